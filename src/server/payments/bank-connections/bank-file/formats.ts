import type { PaymentOrder, WrittenFile } from '../../../../domain/bank-files/payment-order.ts';
import type { BankFileProfile, PaymentFormat } from '../../../../domain/bank-files/profile.ts';
import type { BankReply } from '../../../../domain/bank-files/reply.ts';

/** One format of bank files: how it is written, and how the bank's replies to it are read. */
export interface BankFileFormat {
  /** The same order and profile give the same bytes. */
  write(order: PaymentOrder, profile: BankFileProfile): WrittenFile;
  /** Throws when the bytes are not a reply. */
  readReply(bytes: Uint8Array): BankReply;
}

const FORMATS: Readonly<Partial<Record<PaymentFormat, BankFileFormat>>> = {};

export function formatOf(format: PaymentFormat): BankFileFormat {
  const found = FORMATS[format];
  if (!found) throw new Error(`Bank files of the format ${format} cannot be written.`);
  return found;
}
