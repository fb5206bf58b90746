import type { z } from 'zod';
import type { Webhook, WebhookDelivery } from '../../../../contract/dashboard/webhooks.ts';
import type { EventType } from '../../../../shared/event-terms.ts';
import { notFound } from '../../../../shared/errors.ts';
import { actorOf, type AuditRecord } from '../../../audit/audit.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Queryable, RowOf, Tx } from '../../../platform/database/pool.ts';

export type WebhookForDisplay = z.input<typeof Webhook>;

/** Endpoints `e` as the interface shows them. The caller appends a WHERE. */
export const SELECT_WEBHOOKS = `
  SELECT e.id, e.url, e.description, e.types, e.state, e.off_reason, e.off_at, e.public_key, e.old_public_key,
         e.old_until, e.failing_since, e.next_try_at, e.created_by, u.name AS created_by_name, e.created_at,
         (SELECT count(*)::int
            FROM (SELECT 1
                    FROM webhook_deliveries d
                   WHERE d.endpoint_id = e.id AND d.status = 'WAITING'
                   LIMIT 1000) w) AS waiting,
         (SELECT max(n.delivered_at)
            FROM (SELECT d.delivered_at
                    FROM webhook_deliveries d
                   WHERE d.endpoint_id = e.id
                   ORDER BY d.position DESC, d.event_id DESC
                   LIMIT 200) n) AS last_delivered_at
    FROM webhook_endpoints e
    JOIN users u ON u.id = e.created_by` as const;

type WebhookRow = RowOf<typeof SELECT_WEBHOOKS>;

export function displayWebhook(row: WebhookRow, at: Date): WebhookForDisplay {
  const hasOld = row.old_until !== null && row.old_until > at;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    types: row.types as EventType[],
    state: row.state,
    offReason: row.off_reason,
    offAt: row.off_at?.toISOString() ?? null,
    publicKey: row.public_key,
    oldPublicKey: hasOld ? row.old_public_key : null,
    oldUntil: hasOld ? row.old_until!.toISOString() : null,
    failingSince: row.failing_since?.toISOString() ?? null,
    nextTryAt: row.next_try_at?.toISOString() ?? null,
    waiting: row.waiting ?? 0,
    lastDeliveredAt: row.last_delivered_at?.toISOString() ?? null,
    createdBy: { userId: row.created_by, name: row.created_by_name },
    createdAt: row.created_at.toISOString(),
  };
}

/** One endpoint of an entity. Throws 404, also for one that was removed. */
export async function loadWebhook(
  db: Queryable,
  entityId: string,
  id: string,
  at: Date,
): Promise<WebhookForDisplay> {
  const [row] = await db.query(
    `${SELECT_WEBHOOKS} WHERE e.entity_id = $1 AND e.id = $2 AND e.removed_at IS NULL`,
    [entityId, id],
  );
  if (!row) throw notFound('webhook');
  return displayWebhook(row, at);
}

/** Locks an endpoint of an entity until the transaction ends. Throws 404, also for one that was removed. */
export async function lockWebhook(tx: Tx, entityId: string, id: string) {
  const [row] = await tx.query(
    `SELECT id, state, position, types, url, description, secret, private_key, public_key
       FROM webhook_endpoints
      WHERE entity_id = $1 AND id = $2 AND removed_at IS NULL
        FOR UPDATE`,
    [entityId, id],
  );
  if (!row) throw notFound('webhook');
  return row;
}

/** The audit row for a step in the life of an endpoint. It never contains a secret. */
export function auditOfWebhook(
  caller: Caller,
  at: Date,
  step: string,
  webhook: { id: string; url: string; description: string },
  more: Record<string, unknown> = {},
): AuditRecord {
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action: `webhook.${step}`,
    subjectType: 'webhook',
    subjectId: webhook.id,
    details: { url: webhook.url, description: webhook.description, ...more },
  };
}

/** Deliveries `d` as the interface shows them. The caller appends a WHERE. */
export const SELECT_DELIVERIES = `
  SELECT d.event_id, d.type, d.event_at, d.status, d.attempts, d.tried_at, d.next_at, d.delivered_at,
         d.duration_ms, d.fault, d.response_status
    FROM webhook_deliveries d` as const;

export function displayDelivery(row: RowOf<typeof SELECT_DELIVERIES>): z.input<typeof WebhookDelivery> {
  return {
    eventId: row.event_id,
    type: row.type,
    eventAt: row.event_at.toISOString(),
    status: row.status,
    attempts: row.attempts,
    triedAt: row.tried_at?.toISOString() ?? null,
    nextAt: row.status === 'WAITING' ? row.next_at.toISOString() : null,
    deliveredAt: row.delivered_at?.toISOString() ?? null,
    durationMs: row.duration_ms,
    fault: row.fault,
    responseStatus: row.response_status,
  };
}

/** One delivery of an endpoint. Throws 404. */
export async function loadDelivery(db: Queryable, entityId: string, endpointId: string, eventId: string) {
  const [row] = await db.query(
    `${SELECT_DELIVERIES} WHERE d.entity_id = $1 AND d.endpoint_id = $2 AND d.event_id = $3`,
    [entityId, endpointId, eventId],
  );
  if (!row) throw notFound('delivery');
  return displayDelivery(row);
}
