import { textInFile } from '../charset.ts';
import type { PaymentOrder, WrittenFile } from '../payment-order.ts';
import type { BankFileProfile } from '../profile.ts';
import { FixedWidthLines } from './fields.ts';
import { acbOrderErrors } from './order-errors.ts';
import { FORMS, isAcbFormat, NAME_LENGTH, type FileValues } from './payment-lines.ts';
import { contraSequenceNumber } from './sequence-numbers.ts';

/** The four lines around the payments and the contra. */
const LINES_AROUND = 4;
const HASH_MODULUS = 10n ** 12n;
const HASH_DIGITS = 12;

/**
 * Writes an order as an ACB file: one user set with one contra, because an order has one payer and one
 * execution date. The same order gives the same bytes. Throws a RangeError for an order that `acbOrderErrors`
 * finds errors in.
 */
export function writeAcbFile(order: PaymentOrder, profile: BankFileProfile): WrittenFile {
  if (!isAcbFormat(profile.format)) throw new RangeError('The profile is not for an ACB file.');
  const errors = acbOrderErrors(order, profile);
  if (errors.length > 0) throw new RangeError(`An ACB file cannot carry the order: ${errors[0]!.code}.`);
  const form = FORMS[profile.format];
  const file = valuesOf(order, profile);
  const lines = new FixedWidthLines(form.lineLength, file.lineCount);
  lines.write(form.header, file);
  lines.write(form.userSetHeader, file);
  order.payments.forEach((payment, index) =>
    lines.write(form.payment, { file, payment, sequenceNumber: file.firstSequenceNumber + index }),
  );
  lines.write(form.contra, file);
  lines.write(form.userSetTrailer, file);
  lines.write(form.trailer, file);
  return {
    bytes: lines.bytes,
    count: file.paymentCount,
    totalMinor: file.totalMinor,
    hashTotal: String(file.hashTotal).padStart(HASH_DIGITS, '0'),
  };
}

function valuesOf(order: PaymentOrder, profile: BankFileProfile): FileValues {
  const { payer, payments, acbNumbers, firstSequenceNumber } = order;
  const payerName = textInFile(payer.name, 'ACB', NAME_LENGTH);
  if ('error' in payerName || profile.acb === null || profile.entryClass === null || acbNumbers === null)
    throw new RangeError('The order was not checked.');
  let totalMinor = 0n;
  let hashTotal = BigInt(payer.accountNumber);
  for (const { amountMinor, accountNumber } of payments) {
    totalMinor += amountMinor;
    hashTotal += BigInt(accountNumber);
  }
  return {
    flag: order.isTest ? 'T' : 'L',
    registration: profile.acb,
    entryClass: profile.entryClass,
    payer,
    payerName: payerName.text,
    createdOn: dayInSouthAfrica(order.createdAt),
    actionDate: order.executionDate.replaceAll('-', ''),
    ...acbNumbers,
    firstSequenceNumber,
    lastSequenceNumber: contraSequenceNumber(firstSequenceNumber, payments.length),
    paymentCount: payments.length,
    totalMinor,
    hashTotal: hashTotal % HASH_MODULUS,
    lineCount: payments.length + 1 + LINES_AROUND,
  };
}

const SOUTH_AFRICAN_DAY = new Intl.DateTimeFormat('en-CA', { timeZone: 'Africa/Johannesburg' });

/** YYYYMMDD. */
function dayInSouthAfrica(instant: Date): string {
  return SOUTH_AFRICAN_DAY.format(instant).replaceAll('-', '');
}
