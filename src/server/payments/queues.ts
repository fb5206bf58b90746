import { queue } from '../platform/jobs.ts';

/** A batch that may be due for dispatch or has withdrawals to pay. */
export const PAY_BATCH = queue<{ batchId: string }>('pay-batch', {
  retryLimit: 5,
  retryBackoff: true,
  expireInSeconds: 3_600,
});

/** A mail to one address; without an address, a mail to all whom it concerns. */
export const MAIL = queue<MailJob>('mail', { retryLimit: 8, retryBackoff: true, expireInSeconds: 120 });
export interface MailJob {
  kind: 'batch-waits' | 'batch-ended' | 'batch-rejected' | 'batch-comment';
  batchId: string;
  commentId?: string;
  to?: string;
}

/** A new batch that is to be compared with earlier payments, before an approver opens it. */
export const CHECK_BATCH = queue<{ batchId: string }>('check-batch', {
  retryLimit: 3,
  retryBackoff: true,
  expireInSeconds: 600,
});

/** Expires batches that were not approved in time. */
export const EXPIRE_BATCHES = queue<Record<string, never>>('expire-batches', {
  retryLimit: 0,
  retryBackoff: false,
  expireInSeconds: 300,
});

/** Deletes old idempotency keys, sessions and OpenID records. */
export const CLEAN_UP = queue<Record<string, never>>('clean-up', {
  retryLimit: 0,
  retryBackoff: false,
  expireInSeconds: 300,
});

export const PAYMENTS_QUEUES = [PAY_BATCH, MAIL, CHECK_BATCH, EXPIRE_BATCHES, CLEAN_UP];
