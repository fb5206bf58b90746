import type { PaymentType, RailMark } from '../../../shared/payment-types.ts';
import type { Rail } from '../../../shared/terms.ts';
import { readPain001, type ReadPayment, type ReadPaymentFile } from '../pain001/read-pain001.ts';
import { writeStatusReport, type ReportedPayment } from '../pain002/answer-file.ts';
import { XmlError } from '../xml/xml-error.ts';
import { otherAmount, type RehearsalBank, type RepliesOfBank } from './rehearsal-bank.ts';

const CLOSED = { code: 'AC04', text: 'Closed account number' };
const NOT_ACCEPTED = { code: 'FF01', text: 'Invalid file format' };

/** A bank that takes pain.001 files and answers with pain.002. */
export const isoBank: RehearsalBank = (bytes, { namesAccepted, paymentTypes }) => {
  const file = readFile(bytes);
  if ('unread' in file) return file;
  const [information] = file.information;
  const payments = file.information.flatMap((block) => block.payments);
  const rails = file.information.map(({ paymentType }) => railOf(paymentType, paymentTypes));
  if (!areKnown(rails)) return { unread: 'PmtTpInf is not that of an agreed rail.' };
  if (new Set(rails).size < rails.length) return { unread: 'Two blocks of the file have one rail.' };
  return {
    payments: payments.map((payment) => ({
      name: payment.name,
      branchCode: payment.branchCode ?? '',
      accountNumber: payment.accountNumber,
      amountMinor: payment.amount.minor,
      reference: payment.reference,
    })),
    totalMinor: file.stated.sumMinor,
    hashTotal: null,
    payerAccountNumber: information!.payer.accountNumber,
    executionDate: information!.executionDate,
    rails,
    replies: answersTo(file, payments, namesAccepted),
  };
};

function answersTo(
  file: ReadPaymentFile,
  payments: readonly ReadPayment[],
  namesAccepted: boolean,
): RepliesOfBank {
  const named = (status: string): ReportedPayment[] =>
    namesAccepted ? payments.map((payment) => ({ payment, status })) : [];
  const one = (position: number, change: Partial<ReportedPayment>): ReportedPayment[] => [
    { payment: payments[position]!, status: 'RJCT', ...change },
  ];
  return {
    reasons: { payment: 'ACCOUNT_CLOSED', file: 'BANK_REJECTED', return: 'ACCOUNT_CLOSED' },
    accept: () => writeStatusReport(file, { status: 'ACCP', payments: named('ACCP') }),
    pay: () => writeStatusReport(file, { status: 'ACSC', payments: named('ACSC') }),
    redirect: () => null,
    bringBack: (position) =>
      writeStatusReport(file, { status: null, payments: one(position, { reason: CLOSED }) }),
    misstate: (position) => {
      const { minor } = payments[position]!.amount;
      const payment = { ...payments[position]!, amount: amountOf(payments[position]!, otherAmount(minor)) };
      return writeStatusReport(file, { status: null, payments: one(position, { payment }) });
    },
    rejectPayments: (positions) => {
      const rejected = positions.flatMap((position) => one(position, { reason: CLOSED }));
      const accepted = named('ACCP').filter((_, position) => !positions.includes(position));
      return writeStatusReport(file, { status: 'PART', payments: [...rejected, ...accepted] });
    },
    rejectFile: () => writeStatusReport(file, { status: 'RJCT', reason: NOT_ACCEPTED, payments: [] }),
  };
}

function areKnown(rails: (Rail | null)[]): rails is Rail[] {
  return !rails.includes(null);
}

/** The rail that was agreed for a payment type; payments that are not urgent travel by EFT. */
function railOf({ serviceLevel, localInstrument }: RailMark, agreed: readonly PaymentType[]): Rail | null {
  const known = agreed.find(
    (type) =>
      type.serviceLevel === serviceLevel &&
      type.localInstrument?.kind === localInstrument?.kind &&
      type.localInstrument?.value === localInstrument?.value,
  );
  if (known) return known.rail;
  return serviceLevel === 'NURG' && !localInstrument ? 'EFT' : null;
}

function amountOf({ amount }: ReadPayment, minor: bigint): ReadPayment['amount'] {
  return { ...amount, minor };
}

/** The file or a block, with the figures that it states. */
type Part = Pick<ReadPaymentFile['information'][number], 'stated' | 'payments'>;

/** Reads the file and compares the figures that it states with its payments. */
function readFile(bytes: Uint8Array): ReadPaymentFile | { unread: string } {
  try {
    const file = readPain001(bytes);
    const all = file.information.flatMap(({ payments }) => payments);
    const parts: readonly Part[] = [{ stated: file.stated, payments: all }, ...file.information];
    for (const { stated, payments } of parts) {
      const sumMinor = payments.reduce((sum, { amount }) => sum + amount.minor, 0n);
      if (stated.count !== payments.length) return { unread: 'NbOfTxs is not the number of payments.' };
      if (stated.sumMinor !== sumMinor) return { unread: 'CtrlSum is not the sum of the payments.' };
    }
    return file;
  } catch (error) {
    if (error instanceof XmlError) return { unread: error.message };
    throw error;
  }
}
