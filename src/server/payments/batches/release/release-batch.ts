import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import type { StandingReason } from '../../../../shared/schedule-terms.ts';
import type { Rail, WaitingFor } from '../../../../shared/terms.ts';
import { recordAudit, WORKER, type Actor } from '../../../audit/audit.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { isRefusedByRegister } from '../../register/require-registered.ts';
import { countingApprovals } from '../counting-approvals.ts';
import { endUnsent } from '../end-unsent.ts';
import type { LockedBatch } from '../lock-batch.ts';
import { announceEndedBatch } from '../../base/announce.ts';
import { digestOfRows } from './digest-of-rows.ts';
import { payoutsAreOn } from './hold-back.ts';

/** Why an approved batch must not be submitted to the bank now; null when it may. */
export async function reasonToHold(tx: Tx, batch: LockedBatch, at: Date): Promise<WaitingFor | null> {
  if (!(await payoutsAreOn(tx, batch.entityId))) return 'PAYOUTS_OFF';
  if ((await countingApprovals(tx, batch.id)) < batch.approvalsRequired) return 'APPROVALS';
  if ((await standingLapses(tx, batch)).length > 0) return 'STANDING';
  return (await isRefusedByRegister(tx, batch.id, at)) ? 'REGISTER' : null;
}

/**
 * Why the standing approval of a batch does not cover it any more; empty when it does, or when users approved
 * the batch. Rules that become stricter wait for the transaction.
 */
export async function standingLapses(
  tx: Tx,
  { id, entityId }: Pick<LockedBatch, 'id' | 'entityId'>,
): Promise<StandingReason[]> {
  await loadPaymentConfig(tx, entityId, 'FOR SHARE');
  const [found] = await tx.query('SELECT standing_lapses($1) AS reasons', [id]);
  return (found!.reasons ?? []) as StandingReason[];
}

/**
 * Compares the rows of a locked batch with the digest that was approved. Rows that no longer match end the
 * batch as FAILED: nothing is submitted and its hold is released.
 */
export async function endUnlessIntact(tx: Tx, batch: LockedBatch, at: Date): Promise<boolean> {
  const foundDigest = await digestOfRows(tx, batch.id);
  if (foundDigest === batch.contentDigest) return true;
  await endUnsent(tx, batch, 'fail the digest check', at);
  await announceEndedBatch(tx, batch.id);
  await recordAudit(tx, {
    entityId: batch.entityId,
    at,
    actor: WORKER,
    action: 'batch.digest_broken',
    subjectType: 'batch',
    subjectId: batch.id,
    details: { approvedDigest: batch.contentDigest, foundDigest },
  });
  return false;
}

/**
 * A locked, approved and intact batch becomes PROCESSING: its withdrawals may be submitted through
 * `carriers`, the names of the bank connections by rail. They stay the same until it has ended, whatever is
 * switched on meanwhile. Without them its payments have left in a bank file.
 */
export async function releaseBatch(
  tx: Tx,
  batch: LockedBatch,
  at: Date,
  actor: Actor,
  { carriers = null, ...details }: { carriers?: Partial<Record<Rail, string>> | null; sha256?: string },
): Promise<void> {
  await tx.query(
    `UPDATE batches
        SET status = $2, held_for = NULL, held_why = NULL, carriers = $4, updated_at = $3
      WHERE id = $1`,
    [batch.id, batchStates.statusAfter('dispatch'), at, carriers && JSON.stringify(carriers)],
  );
  await recordAudit(tx, {
    entityId: batch.entityId,
    at,
    actor,
    action: 'batch.released',
    subjectType: 'batch',
    subjectId: batch.id,
    details: { approvedDigest: batch.contentDigest, ...details },
  });
}
