import type { ApprovalLapse, BatchStatus, WaitingFor } from '../../shared/terms.ts';

/** The facts that decide whether a batch can proceed. */
export interface Standing {
  status: BatchStatus;
  approvalsRequired: number;
  /** Why each approval no longer counts; null for one that counts. */
  lapses: readonly (ApprovalLapse | null)[];
  payoutsEnabled: boolean;
  /** Whether some withdrawals have not been sent yet. */
  unsent: boolean;
}

/**
 * What a batch waits for before more of it is paid; null when only time is missing, or the batch has ended.
 * PAYOUTS_OFF comes first: nobody can approve while payouts are switched off.
 */
export function waitingFor({
  status,
  approvalsRequired,
  lapses,
  payoutsEnabled,
  unsent,
}: Standing): WaitingFor | null {
  if (status === 'PROCESSING') return payoutsEnabled || !unsent ? null : 'PAYOUTS_OFF';
  if (status !== 'PENDING_APPROVAL' && status !== 'APPROVED') return null;
  if (!payoutsEnabled) return 'PAYOUTS_OFF';
  if (status === 'PENDING_APPROVAL' || lapses.filter((lapse) => lapse === null).length < approvalsRequired)
    return 'APPROVALS';
  return null;
}
