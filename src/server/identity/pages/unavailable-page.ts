import type { FastifyInstance } from 'fastify';
import { logUnavailable, problemFrom } from '../../platform/http/problem-details.ts';
import { messagePage } from './messages.ts';
import { otherAddressPage } from './other-address-page.ts';

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
 * Answers with a page instead of problem details on the routes of this scope, which people open in a browser:
 * 503, and a form that came from another address.
 */
export function answerWithPages(scope: FastifyInstance, publicUrl: string): void {
  scope.setErrorHandler((error, request, reply) => {
    const problem = problemFrom(error);
    if (problem?.code === 'foreign_origin')
      return reply
        .code(problem.status)
        .type('text/html; charset=utf-8')
        .send(otherAddressPage(publicUrl, request));
    if (problem?.status !== UNAVAILABLE_STATUS) throw error;
    logUnavailable(request, error);
    const again = request.method === 'GET' ? request.originalUrl : '/app/sign-in';
    return reply
      .code(UNAVAILABLE_STATUS)
      .header('retry-after', String(RETRY_AFTER_SECONDS))
      .type('text/html; charset=utf-8')
      .send(unavailablePage(again));
  });
}
