import { signInPath } from '../../shared/dashboard-routes.ts';
import { problemOf } from './problem.ts';

/**
 * Whether the server refused a request because it needs a fresh sign-in (step-up authentication, RFC 9470).
 */
export function asksForFreshSignIn(error: unknown): boolean {
  const problem = problemOf(error);
  return problem.status === 401 && problem.code === 'fresh_sign_in_required';
}

/** Leaves the page for a sign-in that is at most `maxAgeSeconds` old, and returns to it afterwards. */
export function signInFreshly(maxAgeSeconds: number): void {
  window.location.assign(signInPath(window.location.pathname + window.location.search, maxAgeSeconds));
}
