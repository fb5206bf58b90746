import type { z } from 'zod';
import type { PaymentConfigSettings } from '../../../../contract/payment-config.ts';
import { ruleOf } from '../../../../domain/business-days/date-policy.ts';
import {
  defaultPaymentConfig,
  type LowBalanceThreshold,
  type PaymentConfig,
} from '../../../../domain/payouts/config-defaults.ts';
import type { ApprovalRule } from '../../../../domain/payouts/approval-policy.ts';
import { countryOf, DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable, Tx } from '../../../platform/database/pool.ts';
import type { StoredApprovalRule, StoredPaymentConfig, StoredThreshold } from '../tables.ts';
import { countryOfEntity } from './entity-country.ts';

export interface SavedPaymentConfig extends PaymentConfig {
  updatedAt: Date | null;
  updatedBy: { userId: string; name: string } | null;
}

/** The configs that a transaction has locked: no other one changes them before it ends. */
const locked = new WeakMap<Queryable, Map<string, SavedPaymentConfig>>();

/**
 * The payment config of an entity that is in force, or its country's defaults until one is saved. `lock`
 * keeps the config unchanged until the transaction ends, so that the transaction reads it only once.
 */
export async function loadPaymentConfig(
  db: Queryable,
  entityId: string,
  lock: '' | 'FOR SHARE' | 'FOR UPDATE' = '',
): Promise<SavedPaymentConfig> {
  const known = lock === '' ? locked.get(db)?.get(entityId) : undefined;
  if (known) return known;
  const config = await readPaymentConfig(db, entityId, lock);
  // Without a row there is nothing to lock.
  if (lock !== '' && config.updatedAt !== null)
    locked.set(db, (locked.get(db) ?? new Map()).set(entityId, config));
  return config;
}

/** Makes a transaction that has written the config read it again. */
export function forgetPaymentConfig(tx: Tx, entityId: string): void {
  locked.get(tx)?.delete(entityId);
}

async function readPaymentConfig(
  db: Queryable,
  entityId: string,
  lock: '' | 'FOR SHARE' | 'FOR UPDATE',
): Promise<SavedPaymentConfig> {
  const [row] = await db.prepared(
    `SELECT c.version, c.default_currency, c.approval_rules, c.step_up_max_age_seconds,
            c.approval_expiry_days, c.release_delay_seconds, c.default_rail, c.duplicate_window_days,
            c.unusual_amount_percent, c.if_not_banking_day, c.timezone, c.notification_emails,
            c.low_balance_thresholds, c.settlement_limit_currency, c.settlement_limit_minor,
            c.standing_currency, c.standing_limit_minor, c.standing_months, c.passkey_above_minor,
            c.payee_accounts, c.verified_above_minor, c.verified_months,
            (SELECT country FROM entity_configs e WHERE e.entity_id = c.entity_id) AS country,
            c.updated_at, c.updated_by,
            (SELECT name FROM users WHERE id = c.updated_by) AS updated_by_name
       FROM payment_configs c
      WHERE entity_id = $1 ${lock}`,
    [entityId],
  );
  if (!row) {
    const country = await countryOfEntity(db, entityId);
    return { ...defaultPaymentConfig(country), updatedAt: null, updatedBy: null };
  }
  return {
    defaultCurrency: row.default_currency,
    approvalRules: row.approval_rules.map(readRule),
    stepUpMaxAgeSeconds: row.step_up_max_age_seconds,
    approvalExpiryDays: row.approval_expiry_days,
    releaseDelaySeconds: row.release_delay_seconds,
    defaultRail: row.default_rail,
    duplicateWindowDays: row.duplicate_window_days,
    unusualAmountPercent: row.unusual_amount_percent,
    ifNotBankingDay: row.if_not_banking_day,
    timezone: row.timezone,
    notificationEmails: row.notification_emails,
    lowBalanceThresholds: row.low_balance_thresholds.map(readThreshold),
    settlementDifferenceLimit: {
      currency: row.settlement_limit_currency,
      amountMinor: row.settlement_limit_minor,
    },
    standingApprovals:
      row.standing_currency === null
        ? null
        : {
            currency: row.standing_currency,
            largestRunMinor: row.standing_limit_minor,
            mostMonths: row.standing_months,
          },
    passkeyAbove:
      row.passkey_above_minor === null
        ? null
        : { currency: payingCurrency(row.country), amountMinor: row.passkey_above_minor },
    payeeAccounts: row.payee_accounts,
    verifiedAbove:
      row.verified_above_minor === null
        ? null
        : {
            currency: payingCurrency(row.country),
            amountMinor: row.verified_above_minor,
            months: row.verified_months,
          },
    version: row.version,
    updatedAt: row.updated_at,
    updatedBy:
      row.updated_by && row.updated_by_name ? { userId: row.updated_by, name: row.updated_by_name } : null,
  };
}

