/** Whether a schedule pays withdrawals, or moves the balance above an amount to keep. */
export const SCHEDULE_KINDS = ['RECURRING', 'SWEEP'] as const;
export type ScheduleKind = (typeof SCHEDULE_KINDS)[number];

/**
 * Where the rows of each run come from. A sweep takes its money from COLLECTION, and moves it to FUNDING
 * without a row, or from FUNDING, and pays it to an account of the company by one row.
 */
export const SCHEDULE_SOURCES = ['ROWS', 'LAST_PAID_RUN', 'NEW_FILE', 'COLLECTION', 'FUNDING'] as const;
export type ScheduleSource = (typeof SCHEDULE_SOURCES)[number];

/** Whether a source is that of a sweep. */
export function isSweepSource(source: string): source is 'COLLECTION' | 'FUNDING' {
  return source === 'COLLECTION' || source === 'FUNDING';
}

/** Whether each run is approved like any other batch, or the schedule is approved once for all its runs. */
export const APPROVAL_MODES = ['EACH_RUN', 'STANDING'] as const;
export type ApprovalMode = (typeof APPROVAL_MODES)[number];

export const SCHEDULE_STATUSES = [
  'PENDING_APPROVAL',
  'ACTIVE',
  'PAUSED',
  'SUSPENDED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
  'ENDED',
] as const;
export type ScheduleStatus = (typeof SCHEDULE_STATUSES)[number];

/** The life of one version. A waiting version is replaced by a later one. */
export const SCHEDULE_VERSION_STATUSES = [
  'PENDING_APPROVAL',
  'IN_FORCE',
  'SUPERSEDED',
  'REPLACED',
  'REJECTED',
  'EXPIRED',
  'CANCELLED',
] as const;
export type ScheduleVersionStatus = (typeof SCHEDULE_VERSION_STATUSES)[number];

export const RUN_STATUSES = [
  'PLANNED',
  'WAITING_FOR_FILE',
  'CREATED',
  'SWEPT',
  'NOTHING_TO_MOVE',
  'SKIPPED',
  'MISSED',
] as const;
export type RunStatus = (typeof RUN_STATUSES)[number];

export const SCHEDULE_PERIODS = ['WEEK', 'MONTH'] as const;
export type SchedulePeriod = (typeof SCHEDULE_PERIODS)[number];

export const WEEKDAYS = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** The action for a run with a standing approval when there is too little money. */
export const IF_SHORT = ['WAIT', 'SKIP'] as const;
export type IfShort = (typeof IF_SHORT)[number];

/** Why a standing approval does not cover a run, in the order in which they are checked. */
export const STANDING_REASONS = [
  'NOT_ALLOWED',
  'LIMIT_EXPIRED',
  'ROWS_CHANGED',
  'SUM_ABOVE_LIMIT',
  'TOTAL_REACHED',
  'SIGNER_LEFT',
  'STRICTER_RULES',
  'ACCOUNT_CHANGED',
  'LAST_RUN_FAILED',
  'RUN_CHANGED',
] as const;
export type StandingReason = (typeof STANDING_REASONS)[number];

/** The user's decision about runs that were missed while a schedule was paused or suspended. */
export const MISSED_ANSWERS = ['SKIP', 'RUN_ONCE'] as const;

/** Limits of a schedule. */
export const MOST_SCHEDULE_ROWS = 10_000;
export const MOST_CREATE_DAYS_AHEAD = 25;
/** The default of `createDaysAhead`: time for two approvers before the money moves. */
export const USUAL_CREATE_DAYS_AHEAD = 5;
export const MOST_INTERVAL = 12;
export const MOST_RUNS = 520;
