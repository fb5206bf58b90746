import type { BatchStatus } from '../../../shared/terms.ts';

/** The status of a batch as a sentence: the first one of a refusal, and the subject of a mail. */
export const STATUS_SENTENCES: Readonly<Record<BatchStatus, string>> = {
  PENDING_APPROVAL: 'This batch needs approval.',
  APPROVED: 'This batch is approved.',
  PROCESSING: 'This batch is being paid.',
  COMPLETE: 'This batch has been paid.',
  PARTIALLY_COMPLETE: 'This batch has been partially paid.',
  FAILED: 'This batch failed.',
  CANCELLED: 'This batch was cancelled.',
  EXPIRED: 'This batch has expired.',
  REJECTED: 'This batch was sent back to its creator.',
};
