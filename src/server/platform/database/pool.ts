import { hash } from 'node:crypto';
import type { PgTable } from 'drizzle-orm/pg-core';
import pg from 'pg';
import type { DatabaseAddress } from './address.ts';
import { connectionConfig, REQUESTS, type Patience } from './patience.ts';
import { unavailabilityOf } from './unavailable.ts';

export type { DatabaseAddress } from './address.ts';

/**
 * The parameters and rows of every SQL text in the sources, by that text. The `statements.gen.ts` of each
 * room extends it; `npm run generate` writes them.
 */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type
export interface Statements {}

/** The row of an SQL statement: `RowOf<typeof SELECT_BATCH>`. */
export type RowOf<T extends keyof Statements> = Statements[T]['row'];

/** A column of a table as `tables.ts` declares it, where it is not null. */
export type Column<Table extends PgTable, Name extends keyof Table['$inferSelect']> = NonNullable<
  Table['$inferSelect'][Name]
>;

export type ValuesOf<T extends keyof Statements> = Statements[T]['values'] extends []
  ? []
  : [values: Statements[T]['values']];

/** Runs SQL statements: a pool, or a transaction. Inside a transaction only the transaction is used. */
export interface Queryable {
  /**
   * Runs an SQL statement that is a literal text in the sources: its rows have the types that PostgreSQL
   * describes, with int8 as bigint and timestamptz as Date.
   */
  query<const T extends keyof Statements>(text: T, ...values: ValuesOf<T>): Promise<RowOf<T>[]>;
  /**
   * As `query`, but each connection parses and plans the statement once. For frequent lookups by key, which
   * have one good plan whatever the values are.
   */
  prepared<const T extends keyof Statements>(text: T, ...values: ValuesOf<T>): Promise<RowOf<T>[]>;
  /**
   * Runs an SQL statement without parameters followed by clauses that are put together at run time, such as
   * the WHERE of `Conditions`. Its rows are those of the statement.
   */
  dynamicQuery<const T extends keyof Statements>(
    statement: T,
    clauses: string,
    values: readonly unknown[],
  ): Promise<RowOf<T>[]>;
  /** Runs a command that is put together at run time and returns no rows, such as SET LOCAL or DDL. */
  execute(text: string, values?: readonly unknown[]): Promise<void>;
}

export interface Tx extends Queryable {
  readonly client: pg.PoolClient;
  /** Runs `step`, such as a line of the log, once the transaction is committed. It must not throw. */
  afterCommit(step: () => void): void;
}

export interface Database extends Queryable {
  readonly pool: pg.Pool;
  readonly address: DatabaseAddress;
  /**
   * Runs `work` in one transaction: commits what it did, or rolls all of it back and throws what it threw.
   */
  transaction<T>(work: (tx: Tx) => Promise<T>, options?: TransactionOptions): Promise<T>;
  close(): Promise<void>;
}

interface TransactionOptions {
  isolation?: 'read committed' | 'repeatable read' | 'serializable';
  readOnly?: boolean;
  /** The time limit of one of its statements, if it differs from the pool's; 0 is no limit. */
  statementMs?: number;
  /**
   * True when `work` may run more than once. After a deadlock or a serialization failure it then runs again,
   * at most MOST_REPEATS times.
   */
  repeatable?: boolean;
}

/** Runs two reads: at once from a pool, one after the other in a transaction, which has one connection. */
export async function both<A, B>(
  db: Queryable,
  one: () => Promise<A>,
  other: () => Promise<B>,
): Promise<[A, B]> {
  return 'client' in db ? [await one(), await other()] : Promise.all([one(), other()]);
}

const INT8 = 20;

/** int8 as bigint; everything else as pg reads it. */
const types: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === INT8 && format !== 'binary'
      ? (text: string) => BigInt(text)
      : pg.types.getTypeParser(oid, format as 'text')) as pg.CustomTypesConfig['getTypeParser'],
};

/** How long a caller waits for a free connection of the pool. */
const CONNECTION_MS = 5_000;

export interface PoolOptions {
  max?: number;
  name?: string;
  /** PostgreSQL's time-outs for this pool; those of requests when absent. */
  patience?: Patience;
  /** How long a caller waits for a free connection; CONNECTION_MS when absent. */
  connectMs?: number;
}

