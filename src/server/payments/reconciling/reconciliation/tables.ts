import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
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
  EntryCategory,
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
  facts: Omit<MatchedPart['facts'], 'expectedMinor' | 'actualMinor' | 'isNamed'> & {
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
    /** How much it took out that nothing booked or held explains. Positive; see `unbookedOuts`. */
    unbookedOutMinor: minor('unbooked_out_minor')
      .notNull()
      .default(sql`0`),
    postedAt: at('posted_at'),
    /** Null when no user posted it. */
    postedBy: uuid('posted_by').references(() => users.id),
    way: text('way').$type<PostingWay>(),
    reason: text('reason'),
    asideAt: at('aside_at'),
    asideBy: uuid('aside_by').references(() => users.id),
    asideReason: text('aside_reason'),
    /** When a user took back what it was posted as, who, and why; it is kept when it is posted again. */
    undoneAt: at('undone_at'),
    undoneBy: uuid('undone_by').references(() => users.id),
    /** Null for one that was taken back before reasons were asked for. */
    undoneReason: text('undone_reason'),
    /** When a user said no to the rule that Outlay suggests for it, and who. */
    ruleDismissedAt: at('rule_dismissed_at'),
    ruleDismissedBy: uuid('rule_dismissed_by').references(() => users.id),
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
    index('reconciled_entries_unbooked_out')
      .on(t.accountId)
      .where(sql`state = 'OPEN' AND unbooked_out_minor > 0`),
    check('reconciled_entry_unbooked_out', sql`${t.unbookedOutMinor} BETWEEN 0 AND abs(${t.amountMinor})`),
    check('reconciled_entry_posted', sql`(${t.state} = 'POSTED') = (${t.postedAt} IS NOT NULL)`),
    check(
      'reconciled_entry_rule_dismissed',
      sql`num_nulls(${t.ruleDismissedAt}, ${t.ruleDismissedBy}) IN (0, 2)`,
    ),
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
    /** The rule of an entry that is neither a payout nor funding. */
    ruleId: uuid('rule_id').references((): AnyPgColumn => entryRules.id),
    /** The posting that this one takes back. */
    undoes: uuid('undoes').references((): AnyPgColumn => entryPostings.id),
    /** The number, from 0, of the entry among those of a payment that the bank booked in several. */
    part: integer('part').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    expectedMinor: minor('expected_minor').notNull(),
    /** The fees of payments that a FEE settles. Added to the amount, it is what the ledger books. */
    settlesFeesMinor: minor('settles_fees_minor')
      .notNull()
      .default(sql`0`),
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
    // A payment is posted once, and returned once. One that the bank rejected is debited once, as a
    // CORRECTION, and given back once.
    uniqueIndex('entry_postings_once')
      .on(t.withdrawalId, t.kind, t.part, sql`(kind = 'CORRECTION' AND amount_minor > 0)`)
      .where(sql`withdrawal_id IS NOT NULL`),
    uniqueIndex('entry_postings_fees_once')
      .on(t.fileId)
      .where(sql`kind = 'FEE' AND file_id IS NOT NULL`),
    uniqueIndex('entry_postings_undone_once')
      .on(t.undoes)
      .where(sql`undoes IS NOT NULL`),
    index('entry_postings_of_rule')
      .on(t.ruleId)
      .where(sql`rule_id IS NOT NULL`),
    index('entry_postings_corrections')
      .on(t.accountId)
      .where(sql`kind = 'CORRECTION'`),
    check('entry_posting_settles_fees', sql`${t.settlesFeesMinor} = 0 OR ${t.kind} = 'FEE'`),
    check('entry_posting_by_rule', sql`${t.kind} <> 'OTHER' OR ${t.ruleId} IS NOT NULL`),
    index('entry_postings_of_entry').on(t.entryId),
    index('entry_postings_of_file').on(t.fileId, t.bookingDate, t.entryId),
    index('entry_postings_book_day').on(t.accountId, t.bookDay),
    // The entries from which rules are learnt.
    index('entry_postings_other')
      .on(t.accountId, descending(t.postedAt), descending(t.id))
      .where(sql`kind IN ('OTHER', 'FEE') AND num_nonnulls(withdrawal_id, file_id, undoes) = 0`),
  ],
);

/**
 * What entries with certain words are: a user proposes a rule for an entry, and another one confirms it. A
 * rule never changes; another one may replace it.
 */
export const entryRules = pgTable(
  'entry_rules',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    accountId: uuid('account_id').notNull(),
    /** The entry for which it was proposed. It is posted when the rule is confirmed. */
    entryId: uuid('entry_id')
      .notNull()
      .references(() => reconciledEntries.entryId),
    category: text('category').$type<EntryCategory>().notNull(),
    isOut: boolean('is_out').notNull(),
    /** As `nameKey` writes them. */
    words: text('words').notNull(),
    /** The bounds of the amount, both included and without a sign. */
    fromMinor: minor('from_minor').notNull(),
    toMinor: minor('to_minor').notNull(),
    isAutomatic: boolean('is_automatic').notNull(),
    proposedAt: at('proposed_at').notNull(),
    proposedBy: uuid('proposed_by')
      .notNull()
      .references(() => users.id),
    confirmedAt: at('confirmed_at'),
    confirmedBy: uuid('confirmed_by').references(() => users.id),
    endedAt: at('ended_at'),
    endedBy: uuid('ended_by').references(() => users.id),
  },
  (t) => [
    foreignKey({
      name: 'entry_rules_account_fk',
      columns: [t.entityId, t.accountId],
      foreignColumns: [statementAccounts.entityId, statementAccounts.id],
    }),
    uniqueIndex('entry_rules_one_waiting')
      .on(t.entryId)
      .where(sql`confirmed_at IS NULL AND ended_at IS NULL`),
    index('entry_rules_of_account')
      .on(t.accountId)
      .where(sql`ended_at IS NULL`),
    index('entry_rules_of_entity').on(t.entityId, descending(t.proposedAt), descending(t.id)),
    index('entry_rules_of_account_by_day').on(
      t.entityId,
      t.accountId,
      descending(t.proposedAt),
      descending(t.id),
    ),
    check('entry_rule_amounts', sql`0 < ${t.fromMinor} AND ${t.fromMinor} <= ${t.toMinor}`),
    check('entry_rule_by_two', sql`${t.confirmedBy} <> ${t.proposedBy}`),
    check(
      'entry_rule_steps',
      sql`num_nulls(${t.confirmedAt}, ${t.confirmedBy}) IN (0, 2)
        AND num_nulls(${t.endedAt}, ${t.endedBy}) IN (0, 2)`,
    ),
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
