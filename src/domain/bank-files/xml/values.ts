import { CURRENCY_DIGITS, isCurrency, parseAmount, type Currency } from '../../../shared/money.ts';
import { withoutTrailing } from '../../../shared/trailing.ts';
import type { XmlElement } from './element.ts';

/** The values of ISO 20022 messages. A value that cannot be read exactly is refused with its place. */

export interface Money {
  minor: bigint;
  currency: Currency;
}

/** Digits with at most one point: "12", "12.5", "12.", ".5". XML Schema also allows a plus sign. */
const DECIMAL = /^\+?(?=\.?\d)(\d*)(?:\.(\d*))?$/;

/** A decimal of this currency in minor units; null when it has more digits than the currency. */
export function minorOf(text: string, currency: Currency): bigint | null {
  const match = DECIMAL.exec(text);
  if (!match) return null;
  const whole = match[1]!.replace(/^0+(?=\d)/, '') || '0';
  const fraction = withoutTrailing(match[2] ?? '', '0');
  if (fraction.length > CURRENCY_DIGITS[currency]) return null;
  return parseAmount(fraction ? `${whole}.${fraction}` : whole, currency);
}

/** An element with the attribute Ccy. */
export function moneyOf(element: XmlElement): Money {
  const currency = currencyOf(element, element.attributes['Ccy'] ?? '');
  return { minor: decimalOf(element, currency), currency };
}

/** An amount without a currency attribute, as in control sums. */
export function decimalOf(element: XmlElement, currency: Currency): bigint {
  const minor = minorOf(element.text, currency);
  if (minor !== null) return minor;
  return element.refuse('bad_value', `${element.name} "${shown(element)}" is not an amount in ${currency}.`);
}

export function currencyOf(element: XmlElement, code: string): Currency {
  if (isCurrency(code)) return code;
  const sentence = code ? `Outlay has no accounts in ${code.slice(0, 10)}.` : 'The amount has no currency.';
  return element.refuse('unsupported_currency', sentence);
}

/** A number of transactions, a page or a sequence number. */
export function countOf(element: XmlElement): number {
  if (/^\d{1,15}$/.test(element.text)) return Number(element.text);
  return element.refuse('bad_value', `${element.name} "${shown(element)}" is not a whole number.`);
}

/** xs:boolean. */
export function booleanOf(element: XmlElement): boolean {
  if (element.text === 'true' || element.text === '1') return true;
  if (element.text === 'false' || element.text === '0') return false;
  return element.refuse('bad_value', `${element.name} "${shown(element)}" is neither true nor false.`);
}

/** 1n for CRDT, -1n for DBIT. */
export function signOf(element: XmlElement): bigint {
  if (element.text === 'CRDT') return 1n;
  if (element.text === 'DBIT') return -1n;
  return element.refuse('bad_value', `${element.name} "${shown(element)}" is neither CRDT nor DBIT.`);
}

/** The day of a Dt or DtTm, as the bank writes it: the time zone does not move it. */
export function dayOf(choice: XmlElement): string {
  return dayIn(choice.child('Dt') ?? choice.need('DtTm'));
}

/** The day at the beginning of a date or a time. */
export function dayIn(element: XmlElement): string {
  const day = /^(\d{4}-\d{2}-\d{2})(?=$|T|Z|[+-])/.exec(element.text)?.[1];
  if (day && isCalendarDay(day)) return day;
  return element.refuse('bad_value', `${element.name} "${shown(element)}" is not a date.`);
}

/** Whether a text in the form YYYY-MM-DD is a day of the calendar. */
export function isCalendarDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  return year > 0 && day > 0 && day <= (lengths[month - 1] ?? 0);
}

/** The number of an account: its IBAN or the bank's own. */
export function accountNumberOf(account: XmlElement | null): string | null {
  return account?.textOf('Id', 'IBAN') ?? account?.textOf('Id', 'Othr', 'Id') ?? null;
}

/** A code, or the bank's proprietary word in its place. */
export function codeOf(choice: XmlElement | null): string | null {
  return choice?.textOf('Cd') ?? choice?.textOf('Prtry') ?? null;
}

/** An end-to-end id, or null: banks write NOTPROVIDED for a payment without one. */
export function endToEndIdOf(text: string | null): string | null {
  return text === 'NOTPROVIDED' ? null : text;
}

function shown(element: XmlElement): string {
  return element.text.length > 40 ? `${element.text.slice(0, 40)}…` : element.text;
}
