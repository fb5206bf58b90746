import type { Tx } from '../../platform/database/pool.ts';
import { sendJob } from '../../platform/jobs.ts';

/** Wakes a worker for a batch when it is due, with the transaction that made it so. */
export async function enqueueRelease(tx: Tx, batchId: string, releaseAt: Date): Promise<void> {
  await sendJob(tx, 'pay-batch', { batchId }, { startAfter: releaseAt });
}
