import { addDays, weekdayOf } from '../../shared/calendar-day.ts';
import { WEEKDAYS, type SchedulePeriod, type Weekday } from '../../shared/schedule-terms.ts';

/** When the runs of a schedule are due. Days are YYYY-MM-DD. */
export interface ScheduleCalendar {
  every: SchedulePeriod;
  /** Every week or month, every second one, …: 1 or more. */
  interval: number;
  /** With WEEK. */
  weekday: Weekday | null;
  /** With MONTH: 1 to 31, in a shorter month its last day; or LAST. */
  dayOfMonth: number | 'LAST' | null;
  /** The first run is due on the first such day from this day on. */
  startsOn: string;
  /** The last day on which a run can be due; null without one. */
  endsOn: string | null;
  /** How many runs there are; null without a limit. */
  runs: number | null;
}

/** The days on which runs are due, in order. Without an end they continue for ever. */
export function* dueDays(calendar: ScheduleCalendar): Generator<string> {
  const { endsOn, runs } = calendar;
  const dayAt = calendar.every === 'WEEK' ? weekly(calendar) : monthly(calendar);
  for (let index = 0; runs === null || index < runs; index++) {
    const day = dayAt(index);
    if (endsOn !== null && day > endsOn) return;
    yield day;
  }
}

/** Up to `count` due days that are not before `from`. */
export function dueDaysFrom(calendar: ScheduleCalendar, from: string, count: number): string[] {
  const found: string[] = [];
  if (count === 0) return found;
  for (const day of dueDays(calendar)) {
    if (day >= from) found.push(day);
    if (found.length === count) return found;
  }
  return found;
}

/** Whether a run is due on a day. */
export function isDueDay(calendar: ScheduleCalendar, day: string): boolean {
  return dueDaysFrom(calendar, day, 1)[0] === day;
}

/** The number of runs; null when there is no end. */
export function countRuns(calendar: ScheduleCalendar): number | null {
  if (calendar.endsOn === null) return calendar.runs;
  let count = 0;
  for (const _day of dueDays(calendar)) count += 1;
  return count;
}

/** The day some months later: the last day of a shorter month. */
export function addMonths(day: string, months: number): string {
  return dayIn(monthNumber(day) + months, Number(day.slice(8)));
}

/** The fewest days between two runs. */
export function shortestPeriod({ every, interval }: ScheduleCalendar): number {
  return interval * (every === 'WEEK' ? 7 : 28);
}

/** A batch may be prepared this many days before or after the day of its payments. */
const SLACK_DAYS = 2;

/**
 * The first day on which a run can be the next one after a batch of some day, instead of the same payments
 * twice.
 */
export function nextRunFrom(day: string, calendar: ScheduleCalendar): string {
  return addDays(day, shortestPeriod(calendar) - SLACK_DAYS);
}

function weekly({ startsOn, interval, weekday }: ScheduleCalendar): (index: number) => string {
  const wanted = (WEEKDAYS.indexOf(weekday ?? 'MONDAY') + 1) % 7;
  const first = addDays(startsOn, (wanted - weekdayOf(startsOn) + 7) % 7);
  return (index) => addDays(first, index * interval * 7);
}

function monthly({ startsOn, interval, dayOfMonth }: ScheduleCalendar): (index: number) => string {
  const startMonth = monthNumber(startsOn);
  const first = dayIn(startMonth, dayOfMonth) >= startsOn ? startMonth : startMonth + 1;
  return (index) => dayIn(first + index * interval, dayOfMonth);
}

/** Months since the year 0. */
function monthNumber(day: string): number {
  return Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
}

function firstOf(month: number): string {
  const year = String(Math.floor(month / 12)).padStart(4, '0');
  return `${year}-${String((month % 12) + 1).padStart(2, '0')}-01`;
}

function dayIn(month: number, dayOfMonth: number | 'LAST' | null): string {
  const last = addDays(firstOf(month + 1), -1);
  if (dayOfMonth === 'LAST' || dayOfMonth === null) return last;
  const day = addDays(firstOf(month), dayOfMonth - 1);
  return day < last ? day : last;
}
