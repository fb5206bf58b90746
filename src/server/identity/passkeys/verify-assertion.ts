import type { z } from 'zod';
import type { PasskeyAssertion } from '../../../contract/passkeys.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { Owner } from './challenges.ts';
import { notAccepted } from './refusals.ts';
import { relyingParty } from './relying-party.ts';

export type Assertion = z.output<typeof PasskeyAssertion>;

/** The passkey that answered a challenge. */
export interface UsedPasskey extends Owner {
  id: string;
  name: string;
}

/**
 * Verifies what a passkey in use answered to a challenge, and notes its use. `owner`: the user whose passkey
 * it must be; null when the passkey says who the user is. Throws 401 `passkey_unknown`, `passkey_not_valid`,
 * `passkey_counter`; nothing is recorded then.
 */
export async function verifyAssertion(
  context: Pick<Context, 'configuration' | 'log'>,
  tx: Tx,
  owner: Owner | null,
  assertion: Omit<Assertion, 'nonce'>,
  challenge: Buffer,
  at: Date,
): Promise<UsedPasskey> {
  // The lock lets uses of one passkey follow each other, so that its counter is compared with the last one.
  const [passkey] = await tx.query(
    `SELECT id, name, user_id, entity_id, credential_id, public_key, counter, transports
       FROM passkeys
      WHERE credential_id = $1 AND removed_at IS NULL
        AND ($2::uuid IS NULL OR user_id = $2 AND entity_id = $3)
        FOR NO KEY UPDATE`,
    [Buffer.from(assertion.credentialId, 'base64url'), owner?.userId ?? null, owner?.entityId ?? null],
  );
  if (!passkey) throw notAccepted('passkey_unknown');
  const answer = await judge(context, assertion, {
    id: passkey.credential_id,
    publicKey: passkey.public_key,
    challenge,
  });
  if (!answer) throw notAccepted('passkey_not_valid');
  const { counter } = answer;
  // A passkey without a counter always says 0.
  if ((counter > 0n || passkey.counter > 0n) && counter <= passkey.counter) {
    context.log.warn({ passkeyId: passkey.id }, 'the counter of a passkey went back: a copy may be in use');
    throw notAccepted('passkey_counter');
  }
  await tx.query('UPDATE passkeys SET counter = $2, last_used_at = $3, backed_up = $4 WHERE id = $1', [
    passkey.id,
    counter,
    at,
    answer.isBackedUp,
  ]);
  return { id: passkey.id, name: passkey.name, userId: passkey.user_id, entityId: passkey.entity_id };
}

/** Whether the answer is signed by the key, for our site and this challenge, by a user who was verified. */
async function judge(
  { configuration, log }: Pick<Context, 'configuration' | 'log'>,
  { credentialId, ...response }: Omit<Assertion, 'nonce'>,
  key: { id: Buffer; publicKey: Buffer; challenge: Buffer },
): Promise<{ counter: bigint; isBackedUp: boolean } | null> {
  const { id, origin } = relyingParty(configuration);
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    if (isFramed(response.clientDataJSON)) return null;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id: credentialId,
        rawId: credentialId,
        type: 'public-key',
        response,
        clientExtensionResults: {},
      },
      expectedChallenge: key.challenge.toString('base64url'),
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      // The counter is compared after the signature, so that it has a separate error.
      credential: { id: credentialId, publicKey: new Uint8Array(key.publicKey), counter: 0 },
    });
    if (!verified) return null;
    const { newCounter, credentialBackedUp } = authenticationInfo;
    return { counter: BigInt(newCounter), isBackedUp: credentialBackedUp };
  } catch (error) {
    log.warn({ err: error }, 'the answer of a passkey is not valid');
    return null;
  }
}

/** Whether a page of another site had ours in a frame, which the policies of our pages forbid. */
export function isFramed(clientDataJSON: string): boolean {
  const client = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as { crossOrigin?: unknown };
  return client.crossOrigin !== undefined && client.crossOrigin !== false;
}
