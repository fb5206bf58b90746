import type { NumberFormat } from './number-formats.ts';

/** A double holds 15 digits exactly, and Excel keeps no more. */
const EXACT_DIGITS = 15;
/** Excel counts a time without a date from the day before its first one. */
const DAY_0 = '1899-12-31';

/**
 * The number of a cell as text. A number with more digits than Excel keeps is written as 6.2E+16, so that
 * the rules refuse it like the same cell of a CSV file.
 */
export function numberText(value: number, format: NumberFormat): string {
  const number = plainNumber(value);
  // 32943.9 is shown as 32 943.90: a last zero does not change the number.
  const plain = format.cents && !format.shownAs && /^-?\d+\.\d$/.test(number) ? `${number}0` : number;
  if (format.digits > 0 && /^\d+$/.test(plain)) return plain.padStart(format.digits, '0');
  // The currency goes before the number, as in the CSV that Excel would write: the rules compare it.
  return isCurrency(format.currency) ? `${format.currency} ${plain}` : plain;
}

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
const WITH_MONTH_NAME = /^(?:d{1,2}|m{3,4}|y{2}|y{4}|[ ,./-])+$/;

/** A format that names the month shows the text as it was typed, such as Mar-26 in a reference. */
function withMonthName(date: Date, format: string): string | null {
  const code = format
    .replace(/^\[[^\]]*\]/, '')
    .replace(/;@$|\\|"/g, '')
    .toLowerCase();
  if (!WITH_MONTH_NAME.test(code) || !code.includes('mmm')) return null;
  const name = MONTHS[date.getUTCMonth()]!;
  return code.replace(/d+|m+|y+/g, (part) => {
    if (part.startsWith('y')) return String(date.getUTCFullYear()).slice(-part.length);
    if (part.startsWith('m')) return part.length === 3 ? name.slice(0, 3) : name;
    return String(date.getUTCDate()).padStart(part.length, '0');
  });
}

/**
 * 2026-03-01, 2026-03-01 14:30 if the cell has a time, or 14:30 if it has no date; Mar-26 if the format names
 * the month.
 */
export function dateText(date: Date, format = ''): string {
  const [day = '', time = ''] = Number.isNaN(date.getTime()) ? [] : date.toISOString().split('T');
  const clock = time.slice(0, 5);
  if (day === DAY_0) return clock;
  // Excel shows a date outside its calendar as a row of hashes, which the rules know as an error.
  if (!/^(?:19|[2-9]\d)\d\d-/.test(day)) return '########';
  return clock === '00:00' ? (withMonthName(date, format) ?? day) : `${day} ${clock}`;
}

/** The digits that Excel keeps of a number, without its format: the amount that a row pays. */
export function plainNumber(value: number): string {
  const exact = Number(value.toPrecision(EXACT_DIGITS));
  if (Math.abs(exact) >= 10 ** EXACT_DIGITS) return exact.toExponential().replace('e', 'E');
  const text = String(exact);
  // Three decimals could be read as thousands; a fourth makes the point certain.
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function isCurrency(text: string): boolean {
  return /^(?:[$€£]|US\$|R|[A-Za-z]{3})$/.test(text);
}
