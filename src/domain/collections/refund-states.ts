import type { RefundStatus } from '../../shared/collection-terms.ts';
import type { BatchStatus, WithdrawalStatus } from '../../shared/terms.ts';

/** The outcome of a refund, by its batch and the one withdrawal of that batch. */
export function refundStatusOf(batch: BatchStatus, withdrawal: WithdrawalStatus): RefundStatus {
  if (batch === 'PENDING_APPROVAL' || batch === 'REJECTED' || batch === 'CANCELLED' || batch === 'EXPIRED')
    return batch;
  if (withdrawal === 'COMPLETE') return 'PAID';
  if (withdrawal === 'REVERSED') return 'RETURNED';
  if (withdrawal === 'FAILED' || withdrawal === 'CANCELLED') return 'FAILED';
  return 'APPROVED';
}

/** Whether the money of a refund is given back, or may be: it cannot be refunded or allocated meanwhile. */
export function refundCounts(status: RefundStatus): boolean {
  return status === 'PENDING_APPROVAL' || status === 'APPROVED' || status === 'PAID';
}
