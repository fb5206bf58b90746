import type { listPayoutHistory as op } from '../../../contract/payouts.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../page.ts';
import { displayPayout, SELECT_PAYOUTS } from './payout-for-display.ts';
import { payoutsFound } from './payout-filters.ts';

/** GET /payments/payout/history: newest first by createdAt and id. */
export function listPayoutHistory(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const found = payoutsFound(caller.entityId, query);
    const { where } = found;
    const [counted] = await context.database.dynamicQuery(
      'SELECT count(*) AS total FROM payouts p',
      where,
      found.values,
    );
    // The subquery finds the page first, so that only its rows are joined.
    const rows = await context.database.dynamicQuery(
      SELECT_PAYOUTS,
      `WHERE p.id = ANY (ARRAY(
         SELECT p.id FROM payouts p ${where}
          ORDER BY p.created_at DESC, p.id DESC
         ${pageClause(found, query)}))
       ORDER BY p.created_at DESC, p.id DESC`,
      found.values,
    );
    return pageOf(rows.map(displayPayout), counted!.total, query);
  };
}
