import type { BatchStatus } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import type { PaymentRail, RailAnswer } from '../bank-connections/rail.ts';
import { markUnconfirmed } from '../settlement/mark-unconfirmed.ts';
import { settleChunk, type Outcome, type SettledBatch } from '../settlement/settle-chunk.ts';
import { claimChunk } from './claim-chunk.ts';
import { payoutsAreOn } from './hold-back.ts';
import { releaseBatch } from './release-batch.ts';
import { attemptOf, paymentOf, SELECT_SENT, type SentRow } from './rows.ts';
import { withBatchLock } from './with-batch-lock.ts';

const CHUNK = 1_000;
/** After this many chunks a batch makes room for others that wait. */
const CHUNKS_A_TURN = 5;

/**
 * How a turn at a batch ended: the batch has ended or is not due; there is more to do; the rail must be asked
 * again later; the batch is held back because payouts are switched off or an approval has lapsed; another
 * worker holds it; or the database became unavailable.
 */
export type Turn = 'done' | 'more' | 'ask later' | 'held back' | 'taken by another' | 'interrupted';

interface PaidBatch extends SettledBatch {
  status: BatchStatus;
}

/**
 * One turn at paying a batch. What is to be done is read from its rows, under a lock that ends with this
 * process: rows that a killed worker left with the rail are asked about first, and some of those without an
 * answer; then the next ones are sent, a chunk at a time.
 */
export async function payBatch(
  context: Context,
  rail: PaymentRail,
  batchId: string,
  stopping: () => boolean,
): Promise<Turn> {
  const turn = await withBatchLock(context, batchId, async (lost) => {
    const halted = () => stopping() || lost();
    let batch = await load(context, batchId);
    if (batch?.status === 'APPROVED') {
      if ((await releaseBatch(context, batch.entityId, batchId)) === 'held back') return 'held back';
      batch = await load(context, batchId);
    }
    if (batch?.status !== 'PROCESSING') return 'done';
    await askAbout(context, rail, batch, 'SUBMITTED', halted);
    await askAbout(context, rail, batch, 'UNCONFIRMED', halted, 1);
    for (let chunk = 0; chunk < CHUNKS_A_TURN && !halted(); chunk++) {
      const rows = await claimChunk(context, batch, CHUNK);
      if (rows === 'held back') {
        await askAbout(context, rail, batch, 'UNCONFIRMED', halted);
        return 'held back';
      }
      if (rows.length === 0) return askUntilSettled(context, rail, batch, halted);
      await send(context, rail, batch, rows);
    }
    return 'more';
  });
  return turn ?? 'taken by another';
}

async function askUntilSettled(
  context: Context,
  rail: PaymentRail,
  batch: PaidBatch,
  halted: () => boolean,
): Promise<Turn> {
  await askAbout(context, rail, batch, 'UNCONFIRMED', halted);
  return (await load(context, batch.id))?.status === 'PROCESSING' ? 'ask later' : 'done';
}

async function load(context: Context, batchId: string): Promise<PaidBatch | undefined> {
  const [batch] = await context.database.query(
    'SELECT id, entity_id, currency, status FROM batches WHERE id = $1',
    [batchId],
  );
  return batch && { id: batch.id, entityId: batch.entity_id, currency: batch.currency, status: batch.status };
}

/**
 * Sends rows whose attempts are committed, and books what the rail says at once. A rail that throws has given
 * no answer.
 */
async function send(
  context: Context,
  rail: PaymentRail,
  batch: PaidBatch,
  rows: readonly SentRow[],
): Promise<void> {
  const answers = await rail
    .submit(rows.map((row) => paymentOf(row, batch.currency)))
    .catch((error: unknown) => {
      context.log.warn({ err: error, batchId: batch.id }, 'the rail gave no answer');
      return new Map<string, RailAnswer>();
    });
  await book(context, batch, rows, answers);
}

/**
 * Asks the rail for the outcome of rows that were submitted. A row that the rail never received is submitted
 * again under the same attempt, and only while payouts are switched on.
 */
async function askAbout(
  context: Context,
  rail: PaymentRail,
  batch: PaidBatch,
  status: 'SUBMITTED' | 'UNCONFIRMED',
  halted: () => boolean,
  chunks = Infinity,
): Promise<void> {
  let last = 0;
  for (let chunk = 0; chunk < chunks && !halted(); chunk++) {
    const rows = await context.database.query(SELECT_SENT, [batch.id, status, last, CHUNK]);
    if (rows.length === 0) return;
    last = rows.at(-1)!.row_number;
    const answers = await rail.lookup(rows.map(attemptOf));
    await book(context, batch, rows, answers);
    const lost = rows.filter((row) => answers.get(attemptOf(row))?.state === 'NEVER_RECEIVED');
    if (lost.length > 0 && (await context.database.transaction((tx) => payoutsAreOn(tx, batch.entityId))))
      await send(context, rail, batch, lost);
  }
}

async function book(
  context: Context,
  batch: PaidBatch,
  rows: readonly SentRow[],
  answers: ReadonlyMap<string, RailAnswer>,
): Promise<void> {
  const outcomes: Outcome[] = [];
  const silent: string[] = [];
  for (const row of rows) {
    const answer = answers.get(attemptOf(row));
    if (answer?.state === 'PAID')
      outcomes.push({ withdrawalId: row.id, railReference: answer.railReference, failureCode: null });
    else if (answer?.state === 'FAILED')
      outcomes.push({
        withdrawalId: row.id,
        railReference: answer.railReference,
        failureCode: answer.failureCode,
      });
    else if (answer?.state !== 'NEVER_RECEIVED') silent.push(row.id);
  }
  await settleChunk(context, batch, outcomes);
  await markUnconfirmed(context, batch, silent);
}
