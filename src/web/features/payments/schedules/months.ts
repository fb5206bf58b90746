import { addDays, weekdayOf } from '../../../../shared/calendar-day.ts';
import { locale } from '../../../ui/locale.ts';

/** A Monday, to name the days of the week. */
const A_MONDAY = '2026-03-02';
const WEEK = 7;

/** The weeks of a month ("2026-04"), from Monday on; null for the days of other months. */
export function weeksOf(month: string): (string | null)[][] {
  const first = `${month}-01`;
  const before = (weekdayOf(first) + WEEK - 1) % WEEK;
  const weeks: (string | null)[][] = [];
  for (let start = addDays(first, -before); start.slice(0, 7) <= month; start = addDays(start, WEEK)) {
    const days = Array.from({ length: WEEK }, (_, at) => addDays(start, at));
    weeks.push(days.map((day) => (day.slice(0, 7) === month ? day : null)));
  }
  return weeks;
}

/** The months from one day to another, as "2026-04". */
export function monthsBetween(from: string, to: string): string[] {
  const months: string[] = [];
  for (
    let day = `${from.slice(0, 7)}-01`;
    day <= to;
    day = addDays(`${day.slice(0, 7)}-28`, 5).slice(0, 8) + '01'
  )
    months.push(day.slice(0, 7));
  return months;
}

/** "Mon", "Tue", … in the language of the page, from Monday on. */
export function weekdayNames(style: 'short' | 'long'): string[] {
  const format = new Intl.DateTimeFormat(locale(), { timeZone: 'UTC', weekday: style });
  return Array.from({ length: WEEK }, (_, at) => format.format(new Date(addDays(A_MONDAY, at))));
}
