import { explain, type Explained } from '../../../shared/error-texts.ts';
import { Problem } from '../../../shared/errors.ts';

const CHALLENGE = 'Bearer error="insufficient_user_authentication", error_description=';

type AssertionError =
  | 'passkey_challenge_unknown'
  | 'passkey_unknown'
  | 'passkey_not_valid'
  | 'passkey_counter';

/** 401: what a passkey answered is not accepted. Nothing is recorded. */
export function notAccepted(code: AssertionError): Problem {
  return new Problem(401, code, 'The passkey was not accepted', explain(code), {
    headers: { 'www-authenticate': `${CHALLENGE}"A passkey was not accepted"` },
  });
}

/** 401: this needs a passkey. */
export function passkeyRequired(detail: Explained): Problem {
  return new Problem(401, 'passkey_required', 'Use a passkey', detail, {
    headers: { 'www-authenticate': `${CHALLENGE}"A passkey is required"` },
  });
}
