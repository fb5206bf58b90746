import type { ConfigChangeState } from '../../../shared/terms.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { sendJob } from '../../platform/jobs.ts';
import { CONFIG_MAIL, MAIL } from './queues.ts';

/** Mails the approvers that a batch needs approval, once the transaction that created it has committed. */
export async function announceWaitingBatch(tx: Tx, batchId: string): Promise<void> {
  await sendJob(tx, MAIL, { kind: 'batch-waits', batchId });
}

/** Mails how a batch ended, once the transaction has committed. */
export async function announceEndedBatch(tx: Tx, batchId: string): Promise<void> {
  await sendJob(tx, MAIL, { kind: 'batch-ended', batchId });
}

/** Mails the creator that an approver sent the batch back, once the transaction has committed. */
export async function announceRejectedBatch(tx: Tx, batchId: string): Promise<void> {
  await sendJob(tx, MAIL, { kind: 'batch-rejected', batchId });
}

/** Mails a comment to the users whom it mentions and to the creator, once the transaction has committed. */
export async function announceComment(tx: Tx, batchId: string, commentId: string): Promise<void> {
  await sendJob(tx, MAIL, { kind: 'batch-comment', batchId, commentId });
}

/** Mails the state of a looser payment config to approvers and admins, once the transaction has committed. */
export async function announceConfigChange(
  tx: Tx,
  entityId: string,
  changeId: string,
  state: ConfigChangeState,
): Promise<void> {
  await sendJob(tx, CONFIG_MAIL, { entityId, changeId, state });
}
