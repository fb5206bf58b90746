import { sql } from 'drizzle-orm';
import {
  check,
  date,
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
  AccountType,
  BatchStatus,
  DateRule,
  FailureCode,
  PayoutDirection,
  PayoutStatus,
  Rail,
  Retryable,
  RunInterval,
  WaitingFor,
  WithdrawalStatus,
} from '../../../shared/terms.ts';
import type { MoveReason } from '../../../domain/business-days/execution.ts';
import type { Currency } from '../../../shared/money.ts';
import { at, bytes, minor } from '../../platform/database/column-types.ts';
import { descending } from '../../platform/database/index-order.ts';
import { entities, passkeys, users } from '../../identity/tables.ts';
import type { NeededSigners } from '../../../domain/payouts/signing-policy.ts';
import type { StoredFacts } from '../policy/stored-policy.ts';
import { delegations, signingPolicies } from '../policy/tables.ts';

/**
 * A person or company that is paid: entity, bank and account number. The id is made from these three, so that
 * the same account has the same id.
 */
export const beneficiaries = pgTable(
  'beneficiaries',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    bankCode: text('bank_code').notNull(),
    accountNumber: text('account_number').notNull(),
    createdAt: at('created_at').notNull(),
    /** When the last payment that was not returned was submitted; written by a trigger on payouts. */
    lastPaidAt: at('last_paid_at'),
  },
  (t) => [
    unique('beneficiaries_account').on(t.entityId, t.bankCode, t.accountNumber),
    index('beneficiaries_last_paid').on(
      t.entityId,
      t.lastPaidAt.desc(),
      descending(t.createdAt),
      descending(t.id),
    ),
    index('beneficiaries_same_number').on(t.entityId, sql`ltrim(account_number, '0')`, t.bankCode),
  ],
);

/**
 * The words by which a recipient is found: a name as normaliseName writes it, the external id in lower case
 * and the account number, one row for each combination that a batch has used. Written only by a trigger on
 * withdrawals.
 */
export const recipientSearch = pgTable(
  'recipient_search',
  {
    entityId: uuid('entity_id').notNull(),
    beneficiaryId: uuid('beneficiary_id').notNull(),
    words: text('words').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.beneficiaryId, t.words] }),
    index('recipient_search_words').using('gin', sql`words gin_trgm_ops`),
  ],
);

