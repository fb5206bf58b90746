import { DAY_MS } from '../../../../shared/time.ts';

/** The date in a time zone, as YYYY-MM-DD. */
export function localDate(at: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(at);
}

/** The time of day in a time zone, as HH:MM:SS. */
export function localTime(at: Date, timezone: string): string {
  return new Intl.DateTimeFormat('en-GB', { timeZone: timezone, timeStyle: 'medium' }).format(at);
}

/** The date itself, or the Monday after a weekend. */
export function nextWeekday(date: string): string {
  const day = new Date(`${date}T00:00:00Z`);
  const ahead = { 6: 2, 0: 1 }[day.getUTCDay()] ?? 0;
  return new Date(day.getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
}
