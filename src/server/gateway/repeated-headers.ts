import type { FastifyInstance } from 'fastify';
import { Problem } from '../../shared/errors.ts';

/**
 * Headers that determine the caller, the request or how it is parsed. Node keeps the first of some and joins
 * others, while a proxy in front may use the last one, so a request that repeats one of them is ambiguous.
 */
const SINGLE = new Set([
  'authorization',
  'content-encoding',
  'content-length',
  'content-type',
  'cookie',
  'host',
  'idempotency-key',
  'if-match',
  'origin',
  'outlay-user',
  'sec-fetch-site',
  'transfer-encoding',
]);

/** Refuses a request that repeats such a header with 400, before any code reads the headers. */
export function refuseRepeatedHeaders(app: FastifyInstance): void {
  app.addHook('onRequest', async (request) => {
    const repeated = repeatedIn(request.raw.rawHeaders);
    if (repeated === null) return;
    throw new Problem(
      400,
      'repeated_header',
      'The request was refused',
      `The header ${repeated} was sent more than once. Send it once.`,
      {
        errors: [{ path: repeated, code: 'repeated', message: 'Send this header once.' }],
      },
    );
  });
}

function repeatedIn(rawHeaders: readonly string[]): string | null {
  const seen = new Set<string>();
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i]!.toLowerCase();
    if (!SINGLE.has(name)) continue;
    if (seen.has(name)) return name;
    seen.add(name);
  }
  return null;
}
