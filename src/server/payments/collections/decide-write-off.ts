import type {
  confirmWriteOff as confirmOp,
  withdrawWriteOff as withdrawOp,
} from '../../../contract/collections.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import { requireFreshSignIn } from '../../identity/step-up.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { usersWhoMayConfirm } from '../reconciling/settlements/users-who-may-confirm.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { loadWaitingWriteOff, lockRequest } from './lock-request.ts';
import { auditOfRequest, recordEvent } from './record-event.ts';
import { loadRequestDetail } from './request-for-display.ts';
import { giveUp } from './write-off-request.ts';

/**
 * POST /payments/collections/{id}/write-off/confirm: a second user confirms that the open amount is written
 * off. Errors: 401 `fresh_sign_in_required`; 404; 400 `write_off_not_waiting`, `own_write_off`.
 */
export const confirmWriteOff: ChangingVerb<typeof confirmOp> = async (
  context,
  tx,
  { caller, params, body },
) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
  const request = await lockRequest(tx, entityId, params.id);
  const waiting = await requireWaiting(tx, request.id, body.writeOffId);
  if (waiting.asked_by === userId) throw await ownWriteOff(tx, entityId, userId);
  await tx.query(
    "UPDATE write_offs SET status = 'DONE', confirmed_by = $2, confirmed_at = $3 WHERE id = $1",
    [waiting.id, userId, at],
  );
  await giveUp(context, tx, request, { at, userId, reason: waiting.reason });
  return {
    body: await loadRequestDetail(context, tx, entityId, request.id, await todayOf(context, tx, entityId)),
    audit: auditOfRequest(caller, request.id, at, 'written_off', {
      label: request.label,
      currency: request.currency,
      amount: formatAmount(waiting.amount_minor, request.currency),
      reason: waiting.reason,
      askedBy: waiting.asked_by,
    }),
  };
};

/**
 * POST /payments/collections/{id}/write-off/withdraw: the open amount is expected again. Errors: 404; 400
 * `write_off_not_waiting`.
 */
export const withdrawWriteOff: ChangingVerb<typeof withdrawOp> = async (
  context,
  tx,
  { caller, params, body },
) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const request = await lockRequest(tx, entityId, params.id);
  const waiting = await requireWaiting(tx, request.id, body.writeOffId);
  await tx.query(
    "UPDATE write_offs SET status = 'WITHDRAWN', withdrawn_by = $2, withdrawn_at = $3 WHERE id = $1",
    [waiting.id, userId, at],
  );
  await recordEvent(context, tx, {
    entityId,
    requestId: request.id,
    event: 'WRITE_OFF_WITHDRAWN',
    at,
    userId,
    owedMinor: 0n,
  });
  return {
    body: await loadRequestDetail(context, tx, entityId, request.id, await todayOf(context, tx, entityId)),
    audit: auditOfRequest(caller, request.id, at, 'write_off_withdrawn', {
      label: request.label,
      currency: request.currency,
      amount: formatAmount(waiting.amount_minor, request.currency),
    }),
  };
};

/** The write-off that the user has seen, if it still waits. */
async function requireWaiting(tx: Tx, requestId: string, writeOffId: string) {
  const waiting = await loadWaitingWriteOff(tx, requestId);
  if (waiting?.id !== writeOffId) throw refused('write_off_not_waiting', explain('write_off_not_waiting'));
  return waiting;
}

async function ownWriteOff(tx: Tx, entityId: string, userId: string): Promise<Error> {
  const others = await usersWhoMayConfirm(tx, entityId, userId, 'writeOffRequests');
  const names = others.map(({ name }) => name).join(', ');
  return refused(
    'own_write_off',
    names === '' ? explain('own_write_off.alone') : explain('own_write_off', { names }),
  );
}
