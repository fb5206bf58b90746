import type { FastifyInstance } from 'fastify';
import { Problem } from '../../shared/errors.ts';

/**
 * Headers that decide who calls, what is meant and how it is read. Node keeps the first of some and joins
 * others, while a proxy in front may judge by the last: a request that repeats one has no single meaning.
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
  'sec-fetch-site',
  'transfer-encoding',
]);

/** Refuses a request that sends such a header twice with 400. Runs before anything reads the headers. */
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
