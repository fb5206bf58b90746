import { signInPath } from '../../shared/dashboard-routes.ts';
import { problemOf } from './problem.ts';

/**
 * Whether a refusal asks for a fresh sign-in (RFC 9470): the page then walks the person through it and comes
 * back.
 */
export function asksForFreshSignIn(error: unknown): boolean {
  const problem = problemOf(error);
  return problem.status === 401 && problem.code === 'fresh_sign_in_required';
}

/**
 * Leaves for a sign-in that is no older than `maxAgeSeconds`, and returns to the page that the person is on.
 */
export function signInFreshly(maxAgeSeconds: number): void {
  window.location.assign(signInPath(window.location.pathname + window.location.search, maxAgeSeconds));
}
