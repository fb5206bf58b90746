import type { AccountType } from '../../../shared/terms.ts';

/**
 * The ISO 20022 codes of account types (external code set for cash accounts). The set has no codes for the
 * others, and the file leaves them to the beneficiary's bank.
 */
export const ACCOUNT_TYPE_CODES: Readonly<Partial<Record<AccountType, string>>> = {
  CURRENT: 'CACC',
  SAVINGS: 'SVGS',
};
