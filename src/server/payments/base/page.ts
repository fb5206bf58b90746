import type { Conditions } from '../../platform/database/conditions.ts';

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

/** A total that may be a lower bound. */
export interface BoundedTotal {
  total: number;
  /** Absent when the total is exact. */
  isTotalExact?: false;
}

/**
 * The total of a list of which more than `bound` items match, seen from a page with `listed` items. The last
 * page shows the exact total. A lower bound is more than the items listed so far: the list continues.
 */
export function totalAbove(
  bound: number,
  { offset, limit }: { offset: number; limit: number },
  listed: number,
): BoundedTotal {
  if (isLastPage({ offset, limit }, listed)) return { total: offset + listed };
  return { total: Math.max(bound, offset + listed) + 1, isTotalExact: false };
}

/** Whether a page with this few items ends its list. An empty page may be beyond the end. */
export function isLastPage({ offset, limit }: { offset: number; limit: number }, listed: number): boolean {
  return listed < limit && (listed > 0 || offset === 0);
}

/** The OFFSET and LIMIT of a page, their values added to the conditions. */
export function pageClause(found: Conditions, paging: { offset: number; limit: number }): string {
  return `OFFSET ${found.bind(paging.offset)} LIMIT ${found.bind(paging.limit)}`;
}
