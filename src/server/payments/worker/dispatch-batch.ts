import { batchStates } from '../../../domain/payouts/batch-states.ts';
import { WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { BankConnection } from '../bank-connections/connection.ts';
import { requireCarrier, type BankConnections } from '../bank-connections/registry.ts';
import { lockBatch, type LockedBatch } from '../batches/lock-batch.ts';
import { keepExecutionDate } from './keep-execution-date.ts';
import { noteHeldFor } from './hold-back.ts';
import { endUnlessIntact, reasonToHold, releaseBatch } from './release-batch.ts';

const SEVERAL_CARRIERS =
  'One bank connection must carry every rail of the batch, because a bank file has the whole batch.';

/**
 * Dispatches an approved batch to the bank: it becomes PROCESSING, and its withdrawals may be submitted. The
 * delay must be over, payouts on, and enough approvals valid; otherwise the batch stays APPROVED and is 'held
 * back'. A batch whose execution date can no longer be kept is moved to the next banking day and 'left
 * alone', or 'held back' when the payment config refuses that. A batch that travels in a bank file 'waits for
 * file': it is written, and the batch waits until it leaves. If it cannot be written, the audit log has the
 * reason, and a user has to cancel the batch or change the connection. Rows that no longer match the approved
 * digest end the batch as FAILED: nothing is submitted and its hold is released. A batch that is not APPROVED
 * or not due is 'left alone'. Throws when no bank connection may carry one of its payments; the batch then
 * stays APPROVED.
 */
export async function dispatchBatch(
  context: Context,
  connections: BankConnections,
  entityId: string,
  batchId: string,
): Promise<'dispatched' | 'held back' | 'waits for file' | 'left alone'> {
  return context.database.transaction(async (tx) => {
    const batch = await lockBatch(tx, entityId, batchId);
    const at = nowOf(context.clock);
    if (!batchStates.next(batch.status, 'dispatch') || !(await isDue(tx, batchId, at))) return 'left alone';
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
    const carriers = await requireCarriers(tx, connections, batch);
    const files = carriers.find((carrier) => carrier.files)?.files;
    if (await files?.isSealed(tx, batch, at)) {
      await noteHeldFor(tx, batch, 'BANK_FILE', at);
      return 'waits for file';
    }
    if (!(await endUnlessIntact(tx, batch, at))) return 'left alone';
    if (!files) {
      await releaseBatch(tx, batch, at, WORKER);
      return 'dispatched';
    }
    const refusal = carriers.length > 1 ? SEVERAL_CARRIERS : await files.seal(tx, batch, at);
    await noteHeldFor(tx, batch, 'BANK_FILE', at, refusal);
    if (refusal !== null)
      context.log.warn({ batchId, refusal }, 'the batch cannot be written into a bank file');
    return 'waits for file';
  });
}

async function isDue(tx: Tx, batchId: string, at: Date): Promise<boolean> {
  const [batch] = await tx.query(
    'SELECT coalesce(release_at <= $2, false) AS due FROM batches WHERE id = $1',
    [batchId, at],
  );
  return batch?.due ?? false;
}

/**
 * The connections that carry a batch. Refuses it before its first payment when a later one could not be
 * submitted.
 */
async function requireCarriers(
  tx: Tx,
  connections: BankConnections,
  { id, entityId, currency }: LockedBatch,
): Promise<BankConnection[]> {
  const largest = await tx.query(
    'SELECT rail, max(amount_minor) AS amount_minor FROM withdrawals WHERE batch_id = $1 GROUP BY rail',
    [id],
  );
  const carriers = new Map<string, BankConnection>();
  for (const { rail, amount_minor: largestMinor } of largest) {
    const carrier = await requireCarrier(tx, connections, { entityId, rail, currency }, largestMinor);
    carriers.set(carrier.name, carrier);
  }
  return [...carriers.values()];
}
