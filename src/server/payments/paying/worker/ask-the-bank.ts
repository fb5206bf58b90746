import type { Context } from '../../../platform/context.ts';
import type { BankAnswer, BankConnection } from '../../connection/connection.ts';
import type { BankConnections } from '../registry.ts';
import { markUnconfirmed } from '../settlement/mark-unconfirmed.ts';
import { settleChunk, type Outcome, type SettledBatch } from '../settlement/settle-chunk.ts';
import { payoutsAreOn } from '../../batches/release/hold-back.ts';
import { attemptOf, connectionOf, paymentOf, SUBMITTED_COLUMNS, type SubmittedRow } from './rows.ts';

/** The most withdrawals of one look-up. */
const CHUNK = 1_000;

type Answers = ReadonlyMap<string, BankAnswer>;
const NONE: Answers = new Map();

/**
 * Submits rows whose attempts are committed, and books the answers. Rows without an answer become
 * UNCONFIRMED.
 */
export async function submit(
  context: Context,
  connections: BankConnections,
  batch: SettledBatch,
  rows: readonly SubmittedRow[],
): Promise<void> {
  await eachConnection(connections, rows, async (connection, carried) => {
    const payments = carried.map((row) => paymentOf(row, batch.currency));
    const answers = await answersOf(context, batch, connection, () => connection.submit(payments));
    const unanswered = await book(context, batch, carried, answers ?? NONE);
    if (answers && unanswered > 0 && !connection.capabilities.asynchronous)
      context.log.warn(
        { batchId: batch.id, connection: connection.name, unanswered },
        'the bank left payments unanswered, although this connection answers at once',
      );
  });
}

/**
 * Looks up rows that were submitted, a chunk at a time, and books the answers. Rows without an answer are or
 * become UNCONFIRMED. A row that the bank never received is submitted again under the same attempt and
 * through the same connection, but only while payouts are on. The rows are read only when the counts of the
 * batch show any in this status.
 */
export async function askAbout(
  context: Context,
  connections: BankConnections,
  batch: SettledBatch,
  status: 'SUBMITTED' | 'UNCONFIRMED',
  halted: () => boolean,
  chunks = Infinity,
): Promise<void> {
  let last = 0;
  for (let chunk = 0; chunk < chunks && !halted(); chunk++) {
    const rows = await context.database.query(
      `SELECT ${SUBMITTED_COLUMNS}, w.row_number
         FROM withdrawals w
        WHERE w.batch_id = $1 AND w.status = $2 AND w.row_number > $3
          AND EXISTS (SELECT FROM batch_counts c WHERE c.batch_id = $1 AND c.status = $2 AND c.count > 0)
        ORDER BY w.row_number
        LIMIT $4`,
      [batch.id, status, last, CHUNK],
    );
    if (rows.length === 0) return;
    last = rows.at(-1)!.row_number;
    const neverReceived: SubmittedRow[] = [];
    await eachConnection(connections, rows, async (connection, carried) => {
      const attemptIds = carried.map(attemptOf);
      const answers =
        (await answersOf(context, batch, connection, () => connection.lookup(attemptIds))) ?? NONE;
      await book(context, batch, carried, withoutOldDoubts(context, connection, carried, answers));
      neverReceived.push(...carried.filter((row) => answers.get(attemptOf(row))?.state === 'NEVER_RECEIVED'));
    });
    if (neverReceived.length > 0 && (await mayPay(context, batch)))
      await submit(context, connections, batch, neverReceived);
  }
}

/** The answers without those that have been UNDECIDED for too long. */
function withoutOldDoubts(
  { clock }: Context,
  { capabilities: { undecidedForMs } }: BankConnection,
  rows: readonly SubmittedRow[],
  answers: Answers,
): Answers {
  if (undecidedForMs === null) return answers;
  const longAgo = clock.nowMs() - undecidedForMs;
  const old = new Set(
    rows.filter((row) => row.submitted_at && row.submitted_at.getTime() < longAgo).map(attemptOf),
  );
  return new Map([...answers].filter(([id, { state }]) => state !== 'UNDECIDED' || !old.has(id)));
}

/** The answers of a connection; null after an error, which must not stop the other connections. */
async function answersOf(
  context: Context,
  batch: SettledBatch,
  connection: BankConnection,
  ask: () => Promise<Answers>,
): Promise<Answers | null> {
  try {
    return await ask();
  } catch (error) {
    context.log.warn(
      { err: error, batchId: batch.id, connection: connection.name },
      'the bank gave no answer',
    );
    return null;
  }
}

function mayPay(context: Context, { entityId }: SettledBatch): Promise<boolean> {
  return context.database.transaction((tx) => payoutsAreOn(tx, entityId));
}

/** Runs `work` once for each connection, with the rows that are submitted through it. */
async function eachConnection(
  connections: BankConnections,
  rows: readonly SubmittedRow[],
  work: (connection: BankConnection, carried: readonly SubmittedRow[]) => Promise<void>,
): Promise<void> {
  const carriedBy = new Map<string, SubmittedRow[]>();
  for (const row of rows) {
    const name = connectionOf(row);
    const carried = carriedBy.get(name);
    if (carried) carried.push(row);
    else carriedBy.set(name, [row]);
  }
  for (const [name, carried] of carriedBy) await work(connections.named(name), carried);
}

/**
 * Books the answers about rows, and resolves to the number of rows without an answer, which become
 * UNCONFIRMED. A row that the bank has and has not decided stays as it is.
 */
async function book(
  context: Context,
  batch: SettledBatch,
  rows: readonly SubmittedRow[],
  answers: Answers,
): Promise<number> {
  const outcomes: Outcome[] = [];
  const unanswered: string[] = [];
  for (const row of rows) {
    const { id } = row;
    const answer = answers.get(attemptOf(row));
    if (answer?.state === 'PAID')
      outcomes.push({ withdrawalId: id, railReference: answer.railReference, failureCode: null });
    else if (answer?.state === 'FAILED')
      outcomes.push({
        withdrawalId: id,
        railReference: answer.railReference,
        failureCode: answer.failureCode,
      });
    else if (!answer) unanswered.push(id);
  }
  await settleChunk(context, batch, outcomes);
  await markUnconfirmed(context, batch, unanswered);
  return unanswered.length;
}
