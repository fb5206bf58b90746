import type { BankReply } from '../reply.ts';

/**
 * Removes from a reply everything about the contra of its file, found by the contra's sequence number. The
 * reason of a rejected ACB file may name its contra, which is not a payment.
 */
export function withoutContra(reply: BankReply, contraSequenceNumber: number): BankReply {
  if (reply.format !== 'ACB' || reply.file?.status !== 'REJECTED') return reply;
  const payments = reply.payments.filter(({ sequenceNumber }) => sequenceNumber !== contraSequenceNumber);
  return { ...reply, payments };
}
