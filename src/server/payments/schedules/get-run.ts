import type { getScheduledWithdrawalRun as op } from '../../../contract/scheduled-withdrawals.ts';
import { isDueDay } from '../../../domain/schedules/due-days.ts';
import { notFound } from '../../../shared/errors.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadDateSettings } from '../batches/dates/date-settings.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { versionOf } from './load-schedule.ts';
import { knownRun, loadRuns, planOf } from './plan-runs.ts';
import { rowsOfBatch } from './read-rows.ts';
import { rowsOfChangedRun, rowsOfVersion } from './run-rows.ts';
import { displayRun, makesRuns, SELECT_SCHEDULES } from './schedule-for-display.ts';

/** GET /payments/scheduled-withdrawals/{id}/runs/{dueOn}: a run with what it pays. Errors: 404. */
export function getRun({ database, clock }: Context): Handler<typeof op> {
  return async ({ caller: { entityId }, params: { id, dueOn }, query }) => {
    const at = nowOf(clock);
    const [row] = await database.query(`${SELECT_SCHEDULES} WHERE s.entity_id = $1 AND s.id = $2`, [
      entityId,
      id,
    ]);
    if (!row) throw notFound('schedule');
    const version = versionOf(row);
    const settings = await loadDateSettings(database, entityId, at);
    const runs = await loadRuns(database, [id], dueOn, dueOn);
    const recorded = runs.find(({ due_on }) => due_on === dueOn) ?? null;
    const isPlanned = makesRuns(row.status) && dueOn >= row.runs_from! && isDueDay(version.calendar, dueOn);
    if (!settings || (!recorded && !isPlanned)) throw notFound('schedule_run');
    const { defaultRail } = await loadPaymentConfig(database, entityId);
    const plan = planOf(version, settings, defaultRail);
    const known = knownRun(version, plan, { dueOn, recorded }, at.getTime());
    const { executionDate } = query;
    const run = executionDate ? { ...known, plan: plan(dueOn, executionDate) } : known;
    const schedule = { id, entityId };
    const changed = await rowsOfChangedRun(database, schedule, version, recorded);
    // What a sweep pays depends on the balance of its day.
    const planned = row.kind === 'SWEEP' ? [] : await rowsOfVersion(database, schedule, version, dueOn);
    const batchId = recorded?.batch_id ?? null;
    return {
      ...displayRun(run, version, row.currency),
      ...(executionDate ? { executionDate } : {}),
      withdrawals: changed ?? (batchId === null ? planned : await rowsOfBatch(database, entityId, batchId)),
      plannedWithdrawals: changed === null || version.source === 'NEW_FILE' ? null : planned,
    };
  };
}
