import { PAYMENT_FORMATS, type PaymentFormat } from '../../shared/bank-file-terms.ts';
import { MOST_MINOR as MOST_ACB_MINOR } from './acb/order-errors.ts';
import { readAcbReplies } from './acb/read-reply.ts';
import { writeAcbFile } from './acb/write-file.ts';
import { readPain002 } from './pain002/read-pain002.ts';
import { writePain001 } from './pain001/write-pain001.ts';
import { writePaymentCsv } from './payment-csv/write-payment-csv.ts';
import type { PaymentOrder, WrittenFile } from './payment-order.ts';
import type { BankFileProfile } from './profile.ts';
import type { BankReply } from './reply.ts';

/** One format of bank files: how it is written, and how the bank's replies to it are read. */
export interface BankFileFormat {
  /** The same order and profile give the same bytes. Throws for an order that the format cannot carry. */
  write: (order: PaymentOrder, profile: BankFileProfile) => WrittenFile;
  /** The largest total of a file, in minor units. */
  mostTotalMinor: bigint;
  /** Whether files have running numbers: a bank refuses a file after a gap. */
  isNumbered: boolean;
  /** How a reply in this format begins; null when the bank sends no replies. */
  replyStart: RegExp | null;
  /** The replies of one received file: one for each bank file. Throws when the bytes are not a reply. */
  readReplies: (bytes: Uint8Array) => readonly BankReply[];
}

/** The largest amount that Outlay has. */
const MOST_MINOR = 10n ** 17n - 1n;

const ACB: BankFileFormat = {
  write: writeAcbFile,
  mostTotalMinor: MOST_ACB_MINOR,
  isNumbered: true,
  replyStart: /^000[A-Z]\d{8}/,
  readReplies: readAcbReplies,
};

const PAIN: BankFileFormat = {
  write: writePain001,
  mostTotalMinor: MOST_MINOR,
  isNumbered: false,
  replyStart: /^(\xEF\xBB\xBF)?\s*</,
  readReplies: (bytes) => [readPain002(bytes)],
};

const CSV: BankFileFormat = {
  write: writePaymentCsv,
  mostTotalMinor: MOST_MINOR,
  isNumbered: false,
  replyStart: null,
  readReplies: () => {
    throw new RangeError('A bank that takes CSV files sends no replies.');
  },
};

export const FORMATS: Readonly<Record<PaymentFormat, BankFileFormat>> = {
  ACB_198: ACB,
  ACB_180: ACB,
  PAIN_001: PAIN,
  CSV,
};

export const NUMBERED_FORMATS = PAYMENT_FORMATS.filter((format) => FORMATS[format].isNumbered);

/** Enough of a file to tell its format. */
const START_BYTES = 64;

/**
 * The format of a received reply. It follows from the bytes, because the settings of the connection may have
 * changed since the file left. Bytes that begin like no known format are read as XML, so that the XML reader
 * explains what is wrong.
 */
export function formatOfReply(bytes: Uint8Array): PaymentFormat {
  const start = new TextDecoder('windows-1252').decode(bytes.subarray(0, START_BYTES));
  return PAYMENT_FORMATS.find((format) => FORMATS[format].replyStart?.test(start)) ?? 'PAIN_001';
}
