import type { z } from 'zod';
import type { PaymentRequestDetail } from '../../../../contract/payment-requests.ts';
import { isUndecided } from '../../../../domain/collections/request-to-pay.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** The requests to pay of a payment request, the latest first. */
export async function loadRequestsToPay(
  db: Queryable,
  requestId: string,
  currency: Currency,
): Promise<z.input<typeof PaymentRequestDetail>['requestsToPay']> {
  const rows = await db.query(
    `SELECT p.id, p.shap_id, p.amount_minor, p.expires_at, p.state, p.sent_at, p.answered_at,
            p.cancel_asked_at, p.silent_at, p.created_by, u.name AS created_by_name, p.created_at
       FROM requests_to_pay p
       JOIN users u ON u.id = p.created_by
      WHERE p.request_id = $1
      ORDER BY p.created_at DESC, p.id DESC`,
    [requestId],
  );
  return rows.map((row) => ({
    id: row.id,
    shapId: row.shap_id,
    amount: formatAmount(row.amount_minor, currency),
    state: row.state,
    isOpen: isUndecided(row.state) && row.silent_at === null,
    expiresAt: row.expires_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    answeredAt: row.answered_at?.toISOString() ?? null,
    cancelAskedAt: row.cancel_asked_at?.toISOString() ?? null,
    by: { userId: row.created_by, name: row.created_by_name },
    at: row.created_at.toISOString(),
  }));
}
