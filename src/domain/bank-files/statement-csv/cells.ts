import { dateOf } from '../../../shared/day-number.ts';
import { CURRENCY_WORDS, parseAmount, type Currency } from '../../../shared/money.ts';

const MONTHS: readonly (readonly string[])[] = [
  ['jan'],
  ['feb'],
  ['mar', 'mrt', 'maa'],
  ['apr'],
  ['may', 'mei'],
  ['jun'],
  ['jul'],
  ['aug'],
  ['sep'],
  ['oct', 'okt'],
  ['nov'],
  ['dec', 'des'],
];

/** A time after a date. */
const TIME = String.raw`(?:[T ,]+\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?)?`;

/** Reads dates of a format; null for a text that is not such a date. Null when the format itself is wrong. */
export function dateReader(format: string): ((text: string) => string | null) | null {
  const tokens = format.match(/Y+|M+|D+|[^YMD]+/g) ?? [];
  const isPacked = !/[^YMD]/.test(format);
  const order: ('Y' | 'M' | 'D')[] = [];
  let pattern = '';
  for (const token of tokens) {
    const source = sourceOf(token, isPacked);
    if (source === null) return null;
    pattern += source;
    if (/^[YMD]/.test(token)) order.push(token[0] as 'Y' | 'M' | 'D');
  }
  if (order.toSorted().join('') !== 'DMY') return null;
  const whole = new RegExp(`^${pattern}${TIME}$`, 'i');
  return (text) => {
    const found = whole.exec(text.trim());
    if (!found) return null;
    const part = (letter: 'Y' | 'M' | 'D') => found[order.indexOf(letter) + 1]!;
    const year = part('Y');
    return dateOf(Number(year.length === 2 ? `20${year}` : year), monthOf(part('M')), Number(part('D')));
  };
}

function sourceOf(token: string, isPacked: boolean): string | null {
  switch (token) {
    case 'YYYY':
      return String.raw`(\d{4})`;
    case 'YY':
      return String.raw`(\d{2})`;
    case 'MMM':
      return String.raw`([a-z]{3})[a-z]*\.?`;
    case 'MM':
    case 'DD':
      return isPacked ? String.raw`(\d{2})` : String.raw`(\d{1,2})`;
    default:
      return /^[YMD]/.test(token) ? null : token.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  }
}

function monthOf(text: string): number {
  if (/^\d/.test(text)) return Number(text);
  return MONTHS.findIndex((words) => words.includes(text.toLowerCase())) + 1;
}

/**
 * Reads amounts such as "1 234,50", "-1,234.50", "1234.50-", "(1,234.50)", "R1,234.50" and "1,234.50 DR" in
 * minor units; null for any other text.
 */
export function amountReader(decimalMark: '.' | ',', currency: Currency): (text: string) => bigint | null {
  const grouping = decimalMark === ',' ? `[.'’ ]` : `[,'’ ]`;
  const decimals = String.raw`(?:[${decimalMark}](\d*))?`;
  const grouped = new RegExp(String.raw`^(\d{1,3}(?:${grouping}\d{3})+)${decimals}$`);
  const plain = new RegExp(String.raw`^(\d*)${decimals}$`);
  const words = CURRENCY_WORDS[currency].toSorted((a, b) => b.length - a.length);
  return (text) => {
    const { body, isNegative } = unsigned(withoutCurrency(spaced(text), words), words);
    const found = grouped.exec(body) ?? plain.exec(body);
    if (!found || !/\d/.test(body)) return null;
    const whole = found[1]!.replace(/\D/g, '').replace(/^0+(?=\d)/, '') || '0';
    const minor = parseAmount(found[2] ? `${whole}.${found[2]}` : whole, currency);
    return minor !== null && isNegative ? -minor : minor;
  };
}

/** Replaces every kind of space by a plain one and every minus sign by a hyphen. */
function spaced(text: string): string {
  return text
    .replace(/[\s\u00a0\u2007\u2009\u202f]+/g, ' ')
    .replace(/[\u2212\u2013]/g, '-')
    .trim();
}

/** The digits of an amount without its sign: a hyphen before or after it, brackets, or the mark DR. */
function unsigned(text: string, words: readonly string[]): { body: string; isNegative: boolean } {
  const inBrackets = /^\((.*)\)$/.exec(text);
  if (inBrackets) return { body: withoutCurrency(inBrackets[1]!.trim(), words), isNegative: true };
  const marked = /^(.*?) ?(dr|cr)$/i.exec(text);
  if (marked) return { body: marked[1]!, isNegative: marked[2]!.toLowerCase() === 'dr' };
  const signed = /^([+-]) ?(.*)$/.exec(text) ?? /^(.*?) ?([+-])$/.exec(text);
  if (!signed) return { body: text, isNegative: false };
  const isBefore = signed[1] === '+' || signed[1] === '-';
  const [sign, body] = isBefore ? [signed[1], signed[2]!] : [signed[2], signed[1]!];
  return { body: withoutCurrency(body, words), isNegative: sign === '-' };
}

function withoutCurrency(text: string, words: readonly string[]): string {
  const upper = text.toUpperCase();
  for (const word of words) {
    if (upper.startsWith(word)) return text.slice(word.length).trim();
    if (upper.endsWith(word) && !upper.endsWith(`D${word}`) && !upper.endsWith(`C${word}`))
      return text.slice(0, -word.length).trim();
  }
  return text;
}
