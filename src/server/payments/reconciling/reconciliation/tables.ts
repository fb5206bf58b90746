import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { MatchedPart } from '../../../../domain/reconciliation/expected.ts';
import type {
  DifferenceState,
  EntryState,
  MatchFact,
  MatchVerdict,
  PostingKind,
  PostingWay,
  SettlementState,
} from '../../../../shared/reconciliation-terms.ts';
import { entities, users } from '../../../identity/tables.ts';
import { at, minor } from '../../../platform/database/column-types.ts';
import { descending } from '../../../platform/database/index-order.ts';
import { bankFiles } from '../../bank-files/tables.ts';
import { fundingRecords } from '../funding/tables.ts';
import { statementAccounts, statementEntries, statementFiles } from '../statements/tables.ts';
import { withdrawals } from '../../batches/tables.ts';

/** A part of a proposal as it is stored: JSON has no bigint. */
export interface StoredPart extends Omit<MatchedPart, 'facts'> {
  facts: Omit<MatchedPart['facts'], 'expectedMinor' | 'actualMinor'> & {
    expectedMinor: string | null;
    actualMinor: string;
  };
  /** The amount of the entry, or of its payment. */
  amountMinor: string;
  agrees: MatchFact[];
  differs: MatchFact[];
}

export interface StoredProposal {
  /** Derived from the parts, so that a user posts what they saw. */
  id: string;
  parts: StoredPart[];
}

/** The state of each booked entry whose amount is not zero. */
export const reconciledEntries = pgTable(
  'reconciled_entries',
  {
    entryId: uuid('entry_id')
      .primaryKey()
      .references(() => statementEntries.id),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    accountId: uuid('account_id')
      .notNull()
      .references(() => statementAccounts.id),
    /** The file that brought the entry first. */
    fileId: uuid('file_id')
      .notNull()
      .references(() => statementFiles.id),
    amountMinor: minor('amount_minor').notNull(),
    bookingDate: text('booking_date').notNull(),
    state: text('state').$type<EntryState>().notNull(),
    /** Null until the entry was compared, and once it is posted. EXACT waits for a user who confirms it. */
    verdict: text('verdict').$type<MatchVerdict>(),
    proposal: jsonb('proposal').$type<StoredProposal>(),
    /** Whether the last comparison found nothing expected that has anything in common with it. */
    rests: boolean('rests').notNull().default(false),
    postedAt: at('posted_at'),
    /** Null when no user posted it. */
    postedBy: uuid('posted_by').references(() => users.id),
    way: text('way').$type<PostingWay>(),
    reason: text('reason'),
    asideAt: at('aside_at'),
    asideBy: uuid('aside_by').references(() => users.id),
    asideReason: text('aside_reason'),
  },
  (t) => [
    index('reconciled_entries_latest').on(
      t.entityId,
      t.state,
      descending(t.bookingDate),
      descending(t.entryId),
    ),
    index('reconciled_entries_of_account').on(
      t.accountId,
      t.state,
      descending(t.bookingDate),
      descending(t.entryId),
    ),
    index('reconciled_entries_by_verdict')
      .on(t.entityId, t.verdict, descending(t.bookingDate), descending(t.entryId))
      .where(sql`state = 'OPEN'`),
    index('reconciled_entries_unmatched')
      .on(t.fileId)
      .where(sql`state = 'OPEN' AND verdict IS NULL`),
    index('reconciled_entries_awake')
      .on(t.accountId)
      .where(sql`state <> 'POSTED' AND NOT rests`),
    check('reconciled_entry_posted', sql`(${t.state} = 'POSTED') = (${t.postedAt} IS NOT NULL)`),
  ],
);

/** The postings of entries. They never change. */
export const entryPostings = pgTable(
  'entry_postings',
  {
    id: uuid('id').primaryKey(),
    entryId: uuid('entry_id')
      .notNull()
      .references(() => reconciledEntries.entryId),
    accountId: uuid('account_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    kind: text('kind').$type<PostingKind>().notNull(),
    withdrawalId: uuid('withdrawal_id').references(() => withdrawals.id),
    /** The bank file of the payment, or of the fees. */
    fileId: uuid('file_id').references(() => bankFiles.id),
    /** The funding that came, or went back when the amount is negative. */
    fundingId: uuid('funding_id').references(() => fundingRecords.id),
    /** The number, from 0, of the entry among those of a payment that the bank booked in several. */
    part: integer('part').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    expectedMinor: minor('expected_minor').notNull(),
    bookingDate: text('booking_date').notNull(),
    /** The day on which the ledger counts it. */
    bookDay: text('book_day').notNull(),
    postedAt: at('posted_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'entry_postings_account_fk',
      columns: [t.entityId, t.accountId],
      foreignColumns: [statementAccounts.entityId, statementAccounts.id],
    }),
    // A payment is posted once, and returned once.
    uniqueIndex('entry_postings_once')
      .on(t.withdrawalId, t.kind, t.part)
      .where(sql`withdrawal_id IS NOT NULL`),
    uniqueIndex('entry_postings_fees_once')
      .on(t.fileId)
      .where(sql`kind = 'FEE' AND file_id IS NOT NULL`),
    index('entry_postings_of_entry').on(t.entryId),
    index('entry_postings_of_file').on(t.fileId, t.bookingDate, t.entryId),
    index('entry_postings_book_day').on(t.accountId, t.bookDay),
  ],
);

/**
 * What statements show of a bank file that has left: sums of its postings, and the states that follow. The
 * triggers of the migrations `statement_confirmation` and `settlement_acknowledgements` add the row when the
 * file leaves, and keep it up to date.
 */
export const settlementTotals = pgTable(
  'settlement_totals',
  {
    fileId: uuid('file_id')
      .primaryKey()
      .references(() => bankFiles.id),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    executionDate: text('execution_date').notNull(),
    state: text('state').$type<SettlementState>().notNull(),
    /** Payouts that are due and on a statement. One that the bank rejected is not due. */
    settledCount: integer('settled_count').notNull(),
    settledMinor: minor('settled_minor').notNull(),
    /** How much too much and too little statements show for single payouts; the two do not cancel out. */
    overMinor: minor('over_minor').notNull(),
    underMinor: minor('under_minor').notNull(),
    differenceState: text('difference_state').$type<DifferenceState>().notNull(),
    chargedFeesMinor: minor('charged_fees_minor').notNull(),
    settledAt: at('settled_at'),
  },
  (t) => [
    index('settlement_totals_by_state').on(
      t.entityId,
      t.state,
      descending(t.executionDate),
      descending(t.fileId),
    ),
    index('settlement_totals_by_difference').on(
      t.entityId,
      t.differenceState,
      descending(t.executionDate),
      descending(t.fileId),
    ),
    index('settlement_totals_by_day').on(t.entityId, descending(t.executionDate), descending(t.fileId)),
  ],
);
