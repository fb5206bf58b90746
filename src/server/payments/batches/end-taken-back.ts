import { batchStates } from '../../../domain/payouts/batch-states.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { announceEndedBatch } from '../base/announce.ts';
import { endUnsent } from './end-unsent.ts';
import type { LockedBatch } from './lock-batch.ts';

/** Whether a batch refunds a receipt that the bank has taken back. */
export async function refundsTakenBack(tx: Tx, batchId: string): Promise<boolean> {
  const [receipt] = await tx.query(
    `SELECT r.id
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
      WHERE f.batch_id = $1 AND r.status = 'RETURNED'`,
    [batchId],
  );
  return receipt !== undefined;
}

/**
 * Cancels a locked batch that has not left, if it refunds a receipt that the bank has taken back: the company
 * would give back money that it no longer has, and no approver could approve it. Resolves to whether it did.
 */
export async function endIfTakenBack(tx: Tx, batch: LockedBatch, at: Date): Promise<boolean> {
  if (!batchStates.next(batch.status, 'cancel') || !(await refundsTakenBack(tx, batch.id))) return false;
  const { releasedMinor } = await endUnsent(tx, batch, 'cancel', at);
  await announceEndedBatch(tx, batch.id);
  await recordAudit(tx, {
    entityId: batch.entityId,
    at,
    actor: WORKER,
    action: 'batch.cancelled',
    subjectType: 'batch',
    subjectId: batch.id,
    details: { before: batch.status, releasedMinor, why: 'RECEIPT_TAKEN_BACK' },
  });
  return true;
}
