import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { CanonicalWithdrawal } from '../../../domain/withdrawal/shapes.ts';
import type { Params } from '../../../shared/error-texts.ts';
import type { Currency } from '../../../shared/money.ts';
import type {
  ApprovalMode,
  IfShort,
  RunStatus,
  ScheduleKind,
  SchedulePeriod,
  ScheduleSource,
  ScheduleStatus,
  ScheduleVersionStatus,
  StandingReason,
  Weekday,
} from '../../../shared/schedule-terms.ts';
import type { AccountType, DateRule, Rail } from '../../../shared/terms.ts';
import { entities, users } from '../../identity/tables.ts';
import { at, minor } from '../../platform/database/column-types.ts';
import { batches } from '../batches/tables.ts';
import { transfers } from '../ledger/tables.ts';
import { fundingRecords } from '../reconciling/funding/tables.ts';

/** Payments that repeat. The database accepts only the transitions of domain/schedules/schedule-states.ts. */
export const schedules = pgTable(
  'schedules',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    currency: text('currency').$type<Currency>().notNull(),
    kind: text('kind').$type<ScheduleKind>().notNull().default('RECURRING'),
    status: text('status').$type<ScheduleStatus>().notNull(),
    /** The version in force; null until the first one is approved. */
    version: integer('version'),
    latestVersion: integer('latest_version').notNull(),
    /** Runs due before this day are not made: it was written, resumed or changed after them. */
    runsFrom: date('runs_from', { mode: 'date' }).notNull(),
    /** When the worker looks at it next; null while it makes no runs. */
    nextAt: at('next_at'),
    /** When the worker last decided that, by its clock and the calendar at that time. */
    lookedAt: at('looked_at'),
    suspendedCode: text('suspended_code').$type<StandingReason>(),
    suspendedDueOn: date('suspended_due_on', { mode: 'date' }),
    suspendedAt: at('suspended_at'),
    statusReason: text('status_reason'),
    statusBy: uuid('status_by').references(() => users.id),
    /** Who resumed it last. The database asks for an approver who did not write a standing version. */
    resumedBy: uuid('resumed_by').references(() => users.id),
    resumedAt: at('resumed_at'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    unique('schedules_in_entity').on(t.entityId, t.id),
    index('schedules_due')
      .on(t.nextAt)
      .where(sql`next_at IS NOT NULL`),
    index('schedules_listed').on(t.entityId, t.nextAt, t.createdAt, t.id),
    check(
      'schedule_suspended',
      sql`(${t.status} = 'SUSPENDED') <= (num_nonnulls(${t.suspendedCode}, ${t.suspendedDueOn},
          ${t.suspendedAt}) = 3)`,
    ),
    check(
      'schedule_in_force',
      sql`${t.status} NOT IN ('ACTIVE', 'PAUSED', 'SUSPENDED') OR ${t.version} IS NOT NULL`,
    ),
  ],
);

