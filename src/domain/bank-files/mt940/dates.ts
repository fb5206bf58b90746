import { dateOf, dayNumber } from '../../../shared/day-number.ts';

/** YYMMDD as YYYY-MM-DD; null when there is no such day. Years from 80 on belong to the last century. */
export function dateOfSixDigits(text: string): string | null {
  const year = Number(text.slice(0, 2));
  return dateOf(year + (year >= 80 ? 1_900 : 2_000), Number(text.slice(2, 4)), Number(text.slice(4, 6)));
}

/**
 * A booking date MMDD as YYYY-MM-DD: the occurrence of that day nearest to the value date, so that an entry
 * booked on 2 January with a value date of 31 December is in the next year. Null when there is no such day.
 */
export function bookingDateOf(text: string, valueDate: string): string | null {
  const [month, day] = [Number(text.slice(0, 2)), Number(text.slice(2, 4))];
  const year = Number(valueDate.slice(0, 4));
  const value = dayNumber(valueDate)!;
  let nearest: string | null = null;
  for (const candidate of [year, year - 1, year + 1]) {
    const date = dateOf(candidate, month, day);
    if (date === null) continue;
    if (nearest === null || distance(date, value) < distance(nearest, value)) nearest = date;
  }
  return nearest;
}

function distance(date: string, day: number): number {
  return Math.abs(dayNumber(date)! - day);
}
