import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { outlayVersion } from '../version.ts';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, migrationsFolder, newestMigration, oldestMigration, refuseUnmigrated } from './migrate.ts';

/** The times of the fourteen migrations that the last development version had before they were squashed. */
const UNSQUASHED = [
  1795234993314, 1795234993863, 1795246039658, 1795246648248, 1795257650190, 1795261369106, 1795263267828,
  1795310007000, 1795310008000, 1795310009000, 1795310010000, 1795310011000, 1795310013000, 1795310017000,
];

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.drop());

/** Rewrites the record of applied migrations so that it lists exactly these. */
async function recordApplied(times: readonly number[]): Promise<void> {
  await database.owner.transaction(async (tx) => {
    await tx.query('DELETE FROM drizzle.__drizzle_migrations');
    for (const time of times) {
      await tx.query('INSERT INTO drizzle.__drizzle_migrations (hash, created_at) VALUES ($1, $2)', [
        `hash of ${time}`,
        time,
      ]);
    }
  });
}

/** Replaces everything in the database by the tables of the first migration. */
async function makeTablesAlone(): Promise<void> {
  const tables = readFileSync(join(migrationsFolder(), '0000_tables.sql'), 'utf8');
  await database.owner.execute('DROP SCHEMA public, exchange, sandbox_rail CASCADE');
  await database.owner.execute('CREATE SCHEMA public');
  await database.owner.execute('GRANT USAGE ON SCHEMA public TO PUBLIC');
  for (const statement of tables.split('--> statement-breakpoint')) await database.owner.execute(statement);
}

/**
 * Every function, trigger, constraint, index and column, as PostgreSQL describes them. The rights of the
 * server's role are not part of it: each start grants them.
 */
async function schemaOf(): Promise<(string | null)[]> {
  const rows = await database.owner.query(
    `SELECT p.oid::regprocedure || ' ' || p.prosrc || ' ' || p.prosecdef::text
            || ' ' || has_function_privilege('public', p.oid, 'EXECUTE')::text AS definition
       FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname IN ('public', 'exchange') AND NOT EXISTS (
        SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
     UNION ALL
     SELECT pg_get_triggerdef(oid) || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL
     SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
     UNION ALL
     SELECT pg_get_indexdef(i.indexrelid) FROM pg_index i JOIN pg_class c ON c.oid = i.indrelid
      WHERE c.relnamespace <> 'pg_toast'::regnamespace
     UNION ALL
     SELECT a.attrelid::regclass || ' ' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
            || ' ' || a.attnotnull::text
       FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
      WHERE a.attnum > 0 AND NOT a.attisdropped AND c.relnamespace <> 'pg_toast'::regnamespace
      ORDER BY 1`,
  );
  return rows.map(({ definition }) => definition);
}

describe('a database of the last development version before the migrations were squashed', () => {
  it('is migrated with its data, and gets the same schema as a new one', async () => {
    const expected = await schemaOf();
    await makeTablesAlone();
    await recordApplied(UNSQUASHED);
    await database.owner.query("INSERT INTO installation VALUES ('keepsake', '42')");
    // That version also had rules, with other texts.
    await database.owner.query(
      `CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NEW; END'`,
    );
    await migrate(database.owner);
    expect(await schemaOf()).toEqual(expected);
    expect(await database.owner.query("SELECT value FROM installation WHERE name = 'keepsake'")).toEqual([
      { value: 42 },
    ]);
    await expect(refuseUnmigrated(database)).resolves.toBeUndefined();
  });

  it('needs a start before a command can use it', async () => {
    await recordApplied(UNSQUASHED);
    await expect(refuseUnmigrated(database)).rejects.toThrow('Start Outlay once with npm start');
  });
});

describe('a start refuses', () => {
  it.each([1, UNSQUASHED.length - 1])(
    'a database with the first %i of those migrations, and names the version to start first',
    async (count) => {
      await recordApplied(UNSQUASHED.slice(0, count));
      await expect(migrate(database.owner)).rejects.toThrow(
        /Start the version ba9470a on it once, then this one\. .*git fetch --unshallow/,
      );
    },
  );

  it('a database of a newer version', async () => {
    await recordApplied([oldestMigration(), newestMigration(), newestMigration() + 1]);
    await expect(migrate(database.owner)).rejects.toThrow(
      `was used by a newer version of Outlay than this one (${outlayVersion()}). Start that version`,
    );
  });

  it.each([
    ['99.1.0', `was used by Outlay 99.1.0, a newer version than this one (${outlayVersion()}). Start`],
    [outlayVersion(), `was used by a later build of Outlay ${outlayVersion()} than this one. Start`],
  ])('a database of the newer version %s by its number', async (version, expected) => {
    const newer = newestMigration() + 1;
    await recordApplied([oldestMigration(), newestMigration(), newer]);
    await database.owner.query(
      `INSERT INTO installation (name, value)
       VALUES ('version ' || $1::text, jsonb_build_object('migration', $2::int8))
       ON CONFLICT (name) DO UPDATE SET value = excluded.value`,
      [version, newer],
    );
    await expect(migrate(database.owner)).rejects.toThrow(expected);
    await expect(refuseUnmigrated(database)).rejects.toThrow(expected);
  });
});

it('each start notes its version and its newest migration', async () => {
  await migrate(database.owner);
  const noted = await database.owner.query(
    "SELECT substr(name, 9) AS version, value FROM installation WHERE name LIKE 'version %'",
  );
  expect(noted).toMatchObject([
    { version: outlayVersion(), value: { migration: newestMigration(), firstStartAt: expect.any(String) } },
  ]);
});
