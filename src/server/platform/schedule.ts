import type { Logger } from 'pino';
import type { Database } from './database/pool.ts';

/** A job that repeats. At most one process starts it in each period. */
export interface ScheduledJob {
  /** Its row in `scheduled_jobs` and its label in the metrics. */
  name: string;
  everyMs: number;
  /** Repeatable: a run that ends halfway is completed by the next one. */
  run: () => Promise<void>;
}

export interface Schedule {
  /** Starts no further run, and waits for the current ones for at most `timeoutMs`. */
  stop(timeoutMs: number): Promise<void>;
}

const LOOK_EVERY_MS = 2_000;
/** A run that takes longer is given up: the job starts again at its next time. */
const LONGEST_RUN_MS = 300_000;

/**
 * Repeats jobs, once a period across all processes. The times are those of the database's clock. A start in
 * the future was written while that clock was wrong: such a job is due at once, so that no job waits for a
 * date that only a wrong clock has seen.
 */
export async function startSchedule(
  database: Database,
  log: Logger,
  jobs: readonly ScheduledJob[],
): Promise<Schedule> {
  const byName = new Map(jobs.map((job) => [job.name, job]));
  const running = new Map<string, { since: number; run: Promise<void> }>();
  let isStopping = false;
  let looking: Promise<void> | null = null;

  const run = async (job: ScheduledJob): Promise<void> => {
    try {
      await job.run();
      await noteFinished(database, job.name);
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a scheduled job failed; it is tried again at its next time');
    }
  };

  const look = async (): Promise<void> => {
    for (const [name, { since }] of running) {
      if (performance.now() - since < LONGEST_RUN_MS) continue;
      log.error({ job: name }, 'a scheduled job has not ended in five minutes; it may start again');
      running.delete(name);
    }
    const idle = [...byName.keys()].filter((name) => !running.has(name));
    for (const name of isStopping ? [] : await claimDue(database, idle)) {
      const started = { since: performance.now(), run: run(byName.get(name)!) };
      running.set(name, started);
      void started.run.then(() => {
        if (running.get(name) === started) running.delete(name);
      });
    }
  };

  const lookOnce = (): void => {
    looking ??= look()
      .catch((error: unknown) =>
        log.warn({ err: error }, 'the scheduled jobs could not be read; they are looked at again'),
      )
      .finally(() => {
        looking = null;
      });
  };

  await register(database, jobs);
  lookOnce();
  const timer = setInterval(lookOnce, LOOK_EVERY_MS);
  return {
    stop: async (timeoutMs) => {
      isStopping = true;
      clearInterval(timer);
      const late = new Promise<void>((resolve) => setTimeout(resolve, timeoutMs).unref());
      await Promise.race([late, Promise.resolve(looking)]);
      await Promise.race([late, Promise.all([...running.values()].map((one) => one.run))]);
    },
  };
}

/** Adds a row for each job, so that a job that has never run shows up too. */
async function register(database: Database, jobs: readonly ScheduledJob[]): Promise<void> {
  await database.query(
    `INSERT INTO scheduled_jobs (name, every_ms, registered_at)
     SELECT job.name, job.every_ms, clock_timestamp()
       FROM unnest($1::text[], $2::int[]) AS job (name, every_ms)
     ON CONFLICT (name) DO UPDATE SET every_ms = excluded.every_ms
       WHERE scheduled_jobs.every_ms <> excluded.every_ms`,
    [jobs.map(({ name }) => name), jobs.map(({ everyMs }) => everyMs)],
  );
}

/**
 * Claims the jobs that are due. A start that lies more than five seconds ahead was written while a clock was
 * wrong.
 */
async function claimDue(database: Database, names: readonly string[]): Promise<string[]> {
  const rows = await database.query(
    `UPDATE scheduled_jobs
        SET started_at = clock_timestamp()
      WHERE name = ANY ($1)
        AND (started_at IS NULL
             OR started_at <= clock_timestamp() - every_ms * interval '1 millisecond'
             OR started_at > clock_timestamp() + interval '5 seconds')
      RETURNING name`,
    [names],
  );
  return rows.map(({ name }) => name);
}

async function noteFinished(database: Database, name: string): Promise<void> {
  await database.query('UPDATE scheduled_jobs SET finished_at = clock_timestamp() WHERE name = $1', [name]);
}

/** How long ago each scheduled job last succeeded; one that never has, since it was registered. */
export async function readScheduledJobs(
  database: Database,
): Promise<{ name: string; every_ms: number; age_seconds: number }[]> {
  return database.query(
    `SELECT name, every_ms,
            greatest(0, extract(epoch FROM clock_timestamp() - coalesce(finished_at, registered_at)))::float8
              AS age_seconds
       FROM scheduled_jobs
      ORDER BY name`,
  );
}
