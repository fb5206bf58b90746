import type { FastifyInstance, FastifyRequest } from 'fastify';

/** A path of the application, and the methods that it supports. */
interface KnownPath {
  pattern: RegExp;
  methods: string[];
}

/** Serves the paths that no other route serves, so its paths do not count as known. */
const CATCH_ALL = '/*';

/**
 * Refuses a method that a known path does not support, with an `Allow` header; answers OPTIONS with 204 and
 * the same header. Unknown paths are left to the not-found handler. Call it before the routes are registered.
 * `refuse` makes the error, 405. It runs after every onRequest hook and before the body is read; a route's
 * own checks, such as the sign-in, do not run: which methods a path supports is public.
 */
export function refuseOtherMethods(app: FastifyInstance, refuse: (allow: string) => Error): void {
  const known = new Map<string, KnownPath>();
  app.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    const { methods } = known.get(url) ?? { methods: [] };
    known.set(url, { pattern: patternOf(url), methods: [...methods, ...[method].flat()] });
  });
  app.addHook('preParsing', (request, reply, payload, done) => {
    const methods = isUnrouted(request) ? methodsOf(known, request.url) : [];
    if (methods.length === 0 || methods.includes(request.method)) return done(null, payload);
    const allow = [...methods, 'OPTIONS'].join(', ');
    reply.header('allow', allow);
    if (request.method === 'OPTIONS') void reply.code(204).send();
    else done(refuse(allow));
  });
}

function isUnrouted(request: FastifyRequest): boolean {
  return request.is404 || request.routeOptions.url === CATCH_ALL;
}

function methodsOf(known: ReadonlyMap<string, KnownPath>, url: string): string[] {
  const path = url.split('?', 1)[0]!;
  const matching = [...known.values()].filter(({ pattern }) => pattern.test(path));
  return [...new Set(matching.flatMap(({ methods }) => methods))].toSorted();
}

/** The paths of a route such as `/v1/batches/:id`. */
function patternOf(url: string): RegExp {
  const segments = url.split('/').map((segment) => (segment.startsWith(':') ? '[^/]+' : escaped(segment)));
  return new RegExp(`^${segments.join('/')}$`);
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
