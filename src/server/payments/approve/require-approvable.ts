import { batchStates } from '../../../domain/payouts/batch-states.ts';
import { refused } from '../../../shared/errors.ts';
import type { LockedBatch } from '../batches/lock-batch.ts';
import { STATUS_SENTENCES } from '../batches/status-sentences.ts';

/** One user's request to approve a batch, and the approvals that the batch has already. */
export interface Approving {
  userId: string;
  /** The users who approved, including those whose approval has lapsed. */
  approvers: readonly string[];
  /** How many of those approvals count now. */
  counting: number;
  /** How many approvals the batch needs now. */
  required: number;
  /** The `If-Match` header; optional. */
  ifMatch: string | undefined;
  at: Date;
}

/** Throws a 400 for the first rule that this approval would break. */
export function requireApprovable(batch: LockedBatch, approving: Approving): void {
  if (approving.ifMatch !== undefined && approving.ifMatch !== `"${batch.contentDigest}"`) {
    throw refused(
      'digest_mismatch',
      'The digest that you sent does not match this batch. Reload the batch, check it, and approve again.',
      [
        {
          path: 'if-match',
          code: 'digest_mismatch',
          message: 'This must be the contentDigest of the batch in double quotes.',
        },
      ],
    );
  }
  const lacking = approving.counting < batch.approvalsRequired;
  if (
    !batchStates.next(batch.status, 'approve') &&
    !(lacking && batchStates.next(batch.status, 'replace a lapsed approval'))
  ) {
    throw refused(
      'batch_not_pending',
      `${STATUS_SENTENCES[batch.status]} Only a batch that needs approval can be approved.`,
    );
  }
  // The job that sets the status to EXPIRED may not have run yet.
  if (batch.expiresAt.getTime() < approving.at.getTime()) {
    throw refused('batch_expired', 'The approval period of this batch is over. Ask for a new batch.');
  }
  if (batch.createdBy === approving.userId) {
    throw refused(
      'own_batch',
      'You created this batch, so another user must approve it. Ask another approver.',
    );
  }
  // A lapsed approval may count again, so that enough approvals exist. Any of these approvers may then
  // complete the batch.
  if (approving.approvers.includes(approving.userId) && approving.counting < approving.required) {
    throw refused(
      'already_approved',
      'You have already approved this batch. Another approver must approve it.',
    );
  }
}
