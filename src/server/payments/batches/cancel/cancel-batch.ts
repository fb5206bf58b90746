import { explain } from '../../../../shared/error-texts.ts';
import type { cancelBatch as op } from '../../../../contract/disbursements.ts';
import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import { refused } from '../../../../shared/errors.ts';
import { actorOf } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import { loadBatchForDisplay } from '../batch-for-display.ts';
import { endUnsent } from '../end-unsent.ts';
import { refuseAfterDeparture } from '../../carriers/refuse-after-departure.ts';
import { lockBatch } from '../lock-batch.ts';
import type { ChangingVerb } from '../../base/change.ts';

/**
 * POST /payments/bulk-withdrawals/batches/{id}/cancel: possible until the batch is dispatched to the bank.
 * Nothing is sent, and its hold is released. Errors: 404; 400 `batch_file_left`, `batch_not_cancellable`.
 */
export const cancelBatch: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const batch = await lockBatch(tx, caller.entityId, params.id);
  if (!batchStates.next(batch.status, 'cancel')) {
    await refuseAfterDeparture(tx, batch.id);
    throw refused(
      'batch_not_cancellable',
      explain('batch_not_cancellable', { status: explain(`status.${batch.status}`) }),
    );
  }
  const at = nowOf(context.clock);
  const { releasedMinor } = await endUnsent(tx, batch, 'cancel', at);
  const reason = body?.reason ?? null;
  await tx.query(
    'UPDATE batches SET cancelled_by = $2, cancelled_at = $3, cancellation_reason = $4 WHERE id = $1',
    [batch.id, caller.userId, at, reason],
  );
  return {
    body: await loadBatchForDisplay(tx, caller.entityId, batch.id, at),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'batch.cancelled',
      subjectType: 'batch',
      subjectId: batch.id,
      details: { before: batch.status, releasedMinor, reason },
    },
  };
};
