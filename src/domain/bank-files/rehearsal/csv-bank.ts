import { readPaymentCsv } from '../payment-csv/read-payment-csv.ts';
import type { RehearsalBank } from './rehearsal-bank.ts';

/** A bank that takes CSV files with the columns of the profile, and sends no replies. */
export const csvBank: RehearsalBank = (bytes, { csv, currency }) => {
  if (csv === undefined) return { unread: 'The profile has no layout.' };
  const file = readPaymentCsv(bytes, csv, currency);
  if ('unread' in file) return file;
  return {
    ...file,
    totalMinor: file.payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n),
    hashTotal: null,
    rails: null,
    replies: null,
  };
};