/** The currency in which an entity of a country pays. */
function payingCurrency(country: string | null): Currency {
  return (country === null ? DEFAULT_COUNTRY : countryOf(country)).currency;
}

function readRule(stored: StoredApprovalRule): ApprovalRule {
  return {
    ...stored,
    upToAmountMinor: stored.upToAmountMinor === null ? null : BigInt(stored.upToAmountMinor),
  };
}

function readThreshold({ currency, amountMinor }: StoredThreshold): LowBalanceThreshold {
  return { currency, amountMinor: BigInt(amountMinor) };
}

/** A rule as the database stores it: JSON has no bigint. */
export function storedRule(rule: ApprovalRule): StoredApprovalRule {
  return { ...rule, upToAmountMinor: rule.upToAmountMinor === null ? null : rule.upToAmountMinor.toString() };
}

/** A threshold as the database stores it. */
export function storedThreshold({ currency, amountMinor }: LowBalanceThreshold): StoredThreshold {
  return { currency, amountMinor: amountMinor.toString() };
}

/** Settings as the database stores those that wait. */
export function storedSettings(saved: PaymentConfig): StoredPaymentConfig {
  const { version: _, ...config } = saved;
  return {
    ...config,
    approvalRules: config.approvalRules.map(storedRule),
    notificationEmails: [...config.notificationEmails],
    lowBalanceThresholds: config.lowBalanceThresholds.map(storedThreshold),
    settlementDifferenceLimit: storedThreshold(config.settlementDifferenceLimit),
    standingApprovals: config.standingApprovals && {
      ...config.standingApprovals,
      largestRunMinor: config.standingApprovals.largestRunMinor.toString(),
    },
    passkeyAbove: config.passkeyAbove && storedThreshold(config.passkeyAbove),
    verifiedAbove: config.verifiedAbove && {
      ...storedThreshold(config.verifiedAbove),
      months: config.verifiedAbove.months,
    },
  };
}

/** Stored settings that change the version `baseVersion`. */
export function readSettings(stored: StoredPaymentConfig, baseVersion: number): PaymentConfig {
  const { executionDatePolicy = 'MOVE', ifNotBankingDay = ruleOf(executionDatePolicy), ...settings } = stored;
  return {
    ...settings,
    ifNotBankingDay,
    approvalRules: stored.approvalRules.map(readRule),
    lowBalanceThresholds: stored.lowBalanceThresholds.map(readThreshold),
    settlementDifferenceLimit: readThreshold(stored.settlementDifferenceLimit),
    standingApprovals: stored.standingApprovals
      ? { ...stored.standingApprovals, largestRunMinor: BigInt(stored.standingApprovals.largestRunMinor) }
      : null,
    passkeyAbove: stored.passkeyAbove ? readThreshold(stored.passkeyAbove) : null,
    payeeAccounts: stored.payeeAccounts ?? 'WARN',
    verifiedAbove: stored.verifiedAbove
      ? { ...readThreshold(stored.verifiedAbove), months: stored.verifiedAbove.months }
      : null,
    version: baseVersion,
  };
}

/** The settings as the interface shows them. */
export function displaySettings(saved: PaymentConfig): z.input<typeof PaymentConfigSettings> {
  const { version: _, ...config } = saved;
  return {
    ...config,
    approvalRules: config.approvalRules.map(({ currency, upToAmountMinor, approvalsRequired }) => ({
      currency,
      upToAmount: upToAmountMinor === null ? null : formatAmount(upToAmountMinor, currency),
      approvalsRequired,
    })),
    notificationEmails: [...config.notificationEmails],
    lowBalanceThresholds: config.lowBalanceThresholds.map(displayAmount),
    settlementDifferenceLimit: displayAmount(config.settlementDifferenceLimit),
    standingApprovals: displayStanding(config.standingApprovals),
    passkeyAbove:
      config.passkeyAbove && formatAmount(config.passkeyAbove.amountMinor, config.passkeyAbove.currency),
    verifiedAbove: config.verifiedAbove && {
      amount: formatAmount(config.verifiedAbove.amountMinor, config.verifiedAbove.currency),
      months: config.verifiedAbove.months,
    },
  };
}

function displayStanding(standing: PaymentConfig['standingApprovals']) {
  if (!standing) return null;
  const { currency, largestRunMinor, mostMonths } = standing;
  return { currency, largestRun: formatAmount(largestRunMinor, currency), mostMonths };
}

/** The config in force as the interface and the audit log show it, without a change that waits. */
export function displayPaymentConfig({ updatedAt, updatedBy, ...config }: SavedPaymentConfig) {
  return {
    ...displaySettings(config),
    version: config.version,
    updatedAt: updatedAt?.toISOString() ?? null,
    updatedBy,
  };
}

function displayAmount({ currency, amountMinor }: LowBalanceThreshold): {
  currency: Currency;
  amount: string;
} {
  return { currency, amount: formatAmount(amountMinor, currency) };
}
