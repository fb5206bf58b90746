import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate as applyMigrations } from 'drizzle-orm/node-postgres/migrator';
import { StartRefused } from '../start-refused.ts';
import { outlayVersion } from '../version.ts';
import { startConnectMs } from './address.ts';
import { closeAlone, connectAlone } from './connection.ts';
import { MIGRATIONS } from './patience.ts';
import type { Database } from './pool.ts';

const OLDEST_POSTGRESQL = 150_000;
/** Advisory lock of a migration: processes that start together migrate one after another. */
export const MIGRATION_LOCK = 7_263_541;

/**
 * The commit of the last development version whose migrations were not squashed. Its last migration has the
 * time of today's first one: a database that it migrated has every table, and receives the later migrations.
 */
const LAST_UNSQUASHED_VERSION = 'ba9470a';

/**
 * The migrations: `src/server/migrations`, found from this file in the sources and from the bundle in dist.
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
 * Migrates the database to this version, in one transaction. Throws StartRefused for a PostgreSQL that is too
 * old, an encoding other than UTF8, and a database of a newer version or of one that is too old to migrate.
 */
export async function migrate(database: Database): Promise<void> {
  const [server] = await database.query('SELECT current_setting($1) AS version', ['server_version_num']);
  if (Number(server!.version) < OLDEST_POSTGRESQL) {
    throw new StartRefused('This PostgreSQL is older than 15. Point DATABASE_URL at version 15 or later.');
  }
  const [encoding] = await database.query("SELECT current_setting('server_encoding') AS name");
  if (encoding!.name !== 'UTF8') {
    throw new StartRefused(
      `The encoding of this database is ${encoding!.name}. Create one with ENCODING 'UTF8', and name it ` +
        'with ' +
        'DATABASE_URL.',
    );
  }
  const client = await connectAlone(
    database.address,
    'outlay-migration',
    MIGRATIONS,
    startConnectMs(database.address),
  );
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const last = await lastApplied(database);
    await refuseNewer(database, last);
    refuseTooOld(last);
    await applyMigrations(drizzle(client), { migrationsFolder: migrationsFolder() });
    await noteVersion(database);
  } finally {
    await client.query('SELECT pg_advisory_unlock_all()').catch(() => undefined);
    await closeAlone(client);
  }
}

/** For commands, which never migrate. Throws StartRefused unless a start has migrated the database. */
export async function refuseUnmigrated(database: Database): Promise<void> {
  const last = await lastApplied(database);
  await refuseNewer(database, last);
  if (last !== null && last >= newestMigration()) return;
  throw new StartRefused(
    'This database has not been migrated to this version of Outlay yet. Start Outlay once with npm start, ' +
      'and ' +
      'try again.',
  );
}

/** The time of the last migration that was applied, in epoch ms; null for an empty database. */
async function lastApplied(database: Database): Promise<number | null> {
  const [table] = await database.query("SELECT to_regclass('drizzle.__drizzle_migrations')::text AS name");
  if (!table!.name) return null;
  const [last] = await database.query('SELECT max(created_at) AS at FROM drizzle.__drizzle_migrations');
  return last!.at === null ? null : Number(last!.at);
}

/**
 * Notes that this version has started on the database, so that an earlier one can name it. The row's name in
 * `installation` is "version" and the number.
 */
async function noteVersion(database: Database): Promise<void> {
  await database.query(
    `INSERT INTO installation (name, value)
     VALUES ('version ' || $1::text,
             jsonb_build_object('migration', $2::int8, 'firstStartAt', now(), 'lastStartAt', now()))
     ON CONFLICT (name) DO UPDATE
       SET value = installation.value || (excluded.value - 'firstStartAt')`,
    [outlayVersion(), newestMigration()],
  );
}

async function refuseNewer(database: Database, last: number | null): Promise<void> {
  if (last === null || last <= newestMigration()) return;
  // The versions before 0.2.0 left no note.
  const [noted] = await database.query(
    `SELECT substr(name, 9) AS version
       FROM installation
      WHERE name LIKE 'version %' AND (value ->> 'migration')::int8 > $1
      ORDER BY (value ->> 'migration')::int8 DESC, value ->> 'lastStartAt' DESC
      LIMIT 1`,
    [newestMigration()],
  );
  throw new StartRefused(
    `This database was used by ${newerThanThis(noted?.version ?? null)}. Start that version or a later one ` +
      'on it, or restore a backup from before that upgrade.',
  );
}

/** Names the newer version, whose database has migrations that this one does not know. */
export function newerThanThis(version: string | null): string {
  const own = outlayVersion();
  if (version === own) return `a later build of Outlay ${own} than this one`;
  const which = version === null ? 'a newer version of Outlay' : `Outlay ${version}, a newer version`;
  return `${which} than this one (${own})`;
}

function refuseTooOld(last: number | null): void {
  if (last === null || last >= oldestMigration()) return;
  throw new StartRefused(
    'This database was made by an early development version of Outlay, from which ' +
      `${outlayVersion()} cannot upgrade in one step. ${stepOverLastUnsquashed('on it')} To begin without ` +
      'its data, name an empty DATA_DIR or database.',
  );
}

/** How to take a database past the migrations that were squashed. A clone may have no history. */
export function stepOverLastUnsquashed(where: string): string {
  const commit = LAST_UNSQUASHED_VERSION;
  return (
    `Start the version ${commit} ${where} once, then this one. To get it: git fetch --unshallow if the ` +
    `clone has no history, then git worktree add ../outlay-${commit} ${commit}, and npm start in that ` +
    'folder with the same settings.'
  );
}

/** The time of the newest migration of this version, in epoch ms. */
export function newestMigration(): number {
  return Math.max(...migrationTimes());
}

/** The time of the first migration of this version, in epoch ms: the tables. */
export function oldestMigration(): number {
  return Math.min(...migrationTimes());
}

let times: readonly number[] | undefined;

function migrationTimes(): readonly number[] {
  times ??= readTimes();
  return times;
}

function readTimes(): readonly number[] {
  const journal = JSON.parse(readFileSync(join(migrationsFolder(), 'meta/_journal.json'), 'utf8')) as {
    entries: { when: number }[];
  };
  return journal.entries.map((entry) => entry.when);
}
