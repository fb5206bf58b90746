import { batchStates } from '../../../domain/payouts/batch-states.ts';
import { refused } from '../../../shared/errors.ts';
import type { LockedBatch } from '../batches/lock-batch.ts';
import { STATUS_SENTENCES } from '../batches/status-sentences.ts';

/** Who wants to approve, what they have read, and who has approved before. */
export interface Approving {
  userId: string;
  /** The users who approved, including those whose approval has lapsed. */
  approvers: readonly string[];
  /** How many of them count. */
  counting: number;
  /** How many the batch needs today. */
  required: number;
  /** The header as it was sent; it is optional. */
  ifMatch: string | undefined;
  at: Date;
}

/** Throws the 400 of the first rule that an approval would break. */
export function requireApprovable(batch: LockedBatch, approving: Approving): void {
  if (approving.ifMatch !== undefined && approving.ifMatch !== `"${batch.contentDigest}"`) {
    throw refused(
      'digest_mismatch',
      'What you read is not what this batch contains. Load the batch again, read it, and approve what you see.',
      [
        {
          path: 'if-match',
          code: 'digest_mismatch',
          message: 'This is not the digest of the batch, in double quotes.',
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
      `${STATUS_SENTENCES[batch.status]} Only a batch that waits for approval can be approved.`,
    );
  }
  // The job that marks it as expired may not have run yet.
  if (batch.expiresAt.getTime() < approving.at.getTime()) {
    throw refused('batch_expired', 'The time to approve this batch is over. Have it prepared again.');
  }
  if (batch.createdBy === approving.userId) {
    throw refused(
      'own_batch',
      'You created this batch, and nobody approves their own. Ask another approver.',
    );
  }
  // After an approval that had lapsed counts again there may be enough of them: then anyone of these
  // approvers completes it.
  if (approving.approvers.includes(approving.userId) && approving.counting < approving.required) {
    throw refused('already_approved', 'You have approved this batch already. It waits for another approver.');
  }
}
