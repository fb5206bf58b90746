import { RECEIPT_EXPORT_COLUMNS, type exportReceipts as op } from '../../../contract/receipts.ts';
import type { Context } from '../../platform/context.ts';
import { withValues } from '../../platform/database/copy-out.ts';
import type { Handler } from '../../platform/http/route.ts';
import { listExporter } from '../payouts/export/export-list.ts';
import { lineOf } from '../payouts/export/line-of.ts';
import { IN_ORDER, receiptsFound } from './list-receipts.ts';
import { receiptFacts, SELECT_RECEIPTS } from './receipt-for-display.ts';

/**
 * GET /payments/collections/receipts/export: the receipts that the filters find, in the order of the
 * list.
 */
export function exportReceipts(context: Context): Handler<typeof op> {
  const send = listExporter(context);
  const { database } = context;
  return async ({ caller, query, reply }) => {
    const { entityId } = caller;
    const { where, values } = receiptsFound(entityId, query);
    return send(
      { caller, query, reply },
      {
        name: 'receipts',
        columns: RECEIPT_EXPORT_COLUMNS,
        found: { id: 'r.id', from: `FROM receipts r ${withValues(where, values)} ${IN_ORDER}` },
        linesOf: async (ids) => {
          const rows = await database.query(
            `${SELECT_RECEIPTS} WHERE r.entity_id = $1 AND r.id = ANY($2) ORDER BY array_position($2, r.id)`,
            [entityId, ids],
          );
          return rows.map((row) => lineOfReceipt(receiptFacts(row)));
        },
      },
    );
  };
}

function lineOfReceipt(receipt: ReturnType<typeof receiptFacts>): string[] {
  return lineOf(RECEIPT_EXPORT_COLUMNS, {
    id: receipt.id,
    received_on: receipt.receivedOn,
    status: receipt.status,
    currency: receipt.currency,
    amount: receipt.amount,
    allocated_amount: receipt.allocatedAmount,
    refunded_amount: receipt.refundedAmount,
    unallocated_amount: receipt.unallocatedAmount,
    payer: receipt.payer?.name ?? null,
    reason: receipt.reason,
    text: receipt.text,
    counterparty_name: receipt.counterparty.name,
    counterparty_account: receipt.counterparty.accountNumber,
    account_number: receipt.account.accountNumber,
    returned_on: receipt.returnedOn,
    created_at: receipt.createdAt,
  });
}
