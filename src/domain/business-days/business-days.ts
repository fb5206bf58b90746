import { addDays, momentOf, weekdayOf } from '../../shared/calendar-day.ts';

/** The zone of an entity, and the days on which its banks are closed besides Saturdays and Sundays. */
export interface BankCalendar {
  /** IANA. */
  timezone: string;
  /** The name of each holiday by its date, YYYY-MM-DD. */
  holidays: ReadonlyMap<string, string>;
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = weekdayOf(day);
  return weekday === 0 || weekday === 6;
}

/** Whether banks work on a day: Monday to Friday, and no holiday. */
export function isBusinessDay(day: string, { holidays }: BankCalendar): boolean {
  return !isWeekend(day) && !holidays.has(day);
}

/** The first banking day on or after a day. */
export function nextBusinessDay(day: string, calendar: BankCalendar): string {
  let next = day;
  while (!isBusinessDay(next, calendar)) next = addDays(next, 1);
  return next;
}

/**
 * The latest moment at which a payment may be submitted so that its money moves on a day, in epoch
 * milliseconds. `cutOff` is HH:MM; null for a rail that pays at any hour.
 */
export function latestSubmission(day: string, cutOff: string | null, timezone: string): number {
  return cutOff === null ? momentOf(addDays(day, 1), '00:00', timezone) - 1 : momentOf(day, cutOff, timezone);
}

/** The earliest cut-off of several rails, HH:MM; null when all of them pay at any hour. */
export function earliestCutOff(cutOffs: readonly (string | null)[]): string | null {
  return cutOffs.reduce<string | null>(
    (earliest, cutOff) => (cutOff !== null && (earliest === null || cutOff < earliest) ? cutOff : earliest),
    null,
  );
}
