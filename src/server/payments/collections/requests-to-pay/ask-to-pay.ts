import type { askToPay as op } from '../../../../contract/requests-to-pay.ts';
import { REQUEST_TO_PAY_HOURS } from '../../../../shared/collection-terms.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import { formatAmount, parseAmount } from '../../../../shared/money.ts';
import { HOUR_MS } from '../../../../shared/time.ts';
import { nowOf } from '../../../platform/clock.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { todayOf } from '../../reconciling/funding/today.ts';
import { lockRequest, requireOpen, type LockedRequest } from '../lock-request.ts';
import { auditOfRequest, recordEvent } from '../record-event.ts';
import { loadRequestDetail, openMinorOf } from '../request-for-display.ts';
import { providerOf } from './provider.ts';

/**
 * POST /payments/collections/{id}/request-to-pay: the worker hands it to the provider. Errors: 404; 400
 * `wrong_request_status`, `request_to_pay_not_available`, `request_to_pay_open`, `invalid_request_to_pay`.
 */
export const askToPay: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const request = await lockRequest(tx, entityId, params.id);
  requireOpen(request);
  if (!(await providerOf(context, tx, entityId)))
    throw refused('request_to_pay_not_available', explain('request_to_pay_not_available'));
  const amountMinor = requireAmount(request, body.amount);
  const expiresAt = new Date(at.getTime() + (body.hours ?? REQUEST_TO_PAY_HOURS.usual) * HOUR_MS);
  const [added] = await tx.query(
    `INSERT INTO requests_to_pay
            (id, entity_id, request_id, shap_id, amount_minor, expires_at, state, asked, next_ask_at,
             created_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, 'PENDING', 0, $8, $7, $8)
         ON CONFLICT DO NOTHING
     RETURNING id`,
    [newId(context), entityId, request.id, body.shapId, amountMinor, expiresAt, userId, at],
  );
  if (!added) throw refused('request_to_pay_open', explain('request_to_pay_open'));
  const changes = { shapId: { before: null, after: body.shapId } };
  await recordEvent(context, tx, {
    entityId,
    requestId: request.id,
    event: 'PAY_ASKED',
    at,
    userId,
    owedMinor: 0n,
    changes,
  });
  const today = await todayOf(context, tx, entityId);
  return {
    body: await loadRequestDetail(context, tx, entityId, request.id, today),
    audit: auditOfRequest(caller, request.id, at, 'pay_asked', {
      label: request.label,
      shapId: body.shapId,
      currency: request.currency,
      amount: formatAmount(amountMinor, request.currency),
      expiresAt: expiresAt.toISOString(),
    }),
  };
};

/** The amount: all that is open, or a part where the request allows one. */
function requireAmount(request: LockedRequest, sent: string | undefined): bigint {
  const openMinor = openMinorOf(request);
  if (sent === undefined) return openMinor;
  const amountMinor = parseAmount(sent, request.currency) ?? 0n;
  const leastMinor = request.allows_part ? (request.minimum_part_minor ?? 1n) : openMinor;
  const isWhole = amountMinor === openMinor;
  if (isWhole || (amountMinor >= leastMinor && amountMinor < openMinor)) return amountMinor;
  const money = (minor: bigint) => ({
    amount: formatAmount(minor, request.currency),
    currency: request.currency,
  });
  const range = { least: money(leastMinor < openMinor ? leastMinor : openMinor), most: money(openMinor) };
  const message = explain('invalid_request_to_pay.amount', range);
  throw refused('invalid_request_to_pay', message, [fieldError('amount', 'invalid_request_to_pay', message)]);
}
