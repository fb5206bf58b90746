import type { Country } from '../country.ts';
import { vatHalfUp } from '../vat.ts';
import { ACCOUNT_TYPES } from './account-types.ts';
import { BANKS } from './banks.ts';
import { RAILS } from './rails.ts';

export const SOUTH_AFRICA: Country = {
  code: 'ZA',
  currency: 'ZAR',
  timezone: 'Africa/Johannesburg',
  banks: BANKS,
  branchCodeDigits: 6,
  accountNumbers: { minLength: 5, maxLength: 13, letters: false },
  accountTypes: ACCOUNT_TYPES,
  rails: RAILS,
  vat: vatHalfUp(1_500n),
  // The tax year of people and most small companies; any other company's ends with its financial year.
  taxYearMonth: 3,
  holidays: 'ZA',
};
