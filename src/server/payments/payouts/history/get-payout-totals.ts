import type { getPayoutTotals as op } from '../../../../contract/dashboard/payouts.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { expectedOf } from './count-payouts.ts';
import { isPeriodOnly, payoutsFound, type PayoutFilterValues } from './payout-filters.ts';
import { sumPayouts, type PayoutSum } from './payout-sums.ts';
import { readHistory } from './read-history.ts';

/** The most payouts of a period that are read to total those that match the other filters. */
const MOST_TO_TOTAL = 100_000;

const SELECT_TOTALS = `
  SELECT DISTINCT p.currency, p.direction, p.status,
         count(*) OVER (PARTITION BY p.currency, p.direction, p.status) AS count,
         sum(p.amount_minor) OVER (PARTITION BY p.currency, p.direction, p.status) AS amount_minor
    FROM payouts p`;

/** GET /app/payout-totals: no totals when too many payouts would have to be read. */
export function getPayoutTotals(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const rows = await readHistory(context, (db) => totalsOf(db, caller.entityId, query));
    if (!rows) return { isComplete: false, totals: [] };
    return {
      isComplete: true,
      totals: rows.map(({ currency, direction, status, count, amount_minor }) => ({
        currency,
        direction,
        status,
        count: Number(count),
        amount: formatAmount(BigInt(amount_minor!), currency),
      })),
    };
  };
}

/** Null when too many payouts would be read. */
async function totalsOf(
  db: Queryable,
  entityId: string,
  filters: PayoutFilterValues,
): Promise<PayoutSum[] | null> {
  const sums = await sumPayouts(db, entityId, filters);
  if (isPeriodOnly(filters) || sums.length === 0) return sums;
  const found = await payoutsFound(db, entityId, filters);
  const inPeriod = sums.reduce((total, { count }) => total + count!, 0n);
  if (inPeriod > MOST_TO_TOTAL && !(await expectedOf(db, found)).isCheap) return null;
  return db.dynamicQuery(
    SELECT_TOTALS,
    `${found.where} ORDER BY p.currency, p.direction DESC, p.status`,
    found.values,
  );
}
