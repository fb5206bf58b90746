import type { Database, Tx } from '../../platform/database/pool.ts';

/**
 * A database whose transactions all run inside `tx`, and fail with it. Callers must not start two of them at
 * the same time.
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
