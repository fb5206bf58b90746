import type { Conditions } from '../platform/database/conditions.ts';

/** A page of a list, as every list of the wire is written. */
export interface Page<T> {
  items: T[];
  total: number;
  offset: number;
  limit: number;
}

/** Joins the items of a page with how many there are in all, as the database counts them. */
export function pageOf<T>(items: T[], total: bigint, paging: { offset: number; limit: number }): Page<T> {
  return { items, total: Number(total), offset: paging.offset, limit: paging.limit };
}

/** The OFFSET and LIMIT of a page, their values added to the conditions. */
export function pageClause(found: Conditions, paging: { offset: number; limit: number }): string {
  return `OFFSET ${found.bind(paging.offset)} LIMIT ${found.bind(paging.limit)}`;
}
