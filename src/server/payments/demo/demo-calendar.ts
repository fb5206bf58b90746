import { DAY_MS } from '../../../shared/time.ts';

/** Since when the school of Karoo Trading has an account into which parents pay. */
export const RECEIVING_SINCE_DAYS = 46;

/** That account. */
export const RECEIVING_ACCOUNT = '1284002177';

/** The same midnight on a weekday; on a weekend, that of the Friday before. */
export function workday(midnight: number): number {
  const weekday = new Date(midnight).getUTCDay();
  const back = weekday === 6 ? 1 : weekday === 0 ? 2 : 0;
  return midnight - back * DAY_MS;
}

/** Midnight, a number of days before `now`. */
export function daysAgo(now: number, days: number): number {
  return now - (now % DAY_MS) - days * DAY_MS;
}

/** The 25th of each of the last six months, oldest first; this month's only once it is 4 days past. */
export function paydays(now: number): number[] {
  const today = new Date(now);
  return [5, 4, 3, 2, 1, 0]
    .map((months) => workday(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - months, 25)))
    .filter((day) => day < now - 4 * DAY_MS);
}
