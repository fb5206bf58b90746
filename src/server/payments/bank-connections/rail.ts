import type { Currency } from '../../../shared/money.ts';
import type { AccountType, FailureCode, Rail as RailName } from '../../../shared/terms.ts';

/**
 * One payment as a rail is asked to make it. The attempt's id is ours, kept before it is sent: the rail pays
 * it once however often it comes.
 */
export interface RailPayment {
  attemptId: string;
  rail: RailName;
  currency: Currency;
  amountMinor: bigint;
  beneficiaryName: string;
  bankCode: string;
  branchCode: string;
  accountNumber: string;
  accountType: AccountType;
  reference: string;
}

/** What a rail says of an attempt. */
export type RailAnswer =
  | { state: 'PAID'; railReference: string }
  | { state: 'FAILED'; railReference: string; failureCode: FailureCode }
  /** It has the payment and cannot say yet what becomes of it. */
  | { state: 'UNDECIDED' }
  /** It never got the payment: only then may the same attempt be sent again. */
  | { state: 'NEVER_RECEIVED' };

/** A payment that the bank sent back after it had been booked. */
export interface Returned {
  attemptId: string;
  failureCode: FailureCode;
  returnedAt: Date;
}

/** The seam to the banks. Attempts that an answer leaves out got no answer. */
export interface PaymentRail {
  submit(payments: readonly RailPayment[]): Promise<ReadonlyMap<string, RailAnswer>>;
  lookup(attemptIds: readonly string[]): Promise<ReadonlyMap<string, RailAnswer>>;
  /** Payments that came back at or after a moment. */
  statements(since: Date): Promise<readonly Returned[]>;
}
