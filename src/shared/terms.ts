/**
 * The closed sets of values in the payments interface. The contract, the rules, the database and the pages
 * share them.
 */

export const ACCESS_TYPES = ['FUNDING', 'COLLECTION', 'FEE'] as const;
export type AccessType = (typeof ACCESS_TYPES)[number];

export const BATCH_STATUSES = [
  'PENDING_APPROVAL',
  'APPROVED',
  'PROCESSING',
  'COMPLETE',
  'PARTIALLY_COMPLETE',
  'FAILED',
  'CANCELLED',
  'EXPIRED',
  'REJECTED',
] as const;
export type BatchStatus = (typeof BATCH_STATUSES)[number];

/** Why an approval no longer counts: its user was disabled, or lost the role APPROVER. */
export const APPROVAL_LAPSES = ['USER_DISABLED', 'ROLE_REMOVED'] as const;
export type ApprovalLapse = (typeof APPROVAL_LAPSES)[number];

/** Why an unfinished batch waits for a user. */
export const WAITING_FOR = [
  'APPROVALS',
  'PAYOUTS_OFF',
  'EXECUTION_DATE',
  'STANDING',
  'REGISTER',
  'BANK_FILE',
] as const;
export type WaitingFor = (typeof WAITING_FOR)[number];

/** The rules for an execution date on which the bank is closed. */
export const DATE_RULES = ['PRECEDING', 'FOLLOWING', 'MODIFIED_FOLLOWING', 'REFUSE'] as const;
export type DateRule = (typeof DATE_RULES)[number];

/** The intervals after which the next run of the same payments follows an earlier batch. */
export const RUN_INTERVALS = ['WEEK', 'TWO_WEEKS', 'MONTH'] as const;
export type RunInterval = (typeof RUN_INTERVALS)[number];

/** How clients of version 0.1 know a rule: every rule that moves a date is MOVE. */
export const DATE_POLICIES = ['MOVE', 'REFUSE'] as const;
export type DatePolicy = (typeof DATE_POLICIES)[number];

/** Why the money of a batch does not move on its execution date. */
export const MOVE_CODES = [
  'IN_THE_PAST',
  'AFTER_CUT_OFF',
  'LEAD_DAYS',
  'WEEKEND',
  'HOLIDAY',
  'OTHER_MONTH',
] as const;

export const WITHDRAWAL_STATUSES = [
  'PENDING',
  'SUBMITTED',
  'UNCONFIRMED',
  'COMPLETE',
  'FAILED',
  'REVERSED',
  'CANCELLED',
] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

export const PAYOUT_STATUSES = ['COMPLETE', 'PROCESSING', 'REVERSED', 'FAILED'] as const;
export type PayoutStatus = (typeof PAYOUT_STATUSES)[number];

