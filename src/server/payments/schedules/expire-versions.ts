import { scheduleStates } from '../../../domain/schedules/schedule-states.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { loadVersion, lockSchedule } from './load-schedule.ts';

/** Ends each version that was not approved in time. A version in force stays in force. */
export async function expireVersions(context: Context): Promise<void> {
  const late = await context.database.query(
    `SELECT v.schedule_id, v.entity_id
       FROM schedule_versions v
      WHERE v.status = 'PENDING_APPROVAL' AND v.expires_at < $1
      ORDER BY v.expires_at`,
    [nowOf(context.clock)],
  );
  for (const { schedule_id: id, entity_id: entityId } of late) {
    await expire(context, entityId, id).catch((error: unknown) =>
      context.log.error({ err: error, scheduleId: id }, 'a version of a schedule could not be expired'),
    );
  }
}

async function expire({ clock, database }: Context, entityId: string, id: string): Promise<void> {
  await database.transaction(async (tx) => {
    const at = nowOf(clock);
    const schedule = await lockSchedule(tx, entityId, id);
    if (schedule.pendingVersion === null) return;
    const version = await loadVersion(tx, id, schedule.pendingVersion);
    if (version.expiresAt >= at) return;
    await tx.query(
      `UPDATE schedule_versions
          SET status = 'EXPIRED', decided_at = $3
        WHERE schedule_id = $1 AND version = $2`,
      [id, version.version, at],
    );
    const status = scheduleStates.next(schedule.status, 'expire') ?? schedule.status;
    await tx.query('UPDATE schedules SET status = $2, updated_at = $3 WHERE id = $1', [id, status, at]);
    await recordAudit(tx, {
      entityId,
      at,
      actor: WORKER,
      action: 'schedule.expired',
      subjectType: 'schedule',
      subjectId: id,
      details: { label: version.label, version: version.version, expiresAt: version.expiresAt.toISOString() },
    });
  });
}
