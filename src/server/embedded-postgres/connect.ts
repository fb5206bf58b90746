import { existsSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseAddress } from '../platform/database/pool.ts';
import { StartRefused } from '../platform/start-refused.ts';
import { PASSWORD_FILE, type Places } from './places.ts';
import { socketFolder } from './socket-path.ts';

export const SUPERUSER = 'outlay';
export const DATABASE = 'outlay';
/** Part of the socket's name. The embedded PostgreSQL has no TCP port. */
export const PORT = 5432;

/** The address of the embedded database, reached through the sockets in `runtime`. */
export function addressOf(runtime: string, password: string): DatabaseAddress {
  return {
    host: socketFolder(runtime, `.s.PGSQL.${PORT}`),
    port: PORT,
    user: SUPERUSER,
    password,
    database: DATABASE,
  };
}

/** The password in the data directory. Throws StartRefused when it is missing or empty. */
export function passwordOf(dataDir: string, places: Pick<Places, 'data'>): string {
  const file = join(dataDir, PASSWORD_FILE);
  if (!existsSync(file) && existsSync(`${file}.new`)) renameSync(`${file}.new`, file);
  const password = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  if (password) return password;
  throw new StartRefused(
    `${file} is ${existsSync(file) ? 'empty' : 'missing'}. Restore the password of the database in ` +
      `${places.data} from a backup.`,
  );
}

/** The maintenance database, which exists before ours does. */
export function maintenance(address: DatabaseAddress): DatabaseAddress {
  return { ...address, database: 'postgres' };
}

/** Runs one SQL statement on a connection that is closed afterwards. */
export async function once(
  address: DatabaseAddress,
  statement: string,
  connectMs = 5_000,
): Promise<pg.QueryResult> {
  const client = new pg.Client({ ...address, connectionTimeoutMillis: connectMs });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return await client.query(statement);
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Whether PostgreSQL refused the password. */
export function isWrongPassword(error: unknown): boolean {
  return (error as pg.DatabaseError).code === '28P01';
}
