import type {
  cancelScheduledWithdrawal as cancelOp,
  pauseScheduledWithdrawal as pauseOp,
} from '../../../contract/scheduled-withdrawals.ts';
import { scheduleStates } from '../../../domain/schedules/schedule-states.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { ChangingVerb } from '../base/change.ts';
import type { Change } from '../base/idempotency.ts';
import { auditOfSchedule } from './audit-of-schedule.ts';
import { lockSchedule } from './load-schedule.ts';
import { loadScheduleForDisplay } from './schedule-for-display.ts';
import { wrongStatus } from './wrong-status.ts';

/**
 * POST /payments/scheduled-withdrawals/{id}/pause: no run is created until it is resumed. Errors: 404; 400
 * `wrong_schedule_status`.
 */
export const pauseSchedule: ChangingVerb<typeof pauseOp> = (context, tx, call) =>
  stop(context, tx, call, 'pause');

/**
 * POST /payments/scheduled-withdrawals/{id}/cancel: no run is created any more, and a version that waits is
 * withdrawn. Errors: 404; 400 `wrong_schedule_status`.
 */
export const cancelSchedule: ChangingVerb<typeof cancelOp> = (context, tx, call) =>
  stop(context, tx, call, 'cancel');

interface Stop {
  caller: { userId: string; userName: string; entityId: string };
  params: { id: string };
  body: { reason: string };
}

async function stop(
  { clock }: Context,
  tx: Tx,
  { caller, params, body }: Stop,
  event: 'pause' | 'cancel',
): Promise<Change> {
  const { entityId, userId } = caller;
  const at = nowOf(clock);
  const schedule = await lockSchedule(tx, entityId, params.id);
  const status = scheduleStates.next(schedule.status, event);
  if (!status) throw wrongStatus(schedule.status);
  // The days from which runs are made stay: those without a record are asked about when it is resumed.
  await tx.query(
    `UPDATE schedules
        SET status = $2, next_at = NULL, status_reason = $3, status_by = $4, updated_at = $5
      WHERE id = $1`,
    [schedule.id, status, body.reason, userId, at],
  );
  if (event === 'cancel' && schedule.pendingVersion !== null)
    await tx.query(
      `UPDATE schedule_versions
          SET status = 'CANCELLED', decided_by = $3, decided_at = $4, reason = $5
        WHERE schedule_id = $1 AND version = $2`,
      [schedule.id, schedule.pendingVersion, userId, at, body.reason],
    );
  return {
    body: await loadScheduleForDisplay(tx, entityId, schedule.id, at),
    audit: auditOfSchedule(caller, schedule.id, at, event === 'pause' ? 'paused' : 'cancelled', {
      before: schedule.status,
      reason: body.reason,
    }),
  };
}
