import type { AccountType } from './terms.ts';

/**
 * The codes of account types in pain.001 files; an empty code means that the file does not state the type.
 */
export type AccountTypeCodes = Record<AccountType, string>;

/** The codes of profiles that state no others: those from before profiles could state any. */
export const FEW_ACCOUNT_TYPE_CODES: Readonly<AccountTypeCodes> = {
  CURRENT: 'CACC',
  SAVINGS: 'SVGS',
  TRANSMISSION: '',
  BOND: '',
  SUBSCRIPTION_SHARE: '',
};

/**
 * The nearest codes of the external code set of ISO 20022 for cash accounts: a transmission account is a
 * transacting account, and a bond is a loan. The set has no code for a subscription share.
 */
export const ISO_ACCOUNT_TYPE_CODES: Readonly<AccountTypeCodes> = {
  ...FEW_ACCOUNT_TYPE_CODES,
  TRANSMISSION: 'TRAN',
  BOND: 'LOAN',
};

export const ACCOUNT_TYPE_CODE = /^[A-Z]{0,4}$/;
