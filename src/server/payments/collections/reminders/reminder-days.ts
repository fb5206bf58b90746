import type { AutomaticReminder } from '../../../../shared/collection-terms.ts';
import { addDays } from '../../../../shared/calendar-day.ts';
import {
  ALWAYS,
  isBankingDay,
  nextBankingDay,
  previousBankingDay,
  type BankCalendar,
} from '../../../../domain/business-days/business-days.ts';

type Holidays = Pick<BankCalendar, 'holidays'>;

/**
 * How many days from the due day each reminder is meant to be. One before it, or on it, moves to the banking
 * day before, while the payer can still pay in time; a later one to the banking day after.
 */
const DAYS: Readonly<Record<AutomaticReminder, number>> = {
  BEFORE_DUE: -3,
  ON_DUE: 0,
  DAYS_7: 7,
  DAYS_14: 14,
};

/** The latest first: a day has one reminder, and the latest says the most. */
const LATEST_FIRST = ['DAYS_14', 'DAYS_7', 'ON_DUE', 'BEFORE_DUE'] as const;

/** How long after its day a reminder is still made, when the worker did not run on the day itself. */
const LATE_DAYS = 2;

/** No reminder is farther from its due day than this, with the longest holidays. */
export const FARTHEST_DAYS = 30;

/** The banking day of a reminder. */
function reminderDay(kind: AutomaticReminder, dueOn: string, calendar: Holidays): string {
  const meant = addDays(dueOn, DAYS[kind]);
  const move = DAYS[kind] > 0 ? nextBankingDay : previousBankingDay;
  return move(meant, ALWAYS, { timezone: '', holidays: calendar.holidays });
}

/**
 * The reminder that requests of a due day get on a day; null for none. It is on a banking day, and only the
 * latest one counts: after an outage the earlier ones are skipped.
 */
export function reminderOn(
  day: string,
  dueOn: string,
  calendar: Holidays,
): { kind: AutomaticReminder; meantOn: string } | null {
  if (!isBankingDay(day, ALWAYS, calendar)) return null;
  const kind = LATEST_FIRST.find((one) => reminderDay(one, dueOn, calendar) <= day);
  if (kind === undefined) return null;
  const meantOn = reminderDay(kind, dueOn, calendar);
  return addDays(meantOn, LATE_DAYS) >= day ? { kind, meantOn } : null;
}
