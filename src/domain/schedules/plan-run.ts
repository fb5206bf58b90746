import { addDays, startOfDay } from '../../shared/calendar-day.ts';
import type { DateRule } from '../../shared/terms.ts';
import { leaveDayFor, type BankCalendar, type BankHours } from '../business-days/business-days.ts';
import { executionOf, type MoveReason } from '../business-days/execution.ts';

/** The settings that decide when the run of a due day is created, approved and paid. */
export interface RunSettings {
  rule: DateRule;
  hours: BankHours;
  calendar: BankCalendar;
  createDaysAhead: number;
  /** How long after the last approval a batch is submitted at the earliest. */
  releaseDelayMs: number;
}

export interface PlannedRun {
  /** The day that the calendar of the schedule names, YYYY-MM-DD. */
  dueOn: string;
  /** The day on which the money moves; null when `dueOn` is closed and the rule refuses any other day. */
  paysOn: string | null;
  /** Why `paysOn` is not `dueOn`. */
  reasons: readonly MoveReason[];
  /** The day on which the batch of the run is created. */
  createsOn: string;
  /** The beginning of that day, in epoch milliseconds. */
  createsAtMs: number;
  /** The last moment for the last approval, in epoch milliseconds. */
  approveByMs: number;
}

/**
 * The plan of a run. It is created `createDaysAhead` days before the money moves, and at the latest on the
 * day on which its payments have to leave.
 */
export function planRun(dueOn: string, settings: RunSettings): PlannedRun {
  const { rule, hours, calendar, createDaysAhead, releaseDelayMs } = settings;
  // Assume a submission long before the day: whether it is still in time is checked elsewhere.
  const execution = executionOf({ requested: dueOn, submitMs: 0, hours, rule }, calendar);
  const day = execution.movesOn ?? execution.possibleOn ?? dueOn;
  const leaveOn = hours.cutOff === null ? day : leaveDayFor(day, hours, calendar);
  const ahead = addDays(day, -createDaysAhead);
  const createsOn = ahead < leaveOn ? ahead : leaveOn;
  return {
    dueOn,
    paysOn: execution.movesOn,
    reasons: execution.reasons,
    createsOn,
    createsAtMs: startOfDay(createsOn, calendar.timezone),
    approveByMs: execution.submitByMs - releaseDelayMs,
  };
}
