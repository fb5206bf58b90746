import { explain, type Explained } from '../../shared/error-texts.ts';
import { Problem } from '../../shared/errors.ts';
import type { Caller } from '../platform/caller.ts';

/**
 * Refuses a caller whose sign-in is older than `maxAgeSeconds` with an RFC 9470 challenge, which asks for a
 * more recent sign-in. Null accepts any age. Ages are in whole seconds, as identity providers report the time
 * of a sign-in.
 */
export function requireFreshSignIn(caller: Caller, maxAgeSeconds: number | null, nowMs: number): void {
  if (maxAgeSeconds === null) return;
  const ageSeconds = Math.floor(nowMs / 1000) - Math.floor(caller.authenticatedAtMs / 1000);
  if (ageSeconds <= maxAgeSeconds) return;
  throw freshSignInRequired(maxAgeSeconds, explain('fresh_sign_in_required', { seconds: maxAgeSeconds }));
}

/** The challenge for a sign-in that is no older than `maxAgeSeconds`, with its reason. */
export function freshSignInRequired(maxAgeSeconds: number, reason: Explained): Problem {
  const description = 'A more recent sign-in is required';
  return new Problem(
    401,
    'fresh_sign_in_required',
    'Sign in again',
    { text: reason.text, params: { ...reason.params, seconds: maxAgeSeconds } },
    {
      headers: {
        'www-authenticate':
          `Bearer error="insufficient_user_authentication", error_description="${description}", ` +
          `max_age="${maxAgeSeconds}"`,
      },
    },
  );
}
