import { REQUEST_EXPORT_COLUMNS, type exportPaymentRequests as op } from '../../../contract/collections.ts';
import type { Context } from '../../platform/context.ts';
import { withValues } from '../../platform/database/copy-out.ts';
import type { Handler } from '../../platform/http/route.ts';
import { listExporter } from '../payouts/export/export-list.ts';
import { lineOf } from '../payouts/export/line-of.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { IN_ORDER, requestsFound } from './list-requests.ts';
import { payLinksOf } from './pay-page/pay-links.ts';
import { displayRequest, SELECT_REQUESTS, type RequestForDisplay } from './request-for-display.ts';

/** GET /payments/collections/export: the requests that the filters find, in the order of the list. */
export function exportRequests(context: Context): Handler<typeof op> {
  const send = listExporter(context);
  const { database } = context;
  return async ({ caller, query, reply }) => {
    const { entityId } = caller;
    const today = await todayOf(context, database, entityId);
    const links = await payLinksOf(context);
    const { where, values } = requestsFound(entityId, query, today);
    return send(
      { caller, query, reply },
      {
        name: 'payment_requests',
        columns: REQUEST_EXPORT_COLUMNS,
        found: { id: 'r.id', from: `FROM payment_requests r ${withValues(where, values)} ${IN_ORDER}` },
        linesOf: async (ids) => {
          const rows = await database.query(
            `${SELECT_REQUESTS} WHERE r.entity_id = $1 AND r.id = ANY($2) ORDER BY array_position($2, r.id)`,
            [entityId, ids],
          );
          return rows.map((row) => lineOfRequest(displayRequest(row, today, links)));
        },
      },
    );
  };
}

function lineOfRequest(request: RequestForDisplay): string[] {
  return lineOf(REQUEST_EXPORT_COLUMNS, {
    id: request.id,
    payer: request.payer.name,
    payer_reference: request.payer.reference,
    label: request.label,
    invoice_number: request.invoiceNumber,
    reference: request.reference,
    status: request.status,
    currency: request.currency,
    amount: request.amount,
    paid_amount: request.paidAmount,
    open_amount: request.openAmount,
    due_on: request.dueOn,
    age: request.ageing,
    expires_on: request.expiresOn,
    created_by: request.createdBy.name,
    created_at: request.createdAt,
    pay_url: request.payUrl,
  });
}
