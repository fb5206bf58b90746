import type { listScheduledWithdrawalRuns as op } from '../../../contract/scheduled-withdrawals.ts';
import { addDays, dayOf } from '../../../shared/calendar-day.ts';
import { notFound } from '../../../shared/errors.ts';
import type { Currency } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../base/page.ts';
import { loadDateSettings } from '../batches/dates/date-settings.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { versionOf } from './load-schedule.ts';
import { knownDays, knownRun, loadRuns, planOf } from './plan-runs.ts';
import { displayRun, makesRuns, SELECT_SCHEDULES, type RunForDisplay } from './schedule-for-display.ts';

const USUAL_DAYS = 365;
const MOST_DAYS = 2 * 366;

/** GET /payments/scheduled-withdrawals/{id}/runs: the earliest first. Errors: 404. */
export function listRuns(context: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, params, query }) => {
    const { count, shown } = await findRuns(context, entityId, params.id, query);
    return pageOf([...shown(query.offset, query.limit)], BigInt(count), query);
  };
}

interface FoundRuns {
  count: number;
  currency: Currency;
  /** The runs from the one at an offset on, computed one by one. */
  shown: (offset: number, limit: number) => Iterable<RunForDisplay>;
}

/** The runs of a schedule that are due from one day to another. Throws 404. */
export async function findRuns(
  { database, clock }: Context,
  entityId: string,
  id: string,
  query: { from?: string | undefined; to?: string | undefined },
): Promise<FoundRuns> {
  const at = nowOf(clock);
  const [row] = await database.query(`${SELECT_SCHEDULES} WHERE s.entity_id = $1 AND s.id = $2`, [
    entityId,
    id,
  ]);
  if (!row) throw notFound('schedule');
  const settings = await loadDateSettings(database, entityId, at);
  if (!settings) return { count: 0, currency: row.currency, shown: () => [] };
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
  return {
    count: days.length,
    currency: row.currency,
    shown: function* (offset, limit) {
      for (const day of days.slice(offset, offset + limit))
        yield displayRun(knownRun(version, plan, day, at.getTime()), version, row.currency);
    },
  };
}
