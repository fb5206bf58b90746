import { t } from '@lingui/core/macro';
import type { PaymentRequestRequest } from '../../../../../client/types.gen.ts';
import { readAmount } from '../../../../../domain/withdrawal-file/cells/amount.ts';
import { Findings } from '../../../../../domain/withdrawal-file/findings.ts';
import type { Sentence } from '../../../../../domain/withdrawal-file/sentences.ts';
import type { TextTable } from '../../../../../domain/withdrawal-file/text-table.ts';
import { dateOf } from '../../../../../shared/day-number.ts';
import { type Currency, formatAmount } from '../../../../../shared/money.ts';
import { TEXT_LIMITS } from '../../../../../shared/terms.ts';
import { isEmail } from '../draft.ts';
import { COMMON_FIELDS, type Field, FIELDS, type Mapping } from './columns.ts';

/** One row: the line of the file, and what its cells say or a user has typed. */
export interface Row {
  line: number;
  values: Readonly<Record<Field, string>>;
}

/** The values of fields that are given once for every row without a value. */
export type Common = Readonly<Record<(typeof COMMON_FIELDS)[number], string>>;

/** The errors of a row, by field. */
export type RowErrors = Partial<Record<Field, string>>;

const LONGEST: Partial<Record<Field, number>> = {
  name: TEXT_LIMITS.beneficiaryName,
  label: TEXT_LIMITS.label,
  invoiceNumber: 64,
};

export function rowsOf({ rows }: TextTable, mapping: Mapping): Row[] {
  return rows.map(({ line, cells }) => ({
    line,
    values: Object.fromEntries(
      FIELDS.map((field) => [field, mapping[field] === null ? '' : (cells[mapping[field]] ?? '')]),
    ) as Row['values'],
  }));
}

/** The rows after columns got another field: what was corrected in the other fields stays. */
export function remapped(
  rows: readonly Row[],
  table: TextTable,
  { before, after }: { before: Mapping; after: Mapping },
): Row[] {
  const read = new Map(rowsOf(table, after).map((row) => [row.line, row]));
  const changed = FIELDS.filter((field) => before[field] !== after[field]);
  return rows.map((row) => {
    const values = changed.map((field) => [field, read.get(row.line)?.values[field] ?? ''] as const);
    return { ...row, values: { ...row.values, ...Object.fromEntries(values) } };
  });
}

const ISO = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?:[ T]00:00(?::00)?)?$/;
const NUMERIC = /^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})$/;

