import { invariant } from '../../../../shared/errors.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { LockedBatch } from '../lock-batch.ts';
import { loadDateSettings } from '../dates/date-settings.ts';
import { earliestSubmission, executionOfBatch, releaseTime } from '../dates/execution-of-batch.ts';
import { enqueueDispatch } from '../../base/enqueue-dispatch.ts';

/**
 * Checks a locked, approved batch against the day on which the money should move: payouts may have been off
 * until after the cut-off, or the operator has added a holiday. 'moved': the bank is closed on the approved
 * day, the rule of the batch takes another one, and the audit log says why; or the batch has to leave at
 * another time. 'missed': the day can no longer be kept, so an approver has to accept another one.
 */
export async function keepExecutionDate(
  tx: Tx,
  batch: LockedBatch,
  at: Date,
): Promise<'kept' | 'moved' | 'missed'> {
  if (batch.executionDate === null) return 'kept';
  const settings = await loadDateSettings(tx, batch.entityId, at);
  invariant(settings, 'a batch with an execution date belongs to an entity with a calendar');
  const submitMs = earliestSubmission(batch, settings, at);
  const { movesOn, reasons } = executionOfBatch(batch, settings, submitMs);
  if (movesOn === null) return 'missed';
  const releaseAt = releaseTime(movesOn, batch.executionRails ?? [], submitMs, settings);
  if (movesOn === batch.movesOn) {
    if (releaseAt <= at || releaseAt.getTime() === batch.releaseAt?.getTime()) return 'kept';
    await postpone(tx, batch.id, releaseAt, at);
    return 'moved';
  }
  await tx.query(
    `UPDATE batches
        SET moves_on = $2, move_reasons = $3, release_at = $4, held_for = NULL, held_why = NULL,
            updated_at = $5
      WHERE id = $1`,
    [batch.id, movesOn, JSON.stringify(reasons), releaseAt, at],
  );
  await enqueueDispatch(tx, batch.id, releaseAt);
  await recordAudit(tx, {
    entityId: batch.entityId,
    at,
    actor: WORKER,
    action: 'batch.date_moved',
    subjectType: 'batch',
    subjectId: batch.id,
    details: {
      executionDate: batch.executionDate,
      movedFrom: batch.movesOn,
      movesOn,
      moveReasons: reasons,
      releaseAt: releaseAt.toISOString(),
    },
  });
  return 'moved';
}

async function postpone(tx: Tx, batchId: string, releaseAt: Date, at: Date): Promise<void> {
  await tx.query('UPDATE batches SET release_at = $2, held_for = NULL, updated_at = $3 WHERE id = $1', [
    batchId,
    releaseAt,
    at,
  ]);
  await enqueueDispatch(tx, batchId, releaseAt);
}
