import type { Clock } from '../../shared/time.ts';
import type { Queryable } from './database/pool.ts';

/** The machine's clock. */
export const systemClock: Clock = { nowMs: () => Date.now() };

/** The current time as a Date, for the database. */
export function nowOf(clock: Clock): Date {
  return new Date(clock.nowMs());
}

/** The clock of the database's machine. */
export function databaseClock(database: Queryable): () => Promise<number> {
  return async () => {
    const [row] = await database.query('SELECT (extract(epoch FROM clock_timestamp()) * 1000)::float8 AS ms');
    return row!.ms;
  };
}
