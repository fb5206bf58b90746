import { addDays, dayOf } from '../../shared/calendar-day.ts';
import type { DateRule } from '../../shared/terms.ts';
import {
  cutOffOn,
  isBankingDay,
  latestSubmission,
  leaveDayFor,
  type BankCalendar,
  type BankHours,
} from './business-days.ts';

/** Why the money cannot move on a day, in the order in which the days were tried. */
export type MoveReason =
  | { code: 'IN_THE_PAST'; date: string }
  | { code: 'AFTER_CUT_OFF'; date: string; cutOff: string }
  /** The bank must have the payments `leadDays` banking days earlier, on `leaveOn` until `cutOff`. */
  | { code: 'LEAD_DAYS'; date: string; cutOff: string; leaveOn: string; leadDays: number }
  | { code: 'WEEKEND'; date: string }
  | { code: 'HOLIDAY'; date: string; name: string }
  /** The next banking day is in another month. */
  | { code: 'OTHER_MONTH'; date: string };

/** The payments of a batch that should move on a day. */
export interface Request {
  /** The day that was asked for, YYYY-MM-DD; null for as soon as possible. */
  requested: string | null;
  /** When the payments can be submitted to the bank at the earliest, in epoch milliseconds. */
  submitMs: number;
  /** When the bank accepts the payments. The date of a request without a cut-off never moves. */
  hours: BankHours;
  /** Which day is taken when the requested one is no banking day. */
  rule: DateRule;
}

export interface Execution {
  /**
   * The day on which the money moves: the requested one, or the one that the rule names. Null when that day
   * can no longer be met, or when the rule refuses another one.
   */
  movesOn: string | null;
  /** Why that is not the requested day; empty when it is. Without a request: why it is not today. */
  reasons: readonly MoveReason[];
  /** Without `movesOn`, the earliest day on which the money can move; null with it. */
  possibleOn: string | null;
  /** The latest submission with which the money moves on `movesOn` or `possibleOn`, in epoch milliseconds. */
  submitByMs: number;
}

/**
 * The day on which the money of a request moves, and why it is not the requested one. The rule decides about
 * days on which the bank is closed. No rule moves a day that can no longer be met: the day is then null, and
 * `possibleOn` names the earliest possible one.
 */
export function executionOf(request: Request, calendar: BankCalendar): Execution {
  const { requested, submitMs, hours, rule } = request;
  const today = dayOf(submitMs, calendar.timezone);
  const submitBy = (day: string) => latestSubmission(day, hours, calendar);
  if (requested === null) {
    const { day, reasons } = firstPossible(today, request, calendar);
    return { movesOn: day, reasons, possibleOn: null, submitByMs: submitBy(day) };
  }
  const { day, reasons } = byRule(requested, request, calendar);
  const isMet = day >= today && submitMs <= submitBy(day);
  if (isMet && (rule !== 'REFUSE' || day === requested))
    return { movesOn: day, reasons, possibleOn: null, submitByMs: submitBy(day) };
  if (isMet) return { movesOn: null, reasons, possibleOn: day, submitByMs: submitBy(day) };
  if (day < today) reasons.push({ code: 'IN_THE_PAST', date: day });
  const possible = firstPossible(day < today ? today : day, request, calendar, reasons);
  return { movesOn: null, reasons, possibleOn: possible.day, submitByMs: submitBy(possible.day) };
}

/** The day that the rule takes for a requested one, whether or not it can still be met. */
function byRule(
  requested: string,
  { hours, rule }: Request,
  calendar: BankCalendar,
): { day: string; reasons: MoveReason[] } {
  const reasons: MoveReason[] = [];
  if (hours.cutOff === null) return { day: requested, reasons };
  const following = walk(requested, 1, hours, calendar, reasons);
  if (following === requested) return { day: requested, reasons };
  const isOtherMonth = monthOf(following) !== monthOf(requested);
  if (rule === 'PRECEDING' || (rule === 'MODIFIED_FOLLOWING' && isOtherMonth)) {
    if (rule === 'PRECEDING') reasons.length = 0;
    else reasons.push({ code: 'OTHER_MONTH', date: following });
    const first = rule === 'PRECEDING' ? requested : addDays(requested, -1);
    return { day: walk(first, -1, hours, calendar, reasons), reasons };
  }
  return { day: following, reasons };
}

/** The first banking day from a day on, in one direction. Adds the reason against each day before it. */
function walk(
  from: string,
  step: 1 | -1,
  hours: BankHours,
  calendar: BankCalendar,
  reasons: MoveReason[],
): string {
  let day = from;
  while (!isBankingDay(day, hours, calendar)) {
    addReason(reasons, closedOn(day, hours, calendar));
    day = addDays(day, step);
  }
  return day;
}

/** The first day, from a day on, that a submission at `submitMs` can still meet. */
function firstPossible(
  from: string,
  { submitMs, hours }: Request,
  calendar: BankCalendar,
  reasons: MoveReason[] = [],
): { day: string; reasons: MoveReason[] } {
  let day = from;
  for (;;) {
    if (hours.cutOff !== null) day = walk(day, 1, hours, calendar, reasons);
    if (submitMs <= latestSubmission(day, hours, calendar)) return { day, reasons };
    addReason(reasons, lateFor(day, hours, calendar));
    day = addDays(day, 1);
  }
}

function closedOn(day: string, hours: BankHours, { holidays }: BankCalendar): MoveReason {
  const name = holidays.get(day);
  const isClosedAnyway = !isBankingDay(day, hours, { holidays: NONE });
  return isClosedAnyway || name === undefined
    ? { code: 'WEEKEND', date: day }
    : { code: 'HOLIDAY', date: day, name };
}

const NONE: ReadonlyMap<string, string> = new Map();

function lateFor(day: string, hours: BankHours, calendar: BankCalendar): MoveReason {
  const leaveOn = leaveDayFor(day, hours, calendar);
  const cutOff = cutOffOn(leaveOn, hours) ?? '24:00';
  if (leaveOn === day) return { code: 'AFTER_CUT_OFF', date: day, cutOff };
  return { code: 'LEAD_DAYS', date: day, cutOff, leaveOn, leadDays: hours.leadDays };
}

/** A weekend is one reason, not two. */
function addReason(reasons: MoveReason[], reason: MoveReason): void {
  if (reason.code === 'WEEKEND' && reasons.at(-1)?.code === 'WEEKEND') return;
  reasons.push(reason);
}

function monthOf(day: string): string {
  return day.slice(0, 7);
}
