import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as schema from './schema.ts';

/** How to reach a PostgreSQL: by URL, or by the directory of a Unix socket. Plain data, so that it crosses to a worker thread. */
export interface DatabaseAddress {
  connectionString?: string;
  host?: string;
  port?: number;
  user?: string;
  password?: string;
  database?: string;
}

/**
 * What statements run on. `query` is SQL as written, its rows with int8 as bigint and timestamptz as Date; `db` is the same
 * connection through drizzle. Inside a transaction only the transaction is used.
 */
export interface Queryable {
  query<R extends object>(text: string, values?: readonly unknown[]): Promise<R[]>;
  readonly db: NodePgDatabase<typeof schema>;
}

export interface Tx extends Queryable {
  readonly client: pg.PoolClient;
}

export interface Database extends Queryable {
  readonly pool: pg.Pool;
  readonly address: DatabaseAddress;
  /** Runs `work` in one transaction: commits what it did, or rolls all of it back and throws what it threw. */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
}

export interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readOnly?: boolean;
  /** How often to run it again after a deadlock or a serialization failure; the work must then bear being repeated. */
  retries?: number;
}

const INT8 = 20;

/** int8 as bigint; everything else as pg reads it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? (text: string) => BigInt(text)
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** Opens a pool. Nothing connects until the first statement. */
export function openDatabase(address: DatabaseAddress, options: { max?: number; name?: string } = {}): Database {
  const pool = new pg.Pool({
    ...address,
    max: options.max ?? 10,
    application_name: options.name ?? 'outlay',
    types,
    statement_timeout: 120_000,
    idle_in_transaction_session_timeout: 300_000,
    connectionTimeoutMillis: 30_000,
  });
  // A connection that breaks while idle is replaced by the next one; without a listener it would end the process.
  pool.on('error', () => undefined);
  const queryable = on(pool);
  return {
    ...queryable,
    pool,
    address,
    transaction: (work, transactionOptions) => runTransaction(pool, work, transactionOptions ?? {}),
    close: () => pool.end(),
  };
}

/** The statements of one connection, or of a pool. */
export function on(connection: pg.Pool | pg.PoolClient): Queryable {
  return {
    query: async <R extends object>(text: string, values?: readonly unknown[]) =>
      (await connection.query<R & pg.QueryResultRow>(text, values as unknown[] | undefined)).rows,
    db: drizzle(connection, { schema }),
  };
}

async function runTransaction<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>, options: TransactionOptions): Promise<T> {
  for (let attempt = 0; ; attempt++) {
    const client = await pool.connect();
    let broken: Error | undefined;
    try {
      await client.query(`BEGIN ISOLATION LEVEL ${options.isolation ?? 'read committed'}${options.readOnly ? ' READ ONLY' : ''}`);
      const result = await work({ ...on(client), client });
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      if (attempt < (options.retries ?? 0) && isTransient(error)) continue;
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

const SERIALIZATION_FAILURE = '40001';
const DEADLOCK_DETECTED = '40P01';

/** The error, or what drizzle wraps, as PostgreSQL reported it; null when it is another kind of error. */
export function databaseError(error: unknown): pg.DatabaseError | null {
  if (error instanceof pg.DatabaseError) return error;
  if (error instanceof Error && error.cause) return databaseError(error.cause);
  return null;
}

function isTransient(error: unknown): boolean {
  const code = databaseError(error)?.code;
  return code === SERIALIZATION_FAILURE || code === DEADLOCK_DETECTED;
}
