import { bigint, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { Currency } from '../../../../shared/money.ts';
import type { BatchStatus, PayoutDirection, PayoutStatus } from '../../../../shared/terms.ts';
import { at, minor } from '../../../platform/database/column-types.ts';

/**
 * The payouts of an entity, summed by the quarter of an hour, the UTC day and the UTC month of `created_at`,
 * so that totals are read without the history. Days of every time zone begin with a quarter of an hour. Kept
 * by triggers on payouts, never written by hand. A key has several rows (`part`) when transactions changed it
 * at the same time, and only their sum has a meaning: one part may be negative.
 */
export const payoutSums = pgTable(
  'payout_sums',
  {
    entityId: uuid('entity_id').notNull(),
    period: text('period').$type<'QUARTER_HOUR' | 'DAY' | 'MONTH'>().notNull(),
    startsAt: at('starts_at').notNull(),
    direction: text('direction').$type<PayoutDirection>().notNull(),
    status: text('status').$type<PayoutStatus>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    part: bigint('part', { mode: 'bigint' }).generatedAlwaysAsIdentity().notNull(),
    count: bigint('count', { mode: 'bigint' }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
  },
  (t) => [
    primaryKey({ name: 'payout_sums_key', columns: [t.part, t.entityId] }),
    // With the figures, so that sums are read without the rows, which are scattered over the table.
    index('payout_sums_figures').on(
      t.entityId,
      t.period,
      t.startsAt,
      t.direction,
      t.status,
      t.currency,
      t.count,
      t.amountMinor,
      t.feeMinor,
    ),
  ],
);

/** The payments to a recipient that were made and not returned. Kept by triggers on payouts. */
export const recipientSums = pgTable(
  'recipient_sums',
  {
    entityId: uuid('entity_id').notNull(),
    beneficiaryId: uuid('beneficiary_id').notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    count: bigint('count', { mode: 'bigint' }).notNull(),
    amountMinor: minor('amount_minor').notNull(),
  },
  (t) => [primaryKey({ name: 'recipient_sums_key', columns: [t.entityId, t.beneficiaryId, t.currency] })],
);

/** The names under which a recipient was paid. Names are only ever added, by triggers on payouts. */
export const recipientNames = pgTable(
  'recipient_names',
  {
    entityId: uuid('entity_id').notNull(),
    beneficiaryId: uuid('beneficiary_id').notNull(),
    name: text('name').notNull(),
  },
  (t) => [primaryKey({ name: 'recipient_names_key', columns: [t.entityId, t.beneficiaryId, t.name] })],
);

/** How many recipients an entity has, in parts as in `payout_sums`. Kept by a trigger on beneficiaries. */
export const recipientCounts = pgTable(
  'recipient_counts',
  {
    entityId: uuid('entity_id').notNull(),
    part: bigint('part', { mode: 'bigint' }).generatedAlwaysAsIdentity().notNull(),
    count: bigint('count', { mode: 'bigint' }).notNull(),
  },
  (t) => [primaryKey({ name: 'recipient_counts_key', columns: [t.entityId, t.part] })],
);

/** How many batches an entity has in each status, in parts as in `payout_sums`. Written by triggers. */
export const batchStatusCounts = pgTable(
  'batch_status_counts',
  {
    entityId: uuid('entity_id').notNull(),
    status: text('status').$type<BatchStatus>().notNull(),
    part: bigint('part', { mode: 'bigint' }).generatedAlwaysAsIdentity().notNull(),
    count: bigint('count', { mode: 'bigint' }).notNull(),
  },
  (t) => [primaryKey({ name: 'batch_status_counts_key', columns: [t.entityId, t.status, t.part] })],
);
