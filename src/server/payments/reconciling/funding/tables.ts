import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { FundingSource, StoredFundingState } from '../../../../shared/funding-terms.ts';
import type { Currency } from '../../../../shared/money.ts';
import { entities, users } from '../../../identity/tables.ts';
import { at, minor } from '../../../platform/database/column-types.ts';
import { descending } from '../../../platform/database/index-order.ts';
import { bankFileConnections } from '../../bank-files/tables.ts';
import { transfers } from '../../ledger/tables.ts';
import { statementEntries } from '../statements/tables.ts';
import { payouts } from '../../batches/tables.ts';

/** The reference to quote for each bank connection. It never changes. */
export const fundingReferences = pgTable(
  'funding_references',
  {
    connectionId: uuid('connection_id')
      .primaryKey()
      .references(() => bankFileConnections.id),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    reference: text('reference').notNull().unique(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [index('funding_references_entity').on(t.entityId)],
);

/** Money for FUNDING: announced, received, or both. */
export const fundingRecords = pgTable(
  'funding_records',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    currency: text('currency').$type<Currency>().notNull(),
    state: text('state').$type<StoredFundingState>().notNull(),
    source: text('source').$type<FundingSource>().notNull().default('OUTSIDE'),
    /** The day of the list: that on which the money came, or until then the expected one. */
    day: text('day').notNull(),
    /** Null when no bank connection was involved, as in a sandbox. */
    connectionId: uuid('connection_id').references(() => bankFileConnections.id),
    expectedMinor: minor('expected_minor'),
    expectedOn: text('expected_on'),
    note: text('note'),
    announcedBy: uuid('announced_by').references(() => users.id),
    announcedAt: at('announced_at'),
    /** The payer's text; null until the money came. */
    reference: text('reference'),
    receivedMinor: minor('received_minor'),
    receivedOn: text('received_on'),
    returnedMinor: minor('returned_minor'),
    returnedOn: text('returned_on'),
    cancelledBy: uuid('cancelled_by').references(() => users.id),
    cancelledAt: at('cancelled_at'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    unique('funding_records_in_entity').on(t.entityId, t.id),
    index('funding_records_latest').on(t.entityId, descending(t.day), descending(t.id)),
    index('funding_records_by_state').on(t.entityId, t.state, descending(t.day), descending(t.id)),
    index('funding_records_of_connection').on(
      t.entityId,
      t.connectionId,
      descending(t.day),
      descending(t.id),
    ),
    index('funding_records_returnable')
      .on(t.entityId, t.currency, t.receivedMinor)
      .where(sql`state = 'RECEIVED'`),
    check(
      'funding_record_announced',
      sql`num_nulls(${t.expectedMinor}, ${t.expectedOn}, ${t.announcedBy}, ${t.announcedAt}) IN (0, 4)
          AND (${t.expectedMinor} IS NULL OR ${t.expectedMinor} > 0)
          AND (${t.state} NOT IN ('EXPECTED', 'CANCELLED') OR ${t.expectedMinor} IS NOT NULL)`,
    ),
    check(
      'funding_record_received',
      sql`(${t.state} IN ('RECEIVED', 'RETURNED'))
            = (${t.receivedMinor} IS NOT NULL AND ${t.receivedOn} IS NOT NULL)
          AND (${t.receivedMinor} IS NULL OR ${t.receivedMinor} > 0)`,
    ),
    check(
      'funding_record_returned',
      sql`(${t.state} = 'RETURNED') = (${t.returnedMinor} IS NOT NULL AND ${t.returnedOn} IS NOT NULL)
          AND (${t.returnedMinor} IS NULL
               OR (${t.returnedMinor} > 0 AND ${t.returnedMinor} <= ${t.receivedMinor}))`,
    ),
    // Swept money comes at once, from no bank, and no statement can show that it went back.
    check(
      'funding_record_swept',
      sql`${t.source} <> 'COLLECTION'
          OR (${t.state} = 'RECEIVED' AND ${t.connectionId} IS NULL AND ${t.expectedMinor} IS NULL)`,
    ),
    check(
      'funding_record_cancelled',
      sql`(${t.state} = 'CANCELLED') = (${t.cancelledBy} IS NOT NULL AND ${t.cancelledAt} IS NOT NULL)`,
    ),
  ],
);

/** The transfers that moved the money of a record: positive when it came, negative when it went back. */
export const fundingMovements = pgTable(
  'funding_movements',
  {
    transferId: uuid('transfer_id')
      .primaryKey()
      .references(() => transfers.id),
    fundingId: uuid('funding_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    /** The entry of the statement; null in a sandbox. */
    entryId: uuid('entry_id').references(() => statementEntries.id),
    payoutId: uuid('payout_id').references(() => payouts.id),
    amountMinor: minor('amount_minor').notNull(),
    bookingDate: text('booking_date').notNull(),
    bookedAt: at('booked_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'funding_movements_record_fk',
      columns: [t.entityId, t.fundingId],
      foreignColumns: [fundingRecords.entityId, fundingRecords.id],
    }),
    index('funding_movements_of_record').on(t.fundingId),
    index('funding_movements_of_entry').on(t.entryId),
  ],
);

/** The currencies in which FUNDING is below the threshold of the payment config, and since when. */
export const lowBalances = pgTable(
  'low_balances',
  {
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    currency: text('currency').$type<Currency>().notNull(),
    fellAt: at('fell_at').notNull(),
  },
  (t) => [primaryKey({ columns: [t.entityId, t.currency] })],
);
