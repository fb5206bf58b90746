import type { z } from 'zod';
import type { listBankFilePayments as op } from '../../../contract/dashboard/bank-file-payments.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { loadFile } from './file-for-display.ts';

/** GET /app/bank-files/{id}/payments: in the order of the file. Errors: 404. */
export function listBankFilePayments(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { database } = context;
    const { currency } = await loadFile(database, caller.entityId, params.id);
    const found = new Conditions();
    found.and('SELECT FROM bank_file_payments p WHERE p.file_id = $1', [params.id]);
    if (query.state === 'SILENT') found.and('SELECT FROM bank_file_payments p WHERE p.state IS NULL');
    else if (query.state) found.and('SELECT FROM bank_file_payments p WHERE p.state = $1', [query.state]);
    if (query.substituted) found.and("SELECT FROM bank_file_payments p WHERE p.substitutions <> '[]'::jsonb");
    // A payment has the time of the reply that changed it last.
    if (query.replyId)
      found.and(
        `SELECT FROM bank_file_payments p
          WHERE p.heard_at = (SELECT r.read_at FROM bank_file_replies r WHERE r.id = $1 AND r.file_id = $2)`,
        [query.replyId, params.id],
      );
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM bank_file_payments p',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      `SELECT p.withdrawal_id, w.row_number, w.status, p.sequence_number, p.end_to_end_id, p.name,
              p.branch_code, p.account_number, p.amount_minor, p.reference, p.substitutions, p.state,
              p.failure_code, p.reason_code, p.reason_text, p.moved_to_branch_code,
              p.moved_to_account_number, p.heard_at
         FROM bank_file_payments p
         JOIN withdrawals w ON w.id = p.withdrawal_id`,
      `${found.where} ORDER BY p.sequence_number ${pageClause(found, query)}`,
      found.values,
    );
    const shown = await onStatements(
      database,
      rows.map((row) => row.withdrawal_id),
      currency,
    );
    const items = rows.map((row) => ({
      withdrawalId: row.withdrawal_id,
      rowNumber: row.row_number,
      status: row.status,
      sequenceNumber: row.sequence_number,
      endToEndId: row.end_to_end_id,
      name: row.name,
      branchCode: row.branch_code,
      accountNumber: row.account_number,
      amount: formatAmount(row.amount_minor, currency),
      reference: row.reference,
      substitutions: row.substitutions,
      state: row.state,
      failureCode: row.failure_code,
      reason: row.reason_code === null ? null : { code: row.reason_code, text: row.reason_text },
      movedTo:
        row.moved_to_branch_code !== null && row.moved_to_account_number !== null
          ? { branchCode: row.moved_to_branch_code, accountNumber: row.moved_to_account_number }
          : null,
      heardAt: row.heard_at?.toISOString() ?? null,
      onStatements: shown.get(row.withdrawal_id) ?? [],
    }));
    return pageOf(items, counted!.total, query);
  };
}

type PaymentOnStatement = z.input<
  (typeof op)['answers'][200]['schema']
>['items'][number]['onStatements'][number];

/** The entries of statements that show payments, oldest first, by withdrawal. */
async function onStatements(
  db: Queryable,
  withdrawalIds: readonly string[],
  currency: Currency,
): Promise<Map<string, PaymentOnStatement[]>> {
  const rows = await db.query(
    `SELECT withdrawal_id, entry_id, kind, amount_minor, booking_date
       FROM entry_postings
      WHERE withdrawal_id = ANY($1) AND kind IN ('PAYOUT', 'RETURN')
      ORDER BY booking_date, kind, part`,
    [withdrawalIds],
  );
  const shown = new Map<string, PaymentOnStatement[]>();
  for (const row of rows) {
    const entry = {
      entryId: row.entry_id,
      kind: row.kind as PaymentOnStatement['kind'],
      amount: formatAmount(row.amount_minor, currency),
      bookingDate: row.booking_date,
    };
    shown.set(row.withdrawal_id!, [...(shown.get(row.withdrawal_id!) ?? []), entry]);
  }
  return shown;
}