/** The first steps of new users, by role, in this order. */
export const FIRST_STEPS = [
  'ENTITY_SET_UP',
  'PEOPLE_KNOWN',
  'BATCH_CREATED',
  'BATCH_PAID',
  'SOMEONE_PREPARES',
  'BATCH_DECIDED',
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

/** What an entity has before its first payout, in the order in which an admin sees to it. */
export const READY_ITEMS = [
  'PEOPLE',
  'LIMITS',
  'RAILS',
  'MONEY',
  'CONNECTION',
  'RULES',
  'SECOND_ADMIN',
  'PASSKEYS',
  'MAIL',
] as const;
export type ReadyItem = (typeof READY_ITEMS)[number];

/** The columns by which the Payouts page can be sorted. */
export const PAYOUT_SORTS = [
  'createdAt',
  'amount',
  'recipient',
  'account',
  'reference',
  'batch',
  'status',
] as const;
export type PayoutSort = (typeof PAYOUT_SORTS)[number];

export const PAYOUT_DIRECTIONS = ['DEBIT', 'CREDIT'] as const;
export type PayoutDirection = (typeof PAYOUT_DIRECTIONS)[number];

export const RAILS = ['EFT', 'RTC', 'PAYSHAP', 'RTGS'] as const;
export type Rail = (typeof RAILS)[number];

export const ACCOUNT_TYPES = ['CURRENT', 'SAVINGS', 'TRANSMISSION', 'BOND', 'SUBSCRIPTION_SHARE'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

export const FAILURE_CODES = [
  'INVALID_ACCOUNT',
  'ACCOUNT_CLOSED',
  'ACCOUNT_DORMANT',
  'ACCOUNT_RESTRICTED',
  'NAME_MISMATCH',
  'INVALID_BRANCH',
  'LIMIT_EXCEEDED',
  'INSUFFICIENT_FUNDS',
  'BANK_REJECTED',
  'BANK_UNAVAILABLE',
  'DUPLICATE',
  'UNKNOWN',
] as const;
export type FailureCode = (typeof FAILURE_CODES)[number];

export const RETRYABLE = ['YES', 'NO', 'WITH_CHANGES'] as const;
export type Retryable = (typeof RETRYABLE)[number];

/** The kinds of values that most cells of a column of a withdrawal file can have. */
export const VALUE_KINDS = ['NUMBERS', 'IDENTITY', 'DATES', 'WORDS', 'MIXED'] as const;
export type ValueKind = (typeof VALUE_KINDS)[number];

/** How the account of a withdrawal differs from earlier payments to the same person. */
export const ACCOUNT_FINDINGS = ['BANK_DETAILS_CHANGED', 'NEW_BENEFICIARY'] as const;
export type AccountFinding = (typeof ACCOUNT_FINDINGS)[number];

/**
 * Why an account number is in doubt. The number may be a branch code, an identity number, a date, a telephone
 * number, digits typed to fill a cell, another text of its row, or the amount of its row. LENGTH: its length
 * is unusual for its bank. SHORTER: it is shorter than nearly all others of its bank in the batch.
 * OTHER_BANK: the branch code belongs to a bank other than the one that the withdrawal names.
 */
export const ACCOUNT_MARKS = [
  'OTHER_BANK',
  'BRANCH',
  'IDENTITY',
  'DATE',
  'PHONE',
  'PATTERN',
  'TEXT',
  'AMOUNT',
  'LENGTH',
  'SHORTER',
] as const;
export type AccountMark = (typeof ACCOUNT_MARKS)[number];

/**
 * The payments with which an amount is compared: earlier runs of the same kind, all earlier payments to the
 * person, or the other amounts of the batch.
 */
export const AMOUNT_COMPARISONS = ['RUN', 'PERSON', 'BATCH'] as const;
export type AmountComparison = (typeof AMOUNT_COMPARISONS)[number];

/** Findings that are shown once if they concern many withdrawals of a batch. Each is a view of its rows. */
export const COMMON_FINDINGS = [
  'CHANGED',
  'DOUBTFUL_ACCOUNT',
  'DUPLICATES',
  'MORE_OFTEN',
  'UNUSUAL',
  'NEW',
] as const;
export type CommonFinding = (typeof COMMON_FINDINGS)[number];

/** The parts of a batch that an approver looks at, as lists of its withdrawals. */
export const ROW_VIEWS = [
  'ALL',
  'FAILED',
  'FLAGGED',
  'CHANGED',
  'DOUBTFUL_ACCOUNT',
  'SHARED_ACCOUNT',
  'SEVERAL_ACCOUNTS',
  'NEW',
  'DUPLICATES',
  'MORE_OFTEN',
  'UNUSUAL',
  'PAID_TWICE',
  'LARGEST',
] as const;
export type RowView = (typeof ROW_VIEWS)[number];

/** The columns by which the rows of a batch can be sorted. */
export const ROW_SORTS = [
  'rowNumber',
  'name',
  'bank',
  'account',
  'reference',
  'amount',
  'usualAmount',
  'change',
  'findings',
  'rail',
  'status',
] as const;

/** When a user gets a mail that sums up what needs attention. */
export const MAIL_CHOICES = ['OFF', 'DAILY', 'IMMEDIATELY'] as const;
export type MailChoice = (typeof MAIL_CHOICES)[number];

/** Matters that need an action by the entity. */
export const ATTENTION_KINDS = [
  'PAYMENTS_FAILED',
  'PAYMENTS_RETURNED',
  'PAYMENTS_UNCONFIRMED',
  'BATCH_EXPIRING',
  'DATE_AT_RISK',
  'DATE_MISSED',
  'LOW_BALANCE',
  'BALANCE_BELOW_THRESHOLD',
  'BATCH_SENT_BACK',
  'APPROVAL_LAPSED',
  'BANK_FILE_READY',
  'BANK_FILE_BLOCKED',
  'BANK_FILE_OFF',
  'STATEMENT_TO_CONFIRM',
  'SETTLEMENT_DIFFERS',
  'SETTLEMENT_TO_CONFIRM',
  'STATEMENT_REFUSED',
  'BANK_FILE_UNREAD',
  'MAIL_UNDELIVERED',
  'WEBHOOK_OFF',
  'RECALL_TO_CONFIRM',
  'RECALL_TOO_LATE',
  'BANK_REPLY_OPEN',
  'BANK_UNREACHABLE',
  'BANK_CONNECTION_TO_CONFIRM',
  'STATEMENT_MISSING',
  'OPENING_BALANCE_MISSING',
  'OPENING_BALANCE_TO_CONFIRM',
  'ENTRY_RULE_TO_CONFIRM',
  'ENTRIES_UNMATCHED',
  'MONTH_END_TO_CONFIRM',
  'CLOSED_MONTH_STATEMENT',
  'SCHEDULE_TO_APPROVE',
  'SCHEDULE_SUSPENDED',
  'RUN_OPEN',
  'MONEY_SHORT',
  'WRITE_OFF_TO_CONFIRM',
  'RECEIPTS_OPEN',
  'REFUND_TAKEN_BACK',
  'REQUESTS_REOPENED',
  'PAY_PAGES_CLOSED',
  'CREDITS_UNUSED',
  'APPROVERS_MISSING',
  'ADMIN_MISSING',
  'LOOSER_CONFIG_WAITS',
  'CONTROL_CHANGE_WAITS',
  'PAYEE_CHANGE_WAITS',
  'BATCH_OUTSIDE_REGISTER',
] as const;
export type AttentionKind = (typeof ATTENTION_KINDS)[number];

/** Events that concern one user. */
export const EVENT_KINDS = [
  'APPROVAL_NEEDED',
  'BATCH_APPROVED',
  'BATCH_CANCELLED',
  'BATCH_EXPIRED',
  'BATCH_PAID',
  'BATCH_COMMENTED',
  'MENTIONED',
  'PAYEES_EXPIRED',
  'SCHEDULE_APPROVED',
  'SCHEDULE_REJECTED',
  'SCHEDULE_CANCELLED',
  'SCHEDULE_EXPIRED',
  'SCHEDULE_PAUSED',
  'RECEIPT_TAKEN_BACK',
] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

export function isAttention(kind: AttentionKind | EventKind): kind is AttentionKind {
  return (ATTENTION_KINDS as readonly string[]).includes(kind);
}

/** The settings of a payment config that one admin cannot loosen alone at once. */
export const GUARDED_SETTINGS = [
  'approvalRules',
  'settlementDifferenceLimit',
  'standingApprovals',
  'passkeyAbove',
  'payeeAccounts',
  'verifiedAbove',
] as const;
export type GuardedSetting = (typeof GUARDED_SETTINGS)[number];

/**
 * How a looser config ended: it took effect, users cancelled it, another was saved, or its author lost
 * access.
 */
const CONFIG_CHANGE_STATES = ['PENDING', 'IN_FORCE', 'CANCELLED', 'REPLACED', 'LAPSED'] as const;
export type ConfigChangeState = (typeof CONFIG_CHANGE_STATES)[number];

export const ROLES = ['VIEWER', 'PREPARER', 'APPROVER', 'ADMIN', 'TRADER'] as const;
export type Role = (typeof ROLES)[number];

/** Warnings for the operator: less than 10 % (DISK_LOW) or 2 % (DISK_FULL) of the disk is free. */
export const INSTALLATION_NOTICES = ['DISK_LOW', 'DISK_FULL'] as const;
export type InstallationNotice = (typeof INSTALLATION_NOTICES)[number];

/** The maximum length of each text, in characters (ISO 20022 pain.001 lengths). */
export const TEXT_LIMITS = {
  beneficiaryName: 140,
  reference: 35,
  externalId: 64,
  label: 120,
  duplicateReason: 280,
  decisionReason: 500,
  comment: 2_000,
  viewName: 40,
} as const;

/** The languages of the dashboard, as BCP 47 tags. */
export const LANGUAGES = ['en', 'af'] as const;
/**
 * The cookie that tells the server which language was last chosen in this browser, for the pages that the
 * server draws.
 */
export const LANGUAGE_COOKIE = 'outlay-language';
export type Language = (typeof LANGUAGES)[number];
