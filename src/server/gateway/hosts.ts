import { isIP } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Problem } from '../../shared/errors.ts';
import { otherAddressPage } from '../identity/pages/other-address-page.ts';
import type { Context } from '../platform/context.ts';
import { isPage } from './dashboard-files.ts';

/** Paths that monitors request by IP address. */
const ANY_HOST = new Set(['/healthz', '/readyz', '/metrics']);
/** Documents that client developers request by IP address. */
const DOCUMENT = /^\/openapi\/\w+\.json$/;
const API = /^\/(v1|institution|trading)(\/|$)/;

/**
 * Answers only under PUBLIC_URL's host, so that a name that an attacker points here (DNS rebinding) reaches
 * nothing. A page requested under another host redirects to PUBLIC_URL; any other request is 421, which says
 * so on a page if it is a form. A bearer
 * token sent to an IP address or to localhost is accepted, because no foreign page can send one.
 */
export function registerHostGuard(app: FastifyInstance, context: Context): void {
  const { publicUrl } = context.configuration;
  const own = new URL(publicUrl).host;
  app.addHook('onRequest', async (request, reply) => {
    const host = (request.headers.host ?? '').toLowerCase();
    const path = request.originalUrl.split('?', 1)[0]!;
    if (host === own || withoutDefaultPort(host, publicUrl) === own || ANY_HOST.has(path)) return;
    if (isForm(request, path))
      return reply.code(421).type('text/html; charset=utf-8').send(otherAddressPage(publicUrl, request));
    if (wantsPage(request, path)) return reply.redirect(publicUrl + request.originalUrl, 302);
    if ((request.headers.authorization !== undefined || DOCUMENT.test(path)) && cannotBeRebound(host)) return;
    throw new Problem(
      421,
      'misdirected',
      'Not served under this name',
      `This installation answers at ${publicUrl}.`,
    );
  });
}

function withoutDefaultPort(host: string, publicUrl: string): string {
  return publicUrl.startsWith('https:') ? host.replace(/:443$/, '') : host.replace(/:80$/, '');
}

/** Whether a person has sent a form, to whom problem details would say nothing. */
function isForm({ method, headers }: FastifyRequest, path: string): boolean {
  return (
    method === 'POST' &&
    !API.test(path) &&
    (headers.accept ?? '').includes('text/html') &&
    (headers['content-type'] ?? '').startsWith('application/x-www-form-urlencoded')
  );
}

function wantsPage(request: FastifyRequest, path: string): boolean {
  const { method, headers, originalUrl } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    originalUrl.startsWith('/') &&
    !API.test(path) &&
    ((headers.accept ?? '').includes('text/html') || isPage(request))
  );
}

/** Whether a host is an IP address or localhost, which an attacker's DNS name cannot be. */
function cannotBeRebound(host: string): boolean {
  const name = host.replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return name === 'localhost' || isIP(name) !== 0;
}
