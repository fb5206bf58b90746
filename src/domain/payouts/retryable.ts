import { FAILURE_TEXTS } from '../../shared/payout-texts.ts';
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
const RETRYABLE: Readonly<Record<FailureCode, Retryable>> = {
  INVALID_ACCOUNT: 'WITH_CHANGES',
  ACCOUNT_CLOSED: 'WITH_CHANGES',
  ACCOUNT_DORMANT: 'WITH_CHANGES',
  ACCOUNT_RESTRICTED: 'NO',
  NAME_MISMATCH: 'WITH_CHANGES',
  INVALID_BRANCH: 'WITH_CHANGES',
  LIMIT_EXCEEDED: 'WITH_CHANGES',
  INSUFFICIENT_FUNDS: 'YES',
  BANK_REJECTED: 'NO',
  BANK_UNAVAILABLE: 'YES',
  DUPLICATE: 'NO',
  UNKNOWN: 'NO',
};

/** The differences between a failed payment and the payment that retries it on the same account. */
export interface RetryChanges {
  name: boolean;
  branch: boolean;
  amount: boolean;
  rail: boolean;
}

/** The fields that the bank's answer concerns. The other fields of a failed payment need no correction. */
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
  if (RETRYABLE[code] === 'YES') return false;
  return !REMEDIES[code]?.some((remedy) => changes[remedy]);
}

/** The meaning of a failure code. */
export function failureOf(code: FailureCode): Failure {
  return { retryable: RETRYABLE[code], reason: FAILURE_TEXTS[code] };
}
