import type { Currency } from '../../shared/money.ts';
import type { AccountType, Rail } from '../../shared/terms.ts';
import type { AcbFileNumbers } from './acb/file-numbers.ts';

/** The account that pays. */
export interface PayerAccount {
  /** The registered name of the company. */
  name: string;
  branchCode: string;
  accountNumber: string;
  accountType: AccountType;
}

/** One payment of a bank file. Its texts are already in the character set of the profile (`charset.ts`). */
export interface OrderedPayment {
  rail: Rail;
  /** 32 lower-case hex digits: the name of the payment in the file, in replies and in statements. */
  endToEndId: string;
  amountMinor: bigint;
  name: string;
  branchCode: string;
  accountNumber: string;
  accountType: AccountType;
  /** What the beneficiary reads on the statement. */
  reference: string;
  /**
   * The text for the statement of the payer; empty when the payment has none, or the file has no field for
   * it.
   */
  ownReference: string;
}

/**
 * All payments of one bank file: one payer, one currency, one execution date. They have one rail, unless the
 * profile allows several in a file.
 */
export interface PaymentOrder {
  /** 32 lower-case hex digits: the name of the file. */
  fileId: string;
  /** How often this connection has written a file, from 1. */
  fileNumber: number;
  /** The numbers that an ACB file carries; null for other formats. */
  acbNumbers: AcbFileNumbers | null;
  /** The first ACB sequence number. The numbers continue from file to file within a day. */
  firstSequenceNumber: number;
  currency: Currency;
  /** The banking day on which the bank pays, as YYYY-MM-DD. */
  executionDate: string;
  createdAt: Date;
  /** True for a file that the bank must not execute. */
  isTest: boolean;
  payer: PayerAccount;
  payments: readonly OrderedPayment[];
}

/** A written file and the figures by which a person compares it with what the bank's own page shows. */
export interface WrittenFile {
  bytes: Uint8Array;
  count: number;
  totalMinor: bigint;
  /** The hash total of an ACB file, 12 digits; null for other formats. */
  hashTotal: string | null;
}
