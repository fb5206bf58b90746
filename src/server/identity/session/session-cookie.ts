import type { FastifyReply } from 'fastify';
import type { Context } from '../../platform/context.ts';
import { isSecure, sessionCookieName } from './session-store.ts';

/** Gives the browser the token of its session. */
export function setSessionCookie(
  context: Context,
  reply: FastifyReply,
  token: string,
  expiresAt: Date,
): void {
  void reply.setCookie(sessionCookieName(context.configuration), token, {
    httpOnly: true,
    sameSite: 'strict',
    secure: isSecure(context.configuration),
    path: '/',
    maxAge: Math.max(1, Math.floor((expiresAt.getTime() - context.clock.nowMs()) / 1000)),
  });
}
