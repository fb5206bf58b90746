import type {
  EMPLOYMENT_STATUSES,
  IDENTITY_TYPES,
  PURPOSES,
  SOURCES_OF_FUNDS,
} from '../../../../shared/trading-terms.ts';

export const IDENTITY_WORDS: Record<(typeof IDENTITY_TYPES)[number], string> = {
  PASSPORT: 'Passport',
  ID_CARD: 'Identity card or book',
  DRIVERS_LICENSE: "Driver's licence",
};

export const PURPOSE_WORDS: Record<(typeof PURPOSES)[number], string> = {
  TRADING: 'Trading',
  TRANSACTIONS_AND_PAYMENTS: 'Transactions and payments',
  MARKET_MAKING: 'Market making',
  BUYING: 'Buying',
  SAVINGS_AND_INVESTMENTS: 'Savings and investments',
  ARBITRAGE_TRADING: 'Arbitrage',
  OTC_TRADING: 'Trading over the counter',
  CRYPTOCURRENCY_BROKERING: 'Brokering cryptocurrency',
  REFERRALS_AND_COMPETITIONS: 'Referrals and competitions',
};

export const EMPLOYMENT_WORDS: Record<(typeof EMPLOYMENT_STATUSES)[number], string> = {
  EMPLOYED_FULL_TIME: 'Employed full-time',
  EMPLOYED_PART_TIME: 'Employed part-time',
  FREELANCER: 'Freelancer',
  RETIRED: 'Retired',
  SELF_EMPLOYED: 'Self-employed',
  STUDENT: 'Student',
  UNEMPLOYED: 'Unemployed',
};

export const SOURCE_WORDS: Record<(typeof SOURCES_OF_FUNDS)[number], string> = {
  ALLOWANCE: 'Allowance',
  BUSINESS_PROFITS: 'Profits of a business',
  CRYPTOCURRENCY_TRANSACTIONS: 'Cryptocurrency transactions',
  INHERITANCE: 'Inheritance',
  INTEREST_DIVIDENDS: 'Interest and dividends',
  PENSION: 'Pension',
  SALARY_WAGES: 'Salary or wages',
  GOVERNMENT_GRANTS: 'Government grants',
  SAVINGS: 'Savings',
};

/** The words of an enumeration, as the options of a select. */
export function choices<K extends string>(words: Record<K, string>): { value: K; label: string }[] {
  return (Object.entries(words) as [K, string][]).map(([value, label]) => ({ value, label }));
}
