import type { FailureCode } from '../../../shared/terms.ts';

/** The reasons of returns that all banks share. Any other one, such as 9xx, is a bank's own. */
const RETURN_REASONS: Readonly<Record<string, FailureCode>> = {
  /** Not provided for. */
  '02': 'INSUFFICIENT_FUNDS',
  /** Debits or credits are not allowed to the account. */
  '03': 'ACCOUNT_RESTRICTED',
  /** Stopped. */
  '04': 'BANK_REJECTED',
  /** Dormant. */
  '05': 'ACCOUNT_DORMANT',
  /** Frozen. */
  '06': 'ACCOUNT_RESTRICTED',
  /** The holder is in liquidation. */
  '08': 'ACCOUNT_RESTRICTED',
  /** The holder is in sequestration. */
  '10': 'ACCOUNT_RESTRICTED',
  /** Closed. */
  '12': 'ACCOUNT_CLOSED',
  /** Transferred within the banking group. */
  '14': 'ACCOUNT_CLOSED',
  /** Transferred to another banking group. */
  '16': 'ACCOUNT_CLOSED',
  /** The holder is deceased. */
  '18': 'ACCOUNT_RESTRICTED',
  /** Effects are not cleared. */
  '22': 'INSUFFICIENT_FUNDS',
  /** No such account. */
  '26': 'INVALID_ACCOUNT',
  /** Recalled by the payer. */
  '28': 'BANK_REJECTED',
  /** Not FICA compliant. */
  '56': 'ACCOUNT_RESTRICTED',
};

/** Qualifiers that say more than their reason does. */
const QUALIFIERS: Readonly<Record<string, FailureCode>> = {
  /** Closed. */
  '00012': 'ACCOUNT_CLOSED',
  /** Transferred. */
  '00013': 'ACCOUNT_CLOSED',
  /** About to be closed. */
  '00014': 'ACCOUNT_CLOSED',
  /** Dormant. */
  '00018': 'ACCOUNT_DORMANT',
  /** Largest balance reached. */
  '00019': 'LIMIT_EXCEEDED',
  /** Account not found. */
  '00037': 'INVALID_ACCOUNT',
  /** Blocked, or the holder is not a resident. */
  '00042': 'ACCOUNT_RESTRICTED',
  /** The payee's branch is not valid. */
  '81046': 'INVALID_BRANCH',
  /** The payee's account number fails the check-digit verification. */
  '82502': 'INVALID_ACCOUNT',
  /** The payee's branch is not registered. */
  '82504': 'INVALID_BRANCH',
  /** The account type is not that of the payee's account. */
  '82506': 'INVALID_ACCOUNT',
  /** The payee's account takes no credits. */
  '82508': 'ACCOUNT_RESTRICTED',
  '82510': 'ACCOUNT_RESTRICTED',
  /** The payee's account was not found. */
  '83102': 'INVALID_ACCOUNT',
  /** Above the limit of one payment. */
  '84010': 'LIMIT_EXCEEDED',
};

/** Codes of status replies (line 901) that mean more than a rejection. */
const STATUS_REASONS: Readonly<Record<string, FailureCode>> = {
  /** The number is not the next one; it belongs to a transmission or user set that the bank already has. */
  '00006': 'DUPLICATE',
  /** The payee's branch is not valid. */
  '00032': 'INVALID_BRANCH',
};

/** The code that means success: no return may have it as its reason. */
export const SUCCESSFUL = '00';

/** Our failure code for the reason of a return and its qualifier ('00000' for none). */
export function failureOfReturn(reason: string, qualifier: string): FailureCode {
  return QUALIFIERS[qualifier] ?? RETURN_REASONS[reason] ?? 'BANK_REJECTED';
}

/** Our failure code for the code of a status reply. */
export function failureOfStatus(code: string): FailureCode {
  return STATUS_REASONS[code] ?? 'BANK_REJECTED';
}
