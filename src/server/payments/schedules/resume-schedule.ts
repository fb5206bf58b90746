import type { resumeScheduledWithdrawal as op } from '../../../contract/scheduled-withdrawals.ts';
import type { CanonicalWithdrawal } from '../../../domain/withdrawal/shapes.ts';
import { scheduleStates } from '../../../domain/schedules/schedule-states.ts';
import { executionOf } from '../../../domain/business-days/execution.ts';
import { addDays, dayOf } from '../../../shared/calendar-day.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { actorOf, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { requireFreshSignIn } from '../../identity/step-up.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { auditOfSchedule } from './audit-of-schedule.ts';
import { createRun } from './create-run.ts';
import { loadPlanning, type Planning } from './load-planning.ts';
import { lockSchedule, type LockedSchedule } from './load-schedule.ts';
import type { KnownRun } from './plan-runs.ts';
import { invalid } from './invalid-schedule.ts';
import { recordRun } from './record-run.ts';
import { loadScheduleForDisplay } from './schedule-for-display.ts';
import { sweepRun } from './sweep-run.ts';
import { sweptWithdrawal } from './sweep-to-account.ts';
import { wrongStatus } from './wrong-status.ts';

type Caller = Parameters<ChangingVerb<typeof op>>[2]['caller'];

/**
 * POST /payments/scheduled-withdrawals/{id}/resume: runs are created again. Those whose time has passed
 * meanwhile are skipped, or the latest one is made now for the next possible day. Errors: 401
 * `fresh_sign_in_required`; 404; 400 `wrong_schedule_status`, `own_schedule`, `missed_runs`,
 * `invalid_schedule`, and those of `createBatch`.
 */
export const resumeSchedule: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId } = caller;
  const at = nowOf(context.clock);
  const schedule = await lockSchedule(tx, entityId, params.id);
  const status = scheduleStates.next(schedule.status, 'resume');
  if (!status) throw wrongStatus(schedule.status);
  const planning = await loadPlanning(tx, schedule, at);
  await requireMayResume(tx, caller, schedule, planning, at);
  const today = dayOf(at.getTime(), planning.settings.calendar.timezone);
  const missed = (await planning.runsUntil(today)).filter((run) => run.status === 'MISSED');
  if (missed.length > 0 && !body?.missed) throw missedRuns(missed);
  const made = body?.missed === 'RUN_ONCE' ? (missed.at(-1) ?? null) : null;
  const skipped = { status: 'SKIPPED', decidedBy: caller.userId } as const;
  for (const run of missed) if (run !== made) await recordRun(tx, schedule, run.plan.dueOn, skipped, at);
  const swept =
    made && planning.version.source === 'FUNDING'
      ? await sweptWithdrawal(tx, schedule, planning.version)
      : null;
  const isByBatch = schedule.kind === 'RECURRING' || swept !== null;
  if (made && isByBatch) await makeOnce(context, tx, caller, schedule, planning, { run: made, swept });
  await tx.query(
    `UPDATE schedules
        SET status = $2, next_at = $3, suspended_code = NULL, suspended_due_on = NULL, suspended_at = NULL,
            status_reason = NULL, status_by = NULL, resumed_by = $4, resumed_at = $3, updated_at = $3
      WHERE id = $1`,
    [schedule.id, status, at, caller.userId],
  );
  // The database makes a sweep only of an active schedule.
  if (made && !isByBatch) {
    const { refusals } = await sweepRun(context, tx, schedule, planning.version, made.plan.dueOn, at);
    if (refusals.length > 0) throw invalid([['missed', explain('invalid_schedule.sweep_not_covered')]]);
  }
  return {
    body: await loadScheduleForDisplay(tx, entityId, schedule.id, at),
    audit: auditOfSchedule(caller, schedule.id, at, 'resumed', {
      label: planning.version.label,
      before: schedule.status,
      ...(missed.length > 0
        ? { missed: missed.map(({ plan }) => plan.dueOn), answer: body?.missed ?? null }
        : {}),
    }),
  };
};

/** Runs that are paid without asking again are resumed by an approver who did not write the version. */
async function requireMayResume(
  tx: Tx,
  caller: Caller,
  { status, entityId }: LockedSchedule,
  { version }: Planning,
  at: Date,
): Promise<void> {
  if (version.approvalMode === 'EACH_RUN' && status !== 'SUSPENDED') return;
  if (!caller.roles.has('APPROVER')) throw refused('own_schedule', explain('own_schedule.role'));
  if (version.createdBy === caller.userId) throw refused('own_schedule', explain('own_schedule.resume'));
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
}

function missedRuns(missed: readonly KnownRun[]): Error {
  const first = missed[0]!.plan.dueOn;
  const { length: count } = missed;
  return refused(
    'missed_runs',
    count === 1 ? explain('missed_runs.one', { first }) : explain('missed_runs', { count, first }),
  );
}

/** Makes a missed run for the next possible day. Its batch waits for approval, also with a standing one. */
async function makeOnce(
  context: Context,
  tx: Tx,
  caller: Caller,
  schedule: LockedSchedule,
  { version, settings, plan, nowMs }: Planning,
  { run, swept }: { run: KnownRun; swept: CanonicalWithdrawal | null },
): Promise<void> {
  if (version.source === 'NEW_FILE') throw invalid([['missed', explain('invalid_schedule.run_file')]]);
  const rails = version.rails.length > 0 ? version.rails : settings.rails;
  const { movesOn } = executionOf(
    {
      requested: null,
      submitMs: nowMs + settings.releaseDelayMs,
      hours: settings.hoursOf(rails),
      rule: version.rule,
    },
    settings.calendar,
  );
  const executionDate = movesOn ?? addDays(dayOf(nowMs, settings.calendar.timezone), 1);
  const { dueOn } = run.plan;
  const made = await createRun(
    context,
    tx,
    schedule,
    { ...version, approvalMode: 'EACH_RUN' },
    plan(dueOn, executionDate),
    { ...(swept ? { withdrawals: [swept] } : {}), executionDate, isChanged: true, decidedBy: caller.userId },
    { userId: version.createdBy, userName: caller.userName, entityId: caller.entityId },
  );
  for (const audit of made.audits) await recordAudit(tx, { ...audit, actor: actorOf(caller) });
}
