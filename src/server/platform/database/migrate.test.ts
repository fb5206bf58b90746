import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '../testing/test-database.ts';
import { migrate, newestMigration, oldestMigration, refuseUnmigrated } from './migrate.ts';

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

/** Makes the record of applied migrations say that exactly these were applied. */
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

/** Every function, trigger, constraint, index and column, as PostgreSQL describes them. */
async function schemaOf(): Promise<(string | null)[]> {
  const rows = await database.owner.query(
    `SELECT p.oid::regprocedure || ' ' || p.prosrc || ' ' || p.prosecdef::text
            || ' ' || coalesce(p.proacl::text, '') AS definition
       FROM pg_proc p JOIN pg_namespace n ON n.oid = p.pronamespace
      WHERE n.nspname IN ('public', 'exchange') AND NOT EXISTS (
        SELECT 1 FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
     UNION ALL
     SELECT pg_get_triggerdef(oid) || ' ' || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL
     SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
     UNION ALL
     SELECT pg_get_indexdef(indexrelid) FROM pg_index
     UNION ALL
     SELECT attrelid::regclass || ' ' || attname || ' ' || format_type(atttypid, atttypmod)
            || ' ' || attnotnull::text
       FROM pg_attribute WHERE attnum > 0 AND NOT attisdropped
      ORDER BY 1`,
  );
  return rows.map(({ definition }) => definition);
}

describe('a database of the last development version before the migrations were squashed', () => {
  it('is migrated with its data, and gets the same schema as a new one', async () => {
    await recordApplied(UNSQUASHED);
    await database.query("INSERT INTO installation VALUES ('keepsake', '42')");
    const expected = await schemaOf();
    // That version had no such column, and its rules had other texts.
    await database.owner.query('ALTER TABLE withdrawals DROP COLUMN bank_connection CASCADE');
    await database.owner.query(
      `CREATE OR REPLACE FUNCTION guard_balance() RETURNS trigger LANGUAGE plpgsql
         AS 'BEGIN RETURN NEW; END'`,
    );
    await database.owner.query('DROP TRIGGER approvals_guard ON approvals');
    await migrate(database.owner);
    expect(await schemaOf()).toEqual(expected);
    expect(await database.query("SELECT value FROM installation WHERE name = 'keepsake'")).toEqual([
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
        'Start the version ba9470a on it once, then this one.',
      );
    },
  );

  it('a database of a newer version', async () => {
    await recordApplied([oldestMigration(), newestMigration(), newestMigration() + 1]);
    await expect(migrate(database.owner)).rejects.toThrow('was used by a newer version');
  });
});
