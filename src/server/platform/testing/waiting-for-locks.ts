import { expect } from 'vitest';
import type { Database } from '../database/pool.ts';
import { ownerOf } from './test-database.ts';

/** Waits until this many statements of a test database wait for a lock. */
export async function waitingForLocks(database: Database, count: number): Promise<void> {
  const waiting = () =>
    ownerOf(database).query(
      `SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
    );
  await expect.poll(waiting, { interval: 20 }).toHaveLength(count);
}
