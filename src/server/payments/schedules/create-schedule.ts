import type { createScheduledWithdrawal as op } from '../../../contract/scheduled-withdrawals.ts';
import { nowOf } from '../../platform/clock.ts';
import { newId } from '../../platform/random.ts';
import type { ChangingVerb } from '../base/change.ts';
import { auditOfSchedule, contentDetails } from './audit-of-schedule.ts';
import { readContent } from './read-content.ts';
import { loadScheduleForDisplay } from './schedule-for-display.ts';
import { writeVersion } from './write-version.ts';

/**
 * POST /payments/scheduled-withdrawals: a schedule whose first version waits for approval. Errors: those of
 * `readContent`.
 */
export const createSchedule: ChangingVerb<typeof op> = async (context, tx, { caller, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const content = await readContent(tx, entityId, body, at);
  const id = newId(context);
  await tx.query(
    `INSERT INTO schedules (id, entity_id, currency, status, latest_version, runs_from, created_at,
       updated_at, kind)
     VALUES ($1, $2, $3, 'PENDING_APPROVAL', 1, $4, $5, $5, $6)`,
    [id, entityId, body.currency, content.calendar.startsOn, at, body.kind],
  );
  const of = { scheduleId: id, entityId, version: 1, by: userId, at };
  const contentDigest = await writeVersion(tx, of, content);
  return {
    body: await loadScheduleForDisplay(tx, entityId, id, at),
    audit: auditOfSchedule(caller, id, at, 'created', {
      version: 1,
      contentDigest,
      ...contentDetails(content),
    }),
  };
};
