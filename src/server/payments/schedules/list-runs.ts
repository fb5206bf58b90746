import type { listScheduledWithdrawalRuns as op } from '../../../contract/scheduled-withdrawals.ts';
import { addDays, dayOf } from '../../../shared/calendar-day.ts';
import { notFound } from '../../../shared/errors.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../base/page.ts';
import { loadDateSettings } from '../batches/dates/date-settings.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { versionOf } from './load-schedule.ts';
import { knownDays, knownRun, loadRuns, planOf } from './plan-runs.ts';
import { displayRun, makesRuns, SELECT_SCHEDULES } from './schedule-for-display.ts';

const USUAL_DAYS = 365;
const MOST_DAYS = 2 * 366;

/** GET /payments/scheduled-withdrawals/{id}/runs: the earliest first. Errors: 404. */
export function listRuns({ database, clock }: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, params, query }) => {
    const at = nowOf(clock);
    const [row] = await database.query(`${SELECT_SCHEDULES} WHERE s.entity_id = $1 AND s.id = $2`, [
      entityId,
      params.id,
    ]);
    if (!row) throw notFound('schedule');
    const settings = await loadDateSettings(database, entityId, at);
    if (!settings) return pageOf([], 0n, query);
    const { defaultRail } = await loadPaymentConfig(database, entityId);
    const today = dayOf(at.getTime(), settings.calendar.timezone);
    const last = addDays(today, MOST_DAYS);
    const wanted = query.to ?? addDays(today, USUAL_DAYS);
    const to = wanted < last ? wanted : last;
    const from = query.from ?? addDays(today, -USUAL_DAYS);
    const version = versionOf(row);
    const recorded = await loadRuns(database, [row.id], from, to);
    const within = recorded.filter(({ due_on }) => due_on! >= from && due_on! <= to);
    const days = knownDays(version, within, {
      from,
      to,
      runsFrom: row.runs_from!,
      makesRuns: makesRuns(row.status),
    });
    const plan = planOf(version, settings, defaultRail);
    const items = days
      .slice(query.offset, query.offset + query.limit)
      .map((day) => displayRun(knownRun(version, plan, day, at.getTime()), version, row.currency));
    return pageOf(items, BigInt(days.length), query);
  };
}
