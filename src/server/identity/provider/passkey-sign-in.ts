import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { PasskeyAssertion } from '../../../contract/passkeys.ts';
import { Problem } from '../../../shared/errors.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { takeSignInChallenge } from '../passkeys/sign-in-challenge.ts';
import { verifyAssertion } from '../passkeys/verify-assertion.ts';
import { auditFailure, type Throttle } from './failed-sign-in.ts';
import { clearAttempts, countAttempt } from './sign-in-throttle.ts';

const Answer = PasskeyAssertion.omit({ nonce: true }).extend({
  userHandle: z.string().max(100).nullable(),
});
type Answer = z.output<typeof Answer>;

/**
 * The login of the person whose passkey answered the challenge of this interaction, or how long to wait: a
 * passkey that the person uses in one entity signs in to all of them. Answers that are not accepted count as
 * wrong passwords do.
 */
export async function checkPasskey(
  context: Context,
  { addresses, devices }: Throttle,
  request: FastifyRequest,
  interaction: string,
  sent: string,
): Promise<{ loginId: string } | { retryAfterMs: number }> {
  const { database } = context;
  const address = request.ip;
  const answer = readAnswer(sent);
  const user = answer && (await findOwner(context, answer));
  const source = { address, device: user ? devices.deviceOf(request, user.loginId) : null };
  const blockedMs = source.device === null ? addresses.retryAfterMs(address) : 0;
  if (blockedMs > 0) return { retryAfterMs: blockedMs };
  if (user) {
    const counted = await countAttempt(database, user.loginId, source, nowOf(context.clock));
    if (counted.retryAfterMs > 0) return counted;
    if (await isAccepted(context, user, answer, interaction)) {
      await clearAttempts(database, user.loginId, source);
      return { loginId: user.loginId };
    }
  }
  addresses.failed(address);
  context.log.warn({ address, userId: user?.id ?? null }, 'sign-in with a passkey failed');
  if (user) await auditFailure(context, user.loginId, address);
  return { retryAfterMs: 0 };
}

function readAnswer(sent: string): Answer | null {
  try {
    return Answer.parse(JSON.parse(sent));
  } catch {
    return null;
  }
}

/** The user to whom the passkey belongs, if its device names the same one. */
async function findOwner(
  { database }: Context,
  { credentialId, userHandle }: Answer,
): Promise<{ id: string; entityId: string; loginId: string } | null> {
  const [user] = await database.query(
    `SELECT u.id, u.entity_id, u.login_id
       FROM passkeys p
       JOIN users u ON u.id = p.user_id
      WHERE p.credential_id = $1 AND p.removed_at IS NULL AND u.issuer = '' AND u.disabled_at IS NULL
        AND NOT EXISTS (
              SELECT 1
                FROM users other
               WHERE other.login_id = u.login_id AND other.id <> u.id AND other.created_at > p.created_at)`,
    [Buffer.from(credentialId, 'base64url')],
  );
  if (!user) return null;
  const named = userHandle === null ? null : Buffer.from(userHandle, 'base64url').toString('hex');
  return named === null || named === user.id.replaceAll('-', '')
    ? { id: user.id, entityId: user.entity_id, loginId: user.login_id }
    : null;
}

async function isAccepted(
  context: Context,
  user: { id: string; entityId: string },
  { credentialId, authenticatorData, clientDataJSON, signature }: Answer,
  interaction: string,
): Promise<boolean> {
  const challenge = await takeSignInChallenge(context, interaction);
  if (!challenge) return false;
  const owner = { userId: user.id, entityId: user.entityId };
  const assertion = { credentialId, authenticatorData, clientDataJSON, signature };
  try {
    await context.database.transaction((tx) =>
      verifyAssertion(context, tx, owner, assertion, challenge, nowOf(context.clock)),
    );
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status === 401) return false;
    throw error;
  }
}
