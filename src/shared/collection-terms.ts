import type { MatchVerdict, PostingWay } from './reconciliation-terms.ts';

/** The closed sets of values and the limits of getting paid. */

export const REQUEST_STATUSES = [
  'OPEN',
  'PARTLY_PAID',
  'PAID',
  'EXPIRED',
  'CANCELLED',
  'WRITTEN_OFF',
] as const;
export type RequestStatus = (typeof REQUEST_STATUSES)[number];

/** Money above the open amount is the payer’s credit, or a user is asked about it. */
export const ON_TOO_MUCH = ['CREDIT', 'ASK'] as const;
export type OnTooMuch = (typeof ON_TOO_MUCH)[number];

/** How late the open amount of a request is: not yet due, due today, or 1 to 30, 31 to 60 … days late. */
export const AGEING_BUCKETS = [
  'NOT_DUE',
  'DUE_TODAY',
  'DAYS_1_30',
  'DAYS_31_60',
  'DAYS_61_90',
  'OVER_90',
] as const;
export type AgeingBucket = (typeof AGEING_BUCKETS)[number];

/** The events in the history of a request. */
export const REQUEST_EVENTS = [
  'CREATED',
  'CHANGED',
  'CANCELLED',
  'EXPIRED',
  'WRITE_OFF_ASKED',
  'WRITE_OFF_WITHDRAWN',
  'WRITTEN_OFF',
  'RECEIVED',
  'DEALLOCATED',
  'TAKEN_BACK',
  'LINK_RENEWED',
  'LINK_SWITCHED_OFF',
  'MAILED',
  'REMINDED',
  'PAY_ASKED',
  'PAY_ANSWERED',
  'PAY_CANCEL_ASKED',
] as const;
export type RequestEvent = (typeof REQUEST_EVENTS)[number];

/** Reminders that Outlay makes itself: three days before the due day, on it, and 7 and 14 days after. */
const AUTOMATIC_REMINDERS = ['BEFORE_DUE', 'ON_DUE', 'DAYS_7', 'DAYS_14'] as const;
export type AutomaticReminder = (typeof AUTOMATIC_REMINDERS)[number];

export const REMINDER_KINDS = ['BY_HAND', ...AUTOMATIC_REMINDERS] as const;
export type ReminderKind = (typeof REMINDER_KINDS)[number];

/** WAITING: the mail has not left. NOT_SENT: it was no longer needed, or could not be delivered. */
export const REMINDER_STATUSES = ['WAITING', 'SENT', 'NOT_SENT'] as const;
export type ReminderStatus = (typeof REMINDER_STATUSES)[number];

/**
 * Why a mail that asks a payer for money did not leave. ENDED: nothing was open any more. ADDRESS_CHANGED:
 * the payer has another address, or none. REPLACED: a later mail was asked for. CANNOT_BE_PAID: the pay page
 * was switched off, or had no account. NOT_DELIVERED: the mail server did not take it, and Outlay no longer
 * tries.
 */
export const MAIL_NOT_SENT_REASONS = [
  'ENDED',
  'ADDRESS_CHANGED',
  'REPLACED',
  'CANNOT_BE_PAID',
  'NOT_DELIVERED',
] as const;
export type MailNotSentReason = (typeof MAIL_NOT_SENT_REASONS)[number];

/** Why no payer of a company can be mailed at present. */
export const MAILING_OBSTACLES = ['NO_MAIL_SERVER', 'NO_ACCOUNT'] as const;
export type MailingObstacle = (typeof MAILING_OBSTACLES)[number];

/**
 * What the payer's bank says about a request to pay, from the least to the most certain. A later one of
 * this list is never followed by an earlier one, whatever order the answers arrive in.
 */
export const REQUEST_TO_PAY_STATES = [
  'PENDING',
  'PRESENTED',
  'EXPIRED',
  'CANCELLED',
  'REJECTED',
  'PAID',
  'REFUND_IN_PROGRESS',
  'REFUNDED',
] as const;
export type RequestToPayState = (typeof REQUEST_TO_PAY_STATES)[number];

/** A cell number, with the bank of the account behind it where the payer has several. */
export const SHAP_ID = /^0\d{9}(@[a-z][a-z0-9-]{1,59})?$/;

/** How long a payer may have to approve a request to pay, in hours. */
export const REQUEST_TO_PAY_HOURS = { least: 1, usual: 48, most: 720 } as const;

/** A write-off above the limit waits for a second user. */
export const WRITE_OFF_STATUSES = ['WAITING', 'DONE', 'WITHDRAWN'] as const;
export type WriteOffStatus = (typeof WRITE_OFF_STATUSES)[number];

