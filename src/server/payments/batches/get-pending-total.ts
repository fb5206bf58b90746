import type { getPendingTotal as op } from '../../../contract/disbursements.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';

/** GET /payments/bulk-withdrawals/pending-total: the batches that need approval, summed by currency. */
export function getPendingTotal(context: Context): Handler<typeof op> {
  return async ({ caller }) => {
    const rows = await context.database.query(
      `SELECT currency, count(*) AS batches, sum(withdrawal_count)::bigint AS withdrawals,
              sum(total_amount_minor)::bigint AS amount_minor,
              sum(total_unit_fee_minor + total_vat_minor)::bigint AS fees_minor
         FROM batches
        WHERE entity_id = $1 AND status = 'PENDING_APPROVAL'
        GROUP BY currency
        ORDER BY currency`,
      [caller.entityId],
    );
    return rows.map((row) => ({
      currency: row.currency,
      batchCount: Number(row.batches),
      withdrawalCount: Number(row.withdrawals),
      amount: formatAmount(row.amount_minor, row.currency),
      fees: formatAmount(row.fees_minor, row.currency),
    }));
  };
}
