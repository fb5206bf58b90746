/**
 * The English words of the audit log: the export of the server writes them, and the dashboard finds their
 * translation by them: in the catalogue, each is its own id.
 */

/** The actions of the log, by group. An action without words is shown by its code. */
export const ACTION_GROUPS: readonly { group: string; actions: Readonly<Record<string, string>> }[] = [
  {
    group: 'Batches',
    actions: {
      'batch.created': 'Batch created',
      'batch.labelled': 'Batch labelled',
      'batch.approved': 'Batch approved',
      'batch.rejected': 'Batch sent back',
      'batch.cancelled': 'Batch cancelled',
      'batch.expired': 'Batch expired',
      'batch.commented': 'Comment on a batch',
      'batch.released': 'Batch submitted to the bank',
      'batch.held_back': 'Batch held',
      'batch.resumed': 'Batch resumed',
      'batch.digest_broken': 'Batch stopped: its rows had changed',
    },
  },
  {
    group: 'Payments',
    actions: {
      'withdrawals.submitted': 'Payments sent',
      'withdrawals.settled': 'Payments settled',
      'withdrawals.unconfirmed': 'Payments unconfirmed',
      'withdrawals.reversed': 'Payments returned',
      'account.funded': 'Money received',
      'payouts.exported': 'Payouts exported',
    },
  },
  {
    group: 'Settings',
    actions: {
      'payment-config.updated': 'Payment config updated',
      'entity-config.updated': 'Entity config changed by the operator',
      'entity.created': 'Entity created',
      'entity.updated': 'Entity updated',
      'entity.limits_changed': 'Limits changed',
      'entity.fees_changed': 'Fees changed',
      'banks.replaced': 'List of banks replaced',
      'audit_log.exported': 'Audit log exported',
      'notification_settings.changed': 'Mail about notifications chosen',
      'column_mapping.confirmed': 'Columns of a file remembered',
      'saved_view.created': 'View of payouts saved',
      'saved_view.changed': 'View of payouts changed',
      'saved_view.deleted': 'View of payouts deleted',
    },
  },
  {
    group: 'Users and sign-in',
    actions: {
      'user.created': 'User created',
      'user.updated': 'User updated',
      'user.roles_changed': 'Roles changed',
      'session.opened': 'Signed in',
      'session.closed': 'Signed out',
      'sign_in.failed': 'Sign-in failed',
      'token.issued': 'API token issued',
    },
  },
  {
    group: 'Exchange',
    actions: {
      'exchange_key.saved': 'Exchange key saved',
      'exchange_key.used': 'Exchange key used (first time that day)',
      'customer_data.read': 'Customer data read (first time that day)',
    },
  },
];

/** The types of what an entry is about. */
export const SUBJECT_WORDS: Readonly<Record<string, string>> = {
  batch: 'batch',
  payout: 'payout',
  user: 'user',
  entity: 'entity',
  'payment-config': 'payment config',
  'entity-config': 'entity config',
  exchange_key: 'exchange key',
  saved_view: 'saved view',
  column_mapping: 'matched columns',
  subaccount: 'subaccount',
  banks: 'banks',
};

/** The names of details. */
export const PART_WORDS: Readonly<Record<string, string>> = {
  accessType: 'Balance',
  actorId: 'User',
  actorKind: 'User',
  address: 'IP address',
  approval: 'Approvals so far',
  approvalExpiryDays: 'Approval period',
  approvalsRequired: 'Approvals needed',
  authenticatedAt: 'Signed in at',
  before: 'Status before',
  beneficiaryId: 'Recipient',
  batchStatus: 'Status of the batch',
  contentDigest: 'Content digest',
  correctsBatchId: 'Corrects the batch',
  duplicateWindowDays: 'Duplicate window',
  fileName: 'Name',
  exactAmount: 'Amount',
  maxAmount: 'Amount at most',
  minAmount: 'Amount at least',
  query: 'Search',
  search: 'Filters',
  duplicateReason: 'Reason for paying duplicates',
  failed: 'Failed payments',
  isShared: 'Shared with everyone',
  lastsSeconds: 'Valid for',
  paid: 'Paid payments',
  releasedMinor: 'Money released',
  releaseAt: 'Submission planned',
  retryOfBatchId: 'Retries the batch',
  source: 'File',
  subjectId: 'About',
  waitingFor: 'Reason',
  sha256: 'SHA-256 of the file',
  stepUpMaxAgeSeconds: 'Fresh sign-in',
  unusualAmountPercent: 'Unusual amounts',
  updatedBy: 'Saved by',
  why: 'Reason',
  withdrawalCount: 'Payments',
  withdrawalIds: 'Payments returned',
  label: 'Label',
  totalAmountMinor: 'Total amount',
  amountMinor: 'Amount',
  currency: 'Currency',
  reference: 'Reference',
  count: 'Count',
  reason: 'Reason',
  text: 'Text',
  mentions: 'Mentions',
  status: 'Status',
  from: 'From',
  to: 'To',
  direction: 'Direction',
  filters: 'Filters',
  version: 'Version',
  approvalRules: 'Approval rules',
  releaseDelaySeconds: 'Submission delay',
  defaultRail: 'Default rail',
  timezone: 'Time zone',
  notificationEmails: 'Batch emails',
  defaultCurrency: 'Default currency',
  rail: 'Rail',
  name: 'Name',
  roles: 'Roles',
  email: 'Email',
  action: 'Action',
  rowNumber: 'Row number',
  commentId: 'Comment',
};

/** Codes whose own words do not say enough. */
export const CODE_WORDS: Readonly<Record<string, string>> = {
  OFF: 'Off',
  off: 'Off',
  on: 'On',
  DEBIT: 'Money out',
  CREDIT: 'Money in',
  APPROVALS: 'Waits for another approval',
  PAYOUTS_OFF: 'Payouts are switched off',
  PENDING_APPROVAL: 'Waiting for approval',
  APPROVED: 'Approved',
  PROCESSING: 'Being paid',
  COMPLETE: 'Paid',
  PARTIALLY_COMPLETE: 'Partly paid',
  FAILED: 'Failed',
  CANCELLED: 'Cancelled',
  EXPIRED: 'Expired',
  REJECTED: 'Sent back',
  PENDING: 'Not sent yet',
  SUBMITTED: 'Sent',
  UNCONFIRMED: 'Unconfirmed',
  REVERSED: 'Returned',
};

/** Actors that are no users, by the names under which their changes are recorded. */
export const ACTOR_WORDS: Readonly<Record<string, string>> = {
  Operator: 'Operator',
  'Not signed in': 'Not signed in',
  Outlay: 'Outlay',
};

export const PHRASES = {
  none: 'None',
  yes: 'Yes',
  no: 'No',
  changed: 'Changed',
  upTo: 'up to {amount}',
  anyOther: 'any other amount',
  signedInAgain: 'Signed in again',
} as const;

/** Every text of the log, for its catalogue. */
export function auditTexts(): string[] {
  return [
    ...ACTION_GROUPS.flatMap(({ group, actions }) => [group, ...Object.values(actions)]),
    ...[SUBJECT_WORDS, PART_WORDS, CODE_WORDS, ACTOR_WORDS, PHRASES].flatMap((table) => Object.values(table)),
  ];
}
