import { addDays } from '../../shared/calendar-day.ts';
import type { RunInterval } from '../../shared/terms.ts';
import { isWeekend, type BankCalendar } from './business-days.ts';

/*
 * When a batch is the next run of an earlier one: the same payments a week, two weeks or a month later. Its
 * payments are then no duplicates, and the preparer answers one question for the batch.
 */

/** At least this share of a batch's payments must repeat the earlier batch. */
const REPEATED_PERCENT = 80;
/** They must be at least this share of the earlier batch: a few of its people alone are not a run. */
const EARLIER_PERCENT = 50;
/** A batch without an execution date may be prepared this many days early or late. */
const SLACK_DAYS = 2;
/** Payments closer together than this are never two runs. */
const LEAST_DAYS = 3;

/**
 * Whether a batch repeats most of an earlier one. A payment repeats that batch if the latest equal payment is
 * in it.
 */
export function repeatsMost(payments: { repeated: number; withdrawals: number; earlier: number }): boolean {
  const { repeated, withdrawals, earlier } = payments;
  return (
    repeated > 0 &&
    repeated * 100 >= withdrawals * REPEATED_PERCENT &&
    repeated * 100 >= earlier * EARLIER_PERCENT
  );
}

/** The day of a batch: its execution date, or the day on which it was prepared. */
export interface RunDay {
  /** YYYY-MM-DD. */
  day: string;
  isExecutionDate: boolean;
}

/** The days of a next run, both included. */
export interface NextRun {
  interval: RunInterval;
  from: string;
  to: string;
}

type Holidays = Pick<BankCalendar, 'holidays'>;

/**
 * The days on which a batch is the next run of an earlier one. A weekend or a holiday may have moved the
 * execution date of either to the banking day before or after it.
 */
export function nextRuns(earlier: RunDay, hasExecutionDate: boolean, calendar: Holidays): NextRun[] {
  const slack = earlier.isExecutionDate && hasExecutionDate ? 0 : SLACK_DAYS;
  const { day, isExecutionDate } = earlier;
  const first = isExecutionDate ? stepOver(day, -1, calendar) : day;
  const last = isExecutionDate ? stepOver(day, 1, calendar) : day;
  const least = addDays(day, LEAST_DAYS);
  const between = (interval: RunInterval, from: string, to: string): NextRun => {
    const early = toOpenDay(addDays(from, -slack), -1, calendar);
    return {
      interval,
      from: early < least ? least : early,
      to: toOpenDay(addDays(to, slack), 1, calendar),
    };
  };
  return [
    between('WEEK', addDays(first, 7), addDays(last, 7)),
    between('TWO_WEEKS', addDays(first, 14), addDays(last, 14)),
    between('MONTH', monthAfter(first), isMonthEnd(last) ? monthEndAfter(last) : monthAfter(last)),
  ];
}

/** How long after an earlier batch a batch is its next run; null when it is not. */
export function intervalBetween(earlier: RunDay, next: RunDay, calendar: Holidays): RunInterval | null {
  const runs = nextRuns(earlier, next.isExecutionDate, calendar);
  return runs.find(({ from, to }) => from <= next.day && next.day <= to)?.interval ?? null;
}

function isClosed(day: string, { holidays }: Holidays): boolean {
  return isWeekend(day) || holidays.has(day);
}

/** The last of the closed days that directly follow a day, or precede it; the day itself without any. */
function stepOver(day: string, step: 1 | -1, calendar: Holidays): string {
  let last = day;
  while (isClosed(addDays(last, step), calendar)) last = addDays(last, step);
  return last;
}

/** The first day on which banks work, from this day forwards or backwards. */
function toOpenDay(day: string, step: 1 | -1, calendar: Holidays): string {
  let open = day;
  while (isClosed(open, calendar)) open = addDays(open, step);
  return open;
}

/** The same day of the next month, or its last day. */
function monthAfter(day: string): string {
  const end = monthEndAfter(day);
  const wanted = `${end.slice(0, 8)}${day.slice(8)}`;
  return wanted < end ? wanted : end;
}

function isMonthEnd(day: string): boolean {
  return addDays(day, 1).endsWith('-01');
}

/** The last day of the month after that of a day. */
function monthEndAfter(day: string): string {
  const [year, month] = day.split('-').map(Number) as [number, number];
  // The month after the next one, from 0.
  const after = month + 1;
  const first = `${year + Math.floor(after / 12)}-${String((after % 12) + 1).padStart(2, '0')}-01`;
  return addDays(first, -1);
}
