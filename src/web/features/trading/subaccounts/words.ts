import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type {
  EMPLOYMENT_STATUSES,
  IDENTITY_TYPES,
  PURPOSES,
  SOURCES_OF_FUNDS,
} from '../../../../shared/trading-terms.ts';

export const IDENTITY_WORDS: Record<(typeof IDENTITY_TYPES)[number], MessageDescriptor> = {
  PASSPORT: msg`Passport`,
  ID_CARD: msg`Identity card or book`,
  DRIVERS_LICENSE: msg`Driver's licence`,
};

export const PURPOSE_WORDS: Record<(typeof PURPOSES)[number], MessageDescriptor> = {
  TRADING: msg`Trading`,
  TRANSACTIONS_AND_PAYMENTS: msg`Transactions and payments`,
  MARKET_MAKING: msg`Market making`,
  BUYING: msg`Buying`,
  SAVINGS_AND_INVESTMENTS: msg`Savings and investments`,
  ARBITRAGE_TRADING: msg`Arbitrage`,
  OTC_TRADING: msg`Trading over the counter`,
  CRYPTOCURRENCY_BROKERING: msg`Brokering cryptocurrency`,
  REFERRALS_AND_COMPETITIONS: msg`Referrals and competitions`,
};

export const EMPLOYMENT_WORDS: Record<(typeof EMPLOYMENT_STATUSES)[number], MessageDescriptor> = {
  EMPLOYED_FULL_TIME: msg`Employed full-time`,
  EMPLOYED_PART_TIME: msg`Employed part-time`,
  FREELANCER: msg`Freelancer`,
  RETIRED: msg`Retired`,
  SELF_EMPLOYED: msg`Self-employed`,
  STUDENT: msg`Student`,
  UNEMPLOYED: msg`Unemployed`,
};

export const SOURCE_WORDS: Record<(typeof SOURCES_OF_FUNDS)[number], MessageDescriptor> = {
  ALLOWANCE: msg`Allowance`,
  BUSINESS_PROFITS: msg`Profits of a business`,
  CRYPTOCURRENCY_TRANSACTIONS: msg`Cryptocurrency transactions`,
  INHERITANCE: msg`Inheritance`,
  INTEREST_DIVIDENDS: msg`Interest and dividends`,
  PENSION: msg`Pension`,
  SALARY_WAGES: msg`Salary or wages`,
  GOVERNMENT_GRANTS: msg`Government grants`,
  SAVINGS: msg`Savings`,
};

/** The words of an enumeration, as the options of a select. */
export function choices<K extends string>(
  words: Record<K, MessageDescriptor>,
): { value: K; label: string }[] {
  return (Object.entries(words) as [K, MessageDescriptor][]).map(([value, label]) => ({
    value,
    label: i18n._(label),
  }));
}
