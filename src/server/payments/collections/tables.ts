import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  OnTooMuch,
  RequestEvent,
  RequestStatus,
  WriteOffStatus,
} from '../../../shared/collection-terms.ts';
import type { Currency } from '../../../shared/money.ts';
import { entities, users } from '../../identity/tables.ts';
import { at, minor } from '../../platform/database/column-types.ts';
import { descending } from '../../platform/database/index-order.ts';

/** Those who are asked for money. */
export const payers = pgTable(
  'payers',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    name: text('name').notNull(),
    /** A space and the name as it is searched: normalised and in lower case. */
    searchName: text('search_name').notNull(),
    email: text('email'),
    /** The standing reference, see domain/collections/references.ts. It never changes. */
    reference: text('reference').notNull().unique(),
    version: integer('version').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('payers_in_entity').on(t.entityId, t.id),
    index('payers_by_name').on(t.entityId, t.searchName, t.id),
    index('payers_search').using('gin', sql`search_name gin_trgm_ops`),
    check('payer_reference', sql`${t.reference} ~ '^C[2-9CDFGHJKMNPQRTVWXY]{7}$'`),
    check('payer_version', sql`${t.version} >= 1`),
  ],
);

/** Money that a payer is asked for. The database accepts only the transitions of request-states.ts. */
export const paymentRequests = pgTable(
  'payment_requests',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    payerId: uuid('payer_id').notNull(),
    label: text('label').notNull(),
    invoiceNumber: text('invoice_number'),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** Days as YYYY-MM-DD, in the zone of the entity. */
    dueOn: text('due_on').notNull(),
    expiresOn: text('expires_on'),
    allowsPart: boolean('allows_part').notNull(),
    minimumPartMinor: minor('minimum_part_minor'),
    onTooMuch: text('on_too_much').$type<OnTooMuch>().notNull(),
    reference: text('reference').notNull().unique(),
    status: text('status').$type<RequestStatus>().notNull(),
    paidMinor: minor('paid_minor').notNull(),
    version: integer('version').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('payment_requests_in_entity').on(t.entityId, t.id),
    foreignKey({
      name: 'payment_requests_payer_fk',
      columns: [t.entityId, t.payerId],
      foreignColumns: [payers.entityId, payers.id],
    }),
    uniqueIndex('payment_requests_invoice')
      .on(t.entityId, sql`lower(invoice_number)`)
      .where(sql`invoice_number IS NOT NULL AND status <> 'CANCELLED'`),
    index('payment_requests_invoice_words')
      .on(t.entityId, sql`lower(invoice_number) text_pattern_ops`)
      .where(sql`invoice_number IS NOT NULL`),
    index('payment_requests_open_amount')
      .on(t.entityId, t.currency, sql`(amount_minor - paid_minor)`)
      .where(sql`status IN ('OPEN', 'PARTLY_PAID')`),
    index('payment_requests_listed').on(t.entityId, descending(t.dueOn), descending(t.id)),
    index('payment_requests_by_status').on(t.entityId, t.status, descending(t.dueOn), descending(t.id)),
    index('payment_requests_of_payer').on(t.entityId, t.payerId, descending(t.dueOn), descending(t.id)),
    index('payment_requests_expiring')
      .on(t.expiresOn)
      .where(sql`expires_on IS NOT NULL AND status IN ('OPEN', 'PARTLY_PAID')`),
    check('payment_request_amount', sql`${t.amountMinor} > 0`),
    check(
      'payment_request_days',
      sql`${t.dueOn} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
          AND (${t.expiresOn} IS NULL
               OR (${t.expiresOn} ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$' AND ${t.expiresOn} >= ${t.dueOn}))`,
    ),
    check(
      'payment_request_part',
      sql`${t.minimumPartMinor} IS NULL
          OR (${t.allowsPart} AND ${t.minimumPartMinor} > 0 AND ${t.minimumPartMinor} < ${t.amountMinor})`,
    ),
    check(
      'payment_request_reference',
      sql`${t.reference} ~ '^[2-9DGHJKMNPQRTVWXY][2-9CDFGHJKMNPQRTVWXY]{7}$'`,
    ),
    check(
      'payment_request_paid',
      sql`${t.paidMinor} BETWEEN 0 AND ${t.amountMinor}
          AND CASE ${t.status}
                WHEN 'OPEN' THEN ${t.paidMinor} = 0
                WHEN 'PARTLY_PAID' THEN ${t.paidMinor} > 0 AND ${t.paidMinor} < ${t.amountMinor}
                WHEN 'PAID' THEN ${t.paidMinor} = ${t.amountMinor}
                ELSE ${t.paidMinor} < ${t.amountMinor}
              END`,
    ),
    check('payment_request_version', sql`${t.version} >= 1`),
  ],
);

