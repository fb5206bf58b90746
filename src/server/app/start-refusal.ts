import { dirname } from 'node:path';
import pg from 'pg';
import type { Configuration } from '../platform/configuration.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { UNAVAILABLE_SENTENCES, unavailabilityOf } from '../platform/database/unavailable.ts';

/**
 * Turns the error that stopped a start or a command into a sentence with a remedy, if its cause is known.
 * Returns other errors unchanged.
 */
export function startRefusal(error: unknown, configuration: Configuration): unknown {
  if (error instanceof StartRefused || !(error instanceof Error)) return error;
  const sentence = ofDatabase(error, configuration) ?? ofSystem(error, configuration);
  return sentence ? new StartRefused(sentence) : error;
}

/** PostgreSQL's own reasons. */
const BY_SQLSTATE: Readonly<Record<string, (where: string) => string>> = {
  '28P01': (where) => `${where} refuses the password. Correct the user and the password.`,
  '28000': (where) => `${where} does not admit this user. Correct the user, or allow it in pg_hba.conf.`,
  '3D000': (where) => `${where} does not exist. Create the database, or correct its name.`,
  '42501': (where) =>
    `${where} denies its user the rights that a start needs. Name the owner in MIGRATION_DATABASE_URL or ` +
    'DATABASE_URL.',
  '53100': () => UNAVAILABLE_SENTENCES.full,
  '53300': (where) => `${where} has no free connection. Raise max_connections, or stop other clients.`,
  '57P03': (where) => `${where} is starting or stopping. Try again in a moment.`,
  '0A000': (where) => `${where} lacks the extension pg_trgm. Install PostgreSQL's contrib package.`,
};

function ofDatabase(error: Error, configuration: Configuration): string | null {
  const cause = error.cause instanceof Error ? error.cause : error;
  const where = databaseName(configuration);
  if (cause instanceof pg.DatabaseError) {
    const known = BY_SQLSTATE[cause.code ?? ''];
    if (known) return known(where);
  }
  if (unavailabilityOf(error) === 'full') return UNAVAILABLE_SENTENCES.full;
  if (unavailabilityOf(error) !== 'lost') return null;
  const reason = cause instanceof AggregateError ? (cause.errors[0] as Error).message : cause.message;
  return `${where} cannot be reached (${reason}). Check that it runs and that the address is right.`;
}

/** Names the setting and the place, without the password. */
function databaseName({ databaseUrl, dataDir }: Configuration): string {
  if (databaseUrl === null) return `The database in ${dataDir}`;
  const { hostname, port, pathname } = new URL(databaseUrl);
  return `The database of DATABASE_URL (${hostname || 'socket'}${port ? `:${port}` : ''}${pathname})`;
}

/** The operating system's reasons, for a file or an address. */
function ofSystem(error: NodeJS.ErrnoException, { dataDir, host, port }: Configuration): string | null {
  const place = error.path ?? dataDir;
  switch (error.code) {
    case 'ENOTDIR':
    case 'EEXIST':
      return `${place} is a file or is below one. Name a directory with DATA_DIR.`;
    case 'ENOENT':
      if (error.syscall !== 'mkdir') return null;
      return `${place} cannot be created. Name another directory with DATA_DIR.`;
    case 'EROFS':
      return (
        `${place} is on a read-only file system. Mount it for writing, or name another directory with ` +
        'DATA_DIR.'
      );
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk of ${dataDir} is full. Free some space, and start again.`;
    case 'EACCES':
    case 'EPERM':
      if (error.syscall === 'listen')
        return `This user may not listen on port ${port} of ${host}. Set PORT to 1024 or above.`;
      if (error.syscall === 'mkdir')
        return (
          `${place} does not exist, and this user may not create it in ${dirname(place)}. Create it for ` +
          'this user, or name another directory with DATA_DIR.'
        );
      return (
        `This user may not use ${place}. Run Outlay as its owner, or name another directory with ` +
        'DATA_DIR.'
      );
    case 'EADDRINUSE':
      return (
        `${error.message.replace(/^listen EADDRINUSE: /, '')}. Stop the program that uses it, or set ` +
        'another port.'
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return error.syscall === 'connect'
        ? null
        : `HOST is ${host}, which is not an address of this machine. Set it to one, such as 127.0.0.1.`;
    default:
      return null;
  }
}
