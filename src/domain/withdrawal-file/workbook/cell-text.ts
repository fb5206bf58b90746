import type { NumberFormat } from './number-formats.ts';

/** A double holds 15 digits exactly, and Excel keeps no more. */
const EXACT_DIGITS = 15;
const DAY_MINUTES = 24 * 60;
/**
 * Days from 1 March 0000 to day 0 of Excel. It counts 1900 as a leap year, so its days from March 1900 on
 * begin at 30 December 1899.
 */
const DAYS_TO_1900 = 693_899;
const DAYS_TO_1904 = DAYS_TO_1900 + 1_462;
const MOST_DAYS = 2_958_465;

/**
 * The number of a cell as text. A number with more digits than Excel keeps is written as 6.2E+16, so that
 * the rules refuse it like the same cell of a CSV file.
 */
export function numberText(raw: string, format: NumberFormat, from1904: boolean): string {
  const value = Number(raw);
  if (raw.trim() === '' || !Number.isFinite(value)) return raw;
  if (format.kind === 'date') return dateText(value, from1904);
  if (format.kind === 'time') return timeText(value);
  const plain = plainNumber(value);
  if (format.digits > 0 && /^\d+$/.test(plain)) return plain.padStart(format.digits, '0');
  // The currency goes before the number, as in the CSV that Excel would write: the rules compare it.
  return isCurrency(format.currency) ? `${format.currency} ${plain}` : plain;
}

function plainNumber(value: number): string {
  const exact = Number(value.toPrecision(EXACT_DIGITS));
  if (Math.abs(exact) >= 10 ** EXACT_DIGITS) return exact.toExponential().replace('e', 'E');
  const text = String(exact);
  // Three decimals could be read as thousands; a fourth makes the point certain.
  return /\.\d{3}$/.test(text) ? `${text}0` : text;
}

function isCurrency(text: string): boolean {
  return /^(?:[$€£]|US\$|R|[A-Za-z]{3})$/.test(text);
}

/** 2026-03-01, or 2026-03-01 14:30 if the cell has a time. */
function dateText(value: number, from1904: boolean): string {
  if (value < 0 || value > MOST_DAYS) return String(value);
  const minutes = Math.round(value * DAY_MINUTES);
  const date = calendarDay((from1904 ? DAYS_TO_1904 : DAYS_TO_1900) + Math.floor(minutes / DAY_MINUTES));
  const ofDay = minutes % DAY_MINUTES;
  return ofDay === 0 ? date : `${date} ${two(Math.floor(ofDay / 60))}:${two(ofDay % 60)}`;
}

/** The date of a number of days after 1 March 0000, in the Gregorian calendar. */
function calendarDay(days: number): string {
  const era = Math.floor(days / 146_097);
  const ofEra = days - era * 146_097;
  const years = Math.floor(
    (ofEra - Math.floor(ofEra / 1_460) + Math.floor(ofEra / 36_524) - Math.floor(ofEra / 146_096)) / 365,
  );
  const ofYear = ofEra - (365 * years + Math.floor(years / 4) - Math.floor(years / 100));
  // Months are counted from March, so that the day of a leap year is the last of its year.
  const fromMarch = Math.floor((5 * ofYear + 2) / 153);
  const day = ofYear - Math.floor((153 * fromMarch + 2) / 5) + 1;
  const month = fromMarch < 10 ? fromMarch + 3 : fromMarch - 9;
  return `${era * 400 + years + (month <= 2 ? 1 : 0)}-${two(month)}-${two(day)}`;
}

function timeText(days: number): string {
  const minutes = Math.round(days * DAY_MINUTES);
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}`;
}

function two(count: number): string {
  return String(count).padStart(2, '0');
}
