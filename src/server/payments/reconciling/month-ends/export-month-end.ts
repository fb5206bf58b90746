import { exportMonthEnd as op, MONTH_EXPORT_COLUMNS } from '../../../../contract/dashboard/month-ends.ts';
import { csvRow } from '../../../../shared/csv.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { refused } from '../../../../shared/errors.ts';
import { recordAudit } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { displayMonth, loadClose, type MonthForDisplay } from './month-for-display.ts';
import { auditOfMonth } from './steps.ts';

/** Spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

/** GET /app/month-ends/{id}/record.csv: what was closed. Errors: 404; 400 `month_end_not_closed`. */
export function exportMonthEnd(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller, params, reply }) => {
    const { entityId } = caller;
    const close = await loadClose(database, entityId, params.id);
    const shown = await displayMonth(context, database, {
      entityId,
      accountId: close.account_id,
      month: close.month,
    });
    const { closing } = shown;
    if (closing?.id !== close.id || closing.confirmedBy === null || closing.confirmedAt === null)
      throw refused('month_end_not_closed', explain('month_end_not_closed'));
    await recordAudit(
      database,
      auditOfMonth(caller, nowOf(context.clock), 'exported', shown, { digest: closing.digest }),
    );
    return reply
      .header('content-disposition', `attachment; filename="month-${close.month}.csv"`)
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(BYTE_ORDER_MARK + csvRow(MONTH_EXPORT_COLUMNS) + linesOf(closing).map(csvRow).join(''));
  };
}

/** Part, count, amount and text. */
function linesOf(closing: NonNullable<MonthForDisplay['closing']>): string[][] {
  const { record, requestedBy, confirmedBy, reopening, bookedLater } = closing;
  const said = (part: string, text: string | null) => (text === null ? [] : [[part, '', '', text]]);
  const counted = (part: string, { count, amount }: { count: number; amount: string }) => [
    part,
    String(count),
    amount,
    '',
  ];
  const balance = (part: string, amount: string) => [part, '', amount, ''];
  return [
    ...said('MONTH', record.month),
    ...said('ACCOUNT', record.accountNumber),
    ...said('CURRENCY', record.currency),
    balance('OPENING_BALANCE', record.openingBalance),
    counted('ENTRIES', record.entries),
    balance('BANK_BALANCE', record.bankBalance),
    balance('LEDGER_BALANCE', record.ledgerBalance),
    balance('DIFFERENCE', record.difference),
    ...said('EXPLANATION', closing.explanation),
    ...record.posted.map((one) => counted(`POSTED_${one.kind}`, one)),
    ...record.other.map((one) => counted(`POSTED_OTHER_${one.category}`, one)),
    counted('SET_ASIDE', record.setAside),
    ['STATEMENTS', String(record.statements), '', ''],
    ['SETTLEMENTS', String(record.settlements.count), '', ''],
    ['SETTLEMENTS_NOT_SETTLED', String(record.settlements.notSettled), '', ''],
    ...said('CLOSED_BY', `${requestedBy.name}, ${closing.requestedAt}`),
    ...said('CONFIRMED_BY', `${confirmedBy?.name ?? ''}, ${closing.confirmedAt ?? ''}`),
    ...(bookedLater
      ? [counted('BOOKED_AFTER_CLOSING', { count: bookedLater.payments, amount: bookedLater.amount })]
      : []),
    ...said('REOPENED', reopening?.confirmedAt ? `${reopening.reason}, ${reopening.confirmedAt}` : null),
    ...said('ENTRIES_SHA256', record.entriesDigest),
    ...said('RECORD_SHA256', closing.digest),
  ];
}
