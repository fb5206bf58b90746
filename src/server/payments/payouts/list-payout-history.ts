import type { listPayoutHistory as op } from '../../../contract/payouts.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../page.ts';
import { displayPayout, SELECT_PAYOUTS, type PayoutRow } from './payout-for-display.ts';
import { wherePayouts } from './payout-filters.ts';

/** GET /payments/payout/history: newest first by createdAt and id. */
export function listPayoutHistory(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { where, values } = wherePayouts(caller.entityId, query);
    const [counted] = await context.database.query<{ total: bigint }>(
      `SELECT count(*) AS total FROM payouts p ${where}`,
      values,
    );
    // The subquery finds the page first, so that only its rows are joined.
    const rows = await context.database.query<PayoutRow>(
      `${SELECT_PAYOUTS} WHERE p.id = ANY (ARRAY(
         SELECT p.id FROM payouts p ${where}
          ORDER BY p.created_at DESC, p.id DESC
         OFFSET $${values.length + 1} LIMIT $${values.length + 2}))
       ORDER BY p.created_at DESC, p.id DESC`,
      [...values, query.offset, query.limit],
    );
    return pageOf(rows.map(displayPayout), counted!.total, query);
  };
}
