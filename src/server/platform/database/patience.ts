import type pg from 'pg';
import type { DatabaseAddress } from './address.ts';

/** PostgreSQL's time-outs for one kind of connection; 0 is no limit. */
export interface Patience {
  /** One SQL statement. */
  statementMs: number;
  /** Waiting for one lock that another transaction holds. */
  lockMs: number;
  /** An idle transaction: its process is frozen or unreachable, and others wait for its locks. */
  idleInTransactionMs: number;
  /** An idle database session; absent for no limit. */
  idleSessionMs?: number;
}

/**
 * When this process freezes, another one takes over within 15 s, so the transactions of this one must end
 * before that.
 */
const FROZEN_AFTER_MS = 10_000;

/** The SQL statements of requests and workers. */
export const REQUESTS: Patience = {
  statementMs: 60_000,
  lockMs: 15_000,
  idleInTransactionMs: FROZEN_AFTER_MS,
};

/**
 * The creation of a large batch. The transaction is idle while its rows are checked, and other batches of the
 * entity wait for it.
 */
export const LARGE_BATCHES: Patience = { statementMs: 120_000, lockMs: 60_000, idleInTransactionMs: 60_000 };

/** A connection that holds a lock for a process. The process shows every few seconds that it is alive. */
export const LOCK_HOLDERS: Patience = {
  statementMs: 5_000,
  lockMs: 5_000,
  idleInTransactionMs: FROZEN_AFTER_MS,
  idleSessionMs: FROZEN_AFTER_MS,
};

/**
 * Migrations have no limit: they may build an index on a large table, or wait for another process that
 * migrates first.
 */
export const MIGRATIONS: Patience = { statementMs: 0, lockMs: 0, idleInTransactionMs: 0 };

/** A connection that listens. Its only SQL statements check that it is still open. */
export const LISTENERS: Patience = {
  statementMs: 5_000,
  lockMs: 5_000,
  idleInTransactionMs: FROZEN_AFTER_MS,
};

/** Restores the usual idle time-out after the slow part of creating a batch, which holds no locks. */
export const FROM_HERE_ON_LIKE_REQUESTS =
  `SET LOCAL idle_in_transaction_session_timeout = ` + `${REQUESTS.idleInTransactionMs}`;

/** How long the other side of a long read may be unreachable, or unable to take more. */
const READER_PAUSES_MS = 600_000;

/**
 * A read whose rows go to a client as fast as it takes them. The caller limits the pauses of the client.
 * `tcp_user_timeout` also ends a connection whose other side is alive but has no room.
 */
export const BEFORE_A_LONG_READ =
  'SET statement_timeout = 0; SET default_transaction_read_only = on; ' +
  `SET tcp_user_timeout = ${READER_PAUSES_MS}`;

export const AFTER_A_LONG_READ =
  'RESET statement_timeout; RESET default_transaction_read_only; RESET tcp_user_timeout';

const KEEP_ALIVE_MS = 5_000;

/**
 * The options that a connection is opened with. Keep-alives detect a vanished peer: the client's after 15 s,
 * the server's after 14 s. The server drops the connection when the client's machine does not acknowledge
 * data for 10 s.
 */
export function connectionConfig(address: DatabaseAddress, patience: Patience): pg.ClientConfig {
  const settings = {
    tcp_keepalives_idle: 5,
    tcp_keepalives_interval: 3,
    tcp_keepalives_count: 3,
    tcp_user_timeout: FROZEN_AFTER_MS,
    ...(patience.idleSessionMs === undefined ? {} : { idle_session_timeout: patience.idleSessionMs }),
  };
  const options = Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
  return {
    ...withOptions(address, options),
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_MS,
    statement_timeout: patience.statementMs,
    lock_timeout: patience.lockMs,
    idle_in_transaction_session_timeout: patience.idleInTransactionMs,
  };
}

/** Adds options to an address. Options in its URL take precedence. */
function withOptions(address: DatabaseAddress, options: string): pg.ClientConfig {
  if (!address.connectionString || !URL.canParse(address.connectionString)) return { ...address, options };
  const url = new URL(address.connectionString);
  const own = url.searchParams.get('options');
  if (own === null) return { ...address, options };
  return { ...address, connectionString: urlWithOptions(url, `${options} ${own}`) };
}

/**
 * The URL with other `options`. Spaces in them are written %20, never as plus signs. A plus sign before the
 * query belongs to the password.
 */
export function urlWithOptions(given: URL, options: string): string {
  const url = new URL(given);
  url.searchParams.set('options', options);
  url.search = url.search.replaceAll('+', '%20');
  return url.toString();
}
