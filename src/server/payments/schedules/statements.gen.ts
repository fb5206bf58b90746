// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { users } from '../../identity/tables.ts';
import type { batchChecks } from '../batches/checks/tables.ts';
import type { batches, withdrawals } from '../batches/tables.ts';
import type { fundingRecords } from '../reconciling/funding/tables.ts';
import type { scheduleApprovals, scheduleRows, scheduleSweeps, scheduleVersions, schedules } from './tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT 
  v.schedule_id, v.version, v.label, v.approval_mode, v.source, v.rail, v.every, v.interval, v.weekday,
  v.day_of_month, v.starts_on::text AS starts_on, v.ends_on::text AS ends_on, v.runs, v.if_not_banking_day,
  v.create_days_ahead, v.if_short, v.per_run_minor, v.total_minor, v.valid_until::text AS valid_until,
  v.withdrawal_count, v.total_amount_minor, v.content_digest, v.approval_amount_minor, v.approvals_required,
  v.created_by, v.expires_at, v.keep_minor,
  (SELECT array_agg(DISTINCT r.rail)
     FROM schedule_rows r
    WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS rails
    FROM schedule_versions v
   WHERE v.schedule_id = $1 AND v.version = $2`]: {
      values: [string | null, number | null];
      row: {
        schedule_id: Column<typeof scheduleVersions, 'scheduleId'>;
        version: Column<typeof scheduleVersions, 'version'>;
        label: Column<typeof scheduleVersions, 'label'>;
        approval_mode: Column<typeof scheduleVersions, 'approvalMode'>;
        source: Column<typeof scheduleVersions, 'source'>;
        rail: Column<typeof scheduleVersions, 'rail'> | null;
        every: Column<typeof scheduleVersions, 'every'>;
        interval: Column<typeof scheduleVersions, 'interval'>;
        weekday: Column<typeof scheduleVersions, 'weekday'> | null;
        day_of_month: Column<typeof scheduleVersions, 'dayOfMonth'> | null;
        starts_on: string;
        ends_on: string | null;
        runs: Column<typeof scheduleVersions, 'runs'> | null;
        if_not_banking_day: Column<typeof scheduleVersions, 'ifNotBankingDay'>;
        create_days_ahead: Column<typeof scheduleVersions, 'createDaysAhead'>;
        if_short: Column<typeof scheduleVersions, 'ifShort'>;
        per_run_minor: Column<typeof scheduleVersions, 'perRunMinor'> | null;
        total_minor: Column<typeof scheduleVersions, 'totalMinor'> | null;
        valid_until: string | null;
        withdrawal_count: Column<typeof scheduleVersions, 'withdrawalCount'>;
        total_amount_minor: Column<typeof scheduleVersions, 'totalAmountMinor'>;
        content_digest: Column<typeof scheduleVersions, 'contentDigest'>;
        approval_amount_minor: Column<typeof scheduleVersions, 'approvalAmountMinor'>;
        approvals_required: Column<typeof scheduleVersions, 'approvalsRequired'>;
        created_by: Column<typeof scheduleVersions, 'createdBy'>;
        expires_at: Column<typeof scheduleVersions, 'expiresAt'>;
        keep_minor: Column<typeof scheduleVersions, 'keepMinor'> | null;
        rails: string[] | null;
      };
    };
    [`
  SELECT n.schedule_id, n.due_on::text AS due_on, n.status, n.execution_date::text AS execution_date,
         n.is_changed, n.batch_id, n.version, n.problem_code, n.problem_detail, n.problem_params,
         n.problem_since,
         n.standing_reasons, n.duplicate_reason, n.decided_by, u.name AS decided_by_name, n.reason,
         b.status AS batch_status, b.withdrawal_count, b.total_amount_minor,
         w.amount_minor AS swept_minor, w.funding_id
    FROM (SELECT *
            FROM schedule_runs
           WHERE schedule_id = ANY($1) AND due_on BETWEEN $2::date AND $3::date
           UNION
          SELECT *
            FROM schedule_runs
           WHERE schedule_id = ANY($1) AND status IN ('PLANNED', 'WAITING_FOR_FILE', 'MISSED')) n
    -- OFFSET 0 makes PostgreSQL look each batch up by its key instead of reading all of them.
    LEFT JOIN LATERAL (
           SELECT status, withdrawal_count, total_amount_minor FROM batches WHERE id = n.batch_id OFFSET 0
         ) b ON true
    LEFT JOIN schedule_sweeps w ON w.schedule_id = n.schedule_id AND w.due_on = n.due_on
    LEFT JOIN users u ON u.id = n.decided_by`]: {
      values: [readonly (string | null)[] | null, Date | string | null, Date | string | null];
      row: {
        schedule_id: string;
        due_on: string;
        status: string;
        execution_date: string | null;
        is_changed: boolean;
        batch_id: string | null;
        version: number | null;
        problem_code: string | null;
        problem_detail: string | null;
        problem_params: unknown;
        problem_since: Date | null;
        standing_reasons: string[];
        duplicate_reason: string | null;
        decided_by: string | null;
        decided_by_name: Column<typeof users, 'name'> | null;
        reason: string | null;
        batch_status: Column<typeof batches, 'status'> | null;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'> | null;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'> | null;
        swept_minor: Column<typeof scheduleSweeps, 'amountMinor'> | null;
        funding_id: Column<typeof scheduleSweeps, 'fundingId'> | null;
      };
    };
    [`
  SELECT s.id, s.currency, s.kind, s.status, s.latest_version, s.runs_from::text AS runs_from,
         s.suspended_code, s.suspended_due_on::text AS suspended_due_on, s.suspended_at, s.status_reason,
         s.created_at, s.updated_at, p.version AS pending_version, p.expires_at AS pending_expires_at,
         
  v.schedule_id, v.version, v.label, v.approval_mode, v.source, v.rail, v.every, v.interval, v.weekday,
  v.day_of_month, v.starts_on::text AS starts_on, v.ends_on::text AS ends_on, v.runs, v.if_not_banking_day,
  v.create_days_ahead, v.if_short, v.per_run_minor, v.total_minor, v.valid_until::text AS valid_until,
  v.withdrawal_count, v.total_amount_minor, v.content_digest, v.approval_amount_minor, v.approvals_required,
  v.created_by, v.expires_at, v.keep_minor,
  (SELECT array_agg(DISTINCT r.rail)
     FROM schedule_rows r
    WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS rails, 
  v.created_at AS version_created_at, author.name AS created_by_name,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'userId', a.user_id, 'name', u.name,
            'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
            'lapsed', approval_lapse(u.disabled_at, u.roles)) ORDER BY a.approved_at, a.user_id), '[]')
     FROM schedule_approvals a
     JOIN users u ON u.id = a.user_id
    WHERE a.schedule_id = v.schedule_id AND a.version = v.version) AS approvals
    FROM schedules s
    JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = coalesce(s.version, s.latest_version)
    JOIN users author ON author.id = v.created_by
    LEFT JOIN schedule_versions p ON p.schedule_id = s.id AND p.status = 'PENDING_APPROVAL'`]: {
      values: [];
      row: {
        id: Column<typeof schedules, 'id'>;
        currency: Column<typeof schedules, 'currency'>;
        kind: Column<typeof schedules, 'kind'>;
        status: Column<typeof schedules, 'status'>;
        latest_version: Column<typeof schedules, 'latestVersion'>;
        runs_from: string;
        suspended_code: Column<typeof schedules, 'suspendedCode'> | null;
        suspended_due_on: string | null;
        suspended_at: Column<typeof schedules, 'suspendedAt'> | null;
        status_reason: Column<typeof schedules, 'statusReason'> | null;
        created_at: Column<typeof schedules, 'createdAt'>;
        updated_at: Column<typeof schedules, 'updatedAt'>;
        pending_version: Column<typeof scheduleVersions, 'version'> | null;
        pending_expires_at: Column<typeof scheduleVersions, 'expiresAt'> | null;
        schedule_id: Column<typeof scheduleVersions, 'scheduleId'>;
        version: Column<typeof scheduleVersions, 'version'>;
        label: Column<typeof scheduleVersions, 'label'>;
        approval_mode: Column<typeof scheduleVersions, 'approvalMode'>;
        source: Column<typeof scheduleVersions, 'source'>;
        rail: Column<typeof scheduleVersions, 'rail'> | null;
        every: Column<typeof scheduleVersions, 'every'>;
        interval: Column<typeof scheduleVersions, 'interval'>;
        weekday: Column<typeof scheduleVersions, 'weekday'> | null;
        day_of_month: Column<typeof scheduleVersions, 'dayOfMonth'> | null;
        starts_on: string;
        ends_on: string | null;
        runs: Column<typeof scheduleVersions, 'runs'> | null;
        if_not_banking_day: Column<typeof scheduleVersions, 'ifNotBankingDay'>;
        create_days_ahead: Column<typeof scheduleVersions, 'createDaysAhead'>;
        if_short: Column<typeof scheduleVersions, 'ifShort'>;
        per_run_minor: Column<typeof scheduleVersions, 'perRunMinor'> | null;
        total_minor: Column<typeof scheduleVersions, 'totalMinor'> | null;
        valid_until: string | null;
        withdrawal_count: Column<typeof scheduleVersions, 'withdrawalCount'>;
        total_amount_minor: Column<typeof scheduleVersions, 'totalAmountMinor'>;
        content_digest: Column<typeof scheduleVersions, 'contentDigest'>;
        approval_amount_minor: Column<typeof scheduleVersions, 'approvalAmountMinor'>;
        approvals_required: Column<typeof scheduleVersions, 'approvalsRequired'>;
        created_by: Column<typeof scheduleVersions, 'createdBy'>;
        expires_at: Column<typeof scheduleVersions, 'expiresAt'>;
        keep_minor: Column<typeof scheduleVersions, 'keepMinor'> | null;
        rails: string[] | null;
        version_created_at: Column<typeof scheduleVersions, 'createdAt'>;
        created_by_name: Column<typeof users, 'name'>;
        approvals: unknown;
      };
    };
    [`
  SELECT s.id, s.currency, s.kind, s.status, s.latest_version, s.runs_from::text AS runs_from,
         s.suspended_code, s.suspended_due_on::text AS suspended_due_on, s.suspended_at, s.status_reason,
         s.created_at, s.updated_at, p.version AS pending_version, p.expires_at AS pending_expires_at,
         
  v.schedule_id, v.version, v.label, v.approval_mode, v.source, v.rail, v.every, v.interval, v.weekday,
  v.day_of_month, v.starts_on::text AS starts_on, v.ends_on::text AS ends_on, v.runs, v.if_not_banking_day,
  v.create_days_ahead, v.if_short, v.per_run_minor, v.total_minor, v.valid_until::text AS valid_until,
  v.withdrawal_count, v.total_amount_minor, v.content_digest, v.approval_amount_minor, v.approvals_required,
  v.created_by, v.expires_at, v.keep_minor,
  (SELECT array_agg(DISTINCT r.rail)
     FROM schedule_rows r
    WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS rails, 
  v.created_at AS version_created_at, author.name AS created_by_name,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'userId', a.user_id, 'name', u.name,
            'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
            'lapsed', approval_lapse(u.disabled_at, u.roles)) ORDER BY a.approved_at, a.user_id), '[]')
     FROM schedule_approvals a
     JOIN users u ON u.id = a.user_id
    WHERE a.schedule_id = v.schedule_id AND a.version = v.version) AS approvals
    FROM schedules s
    JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = coalesce(s.version, s.latest_version)
    JOIN users author ON author.id = v.created_by
    LEFT JOIN schedule_versions p ON p.schedule_id = s.id AND p.status = 'PENDING_APPROVAL'
                WHERE s.entity_id = $1 AND s.id = ANY($2)
                ORDER BY array_position($2, s.id)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof schedules, 'id'>;
        currency: Column<typeof schedules, 'currency'>;
        kind: Column<typeof schedules, 'kind'>;
        status: Column<typeof schedules, 'status'>;
        latest_version: Column<typeof schedules, 'latestVersion'>;
        runs_from: string;
        suspended_code: Column<typeof schedules, 'suspendedCode'> | null;
        suspended_due_on: string | null;
        suspended_at: Column<typeof schedules, 'suspendedAt'> | null;
        status_reason: Column<typeof schedules, 'statusReason'> | null;
        created_at: Column<typeof schedules, 'createdAt'>;
        updated_at: Column<typeof schedules, 'updatedAt'>;
        pending_version: Column<typeof scheduleVersions, 'version'> | null;
        pending_expires_at: Column<typeof scheduleVersions, 'expiresAt'> | null;
        schedule_id: Column<typeof scheduleVersions, 'scheduleId'>;
        version: Column<typeof scheduleVersions, 'version'>;
        label: Column<typeof scheduleVersions, 'label'>;
        approval_mode: Column<typeof scheduleVersions, 'approvalMode'>;
        source: Column<typeof scheduleVersions, 'source'>;
        rail: Column<typeof scheduleVersions, 'rail'> | null;
        every: Column<typeof scheduleVersions, 'every'>;
        interval: Column<typeof scheduleVersions, 'interval'>;
        weekday: Column<typeof scheduleVersions, 'weekday'> | null;
        day_of_month: Column<typeof scheduleVersions, 'dayOfMonth'> | null;
        starts_on: string;
        ends_on: string | null;
        runs: Column<typeof scheduleVersions, 'runs'> | null;
        if_not_banking_day: Column<typeof scheduleVersions, 'ifNotBankingDay'>;
        create_days_ahead: Column<typeof scheduleVersions, 'createDaysAhead'>;
        if_short: Column<typeof scheduleVersions, 'ifShort'>;
        per_run_minor: Column<typeof scheduleVersions, 'perRunMinor'> | null;
        total_minor: Column<typeof scheduleVersions, 'totalMinor'> | null;
        valid_until: string | null;
        withdrawal_count: Column<typeof scheduleVersions, 'withdrawalCount'>;
        total_amount_minor: Column<typeof scheduleVersions, 'totalAmountMinor'>;
        content_digest: Column<typeof scheduleVersions, 'contentDigest'>;
        approval_amount_minor: Column<typeof scheduleVersions, 'approvalAmountMinor'>;
        approvals_required: Column<typeof scheduleVersions, 'approvalsRequired'>;
        created_by: Column<typeof scheduleVersions, 'createdBy'>;
        expires_at: Column<typeof scheduleVersions, 'expiresAt'>;
        keep_minor: Column<typeof scheduleVersions, 'keepMinor'> | null;
        rails: string[] | null;
        version_created_at: Column<typeof scheduleVersions, 'createdAt'>;
        created_by_name: Column<typeof users, 'name'>;
        approvals: unknown;
      };
    };
    [`
  SELECT s.id, s.currency, s.kind, s.status, s.latest_version, s.runs_from::text AS runs_from,
         s.suspended_code, s.suspended_due_on::text AS suspended_due_on, s.suspended_at, s.status_reason,
         s.created_at, s.updated_at, p.version AS pending_version, p.expires_at AS pending_expires_at,
         
  v.schedule_id, v.version, v.label, v.approval_mode, v.source, v.rail, v.every, v.interval, v.weekday,
  v.day_of_month, v.starts_on::text AS starts_on, v.ends_on::text AS ends_on, v.runs, v.if_not_banking_day,
  v.create_days_ahead, v.if_short, v.per_run_minor, v.total_minor, v.valid_until::text AS valid_until,
  v.withdrawal_count, v.total_amount_minor, v.content_digest, v.approval_amount_minor, v.approvals_required,
  v.created_by, v.expires_at, v.keep_minor,
  (SELECT array_agg(DISTINCT r.rail)
     FROM schedule_rows r
    WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS rails, 
  v.created_at AS version_created_at, author.name AS created_by_name,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'userId', a.user_id, 'name', u.name,
            'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
            'lapsed', approval_lapse(u.disabled_at, u.roles)) ORDER BY a.approved_at, a.user_id), '[]')
     FROM schedule_approvals a
     JOIN users u ON u.id = a.user_id
    WHERE a.schedule_id = v.schedule_id AND a.version = v.version) AS approvals
    FROM schedules s
    JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = coalesce(s.version, s.latest_version)
    JOIN users author ON author.id = v.created_by
    LEFT JOIN schedule_versions p ON p.schedule_id = s.id AND p.status = 'PENDING_APPROVAL'
        WHERE s.entity_id = $1 AND ($2::text IS NULL OR s.status = $2) AND ($5::text IS NULL OR s.kind = $5)
        
  ORDER BY s.status IN ('REJECTED', 'EXPIRED', 'CANCELLED', 'ENDED'), s.next_at, s.created_at DESC,
           s.id
       OFFSET $3 LIMIT $4`]: {
      values: [string | null, string | null, bigint | number | null, bigint | number | null, string | null];
      row: {
        id: Column<typeof schedules, 'id'>;
        currency: Column<typeof schedules, 'currency'>;
        kind: Column<typeof schedules, 'kind'>;
        status: Column<typeof schedules, 'status'>;
        latest_version: Column<typeof schedules, 'latestVersion'>;
        runs_from: string;
        suspended_code: Column<typeof schedules, 'suspendedCode'> | null;
        suspended_due_on: string | null;
        suspended_at: Column<typeof schedules, 'suspendedAt'> | null;
        status_reason: Column<typeof schedules, 'statusReason'> | null;
        created_at: Column<typeof schedules, 'createdAt'>;
        updated_at: Column<typeof schedules, 'updatedAt'>;
        pending_version: Column<typeof scheduleVersions, 'version'> | null;
        pending_expires_at: Column<typeof scheduleVersions, 'expiresAt'> | null;
        schedule_id: Column<typeof scheduleVersions, 'scheduleId'>;
        version: Column<typeof scheduleVersions, 'version'>;
        label: Column<typeof scheduleVersions, 'label'>;
        approval_mode: Column<typeof scheduleVersions, 'approvalMode'>;
        source: Column<typeof scheduleVersions, 'source'>;
        rail: Column<typeof scheduleVersions, 'rail'> | null;
        every: Column<typeof scheduleVersions, 'every'>;
        interval: Column<typeof scheduleVersions, 'interval'>;
        weekday: Column<typeof scheduleVersions, 'weekday'> | null;
        day_of_month: Column<typeof scheduleVersions, 'dayOfMonth'> | null;
        starts_on: string;
        ends_on: string | null;
        runs: Column<typeof scheduleVersions, 'runs'> | null;
        if_not_banking_day: Column<typeof scheduleVersions, 'ifNotBankingDay'>;
        create_days_ahead: Column<typeof scheduleVersions, 'createDaysAhead'>;
        if_short: Column<typeof scheduleVersions, 'ifShort'>;
        per_run_minor: Column<typeof scheduleVersions, 'perRunMinor'> | null;
        total_minor: Column<typeof scheduleVersions, 'totalMinor'> | null;
        valid_until: string | null;
        withdrawal_count: Column<typeof scheduleVersions, 'withdrawalCount'>;
        total_amount_minor: Column<typeof scheduleVersions, 'totalAmountMinor'>;
        content_digest: Column<typeof scheduleVersions, 'contentDigest'>;
        approval_amount_minor: Column<typeof scheduleVersions, 'approvalAmountMinor'>;
        approvals_required: Column<typeof scheduleVersions, 'approvalsRequired'>;
        created_by: Column<typeof scheduleVersions, 'createdBy'>;
        expires_at: Column<typeof scheduleVersions, 'expiresAt'>;
        keep_minor: Column<typeof scheduleVersions, 'keepMinor'> | null;
        rails: string[] | null;
        version_created_at: Column<typeof scheduleVersions, 'createdAt'>;
        created_by_name: Column<typeof users, 'name'>;
        approvals: unknown;
      };
    };
    [`
  SELECT s.id, s.currency, s.kind, s.status, s.latest_version, s.runs_from::text AS runs_from,
         s.suspended_code, s.suspended_due_on::text AS suspended_due_on, s.suspended_at, s.status_reason,
         s.created_at, s.updated_at, p.version AS pending_version, p.expires_at AS pending_expires_at,
         
  v.schedule_id, v.version, v.label, v.approval_mode, v.source, v.rail, v.every, v.interval, v.weekday,
  v.day_of_month, v.starts_on::text AS starts_on, v.ends_on::text AS ends_on, v.runs, v.if_not_banking_day,
  v.create_days_ahead, v.if_short, v.per_run_minor, v.total_minor, v.valid_until::text AS valid_until,
  v.withdrawal_count, v.total_amount_minor, v.content_digest, v.approval_amount_minor, v.approvals_required,
  v.created_by, v.expires_at, v.keep_minor,
  (SELECT array_agg(DISTINCT r.rail)
     FROM schedule_rows r
    WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS rails, 
  v.created_at AS version_created_at, author.name AS created_by_name,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'userId', a.user_id, 'name', u.name,
            'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
            'lapsed', approval_lapse(u.disabled_at, u.roles)) ORDER BY a.approved_at, a.user_id), '[]')
     FROM schedule_approvals a
     JOIN users u ON u.id = a.user_id
    WHERE a.schedule_id = v.schedule_id AND a.version = v.version) AS approvals
    FROM schedules s
    JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = coalesce(s.version, s.latest_version)
    JOIN users author ON author.id = v.created_by
    LEFT JOIN schedule_versions p ON p.schedule_id = s.id AND p.status = 'PENDING_APPROVAL' WHERE s.entity_id = $1 AND s.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof schedules, 'id'>;
        currency: Column<typeof schedules, 'currency'>;
        kind: Column<typeof schedules, 'kind'>;
        status: Column<typeof schedules, 'status'>;
        latest_version: Column<typeof schedules, 'latestVersion'>;
        runs_from: string;
        suspended_code: Column<typeof schedules, 'suspendedCode'> | null;
        suspended_due_on: string | null;
        suspended_at: Column<typeof schedules, 'suspendedAt'> | null;
        status_reason: Column<typeof schedules, 'statusReason'> | null;
        created_at: Column<typeof schedules, 'createdAt'>;
        updated_at: Column<typeof schedules, 'updatedAt'>;
        pending_version: Column<typeof scheduleVersions, 'version'> | null;
        pending_expires_at: Column<typeof scheduleVersions, 'expiresAt'> | null;
        schedule_id: Column<typeof scheduleVersions, 'scheduleId'>;
        version: Column<typeof scheduleVersions, 'version'>;
        label: Column<typeof scheduleVersions, 'label'>;
        approval_mode: Column<typeof scheduleVersions, 'approvalMode'>;
        source: Column<typeof scheduleVersions, 'source'>;
        rail: Column<typeof scheduleVersions, 'rail'> | null;
        every: Column<typeof scheduleVersions, 'every'>;
        interval: Column<typeof scheduleVersions, 'interval'>;
        weekday: Column<typeof scheduleVersions, 'weekday'> | null;
        day_of_month: Column<typeof scheduleVersions, 'dayOfMonth'> | null;
        starts_on: string;
        ends_on: string | null;
        runs: Column<typeof scheduleVersions, 'runs'> | null;
        if_not_banking_day: Column<typeof scheduleVersions, 'ifNotBankingDay'>;
        create_days_ahead: Column<typeof scheduleVersions, 'createDaysAhead'>;
        if_short: Column<typeof scheduleVersions, 'ifShort'>;
        per_run_minor: Column<typeof scheduleVersions, 'perRunMinor'> | null;
        total_minor: Column<typeof scheduleVersions, 'totalMinor'> | null;
        valid_until: string | null;
        withdrawal_count: Column<typeof scheduleVersions, 'withdrawalCount'>;
        total_amount_minor: Column<typeof scheduleVersions, 'totalAmountMinor'>;
        content_digest: Column<typeof scheduleVersions, 'contentDigest'>;
        approval_amount_minor: Column<typeof scheduleVersions, 'approvalAmountMinor'>;
        approvals_required: Column<typeof scheduleVersions, 'approvalsRequired'>;
        created_by: Column<typeof scheduleVersions, 'createdBy'>;
        expires_at: Column<typeof scheduleVersions, 'expiresAt'>;
        keep_minor: Column<typeof scheduleVersions, 'keepMinor'> | null;
        rails: string[] | null;
        version_created_at: Column<typeof scheduleVersions, 'createdAt'>;
        created_by_name: Column<typeof users, 'name'>;
        approvals: unknown;
      };
    };
    [`
  SELECT s.id, s.currency, s.kind, s.status, s.latest_version, s.runs_from::text AS runs_from,
         s.suspended_code, s.suspended_due_on::text AS suspended_due_on, s.suspended_at, s.status_reason,
         s.created_at, s.updated_at, p.version AS pending_version, p.expires_at AS pending_expires_at,
         
  v.schedule_id, v.version, v.label, v.approval_mode, v.source, v.rail, v.every, v.interval, v.weekday,
  v.day_of_month, v.starts_on::text AS starts_on, v.ends_on::text AS ends_on, v.runs, v.if_not_banking_day,
  v.create_days_ahead, v.if_short, v.per_run_minor, v.total_minor, v.valid_until::text AS valid_until,
  v.withdrawal_count, v.total_amount_minor, v.content_digest, v.approval_amount_minor, v.approvals_required,
  v.created_by, v.expires_at, v.keep_minor,
  (SELECT array_agg(DISTINCT r.rail)
     FROM schedule_rows r
    WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS rails, 
  v.created_at AS version_created_at, author.name AS created_by_name,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'userId', a.user_id, 'name', u.name,
            'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
            'lapsed', approval_lapse(u.disabled_at, u.roles)) ORDER BY a.approved_at, a.user_id), '[]')
     FROM schedule_approvals a
     JOIN users u ON u.id = a.user_id
    WHERE a.schedule_id = v.schedule_id AND a.version = v.version) AS approvals
    FROM schedules s
    JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = coalesce(s.version, s.latest_version)
    JOIN users author ON author.id = v.created_by
    LEFT JOIN schedule_versions p ON p.schedule_id = s.id AND p.status = 'PENDING_APPROVAL' WHERE s.entity_id = $1 AND s.status IN ('PAUSED', 'SUSPENDED')`]: {
      values: [string | null];
      row: {
        id: Column<typeof schedules, 'id'>;
        currency: Column<typeof schedules, 'currency'>;
        kind: Column<typeof schedules, 'kind'>;
        status: Column<typeof schedules, 'status'>;
        latest_version: Column<typeof schedules, 'latestVersion'>;
        runs_from: string;
        suspended_code: Column<typeof schedules, 'suspendedCode'> | null;
        suspended_due_on: string | null;
        suspended_at: Column<typeof schedules, 'suspendedAt'> | null;
        status_reason: Column<typeof schedules, 'statusReason'> | null;
        created_at: Column<typeof schedules, 'createdAt'>;
        updated_at: Column<typeof schedules, 'updatedAt'>;
        pending_version: Column<typeof scheduleVersions, 'version'> | null;
        pending_expires_at: Column<typeof scheduleVersions, 'expiresAt'> | null;
        schedule_id: Column<typeof scheduleVersions, 'scheduleId'>;
        version: Column<typeof scheduleVersions, 'version'>;
        label: Column<typeof scheduleVersions, 'label'>;
        approval_mode: Column<typeof scheduleVersions, 'approvalMode'>;
        source: Column<typeof scheduleVersions, 'source'>;
        rail: Column<typeof scheduleVersions, 'rail'> | null;
        every: Column<typeof scheduleVersions, 'every'>;
        interval: Column<typeof scheduleVersions, 'interval'>;
        weekday: Column<typeof scheduleVersions, 'weekday'> | null;
        day_of_month: Column<typeof scheduleVersions, 'dayOfMonth'> | null;
        starts_on: string;
        ends_on: string | null;
        runs: Column<typeof scheduleVersions, 'runs'> | null;
        if_not_banking_day: Column<typeof scheduleVersions, 'ifNotBankingDay'>;
        create_days_ahead: Column<typeof scheduleVersions, 'createDaysAhead'>;
        if_short: Column<typeof scheduleVersions, 'ifShort'>;
        per_run_minor: Column<typeof scheduleVersions, 'perRunMinor'> | null;
        total_minor: Column<typeof scheduleVersions, 'totalMinor'> | null;
        valid_until: string | null;
        withdrawal_count: Column<typeof scheduleVersions, 'withdrawalCount'>;
        total_amount_minor: Column<typeof scheduleVersions, 'totalAmountMinor'>;
        content_digest: Column<typeof scheduleVersions, 'contentDigest'>;
        approval_amount_minor: Column<typeof scheduleVersions, 'approvalAmountMinor'>;
        approvals_required: Column<typeof scheduleVersions, 'approvalsRequired'>;
        created_by: Column<typeof scheduleVersions, 'createdBy'>;
        expires_at: Column<typeof scheduleVersions, 'expiresAt'>;
        keep_minor: Column<typeof scheduleVersions, 'keepMinor'> | null;
        rails: string[] | null;
        version_created_at: Column<typeof scheduleVersions, 'createdAt'>;
        created_by_name: Column<typeof users, 'name'>;
        approvals: unknown;
      };
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
     SELECT $1, a.user_id, a.entity_id, $2, $3
       FROM schedule_approvals a
       JOIN users u ON u.id = a.user_id
      WHERE a.schedule_id = $4 AND a.version = $5 AND approval_lapse(u.disabled_at, u.roles) IS NULL
      ORDER BY a.approved_at, a.user_id
     RETURNING (SELECT coalesce(n.display_name, n.name) FROM users n WHERE n.id = approvals.user_id) AS name`]: {
      values: [string | null, string | null, Date | string | null, string | null, number | null];
      row: {
        name: string | null;
      };
    };
    [`INSERT INTO schedule_approvals (schedule_id, version, user_id, entity_id, content_digest, approved_at)
     VALUES ($1, $2, $3, $4, $5, $6)`]: {
      values: [string | null, number | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO schedule_rows (schedule_id, version, entity_id, row_number, beneficiary_name, bank_code,
       branch_code, account_number, account_type, amount_minor, rail, request)
     SELECT $1, $2, $3, r.row_number, r.beneficiary_name, r.bank_code, r.branch_code, r.account_number,
            r.account_type, r.amount_minor, r.rail, r.request
       FROM jsonb_to_recordset($4::jsonb) AS r (row_number int, beneficiary_name text, bank_code text,
              branch_code text, account_number text, account_type text, amount_minor bigint, rail text,
              request jsonb)`]: {
      values: [string | null, number | null, string | null, unknown];
      row: never;
    };
    [`INSERT INTO schedule_runs (schedule_id, due_on, entity_id, status, is_changed, batch_id,
         standing_reasons, created_at, updated_at)
       VALUES ($1, '2027-02-25', $2, 'PLANNED', false, $3, '{}', $4, $4)`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO schedule_runs AS n
            (schedule_id, due_on, entity_id, status, execution_date, is_changed, batch_id, version,
             duplicate_reason, decided_by, reason, problem_code, problem_detail, problem_params,
             problem_since, standing_reasons, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $15,
             CASE WHEN $12::text IS NOT NULL THEN $14::timestamptz END, '{}', $14, $14)
     ON CONFLICT (schedule_id, due_on) DO UPDATE
        SET status = CASE WHEN excluded.status = 'PLANNED' THEN n.status ELSE excluded.status END,
            execution_date = coalesce(excluded.execution_date, n.execution_date),
            is_changed = n.is_changed OR excluded.is_changed,
            batch_id = coalesce(excluded.batch_id, n.batch_id),
            version = coalesce(excluded.version, n.version),
            duplicate_reason = coalesce(excluded.duplicate_reason, n.duplicate_reason),
            decided_by = coalesce(excluded.decided_by, n.decided_by),
            reason = coalesce(excluded.reason, n.reason),
            problem_code = CASE WHEN excluded.status = 'MISSED' THEN n.problem_code
                                ELSE excluded.problem_code END,
            problem_detail = CASE WHEN excluded.status = 'MISSED' THEN n.problem_detail
                                  ELSE excluded.problem_detail END,
            problem_params = CASE WHEN excluded.status = 'MISSED' THEN n.problem_params
                                  ELSE excluded.problem_params END,
            problem_since = CASE WHEN excluded.status = 'MISSED' THEN n.problem_since
                                 ELSE excluded.problem_since END,
            updated_at = excluded.updated_at`]: {
      values: [string | null, Date | string | null, string | null, string | null, Date | string | null, boolean | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, Date | string | null, unknown];
      row: never;
    };
    [`INSERT INTO schedule_sweeps
            (schedule_id, due_on, entity_id, version, amount_minor, transfer_id, funding_id, swept_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, Date | string | null, string | null, number | null, bigint | number | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO schedule_versions (schedule_id, version, entity_id, status, label, approval_mode, source,
       rail, every, interval, weekday, day_of_month, starts_on, ends_on, runs, if_not_banking_day,
       create_days_ahead, if_short, per_run_minor, total_minor, valid_until, withdrawal_count,
       total_amount_minor, content_digest, approval_amount_minor, approvals_required, created_by, created_at,
       expires_at, keep_minor, from_batch_id, repeats_from)
     VALUES ($1, $2, $3, 'PENDING_APPROVAL', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29, $30,
       $31)`]: {
      values: [string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, number | null, string | null, number | null, Date | string | null, Date | string | null, number | null, string | null, number | null, string | null, bigint | number | null, bigint | number | null, Date | string | null, number | null, bigint | number | null, string | null, bigint | number | null, number | null, string | null, Date | string | null, Date | string | null, bigint | number | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO schedules (id, entity_id, currency, status, latest_version, runs_from, created_at,
       updated_at, kind)
     VALUES ($1, $2, $3, 'PENDING_APPROVAL', 1, $4, $5, $5, $6)`]: {
      values: [string | null, string | null, string | null, Date | string | null, Date | string | null, string | null];
      row: never;
    };
    'ROLLBACK TO SAVEPOINT run': {
      values: [];
      row: never;
    };
    'SAVEPOINT run': {
      values: [];
      row: never;
    };
    [`SELECT 
  next_at IS NOT NULL AND (next_at <= $1 OR looked_at IS NULL OR looked_at NOT BETWEEN $2 AND $3) AS is_due FROM schedules WHERE id = $4`]: {
      values: [Date | string | null, Date | string | null, Date | string | null, string | null];
      row: {
        is_due: boolean | null;
      };
    };
    'SELECT FROM schedules s WHERE s.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM schedules s WHERE s.kind = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM schedules s WHERE s.status = $1': {
      values: [string | null];
      row: never;
    };
    [`SELECT a.user_id
       FROM schedule_approvals a
       JOIN users u ON u.id = a.user_id
      WHERE a.schedule_id = $1 AND a.version = $2 AND approval_lapse(u.disabled_at, u.roles) IS NULL
      ORDER BY a.approved_at, a.user_id`]: {
      values: [string | null, number | null];
      row: {
        user_id: Column<typeof scheduleApprovals, 'userId'>;
      };
    };
    [`SELECT a.user_id, approval_lapse(u.disabled_at, u.roles) IS NULL AS counts
       FROM schedule_approvals a
       JOIN users u ON u.id = a.user_id
      WHERE a.schedule_id = $1 AND a.version = $2
      ORDER BY a.approved_at, a.user_id`]: {
      values: [string | null, number | null];
      row: {
        user_id: Column<typeof scheduleApprovals, 'userId'>;
        counts: boolean;
      };
    };
    'SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY seq': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
      };
    };
    [`SELECT b.id, b.approvals_required, b.created_by, creator.name AS created_by_name,
            (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', a.user_id, 'name', u.name)
                                       ORDER BY a.approved_at, a.user_id), '[]')
               FROM approvals_that_count(b.id) a
               JOIN users u ON u.id = a.user_id) AS approved_by
       FROM batches b
       JOIN users creator ON creator.id = b.created_by
      WHERE b.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        created_by: Column<typeof batches, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        approved_by: unknown;
      };
    };
    [`SELECT b.id, b.label, b.status, b.total_amount_minor,
            b.total_unit_fee_minor + b.total_vat_minor AS total_fee_minor, b.release_at AS "releaseAt",
            b.execution_date::text AS "executionDate", b.if_not_banking_day AS "ifNotBankingDay",
            b.execution_rails AS "executionRails", b.moves_on::text AS "movesOn",
            b.move_reasons AS "moveReasons", b.expires_at AS "expiresAt"
       FROM batches b
      WHERE b.entity_id = $1 AND b.currency = $2 AND b.status IN ('PENDING_APPROVAL', 'APPROVED')
      ORDER BY b.created_at
      LIMIT 2000`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        total_fee_minor: bigint;
        releaseAt: Column<typeof batches, 'releaseAt'> | null;
        executionDate: string | null;
        ifNotBankingDay: Column<typeof batches, 'ifNotBankingDay'> | null;
        executionRails: Column<typeof batches, 'executionRails'> | null;
        movesOn: string | null;
        moveReasons: Column<typeof batches, 'moveReasons'> | null;
        expiresAt: Column<typeof batches, 'expiresAt'>;
      };
    };
    [`SELECT b.id, b.schedule_due_on::text AS due_on
       FROM batches b
      WHERE b.schedule_id = $1 AND b.status IN ('COMPLETE', 'PARTIALLY_COMPLETE')
      ORDER BY b.schedule_due_on DESC
      LIMIT 1`]: {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        due_on: string | null;
      };
    };
    [`SELECT balance_minor - not_available_of_funding(entity_id, currency) AS available_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND access_type = 'FUNDING' AND bucket = 'AVAILABLE' AND currency = $2`]: {
      values: [string | null, string | null];
      row: {
        available_minor: bigint | null;
      };
    };
    [`SELECT beneficiary_name, bank_code, branch_code, account_number, account_type, amount_minor, beneficiary_reference, own_reference, external_id, b.currency
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE w.batch_id = $1 AND b.entity_id = $2
      ORDER BY w.row_number
      LIMIT $3`]: {
      values: [string | null, string | null, bigint | number | null];
      row: {
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        bank_code: Column<typeof withdrawals, 'bankCode'>;
        branch_code: Column<typeof withdrawals, 'branchCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        account_type: Column<typeof withdrawals, 'accountType'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        own_reference: Column<typeof withdrawals, 'ownReference'> | null;
        external_id: Column<typeof withdrawals, 'externalId'> | null;
        currency: Column<typeof batches, 'currency'>;
      };
    };
    [`SELECT coalesce(b.execution_date, (b.created_at AT TIME ZONE $2)::date)::text AS day
       FROM batches b
      WHERE b.id = $1`]: {
      values: [string | null, string];
      row: {
        day: string;
      };
    };
    [`SELECT coalesce(sum(b.total_amount_minor), 0)::bigint AS swept
       FROM batches b
      WHERE b.schedule_id = $1 AND b.standing_version = $2
        AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')`]: {
      values: [string | null, number | null];
      row: {
        swept: bigint;
      };
    };
    [`SELECT coalesce(sum(w.amount_minor), 0)::bigint AS swept
       FROM schedule_sweeps w
      WHERE w.schedule_id = $1 AND w.version = $2`]: {
      values: [string | null, number | null];
      row: {
        swept: bigint;
      };
    };
    'SELECT collects_at_bank($1, $2) AS at_bank': {
      values: [string | null, string | null];
      row: {
        at_bank: boolean | null;
      };
    };
    'SELECT count(*) AS count FROM schedules WHERE entity_id = $1': {
      values: [string | null];
      row: {
        count: bigint;
      };
    };
    [`SELECT count(*) AS total
         FROM schedules
        WHERE entity_id = $1 AND ($2::text IS NULL OR status = $2) AND ($3::text IS NULL OR kind = $3)`]: {
      values: [string | null, string | null, string | null];
      row: {
        total: bigint;
      };
    };
    [`SELECT count(*)::int AS count
         FROM audit_log
        WHERE subject_id = $1 AND action = 'schedule.run_missed'`]: {
      values: [string | null];
      row: {
        count: number;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = \'batch.cancelled\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT duplicates FROM batch_checks WHERE batch_id = $1': {
      values: [string | null];
      row: {
        duplicates: Column<typeof batchChecks, 'duplicates'>;
      };
    };
    [`SELECT id AS "userId", coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND approval_lapse(disabled_at, roles) IS NULL
      ORDER BY 2, 1`]: {
      values: [string | null];
      row: {
        userId: Column<typeof users, 'id'>;
        name: string;
      };
    };
    [`SELECT id, entity_id AS "entityId", currency, kind, status, version, latest_version AS "latestVersion",
            runs_from::text AS "runsFrom"
       FROM schedules
      WHERE id = $1 AND entity_id = $2
        FOR NO KEY UPDATE`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof schedules, 'id'>;
        entityId: Column<typeof schedules, 'entityId'>;
        currency: Column<typeof schedules, 'currency'>;
        kind: Column<typeof schedules, 'kind'>;
        status: Column<typeof schedules, 'status'>;
        version: Column<typeof schedules, 'version'> | null;
        latestVersion: Column<typeof schedules, 'latestVersion'>;
        runsFrom: string;
      };
    };
    'SELECT is_own_account($1, $2) AS is_own': {
      values: [string | null, string | null];
      row: {
        is_own: boolean | null;
      };
    };
    'SELECT name FROM users WHERE id = $1': {
      values: [string | null];
      row: {
        name: Column<typeof users, 'name'>;
      };
    };
    [`SELECT r.id, r.day, r.expected_minor
       FROM funding_records r
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = 'EXPECTED' AND r.day BETWEEN $3 AND $4
      ORDER BY r.day, r.id`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        day: Column<typeof fundingRecords, 'day'>;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
      };
    };
    'SELECT r.request FROM schedule_rows r WHERE r.schedule_id = $1 AND r.version = $2 ORDER BY r.row_number': {
      values: [string | null, number | null];
      row: {
        request: Column<typeof scheduleRows, 'request'>;
      };
    };
    'SELECT r.request, r.rail FROM schedule_rows r WHERE r.schedule_id = $1 AND r.version = $2': {
      values: [string | null, number | null];
      row: {
        request: Column<typeof scheduleRows, 'request'>;
        rail: Column<typeof scheduleRows, 'rail'>;
      };
    };
    'SELECT s.currency, s.latest_version FROM schedules s WHERE s.entity_id = $1 AND s.id = $2': {
      values: [string | null, string | null];
      row: {
        currency: Column<typeof schedules, 'currency'>;
        latest_version: Column<typeof schedules, 'latestVersion'>;
      };
    };
    [`SELECT s.id, s.entity_id AS "entityId", v.withdrawal_count AS "withdrawalCount"
       FROM (SELECT id, entity_id, version, next_at
               FROM schedules
              WHERE 
  next_at IS NOT NULL AND (next_at <= $1 OR looked_at IS NULL OR looked_at NOT BETWEEN $2 AND $3)
              ORDER BY next_at, id
              LIMIT 1) s
       LEFT JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = s.version`]: {
      values: [Date | string | null, Date | string | null, Date | string | null];
      row: {
        id: Column<typeof schedules, 'id'>;
        entityId: Column<typeof schedules, 'entityId'>;
        withdrawalCount: Column<typeof scheduleVersions, 'withdrawalCount'> | null;
      };
    };
    [`SELECT s.id, s.kind, s.status, s.currency, v.label, v.source, v.every, v.interval,
            v.total_amount_minor, v.per_run_minor
       FROM (SELECT id, kind, status, currency, version, latest_version, next_at, created_at
               FROM schedules
              WHERE entity_id = $1
              ORDER BY next_at, created_at, id
              LIMIT $6) s
      -- OFFSET 0 makes PostgreSQL look each version up by its key instead of reading those of all entities.
      CROSS JOIN LATERAL (
             SELECT label, source, every, "interval", total_amount_minor, per_run_minor
               FROM schedule_versions
              WHERE schedule_id = s.id AND version = coalesce(s.version, s.latest_version)
             OFFSET 0) v
      WHERE s.id = $2
         OR (search_fold(v.label) LIKE $3 AND search_fold(v.label) LIKE $4
             AND search_fold(v.label) LIKE ALL ($5))
      
  ORDER BY s.status IN ('REJECTED', 'EXPIRED', 'CANCELLED', 'ENDED'), s.next_at, s.created_at DESC,
           s.id
      LIMIT $7`]: {
      values: [string | null, string | null, string | null, string | null, readonly (string | null)[] | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof schedules, 'id'>;
        kind: Column<typeof schedules, 'kind'>;
        status: Column<typeof schedules, 'status'>;
        currency: Column<typeof schedules, 'currency'>;
        label: Column<typeof scheduleVersions, 'label'>;
        source: Column<typeof scheduleVersions, 'source'>;
        every: Column<typeof scheduleVersions, 'every'>;
        interval: Column<typeof scheduleVersions, 'interval'>;
        total_amount_minor: Column<typeof scheduleVersions, 'totalAmountMinor'>;
        per_run_minor: Column<typeof scheduleVersions, 'perRunMinor'> | null;
      };
    };
    [`SELECT s.id, s.runs_from::text AS runs_from, 
  v.schedule_id, v.version, v.label, v.approval_mode, v.source, v.rail, v.every, v.interval, v.weekday,
  v.day_of_month, v.starts_on::text AS starts_on, v.ends_on::text AS ends_on, v.runs, v.if_not_banking_day,
  v.create_days_ahead, v.if_short, v.per_run_minor, v.total_minor, v.valid_until::text AS valid_until,
  v.withdrawal_count, v.total_amount_minor, v.content_digest, v.approval_amount_minor, v.approvals_required,
  v.created_by, v.expires_at, v.keep_minor,
  (SELECT array_agg(DISTINCT r.rail)
     FROM schedule_rows r
    WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS rails,
            (SELECT jsonb_object_agg(c.rail, c.count)
               FROM (SELECT r.rail, count(*) AS count
                       FROM schedule_rows r
                      WHERE r.schedule_id = v.schedule_id AND r.version = v.version
                      GROUP BY r.rail) c) AS counts,
            (SELECT coalesce(sum(b.total_amount_minor), 0)::bigint
               FROM batches b
              WHERE b.schedule_id = s.id AND b.standing_version = s.version AND v.source = 'FUNDING'
                AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')) AS swept_minor
       FROM schedules s
       JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = s.version
      WHERE s.entity_id = $1 AND s.currency = $2 AND s.status = 'ACTIVE' AND v.source <> 'COLLECTION'
        AND s.id IS DISTINCT FROM $3`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof schedules, 'id'>;
        runs_from: string;
        schedule_id: Column<typeof scheduleVersions, 'scheduleId'>;
        version: Column<typeof scheduleVersions, 'version'>;
        label: Column<typeof scheduleVersions, 'label'>;
        approval_mode: Column<typeof scheduleVersions, 'approvalMode'>;
        source: Column<typeof scheduleVersions, 'source'>;
        rail: Column<typeof scheduleVersions, 'rail'> | null;
        every: Column<typeof scheduleVersions, 'every'>;
        interval: Column<typeof scheduleVersions, 'interval'>;
        weekday: Column<typeof scheduleVersions, 'weekday'> | null;
        day_of_month: Column<typeof scheduleVersions, 'dayOfMonth'> | null;
        starts_on: string;
        ends_on: string | null;
        runs: Column<typeof scheduleVersions, 'runs'> | null;
        if_not_banking_day: Column<typeof scheduleVersions, 'ifNotBankingDay'>;
        create_days_ahead: Column<typeof scheduleVersions, 'createDaysAhead'>;
        if_short: Column<typeof scheduleVersions, 'ifShort'>;
        per_run_minor: Column<typeof scheduleVersions, 'perRunMinor'> | null;
        total_minor: Column<typeof scheduleVersions, 'totalMinor'> | null;
        valid_until: string | null;
        withdrawal_count: Column<typeof scheduleVersions, 'withdrawalCount'>;
        total_amount_minor: Column<typeof scheduleVersions, 'totalAmountMinor'>;
        content_digest: Column<typeof scheduleVersions, 'contentDigest'>;
        approval_amount_minor: Column<typeof scheduleVersions, 'approvalAmountMinor'>;
        approvals_required: Column<typeof scheduleVersions, 'approvalsRequired'>;
        created_by: Column<typeof scheduleVersions, 'createdBy'>;
        expires_at: Column<typeof scheduleVersions, 'expiresAt'>;
        keep_minor: Column<typeof scheduleVersions, 'keepMinor'> | null;
        rails: string[] | null;
        counts: unknown;
        swept_minor: bigint;
      };
    };
    [`SELECT schedule_due_on::text AS due_on, status
       FROM batches
      WHERE schedule_id = $1
      ORDER BY schedule_due_on`]: {
      values: [string | null];
      row: {
        due_on: string | null;
        status: Column<typeof batches, 'status'>;
      };
    };
    'SELECT standing_refusals($1, $2) AS reasons': {
      values: [string | null, number | null];
      row: {
        reasons: string[] | null;
      };
    };
    'SELECT sweep_refusals($1, $2, $3, $4) AS reasons': {
      values: [string | null, number | null, bigint | number | null, Date | string | null];
      row: {
        reasons: string[] | null;
      };
    };
    [`SELECT v.schedule_id, v.entity_id
       FROM schedule_versions v
      WHERE v.status = 'PENDING_APPROVAL' AND v.expires_at < $1
      ORDER BY v.expires_at`]: {
      values: [Date | string | null];
      row: {
        schedule_id: Column<typeof scheduleVersions, 'scheduleId'>;
        entity_id: Column<typeof scheduleVersions, 'entityId'>;
      };
    };
    [`SELECT v.status, v.decided_by, decider.name AS decided_by_name, v.reason,
              
  v.schedule_id, v.version, v.label, v.approval_mode, v.source, v.rail, v.every, v.interval, v.weekday,
  v.day_of_month, v.starts_on::text AS starts_on, v.ends_on::text AS ends_on, v.runs, v.if_not_banking_day,
  v.create_days_ahead, v.if_short, v.per_run_minor, v.total_minor, v.valid_until::text AS valid_until,
  v.withdrawal_count, v.total_amount_minor, v.content_digest, v.approval_amount_minor, v.approvals_required,
  v.created_by, v.expires_at, v.keep_minor,
  (SELECT array_agg(DISTINCT r.rail)
     FROM schedule_rows r
    WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS rails, 
  v.created_at AS version_created_at, author.name AS created_by_name,
  (SELECT coalesce(jsonb_agg(jsonb_build_object(
            'userId', a.user_id, 'name', u.name,
            'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
            'lapsed', approval_lapse(u.disabled_at, u.roles)) ORDER BY a.approved_at, a.user_id), '[]')
     FROM schedule_approvals a
     JOIN users u ON u.id = a.user_id
    WHERE a.schedule_id = v.schedule_id AND a.version = v.version) AS approvals,
              (SELECT coalesce(jsonb_agg(r.request ORDER BY r.row_number), '[]')
                 FROM schedule_rows r
                WHERE r.schedule_id = v.schedule_id AND r.version = v.version) AS withdrawals
         FROM schedule_versions v
         JOIN users author ON author.id = v.created_by
         LEFT JOIN users decider ON decider.id = v.decided_by
        WHERE v.schedule_id = $1
        ORDER BY v.version DESC
       OFFSET $2 LIMIT $3`]: {
      values: [string | null, bigint | number | null, bigint | number | null];
      row: {
        status: Column<typeof scheduleVersions, 'status'>;
        decided_by: Column<typeof scheduleVersions, 'decidedBy'> | null;
        decided_by_name: Column<typeof users, 'name'> | null;
        reason: Column<typeof scheduleVersions, 'reason'> | null;
        schedule_id: Column<typeof scheduleVersions, 'scheduleId'>;
        version: Column<typeof scheduleVersions, 'version'>;
        label: Column<typeof scheduleVersions, 'label'>;
        approval_mode: Column<typeof scheduleVersions, 'approvalMode'>;
        source: Column<typeof scheduleVersions, 'source'>;
        rail: Column<typeof scheduleVersions, 'rail'> | null;
        every: Column<typeof scheduleVersions, 'every'>;
        interval: Column<typeof scheduleVersions, 'interval'>;
        weekday: Column<typeof scheduleVersions, 'weekday'> | null;
        day_of_month: Column<typeof scheduleVersions, 'dayOfMonth'> | null;
        starts_on: string;
        ends_on: string | null;
        runs: Column<typeof scheduleVersions, 'runs'> | null;
        if_not_banking_day: Column<typeof scheduleVersions, 'ifNotBankingDay'>;
        create_days_ahead: Column<typeof scheduleVersions, 'createDaysAhead'>;
        if_short: Column<typeof scheduleVersions, 'ifShort'>;
        per_run_minor: Column<typeof scheduleVersions, 'perRunMinor'> | null;
        total_minor: Column<typeof scheduleVersions, 'totalMinor'> | null;
        valid_until: string | null;
        withdrawal_count: Column<typeof scheduleVersions, 'withdrawalCount'>;
        total_amount_minor: Column<typeof scheduleVersions, 'totalAmountMinor'>;
        content_digest: Column<typeof scheduleVersions, 'contentDigest'>;
        approval_amount_minor: Column<typeof scheduleVersions, 'approvalAmountMinor'>;
        approvals_required: Column<typeof scheduleVersions, 'approvalsRequired'>;
        created_by: Column<typeof scheduleVersions, 'createdBy'>;
        expires_at: Column<typeof scheduleVersions, 'expiresAt'>;
        keep_minor: Column<typeof scheduleVersions, 'keepMinor'> | null;
        rails: string[] | null;
        version_created_at: Column<typeof scheduleVersions, 'createdAt'>;
        created_by_name: Column<typeof users, 'name'>;
        approvals: unknown;
        withdrawals: unknown;
      };
    };
    'SELECT version FROM schedule_versions WHERE schedule_id = $1 AND status = \'PENDING_APPROVAL\'': {
      values: [string | null];
      row: {
        version: Column<typeof scheduleVersions, 'version'>;
      };
    };
    'UPDATE batches SET cancelled_by = $2, cancelled_at = $3, cancellation_reason = $4 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE batches SET standing_version = $2 WHERE id = $1': {
      values: [string | null, number | null];
      row: never;
    };
    'UPDATE batches SET status = \'PROCESSING\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE entity_configs SET payouts_enabled = $2 WHERE entity_id = $1': {
      values: [string | null, boolean | null];
      row: never;
    };
    'UPDATE schedule_runs SET standing_reasons = $2, updated_at = $3 WHERE batch_id = $1': {
      values: [string | null, readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    'UPDATE schedule_runs SET standing_reasons = $3 WHERE schedule_id = $1 AND due_on = $2': {
      values: [string | null, Date | string | null, readonly (string | null)[] | null];
      row: never;
    };
    [`UPDATE schedule_versions
          SET status = 'CANCELLED', decided_by = $3, decided_at = $4, reason = $5
        WHERE schedule_id = $1 AND version = $2`]: {
      values: [string | null, number | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE schedule_versions
          SET status = 'EXPIRED', decided_at = $3
        WHERE schedule_id = $1 AND version = $2`]: {
      values: [string | null, number | null, Date | string | null];
      row: never;
    };
    [`UPDATE schedule_versions
          SET status = 'REPLACED', decided_at = $3
        WHERE schedule_id = $1 AND version = $2`]: {
      values: [string | null, number | null, Date | string | null];
      row: never;
    };
    [`UPDATE schedule_versions
        SET status = 'IN_FORCE', approvals_required = $3, decided_at = $4
      WHERE schedule_id = $1 AND version = $2`]: {
      values: [string | null, number | null, number | null, Date | string | null];
      row: never;
    };
    [`UPDATE schedule_versions
        SET status = 'REJECTED', decided_by = $3, decided_at = $4, reason = $5
      WHERE schedule_id = $1 AND version = $2`]: {
      values: [string | null, number | null, string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE schedule_versions SET status = \'SUPERSEDED\' WHERE schedule_id = $1 AND version = $2': {
      values: [string | null, number | null];
      row: never;
    };
    [`UPDATE schedules
          SET suspended_code = 'SIGNER_LEFT', suspended_due_on = '2027-02-25', suspended_at = updated_at
        WHERE id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE schedules
        SET latest_version = $2, updated_at = $3,
            runs_from = CASE WHEN version IS NULL THEN $4::date ELSE runs_from END
      WHERE id = $1`]: {
      values: [string | null, number | null, Date | string | null, Date | string | null];
      row: never;
    };
    [`UPDATE schedules
        SET status = $2, next_at = $3, suspended_code = NULL, suspended_due_on = NULL, suspended_at = NULL,
            status_reason = NULL, status_by = NULL, resumed_by = $4, resumed_at = $3, updated_at = $3
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE schedules
        SET status = $2, next_at = NULL, status_reason = $3, status_by = $4, updated_at = $5
      WHERE id = $1`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`UPDATE schedules
        SET status = $2, next_at = NULL, suspended_code = $3, suspended_due_on = $4, suspended_at = $5,
            updated_at = $5
      WHERE id = $1`]: {
      values: [string | null, string | null, string | null, Date | string | null, Date | string | null];
      row: never;
    };
    [`UPDATE schedules
        SET status = $2, updated_at = $3,
            status_reason = CASE WHEN $2 = 'REJECTED' THEN $4 ELSE status_reason END,
            status_by = CASE WHEN $2 = 'REJECTED' THEN $5 ELSE status_by END
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, string | null, string | null];
      row: never;
    };
    [`UPDATE schedules
        SET updated_at = $2, next_at = CASE WHEN status = 'ACTIVE' THEN $2 ELSE next_at END
      WHERE id = $1`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE schedules
        SET version = $2, status = $3, runs_from = $4, updated_at = $5, next_at = $6
      WHERE id = $1`]: {
      values: [string | null, number | null, string | null, Date | string | null, Date | string | null, Date | string | null];
      row: never;
    };
    'UPDATE schedules SET next_at = $2, looked_at = $3 WHERE id = $1 AND next_at IS NOT NULL': {
      values: [string | null, Date | string | null, Date | string | null];
      row: never;
    };
    'UPDATE schedules SET next_at = $2, looked_at = $3, runs_from = $4 WHERE id = $1': {
      values: [string | null, Date | string | null, Date | string | null, Date | string | null];
      row: never;
    };
    'UPDATE schedules SET next_at = NULL WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE schedules SET status = $2, next_at = NULL, updated_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE schedules SET status = $2, updated_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE schedules SET status = \'ENDED\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE schedules SET updated_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE withdrawals w SET status = 'REVERSED'
             FROM batches b WHERE b.id = w.batch_id AND b.schedule_id = $1`]: {
      values: [string | null];
      row: never;
    };
  }
}