export const batches = pgTable(
  'batches',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    label: text('label').notNull(),
    status: text('status').$type<BatchStatus>().notNull(),
    currency: text('currency').$type<Currency>().notNull(),
    withdrawalCount: integer('withdrawal_count').notNull(),
    /** How many people the withdrawals pay; null for batches from before people were counted. */
    peopleCount: integer('people_count'),
    totalAmountMinor: minor('total_amount_minor').notNull(),
    /** Without VAT, and the VAT; totalFee on the wire is their sum. */
    totalUnitFeeMinor: minor('total_unit_fee_minor').notNull(),
    totalVatMinor: minor('total_vat_minor').notNull(),
    sourceFileName: text('source_file_name'),
    sourceSha256: text('source_sha256'),
    contentDigest: text('content_digest').notNull(),
    approvalsRequired: integer('approvals_required').notNull(),
    /** The version of the signing policy when it was prepared, written by a trigger; 0 without one. */
    policyVersion: integer('policy_version').notNull().default(0),
    duplicateReason: text('duplicate_reason'),
    retryOfBatchId: uuid('retry_of_batch_id'),
    /** The batch that was sent back and that this one corrects. At most one live batch corrects another. */
    correctsBatchId: uuid('corrects_batch_id'),
    /** The batch whose next run this one is, as its creator has said, and how long after it that is. */
    repeatsBatchId: uuid('repeats_batch_id'),
    repeatsInterval: text('repeats_interval').$type<RunInterval>(),
    /** The schedule whose run it pays, and the day on which that is due. */
    scheduleId: uuid('schedule_id'),
    scheduleDueOn: date('schedule_due_on', { mode: 'date' }),
    /** The version of the schedule whose standing approval covers it; null when users approve it. */
    standingVersion: integer('standing_version'),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    releaseAt: at('release_at'),
    /** The day on which the money should move; null to pay as soon as the batch is approved. */
    executionDate: date('execution_date', { mode: 'date' }),
    /** Which day is taken if the bank is closed on it; null in batches from before there were rules. */
    ifNotBankingDay: text('if_not_banking_day').$type<DateRule>(),
    /** The rails of the withdrawals, whose cut-offs decide whether the date can be kept. */
    executionRails: text('execution_rails').array().$type<Rail[]>(),
    /** The day on which the money moves, from the last approval on. */
    movesOn: date('moves_on', { mode: 'date' }),
    /** Why that is not the execution date. */
    moveReasons: jsonb('move_reasons').$type<MoveReason[]>(),
    /** Who accepted another day than that of the rule, because it could no longer be kept. */
    dateAcceptedBy: uuid('date_accepted_by').references(() => users.id),
    /** Why the worker holds the batch back, as last written to the audit log; null when it does not. */
    heldFor: text('held_for').$type<WaitingFor>(),
    /** The reason in words, when the bank file of the batch cannot be written. */
    heldWhy: text('held_why'),
    /** The bank connection of each rail, from the dispatch on; null for a batch that left in a bank file. */
    carriers: jsonb('carriers').$type<Partial<Record<Rail, string>>>(),
    cancelledBy: uuid('cancelled_by').references(() => users.id),
    cancelledAt: at('cancelled_at'),
    cancellationReason: text('cancellation_reason'),
    rejectedBy: uuid('rejected_by').references(() => users.id),
    rejectedAt: at('rejected_at'),
    rejectionReason: text('rejection_reason'),
    completedAt: at('completed_at'),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('batches_in_entity').on(t.entityId, t.id),
    index('batches_newest').on(t.entityId, descending(t.createdAt), descending(t.id)),
    index('batches_status').on(t.entityId, t.status, descending(t.createdAt), descending(t.id)),
    index('batches_open')
      .on(t.status, t.releaseAt)
      .where(sql`status IN ('PENDING_APPROVAL', 'APPROVED', 'PROCESSING')`),
    index('batches_label').using('gin', sql`label gin_trgm_ops`),
    index('batches_changed').on(t.entityId, t.updatedAt),
    index('batches_execution_day')
      .on(t.entityId, t.executionDate)
      .where(sql`execution_date IS NOT NULL`),
    index('batches_corrects')
      .on(t.correctsBatchId)
      .where(sql`corrects_batch_id IS NOT NULL`),
    uniqueIndex('batches_one_correction')
      .on(t.correctsBatchId)
      .where(sql`corrects_batch_id IS NOT NULL AND status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')`),
    index('batches_folded_label').using('gin', sql`search_fold(label) gin_trgm_ops`),
    uniqueIndex('batches_one_run')
      .on(t.scheduleId, t.scheduleDueOn)
      .where(sql`schedule_id IS NOT NULL AND status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')`),
    check('batch_run', sql`(${t.scheduleId} IS NULL) = (${t.scheduleDueOn} IS NULL)`),
    check('batch_standing', sql`${t.standingVersion} IS NULL OR ${t.scheduleId} IS NOT NULL`),
    check('batch_execution_rails', sql`(${t.executionDate} IS NULL) = (${t.executionRails} IS NULL)`),
    check(
      'batch_date_rule',
      sql`${t.ifNotBankingDay} IS NULL
          OR (${t.executionDate} IS NOT NULL
              AND ${t.ifNotBankingDay} IN ('PRECEDING', 'FOLLOWING', 'MODIFIED_FOLLOWING', 'REFUSE'))`,
    ),
    check(
      'batch_repeats',
      sql`(${t.repeatsBatchId} IS NULL) = (${t.repeatsInterval} IS NULL) AND ${t.repeatsBatchId} <> ${t.id}
          AND ${t.repeatsInterval} IN ('WEEK', 'TWO_WEEKS', 'MONTH')`,
    ),
    foreignKey({
      name: 'batches_repeats_fk',
      columns: [t.entityId, t.repeatsBatchId],
      foreignColumns: [t.entityId, t.id],
    }),
    check('batch_date_accepted', sql`${t.dateAcceptedBy} <> ${t.createdBy}`),
    check(
      'batch_moves_on',
      sql`${t.movesOn} IS NULL OR ${t.dateAcceptedBy} IS NOT NULL
          OR CASE ${t.ifNotBankingDay}
               WHEN 'PRECEDING' THEN ${t.movesOn} <= ${t.executionDate}
               WHEN 'MODIFIED_FOLLOWING'
                 THEN extract(month FROM ${t.movesOn}) = extract(month FROM ${t.executionDate})
               WHEN 'REFUSE' THEN ${t.movesOn} = ${t.executionDate}
               ELSE ${t.movesOn} >= ${t.executionDate} END`,
    ),
  ],
);

/**
 * How many withdrawals of a batch are in each status: kept by a trigger on withdrawals, never written by
 * hand.
 */
