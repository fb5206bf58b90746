import { invariant } from '../../../shared/errors.ts';
import type { PlannedRun } from '../../../domain/schedules/plan-run.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { loadDateSettings, type DateSettings } from '../batches/dates/date-settings.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { loadVersion, type LockedSchedule, type StoredVersion } from './load-schedule.ts';
import { knownRuns, loadRuns, openFrom, planOf, type KnownRun } from './plan-runs.ts';
import { makesRuns } from './schedule-for-display.ts';

/** All that decides about the runs of a locked schedule. */
export interface Planning {
  version: StoredVersion;
  settings: DateSettings;
  plan: (dueOn: string, executionDate?: string | null) => PlannedRun;
  /** The runs that are due until a day: those open, and those recorded since. */
  runsUntil(to: string): Promise<KnownRun[]>;
  nowMs: number;
}

/** Loads the version in force, or without one the latest, and the days of the bank. */
export async function loadPlanning(tx: Tx, schedule: LockedSchedule, at: Date): Promise<Planning> {
  const version = await loadVersion(tx, schedule.id, schedule.version ?? schedule.latestVersion);
  const settings = await loadDateSettings(tx, schedule.entityId, at);
  invariant(settings, 'a schedule belongs to an entity with a calendar');
  const { defaultRail } = await loadPaymentConfig(tx, schedule.entityId);
  const plan = planOf(version, settings, defaultRail);
  const nowMs = at.getTime();
  const open = openFrom(nowMs, settings.calendar.timezone);
  const from = schedule.runsFrom < open ? schedule.runsFrom : open;
  return {
    version,
    settings,
    plan,
    nowMs,
    runsUntil: async (to) =>
      knownRuns(version, plan, await loadRuns(tx, [schedule.id], from, to), {
        from,
        to,
        runsFrom: schedule.runsFrom,
        makesRuns: makesRuns(schedule.status),
        nowMs,
      }),
  };
}
