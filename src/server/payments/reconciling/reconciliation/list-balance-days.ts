import type { listBalanceDays as op } from '../../../../contract/dashboard/balance-days.ts';
import { monthOf } from '../../../../domain/reconciliation/month-end.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageClause, pageOf } from '../../base/page.ts';
import { compareDays, daysFound, requireAccount } from './balance-days.ts';
import { loadBeginning } from './beginning.ts';
import { LAST_OF_DAY } from '../statements/statement-order.ts';
import { loadBookedLater } from './booked-later.ts';

/** GET /app/statement-accounts/{id}/balance-days: the latest first. Errors: 404. */
export function listBalanceDays({ database }: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const account = await requireAccount(database, caller.entityId, params.id);
    const beginning = await loadBeginning(database, account.id);
    const found = daysFound(account, beginning, query);
    const [counted] = await database.dynamicQuery(
      'SELECT count(DISTINCT s.order_date) AS total FROM bank_statements s',
      found.where,
      found.values,
    );
    const page = await database.dynamicQuery(
      'SELECT DISTINCT ON (s.order_date) s.order_date FROM bank_statements s',
      `${found.where}
        ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
        ${pageClause(found, query)}`,
      found.values,
    );
    const days = await database.query(
      `SELECT l.id, l.statement_name, l.order_date, l.closing_minor
         FROM unnest($2::text[]) AS d (order_date) ${LAST_OF_DAY}
        ORDER BY l.order_date DESC`,
      [account.id, page.map(({ order_date: date }) => date)],
    );
    const compared = await compareDays(database, account, beginning, days);
    const months = [...new Set(compared.map(({ date }) => monthOf(date)))];
    const later = beginning && (await loadBookedLater(database, account, beginning, months));
    const shown = compared.map((day) => ({ ...day, bookedLater: later?.days.get(day.date) ?? null }));
    return pageOf(shown, counted!.total, query);
  };
}
