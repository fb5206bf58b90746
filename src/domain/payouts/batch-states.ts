import { BATCH_STATUSES, type BatchStatus } from '../../shared/terms.ts';
import { stateTable } from './state-table.ts';

/** The life of a batch. The database refuses every other transition (trigger `batches_guard`). */
export const batchStates = stateTable(BATCH_STATUSES)([
  ['PENDING_APPROVAL', 'approve', 'PENDING_APPROVAL'],
  ['PENDING_APPROVAL', 'give the last approval', 'APPROVED'],
  ['PENDING_APPROVAL', 'cancel', 'CANCELLED'],
  ['PENDING_APPROVAL', 'reject', 'REJECTED'],
  ['PENDING_APPROVAL', 'expire', 'EXPIRED'],
  // An approval may lapse before dispatch. The batch then keeps its hold and waits for another approver.
  ['APPROVED', 'replace a lapsed approval', 'APPROVED'],
  ['APPROVED', 'cancel', 'CANCELLED'],
  ['APPROVED', 'reject', 'REJECTED'],
  ['APPROVED', 'expire', 'EXPIRED'],
  ['APPROVED', 'dispatch', 'PROCESSING'],
  ['APPROVED', 'fail the digest check', 'FAILED'],
  ['PROCESSING', 'pay all', 'COMPLETE'],
  ['PROCESSING', 'pay some', 'PARTIALLY_COMPLETE'],
  ['PROCESSING', 'pay none', 'FAILED'],
]);
export type BatchEvent = (typeof batchStates.transitions)[number][1];

export function batchHasEnded(status: BatchStatus): boolean {
  return batchStates.endStatuses.includes(status);
}

/**
 * The event that ends a processed batch, from the number of its withdrawals that were paid. A payment that
 * the bank returned later counts as paid.
 */
export function endOfProcessing(
  paidCount: number,
  withdrawalCount: number,
): 'pay all' | 'pay some' | 'pay none' {
  if (paidCount === 0) return 'pay none';
  return paidCount === withdrawalCount ? 'pay all' : 'pay some';
}
