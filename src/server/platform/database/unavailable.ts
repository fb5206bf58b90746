import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';

/**
 * Why the database is unavailable. `lost`: a retry in a moment may succeed. `full`: its disk needs free space
 * first.
 */
export type Unavailability = 'lost' | 'full';

const DISK_FULL = '53100';

/** SQLSTATE codes and classes for faults of the server or of the connection, not of the SQL statement. */
const LOST_CODES = new Set([
  '25006', // read-only: the server became a standby
  '25P03', // idle-in-transaction timeout
  '25P04', // transaction timeout
  '28000', // the role may not connect
  '28P01', // the password is wrong
  '3D000', // the database is missing
  '40001', // serialization failure, after the last retry
  '40P01', // deadlock, after the last retry
  '55P03', // lock timeout
  '57014', // statement timeout
]);
const LOST_CLASSES = ['08', '53', '57P', '58'];

/** Node.js codes for a connection that cannot be opened or has broken. */
const LOST_ERRNO = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTDOWN',
  'EHOSTUNREACH',
  'EMFILE',
  'ENETDOWN',
  'ENETUNREACH',
  'ENFILE',
  'ENOENT',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);
const SOCKET_CALLS = new Set(['connect', 'getaddrinfo', 'read', 'write']);

/**
 * Errors to which the driver gives no code. A test provokes each one, so that it fails when the driver's
 * wording changes.
 */
const LOST_MESSAGES = [
  'Connection terminated',
  'Connection terminated unexpectedly',
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client was closed and is not queryable',
  'Client has encountered a connection error and is not queryable',
  'Cannot use a pool after calling end on the pool',
];

/**
 * Why the database is unavailable, as an error of an SQL statement or a connection shows; null for any other
 * error.
 */
export function unavailabilityOf(error: unknown): Unavailability | null {
  if (error instanceof DrizzleQueryError) return unavailabilityOf(error.cause);
  if (!(error instanceof Error)) return null;
  const { code, syscall } = error as NodeJS.ErrnoException;
  if (error instanceof pg.DatabaseError) {
    if (code === DISK_FULL) return 'full';
    return code !== undefined &&
      (LOST_CODES.has(code) || LOST_CLASSES.some((start) => code.startsWith(start)))
      ? 'lost'
      : null;
  }
  // A host name with several addresses fails with one error for each address.
  if (error instanceof AggregateError)
    return error.errors.some((one) => unavailabilityOf(one)) ? 'lost' : null;
  if (code !== undefined) return LOST_ERRNO.has(code) && SOCKET_CALLS.has(syscall ?? '') ? 'lost' : null;
  return LOST_MESSAGES.includes(error.message) ? 'lost' : null;
}

const BEFORE_CODES = ['28000', '28P01', '3D000', '53300', '57P03'];
const BEFORE_CALLS = ['connect', 'getaddrinfo'];
const BEFORE_MESSAGES = [
  'Connection terminated due to connection timeout',
  'timeout expired',
  'timeout exceeded when trying to connect',
  'Cannot use a pool after calling end on the pool',
];

/** Whether the connection failed before the SQL statement was sent, so that it had no effect. */
export function isBeforeStatement(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code = '', syscall = '' } = error as NodeJS.ErrnoException;
  if (error instanceof AggregateError) return error.errors.every((one) => isBeforeStatement(one));
  return (
    BEFORE_CODES.includes(code) || BEFORE_CALLS.includes(syscall) || BEFORE_MESSAGES.includes(error.message)
  );
}

/** Says to the person at a terminal what is wrong and what to do. */
export const UNAVAILABLE_SENTENCES: Record<Unavailability, string> = {
  lost: 'The database cannot be reached or has closed the connection. Check that it runs, then try again.',
  full: 'The disk of the database is full. Free some space, then try again.',
};
