import { paths } from '../../../shared/dashboard-routes.ts';

/**
 * Where a sign-in leads back to: a path of ours, or "/" when what was asked for is anything else. Read as a
 * browser would read it, so that neither "//elsewhere" nor "/\elsewhere" nor a line break gets out.
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
