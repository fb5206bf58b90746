import { paths } from '../../../shared/dashboard-routes.ts';

/**
 * The path that a sign-in returns to: the requested path when it is ours, else "/". It is resolved as a
 * browser would, so that neither "//elsewhere" nor "/\elsewhere" nor a line break leads to another site.
 */
export function returnPath(asked: unknown, publicUrl: string): string {
  if (typeof asked !== 'string' || asked.length > 2_000) return paths.overview();
  if (!asked.startsWith('/') || /^\/[/\\]/.test(asked) || /[\p{Cc}\\]/u.test(asked)) return paths.overview();
  const url = URL.parse(asked, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin) return paths.overview();
  const path = url.pathname + url.search + url.hash;
  if (path.startsWith('//') || /^\/(app|oidc)\/(sign-in|callback|interaction|auth|session)/.test(path))
    return paths.overview();
  return path;
}
