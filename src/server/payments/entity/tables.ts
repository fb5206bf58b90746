import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { ConfigChangeState, DatePolicy, DateRule, GuardedSetting, Rail } from '../../../shared/terms.ts';
import type { PayeePolicy } from '../../../shared/payee-terms.ts';
import type { Currency } from '../../../shared/money.ts';
import { at, minor } from '../../platform/database/column-types.ts';
import { entities, users } from '../../identity/tables.ts';

/**
 * The tables that most of the payments application uses; those of one room are in its `tables.ts`. Amounts
 * are bigint minor units; times are timestamptz with milliseconds, given by the context's clock and never by
 * the database. Triggers, functions and the rules that the database itself refuses are in the migrations
 * named `*_rules`.
 */

export interface StoredApprovalRule {
  currency: Currency;
  upToAmountMinor: string | null;
  approvalsRequired: number;
}

export interface StoredThreshold {
  currency: Currency;
  amountMinor: string;
}

export const paymentConfigs = pgTable(
  'payment_configs',
  {
    entityId: uuid('entity_id')
      .primaryKey()
      .references(() => entities.id),
    version: integer('version').notNull(),
    defaultCurrency: text('default_currency').$type<Currency>().notNull(),
    approvalRules: jsonb('approval_rules').$type<StoredApprovalRule[]>().notNull(),
    stepUpMaxAgeSeconds: integer('step_up_max_age_seconds'),
    approvalExpiryDays: integer('approval_expiry_days').notNull(),
    releaseDelaySeconds: integer('release_delay_seconds').notNull(),
    defaultRail: text('default_rail').$type<Rail>().notNull(),
    duplicateWindowDays: integer('duplicate_window_days').notNull(),
    unusualAmountPercent: integer('unusual_amount_percent').notNull().default(50),
    ifNotBankingDay: text('if_not_banking_day').$type<DateRule>().notNull().default('FOLLOWING'),
    timezone: text('timezone').notNull(),
    notificationEmails: text('notification_emails').array().notNull(),
    lowBalanceThresholds: jsonb('low_balance_thresholds').$type<StoredThreshold[]>().notNull().default([]),
    /** A difference of a settlement in this currency and up to this amount needs one user only. */
    settlementLimitCurrency: text('settlement_limit_currency').$type<Currency>().notNull(),
    settlementLimitMinor: minor('settlement_limit_minor').notNull(),
    /** A standing approval covers runs in this currency and up to this amount; null: not allowed. */
    standingCurrency: text('standing_currency').$type<Currency>(),
    standingLimitMinor: minor('standing_limit_minor')
      .notNull()
      .default(sql`0`),
    /** For how many months at most. */
    standingMonths: integer('standing_months').notNull().default(12),
    /** Approvals of batches above this total need a passkey; null: none does. */
    passkeyAboveMinor: minor('passkey_above_minor'),
    /** Whether payments to accounts that are not in the register are refused. */
    payeeAccounts: text('payee_accounts').$type<PayeePolicy>().notNull().default('WARN'),
    /** Payments to one account above this need its verification in these months; null: none does. */
    verifiedAboveMinor: minor('verified_above_minor'),
    verifiedMonths: integer('verified_months').notNull().default(12),
    updatedAt: at('updated_at').notNull(),
    updatedBy: uuid('updated_by').references(() => users.id),
  },
  (t) => [
    check('payment_config_passkey_above', sql`${t.passkeyAboveMinor} >= 0`),
    check(
      'payment_config_payee_accounts',
      sql`${t.payeeAccounts} IN ('WARN', 'REGISTERED_ONLY') AND ${t.verifiedAboveMinor} >= 0
          AND ${t.verifiedMonths} BETWEEN 1 AND 24`,
    ),
  ],
);

