import { invariant } from '../../shared/errors.ts';
import { dateOfDayNumber, dayNumber } from '../../shared/day-number.ts';

/** Numbers business days so that their distance is a subtraction. A weekend counts as the day before it. */
export interface BusinessDayIndex {
  (date: string): number;
}

/** An index over the dates of a run. Every text must be a valid date. */
export function businessDayIndex(
  dates: Iterable<string>,
  isBusinessDay: (date: string) => boolean,
): BusinessDayIndex {
  const numbers = new Map<string, number>();
  for (const date of dates) {
    if (numbers.has(date)) continue;
    const number = dayNumber(date);
    invariant(number !== null, 'a date of a reconciliation is YYYY-MM-DD');
    numbers.set(date, number);
  }
  const indexes = new Map<string, number>();
  let index = 0;
  let last: number | null = null;
  for (const [date, number] of [...numbers].toSorted((a, b) => a[1] - b[1])) {
    for (let day = last === null ? number : last + 1; day <= number; day++)
      if (isBusinessDay(dateOfDayNumber(day))) index++;
    last = number;
    indexes.set(date, index);
  }
  return (date) => indexes.get(date)!;
}
