import type { PayoutStatus, WithdrawalStatus } from '../../shared/terms.ts';

/** What can happen to a payout transaction, money out or in. */
export const PAYOUT_EVENTS = ['be paid', 'fail', 'come back'] as const;
export type PayoutEvent = (typeof PAYOUT_EVENTS)[number];

/** A payout transaction that is …, when it happens to …, becomes …. */
const MOVES: Readonly<Record<PayoutStatus, Readonly<Partial<Record<PayoutEvent, PayoutStatus>>>>> = {
  PROCESSING: { 'be paid': 'COMPLETE', fail: 'FAILED' },
  COMPLETE: { 'come back': 'REVERSED' },
  FAILED: {},
  REVERSED: {},
};

/** The status that a payout transaction has after an event; null when the event cannot happen to it. */
export function nextPayoutStatus(status: PayoutStatus, event: PayoutEvent): PayoutStatus | null {
  return MOVES[status][event] ?? null;
}

/** The status of a withdrawal's DEBIT beside the withdrawal's own; null while, or when, nothing was sent. */
export const PAYOUT_STATUS_OF: Readonly<Record<WithdrawalStatus, PayoutStatus | null>> = {
  PENDING: null,
  SUBMITTED: 'PROCESSING',
  UNCONFIRMED: 'PROCESSING',
  COMPLETE: 'COMPLETE',
  FAILED: 'FAILED',
  REVERSED: 'REVERSED',
  CANCELLED: null,
};
