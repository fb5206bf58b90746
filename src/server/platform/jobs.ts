import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import PgBoss from 'pg-boss';
import type { Logger } from 'pino';
import { openPool, type DatabaseAddress, type Queryable, type Database } from './database/pool.ts';
import { unavailabilityOf } from './database/unavailable.ts';

/** Every queue and what its jobs carry. A job is a wake-up: what is to be done stands in the tables. */
export interface JobData {
  /** A batch that may be due for release or has rows to pay. */
  'pay-batch': { batchId: string };
  /** A mail to be sent, to one address; without one, to be addressed. */
  mail: { kind: 'batch-waits' | 'batch-ended'; batchId: string; to?: string };
  /** Batches past their approval time. */
  'expire-batches': Record<string, never>;
  /** What has outlived its keep: idempotency keys, sessions, OpenID records. */
  'clean-up': Record<string, never>;
}

export type QueueName = keyof JobData;

const QUEUES: Record<QueueName, { retryLimit: number; retryBackoff: boolean; expireInSeconds: number }> = {
  'pay-batch': { retryLimit: 5, retryBackoff: true, expireInSeconds: 3_600 },
  mail: { retryLimit: 8, retryBackoff: true, expireInSeconds: 120 },
  'expire-batches': { retryLimit: 0, retryBackoff: false, expireInSeconds: 300 },
  'clean-up': { retryLimit: 0, retryBackoff: false, expireInSeconds: 300 },
};

export interface SendOptions {
  /** Not before this moment. */
  startAfter?: Date;
}

/** The job library's own queue, which runs its schedules across all processes. */
const SCHEDULE_QUEUE = '__pgboss__send-it';

/**
 * Makes the job library's own tables and all queues, as the owner of the database; part of migrating,
 * repeatable.
 */
export async function installJobs(database: Database): Promise<void> {
  const pool = openPool(database.address, { max: 2, name: 'outlay-jobs' });
  const boss = new PgBoss({ db: through(pool), supervise: false, schedule: false });
  boss.on('error', () => undefined);
  try {
    await boss.start();
    for (const [name, options] of Object.entries(QUEUES)) {
      if (!(await boss.getQueue(name)))
        await boss.createQueue(name, { name, policy: 'standard', ...options });
    }
    if (!(await boss.getQueue(SCHEDULE_QUEUE))) await boss.createQueue(SCHEDULE_QUEUE);
    await boss.stop({ graceful: false, wait: true });
  } finally {
    await pool.end();
  }
}

/** Sends a job inside the transaction of the change that it follows from: both are there, or neither. */
export async function sendJob<Q extends QueueName>(
  tx: Queryable,
  queue: Q,
  data: JobData[Q],
  options: SendOptions = {},
): Promise<void> {
  const db = {
    executeSql: async (text: string, values: unknown[]) => {
      await tx.execute(text, values);
      // Only the id of the job comes back, and nothing reads it.
      return { rows: [] };
    },
  };
  await sender.send(queue, data, { ...options, db });
}

/** Never started: it only knows how a job is written. */
const sender = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('A job is sent inside a transaction.')) },
});

export interface Jobs {
  /** Works a queue, `concurrency` jobs side by side. A handler that throws has its job tried again. */
  work<Q extends QueueName>(
    queue: Q,
    concurrency: number,
    handler: (data: JobData[Q]) => Promise<void>,
  ): Promise<void>;
  /** Sends a job of the queue every time the cron expression (UTC) says so, once over all processes. */
  schedule<Q extends QueueName>(queue: Q, cron: string, data: JobData[Q]): Promise<void>;
  /** Lets what is under way finish, for at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

/** Connects to the queues of the database. */
export async function startJobs(address: DatabaseAddress, log: Logger): Promise<Jobs> {
  const pool = openPool(address, { max: 4, name: 'outlay-jobs' });
  const boss = new PgBoss({ db: through(pool), migrate: false });
  boss.on('error', (error) => log.warn({ err: error }, 'the job library reports an error'));
  await boss.start();
  return {
    work: async (queue, concurrency, handler) => {
      for (let i = 0; i < concurrency; i++) {
        await boss.work(queue, { batchSize: 1, pollingIntervalSeconds: 0.5 }, async ([job]) => {
          if (job) await handler(job.data as JobData[typeof queue]);
        });
      }
    },
    schedule: async (queue, cron, data) => boss.schedule(queue, cron, data, { tz: 'UTC' }),
    stop: async (timeoutMs) => {
      await boss.stop({ graceful: true, wait: true, timeout: timeoutMs });
      await pool.end();
    },
  };
}

const RETRY_MS = 250;

/**
 * Runs the library's statements on our pool, whose connections may break without ending the process. The library does
 * not await every statement: that a job is done, for one. A rejection of such a statement would end the process, so a
 * statement waits while the database is unavailable. Each of them may run twice.
 */
function through(pool: pg.Pool): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      for (;;) {
        // The library does not wait for its own maintenance when it stops. What that still wants to write is
        // dropped: the next start does the same maintenance again.
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
