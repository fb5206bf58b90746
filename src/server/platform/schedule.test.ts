import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { installJobs, queue, rightJobTimes, sendJob, startJobs } from './jobs.ts';
import { readScheduledJobs, startSchedule, type Schedule } from './schedule.ts';
import { ownerOf, testDatabase } from './testing/test-database.ts';

const LOG = pino({ level: 'silent' });
const WAKE_UPS = queue<{ id: string }>('wake-ups', {
  retryLimit: 5,
  retryBackoff: true,
  expireInSeconds: 3_600,
});

let database: Awaited<ReturnType<typeof testDatabase>>;
const schedules: Schedule[] = [];
beforeAll(async () => {
  database = await testDatabase();
  await installJobs(database.owner, [WAKE_UPS]);
});
afterEach(async () => {
  for (const schedule of schedules.splice(0)) await schedule.stop(5_000);
  await database.query('DELETE FROM scheduled_jobs');
});
afterAll(() => database.drop());

async function start(...jobs: Parameters<typeof startSchedule>[2]): Promise<Schedule> {
  const schedule = await startSchedule(database, LOG, jobs);
  schedules.push(schedule);
  return schedule;
}

const soon = { timeout: 120_000, interval: 50 };

describe('a scheduled job', () => {
  it('runs at the start, and once a period across processes', async () => {
    let runs = 0;
    const job = { name: 'hourly', everyMs: 3_600_000, run: async () => void (runs += 1) };
    await Promise.all([start(job), start(job), start(job)]);
    await vi.waitFor(() => expect(runs).toBe(1), soon);
    await start(job);
    await new Promise((done) => setTimeout(done, 2_500));
    expect(runs).toBe(1);
  });

  it('runs again after its period', async () => {
    let runs = 0;
    await start({ name: 'often', everyMs: 500, run: async () => void (runs += 1) });
    await vi.waitFor(() => expect(runs).toBeGreaterThan(2), soon);
  });

  it('runs at once after a clock that was days ahead was corrected, also when that was an hour', async () => {
    for (const ahead of ['9 days', '1 hour', '6 seconds']) {
      await database.query(
        `INSERT INTO scheduled_jobs (name, every_ms, registered_at, started_at, finished_at)
         SELECT $1::text, 60000, now() + $1::text::interval, now() + $1::text::interval, now()`,
        [ahead],
      );
      let runs = 0;
      await start({ name: ahead, everyMs: 60_000, run: async () => void (runs += 1) });
      await vi.waitFor(() => expect(runs).toBe(1), soon);
    }
  });

  it('that fails runs again at its next time, and its age keeps growing', async () => {
    let runs = 0;
    await start({
      name: 'failing',
      everyMs: 500,
      run: () => {
        runs += 1;
        return Promise.reject(new Error('no'));
      },
    });
    await vi.waitFor(() => expect(runs).toBeGreaterThan(2), soon);
    await database.query("UPDATE scheduled_jobs SET registered_at = now() - interval '1 hour'");
    const [job] = await readScheduledJobs(database);
    expect(job).toMatchObject({ name: 'failing', every_ms: 500 });
    expect(job!.age_seconds).toBeGreaterThan(3_599);
  });

  it('is waited for by a stop', async () => {
    let ended = false;
    let begun = false;
    const schedule = await start({
      name: 'slow',
      everyMs: 60_000,
      run: async () => {
        begun = true;
        await new Promise((done) => setTimeout(done, 700));
        ended = true;
      },
    });
    await vi.waitFor(() => expect(begun).toBe(true), soon);
    await schedule.stop(5_000);
    expect(ended).toBe(true);
  });
});

describe('jobs of a clock that was days ahead', () => {
  const ofOwner = () => ownerOf(database);

  it('run once it is right, whether they were new or waited after a failure', async () => {
    await database.transaction(async (tx) => {
      await sendJob(tx, WAKE_UPS, { id: 'new' });
      await sendJob(tx, WAKE_UPS, { id: 'failed' });
      await sendJob(tx, WAKE_UPS, { id: 'later' }, { startAfter: new Date(Date.now() + 86_400_000) });
    });
    await ofOwner().query(
      `UPDATE pgboss.job
          SET start_after = start_after + interval '9 days', created_on = created_on + interval '9 days'
        WHERE name = 'wake-ups' AND data ->> 'id' = 'new'`,
    );
    await ofOwner().query(
      `UPDATE pgboss.job
          SET state = 'retry', retry_count = 1, started_on = now() + interval '9 days',
              start_after = now() + interval '9 days 2 seconds'
        WHERE name = 'wake-ups' AND data ->> 'id' = 'failed'`,
    );
    await ofOwner().query("UPDATE pgboss.version SET maintained_on = now() + interval '9 days'");
    await rightJobTimes(database);
    const seen: string[] = [];
    const jobs = await startJobs(database.address, LOG);
    await jobs.work(WAKE_UPS, 1, async ({ id }) => void seen.push(id));
    await vi.waitFor(() => expect(seen.toSorted()).toEqual(['failed', 'new']), soon);
    await jobs.stop(5_000);
    const [version] = await ofOwner().query('SELECT maintained_on <= now() AS is_right FROM pgboss.version');
    expect(version).toEqual({ is_right: true });
  });
});
