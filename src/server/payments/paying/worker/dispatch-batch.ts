import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import { WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Rail } from '../../../../shared/terms.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { BankConnection } from '../../connection/connection.ts';
import { requireCarrier, type BankConnections } from '../registry.ts';
import { withdrawFile } from '../../carriers/withdraw-file.ts';
import { endIfTakenBack } from '../../batches/end-taken-back.ts';
import { lockBatch, type LockedBatch } from '../../batches/lock-batch.ts';
import { keepExecutionDate } from '../../batches/release/keep-execution-date.ts';
import { noteHeldFor } from '../../batches/release/hold-back.ts';
import {
  endUnlessIntact,
  reasonToHold,
  releaseBatch,
  standingLapses,
} from '../../batches/release/release-batch.ts';
import { noteLapses } from '../../schedules/note-lapses.ts';

const FILE_ELSEWHERE =
  'A bank file of the batch is written, but its bank connection no longer carries the batch. Switch it on ' +
  'again, or cancel the batch.';
const SEVERAL_CARRIERS =
  'One bank connection must carry every rail of the batch, because a bank file has the whole batch.';

/**
 * Dispatches an approved batch to the bank: it becomes PROCESSING, and its withdrawals may be submitted. A
 * batch that is not APPROVED or not due is 'left alone'. While payouts are off, too few approvals count, or
 * the standing approval does not cover it any more, it stays APPROVED and is 'held back'. A batch whose
 * execution date can no longer be kept is moved to the next banking day and 'left alone', or 'held back' when
 * the payment config refuses that. A batch that travels in a bank file 'waits for file': the file is written,
 * and the batch waits until it leaves. If it cannot be written, the audit log has the reason, and a user has
 * to cancel the batch or change the connection. If the entity pays through its own bank connections, the
 * batch also waits while one of its rails has no live one. Rows that no longer match the approved digest end
 * the batch as FAILED: nothing is submitted and its hold is released. Throws when no bank connection may
 * carry one of its payments; the batch then stays APPROVED.
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
    if (await endIfTakenBack(tx, batch, at)) return 'left alone';
    const heldFor = await reasonToHold(tx, batch, at);
    const date = heldFor ? 'kept' : await keepExecutionDate(tx, batch, at);
    // A file that cannot leave now would block later ones, because files leave in order.
    const waits = heldFor !== null && heldFor !== 'PAYOUTS_OFF';
    if (waits || date !== 'kept') await withdrawFile(tx, batchId, at, 'REPLACED');
    if (date === 'moved') return 'left alone';
    if (date === 'missed') {
      await noteHeldFor(tx, batch, 'EXECUTION_DATE', at);
      return 'held back';
    }
    const lapses = heldFor === 'STANDING' ? await standingLapses(tx, batch, at) : [];
    if (heldFor === 'STANDING' || batch.heldFor === 'STANDING') await noteLapses(tx, batchId, lapses, at);
    if (heldFor) {
      await noteHeldFor(tx, batch, heldFor, at, lapses.length > 0 ? lapses.join(', ') : null);
      return 'held back';
    }
    const carriers = await requireCarriers(tx, connections, batch);
    if ('waitsFor' in carriers) {
      await withdrawFile(tx, batchId, at, 'NOT_CARRIED');
      await noteHeldFor(tx, batch, 'BANK_FILE', at, noCarrier(carriers.waitsFor, batch));
      return 'waits for file';
    }
    const byRail = Object.entries(carriers.byRail);
    const files = byRail.find(([, carrier]) => carrier.files)?.[1].files;
    if (await files?.isSealed(tx, batch, at)) {
      await noteHeldFor(tx, batch, 'BANK_FILE', at);
      return 'waits for file';
    }
    if (!(await endUnlessIntact(tx, batch, at))) return 'left alone';
    if (!files && (await connections.isWritten(tx, batchId))) {
      await noteHeldFor(tx, batch, 'BANK_FILE', at, FILE_ELSEWHERE);
      return 'waits for file';
    }
    if (!files) {
      const names = Object.fromEntries(byRail.map(([rail, { name }]) => [rail, name]));
      await releaseBatch(tx, batch, at, WORKER, { carriers: names });
      return 'dispatched';
    }
    const isOne = new Set(byRail.map(([, { name }]) => name)).size === 1;
    if (!isOne) await withdrawFile(tx, batchId, at, 'REPLACED');
    const refusal = isOne ? await files.seal(tx, batch, at) : SEVERAL_CARRIERS;
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

function noCarrier(rail: Rail, { currency }: LockedBatch): string {
  return `No live bank connection carries ${rail} payments in ${currency}. Switch one on, or cancel.`;
}

/**
 * The connection of each rail of a batch. Refuses it before its first payment when a later one could not be
 * submitted, unless its entity has to switch on a connection for a rail.
 */
async function requireCarriers(
  tx: Tx,
  connections: BankConnections,
  { id, entityId, currency }: LockedBatch,
): Promise<{ byRail: Partial<Record<Rail, BankConnection>> } | { waitsFor: Rail }> {
  const largest = await tx.query(
    'SELECT rail, max(amount_minor) AS amount_minor FROM withdrawals WHERE batch_id = $1 GROUP BY rail',
    [id],
  );
  const byRail: Partial<Record<Rail, BankConnection>> = {};
  const waits = await connections.paysThroughOwnBank(tx, entityId);
  for (const { rail, amount_minor: largestMinor } of largest) {
    const payment = { entityId, rail, currency };
    if (waits && !(await connections.carrierOf(tx, payment))) return { waitsFor: rail };
    byRail[rail] = await requireCarrier(tx, connections, payment, largestMinor);
  }
  return { byRail };
}
