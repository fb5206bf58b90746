import { BATCH_STATUSES, type BatchStatus } from '../../shared/terms.ts';

/** What can happen to a batch. */
export const BATCH_EVENTS = [
  'approve',
  'approve for the last time',
  'approve again',
  'cancel',
  'expire',
  'release',
  'find the digest broken',
  'pay all',
  'pay some',
  'pay none',
] as const;
export type BatchEvent = (typeof BATCH_EVENTS)[number];

/** A batch that is …, when somebody or something …, becomes …. What is not written here cannot happen. */
const MOVES: Readonly<Record<BatchStatus, Readonly<Partial<Record<BatchEvent, BatchStatus>>>>> = {
  PENDING_APPROVAL: {
    approve: 'PENDING_APPROVAL',
    'approve for the last time': 'APPROVED',
    cancel: 'CANCELLED',
    expire: 'EXPIRED',
  },
  // Approvals may lapse before the release. The batch then keeps its hold and waits for another approver.
  APPROVED: {
    'approve again': 'APPROVED',
    cancel: 'CANCELLED',
    expire: 'EXPIRED',
    release: 'PROCESSING',
    'find the digest broken': 'FAILED',
  },
  PROCESSING: {
    'pay all': 'COMPLETE',
    'pay some': 'PARTIALLY_COMPLETE',
    'pay none': 'FAILED',
  },
  COMPLETE: {},
  PARTIALLY_COMPLETE: {},
  FAILED: {},
  CANCELLED: {},
  EXPIRED: {},
};

/**
 * The status that a batch has after an event; null when the event cannot happen to it (400 on the wire, and
 * nothing changes).
 */
export function nextBatchStatus(status: BatchStatus, event: BatchEvent): BatchStatus | null {
  return MOVES[status][event] ?? null;
}

/** Statuses that a batch never leaves. */
export const ENDED_BATCH_STATUSES: readonly BatchStatus[] = BATCH_STATUSES.filter(
  (status) => Object.keys(MOVES[status]).length === 0,
);

export function batchHasEnded(status: BatchStatus): boolean {
  return ENDED_BATCH_STATUSES.includes(status);
}

/**
 * How a processed batch ends, by how many of its withdrawals were paid; a payment that came back later was
 * paid.
 */
export function endOfProcessing(paidCount: number, withdrawalCount: number): BatchEvent {
  if (paidCount === 0) return 'pay none';
  return paidCount === withdrawalCount ? 'pay all' : 'pay some';
}
