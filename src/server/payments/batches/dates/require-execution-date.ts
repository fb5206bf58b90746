import { LONGEST_DAYS_AHEAD } from '../../../../contract/execution-dates.ts';
import type { Execution, MoveReason } from '../../../../domain/business-days/execution.ts';
import { addDays, dayOf } from '../../../../shared/calendar-day.ts';
import { explain, type Explained } from '../../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../../shared/errors.ts';
import type { Rail } from '../../../../shared/terms.ts';
import type { Queryable } from '../../../platform/database/pool.ts';
import type { EntityConfig } from '../../entity/config/entity-config.ts';
import { loadDateSettings } from './date-settings.ts';
import { executionOfBatch } from './execution-of-batch.ts';

/**
 * Requires that a new batch can have this execution date. Throws 400 `execution_date_not_possible` when the
 * country has no calendar, or when the money cannot move on that day and the payment config refuses another
 * one; `execution_date_too_far` beyond a year.
 */
export async function requireExecutionDate(
  db: Queryable,
  batch: { entity: EntityConfig; executionDate: string; rails: readonly Rail[] },
  at: Date,
): Promise<void> {
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
  const execution = executionOfBatch(
    {
      status: 'PENDING_APPROVAL',
      releaseAt: null,
      executionDate,
      executionRails: rails,
      movesOn: null,
      moveReasons: null,
    },
    settings,
    at.getTime() + settings.releaseDelayMs,
  );
  if (execution.movesOn === null) throw notPossible(sentenceOf(execution.reasons[0]!));
}

/** Throws 400 `execution_date_not_possible` when the payment config refuses to move the date of a batch. */
export function requireKeptDate(
  execution: Execution,
  date: string,
): asserts execution is Execution & {
  movesOn: string;
} {
  if (execution.movesOn === null)
    throw refused(
      'execution_date_not_possible',
      explain('execution_date_not_possible.approve', { date }),
      execution.reasons.map((reason) =>
        fieldError('executionDate', 'execution_date_not_possible', sentenceOf(reason)),
      ),
    );
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
  return explain(`execution_date_not_possible.${code}`, { date });
}
