import { CURRENCY_DIGITS } from '../../../../shared/money.ts';
import type { Conditions } from '../../../platform/database/conditions.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import { pageClause } from '../../base/page.ts';
import { expectedOf } from './count-payouts.ts';
import { amountRange, andAmounts, payoutsOfPeriod, type PayoutFilterValues } from './payout-filters.ts';

/** Payouts that match may be this many times further apart in the order of amounts than on average. */
const UNEVEN = 5;

/**
 * Whether the payouts of the page are found sooner by reading them in the order of amounts than by finding
 * all that match, of which PostgreSQL expects `matching`, and sorting them. The money that came in has the
 * largest amounts, for example: a search for a status or a text may read all of it before the first match.
 */
export async function areManyInOrder(
  db: Queryable,
  entityId: string,
  search: PayoutFilterValues & { offset: number; limit: number },
  matching: number,
): Promise<boolean> {
  const { minAmount, maxAmount, exactAmount, offset, limit } = search;
  const inRange = payoutsOfPeriod(entityId, {});
  andAmounts(inRange, { minAmount, maxAmount, exactAmount });
  const { rows } = await expectedOf(db, inRange);
  const readInOrder = ((offset + limit) * Math.max(rows, matching)) / matching;
  return readInOrder * UNEVEN < matching;
}

/**
 * The ids of a page in the order of minor units, as a SELECT: the payouts of each currency in the order of
 * their index, merged. `found` has every filter but those of amounts, whose minor units differ by currency.
 * Null when no currency has such an amount.
 */
export async function idsByAmount(
  db: Queryable,
  entityId: string,
  search: PayoutFilterValues & { offset: number; limit: number; order: 'asc' | 'desc' },
  found: Conditions,
): Promise<{ text: string; values: readonly unknown[] } | null> {
  const { offset, limit, order } = search;
  const page = found.copy();
  const last = page.bind(offset + limit);
  const branches = (await currenciesOf(db, entityId)).flatMap((currency) => {
    const range = amountRange(search, CURRENCY_DIGITS[currency]);
    if (!range) return [];
    const condition = page.condition(HAS_AMOUNT, [currency, range.from, range.to]);
    return [
      `(SELECT p.id, p.amount_minor FROM payouts p ${page.where} AND ${condition}
         ORDER BY p.amount_minor ${order}, p.id ${order} LIMIT ${last})`,
    ];
  });
  if (branches.length === 0) return null;
  const text = `SELECT m.id FROM (${branches.join(' UNION ALL ')}) m
                 ORDER BY m.amount_minor ${order}, m.id ${order} ${pageClause(page, { offset, limit })}`;
  return { text, values: page.values };
}

const HAS_AMOUNT = `
  SELECT FROM payouts p
   WHERE p.currency = $1 AND p.amount_minor >= $2::bigint AND p.amount_minor <= $3::bigint`;

/** The currencies in which the entity has payouts. */
async function currenciesOf(db: Queryable, entityId: string) {
  const rows = await db.query(
    "SELECT DISTINCT s.currency FROM payout_sums s WHERE s.entity_id = $1 AND s.period = 'MONTH'",
    [entityId],
  );
  return rows.map(({ currency }) => currency);
}
