import { addDays, dayOf } from '../../../shared/calendar-day.ts';
import { WORKER, type AuditRecord } from '../../audit/audit.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { loadPlanning, type Planning } from './load-planning.ts';
import type { LockedSchedule } from './load-schedule.ts';
import type { KnownRun } from './plan-runs.ts';
import { recordRun } from './record-run.ts';

/** Records that a run was missed: a user has to answer. */
export async function missRun(
  tx: Tx,
  schedule: LockedSchedule,
  { version }: Pick<Planning, 'version'>,
  { plan, recorded }: Pick<KnownRun, 'plan' | 'recorded'>,
  at: Date,
): Promise<AuditRecord> {
  await recordRun(tx, schedule, plan.dueOn, { status: 'MISSED' }, at);
  await tx.query('UPDATE schedules SET updated_at = $2 WHERE id = $1', [schedule.id, at]);
  return {
    entityId: schedule.entityId,
    at,
    actor: WORKER,
    action: 'schedule.run_missed',
    subjectType: 'schedule',
    subjectId: schedule.id,
    details: {
      label: version.label,
      dueOn: plan.dueOn,
      approveBy: new Date(plan.approveByMs).toISOString(),
      ...(recorded?.problem_code ? { problem: recorded.problem_code } : {}),
    },
  };
}

/**
 * Records the runs that were due before today and have no record, before another version comes into force:
 * its calendar does not name them. After an outage, or in a pause, no worker has recorded them. Returns what
 * the audit log says about those that were missed.
 */
export async function recordPassedRuns(tx: Tx, schedule: LockedSchedule, at: Date): Promise<AuditRecord[]> {
  const planning = await loadPlanning(tx, schedule, at);
  const today = dayOf(at.getTime(), planning.settings.calendar.timezone);
  const runs = await planning.runsUntil(addDays(today, -1));
  const audits: AuditRecord[] = [];
  for (const run of runs.filter(({ recorded }) => !recorded)) {
    if (run.status === 'MISSED') audits.push(await missRun(tx, schedule, planning, run, at));
    // Its money can still move on a later day, which the worker plans by the new version.
    else await recordRun(tx, schedule, run.plan.dueOn, { status: 'PLANNED' }, at);
  }
  return audits;
}
