import { addDays, dayOf } from '../../shared/calendar-day.ts';
import type { DatePolicy } from '../../shared/terms.ts';
import { isBusinessDay, isWeekend, latestSubmission, type BankCalendar } from './business-days.ts';

/** Why the money cannot move on a day, in the order of the days. */
export type MoveReason =
  | { code: 'IN_THE_PAST'; date: string }
  | { code: 'AFTER_CUT_OFF'; date: string; cutOff: string }
  | { code: 'WEEKEND'; date: string }
  | { code: 'HOLIDAY'; date: string; name: string };

/** The payments of a batch that should move on a day. */
export interface Request {
  /** The day that was asked for, YYYY-MM-DD; null for as soon as possible. */
  requested: string | null;
  /** When the payments can be submitted to the bank at the earliest, in epoch milliseconds. */
  submitMs: number;
  /** The earliest cut-off of their rails, HH:MM; null when all of them pay at any hour of any day. */
  cutOff: string | null;
  /** Whether a date that cannot be kept moves or is refused. */
  policy: DatePolicy;
}

export interface Execution {
  /** The day on which the money moves; null when `policy` refuses to move it to another day. */
  movesOn: string | null;
  /** Why that is not the requested day; empty when it is. Without a request: why it is not today. */
  reasons: readonly MoveReason[];
  /** The latest submission with which the money moves on that day, in epoch milliseconds; null with it. */
  submitByMs: number | null;
}

/** The day on which the money of a request moves, and why it is not the requested one. */
export function executionOf(request: Request, calendar: BankCalendar): Execution {
  const { requested, submitMs, cutOff } = request;
  const today = dayOf(submitMs, calendar.timezone);
  const reasons: MoveReason[] = [];
  let day = requested ?? today;
  if (day < today) {
    reasons.push({ code: 'IN_THE_PAST', date: day });
    day = today;
  }
  for (;;) {
    const reason = reasonAgainst(day, submitMs, cutOff, calendar);
    if (!reason) break;
    // A weekend is one reason, not two.
    if (reason.code !== 'WEEKEND' || reasons.at(-1)?.code !== 'WEEKEND') reasons.push(reason);
    day = addDays(day, 1);
  }
  const isRefused = requested !== null && request.policy === 'REFUSE' && reasons.length > 0;
  if (isRefused) return { movesOn: null, reasons, submitByMs: null };
  return { movesOn: day, reasons, submitByMs: latestSubmission(day, cutOff, calendar.timezone) };
}

function reasonAgainst(
  day: string,
  submitMs: number,
  cutOff: string | null,
  calendar: BankCalendar,
): MoveReason | null {
  if (cutOff === null) return null;
  if (!isBusinessDay(day, calendar)) {
    if (isWeekend(day)) return { code: 'WEEKEND', date: day };
    return { code: 'HOLIDAY', date: day, name: calendar.holidays.get(day)! };
  }
  if (submitMs > latestSubmission(day, cutOff, calendar.timezone))
    return { code: 'AFTER_CUT_OFF', date: day, cutOff };
  return null;
}
