import { explain } from '../../../../shared/error-texts.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { PaymentConfig } from '../../../../domain/payouts/config-defaults.ts';
import { takeChallenge, type Owner } from '../../../identity/passkeys/challenges.ts';
import { passkeyRequired } from '../../../identity/passkeys/refusals.ts';
import {
  verifyAssertion,
  type Assertion,
  type UsedPasskey,
} from '../../../identity/passkeys/verify-assertion.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { LockedBatch } from '../lock-batch.ts';

/** The answer of a passkey that is valid for one approval. */
export interface Signed {
  passkey: UsedPasskey;
  assertion: Assertion;
}

/**
 * Verifies the answer of an approver's passkey to the challenge of this batch with its present content, and
 * uses the challenge up. Throws 401; nothing is recorded then.
 */
export async function checkSignature(
  context: Pick<Context, 'configuration' | 'log'>,
  tx: Tx,
  caller: Owner,
  batch: LockedBatch,
  assertion: Assertion,
  at: Date,
): Promise<Signed> {
  const content = { batchId: batch.id, contentDigest: batch.contentDigest };
  const challenge = await takeChallenge(tx, caller, 'APPROVE', content, assertion.nonce, at);
  return { passkey: await verifyAssertion(context, tx, caller, assertion, challenge, at), assertion };
}

/** Keeps the signature with its approval. */
export async function keepSignature(
  tx: Tx,
  batch: LockedBatch,
  { passkey, assertion }: Signed,
  at: Date,
): Promise<void> {
  const bytes = (text: string) => Buffer.from(text, 'base64url');
  await tx.query(
    `INSERT INTO approval_assertions
            (nonce, batch_id, user_id, entity_id, passkey_id, content_digest, authenticator_data,
             client_data_json, signature, given_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      bytes(assertion.nonce),
      batch.id,
      passkey.userId,
      passkey.entityId,
      passkey.id,
      batch.contentDigest,
      bytes(assertion.authenticatorData),
      bytes(assertion.clientDataJSON),
      bytes(assertion.signature),
      at,
    ],
  );
}

/** Throws 401 `passkey_required` for an approval without a passkey of a batch that needs one. */
export function requireNoPasskey(
  batch: LockedBatch,
  { passkeyAbove }: Pick<PaymentConfig, 'passkeyAbove'>,
): void {
  if (!needsPasskey(batch.totalAmountMinor, passkeyAbove)) return;
  const { amountMinor, currency } = passkeyAbove!;
  const above = { amount: formatAmount(amountMinor, currency), currency };
  throw passkeyRequired(explain('passkey_required', { above }));
}

/** Whether the payment config demands a passkey for a total. `demands_passkey` of the database agrees. */
export function needsPasskey(totalMinor: bigint, passkeyAbove: PaymentConfig['passkeyAbove']): boolean {
  return passkeyAbove !== null && totalMinor > passkeyAbove.amountMinor;
}
