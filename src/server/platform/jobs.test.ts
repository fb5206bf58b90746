import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { installJobs, queue, retryLostJobs, sendJob, startJobs, type Jobs } from './jobs.ts';
import { ownerOf, testDatabase } from './testing/test-database.ts';

/** A queue of this test, as a room defines one. */
const WAKE_UPS = queue<{ batchId: string }>('wake-ups', {
  retryLimit: 5,
  retryBackoff: true,
  expireInSeconds: 3_600,
});
const LATER = queue<Record<string, never>>('later', {
  retryLimit: 0,
  retryBackoff: false,
  expireInSeconds: 300,
});
const COMPLETIONS = queue<{ batchId: string }>('completions', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 120,
});

const LOST = queue<{ batchId: string }>('lost', {
  retryLimit: 1,
  retryBackoff: true,
  expireInSeconds: 600,
});

let database: Awaited<ReturnType<typeof testDatabase>>;
let jobs: Jobs;
beforeAll(async () => {
  database = await testDatabase();
  await installJobs(database.owner, [WAKE_UPS, LATER, COMPLETIONS, LOST]);
  jobs = await startJobs(database.address, pino({ level: 'silent' }));
});
afterAll(async () => {
  await jobs.stop(10_000);
  await database.drop();
});

describe('a job', () => {
  it('exists once its transaction commits, and never when it rolls back', async () => {
    const seen: string[] = [];
    await expect(
      database.transaction(async (tx) => {
        await sendJob(tx, WAKE_UPS, { batchId: 'rolled back' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.transaction((tx) => sendJob(tx, WAKE_UPS, { batchId: 'committed' }));
    await new Promise<void>((done, fail) => {
      jobs
        .work(WAKE_UPS, 1, async ({ batchId }) => {
          seen.push(batchId);
          done();
        })
        .catch(fail);
    });
    expect(seen).toEqual(['committed']);
  });

  it('waits for the moment that it was sent for', async () => {
    await database.transaction((tx) =>
      sendJob(tx, LATER, {}, { startAfter: new Date(Date.now() + 3_600_000) }),
    );
    const [waiting] = await database.query(
      "SELECT start_after > now() + interval '59 minutes' AS waits FROM pgboss.job WHERE name = 'later'",
    );
    expect(waiting).toEqual({ waits: true });
  });

  it('is completed although the connection breaks while its completion is written', async () => {
    // An unhandled rejection fails this file.
    let blocker: Promise<void> | undefined;
    await database.transaction((tx) => sendJob(tx, COMPLETIONS, { batchId: 'broken' }));
    await new Promise<void>((done, fail) => {
      const handler = async () => {
        let locked = () => {};
        const isLocked = new Promise<void>((resolve) => (locked = resolve));
        blocker = blockAndTerminate(locked);
        await isLocked;
        done();
      };
      jobs.work(COMPLETIONS, 1, handler).catch(fail);
    });
    await blocker;
    await vi.waitFor(
      async () => {
        const [job] = await database.query(
          "SELECT state FROM pgboss.job WHERE name = 'completions' AND data ->> 'batchId' = 'broken'",
        );
        expect(job).toEqual({ state: 'completed' });
      },
      { timeout: 60_000, interval: 100 },
    );
  });

  it('runs again soon after its process was killed, and not while one works on it', async () => {
    await database.transaction((tx) => sendJob(tx, LOST, { batchId: 'killed' }));
    const startedLongAgo = () =>
      database.query(
        `UPDATE pgboss.job SET state = 'active', started_on = now() - interval '2 minutes'
          WHERE name = 'lost'`,
      );
    const state = async () => {
      const [job] = await database.query(
        "SELECT state, started_on > now() - interval '1 minute' AS fresh FROM pgboss.job WHERE name = 'lost'",
      );
      return job;
    };
    // The state that a killed process leaves behind.
    await startedLongAgo();
    await retryLostJobs(database);
    expect(await state()).toMatchObject({ state: 'retry' });

    const process = await startJobs(database.address, pino({ level: 'silent' }), { aliveEveryMs: 50 });
    let finish = () => {};
    const isFinished = new Promise<void>((resolve) => (finish = resolve));
    const started = new Promise<void>((begun, fail) => {
      const handler = async () => {
        begun();
        await isFinished;
      };
      process.work(LOST, 1, handler).catch(fail);
    });
    await started;
    await startedLongAgo();
    await vi.waitFor(async () => expect(await state()).toEqual({ state: 'active', fresh: true }), 30_000);
    await retryLostJobs(database);
    expect(await state()).toMatchObject({ state: 'active' });
    finish();
    await process.stop(10_000);
  });

  it('can be stopped right after the start, without a wait or an error', async () => {
    // An unhandled error fails this file.
    for (let round = 0; round < 20; round++) {
      const short = await startJobs(database.address, pino({ level: 'silent' }));
      await short.work(LATER, 1, async () => undefined);
      await short.stop(1_000);
    }
  });
});

/** Locks the jobs and ends every connection that waits for them, until one of them was completing a job. */
function blockAndTerminate(locked: () => void): Promise<void> {
  return ownerOf(database).transaction(async (tx) => {
    await tx.query('LOCK TABLE pgboss.job IN ACCESS EXCLUSIVE MODE');
    locked();
    await vi.waitFor(
      async () => {
        // Otherwise the transaction reads pg_stat_activity once.
        await tx.query('SELECT pg_stat_clear_snapshot()');
        // The library's other statements wait as well, and may occupy every connection of its pool.
        const ended = await tx.query(
          `SELECT query LIKE '%completed%' AS completes, pg_terminate_backend(pid)
             FROM pg_stat_activity
            WHERE application_name = 'outlay-jobs' AND datname = current_database()
              AND wait_event_type = 'Lock'`,
        );
        expect(ended.some(({ completes }) => completes)).toBe(true);
      },
      { timeout: 60_000, interval: 50 },
    );
  });
}
