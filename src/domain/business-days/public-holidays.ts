import type Holidays from 'date-holidays';
import { addDays } from '../../shared/calendar-day.ts';
import type { Country } from '../countries/country.ts';

/** A day on which banks are closed. `date` as YYYY-MM-DD. */
interface Holiday {
  date: string;
  /** In English, as people call it. */
  name: string;
}

/**
 * The public holidays of a country in a year, by date, without observances such as Mother's Day. Null when
 * the country names no calendar.
 */
type PublicHolidays = (country: Country, year: number) => readonly Holiday[] | null;

const calendars = new Map<string, Holidays>();
const years = new Map<string, readonly Holiday[]>();

/**
 * The data are of the package date-holidays (CC BY 3.0). It is large, so only the server may import this
 * file, and the package is loaded when it is first needed: a start does not wait for it.
 */
export async function loadPublicHolidays(): Promise<PublicHolidays> {
  const { default: Calendar } = await import('date-holidays');
  return ({ holidays: name }, year) => {
    if (name === null) return null;
    const key = `${name} ${year}`;
    let found = years.get(key);
    if (!found) years.set(key, (found = readYear(Calendar, name, year)));
    return found;
  };
}

function readYear(Calendar: typeof Holidays, name: string, year: number): Holiday[] {
  let rules = calendars.get(name);
  if (!rules) calendars.set(name, (rules = new Calendar(name, { types: ['public'] })));
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
