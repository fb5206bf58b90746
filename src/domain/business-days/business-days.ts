import { addDays, momentOf, weekdayOf } from '../../shared/calendar-day.ts';

/** The zone of an entity, and the public holidays and other days on which its banks are closed. */
export interface BankCalendar {
  /** IANA. */
  timezone: string;
  /** The name of each holiday by its date, YYYY-MM-DD. */
  holidays: ReadonlyMap<string, string>;
}

/** When a bank takes the payments of a rail, or those of all rails of a batch. */
export interface BankHours {
  /** The last minute from Monday to Friday, HH:MM; null for rails that pay at any hour of any day. */
  cutOff: string | null;
  /** The last minute of a Saturday, HH:MM; null: Saturday is no banking day. */
  saturdayCutOff: string | null;
  /** How many banking days before the money moves the bank must have the payments. */
  leadDays: number;
}

/** A bank that pays at any hour of any day. */
export const ALWAYS: BankHours = { cutOff: null, saturdayCutOff: null, leadDays: 0 };

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  return weekdayOf(day) === 0 || isSaturday(day);
}

/** Whether a bank works on a day: Monday to Friday and, with a cut-off for it, Saturday; no holiday. */
export function isBankingDay(
  day: string,
  { saturdayCutOff }: BankHours,
  { holidays }: Pick<BankCalendar, 'holidays'>,
): boolean {
  if (holidays.has(day)) return false;
  return !isWeekend(day) || (isSaturday(day) && saturdayCutOff !== null);
}

/** The first banking day on or after a day. */
export function nextBankingDay(day: string, hours: BankHours, calendar: BankCalendar): string {
  let next = day;
  while (!isBankingDay(next, hours, calendar)) next = addDays(next, 1);
  return next;
}

/** The last banking day on or before a day. */
export function previousBankingDay(day: string, hours: BankHours, calendar: BankCalendar): string {
  let previous = day;
  while (!isBankingDay(previous, hours, calendar)) previous = addDays(previous, -1);
  return previous;
}

/** The last day on which payments can reach the bank if their money is to move on a day. */
export function leaveDayFor(day: string, hours: BankHours, calendar: BankCalendar): string {
  let leave = day;
  for (let left = hours.leadDays; left > 0; left--)
    leave = previousBankingDay(addDays(leave, -1), hours, calendar);
  return leave;
}

/** The cut-off of a banking day, HH:MM; null for rails that pay at any hour. */
export function cutOffOn(day: string, { cutOff, saturdayCutOff }: BankHours): string | null {
  return isSaturday(day) ? (saturdayCutOff ?? cutOff) : cutOff;
}

/**
 * The latest moment at which payments may be submitted so that their money moves on a day, in epoch
 * milliseconds.
 */
export function latestSubmission(day: string, hours: BankHours, calendar: BankCalendar): number {
  const { timezone } = calendar;
  if (hours.cutOff === null) return momentOf(addDays(day, 1), '00:00', timezone) - 1;
  const leave = leaveDayFor(day, hours, calendar);
  return momentOf(leave, cutOffOn(leave, hours)!, timezone);
}

/** The hours in which payments by all of these rails can be submitted together. */
export function hoursOfAll(rails: readonly BankHours[]): BankHours {
  const timed = rails.filter(({ cutOff }) => cutOff !== null);
  const isOnSaturdays = timed.every(({ saturdayCutOff }) => saturdayCutOff !== null);
  return {
    cutOff: earliestCutOff(timed.map(({ cutOff }) => cutOff)),
    saturdayCutOff: isOnSaturdays ? earliestCutOff(timed.map(({ saturdayCutOff }) => saturdayCutOff)) : null,
    leadDays: Math.max(0, ...timed.map(({ leadDays }) => leadDays)),
  };
}

/** The earliest of several cut-offs, HH:MM; null when all are null. */
export function earliestCutOff(cutOffs: readonly (string | null)[]): string | null {
  return cutOffs.reduce<string | null>(
    (earliest, cutOff) => (cutOff !== null && (earliest === null || cutOff < earliest) ? cutOff : earliest),
    null,
  );
}

function isSaturday(day: string): boolean {
  return weekdayOf(day) === 6;
}
