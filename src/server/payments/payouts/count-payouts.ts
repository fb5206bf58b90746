import type { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { isPeriodOnly, payoutsOfPeriod, type PayoutFilterValues } from './payout-filters.ts';
import { sumPayouts } from './payout-sums.ts';

/** How many payouts match, or that at least so many do. */
export interface Counted {
  total: number;
  isExact: boolean;
}

/** This many payouts of a period are read one by one to count those that match the other filters. */
export const MOST_TO_READ = 10_000;

/**
 * Counts the payouts that match. Sums answer the filters of period, direction and status; others are counted
 * exactly when the period has few payouts or an index finds the matching ones. Otherwise only the newest of
 * the period are counted, and the result is a lower bound.
 */
export async function countPayouts(
  db: Queryable,
  entityId: string,
  filters: PayoutFilterValues,
  found: Conditions,
): Promise<Counted> {
  const sums = await sumPayouts(db, entityId, filters);
  const inPeriod = Number(sums.reduce((total, { count }) => total + count!, 0n));
  if (inPeriod === 0 || isPeriodOnly(filters)) return { total: inPeriod, isExact: true };
  if (inPeriod <= MOST_TO_READ || (await isFoundByIndex(db, found)))
    return { total: await countAll(db, found.where, found.values), isExact: true };
  return { total: await countNewest(db, entityId, filters, found), isExact: false };
}

async function countAll(db: Queryable, clauses: string, values: readonly unknown[]): Promise<number> {
  const [row] = await db.dynamicQuery('SELECT count(*) AS total FROM payouts p', clauses, values);
  return Number(row!.total);
}

/** Those that match among the newest payouts of the period. */
async function countNewest(
  db: Queryable,
  entityId: string,
  filters: PayoutFilterValues,
  found: Conditions,
): Promise<number> {
  const period = payoutsOfPeriod(entityId, filters);
  const [last] = await db.dynamicQuery(
    'SELECT p.created_at FROM payouts p',
    `${period.where} ORDER BY p.created_at DESC, p.id DESC OFFSET ${MOST_TO_READ - 1} LIMIT 1`,
    period.values,
  );
  const values = [...found.values, last!.created_at];
  return countAll(db, `${found.where} AND p.created_at > $${values.length}`, values);
}

/** Above this cost, in PostgreSQL's units, reading all payouts that match takes more than some milliseconds. */
const MOST_COST = 8_000;

/** Whether PostgreSQL expects to find all that match by an index. */
export async function isFoundByIndex(db: Queryable, found: Conditions): Promise<boolean> {
  const [row] = await db.dynamicQuery(
    'EXPLAIN (FORMAT JSON) SELECT FROM payouts p',
    found.where,
    found.values,
  );
  const [explained] = row!['QUERY PLAN'] as [{ Plan: { 'Total Cost': number } }];
  return explained.Plan['Total Cost'] <= MOST_COST;
}
