import type { Currency } from '../../../shared/money.ts';
import type { ControlState } from '../../../shared/control-terms.ts';
import type { ConfigChangeState } from '../../../shared/terms.ts';
import { PASSKEY_MAIL } from '../../identity/passkeys/announce.ts';
import { queue } from '../../platform/jobs.ts';

/** A batch that may be due for dispatch or has withdrawals to pay. */
export const PAY_BATCH = queue<{ batchId: string }>('pay-batch', {
  retryLimit: 5,
  retryBackoff: true,
  expireInSeconds: 3_600,
});

/** A mail to one address; without an address, the job sends one to each recipient. */
export const MAIL = queue<MailJob>('mail', { retryLimit: 8, retryBackoff: true, expireInSeconds: 120 });
export interface MailJob {
  kind: 'batch-waits' | 'batch-ended' | 'batch-rejected' | 'batch-comment';
  batchId: string;
  commentId?: string;
  to?: string;
}

/** A mail about a low balance to one address; without an address, the job sends one to each recipient. */
export const LOW_BALANCE_MAIL = queue<LowBalanceMailJob>('low-balance-mail', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 120,
});
export interface LowBalanceMailJob {
  entityId: string;
  currency: Currency;
  to?: string;
}

/** A mail about a looser config to one address; without an address, the job sends one to each recipient. */
export const CONFIG_MAIL = queue<ConfigMailJob>('config-mail', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 120,
});
export interface ConfigMailJob {
  entityId: string;
  changeId: string;
  /** The state of the change when the job was made. */
  state: ConfigChangeState;
  to?: string;
}

/**
 * A mail about a change of control, or about an access that ended at once, to one address; without an
 * address, the job sends one to each recipient.
 */
export const CONTROL_MAIL = queue<ControlMailJob>('control-mail', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 120,
});
export interface ControlMailJob {
  entityId: string;
  about: { changeId: string; state: ControlState } | { act: ActAtOnce; by: string; userId: string | null };
  to?: string;
}
/** What one admin does alone, because it only reduces what can happen. */
export type ActAtOnce = 'USER_DISABLED' | 'USER_SIGNED_OUT' | 'PAYOUTS_OFF' | 'SECOND_ADMIN_REQUIRED';

/** The mail of an invitation, with a link that is made when it is sent: the job does not hold it. */
export const INVITATION_MAIL = queue<InvitationMailJob>('invitation-mail', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 120,
});
export interface InvitationMailJob {
  entityId: string;
  invitationId: string;
}

/** A new batch that is to be compared with earlier payments, before an approver opens it. */
export const CHECK_BATCH = queue<{ batchId: string }>('check-batch', {
  retryLimit: 3,
  retryBackoff: true,
  expireInSeconds: 600,
});

/** One mail about what needs attention, to one user. */
export const NOTIFICATION_MAIL = queue<NotificationMailJob>('notification-mail', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 120,
});
export interface NotificationMailJob {
  userId: string;
  /** The ids of the notifications. */
  items: string[];
}

/** A reminder to a payer, which is written already. */
export const REMINDER_MAIL = queue<ReminderMailJob>('reminder-mail', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 120,
});
export interface ReminderMailJob {
  entityId: string;
  reminderId: string;
}

/** A mail that asks a payer for the money of a request, which is written already. */
export const REQUEST_MAIL = queue<RequestMailJob>('request-mail', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 120,
});
export interface RequestMailJob {
  entityId: string;
  mailId: string;
}

/** A reply of a bank that was stored and may not have been read yet. */
export const READ_BANK_REPLY = queue<{ replyId: string; again?: boolean }>('read-bank-reply', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 300,
});

/** Statement files that were stored and may not have been read yet, `following` after the first. */
export interface StatementFileJob {
  fileId: string;
  following?: string[];
}

export const READ_STATEMENT_FILE = queue<StatementFileJob>('read-statement-file', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 600,
});

/** An account whose open entries are to be matched again. */
export const RECONCILE_ACCOUNT = queue<{ accountId: string }>('reconcile-account', {
  retryLimit: 8,
  retryBackoff: true,
  expireInSeconds: 600,
});

/** A bank with which files may be exchanged now. A visit that fails is repeated by its own schedule. */
export const VISIT_BANK = queue<{ connectionId: string }>('visit-bank', {
  retryLimit: 0,
  retryBackoff: false,
  expireInSeconds: 900,
});

export const PAYMENTS_QUEUES = [
  PAY_BATCH,
  READ_BANK_REPLY,
  READ_STATEMENT_FILE,
  RECONCILE_ACCOUNT,
  VISIT_BANK,
  MAIL,
  LOW_BALANCE_MAIL,
  CONFIG_MAIL,
  CONTROL_MAIL,
  INVITATION_MAIL,
  CHECK_BATCH,
  NOTIFICATION_MAIL,
  REMINDER_MAIL,
  REQUEST_MAIL,
  PASSKEY_MAIL,
];
