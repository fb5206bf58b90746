import { OTHER_CHALLENGE_BYTES } from '../../../shared/approval-challenge.ts';
import { PASSKEY_LIMITS } from '../../../shared/passkey-terms.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';

/**
 * Issues the challenge of a sign-in, whose user is not known yet. It belongs to the interaction of the
 * embedded provider, which has one at a time, and is dropped with the provider's other records.
 */
export async function issueSignInChallenge(context: Context, interaction: string): Promise<Buffer> {
  const challenge = Buffer.from(context.random.bytes(OTHER_CHALLENGE_BYTES));
  const expiresAt = new Date(context.clock.nowMs() + PASSKEY_LIMITS.challengeMinutes * MINUTE_MS);
  await context.database.query(
    `INSERT INTO oidc_records (kind, id, payload, expires_at)
     VALUES ('PasskeyChallenge', $1, $2, $3)
     ON CONFLICT (kind, id) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`,
    [interaction, JSON.stringify({ challenge: challenge.toString('base64url') }), expiresAt],
  );
  return challenge;
}

/** Uses the challenge of a sign-in up, whatever the passkey answered to it; null without one. */
export async function takeSignInChallenge(context: Context, interaction: string): Promise<Buffer | null> {
  const [taken] = await context.database.query(
    `DELETE FROM oidc_records
      WHERE kind = 'PasskeyChallenge' AND id = $1 AND expires_at > $2
     RETURNING payload ->> 'challenge' AS challenge`,
    [interaction, nowOf(context.clock)],
  );
  return taken?.challenge ? Buffer.from(taken.challenge, 'base64url') : null;
}
