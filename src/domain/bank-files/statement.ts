import type { Currency } from '../../shared/money.ts';
import type { ReplyReason } from './reply.ts';

/** A balance that a statement states. Positive when the bank owes us. */
export interface StatedBalance {
  amountMinor: bigint;
  /** YYYY-MM-DD. */
  date: string;
}

/** The head of a statement of one account. */
export interface StatementHead {
  /** STATEMENT: all booked entries of a period with balances. ADVICE: single entries, without balances. */
  kind: 'STATEMENT' | 'ADVICE';
  /** The bank's name for the statement; two statements of an account never share it. */
  statementId: string;
  /** The number by which a gap is found; null when the bank gives none. */
  sequenceNumber: number | null;
  accountNumber: string;
  currency: Currency;
  opening: StatedBalance | null;
  closing: StatedBalance | null;
}

/** A detail of an entry: one payment of it, when the bank names it. */
export interface EntryDetail {
  endToEndId: string | null;
  /**
   * Positive; negative only in an entry that nets payments in both directions, for those that go against it.
   * Null when the bank gives only the amount of the entry, or another currency.
   */
  amountMinor: bigint | null;
  /** The words of the payment: reference, remittance. May be empty. */
  text: string;
  counterparty: { name: string | null; accountNumber: string | null };
  /** Present when the detail is a payment that came back. */
  returned: ReplyReason | null;
}

/** One line of a statement. */
export interface StatementEntry {
  /**
   * Positive for money in, negative for money out; the sign of a reversal is already that of the movement.
   */
  amountMinor: bigint;
  isReversal: boolean;
  /** PENDING entries are shown and never posted. */
  status: 'BOOKED' | 'PENDING';
  /** YYYY-MM-DD. */
  bookingDate: string;
  /** YYYY-MM-DD; the booking date when the bank gives none. */
  valueDate: string;
  /**
   * The bank's reference of the entry, by which it is recognised when it comes again; null when it has none.
   */
  bankReference: string | null;
  /** The bank's transaction code, as "PMNT/ICDT/ESCT" or "NTRF". May be empty. */
  code: string;
  text: string;
  /** How many payments the entry stands for, when the bank says so. */
  batchCount: number | null;
  /**
   * The names of the file whose payments the entry consists of, as the bank repeats them. Null for an entry
   * that was stored before they were read; absent in formats that have none.
   */
  batchNames?: readonly string[] | null;
  details: readonly EntryDetail[];
}

/** What a reader of statements yields, in the order of the file, so that a long one is never held whole. */
export type StatementPart = { part: 'head'; head: StatementHead } | { part: 'entry'; entry: StatementEntry };

/** How the text of an entry begins that is the fee of a row with a column for fees. */
export const FEE_MARK = 'Fee: ';
