import type pg from 'pg';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** Runs a read of the payout history, on the standby if there is one that has caught up. */
export function readHistory<T>(context: Context, work: (db: Queryable) => Promise<T>): Promise<T> {
  return context.replica ? context.replica.read(work) : work(context.database);
}

/** A connection for a long read of the payout history. The caller releases it. */
export function connectToHistory(context: Context): Promise<pg.PoolClient> {
  return context.replica ? context.replica.connect() : context.database.pool.connect();
}
