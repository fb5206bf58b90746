import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { from as copyFrom } from 'pg-copy-streams';
import type { Tx } from '../../../platform/database/pool.ts';

/**
 * Bulk SQL statements whose columns come from `tables.ts`, with one array parameter for each column. A column
 * that is renamed, added or dropped there fails the type check of the projection that fills it.
 */

/** A row as it is written. The engine counts in safe integers, even where the database returns bigint. */
export type Row<Table extends PgTable> = {
  [Property in keyof Table['$inferSelect']]: bigint extends Table['$inferSelect'][Property]
    ? Exclude<Table['$inferSelect'][Property], bigint> | number
    : Table['$inferSelect'][Property];
};

/** The database's names of a table's columns, by property. */
export function columnNames<Table extends PgTable>(table: Table): Record<keyof Row<Table>, string> {
  const entries = Object.entries(getTableColumns(table));
  return Object.fromEntries(entries.map(([property, { name }]) => [property, name])) as Record<
    keyof Row<Table>,
    string
  >;
}

/** `$1::bigint[], $2::text[], …`: a typed array parameter for each of these columns. */
export function arrayParameters<Table extends PgTable>(
  table: Table,
  properties: readonly (keyof Row<Table> & string)[],
): string {
  const columns = getTableColumns(table) as Record<string, { getSQLType(): string }>;
  return properties.map((property, i) => `$${i + 1}::${columns[property]!.getSQLType()}[]`).join(', ');
}

/** The values of these columns as the arrays that the parameters take. */
export function arrayValues<Table extends PgTable, Property extends keyof Row<Table> & string>(
  table: Table,
  properties: readonly Property[],
  rows: readonly Pick<Row<Table>, Property>[],
): unknown[][] {
  const columns = getTableColumns(table) as Record<string, { getSQLType(): string }>;
  return properties.map((property) =>
    columns[property]!.getSQLType() === 'jsonb'
      ? rows.map((row) => JSON.stringify(row[property]))
      : rows.map((row) => row[property]),
  );
}

/** Inserts whole rows in one SQL statement. The table is called `kept` in the text of `onConflict`. */
export async function insertRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Row<Table>[],
  onConflict: string,
): Promise<void> {
  if (rows.length === 0) return;
  const names = columnNames(table);
  const properties = Object.keys(names) as (keyof Row<Table> & string)[];
  await tx.execute(
    `INSERT INTO exchange.${getTableName(table)} AS kept (${Object.values(names).join(', ')})
     SELECT * FROM unnest(${arrayParameters(table, properties)})
     ${onConflict}`,
    arrayValues(table, properties, rows),
  );
}

/** Adds whole rows that no earlier run has written, with COPY: the fastest way into PostgreSQL. */
export async function copyRows<Table extends PgTable>(
  tx: Tx,
  table: Table,
  rows: readonly Row<Table>[],
): Promise<void> {
  if (rows.length === 0) return;
  const names = columnNames(table);
  const properties = Object.keys(names) as (keyof Row<Table> & string)[];
  const columns = Object.values(names).join(', ');
  const stream = tx.client.query(copyFrom(`COPY exchange.${getTableName(table)} (${columns}) FROM STDIN`));
  const done = new Promise<void>((resolve, reject) => stream.once('finish', resolve).once('error', reject));
  let text = '';
  for (const row of rows) {
    let separator = '';
    for (const property of properties) {
      text += separator + cell(row[property]);
      separator = '\t';
    }
    text += '\n';
  }
  stream.end(text);
  await done;
}

const SPECIAL = /[\\\t\n\r]/;
const EACH_SPECIAL = /[\\\t\n\r]/g;
const ESCAPES: Readonly<Record<string, string>> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };

/** A value in the text format of COPY. */
function cell(value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  if (value instanceof Date) return value.toISOString();
  const text = typeof value === 'string' ? value : JSON.stringify(value);
  return SPECIAL.test(text) ? text.replace(EACH_SPECIAL, (character) => ESCAPES[character]!) : text;
}
