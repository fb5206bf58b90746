import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer as createHttpServer, request as send } from 'node:http';
import { createServer as createProbe } from 'node:net';
import { join } from 'node:path';
import { root } from './prepare.mjs';

/**
 * `npm run dev`: Vite serves the dashboard's modules and updates the open page after a change. All other
 * requests go to the server, which restarts when one of its sources changes. Both have one address, so that
 * cookies and sign-in work as in production.
 */
export async function develop() {
  const port = Number(process.env.PORT || 4000);
  const host = process.env.HOST || '127.0.0.1';
  const publicUrl = process.env.PUBLIC_URL || `http://localhost:${port}`;
  const behind = await freePort();

  const { createServer } = await import('vite');
  const edge = createHttpServer();
  const vite = await createServer({
    root,
    appType: 'custom',
    logLevel: 'warn',
    server: { middlewareMode: true, hmr: { server: edge } },
  });
  edge.on('request', (request, response) =>
    vite.middlewares(request, response, () => pass(request, response)),
  );
  edge.listen(port, host);
  await once(edge, 'listening');

  const server = spawn(
    process.execPath,
    [
      join(root, 'node_modules/tsx/dist/cli.mjs'),
      'watch',
      '--clear-screen=false',
      '--include',
      'src/**/*.sql',
      'src/server/app/main.ts',
    ],
    {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, PORT: String(behind), HOST: '127.0.0.1', PUBLIC_URL: publicUrl },
      // A separate process group: Ctrl-C reaches only this process, which stops the server and waits for it.
      detached: true,
    },
  );
  for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'])
    process.on(signal, () => server.pid && process.kill(-server.pid, 'SIGTERM'));
  server.on('exit', (code) => process.exit(code ?? 0));

  /**
   * Passes a request on to the server. Replaces the server's page of the dashboard with the one of Vite.
   */
  function pass(request, response) {
    const upstream = send({
      host: '127.0.0.1',
      port: behind,
      method: request.method,
      path: request.originalUrl ?? request.url,
      headers: { ...request.headers, 'accept-encoding': 'identity' },
    });
    upstream.on('response', (answer) => {
      const isPage = answer.headers['content-type']?.startsWith('text/html') && answer.statusCode === 200;
      if (isPage)
        return void readText(answer)
          .then((html) => sendPage(html, request, response, answer))
          .catch((error) => response.destroy(error));
      response.writeHead(answer.statusCode, answer.headers);
      answer.pipe(response);
    });
    upstream.on('error', () => {
      if (response.headersSent) return response.destroy();
      response
        .writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' })
        .end('The server is starting. Load the page again in a moment.');
    });
    response.on('close', () => upstream.destroy());
    request.pipe(upstream);
  }

  async function sendPage(html, request, response, answer) {
    if (!html.includes('id="root"')) {
      response.writeHead(answer.statusCode, answer.headers);
      return response.end(html);
    }
    const page = await vite.transformIndexHtml(request.url, readFileSync(join(root, 'index.html'), 'utf8'));
    // Vite adds inline scripts, so in development the page has no content security policy.
    const { 'content-security-policy': _policy, 'content-length': _length, ...headers } = answer.headers;
    response.writeHead(200, headers);
    response.end(page);
  }
}

async function readText(stream) {
  const chunks = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}

async function freePort() {
  const probe = createProbe().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address();
  probe.close();
  return port;
}
