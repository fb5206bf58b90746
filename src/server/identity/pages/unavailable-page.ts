import type { FastifyInstance } from 'fastify';
import { logUnavailable, problemFrom } from '../../platform/http/problem-details.ts';
import { messagePage } from './messages.ts';

export const UNAVAILABLE_STATUS = 503;
export const RETRY_AFTER_SECONDS = 5;

/**
 * The page for a sign-in that fails because the database is unavailable. `again` is the address to try again.
 */
export function unavailablePage(again: string): string {
  return messagePage({
    title: 'Signing in is not possible at the moment',
    text:
      'Outlay cannot reach its database. Wait a few seconds, then try again. If this page appears again, ' +
      'tell your administrator.',
    link: { href: again, text: 'Try again' },
  });
}

/**
 * Answers 503 with a page instead of problem details on the routes of this scope, which people open in a
 * browser.
 */
export function answerUnavailableAsPage(scope: FastifyInstance): void {
  scope.setErrorHandler((error, request, reply) => {
    if (problemFrom(error)?.status !== UNAVAILABLE_STATUS) throw error;
    logUnavailable(request, error);
    const again = request.method === 'GET' ? request.originalUrl : '/app/sign-in';
    return reply
      .code(UNAVAILABLE_STATUS)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .type('text/html; charset=utf-8')
      .send(unavailablePage(again));
  });
}
