import { leaveDayFor } from '../../../../domain/business-days/business-days.ts';
import { executionOf, type Execution, type MoveReason } from '../../../../domain/business-days/execution.ts';
import { addDays, startOfDay } from '../../../../shared/calendar-day.ts';
import type { BatchStatus, DateRule, Rail } from '../../../../shared/terms.ts';
import type { DateSettings } from './date-settings.ts';

/** The columns of a batch that say when its money moves. */
export interface DatedBatch {
  status: BatchStatus;
  releaseAt: Date | null;
  executionDate: string | null;
  /** Null for a batch from before there were rules: that of the payment config. */
  ifNotBankingDay: DateRule | null;
  executionRails: readonly Rail[] | null;
  movesOn: string | null;
  moveReasons: readonly MoveReason[] | null;
}

/**
 * The day on which the money of an unsubmitted batch with an execution date moves when it is submitted at
 * `submitMs`. From the last approval on, the rule applies to the day that was approved. The reasons include
 * those of earlier moves.
 */
export function executionOfBatch(batch: DatedBatch, settings: DateSettings, submitMs: number): Execution {
  const execution = executionOf(
    {
      requested: batch.movesOn ?? batch.executionDate,
      submitMs,
      hours: settings.hoursOf(batch.executionRails ?? []),
      rule: batch.ifNotBankingDay ?? settings.rule,
    },
    settings.calendar,
  );
  return { ...execution, reasons: [...(batch.moveReasons ?? []), ...execution.reasons] };
}

/**
 * When a batch can be submitted at the earliest, if it waits for approval and is approved now. An approved
 * batch that waits for its day can leave sooner, if another day is taken meanwhile.
 */
export function earliestSubmission(
  batch: DatedBatch,
  { releaseDelayMs }: Pick<DateSettings, 'releaseDelayMs'>,
  at: Date,
): number {
  const afterDelay = at.getTime() + releaseDelayMs;
  if (batch.status !== 'APPROVED' || !batch.releaseAt) return afterDelay;
  return Math.max(at.getTime(), Math.min(batch.releaseAt.getTime(), afterDelay));
}

/**
 * When the worker may submit a batch whose money moves on a day: from the beginning of the day on which it
 * must leave, or earlier by the days that the bank takes its file ahead.
 */
export function releaseTime(
  movesOn: string,
  rails: readonly Rail[],
  submitMs: number,
  settings: DateSettings,
): Date {
  const { calendar } = settings;
  const daysAhead = rails.length === 0 ? 0 : Math.min(...rails.map((rail) => settings.daysAheadOf(rail)));
  const ahead = addDays(movesOn, -daysAhead);
  const leaveOn = leaveDayFor(movesOn, settings.hoursOf(rails), calendar);
  return new Date(Math.max(submitMs, startOfDay(ahead < leaveOn ? ahead : leaveOn, calendar.timezone)));
}

/** When the money of a batch moves, as the interface shows it. */
export interface ShownDates {
  movesOn: string | null;
  moveReasons: MoveReason[];
  possibleOn: string | null;
  approveBy: string | null;
  submitBy: string | null;
}

/** The day of the money of a batch with an execution date and the reasons, in every status of the batch. */
export function shownExecution(
  batch: DatedBatch & { expiresAt: Date },
  settings: DateSettings | null,
  at: Date,
): ShownDates {
  const { status, executionDate, movesOn, moveReasons } = batch;
  if (executionDate !== null && settings && (status === 'PENDING_APPROVAL' || status === 'APPROVED')) {
    const execution = executionOfBatch(batch, settings, earliestSubmission(batch, settings, at));
    const { submitByMs, possibleOn } = execution;
    return {
      movesOn: execution.movesOn,
      moveReasons: [...execution.reasons],
      possibleOn,
      approveBy:
        status === 'PENDING_APPROVAL' || possibleOn !== null
          ? lastApproval(batch, submitByMs, settings)
          : null,
      submitBy: new Date(submitByMs).toISOString(),
    };
  }
  const none = { possibleOn: null, approveBy: null, submitBy: null };
  const wasPaid = status === 'PROCESSING' || status === 'COMPLETE' || status === 'PARTIALLY_COMPLETE';
  if (!wasPaid) return { ...none, movesOn: null, moveReasons: [] };
  return { ...none, movesOn, moveReasons: [...(moveReasons ?? [])] };
}

/** The last moment of an approval with which a batch is submitted in time, and before it expires. */
export function lastApproval(
  { status, expiresAt }: { status: BatchStatus; expiresAt: Date },
  submitByMs: number,
  { releaseDelayMs }: Pick<DateSettings, 'releaseDelayMs'>,
): string {
  const inTimeMs = submitByMs - releaseDelayMs;
  const endMs = status === 'PENDING_APPROVAL' ? Math.min(inTimeMs, expiresAt.getTime()) : inTimeMs;
  return new Date(endMs).toISOString();
}
