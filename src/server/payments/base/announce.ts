import type { ControlState } from '../../../shared/control-terms.ts';
import type { ConfigChangeState } from '../../../shared/terms.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { sendJob } from '../../platform/jobs.ts';
import { CONFIG_MAIL, CONTROL_MAIL, INVITATION_MAIL, MAIL, type ActAtOnce } from './queues.ts';

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

/** Mails the state of a change of control to the admins, once the transaction has committed. */
export async function announceControlChange(
  tx: Tx,
  entityId: string,
  changeId: string,
  state: ControlState,
): Promise<void> {
  await sendJob(tx, CONTROL_MAIL, { entityId, about: { changeId, state } });
}

/** Mails the other admins what one of them did alone, once the transaction has committed. */
export async function announceActAtOnce(
  tx: Tx,
  entityId: string,
  act: ActAtOnce,
  by: string,
  userId: string | null = null,
): Promise<void> {
  await sendJob(tx, CONTROL_MAIL, { entityId, about: { act, by, userId } });
}

/** Mails an invitation to the person, once the transaction has committed. */
export async function announceInvitation(tx: Tx, entityId: string, invitationId: string): Promise<void> {
  await sendJob(tx, INVITATION_MAIL, { entityId, invitationId });
}
