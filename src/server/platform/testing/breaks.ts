import pg from 'pg';
import { seededNumbers } from '../../../shared/seeded-numbers.ts';

/** Breaks connections of a database as an operator or a failing server would. */
export interface Breaker {
  /** How many were broken so far. */
  broken(): number;
  stop(): Promise<void>;
}

/** A transaction takes about as long as this many of the statements that find and end a backend. */
const SLOWNESS = 20;

/**
 * Terminates a random backend of a database again and again until it is stopped: an idle one, or one in the
 * middle of a statement or of a commit. `pauseMs` is the longest pause between two, or more where the server
 * is slow: at a fixed pace no transaction of a slow machine would ever end.
 */
export async function breakConnections(databaseUrl: string, pauseMs: number, seed = 7): Promise<Breaker> {
  const client = new pg.Client({ connectionString: databaseUrl, application_name: 'outlay-breaker' });
  await client.connect();
  const random = seededNumbers(seed);
  let broken = 0;
  let stopping = false;

  const breakOne = async (): Promise<void> => {
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity
        WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
        ORDER BY state = 'idle', pid`,
    );
    // Prefers a backend that runs an SQL statement to an idle one.
    const chosen = rows[Math.floor(random() ** 2 * rows.length)];
    if (!chosen) return;
    const { rows: ended } = await client.query<{ ended: boolean }>(
      'SELECT pg_terminate_backend($1) AS ended',
      [chosen.pid],
    );
    if (ended[0]!.ended) broken++;
  };
  const run = async (): Promise<void> => {
    while (!stopping) {
      const from = performance.now();
      await breakOne();
      const slownessMs = SLOWNESS * (performance.now() - from);
      await new Promise((done) => setTimeout(done, random() * (pauseMs + slownessMs)));
    }
  };
  const running = run();
  return {
    broken: () => broken,
    stop: async () => {
      stopping = true;
      await running;
      await client.end();
    },
  };
}
