import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../shared/errors.ts';
import type { Context } from '../platform/context.ts';
import { PUBLIC_DEMO_NOTICE } from '../identity/pages/pages-css.ts';
import { contentSecurityPolicy } from '../platform/http/content-security-policy.ts';

const YEAR_S = 31_536_000;
/**
 * What is never a page of the dashboard: an unknown address below these is 404, whatever the browser accepts.
 */
const NOT_PAGES = /^\/(v1|institution|app|oidc|openapi|docs|assets|trading)(\/|$)/;
/** What the build writes where the nonce of a request belongs. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** Stands in where the dashboard was not built; in development the page that Vite keeps takes its place. */
const NOT_BUILT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Outlay</title><link rel="stylesheet" href="/app/pages.css"></head>
<body><main id="root"><h1>The dashboard is not built</h1><p>Stop this process and run <code>npm start</code>, which builds it.</p></main></body>
</html>
`;

/**
 * The folder of the built dashboard, found from the sources (dist/web) and from the bundle beside it; null
 * when it is not built.
 */
export function dashboardFolder(): string | null {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (let up = 0; up < 6; up++) {
    const built = join(folder, 'dist/web');
    if (existsSync(join(built, 'index.html'))) return built;
    folder = dirname(folder);
  }
  return null;
}

/**
 * Serves the built dashboard: hashed files for ever, and its one page for every address that a person may
 * open.
 */
export async function dashboardFiles(
  app: FastifyInstance,
  context: Context,
  folder: string | null,
): Promise<void> {
  if (folder) {
    await app.register(serveStatic, {
      root: folder,
      wildcard: false,
      index: false,
      cacheControl: false,
      globIgnore: ['index.html'],
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'));
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      },
    });
  }
  const built = folder ? readFileSync(join(folder, 'index.html'), 'utf8') : NOT_BUILT;
  const template = context.configuration.publicDemo ? withPublicDemoNotice(built) : built;
  app.get('/*', async (request, reply) => {
    if (!isPage(request)) throw notFound('address');
    return sendPage(context, reply, template);
  });
}

/** Where the dashboard has pages: a client that takes anything, as curl does, gets them too. */
const PAGES =
  /^\/(?:(?:batches|payouts|recipients|balances|payment-config|entity-config|audit-log|trade)(?:[/?]|$)|\?|$)/;

/**
 * Whether a request is for a page of the dashboard: a browser's for any address that is not the interface's,
 * another's for those that are pages.
 */
export function isPage({ headers: { accept = '*/*' }, originalUrl }: FastifyRequest): boolean {
  if (NOT_PAGES.test(originalUrl)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && PAGES.test(originalUrl));
}

function sendPage(context: Context, reply: FastifyReply, template: string): FastifyReply {
  const styleNonce = Buffer.from(context.random.bytes(16)).toString('base64');
  return reply
    .header('content-security-policy', contentSecurityPolicy(context.configuration, { styleNonce }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(withNonce(template, styleNonce));
}

/** The notice is outside the element that React renders, so that every page has it. */
function withPublicDemoNotice(template: string): string {
  return template
    .replace('<html', '<html data-public-demo')
    .replace('<body>', `<body>\n<p class="public-demo" role="note">${PUBLIC_DEMO_NOTICE}</p>`);
}

/** Puts the nonce where the build left room for it, else into a meta element from which the page reads it. */
function withNonce(template: string, nonce: string): string {
  if (template.includes(NONCE_PLACEHOLDER)) return template.replaceAll(NONCE_PLACEHOLDER, nonce);
  return template.replace('<head>', `<head>\n<meta property="csp-nonce" nonce="${nonce}">`);
}
