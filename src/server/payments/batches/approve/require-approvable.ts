import { explain } from '../../../../shared/error-texts.ts';
import { batchStates } from '../../../../domain/payouts/batch-states.ts';
import { refused } from '../../../../shared/errors.ts';
import type { LockedBatch } from '../lock-batch.ts';

/** One user's request to approve a batch, and the approvals that the batch has already. */
export interface Approving {
  userId: string;
  /** Whether the user gave an approval, or has a part in one by a delegation, even if it has lapsed. */
  part: 'OWN' | 'DELEGATED' | null;
  /** Whether enough approvals exist now. */
  isEnough: boolean;
  /** Whether an approved batch lacks an approval, because one has lapsed. */
  lacking: boolean;
  /** The `If-Match` header; optional. */
  ifMatch: string | undefined;
  /** Whether the batch is approved, and only another day has to be accepted. */
  isAboutDate: boolean;
  at: Date;
}

/** Throws a 400 for the first rule that this approval would break. */
export function requireApprovable(batch: LockedBatch, approving: Approving): void {
  if (approving.ifMatch !== undefined && approving.ifMatch !== `"${batch.contentDigest}"`) {
    throw refused('digest_mismatch', explain('digest_mismatch'), [
      {
        path: 'if-match',
        code: 'digest_mismatch',
        message: 'This must be the contentDigest of the batch in double quotes.',
      },
    ]);
  }
  const { lacking } = approving;
  if (
    !batchStates.next(batch.status, 'approve') &&
    !((lacking || approving.isAboutDate) && batchStates.next(batch.status, 'replace a lapsed approval'))
  ) {
    throw refused(
      'batch_not_pending',
      explain('batch_not_pending', { status: explain(`status.${batch.status}`) }),
    );
  }
  // The job that sets the status to EXPIRED may not have run yet.
  if (!approving.isAboutDate && batch.expiresAt.getTime() < approving.at.getTime()) {
    throw refused('batch_expired', explain('batch_expired'));
  }
  if (batch.createdBy === approving.userId) {
    throw refused('own_batch', explain('own_batch'));
  }
  // A lapsed approval may count again, so that enough approvals exist. Any of these approvers may then
  // complete the batch.
  if (approving.part !== null && !approving.isEnough) {
    const key = approving.part === 'OWN' ? 'already_approved' : 'already_approved.part';
    throw refused('already_approved', explain(key));
  }
}
