import type { ApprovalLapse, BatchStatus, WaitingFor } from '../../shared/terms.ts';

/** What decides whether a batch goes on. */
export interface Standing {
  status: BatchStatus;
  approvalsRequired: number;
  /** Why each approval does not count any more; null for one that counts. */
  lapses: readonly (ApprovalLapse | null)[];
  payoutsEnabled: boolean;
  /** Whether withdrawals are left that were not sent yet. */
  unsent: boolean;
}

/**
 * What a batch waits for before more of it is paid; null when nothing but time is in its way, or it has ended. Payouts come
 * first: while they are switched off nobody can approve.
 */
export function waitingFor({ status, approvalsRequired, lapses, payoutsEnabled, unsent }: Standing): WaitingFor | null {
  if (status === 'PROCESSING') return payoutsEnabled || !unsent ? null : 'PAYOUTS_OFF';
  if (status !== 'PENDING_APPROVAL' && status !== 'APPROVED') return null;
  if (!payoutsEnabled) return 'PAYOUTS_OFF';
  if (status === 'PENDING_APPROVAL' || lapses.filter((lapse) => lapse === null).length < approvalsRequired) return 'APPROVALS';
  return null;
}
