import { dayOf } from '../../../shared/calendar-day.ts';
import { groupBy } from '../../../shared/group-by.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { loadDateSettings } from '../batches/dates/date-settings.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { versionOf } from './load-schedule.ts';
import { knownDays, loadRuns, planOf } from './plan-runs.ts';
import { SELECT_SCHEDULES } from './schedule-for-display.ts';

/** A run whose time passed while its schedule was paused or suspended, so that no worker recorded it. */
export interface UnrecordedMiss {
  id: string;
  label: string;
  dueOn: string;
  missedAt: Date;
}

/** The runs that the schedules of an entity missed while they rest, by their days. */
export async function loadUnrecordedMisses(
  db: Queryable,
  entityId: string,
  at: Date,
): Promise<UnrecordedMiss[]> {
  const rows = await db.query(
    `${SELECT_SCHEDULES} WHERE s.entity_id = $1 AND s.status IN ('PAUSED', 'SUSPENDED')`,
    [entityId],
  );
  if (rows.length === 0) return [];
  const settings = await loadDateSettings(db, entityId, at);
  if (!settings) return [];
  const { defaultRail } = await loadPaymentConfig(db, entityId);
  const today = dayOf(at.getTime(), settings.calendar.timezone);
  const from = rows.map(({ runs_from: day }) => day!).toSorted()[0]!;
  const runs = await loadRuns(
    db,
    rows.map(({ id }) => id),
    from,
    today,
  );
  const byId = groupBy(runs, ({ schedule_id: id }) => id);
  return rows
    .flatMap((row) => {
      const version = versionOf(row);
      const plan = planOf(version, settings, defaultRail);
      const { id, runs_from: runsFrom } = row;
      const wanted = { from: runsFrom!, to: today, runsFrom: runsFrom!, makesRuns: true };
      return knownDays(version, byId.get(id) ?? [], wanted).flatMap(({ dueOn, recorded }) => {
        if (recorded) return [];
        const missedAt = new Date(plan(dueOn).approveByMs);
        return missedAt < at ? [{ id, label: version.label, dueOn, missedAt }] : [];
      });
    })
    .sort((one, other) => (one.dueOn < other.dueOn ? -1 : one.dueOn > other.dueOn ? 1 : 0));
}
