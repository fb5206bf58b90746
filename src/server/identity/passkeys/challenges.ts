import { createHash } from 'node:crypto';
import type { z } from 'zod';
import type { PasskeyChallenge } from '../../../contract/passkeys.ts';
import {
  APPROVAL_NONCE_BYTES,
  approvalMessage,
  OTHER_CHALLENGE_BYTES,
} from '../../../shared/approval-challenge.ts';
import { PASSKEY_LIMITS, type ChallengePurpose } from '../../../shared/passkey-terms.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import type { Context } from '../../platform/context.ts';
import type { Database, Queryable, Tx } from '../../platform/database/pool.ts';
import { refused } from '../../../shared/errors.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notAccepted } from './refusals.ts';
import { relyingParty } from './relying-party.ts';

/** A user, in the entity to which the user belongs. */
export interface Owner {
  userId: string;
  entityId: string;
}

/** The content of a batch that an approval covers. */
export interface ApprovedContent {
  batchId: string;
  contentDigest: string;
}

/** What a passkey signs: for an approval a digest that includes the content, else the nonce. */
function challengeOf(nonce: Uint8Array, content: ApprovedContent | null): Buffer {
  if (content === null) return Buffer.from(nonce);
  const message = approvalMessage(content.contentDigest, content.batchId, nonce);
  return createHash('sha256').update(message).digest();
}

/** Stores a new challenge of a user, and drops the user's expired ones. */
export async function issueChallenge(
  context: Pick<Context, 'random'>,
  db: Queryable,
  owner: Owner,
  purpose: ChallengePurpose,
  content: ApprovedContent | null,
  at: Date,
): Promise<{ nonce: Buffer; expiresAt: Date }> {
  const nonce = Buffer.from(context.random.bytes(content ? APPROVAL_NONCE_BYTES : OTHER_CHALLENGE_BYTES));
  const expiresAt = new Date(at.getTime() + PASSKEY_LIMITS.challengeMinutes * MINUTE_MS);
  await db.query('DELETE FROM passkey_challenges WHERE user_id = $1 AND expires_at <= $2', [
    owner.userId,
    at,
  ]);
  await db.query(
    `INSERT INTO passkey_challenges
            (nonce, entity_id, user_id, purpose, batch_id, content_digest, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [
      nonce,
      owner.entityId,
      owner.userId,
      purpose,
      content?.batchId ?? null,
      content?.contentDigest ?? null,
      at,
      expiresAt,
    ],
  );
  return { nonce, expiresAt };
}

/** Issues a challenge for one of the passkeys that a user has. Throws 400 `no_passkey`. */
export async function askForPasskey(
  context: Pick<Context, 'random' | 'configuration'>,
  db: Queryable,
  owner: Owner,
  purpose: ChallengePurpose,
  content: ApprovedContent | null,
  at: Date,
): Promise<z.input<typeof PasskeyChallenge>> {
  const credentials = await db.query(
    `SELECT credential_id, transports
       FROM passkeys
      WHERE user_id = $1 AND entity_id = $2 AND removed_at IS NULL
      ORDER BY created_at, id`,
    [owner.userId, owner.entityId],
  );
  if (credentials.length === 0) throw refused('no_passkey', explain('no_passkey'));
  const { nonce, expiresAt } = await issueChallenge(context, db, owner, purpose, content, at);
  return {
    nonce: nonce.toString('base64url'),
    challenge: challengeOf(nonce, content).toString('base64url'),
    rpId: relyingParty(context.configuration).id,
    credentials: credentials.map(({ credential_id: id, transports }) => ({
      id: id.toString('base64url'),
      transports,
    })),
    expiresAt: expiresAt.toISOString(),
  };
}

/**
 * Uses a challenge up: it must have been issued for this user, purpose and content, and not be used or
 * expired. When the transaction fails, the challenge can still be used. Throws 401
 * `passkey_challenge_unknown`.
 */
export async function takeChallenge(
  tx: Tx,
  owner: Owner,
  purpose: ChallengePurpose,
  content: ApprovedContent | null,
  nonce: string,
  at: Date,
): Promise<Buffer> {
  const bytes = Buffer.from(nonce, 'base64url');
  const [taken] = await tx.query(
    `DELETE FROM passkey_challenges
      WHERE nonce = $1 AND user_id = $2 AND entity_id = $3 AND purpose = $4
        AND batch_id IS NOT DISTINCT FROM $5 AND content_digest IS NOT DISTINCT FROM $6
        AND expires_at > $7
     RETURNING nonce`,
    [
      bytes,
      owner.userId,
      owner.entityId,
      purpose,
      content?.batchId ?? null,
      content?.contentDigest ?? null,
      at,
    ],
  );
  if (!taken) throw notAccepted('passkey_challenge_unknown');
  return challengeOf(bytes, content);
}

/** Drops the challenges that were not used in time. */
export async function dropExpiredChallenges(database: Database, now: Date): Promise<void> {
  await database.query('DELETE FROM passkey_challenges WHERE expires_at <= $1', [now]);
}
