import type { Currency } from '../../../shared/money.ts';
import type { PaymentCsvLayout } from '../../../shared/payment-csv.ts';
import type { PaymentType } from '../../../shared/payment-types.ts';
import type { FailureCode, Rail } from '../../../shared/terms.ts';

/** A payment as the bank of the rehearsal read it. */
export interface PaymentAtBank {
  name: string;
  branchCode: string;
  accountNumber: string;
  amountMinor: bigint;
  /** Null when the file has none. */
  reference: string | null;
}

/** A payment file as the bank of the rehearsal read it. */
export interface FileAtBank {
  payments: readonly PaymentAtBank[];
  /** The sum that the file states, or null if it states none. */
  totalMinor: bigint | null;
  /** Null for formats without one. */
  hashTotal: string | null;
  /** Null when the file does not say. */
  payerAccountNumber: string | null;
  /** YYYY-MM-DD; null when the file does not say. */
  executionDate: string | null;
  /** Null when the format has no place for them. */
  rails: readonly Rail[] | null;
  /** Null for a bank whose replies no program can read, or that sends none. */
  replies: RepliesOfBank | null;
}

/** The replies that a bank writes to a file. */
export interface RepliesOfBank {
  /** The reasons for which this bank rejects a payment, rejects a file and returns a payment. */
  reasons: Readonly<Record<'payment' | 'file' | 'return', FailureCode>>;
  accept(): Uint8Array;
  /** Says that all payments were paid; null when the format cannot say so. */
  pay(): Uint8Array | null;
  /** Says that a payment went to another account; null when the format cannot say so. */
  redirect(position: number): Uint8Array | null;
  /** Returns an accepted payment. */
  bringBack(position: number): Uint8Array;
  /** Repeats a payment with an amount that differs from the one sent. */
  misstate(position: number): Uint8Array;
  /** Accepts the file without the payments at these positions, from 0. */
  rejectPayments(positions: readonly number[]): Uint8Array;
  rejectFile(): Uint8Array;
}

/** What the company and the bank have agreed about files. */
interface BankHabits {
  namesAccepted: boolean;
  csv: PaymentCsvLayout | undefined;
  paymentTypes: readonly PaymentType[];
  currency: Currency;
}

/** Reads a file as a bank does, or says which part it cannot read. It shares nothing with the writer. */
export type RehearsalBank = (bytes: Uint8Array, habits: BankHabits) => FileAtBank | { unread: string };

/** Another amount, which every format can carry. */
export function otherAmount(amountMinor: bigint): bigint {
  return amountMinor === 1n ? 2n : amountMinor - 1n;
}
