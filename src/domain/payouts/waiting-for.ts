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
  /** Why the worker holds the batch back, as it last noted. */
  heldFor: WaitingFor | null;
}

/**
 * The user action that a batch needs before more of it is paid. Null when none is needed: the batch only has
 * to wait, or it has ended. PAYOUTS_OFF comes first, because no approver can approve while payouts are off.
 * STANDING: the worker last found that the standing approval of its schedule no longer covers the batch.
 * REGISTER: it last found an account that the register does not allow any more.
 * BANK_FILE comes last: the file of the batch is written, and a user has to take it to the bank.
 */
export function waitingFor({
  status,
  approvalsRequired,
  lapses,
  payoutsEnabled,
  unsent,
  hasMissedDate,
  heldFor,
}: Progress): WaitingFor | null {
  if (status === 'PROCESSING') return payoutsEnabled || !unsent ? null : 'PAYOUTS_OFF';
  if (status !== 'PENDING_APPROVAL' && status !== 'APPROVED') return null;
  if (!payoutsEnabled) return 'PAYOUTS_OFF';
  if (status === 'PENDING_APPROVAL' || lapses.filter((lapse) => lapse === null).length < approvalsRequired)
    return 'APPROVALS';
  if (hasMissedDate) return 'EXECUTION_DATE';
  return heldFor === 'BANK_FILE' || heldFor === 'STANDING' || heldFor === 'REGISTER' ? heldFor : null;
}
