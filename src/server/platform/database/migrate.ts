import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { closeAlone, connectAlone } from './connection.ts';
import { MIGRATIONS } from './patience.ts';
import type { Database } from './pool.ts';

const OLDEST_POSTGRESQL = 150_000;
/** Taken while migrating, so that processes that start together do it one after another. */
export const MIGRATION_LOCK = 7_263_541;

/** A start that cannot go on, told in a sentence that says what to do. */
export class StartRefused extends Error {}

/**
 * Where the migrations lie: beside this file in the sources, and below the project's root when it runs from a
 * bundle.
 */
export function migrationsFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (let up = 0; up < 8; up++) {
    for (const candidate of [join(folder, 'migrations'), join(folder, 'src/server/migrations')]) {
      if (existsSync(join(candidate, 'meta/_journal.json'))) return candidate;
    }
    folder = dirname(folder);
  }
  throw new StartRefused('The database migrations are missing from this copy of Outlay. Clone it again.');
}

/**
 * Brings the database to the shape that this code knows. Refuses a server that is too old and a database that
 * is newer.
 */
export async function migrate(database: Database): Promise<void> {
  const [server] = await database.query('SELECT current_setting($1) AS version', ['server_version_num']);
  if (Number(server!.version) < OLDEST_POSTGRESQL) {
    throw new StartRefused('This PostgreSQL is older than 15. Point DATABASE_URL at version 15 or later.');
  }
  const [encoding] = await database.query("SELECT current_setting('server_encoding') AS name");
  if (encoding!.name !== 'UTF8') {
    throw new StartRefused(
      `This database keeps text as ${encoding!.name}. Create one with ENCODING 'UTF8', and name it with DATABASE_URL.`,
    );
  }
  const client = await connectAlone(database.address, 'outlay-migration', MIGRATIONS);
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    await refuseNewer(database);
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await closeAlone(client);
  }
}

async function refuseNewer(database: Database): Promise<void> {
  const [table] = await database.query("SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name");
  if (!table!.name) return;
  const [last] = await database.query('SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations');
  if (last!.at !== null && last!.at > BigInt(newestMigration())) {
    throw new StartRefused(
      'This database was used by a newer version of Outlay. Start that version, or restore a backup from before it.',
    );
  }
}

/** When the newest migration that this code knows was made, in epoch ms. */
export function newestMigration(): number {
  newest ??= readNewest();
  return newest;
}

let newest: number | undefined;

function readNewest(): number {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return Math.max(...journal.entries.map((entry) => entry.when));
}

/** For commands: only a start migrates. Throws StartRefused when the database is not of this version. */
export async function refuseUnmigrated(database: Database): Promise<void> {
  const [table] = await database.query("SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name");
  if (table!.name) {
    await refuseNewer(database);
    const [last] = await database.query('SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations');
    if (last && last.at !== null && last.at >= BigInt(newestMigration())) return;
  }
  throw new StartRefused(
    'This database has not been brought to this version of Outlay yet. Start Outlay once with npm start, and try again.',
  );
}
