import { Piscina } from 'piscina';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { threadFile } from '../../platform/thread-file.ts';
import { AGAIN_MS, IS_DUE, limitsOf, makeRunsOf, type Due } from './make-runs-of.ts';
import type { RunsTask } from './make-runs-worker.ts';

/** Runs of at least this many withdrawals are made in a thread, so that requests do not wait for them. */
const THREAD_FROM_ROWS = 50;
/** Large batches leave much in the heap of their thread. Ending the thread frees it. */
const IDLE_MS = 5_000;
/** As for a batch over HTTP: V8's usual 48 MB are too few for many rows. */
const YOUNG_GENERATION_MB = 128;

/**
 * Makes the runs whose time has come, each in a transaction: its batch is created, or it is recorded as
 * missed. Whatever a crash leaves undone is done by the next call. Several workers share the work.
 */
export async function makeRuns(context: Context): Promise<void> {
  for (;;) {
    const next = await nextSchedule(context);
    if (!next) return;
    const made =
      next.withdrawalCount < THREAD_FROM_ROWS ? makeRunsOf(context, next) : inThread(context, next);
    await made.catch(async (error: unknown) => {
      context.log.error({ err: error, scheduleId: next.id }, 'the runs of a schedule could not be made');
      await lookAgain(context, next.id);
    });
  }
}

async function nextSchedule({
  database,
  clock,
}: Context): Promise<(Due & { withdrawalCount: number }) | null> {
  const [next] = await database.query(
    `SELECT s.id, s.entity_id AS "entityId", v.withdrawal_count AS "withdrawalCount"
       FROM (SELECT id, entity_id, version, next_at
               FROM schedules
              WHERE ${IS_DUE}
              ORDER BY next_at, id
              LIMIT 1) s
       LEFT JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = s.version`,
    limitsOf(nowOf(clock)),
  );
  return next ? { ...next, withdrawalCount: next.withdrawalCount ?? 0 } : null;
}

/** A schedule that fails must not hold up the others. */
async function lookAgain({ database, clock }: Context, id: string): Promise<void> {
  const at = nowOf(clock);
  await database.query(
    `UPDATE schedules SET next_at = $2, looked_at = $3 WHERE id = $1 AND next_at IS NOT NULL`,
    [id, new Date(at.getTime() + AGAIN_MS), at],
  );
}

const threadOf = new WeakMap<Context, Piscina>();

async function inThread(context: Context, due: Due): Promise<void> {
  let thread = threadOf.get(context);
  if (!thread) {
    const started = new Piscina({
      ...threadFile(import.meta.url, 'make-runs-worker'),
      minThreads: 0,
      maxThreads: 1,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
    });
    context.onClose(() => started.close());
    threadOf.set(context, started);
    thread = started;
  }
  const task: RunsTask = { address: context.database.address, nowMs: context.clock.nowMs(), due };
  await thread.run(task);
}
