import type { replaceScheduledWithdrawal as op } from '../../../contract/scheduled-withdrawals.ts';
import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused } from '../../../shared/errors.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { auditOfSchedule, contentDetails } from './audit-of-schedule.ts';
import { lockSchedule } from './load-schedule.ts';
import { readContent } from './read-content.ts';
import { makesRuns, loadScheduleForDisplay } from './schedule-for-display.ts';
import { wrongStatus } from './wrong-status.ts';
import { writeVersion } from './write-version.ts';

/**
 * PUT /payments/scheduled-withdrawals/{id}: a version that waits for approval; one that waited is replaced.
 * A schedule that was sent back before it ever ran cannot be revived. Errors: 404; 400 `stale_version`,
 * `wrong_schedule_status`, and those of `readContent`.
 */
export const replaceSchedule: ChangingVerb<typeof op> = async (
  context,
  tx,
  { caller, params, headers, body },
) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const schedule = await lockSchedule(tx, entityId, params.id);
  if (headers['if-match'] !== `"${schedule.latestVersion}"`)
    throw refused('stale_version', explain('stale_version.schedule'), [
      fieldError('if-match', 'stale_version', explain('stale_version.field')),
    ]);
  if (!makesRuns(schedule.status)) throw wrongStatus(schedule.status);
  const content = await readContent(tx, entityId, body, at, schedule);
  const version = schedule.latestVersion + 1;
  if (schedule.pendingVersion !== null)
    await tx.query(
      `UPDATE schedule_versions
          SET status = 'REPLACED', decided_at = $3
        WHERE schedule_id = $1 AND version = $2`,
      [schedule.id, schedule.pendingVersion, at],
    );
  const of = { scheduleId: schedule.id, entityId, version, by: userId, at };
  const contentDigest = await writeVersion(tx, of, content);
  // No version was in force yet, so the runs begin where the one that now waits begins.
  await tx.query(
    `UPDATE schedules
        SET latest_version = $2, updated_at = $3,
            runs_from = CASE WHEN version IS NULL THEN $4::date ELSE runs_from END
      WHERE id = $1`,
    [schedule.id, version, at, content.calendar.startsOn],
  );
  return {
    body: await loadScheduleForDisplay(tx, entityId, schedule.id, at),
    audit: auditOfSchedule(caller, schedule.id, at, 'replaced', {
      version,
      contentDigest,
      ...contentDetails(content),
    }),
  };
};
