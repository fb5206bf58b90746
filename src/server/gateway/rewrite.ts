import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** Marks a request that arrived under /institution. A symbol, so that no client can set it. */
const THROUGH_GATEWAY = Symbol('through gateway');

type Marked = IncomingMessage & { [THROUGH_GATEWAY]?: true };

/**
 * /institution/<segments> in plain spelling. A path with an empty segment, a dot segment or an encoded slash,
 * backslash or dot is not rewritten, so it matches no route.
 */
const INSTITUTION =
  /^\/institution((?:\/(?!\.{1,2}(?:[/?]|$))(?!%2e)(?:[^/?%\\]|%(?!2f|5c|2e|00)[0-9a-f]{2})+)+)(\?.*)?$/i;

/**
 * Rewrites the public prefix /institution to /v1 in process, and marks the request. Rewrites nothing else.
 */
export function gatewayRewrite(request: IncomingMessage): string {
  const url = request.url ?? '/';
  if (!url.startsWith('/institution/')) return url;
  const match = INSTITUTION.exec(url);
  if (!match) return url;
  (request as Marked)[THROUGH_GATEWAY] = true;
  return `/v1${match[1]}${match[2] ?? ''}`;
}

const IDENTITY_HEADERS = new Set(['xuseruniqueid', 'xentityid']);

/** Whether any server could read a header's name as an identity header: case and separators are ignored. */
function namesIdentity(name: string): boolean {
  return IDENTITY_HEADERS.has(name.toLowerCase().replaceAll(/[^a-z0-9]/g, ''));
}

/** Drops the identity headers that a client sent through the gateway. Access sets them from the sign-in. */
export function registerGatewayMark(app: FastifyInstance): void {
  app.addHook('onRequest', (request, _reply, done) => {
    request.throughGateway = (request.raw as Marked)[THROUGH_GATEWAY] === true;
    if (request.throughGateway) dropIdentity(request.raw);
    done();
  });
}

function dropIdentity(raw: IncomingMessage): void {
  for (const name of Object.keys(raw.headers)) if (namesIdentity(name)) delete raw.headers[name];
  const kept: string[] = [];
  for (let i = 0; i < raw.rawHeaders.length; i += 2) {
    if (!namesIdentity(raw.rawHeaders[i]!)) kept.push(raw.rawHeaders[i]!, raw.rawHeaders[i + 1]!);
  }
  raw.rawHeaders.splice(0, raw.rawHeaders.length, ...kept);
}
