import type { Currency } from '../../shared/money.ts';
import type { PayeePolicy } from '../../shared/payee-terms.ts';
import type { DateRule, Rail } from '../../shared/terms.ts';
import type { Country } from '../countries/country.ts';
import type { ApprovalRule } from './approval-policy.ts';

export interface LowBalanceThreshold {
  currency: Currency;
  amountMinor: bigint;
}

/** The payment settings of an entity. `version` counts the saves; 0 means that none was saved yet. */
export interface PaymentConfig {
  defaultCurrency: Currency;
  approvalRules: readonly ApprovalRule[];
  stepUpMaxAgeSeconds: number | null;
  approvalExpiryDays: number;
  releaseDelaySeconds: number;
  defaultRail: Rail;
  duplicateWindowDays: number;
  /** Amounts further than this from a person's usual one are shown to the approver. */
  unusualAmountPercent: number;
  /** The rule for an execution date on which the bank is closed, in a batch that names no rule. */
  ifNotBankingDay: DateRule;
  timezone: string;
  notificationEmails: readonly string[];
  /** An available balance of FUNDING below this is reported; a currency without one is not watched. */
  lowBalanceThresholds: readonly LowBalanceThreshold[];
  /** Up to this amount, one user acknowledges the difference of a settlement; zero: always two. */
  settlementDifferenceLimit: { currency: Currency; amountMinor: bigint };
  /**
   * The largest run, and the most months, for which a schedule may have a standing approval; null: none may
   * have one.
   */
  standingApprovals: { currency: Currency; largestRunMinor: bigint; mostMonths: number } | null;
  /** Approvals of batches above this total need a passkey; null: none does. Entities pay in this currency. */
  passkeyAbove: { currency: Currency; amountMinor: bigint } | null;
  /** Whether payments to accounts that are not in the register of payees are refused. */
  payeeAccounts: PayeePolicy;
  /**
   * What one batch pays to one account above this amount needs its verification in the last months; null:
   * none does. Entities pay in this currency.
   */
  verifiedAbove: { currency: Currency; amountMinor: bigint; months: number } | null;
  version: number;
}

/**
 * The settings of an entity in a country until an admin saves a config. Without rules every batch needs two
 * approvals.
 */
export function defaultPaymentConfig({ currency, rails, timezone }: Country): PaymentConfig {
  return {
    defaultCurrency: currency,
    approvalRules: [],
    stepUpMaxAgeSeconds: null,
    approvalExpiryDays: 14,
    releaseDelaySeconds: 0,
    defaultRail: rails.all[0].rail,
    duplicateWindowDays: 30,
    unusualAmountPercent: 50,
    ifNotBankingDay: 'FOLLOWING',
    timezone,
    notificationEmails: [],
    lowBalanceThresholds: [],
    settlementDifferenceLimit: { currency, amountMinor: 0n },
    standingApprovals: null,
    passkeyAbove: null,
    payeeAccounts: 'WARN',
    verifiedAbove: null,
    version: 0,
  };
}
