import { PassThrough } from 'node:stream';
import { createGunzip } from 'node:zlib';
import type { preParsingHookHandler, RequestPayload } from 'fastify';
import { Problem } from '../../../shared/errors.ts';

/**
 * Unpacks a body that is sent with Content-Encoding: gzip. The route's limit counts the unpacked bytes. 400
 * `invalid_gzip`.
 */
export const unpackGzip: preParsingHookHandler = (request, _reply, payload, done) => {
  if (request.headers['content-encoding']?.trim().toLowerCase() !== 'gzip') return done(null, payload);
  const unpacked: RequestPayload = new PassThrough();
  const gunzip = createGunzip();
  // Fastify compares the bytes that arrived with the Content-Length.
  unpacked.receivedEncodedLength = 0;
  payload.on('data', (chunk: Buffer) => (unpacked.receivedEncodedLength! += chunk.length));
  gunzip.on('error', () => unpacked.destroy(invalidGzip()));
  // Also after the reader has stopped at the limit.
  unpacked.on('close', () => gunzip.destroy());
  payload.pipe(gunzip).pipe(unpacked as PassThrough);
  done(null, unpacked);
};

export function invalidGzip(): Problem {
  return new Problem(
    400,
    'invalid_gzip',
    'The request was refused',
    'The body is declared as gzip but cannot be unpacked.',
  );
}
