import { writeBankOutput, writeBankStatus } from '../acb/answer-file.ts';
import { readAcbFile, type ReadPaymentFile } from '../acb/read-file.ts';
import { otherAmount, type RepliesOfBank, type RehearsalBank } from './rehearsal-bank.ts';

/** A bank that accepts ACB files. It lists the accepted payments, as the files request. */
export const acbBank: RehearsalBank = (bytes) => {
  const read = readAcbFile(bytes);
  if ('unread' in read) {
    const { line, rule } = read.unread;
    return { unread: line === null ? rule : `Line ${line}: ${rule}` };
  }
  const { file } = read;
  const answeredOn = file.transmittedOn ?? `20${file.createdOn}`;
  return {
    payments: file.payments,
    totalMinor: file.totalMinor,
    hashTotal: file.hashTotal,
    payerAccountNumber: file.payer.accountNumber,
    executionDate: dayOf(file.contras[0]!.actionDate),
    rails: null,
    replies: answersTo(file, answeredOn),
  };
};

function answersTo(file: ReadPaymentFile, answeredOn: string): RepliesOfBank {
  const at = (position: number) => file.payments[position]!;
  const accepted = {
    answeredOn,
    transmission: 'ACCEPTED',
    userSet: 'ACCEPTED',
    listsAccepted: true,
  } as const;
  return {
    reasons: { payment: 'INVALID_BRANCH', file: 'BANK_REJECTED', return: 'ACCOUNT_CLOSED' },
    accept: () => writeBankStatus(file, accepted),
    pay: () => null,
    redirect: (position) => {
      const moved = { payment: at(position), branchCode: '470010', accountNumber: '1234567890' };
      return writeBankOutput(file, answeredOn, { redirects: [moved] });
    },
    bringBack: (position) =>
      writeBankOutput(file, answeredOn, { returns: [{ payment: at(position), reason: '12' }] }),
    misstate: (position) => {
      const payment = { ...at(position), amountMinor: otherAmount(at(position).amountMinor) };
      return writeBankOutput(file, answeredOn, { returns: [{ payment, reason: '12' }] });
    },
    rejectPayments: (positions) => {
      const text = '*** HOMING BRANCH INVALID ***';
      const reasons = positions.map((one) => ({
        sequenceNumber: at(one).sequenceNumber,
        code: '00032',
        text,
      }));
      return writeBankStatus(file, { ...accepted, reasons });
    },
    rejectFile: () => {
      const text = '*** USER SET REJECTED ***';
      // The contra is a line of the file, but no payment.
      const reasons = [0, file.contras[0]!.sequenceNumber].map((sequenceNumber) => ({
        sequenceNumber,
        code: '00021',
        text,
      }));
      return writeBankStatus(file, { answeredOn, transmission: 'ACCEPTED', userSet: 'REJECTED', reasons });
    },
  };
}

/** YYMMDD as YYYY-MM-DD. */
function dayOf(date: string): string {
  return `20${date.slice(0, 2)}-${date.slice(2, 4)}-${date.slice(4)}`;
}
