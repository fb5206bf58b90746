import type { Conditions } from '../platform/database/conditions.ts';

/** One page of a list, as the interface returns it. */
export interface Page<T> {
  items: T[];
  total: number;
  offset: number;
  limit: number;
}

/** The items of a page with the total number of items, as the database counts them. */
export function pageOf<T>(items: T[], total: bigint, paging: { offset: number; limit: number }): Page<T> {
  return { items, total: Number(total), offset: paging.offset, limit: paging.limit };
}

/** The OFFSET and LIMIT of a page, their values added to the conditions. */
export function pageClause(found: Conditions, paging: { offset: number; limit: number }): string {
  return `OFFSET ${found.bind(paging.offset)} LIMIT ${found.bind(paging.limit)}`;
}
