import type { writeOffPaymentRequest as op } from '../../../contract/collections.ts';
import { requestStates } from '../../../domain/collections/request-states.ts';
import { needsSecondUser } from '../../../shared/settlement-difference.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import { requireFreshSignIn } from '../../identity/step-up.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { loadWaitingWriteOff, lockRequest, requireOpen, type LockedRequest } from './lock-request.ts';
import { auditOfRequest, recordEvent } from './record-event.ts';
import { loadRequestDetail, openMinorOf } from './request-for-display.ts';

/**
 * POST /payments/collections/{id}/write-off: the open amount is written off, above the limit once a second
 * user has confirmed it (decide-write-off.ts). Errors: 401 `fresh_sign_in_required`; 404; 400
 * `wrong_request_status`, `write_off_waiting`.
 */
export const writeOffRequest: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const config = await loadPaymentConfig(tx, entityId);
  requireFreshSignIn(caller, config.stepUpMaxAgeSeconds, at.getTime());
  const request = await lockRequest(tx, entityId, params.id);
  requireOpen(request);
  await requireNoWriteOff(tx, request.id);
  const amountMinor = openMinorOf(request);
  const needsSecond = needsSecondUser(
    { overMinor: 0n, underMinor: amountMinor },
    request.currency,
    config.settlementDifferenceLimit,
  );
  await tx.query(
    `INSERT INTO write_offs (id, entity_id, request_id, amount_minor, reason, status, needs_second, asked_by,
       asked_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId(context),
      entityId,
      request.id,
      amountMinor,
      body.reason,
      needsSecond ? 'WAITING' : 'DONE',
      needsSecond,
      userId,
      at,
    ],
  );
  if (needsSecond)
    await recordEvent(context, tx, {
      entityId,
      requestId: request.id,
      event: 'WRITE_OFF_ASKED',
      at,
      userId,
      owedMinor: 0n,
      reason: body.reason,
    });
  else await giveUp(context, tx, request, { at, userId, reason: body.reason });
  return {
    body: await loadRequestDetail(context, tx, entityId, request.id, await todayOf(context, tx, entityId)),
    audit: auditOfRequest(caller, request.id, at, needsSecond ? 'write_off_asked' : 'written_off', {
      label: request.label,
      currency: request.currency,
      amount: formatAmount(amountMinor, request.currency),
      reason: body.reason,
      needsSecondUser: needsSecond,
    }),
  };
};

/** Throws 400 `write_off_waiting`. */
export async function requireNoWriteOff(tx: Tx, requestId: string): Promise<void> {
  if (await loadWaitingWriteOff(tx, requestId))
    throw refused('write_off_waiting', explain('write_off_waiting'));
}

/** Moves a request whose write-off is done. */
export async function giveUp(
  context: Context,
  tx: Tx,
  request: LockedRequest,
  { at, userId, reason }: { at: Date; userId: string; reason: string },
): Promise<void> {
  await tx.query(
    'UPDATE payment_requests SET status = $2, version = version + 1, updated_at = $3 WHERE id = $1',
    [request.id, requestStates.statusAfter('write off'), at],
  );
  await recordEvent(context, tx, {
    entityId: request.entity_id,
    requestId: request.id,
    event: 'WRITTEN_OFF',
    at,
    userId,
    owedMinor: -openMinorOf(request),
    reason,
  });
}
