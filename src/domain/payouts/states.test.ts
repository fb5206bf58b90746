import { describe, expect, it } from 'vitest';
import {
  BATCH_STATUSES,
  WITHDRAWAL_STATUSES,
  PAYOUT_STATUSES,
  type BatchStatus,
} from '../../shared/terms.ts';
import { BATCH_EVENTS, batchHasEnded, endOfProcessing, nextBatchStatus } from './batch-states.ts';
import { nextPayoutStatus, PAYOUT_EVENTS, PAYOUT_STATUS_OF } from './payout-states.ts';
import {
  nextWithdrawalStatus,
  statusesBefore,
  UNSETTLED_STATUSES,
  WITHDRAWAL_EVENTS,
} from './withdrawal-states.ts';

/** Every state beside every event, so that a move which is added by mistake shows. */
function movesOf<S extends string, E extends string>(
  states: readonly S[],
  events: readonly E[],
  next: (s: S, e: E) => S | null,
): string[] {
  return states.flatMap((state) =>
    events.flatMap((event) => (next(state, event) ? [`${state} -> ${next(state, event)}: ${event}`] : [])),
  );
}

describe('a batch', () => {
  it('moves as the design says and in no other way', () => {
    expect(movesOf(BATCH_STATUSES, BATCH_EVENTS, nextBatchStatus)).toEqual([
      'PENDING_APPROVAL -> PENDING_APPROVAL: approve',
      'PENDING_APPROVAL -> APPROVED: approve for the last time',
      'PENDING_APPROVAL -> CANCELLED: cancel',
      'PENDING_APPROVAL -> EXPIRED: expire',
      'APPROVED -> APPROVED: approve again',
      'APPROVED -> CANCELLED: cancel',
      'APPROVED -> EXPIRED: expire',
      'APPROVED -> PROCESSING: release',
      'APPROVED -> FAILED: find the digest broken',
      'PROCESSING -> COMPLETE: pay all',
      'PROCESSING -> PARTIALLY_COMPLETE: pay some',
      'PROCESSING -> FAILED: pay none',
    ]);
  });

  it('has ended when nothing can happen to it any more', () => {
    const open: BatchStatus[] = ['PENDING_APPROVAL', 'APPROVED', 'PROCESSING'];
    for (const status of BATCH_STATUSES) expect(batchHasEnded(status)).toBe(!open.includes(status));
  });

  it('is complete when all was paid, partially complete when some was, failed when none was', () => {
    expect(nextBatchStatus('PROCESSING', endOfProcessing(3, 3))).toBe('COMPLETE');
    expect(nextBatchStatus('PROCESSING', endOfProcessing(1, 3))).toBe('PARTIALLY_COMPLETE');
    expect(nextBatchStatus('PROCESSING', endOfProcessing(0, 3))).toBe('FAILED');
  });
});

describe('a withdrawal', () => {
  it('moves as the design says and in no other way', () => {
    expect(movesOf(WITHDRAWAL_STATUSES, WITHDRAWAL_EVENTS, nextWithdrawalStatus)).toEqual([
      'PENDING -> SUBMITTED: submit',
      'PENDING -> CANCELLED: cancel',
      'SUBMITTED -> UNCONFIRMED: get no answer',
      'SUBMITTED -> COMPLETE: be paid',
      'SUBMITTED -> FAILED: fail',
      'UNCONFIRMED -> COMPLETE: be paid',
      'UNCONFIRMED -> FAILED: fail',
      'COMPLETE -> REVERSED: come back',
    ]);
  });

  it('that is unconfirmed is never sent again', () => {
    expect(statusesBefore('submit')).toEqual(['PENDING']);
  });

  it('is unsettled exactly while it may still be paid', () => {
    const mayBePaid = WITHDRAWAL_STATUSES.filter(
      (status) => status === 'PENDING' || nextWithdrawalStatus(status, 'be paid'),
    );
    expect([...UNSETTLED_STATUSES].sort()).toEqual(mayBePaid.sort());
  });
});

describe('a payout transaction', () => {
  it('moves as the design says and in no other way', () => {
    expect(movesOf(PAYOUT_STATUSES, PAYOUT_EVENTS, nextPayoutStatus)).toEqual([
      'COMPLETE -> REVERSED: come back',
      'PROCESSING -> COMPLETE: be paid',
      'PROCESSING -> FAILED: fail',
    ]);
  });

  it('follows its withdrawal through every move', () => {
    for (const status of WITHDRAWAL_STATUSES) {
      for (const event of PAYOUT_EVENTS) {
        const after = nextWithdrawalStatus(status, event);
        const payout = PAYOUT_STATUS_OF[status];
        if (after && payout) expect(nextPayoutStatus(payout, event)).toBe(PAYOUT_STATUS_OF[after]);
      }
    }
  });
});
