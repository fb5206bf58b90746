import type { WithdrawalStatus } from './terms.ts';

/** How far an earlier payment has come that another one repeats. */
export type RepeatedState = 'TO_BE_PAID' | 'SENT' | 'PAID' | 'RETURNED' | 'FAILED' | 'CANCELLED';

const STATES: Readonly<Record<WithdrawalStatus, RepeatedState>> = {
  PENDING: 'TO_BE_PAID',
  SUBMITTED: 'SENT',
  UNCONFIRMED: 'SENT',
  COMPLETE: 'PAID',
  REVERSED: 'RETURNED',
  FAILED: 'FAILED',
  CANCELLED: 'CANCELLED',
};

/** The state by which the dashboard and the interface name a repeated payment: it may not be paid yet. */
export function stateOfRepeated(status: WithdrawalStatus): RepeatedState {
  return STATES[status];
}