export const batchCounts = pgTable(
  'batch_counts',
  {
    batchId: uuid('batch_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    status: text('status').$type<WithdrawalStatus>().notNull(),
    count: integer('count').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.status] }),
    foreignKey({
      name: 'batch_counts_batch_fk',
      columns: [t.entityId, t.batchId],
      foreignColumns: [batches.entityId, batches.id],
    }),
  ],
);

/** The database refuses an approval by the batch's creator. */
export const approvals = pgTable(
  'approvals',
  {
    batchId: uuid('batch_id').notNull(),
    userId: uuid('user_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    contentDigest: text('content_digest').notNull(),
    approvedAt: at('approved_at').notNull(),
    /** Its place among those of the batch, written by a trigger; null in approvals of older versions. */
    number: integer('number'),
    /** The user for whom it was given, by a delegation; null when its user signed for themselves. */
    forUserId: uuid('for_user_id'),
    delegationId: uuid('delegation_id'),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.userId] }),
    unique('approvals_for_user').on(t.batchId, t.forUserId),
    check('approval_delegated', sql`(${t.forUserId} IS NULL) = (${t.delegationId} IS NULL)`),
    foreignKey({
      name: 'approvals_for_user_fk',
      columns: [t.entityId, t.forUserId],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'approvals_delegation_fk',
      columns: [t.entityId, t.delegationId],
      foreignColumns: [delegations.entityId, delegations.id],
    }),
    foreignKey({
      name: 'approvals_batch_fk',
      columns: [t.entityId, t.batchId],
      foreignColumns: [batches.entityId, batches.id],
    }),
    foreignKey({
      name: 'approvals_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
  ],
);

/**
 * The signers that a batch needs by a version of the signing policy: the one under which it was prepared, and
 * each one under which it was approved. They never become fewer.
 */
