import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ROUTE_NAMES, routeOf, signInPath } from '../../shared/dashboard-routes.ts';
import { notFound } from '../../shared/errors.ts';
import type { Context } from '../platform/context.ts';
import { sessionCookieName } from '../identity/session/session-store.ts';
import { languageOf } from '../identity/pages/language.ts';
import { PUBLIC_DEMO_NOTICE } from '../identity/pages/pages-css.ts';
import { dashboardTemplates } from './dashboard-template.ts';
import { contentSecurityPolicy } from '../platform/http/content-security-policy.ts';

const YEAR_S = 31_536_000;
/** Prefixes without pages of the dashboard. An unknown address below them is 404, even for a browser. */
const NOT_PAGES = /^\/(v1|institution|app|oidc|openapi|docs|assets|trading|pay|\.well-known)(\/|$)/;
/** The build's placeholder for the nonce of a request. */
const NONCE_PLACEHOLDER = '__CSP_NONCE__';

/** The page when the dashboard has not been built. In development, Vite's page replaces it. */
const NOT_BUILT = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Outlay</title><link rel="stylesheet" href="/app/pages.css"></head>
<body><main id="root"><h1>The dashboard is not built</h1>
<p>Stop this process and run <code>npm start</code>, which builds it.</p></main></body>
</html>
`;

/**
 * The folder of the built dashboard (dist/web), found from the sources and from the bundle; null when it has
 * not been built.
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
 * Serves the built dashboard: its one page for every address that a user may open, and its hashed files,
 * cached for a year.
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
      // Compressed when it was built (vite.compressed.ts).
      preCompressed: true,
      globIgnore: ['index.html', '**/*.br', '**/*.gz'],
      setHeaders: (reply, path) => {
        const hashed = path.startsWith(join(folder, 'assets'));
        reply.header('vary', 'accept-encoding');
        reply.header('cache-control', hashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache');
      },
    });
  }
  const built = folder ? readFileSync(join(folder, 'index.html'), 'utf8') : NOT_BUILT;
  const templateOf = dashboardTemplates(
    context.configuration.publicDemo ? withPublicDemoNotice(built) : built,
    folder,
  );
  app.get('/*', async (request, reply) => {
    if (!isPage(request)) throw notFound('address');
    if (isVisitWithoutSession(context, request)) return reply.redirect(signInPath(request.originalUrl));
    return sendPage(context, reply, templateOf(request.originalUrl, languageOf(request)));
  });
}

/** The addresses of the dashboard's pages. A client that accepts any type, such as curl, gets them too. */
const NAMES = [...new Set(ROUTE_NAMES.map((name) => routeOf(name).path.split('/')[1]!))]
  .filter(Boolean)
  .join('|');
const PAGES = new RegExp(`^/(?:(?:${NAMES})(?:[/?]|$)|\\?|$)`);

/**
 * Whether a request is for a page of the dashboard. A browser gets the page at every address outside the
 * interface, so that the dashboard shows its own "not found"; other clients only at the addresses of pages.
 */
export function isPage({ headers: { accept = '*/*' }, originalUrl }: FastifyRequest): boolean {
  if (NOT_PAGES.test(originalUrl)) return false;
  return accept.includes('text/html') || (accept.includes('*/*') && PAGES.test(originalUrl));
}

/**
 * Whether a browser opens a page without a session: it is sent to the sign-in at once. Other clients, which
 * do not say how they use an answer, get the page.
 */
function isVisitWithoutSession(context: Context, { headers, cookies }: FastifyRequest): boolean {
  return (
    headers['sec-fetch-mode'] === 'navigate' &&
    cookies[sessionCookieName(context.configuration)] === undefined
  );
}

function sendPage(context: Context, reply: FastifyReply, template: string): FastifyReply {
  const styleNonce = Buffer.from(context.random.bytes(16)).toString('base64');
  return reply
    .header('content-security-policy', contentSecurityPolicy(context.configuration, { styleNonce }))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(withNonce(template, styleNonce));
}

/** The notice is outside the element that React renders, so every page shows it. */
function withPublicDemoNotice(template: string): string {
  return template
    .replace('<html', '<html data-public-demo')
    .replace('<body>', `<body>\n<p class="public-demo" role="note">${PUBLIC_DEMO_NOTICE}</p>`);
}

/** Replaces the build's placeholder with the nonce, or else adds a meta element that the page reads. */
function withNonce(template: string, nonce: string): string {
  if (template.includes(NONCE_PLACEHOLDER)) return template.replaceAll(NONCE_PLACEHOLDER, nonce);
  return template.replace('<head>', `<head>\n<meta property="csp-nonce" nonce="${nonce}">`);
}
