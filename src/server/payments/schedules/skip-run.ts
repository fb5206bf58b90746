import type { skipScheduledWithdrawalRun as op } from '../../../contract/scheduled-withdrawals.ts';
import { recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { auditOfSchedule } from './audit-of-schedule.ts';
import { endRunBatch, lockRun, showRun, wakeSchedule } from './lock-run.ts';
import { recordRun } from './record-run.ts';

/**
 * POST /payments/scheduled-withdrawals/{id}/runs/{dueOn}/skip: the run is not paid, and its batch is
 * cancelled with it. Errors: 404; 400 `run_left`, `run_decided`, `wrong_schedule_status`.
 */
export const skipRun: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId, userName } = caller;
  const at = nowOf(context.clock);
  const run = await lockRun(tx, entityId, params, at);
  const ended = await endRunBatch(tx, run, { userId, userName, reason: body.reason, at });
  const { schedule, planning, plan, recorded } = run;
  const skipped = { status: 'SKIPPED', decidedBy: userId, reason: body.reason } as const;
  await recordRun(tx, schedule, plan.dueOn, skipped, at);
  await wakeSchedule(tx, schedule, at);
  for (const audit of ended) await recordAudit(tx, audit);
  return {
    body: await showRun(tx, run, plan.dueOn),
    audit: auditOfSchedule(caller, schedule.id, at, 'run_skipped', {
      label: planning.version.label,
      dueOn: plan.dueOn,
      before: recorded?.status ?? 'PLANNED',
      batchId: recorded?.batch_id ?? null,
      reason: body.reason,
    }),
  };
};
