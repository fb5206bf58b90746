import type { cancelRequestToPay as op } from '../../../../contract/requests-to-pay.ts';
import { isUndecided } from '../../../../domain/collections/request-to-pay.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { todayOf } from '../../reconciling/funding/today.ts';
import { lockRequest } from '../lock-request.ts';
import { auditOfRequest, recordEvent } from '../record-event.ts';
import { loadRequestDetail } from '../request-for-display.ts';

/**
 * POST /payments/collections/{id}/request-to-pay/cancel: asks the bank to end it. It stays open until the
 * bank has said so, because the payer may have approved it meanwhile. Errors: 404; 400
 * `request_to_pay_ended`.
 */
export const cancelRequestToPay: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const request = await lockRequest(tx, entityId, params.id);
  const [prompt] = await tx.query(
    `SELECT p.id, p.state, p.cancel_asked_at
       FROM requests_to_pay p
      WHERE p.id = $1 AND p.request_id = $2
        FOR NO KEY UPDATE`,
    [body.requestToPayId, request.id],
  );
  if (!prompt) throw notFound('request_to_pay');
  if (!isUndecided(prompt.state)) throw refused('request_to_pay_ended', explain('request_to_pay_ended'));
  if (prompt.cancel_asked_at === null) {
    await tx.query(
      `UPDATE requests_to_pay
          SET cancel_asked_at = $2, cancel_asked_by = $3, next_ask_at = $2
        WHERE id = $1`,
      [prompt.id, at, userId],
    );
    const about = { entityId, requestId: request.id, at, userId, owedMinor: 0n } as const;
    await recordEvent(context, tx, { ...about, event: 'PAY_CANCEL_ASKED' });
  }
  const today = await todayOf(context, tx, entityId);
  return {
    body: await loadRequestDetail(context, tx, entityId, request.id, today),
    audit: auditOfRequest(caller, request.id, at, 'pay_cancel_asked', { label: request.label }),
  };
};
