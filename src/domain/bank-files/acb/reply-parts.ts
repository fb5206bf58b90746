import type { BankReply, PaymentReply } from '../reply.ts';
import { KIND, type ReplyLine } from './reply-lines.ts';

/** A reply without the fields that all replies of a file share. */
export type Reply = Omit<BankReply, 'format' | 'isTest'>;

/** The types of lines in a payment file. A user code may have payments and collections. */
export const PAYMENT_TYPE = '10';
export const CONTRA_TYPE = '12';
export const COLLECTION_TYPE = '50';

/** Refuses a line that the lines before it do not allow. */
export function unexpected(line: ReplyLine): never {
  line.refuse('unexpected_line', KIND, `A line ${line.value(KIND)} is not expected here.`);
}

/** A reply about one payment, with null for everything unknown. */
export function paymentReply(
  known: Partial<PaymentReply> & Pick<PaymentReply, 'sequenceNumber' | 'status'>,
): PaymentReply {
  return {
    endToEndId: null,
    reason: null,
    amountMinor: null,
    accountNumber: null,
    date: null,
    movedTo: null,
    ...known,
  };
}

/** Zeros fill the fields of account numbers. */
export function withoutZeros(accountNumber: string): string {
  return accountNumber.replace(/^0+(?=\d)/, '');
}
