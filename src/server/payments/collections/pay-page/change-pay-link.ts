import type { renewPayLink as renewOp, switchOffPayLink as offOp } from '../../../../contract/pay-links.ts';
import type { Caller } from '../../../platform/caller.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { ChangingVerb } from '../../base/change.ts';
import type { Change } from '../../base/idempotency.ts';
import { todayOf } from '../../reconciling/funding/today.ts';
import { lockRequest, type LockedRequest } from '../lock-request.ts';
import { auditOfRequest, recordEvent } from '../record-event.ts';
import { loadRequestDetail } from '../request-for-display.ts';
import { addPayLinks, endPayLink } from './pay-links.ts';

/** POST /payments/collections/{id}/pay-link/renew: another link; the old one ends. Errors: 404. */
export const renewPayLink: ChangingVerb<typeof renewOp> = async (context, tx, { caller, params }) => {
  const { entityId, userId } = caller;
  const request = await lockRequest(tx, entityId, params.id);
  await endPayLink(context, tx, { requestId: request.id, userId });
  const [last] = await tx.query(
    'SELECT coalesce(max(number), 0)::int AS number FROM pay_links WHERE request_id = $1',
    [request.id],
  );
  await addPayLinks(context, tx, caller, [{ requestId: request.id, number: last!.number! + 1 }]);
  return answer(context, tx, caller, request, 'link_renewed');
};

/**
 * POST /payments/collections/{id}/pay-link/switch-off: the link ends, and nothing replaces it. Without a link
 * nothing happens. Errors: 404.
 */
export const switchOffPayLink: ChangingVerb<typeof offOp> = async (context, tx, { caller, params }) => {
  const { entityId, userId } = caller;
  const request = await lockRequest(tx, entityId, params.id);
  if (await endPayLink(context, tx, { requestId: request.id, userId }))
    return answer(context, tx, caller, request, 'link_switched_off');
  const today = await todayOf(context, tx, entityId);
  return { body: await loadRequestDetail(context, tx, entityId, request.id, today), audit: null };
};

async function answer(
  context: Context,
  tx: Tx,
  caller: Caller,
  { id, label }: LockedRequest,
  done: 'link_renewed' | 'link_switched_off',
): Promise<Change> {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  await recordEvent(context, tx, {
    entityId,
    requestId: id,
    event: done === 'link_renewed' ? 'LINK_RENEWED' : 'LINK_SWITCHED_OFF',
    at,
    userId,
    owedMinor: 0n,
  });
  return {
    body: await loadRequestDetail(context, tx, entityId, id, await todayOf(context, tx, entityId)),
    audit: auditOfRequest(caller, id, at, done, { label }),
  };
}
