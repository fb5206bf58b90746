import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  administer,
  testDatabase,
  testServerUrl,
  urlOf,
  type TestDatabase,
} from '../src/server/platform/testing/test-database.ts';
import { declarations } from './sql-types/schema.ts';

const ROOT = resolve(import.meta.dirname, '..');
const DECLARED = `outlay_test_declared_${randomBytes(6).toString('hex')}`;

let migrated: TestDatabase;
let declared: pg.Client;
let tables: { file: string; name: string; value: unknown }[];
beforeAll(async () => {
  tables = await declarations(ROOT);
  migrated = await testDatabase();
  await administer(testServerUrl(), `CREATE DATABASE ${DECLARED} TEMPLATE template0`);
  declared = new pg.Client({ connectionString: urlOf(testServerUrl(), DECLARED) });
  await declared.connect();
  await declared.query('CREATE EXTENSION pg_trgm');
  // This function of a migration is called by an index.
  const { rows } = await migrated.owner.pool.query<{ text: string }>(
    "SELECT pg_get_functiondef('search_fold(text)'::regprocedure) AS text",
  );
  await declared.query(rows[0]!.text);
  const statements = await generateMigration(generateDrizzleJson({}), snapshotOf(tables));
  for (const statement of statements) await declared.query(statement);
});
afterAll(async () => {
  await declared.end();
  await administer(testServerUrl(), `DROP DATABASE ${DECLARED} WITH (FORCE)`);
  await migrated.drop();
});

type Snapshot = ReturnType<typeof generateDrizzleJson>;

/** Every table, with its indexes and constraints, as the `tables.ts` declare them. */
function snapshotOf(exports: typeof tables): Snapshot {
  // Two files may use the same name for different tables.
  const all = Object.fromEntries(exports.map(({ file, name, value }) => [`${file} ${name}`, value]));
  return generateDrizzleJson(all);
}

/** Every column, constraint and index in the schemas of our tables, as PostgreSQL describes it. */
async function schemaOf(client: pg.Client | pg.Pool): Promise<string[]> {
  const schemas = tables.flatMap(({ value }) =>
    is(value, PgTable) ? [getTableConfig(value).schema ?? 'public'] : [],
  );
  const { rows } = await client.query<{ definition: string }>(
    `SELECT c.oid::regclass || '.' || a.attname || ' ' || format_type(a.atttypid, a.atttypmod)
            || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
            || coalesce(' DEFAULT ' || pg_get_expr(d.adbin, d.adrelid), '') AS definition
       FROM pg_attribute a
       JOIN pg_class c ON c.oid = a.attrelid AND c.relkind IN ('r', 'p')
       LEFT JOIN pg_attrdef d ON d.adrelid = a.attrelid AND d.adnum = a.attnum
      WHERE c.relnamespace::regnamespace::text = ANY($1) AND a.attnum > 0 AND NOT a.attisdropped
     UNION ALL
     SELECT conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid)
       FROM pg_constraint
      WHERE connamespace::regnamespace::text = ANY($1) AND contype IN ('p', 'u', 'f', 'c', 'x')
     UNION ALL
     SELECT pg_get_indexdef(i.indexrelid)
       FROM pg_index i
       JOIN pg_class c ON c.oid = i.indexrelid
      WHERE c.relnamespace::regnamespace::text = ANY($1)`,
    [[...new Set(schemas)]],
  );
  return rows.map(({ definition }) => definition).sort();
}

describe('a database that the migrations made', () => {
  it('has exactly the columns, defaults, constraints and indexes that tables.ts declare', async () => {
    const found = await schemaOf(migrated.owner.pool);
    const expected = await schemaOf(declared);
    expect(found.length).toBeGreaterThan(300);
    expect(found).toEqual(expected);
  });
});

describe('the snapshot of the newest migration', () => {
  const folder = join(ROOT, 'src/server/migrations/meta');
  const snapshots = readdirSync(folder).filter((name) => name.endsWith('_snapshot.json'));

  it('is the only one that is kept; delete that of the migration before', () => {
    const { entries } = JSON.parse(readFileSync(join(folder, '_journal.json'), 'utf8')) as {
      entries: { idx: number }[];
    };
    const newest = String(entries.at(-1)!.idx).padStart(4, '0');
    expect(snapshots).toEqual([`${newest}_snapshot.json`]);
  });

  it('describes tables.ts, so that the next migration contains only new changes', async () => {
    const snapshot = JSON.parse(readFileSync(join(folder, snapshots.at(-1)!), 'utf8')) as Snapshot;
    expect(await generateMigration(snapshot, snapshotOf(tables))).toEqual([]);
  });
});
