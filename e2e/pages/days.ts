import { dayOf } from '../../src/shared/calendar-day.ts';
import { DAY_MS } from '../../src/shared/time.ts';

/** The day this many days from today in South Africa, YYYY-MM-DD. Before 02:00 there, UTC has another one. */
export function dayFromToday(days = 0): string {
  return dayOf(Date.now() + days * DAY_MS, 'Africa/Johannesburg');
}
