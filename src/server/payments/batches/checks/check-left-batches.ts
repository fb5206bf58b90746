import { MINUTE_MS } from '../../../../shared/time.ts';
import type { Context } from '../../../platform/context.ts';
import { checkBatch } from './check-batch.ts';

const LEFT_AFTER_MS = MINUTE_MS;
const MOST_AT_ONCE = 100;

/** Checks batches that wait for approval without checks: their job was lost, or failed as often as it may. */
export async function checkLeftBatches(context: Context): Promise<void> {
  const batches = await context.database.query(
    `SELECT b.id
       FROM batches b
      WHERE b.status = 'PENDING_APPROVAL' AND b.created_at < $1
        AND NOT EXISTS (SELECT FROM batch_checks c WHERE c.batch_id = b.id)
      ORDER BY b.created_at
      LIMIT $2`,
    [new Date(context.clock.nowMs() - LEFT_AFTER_MS), MOST_AT_ONCE],
  );
  for (const { id } of batches)
    await checkBatch(context, id, { skipIfRunning: true }).catch((error: unknown) =>
      context.log.warn({ err: error, batchId: id }, 'a batch could not be checked'),
    );
}