/** The settings of a payment config as JSON: without bigint, and without a version. */
export interface StoredPaymentConfig {
  defaultCurrency: Currency;
  approvalRules: StoredApprovalRule[];
  stepUpMaxAgeSeconds: number | null;
  approvalExpiryDays: number;
  releaseDelaySeconds: number;
  defaultRail: Rail;
  duplicateWindowDays: number;
  unusualAmountPercent: number;
  /** Changes of version 0.1 have the policy instead. */
  ifNotBankingDay?: DateRule;
  executionDatePolicy?: DatePolicy;
  timezone: string;
  notificationEmails: string[];
  lowBalanceThresholds: StoredThreshold[];
  settlementDifferenceLimit: StoredThreshold;
  /** Absent in changes from before there were standing approvals. */
  standingApprovals?: { currency: Currency; largestRunMinor: string; mostMonths: number } | null;
  /** Absent in changes from before there were passkeys. */
  passkeyAbove?: StoredThreshold | null;
  /** Absent in changes from before there was a register of payees. */
  payeeAccounts?: PayeePolicy;
  verifiedAbove?: (StoredThreshold & { months: number }) | null;
}

/** Looser payment configs: each waits until it takes effect, or ends before that. */
export const paymentConfigChanges = pgTable(
  'payment_config_changes',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    /** The version that it changes. It never replaces another version. */
    baseVersion: integer('base_version').notNull(),
    config: jsonb('config').$type<StoredPaymentConfig>().notNull(),
    loosened: text('loosened').array().$type<GuardedSetting[]>().notNull(),
    proposedBy: uuid('proposed_by').notNull(),
    proposedAt: at('proposed_at').notNull(),
    countsFrom: at('counts_from').notNull(),
    /** By the database's clock. The database lets it take effect a day later at the earliest. */
    recordedAt: at('recorded_at').notNull(),
    state: text('state').$type<ConfigChangeState>().notNull(),
    /** Who confirmed or cancelled it; null when it counts by its time, was replaced or lapsed. */
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    foreignKey({
      name: 'payment_config_changes_proposed_by_fk',
      columns: [t.entityId, t.proposedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'payment_config_changes_decided_by_fk',
      columns: [t.entityId, t.decidedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    uniqueIndex('payment_config_changes_pending')
      .on(t.entityId)
      .where(sql`state = 'PENDING'`),
    check(
      'payment_config_change_decided',
      sql`(${t.state} = 'PENDING') = (${t.decidedAt} IS NULL)
          AND (${t.decidedBy} IS NULL OR ${t.state} IN ('IN_FORCE', 'CANCELLED'))`,
    ),
  ],
);

export interface StoredEntityRail {
  rail: Rail;
  maxAmountMinor: string | null;
  unitFeeMinor: string;
  cutOff: string | null;
}

/** What the operator sets. Rail amounts are in ZAR, the currency that the rails carry. */
export const entityConfigs = pgTable('entity_configs', {
  entityId: uuid('entity_id')
    .primaryKey()
    .references(() => entities.id),
  legalName: text('legal_name').notNull(),
  country: text('country').notNull(),
  enabledCurrencies: text('enabled_currencies').array().$type<Currency[]>().notNull(),
  payoutsEnabled: boolean('payouts_enabled').notNull(),
  maxBatchWithdrawals: integer('max_batch_withdrawals').notNull(),
  maxBatchAmounts: jsonb('max_batch_amounts')
    .$type<{ currency: Currency; amountMinor: string }[]>()
    .notNull(),
  rails: jsonb('rails').$type<StoredEntityRail[]>().notNull(),
  /** Since when every change of the payment config needs a second admin; null: only a looser one waits. */
  configNeedsSecondSince: at('config_needs_second_since'),
  updatedAt: at('updated_at').notNull(),
});

/** Banks that can be paid: data that an operator can replace, with the date of its source. */
export const banks = pgTable('banks', {
  code: text('code').primaryKey(),
  displayName: text('display_name').notNull(),
  countryCode: text('country_code').notNull(),
  defaultBranchCode: text('default_branch_code').notNull(),
  accountNumberMinLength: integer('account_number_min_length').notNull(),
  accountNumberMaxLength: integer('account_number_max_length').notNull(),
  rails: text('rails').array().$type<Rail[]>().notNull(),
  sourceDate: date('source_date', { mode: 'date' }).notNull(),
});

/**
 * Days on which banks are closed, beyond the public holidays of the country: entered by the operator, for one
 * entity or, without one, for all.
 */
export const operatorHolidays = pgTable(
  'operator_holidays',
  {
    date: date('date', { mode: 'date' }).notNull(),
    entityId: uuid('entity_id').references(() => entities.id),
    name: text('name').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [unique('operator_holidays_day').on(t.date, t.entityId).nullsNotDistinct()],
);
