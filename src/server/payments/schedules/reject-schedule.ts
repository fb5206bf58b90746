import type { rejectScheduledWithdrawal as op } from '../../../contract/scheduled-withdrawals.ts';
import { scheduleStates } from '../../../domain/schedules/schedule-states.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { requirePending } from './approve-schedule.ts';
import { auditOfSchedule } from './audit-of-schedule.ts';
import { lockSchedule } from './load-schedule.ts';
import { loadScheduleForDisplay } from './schedule-for-display.ts';

/**
 * POST /payments/scheduled-withdrawals/{id}/reject: sends the version that waits back to its author. A
 * version in force stays in force. Errors: 404; 400 `not_pending`, `own_schedule`.
 */
export const rejectSchedule: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const schedule = await lockSchedule(tx, entityId, params.id);
  const version = await requirePending(tx, schedule, at);
  if (version.createdBy === userId) throw refused('own_schedule', explain('own_schedule.reject'));
  await tx.query(
    `UPDATE schedule_versions
        SET status = 'REJECTED', decided_by = $3, decided_at = $4, reason = $5
      WHERE schedule_id = $1 AND version = $2`,
    [schedule.id, version.version, userId, at, body.reason],
  );
  const status = scheduleStates.next(schedule.status, 'reject') ?? schedule.status;
  await tx.query(
    `UPDATE schedules
        SET status = $2, updated_at = $3,
            status_reason = CASE WHEN $2 = 'REJECTED' THEN $4 ELSE status_reason END,
            status_by = CASE WHEN $2 = 'REJECTED' THEN $5 ELSE status_by END
      WHERE id = $1`,
    [schedule.id, status, at, body.reason, userId],
  );
  return {
    body: await loadScheduleForDisplay(tx, entityId, schedule.id, at),
    audit: auditOfSchedule(caller, schedule.id, at, 'rejected', {
      label: version.label,
      version: version.version,
      contentDigest: version.contentDigest,
      reason: body.reason,
    }),
  };
};