/** The history of a request, added to and never changed. */
export const paymentRequestEvents = pgTable(
  'payment_request_events',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    requestId: uuid('request_id').notNull(),
    event: text('event').$type<RequestEvent>().notNull(),
    at: at('at').notNull(),
    /** By how much the event changed what the payer owes. Those of a request sum to its open amount. */
    owedMinor: minor('owed_minor').notNull(),
    /** Null for the worker. */
    userId: uuid('user_id').references(() => users.id),
    reason: text('reason'),
    /** The fields that a change replaced, with their values before and after. */
    changes: jsonb('changes').$type<Record<string, { before: string | null; after: string | null }>>(),
  },
  (t) => [
    foreignKey({
      name: 'payment_request_events_request_fk',
      columns: [t.entityId, t.requestId],
      foreignColumns: [paymentRequests.entityId, paymentRequests.id],
    }),
    index('payment_request_events_of_request').on(t.requestId, t.at, t.id),
  ],
);

/** Open amounts that are given up. One above the limit waits for a second user. */
export const writeOffs = pgTable(
  'write_offs',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    requestId: uuid('request_id').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    reason: text('reason').notNull(),
    status: text('status').$type<WriteOffStatus>().notNull(),
    needsSecond: boolean('needs_second').notNull(),
    askedBy: uuid('asked_by')
      .notNull()
      .references(() => users.id),
    askedAt: at('asked_at').notNull(),
    /** Who confirmed it; null without a second user. */
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    confirmedAt: at('confirmed_at'),
    /** Who withdrew it; null for the worker, when the request expired. */
    withdrawnBy: uuid('withdrawn_by').references(() => users.id),
    withdrawnAt: at('withdrawn_at'),
  },
  (t) => [
    foreignKey({
      name: 'write_offs_request_fk',
      columns: [t.entityId, t.requestId],
      foreignColumns: [paymentRequests.entityId, paymentRequests.id],
    }),
    uniqueIndex('write_offs_one')
      .on(t.requestId)
      .where(sql`status <> 'WITHDRAWN'`),
    check('write_off_amount', sql`${t.amountMinor} > 0`),
    check(
      'write_off_by_two',
      sql`CASE ${t.status}
            WHEN 'WAITING' THEN ${t.needsSecond} AND num_nonnulls(${t.confirmedBy}, ${t.confirmedAt}) = 0
            WHEN 'DONE' THEN num_nonnulls(${t.confirmedBy}, ${t.confirmedAt})
                             = CASE WHEN ${t.needsSecond} THEN 2 ELSE 0 END
            ELSE num_nonnulls(${t.confirmedBy}, ${t.confirmedAt}) = 0 AND ${t.withdrawnAt} IS NOT NULL
          END
          AND ${t.confirmedBy} IS DISTINCT FROM ${t.askedBy}`,
    ),
  ],
);

/** What requests ask for, summed by status and due day, in parts that are added up. Triggers keep it. */
export const paymentRequestSums = pgTable(
  'payment_request_sums',
  {
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    currency: text('currency').$type<Currency>().notNull(),
    status: text('status').$type<RequestStatus>().notNull(),
    dueOn: text('due_on').notNull(),
    part: bigint('part', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    requestCount: minor('request_count').notNull(),
    openMinor: minor('open_minor').notNull(),
  },
  (t) => [
    primaryKey({
      name: 'payment_request_sums_key',
      columns: [t.entityId, t.currency, t.status, t.dueOn, t.part],
    }),
  ],
);
