import type { Database, Tx } from '../../platform/database/pool.ts';

/**
 * The database as one transaction sees it: what opens a transaction of its own becomes a part of this one,
 * and fails with it. For one step at a time.
 */
export function inTransaction(tx: Tx, database: Database): Database {
  return {
    ...tx,
    pool: database.pool,
    address: database.address,
    transaction: (work) => work(tx),
    close: async () => undefined,
  };
}
