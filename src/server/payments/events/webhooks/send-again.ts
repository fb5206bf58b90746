import type * as contract from '../../../../contract/dashboard/webhooks.ts';
import { addDays, startOfDay } from '../../../../shared/calendar-day.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import { TEST_EVENT_TYPE } from '../../../../shared/event-terms.ts';
import { uuidV7 } from '../../../../shared/ids.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import type { ChangingVerb } from '../../base/change.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { auditOfWebhook, loadDelivery, lockWebhook } from './webhook-for-display.ts';

/** An endpoint that is on. Throws 404 and 400 `webhook_off`. */
async function lockOn(tx: Tx, entityId: string, id: string) {
  const endpoint = await lockWebhook(tx, entityId, id);
  if (endpoint.state !== 'ON') throw refused('webhook_off', explain('webhook_off'));
  return endpoint;
}

/** POST /app/webhooks/{id}/test. Errors: 404; 400 `webhook_off`. */
export const testWebhook: ChangingVerb<typeof contract.testWebhook> = async (
  context,
  tx,
  { caller, params },
) => {
  const endpoint = await lockOn(tx, caller.entityId, params.id);
  const at = nowOf(context.clock);
  const eventId = newId(context);
  await tx.query(
    `INSERT INTO webhook_deliveries
            (endpoint_id, event_id, entity_id, position, type, subject_id, event_at, status, attempts,
             next_at)
     VALUES ($1, $2, $3, $4, $5, $1, $6, 'WAITING', 0, $6)`,
    [endpoint.id, eventId, caller.entityId, endpoint.position, TEST_EVENT_TYPE, at],
  );
  return {
    body: await loadDelivery(tx, caller.entityId, endpoint.id, eventId),
    audit: auditOfWebhook(caller, at, 'tested', endpoint, { eventId }),
  };
};

/** POST /app/webhooks/{id}/deliveries/{eventId}/send-again. Errors: 404; 400 `webhook_off`. */
export const sendWebhookDeliveryAgain: ChangingVerb<typeof contract.sendWebhookDeliveryAgain> = async (
  context,
  tx,
  { caller, params },
) => {
  const endpoint = await lockWebhook(tx, caller.entityId, params.id);
  const { eventId } = await loadDelivery(tx, caller.entityId, endpoint.id, params.eventId);
  if (endpoint.state !== 'ON') throw refused('webhook_off', explain('webhook_off'));
  const at = nowOf(context.clock);
  const sent = await tx.query(
    `UPDATE webhook_deliveries
        SET status = 'WAITING', next_at = $3, failing_since = NULL
      WHERE endpoint_id = $1 AND event_id = $2
      RETURNING event_id`,
    [endpoint.id, eventId, at],
  );
  if (sent.length === 0) throw notFound('delivery');
  return {
    body: await loadDelivery(tx, caller.entityId, endpoint.id, eventId),
    audit: auditOfWebhook(caller, at, 'sent_again', endpoint, { eventId }),
  };
};

/**
 * POST /app/webhooks/{id}/replay: the events of a day, also those from before the endpoint was made. Only
 * events up to its position: later ones are sent anyway. Errors: 404; 400 `webhook_off`.
 */
export const replayWebhook: ChangingVerb<typeof contract.replayWebhook> = async (
  context,
  tx,
  { caller, params, body: { day } },
) => {
  const endpoint = await lockOn(tx, caller.entityId, params.id);
  const at = nowOf(context.clock);
  const { timezone } = await loadPaymentConfig(tx, caller.entityId);
  const idAt = (start: string) => uuidV7(startOfDay(start, timezone), new Uint8Array(10));
  const sent = await tx.query(
    `INSERT INTO webhook_deliveries AS d
            (endpoint_id, event_id, entity_id, position, type, subject_id, event_at, status, attempts,
             next_at)
     SELECT $1, e.id, e.entity_id, e.position, e.type, e.subject_id, e.at, 'WAITING', 0, $6
       FROM events e
      WHERE e.entity_id = $2 AND e.id >= $3 AND e.id < $4 AND e.type = ANY ($5) AND e.position <= $7
     ON CONFLICT (endpoint_id, event_id) DO UPDATE
        SET status = 'WAITING', next_at = excluded.next_at, failing_since = NULL
     RETURNING 1 AS one`,
    [endpoint.id, caller.entityId, idAt(day), idAt(addDays(day, 1)), endpoint.types, at, endpoint.position],
  );
  return {
    body: { count: sent.length },
    audit: auditOfWebhook(caller, at, 'replayed', endpoint, { day, count: sent.length }),
  };
};
