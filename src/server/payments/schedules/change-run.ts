import type { changeScheduledWithdrawalRun as op } from '../../../contract/scheduled-withdrawals.ts';
import { dayOf } from '../../../shared/calendar-day.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { ChangingVerb } from '../base/change.ts';
import { lastDay } from '../batches/dates/require-execution-date.ts';
import { auditOfSchedule } from './audit-of-schedule.ts';
import { createRun, type RunContent } from './create-run.ts';
import { endRunBatch, lockRun, showRun, wakeSchedule, type LockedRun } from './lock-run.ts';
import { invalid } from './invalid-schedule.ts';
import { noteStandingReasons, recordRun } from './record-run.ts';
import { rowsOfChangedRun } from './run-rows.ts';

/**
 * PUT /payments/scheduled-withdrawals/{id}/runs/{dueOn}: pays one run on another day, or other withdrawals.
 * It needs its own approvals then. A run with withdrawals, one that has a batch, and one that was missed get
 * a batch at once; others at their time. Errors: 404; 400 `run_left`, `run_decided`,
 * `wrong_schedule_status`, `invalid_schedule`, and those of `createBatch`.
 */
export const changeRun: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const locked = await lockRun(tx, entityId, params, at);
  const { schedule, planning, recorded } = locked;
  const { version } = planning;
  if (schedule.kind === 'SWEEP') throw invalid([['executionDate', explain('invalid_schedule.sweep_run')]]);
  if (Object.keys(body).length === 0) throw invalid([['executionDate', explain('invalid_schedule.run')]]);
  if (version.source === 'NEW_FILE' && !body.withdrawals && !recorded?.batch_id)
    throw invalid([['withdrawals', explain('invalid_schedule.run_file')]]);
  const executionDate = body.executionDate ?? recorded?.execution_date ?? null;
  requirePossibleDay(locked, executionDate, at);
  const withdrawals = body.withdrawals ?? (await rowsOfChangedRun(tx, schedule, version, recorded));
  const content: RunContent = {
    ...(withdrawals ? { withdrawals } : {}),
    executionDate,
    duplicateReason: body.duplicateReason ?? recorded?.duplicate_reason ?? null,
    // A reason for duplicates alone changes nothing that was approved, but it is an answer of one user.
    isChanged: true,
    decidedBy: userId,
  };
  const plan = planning.plan(params.dueOn, executionDate);
  const isNow =
    body.withdrawals !== undefined ||
    recorded?.batch_id != null ||
    recorded?.status === 'MISSED' ||
    plan.createsAtMs <= planning.nowMs;
  if (isNow) await makeNow(context, tx, caller, locked, plan, content);
  else await recordRun(tx, schedule, params.dueOn, { status: 'PLANNED', ...content }, at);
  await wakeSchedule(tx, schedule, at);
  return {
    body: await showRun(tx, locked, params.dueOn),
    audit: auditOfSchedule(caller, schedule.id, at, 'run_changed', {
      label: version.label,
      dueOn: params.dueOn,
      executionDate,
      ...(body.withdrawals ? { withdrawalCount: body.withdrawals.length } : {}),
      ...(body.duplicateReason ? { duplicateReason: body.duplicateReason } : {}),
    }),
  };
};

/** A run is made for a day that can still be met, whatever happens to a batch with a late date. */
function requirePossibleDay({ planning, plan }: LockedRun, executionDate: string | null, at: Date): void {
  const { timezone } = planning.settings.calendar;
  if (executionDate !== null && executionDate > lastDay(at, timezone)) {
    const text = explain('execution_date_too_far.field', { last: lastDay(at, timezone) });
    throw refused('execution_date_too_far', text, [
      fieldError('executionDate', 'execution_date_too_far', text),
    ]);
  }
  const { approveByMs } = planning.plan(plan.dueOn, executionDate);
  if (approveByMs >= planning.nowMs) return;
  const possible = planning.settings.calendar;
  const today = dayOf(planning.nowMs, possible.timezone);
  const text = explain('execution_date_not_possible.run', { date: executionDate ?? plan.dueOn, today });
  throw refused('execution_date_not_possible', text, [
    fieldError('executionDate', 'execution_date_not_possible', text),
  ]);
}

async function makeNow(
  context: Context,
  tx: Tx,
  caller: { userId: string; userName: string; entityId: string },
  locked: LockedRun,
  plan: LockedRun['plan'],
  content: RunContent,
): Promise<void> {
  const { schedule, planning } = locked;
  const reason = 'Changed in its schedule.';
  const { userId, userName } = caller;
  const ended = await endRunBatch(tx, locked, { userId, userName, reason, at: nowOf(context.clock) });
  const creator = { userId, userName, entityId: caller.entityId };
  const eachRun = { ...planning.version, approvalMode: 'EACH_RUN' as const };
  const made = await createRun(context, tx, schedule, eachRun, plan, content, creator);
  if (planning.version.approvalMode === 'STANDING')
    await noteStandingReasons(tx, schedule, plan.dueOn, ['RUN_CHANGED']);
  for (const audit of [...ended, ...made.audits]) await recordAudit(tx, audit);
}
