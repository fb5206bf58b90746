import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { getTableColumns, is } from 'drizzle-orm';
import { getTableConfig, PgTable, type PgColumn } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import { filesNamed } from './files.ts';
import type { Catalog } from './nullability.ts';
import { resultType } from './postgres-types.ts';

/** A column of a table as `tables.ts` declares it. */
export interface DeclaredColumn {
  /** The file, from the project's root, and the names that TypeScript has for the table and the column. */
  file: string;
  table: string;
  property: string;
}

export interface Schema {
  catalog: Catalog;
  /** By the object id of the table and the number of the column, as results name them. */
  declared: Map<string, DeclaredColumn>;
  /** The differences between `tables.ts` and the migrated database. */
  faults: string[];
}

interface StoredColumn {
  schema: string;
  table: string;
  name: string;
  type: string;
  typeId: number;
  notNull: boolean;
  tableId: number;
  number: number;
}

/** Reads the columns of a migrated database and compares them with every `tables.ts` of the project. */
export async function readSchema(root: string, client: pg.Client): Promise<Schema> {
  const stored = await readColumns(client);
  const catalog = new Map<string, { name: string; notNull: boolean }[]>();
  for (const { schema, table, name, notNull } of stored) {
    const names = ['public', 'pg_catalog'].includes(schema)
      ? [table, `${schema}.${table}`]
      : [`${schema}.${table}`];
    for (const key of names) catalog.set(key, [...(catalog.get(key) ?? []), { name, notNull }]);
  }
  const byName = new Map(stored.map((column) => [`${column.schema}.${column.table}.${column.name}`, column]));
  const declared = new Map<string, DeclaredColumn>();
  const faults: string[] = [];
  const schemas = new Set<string>();
  for (const { file, name: table, value } of await declaredTables(root)) {
    const { schema = 'public', name: tableName } = getTableConfig(value);
    schemas.add(schema);
    for (const [property, column] of Object.entries(getTableColumns(value)) as [string, PgColumn][]) {
      const key = `${schema}.${tableName}.${column.name}`;
      const found = byName.get(key);
      byName.delete(key);
      const fault = found ? difference(column, found) : 'is not in the migrated database';
      if (fault) faults.push(`${file}: ${table}.${property}: ${key} ${fault}`);
      if (found) declared.set(`${found.tableId} ${found.number}`, { file, table, property });
    }
  }
  for (const [key, column] of byName)
    if (schemas.has(column.schema)) faults.push(`${key} is in the migrated database and in no tables.ts`);
  return { catalog, declared, faults };
}

async function declaredTables(root: string): Promise<{ file: string; name: string; value: PgTable }[]> {
  const exports = await declarations(root);
  return exports.flatMap(({ file, name, value }) => (is(value, PgTable) ? [{ file, name, value }] : []));
}

/** Everything that the `tables.ts` of the project export: tables and schemas. */
export async function declarations(root: string): Promise<{ file: string; name: string; value: unknown }[]> {
  const files = filesNamed('tables.ts', join(root, 'src/server')).map((file) => `src/server/${file}`);
  const modules = await Promise.all(
    files.map(async (file) => {
      const exports = (await import(pathToFileURL(join(root, file)).href)) as Record<string, unknown>;
      return Object.entries(exports).map(([name, value]) => ({ file, name, value }));
    }),
  );
  return modules.flat();
}

function difference(column: PgColumn, stored: StoredColumn): string | null {
  const type = column.getSQLType().replace(' (', '(').replace('bigserial', 'bigint');
  if (type !== stored.type) return `has the type ${stored.type} in the migrated database, not ${type}`;
  const notNull = column.notNull || column.primary;
  if (notNull !== stored.notNull)
    return `is ${stored.notNull ? 'NOT NULL' : 'nullable'} in the migrated database`;
  const read = resultType(stored.typeId) ?? 'unknown';
  const kind = read.endsWith('[]') ? 'array' : (KINDS[read] ?? 'json');
  if (column.dataType !== kind)
    return `is declared as ${column.dataType}, but the driver reads it as ${read}`;
  return null;
}

/** Drizzle's names of the types that the driver returns. */
const KINDS: Record<string, string> = {
  boolean: 'boolean',
  number: 'number',
  bigint: 'bigint',
  string: 'string',
  Date: 'date',
  Buffer: 'custom',
};

async function readColumns(client: pg.Client): Promise<StoredColumn[]> {
  const { rows } = await client.query<StoredColumn>(
    `SELECT n.nspname AS schema, c.relname AS table, a.attname AS name,
            format_type(a.atttypid, a.atttypmod) AS type, a.atttypid AS "typeId",
            a.attnotnull AS "notNull", c.oid AS "tableId", a.attnum AS number
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace JOIN pg_attribute a ON a.attrelid = c.oid
     WHERE c.relkind IN ('r', 'p', 'v', 'm') AND a.attnum > 0 AND NOT a.attisdropped
       AND n.nspname NOT IN ('information_schema', 'pg_toast')
     ORDER BY n.nspname, c.relname, a.attnum`,
  );
  return rows;
}
