import { sql } from 'drizzle-orm';
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  DeliveryFault,
  DeliveryStatus,
  WebhookOffReason,
  WebhookState,
} from '../../../../shared/event-terms.ts';
import { entities, users } from '../../../identity/tables.ts';
import { at, bytes } from '../../../platform/database/column-types.ts';
import { descending } from '../../../platform/database/index-order.ts';

/** Where events are delivered to. Secrets are sealed with the encryption key. */
export const webhookEndpoints = pgTable(
  'webhook_endpoints',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    url: text('url').notNull(),
    description: text('description').notNull(),
    types: text('types').array().notNull(),
    state: text('state').$type<WebhookState>().notNull(),
    offReason: text('off_reason').$type<WebhookOffReason>(),
    /** When it was switched off, by a user or by Outlay. */
    offAt: at('off_at'),
    /** The position up to which events have become deliveries. */
    position: bigint('position', { mode: 'bigint' }).notNull(),
    secret: bytes('secret').notNull(),
    privateKey: bytes('private_key').notNull(),
    publicKey: text('public_key').notNull(),
    /** The secrets before the last rotation, which also sign until `oldUntil`. */
    oldSecret: bytes('old_secret'),
    oldPrivateKey: bytes('old_private_key'),
    oldPublicKey: text('old_public_key'),
    oldUntil: at('old_until'),
    /** Failed rounds since the last delivery that succeeded, since when, and how long nothing is tried. */
    failures: integer('failures').notNull(),
    failingSince: at('failing_since'),
    nextTryAt: at('next_try_at'),
    createdBy: uuid('created_by').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
    removedAt: at('removed_at'),
  },
  (t) => [
    unique('webhook_endpoints_in_entity').on(t.entityId, t.id),
    foreignKey({
      name: 'webhook_endpoints_user_fk',
      columns: [t.entityId, t.createdBy],
      foreignColumns: [users.entityId, users.id],
    }),
    check(
      'webhook_endpoint_off',
      sql`(${t.state} = 'ON') = (${t.offAt} IS NULL)
          AND (${t.state} = 'SWITCHED_OFF') = (${t.offReason} IS NOT NULL)
          AND (${t.removedAt} IS NULL OR ${t.state} <> 'ON')`,
    ),
    check(
      'webhook_endpoint_old',
      sql`num_nulls(${t.oldSecret}, ${t.oldPrivateKey}, ${t.oldPublicKey}, ${t.oldUntil}) IN (0, 4)`,
    ),
    check('webhook_endpoint_types', sql`cardinality(${t.types}) > 0`),
    check('webhook_endpoint_url', sql`${t.url} ~ '^https?://[!-~]+$'`),
  ],
);

/** An event on its way to an endpoint, once for each endpoint, with the last attempt. */
export const webhookDeliveries = pgTable(
  'webhook_deliveries',
  {
    endpointId: uuid('endpoint_id').notNull(),
    eventId: uuid('event_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    /** That of the event. A test has the one up to which the endpoint was read. */
    position: bigint('position', { mode: 'bigint' }).notNull(),
    type: text('type').notNull(),
    subjectId: uuid('subject_id').notNull(),
    eventAt: at('event_at').notNull(),
    status: text('status').$type<DeliveryStatus>().notNull(),
    attempts: integer('attempts').notNull(),
    nextAt: at('next_at').notNull(),
    /** The first failed attempt since it began to wait. After a day, the endpoint is switched off. */
    failingSince: at('failing_since'),
    /** The attempt under way, and until when other processes leave it alone. */
    claim: uuid('claim'),
    claimedUntil: at('claimed_until'),
    triedAt: at('tried_at'),
    durationMs: integer('duration_ms'),
    deliveredAt: at('delivered_at'),
    fault: text('fault').$type<DeliveryFault>(),
    responseStatus: integer('response_status'),
    /** The first bytes of the answer as text. */
    responseStart: text('response_start'),
  },
  (t) => [
    primaryKey({ name: 'webhook_deliveries_key', columns: [t.endpointId, t.eventId] }),
    foreignKey({
      name: 'webhook_deliveries_endpoint_fk',
      columns: [t.entityId, t.endpointId],
      foreignColumns: [webhookEndpoints.entityId, webhookEndpoints.id],
    }),
    index('webhook_deliveries_newest').on(t.endpointId, descending(t.position), descending(t.eventId)),
    index('webhook_deliveries_by_status').on(
      t.endpointId,
      t.status,
      descending(t.position),
      descending(t.eventId),
    ),
    index('webhook_deliveries_in_order')
      .on(t.endpointId, t.subjectId, t.position)
      .where(sql`status = 'WAITING'`),
    check('webhook_delivery_claim', sql`(${t.claim} IS NULL) = (${t.claimedUntil} IS NULL)`),
    check('webhook_delivery_done', sql`${t.status} <> 'DELIVERED' OR ${t.deliveredAt} IS NOT NULL`),
  ],
);
