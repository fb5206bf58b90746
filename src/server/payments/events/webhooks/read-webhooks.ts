import type * as contract from '../../../../contract/dashboard/webhooks.ts';
import { notFound } from '../../../../shared/errors.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { pageOf } from '../../base/page.ts';
import { bodyOf } from './deliver.ts';
import {
  displayDelivery,
  displayWebhook,
  loadDelivery,
  loadWebhook,
  SELECT_DELIVERIES,
  SELECT_WEBHOOKS,
} from './webhook-for-display.ts';

/** GET /app/webhooks: the newest first. */
export function listWebhooks({ database, clock }: Context): Handler<typeof contract.listWebhooks> {
  return async ({ caller }) => {
    const rows = await database.query(
      `${SELECT_WEBHOOKS}
        WHERE e.entity_id = $1 AND e.removed_at IS NULL
        ORDER BY e.created_at DESC, e.id DESC`,
      [caller.entityId],
    );
    return rows.map((row) => displayWebhook(row, nowOf(clock)));
  };
}

/** GET /app/webhooks/{id}. Errors: 404. */
export function getWebhook({ database, clock }: Context): Handler<typeof contract.getWebhook> {
  return ({ caller, params }) => loadWebhook(database, caller.entityId, params.id, nowOf(clock));
}

/** GET /app/webhooks/{id}/deliveries: the newest event first. Errors: 404. */
export function listWebhookDeliveries({
  database,
  clock,
}: Context): Handler<typeof contract.listWebhookDeliveries> {
  return async ({ caller, params, query }) => {
    const { id } = await loadWebhook(database, caller.entityId, params.id, nowOf(clock));
    const filter = [id, query.status ?? null] as const;
    const [counted] = await database.query(
      `SELECT count(*) AS total
         FROM (SELECT 1
                 FROM webhook_deliveries
                WHERE endpoint_id = $1 AND ($2::text IS NULL OR status = $2)
                LIMIT 10000) d`,
      [...filter],
    );
    const rows = await database.query(
      `${SELECT_DELIVERIES}
        WHERE d.endpoint_id = $1 AND ($2::text IS NULL OR d.status = $2)
        ORDER BY d.position DESC, d.event_id DESC
       OFFSET $3 LIMIT $4`,
      [...filter, query.offset, query.limit],
    );
    return pageOf(rows.map(displayDelivery), counted!.total!, query);
  };
}

/** GET /app/webhooks/{id}/deliveries/{eventId}. Errors: 404. */
export function getWebhookDelivery({
  database,
  clock,
}: Context): Handler<typeof contract.getWebhookDelivery> {
  return async ({ caller, params }) => {
    const { id } = await loadWebhook(database, caller.entityId, params.id, nowOf(clock));
    const delivery = await loadDelivery(database, caller.entityId, id, params.eventId);
    const [row] = await database.query(
      `SELECT d.event_id AS id, d.type, d.event_at AS at, d.subject_id, d.response_start,
              e.parent_id, e.other_id, e.detail
         FROM webhook_deliveries d
         LEFT JOIN events e ON e.entity_id = d.entity_id AND e.id = d.event_id
        WHERE d.endpoint_id = $1 AND d.event_id = $2`,
      [id, params.eventId],
    );
    if (!row) throw notFound('delivery');
    return { ...delivery, body: bodyOf(row), responseStart: row.response_start };
  };
}
