// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { users } from '../../identity/tables.ts';
import type { batches, payouts } from '../batches/tables.ts';
import type { payoutSums } from '../payouts/rollups/tables.ts';

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
       WHERE b.entity_id = $1 AND b.expires_at > $2
         AND (b.status = 'PENDING_APPROVAL' OR (b.status = 'APPROVED' AND b.approvals_required >
               (SELECT count(*) FROM approvals_that_count(b.id))))
         AND b.created_by <> $3
         AND NOT EXISTS (SELECT 1
                           FROM approvals a
                          WHERE a.batch_id = b.id AND (a.user_id = $3 OR a.for_user_id = $3))
       ORDER BY b.expires_at, b.id LIMIT 50`]: {
      values: [string | null, Date | string | null, string | null];
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
        execution_date: string | null;
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
  WITH midnights AS (
    SELECT day::date AS day, first.midnight,
           date_trunc('day', first.midnight + interval '12 hours', 'UTC') AS utc_midnight
      FROM generate_series(
             date_trunc('day', $4::timestamptz AT TIME ZONE $3) - ($5::int - 1) * interval '1 day',
             date_trunc('day', $4::timestamptz AT TIME ZONE $3) + interval '1 day',
             interval '1 day') AS day,
           LATERAL (SELECT day AT TIME ZONE $3 AS midnight) last,
           LATERAL (SELECT CASE WHEN (last.midnight - interval '1 hour') AT TIME ZONE $3 >= day
                                THEN last.midnight - interval '1 hour' ELSE last.midnight END AS midnight
                   ) first
  ), pieces AS (
    SELECT day, 'DAY' AS period, 1 AS sign, utc_midnight AS piece_start,
           lead(utc_midnight) OVER (ORDER BY day) AS piece_end
      FROM midnights
     UNION ALL
    SELECT day, 'QUARTER_HOUR', sign(extract(epoch FROM utc_midnight - midnight))::int,
           least(midnight, utc_midnight), greatest(midnight, utc_midnight)
      FROM midnights
  ), sums AS (
    SELECT p.day, p.period, s.status, sum(p.sign * s.count) AS count,
           sum(p.sign * s.amount_minor) AS amount_minor
      FROM pieces p
     CROSS JOIN LATERAL (
           SELECT s.status, s.count, s.amount_minor
             FROM payout_sums s
            WHERE s.entity_id = $1 AND s.period = p.period AND s.starts_at >= p.piece_start
              AND s.starts_at < p.piece_end AND s.direction = 'DEBIT' AND s.currency = $2
           OFFSET 0) s
     GROUP BY p.day, p.period, s.status
  )
  SELECT parts.day::text AS day, s.status, coalesce(sum(parts.sign * s.count), 0)::bigint AS count,
         coalesce(sum(parts.sign * s.amount_minor), 0)::bigint AS amount_minor
    FROM sums s
   CROSS JOIN LATERAL (
         SELECT s.day, 1 AS sign
          UNION ALL
         SELECT s.day - 1, -1 WHERE s.period = 'QUARTER_HOUR') parts
   WHERE parts.day >= (SELECT min(day) FROM midnights) AND parts.day < (SELECT max(day) FROM midnights)
   GROUP BY parts.day, s.status
  HAVING sum(parts.sign * s.count) <> 0
   ORDER BY parts.day, s.status`]: {
      values: [string | null, string | null, string, Date | string, number];
      row: {
        day: string;
        status: Column<typeof payoutSums, 'status'>;
        count: bigint;
        amount_minor: bigint;
      };
    };
    [`SELECT ((created_at AT TIME ZONE $2)::date)::text AS day, status, count(*)::int AS count,
              (sum(amount_minor) / 100)::numeric(12, 2)::text AS amount
         FROM payouts
        WHERE entity_id = $1
          AND (created_at AT TIME ZONE $2)::date <= ($3::timestamptz AT TIME ZONE $2)::date
          AND (created_at AT TIME ZONE $2)::date > ($3::timestamptz AT TIME ZONE $2)::date - $4::int
        GROUP BY 1, 2 ORDER BY 1, 2`]: {
      values: [string | null, string | null, Date | string | null, number | null];
      row: {
        day: string;
        status: Column<typeof payouts, 'status'>;
        count: number;
        amount: string;
      };
    };
    [`SELECT (SELECT coalesce(sum(count), 0)
                 FROM batch_status_counts
                WHERE entity_id = $1
                  AND status IN ('PROCESSING', 'COMPLETE', 'PARTIALLY_COMPLETE')) > 0 AS has_paid,
              EXISTS (SELECT 1 FROM entity_configs WHERE entity_id = $1 AND payouts_enabled) AS limits,
              EXISTS (SELECT 1 FROM entity_configs
                       WHERE entity_id = $1 AND jsonb_array_length(rails) > 0) AS rails,
              EXISTS (SELECT 1 FROM ledger_accounts
                       WHERE entity_id = $1 AND access_type = 'FUNDING' AND bucket = 'AVAILABLE'
                         AND balance_minor > 0) AS money,
              EXISTS (SELECT 1 FROM bank_file_connections
                       WHERE entity_id = $1 AND state = 'LIVE' AND purpose = 'PAYMENTS') AS connection,
              EXISTS (SELECT 1 FROM payment_configs WHERE entity_id = $1) AS rules,
              (SELECT count(*)
                 FROM users
                WHERE entity_id = $1 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)) > 1 AS second_admin,
              NOT EXISTS (SELECT 1
                            FROM users u
                           WHERE u.entity_id = $1 AND u.disabled_at IS NULL AND 'APPROVER' = ANY (u.roles)
                             AND NOT EXISTS (SELECT 1
                                               FROM passkeys p
                                              WHERE p.entity_id = $1 AND p.user_id = u.id
                                                AND p.removed_at IS NULL)) AS passkeys`]: {
      values: [string | null];
      row: {
        has_paid: boolean;
        limits: boolean;
        rails: boolean;
        money: boolean;
        connection: boolean;
        rules: boolean;
        second_admin: boolean;
        passkeys: boolean;
      };
    };
    'SELECT * FROM audit_log WHERE entity_id = $1 ORDER BY seq': {
      values: [string | null];
      row: {
        entity_id: Column<typeof auditLog, 'entityId'>;
        seq: Column<typeof auditLog, 'seq'>;
        at: Column<typeof auditLog, 'at'>;
        actor_kind: Column<typeof auditLog, 'actorKind'>;
        actor_id: Column<typeof auditLog, 'actorId'> | null;
        actor_name: Column<typeof auditLog, 'actorName'>;
        action: Column<typeof auditLog, 'action'>;
        subject_type: Column<typeof auditLog, 'subjectType'>;
        subject_id: Column<typeof auditLog, 'subjectId'>;
        details: Column<typeof auditLog, 'details'>;
        previous_hash: Column<typeof auditLog, 'previousHash'>;
        hash: Column<typeof auditLog, 'hash'>;
      };
    };
    [`SELECT b.id, b.label, b.status, b.currency, b.withdrawal_count, b.total_amount_minor, b.created_at
       FROM batches b
      WHERE b.entity_id = $1
        AND (b.id = $2 OR b.id = ANY ($7)
             OR (search_fold(b.label) LIKE $3 AND search_fold(b.label) LIKE $4
                 AND search_fold(b.label) LIKE ALL ($5)))
      ORDER BY b.created_at DESC, b.id DESC
      LIMIT $6`]: {
      values: [string | null, string | null, string | null, string | null, readonly (string | null)[] | null, bigint | number | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        created_at: Column<typeof batches, 'createdAt'>;
      };
    };
    [`SELECT newest.id
       FROM (SELECT b.id, b.currency, b.total_amount_minor
               FROM batches b
              WHERE b.entity_id = $1
              ORDER BY b.created_at DESC, b.id DESC
              LIMIT $2) newest
       JOIN unnest($3::text[], $4::bigint[]) AS wanted (currency, minor)
         ON wanted.currency = newest.currency AND wanted.minor = newest.total_amount_minor
      LIMIT $5`]: {
      values: [string | null, bigint | number | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'UPDATE entity_configs SET payouts_enabled = false WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    [`WITH mine AS (
         (SELECT action FROM audit_log WHERE entity_id = $1 AND actor_id = $2 ORDER BY seq LIMIT 300)
          UNION ALL
         (SELECT action FROM audit_log WHERE entity_id = $1 AND actor_id = $2 ORDER BY seq DESC LIMIT 300))
       SELECT EXISTS (SELECT 1 FROM entity_configs WHERE entity_id = $1) AS entity_set_up,
              EXISTS (SELECT 1 FROM beneficiaries WHERE entity_id = $1) AS people_known,
              EXISTS (SELECT 1 FROM mine WHERE action = 'batch.created') AS batch_created,
              EXISTS (SELECT 1 FROM batches
                       WHERE entity_id = $1
                         AND status IN ('PROCESSING', 'COMPLETE', 'PARTIALLY_COMPLETE')) AS batch_paid,
              EXISTS (SELECT 1 FROM users
                       WHERE entity_id = $1 AND id <> $2 AND 'PREPARER' = ANY (roles)
                         AND disabled_at IS NULL) AS someone_prepares,
              EXISTS (SELECT 1 FROM mine
                       WHERE action IN ('batch.approved', 'batch.rejected')) AS batch_decided`]: {
      values: [string | null, string | null];
      row: {
        entity_set_up: boolean;
        people_known: boolean;
        batch_created: boolean;
        batch_paid: boolean;
        someone_prepares: boolean;
        batch_decided: boolean;
      };
    };
  }
}
