import { PAYOUT_STATUSES, type PayoutStatus, type WithdrawalStatus } from '../../shared/terms.ts';
import { stateTable } from './state-table.ts';

/**
 * The life of a payout transaction. The database refuses every other transition (trigger `payouts_moves`),
 * and the return of a CREDIT.
 */
export const payoutStates = stateTable(PAYOUT_STATUSES)([
  ['PROCESSING', 'pay', 'COMPLETE'],
  ['PROCESSING', 'fail', 'FAILED'],
  ['COMPLETE', 'return', 'REVERSED'],
]);

/** The status of a withdrawal's DEBIT payout. Null when the withdrawal was not submitted to the bank. */
export const PAYOUT_STATUS_OF: Readonly<Record<WithdrawalStatus, PayoutStatus | null>> = {
  PENDING: null,
  SUBMITTED: 'PROCESSING',
  UNCONFIRMED: 'PROCESSING',
  COMPLETE: 'COMPLETE',
  FAILED: 'FAILED',
  REVERSED: 'REVERSED',
  CANCELLED: null,
};
