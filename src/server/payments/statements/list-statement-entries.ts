import type { listStatementEntries as op } from '../../../contract/dashboard/statements.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../page.ts';
import { loadStatement } from './statement-for-display.ts';

/** The most payments of an entry that are shown with it. */
const MOST_DETAILS = 20;

/** GET /app/statements/{id}/entries: in the order of the statement. Errors: 404. */
export function listStatementEntries(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { database } = context;
    const statement = await loadStatement(database, caller.entityId, params.id);
    const { currency } = statement.account;
    const found = new Conditions();
    found.and('SELECT FROM statement_lines l WHERE l.statement_id = $1', [params.id]);
    const rows = await database.dynamicQuery(
      `SELECT e.id, e.amount_minor, e.is_reversal, e.status, e.booking_date, e.value_date,
              e.bank_reference, e.code, e.text, e.batch_count
         FROM statement_lines l
         JOIN statement_entries e ON e.id = l.entry_id`,
      `${found.where} ORDER BY l.position ${pageClause(found, query)}`,
      found.values,
    );
    const details = await database.query(
      `SELECT entry_id, end_to_end_id, amount_minor, text, counterparty_name, counterparty_account, returned
         FROM entry_details
        WHERE entry_id = ANY($1) AND position < $2
        ORDER BY entry_id, position`,
      [rows.map(({ id }) => id), MOST_DETAILS],
    );
    const counts = await database.query(
      'SELECT entry_id, count(*) AS count FROM entry_details WHERE entry_id = ANY($1) GROUP BY entry_id',
      [rows.map(({ id }) => id)],
    );
    const byEntry = new Map<string, typeof details>();
    for (const row of details) byEntry.set(row.entry_id, [...(byEntry.get(row.entry_id) ?? []), row]);
    const countOf = new Map(counts.map((row) => [row.entry_id, Number(row.count)]));
    const items = rows.map((row) => ({
      id: row.id,
      amount: formatAmount(row.amount_minor, currency),
      isReversal: row.is_reversal,
      status: row.status,
      bookingDate: row.booking_date,
      valueDate: row.value_date,
      bankReference: row.bank_reference,
      code: row.code,
      text: row.text,
      batchCount: row.batch_count,
      detailCount: countOf.get(row.id) ?? 0,
      details: (byEntry.get(row.id) ?? []).map((detail) => ({
        endToEndId: detail.end_to_end_id,
        amount: detail.amount_minor === null ? null : formatAmount(detail.amount_minor, currency),
        text: detail.text,
        counterparty: { name: detail.counterparty_name, accountNumber: detail.counterparty_account },
        returned: detail.returned && { code: detail.returned.code, text: detail.returned.text },
      })),
    }));
    return pageOf(items, BigInt(statement.entryCount), query);
  };
}
