import type { FailureCode, Retryable } from '../../shared/terms.ts';

/** What a failure means: whether paying again can work, and a sentence that says what to do. */
export interface Failure {
  retryable: Retryable;
  reason: string;
}

/**
 * YES: send the same again. WITH_CHANGES: put it right first. NO: find out first; sending again cannot help,
 * or may pay twice.
 */
const FAILURES: Readonly<Record<FailureCode, Failure>> = {
  INVALID_ACCOUNT: {
    retryable: 'WITH_CHANGES',
    reason: 'The bank has no such account. Check the account number with the beneficiary and pay again.',
  },
  ACCOUNT_CLOSED: {
    retryable: 'WITH_CHANGES',
    reason: 'The account is closed. Ask the beneficiary for another account and pay again.',
  },
  ACCOUNT_DORMANT: {
    retryable: 'WITH_CHANGES',
    reason:
      'The account is dormant. Ask the beneficiary for another account, or to have this one woken at the bank.',
  },
  ACCOUNT_RESTRICTED: {
    retryable: 'NO',
    reason:
      'The bank has restricted the account and takes no money for it. Ask the beneficiary to settle this with the bank.',
  },
  NAME_MISMATCH: {
    retryable: 'WITH_CHANGES',
    reason:
      "The name does not match the account's holder. Check name and account number with the beneficiary and pay again.",
  },
  INVALID_BRANCH: {
    retryable: 'WITH_CHANGES',
    reason: "The branch code is not one of the bank. Use the bank's universal branch code and pay again.",
  },
  LIMIT_EXCEEDED: {
    retryable: 'WITH_CHANGES',
    reason: 'The amount is above a limit of the rail or the bank. Choose another rail or split the payment.',
  },
  INSUFFICIENT_FUNDS: {
    retryable: 'YES',
    reason: 'There was too little money to pay from. Fund the account and pay again.',
  },
  BANK_REJECTED: {
    retryable: 'NO',
    reason:
      'The bank refused the payment and gave no cause that can be put right here. Ask the beneficiary to call the bank.',
  },
  BANK_UNAVAILABLE: {
    retryable: 'YES',
    reason: 'The bank could not be reached, and nothing was paid. Pay again.',
  },
  DUPLICATE: {
    retryable: 'NO',
    reason:
      'The bank took it for a payment that it already has. Find the earlier payment in the history before paying again.',
  },
  UNKNOWN: {
    retryable: 'NO',
    reason: 'The payment failed, and the bank does not say why. Ask the bank before paying again.',
  },
};

/** The meaning of a failure code. */
export function failureOf(code: FailureCode): Failure {
  return FAILURES[code];
}
