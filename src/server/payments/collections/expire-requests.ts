import { requestStates } from '../../../domain/collections/request-states.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import { formatAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { lockRequest } from './lock-request.ts';
import { recordEvent } from './record-event.ts';
import { openMinorOf } from './request-for-display.ts';

/** The most at once, so that a turn of the worker stays short. */
const MOST_AT_ONCE = 1_000;

/** Ends each open request whose last day has passed in the zone of its entity. */
export async function expireRequests(context: Context): Promise<void> {
  const { database, clock, log } = context;
  // No zone is more than a day away from UTC.
  const tomorrow = new Date(clock.nowMs() + 86_400_000).toISOString().slice(0, 10);
  const late = await database.query(
    `SELECT r.id, r.entity_id
       FROM payment_requests r
      WHERE r.expires_on < $1 AND r.status IN ('OPEN', 'PARTLY_PAID')
      ORDER BY r.expires_on
      LIMIT $2`,
    [tomorrow, MOST_AT_ONCE],
  );
  for (const { id, entity_id: entityId } of late)
    await expire(context, entityId, id).catch((error: unknown) =>
      log.error({ err: error, requestId: id }, 'a payment request could not be expired'),
    );
}

async function expire(context: Context, entityId: string, id: string): Promise<void> {
  await context.database.transaction(async (tx) => {
    const at = nowOf(context.clock);
    const today = await todayOf(context, tx, entityId);
    const request = await lockRequest(tx, entityId, id);
    const status = requestStates.next(request.status, 'expire');
    if (!status || request.expires_on === null || request.expires_on >= today) return;
    const openMinor = openMinorOf(request);
    await tx.query(
      `UPDATE write_offs
          SET status = 'WITHDRAWN', withdrawn_at = $2
        WHERE request_id = $1 AND status = 'WAITING'`,
      [id, at],
    );
    await tx.query(
      'UPDATE payment_requests SET status = $2, version = version + 1, updated_at = $3 WHERE id = $1',
      [id, status, at],
    );
    await recordEvent(context, tx, {
      entityId,
      requestId: id,
      event: 'EXPIRED',
      at,
      userId: null,
      owedMinor: -openMinor,
    });
    await recordAudit(tx, {
      entityId,
      at,
      actor: WORKER,
      action: 'payment_request.expired',
      subjectType: 'payment_request',
      subjectId: id,
      details: {
        label: request.label,
        currency: request.currency,
        openAmount: formatAmount(openMinor, request.currency),
        expiresOn: request.expires_on,
      },
    });
  });
}
