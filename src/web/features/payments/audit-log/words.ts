import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
/** The actions of the log in words, by group. An action without words is shown by its code. */
const GROUPS: readonly { group: MessageDescriptor; actions: Record<string, MessageDescriptor> }[] = [
  {
    group: msg`Batches`,
    actions: {
      'batch.created': msg`Batch created`,
      'batch.labelled': msg`Batch labelled`,
      'batch.approved': msg`Batch approved`,
      'batch.rejected': msg`Batch sent back`,
      'batch.cancelled': msg`Batch cancelled`,
      'batch.expired': msg`Batch expired`,
      'batch.commented': msg`Comment on a batch`,
      'batch.released': msg`Batch submitted to the bank`,
      'batch.held_back': msg`Batch held`,
      'batch.resumed': msg`Batch resumed`,
      'batch.digest_broken': msg`Batch stopped: its rows had changed`,
    },
  },
  {
    group: msg`Payments`,
    actions: {
      'withdrawals.submitted': msg`Payments sent`,
      'withdrawals.settled': msg`Payments settled`,
      'withdrawals.unconfirmed': msg`Payments unconfirmed`,
      'withdrawals.reversed': msg`Payments returned`,
      'account.funded': msg`Money received`,
      'payouts.exported': msg`Payouts exported`,
    },
  },
  {
    group: msg`Settings`,
    actions: {
      'payment-config.updated': msg`Payment config updated`,
      'entity-config.updated': msg`Entity config changed by the operator`,
      'entity.created': msg`Entity created`,
      'entity.updated': msg`Entity updated`,
      'entity.limits_changed': msg`Limits changed`,
      'entity.fees_changed': msg`Fees changed`,
      'banks.replaced': msg`List of banks replaced`,
      'audit_log.exported': msg`Audit log exported`,
      'notification_settings.changed': msg`Mail about notifications chosen`,
      'column_mapping.confirmed': msg`Columns of a file remembered`,
      'saved_view.created': msg`View of payouts saved`,
      'saved_view.changed': msg`View of payouts changed`,
      'saved_view.deleted': msg`View of payouts deleted`,
    },
  },
  {
    group: msg`Users and sign-in`,
    actions: {
      'user.created': msg`User created`,
      'user.updated': msg`User updated`,
      'user.roles_changed': msg`Roles changed`,
      'session.opened': msg`Signed in`,
      'session.closed': msg`Signed out`,
      'sign_in.failed': msg`Sign-in failed`,
      'token.issued': msg`API token issued`,
    },
  },
  {
    group: msg`Exchange`,
    actions: {
      'exchange_key.saved': msg`Exchange key saved`,
      'exchange_key.used': msg`Exchange key used (first time that day)`,
      'customer_data.read': msg`Customer data read (first time that day)`,
    },
  },
];

const ACTIONS: Record<string, MessageDescriptor> = Object.assign({}, ...GROUPS.map(({ actions }) => actions));

/** "batch.approved" -> "Batch approved". */
export function actionWords(action: string): string {
  const known = ACTIONS[action];
  if (known) return i18n._(known);
  const words = action.replaceAll(/[._-]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The actions that can be chosen as a filter, by group. */
export function actionChoices(): { group: string; items: { value: string; label: string }[] }[] {
  return GROUPS.map(({ group, actions }) => ({
    group: i18n._(group),
    items: Object.entries(actions).map(([value, label]) => ({ value, label: i18n._(label) })),
  }));
}

/** Whether the action can be chosen as a filter. */
export function isKnownAction(action: string): boolean {
  return action in ACTIONS;
}

const SUBJECTS: Record<string, MessageDescriptor> = {
  batch: msg`batch`,
  payout: msg`payout`,
  user: msg`user`,
  entity: msg`entity`,
  'payment-config': msg`payment config`,
  'entity-config': msg`entity config`,
  exchange_key: msg`exchange key`,
  saved_view: msg`saved view`,
  column_mapping: msg`matched columns`,
  subaccount: msg`subaccount`,
  banks: msg`banks`,
};

/** "payment-config" -> "payment config". */
export function subjectWords(subjectType: string): string {
  const known = SUBJECTS[subjectType];
  return known ? i18n._(known) : subjectType.replaceAll(/[-_]/g, ' ');
}

const PARTS: Record<string, MessageDescriptor> = {
  accessType: msg`Balance`,
  actorId: msg`User`,
  actorKind: msg`User`,
  address: msg`IP address`,
  approval: msg`Approvals so far`,
  approvalExpiryDays: msg`Approval period`,
  approvalsRequired: msg`Approvals needed`,
  authenticatedAt: msg`Signed in at`,
  before: msg`Status before`,
  beneficiaryId: msg`Recipient`,
  batchStatus: msg`Status of the batch`,
  contentDigest: msg`Content digest`,
  correctsBatchId: msg`Corrects the batch`,
  duplicateWindowDays: msg`Duplicate window`,
  fileName: msg`Name`,
  exactAmount: msg`Amount`,
  maxAmount: msg`Amount at most`,
  minAmount: msg`Amount at least`,
  query: msg`Search`,
  search: msg`Filters`,
  duplicateReason: msg`Reason for paying duplicates`,
  failed: msg`Failed payments`,
  isShared: msg`Shared with everyone`,
  lastsSeconds: msg`Valid for`,
  paid: msg`Paid payments`,
  releasedMinor: msg`Money released`,
  releaseAt: msg`Submission planned`,
  retryOfBatchId: msg`Retries the batch`,
  source: msg`File`,
  subjectId: msg`About`,
  waitingFor: msg`Reason`,
  sha256: msg`SHA-256 of the file`,
  stepUpMaxAgeSeconds: msg`Fresh sign-in, at most`,
  unusualAmountPercent: msg`Unusual amount`,
  updatedBy: msg`Saved by`,
  why: msg`Reason`,
  withdrawalCount: msg`Payments`,
  withdrawalIds: msg`Payments returned`,
  label: msg`Label`,
  totalAmountMinor: msg`Total amount`,
  amountMinor: msg`Amount`,
  currency: msg`Currency`,
  reference: msg`Reference`,
  count: msg`Count`,
  reason: msg`Reason`,
  text: msg`Text`,
  mentions: msg`Mentions`,
  status: msg`Status`,
  from: msg`From`,
  to: msg`To`,
  direction: msg`Direction`,
  filters: msg`Filters`,
  version: msg`Version`,
  approvalRules: msg`Approval rules`,
  releaseDelaySeconds: msg`Release delay`,
  defaultRail: msg`Default rail`,
  timezone: msg`Time zone`,
  notificationEmails: msg`Notification emails`,
  defaultCurrency: msg`Default currency`,
  rail: msg`Rail`,
  name: msg`Name`,
  roles: msg`Roles`,
  email: msg`Email`,
  action: msg`Action`,
  rowNumber: msg`Row number`,
  commentId: msg`Comment`,
};

/**
 * The name of a detail in words: "releaseDelaySeconds" -> "Release delay", "totalAmountMinor" -> "Total
 * amount".
 */
export function partWords(name: string): string {
  const known = PARTS[name];
  if (known) return i18n._(known);
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
