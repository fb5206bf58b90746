import { earliestCutOff } from '../../../../domain/business-days/business-days.ts';
import { executionOf, type Execution, type MoveReason } from '../../../../domain/business-days/execution.ts';
import { addDays, startOfDay } from '../../../../shared/calendar-day.ts';
import type { BatchStatus, Rail } from '../../../../shared/terms.ts';
import type { DateSettings } from './date-settings.ts';

/** The columns of a batch that say when its money moves. */
export interface DatedBatch {
  status: BatchStatus;
  releaseAt: Date | null;
  executionDate: string | null;
  executionRails: readonly Rail[] | null;
  movesOn: string | null;
  moveReasons: readonly MoveReason[] | null;
}

/**
 * The day on which the money of an unsubmitted batch with an execution date moves when it is submitted at
 * `submitMs`. The reasons include those of earlier moves.
 */
export function executionOfBatch(batch: DatedBatch, settings: DateSettings, submitMs: number): Execution {
  const execution = executionOf(
    {
      requested: batch.movesOn ?? batch.executionDate,
      submitMs,
      cutOff: earliestCutOff((batch.executionRails ?? []).map((rail) => settings.cutOffOf(rail))),
      policy: settings.policy,
    },
    settings.calendar,
  );
  return { ...execution, reasons: [...(batch.moveReasons ?? []), ...execution.reasons] };
}

/** When a batch can be submitted at the earliest, if it waits for approval and is approved now. */
export function earliestSubmission(
  batch: DatedBatch,
  settings: Pick<DateSettings, 'releaseDelayMs'>,
  at: Date,
): number {
  if (batch.status === 'APPROVED' && batch.releaseAt)
    return Math.max(at.getTime(), batch.releaseAt.getTime());
  return at.getTime() + settings.releaseDelayMs;
}

/**
 * When the worker may submit a batch whose money moves on a day: not before that day begins, or earlier by
 * the days that the bank takes its file ahead.
 */
export function releaseTime(
  movesOn: string,
  rails: readonly Rail[],
  submitMs: number,
  settings: DateSettings,
): Date {
  const daysAhead = rails.length === 0 ? 0 : Math.min(...rails.map((rail) => settings.daysAheadOf(rail)));
  return new Date(Math.max(submitMs, startOfDay(addDays(movesOn, -daysAhead), settings.calendar.timezone)));
}

/** The day of the money and the reasons, as the interface shows them in every status of a batch. */
export function shownExecution(
  batch: DatedBatch,
  settings: DateSettings | null,
  at: Date,
): { movesOn: string | null; moveReasons: MoveReason[] } {
  const { status, executionDate, movesOn, moveReasons } = batch;
  if (executionDate !== null && settings && (status === 'PENDING_APPROVAL' || status === 'APPROVED')) {
    const execution = executionOfBatch(batch, settings, earliestSubmission(batch, settings, at));
    return { movesOn: execution.movesOn, moveReasons: [...execution.reasons] };
  }
  const wasPaid = status === 'PROCESSING' || status === 'COMPLETE' || status === 'PARTIALLY_COMPLETE';
  return wasPaid ? { movesOn, moveReasons: [...(moveReasons ?? [])] } : { movesOn: null, moveReasons: [] };
}
