import type { getBankDays as op } from '../../../../contract/dashboard/bank-days.ts';
import { executionOf } from '../../../../domain/business-days/execution.ts';
import { policyOf } from '../../../../domain/business-days/date-policy.ts';
import { dayOf, weekdayOf } from '../../../../shared/calendar-day.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { loadDateSettings } from './date-settings.ts';
import { lastDay } from './require-execution-date.ts';

/** GET /app/bank-days: 204 when no batch of the entity can have an execution date. */
export function getBankDays(context: Context): Handler<typeof op> {
  return async ({ caller }) => {
    const at = nowOf(context.clock);
    const settings = await loadDateSettings(context.database, caller.entityId, at);
    if (!settings) return null;
    const { calendar, rule, releaseDelayMs } = settings;
    const today = dayOf(at.getTime(), calendar.timezone);
    const last = lastDay(at, calendar.timezone);
    const submitMs = at.getTime() + releaseDelayMs;
    return {
      today,
      lastDay: last,
      ifNotBankingDay: rule,
      policy: policyOf(rule),
      holidays: [...calendar.holidays]
        .filter(([date]) => date >= today && date <= last && weekdayOf(date) !== 0)
        .sort(([one], [other]) => (one < other ? -1 : 1))
        .map(([date, name]) => ({ date, name })),
      rails: settings.rails.map((rail) => {
        const hours = settings.hoursOf([rail]);
        const { movesOn, reasons } = executionOf({ requested: null, submitMs, hours, rule }, calendar);
        return { rail, ...hours, firstDay: movesOn!, reasons: [...reasons] };
      }),
    };
  };
}
