import type { Tx } from '../../platform/database/pool.ts';
import { sendJob } from '../../platform/jobs.ts';
import { PAY_BATCH } from './queues.ts';

/** Schedules the dispatch of an approved batch, in the transaction that approved it. */
export async function enqueueDispatch(tx: Tx, batchId: string, dispatchAt: Date): Promise<void> {
  await sendJob(tx, PAY_BATCH, { batchId }, { startAfter: dispatchAt });
}
