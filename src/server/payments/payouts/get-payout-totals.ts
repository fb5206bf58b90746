import type { getPayoutTotals as op } from '../../../contract/dashboard/payouts.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { payoutsFound } from './payout-filters.ts';

/** The most payouts that are summed for a page. */
const MOST_TO_TOTAL = 100_000;

/** Sums over windows: the text of a statement must be complete without its WHERE. */
const SELECT_TOTALS = `
  SELECT DISTINCT p.currency, p.direction, p.status,
         count(*) OVER (PARTITION BY p.currency, p.direction, p.status) AS count,
         sum(p.amount_minor) OVER (PARTITION BY p.currency, p.direction, p.status) AS amount_minor
    FROM payouts p`;

/** GET /app/payout-totals: nothing when more payouts match than are summed for a page. */
export function getPayoutTotals(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const found = payoutsFound(caller.entityId, query);
    const most = found.bind(MOST_TO_TOTAL + 1);
    const rows = await context.database.dynamicQuery(
      SELECT_TOTALS,
      `WHERE p.id = ANY (ARRAY(SELECT p.id FROM payouts p ${found.where} LIMIT ${most}))
       ORDER BY p.currency, p.direction DESC, p.status`,
      found.values,
    );
    const all = rows.reduce((sum, { count }) => sum + count, 0n);
    if (all > MOST_TO_TOTAL) return { isComplete: false, totals: [] };
    return {
      isComplete: true,
      totals: rows.map(({ currency, direction, status, count, amount_minor }) => ({
        currency,
        direction,
        status,
        count: Number(count),
        amount: formatAmount(BigInt(amount_minor), currency),
      })),
    };
  };
}
