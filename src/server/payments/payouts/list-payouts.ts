import { explain } from '../../../shared/error-texts.ts';
import type { listPayouts as op } from '../../../contract/dashboard/payouts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import type { PayoutSort } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../page.ts';
import { displayPayout, SELECT_PAYOUTS } from './payout-for-display.ts';
import { payoutsFound } from './payout-filters.ts';

/** Sorting by what has no index reads every payout that was found, so more than these are refused. */
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

/** GET /app/payouts: filtered and sorted. Errors: 400 `too_many_to_sort`. */
export function listPayouts(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { database } = context;
    const found = payoutsFound(caller.entityId, query);
    const { where } = found;
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM payouts p',
      where,
      found.values,
    );
    if (!INDEXED.has(query.sort) && counted!.total > MOST_TO_SORT) throw tooManyToSort(counted!.total);
    const direction = query.order === 'asc' ? 'ASC NULLS FIRST' : 'DESC NULLS LAST';
    // Time and amount are never null, and their indexes are in the usual order of nulls.
    const by = INDEXED.has(query.sort) ? query.order.toUpperCase() : direction;
    const order = `ORDER BY ${SORTED_BY[query.sort]} ${by}, p.id ${query.order.toUpperCase()}`;
    const rows = await database.dynamicQuery(
      SELECT_PAYOUTS,
      `WHERE p.id = ANY (ARRAY(SELECT p.id FROM payouts p ${where} ${order} ${pageClause(found, query)}))
       ${order}`,
      found.values,
    );
    return pageOf(rows.map(displayPayout), counted!.total, query);
  };
}

function tooManyToSort(total: bigint): Error {
  return refused('too_many_to_sort', explain('too_many_to_sort', { total: Number(total) }), [
    fieldError('sort', 'too_many_to_sort', explain('too_many_to_sort.field')),
  ]);
}