/** Reads a day. Null for a text that is no day, or that could be two: 03/04/2026. */
export function readDay(text: string): string | null {
  const iso = ISO.exec(text);
  if (iso) return dateOf(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const numeric = NUMERIC.exec(text);
  if (!numeric) return null;
  const [first, second, year] = [Number(numeric[1]), Number(numeric[2]), Number(numeric[3])];
  if (first !== second && first <= 12 && second <= 12) return null;
  return dateOf(year, second, first) ?? dateOf(year, first, second);
}

/** A cell's value, or the common one where the cell is empty. */
function valueOf({ values }: Row, field: Field, common: Common): string {
  const own = values[field].trim();
  return own === '' && (field === 'label' || field === 'dueOn') ? common[field].trim() : own;
}

interface Checked {
  /** The request, if nothing is wrong with the row. */
  request: PaymentRequestRequest | null;
  errors: RowErrors;
  amountMinor: bigint;
}

/** Checks one row, with the rules of amounts that files of withdrawals have. */
function checkRow(
  row: Row,
  common: Common,
  currency: Currency,
  text: (sentence: Sentence) => string,
): Checked {
  const value = (field: Field) => valueOf(row, field, common);
  const errors: RowErrors = {};
  const findings = new Findings();
  const amountMinor = readAmount(value('amount'), currency, null, findings) ?? 0n;
  const [wrong] = findings.errors;
  if (wrong) errors.amount = text(wrong.message);
  if (value('name') === '') errors.name = t`Enter the name of the payer.`;
  if (!isEmail(value('email'))) errors.email = t`Enter an address such as naledi@example.com.`;
  if (value('label') === '') errors.label = t`Say what the money is for.`;
  for (const [field, most] of Object.entries(LONGEST) as [Field, number][])
    if (value(field).length > most) errors[field] = t`Write at most ${most} characters.`;
  const dueOn = readDay(value('dueOn'));
  if (dueOn === null) errors.dueOn = dayError(value('dueOn'));
  const expiresOn = value('expiresOn') === '' ? undefined : readDay(value('expiresOn'));
  if (expiresOn === null) errors.expiresOn = dayError(value('expiresOn'));
  else if (expiresOn !== undefined && dueOn !== null && expiresOn < dueOn)
    errors.expiresOn = t`The last day cannot be before the due day.`;
  if (Object.keys(errors).length > 0) return { request: null, errors, amountMinor };
  const [email, invoiceNumber] = [value('email'), value('invoiceNumber')];
  return {
    request: {
      payer: { name: value('name'), ...(email === '' ? {} : { email }) },
      label: value('label'),
      ...(invoiceNumber === '' ? {} : { invoiceNumber }),
      currency,
      amount: formatAmount(amountMinor, currency),
      dueOn: dueOn!,
      ...(expiresOn === undefined ? {} : { expiresOn: expiresOn! }),
    },
    errors,
    amountMinor,
  };
}

function dayError(typed: string): string {
  if (typed === '') return t`Choose the day until which it should be paid.`;
  return t`Write the day as 2026-03-31: year, month, day.`;
}

/** Checks all rows, and that no two of them have the same invoice number. */
export function checkRows(
  rows: readonly Row[],
  common: Common,
  currency: Currency,
  text: (sentence: Sentence) => string,
): Checked[] {
  const checked = rows.map((row) => checkRow(row, common, currency, text));
  const first = new Map<string, number>();
  for (const [index, { values, line }] of rows.entries()) {
    const number = values.invoiceNumber.trim().toLowerCase();
    if (number === '') continue;
    const before = first.get(number);
    if (before === undefined) first.set(number, line);
    else {
      checked[index]!.errors.invoiceNumber = t`Line ${before} has the same invoice number.`;
      checked[index]!.request = null;
    }
  }
  return checked;
}

/** How the requests of a file are sent, besides what its rows say. */
export interface Sending {
  /** Whether each payer with an address is mailed. */
  mails: boolean;
  /** What a user said about payers without an address whose names exist; ASK until then. */
  sameName: 'ASK' | 'JOIN' | 'NEW';
}

/** The requests as they are sent. */
export function withSending(
  requests: readonly PaymentRequestRequest[],
  { mails, sameName }: Sending,
): PaymentRequestRequest[] {
  return requests.map((request) => {
    const { payer } = request;
    if (payer?.email === undefined) return { ...request, payer: { ...payer!, sameName } };
    return mails ? { ...request, mailsPayer: true } : request;
  });
}

const PATH = /^requests\.(\d+)(?:\.(.+))?$/;

/** The fields of a row by the paths of the server's errors. */
const SERVER_FIELDS: Readonly<Record<string, Field>> = {
  payer: 'name',
  payerId: 'name',
  'payer.name': 'name',
  'payer.email': 'email',
  label: 'label',
  invoiceNumber: 'invoiceNumber',
  amount: 'amount',
  currency: 'amount',
  dueOn: 'dueOn',
  expiresOn: 'expiresOn',
  mailsPayer: 'email',
};

/** Places the errors of the server on the rows that were sent, by line; what has no row is left over. */
export function placeErrors(
  errors: readonly { path: string; message: string }[],
  sent: readonly Row[],
): { byLine: ReadonlyMap<number, RowErrors>; left: string[] } {
  const byLine = new Map<number, RowErrors>();
  const left: string[] = [];
  for (const { path, message } of errors) {
    const [, index, field = ''] = PATH.exec(path) ?? [];
    const row = index === undefined ? undefined : sent[Number(index)];
    const known = SERVER_FIELDS[field];
    if (!row || !known) left.push(message);
    else byLine.set(row.line, { ...byLine.get(row.line), [known]: message });
  }
  return { byLine, left };
}
