import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { startConnectMs } from './database/address.ts';
import { openPool, type DatabaseAddress, type Queryable, type Database } from './database/pool.ts';
import { unavailabilityOf } from './database/unavailable.ts';

/**
 * A queue, defined by the room that owns it. Its jobs carry `Data`: a wake-up, since the work is in the
 * tables.
 */
export interface Queue<Data extends object = object> extends QueueOptions {
  name: string;
  /** Never set: it carries the type of the jobs. */
  data?: Data;
}

interface QueueOptions {
  retryLimit: number;
  retryBackoff: boolean;
  expireInSeconds: number;
}

export function queue<Data extends object>(name: string, options: QueueOptions): Queue<Data> {
  return { name, ...options };
}

export interface SendOptions {
  /** The job waits until this time. */
  startAfter?: Date;
}

/** Creates the tables of the job library and the queues, as the owner of the database. Repeatable. */
export async function installJobs(database: Database, queues: readonly Queue[]): Promise<void> {
  const pool = openPool(database.address, {
    max: 2,
    name: 'outlay-jobs',
    connectMs: startConnectMs(database.address),
  });
  const boss = new PgBoss({ db: through(pool), supervise: false, schedule: false });
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const { name, retryLimit, retryBackoff, expireInSeconds } of queues) {
      const options = { name, policy: 'standard' as const, retryLimit, retryBackoff, expireInSeconds };
      if (await boss.getQueue(name)) await boss.updateQueue(name, options);
      else await boss.createQueue(name, options);
    }
    await boss.stop({ graceful: false, wait: true });
  } finally {
    await pool.end();
  }
}

/** Sends a job in the transaction of the change that causes it, so that they commit or roll back together. */
export async function sendJob<Data extends object>(
  tx: Queryable,
  { name }: Queue<Data>,
  data: Data,
  options: SendOptions = {},
): Promise<void> {
  const db = {
    executeSql: async (text: string, values: unknown[]) => {
      await tx.execute(text, values);
      // The statement returns only the id of the job, which nothing reads.
      return { rows: [] };
    },
  };
  await sender.send(name, data, { ...options, db });
}

/** Sends many jobs with one statement, as `sendJob` does with one. */
export async function sendJobs<Data extends object>(
  tx: Queryable,
  { name }: Queue<Data>,
  many: readonly Data[],
): Promise<void> {
  if (many.length === 0) return;
  const db = {
    executeSql: async (text: string, values: unknown[]) => {
      await tx.execute(text, values);
      return { rows: [] };
    },
  };
  await sender.insert(
    many.map((data) => ({ name, data })),
    { db },
  );
}

/** Never started: it only builds the statement that inserts a job. */
const sender = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A job is sent inside a transaction.')) },
});

export interface Jobs {
  /** Processes a queue, `concurrency` jobs at a time. A job whose handler throws is retried. */
  work<Data extends object>(
    queue: Queue<Data>,
    concurrency: number,
    handler: (data: Data) => Promise<void>,
  ): Promise<void>;
  /** Waits for running jobs, for at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

/** Connects to the queues of the database. */
export async function startJobs(
  address: DatabaseAddress,
  log: Logger,
  { aliveEveryMs = ALIVE_EVERY_MS } = {},
): Promise<Jobs> {
  const pool = openPool(address, { max: 4, name: 'outlay-jobs' });
  // `schedule.ts` repeats jobs, because the library's own schedules would wait for a date that a wrong clock
  // has written.
  const boss = new PgBoss({ db: through(pool), migrate: false, schedule: false });
  const running = new Map<string, string>();
  const beat = setInterval(() => void noteAlive(pool, running), aliveEveryMs);
  boss.on('error', (error) => log.warn({ err: error }, 'the job library reported an error'));
  await boss.start();
  return {
    work: async <Data extends object>(
      { name }: Queue<Data>,
      concurrency: number,
      handler: (data: Data) => Promise<void>,
    ) => {
      for (let i = 0; i < concurrency; i++) {
        await boss.work<Data>(name, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async ([job]) => {
          if (!job) return;
          running.set(job.id, name);
          await handler(job.data).finally(() => running.delete(job.id));
        });
      }
    },
    stop: async (timeoutMs) => {
      await boss.stop({ graceful: true, wait: true, timeout: timeoutMs });
      clearInterval(beat);
      await pool.end();
    },
  };
}

const ALIVE_EVERY_MS = 15_000;
/** Longer than an event loop may be blocked. */
const LOST_AFTER_SECONDS = 60;

/** Notes that the jobs of this process are at work, so that they are not taken for lost. */
async function noteAlive(pool: pg.Pool, running: ReadonlyMap<string, string>): Promise<void> {
  if (running.size === 0 || pool.ending) return;
  // Without a connection, other processes may repeat the jobs meanwhile, as after any failure.
  await pool
    .query(
      `UPDATE pgboss.job
          SET started_on = now()
        WHERE name = ANY($1) AND id = ANY($2) AND state = 'active'`,
      [[...new Set(running.values())], [...running.keys()]],
    )
    .catch(() => undefined);
}

/**
 * Restarts jobs whose process has ended without notice, long before they expire. A process that works on a
 * job says so every few seconds. All jobs may run twice.
 */
export async function retryLostJobs(database: Queryable): Promise<void> {
  await database.query(
    `UPDATE pgboss.job
        SET state = 'retry', start_after = now()
      WHERE state = 'active' AND retry_count < retry_limit
        AND started_on < now() - $1 * interval '1 second'`,
    [LOST_AFTER_SECONDS],
  );
}

/**
 * Corrects the times of jobs that a wrong clock of the database has written: no job, and no maintenance of
 * the library, waits for a date that only that clock has seen. A job that was created or started in the
 * future may run now; so may one whose pause after a failure began there.
 */
export async function rightJobTimes(database: Queryable): Promise<void> {
  await database.query(
    `UPDATE pgboss.job
        SET start_after = least(start_after, now() + (start_after - greatest(created_on, started_on))),
            created_on = least(created_on, now()),
            started_on = least(started_on, now())
      WHERE state < 'completed' AND greatest(created_on, started_on) > now() + interval '5 seconds'`,
  );
  await database.query(
    `UPDATE pgboss.version SET maintained_on = now()
      WHERE maintained_on > now() + interval '5 seconds'`,
  );
}

const RETRY_MS = 250;

/**
 * Runs the library's statements on our pool, whose connections may break without ending the process. The
 * library does not await every statement, for example the one that completes a job. The rejection of such a
 * statement would end the process, so a statement is retried while the database is unavailable. Every
 * statement may run twice.
 */
function through(pool: pg.Pool): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      for (;;) {
        // The library does not wait for its maintenance when it stops. Its remaining statements are dropped,
        // since the next start repeats the maintenance.
        if (pool.ending) return new Promise(() => undefined);
        try {
          return await pool.query(text, values);
        } catch (error) {
          if (!pool.ending && unavailabilityOf(error) === null) throw error;
        }
        await pause(RETRY_MS, undefined, { ref: false });
      }
    },
  };
}
