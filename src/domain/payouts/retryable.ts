import type { FailureCode, Retryable } from '../../shared/terms.ts';
import type { WIRE_FIELDS } from '../withdrawal/shapes.ts';

/** A field of a withdrawal, as a request names it. */
export type WireField = (typeof WIRE_FIELDS)[number];

/** The meaning of a failure code: whether paying again can succeed, and what the user should do. */
export interface Failure {
  retryable: Retryable;
  reason: string;
}

/**
 * YES: the same payment may succeed later. WITH_CHANGES: correct the payment, then pay again. NO: ask first;
 * paying again cannot help, or may pay twice.
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
      'The account is dormant. ' +
      'Ask the beneficiary for another account, or to reactivate this one at the bank.',
  },
  ACCOUNT_RESTRICTED: {
    retryable: 'NO',
    reason:
      'The bank has restricted the account and does not accept payments to it. ' +
      'Ask the beneficiary to resolve this with the bank.',
  },
  NAME_MISMATCH: {
    retryable: 'WITH_CHANGES',
    reason:
      'The name does not match the account holder. ' +
      'Check the name and the account number with the beneficiary and pay again.',
  },
  INVALID_BRANCH: {
    retryable: 'WITH_CHANGES',
    reason:
      "The branch code does not belong to the bank. Use the bank's universal branch code and pay again.",
  },
  LIMIT_EXCEEDED: {
    retryable: 'WITH_CHANGES',
    reason: 'The amount is above a limit of the rail or the bank. Choose another rail or split the payment.',
  },
  INSUFFICIENT_FUNDS: {
    retryable: 'YES',
    reason: 'The paying account had insufficient funds. Fund the account and pay again.',
  },
  BANK_REJECTED: {
    retryable: 'NO',
    reason:
      'The bank rejected the payment without a reason that you can correct. ' +
      'Ask the beneficiary to contact the bank.',
  },
  BANK_UNAVAILABLE: {
    retryable: 'YES',
    reason: 'The bank could not be reached, and nothing was paid. Pay again.',
  },
  DUPLICATE: {
    retryable: 'NO',
    reason:
      'The bank rejected the payment as a duplicate. ' +
      'Find the earlier payment in the history before you pay again.',
  },
  UNKNOWN: {
    retryable: 'NO',
    reason: 'The payment failed and the bank gave no reason. Ask the bank before you pay again.',
  },
};

/** What differs between a failed payment and the payment that retries it on the same account. */
export interface RetryChanges {
  name: boolean;
  branch: boolean;
  amount: boolean;
  rail: boolean;
}

/** The fields that the bank's answer is about. The others of a failed payment need no correction. */
const FIELDS_TO_CORRECT: Readonly<Partial<Record<FailureCode, readonly WireField[]>>> = {
  INVALID_ACCOUNT: ['accountNumber'],
  ACCOUNT_CLOSED: ['accountNumber'],
  ACCOUNT_DORMANT: ['accountNumber'],
  NAME_MISMATCH: ['beneficiaryName', 'accountNumber'],
  INVALID_BRANCH: ['branchCode'],
  LIMIT_EXCEEDED: ['amount'],
};

/** The fields of which at least one must change before the payment can succeed; empty when none can help. */
export function fieldsToCorrect(code: FailureCode): readonly WireField[] {
  return FIELDS_TO_CORRECT[code] ?? [];
}

/** The changes that can make a payment to the same account succeed. Another account always can. */
const REMEDIES: Readonly<Partial<Record<FailureCode, readonly (keyof RetryChanges)[]>>> = {
  NAME_MISMATCH: ['name'],
  INVALID_BRANCH: ['branch'],
  LIMIT_EXCEEDED: ['amount', 'rail'],
};

/** Whether a retry on the same account is likely to fail again, because the cause of the failure remains. */
export function isLikelyToFailAgain(code: FailureCode, changes: RetryChanges): boolean {
  if (FAILURES[code].retryable === 'YES') return false;
  return !REMEDIES[code]?.some((remedy) => changes[remedy]);
}

/** The meaning of a failure code. */
export function failureOf(code: FailureCode): Failure {
  return FAILURES[code];
}
