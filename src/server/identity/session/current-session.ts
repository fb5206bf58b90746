import type { FastifyRequest } from 'fastify';
import { digestOf, sessionCookieName } from './session-store.ts';
import type { Context } from '../../platform/context.ts';

/** The digest of the session that a request uses; null for a bearer token. */
export function currentSessionOf({ configuration }: Context, request: FastifyRequest): Buffer | null {
  // Tests of this application have no gateway, which reads the cookies.
  const token = (request.cookies as Record<string, string> | undefined)?.[sessionCookieName(configuration)];
  return token ? digestOf(token) : null;
}
