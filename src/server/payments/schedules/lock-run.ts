import { isDueDay } from '../../../domain/schedules/due-days.ts';
import { runStates } from '../../../domain/schedules/schedule-states.ts';
import { batchStates } from '../../../domain/payouts/batch-states.ts';
import type { PlannedRun } from '../../../domain/schedules/plan-run.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notFound, refused } from '../../../shared/errors.ts';
import { actorOf, type AuditRecord } from '../../audit/audit.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { endUnsent } from '../batches/end-unsent.ts';
import { lockBatch } from '../batches/lock-batch.ts';
import { loadPlanning, type Planning } from './load-planning.ts';
import { lockSchedule, type LockedSchedule } from './load-schedule.ts';
import { knownRuns, loadRuns, type RunRow } from './plan-runs.ts';
import { displayRun, makesRuns, type RunForDisplay } from './schedule-for-display.ts';
import { wrongStatus } from './wrong-status.ts';

export interface LockedRun {
  schedule: LockedSchedule;
  planning: Planning;
  /** The record of the run; null while it is planned. */
  recorded: RunRow | null;
  plan: PlannedRun;
}

/**
 * Locks the schedule of a run that a user wants to skip or to change. Throws 404 for a day on which none is
 * due; 400 `wrong_schedule_status`, `run_decided`.
 */
export async function lockRun(
  tx: Tx,
  entityId: string,
  { id, dueOn }: { id: string; dueOn: string },
  at: Date,
): Promise<LockedRun> {
  const schedule = await lockSchedule(tx, entityId, id);
  const planning = await loadPlanning(tx, schedule, at);
  const recorded = await recordOf(tx, schedule.id, dueOn);
  const isKnown = dueOn >= schedule.runsFrom && isDueDay(planning.version.calendar, dueOn);
  if (!recorded && !isKnown) throw notFound('schedule_run');
  if (schedule.version === null || !makesRuns(schedule.status)) throw wrongStatus(schedule.status);
  if (recorded?.status === 'SKIPPED') throw refused('run_decided', explain('run_decided'));
  if (recorded && !runStates.next(recorded.status, 'skip'))
    throw refused('run_decided', explain('run_decided.swept'));
  return { schedule, planning, recorded, plan: planning.plan(dueOn, recorded?.execution_date) };
}

async function recordOf(tx: Tx, scheduleId: string, dueOn: string): Promise<RunRow | null> {
  const runs = await loadRuns(tx, [scheduleId], dueOn, dueOn);
  return runs.find(({ due_on }) => due_on === dueOn) ?? null;
}

/**
 * Ends the batch of a run that was not submitted yet, as its cancellation does. A batch that has ended unpaid
 * is left as it is. Returns what the audit log of the batch says. Throws 400 `run_left`.
 */
export async function endRunBatch(
  tx: Tx,
  { schedule, recorded }: LockedRun,
  by: { userId: string; userName: string; reason: string | null; at: Date },
): Promise<AuditRecord[]> {
  if (recorded?.batch_id == null) return [];
  const batch = await lockBatch(tx, schedule.entityId, recorded.batch_id);
  if (batch.status === 'CANCELLED' || batch.status === 'EXPIRED' || batch.status === 'REJECTED') return [];
  if (!batchStates.next(batch.status, 'cancel')) throw refused('run_left', explain('run_left'));
  const { releasedMinor } = await endUnsent(tx, batch, 'cancel', by.at);
  await tx.query(
    'UPDATE batches SET cancelled_by = $2, cancelled_at = $3, cancellation_reason = $4 WHERE id = $1',
    [batch.id, by.userId, by.at, by.reason],
  );
  const { entityId } = schedule;
  return [
    {
      entityId,
      at: by.at,
      actor: actorOf(by),
      action: 'batch.cancelled',
      subjectType: 'batch',
      subjectId: batch.id,
      details: { before: batch.status, releasedMinor, reason: by.reason },
    },
  ];
}

/** A run as it is now, for the answer. */
export async function showRun(
  tx: Tx,
  { schedule, planning }: LockedRun,
  dueOn: string,
): Promise<RunForDisplay> {
  const recorded = await recordOf(tx, schedule.id, dueOn);
  const [run] = knownRuns(planning.version, planning.plan, recorded ? [recorded] : [], {
    from: dueOn,
    to: dueOn,
    runsFrom: schedule.runsFrom,
    makesRuns: true,
    nowMs: planning.nowMs,
  });
  return displayRun(run!, planning.version, schedule.currency);
}

/** Lets the worker look at an active schedule at once, because one of its runs has changed. */
export async function wakeSchedule(tx: Tx, { id }: LockedSchedule, at: Date): Promise<void> {
  await tx.query(
    `UPDATE schedules
        SET updated_at = $2, next_at = CASE WHEN status = 'ACTIVE' THEN $2 ELSE next_at END
      WHERE id = $1`,
    [id, at],
  );
}
