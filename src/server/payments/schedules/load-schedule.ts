import type { ScheduleCalendar } from '../../../domain/schedules/due-days.ts';
import type { StandingLimits } from '../../../domain/schedules/standing.ts';
import { notFound } from '../../../shared/errors.ts';
import type { Currency } from '../../../shared/money.ts';
import type {
  ApprovalMode,
  IfShort,
  ScheduleKind,
  ScheduleSource,
  ScheduleStatus,
} from '../../../shared/schedule-terms.ts';
import type { DateRule, Rail } from '../../../shared/terms.ts';
import type { Queryable, RowOf, Tx } from '../../platform/database/pool.ts';

/** A schedule whose row is locked. */
export interface LockedSchedule {
  id: string;
  entityId: string;
  currency: Currency;
  kind: ScheduleKind;
  status: ScheduleStatus;
  /** The version in force; null until the first one is approved. */
  version: number | null;
  latestVersion: number;
  pendingVersion: number | null;
  /** Runs due before are not made, YYYY-MM-DD. */
  runsFrom: string;
}

/** Locks a schedule of the entity until the transaction ends, and with it its runs. Throws 404. */
export async function lockSchedule(tx: Tx, entityId: string, id: string): Promise<LockedSchedule> {
  const [schedule] = await tx.query(
    `SELECT id, entity_id AS "entityId", currency, kind, status, version, latest_version AS "latestVersion",
            runs_from::text AS "runsFrom"
       FROM schedules
      WHERE id = $1 AND entity_id = $2
        FOR NO KEY UPDATE`,
    [id, entityId],
  );
  if (!schedule) throw notFound('schedule');
  // Read once the row is locked: the statement that waited for the lock would see the versions of before.
  const [pending] = await tx.query(
    "SELECT version FROM schedule_versions WHERE schedule_id = $1 AND status = 'PENDING_APPROVAL'",
    [id],
  );
  return { ...schedule, pendingVersion: pending?.version ?? null, runsFrom: schedule.runsFrom! };
}

/** A version as the worker and the verbs use it. */
export interface StoredVersion {
  scheduleId: string;
  version: number;
  label: string;
  approvalMode: ApprovalMode;
  source: ScheduleSource;
  rail: Rail | null;
  /** The rails of its withdrawals; none with NEW_FILE. */
  rails: readonly Rail[];
  calendar: ScheduleCalendar;
  rule: DateRule;
  createDaysAhead: number;
  ifShort: IfShort;
  limits: StandingLimits | null;
  /** With a sweep: what is kept in the account that it moves money from. Null otherwise. */
  keepMinor: bigint | null;
  withdrawalCount: number;
  totalAmountMinor: bigint;
  contentDigest: string;
  approvalAmountMinor: bigint;
  approvalsRequired: number;
  createdBy: string;
  expiresAt: Date;
}

/** The columns of a version `v`. */
export const VERSION_COLUMNS = `
  v.schedule_id, v.version, v.label, v.approval_mode, v.source, v.rail, v.every, v.interval, v.weekday,
  v.day_of_month, v.starts_on::text AS starts_on, v.ends_on::text AS ends_on, v.runs, v.if_not_banking_day,
  v.create_days_ahead, v.if_short, v.per_run_minor, v.total_minor, v.valid_until::text AS valid_until,
  v.withdrawal_count, v.total_amount_minor, v.content_digest, v.approval_amount_minor, v.approvals_required,
  v.created_by, v.expires_at, v.keep_minor,
  (SELECT array_agg(DISTINCT r.rail)
     FROM schedule_rows r
    WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS rails` as const;

const SELECT_VERSION = `
  SELECT ${VERSION_COLUMNS}
    FROM schedule_versions v
   WHERE v.schedule_id = $1 AND v.version = $2` as const;

export type VersionRow = RowOf<typeof SELECT_VERSION>;

/** One version. The caller knows that the schedule has it. */
export async function loadVersion(
  db: Queryable,
  scheduleId: string,
  version: number,
): Promise<StoredVersion> {
  const [row] = await db.query(SELECT_VERSION, [scheduleId, version]);
  return versionOf(row!);
}

export function versionOf(row: VersionRow): StoredVersion {
  return {
    scheduleId: row.schedule_id,
    version: row.version,
    label: row.label,
    approvalMode: row.approval_mode,
    source: row.source,
    rail: row.rail,
    rails: (row.rails as Rail[] | null) ?? [],
    calendar: {
      every: row.every,
      interval: row.interval,
      weekday: row.weekday,
      dayOfMonth: row.day_of_month === 0 ? 'LAST' : row.day_of_month,
      startsOn: row.starts_on!,
      endsOn: row.ends_on,
      runs: row.runs,
    },
    rule: row.if_not_banking_day,
    createDaysAhead: row.create_days_ahead,
    ifShort: row.if_short,
    limits:
      row.per_run_minor === null || row.valid_until === null
        ? null
        : { perRunMinor: row.per_run_minor, totalMinor: row.total_minor, validUntil: row.valid_until },
    keepMinor: row.keep_minor,
    withdrawalCount: row.withdrawal_count,
    totalAmountMinor: row.total_amount_minor,
    contentDigest: row.content_digest,
    approvalAmountMinor: row.approval_amount_minor,
    approvalsRequired: row.approvals_required,
    createdBy: row.created_by,
    expiresAt: row.expires_at,
  };
}
