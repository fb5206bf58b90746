import { explain } from '../../../../shared/error-texts.ts';
import type { rejectBatch as op } from '../../../../contract/disbursements.ts';
import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import { loadBatchForDisplay } from '../batch-for-display.ts';
import { endUnsent } from '../end-unsent.ts';
import { lockBatch } from '../lock-batch.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { announceRejectedBatch } from '../../base/announce.ts';

/**
 * POST /payments/bulk-withdrawals/batches/{id}/reject: sends a batch back to its creator with a reason, until
 * it is dispatched to the bank. Nothing is sent, and its hold is released. Errors: 404; 400
 * `batch_not_rejectable`, `own_batch`.
 */
export const rejectBatch: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const batch = await lockBatch(tx, caller.entityId, params.id);
  if (batch.createdBy === caller.userId) throw refused('own_batch', explain('own_batch.reject'));
  if (!batchStates.next(batch.status, 'reject')) {
    throw refused(
      'batch_not_rejectable',
      explain('batch_not_rejectable', { status: explain(`status.${batch.status}`) }),
    );
  }
  const at = nowOf(context.clock);
  // The database accepts REJECTED only with a reason and the approver who gave it.
  await tx.query(
    'UPDATE batches SET rejected_by = $2, rejected_at = $3, rejection_reason = $4 WHERE id = $1',
    [batch.id, caller.userId, at, body.reason],
  );
  const { releasedMinor } = await endUnsent(tx, batch, 'reject', at);
  await announceRejectedBatch(tx, batch.id);
  return {
    body: await loadBatchForDisplay(tx, caller.entityId, batch.id, at),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'batch.rejected',
      subjectType: 'batch',
      subjectId: batch.id,
      details: { before: batch.status, releasedMinor, reason: body.reason },
    },
  };
};
