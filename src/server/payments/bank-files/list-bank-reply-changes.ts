import type { listBankReplyChanges as op } from '../../../contract/dashboard/bank-replies.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { loadReply } from './reply-for-display.ts';

/** GET /app/bank-replies/{id}/changes: in the order of the reply. Errors: 404. */
export function listBankReplyChanges(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { database } = context;
    await loadReply(database, caller.entityId, params.id);
    const found = new Conditions();
    found.and('SELECT FROM bank_file_reply_changes c WHERE c.reply_id = $1', [params.id]);
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM bank_file_reply_changes c',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      `SELECT c.withdrawal_id, c.before, c.state, c.failure_code, c.reason_code, c.reason_text,
              c.moved_to_branch_code, c.moved_to_account_number, w.row_number, w.beneficiary_name,
              w.account_number, w.amount_minor, b.id AS batch_id, b.label, b.currency
         FROM bank_file_reply_changes c
         JOIN withdrawals w ON w.id = c.withdrawal_id
         JOIN batches b ON b.id = w.batch_id`,
      `${found.where} ORDER BY c.position ${pageClause(found, query)}`,
      found.values,
    );
    const items = rows.map((row) => ({
      withdrawalId: row.withdrawal_id,
      batch: { id: row.batch_id, label: row.label },
      rowNumber: row.row_number,
      name: row.beneficiary_name,
      accountNumber: row.account_number,
      currency: row.currency,
      amount: formatAmount(row.amount_minor, row.currency),
      before: row.before,
      state: row.state,
      failureCode: row.failure_code,
      reason: row.reason_code === null ? null : { code: row.reason_code, text: row.reason_text },
      movedTo:
        row.moved_to_branch_code !== null && row.moved_to_account_number !== null
          ? { branchCode: row.moved_to_branch_code, accountNumber: row.moved_to_account_number }
          : null,
    }));
    return pageOf(items, counted!.total, query);
  };
}
