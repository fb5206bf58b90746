// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { oidcRecords, sessions } from '../../identity/tables.ts';
import type { bankFileTransports } from '../bank-files/tables.ts';
import type { idempotencyKeys } from '../base/tables.ts';
import type { batches, payouts, withdrawals } from '../batches/tables.ts';
import type { notificationSettings } from '../notices/notifications/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    'DELETE FROM idempotency_keys WHERE created_at < $1': {
      values: [Date | string | null];
      row: never;
    };
    'DELETE FROM oidc_records WHERE expires_at < $1': {
      values: [Date | string | null];
      row: never;
    };
    'DELETE FROM sessions WHERE expires_at < $1': {
      values: [Date | string | null];
      row: never;
    };
    'DELETE FROM sign_in_failures WHERE failed_at < $1': {
      values: [Date | string | null];
      row: never;
    };
    [`INSERT INTO idempotency_keys
              (user_id, entity_id, method, path, key, body_hash, status, response, created_at)
       VALUES ($1, $8, $2, $3, $4, $5, 200, $6, $7)`]: {
      values: [string | null, string | null, string | null, string | null, Uint8Array | null, string | null, Date | string | null, string | null];
      row: never;
    };
    'INSERT INTO oidc_records (kind, id, payload, expires_at) VALUES (\'Grant\', $1, \'{}\', $2)': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id,
             recipient_reference, batch_id, withdrawal_id, rail, created_at, updated_at)
     SELECT w.payout_id, w.entity_id, 'DEBIT', $3, b.currency, w.amount_minor,
            w.unit_fee_minor + w.vat_minor, w.beneficiary_id, w.beneficiary_reference,
            w.batch_id, w.id, w.rail, $2, $2
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE w.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id,
             recipient_reference, batch_id, withdrawal_id, rail, failure_code, failure_reason,
             reversal_of, created_at, updated_at)
     SELECT n.id, w.entity_id, 'CREDIT', 'COMPLETE', $3, w.amount_minor, 0, w.beneficiary_id,
            w.beneficiary_reference, w.batch_id, w.id, w.rail, w.failure_code, w.failure_reason,
            w.payout_id, $4, $4
       FROM unnest($1::uuid[], $2::uuid[]) AS n (id, withdrawal_id)
       JOIN withdrawals w ON w.id = n.withdrawal_id`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO sessions (token_hash, user_id, entity_id, authenticated_at, created_at, last_seen_at,
         expires_at)
       VALUES ($1, $2, $5, $3, $3, $3, $4)`]: {
      values: [Uint8Array | null, string | null, Date | string | null, Date | string | null, string | null];
      row: never;
    };
    'SELECT 1 FROM batches WHERE id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT authenticated_at, last_seen_at, expires_at FROM sessions WHERE user_id = $1': {
      values: [string | null];
      row: {
        authenticated_at: Column<typeof sessions, 'authenticatedAt'>;
        last_seen_at: Column<typeof sessions, 'lastSeenAt'>;
        expires_at: Column<typeof sessions, 'expiresAt'>;
      };
    };
    [`SELECT c.amount_minor
         FROM payouts c
         JOIN payouts d ON d.id = c.reversal_of
        WHERE c.batch_id = $1 AND c.direction = 'CREDIT' AND d.status = 'REVERSED'`]: {
      values: [string | null];
      row: {
        amount_minor: Column<typeof payouts, 'amountMinor'>;
      };
    };
    'SELECT carriers FROM batches WHERE id = $1 AND status = $2 FOR UPDATE': {
      values: [string | null, string | null];
      row: {
        carriers: Column<typeof batches, 'carriers'> | null;
      };
    };
    'SELECT coalesce(release_at <= $2, false) AS due FROM batches WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: {
        due: boolean;
      };
    };
    [`SELECT coalesce(sum(c.count) FILTER (WHERE c.status = ANY($2)), 0)::int8 AS open,
            coalesce(sum(c.count) FILTER (WHERE c.status = ANY($3)), 0)::int8 AS paid,
            b.withdrawal_count AS all
       FROM batches b
       JOIN batch_counts c ON c.batch_id = b.id
      WHERE b.id = $1
      GROUP BY b.withdrawal_count`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        open: bigint;
        paid: bigint;
        all: Column<typeof batches, 'withdrawalCount'>;
      };
    };
    [`SELECT coalesce(sum(count), 0)::int8 AS n
         FROM batch_counts
        WHERE batch_id = $1 AND status = 'COMPLETE'`]: {
      values: [string | null];
      row: {
        n: bigint;
      };
    };
    'SELECT coalesce(sum(count), 0)::int8 AS n FROM batch_counts WHERE batch_id = $1 AND status = ANY($2)': {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        n: bigint;
      };
    };
    [`SELECT count(*) AS n
         FROM sandbox_rail.payments
        WHERE submissions > 1
          AND attempt_id IN (SELECT attempt_id FROM withdrawals WHERE batch_id = $1)`]: {
      values: [string | null];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n FROM payouts WHERE batch_id = $1 AND direction = \'CREDIT\'': {
      values: [string | null];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS payments, count(DISTINCT account_number) AS accounts FROM sandbox_rail.payments': {
      values: [];
      row: {
        payments: bigint;
        accounts: bigint;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = \'batch.date_moved\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = ANY($2) ORDER BY seq': {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT id FROM batches WHERE id = ANY($1) ORDER BY completed_at': {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'SELECT id FROM oidc_records': {
      values: [];
      row: {
        id: Column<typeof oidcRecords, 'id'>;
      };
    };
    [`SELECT id, "entityId"
       FROM (SELECT id, entity_id AS "entityId",
                    row_number() OVER (PARTITION BY entity_id ORDER BY release_at, id) AS place
               FROM batches
              WHERE (status = 'PROCESSING' OR (status = 'APPROVED' AND release_at <= $1))
                AND id <> ALL($2::uuid[])) due
      WHERE place <= $3
      ORDER BY place`]: {
      values: [Date | string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entityId: Column<typeof batches, 'entityId'>;
      };
    };
    [`SELECT id, entity_id AS "entityId", status, release_at AS "releaseAt",
            execution_date::text AS "executionDate", if_not_banking_day AS "ifNotBankingDay",
            execution_rails AS "executionRails", moves_on::text AS "movesOn",
            move_reasons AS "moveReasons"
       FROM batches
      WHERE status = 'APPROVED' AND execution_date IS NOT NULL AND release_at > $1
        AND held_for IS DISTINCT FROM 'EXECUTION_DATE'
      ORDER BY entity_id, release_at`]: {
      values: [Date | string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entityId: Column<typeof batches, 'entityId'>;
        status: Column<typeof batches, 'status'>;
        releaseAt: Column<typeof batches, 'releaseAt'>;
        executionDate: string;
        ifNotBankingDay: Column<typeof batches, 'ifNotBankingDay'> | null;
        executionRails: Column<typeof batches, 'executionRails'> | null;
        movesOn: string | null;
        moveReasons: Column<typeof batches, 'moveReasons'> | null;
      };
    };
    [`SELECT id, entity_id FROM batches
      WHERE expires_at < $1
        AND (status = 'PENDING_APPROVAL'
             OR (status = 'APPROVED' AND counting_approvals(id) < approvals_required))
      UNION
     SELECT b.id, b.entity_id
       FROM receipts r
       JOIN receipt_refunds f ON f.receipt_id = r.id
       JOIN batches b ON b.id = f.batch_id AND b.status IN ('PENDING_APPROVAL', 'APPROVED')
      WHERE r.status = 'RETURNED'`]: {
      values: [Date | string | null];
      row: {
        id: string;
        entity_id: string;
      };
    };
    [`SELECT id, entity_id FROM batches
      WHERE status = 'APPROVED' AND execution_date IS NULL AND release_at > $1 AND updated_at > $1`]: {
      values: [Date | string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entity_id: Column<typeof batches, 'entityId'>;
      };
    };
    'SELECT id, entity_id, currency, status FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entity_id: Column<typeof batches, 'entityId'>;
        currency: Column<typeof batches, 'currency'>;
        status: Column<typeof batches, 'status'>;
      };
    };
    'SELECT key FROM idempotency_keys': {
      values: [];
      row: {
        key: Column<typeof idempotencyKeys, 'key'>;
      };
    };
    'SELECT next_visit_at FROM bank_file_transports WHERE connection_id = $1': {
      values: [string | null];
      row: {
        next_visit_at: Column<typeof bankFileTransports, 'nextVisitAt'>;
      };
    };
    [`SELECT pg_terminate_backend(pid, 60000)
         FROM pg_stat_activity
        WHERE application_name = 'outlay-batch-lock' AND datname = current_database()`]: {
      values: [];
      row: {
        pg_terminate_backend: boolean | null;
      };
    };
    'SELECT rail, max(amount_minor) AS amount_minor FROM withdrawals WHERE batch_id = $1 GROUP BY rail': {
      values: [string | null];
      row: {
        rail: Column<typeof withdrawals, 'rail'>;
        amount_minor: bigint;
      };
    };
    'SELECT read_until, mailed_until FROM notification_settings WHERE user_id = $1': {
      values: [string | null];
      row: {
        read_until: Column<typeof notificationSettings, 'readUntil'> | null;
        mailed_until: Column<typeof notificationSettings, 'mailedUntil'> | null;
      };
    };
    'SELECT release_at FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        release_at: Column<typeof batches, 'releaseAt'> | null;
      };
    };
    'SELECT status FROM withdrawals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        status: Column<typeof withdrawals, 'status'>;
      };
    };
    'SELECT subject_id FROM audit_log WHERE action = \'batch.expired\'': {
      values: [];
      row: {
        subject_id: Column<typeof auditLog, 'subjectId'>;
      };
    };
    'SELECT token_hash FROM sessions': {
      values: [];
      row: {
        token_hash: Column<typeof sessions, 'tokenHash'>;
      };
    };
    [`SELECT w.id, w.attempt_id, w.batch_id, w.entity_id, w.status, b.currency
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE w.attempt_id = ANY($1) AND w.status = ANY($2)`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        attempt_id: Column<typeof withdrawals, 'attemptId'>;
        batch_id: Column<typeof withdrawals, 'batchId'>;
        entity_id: Column<typeof withdrawals, 'entityId'>;
        status: Column<typeof withdrawals, 'status'>;
        currency: Column<typeof batches, 'currency'>;
      };
    };
    [`SELECT w.id, w.batch_id, w.attempt_id, w.bank_connection, w.payout_id, w.rail,
  w.amount_minor, w.unit_fee_minor, w.vat_minor, w.beneficiary_name, w.bank_code, w.branch_code,
  w.account_number, w.account_type, w.beneficiary_reference, w.submitted_at FROM withdrawals w`]: {
      values: [];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        batch_id: Column<typeof withdrawals, 'batchId'>;
        attempt_id: Column<typeof withdrawals, 'attemptId'> | null;
        bank_connection: Column<typeof withdrawals, 'bankConnection'> | null;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        rail: Column<typeof withdrawals, 'rail'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        unit_fee_minor: Column<typeof withdrawals, 'unitFeeMinor'>;
        vat_minor: Column<typeof withdrawals, 'vatMinor'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        bank_code: Column<typeof withdrawals, 'bankCode'>;
        branch_code: Column<typeof withdrawals, 'branchCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        account_type: Column<typeof withdrawals, 'accountType'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        submitted_at: Column<typeof withdrawals, 'submittedAt'> | null;
      };
    };
    [`SELECT w.id, w.batch_id, w.attempt_id, w.bank_connection, w.payout_id, w.rail,
  w.amount_minor, w.unit_fee_minor, w.vat_minor, w.beneficiary_name, w.bank_code, w.branch_code,
  w.account_number, w.account_type, w.beneficiary_reference, w.submitted_at, w.row_number
         FROM withdrawals w
        WHERE w.batch_id = $1 AND w.status = $2 AND w.row_number > $3
          AND EXISTS (SELECT FROM batch_counts c WHERE c.batch_id = $1 AND c.status = $2 AND c.count > 0)
        ORDER BY w.row_number
        LIMIT $4`]: {
      values: [string | null, string | null, number | null, bigint | number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        batch_id: Column<typeof withdrawals, 'batchId'>;
        attempt_id: Column<typeof withdrawals, 'attemptId'> | null;
        bank_connection: Column<typeof withdrawals, 'bankConnection'> | null;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        rail: Column<typeof withdrawals, 'rail'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        unit_fee_minor: Column<typeof withdrawals, 'unitFeeMinor'>;
        vat_minor: Column<typeof withdrawals, 'vatMinor'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        bank_code: Column<typeof withdrawals, 'bankCode'>;
        branch_code: Column<typeof withdrawals, 'branchCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        account_type: Column<typeof withdrawals, 'accountType'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        submitted_at: Column<typeof withdrawals, 'submittedAt'> | null;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
      };
    };
    [`SELECT w.id, w.rail
       FROM withdrawals w
      WHERE w.batch_id = $1 AND w.status = ANY($2)
        AND EXISTS (SELECT FROM batch_counts c
                     WHERE c.batch_id = $1 AND c.status = ANY($2) AND c.count > 0)
      ORDER BY w.row_number
      LIMIT $3`]: {
      values: [string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        rail: Column<typeof withdrawals, 'rail'>;
      };
    };
    [`SELECT w.rail, w.status, left(w.rail_reference, 3) AS paid_by,
            EXISTS (SELECT 1 FROM sandbox_rail.payments s WHERE s.attempt_id = w.attempt_id) AS at_sandbox
       FROM withdrawals w
      WHERE w.batch_id = $1
      ORDER BY w.row_number`]: {
      values: [string | null];
      row: {
        rail: Column<typeof withdrawals, 'rail'>;
        status: Column<typeof withdrawals, 'status'>;
        paid_by: string | null;
        at_sandbox: boolean;
      };
    };
    [`SELECT w.status, w.bank_connection, w.rail_reference
       FROM withdrawals w
      WHERE w.batch_id = $1
      ORDER BY w.row_number`]: {
      values: [string | null];
      row: {
        status: Column<typeof withdrawals, 'status'>;
        bank_connection: Column<typeof withdrawals, 'bankConnection'> | null;
        rail_reference: Column<typeof withdrawals, 'railReference'> | null;
      };
    };
    'UPDATE bank_file_transports SET next_visit_at = $1 WHERE next_visit_at > $2': {
      values: [Date | string | null, Date | string | null];
      row: never;
    };
    [`UPDATE batches
        SET status = $2, completed_at = $3, updated_at = $3
      WHERE id = $1 AND status = ANY($4)`]: {
      values: [string | null, string | null, Date | string | null, readonly (string | null)[] | null];
      row: never;
    };
    'UPDATE batches SET release_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE batches SET release_at = $2, updated_at = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, Date | string | null];
      row: never;
    };
    'UPDATE batches SET updated_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE notification_settings
        SET mailed_until = least(mailed_until, $1), read_until = least(read_until, $1)
      WHERE mailed_until > $2 OR read_until > $2`]: {
      values: [Date | string | null, Date | string | null];
      row: never;
    };
    [`UPDATE payouts p
        SET status = $3, failure_code = w.failure_code, failure_reason = w.failure_reason,
            updated_at = $2
       FROM withdrawals w
      WHERE w.id = ANY($1) AND p.id = w.payout_id AND p.status = ANY($4)`]: {
      values: [readonly (string | null)[] | null, Date | string | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    [`UPDATE payouts p
        SET status = o.status, failure_code = o.failure_code, failure_reason = o.failure_reason,
            updated_at = $2
       FROM unnest($1::uuid[], $3::text[], $5::text[], $6::text[])
         AS o (payout_id, status, failure_code, failure_reason)
      WHERE p.id = ANY($1) AND p.id = o.payout_id AND coalesce(p.status = ANY($4), false)`]: {
      values: [readonly (string | null)[] | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    'UPDATE users SET roles = \'{VIEWER}\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    [`UPDATE withdrawals
          SET status = $4, updated_at = $2
        WHERE id = ANY($1) AND coalesce(status = ANY($3), false)
        RETURNING id`]: {
      values: [readonly (string | null)[] | null, Date | string | null, readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
      };
    };
    [`UPDATE withdrawals w
        SET status = $5, attempt_id = n.attempt_id, bank_connection = n.bank_connection,
            payout_id = n.payout_id, submitted_at = $4, updated_at = $4
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $7::text[])
         AS n (withdrawal_id, attempt_id, payout_id, bank_connection)
      WHERE w.id = ANY($1) AND w.id = n.withdrawal_id AND coalesce(w.status = ANY($6), false)
      RETURNING w.id, w.batch_id, w.attempt_id, w.bank_connection, w.payout_id, w.rail,
  w.amount_minor, w.unit_fee_minor, w.vat_minor, w.beneficiary_name, w.bank_code, w.branch_code,
  w.account_number, w.account_type, w.beneficiary_reference, w.submitted_at`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, Date | string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        batch_id: Column<typeof withdrawals, 'batchId'>;
        attempt_id: Column<typeof withdrawals, 'attemptId'> | null;
        bank_connection: Column<typeof withdrawals, 'bankConnection'> | null;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        rail: Column<typeof withdrawals, 'rail'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        unit_fee_minor: Column<typeof withdrawals, 'unitFeeMinor'>;
        vat_minor: Column<typeof withdrawals, 'vatMinor'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        bank_code: Column<typeof withdrawals, 'bankCode'>;
        branch_code: Column<typeof withdrawals, 'branchCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        account_type: Column<typeof withdrawals, 'accountType'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        submitted_at: Column<typeof withdrawals, 'submittedAt'> | null;
      };
    };
    [`UPDATE withdrawals w
        SET status = $7, failure_code = r.code, failure_reason = r.reason,
            retryable = r.retryable, updated_at = $5
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS r (id, code, reason, retryable)
      WHERE w.id = r.id AND w.status = ANY($6)
      RETURNING w.id, w.amount_minor`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, Date | string | null, readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
      };
    };
    [`UPDATE withdrawals w
        SET status = o.status, failure_code = o.failure_code, failure_reason = o.failure_reason,
            retryable = o.retryable, rail_reference = o.rail_reference, updated_at = $6
       FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $8::text[], $9::text[])
         AS o (withdrawal_id, rail_reference, failure_code, failure_reason, retryable, status)
      WHERE w.id = ANY($2) AND w.id = o.withdrawal_id
        AND coalesce(w.batch_id = $1 AND w.status = ANY($7), false)
      RETURNING w.id, w.payout_id, w.status, w.failure_code, w.failure_reason, w.amount_minor,
                w.unit_fee_minor + w.vat_minor AS fee_minor`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        status: Column<typeof withdrawals, 'status'>;
        failure_code: Column<typeof withdrawals, 'failureCode'> | null;
        failure_reason: Column<typeof withdrawals, 'failureReason'> | null;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        fee_minor: bigint;
      };
    };
    [`WITH submitted AS MATERIALIZED (
       SELECT (b.withdrawal_count - coalesce(sum(c.count), 0))::int AS rows
         FROM batches b
         LEFT JOIN batch_counts c ON c.batch_id = b.id AND c.status = ANY($2)
        WHERE b.id = $1
        GROUP BY b.withdrawal_count)
     SELECT w.id, w.rail
       FROM withdrawals w
      WHERE w.batch_id = $1 AND w.status = ANY($2)
        AND w.row_number > (SELECT rows FROM submitted)
        AND w.row_number <= (SELECT rows FROM submitted) + $3
      ORDER BY w.row_number`]: {
      values: [string | null, readonly (string | null)[] | null, number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        rail: Column<typeof withdrawals, 'rail'>;
      };
    };
  }
}
