import type { Tx } from '../../platform/database/pool.ts';
import { sendJob } from '../../platform/jobs.ts';

/** Tells the approvers by mail that a batch waits, once the transaction that created it has committed. */
export async function announceWaitingBatch(tx: Tx, batchId: string): Promise<void> {
  await sendJob(tx, 'mail', { kind: 'batch-waits', batchId });
}

/** Tells by mail how a batch ended. */
export async function announceEndedBatch(tx: Tx, batchId: string): Promise<void> {
  await sendJob(tx, 'mail', { kind: 'batch-ended', batchId });
}
