// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { entities, invitations, passkeyResets, passkeys, users } from '../../identity/tables.ts';
import type { bankFileConnections, bankFiles } from '../bank-files/tables.ts';
import type { batchComments } from '../batches/comments/tables.ts';
import type { batchCounts, batches } from '../batches/tables.ts';
import type { requestMails } from '../collections/mails/tables.ts';
import type { payLinks } from '../collections/pay-page/tables.ts';
import type { receiptRefunds } from '../collections/refunds/tables.ts';
import type { paymentReminders } from '../collections/reminders/tables.ts';
import type { payers, paymentRequestSums, paymentRequests, receipts } from '../collections/tables.ts';
import type { controlChanges } from '../control/tables.ts';
import type { paymentConfigChanges } from '../entity/tables.ts';
import type { notificationSettings, undeliveredMails } from './notifications/tables.ts';
import type { settlementTotals } from '../reconciling/reconciliation/tables.ts';
import type { statementAccounts, statementFiles } from '../reconciling/statements/tables.ts';
import type { payeeChanges } from '../register/tables.ts';
import type { scheduleVersions, schedules } from '../schedules/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT b.id, b.label, b.status, b.held_for, b.currency, b.withdrawal_count, b.people_count,
         b.total_amount_minor,
         b.total_unit_fee_minor + b.total_vat_minor AS total_fee_minor,
         b.source_file_name, b.source_sha256, b.content_digest, b.approvals_required,
         b.created_by, creator.name AS created_by_name, b.created_at, b.expires_at, b.release_at,
         b.cancelled_by, canceller.name AS cancelled_by_name, b.cancelled_at,
         b.cancellation_reason, b.rejected_by, rejecter.name AS rejected_by_name, b.rejected_at,
         b.execution_date::text AS execution_date, b.if_not_banking_day, b.execution_rails,
         b.date_accepted_by, accepter.name AS date_accepted_by_name, b.moves_on::text AS moves_on,
         b.move_reasons, b.rejection_reason, b.completed_at, b.retry_of_batch_id, b.corrects_batch_id,
         b.updated_at, b.repeats_batch_id, b.repeats_interval, run.label AS repeats_label,
         run.execution_date::text AS repeats_date, run.created_at AS repeats_created_at,
         (SELECT jsonb_build_object('id', n.id, 'label', n.label, 'status', n.status)
            FROM batches n
           WHERE n.corrects_batch_id = b.id
           ORDER BY n.created_at DESC
           LIMIT 1) AS correction,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'status', c.status, 'count', c.count, 'amountMinor', c.amount_minor::text,
                   'feeMinor', c.fee_minor::text)), '[]')
            FROM batch_counts c
           WHERE c.batch_id = b.id AND c.count > 0) AS counts,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'userId', a.user_id, 'name', u.name, 'forUserId', a.for_user_id, 'forName', f.name,
                   'passkey', (SELECT p.name
                                 FROM approval_assertions s
                                 JOIN passkeys p ON p.id = s.passkey_id
                                WHERE s.batch_id = a.batch_id AND s.user_id = a.user_id
                                ORDER BY s.given_at
                                LIMIT 1),
                   'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
                   'lapsed', CASE WHEN b.status IN ('PENDING_APPROVAL', 'APPROVED')
                                  THEN coalesce(approval_lapse(u.disabled_at, u.roles),
                                                approval_lapse(f.disabled_at, f.roles)) END)
                   ORDER BY a.approved_at, a.number, a.user_id), '[]')
            FROM approvals a
            JOIN users u ON u.id = a.user_id
            LEFT JOIN users f ON f.id = a.for_user_id
           WHERE a.batch_id = b.id) AS approvals,
         coalesce((SELECT e.payouts_enabled FROM entity_configs e WHERE e.entity_id = b.entity_id), false)
           AS payouts_enabled
    FROM batches b
    JOIN users creator ON creator.id = b.created_by
    LEFT JOIN users canceller ON canceller.id = b.cancelled_by
    LEFT JOIN users rejecter ON rejecter.id = b.rejected_by
    LEFT JOIN users accepter ON accepter.id = b.date_accepted_by
    LEFT JOIN batches run ON run.id = b.repeats_batch_id
     WHERE b.entity_id = $1 AND b.status IN ('PENDING_APPROVAL', 'APPROVED')
       AND b.execution_date IS NOT NULL AND b.execution_date < $2
     ORDER BY b.execution_date, b.id
     LIMIT $3`]: {
      values: [string | null, Date | string | null, bigint | number | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        held_for: Column<typeof batches, 'heldFor'> | null;
        currency: Column<typeof batches, 'currency'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        people_count: Column<typeof batches, 'peopleCount'> | null;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        total_fee_minor: bigint;
        source_file_name: Column<typeof batches, 'sourceFileName'> | null;
        source_sha256: Column<typeof batches, 'sourceSha256'> | null;
        content_digest: Column<typeof batches, 'contentDigest'>;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        created_by: Column<typeof batches, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof batches, 'createdAt'>;
        expires_at: Column<typeof batches, 'expiresAt'>;
        release_at: Column<typeof batches, 'releaseAt'> | null;
        cancelled_by: Column<typeof batches, 'cancelledBy'> | null;
        cancelled_by_name: Column<typeof users, 'name'> | null;
        cancelled_at: Column<typeof batches, 'cancelledAt'> | null;
        cancellation_reason: Column<typeof batches, 'cancellationReason'> | null;
        rejected_by: Column<typeof batches, 'rejectedBy'> | null;
        rejected_by_name: Column<typeof users, 'name'> | null;
        rejected_at: Column<typeof batches, 'rejectedAt'> | null;
        execution_date: string;
        if_not_banking_day: Column<typeof batches, 'ifNotBankingDay'> | null;
        execution_rails: Column<typeof batches, 'executionRails'> | null;
        date_accepted_by: Column<typeof batches, 'dateAcceptedBy'> | null;
        date_accepted_by_name: Column<typeof users, 'name'> | null;
        moves_on: string | null;
        move_reasons: Column<typeof batches, 'moveReasons'> | null;
        rejection_reason: Column<typeof batches, 'rejectionReason'> | null;
        completed_at: Column<typeof batches, 'completedAt'> | null;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
        corrects_batch_id: Column<typeof batches, 'correctsBatchId'> | null;
        updated_at: Column<typeof batches, 'updatedAt'>;
        repeats_batch_id: Column<typeof batches, 'repeatsBatchId'> | null;
        repeats_interval: Column<typeof batches, 'repeatsInterval'> | null;
        repeats_label: Column<typeof batches, 'label'> | null;
        repeats_date: string | null;
        repeats_created_at: Column<typeof batches, 'createdAt'> | null;
        correction: unknown;
        counts: unknown;
        approvals: unknown;
        payouts_enabled: boolean;
      };
    };
    [`
  SELECT b.id, b.label, b.status, b.held_for, b.currency, b.withdrawal_count, b.people_count,
         b.total_amount_minor,
         b.total_unit_fee_minor + b.total_vat_minor AS total_fee_minor,
         b.source_file_name, b.source_sha256, b.content_digest, b.approvals_required,
         b.created_by, creator.name AS created_by_name, b.created_at, b.expires_at, b.release_at,
         b.cancelled_by, canceller.name AS cancelled_by_name, b.cancelled_at,
         b.cancellation_reason, b.rejected_by, rejecter.name AS rejected_by_name, b.rejected_at,
         b.execution_date::text AS execution_date, b.if_not_banking_day, b.execution_rails,
         b.date_accepted_by, accepter.name AS date_accepted_by_name, b.moves_on::text AS moves_on,
         b.move_reasons, b.rejection_reason, b.completed_at, b.retry_of_batch_id, b.corrects_batch_id,
         b.updated_at, b.repeats_batch_id, b.repeats_interval, run.label AS repeats_label,
         run.execution_date::text AS repeats_date, run.created_at AS repeats_created_at,
         (SELECT jsonb_build_object('id', n.id, 'label', n.label, 'status', n.status)
            FROM batches n
           WHERE n.corrects_batch_id = b.id
           ORDER BY n.created_at DESC
           LIMIT 1) AS correction,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'status', c.status, 'count', c.count, 'amountMinor', c.amount_minor::text,
                   'feeMinor', c.fee_minor::text)), '[]')
            FROM batch_counts c
           WHERE c.batch_id = b.id AND c.count > 0) AS counts,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'userId', a.user_id, 'name', u.name, 'forUserId', a.for_user_id, 'forName', f.name,
                   'passkey', (SELECT p.name
                                 FROM approval_assertions s
                                 JOIN passkeys p ON p.id = s.passkey_id
                                WHERE s.batch_id = a.batch_id AND s.user_id = a.user_id
                                ORDER BY s.given_at
                                LIMIT 1),
                   'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
                   'lapsed', CASE WHEN b.status IN ('PENDING_APPROVAL', 'APPROVED')
                                  THEN coalesce(approval_lapse(u.disabled_at, u.roles),
                                                approval_lapse(f.disabled_at, f.roles)) END)
                   ORDER BY a.approved_at, a.number, a.user_id), '[]')
            FROM approvals a
            JOIN users u ON u.id = a.user_id
            LEFT JOIN users f ON f.id = a.for_user_id
           WHERE a.batch_id = b.id) AS approvals,
         coalesce((SELECT e.payouts_enabled FROM entity_configs e WHERE e.entity_id = b.entity_id), false)
           AS payouts_enabled
    FROM batches b
    JOIN users creator ON creator.id = b.created_by
    LEFT JOIN users canceller ON canceller.id = b.cancelled_by
    LEFT JOIN users rejecter ON rejecter.id = b.rejected_by
    LEFT JOIN users accepter ON accepter.id = b.date_accepted_by
    LEFT JOIN batches run ON run.id = b.repeats_batch_id WHERE b.entity_id = $1 AND b.id = ANY ($2) AND b.execution_date IS NOT NULL`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        held_for: Column<typeof batches, 'heldFor'> | null;
        currency: Column<typeof batches, 'currency'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        people_count: Column<typeof batches, 'peopleCount'> | null;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        total_fee_minor: bigint;
        source_file_name: Column<typeof batches, 'sourceFileName'> | null;
        source_sha256: Column<typeof batches, 'sourceSha256'> | null;
        content_digest: Column<typeof batches, 'contentDigest'>;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        created_by: Column<typeof batches, 'createdBy'>;
        created_by_name: Column<typeof users, 'name'>;
        created_at: Column<typeof batches, 'createdAt'>;
        expires_at: Column<typeof batches, 'expiresAt'>;
        release_at: Column<typeof batches, 'releaseAt'> | null;
        cancelled_by: Column<typeof batches, 'cancelledBy'> | null;
        cancelled_by_name: Column<typeof users, 'name'> | null;
        cancelled_at: Column<typeof batches, 'cancelledAt'> | null;
        cancellation_reason: Column<typeof batches, 'cancellationReason'> | null;
        rejected_by: Column<typeof batches, 'rejectedBy'> | null;
        rejected_by_name: Column<typeof users, 'name'> | null;
        rejected_at: Column<typeof batches, 'rejectedAt'> | null;
        execution_date: string;
        if_not_banking_day: Column<typeof batches, 'ifNotBankingDay'> | null;
        execution_rails: Column<typeof batches, 'executionRails'> | null;
        date_accepted_by: Column<typeof batches, 'dateAcceptedBy'> | null;
        date_accepted_by_name: Column<typeof users, 'name'> | null;
        moves_on: string | null;
        move_reasons: Column<typeof batches, 'moveReasons'> | null;
        rejection_reason: Column<typeof batches, 'rejectionReason'> | null;
        completed_at: Column<typeof batches, 'completedAt'> | null;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
        corrects_batch_id: Column<typeof batches, 'correctsBatchId'> | null;
        updated_at: Column<typeof batches, 'updatedAt'>;
        repeats_batch_id: Column<typeof batches, 'repeatsBatchId'> | null;
        repeats_interval: Column<typeof batches, 'repeatsInterval'> | null;
        repeats_label: Column<typeof batches, 'label'> | null;
        repeats_date: string | null;
        repeats_created_at: Column<typeof batches, 'createdAt'> | null;
        correction: unknown;
        counts: unknown;
        approvals: unknown;
        payouts_enabled: boolean;
      };
    };
    [`
  SELECT i.id, i.entity_id, i.purpose, i.user_id, i.display_name, i.email, i.roles, i.asked_by,
         asker.name AS asked_by_name, c.decided_by AS confirmed_by, c.basis, i.created_at, i.accepted_at,
         i.revoked_at,
         (SELECT max(l.expires_at) FROM invitation_links l WHERE l.invitation_id = i.id) AS link_until
    FROM invitations i
    JOIN users asker ON asker.id = i.asked_by
    JOIN control_changes c ON c.id = i.id WHERE i.entity_id = $1 AND i.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof invitations, 'id'>;
        entity_id: Column<typeof invitations, 'entityId'>;
        purpose: Column<typeof invitations, 'purpose'>;
        user_id: Column<typeof invitations, 'userId'> | null;
        display_name: Column<typeof invitations, 'displayName'>;
        email: Column<typeof invitations, 'email'> | null;
        roles: Column<typeof invitations, 'roles'>;
        asked_by: Column<typeof invitations, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        confirmed_by: Column<typeof controlChanges, 'decidedBy'> | null;
        basis: Column<typeof controlChanges, 'basis'>;
        created_at: Column<typeof invitations, 'createdAt'>;
        accepted_at: Column<typeof invitations, 'acceptedAt'> | null;
        revoked_at: Column<typeof invitations, 'revokedAt'> | null;
        link_until: Date | null;
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
    LEFT JOIN schedule_versions p ON p.schedule_id = s.id AND p.status = 'PENDING_APPROVAL' WHERE s.entity_id = $1 AND s.id = ANY ($2)`]: {
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
    'DELETE FROM low_balances WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    [`DELETE FROM pgboss.job
        WHERE name = 'control-mail' AND NOT data ? 'to' AND data ->> 'entityId' = $1
        RETURNING data`]: {
      values: [string | null];
      row: {
        data: unknown;
      };
    };
    [`DELETE FROM pgboss.job
        WHERE name = 'control-mail' AND data ? 'to' AND data ->> 'entityId' = $1
        RETURNING data`]: {
      values: [string | null];
      row: {
        data: unknown;
      };
    };
    [`DELETE FROM pgboss.job
        WHERE name = 'passkey-mail' AND NOT data ? 'to' AND data ->> 'entityId' = $1
        RETURNING data`]: {
      values: [string | null];
      row: {
        data: unknown;
      };
    };
    [`DELETE FROM pgboss.job
        WHERE name = 'passkey-mail' AND data ? 'to' AND data ->> 'entityId' = $1
        RETURNING data`]: {
      values: [string | null];
      row: {
        data: unknown;
      };
    };
    'DELETE FROM pgboss.job WHERE name = \'config-mail\' AND NOT data ? \'to\' RETURNING data': {
      values: [];
      row: {
        data: unknown;
      };
    };
    'DELETE FROM pgboss.job WHERE name = \'config-mail\' AND data ? \'to\' RETURNING data': {
      values: [];
      row: {
        data: unknown;
      };
    };
    'DELETE FROM pgboss.job WHERE name = \'low-balance-mail\' AND data ? \'to\' RETURNING data': {
      values: [];
      row: {
        data: unknown;
      };
    };
    'DELETE FROM pgboss.job WHERE name = \'mail\' AND data ? \'to\' RETURNING data': {
      values: [];
      row: {
        data: unknown;
      };
    };
    'DELETE FROM pgboss.job WHERE name = \'notification-mail\' RETURNING data': {
      values: [];
      row: {
        data: unknown;
      };
    };
    'DELETE FROM undelivered_mails': {
      values: [];
      row: never;
    };
    'DELETE FROM undelivered_mails WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       SELECT id, $2, entity_id, content_digest, created_at FROM batches WHERE id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO batch_comments (id, batch_id, author_id, entity_id, text, row_number, mentioned_ids,
         created_at)
       VALUES ($1, $2, $3, $5, 'Is this right?', 1, $4, now())`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, string | null];
      row: never;
    };
    'INSERT INTO low_balances (entity_id, currency, fell_at) VALUES ($1, \'ZAR\', $2)': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO notification_settings (user_id, entity_id, mail, mailed_until)
     VALUES ($1, $4, $2, $3)
     ON CONFLICT (user_id)
     DO UPDATE SET mail = excluded.mail, mailed_until = excluded.mailed_until`]: {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO notification_settings (user_id, entity_id, read_until)
     VALUES ($1, $3, $2)
     ON CONFLICT (user_id)
     DO UPDATE SET read_until = greatest(notification_settings.read_until, excluded.read_until)
     RETURNING read_until`]: {
      values: [string | null, Date | string | null, string | null];
      row: {
        read_until: Column<typeof notificationSettings, 'readUntil'> | null;
      };
    };
    [`INSERT INTO undelivered_mails
       (id, entity_id, key, queue, job, address, failed_at, tried_at, attempts, next_try_at, error)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, 1, $8, $9)
     ON CONFLICT (entity_id, key) DO NOTHING`]: {
      values: [string | null, string | null, string | null, string | null, unknown, string | null, Date | string | null, Date | string | null, string | null];
      row: never;
    };
    [`SELECT a.currency, count(*)::int AS count, sum(abs(r.amount_minor))::bigint AS amount_minor,
            max(f.received_at) AS at
       FROM reconciled_entries r
       JOIN statement_accounts a ON a.id = r.account_id
       JOIN statement_files f ON f.id = r.file_id
      WHERE r.entity_id = $1 AND r.state = 'OPEN' AND r.verdict = 'UNMATCHED'
        AND NOT EXISTS (
              SELECT 1 FROM entry_rules w
               WHERE w.entry_id = r.entry_id AND w.confirmed_at IS NULL AND w.ended_at IS NULL)
      GROUP BY a.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof statementAccounts, 'currency'>;
        count: number;
        amount_minor: bigint;
        at: Date;
      };
    };
    [`SELECT a.seq, a.at, a.action, a.actor_kind, coalesce(u.display_name, a.actor_name) AS actor_name,
            a.details::jsonb ->> 'reason' AS reason,
            (a.details::jsonb ->> 'approvalsRequired')::int AS required,
            (a.details::jsonb ->> 'approval')::int AS given, s.id, s.currency, v.label, v.status
       FROM audit_log a
       JOIN schedules s ON s.id::text = a.subject_id AND s.entity_id = a.entity_id
       JOIN schedule_versions v ON v.schedule_id = s.id
            AND v.version = coalesce((a.details::jsonb ->> 'version')::int, s.version, s.latest_version)
       LEFT JOIN users u ON u.id = a.actor_id
      WHERE a.entity_id = $1 AND a.action = ANY ($4) AND a.at >= $3 AND a.actor_id IS DISTINCT FROM $2
        AND (EXISTS (SELECT 1
                       FROM schedule_versions w
                      WHERE w.schedule_id = s.id AND w.created_by = $2
                        AND w.version = coalesce((a.details::jsonb ->> 'version')::int, w.version))
             OR (a.action <> 'schedule.approved'
                 AND EXISTS (SELECT 1
                               FROM schedule_approvals o
                              WHERE o.schedule_id = s.id AND o.user_id = $2
                                AND o.version = coalesce((a.details::jsonb ->> 'version')::int, o.version))))
      ORDER BY a.at DESC
      LIMIT $5`]: {
      values: [string | null, string | null, Date | string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        seq: Column<typeof auditLog, 'seq'>;
        at: Column<typeof auditLog, 'at'>;
        action: Column<typeof auditLog, 'action'>;
        actor_kind: Column<typeof auditLog, 'actorKind'>;
        actor_name: string;
        reason: string | null;
        required: number | null;
        given: number | null;
        id: Column<typeof schedules, 'id'>;
        currency: Column<typeof schedules, 'currency'>;
        label: Column<typeof scheduleVersions, 'label'>;
        status: Column<typeof scheduleVersions, 'status'>;
      };
    };
    [`SELECT a.seq, a.at, a.action, a.actor_kind, coalesce(u.display_name, a.actor_name) AS actor_name,
            b.id, b.label, b.currency, b.withdrawal_count, b.total_amount_minor, b.status,
            b.approvals_required,
            (SELECT count(*) FROM approvals_that_count(b.id)) AS counted
       FROM batches b
       JOIN audit_log a ON a.entity_id = b.entity_id AND a.subject_id = b.id::text
       LEFT JOIN users u ON u.id = a.actor_id
      WHERE b.entity_id = $1 AND b.created_at >= $3
        AND a.action = ANY ($4) AND a.actor_id IS DISTINCT FROM $2
        AND (b.created_by = $2
             OR (a.action <> 'batch.approved'
                 AND EXISTS (SELECT 1 FROM approvals o
                              WHERE o.batch_id = b.id AND o.user_id = $2 OFFSET 0)))
      ORDER BY a.at DESC
      LIMIT $5`]: {
      values: [string | null, string | null, Date | string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        seq: Column<typeof auditLog, 'seq'>;
        at: Column<typeof auditLog, 'at'>;
        action: Column<typeof auditLog, 'action'>;
        actor_kind: Column<typeof auditLog, 'actorKind'>;
        actor_name: string;
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        status: Column<typeof batches, 'status'>;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        counted: bigint;
      };
    };
    'SELECT actor_id FROM audit_log WHERE action = \'mail.dismissed\' AND entity_id = $1': {
      values: [string | null];
      row: {
        actor_id: Column<typeof auditLog, 'actorId'> | null;
      };
    };
    [`SELECT attempts, error, next_try_at, given_up_at
       FROM undelivered_mails
      WHERE entity_id = $1`]: {
      values: [string | null];
      row: {
        attempts: Column<typeof undeliveredMails, 'attempts'>;
        error: Column<typeof undeliveredMails, 'error'>;
        next_try_at: Column<typeof undeliveredMails, 'nextTryAt'>;
        given_up_at: Column<typeof undeliveredMails, 'givenUpAt'> | null;
      };
    };
    [`SELECT b.currency, max(b.created_at) AS at,
            sum(b.total_amount_minor + b.total_unit_fee_minor + b.total_vat_minor)::bigint
              - coalesce((SELECT a.balance_minor - not_available_of_funding(a.entity_id, a.currency)
                            FROM ledger_accounts a
                           WHERE a.entity_id = $1 AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                             AND a.currency = b.currency), 0) AS missing_minor
       FROM batches b
      WHERE b.entity_id = $1 AND b.status = 'PENDING_APPROVAL'
      GROUP BY b.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof batches, 'currency'>;
        at: Date;
        missing_minor: bigint;
      };
    };
    [`SELECT b.entity_id, e.name AS entity_name, b.label, b.status, b.currency,
            coalesce(b.people_count, b.withdrawal_count) AS people,
            b.total_amount_minor, b.created_by, coalesce(u.display_name, u.name) AS created_by_name,
            b.updated_at, b.rejection_reason,
            (SELECT coalesce(display_name, name) FROM users WHERE id = b.rejected_by) AS rejected_by_name
       FROM batches b
       JOIN entities e ON e.id = b.entity_id
       JOIN users u ON u.id = b.created_by
      WHERE b.id = $1`]: {
      values: [string | null];
      row: {
        entity_id: Column<typeof batches, 'entityId'>;
        entity_name: Column<typeof entities, 'name'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        people: number;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        created_by: Column<typeof batches, 'createdBy'>;
        created_by_name: string;
        updated_at: Column<typeof batches, 'updatedAt'>;
        rejection_reason: Column<typeof batches, 'rejectionReason'> | null;
        rejected_by_name: string | null;
      };
    };
    [`SELECT b.id, b.label, b.currency, b.completed_at, c.count, c.amount_minor
       FROM batches b
       JOIN batch_counts c ON c.batch_id = b.id AND c.status = 'COMPLETE' AND c.count > 0
      WHERE b.entity_id = $1 AND b.created_at >= $3 AND b.completed_at IS NOT NULL
        AND (b.created_by = $2
             OR EXISTS (SELECT 1 FROM approvals o WHERE o.batch_id = b.id AND o.user_id = $2 OFFSET 0))
      ORDER BY b.created_at DESC
      LIMIT $4`]: {
      values: [string | null, string | null, Date | string | null, bigint | number | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        completed_at: Column<typeof batches, 'completedAt'>;
        count: Column<typeof batchCounts, 'count'>;
        amount_minor: Column<typeof batchCounts, 'amountMinor'>;
      };
    };
    [`SELECT b.id, b.label, b.currency, b.withdrawal_count AS count, b.total_amount_minor AS amount_minor,
            b.status, b.expires_at, b.updated_at, b.held_for,
            b.held_for = 'STANDING' OR counting_approvals(b.id) < b.approvals_required AS lapsed,
            (SELECT c.state = 'LIVE'
               FROM bank_files f
               JOIN bank_file_connections c ON c.id = f.connection_id
              WHERE f.batch_id = b.id AND f.withdrawn_at IS NULL
              LIMIT 1) AS may_leave
       FROM batches b
      WHERE b.entity_id = $1
        AND ((b.status = 'PENDING_APPROVAL' AND b.expires_at BETWEEN $2 AND $3)
             OR (b.status = 'APPROVED'
                 AND (b.held_for IN ('BANK_FILE', 'STANDING', 'REGISTER')
                      OR counting_approvals(b.id) < b.approvals_required))
             OR (b.status = 'REJECTED' AND b.created_at >= $4
                 AND NOT EXISTS (
                       SELECT 1 FROM batches later
                        WHERE later.corrects_batch_id = b.id
                          AND later.status NOT IN ('CANCELLED', 'EXPIRED'))))
      ORDER BY b.expires_at
      LIMIT $5`]: {
      values: [string | null, Date | string | null, Date | string | null, Date | string | null, bigint | number | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        count: Column<typeof batches, 'withdrawalCount'>;
        amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        status: Column<typeof batches, 'status'>;
        expires_at: Column<typeof batches, 'expiresAt'>;
        updated_at: Column<typeof batches, 'updatedAt'>;
        held_for: Column<typeof batches, 'heldFor'> | null;
        lapsed: boolean | null;
        may_leave: boolean | null;
      };
    };
    [`SELECT b.id, b.label, b.currency, b.withdrawal_count, b.total_amount_minor, b.created_at, b.expires_at,
            coalesce(u.display_name, u.name) AS creator
       FROM batches b
       JOIN users u ON u.id = b.created_by
      WHERE b.entity_id = $1 AND b.status = 'PENDING_APPROVAL' AND b.expires_at > $2 AND b.created_by <> $3
        AND NOT EXISTS (SELECT 1
                          FROM approvals a
                         WHERE a.batch_id = b.id AND (a.user_id = $3 OR a.for_user_id = $3))
      ORDER BY b.created_at DESC
      LIMIT $4`]: {
      values: [string | null, Date | string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        created_at: Column<typeof batches, 'createdAt'>;
        expires_at: Column<typeof batches, 'expiresAt'>;
        creator: string;
      };
    };
    [`SELECT b.id, b.label, b.currency, c.count, c.amount_minor, w.submitted_at
       FROM batches b
       JOIN batch_counts c ON c.batch_id = b.id AND c.status = 'UNCONFIRMED' AND c.count > 0
       JOIN LATERAL (
              SELECT min(o.submitted_at) AS submitted_at
                FROM withdrawals o
               WHERE o.batch_id = b.id AND o.status = 'UNCONFIRMED') w ON w.submitted_at < $2
      WHERE b.entity_id = $1 AND b.status = 'PROCESSING'`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        count: Column<typeof batchCounts, 'count'>;
        amount_minor: Column<typeof batchCounts, 'amountMinor'>;
        submitted_at: Date;
      };
    };
    [`SELECT b.id, b.label, b.currency, c.status, c.count, c.amount_minor, b.updated_at
       FROM batches b
       JOIN batch_counts c ON c.batch_id = b.id AND c.status IN ('FAILED', 'REVERSED') AND c.count > 0
      WHERE b.entity_id = $1 AND b.created_at >= $2
        AND NOT EXISTS (
              SELECT 1 FROM batches later
               WHERE later.entity_id = $1 AND later.created_at >= $2 AND later.retry_of_batch_id = b.id
                 AND later.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED'))
      ORDER BY b.updated_at DESC
      LIMIT $3`]: {
      values: [string | null, Date | string | null, bigint | number | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        status: Column<typeof batchCounts, 'status'>;
        count: Column<typeof batchCounts, 'count'>;
        amount_minor: Column<typeof batchCounts, 'amountMinor'>;
        updated_at: Column<typeof batches, 'updatedAt'>;
      };
    };
    [`SELECT c.currency, count(*)::int AS count, max(f.read_at) AS at
       FROM statement_files f
       LEFT JOIN bank_file_connections c ON c.id = f.fetched_from
      WHERE f.entity_id = $1 AND f.result = 'REFUSED'
  AND (f.fetched_at IS NOT NULL OR (f.refusal = 'statement_account_left_out' AND f.taken_back_at IS NULL)) AND f.dismissed_at IS NULL AND f.refusal <> 'month_closed'
      GROUP BY c.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof bankFileConnections, 'currency'> | null;
        count: number;
        at: Date | null;
      };
    };
    [`SELECT c.currency, count(*)::int AS count, max(r.received_at) AS at
       FROM bank_file_replies r
       JOIN bank_file_connections c ON c.id = r.connection_id
      WHERE r.entity_id = $1 AND r.result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND r.closed_at IS NULL
      GROUP BY c.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof bankFileConnections, 'currency'>;
        count: number;
        at: Date;
      };
    };
    [`SELECT c.id, c.text, c.created_at, $2 = ANY (c.mentioned_ids) AS mentions_user,
            coalesce(u.display_name, u.name) AS author, b.id AS batch_id, b.label, b.currency,
            b.withdrawal_count, b.total_amount_minor
       FROM (SELECT id FROM batch_comments WHERE mentioned_ids @> ARRAY[$2::uuid]
             UNION
             SELECT o.id
               FROM batches mine
               JOIN batch_comments o ON o.batch_id = mine.id
              WHERE mine.entity_id = $1 AND mine.created_at >= $3
                AND (mine.created_by = $2
                     OR ($5 AND mine.status = 'PENDING_APPROVAL')
                     OR EXISTS (SELECT 1 FROM approvals a
                          WHERE a.batch_id = mine.id AND a.user_id = $2 OFFSET 0)
                     OR EXISTS (
                          SELECT 1 FROM batch_comments own
                           WHERE own.batch_id = mine.id AND own.author_id = $2 OFFSET 0))) found
       JOIN batch_comments c ON c.id = found.id
       JOIN batches b ON b.id = c.batch_id
       JOIN users u ON u.id = c.author_id
      WHERE b.entity_id = $1 AND c.author_id <> $2 AND c.created_at >= $3
      ORDER BY c.created_at DESC
      LIMIT $4`]: {
      values: [string | null, string | null, Date | string | null, bigint | number | null, boolean | null];
      row: {
        id: Column<typeof batchComments, 'id'>;
        text: Column<typeof batchComments, 'text'>;
        created_at: Column<typeof batchComments, 'createdAt'>;
        mentions_user: boolean;
        author: string;
        batch_id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
      };
    };
    [`SELECT c.kind, c.state, c.expires_at, e.name AS entity_name, coalesce(a.display_name, a.name) AS author,
            (SELECT coalesce(u.display_name, u.name) FROM users u WHERE u.id = c.subject_id) AS about,
            (SELECT coalesce(d.display_name, d.name)
               FROM users d
              WHERE d.id = c.decided_by) AS decided_by_name
       FROM control_changes c
       JOIN entities e ON e.id = c.entity_id
       JOIN users a ON a.id = c.asked_by
      WHERE c.id = $1 AND c.entity_id = $2`]: {
      values: [string | null, string | null];
      row: {
        kind: Column<typeof controlChanges, 'kind'>;
        state: Column<typeof controlChanges, 'state'>;
        expires_at: Column<typeof controlChanges, 'expiresAt'>;
        entity_name: Column<typeof entities, 'name'>;
        author: string;
        about: string | null;
        decided_by_name: string | null;
      };
    };
    [`SELECT c.state, c.loosened, c.counts_from, e.name AS entity_name,
            coalesce(u.display_name, u.name) AS author,
            (SELECT coalesce(d.display_name, d.name)
               FROM users d
              WHERE d.id = c.decided_by) AS decided_by_name
       FROM payment_config_changes c
       JOIN entities e ON e.id = c.entity_id
       JOIN users u ON u.id = c.proposed_by
      WHERE c.id = $1 AND c.entity_id = $2`]: {
      values: [string | null, string | null];
      row: {
        state: Column<typeof paymentConfigChanges, 'state'>;
        loosened: Column<typeof paymentConfigChanges, 'loosened'>;
        counts_from: Column<typeof paymentConfigChanges, 'countsFrom'>;
        entity_name: Column<typeof entities, 'name'>;
        author: string;
        decided_by_name: string | null;
      };
    };
    [`SELECT c.text, c.row_number, coalesce(u.display_name, u.name) AS author_name
       FROM batch_comments c
       JOIN users u ON u.id = c.author_id
      WHERE c.id = $1`]: {
      values: [string | null];
      row: {
        text: Column<typeof batchComments, 'text'>;
        row_number: Column<typeof batchComments, 'rowNumber'> | null;
        author_name: string;
      };
    };
    [`SELECT count(*)::int AS count, max(asked_at) AS asked_at, min(expires_at) AS expires_at
       FROM control_changes
      WHERE entity_id = $1 AND state = 'WAITING' AND expires_at > $2`]: {
      values: [string | null, Date | string | null];
      row: {
        count: number;
        asked_at: Date | null;
        expires_at: Date | null;
      };
    };
    [`SELECT count(*)::int AS count, max(c.updated_at) AS at
       FROM bank_file_connections c
      WHERE c.entity_id = $1 AND c.state <> 'LIVE' AND cardinality(c.unconfirmed_by) > 0
        AND (c.purpose = 'RECEIPTS'
             OR (c.purpose = 'PAYMENTS' AND c.rehearsal_passed AND c.certified_at IS NOT NULL))`]: {
      values: [string | null];
      row: {
        count: number;
        at: Date | null;
      };
    };
    [`SELECT count(*)::int AS count, max(coalesce(c.reopen_asked_at, c.requested_at)) AS at
       FROM month_closes c
      WHERE c.entity_id = $1 AND c.withdrawn_at IS NULL AND c.reopened_at IS NULL
          AND (c.confirmed_at IS NULL OR c.reopen_asked_at IS NOT NULL)`]: {
      values: [string | null];
      row: {
        count: number;
        at: Date | null;
      };
    };
    [`SELECT count(*)::int AS count, max(e.proposed_at) AS at
       FROM entry_rules e
       JOIN reconciled_entries r ON r.entry_id = e.entry_id AND r.state <> 'POSTED'
      WHERE e.entity_id = $1 AND e.confirmed_at IS NULL AND e.ended_at IS NULL`]: {
      values: [string | null];
      row: {
        count: number;
        at: Date | null;
      };
    };
    [`SELECT count(*)::int AS count, max(found_at) AS at
       FROM statement_findings
      WHERE entity_id = $1 AND resolved_at IS NULL AND code IN ('SEQUENCE_GAP', 'OPENING_BREAK')`]: {
      values: [string | null];
      row: {
        count: number;
        at: Date | null;
      };
    };
    [`SELECT count(*)::int AS count, max(n.at) AS at
       FROM (SELECT f.read_at AS at
               FROM statement_files f
              WHERE f.entity_id = $1 AND f.result = 'REFUSED' AND f.refusal = 'month_closed'
                AND f.fetched_at IS NOT NULL AND f.dismissed_at IS NULL
             UNION ALL
             SELECT x.found_at
               FROM statement_findings x
               JOIN bank_statements s ON s.id = x.statement_id
              WHERE x.entity_id = $1 AND x.resolved_at IS NULL AND x.code IN ('CHANGED', 'CONTRADICTED')
                AND is_month_closed(s.account_id, s.order_date)) n`]: {
      values: [string | null];
      row: {
        count: number;
        at: Date | null;
      };
    };
    [`SELECT count(*)::int AS count, max(off_at) AS at
       FROM webhook_endpoints
      WHERE entity_id = $1 AND state = 'SWITCHED_OFF' AND removed_at IS NULL`]: {
      values: [string | null];
      row: {
        count: number;
        at: Date | null;
      };
    };
    [`SELECT count(*)::int AS count, max(proposed_at) AS at, min(proposed_at) AS oldest
       FROM payee_changes
      WHERE entity_id = $1 AND state = 'WAITING' AND proposed_at > $2`]: {
      values: [string | null, Date | string | null];
      row: {
        count: number;
        at: Date | null;
        oldest: Date | null;
      };
    };
    [`SELECT count(*)::int AS count, max(t.failing_since) AS since
       FROM bank_file_transports t
       JOIN bank_file_connections c ON c.id = t.connection_id
      WHERE t.entity_id = $1 AND t.failing_since <= $2 AND t.confirmed_at IS NOT NULL
        AND (c.state = 'LIVE'
             OR EXISTS (
                  SELECT 1 FROM bank_files f
                   WHERE f.connection_id = c.id AND f.by_transport AND f.arrived_at IS NULL))`]: {
      values: [string | null, Date | string | null];
      row: {
        count: number;
        since: Date | null;
      };
    };
    [`SELECT count(*)::int AS count, min(f.received_at) AS at
       FROM (SELECT received_at FROM statement_files
              WHERE entity_id = $1 AND result = 'STORED' AND received_at < $2
             UNION ALL
             SELECT received_at FROM bank_file_replies
              WHERE entity_id = $1 AND result = 'STORED' AND received_at < $2) f`]: {
      values: [string | null, Date | string | null];
      row: {
        count: number;
        at: Date | null;
      };
    };
    [`SELECT count(*)::int AS count, min(failed_at) AS at, min(given_up_at) AS given_up_at
       FROM undelivered_mails
      WHERE entity_id = $1 AND (failed_at < $2 OR given_up_at IS NOT NULL)`]: {
      values: [string | null, Date | string | null];
      row: {
        count: number;
        at: Date | null;
        given_up_at: Date | null;
      };
    };
    [`SELECT e.name AS entity_name, coalesce(a.display_name, a.name) AS author,
              (SELECT coalesce(u.display_name, u.name) FROM users u WHERE u.id = $3) AS about
         FROM entities e
         JOIN users a ON a.id = $2
        WHERE e.id = $1`]: {
      values: [string | null, string | null, string | null];
      row: {
        entity_name: Column<typeof entities, 'name'>;
        author: string;
        about: string | null;
      };
    };
    [`SELECT e.name AS entity_name, coalesce(u.display_name, u.name) AS user_name, p.name AS passkey,
            r.takes_effect_at,
            (SELECT coalesce(b.display_name, b.name)
               FROM users b
              WHERE b.id = CASE $4 WHEN 'RESET_STOPPED' THEN r.decided_by
                                   WHEN 'PASSWORD_RESET' THEN c.asked_by
                                   ELSE r.asked_by END) AS by_name
       FROM users u
       JOIN entities e ON e.id = u.entity_id
       LEFT JOIN passkeys p ON p.id = $3 AND p.user_id = u.id
       LEFT JOIN passkey_resets r ON r.id = $3 AND r.user_id = u.id
       LEFT JOIN control_changes c ON c.id = $3 AND c.entity_id = u.entity_id AND c.subject_id = u.id
      WHERE u.id = $1 AND u.entity_id = $2`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        entity_name: Column<typeof entities, 'name'>;
        user_name: string;
        passkey: Column<typeof passkeys, 'name'> | null;
        takes_effect_at: Column<typeof passkeyResets, 'takesEffectAt'> | null;
        by_name: string | null;
      };
    };
    [`SELECT email
       FROM users
      WHERE entity_id = $1 AND disabled_at IS NULL AND email IS NOT NULL
        AND (id = $2 OR $3 AND 'ADMIN' = ANY (roles))
      ORDER BY email`]: {
      values: [string | null, string | null, boolean | null];
      row: {
        email: Column<typeof users, 'email'>;
      };
    };
    [`SELECT email
       FROM users
      WHERE entity_id = $1 AND roles && $2 AND disabled_at IS NULL AND email IS NOT NULL
      ORDER BY email`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        email: Column<typeof users, 'email'>;
      };
    };
    [`SELECT email
       FROM users
      WHERE entity_id = $1 AND roles && '{APPROVER,ADMIN}' AND disabled_at IS NULL AND email IS NOT NULL
      ORDER BY email`]: {
      values: [string | null];
      row: {
        email: Column<typeof users, 'email'>;
      };
    };
    'SELECT email FROM users WHERE id = $1 AND disabled_at IS NULL AND email IS NOT NULL': {
      values: [string | null];
      row: {
        email: Column<typeof users, 'email'>;
      };
    };
    'SELECT entity_id FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        entity_id: Column<typeof batches, 'entityId'>;
      };
    };
    'SELECT entity_id, email FROM users WHERE id = $1': {
      values: [string | null];
      row: {
        entity_id: Column<typeof users, 'entityId'>;
        email: Column<typeof users, 'email'> | null;
      };
    };
    [`SELECT f.id AS file_id, b.id, b.label, f.currency, f.payment_count AS count,
            f.total_minor AS amount_minor, f.recall_too_late,
            CASE WHEN f.recall_too_late THEN f.arrived_at ELSE f.recall_recorded_at END AS at
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.entity_id = $1 AND f.recall_recorded_at IS NOT NULL
        AND (f.recalled_at IS NULL OR f.recall_too_late)
        AND (b.status = 'PROCESSING' OR f.arrived_at >= $2)
      ORDER BY at DESC
      LIMIT $3`]: {
      values: [string | null, Date | string | null, bigint | number | null];
      row: {
        file_id: Column<typeof bankFiles, 'id'>;
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof bankFiles, 'currency'>;
        count: Column<typeof bankFiles, 'paymentCount'>;
        amount_minor: Column<typeof bankFiles, 'totalMinor'>;
        recall_too_late: Column<typeof bankFiles, 'recallTooLate'>;
        at: Date | null;
      };
    };
    [`SELECT f.id, f.received_at, a.currency, count(*) AS count,
            sum(abs(r.amount_minor))::bigint AS amount_minor
       FROM reconciled_entries r
       JOIN statement_files f ON f.id = r.file_id
       JOIN statement_accounts a ON a.id = r.account_id
      WHERE r.entity_id = $1 AND r.state = 'OPEN' AND r.verdict = 'EXACT'
      GROUP BY f.id, a.currency
      ORDER BY f.received_at
      LIMIT $2`]: {
      values: [string | null, bigint | number | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
        received_at: Column<typeof statementFiles, 'receivedAt'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        count: bigint;
        amount_minor: bigint;
      };
    };
    [`SELECT i.email, i.created_at
       FROM invitations i
      WHERE i.entity_id = $1 AND i.id = $2 AND i.accepted_at IS NULL AND i.revoked_at IS NULL
        AND NOT EXISTS (
              SELECT 1 FROM invitation_links l WHERE l.invitation_id = i.id AND l.made_by IS NOT NULL)`]: {
      values: [string | null, string | null];
      row: {
        email: Column<typeof invitations, 'email'> | null;
        created_at: Column<typeof invitations, 'createdAt'>;
      };
    };
    'SELECT id FROM users WHERE entity_id = $1 AND email = \'approver@example.com\'': {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    [`SELECT id, email FROM users
      WHERE entity_id = $1 AND 'APPROVER' = ANY(roles) AND disabled_at IS NULL
        AND email IS NOT NULL AND id <> $2
      ORDER BY email`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
        email: Column<typeof users, 'email'>;
      };
    };
    [`SELECT id, queue, address, failed_at, tried_at, attempts, next_try_at, error, given_up_at
       FROM undelivered_mails
      WHERE entity_id = $1 AND ($2::uuid IS NULL OR id = $2)
      ORDER BY failed_at, id
      LIMIT $3`]: {
      values: [string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof undeliveredMails, 'id'>;
        queue: Column<typeof undeliveredMails, 'queue'>;
        address: Column<typeof undeliveredMails, 'address'>;
        failed_at: Column<typeof undeliveredMails, 'failedAt'>;
        tried_at: Column<typeof undeliveredMails, 'triedAt'>;
        attempts: Column<typeof undeliveredMails, 'attempts'>;
        next_try_at: Column<typeof undeliveredMails, 'nextTryAt'>;
        error: Column<typeof undeliveredMails, 'error'>;
        given_up_at: Column<typeof undeliveredMails, 'givenUpAt'> | null;
      };
    };
    [`SELECT language FROM users
      WHERE entity_id = $1 AND email = $2 AND disabled_at IS NULL
      ORDER BY language NULLS LAST
      LIMIT 1`]: {
      values: [string | null, string | null];
      row: {
        language: Column<typeof users, 'language'> | null;
      };
    };
    'SELECT m.address FROM request_mails m WHERE m.id = $1 AND m.entity_id = $2 AND m.status = \'WAITING\'': {
      values: [string | null, string | null];
      row: {
        address: Column<typeof requestMails, 'address'>;
      };
    };
    [`SELECT m.kind, m.status AS reminder_status, r.id, r.label, r.invoice_number, r.status, r.currency,
            r.amount_minor, r.paid_minor, r.due_on, r.reference, p.email, p.reminders_off, p.language,
            coalesce(c.legal_name, e.name) AS company, l.number AS link_number
       FROM payment_reminders m
       JOIN payment_requests r ON r.id = m.request_id
       JOIN payers p ON p.id = r.payer_id
       JOIN entities e ON e.id = r.entity_id
       LEFT JOIN entity_configs c ON c.entity_id = r.entity_id
       LEFT JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL
      WHERE m.id = $1 AND m.entity_id = $2`]: {
      values: [string | null, string | null];
      row: {
        kind: Column<typeof paymentReminders, 'kind'>;
        reminder_status: Column<typeof paymentReminders, 'status'>;
        id: Column<typeof paymentRequests, 'id'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        status: Column<typeof paymentRequests, 'status'>;
        currency: Column<typeof paymentRequests, 'currency'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
        reference: Column<typeof paymentRequests, 'reference'>;
        email: Column<typeof payers, 'email'> | null;
        reminders_off: Column<typeof payers, 'remindersOff'>;
        language: Column<typeof payers, 'language'>;
        company: string;
        link_number: Column<typeof payLinks, 'number'> | null;
      };
    };
    [`SELECT m.status AS mail_status, r.id, r.label, r.invoice_number, r.status, r.currency, r.amount_minor,
            r.paid_minor, r.due_on, r.expires_on, r.reference, p.email, p.name AS payer, p.language,
            coalesce(c.legal_name, e.name) AS company, l.number AS link_number
       FROM request_mails m
       JOIN payment_requests r ON r.id = m.request_id
       JOIN payers p ON p.id = r.payer_id
       JOIN entities e ON e.id = r.entity_id
       LEFT JOIN entity_configs c ON c.entity_id = r.entity_id
       LEFT JOIN pay_links l ON l.request_id = r.id AND l.ended_at IS NULL
      WHERE m.id = $1 AND m.entity_id = $2`]: {
      values: [string | null, string | null];
      row: {
        mail_status: Column<typeof requestMails, 'status'>;
        id: Column<typeof paymentRequests, 'id'>;
        label: Column<typeof paymentRequests, 'label'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
        status: Column<typeof paymentRequests, 'status'>;
        currency: Column<typeof paymentRequests, 'currency'>;
        amount_minor: Column<typeof paymentRequests, 'amountMinor'>;
        paid_minor: Column<typeof paymentRequests, 'paidMinor'>;
        due_on: Column<typeof paymentRequests, 'dueOn'>;
        expires_on: Column<typeof paymentRequests, 'expiresOn'> | null;
        reference: Column<typeof paymentRequests, 'reference'>;
        email: Column<typeof payers, 'email'> | null;
        payer: Column<typeof payers, 'name'>;
        language: Column<typeof payers, 'language'>;
        company: string;
        link_number: Column<typeof payLinks, 'number'> | null;
      };
    };
    'SELECT mail, read_until, mailed_until FROM notification_settings WHERE user_id = $1': {
      values: [string | null];
      row: {
        mail: Column<typeof notificationSettings, 'mail'>;
        read_until: Column<typeof notificationSettings, 'readUntil'> | null;
        mailed_until: Column<typeof notificationSettings, 'mailedUntil'> | null;
      };
    };
    'SELECT max(s.updated_at) AS at FROM schedules s WHERE s.entity_id = $1 AND s.status = \'ACTIVE\'': {
      values: [string | null];
      row: {
        at: Date | null;
      };
    };
    'SELECT name FROM entities WHERE id = $1': {
      values: [string | null];
      row: {
        name: Column<typeof entities, 'name'>;
      };
    };
    [`SELECT p.email
       FROM payment_reminders m
       JOIN payment_requests r ON r.id = m.request_id
       JOIN payers p ON p.id = r.payer_id
      WHERE m.id = $1 AND m.entity_id = $2 AND m.status = 'WAITING'`]: {
      values: [string | null, string | null];
      row: {
        email: Column<typeof payers, 'email'> | null;
      };
    };
    [`SELECT proposal_id, max(ended_at) AS at, count(*)::int AS count
       FROM payee_changes
      WHERE entity_id = $1 AND proposed_by = $2 AND state = 'EXPIRED' AND ended_at >= $3
      GROUP BY proposal_id
      ORDER BY max(ended_at) DESC
      LIMIT $4`]: {
      values: [string | null, string | null, Date | string | null, bigint | number | null];
      row: {
        proposal_id: Column<typeof payeeChanges, 'proposalId'>;
        at: Date;
        count: number;
      };
    };
    [`SELECT r.currency, count(*)::int AS count,
            sum(r.amount_minor - r.allocated_minor - refunded_of(r.id))::bigint AS amount_minor,
            max(r.created_at) AS at
       FROM receipts r
      WHERE r.entity_id = $1 AND r.status = ANY('{UNALLOCATED,PARTLY_ALLOCATED}')
        AND r.amount_minor > r.allocated_minor + refunded_of(r.id)
      GROUP BY r.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof receipts, 'currency'>;
        count: number;
        amount_minor: bigint | null;
        at: Date;
      };
    };
    [`SELECT r.currency, count(*)::int AS count, sum(r.amount_minor - r.paid_minor)::bigint AS amount_minor,
            max(r.reopened_at) AS at
       FROM payment_requests r
      WHERE r.entity_id = $1 AND r.reopened_at IS NOT NULL AND r.amount_minor > r.paid_minor
      GROUP BY r.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof paymentRequests, 'currency'>;
        count: number;
        amount_minor: bigint;
        at: Date;
      };
    };
    [`SELECT r.currency, count(*)::int AS count, sum(w.amount_minor)::bigint AS amount_minor,
            max(w.asked_at) AS at
       FROM write_offs w
       JOIN payment_requests r ON r.id = w.request_id
      WHERE w.entity_id = $1 AND w.status = 'WAITING'
      GROUP BY r.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof paymentRequests, 'currency'>;
        count: number;
        amount_minor: bigint;
        at: Date;
      };
    };
    [`SELECT r.currency, count(DISTINCT a.payer_id)::int AS count, sum(a.amount_minor)::bigint AS amount_minor,
            max(a.allocated_at) AS at
       FROM receipt_allocations a
       JOIN receipts r ON r.id = a.receipt_id
      WHERE a.entity_id = $1 AND a.payer_id IS NOT NULL AND a.ended_at IS NULL
        AND EXISTS (
              SELECT 1
                FROM payment_requests q
               WHERE q.entity_id = $1 AND q.payer_id = a.payer_id AND q.currency = r.currency
                 AND q.status IN ('OPEN', 'PARTLY_PAID'))
      GROUP BY r.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof receipts, 'currency'>;
        count: number;
        amount_minor: bigint;
        at: Date;
      };
    };
    [`SELECT r.id, r.currency, r.amount_minor, r.returned_at, r.counterparty_name, n.requests, n.label, n.payer
       FROM receipts r
      CROSS JOIN LATERAL (
            SELECT count(*)::int AS requests,
                   (array_agg(q.label ORDER BY a.amount_minor DESC, q.id))[1] AS label,
                   (array_agg(p.name ORDER BY a.amount_minor DESC, q.id))[1] AS payer
              FROM receipt_allocations a
              JOIN payment_requests q ON q.id = a.request_id
              JOIN payers p ON p.id = q.payer_id
             WHERE a.receipt_id = r.id AND a.end_kind = 'TAKEN_BACK') n
      WHERE r.entity_id = $1 AND r.status = 'RETURNED' AND r.returned_at >= $2 AND n.requests > 0
      ORDER BY r.returned_at DESC
      LIMIT $3`]: {
      values: [string | null, Date | string | null, bigint | number | null];
      row: {
        id: Column<typeof receipts, 'id'>;
        currency: Column<typeof receipts, 'currency'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        returned_at: Column<typeof receipts, 'returnedAt'>;
        counterparty_name: Column<typeof receipts, 'counterpartyName'> | null;
        requests: number;
        label: string | null;
        payer: string | null;
      };
    };
    [`SELECT r.id, r.currency, r.returned_at, r.counterparty_name, p.name AS payer_name, f.amount_minor,
            b.id AS batch_id, b.label
       FROM receipts r
       JOIN receipt_refunds f ON f.receipt_id = r.id
       JOIN batches b ON b.id = f.batch_id AND b.status NOT IN ('PENDING_APPROVAL', 'APPROVED')
       LEFT JOIN payers p ON p.id = f.payer_id
      WHERE r.entity_id = $1 AND r.status = 'RETURNED' AND r.returned_at >= $2 AND refund_counts(b.id)
        AND NOT EXISTS (
              SELECT 1 FROM batch_comments c
               WHERE c.batch_id = b.id AND c.created_at > r.returned_at OFFSET 0)
      ORDER BY r.returned_at DESC
      LIMIT $3`]: {
      values: [string | null, Date | string | null, bigint | number | null];
      row: {
        id: Column<typeof receipts, 'id'>;
        currency: Column<typeof receipts, 'currency'>;
        returned_at: Column<typeof receipts, 'returnedAt'>;
        counterparty_name: Column<typeof receipts, 'counterpartyName'> | null;
        payer_name: Column<typeof payers, 'name'> | null;
        amount_minor: Column<typeof receiptRefunds, 'amountMinor'>;
        batch_id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
      };
    };
    [`SELECT s.currency, sum(s.request_count)::int AS count, sum(s.open_minor)::bigint AS amount_minor,
            (SELECT max(greatest(c.off_since, c.changed_at))
               FROM bank_file_connections c
              WHERE c.entity_id = $1 AND c.currency = s.currency AND c.switched_on_at IS NOT NULL
                AND c.purpose <> 'STATEMENTS_ONLY') AS at
       FROM payment_request_sums s
      WHERE s.entity_id = $1 AND s.status = ANY('{OPEN,PARTLY_PAID}')
      GROUP BY s.currency
     HAVING sum(s.request_count) > 0`]: {
      values: [string | null];
      row: {
        currency: Column<typeof paymentRequestSums, 'currency'>;
        count: number;
        amount_minor: bigint;
        at: Date | null;
      };
    };
    [`SELECT t.file_id, t.over_minor + t.under_minor AS amount_minor, t.difference_state, f.currency,
            f.batch_id, b.label,
            CASE t.difference_state WHEN 'WAITING' THEN a.acknowledged_at
                                    ELSE coalesce(t.settled_at, f.left_at) END AS at
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
       JOIN batches b ON b.id = f.batch_id
       LEFT JOIN settlement_acknowledgements a ON a.file_id = t.file_id AND a.ended_at IS NULL
      WHERE t.entity_id = $1 AND t.difference_state IN ('OPEN', 'WAITING', 'OUTDATED')
      ORDER BY t.execution_date DESC
      LIMIT $2`]: {
      values: [string | null, bigint | number | null];
      row: {
        file_id: Column<typeof settlementTotals, 'fileId'>;
        amount_minor: bigint;
        difference_state: Column<typeof settlementTotals, 'differenceState'>;
        currency: Column<typeof bankFiles, 'currency'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        at: Date | null;
      };
    };
    [`SELECT u.email
       FROM batch_comments c
       JOIN users u ON u.id = ANY (c.mentioned_ids || $2::uuid)
      WHERE c.id = $1 AND u.id <> c.author_id AND u.entity_id = $3
        AND u.disabled_at IS NULL AND u.email IS NOT NULL
      ORDER BY u.email`]: {
      values: [string | null, string | null, string | null];
      row: {
        email: Column<typeof users, 'email'>;
      };
    };
    [`SELECT u.email
       FROM users u
       LEFT JOIN users gone ON gone.id = $3 AND gone.entity_id = $1 AND 'ADMIN' = ANY (gone.roles)
      WHERE u.entity_id = $1 AND u.email IS NOT NULL
        AND (u.id = gone.id
             OR u.disabled_at IS NULL AND u.id = (
                  SELECT c.subject_id
                    FROM control_changes c
                   WHERE c.id = $4 AND c.entity_id = $1 AND c.kind = 'RESET_SIGN_IN' AND c.state = 'APPLIED')
             OR u.disabled_at IS NULL
                AND ('ADMIN' = ANY (u.roles)
                     OR ($2 OR gone.id IS NOT NULL) AND 'APPROVER' = ANY (u.roles)))
      ORDER BY u.email`]: {
      values: [string | null, boolean | null, string | null, string | null];
      row: {
        email: Column<typeof users, 'email'>;
      };
    };
    [`SELECT u.email, u.language, u.entity_id, u.roles, e.name AS entity_name
       FROM users u
       JOIN entities e ON e.id = u.entity_id
      WHERE u.id = $1 AND u.disabled_at IS NULL AND u.email IS NOT NULL`]: {
      values: [string | null];
      row: {
        email: Column<typeof users, 'email'>;
        language: Column<typeof users, 'language'> | null;
        entity_id: Column<typeof users, 'entityId'>;
        roles: Column<typeof users, 'roles'>;
        entity_name: Column<typeof entities, 'name'>;
      };
    };
    [`SELECT u.id AS user_id, u.entity_id, u.roles, s.mail, s.mailed_until
       FROM notification_settings s
       JOIN users u ON u.id = s.user_id
      WHERE s.mail <> 'OFF' AND s.mailed_until IS NOT NULL
        AND u.email IS NOT NULL AND u.disabled_at IS NULL`]: {
      values: [];
      row: {
        user_id: Column<typeof users, 'id'>;
        entity_id: Column<typeof users, 'entityId'>;
        roles: Column<typeof users, 'roles'>;
        mail: Column<typeof notificationSettings, 'mail'>;
        mailed_until: Column<typeof notificationSettings, 'mailedUntil'>;
      };
    };
    [`SELECT x.kind, count(*)::int AS count, max(x.at) AS at,
            (array_agg(x.schedule ORDER BY x.due_on, x.at))[1] AS first
       FROM (SELECT 'SCHEDULE_TO_APPROVE' AS kind, v.created_at AS at, NULL::date AS due_on,
                    jsonb_build_object('id', s.id, 'label', v.label, 'dueOn', NULL, 'run', NULL) AS schedule
               FROM schedules s
               JOIN schedule_versions v ON v.schedule_id = s.id AND v.status = 'PENDING_APPROVAL'
              WHERE s.entity_id = $1 AND s.status <> 'ENDED'
              UNION ALL
             SELECT 'SCHEDULE_SUSPENDED', s.suspended_at, s.suspended_due_on,
                    jsonb_build_object('id', s.id, 'label', v.label, 'dueOn', s.suspended_due_on, 'run', NULL)
               FROM schedules s
               JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = s.version
              WHERE s.entity_id = $1 AND s.status = 'SUSPENDED'
              UNION ALL
             SELECT 'RUN_OPEN', n.updated_at, n.due_on,
                    jsonb_build_object('id', s.id, 'label', v.label, 'dueOn', n.due_on,
                      'run', CASE n.status WHEN 'PLANNED' THEN 'NOT_CREATED' ELSE n.status END)
               FROM schedules s
               JOIN schedule_runs n ON n.schedule_id = s.id
               JOIN schedule_versions v ON v.schedule_id = s.id AND v.version = s.version
              WHERE s.entity_id = $1 AND s.status IN ('ACTIVE', 'PAUSED', 'SUSPENDED')
                AND n.status IN ('PLANNED', 'WAITING_FOR_FILE', 'MISSED')
                AND (n.status <> 'PLANNED' OR n.problem_code IS NOT NULL)) x
      GROUP BY x.kind
      ORDER BY x.kind`]: {
      values: [string | null];
      row: {
        kind: 'SCHEDULE_TO_APPROVE' | 'SCHEDULE_SUSPENDED' | 'RUN_OPEN';
        count: number;
        at: Date | null;
        first: unknown;
      };
    };
    [`SELECT x.waits, count(*)::int AS count, max(x.at) AS at
       FROM (SELECT DISTINCT ON (ltrim(c.payer_account_number, '0'), c.currency)
                    o.proposed_at IS NOT NULL AS waits,
                    coalesce(o.proposed_at, a.created_at, c.first_live_at, c.created_at) AS at
               FROM bank_file_connections c
               LEFT JOIN statement_accounts a
                      ON a.entity_id = c.entity_id AND a.currency = c.currency
                         AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
               LEFT JOIN opening_balances o ON o.account_id = a.id AND o.withdrawn_at IS NULL
              WHERE c.entity_id = $1 AND c.state = 'LIVE' AND c.purpose = 'PAYMENTS'
                AND o.confirmed_at IS NULL
              ORDER BY ltrim(c.payer_account_number, '0'), c.currency, c.created_at) x
      GROUP BY x.waits`]: {
      values: [string | null];
      row: {
        waits: boolean;
        count: number;
        at: Date;
      };
    };
    [`UPDATE batches
          SET status = 'REJECTED', rejected_by = $2, rejected_at = updated_at,
              rejection_reason = 'Old account <b>'
        WHERE id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE batches SET completed_at = created_at WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE batches SET status = \'CANCELLED\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    [`UPDATE notification_settings
          SET mailed_until = $3
        WHERE user_id = $1 AND mailed_until = $2
        RETURNING user_id`]: {
      values: [string | null, Date | string | null, Date | string | null];
      row: {
        user_id: Column<typeof notificationSettings, 'userId'>;
      };
    };
    [`UPDATE undelivered_mails
        SET attempts = attempts + 1, tried_at = $1,
            next_try_at = $1::timestamptz + least($3::int, 2 ^ least(attempts, 16)) * interval '1 minute'
      WHERE id = (
              SELECT id FROM undelivered_mails
               WHERE given_up_at IS NULL AND (next_try_at <= $1 OR next_try_at > $2)
               ORDER BY next_try_at
               LIMIT 1
               FOR UPDATE SKIP LOCKED)
      RETURNING id, entity_id, queue, job, address`]: {
      values: [Date | string | null, Date | string | null, number | null];
      row: {
        id: Column<typeof undeliveredMails, 'id'>;
        entity_id: Column<typeof undeliveredMails, 'entityId'>;
        queue: Column<typeof undeliveredMails, 'queue'>;
        job: Column<typeof undeliveredMails, 'job'>;
        address: Column<typeof undeliveredMails, 'address'>;
      };
    };
    [`UPDATE undelivered_mails
        SET error = $2, given_up_at = CASE WHEN failed_at < $4 THEN $3::timestamptz END
      WHERE id = $1
      RETURNING attempts, given_up_at`]: {
      values: [string | null, string | null, Date | string | null, Date | string | null];
      row: {
        attempts: Column<typeof undeliveredMails, 'attempts'>;
        given_up_at: Column<typeof undeliveredMails, 'givenUpAt'> | null;
      };
    };
    [`UPDATE undelivered_mails SET next_try_at = $2, given_up_at = NULL
      WHERE entity_id = $1
      RETURNING id`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof undeliveredMails, 'id'>;
      };
    };
    'UPDATE undelivered_mails SET next_try_at = next_try_at + interval \'9 days\' WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET disabled_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE users SET disabled_at = now() WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET email = $2 WHERE id = $1': {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE users SET email = name || \'@example.com\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET language = \'af\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE withdrawals SET submitted_at = $2 WHERE batch_id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`WITH gone AS (
       DELETE FROM undelivered_mails
        WHERE id = $1 OR given_up_at < $2
        RETURNING queue, job),
     asked AS (
       UPDATE request_mails m
          SET status = 'NOT_SENT', not_sent_because = 'NOT_DELIVERED', ended_at = $3
         FROM gone g
        WHERE g.queue = 'request-mail' AND m.id = (g.job->>'mailId')::uuid AND m.status = 'WAITING')
     UPDATE payment_reminders r
        SET status = 'NOT_SENT', ended_at = $3
       FROM gone g
      WHERE g.queue = 'reminder-mail' AND r.id = (g.job->>'reminderId')::uuid AND r.status = 'WAITING'`]: {
      values: [string | null, Date | string | null, Date | string | null];
      row: never;
    };
  }
}