/** What a schedule pays and when. A version never changes; its status does. */
export const scheduleVersions = pgTable(
  'schedule_versions',
  {
    scheduleId: uuid('schedule_id').notNull(),
    version: integer('version').notNull(),
    entityId: uuid('entity_id').notNull(),
    status: text('status').$type<ScheduleVersionStatus>().notNull(),
    label: text('label').notNull(),
    approvalMode: text('approval_mode').$type<ApprovalMode>().notNull(),
    source: text('source').$type<ScheduleSource>().notNull(),
    rail: text('rail').$type<Rail>(),
    /** The batch whose payments it repeats, if it was made from one. */
    fromBatchId: uuid('from_batch_id'),
    /** From this day on, a run is no duplicate of that batch. */
    repeatsFrom: date('repeats_from', { mode: 'date' }),
    every: text('every').$type<SchedulePeriod>().notNull(),
    interval: integer('interval').notNull(),
    weekday: text('weekday').$type<Weekday>(),
    /** 1 to 31; 0 is the last day of each month. */
    dayOfMonth: integer('day_of_month'),
    startsOn: date('starts_on', { mode: 'date' }).notNull(),
    endsOn: date('ends_on', { mode: 'date' }),
    runs: integer('runs'),
    ifNotBankingDay: text('if_not_banking_day').$type<DateRule>().notNull(),
    createDaysAhead: integer('create_days_ahead').notNull(),
    ifShort: text('if_short').$type<IfShort>().notNull(),
    perRunMinor: minor('per_run_minor'),
    totalMinor: minor('total_minor'),
    /** With a sweep: what is kept in the account that it moves money from. */
    keepMinor: minor('keep_minor'),
    validUntil: date('valid_until', { mode: 'date' }),
    withdrawalCount: integer('withdrawal_count').notNull(),
    totalAmountMinor: minor('total_amount_minor').notNull(),
    contentDigest: text('content_digest').notNull(),
    /** The total by which the approvals are counted: of all runs with STANDING, of one otherwise. */
    approvalAmountMinor: minor('approval_amount_minor').notNull(),
    approvalsRequired: integer('approvals_required').notNull(),
    createdBy: uuid('created_by')
      .notNull()
      .references(() => users.id),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    decidedBy: uuid('decided_by').references(() => users.id),
    decidedAt: at('decided_at'),
    reason: text('reason'),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.version] }),
    foreignKey({
      name: 'schedule_versions_schedule_fk',
      columns: [t.entityId, t.scheduleId],
      foreignColumns: [schedules.entityId, schedules.id],
    }),
    foreignKey({
      name: 'schedule_versions_batch_fk',
      columns: [t.entityId, t.fromBatchId],
      foreignColumns: [batches.entityId, batches.id],
    }),
    check('schedule_version_repeats', sql`(${t.fromBatchId} IS NULL) = (${t.repeatsFrom} IS NULL)`),
    uniqueIndex('schedule_versions_one_waiting')
      .on(t.scheduleId)
      .where(sql`status = 'PENDING_APPROVAL'`),
    index('schedule_versions_waiting')
      .on(t.expiresAt)
      .where(sql`status = 'PENDING_APPROVAL'`),
    check(
      'schedule_version_calendar',
      sql`(${t.every} = 'WEEK') = (${t.weekday} IS NOT NULL)
          AND (${t.every} = 'MONTH') = (${t.dayOfMonth} IS NOT NULL)
          AND (${t.endsOn} IS NULL OR ${t.runs} IS NULL)`,
    ),
    check(
      'schedule_version_limits',
      sql`(${t.approvalMode} = 'STANDING') = (${t.perRunMinor} IS NOT NULL)
          AND (${t.approvalMode} = 'STANDING') = (${t.validUntil} IS NOT NULL)
          AND (${t.totalMinor} IS NULL OR ${t.approvalMode} = 'STANDING')
          AND (${t.perRunMinor} IS NULL OR ${t.perRunMinor} >= ${t.totalAmountMinor})`,
    ),
    check(
      'schedule_version_rows',
      sql`(${t.source} IN ('NEW_FILE', 'COLLECTION')) = (${t.withdrawalCount} = 0)`,
    ),
    check(
      'schedule_version_sweep',
      sql`(${t.source} IN ('COLLECTION', 'FUNDING')) = (${t.keepMinor} IS NOT NULL)
          AND (${t.keepMinor} IS NULL OR (${t.keepMinor} >= 0 AND ${t.approvalMode} = 'STANDING'))`,
    ),
  ],
);

/** The withdrawals of a version: what decides where money goes as columns, and the whole as it is sent. */
export const scheduleRows = pgTable(
  'schedule_rows',
  {
    scheduleId: uuid('schedule_id').notNull(),
    version: integer('version').notNull(),
    entityId: uuid('entity_id').notNull(),
    rowNumber: integer('row_number').notNull(),
    beneficiaryName: text('beneficiary_name').notNull(),
    bankCode: text('bank_code').notNull(),
    branchCode: text('branch_code').notNull(),
    accountNumber: text('account_number').notNull(),
    accountType: text('account_type').$type<AccountType>().notNull(),
    amountMinor: minor('amount_minor').notNull(),
    rail: text('rail').$type<Rail>().notNull(),
    request: jsonb('request').$type<CanonicalWithdrawal>().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.version, t.rowNumber] }),
    foreignKey({
      name: 'schedule_rows_version_fk',
      columns: [t.scheduleId, t.version],
      foreignColumns: [scheduleVersions.scheduleId, scheduleVersions.version],
    }),
    check('schedule_row_amount', sql`${t.amountMinor} > 0`),
  ],
);

