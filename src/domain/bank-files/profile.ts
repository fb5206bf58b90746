import type { PaymentFormat } from '../../shared/bank-file-terms.ts';
import type { AccountTypeCodes } from '../../shared/account-type-codes.ts';
import type { OwnReferencePlace } from '../../shared/own-reference.ts';
import type { PaymentCsvLayout } from '../../shared/payment-csv.ts';
import type { AcbService, PaymentType } from '../../shared/payment-types.ts';

/**
 * A bank's deviations from a format, as data that an admin edits and tests. Every profile is uncertified
 * until a user records that the bank has accepted a test file.
 */
export interface BankFileProfile {
  /** Latin capitals, digits and hyphens: "ZA-ACB-198". */
  code: string;
  displayName: string;
  format: PaymentFormat;
  charset: CharacterSet;
  /** The longest beneficiary name and reference, in characters. */
  nameLength: number;
  referenceLength: number;
  /** The most payments of one file; a larger batch cannot be sent by this profile. */
  maxPayments: number;
  /** ACB: the entry class of the payments, as 88 or 61; null for other formats. */
  entryClass: number | null;
  /** ACB: the data that the bank assigned to the company at registration; null for other formats. */
  acb: AcbRegistration | null;
  /** CSV: the columns of the file; absent for other formats. */
  csv?: PaymentCsvLayout | undefined;
  /** pain.001: how a file names the rail of its payments. Without an entry, EFT is not urgent (NURG). */
  paymentTypes?: PaymentType[] | undefined;
  /**
   * pain.001: whether a file may have payments by several rails, with a payment information block for each.
   * Absent: a file has one rail.
   */
  severalRailsInFile?: boolean | undefined;
  /** pain.001: the codes of account types; absent: those for current and savings accounts alone. */
  accountTypeCodes?: AccountTypeCodes | undefined;
  /** pain.001: where a file carries a payment's own reference; absent: nowhere. */
  ownReferenceIn?: OwnReferencePlace | undefined;
  /** pain.001: whether the bank books the payments of a file by one rail as one debit. */
  isBookedAsOneDebit: boolean;
  /** Whether a payment that a reply to its file does not name was accepted with the file. */
  unnamedAreAccepted: boolean;
  /**
   * When a payment counts as paid: once a reply accepts it, a reply says so, or a statement shows the debit.
   */
  paidBy: 'ACCEPTANCE' | 'REPLY' | 'STATEMENT';
  /** The name of a file, with the fields {date}, {time}, {number} and {fileId}. */
  fileName: string;
  /**
   * The last minute of a banking day at which the bank takes a file for that day, HH:MM; null: all day. A
   * rail of `paymentTypes` has its own.
   */
  cutOff: string | null;
  /** The cut-off for EFT on a Saturday; absent: Saturday is no banking day. */
  saturdayCutOff?: string | undefined;
  /**
   * pain.001 and CSV: how many banking days before the execution date the bank must have an EFT file; absent:
   * none, the file may arrive on that date. An ACB file names a service instead.
   */
  leadDays?: number | undefined;
  /** How many days before its execution date the bank accepts a file; absent: only on that date. */
  daysAhead?: number | undefined;
  /** After this many hours without an answer of the bank, a submitted payment is unconfirmed. */
  silentAfterHours: number;
}

/** The characters of texts in a file: those of the ACB, or the Latin set of the ISO 20022 guidelines. */
export type CharacterSet = 'ACB' | 'ISO_LATIN';

export interface AcbRegistration {
  /** 5 characters. */
  customerCode: string;
  /** 4 characters. */
  userCode: string;
  /** At most 10 characters; the first part of each reference. */
  shortName: string;
  /** 5 characters. */
  destination: string;
  /** Decides how many banking days before its action date a file must have left. */
  service: AcbService;
  /**
   * The numbers of the connection's first file, for a company that has sent the bank files of other software;
   * absent:
   * 1. They no longer count once an ACB file has left.
   */
  firstTransmissionNumber?: number | undefined;
  firstGenerationNumber?: number | undefined;
}
