import type { cancelPaymentRequest as op } from '../../../contract/collections.ts';
import { requestStates } from '../../../domain/collections/request-states.ts';
import { formatAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { lockRequest, requireOpen } from './lock-request.ts';
import { auditOfRequest, recordEvent } from './record-event.ts';
import { loadRequestDetail, openMinorOf } from './request-for-display.ts';

/**
 * POST /payments/collections/{id}/cancel: the open amount is not expected any more, and a write-off that
 * waits ends. Errors: 404; 400 `wrong_request_status`.
 */
export const cancelRequest: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const request = await lockRequest(tx, entityId, params.id);
  requireOpen(request);
  const openMinor = openMinorOf(request);
  await tx.query(
    `UPDATE write_offs
        SET status = 'WITHDRAWN', withdrawn_by = $2, withdrawn_at = $3
      WHERE request_id = $1 AND status = 'WAITING'`,
    [request.id, userId, at],
  );
  await tx.query(
    'UPDATE payment_requests SET status = $2, version = version + 1, updated_at = $3 WHERE id = $1',
    [request.id, requestStates.statusAfter('cancel'), at],
  );
  await recordEvent(context, tx, {
    entityId,
    requestId: request.id,
    event: 'CANCELLED',
    at,
    userId,
    owedMinor: -openMinor,
    reason: body.reason,
  });
  return {
    body: await loadRequestDetail(context, tx, entityId, request.id, await todayOf(context, tx, entityId)),
    audit: auditOfRequest(caller, request.id, at, 'cancelled', {
      label: request.label,
      before: request.status,
      currency: request.currency,
      openAmount: formatAmount(openMinor, request.currency),
      reason: body.reason,
    }),
  };
};
