import type { AcbPayment } from './acb-text.ts';

/** A payment file as a bank has read it, and the answers in its format. Days are YYYYMMDD. */
export interface FileContents {
  payments: readonly AcbPayment[];
  /** The text of a debit of the whole file. */
  contraReference: string;
  status(on: string, said: Said): Buffer;
  /** The same reply about a file that does not exist. */
  statusOfAnother(on: string, said: Said): Buffer;
  /** The reply about payments that came back; null when the format has none. */
  returns(on: string, returned: readonly AcbPayment[]): Buffer | null;
  /** The id of a payment that a statement repeats; null when the format has none. */
  endToEndIdOf(payment: AcbPayment): string | null;
}

export interface Said {
  isRejected: boolean;
  rejected: readonly AcbPayment[];
}
