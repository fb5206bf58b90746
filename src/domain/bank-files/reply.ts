import type { Currency } from '../../shared/money.ts';
import type { FailureCode } from '../../shared/terms.ts';

/**
 * What a reply of the bank says about a file or a payment:
 * - RECEIVED: the bank has it and has decided nothing;
 * - ACCEPTED: the bank will execute it, and may still fail it;
 * - PAID: settled, as final as the rail allows;
 * - REJECTED: nothing was or will be paid.
 */
export type ReplyStatus = 'RECEIVED' | 'ACCEPTED' | 'PAID' | 'REJECTED';

/** The status of a file as a whole. PARTIAL: some of its payments are accepted, and some are not. */
export type FileStatus = ReplyStatus | 'PARTIAL';

/** The reason of a rejection or return, as the bank gave it, and what it means to us. */
export interface ReplyReason {
  /** The bank's code, as "AC04" or "12". */
  code: string;
  /** The bank's own words; null when it gave none. */
  text: string | null;
  failureCode: FailureCode;
}

/** What a reply says about one payment. At least one of the two names is present. */
export interface PaymentReply {
  endToEndId: string | null;
  /** The ACB sequence number. */
  sequenceNumber: number | null;
  /** RETURNED: the money came back after it was paid. REDIRECTED: paid to the account it has moved to. */
  status: ReplyStatus | 'RETURNED' | 'REDIRECTED';
  reason: ReplyReason | null;
  /**
   * The amount of the payment as the reply repeats it, to compare with the one sent; null when it does not.
   */
  amountMinor: bigint | null;
  /** The currency of the amount, in formats that repeat it. */
  currency?: Currency;
  accountNumber: string | null;
  /** The date of the return or redirect as the bank gives it, YYYY-MM-DD; null otherwise. */
  date: string | null;
  /** The account that the payment was redirected to. */
  movedTo: { branchCode: string; accountNumber: string } | null;
}

/** What a reply says about a payment information block of a file, which has the payments by one rail. */
export interface BlockReply {
  /** From 1, in the order of the file. */
  number: number;
  /** Null when the reply gives none. It is more specific than the status of the file. */
  status: FileStatus | null;
  reason: ReplyReason | null;
  /** What the reply repeats of the block: its count and its decimal sum. */
  totals: ReplyTotals;
}

export interface ReplyTotals {
  count: number | null;
  sum: string | null;
}

/** A reply of the bank to one file. */
export interface BankReply {
  /** The format that was recognised. */
  format: 'ACB' | 'PAIN_002';
  /** The name of the file that it answers: `fileId`, or the ACB transmission or generation number. */
  answers: {
    fileId: string | null;
    transmissionNumber: number | null;
    generationNumber: number | null;
    /** The ACB user code of the company. */
    userCode?: string;
    /**
     * The day on which the ACB file was sent, YYYY-MM-DD. Returns name their file by it alone: sequence
     * numbers repeat from day to day.
     */
    sentOn?: string;
  };
  /** About the file as a whole; null when the reply speaks of parts or of single payments only. */
  file: { status: FileStatus; reason: ReplyReason | null } | null;
  /** About parts of the file, in formats that have them; a part may be named twice. */
  blocks?: readonly BlockReply[];
  payments: readonly PaymentReply[];
  /** The count and the decimal sum that the reply repeats of the file, in formats that have them. */
  totals?: ReplyTotals;
  /** A test reply answers test files only. Null when the format does not say so, as in pain.002. */
  isTest: boolean | null;
}
