import type { ExtraConfigColumn, IndexedColumn } from 'drizzle-orm/pg-core';

/**
 * A descending column of an index, in the order that `ORDER BY column DESC` asks for. Plain `.desc()` makes
 * the index `DESC NULLS LAST`, which serves no such order: PostgreSQL sorts the whole table instead.
 */
export function descending(column: ExtraConfigColumn): Partial<IndexedColumn> {
  return column.desc().nullsFirst();
}