export const batchSigners = pgTable(
  'batch_signers',
  {
    batchId: uuid('batch_id').notNull(),
    policyVersion: integer('policy_version').notNull(),
    entityId: uuid('entity_id').notNull(),
    needed: jsonb('needed').$type<NeededSigners>().notNull(),
    /** What the rules looked at. */
    facts: jsonb('facts').$type<StoredFacts>().notNull(),
    recordedAt: at('recorded_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.batchId, t.policyVersion] }),
    foreignKey({
      name: 'batch_signers_batch_fk',
      columns: [t.entityId, t.batchId],
      foreignColumns: [batches.entityId, batches.id],
    }),
    foreignKey({
      name: 'batch_signers_policy_fk',
      columns: [t.entityId, t.policyVersion],
      foreignColumns: [signingPolicies.entityId, signingPolicies.version],
    }),
  ],
);

/**
 * The signatures of passkeys with which approvals were given. The challenge that was signed is the SHA-256 of
 * the content digest, the id of the batch and the nonce (shared/approval-challenge.ts).
 */
export const approvalAssertions = pgTable(
  'approval_assertions',
  {
    /** A nonce is used once. */
    nonce: bytes('nonce').primaryKey(),
    batchId: uuid('batch_id').notNull(),
    userId: uuid('user_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    passkeyId: uuid('passkey_id').notNull(),
    contentDigest: text('content_digest').notNull(),
    authenticatorData: bytes('authenticator_data').notNull(),
    clientDataJson: bytes('client_data_json').notNull(),
    signature: bytes('signature').notNull(),
    givenAt: at('given_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'approval_assertions_approval_fk',
      columns: [t.batchId, t.userId],
      foreignColumns: [approvals.batchId, approvals.userId],
    }),
    foreignKey({
      name: 'approval_assertions_batch_fk',
      columns: [t.entityId, t.batchId],
      foreignColumns: [batches.entityId, batches.id],
    }),
    foreignKey({
      name: 'approval_assertions_passkey_fk',
      columns: [t.entityId, t.userId, t.passkeyId],
      foreignColumns: [passkeys.entityId, passkeys.userId, passkeys.id],
    }),
    index('approval_assertions_batch').on(t.batchId, t.userId),
  ],
);

export const withdrawals = pgTable(
  'withdrawals',
  {
    id: uuid('id').primaryKey(),
    batchId: uuid('batch_id')
      .notNull()
      .references(() => batches.id),
    entityId: uuid('entity_id').notNull(),
    rowNumber: integer('row_number').notNull(),
    beneficiaryId: uuid('beneficiary_id').notNull(),
    beneficiaryName: text('beneficiary_name').notNull(),
    /** As shared/names.ts normalises it, for the search. */
    normalisedName: text('normalised_name').notNull(),
    /**
     * `nameKey` of shared/names.ts, by which changed bank details are found. NULL in rows of an older version
     * until the next start.
     */
    nameKey: text('name_key'),
    bankCode: text('bank_code').notNull(),
    branchCode: text('branch_code').notNull(),
    accountNumber: text('account_number').notNull(),
    accountType: text('account_type').$type<AccountType>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    unitFeeMinor: minor('unit_fee_minor').notNull(),
    vatMinor: minor('vat_minor').notNull(),
    rail: text('rail').$type<Rail>().notNull(),
    beneficiaryReference: text('beneficiary_reference').notNull(),
    ownReference: text('own_reference'),
    externalId: text('external_id'),
    status: text('status').$type<WithdrawalStatus>().notNull(),
    failureCode: text('failure_code').$type<FailureCode>(),
    failureReason: text('failure_reason'),
    retryable: text('retryable').$type<Retryable>(),
    /**
     * The id under which the payment is submitted to the bank, committed before that. Not the id of the
     * payout transaction.
     */
    attemptId: uuid('attempt_id'),
    /** The name of the bank connection that submits the attempt and is asked for its outcome. */
    bankConnection: text('bank_connection'),
    railReference: text('rail_reference'),
    payoutId: uuid('payout_id'),
    submittedAt: at('submitted_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('withdrawals_row').on(t.batchId, t.rowNumber),
    index('withdrawals_beneficiary').on(t.beneficiaryId, t.createdAt, t.amountMinor),
    index('withdrawals_name_key').on(t.entityId, t.nameKey),
    index('withdrawals_without_name_key')
      .on(t.id)
      .where(sql`name_key IS NULL`),
    index('withdrawals_external')
      .on(t.entityId, t.externalId)
      .where(sql`external_id IS NOT NULL`),
    index('withdrawals_own_reference')
      .on(t.entityId, sql`lower(own_reference) text_pattern_ops`, descending(t.createdAt))
      .where(sql`own_reference IS NOT NULL`),
    uniqueIndex('withdrawals_attempt')
      .on(t.attemptId)
      .where(sql`attempt_id IS NOT NULL`),
    check('withdrawal_amount_positive', sql`${t.amountMinor} > 0`),
    check('withdrawal_attempt_connection', sql`(${t.attemptId} IS NULL) = (${t.bankConnection} IS NULL)`),
  ],
);

/**
 * The rows of the payout history: money out (DEBIT) from when it is submitted, money in (CREDIT) from when
 * it is booked.
 */
export const payouts = pgTable(
  'payouts',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    direction: text('direction').$type<PayoutDirection>().notNull(),
    status: text('status').$type<PayoutStatus>().notNull(),
    /** The status, if it is FAILED or REVERSED: what `payouts_status` finds. */
    failedStatus: text('failed_status')
      .$type<PayoutStatus>()
      .generatedAlwaysAs(sql`CASE WHEN status IN ('FAILED', 'REVERSED') THEN status END`),
    currency: text('currency').$type<Currency>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    feeMinor: minor('fee_minor').notNull(),
    beneficiaryId: uuid('beneficiary_id'),
    recipientReference: text('recipient_reference').notNull(),
    batchId: uuid('batch_id').references(() => batches.id),
    withdrawalId: uuid('withdrawal_id').references(() => withdrawals.id),
    rail: text('rail').$type<Rail>(),
    failureCode: text('failure_code').$type<FailureCode>(),
    failureReason: text('failure_reason'),
    /** On the CREDIT of a reversal: the DEBIT that came back. */
    reversalOf: uuid('reversal_of'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    index('payouts_newest').on(t.entityId, descending(t.createdAt), descending(t.id)),
    // The entity comes last, so that the payouts of one recipient are counted without reading their rows.
    index('payouts_beneficiary').on(t.beneficiaryId, descending(t.createdAt), descending(t.id), t.entityId),
    // Almost all payouts are COMPLETE and DEBIT: the newest of others would be far apart in payouts_newest.
    index('payouts_status')
      .on(t.entityId, t.failedStatus, descending(t.createdAt), descending(t.id))
      .where(sql`failed_status IS NOT NULL`),
    index('payouts_credits')
      .on(t.entityId, descending(t.createdAt), descending(t.id))
      .where(sql`direction = 'CREDIT'`),
    // Minor units depend on the currency, so a search for amounts is a range of each currency.
    index('payouts_amount').on(t.entityId, t.currency, t.amountMinor, t.id),
    index('payouts_batch').on(t.batchId),
    uniqueIndex('payouts_withdrawal')
      .on(t.withdrawalId, t.direction)
      .where(sql`withdrawal_id IS NOT NULL`),
    index('payouts_reference').using('gin', sql`recipient_reference gin_trgm_ops`),
  ],
);
