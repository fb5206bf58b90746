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
  AllocationEnd,
  AllocationWay,
  OnTooMuch,
  ReceiptReason,
  ReceiptStatus,
  RequestEvent,
  RequestStatus,
  WriteOffStatus,
} from '../../../shared/collection-terms.ts';
import type { Language } from '../../../shared/terms.ts';
import type { Currency } from '../../../shared/money.ts';
import { entities, users } from '../../identity/tables.ts';
import { at, minor } from '../../platform/database/column-types.ts';
import { descending } from '../../platform/database/index-order.ts';
import { transfers } from '../ledger/tables.ts';
import { fundingRecords } from '../reconciling/funding/tables.ts';
import { payouts } from '../batches/tables.ts';
import { reconciledEntries } from '../reconciling/reconciliation/tables.ts';
import { statementAccounts } from '../reconciling/statements/tables.ts';

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
    /** The language of mails to the payer. */
    language: text('language').$type<Language>().notNull().default('en'),
    /** Whether a user has switched off reminders to the payer. */
    remindersOff: boolean('reminders_off').notNull().default(false),
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

/**
 * The keys under which a payer is found by a name like its own, see domain/collections/name-likeness.ts.
 * Triggers keep them.
 */
export const payerLikenesses = pgTable(
  'payer_likenesses',
  {
    entityId: uuid('entity_id').notNull(),
    key: text('key').notNull(),
    payerId: uuid('payer_id').notNull(),
  },
  (t) => [
    primaryKey({ name: 'payer_likenesses_key', columns: [t.entityId, t.key, t.payerId] }),
    foreignKey({
      name: 'payer_likenesses_payer_fk',
      columns: [t.entityId, t.payerId],
      foreignColumns: [payers.entityId, payers.id],
    }),
    index('payer_likenesses_of_payer').on(t.payerId),
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
    /** When money of the ended request went, so that it is open again; null once a user has answered. */
    reopenedAt: at('reopened_at'),
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
    index('payment_requests_reopened')
      .on(t.entityId)
      .where(sql`reopened_at IS NOT NULL`),
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
    /** When its request was opened again: it gives up nothing of what is open now. */
    reopenedAt: at('reopened_at'),
  },
  (t) => [
    foreignKey({
      name: 'write_offs_request_fk',
      columns: [t.entityId, t.requestId],
      foreignColumns: [paymentRequests.entityId, paymentRequests.id],
    }),
    index('write_offs_waiting')
      .on(t.entityId)
      .where(sql`status = 'WAITING'`),
    uniqueIndex('write_offs_one')
      .on(t.requestId)
      .where(sql`status <> 'WITHDRAWN' AND reopened_at IS NULL`),
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

/** How many receipts there are, by day and status, in parts that are added up. Triggers keep it. */
export const receiptSums = pgTable(
  'receipt_sums',
  {
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    receivedOn: text('received_on').notNull(),
    status: text('status').$type<ReceiptStatus>().notNull(),
    part: bigint('part', { mode: 'bigint' }).generatedAlwaysAsIdentity(),
    receiptCount: minor('receipt_count').notNull(),
  },
  (t) => [primaryKey({ name: 'receipt_sums_key', columns: [t.entityId, t.receivedOn, t.status, t.part] })],
);

/** Money that payers have paid into a receiving account. Triggers keep `allocatedMinor` and the status. */
export const receipts = pgTable(
  'receipts',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    accountId: uuid('account_id').notNull(),
    entryId: uuid('entry_id')
      .notNull()
      .unique()
      .references(() => reconciledEntries.entryId),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    /** The booking date of its entry. */
    receivedOn: text('received_on').notNull(),
    /** All words of its entry, and the other side where the bank states one. */
    text: text('text').notNull(),
    counterpartyName: text('counterparty_name'),
    counterpartyAccount: text('counterparty_account'),
    /** Why it was matched as it was when it came. */
    reason: text('reason').$type<ReceiptReason>().notNull(),
    /** The payer for whom all of its allocations are; null for several, and without any. */
    payerId: uuid('payer_id'),
    status: text('status').$type<ReceiptStatus>().notNull(),
    allocatedMinor: minor('allocated_minor').notNull(),
    transferId: uuid('transfer_id')
      .notNull()
      .unique()
      .references(() => transfers.id),
    payoutId: uuid('payout_id')
      .notNull()
      .unique()
      .references(() => payouts.id),
    /** The entry by which the bank took it back. */
    returnEntryId: uuid('return_entry_id')
      .unique()
      .references(() => reconciledEntries.entryId),
    returnedOn: text('returned_on'),
    returnedAt: at('returned_at'),
    returnTransferId: uuid('return_transfer_id')
      .unique()
      .references(() => transfers.id),
    version: integer('version').notNull(),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('receipts_in_entity').on(t.entityId, t.id),
    foreignKey({
      name: 'receipts_account_fk',
      columns: [t.entityId, t.accountId],
      foreignColumns: [statementAccounts.entityId, statementAccounts.id],
    }),
    foreignKey({
      name: 'receipts_payer_fk',
      columns: [t.entityId, t.payerId],
      foreignColumns: [payers.entityId, payers.id],
    }),
    index('receipts_listed').on(t.entityId, descending(t.receivedOn), descending(t.id)),
    index('receipts_by_status').on(t.entityId, t.status, descending(t.receivedOn), descending(t.id)),
    index('receipts_of_payer')
      .on(t.entityId, t.payerId, descending(t.receivedOn), descending(t.id))
      .where(sql`payer_id IS NOT NULL`),
    index('receipts_from_account')
      .on(t.entityId, t.counterpartyAccount)
      .where(sql`counterparty_account IS NOT NULL AND payer_id IS NOT NULL`),
    index('receipts_to_take_back').on(t.accountId, t.amountMinor, t.receivedOn),
    index('receipts_returned')
      .on(t.entityId, descending(t.returnedAt))
      .where(sql`status = 'RETURNED'`),
    index('receipts_words').using(
      'gin',
      sql`lower(text || ' ' || coalesce(counterparty_name, '') || ' ' || coalesce(counterparty_account, ''))
          gin_trgm_ops`,
    ),
    check('receipt_amount', sql`${t.amountMinor} > 0`),
    check(
      'receipt_status',
      sql`CASE ${t.status}
            WHEN 'UNALLOCATED' THEN ${t.allocatedMinor} = 0
            WHEN 'PARTLY_ALLOCATED' THEN ${t.allocatedMinor} > 0 AND ${t.allocatedMinor} < ${t.amountMinor}
            WHEN 'ALLOCATED' THEN ${t.allocatedMinor} = ${t.amountMinor}
            WHEN 'RETURNED' THEN ${t.allocatedMinor} = 0
            ELSE false END`,
    ),
    check(
      'receipt_return',
      sql`num_nonnulls(${t.returnEntryId}, ${t.returnedOn}, ${t.returnedAt}, ${t.returnTransferId})
          = CASE ${t.status} WHEN 'RETURNED' THEN 4 ELSE 0 END`,
    ),
  ],
);

/** What a receipt pays: a request, or a credit of a payer. Allocations are added and ended, never edited. */
export const receiptAllocations = pgTable(
  'receipt_allocations',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    receiptId: uuid('receipt_id').notNull(),
    requestId: uuid('request_id'),
    /** The payer whose credit it is; null for a request. */
    payerId: uuid('payer_id'),
    amountMinor: minor('amount_minor').notNull(),
    way: text('way').$type<AllocationWay>().notNull(),
    reason: text('reason').$type<ReceiptReason>(),
    /** Null when no user was needed. */
    allocatedBy: uuid('allocated_by').references(() => users.id),
    allocatedAt: at('allocated_at').notNull(),
    endKind: text('end_kind').$type<AllocationEnd>(),
    endedAt: at('ended_at'),
    /** Null when the bank took the receipt back and no user was needed. */
    endedBy: uuid('ended_by').references(() => users.id),
    endReason: text('end_reason'),
  },
  (t) => [
    foreignKey({
      name: 'receipt_allocations_receipt_fk',
      columns: [t.entityId, t.receiptId],
      foreignColumns: [receipts.entityId, receipts.id],
    }),
    foreignKey({
      name: 'receipt_allocations_request_fk',
      columns: [t.entityId, t.requestId],
      foreignColumns: [paymentRequests.entityId, paymentRequests.id],
    }),
    foreignKey({
      name: 'receipt_allocations_payer_fk',
      columns: [t.entityId, t.payerId],
      foreignColumns: [payers.entityId, payers.id],
    }),
    index('receipt_allocations_of_receipt').on(t.receiptId, t.allocatedAt, t.id),
    index('receipt_allocations_of_request')
      .on(t.requestId, t.allocatedAt, t.id)
      .where(sql`request_id IS NOT NULL`),
    index('receipt_allocations_of_payer')
      .on(t.entityId, t.payerId)
      .where(sql`payer_id IS NOT NULL AND end_kind = 'TAKEN_BACK'`),
    index('receipt_allocations_credits')
      .on(t.entityId, t.payerId)
      .where(sql`payer_id IS NOT NULL AND ended_at IS NULL`),
    check('receipt_allocation_amount', sql`${t.amountMinor} > 0`),
    check('receipt_allocation_of_one', sql`num_nonnulls(${t.requestId}, ${t.payerId}) = 1`),
    check('receipt_allocation_user', sql`${t.way} = 'EXACT' OR ${t.allocatedBy} IS NOT NULL`),
    check(
      'receipt_allocation_end',
      sql`CASE ${t.endKind}
            WHEN 'DEALLOCATED' THEN num_nulls(${t.endedAt}, ${t.endedBy}, ${t.endReason}) = 0
            WHEN 'TAKEN_BACK' THEN ${t.endedAt} IS NOT NULL AND ${t.endReason} IS NULL
            ELSE num_nonnulls(${t.endKind}, ${t.endedAt}, ${t.endedBy}, ${t.endReason}) = 0
          END`,
    ),
  ],
);

/** Sweeps by hand: collected money that a user moved to FUNDING. */
export const collectionSweeps = pgTable(
  'collection_sweeps',
  {
    transferId: uuid('transfer_id')
      .primaryKey()
      .references(() => transfers.id),
    entityId: uuid('entity_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    reason: text('reason').notNull(),
    fundingId: uuid('funding_id').notNull(),
    sweptBy: uuid('swept_by').notNull(),
    sweptAt: at('swept_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'collection_sweeps_funding_fk',
      columns: [t.entityId, t.fundingId],
      foreignColumns: [fundingRecords.entityId, fundingRecords.id],
    }),
    foreignKey({
      name: 'collection_sweeps_user_fk',
      columns: [t.entityId, t.sweptBy],
      foreignColumns: [users.entityId, users.id],
    }),
    check('collection_sweep_amount', sql`${t.amountMinor} > 0`),
  ],
);
