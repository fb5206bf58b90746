import { addDays } from '../../../../shared/calendar-day.ts';

/** The first day of a statement: banks write its opening balance with this day, or the day before. */
export function firstDayOf(openingDate: string | null, closingDate: string): string {
  if (openingDate === null || openingDate >= closingDate) return closingDate;
  return addDays(openingDate, 1);
}
