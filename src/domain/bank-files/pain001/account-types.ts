import type { AccountType } from '../../../shared/terms.ts';

/**
 * The ISO 20022 codes of account types (external code set for cash accounts). The other types have no code
 * of their own there, and the file leaves them to the beneficiary's bank.
 */
export const ACCOUNT_TYPE_CODES: Readonly<Partial<Record<AccountType, string>>> = {
  CURRENT: 'CACC',
  SAVINGS: 'SVGS',
};
