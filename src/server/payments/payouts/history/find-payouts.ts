import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import type { PayoutSort } from '../../../../shared/terms.ts';
import type { Conditions } from '../../../platform/database/conditions.ts';
import { both, type Queryable } from '../../../platform/database/pool.ts';
import { isLastPage, pageClause, totalAbove, type BoundedTotal, type Page } from '../../base/page.ts';
import { countPayouts, expectedOf, type Counted } from './count-payouts.ts';
import { andAmounts, isPeriodOnly, payoutsOfAnyAmount, type PayoutFilterValues } from './payout-filters.ts';
import { displayPayout, SELECT_PAYOUTS, type PayoutForDisplay } from './payout-for-display.ts';
import { areManyInOrder, idsByAmount } from './ids-by-amount.ts';
import { findStart } from './payout-sums.ts';

/** Sorting without an index reads every matching payout, so more than this many are refused. */
const MOST_TO_SORT = 50_000;

/** What each order sorts by. Time and amount have indexes. */
const SORTED_BY: Record<PayoutSort, string> = {
  createdAt: 'p.created_at',
  amount: 'p.amount_minor',
  recipient: '(SELECT s.normalised_name FROM withdrawals s WHERE s.id = p.withdrawal_id)',
  account: '(SELECT s.account_number FROM withdrawals s WHERE s.id = p.withdrawal_id)',
  reference: 'lower(p.recipient_reference)',
  batch: '(SELECT lower(s.label) FROM batches s WHERE s.id = p.batch_id)',
  status: 'p.status',
};
const INDEXED = new Set<PayoutSort>(['createdAt', 'amount']);

interface PayoutSearch extends PayoutFilterValues {
  offset: number;
  limit: number;
  sort: PayoutSort;
  order: 'asc' | 'desc';
}

/** A page of payouts. */
export type PayoutPage = Page<PayoutForDisplay> & BoundedTotal;

/** One page of the payouts that match every filter. Errors: 400 `too_many_to_sort`. */
export async function findPayouts(
  db: Queryable,
  entityId: string,
  search: PayoutSearch,
): Promise<PayoutPage> {
  const { offset, limit, sort } = search;
  const ofAnyAmount = await payoutsOfAnyAmount(db, entityId, search);
  const found = ofAnyAmount.copy();
  andAmounts(found, search);
  if (!INDEXED.has(sort)) await refuseToSort(db, found);
  const isByAmount = sort === 'amount';
  const expected = isByAmount || !isPeriodOnly(search) ? await expectedOf(db, found) : null;
  const isWalked = isByAmount && (await areManyInOrder(db, entityId, search, expected!.rows));
  const findIds = () =>
    isWalked ? idsByAmount(db, entityId, search, ofAnyAmount) : idsOfPage(db, entityId, search, found);
  const loadItems = async () => loadPayouts(db, search, await findIds());
  const count = () => countPayouts(db, entityId, search, found, expected?.isCheap ?? true);
  // A full page needs the count as well.
  if (expected === null || expected.rows >= offset + limit) {
    const [items, counted] = await both(db, loadItems, count);
    return { items, ...totalOf(search, items.length, counted), offset, limit };
  }
  const items = await loadItems();
  const total = isLastPage(search, items.length)
    ? { total: offset + items.length }
    : totalOf(search, items.length, await count());
  return { items, ...total, offset, limit };
}

function totalOf(search: PayoutSearch, listed: number, counted: Counted): BoundedTotal {
  if (isLastPage(search, listed)) return { total: search.offset + listed };
  if (!counted.isExact) return totalAbove(counted.total, search, listed);
  // A payout may have come between the count and the page. An empty page may be beyond the end.
  return { total: listed > 0 ? Math.max(counted.total, search.offset + listed) : counted.total };
}

/** Loads the payouts whose ids the SELECT returns; none when it is null. */
async function loadPayouts(
  db: Queryable,
  search: PayoutSearch,
  ids: { text: string; values: readonly unknown[] } | null,
): Promise<PayoutForDisplay[]> {
  if (!ids) return [];
  const rows = await db.dynamicQuery(
    SELECT_PAYOUTS,
    `WHERE p.id = ANY (ARRAY(${ids.text})) ${orderOf(search)}`,
    ids.values,
  );
  return rows.map(displayPayout);
}

/** The ids of the page as a SELECT, so that only its rows are joined. Null beyond the end. */
async function idsOfPage(db: Queryable, entityId: string, search: PayoutSearch, found: Conditions) {
  const page = found.copy();
  let { offset } = search;
  if (search.sort === 'createdAt' && offset >= FAR && isPeriodOnly(search)) {
    const start = await findStart(db, entityId, search, search);
    if (!start) return null;
    offset = start.skip;
    if (start.from) page.and('SELECT FROM payouts p WHERE p.created_at >= $1', [start.from]);
    if (start.before) page.and('SELECT FROM payouts p WHERE p.created_at < $1', [start.before]);
  }
  const text = `SELECT p.id FROM payouts p ${page.where} ${orderOf(search)}
                ${pageClause(page, { offset, limit: search.limit })}`;
  return { text, values: page.values };
}

/** From this offset on, the days before a page are skipped by their sums. */
const FAR = 1_000;

function orderOf({ sort, order }: PayoutSearch): string {
  const direction = order.toUpperCase();
  const nulls = order === 'asc' ? 'ASC NULLS FIRST' : 'DESC NULLS LAST';
  // Time and amount are never null, and their indexes are in the usual order of nulls.
  return `ORDER BY ${SORTED_BY[sort]} ${INDEXED.has(sort) ? direction : nulls}, p.id ${direction}`;
}

async function refuseToSort(db: Queryable, found: Conditions): Promise<void> {
  const [beyond] = await db.dynamicQuery(
    'SELECT p.id FROM payouts p',
    `${found.where} OFFSET ${MOST_TO_SORT} LIMIT 1`,
    found.values,
  );
  if (!beyond) return;
  throw refused('too_many_to_sort', explain('too_many_to_sort', { total: MOST_TO_SORT + 1 }), [
    fieldError('sort', 'too_many_to_sort', explain('too_many_to_sort.field')),
  ]);
}
