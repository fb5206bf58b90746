import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '../../shared/terms.ts';

/** What can happen to a withdrawal. */
export const WITHDRAWAL_EVENTS = [
  'submit',
  'get no answer',
  'be paid',
  'fail',
  'come back',
  'cancel',
] as const;
export type WithdrawalEvent = (typeof WITHDRAWAL_EVENTS)[number];

/**
 * A withdrawal that is …, when it happens to …, becomes …. UNCONFIRMED has no "submit": it is asked about,
 * never sent again.
 */
const MOVES: Readonly<
  Record<WithdrawalStatus, Readonly<Partial<Record<WithdrawalEvent, WithdrawalStatus>>>>
> = {
  PENDING: { submit: 'SUBMITTED', cancel: 'CANCELLED' },
  SUBMITTED: { 'be paid': 'COMPLETE', fail: 'FAILED', 'get no answer': 'UNCONFIRMED' },
  UNCONFIRMED: { 'be paid': 'COMPLETE', fail: 'FAILED' },
  COMPLETE: { 'come back': 'REVERSED' },
  FAILED: {},
  REVERSED: {},
  CANCELLED: {},
};

/** The status that a withdrawal has after an event; null when the event cannot happen to it. */
export function nextWithdrawalStatus(
  status: WithdrawalStatus,
  event: WithdrawalEvent,
): WithdrawalStatus | null {
  return MOVES[status][event] ?? null;
}

/** The statuses from which an event leads on: what the worker's set-based updates name in their WHERE. */
export function statusesBefore(event: WithdrawalEvent): readonly WithdrawalStatus[] {
  return WITHDRAWAL_STATUSES.filter((status) => MOVES[status][event] !== undefined);
}

/** Statuses in which money is still held for the withdrawal, once its batch is approved. */
export const UNSETTLED_STATUSES: readonly WithdrawalStatus[] = ['PENDING', 'SUBMITTED', 'UNCONFIRMED'];
