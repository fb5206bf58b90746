import type { BatchStatus } from '../../../shared/terms.ts';

/** Where a batch stands, as the first sentence of a refusal. */
export const STATUS_SENTENCES: Readonly<Record<BatchStatus, string>> = {
  PENDING_APPROVAL: 'This batch waits for approval.',
  APPROVED: 'This batch is approved.',
  PROCESSING: 'This batch is being paid.',
  COMPLETE: 'This batch has been paid.',
  PARTIALLY_COMPLETE: 'This batch has been paid in part.',
  FAILED: 'This batch has failed.',
  CANCELLED: 'This batch was cancelled.',
  EXPIRED: 'This batch has expired.',
};
