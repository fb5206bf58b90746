import type { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { isPeriodOnly, payoutsOfPeriod, type PayoutFilterValues } from './payout-filters.ts';
import { sumPayouts } from './payout-sums.ts';

/** How many payouts match, exactly or at least. */
export interface Counted {
  total: number;
  isExact: boolean;
}

/** This many payouts of a period are read one by one to count those that match the other filters. */
const MOST_TO_READ = 2_000;

/**
 * Counts the payouts that match. Sums answer the filters of period, direction and status; others are counted
 * exactly when the period has few payouts or an index finds the matching ones (`isCheap`). Otherwise only the
 * newest of the period are counted, and the result is a lower bound.
 */
export async function countPayouts(
  db: Queryable,
  entityId: string,
  filters: PayoutFilterValues,
  found: Conditions,
  isCheap: boolean,
): Promise<Counted> {
  if (isPeriodOnly(filters)) {
    const sums = await sumPayouts(db, entityId, filters);
    return { total: Number(sums.reduce((total, { count }) => total + count!, 0n)), isExact: true };
  }
  if (isCheap) return { total: await countAll(db, found.where, found.values), isExact: true };
  return countNewest(db, entityId, filters, found);
}

async function countAll(db: Queryable, clauses: string, values: readonly unknown[]): Promise<number> {
  const [row] = await db.dynamicQuery('SELECT count(*) AS total FROM payouts p', clauses, values);
  return Number(row!.total);
}

/** Those that match among the newest payouts of the period: all of them when the period has few. */
async function countNewest(
  db: Queryable,
  entityId: string,
  filters: PayoutFilterValues,
  found: Conditions,
): Promise<Counted> {
  const period = payoutsOfPeriod(entityId, filters);
  const [last] = await db.dynamicQuery(
    'SELECT p.created_at FROM payouts p',
    `${period.where} ORDER BY p.created_at DESC, p.id DESC OFFSET ${MOST_TO_READ} LIMIT 1`,
    period.values,
  );
  if (!last) return { total: await countAll(db, found.where, found.values), isExact: true };
  const values = [...found.values, last.created_at];
  const total = await countAll(db, `${found.where} AND p.created_at > $${values.length}`, values);
  return { total, isExact: false };
}

/** Above this cost, in PostgreSQL's units, reading everything that matches takes too long for a page. */
const MOST_COST = 8_000;

/** What PostgreSQL expects of a search. */
interface Expected {
  /** Whether an index finds all that match. */
  isCheap: boolean;
  rows: number;
}

export async function expectedOf(db: Queryable, found: Conditions): Promise<Expected> {
  const [row] = await db.dynamicQuery(
    'EXPLAIN (FORMAT JSON) SELECT FROM payouts p',
    found.where,
    found.values,
  );
  const [{ Plan: plan }] = row!['QUERY PLAN'] as [{ Plan: { 'Total Cost': number; 'Plan Rows': number } }];
  return { isCheap: plan['Total Cost'] <= MOST_COST, rows: plan['Plan Rows'] };
}
