import Holidays from 'date-holidays';
import { addDays } from '../../shared/calendar-day.ts';
import type { Country } from '../countries/country.ts';

/** A day on which banks are closed. `date` as YYYY-MM-DD. */
export interface Holiday {
  date: string;
  /** In English, as people call it. */
  name: string;
}

const calendars = new Map<string, Holidays>();
const years = new Map<string, readonly Holiday[]>();

/**
 * The public holidays of a country in a year, by date, without observances such as Mother's Day. Null when
 * the country names no calendar. The data are of the package date-holidays (CC BY 3.0), which is large: only
 * the server may import this file, and with import(), so that a start does not wait for it.
 */
export function publicHolidays({ holidays: calendar }: Country, year: number): readonly Holiday[] | null {
  if (calendar === null) return null;
  const key = `${calendar} ${year}`;
  let found = years.get(key);
  if (!found) years.set(key, (found = readYear(calendar, year)));
  return found;
}

function readYear(calendar: string, year: number): Holiday[] {
  let rules = calendars.get(calendar);
  if (!rules) calendars.set(calendar, (rules = new Holidays(calendar, { types: ['public'] })));
  const named = rules
    .getHolidays(year, 'en')
    .map(({ date, name, rule }) => ({ date: date.slice(0, 10), name, rule }));
  const nameOf = new Map(named.map(({ date, name }) => [date, name]));
  return named.map(({ date, name, rule }) => {
    // The Monday after a holiday on a Sunday has no separate name in the data.
    const moved = rule.startsWith('substitutes') ? nameOf.get(addDays(date, -1)) : undefined;
    return { date, name: moved ? `${moved} (observed)` : name };
  });
}
