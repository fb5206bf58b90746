import { batchStates } from '../../../domain/payouts/batch-states.ts';
import type { WaitingFor } from '../../../shared/terms.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { requireCarrier, type BankConnections } from '../bank-connections/registry.ts';
import { countingApprovals } from '../batches/counting-approvals.ts';
import { endUnsent } from '../batches/end-unsent.ts';
import { lockBatch, type LockedBatch } from '../batches/lock-batch.ts';
import { announceEndedBatch } from '../notifications/enqueue.ts';
import { digestOfRows } from './digest-of-rows.ts';
import { keepExecutionDate } from './keep-execution-date.ts';
import { noteHeldFor, payoutsAreOn } from './hold-back.ts';

/**
 * Dispatches an approved batch to the bank: it becomes PROCESSING, and its withdrawals may be submitted. The
 * delay must be over, payouts on, and enough approvals valid; otherwise the batch stays APPROVED and is 'held
 * back'. A batch whose execution date can no longer be kept is moved to the next banking day and 'left
 * alone', or 'held back' when the payment config refuses that. Rows that no longer match the approved digest
 * end the batch as FAILED: nothing is submitted and its hold is released. A batch that is not APPROVED or not
 * due is 'left alone'. Throws when no bank connection may carry one of its payments; the batch then stays
 * APPROVED.
 */
export async function dispatchBatch(
  context: Context,
  connections: BankConnections,
  entityId: string,
  batchId: string,
): Promise<'dispatched' | 'held back' | 'left alone'> {
  return context.database.transaction(async (tx) => {
    const batch = await lockBatch(tx, entityId, batchId);
    const at = nowOf(context.clock);
    const next = batchStates.next(batch.status, 'dispatch');
    if (!next || !(await isDue(tx, batchId, at))) return 'left alone';
    const heldFor = await reasonToHold(tx, batch);
    const date = heldFor ? 'kept' : await keepExecutionDate(tx, batch, at);
    if (date === 'moved') return 'left alone';
    if (date === 'missed') {
      await noteHeldFor(tx, batch, 'EXECUTION_DATE', at);
      return 'held back';
    }
    if (heldFor) {
      await noteHeldFor(tx, batch, heldFor, at);
      return 'held back';
    }
    await requireCarriers(tx, connections, batch);
    const foundDigest = await digestOfRows(tx, batchId);
    const isIntact = foundDigest === batch.contentDigest;
    if (isIntact) {
      await tx.query('UPDATE batches SET status = $2, held_for = NULL, updated_at = $3 WHERE id = $1', [
        batchId,
        next,
        at,
      ]);
    } else {
      await endUnsent(tx, batch, 'fail the digest check', at);
      await announceEndedBatch(tx, batchId);
    }
    await recordAudit(tx, {
      entityId,
      at,
      actor: WORKER,
      action: isIntact ? 'batch.released' : 'batch.digest_broken',
      subjectType: 'batch',
      subjectId: batchId,
      details: { approvedDigest: batch.contentDigest, ...(isIntact ? {} : { foundDigest }) },
    });
    return isIntact ? 'dispatched' : 'left alone';
  });
}

async function isDue(tx: Tx, batchId: string, at: Date): Promise<boolean> {
  const [batch] = await tx.query(
    'SELECT coalesce(release_at <= $2, false) AS due FROM batches WHERE id = $1',
    [batchId, at],
  );
  return batch?.due ?? false;
}

async function reasonToHold(tx: Tx, batch: LockedBatch): Promise<WaitingFor | null> {
  if (!(await payoutsAreOn(tx, batch.entityId))) return 'PAYOUTS_OFF';
  return (await countingApprovals(tx, batch.id)) < batch.approvalsRequired ? 'APPROVALS' : null;
}

/** Refuses a batch before its first payment when a later one could not be submitted. */
async function requireCarriers(
  tx: Tx,
  connections: BankConnections,
  { id, entityId, currency }: LockedBatch,
): Promise<void> {
  const largest = await tx.query(
    'SELECT rail, max(amount_minor) AS amount_minor FROM withdrawals WHERE batch_id = $1 GROUP BY rail',
    [id],
  );
  for (const { rail, amount_minor: largestMinor } of largest)
    requireCarrier(connections, { entityId, rail, currency }, largestMinor);
}
