import { Piscina } from 'piscina';
import { explain } from '../../../../shared/error-texts.ts';
import { invariant, Problem } from '../../../../shared/errors.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { unavailabilityOf } from '../../../platform/database/unavailable.ts';
import { threadFile } from '../../../platform/thread-file.ts';
import { readReply } from '../../bank-files/read-reply.ts';
import type { ChangeToMake, MadeChange } from '../../base/change.ts';
import type { StatementFileJob } from '../../base/queues.ts';
import type { Scope } from '../reconciliation/load-open.ts';
import { reconcileAccount } from '../reconciliation/reconcile-account.ts';
import { previewCsv, type CsvPreview, type CsvToPreview } from './preview-csv.ts';
import { readStatementFile } from './read-statement-file.ts';
import type { StatementResult, StatementTask, StatementWork } from './statement-worker.ts';

/** Files of up to this size are read in this thread, and up to this many entries are matched in it. */
const FEW_BYTES = 128 * 1024;
const FEW_ENTRIES = 500;

/** How many large files one process reads or matches at once. The files of one entity wait for each other. */
const THREADS = 2;
/** A large statement leaves hundreds of megabytes in the heap of its thread. Ending the thread frees them. */
const IDLE_MS = 5_000;
/** How many requests with files one entity may have at a time. More would take every place of the server. */
const TURNS_OF_ENTITY = 16;
const TRY_AGAIN_SECONDS = 5;
const YOUNG_GENERATION_MB = 128;

interface Threads {
  pool: Piscina;
  /** The last task of each entity that has some. */
  last: Map<string, Promise<unknown>>;
  /** How many requests of each entity bring a file. */
  turns: Map<string, number>;
}

const opened = new WeakMap<Context, Threads>();

/** Works on a file of a request. Throws 429 `too_many_requests` when many of the entity wait. */
export async function inTurn<T>(context: Context, entityId: string, work: () => Promise<T>): Promise<T> {
  const { turns } = openStatementThreads(context);
  const before = turns.get(entityId) ?? 0;
  if (before >= TURNS_OF_ENTITY)
    throw new Problem(
      429,
      'too_many_requests',
      'Too many requests',
      explain('too_many_requests', { seconds: TRY_AGAIN_SECONDS }),
      { headers: { 'retry-after': String(TRY_AGAIN_SECONDS) } },
    );
  turns.set(entityId, before + 1);
  try {
    return await work();
  } finally {
    const left = turns.get(entityId)! - 1;
    if (left > 0) turns.set(entityId, left);
    else turns.delete(entityId);
  }
}

/** The most files that are read before the one that was asked for; a later round reads the others. */
const MOST_EARLIER = 100;
const HOLDS_UP_MS = 7 * DAY_MS;

/**
 * Reads statement files in the order in which they arrived, however often their jobs were repeated: of a
 * statement that a bank sends with other contents, the one that came first counts. Whatever the connection
 * of a file sent before it and is unread is read first. A fault of such a file is logged, and does not hold
 * up the others; a fault of the database does so for a week at most.
 */
export async function readInOrder(
  context: Context,
  { fileId, following = [] }: StatementFileJob,
): Promise<void> {
  for (const id of [fileId, ...following]) {
    const earlier = await context.database.query(
      `SELECT e.id, e.received_at
         FROM statement_files f
         JOIN statement_files e
           ON e.entity_id = f.entity_id AND e.result = 'STORED' AND e.taken_back_at IS NULL
              AND e.fetched_from = f.fetched_from
              AND (e.arrival < f.arrival OR (e.arrival IS NULL AND f.arrival IS NOT NULL))
        WHERE f.id = $1
        ORDER BY e.arrival NULLS FIRST, e.received_at
        LIMIT $2`,
      [id, MOST_EARLIER],
    );
    for (const before of earlier) await readEarlier(context, before.id, before.received_at);
    await readWithoutStall(context, id);
  }
}

async function readEarlier(context: Context, fileId: string, receivedAt: Date): Promise<void> {
  try {
    await readWithoutStall(context, fileId);
  } catch (error) {
    const mayHoldUp = context.clock.nowMs() - receivedAt.getTime() < HOLDS_UP_MS;
    if (mayHoldUp && unavailabilityOf(error) !== null) throw error;
    context.log.warn({ err: error, fileId }, 'a statement file could not be read');
  }
}

/** As `readStatementFile`, without holding up the requests of others. */
export async function readWithoutStall(context: Context, fileId: string): Promise<void> {
  const [file] = await context.database.query(
    'SELECT byte_count, entity_id FROM statement_files WHERE id = $1',
    [fileId],
  );
  if (!file || file.byte_count <= FEW_BYTES) return readStatementFile(context, fileId);
  await runInThread(context, file.entity_id, { kind: 'read', fileId });
}

