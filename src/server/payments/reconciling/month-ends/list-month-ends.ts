import type { listMonthEnds as op } from '../../../../contract/dashboard/month-ends.ts';
import { monthOf, monthsBetween } from '../../../../domain/reconciliation/month-end.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageOf } from '../../base/page.ts';
import { todayOf } from '../funding/today.ts';
import { requireAccount } from '../reconciliation/balance-days.ts';
import { loadBeginning } from '../reconciliation/beginning.ts';
import { displayMonths } from './month-for-display.ts';

/** GET /app/statement-accounts/{id}/month-ends: the latest first. Errors: 404. */
export function listMonthEnds(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller, params, query }) => {
    const account = await requireAccount(database, caller.entityId, params.id);
    const beginning = await loadBeginning(database, account.id);
    if (!beginning) return pageOf([], 0n, query);
    const today = await todayOf(context, database, caller.entityId);
    const months = monthsBetween(monthOf(beginning.firstDay), monthOf(today));
    const shown = months.slice(query.offset, query.offset + query.limit);
    const items = await displayMonths(context, database, account, beginning, shown);
    return pageOf(items, BigInt(months.length), query);
  };
}
