import { addDays } from '../../shared/calendar-day.ts';
import type { MonthMatter, MonthState } from '../../shared/reconciliation-terms.ts';

/** BLOCKS: the month cannot be closed. NEEDS_REASON: only with an explanation. NOTED: it is only reported. */
export const WEIGHT_OF_MATTER = {
  NOT_OVER: 'BLOCKS',
  NOT_BEGUN: 'BLOCKS',
  EARLIER_MONTH: 'BLOCKS',
  STATEMENTS: 'BLOCKS',
  FINDINGS: 'BLOCKS',
  OPEN_ENTRIES: 'BLOCKS',
  DIFFERENCE: 'NEEDS_REASON',
  SET_ASIDE_ENTRIES: 'NOTED',
  DIFFERENT_DAYS: 'NOTED',
  SETTLEMENTS: 'NOTED',
} as const satisfies Record<MonthMatter, 'BLOCKS' | 'NEEDS_REASON' | 'NOTED'>;

/** The facts that decide whether a month of an account can be closed. */
export interface MonthFacts {
  month: string;
  /** The day in the zone of the entity. */
  today: string;
  /** Whether the opening balance of the account is booked. */
  hasBegun: boolean;
  /** The last closed month of the account, and its first month. */
  closedUntil: string | null;
  firstMonth: string;
  /** Whether a statement states the balance at the end of the month. */
  isStated: boolean;
  openFindings: number;
  openEntries: number;
  setAside: number;
  differenceMinor: bigint;
  /** The days that ended with a difference. */
  differentDays: number;
  notSettled: number;
}

/** The month of a day: "2026-03-02" -> "2026-03". */
export function monthOf(day: string): string {
  return day.slice(0, 'YYYY-MM'.length);
}

/** The first day of the month that follows: "2026-12" -> "2027-01-01". */
function dayAfter(month: string): string {
  const [year, number] = month.split('-').map(Number) as [number, number];
  const next = number === 12 ? [year + 1, 1] : [year, number + 1];
  return `${String(next[0]).padStart(4, '0')}-${String(next[1]).padStart(2, '0')}-01`;
}

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { firstDay: string; lastDay: string } {
  return { firstDay: `${month}-01`, lastDay: addDays(dayAfter(month), -1) };
}

/** The months from the first to the last one, the latest first. */
export function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (let month = first; month <= last; month = monthOf(dayAfter(month))) months.push(month);
  return months.toReversed();
}

/** The matters that prevent the closing of a month and those that are only reported, each with its count. */
export function mattersOf(facts: MonthFacts): { code: MonthMatter; count: number }[] {
  const { month, closedUntil, firstMonth } = facts;
  const openBefore = monthsBetween(firstMonth, month).filter(
    (one) => one < month && one > (closedUntil ?? ''),
  ).length;
  const counts: Record<MonthMatter, number> = {
    NOT_OVER: facts.today <= daysOfMonth(month).lastDay ? 1 : 0,
    NOT_BEGUN: facts.hasBegun ? 0 : 1,
    EARLIER_MONTH: openBefore,
    STATEMENTS: facts.isStated ? 0 : 1,
    FINDINGS: facts.openFindings,
    OPEN_ENTRIES: facts.openEntries,
    DIFFERENCE: facts.differenceMinor === 0n ? 0 : 1,
    SET_ASIDE_ENTRIES: facts.setAside,
    DIFFERENT_DAYS: facts.differentDays,
    SETTLEMENTS: facts.notSettled,
  };
  return (Object.keys(counts) as MonthMatter[])
    .map((code) => ({ code, count: counts[code] }))
    .filter(({ count }) => count > 0);
}

/** Whether none of these matters prevents the closing. */
export function mayClose(matters: readonly { code: MonthMatter }[]): boolean {
  return matters.every(({ code }) => WEIGHT_OF_MATTER[code] !== 'BLOCKS');
}

/** The state of a month by its last closing that was not withdrawn. */
export function monthState(
  close: { isConfirmed: boolean; isReopened: boolean } | null,
  isReady: boolean,
): MonthState {
  if (close?.isReopened) return 'REOPENED';
  if (close) return close.isConfirmed ? 'CLOSED' : 'WAITING';
  return isReady ? 'READY' : 'OPEN';
}
