import { Piscina } from 'piscina';
import { Problem } from '../../../shared/errors.ts';
import type { Context } from '../../platform/context.ts';
import { threadFile } from '../../platform/thread-file.ts';
import { reconcileAccount } from '../reconciliation/reconcile-account.ts';
import { readStatementFile } from './read-statement-file.ts';
import type { StatementResult, StatementTask } from './statement-worker.ts';

/** A file of at most so many bytes is read at once, as is an account with so few entries to match. */
const FEW_BYTES = 128 * 1024;
const FEW_ENTRIES = 1_000;

/** How many large files are read or matched at once in a process; others wait in their order. */
const THREADS = 2;
/** A large statement leaves hundreds of megabytes in the heap of its thread. Ending the thread frees them. */
const IDLE_MS = 5_000;
const YOUNG_GENERATION_MB = 128;

const pools = new WeakMap<Context, Piscina>();

/** As `readStatementFile`, without holding up the requests of others. */
export async function readWithoutStall(context: Context, fileId: string): Promise<void> {
  const [file] = await context.database.query('SELECT byte_count FROM statement_files WHERE id = $1', [
    fileId,
  ]);
  if (!file || file.byte_count <= FEW_BYTES) return readStatementFile(context, fileId);
  await runInThread(context, { fileId, accountId: null });
}

/** As `reconcileAccount`, without holding up the requests of others. */
export async function reconcileWithoutStall(context: Context, accountId: string): Promise<void> {
  const [open] = await context.database.query(
    `SELECT count(*) AS count
       FROM (SELECT FROM reconciled_entries r
              WHERE r.account_id = $1 AND r.state IN ('OPEN', 'SET_ASIDE')
              LIMIT $2) r`,
    [accountId, FEW_ENTRIES + 1],
  );
  if (Number(open!.count) <= FEW_ENTRIES) return reconcileAccount(context, accountId);
  await runInThread(context, { fileId: null, accountId });
}

async function runInThread(
  context: Context,
  what: Pick<StatementTask, 'fileId' | 'accountId'>,
): Promise<void> {
  const task: StatementTask = { ...what, address: context.database.address, nowMs: context.clock.nowMs() };
  const result = (await threadsOf(context).run(task)) as StatementResult;
  if (!result) return;
  const { status, code, title, detail, headers } = result;
  throw new Problem(status, code, title, detail, { headers });
}

function threadsOf(context: Context): Piscina {
  const known = pools.get(context);
  if (known) return known;
  const threads = new Piscina({
    ...threadFile(import.meta.url, 'statement-worker'),
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  pools.set(context, threads);
  context.onClose(() => threads.close());
  return threads;
}
