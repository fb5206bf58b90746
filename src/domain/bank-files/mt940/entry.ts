import type { Currency } from '../../../shared/money.ts';
import type { StatementEntry } from '../statement.ts';
import { StatementError } from '../statement-error.ts';
import { bookingDateOf } from './dates.ts';
import type { Mt940Field } from './fields.ts';
import { joinedLines, paymentDetails } from './information.ts';
import { malformed, readAmount, readDate } from './values.ts';

/**
 * Value date, booking date, mark, funds code, amount, transaction type, references. Some banks put a space
 * before the type, or fill a short one with spaces.
 */
const ENTRY = /^(\d{6})(\d{4})?(R?[CD])([A-Z])?(\d[\d,.]*) ?([A-Z][A-Z0-9 ]{3})(.*)$/;

/** Reads a field :61:. */
export function readEntry(field: Mt940Field, currency: Currency): StatementEntry {
  const found = ENTRY.exec(field.lines[0]!.trim());
  if (!found)
    throw malformed(field, 'must be a date YYMMDD, C, D, RC or RD, an amount, a type and a reference');
  const [, value, booked, mark, , amount, code, references] = found;
  const valueDate = readDate(inFebruary(value!), field);
  const bookingDate = booked === undefined ? valueDate : bookingDateOf(booked, valueDate);
  if (bookingDate === null)
    throw new StatementError('bad_date', field.line, `"${booked}" is not a booking date MMDD.`);
  // Some banks omit the comma when there are no cents. The balances have one, so a wrong scale would show
  // there.
  const amountMinor = readAmount(/^\d+$/.test(amount!) ? `${amount},` : amount!, currency, field);
  const [own, bank] = splitOnce(references!, '//');
  const texts = [meaningful(own), ...field.lines.slice(1).map(meaningful)].filter((text) => text !== null);
  return {
    // The reversal of a credit takes money, the reversal of a debit gives it back.
    amountMinor: mark === 'D' || mark === 'RC' ? -amountMinor : amountMinor,
    isReversal: mark!.length === 2,
    status: 'BOOKED',
    bookingDate,
    valueDate,
    bankReference: meaningful(bank),
    code: code!.trim(),
    text: texts.join(' '),
    batchCount: null,
    details: [],
  };
}

/**
 * Banks that count 30 days in every month have entries of 30 February, which is read as the last day of
 * February.
 */
function inFebruary(date: string): string {
  const found = /^(\d{2})02(?:29|30)$/.exec(date);
  if (!found) return date;
  return `${found[1]}02${Number(found[1]) % 4 === 0 ? '29' : '28'}`;
}

function splitOnce(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + mark.length)];
}

/** Null for an empty text and for the word by which MT940 says that there is no reference. */
function meaningful(text: string): string | null {
  const trimmed = text.trim();
  return trimmed === '' || trimmed === 'NONREF' ? null : trimmed;
}

/** The entry with the words of a field :NS:, whose lines begin with two digits. */
export function annotated(entry: StatementEntry, { lines }: Mt940Field): StatementEntry {
  const words = lines.map((line) => line.replace(/^\d{2}/, '').trim());
  return { ...entry, text: [entry.text, ...words].filter((part) => part !== '').join(' ') };
}

/** The entry with the words of the field :86: that follows it. */
export function described(entry: StatementEntry, { lines }: Mt940Field): StatementEntry {
  const text = [entry.text, joinedLines(lines)].filter((part) => part !== '').join(' ');
  return { ...entry, text, details: paymentDetails(lines) };
}
