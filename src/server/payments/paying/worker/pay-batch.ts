import type { BatchStatus } from '../../../../shared/terms.ts';
import type { Context } from '../../../platform/context.ts';
import type { BankConnections } from '../registry.ts';
import type { SettledBatch } from '../settlement/settle-chunk.ts';
import { askAbout, submit } from './ask-the-bank.ts';
import { claimChunk } from './claim-chunk.ts';
import { dispatchBatch } from './dispatch-batch.ts';
import { withBatchLock } from './with-batch-lock.ts';

/** Withdrawals that are submitted at once. */
const CHUNK = 1_000;
/** After this many chunks a batch lets the next one take its turn. */
const CHUNKS_A_TURN = 5;

/**
 * How a turn ended:
 * - 'done': the batch has ended or is not due;
 * - 'more': more withdrawals are to be submitted;
 * - 'ask later': the bank must be asked again about some withdrawals, or the bank file has to leave;
 * - 'held back': payouts are off or an approval has lapsed;
 * - 'taken by another': another worker has the lock of the batch;
 * - 'interrupted': the database became unavailable.
 */
export type Turn = 'done' | 'more' | 'ask later' | 'held back' | 'taken by another' | 'interrupted';

/**
 * Takes one turn at paying a batch, under a lock that ends with this process. The rows say what is left to
 * do: first ask the bank about rows that a killed worker left behind and about some unconfirmed ones, then
 * submit the next rows, a chunk at a time.
 */
export async function payBatch(
  context: Context,
  connections: BankConnections,
  batchId: string,
  stopping: () => boolean,
): Promise<Turn> {
  const turn = await withBatchLock(context, batchId, async (lost) => {
    const halted = () => stopping() || lost();
    let batch = await load(context, batchId);
    if (batch?.status === 'APPROVED') {
      const dispatched = await dispatchBatch(context, connections, batch.entityId, batchId);
      if (dispatched === 'held back') return 'held back';
      if (dispatched === 'waits for file') return 'ask later';
      if (dispatched === 'dispatched')
        context.log.info({ batchId, entityId: batch.entityId }, 'a batch was dispatched');
      batch = await load(context, batchId);
    }
    if (batch?.status !== 'PROCESSING') return 'done';
    await askAbout(context, connections, batch, 'SUBMITTED', halted);
    await askAbout(context, connections, batch, 'UNCONFIRMED', halted, 1);
    for (let chunk = 0; chunk < CHUNKS_A_TURN && !halted(); chunk++) {
      const rows = await claimChunk(context, connections, batch, CHUNK);
      if (rows === 'held back') {
        await askAbout(context, connections, batch, 'UNCONFIRMED', halted);
        return 'held back';
      }
      if (rows.length === 0) return askUntilSettled(context, connections, batch, halted);
      await submit(context, connections, batch, rows);
    }
    return 'more';
  });
  return turn ?? 'taken by another';
}

async function askUntilSettled(
  context: Context,
  connections: BankConnections,
  batch: SettledBatch,
  halted: () => boolean,
): Promise<Turn> {
  await askAbout(context, connections, batch, 'UNCONFIRMED', halted);
  return (await load(context, batch.id))?.status === 'PROCESSING' ? 'ask later' : 'done';
}

async function load(
  context: Context,
  batchId: string,
): Promise<(SettledBatch & { status: BatchStatus }) | undefined> {
  const [batch] = await context.database.query(
    'SELECT id, entity_id, currency, status FROM batches WHERE id = $1',
    [batchId],
  );
  return batch && { id: batch.id, entityId: batch.entity_id, currency: batch.currency, status: batch.status };
}
