/** The actions of the log in words, by group. An action without words is shown by its code. */
const GROUPS: Record<string, Record<string, string>> = {
  Batches: {
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
  Payments: {
    'withdrawals.submitted': 'Payments sent',
    'withdrawals.settled': 'Payments settled',
    'withdrawals.unconfirmed': 'Payments unconfirmed',
    'withdrawals.reversed': 'Payments returned',
    'account.funded': 'Money received',
    'payouts.exported': 'Payouts exported',
  },
  Settings: {
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
  'Users and sign-in': {
    'user.created': 'User created',
    'user.updated': 'User updated',
    'user.roles_changed': 'Roles changed',
    'session.opened': 'Signed in',
    'session.closed': 'Signed out',
    'sign_in.failed': 'Sign-in failed',
    'token.issued': 'API token issued',
  },
  Exchange: {
    'exchange_key.saved': 'Exchange key saved',
    'exchange_key.used': 'Exchange key used (first time that day)',
    'customer_data.read': 'Customer data read (first time that day)',
  },
};

const ACTIONS: Record<string, string> = Object.assign({}, ...Object.values(GROUPS));

/** "batch.approved" -> "Batch approved". */
export function actionWords(action: string): string {
  const known = ACTIONS[action];
  if (known) return known;
  const words = action.replaceAll(/[._-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The actions that can be chosen as a filter, by group. */
export const ACTION_CHOICES = Object.entries(GROUPS).map(([group, actions]) => ({
  group,
  items: Object.entries(actions).map(([value, label]) => ({ value, label })),
}));

/** Whether the action can be chosen as a filter. */
export function isKnownAction(action: string): boolean {
  return action in ACTIONS;
}

/** "payment-config" -> "payment config". */
export function subjectWords(subjectType: string): string {
  return subjectType.replaceAll(/[-_]/g, ' ');
}

const PARTS: Record<string, string> = {
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
  stepUpMaxAgeSeconds: 'Fresh sign-in, at most',
  unusualAmountPercent: 'Unusual amount',
  updatedBy: 'Saved by',
  why: 'Reason',
  withdrawalCount: 'Payments',
  withdrawalIds: 'Payments returned',
};

/**
 * The name of a detail in words: "releaseDelaySeconds" -> "Release delay", "totalAmountMinor" -> "Total
 * amount".
 */
export function partWords(name: string): string {
  const known = PARTS[name];
  if (known) return known;
  const words = name
    .replace(/(?:Minor|Seconds|Ids?)$/, '')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Subjects of which an entity has one: their name says it all. */
const ONE_OF_ENTITY = new Set(['payment-config', 'entity-config', 'exchange_key']);

/** The subject by name: "Salaries February", "Payment config"; its type and the end of its id without one. */
export function subjectName({
  subjectType,
  subjectId,
  subject,
}: {
  subjectType: string;
  subjectId: string;
  subject: { label: string | null };
}): string {
  const type = subjectWords(subjectType);
  const titled = type.charAt(0).toUpperCase() + type.slice(1);
  if (ONE_OF_ENTITY.has(subjectType)) return titled;
  return subject.label ?? `${titled}\u00a0…${subjectId.slice(-8)}`;
}
