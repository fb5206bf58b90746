import { MINUTE_MS } from '../../../../shared/time.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { rightSessionTimes } from '../../../identity/session/right-session-times.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { rightJobTimes } from '../../../platform/jobs.ts';
import { lockBatch } from '../../batches/lock-batch.ts';
import { LONGEST_PAUSE_MS } from '../../bank-visits/note-visit.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { enqueueDispatch } from '../../base/enqueue-dispatch.ts';

/** The clocks of several machines may differ by this much. */
const TOLERANCE_MS = MINUTE_MS;

/**
 * After a wrong clock was set back: corrects times that something waits for and that only the wrong clock can
 * have written. Records of what happened keep their times.
 */
export async function rightTimes(context: Context): Promise<void> {
  const now = context.clock.nowMs();
  const future = new Date(now + TOLERANCE_MS);
  await rightJobTimes(context.database);
  await rightSessionTimes(context.database, now);
  await context.database.query(
    'UPDATE bank_file_transports SET next_visit_at = $1 WHERE next_visit_at > $2',
    [new Date(now), new Date(future.getTime() + LONGEST_PAUSE_MS)],
  );
  await context.database.query(
    `UPDATE notification_settings
        SET mailed_until = least(mailed_until, $1), read_until = least(read_until, $1)
      WHERE mailed_until > $2 OR read_until > $2`,
    [new Date(now), future],
  );
  await rightReleases(context, future);
}

/**
 * Batches that were approved in the future, to be paid after the submission delay. The day of a batch with an
 * execution date does not depend on when it was approved.
 */
async function rightReleases(context: Context, future: Date): Promise<void> {
  const late = await context.database.query(
    `SELECT id, entity_id FROM batches
      WHERE status = 'APPROVED' AND execution_date IS NULL AND release_at > $1 AND updated_at > $1`,
    [future],
  );
  for (const { id, entity_id: entityId } of late) {
    await rightRelease(context, entityId, id, future).catch((error: unknown) =>
      context.log.error({ err: error, batchId: id }, 'the time of a batch could not be corrected'),
    );
  }
}

async function rightRelease(
  context: Context,
  entityId: string,
  batchId: string,
  future: Date,
): Promise<void> {
  const { releaseDelaySeconds } = await loadPaymentConfig(context.database, entityId);
  await context.database.transaction(async (tx) => {
    const batch = await lockBatch(tx, entityId, batchId);
    if (batch.status !== 'APPROVED' || batch.releaseAt === null || batch.releaseAt <= future) return;
    const at = nowOf(context.clock);
    const releaseAt = new Date(at.getTime() + releaseDelaySeconds * 1_000);
    await tx.query('UPDATE batches SET release_at = $2, updated_at = $3 WHERE id = $1', [
      batchId,
      releaseAt,
      at,
    ]);
    await enqueueDispatch(tx, batchId, releaseAt);
    await recordAudit(tx, {
      entityId,
      at,
      actor: WORKER,
      action: 'batch.date_moved',
      subjectType: 'batch',
      subjectId: batchId,
      details: {
        why: 'WRONG_CLOCK',
        releaseAtBefore: batch.releaseAt.toISOString(),
        releaseAt: releaseAt.toISOString(),
      },
    });
  });
}
