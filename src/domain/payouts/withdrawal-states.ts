import { WITHDRAWAL_STATUSES, type WithdrawalStatus } from '../../shared/terms.ts';
import { stateTable } from './state-table.ts';

/**
 * The life of a withdrawal. The database refuses every other transition (trigger `withdrawals_moves`). The
 * worker asks the bank for the outcome of an UNCONFIRMED withdrawal. It repeats the same attempt, without a
 * change of status, only when the bank says that it never received it.
 */
export const withdrawalStates = stateTable(WITHDRAWAL_STATUSES)([
  ['PENDING', 'submit', 'SUBMITTED'],
  ['PENDING', 'cancel', 'CANCELLED'],
  ['SUBMITTED', 'go unanswered', 'UNCONFIRMED'],
  ['SUBMITTED', 'pay', 'COMPLETE'],
  ['SUBMITTED', 'fail', 'FAILED'],
  ['UNCONFIRMED', 'pay', 'COMPLETE'],
  ['UNCONFIRMED', 'fail', 'FAILED'],
  ['COMPLETE', 'return', 'REVERSED'],
]);

/** Statuses in which a withdrawal may still be paid. The hold of an approved batch covers these rows. */
export const UNSETTLED_STATUSES: readonly WithdrawalStatus[] = [
  ...withdrawalStates.statusesBefore('submit'),
  ...withdrawalStates.statusesBefore('pay'),
];

/** Statuses of a withdrawal that the bank paid, whether or not it returned the money later. */
export const PAID_STATUSES: readonly WithdrawalStatus[] = [
  withdrawalStates.statusAfter('pay'),
  withdrawalStates.statusAfter('return'),
];