/** The database refuses an approval by the author of the version. */
export const scheduleApprovals = pgTable(
  'schedule_approvals',
  {
    scheduleId: uuid('schedule_id').notNull(),
    version: integer('version').notNull(),
    userId: uuid('user_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    contentDigest: text('content_digest').notNull(),
    approvedAt: at('approved_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.version, t.userId] }),
    foreignKey({
      name: 'schedule_approvals_version_fk',
      columns: [t.scheduleId, t.version],
      foreignColumns: [scheduleVersions.scheduleId, scheduleVersions.version],
    }),
    foreignKey({
      name: 'schedule_approvals_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
  ],
);

/**
 * Runs that were created, skipped, missed or changed, or that cannot be created yet. A run without a row is
 * planned. The key makes each run one batch, or one recorded miss.
 */
export const scheduleRuns = pgTable(
  'schedule_runs',
  {
    scheduleId: uuid('schedule_id').notNull(),
    dueOn: date('due_on', { mode: 'date' }).notNull(),
    entityId: uuid('entity_id').notNull(),
    status: text('status').$type<RunStatus>().notNull(),
    /** The day of this run alone; null for that of the calendar. */
    executionDate: date('execution_date', { mode: 'date' }),
    isChanged: boolean('is_changed').notNull(),
    batchId: uuid('batch_id').references(() => batches.id),
    /** The version by which the batch was created. */
    version: integer('version'),
    problemCode: text('problem_code'),
    problemDetail: text('problem_detail'),
    /** The sentence of the detail with its values; null for one that has none. */
    problemParams: jsonb('problem_params').$type<Params>(),
    problemSince: at('problem_since'),
    standingReasons: text('standing_reasons').array().$type<StandingReason[]>().notNull(),
    duplicateReason: text('duplicate_reason'),
    decidedBy: uuid('decided_by').references(() => users.id),
    reason: text('reason'),
    createdAt: at('created_at').notNull(),
    updatedAt: at('updated_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.dueOn] }),
    foreignKey({
      name: 'schedule_runs_schedule_fk',
      columns: [t.entityId, t.scheduleId],
      foreignColumns: [schedules.entityId, schedules.id],
    }),
    index('schedule_runs_open')
      .on(t.scheduleId)
      .where(sql`status IN ('PLANNED', 'WAITING_FOR_FILE', 'MISSED')`),
    index('schedule_runs_batch')
      .on(t.batchId)
      .where(sql`batch_id IS NOT NULL`),
    check('schedule_run_day', sql`${t.executionDate} IS NULL OR ${t.isChanged}`),
    check('schedule_run_batch', sql`${t.status} <> 'CREATED' OR ${t.batchId} IS NOT NULL`),
  ],
);

/**
 * What the runs of sweeps moved, or that there was nothing to move. The key makes each day one sweep; the
 * database refuses one that the version in force does not cover, or that takes what is kept.
 */
export const scheduleSweeps = pgTable(
  'schedule_sweeps',
  {
    scheduleId: uuid('schedule_id').notNull(),
    dueOn: date('due_on', { mode: 'date' }).notNull(),
    entityId: uuid('entity_id').notNull(),
    version: integer('version').notNull(),
    amountMinor: minor('amount_minor').notNull(),
    transferId: uuid('transfer_id')
      .unique()
      .references(() => transfers.id),
    fundingId: uuid('funding_id'),
    sweptAt: at('swept_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scheduleId, t.dueOn] }),
    foreignKey({
      name: 'schedule_sweeps_schedule_fk',
      columns: [t.entityId, t.scheduleId],
      foreignColumns: [schedules.entityId, schedules.id],
    }),
    foreignKey({
      name: 'schedule_sweeps_funding_fk',
      columns: [t.entityId, t.fundingId],
      foreignColumns: [fundingRecords.entityId, fundingRecords.id],
    }),
    check(
      'schedule_sweep_amount',
      sql`${t.amountMinor} >= 0
          AND num_nonnulls(${t.transferId}, ${t.fundingId})
              = CASE WHEN ${t.amountMinor} > 0 THEN 2 ELSE 0 END`,
    ),
  ],
);
