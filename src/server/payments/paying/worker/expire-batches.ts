import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { countingApprovals } from '../../batches/counting-approvals.ts';
import { endIfTakenBack } from '../../batches/end-taken-back.ts';
import { endUnsent } from '../../batches/end-unsent.ts';
import { lockBatch } from '../../batches/lock-batch.ts';
import { announceEndedBatch } from '../../base/announce.ts';

/**
 * Expires each batch that is past `expiresAt`, in its own transaction. Approved batches that wait because an
 * approval has lapsed expire too; none of their withdrawals was submitted. Refunds of receipts that the bank
 * took back are cancelled: those of before the posting of a take-back did so. A failure on one batch does not
 * stop the others.
 */
export async function expireBatches(context: Context): Promise<void> {
  const late = await context.database.query(
    `SELECT id, entity_id FROM batches
      WHERE expires_at < $1
        AND (status = 'PENDING_APPROVAL'
             OR (status = 'APPROVED' AND counting_approvals(id) < approvals_required))
      UNION
     SELECT b.id, b.entity_id
       FROM receipts r
       JOIN receipt_refunds f ON f.receipt_id = r.id
       JOIN batches b ON b.id = f.batch_id AND b.status IN ('PENDING_APPROVAL', 'APPROVED')
      WHERE r.status = 'RETURNED'`,
    [nowOf(context.clock)],
  );
  for (const { id, entity_id: entityId } of late) {
    await expire(context, entityId, id).catch((error: unknown) =>
      context.log.error({ err: error, batchId: id }, 'a batch could not be expired; the worker tries again'),
    );
  }
}

async function expire(context: Context, entityId: string, batchId: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const at = nowOf(context.clock);
    const batch = await lockBatch(tx, entityId, batchId);
    if (await endIfTakenBack(tx, batch, at)) return;
    if (!batchStates.next(batch.status, 'expire') || batch.expiresAt >= at) return;
    if (batch.status === 'APPROVED' && (await countingApprovals(tx, batchId)) >= batch.approvalsRequired)
      return;
    await endUnsent(tx, batch, 'expire', at);
    await announceEndedBatch(tx, batchId);
    await recordAudit(tx, {
      entityId,
      at,
      actor: WORKER,
      action: 'batch.expired',
      subjectType: 'batch',
      subjectId: batchId,
      details: { expiresAt: batch.expiresAt.toISOString() },
    });
  });
}
