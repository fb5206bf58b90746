import { readAcbReplies } from './acb/read-reply.ts';
import { writeAcbFile } from './acb/write-file.ts';
import { readPain002 } from './pain002/read-pain002.ts';
import { writePain001 } from './pain001/write-pain001.ts';
import { writePaymentCsv } from './payment-csv/write-payment-csv.ts';
import type { PaymentOrder, WrittenFile } from './payment-order.ts';
import type { BankFileProfile, PaymentFormat } from './profile.ts';
import type { BankReply } from './reply.ts';

/** One format of bank files: how it is written, and how the bank's replies to it are read. */
export interface BankFileFormat {
  /** The same order and profile give the same bytes. Throws for an order that the format cannot carry. */
  write: (order: PaymentOrder, profile: BankFileProfile) => WrittenFile;
  /** The replies of one received file: one for each bank file. Throws when the bytes are not a reply. */
  readReplies: (bytes: Uint8Array) => readonly BankReply[];
}

const ACB: BankFileFormat = { write: writeAcbFile, readReplies: readAcbReplies };

const PAIN: BankFileFormat = { write: writePain001, readReplies: (bytes) => [readPain002(bytes)] };

const CSV: BankFileFormat = {
  write: writePaymentCsv,
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

/** Formats whose files have running numbers: a bank refuses a file after a gap. */
export const NUMBERED_FORMATS: readonly PaymentFormat[] = ['ACB_198', 'ACB_180'];
