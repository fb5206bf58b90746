import type { z } from 'zod';
import type { ReceiptDetail } from '../../../../contract/receipts.ts';
import { refundAccountOf } from '../../../../domain/collections/refund-account.ts';
import { refundCounts, refundStatusOf } from '../../../../domain/collections/refund-states.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** The refunds of a receipt, the earliest first. */
export async function loadRefunds(
  db: Queryable,
  receiptId: string,
  currency: Currency,
): Promise<z.input<typeof ReceiptDetail>['refunds']> {
  const rows = await db.query(
    `SELECT f.id, f.amount_minor, f.account, f.reason, f.created_by, author.name AS created_by_name,
            f.created_at, b.id AS batch_id, b.label, b.status AS batch_status, w.status, w.beneficiary_name,
            w.bank_code, w.account_number, w.payout_id, r.counterparty_name, r.counterparty_account
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
       JOIN batches b ON b.id = f.batch_id
       JOIN withdrawals w ON w.batch_id = f.batch_id
       JOIN users author ON author.id = f.created_by
      WHERE f.receipt_id = $1
      ORDER BY f.created_at, f.id`,
    [receiptId],
  );
  return rows.map((row) => {
    const status = refundStatusOf(row.batch_status, row.status);
    return {
      id: row.id,
      status,
      counts: refundCounts(status),
      amount: formatAmount(row.amount_minor, currency),
      // Found again, so that a row that was written otherwise passes for nothing else.
      account: refundAccountOf(
        { name: row.beneficiary_name, accountNumber: row.account_number },
        { name: row.counterparty_name, accountNumber: row.counterparty_account },
      ),
      beneficiaryName: row.beneficiary_name,
      bankCode: row.bank_code,
      accountNumber: row.account_number,
      reason: row.reason,
      batch: { id: row.batch_id, label: row.label },
      payoutId: row.payout_id,
      by: { userId: row.created_by, name: row.created_by_name },
      at: row.created_at.toISOString(),
    };
  });
}
