import type { ApprovalLapse, BatchStatus, WaitingFor } from '../../shared/terms.ts';

/** The facts that decide whether a batch can proceed. */
export interface Progress {
  status: BatchStatus;
  approvalsRequired: number;
  /** Why each approval no longer counts; null for one that counts. */
  lapses: readonly (ApprovalLapse | null)[];
  payoutsEnabled: boolean;
  /** Whether some withdrawals have not been submitted to the bank yet. */
  unsent: boolean;
  /** Whether the execution date can no longer be kept, and the payment config refuses another day. */
  hasMissedDate: boolean;
}

/**
 * The user action that a batch needs before more of it is paid. Null when none is needed: the batch only has
 * to wait, or it has ended. PAYOUTS_OFF comes first, because no approver can approve while payouts are off.
 */
export function waitingFor({
  status,
  approvalsRequired,
  lapses,
  payoutsEnabled,
  unsent,
  hasMissedDate,
}: Progress): WaitingFor | null {
  if (status === 'PROCESSING') return payoutsEnabled || !unsent ? null : 'PAYOUTS_OFF';
  if (status !== 'PENDING_APPROVAL' && status !== 'APPROVED') return null;
  if (!payoutsEnabled) return 'PAYOUTS_OFF';
  if (status === 'PENDING_APPROVAL' || lapses.filter((lapse) => lapse === null).length < approvalsRequired)
    return 'APPROVALS';
  return hasMissedDate ? 'EXECUTION_DATE' : null;
}
