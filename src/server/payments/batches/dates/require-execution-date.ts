import { LONGEST_DAYS_AHEAD } from '../../../../contract/execution-dates.ts';
import type { Execution, MoveReason } from '../../../../domain/business-days/execution.ts';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';
import { explain, type Explained } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import type { DateRule, Rail } from '../../../../shared/terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { EntityConfig } from '../../entity/config/entity-config.ts';
import { loadDateSettings } from './date-settings.ts';
import { executionOfBatch } from './execution-of-batch.ts';

/**
 * Requires that a new batch can have this execution date, and resolves to its rule. Throws 400
 * `execution_date_not_possible` when the country has no calendar, or when the money cannot move on that day
 * and the rule refuses another one; `execution_date_too_far` beyond a year.
 */
export async function requireExecutionDate(
  db: Queryable,
  batch: {
    entity: EntityConfig;
    executionDate: string;
    ifNotBankingDay: DateRule | undefined;
    rails: readonly Rail[];
  },
  at: Date,
): Promise<DateRule> {
  const { entity, executionDate, rails } = batch;
  const settings = await loadDateSettings(db, entity.entityId, at, entity);
  if (!settings) throw notPossible(explain('execution_date_not_possible.calendar'));
  const last = lastDay(at, settings.calendar.timezone);
  if (executionDate > last) {
    throw refused(
      'execution_date_too_far',
      explain('execution_date_too_far', { days: LONGEST_DAYS_AHEAD, last }),
      [
        fieldError(
          'executionDate',
          'execution_date_too_far',
          explain('execution_date_too_far.field', { last }),
        ),
      ],
    );
  }
  const rule = batch.ifNotBankingDay ?? settings.rule;
  const execution = executionOfBatch(
    {
      status: 'PENDING_APPROVAL',
      releaseAt: null,
      executionDate,
      ifNotBankingDay: rule,
      executionRails: rails,
      movesOn: null,
      moveReasons: null,
    },
    settings,
    at.getTime() + settings.releaseDelayMs,
  );
  // A batch that can only be paid later is created, and each approver sees that.
  if (rule === 'REFUSE' && execution.movesOn === null) throw notPossible(sentenceOf(execution.reasons[0]!));
  return rule;
}

/**
 * The day of the money if a batch is approved now. Throws 400 `execution_date_not_possible` when the day can
 * no longer be kept, or when `acceptDate` is another day than the one on which the money would move.
 */
export function requireDay(execution: Execution, date: string, acceptDate: string | undefined): string {
  const { movesOn, possibleOn, reasons } = execution;
  const day = (movesOn ?? possibleOn)!;
  if (acceptDate === day || (acceptDate === undefined && movesOn !== null)) return day;
  const detail =
    movesOn === null
      ? explain('execution_date_not_possible.approve', { date, possible: day })
      : explain('execution_date_not_possible.accept', { possible: day });
  throw refused('execution_date_not_possible', detail, [
    { path: 'acceptDate', code: 'execution_date_not_possible', message: day },
    ...reasons.map((reason) =>
      fieldError('executionDate', 'execution_date_not_possible', sentenceOf(reason)),
    ),
  ]);
}

/** Refuses to accept a day for a batch that has no execution date: it is paid as soon as it is approved. */
export function requireNoDay(acceptDate: string | undefined): void {
  if (acceptDate === undefined) return;
  const message = explain('execution_date_not_possible.undated');
  throw refused('execution_date_not_possible', message, [
    fieldError('acceptDate', 'execution_date_not_possible', message),
  ]);
}

/** The last day that a new batch can name. */
export function lastDay(at: Date, timezone: string): string {
  return addDays(dayOf(at.getTime(), timezone), LONGEST_DAYS_AHEAD);
}

function notPossible(message: Explained): Error {
  return refused('execution_date_not_possible', message, [
    fieldError('executionDate', 'execution_date_not_possible', explain('execution_date_not_possible.field')),
  ]);
}

function sentenceOf(reason: MoveReason): Explained {
  const { code, date } = reason;
  if (code === 'HOLIDAY') return explain('execution_date_not_possible.HOLIDAY', { date, name: reason.name });
  if (code === 'AFTER_CUT_OFF')
    return explain('execution_date_not_possible.AFTER_CUT_OFF', { date, cutOff: reason.cutOff });
  if (code === 'LEAD_DAYS') {
    const { leaveOn, cutOff } = reason;
    return explain('execution_date_not_possible.LEAD_DAYS', { date, leaveOn, cutOff });
  }
  return explain(`execution_date_not_possible.${code}`, { date });
}