/**
 * A pool whose connections may break at any time, checked out or idle: the SQL statement fails, and the
 * process continues.
 */
export function openPool(
  address: DatabaseAddress,
  options: PoolOptions & { types?: pg.CustomTypesConfig } = {},
): pg.Pool {
  const pool = new pg.Pool({
    ...connectionConfig(address, options.patience ?? REQUESTS),
    ...(options.types ? { types: options.types } : {}),
    max: options.max ?? 10,
    application_name: options.name ?? 'outlay',
    connectionTimeoutMillis: options.connectMs ?? CONNECTION_MS,
  });
  // Without an error listener Node.js ends the process, and the pool has one only on idle connections.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** Opens a pool for the SQL statements of this process. Nothing connects until the first one. */
export function openDatabase(address: DatabaseAddress, options: PoolOptions = {}): Database {
  const pool = openPool(address, { ...options, types });
  const { statementMs } = options.patience ?? REQUESTS;
  return {
    ...on(pool, statementMs),
    pool,
    address,
    transaction: (work, transactionOptions) =>
      runTransaction(pool, statementMs, work, transactionOptions ?? {}),
    close: () => pool.end(),
  };
}

/**
 * The server itself ends a slow SQL statement. When even that error does not arrive, the connection is lost.
 */
const ANSWER_MARGIN_MS = 5_000;

/** The SQL statements of one connection, or of a pool. */
export function on(connection: pg.Pool | pg.PoolClient, statementMs: number): Queryable {
  const answerMs = statementMs === 0 ? 0 : statementMs + ANSWER_MARGIN_MS;
  const run = async (text: string, values?: readonly unknown[], name?: string): Promise<never[]> => {
    const statement = { text, values: values as unknown[] | undefined, name, query_timeout: answerMs };
    return (await connection.query<never>(statement as pg.QueryConfig)).rows;
  };
  return {
    query: (text, ...values) => run(text, values[0]),
    prepared: (text, ...values) => run(text, values[0], nameOf(text)),
    dynamicQuery: (statement, clauses, values) => run(`${statement} ${clauses}`, values),
    execute: async (text, values) => void (await run(text, values)),
  };
}

const names = new Map<string, string>();

/** The name of a prepared statement: the same text has the same one in every process. */
function nameOf(text: string): string {
  let name = names.get(text);
  if (name === undefined) {
    name = hash('sha256', text, 'hex').slice(0, 32);
    names.set(text, name);
  }
  return name;
}

const MOST_REPEATS = 3;

async function runTransaction<T>(
  pool: pg.Pool,
  statementMs: number,
  work: (tx: Tx) => Promise<T>,
  options: TransactionOptions,
): Promise<T> {
  const access = options.readOnly ? ' READ ONLY' : '';
  const begin = `BEGIN ISOLATION LEVEL ${options.isolation ?? 'read committed'}${access}`;
  for (let attempt = 0; ; attempt++) {
    const client = await pool.connect();
    const steps: (() => void)[] = [];
    const tx: Tx = {
      ...on(client, options.statementMs ?? statementMs),
      client,
      afterCommit: (step) => void steps.push(step),
    };
    let broken: Error | undefined;
    try {
      await tx.execute(begin);
      if (options.statementMs !== undefined)
        await tx.execute(`SET LOCAL statement_timeout = ${options.statementMs}`);
      const result = await work(tx);
      await tx.query('COMMIT');
      for (const step of steps) step();
      return result;
    } catch (error) {
      // A connection that broke has nothing to roll back, and one that does not answer would not answer this
      // either.
      if (isBroken(error)) broken = error;
      else await tx.query('ROLLBACK').catch((failure: Error) => (broken = failure));
      if (options.repeatable && attempt < MOST_REPEATS && isTransient(error)) continue;
      throw error;
    } finally {
      client.release(broken);
    }
  }
}

/** Whether an error was made on this side of a connection to the database, and not by the server. */
function isBroken(error: unknown): error is Error {
  return unavailabilityOf(error) === 'lost' && databaseError(error) === null;
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
