import { explain } from '../../../shared/error-texts.ts';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../../../shared/errors.ts';
import type { Context } from '../../platform/context.ts';

/** Throws 403 unless the browser says that the change comes from a page of ours. */
export function requireOwnOrigin(context: Context, request: FastifyRequest): void {
  const site = request.headers['sec-fetch-site'];
  if (
    request.headers.origin === new URL(context.configuration.publicUrl).origin &&
    (site === undefined || site === 'same-origin')
  )
    return;
  throw new Problem(403, 'foreign_origin', 'Not allowed', explain('foreign_origin'));
}
