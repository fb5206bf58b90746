import Papa from 'papaparse';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import { ownReferenceLength } from '../../../shared/own-reference.ts';
import {
  isFormula,
  layoutErrors,
  type CsvContent,
  type PaymentCsvLayout,
} from '../../../shared/payment-csv.ts';
import { isInCharacterSet, textInFile } from '../charset.ts';
import type { OrderedPayment, PaymentOrder, WrittenFile } from '../payment-order.ts';
import type { BankFileProfile } from '../profile.ts';
import { ourReference } from './our-reference.ts';

const DELIMITERS = { COMMA: ',', SEMICOLON: ';', TAB: '\t' } as const;
const LINE_ENDS = { CRLF: '\r\n', LF: '\n' } as const;

/**
 * Writes an order as a CSV file with the columns of the profile. Texts are ASCII, as both character sets are.
 * The same order gives the same bytes. Throws a RangeError for an order that the layout cannot carry.
 */
export function writePaymentCsv(order: PaymentOrder, profile: BankFileProfile): WrittenFile {
  const layout = profile.csv;
  if (profile.format !== 'CSV' || layout === undefined)
    throw new RangeError('The profile has no layout of a CSV file.');
  requireOrder(order, profile, layout);
  const payerName = textInFile(order.payer.name, profile.charset, profile.nameLength, { isPlain: true });
  if ('error' in payerName) throw new RangeError('A CSV file cannot carry the name of the payer.');
  const values = { order, layout, payerName: payerName.text };
  const rows = order.payments.map((payment, index) =>
    layout.columns.map(({ content, text }) =>
      content === 'TEXT' ? text : VALUES[content]({ ...values, payment, position: index + 1 }),
    ),
  );
  const totalMinor = order.payments.reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  if (layout.hasHeader) rows.unshift(layout.columns.map(({ header }) => header));
  if (layout.totalsLabel !== null)
    rows.push([layout.totalsLabel, String(order.payments.length), amountOf(totalMinor, values)]);
  const newline = LINE_ENDS[layout.lineEnd];
  const delimiter = DELIMITERS[layout.delimiter];
  const text = Papa.unparse(rows, { delimiter, newline, quotes: layout.quotesAll });
  const bytes = new TextEncoder().encode(text + newline);
  return { bytes, count: order.payments.length, totalMinor, hashTotal: null };
}

interface Values {
  order: PaymentOrder;
  layout: PaymentCsvLayout;
  payerName: string;
  payment: OrderedPayment;
  /** From 1. */
  position: number;
}

const VALUES: Readonly<Record<Exclude<CsvContent, 'TEXT'>, (values: Values) => string>> = {
  NAME: ({ payment }) => payment.name,
  BRANCH_CODE: ({ payment }) => payment.branchCode,
  ACCOUNT_NUMBER: ({ payment }) => payment.accountNumber,
  ACCOUNT_TYPE: ({ payment, layout }) => layout.accountTypes[payment.accountType],
  AMOUNT: (values) => amountOf(values.payment.amountMinor, values),
  CURRENCY: ({ order }) => order.currency,
  REFERENCE: ({ payment }) => payment.reference,
  OUR_REFERENCE: ({ order, position }) => ourReference(order.fileNumber, position),
  OWN_REFERENCE: ({ order, payment, position }) =>
    payment.ownReference || ourReference(order.fileNumber, position),
  END_TO_END_ID: ({ payment }) => payment.endToEndId,
  EXECUTION_DATE: ({ order, layout }) => {
    const [year, month, day] = order.executionDate.split('-') as [string, string, string];
    return layout.dateFormat.replace('YYYY', year).replace('MM', month).replace('DD', day);
  },
  PAYER_NAME: ({ payerName }) => payerName,
  PAYER_BRANCH_CODE: ({ order }) => order.payer.branchCode,
  PAYER_ACCOUNT_NUMBER: ({ order }) => order.payer.accountNumber,
};

function amountOf(
  minor: bigint,
  { order, layout }: { order: { currency: Currency }; layout: PaymentCsvLayout },
): string {
  if (layout.amountFormat === 'CENTS') return String(minor);
  const written = formatAmount(minor, order.currency);
  return layout.amountFormat === 'COMMA' ? written.replace('.', ',') : written;
}

function requireOrder(order: PaymentOrder, profile: BankFileProfile, layout: PaymentCsvLayout): void {
  const { payer, payments } = order;
  requireThat(layoutErrors(layout).length === 0, 'its layout');
  requireThat(payments.length > 0 && payments.length <= profile.maxPayments, `${payments.length} payments`);
  requireThat(isDigits(payer.branchCode) && isDigits(payer.accountNumber), 'the account that pays');
  payments.forEach((payment, index) => {
    const of = (what: string) => `the ${what} of payment ${index + 1}`;
    requireThat(payment.rail === 'EFT', of('rail'));
    requireThat(payment.amountMinor > 0n, of('amount'));
    requireThat(isDigits(payment.accountNumber), of('account number'));
    requireThat(isDigits(payment.branchCode), of('branch code'));
    requireThat(isWritable(payment.name, profile, profile.nameLength), of('name'));
    requireThat(isWritable(payment.reference, profile, profile.referenceLength), of('reference'));
    const ownLength = ownReferenceLength(profile) ?? 0;
    requireThat(isWritable(payment.ownReference, profile, ownLength), of('own reference'));
  });
}

function requireThat(isRight: boolean, what: string): void {
  if (!isRight) throw new RangeError(`A CSV file cannot carry ${what}.`);
}

function isDigits(text: string): boolean {
  return /^\d+$/.test(text);
}

/** A text of the character set that no spreadsheet takes for a formula. */
function isWritable(text: string, { charset }: BankFileProfile, length: number): boolean {
  return text.length <= length && isInCharacterSet(text, charset) && !isFormula(text);
}
