import {
  boolean,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uuid,
} from 'drizzle-orm/pg-core';
import type {
  AccountFinding,
  AccountMark,
  AmountComparison,
  CommonFinding,
} from '../../../../shared/terms.ts';
import { at, minor } from '../../../platform/database/column-types.ts';
import { batches } from '../tables.ts';

/** A finding that is shown once for many rows. The extremes are row numbers. */
interface StoredCommon {
  finding: CommonFinding;
  rows: number;
  isUsual: boolean;
  extremes: number[];
}

/**
 * When the withdrawals of a batch were last compared with earlier payments, and what was found
 * (`domain/payouts/batch-checks.ts`). Derived: written again when it is out of date.
 */
export const batchChecks = pgTable(
  'batch_checks',
  {
    batchId: uuid('batch_id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    checkedAt: at('checked_at').notNull(),
    /** The setting that the amounts were judged by. */
    unusualAmountPercent: integer('unusual_amount_percent').notNull(),
    changedBankDetails: integer('changed_bank_details').notNull(),
    newBeneficiaries: integer('new_beneficiaries').notNull(),
    duplicates: integer('duplicates').notNull(),
    peopleWithSeveralAccounts: integer('people_with_several_accounts').notNull(),
    rowsOfSeveralAccounts: integer('rows_of_several_accounts').notNull(),
    unusualAmounts: integer('unusual_amounts').notNull(),
    sharedAccounts: integer('shared_accounts').notNull().default(0),
    rowsOfSharedAccounts: integer('rows_of_shared_accounts').notNull().default(0),
    /** Withdrawals to look at one by one. */
    flagged: integer('flagged').notNull().default(0),
    /** Withdrawals of people who are paid more often than in any earlier run of this kind, and the people. */
    paidMoreOften: integer('paid_more_often').notNull().default(0),
    peoplePaidMoreOften: integer('people_paid_more_often').notNull().default(0),
    /** Withdrawals of people, or to accounts, that the batch pays more than once. */
    paidTwice: integer('paid_twice').notNull().default(0),
    /** Withdrawals whose account number looks like something else. */
    doubtfulAccounts: integer('doubtful_accounts').notNull().default(0),
    /** The findings that concern so many withdrawals that each is shown once. */
    common: jsonb('common').$type<StoredCommon[]>().notNull().default([]),
  },
  (t) => [
    unique('batch_checks_in_entity').on(t.entityId, t.batchId),
    foreignKey({
      name: 'batch_checks_batch_fk',
      columns: [t.entityId, t.batchId],
      foreignColumns: [batches.entityId, batches.id],
    }),
  ],
);

/** One row for each withdrawal of a checked batch. */
export const withdrawalChecks = pgTable(
  'withdrawal_checks',
  {
    batchId: uuid('batch_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    rowNumber: integer('row_number').notNull(),
    accountFinding: text('account_finding').$type<AccountFinding>(),
    /** The account that the person was last paid on, when it is another one. */
    earlierBankCode: text('earlier_bank_code'),
    earlierAccountNumber: text('earlier_account_number'),
    earlierPaidAt: at('earlier_paid_at'),
    /** What the person usually gets, or in a batch of strangers everyone; null when that is not known. */
    usualAmountMinor: minor('usual_amount_minor'),
    /** How far the amount is from the usual one. */
    changePercent: integer('change_percent'),
    isUnusual: boolean('is_unusual').notNull(),
    /** Whether the batch pays the same person on another account as well. */
    hasSeveralAccounts: boolean('has_several_accounts').notNull(),
    /** The earlier row of the batch with the same account and amount. */
    repeatsRow: integer('repeats_row'),
    /** The first later row of the batch with the same account and amount. */
    repeatedByRow: integer('repeated_by_row'),
    /** The first of the rows that are read together with this one; null without others. */
    relatedRow: integer('related_row'),
    /** The latest earlier withdrawal with the same account and amount in the duplicate window. */
    repeatsWithdrawalId: uuid('repeats_withdrawal_id'),
    /** A row of the batch that pays the same account under another name, and that name. */
    sharesRow: integer('shares_row'),
    sharesName: text('shares_name'),
    /** The name that the account was last paid under, and when, if it is another one. */
    lastPaidName: text('last_paid_name'),
    lastPaidAt: at('last_paid_at'),
    /** Whether to look at it. Null in checks from before this was stored, where the findings decide. */
    isFlagged: boolean('is_flagged'),
    /** What the amount is compared with; null without a comparison, or as in isFlagged. */
    comparedWith: text('compared_with').$type<AmountComparison>(),
    /** Payments of the batch to this person on this account, and their sum; null for a single one. */
    personPayments: integer('person_payments'),
    personSumMinor: minor('person_sum_minor'),
    /** Whether the person is paid more often, and more, than in any earlier run of this kind. */
    isPaidMoreOften: boolean('is_paid_more_often'),
    /** Whether the batch pays the person, or the account, more than once. */
    isPaidTwice: boolean('is_paid_twice'),
    /** What the account number may be instead; null if it looks right, or as in isFlagged. */
    accountMark: text('account_mark').$type<AccountMark>(),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.rowNumber] }),
    foreignKey({
      name: 'withdrawal_checks_batch_fk',
      columns: [t.entityId, t.batchId],
      foreignColumns: [batchChecks.entityId, batchChecks.batchId],
    }).onDelete('cascade'),
  ],
);
