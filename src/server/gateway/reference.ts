import serveStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import swaggerFolder from 'swagger-ui-dist/absolute-path.js';
import { dashboardDocument, paymentsDocument } from '../../contract/documents.ts';
import { tradingDocument } from '../../contract/trading/document.ts';

const DOCUMENTS = [
  { name: 'payments', title: 'Payments', build: () => paymentsDocument() },
  { name: 'trading', title: 'Trading', build: (cookieName: string) => tradingDocument(cookieName) },
  { name: 'dashboard', title: 'Dashboard', build: () => dashboardDocument() },
] as const;

const FILES = new Set([
  '/swagger-ui.css',
  '/swagger-ui-bundle.js',
  '/swagger-ui-standalone-preset.js',
  '/favicon-32x32.png',
]);

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>API reference · Outlay</title>
<link rel="stylesheet" href="/docs/files/swagger-ui.css">
<link rel="stylesheet" href="/docs/reference.css">
<link rel="icon" type="image/png" href="/docs/files/favicon-32x32.png">
</head>
<body>
<div id="reference"></div>
<script src="/docs/files/swagger-ui-bundle.js"></script>
<script src="/docs/files/swagger-ui-standalone-preset.js"></script>
<script src="/docs/reference.js"></script>
</body>
</html>
`;

const URLS = DOCUMENTS.map(({ name, title }) => ({ url: `/openapi/${name}.json`, name: title }));

const SCRIPT = `SwaggerUIBundle({
  urls: ${JSON.stringify(URLS)},
  dom_id: '#reference',
  deepLinking: true,
  // The introduction and the operations come first; schemas are shown where they are used.
  docExpansion: 'list',
  defaultModelsExpandDepth: -1,
  defaultModelExpandDepth: 2,
  displayRequestDuration: true,
  filter: true,
  presets: [SwaggerUIBundle.presets.apis, SwaggerUIStandalonePreset],
  // The logo of the preset has an inline style, which the Content-Security-Policy refuses.
  plugins: [() => ({ components: { Logo: () => null } })],
  layout: 'StandaloneLayout',
  validatorUrl: null,
});
`;

const STYLE = `body { margin: 0; }
.swagger-ui .topbar .link { display: none; }
.swagger-ui .info { margin: 24px 0; max-width: 80ch; }
.swagger-ui .info h2 { font-size: 22px; margin-top: 32px; }
.swagger-ui .info p, .swagger-ui .info li, .swagger-ui .info td { font-size: 15px; line-height: 1.5; }
.swagger-ui .markdown table { border-collapse: collapse; width: auto; }
.swagger-ui .markdown th, .swagger-ui .markdown td {
  border-bottom: 1px solid #d8dde3;
  padding: 6px 16px 6px 0;
  text-align: left;
  vertical-align: top;
}
`;

/**
 * Serves the public OpenAPI documents, and a page to browse them under the same Content-Security-Policy as
 * other pages.
 */
export async function reference(app: FastifyInstance, cookieName: string): Promise<void> {
  for (const { name, build } of DOCUMENTS) {
    const document = JSON.stringify(build(cookieName));
    app.get(`/openapi/${name}.json`, async (_, reply) =>
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8').send(document),
    );
  }
  await app.register(serveStatic, {
    root: swaggerFolder(),
    prefix: '/docs/files/',
    decorateReply: false,
    index: false,
    allowedPath: (path) => FILES.has(path),
    cacheControl: false,
    setHeaders: (reply) => reply.header('cache-control', 'no-cache'),
  });
  app.get('/docs/reference.js', async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/javascript; charset=utf-8').send(SCRIPT),
  );
  app.get('/docs/reference.css', async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(STYLE),
  );
  app.get('/docs', async (_, reply) =>
    reply.header('cache-control', 'no-cache').type('text/html; charset=utf-8').send(PAGE),
  );
}
