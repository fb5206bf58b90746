import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sendJob, startJobs, type Jobs } from './jobs.ts';
import { testDatabase } from './testing/test-database.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
let jobs: Jobs;
beforeAll(async () => {
  database = await testDatabase();
  jobs = await startJobs(database.address, pino({ level: 'silent' }));
});
afterAll(async () => {
  await jobs.stop(10_000);
  await database.drop();
});

describe('a job', () => {
  it('is there once its transaction commits, and never when that rolls back', async () => {
    const seen: string[] = [];
    await expect(
      database.transaction(async (tx) => {
        await sendJob(tx, 'pay-batch', { batchId: 'rolled back' });
        throw new Error('no');
      }),
    ).rejects.toThrow('no');
    await database.transaction((tx) => sendJob(tx, 'pay-batch', { batchId: 'committed' }));
    await new Promise<void>((done, fail) => {
      jobs
        .work('pay-batch', 1, async ({ batchId }) => {
          seen.push(batchId);
          done();
        })
        .catch(fail);
    });
    expect(seen).toEqual(['committed']);
  });

  it('waits for the moment that it was sent for', async () => {
    await database.transaction((tx) =>
      sendJob(tx, 'clean-up', {}, { startAfter: new Date(Date.now() + 3_600_000) }),
    );
    const [waiting] = await database.query<{ waits: boolean }>(
      "SELECT start_after > now() + interval '59 minutes' AS waits FROM pgboss.job WHERE name = 'clean-up'",
    );
    expect(waiting).toEqual({ waits: true });
  });

  it('is left alone by a stop right after the start, which waits for nothing and fails nothing', async () => {
    // An error that nobody waits for fails this file.
    for (let round = 0; round < 20; round++) {
      const short = await startJobs(database.address, pino({ level: 'silent' }));
      await short.work('clean-up', 1, async () => undefined);
      await short.stop(1_000);
    }
  });
});