/** As `reconcileAccount`, without holding up the requests of others. A watched account is left alone. */
export async function reconcileWithoutStall(
  context: Context,
  accountId: string,
  scope: Scope,
): Promise<void> {
  const [account] = await context.database.query(
    `SELECT a.entity_id,
            (SELECT count(*)
               FROM (SELECT FROM reconciled_entries r
                      WHERE r.account_id = a.id AND r.state <> 'POSTED' AND NOT r.rests
                      LIMIT $2) r) AS awake,
            (SELECT count(*)
               FROM (SELECT FROM reconciled_entries r
                      WHERE r.account_id = a.id AND r.state IN ('OPEN', 'SET_ASIDE')
                      LIMIT $2) r) AS open
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.purpose <> 'STATEMENTS_ONLY'
      WHERE a.id = $1`,
    [accountId, FEW_ENTRIES + 1],
  );
  if (!account) return;
  const compared = scope === 'PART' ? account.awake : account.open;
  if (Number(compared) <= FEW_ENTRIES) return reconcileAccount(context, accountId, scope);
  await runInThread(context, account.entity_id, { kind: 'match', accountId, scope });
}

/** As `readReply`, without holding up the requests of others. */
export async function readReplyWithoutStall(
  context: Context,
  replyId: string,
  { again = false } = {},
): Promise<void> {
  const [reply] = await context.database.query(
    'SELECT byte_count, entity_id FROM bank_file_replies WHERE id = $1',
    [replyId],
  );
  if (!reply || reply.byte_count <= FEW_BYTES) return readReply(context, replyId, { again });
  await runInThread(context, reply.entity_id, { kind: 'reply', replyId, again });
}

/** Confirms a large reply of the bank; null when it is small. */
export function confirmReplyWithoutStall(
  context: Context,
): (change: ChangeToMake) => Promise<MadeChange | null> {
  openStatementThreads(context);
  return async (change) => {
    const { entityId } = change.scope;
    const { id } = change.call.params as { id: string };
    const [reply] = await context.database.query(
      'SELECT byte_count FROM bank_file_replies WHERE entity_id = $1 AND id = $2',
      [entityId, id],
    );
    if (!reply || reply.byte_count <= FEW_BYTES) return null;
    return madeOf(await runInThread(context, entityId, { kind: 'confirm-reply', change }));
  };
}

/** As `previewCsv`, without holding up the requests of others. */
export async function previewWithoutStall(
  context: Context,
  entityId: string,
  csv: CsvToPreview,
): Promise<CsvPreview> {
  if (csv.bytes.length <= FEW_BYTES) return previewCsv(csv);
  const result = await runInThread(context, entityId, { kind: 'preview', csv });
  invariant('preview' in result, 'the preview of a file is a preview');
  return result.preview;
}

/** Confirms a statement whose accounts have many entries to match; null when they have few. */
export function confirmWithoutStall(context: Context): (change: ChangeToMake) => Promise<MadeChange | null> {
  openStatementThreads(context);
  return async (change) => {
    const { entityId } = change.scope;
    const [awake] = await context.database.query(
      `SELECT count(*) AS count
         FROM (SELECT
                 FROM reconciled_entries r
                WHERE r.account_id IN (SELECT a.id FROM statement_accounts a WHERE a.entity_id = $1)
                  AND r.state <> 'POSTED' AND NOT r.rests
                LIMIT $2) r`,
      [entityId, FEW_ENTRIES + 1],
    );
    if (Number(awake!.count) <= FEW_ENTRIES) return null;
    return madeOf(await runInThread(context, entityId, { kind: 'confirm', change }));
  };
}

type Done = Exclude<StatementResult, { problem: unknown }>;

function madeOf(result: Done): MadeChange | null {
  return 'made' in result ? result.made : null;
}

async function runInThread(context: Context, entityId: string, work: StatementWork): Promise<Done> {
  const { pool, last } = openStatementThreads(context);
  const run = async (): Promise<StatementResult> => {
    const task: StatementTask = {
      ...work,
      address: context.database.address,
      nowMs: context.clock.nowMs(),
      logLevel: context.log.level,
    };
    return (await pool.run(task)) as StatementResult;
  };
  const before = last.get(entityId) ?? Promise.resolve();
  const own = before.then(run, run);
  last.set(entityId, own);
  const result = await own.finally(() => {
    if (last.get(entityId) === own) last.delete(entityId);
  });
  if (!('problem' in result)) return result;
  const { status, code, title, detail, errors, headers } = result.problem;
  throw new Problem(status, code, title, detail, { errors, headers });
}

/**
 * The threads of a process. A caller opens them before it registers its own `onClose`, so that they close
 * after it.
 */
export function openStatementThreads(context: Context): Threads {
  const known = opened.get(context);
  if (known) return known;
  const pool = new Piscina({
    ...threadFile(import.meta.url, 'statement-worker'),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const threads: Threads = { pool, last: new Map(), turns: new Map() };
  opened.set(context, threads);
  context.onClose(() => pool.close());
  return threads;
}