/** How much of a receipt is allocated. RETURNED: the bank has taken the money back. */
export const RECEIPT_STATUSES = ['UNALLOCATED', 'PARTLY_ALLOCATED', 'ALLOCATED', 'RETURNED'] as const;
export type ReceiptStatus = (typeof RECEIPT_STATUSES)[number];

/** Why an allocation ended: a user took it off the request, or the bank took the receipt back. */
export const ALLOCATION_ENDS = ['DEALLOCATED', 'TAKEN_BACK'] as const;
export type AllocationEnd = (typeof ALLOCATION_ENDS)[number];

/** Where the account of a refund comes from: the bank's statement says it, or a user typed it. */
export const REFUND_ACCOUNTS = ['STATEMENT', 'TYPED'] as const;
export type RefundAccount = (typeof REFUND_ACCOUNTS)[number];

/**
 * The outcome of a refund. REJECTED, CANCELLED, EXPIRED, FAILED and RETURNED: nothing was given back, or the
 * money is back, so it can be refunded again.
 */
export const REFUND_STATUSES = [
  'PENDING_APPROVAL',
  'APPROVED',
  'PAID',
  'REJECTED',
  'CANCELLED',
  'EXPIRED',
  'FAILED',
  'RETURNED',
] as const;
export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** EXACT: allocated when it was received. PROPOSAL: a user accepted a proposal. CHOICE: a user chose it. */
export type AllocationWay = PostingWay;

/** The most parts into which a receipt is allocated at once. */
export const MOST_ALLOCATIONS = 500;

/** The most requests that are created at once. */
export const MOST_REQUESTS = 10_000;

/** Why money that came is matched with requests as it is, with the verdict that follows. */
export const RECEIPT_REASONS = {
  /** Quotes the reference of a request and has its open amount. */
  REFERENCE: 'EXACT',
  /** Quotes the reference of a request and has less, and parts of this size are allowed. */
  PART: 'EXACT',
  /** Quotes the reference of a request and has more: the open amount, and the rest by `onTooMuch`. */
  TOO_MUCH: 'EXACT',
  /** Quotes the references of several open requests and has the sum of their open amounts. */
  SEVERAL_REFERENCES: 'EXACT',
  /** Quotes the reference of a payer and has the open amount of one request, and of no other. */
  PAYER_REFERENCE: 'EXACT',
  /** Quotes the reference of a payer and has the sum of all open amounts of the payer. */
  PAYER_TOTAL: 'EXACT',

  /** Quotes a reference that is also one slip away from that of another open request or payer. */
  NEAR_ANOTHER: 'LIKELY',
  /** Quotes the references of a request and of another payer. */
  PAYER_DIFFERS: 'LIKELY',
  /** Quotes the references of several requests and has another amount than their sum. */
  SEVERAL_AMOUNT_DIFFERS: 'LIKELY',
  /** Quotes the reference of a request and has less than may be paid at once. */
  PART_NOT_ALLOWED: 'LIKELY',
  /** Quotes the reference of a request that is paid already. */
  OVERPAYMENT: 'LIKELY',
  /** Quotes the reference of a request that is cancelled, expired or written off. */
  AFTER_END: 'LIKELY',
  /** Quotes the reference of a payer, and the amount does not say for what it is. */
  PAYER_AMOUNT_DIFFERS: 'LIKELY',
  /** Quotes the reference of a payer and has the open amount of several requests: the one due first. */
  PAYER_SEVERAL_EQUAL: 'LIKELY',
  /** Has the reference of a request with one wrong, missing, added or swapped character. */
  REFERENCE_SLIP: 'LIKELY',
  /** Has the reference of a payer with such a slip. */
  PAYER_SLIP: 'LIKELY',
  /** Came from a known account of a payer and has the open amount of one request of this payer. */
  ACCOUNT_AND_AMOUNT: 'LIKELY',
  /** Names a payer and has the open amount of one request of this payer. */
  NAME_AND_AMOUNT: 'LIKELY',
  /** Has a name like that of a payer, and the open amount of one request of this payer. */
  NAME_ALIKE: 'LIKELY',

  /** Several requests fit alike. */
  SEVERAL_CANDIDATES: 'UNMATCHED',
  UNKNOWN: 'UNMATCHED',
} as const satisfies Record<string, MatchVerdict>;
export type ReceiptReason = keyof typeof RECEIPT_REASONS;

/** The most lines of a payer's statement as PDF: a longer document takes many seconds. */
export const MOST_PDF_LINES = 5_000;

/** Why a sweep cannot move money of COLLECTION. */
export const LEFT_IN_COLLECTION = ['RECEIVING_ACCOUNT', 'OPENING_BALANCE', 'SIMULATED'] as const;
export type LeftInCollection = (typeof LEFT_IN_COLLECTION)[number];
