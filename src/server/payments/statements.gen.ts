// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../platform/database/pool.ts';
import type { auditLog } from '../audit/tables.ts';
import type { entities, localCredentials, oidcRecords, sessions, users } from '../identity/tables.ts';
import type { bankFileConnections, bankFilePayments, bankFileReplies, bankFileReplyChanges, bankFileStagings, bankFileTransports, bankFiles } from './bank-connections/bank-file/tables.ts';
import type { sandboxPayments } from './bank-connections/sandbox/tables.ts';
import type { batchChecks, withdrawalChecks } from './batch-checks/tables.ts';
import type { columnMappings } from './column-mappings/tables.ts';
import type { batchComments } from './comments/tables.ts';
import type { fundingMovements, fundingRecords, fundingReferences, lowBalances } from './funding/tables.ts';
import type { ledgerAccounts, transfers } from './ledger/tables.ts';
import type { notificationSettings, undeliveredMails } from './notifications/tables.ts';
import type { bankDayTotals, entryPostings, reconciledEntries, settlementTotals } from './reconciliation/tables.ts';
import type { payoutSums } from './rollups/tables.ts';
import type { savedViews } from './saved-views/tables.ts';
import type { settlementAcknowledgements } from './settlements/tables.ts';
import type { bankStatements, entryDetails, statementAccounts, statementEntries, statementFiles, statementFindings, statementLines } from './statements/tables.ts';
import type { approvals, banks, batchCounts, batches, beneficiaries, entityConfigs, idempotencyKeys, operatorHolidays, paymentConfigChanges, paymentConfigs, payouts, recipientSearch, withdrawals } from './tables.ts';

declare module '../platform/database/pool.ts' {
  interface Statements {
    [`
  INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
  SELECT id, $2, entity_id, $3, now()
    FROM batches
   WHERE id = $1`]: {
      values: [string | null, string | null, string | null];
      row: never;
    };
    [`
  SELECT DISTINCT p.currency, p.direction, p.status,
         count(*) OVER (PARTITION BY p.currency, p.direction, p.status) AS count,
         sum(p.amount_minor) OVER (PARTITION BY p.currency, p.direction, p.status) AS amount_minor
    FROM payouts p`]: {
      values: [];
      row: {
        currency: Column<typeof payouts, 'currency'>;
        direction: Column<typeof payouts, 'direction'>;
        status: Column<typeof payouts, 'status'>;
        count: bigint;
        amount_minor: string;
      };
    };
    [`
  SELECT FROM payouts p
   WHERE EXISTS (SELECT FROM batches l
                  WHERE l.id = p.batch_id AND search_fold(l.label) LIKE $1
                    AND search_fold(l.label) LIKE $2 AND search_fold(l.label) LIKE ALL ($3))`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    [`
  SELECT FROM payouts p
   WHERE EXISTS (SELECT FROM batches l WHERE l.id = p.batch_id AND l.label ILIKE $1)`]: {
      values: [string | null];
      row: never;
    };
    [`
  SELECT FROM payouts p
   WHERE EXISTS (SELECT FROM recipient_search s
                  WHERE s.beneficiary_id = p.beneficiary_id AND s.entity_id = p.entity_id
                    AND s.words LIKE $1 AND s.words LIKE $2 AND s.words LIKE ALL ($3))`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    [`
  SELECT FROM payouts p
   WHERE p.currency = $1 AND p.amount_minor >= $2::bigint AND p.amount_minor <= $3::bigint`]: {
      values: [string | null, bigint | number | null, bigint | number | null];
      row: never;
    };
    [`
  SELECT FROM payouts p
   WHERE p.currency = ANY ($1) AND p.amount_minor >= $2::bigint AND p.amount_minor <= $3::bigint`]: {
      values: [readonly (string | null)[] | null, bigint | number | null, bigint | number | null];
      row: never;
    };
    [`
  SELECT FROM payouts p
   WHERE p.withdrawal_id = ANY (ARRAY(
           SELECT w.id FROM withdrawals w WHERE w.entity_id = $1 AND w.external_id = $2))`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`
  SELECT FROM withdrawals
   WHERE normalised_name LIKE $1
      OR beneficiary_reference ILIKE $2
      OR own_reference ILIKE $2
      OR external_id ILIKE $2
      OR account_number LIKE $3`]: {
      values: [string | null, string | null, string | null];
      row: never;
    };
    [`
  SELECT a.id, a.entity_id, a.account_number, a.currency, a.connection_id, c.display_name
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id`]: {
      values: [];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
        entity_id: Column<typeof statementAccounts, 'entityId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
      };
    };
    [`
  SELECT a.id, a.entity_id, a.account_number, a.currency, a.connection_id, c.display_name
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id WHERE a.entity_id = $1 AND a.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
        entity_id: Column<typeof statementAccounts, 'entityId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
      };
    };
    [`
  SELECT a.id, a.entity_id, a.account_number, a.currency, a.connection_id, c.display_name
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id WHERE a.entity_id = $1 ORDER BY a.created_at, a.id`]: {
      values: [string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
        entity_id: Column<typeof statementAccounts, 'entityId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
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
         b.execution_date::text AS execution_date, b.execution_rails, b.moves_on::text AS moves_on,
         b.move_reasons, b.rejection_reason, b.completed_at, b.retry_of_batch_id, b.corrects_batch_id,
         b.updated_at,
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
                   'userId', a.user_id, 'name', u.name,
                   'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
                   'lapsed', CASE WHEN b.status IN ('PENDING_APPROVAL', 'APPROVED')
                                  THEN approval_lapse(u.disabled_at, u.roles) END)
                   ORDER BY a.approved_at, a.user_id), '[]')
            FROM approvals a
            JOIN users u ON u.id = a.user_id
           WHERE a.batch_id = b.id) AS approvals,
         coalesce((SELECT e.payouts_enabled FROM entity_configs e WHERE e.entity_id = b.entity_id), false)
           AS payouts_enabled
    FROM batches b
    JOIN users creator ON creator.id = b.created_by
    LEFT JOIN users canceller ON canceller.id = b.cancelled_by
    LEFT JOIN users rejecter ON rejecter.id = b.rejected_by`]: {
      values: [];
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
        execution_rails: Column<typeof batches, 'executionRails'> | null;
        moves_on: string | null;
        move_reasons: Column<typeof batches, 'moveReasons'> | null;
        rejection_reason: Column<typeof batches, 'rejectionReason'> | null;
        completed_at: Column<typeof batches, 'completedAt'> | null;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
        corrects_batch_id: Column<typeof batches, 'correctsBatchId'> | null;
        updated_at: Column<typeof batches, 'updatedAt'>;
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
         b.execution_date::text AS execution_date, b.execution_rails, b.moves_on::text AS moves_on,
         b.move_reasons, b.rejection_reason, b.completed_at, b.retry_of_batch_id, b.corrects_batch_id,
         b.updated_at,
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
                   'userId', a.user_id, 'name', u.name,
                   'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
                   'lapsed', CASE WHEN b.status IN ('PENDING_APPROVAL', 'APPROVED')
                                  THEN approval_lapse(u.disabled_at, u.roles) END)
                   ORDER BY a.approved_at, a.user_id), '[]')
            FROM approvals a
            JOIN users u ON u.id = a.user_id
           WHERE a.batch_id = b.id) AS approvals,
         coalesce((SELECT e.payouts_enabled FROM entity_configs e WHERE e.entity_id = b.entity_id), false)
           AS payouts_enabled
    FROM batches b
    JOIN users creator ON creator.id = b.created_by
    LEFT JOIN users canceller ON canceller.id = b.cancelled_by
    LEFT JOIN users rejecter ON rejecter.id = b.rejected_by
       WHERE b.entity_id = $1 AND b.expires_at > $2
         AND (b.status = 'PENDING_APPROVAL' OR (b.status = 'APPROVED' AND b.approvals_required >
               (SELECT count(*) FROM approvals a JOIN users u ON u.id = a.user_id
                 WHERE a.batch_id = b.id AND approval_lapse(u.disabled_at, u.roles) IS NULL)))
         AND b.created_by <> $3
         AND NOT EXISTS (SELECT 1 FROM approvals a WHERE a.batch_id = b.id AND a.user_id = $3)
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
        execution_rails: Column<typeof batches, 'executionRails'> | null;
        moves_on: string | null;
        move_reasons: Column<typeof batches, 'moveReasons'> | null;
        rejection_reason: Column<typeof batches, 'rejectionReason'> | null;
        completed_at: Column<typeof batches, 'completedAt'> | null;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
        corrects_batch_id: Column<typeof batches, 'correctsBatchId'> | null;
        updated_at: Column<typeof batches, 'updatedAt'>;
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
         b.execution_date::text AS execution_date, b.execution_rails, b.moves_on::text AS moves_on,
         b.move_reasons, b.rejection_reason, b.completed_at, b.retry_of_batch_id, b.corrects_batch_id,
         b.updated_at,
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
                   'userId', a.user_id, 'name', u.name,
                   'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
                   'lapsed', CASE WHEN b.status IN ('PENDING_APPROVAL', 'APPROVED')
                                  THEN approval_lapse(u.disabled_at, u.roles) END)
                   ORDER BY a.approved_at, a.user_id), '[]')
            FROM approvals a
            JOIN users u ON u.id = a.user_id
           WHERE a.batch_id = b.id) AS approvals,
         coalesce((SELECT e.payouts_enabled FROM entity_configs e WHERE e.entity_id = b.entity_id), false)
           AS payouts_enabled
    FROM batches b
    JOIN users creator ON creator.id = b.created_by
    LEFT JOIN users canceller ON canceller.id = b.cancelled_by
    LEFT JOIN users rejecter ON rejecter.id = b.rejected_by WHERE b.entity_id = $1 AND ($2::text IS NULL OR b.status = $2)
        AND ($3::text IS NULL
             OR (search_fold(b.label) LIKE $3 AND search_fold(b.label) LIKE $4
                 AND search_fold(b.label) LIKE ALL ($5::text[])))
        AND ($6::uuid IS NULL
             OR EXISTS (
                  SELECT 1 FROM approvals o WHERE o.batch_id = b.id AND o.user_id = $6 OFFSET 0)) ORDER BY b.created_at DESC, b.id DESC OFFSET $7 LIMIT $8`]: {
      values: [string | null, string | null, string | null, string | null, readonly (string | null)[] | null, string | null, bigint | number | null, bigint | number | null];
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
        execution_rails: Column<typeof batches, 'executionRails'> | null;
        moves_on: string | null;
        move_reasons: Column<typeof batches, 'moveReasons'> | null;
        rejection_reason: Column<typeof batches, 'rejectionReason'> | null;
        completed_at: Column<typeof batches, 'completedAt'> | null;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
        corrects_batch_id: Column<typeof batches, 'correctsBatchId'> | null;
        updated_at: Column<typeof batches, 'updatedAt'>;
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
         b.execution_date::text AS execution_date, b.execution_rails, b.moves_on::text AS moves_on,
         b.move_reasons, b.rejection_reason, b.completed_at, b.retry_of_batch_id, b.corrects_batch_id,
         b.updated_at,
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
                   'userId', a.user_id, 'name', u.name,
                   'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
                   'lapsed', CASE WHEN b.status IN ('PENDING_APPROVAL', 'APPROVED')
                                  THEN approval_lapse(u.disabled_at, u.roles) END)
                   ORDER BY a.approved_at, a.user_id), '[]')
            FROM approvals a
            JOIN users u ON u.id = a.user_id
           WHERE a.batch_id = b.id) AS approvals,
         coalesce((SELECT e.payouts_enabled FROM entity_configs e WHERE e.entity_id = b.entity_id), false)
           AS payouts_enabled
    FROM batches b
    JOIN users creator ON creator.id = b.created_by
    LEFT JOIN users canceller ON canceller.id = b.cancelled_by
    LEFT JOIN users rejecter ON rejecter.id = b.rejected_by WHERE b.entity_id = $1 AND b.id = $2`]: {
      values: [string | null, string | null];
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
        execution_rails: Column<typeof batches, 'executionRails'> | null;
        moves_on: string | null;
        move_reasons: Column<typeof batches, 'moveReasons'> | null;
        rejection_reason: Column<typeof batches, 'rejectionReason'> | null;
        completed_at: Column<typeof batches, 'completedAt'> | null;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
        corrects_batch_id: Column<typeof batches, 'correctsBatchId'> | null;
        updated_at: Column<typeof batches, 'updatedAt'>;
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
         b.execution_date::text AS execution_date, b.execution_rails, b.moves_on::text AS moves_on,
         b.move_reasons, b.rejection_reason, b.completed_at, b.retry_of_batch_id, b.corrects_batch_id,
         b.updated_at,
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
                   'userId', a.user_id, 'name', u.name,
                   'approvedAtMs', (extract(epoch FROM a.approved_at) * 1000)::bigint,
                   'lapsed', CASE WHEN b.status IN ('PENDING_APPROVAL', 'APPROVED')
                                  THEN approval_lapse(u.disabled_at, u.roles) END)
                   ORDER BY a.approved_at, a.user_id), '[]')
            FROM approvals a
            JOIN users u ON u.id = a.user_id
           WHERE a.batch_id = b.id) AS approvals,
         coalesce((SELECT e.payouts_enabled FROM entity_configs e WHERE e.entity_id = b.entity_id), false)
           AS payouts_enabled
    FROM batches b
    JOIN users creator ON creator.id = b.created_by
    LEFT JOIN users canceller ON canceller.id = b.cancelled_by
    LEFT JOIN users rejecter ON rejecter.id = b.rejected_by WHERE b.entity_id = $1 AND b.id = ANY($2) ORDER BY array_position($2, b.id)`]: {
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
        execution_date: string | null;
        execution_rails: Column<typeof batches, 'executionRails'> | null;
        moves_on: string | null;
        move_reasons: Column<typeof batches, 'moveReasons'> | null;
        rejection_reason: Column<typeof batches, 'rejectionReason'> | null;
        completed_at: Column<typeof batches, 'completedAt'> | null;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
        corrects_batch_id: Column<typeof batches, 'correctsBatchId'> | null;
        updated_at: Column<typeof batches, 'updatedAt'>;
        correction: unknown;
        counts: unknown;
        approvals: unknown;
        payouts_enabled: boolean;
      };
    };
    [`
  SELECT c.id, c.entity_id, c.display_name, c.state, c.transport, c.rails, c.currency, c.payer_name,
         c.payer_branch_code, c.payer_account_number, c.payer_account_type, c.profile, c.version,
         c.changed_by, editor.name AS changed_by_name, c.changed_at,
         ARRAY(SELECT b.id FROM users b WHERE b.id = ANY(c.unconfirmed_by) ORDER BY b.name, b.id)
           AS unconfirmed_by,
         ARRAY(SELECT b.name FROM users b WHERE b.id = ANY(c.unconfirmed_by) ORDER BY b.name, b.id)
           AS unconfirmed_by_names,
         c.certified_by, u.name AS certified_by_name, c.certified_at, c.certified_version,
         c.certification_note, c.rehearsed_by, p.name AS rehearsed_by_name, c.rehearsed_at,
         c.rehearsed_version, c.rehearsal_passed, c.rehearsal_steps, c.created_at, c.updated_at,
         t.folders, t.server, t.public_key, t.confirmed_at, t.visited_at, t.next_visit_at, t.failures,
         t.fault, t.fault_detail, t.failing_since, t.presented_host_key,
         (SELECT coalesce(max(f.file_number), 0) FROM bank_files f
           WHERE f.connection_id = c.id AND f.withdrawn_at IS NULL) AS last_file_number,
         (SELECT count(*) FROM bank_file_replies r
           WHERE r.entity_id = c.entity_id AND r.connection_id = c.id
             AND r.result = 'QUESTION' AND r.closed_at IS NULL) AS open_questions
    FROM bank_file_connections c
    JOIN users editor ON editor.id = c.changed_by
    LEFT JOIN users u ON u.id = c.certified_by
    LEFT JOIN users p ON p.id = c.rehearsed_by
    LEFT JOIN bank_file_transports t ON t.connection_id = c.id`]: {
      values: [];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        entity_id: Column<typeof bankFileConnections, 'entityId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        state: Column<typeof bankFileConnections, 'state'>;
        transport: Column<typeof bankFileConnections, 'transport'>;
        rails: Column<typeof bankFileConnections, 'rails'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        payer_branch_code: Column<typeof bankFileConnections, 'payerBranchCode'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        payer_account_type: Column<typeof bankFileConnections, 'payerAccountType'>;
        profile: Column<typeof bankFileConnections, 'profile'>;
        version: Column<typeof bankFileConnections, 'version'>;
        changed_by: Column<typeof bankFileConnections, 'changedBy'>;
        changed_by_name: Column<typeof users, 'name'>;
        changed_at: Column<typeof bankFileConnections, 'changedAt'>;
        unconfirmed_by: string[];
        unconfirmed_by_names: string[];
        certified_by: Column<typeof bankFileConnections, 'certifiedBy'> | null;
        certified_by_name: Column<typeof users, 'name'> | null;
        certified_at: Column<typeof bankFileConnections, 'certifiedAt'> | null;
        certified_version: Column<typeof bankFileConnections, 'certifiedVersion'> | null;
        certification_note: Column<typeof bankFileConnections, 'certificationNote'> | null;
        rehearsed_by: Column<typeof bankFileConnections, 'rehearsedBy'> | null;
        rehearsed_by_name: Column<typeof users, 'name'> | null;
        rehearsed_at: Column<typeof bankFileConnections, 'rehearsedAt'> | null;
        rehearsed_version: Column<typeof bankFileConnections, 'rehearsedVersion'> | null;
        rehearsal_passed: Column<typeof bankFileConnections, 'rehearsalPassed'> | null;
        rehearsal_steps: Column<typeof bankFileConnections, 'rehearsalSteps'> | null;
        created_at: Column<typeof bankFileConnections, 'createdAt'>;
        updated_at: Column<typeof bankFileConnections, 'updatedAt'>;
        folders: Column<typeof bankFileTransports, 'folders'> | null;
        server: Column<typeof bankFileTransports, 'server'> | null;
        public_key: Column<typeof bankFileTransports, 'publicKey'> | null;
        confirmed_at: Column<typeof bankFileTransports, 'confirmedAt'> | null;
        visited_at: Column<typeof bankFileTransports, 'visitedAt'> | null;
        next_visit_at: Column<typeof bankFileTransports, 'nextVisitAt'> | null;
        failures: Column<typeof bankFileTransports, 'failures'> | null;
        fault: Column<typeof bankFileTransports, 'fault'> | null;
        fault_detail: Column<typeof bankFileTransports, 'faultDetail'> | null;
        failing_since: Column<typeof bankFileTransports, 'failingSince'> | null;
        presented_host_key: Column<typeof bankFileTransports, 'presentedHostKey'> | null;
        last_file_number: number;
        open_questions: bigint;
      };
    };
    [`
  SELECT c.id, c.entity_id, c.display_name, c.state, c.transport, c.rails, c.currency, c.payer_name,
         c.payer_branch_code, c.payer_account_number, c.payer_account_type, c.profile, c.version,
         c.changed_by, editor.name AS changed_by_name, c.changed_at,
         ARRAY(SELECT b.id FROM users b WHERE b.id = ANY(c.unconfirmed_by) ORDER BY b.name, b.id)
           AS unconfirmed_by,
         ARRAY(SELECT b.name FROM users b WHERE b.id = ANY(c.unconfirmed_by) ORDER BY b.name, b.id)
           AS unconfirmed_by_names,
         c.certified_by, u.name AS certified_by_name, c.certified_at, c.certified_version,
         c.certification_note, c.rehearsed_by, p.name AS rehearsed_by_name, c.rehearsed_at,
         c.rehearsed_version, c.rehearsal_passed, c.rehearsal_steps, c.created_at, c.updated_at,
         t.folders, t.server, t.public_key, t.confirmed_at, t.visited_at, t.next_visit_at, t.failures,
         t.fault, t.fault_detail, t.failing_since, t.presented_host_key,
         (SELECT coalesce(max(f.file_number), 0) FROM bank_files f
           WHERE f.connection_id = c.id AND f.withdrawn_at IS NULL) AS last_file_number,
         (SELECT count(*) FROM bank_file_replies r
           WHERE r.entity_id = c.entity_id AND r.connection_id = c.id
             AND r.result = 'QUESTION' AND r.closed_at IS NULL) AS open_questions
    FROM bank_file_connections c
    JOIN users editor ON editor.id = c.changed_by
    LEFT JOIN users u ON u.id = c.certified_by
    LEFT JOIN users p ON p.id = c.rehearsed_by
    LEFT JOIN bank_file_transports t ON t.connection_id = c.id WHERE c.entity_id = $1 AND c.id = $2 FOR NO KEY UPDATE OF c`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        entity_id: Column<typeof bankFileConnections, 'entityId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        state: Column<typeof bankFileConnections, 'state'>;
        transport: Column<typeof bankFileConnections, 'transport'>;
        rails: Column<typeof bankFileConnections, 'rails'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        payer_branch_code: Column<typeof bankFileConnections, 'payerBranchCode'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        payer_account_type: Column<typeof bankFileConnections, 'payerAccountType'>;
        profile: Column<typeof bankFileConnections, 'profile'>;
        version: Column<typeof bankFileConnections, 'version'>;
        changed_by: Column<typeof bankFileConnections, 'changedBy'>;
        changed_by_name: Column<typeof users, 'name'>;
        changed_at: Column<typeof bankFileConnections, 'changedAt'>;
        unconfirmed_by: string[];
        unconfirmed_by_names: string[];
        certified_by: Column<typeof bankFileConnections, 'certifiedBy'> | null;
        certified_by_name: Column<typeof users, 'name'> | null;
        certified_at: Column<typeof bankFileConnections, 'certifiedAt'> | null;
        certified_version: Column<typeof bankFileConnections, 'certifiedVersion'> | null;
        certification_note: Column<typeof bankFileConnections, 'certificationNote'> | null;
        rehearsed_by: Column<typeof bankFileConnections, 'rehearsedBy'> | null;
        rehearsed_by_name: Column<typeof users, 'name'> | null;
        rehearsed_at: Column<typeof bankFileConnections, 'rehearsedAt'> | null;
        rehearsed_version: Column<typeof bankFileConnections, 'rehearsedVersion'> | null;
        rehearsal_passed: Column<typeof bankFileConnections, 'rehearsalPassed'> | null;
        rehearsal_steps: Column<typeof bankFileConnections, 'rehearsalSteps'> | null;
        created_at: Column<typeof bankFileConnections, 'createdAt'>;
        updated_at: Column<typeof bankFileConnections, 'updatedAt'>;
        folders: Column<typeof bankFileTransports, 'folders'> | null;
        server: Column<typeof bankFileTransports, 'server'> | null;
        public_key: Column<typeof bankFileTransports, 'publicKey'> | null;
        confirmed_at: Column<typeof bankFileTransports, 'confirmedAt'> | null;
        visited_at: Column<typeof bankFileTransports, 'visitedAt'> | null;
        next_visit_at: Column<typeof bankFileTransports, 'nextVisitAt'> | null;
        failures: Column<typeof bankFileTransports, 'failures'> | null;
        fault: Column<typeof bankFileTransports, 'fault'> | null;
        fault_detail: Column<typeof bankFileTransports, 'faultDetail'> | null;
        failing_since: Column<typeof bankFileTransports, 'failingSince'> | null;
        presented_host_key: Column<typeof bankFileTransports, 'presentedHostKey'> | null;
        last_file_number: number;
        open_questions: bigint;
      };
    };
    [`
  SELECT c.id, c.entity_id, c.display_name, c.state, c.transport, c.rails, c.currency, c.payer_name,
         c.payer_branch_code, c.payer_account_number, c.payer_account_type, c.profile, c.version,
         c.changed_by, editor.name AS changed_by_name, c.changed_at,
         ARRAY(SELECT b.id FROM users b WHERE b.id = ANY(c.unconfirmed_by) ORDER BY b.name, b.id)
           AS unconfirmed_by,
         ARRAY(SELECT b.name FROM users b WHERE b.id = ANY(c.unconfirmed_by) ORDER BY b.name, b.id)
           AS unconfirmed_by_names,
         c.certified_by, u.name AS certified_by_name, c.certified_at, c.certified_version,
         c.certification_note, c.rehearsed_by, p.name AS rehearsed_by_name, c.rehearsed_at,
         c.rehearsed_version, c.rehearsal_passed, c.rehearsal_steps, c.created_at, c.updated_at,
         t.folders, t.server, t.public_key, t.confirmed_at, t.visited_at, t.next_visit_at, t.failures,
         t.fault, t.fault_detail, t.failing_since, t.presented_host_key,
         (SELECT coalesce(max(f.file_number), 0) FROM bank_files f
           WHERE f.connection_id = c.id AND f.withdrawn_at IS NULL) AS last_file_number,
         (SELECT count(*) FROM bank_file_replies r
           WHERE r.entity_id = c.entity_id AND r.connection_id = c.id
             AND r.result = 'QUESTION' AND r.closed_at IS NULL) AS open_questions
    FROM bank_file_connections c
    JOIN users editor ON editor.id = c.changed_by
    LEFT JOIN users u ON u.id = c.certified_by
    LEFT JOIN users p ON p.id = c.rehearsed_by
    LEFT JOIN bank_file_transports t ON t.connection_id = c.id WHERE c.entity_id = $1 ORDER BY c.created_at, c.id`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        entity_id: Column<typeof bankFileConnections, 'entityId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        state: Column<typeof bankFileConnections, 'state'>;
        transport: Column<typeof bankFileConnections, 'transport'>;
        rails: Column<typeof bankFileConnections, 'rails'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        payer_branch_code: Column<typeof bankFileConnections, 'payerBranchCode'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        payer_account_type: Column<typeof bankFileConnections, 'payerAccountType'>;
        profile: Column<typeof bankFileConnections, 'profile'>;
        version: Column<typeof bankFileConnections, 'version'>;
        changed_by: Column<typeof bankFileConnections, 'changedBy'>;
        changed_by_name: Column<typeof users, 'name'>;
        changed_at: Column<typeof bankFileConnections, 'changedAt'>;
        unconfirmed_by: string[];
        unconfirmed_by_names: string[];
        certified_by: Column<typeof bankFileConnections, 'certifiedBy'> | null;
        certified_by_name: Column<typeof users, 'name'> | null;
        certified_at: Column<typeof bankFileConnections, 'certifiedAt'> | null;
        certified_version: Column<typeof bankFileConnections, 'certifiedVersion'> | null;
        certification_note: Column<typeof bankFileConnections, 'certificationNote'> | null;
        rehearsed_by: Column<typeof bankFileConnections, 'rehearsedBy'> | null;
        rehearsed_by_name: Column<typeof users, 'name'> | null;
        rehearsed_at: Column<typeof bankFileConnections, 'rehearsedAt'> | null;
        rehearsed_version: Column<typeof bankFileConnections, 'rehearsedVersion'> | null;
        rehearsal_passed: Column<typeof bankFileConnections, 'rehearsalPassed'> | null;
        rehearsal_steps: Column<typeof bankFileConnections, 'rehearsalSteps'> | null;
        created_at: Column<typeof bankFileConnections, 'createdAt'>;
        updated_at: Column<typeof bankFileConnections, 'updatedAt'>;
        folders: Column<typeof bankFileTransports, 'folders'> | null;
        server: Column<typeof bankFileTransports, 'server'> | null;
        public_key: Column<typeof bankFileTransports, 'publicKey'> | null;
        confirmed_at: Column<typeof bankFileTransports, 'confirmedAt'> | null;
        visited_at: Column<typeof bankFileTransports, 'visitedAt'> | null;
        next_visit_at: Column<typeof bankFileTransports, 'nextVisitAt'> | null;
        failures: Column<typeof bankFileTransports, 'failures'> | null;
        fault: Column<typeof bankFileTransports, 'fault'> | null;
        fault_detail: Column<typeof bankFileTransports, 'faultDetail'> | null;
        failing_since: Column<typeof bankFileTransports, 'failingSince'> | null;
        presented_host_key: Column<typeof bankFileTransports, 'presentedHostKey'> | null;
        last_file_number: number;
        open_questions: bigint;
      };
    };
    [`
  SELECT coalesce(sum(c.count), 0)::bigint AS total
    FROM batch_status_counts c
   WHERE c.entity_id = $1 AND ($2::text IS NULL OR c.status = $2)`]: {
      values: [string | null, string | null];
      row: {
        total: bigint;
      };
    };
    [`
  SELECT count(*) AS total
    FROM withdrawals
    LEFT JOIN withdrawal_checks USING (batch_id, row_number)`]: {
      values: [];
      row: {
        total: bigint;
      };
    };
    [`
  SELECT d.period, d.starts_at, d.ends_at, d.passed::int8 AS passed
    FROM (SELECT b.period, b.starts_at, b.ends_at, b.count,
                 sum(b.count) OVER (ORDER BY CASE WHEN $10 THEN b.starts_at END,
                                             b.starts_at DESC) - b.count AS passed
            FROM (SELECT s.period, s.starts_at,
                         timezone('UTC', timezone('UTC', s.starts_at) + CASE s.period
                           WHEN 'MONTH' THEN interval '1 month' ELSE interval '1 day' END) AS ends_at,
                         sum(s.count) AS count
                    FROM (VALUES ('MONTH', $4::timestamptz, $5::timestamptz), ('DAY', $2, $4), ('DAY', $5, $3))
           AS r (period, first, last)
   CROSS JOIN LATERAL (SELECT u.period, u.starts_at, u.direction, u.status, u.currency, u.count,
                              u.amount_minor
                         FROM payout_sums u
                        WHERE u.entity_id = $1 AND u.period = r.period AND u.starts_at >= r.first
                          AND u.starts_at < r.last OFFSET 0) s
                   WHERE ($6::text IS NULL OR s.direction = $6) AND ($7::text IS NULL OR s.status = $7)
                   GROUP BY s.period, s.starts_at
                   UNION ALL
                  SELECT 'DAY', $8, $2, count(*)
                    FROM payouts p
                   WHERE p.entity_id = $1 AND p.created_at >= $8 AND p.created_at < $2
                     AND ($6::text IS NULL OR p.direction = $6) AND ($7::text IS NULL OR p.status = $7)
                   UNION ALL
                  SELECT 'DAY', $3, NULL::timestamptz, count(*)
                    FROM payouts p
                   WHERE p.entity_id = $1 AND p.created_at >= $3 AND p.created_at <= $9
                     AND ($6::text IS NULL OR p.direction = $6) AND ($7::text IS NULL OR p.status = $7)) b) d
   WHERE d.passed <= $11::int8 AND d.passed + d.count > $11::int8`]: {
      values: [string | null, Date | string, Date | string, Date | string, Date | string, string | null, string | null, Date | string | null, Date | string | null, boolean | null, bigint | number | null];
      row: {
        period: string;
        starts_at: Date;
        ends_at: Date | null;
        passed: bigint;
      };
    };
    [`
  SELECT f.id, f.connection_id, c.display_name, f.batch_id, b.label, f.file_number,
         f.file_name, f.format, octet_length(f.bytes) AS byte_count, f.sha256, f.currency, f.payment_count,
         f.total_minor, f.hash_total, f.execution_date, f.content_digest, f.sealed_at, f.withdrawn_at,
         f.left_at, f.left_by, leaver.name AS left_by_name, f.arrived_at, f.heard_at, f.reply_status,
         f.recalled_at, f.recalled_by, recaller.name AS recalled_by_name, f.recall_reason, f.recall_contact,
         f.recall_id, f.recall_too_late, f.by_transport AND f.staged_as IS NOT NULL AS was_staged,
         f.recall_recorded_at, f.recall_recorded_by, recorder.name AS recall_recorded_by_name,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'state', s.state, 'count', s.count, 'amountMinor', s.amount_minor::text)), '[]')
            FROM (SELECT coalesce(p.state, 'SILENT') AS state, count(*) AS count,
                         sum(p.amount_minor) AS amount_minor
                    FROM bank_file_payments p
                   WHERE p.file_id = f.id
                   GROUP BY 1) s) AS states
    FROM bank_files f
    JOIN bank_file_connections c ON c.id = f.connection_id
    JOIN batches b ON b.id = f.batch_id
    LEFT JOIN users leaver ON leaver.id = f.left_by
    LEFT JOIN users recorder ON recorder.id = f.recall_recorded_by
    LEFT JOIN users recaller ON recaller.id = f.recalled_by`]: {
      values: [];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        connection_id: Column<typeof bankFiles, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        format: Column<typeof bankFiles, 'format'>;
        byte_count: number | null;
        sha256: Column<typeof bankFiles, 'sha256'>;
        currency: Column<typeof bankFiles, 'currency'>;
        payment_count: Column<typeof bankFiles, 'paymentCount'>;
        total_minor: Column<typeof bankFiles, 'totalMinor'>;
        hash_total: Column<typeof bankFiles, 'hashTotal'> | null;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        content_digest: Column<typeof bankFiles, 'contentDigest'>;
        sealed_at: Column<typeof bankFiles, 'sealedAt'>;
        withdrawn_at: Column<typeof bankFiles, 'withdrawnAt'> | null;
        left_at: Column<typeof bankFiles, 'leftAt'> | null;
        left_by: Column<typeof bankFiles, 'leftBy'> | null;
        left_by_name: Column<typeof users, 'name'> | null;
        arrived_at: Column<typeof bankFiles, 'arrivedAt'> | null;
        heard_at: Column<typeof bankFiles, 'heardAt'> | null;
        reply_status: Column<typeof bankFiles, 'replyStatus'> | null;
        recalled_at: Column<typeof bankFiles, 'recalledAt'> | null;
        recalled_by: Column<typeof bankFiles, 'recalledBy'> | null;
        recalled_by_name: Column<typeof users, 'name'> | null;
        recall_reason: Column<typeof bankFiles, 'recallReason'> | null;
        recall_contact: Column<typeof bankFiles, 'recallContact'> | null;
        recall_id: Column<typeof bankFiles, 'recallId'> | null;
        recall_too_late: Column<typeof bankFiles, 'recallTooLate'>;
        was_staged: boolean;
        recall_recorded_at: Column<typeof bankFiles, 'recallRecordedAt'> | null;
        recall_recorded_by: Column<typeof bankFiles, 'recallRecordedBy'> | null;
        recall_recorded_by_name: Column<typeof users, 'name'> | null;
        states: unknown;
      };
    };
    [`
  SELECT f.id, f.connection_id, c.display_name, f.batch_id, b.label, f.file_number,
         f.file_name, f.format, octet_length(f.bytes) AS byte_count, f.sha256, f.currency, f.payment_count,
         f.total_minor, f.hash_total, f.execution_date, f.content_digest, f.sealed_at, f.withdrawn_at,
         f.left_at, f.left_by, leaver.name AS left_by_name, f.arrived_at, f.heard_at, f.reply_status,
         f.recalled_at, f.recalled_by, recaller.name AS recalled_by_name, f.recall_reason, f.recall_contact,
         f.recall_id, f.recall_too_late, f.by_transport AND f.staged_as IS NOT NULL AS was_staged,
         f.recall_recorded_at, f.recall_recorded_by, recorder.name AS recall_recorded_by_name,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'state', s.state, 'count', s.count, 'amountMinor', s.amount_minor::text)), '[]')
            FROM (SELECT coalesce(p.state, 'SILENT') AS state, count(*) AS count,
                         sum(p.amount_minor) AS amount_minor
                    FROM bank_file_payments p
                   WHERE p.file_id = f.id
                   GROUP BY 1) s) AS states
    FROM bank_files f
    JOIN bank_file_connections c ON c.id = f.connection_id
    JOIN batches b ON b.id = f.batch_id
    LEFT JOIN users leaver ON leaver.id = f.left_by
    LEFT JOIN users recorder ON recorder.id = f.recall_recorded_by
    LEFT JOIN users recaller ON recaller.id = f.recalled_by WHERE f.entity_id = $1 AND f.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        connection_id: Column<typeof bankFiles, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        format: Column<typeof bankFiles, 'format'>;
        byte_count: number | null;
        sha256: Column<typeof bankFiles, 'sha256'>;
        currency: Column<typeof bankFiles, 'currency'>;
        payment_count: Column<typeof bankFiles, 'paymentCount'>;
        total_minor: Column<typeof bankFiles, 'totalMinor'>;
        hash_total: Column<typeof bankFiles, 'hashTotal'> | null;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        content_digest: Column<typeof bankFiles, 'contentDigest'>;
        sealed_at: Column<typeof bankFiles, 'sealedAt'>;
        withdrawn_at: Column<typeof bankFiles, 'withdrawnAt'> | null;
        left_at: Column<typeof bankFiles, 'leftAt'> | null;
        left_by: Column<typeof bankFiles, 'leftBy'> | null;
        left_by_name: Column<typeof users, 'name'> | null;
        arrived_at: Column<typeof bankFiles, 'arrivedAt'> | null;
        heard_at: Column<typeof bankFiles, 'heardAt'> | null;
        reply_status: Column<typeof bankFiles, 'replyStatus'> | null;
        recalled_at: Column<typeof bankFiles, 'recalledAt'> | null;
        recalled_by: Column<typeof bankFiles, 'recalledBy'> | null;
        recalled_by_name: Column<typeof users, 'name'> | null;
        recall_reason: Column<typeof bankFiles, 'recallReason'> | null;
        recall_contact: Column<typeof bankFiles, 'recallContact'> | null;
        recall_id: Column<typeof bankFiles, 'recallId'> | null;
        recall_too_late: Column<typeof bankFiles, 'recallTooLate'>;
        was_staged: boolean;
        recall_recorded_at: Column<typeof bankFiles, 'recallRecordedAt'> | null;
        recall_recorded_by: Column<typeof bankFiles, 'recallRecordedBy'> | null;
        recall_recorded_by_name: Column<typeof users, 'name'> | null;
        states: unknown;
      };
    };
    [`
  SELECT f.id, f.connection_id, c.display_name, f.batch_id, b.label, f.file_number,
         f.file_name, f.format, octet_length(f.bytes) AS byte_count, f.sha256, f.currency, f.payment_count,
         f.total_minor, f.hash_total, f.execution_date, f.content_digest, f.sealed_at, f.withdrawn_at,
         f.left_at, f.left_by, leaver.name AS left_by_name, f.arrived_at, f.heard_at, f.reply_status,
         f.recalled_at, f.recalled_by, recaller.name AS recalled_by_name, f.recall_reason, f.recall_contact,
         f.recall_id, f.recall_too_late, f.by_transport AND f.staged_as IS NOT NULL AS was_staged,
         f.recall_recorded_at, f.recall_recorded_by, recorder.name AS recall_recorded_by_name,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'state', s.state, 'count', s.count, 'amountMinor', s.amount_minor::text)), '[]')
            FROM (SELECT coalesce(p.state, 'SILENT') AS state, count(*) AS count,
                         sum(p.amount_minor) AS amount_minor
                    FROM bank_file_payments p
                   WHERE p.file_id = f.id
                   GROUP BY 1) s) AS states
    FROM bank_files f
    JOIN bank_file_connections c ON c.id = f.connection_id
    JOIN batches b ON b.id = f.batch_id
    LEFT JOIN users leaver ON leaver.id = f.left_by
    LEFT JOIN users recorder ON recorder.id = f.recall_recorded_by
    LEFT JOIN users recaller ON recaller.id = f.recalled_by WHERE f.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        connection_id: Column<typeof bankFiles, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        format: Column<typeof bankFiles, 'format'>;
        byte_count: number | null;
        sha256: Column<typeof bankFiles, 'sha256'>;
        currency: Column<typeof bankFiles, 'currency'>;
        payment_count: Column<typeof bankFiles, 'paymentCount'>;
        total_minor: Column<typeof bankFiles, 'totalMinor'>;
        hash_total: Column<typeof bankFiles, 'hashTotal'> | null;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        content_digest: Column<typeof bankFiles, 'contentDigest'>;
        sealed_at: Column<typeof bankFiles, 'sealedAt'>;
        withdrawn_at: Column<typeof bankFiles, 'withdrawnAt'> | null;
        left_at: Column<typeof bankFiles, 'leftAt'> | null;
        left_by: Column<typeof bankFiles, 'leftBy'> | null;
        left_by_name: Column<typeof users, 'name'> | null;
        arrived_at: Column<typeof bankFiles, 'arrivedAt'> | null;
        heard_at: Column<typeof bankFiles, 'heardAt'> | null;
        reply_status: Column<typeof bankFiles, 'replyStatus'> | null;
        recalled_at: Column<typeof bankFiles, 'recalledAt'> | null;
        recalled_by: Column<typeof bankFiles, 'recalledBy'> | null;
        recalled_by_name: Column<typeof users, 'name'> | null;
        recall_reason: Column<typeof bankFiles, 'recallReason'> | null;
        recall_contact: Column<typeof bankFiles, 'recallContact'> | null;
        recall_id: Column<typeof bankFiles, 'recallId'> | null;
        recall_too_late: Column<typeof bankFiles, 'recallTooLate'>;
        was_staged: boolean;
        recall_recorded_at: Column<typeof bankFiles, 'recallRecordedAt'> | null;
        recall_recorded_by: Column<typeof bankFiles, 'recallRecordedBy'> | null;
        recall_recorded_by_name: Column<typeof users, 'name'> | null;
        states: unknown;
      };
    };
    [`
  SELECT f.id, f.execution_date, f.file_name, f.currency, f.connection_id, c.display_name, f.batch_id,
         b.label,
         n.payout_count, n.expected_minor, n.returned_count, n.returned_minor, n.fee_minor, t.settled_count,
         t.settled_minor, t.over_minor, t.under_minor, t.difference_state, t.charged_fees_minor,
         t.settled_at, t.state, a.id AS acknowledgement_id, a.over_minor AS signed_over_minor,
         a.under_minor AS signed_under_minor, a.reason, a.acknowledged_at, a.acknowledged_by,
         u.name AS acknowledged_by_name, a.needs_second, a.confirmed_at, a.confirmed_by,
         v.name AS confirmed_by_name
  
    FROM bank_files f
    JOIN bank_file_connections c ON c.id = f.connection_id
    JOIN batches b ON b.id = f.batch_id
    JOIN settlement_totals t ON t.file_id = f.id
    LEFT JOIN settlement_acknowledgements a ON a.file_id = f.id AND a.ended_at IS NULL
    LEFT JOIN users u ON u.id = a.acknowledged_by
    LEFT JOIN users v ON v.id = a.confirmed_by
   CROSS JOIN LATERAL (
         SELECT coalesce(sum(k.count) FILTER (WHERE k.status NOT IN ('FAILED', 'CANCELLED')), 0)::int
                  AS payout_count,
                coalesce(sum(k.amount_minor)
                          FILTER (WHERE k.status NOT IN ('FAILED', 'CANCELLED')), 0)::bigint
                  AS expected_minor,
                coalesce(sum(k.count) FILTER (WHERE k.status = 'REVERSED'), 0)::int AS returned_count,
                coalesce(sum(k.amount_minor) FILTER (WHERE k.status = 'REVERSED'), 0)::bigint
                  AS returned_minor,
                coalesce(sum(k.fee_minor) FILTER (WHERE k.status IN ('COMPLETE', 'REVERSED')), 0)::bigint
                  AS fee_minor
           FROM batch_counts k
          WHERE k.batch_id = f.batch_id) n`]: {
      values: [];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        currency: Column<typeof bankFiles, 'currency'>;
        connection_id: Column<typeof bankFiles, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        payout_count: number;
        expected_minor: bigint;
        returned_count: number;
        returned_minor: bigint;
        fee_minor: bigint;
        settled_count: Column<typeof settlementTotals, 'settledCount'>;
        settled_minor: Column<typeof settlementTotals, 'settledMinor'>;
        over_minor: Column<typeof settlementTotals, 'overMinor'>;
        under_minor: Column<typeof settlementTotals, 'underMinor'>;
        difference_state: Column<typeof settlementTotals, 'differenceState'>;
        charged_fees_minor: Column<typeof settlementTotals, 'chargedFeesMinor'>;
        settled_at: Column<typeof settlementTotals, 'settledAt'> | null;
        state: Column<typeof settlementTotals, 'state'>;
        acknowledgement_id: Column<typeof settlementAcknowledgements, 'id'> | null;
        signed_over_minor: Column<typeof settlementAcknowledgements, 'overMinor'> | null;
        signed_under_minor: Column<typeof settlementAcknowledgements, 'underMinor'> | null;
        reason: Column<typeof settlementAcknowledgements, 'reason'> | null;
        acknowledged_at: Column<typeof settlementAcknowledgements, 'acknowledgedAt'> | null;
        acknowledged_by: Column<typeof settlementAcknowledgements, 'acknowledgedBy'> | null;
        acknowledged_by_name: Column<typeof users, 'name'> | null;
        needs_second: Column<typeof settlementAcknowledgements, 'needsSecond'> | null;
        confirmed_at: Column<typeof settlementAcknowledgements, 'confirmedAt'> | null;
        confirmed_by: Column<typeof settlementAcknowledgements, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
      };
    };
    [`
  SELECT f.id, f.execution_date, f.file_name, f.currency, f.connection_id, c.display_name, f.batch_id,
         b.label,
         n.payout_count, n.expected_minor, n.returned_count, n.returned_minor, n.fee_minor, t.settled_count,
         t.settled_minor, t.over_minor, t.under_minor, t.difference_state, t.charged_fees_minor,
         t.settled_at, t.state, a.id AS acknowledgement_id, a.over_minor AS signed_over_minor,
         a.under_minor AS signed_under_minor, a.reason, a.acknowledged_at, a.acknowledged_by,
         u.name AS acknowledged_by_name, a.needs_second, a.confirmed_at, a.confirmed_by,
         v.name AS confirmed_by_name
  
    FROM bank_files f
    JOIN bank_file_connections c ON c.id = f.connection_id
    JOIN batches b ON b.id = f.batch_id
    JOIN settlement_totals t ON t.file_id = f.id
    LEFT JOIN settlement_acknowledgements a ON a.file_id = f.id AND a.ended_at IS NULL
    LEFT JOIN users u ON u.id = a.acknowledged_by
    LEFT JOIN users v ON v.id = a.confirmed_by
   CROSS JOIN LATERAL (
         SELECT coalesce(sum(k.count) FILTER (WHERE k.status NOT IN ('FAILED', 'CANCELLED')), 0)::int
                  AS payout_count,
                coalesce(sum(k.amount_minor)
                          FILTER (WHERE k.status NOT IN ('FAILED', 'CANCELLED')), 0)::bigint
                  AS expected_minor,
                coalesce(sum(k.count) FILTER (WHERE k.status = 'REVERSED'), 0)::int AS returned_count,
                coalesce(sum(k.amount_minor) FILTER (WHERE k.status = 'REVERSED'), 0)::bigint
                  AS returned_minor,
                coalesce(sum(k.fee_minor) FILTER (WHERE k.status IN ('COMPLETE', 'REVERSED')), 0)::bigint
                  AS fee_minor
           FROM batch_counts k
          WHERE k.batch_id = f.batch_id) n WHERE f.entity_id = $1 AND f.id = $2 AND f.left_at IS NOT NULL`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        currency: Column<typeof bankFiles, 'currency'>;
        connection_id: Column<typeof bankFiles, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        payout_count: number;
        expected_minor: bigint;
        returned_count: number;
        returned_minor: bigint;
        fee_minor: bigint;
        settled_count: Column<typeof settlementTotals, 'settledCount'>;
        settled_minor: Column<typeof settlementTotals, 'settledMinor'>;
        over_minor: Column<typeof settlementTotals, 'overMinor'>;
        under_minor: Column<typeof settlementTotals, 'underMinor'>;
        difference_state: Column<typeof settlementTotals, 'differenceState'>;
        charged_fees_minor: Column<typeof settlementTotals, 'chargedFeesMinor'>;
        settled_at: Column<typeof settlementTotals, 'settledAt'> | null;
        state: Column<typeof settlementTotals, 'state'>;
        acknowledgement_id: Column<typeof settlementAcknowledgements, 'id'> | null;
        signed_over_minor: Column<typeof settlementAcknowledgements, 'overMinor'> | null;
        signed_under_minor: Column<typeof settlementAcknowledgements, 'underMinor'> | null;
        reason: Column<typeof settlementAcknowledgements, 'reason'> | null;
        acknowledged_at: Column<typeof settlementAcknowledgements, 'acknowledgedAt'> | null;
        acknowledged_by: Column<typeof settlementAcknowledgements, 'acknowledgedBy'> | null;
        acknowledged_by_name: Column<typeof users, 'name'> | null;
        needs_second: Column<typeof settlementAcknowledgements, 'needsSecond'> | null;
        confirmed_at: Column<typeof settlementAcknowledgements, 'confirmedAt'> | null;
        confirmed_by: Column<typeof settlementAcknowledgements, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
      };
    };
    [`
  SELECT f.id, f.file_name, f.payer_account_number, f.execution_date,
         f.profile -> 'acb' ->> 'shortName' AS acb_short_name, fees.entry_id AS fees_entry_id,
         (SELECT coalesce(sum(c.fee_minor), 0)::bigint
            FROM batch_counts c
           WHERE c.batch_id = f.batch_id AND c.status = ANY($1)) AS fee_minor
    FROM bank_files f
    LEFT JOIN entry_postings fees ON fees.file_id = f.id AND fees.kind = 'FEE'`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        acb_short_name: string | null;
        fees_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        fee_minor: bigint;
      };
    };
    [`
  SELECT f.id, f.file_name, f.payer_account_number, f.execution_date,
         f.profile -> 'acb' ->> 'shortName' AS acb_short_name, fees.entry_id AS fees_entry_id,
         (SELECT coalesce(sum(c.fee_minor), 0)::bigint
            FROM batch_counts c
           WHERE c.batch_id = f.batch_id AND c.status = ANY($1)) AS fee_minor
    FROM bank_files f
    LEFT JOIN entry_postings fees ON fees.file_id = f.id AND fees.kind = 'FEE'
      WHERE f.entity_id = $2 AND f.currency = $3 AND f.left_at IS NOT NULL
        AND EXISTS (SELECT FROM unnest($4::text[], $5::text[]) AS r (first, last)
                     WHERE f.execution_date BETWEEN r.first AND r.last)`]: {
      values: [readonly (string | null)[] | null, string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        acb_short_name: string | null;
        fees_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        fee_minor: bigint;
      };
    };
    [`
  SELECT f.id, f.file_name, f.payer_account_number, f.execution_date,
         f.profile -> 'acb' ->> 'shortName' AS acb_short_name, fees.entry_id AS fees_entry_id,
         (SELECT coalesce(sum(c.fee_minor), 0)::bigint
            FROM batch_counts c
           WHERE c.batch_id = f.batch_id AND c.status = ANY($1)) AS fee_minor
    FROM bank_files f
    LEFT JOIN entry_postings fees ON fees.file_id = f.id AND fees.kind = 'FEE' WHERE f.id = ANY($2) AND f.entity_id = $3 AND f.left_at IS NOT NULL`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        acb_short_name: string | null;
        fees_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        fee_minor: bigint;
      };
    };
    [`
  SELECT f.id, f.file_name, f.sha256, f.byte_count, f.fetched_from, c.display_name, f.received_at,
         f.fetched_at, f.last_fetched_at, f.fetch_count, f.read_at, f.refusal, f.refusal_detail,
         f.refusal_params, f.dismissed_by, dismisser.name AS dismissed_by_name, f.dismissed_at,
         f.dismissal_note
    FROM statement_files f
    LEFT JOIN bank_file_connections c ON c.id = f.fetched_from
    LEFT JOIN users dismisser ON dismisser.id = f.dismissed_by`]: {
      values: [];
      row: {
        id: Column<typeof statementFiles, 'id'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        sha256: Column<typeof statementFiles, 'sha256'>;
        byte_count: Column<typeof statementFiles, 'byteCount'>;
        fetched_from: Column<typeof statementFiles, 'fetchedFrom'> | null;
        display_name: Column<typeof bankFileConnections, 'displayName'> | null;
        received_at: Column<typeof statementFiles, 'receivedAt'>;
        fetched_at: Column<typeof statementFiles, 'fetchedAt'> | null;
        last_fetched_at: Column<typeof statementFiles, 'lastFetchedAt'> | null;
        fetch_count: Column<typeof statementFiles, 'fetchCount'>;
        read_at: Column<typeof statementFiles, 'readAt'> | null;
        refusal: Column<typeof statementFiles, 'refusal'> | null;
        refusal_detail: Column<typeof statementFiles, 'refusalDetail'> | null;
        refusal_params: Column<typeof statementFiles, 'refusalParams'> | null;
        dismissed_by: Column<typeof statementFiles, 'dismissedBy'> | null;
        dismissed_by_name: Column<typeof users, 'name'> | null;
        dismissed_at: Column<typeof statementFiles, 'dismissedAt'> | null;
        dismissal_note: Column<typeof statementFiles, 'dismissalNote'> | null;
      };
    };
    [`
  SELECT f.id, f.file_name, f.sha256, f.byte_count, f.fetched_from, c.display_name, f.received_at,
         f.fetched_at, f.last_fetched_at, f.fetch_count, f.read_at, f.refusal, f.refusal_detail,
         f.refusal_params, f.dismissed_by, dismisser.name AS dismissed_by_name, f.dismissed_at,
         f.dismissal_note
    FROM statement_files f
    LEFT JOIN bank_file_connections c ON c.id = f.fetched_from
    LEFT JOIN users dismisser ON dismisser.id = f.dismissed_by
     WHERE f.entity_id = $1 AND f.id = $2 AND f.result = 'REFUSED' AND f.fetched_at IS NOT NULL`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        sha256: Column<typeof statementFiles, 'sha256'>;
        byte_count: Column<typeof statementFiles, 'byteCount'>;
        fetched_from: Column<typeof statementFiles, 'fetchedFrom'> | null;
        display_name: Column<typeof bankFileConnections, 'displayName'> | null;
        received_at: Column<typeof statementFiles, 'receivedAt'>;
        fetched_at: Column<typeof statementFiles, 'fetchedAt'>;
        last_fetched_at: Column<typeof statementFiles, 'lastFetchedAt'> | null;
        fetch_count: Column<typeof statementFiles, 'fetchCount'>;
        read_at: Column<typeof statementFiles, 'readAt'> | null;
        refusal: Column<typeof statementFiles, 'refusal'> | null;
        refusal_detail: Column<typeof statementFiles, 'refusalDetail'> | null;
        refusal_params: Column<typeof statementFiles, 'refusalParams'> | null;
        dismissed_by: Column<typeof statementFiles, 'dismissedBy'> | null;
        dismissed_by_name: Column<typeof users, 'name'> | null;
        dismissed_at: Column<typeof statementFiles, 'dismissedAt'> | null;
        dismissal_note: Column<typeof statementFiles, 'dismissalNote'> | null;
      };
    };
    [`
  SELECT id, row_number, beneficiary_id, beneficiary_name, bank_code, branch_code, account_number, account_type, amount_minor, beneficiary_reference, own_reference, external_id, unit_fee_minor, vat_minor, rail, status,
         failure_code, failure_reason, retryable, payout_id, created_at, updated_at
    FROM withdrawals`]: {
      values: [];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        beneficiary_id: Column<typeof withdrawals, 'beneficiaryId'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        bank_code: Column<typeof withdrawals, 'bankCode'>;
        branch_code: Column<typeof withdrawals, 'branchCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        account_type: Column<typeof withdrawals, 'accountType'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        own_reference: Column<typeof withdrawals, 'ownReference'> | null;
        external_id: Column<typeof withdrawals, 'externalId'> | null;
        unit_fee_minor: Column<typeof withdrawals, 'unitFeeMinor'>;
        vat_minor: Column<typeof withdrawals, 'vatMinor'>;
        rail: Column<typeof withdrawals, 'rail'>;
        status: Column<typeof withdrawals, 'status'>;
        failure_code: Column<typeof withdrawals, 'failureCode'> | null;
        failure_reason: Column<typeof withdrawals, 'failureReason'> | null;
        retryable: Column<typeof withdrawals, 'retryable'> | null;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        created_at: Column<typeof withdrawals, 'createdAt'>;
        updated_at: Column<typeof withdrawals, 'updatedAt'>;
      };
    };
    [`
  SELECT id, row_number, beneficiary_id, beneficiary_name, bank_code, branch_code, account_number, account_type, amount_minor, beneficiary_reference, own_reference, external_id, unit_fee_minor, vat_minor, rail, status,
         failure_code, failure_reason, retryable, payout_id, created_at, updated_at,
         account_finding, earlier_bank_code, earlier_account_number, earlier_paid_at, usual_amount_minor,
         change_percent, is_unusual, has_several_accounts, repeats_row, repeats_withdrawal_id, shares_row,
         shares_name, last_paid_name, last_paid_at, repeated_by_row, related_row, is_flagged, compared_with,
         person_payments, person_sum_minor, is_paid_more_often, is_paid_twice, account_mark
    FROM withdrawals
    LEFT JOIN withdrawal_checks USING (batch_id, row_number)`]: {
      values: [];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        beneficiary_id: Column<typeof withdrawals, 'beneficiaryId'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        bank_code: Column<typeof withdrawals, 'bankCode'>;
        branch_code: Column<typeof withdrawals, 'branchCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        account_type: Column<typeof withdrawals, 'accountType'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        own_reference: Column<typeof withdrawals, 'ownReference'> | null;
        external_id: Column<typeof withdrawals, 'externalId'> | null;
        unit_fee_minor: Column<typeof withdrawals, 'unitFeeMinor'>;
        vat_minor: Column<typeof withdrawals, 'vatMinor'>;
        rail: Column<typeof withdrawals, 'rail'>;
        status: Column<typeof withdrawals, 'status'>;
        failure_code: Column<typeof withdrawals, 'failureCode'> | null;
        failure_reason: Column<typeof withdrawals, 'failureReason'> | null;
        retryable: Column<typeof withdrawals, 'retryable'> | null;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        created_at: Column<typeof withdrawals, 'createdAt'>;
        updated_at: Column<typeof withdrawals, 'updatedAt'>;
        account_finding: Column<typeof withdrawalChecks, 'accountFinding'> | null;
        earlier_bank_code: Column<typeof withdrawalChecks, 'earlierBankCode'> | null;
        earlier_account_number: Column<typeof withdrawalChecks, 'earlierAccountNumber'> | null;
        earlier_paid_at: Column<typeof withdrawalChecks, 'earlierPaidAt'> | null;
        usual_amount_minor: Column<typeof withdrawalChecks, 'usualAmountMinor'> | null;
        change_percent: Column<typeof withdrawalChecks, 'changePercent'> | null;
        is_unusual: Column<typeof withdrawalChecks, 'isUnusual'> | null;
        has_several_accounts: Column<typeof withdrawalChecks, 'hasSeveralAccounts'> | null;
        repeats_row: Column<typeof withdrawalChecks, 'repeatsRow'> | null;
        repeats_withdrawal_id: Column<typeof withdrawalChecks, 'repeatsWithdrawalId'> | null;
        shares_row: Column<typeof withdrawalChecks, 'sharesRow'> | null;
        shares_name: Column<typeof withdrawalChecks, 'sharesName'> | null;
        last_paid_name: Column<typeof withdrawalChecks, 'lastPaidName'> | null;
        last_paid_at: Column<typeof withdrawalChecks, 'lastPaidAt'> | null;
        repeated_by_row: Column<typeof withdrawalChecks, 'repeatedByRow'> | null;
        related_row: Column<typeof withdrawalChecks, 'relatedRow'> | null;
        is_flagged: Column<typeof withdrawalChecks, 'isFlagged'> | null;
        compared_with: Column<typeof withdrawalChecks, 'comparedWith'> | null;
        person_payments: Column<typeof withdrawalChecks, 'personPayments'> | null;
        person_sum_minor: Column<typeof withdrawalChecks, 'personSumMinor'> | null;
        is_paid_more_often: Column<typeof withdrawalChecks, 'isPaidMoreOften'> | null;
        is_paid_twice: Column<typeof withdrawalChecks, 'isPaidTwice'> | null;
        account_mark: Column<typeof withdrawalChecks, 'accountMark'> | null;
      };
    };
    [`
  SELECT m.headers, m.mapping, m.confirmed_by, u.name AS confirmed_by_name, m.confirmed_at
    FROM column_mappings m
    JOIN users u ON u.id = m.confirmed_by
   WHERE m.entity_id = $1 AND ($2::text IS NULL OR m.fingerprint = $2)
   ORDER BY m.confirmed_at DESC, m.fingerprint`]: {
      values: [string | null, string | null];
      row: {
        headers: Column<typeof columnMappings, 'headers'>;
        mapping: Column<typeof columnMappings, 'mapping'>;
        confirmed_by: Column<typeof columnMappings, 'confirmedBy'>;
        confirmed_by_name: Column<typeof users, 'name'>;
        confirmed_at: Column<typeof columnMappings, 'confirmedAt'>;
      };
    };
    [`
  SELECT n.row_number, own.amounts AS paid, own.batch_ids AS paid_batch_ids, own.names AS paid_names,
         own.external_ids AS paid_external_ids, own.branch_codes AS paid_branch_codes, own.first_paid_at, own.last_paid_at,
         earlier.amounts AS paid_earlier, earlier.batch_ids AS paid_earlier_batch_ids,
         e.bank_code AS external_bank_code, e.account_number AS external_account_number,
         e.created_at AS external_paid_at,
         m.bank_code AS named_bank_code, m.account_number AS named_account_number,
         m.created_at AS named_paid_at,
         d.id AS repeats_withdrawal_id
    FROM withdrawals n
    LEFT JOIN LATERAL (
      SELECT array_agg(p.amount_minor ORDER BY p.created_at DESC, p.row_number DESC) AS amounts,
             array_agg(p.batch_id ORDER BY p.created_at DESC, p.row_number DESC) AS batch_ids,
             array_agg(p.beneficiary_name ORDER BY p.created_at DESC, p.row_number DESC) AS names,
             array_agg(p.external_id ORDER BY p.created_at DESC, p.row_number DESC) AS external_ids,
             array_agg(p.branch_code ORDER BY p.created_at DESC, p.row_number DESC) AS branch_codes,
             min(p.created_at) AS first_paid_at, max(p.created_at) AS last_paid_at
        FROM (SELECT w.batch_id, w.amount_minor, w.beneficiary_name, w.external_id, w.branch_code,
                     w.created_at, w.row_number
                FROM beneficiaries r
            JOIN withdrawals w ON w.beneficiary_id = r.id
           WHERE r.entity_id = $1 AND ltrim(r.account_number, '0') = ltrim(n.account_number, '0') AND r.bank_code = n.bank_code AND w.batch_id <> $2 AND w.created_at < $3 AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
               ORDER BY w.created_at DESC, w.row_number DESC
               LIMIT 24) p) own ON true
    LEFT JOIN LATERAL (
      SELECT w.bank_code, w.account_number, w.beneficiary_id, w.created_at
        FROM withdrawals w
       WHERE w.entity_id = $1 AND w.external_id = n.external_id AND w.batch_id <> $2 AND w.created_at < $3 AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
       ORDER BY w.created_at DESC, w.row_number DESC
       LIMIT 1) e ON true
    LEFT JOIN LATERAL (
      SELECT w.bank_code, w.account_number, w.beneficiary_id, w.created_at
        FROM withdrawals w
       WHERE NOT coalesce(
           n.beneficiary_name = ANY (own.names) OR n.external_id = ANY (own.external_ids), false) AND e.beneficiary_id IS NULL
         AND w.entity_id = $1 AND w.name_key = n.name_key AND w.batch_id <> $2 AND w.created_at < $3 AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
       ORDER BY w.created_at DESC, w.row_number DESC
       LIMIT 1) m ON true
    LEFT JOIN LATERAL (
      SELECT array_agg(p.amount_minor ORDER BY p.created_at DESC, p.row_number DESC) AS amounts,
             array_agg(p.batch_id ORDER BY p.created_at DESC, p.row_number DESC) AS batch_ids
        FROM (SELECT w.batch_id, w.amount_minor, w.created_at, w.row_number
                FROM withdrawals w
               WHERE NOT coalesce(
           n.beneficiary_name = ANY (own.names) OR n.external_id = ANY (own.external_ids), false)
                 AND w.beneficiary_id = coalesce(e.beneficiary_id, m.beneficiary_id)
                 AND (w.external_id = n.external_id OR w.name_key = n.name_key) AND w.batch_id <> $2 AND w.created_at < $3 AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
               ORDER BY w.created_at DESC, w.row_number DESC
               LIMIT 24) p) earlier ON true
    LEFT JOIN LATERAL (
      SELECT e.id
        FROM (SELECT w.id, w.beneficiary_id, w.amount_minor, w.created_at, $3::timestamptz AS next_at
                FROM (SELECT w.* FROM beneficiaries r
            JOIN withdrawals w ON w.beneficiary_id = r.id
           WHERE r.entity_id = $1 AND ltrim(r.account_number, '0') = ltrim(n.account_number, '0')
                         AND (w.bank_code = n.bank_code OR w.branch_code = n.branch_code)) w
                JOIN batches b ON b.id = w.batch_id
               WHERE w.batch_id <> $2 AND w.amount_minor = n.amount_minor AND b.currency = $5
                 AND w.created_at >= $4 AND w.created_at < $3 AND w.status NOT IN ('FAILED', 'CANCELLED')
               ORDER BY w.created_at DESC
               LIMIT 1) e
       WHERE NOT EXISTS (
         SELECT
           FROM (SELECT max(w.created_at) AS created_at
                   FROM withdrawals w
                  WHERE w.beneficiary_id = e.beneficiary_id AND w.amount_minor = e.amount_minor
                    AND w.created_at < e.created_at AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')) first
          WHERE e.created_at - first.created_at >= interval '6 days'
            AND (e.next_at - e.created_at) * 5 >= (e.created_at - first.created_at) * 4)) d ON true
   WHERE n.batch_id = $2 AND n.row_number BETWEEN $6 AND $7
   ORDER BY n.row_number`]: {
      values: [string | null, string | null, Date | string | null, Date | string | null, string | null, number | null, number | null];
      row: {
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        paid: string[] | null;
        paid_batch_ids: string[] | null;
        paid_names: string[] | null;
        paid_external_ids: string[] | null;
        paid_branch_codes: string[] | null;
        first_paid_at: Date | null;
        last_paid_at: Date | null;
        paid_earlier: string[] | null;
        paid_earlier_batch_ids: string[] | null;
        external_bank_code: Column<typeof withdrawals, 'bankCode'> | null;
        external_account_number: Column<typeof withdrawals, 'accountNumber'> | null;
        external_paid_at: Column<typeof withdrawals, 'createdAt'> | null;
        named_bank_code: Column<typeof withdrawals, 'bankCode'> | null;
        named_account_number: Column<typeof withdrawals, 'accountNumber'> | null;
        named_paid_at: Column<typeof withdrawals, 'createdAt'> | null;
        repeats_withdrawal_id: Column<typeof withdrawals, 'id'> | null;
      };
    };
    [`
  SELECT p.currency, p.direction, p.status, count(*) AS count, sum(p.amount_minor) AS amount_minor
    FROM payouts p
   WHERE p.entity_id = $1
     AND (p.created_at >= $2 AND p.created_at < $3 OR p.created_at >= $4 AND p.created_at <= $5)
     AND ($6::text IS NULL OR p.direction = $6) AND ($7::text IS NULL OR p.status = $7)
   GROUP BY p.currency, p.direction, p.status`]: {
      values: [string | null, Date | string | null, Date | string | null, Date | string | null, Date | string | null, string | null, string | null];
      row: {
        currency: Column<typeof payouts, 'currency'>;
        direction: Column<typeof payouts, 'direction'>;
        status: Column<typeof payouts, 'status'>;
        count: bigint;
        amount_minor: string;
      };
    };
    [`
  SELECT p.id, p.direction, p.status, p.currency, p.amount_minor, p.fee_minor,
         p.beneficiary_id, w.beneficiary_name, w.bank_code, w.branch_code, w.account_number, w.account_type,
         p.recipient_reference, p.batch_id, b.label AS batch_label, p.withdrawal_id, p.rail,
         p.failure_code, p.failure_reason, p.created_at, p.updated_at
  
    FROM payouts p
    LEFT JOIN withdrawals w ON w.id = p.withdrawal_id
    LEFT JOIN batches b ON b.id = p.batch_id`]: {
      values: [];
      row: {
        id: Column<typeof payouts, 'id'>;
        direction: Column<typeof payouts, 'direction'>;
        status: Column<typeof payouts, 'status'>;
        currency: Column<typeof payouts, 'currency'>;
        amount_minor: Column<typeof payouts, 'amountMinor'>;
        fee_minor: Column<typeof payouts, 'feeMinor'>;
        beneficiary_id: Column<typeof payouts, 'beneficiaryId'> | null;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'> | null;
        bank_code: Column<typeof withdrawals, 'bankCode'> | null;
        branch_code: Column<typeof withdrawals, 'branchCode'> | null;
        account_number: Column<typeof withdrawals, 'accountNumber'> | null;
        account_type: Column<typeof withdrawals, 'accountType'> | null;
        recipient_reference: Column<typeof payouts, 'recipientReference'>;
        batch_id: Column<typeof payouts, 'batchId'> | null;
        batch_label: Column<typeof batches, 'label'> | null;
        withdrawal_id: Column<typeof payouts, 'withdrawalId'> | null;
        rail: Column<typeof payouts, 'rail'> | null;
        failure_code: Column<typeof payouts, 'failureCode'> | null;
        failure_reason: Column<typeof payouts, 'failureReason'> | null;
        created_at: Column<typeof payouts, 'createdAt'>;
        updated_at: Column<typeof payouts, 'updatedAt'>;
      };
    };
    [`
  SELECT p.id, p.direction, p.status, p.currency, p.amount_minor, p.fee_minor,
         p.beneficiary_id, w.beneficiary_name, w.bank_code, w.branch_code, w.account_number, w.account_type,
         p.recipient_reference, p.batch_id, b.label AS batch_label, p.withdrawal_id, p.rail,
         p.failure_code, p.failure_reason, p.created_at, p.updated_at
  
    FROM payouts p
    LEFT JOIN withdrawals w ON w.id = p.withdrawal_id
    LEFT JOIN batches b ON b.id = p.batch_id WHERE p.entity_id = $1 AND p.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof payouts, 'id'>;
        direction: Column<typeof payouts, 'direction'>;
        status: Column<typeof payouts, 'status'>;
        currency: Column<typeof payouts, 'currency'>;
        amount_minor: Column<typeof payouts, 'amountMinor'>;
        fee_minor: Column<typeof payouts, 'feeMinor'>;
        beneficiary_id: Column<typeof payouts, 'beneficiaryId'> | null;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'> | null;
        bank_code: Column<typeof withdrawals, 'bankCode'> | null;
        branch_code: Column<typeof withdrawals, 'branchCode'> | null;
        account_number: Column<typeof withdrawals, 'accountNumber'> | null;
        account_type: Column<typeof withdrawals, 'accountType'> | null;
        recipient_reference: Column<typeof payouts, 'recipientReference'>;
        batch_id: Column<typeof payouts, 'batchId'> | null;
        batch_label: Column<typeof batches, 'label'> | null;
        withdrawal_id: Column<typeof payouts, 'withdrawalId'> | null;
        rail: Column<typeof payouts, 'rail'> | null;
        failure_code: Column<typeof payouts, 'failureCode'> | null;
        failure_reason: Column<typeof payouts, 'failureReason'> | null;
        created_at: Column<typeof payouts, 'createdAt'>;
        updated_at: Column<typeof payouts, 'updatedAt'>;
      };
    };
    [`
  SELECT p.withdrawal_id, p.file_id, p.end_to_end_id, p.amount_minor, p.account_number, p.reference, p.state,
         p.returned_at, f.payer_account_number, f.execution_date, f.format, f.file_number,
         p.sequence_number - f.first_sequence_number + 1 AS position, paid.entry_id AS paid_entry_id,
         back.entry_id AS back_entry_id
    FROM bank_file_payments p
    JOIN bank_files f ON f.id = p.file_id
    LEFT JOIN entry_postings paid
           ON paid.withdrawal_id = p.withdrawal_id AND paid.kind = 'PAYOUT' AND paid.part = 0
    LEFT JOIN entry_postings back
           ON back.withdrawal_id = p.withdrawal_id AND back.kind = 'RETURN' AND back.part = 0
      WHERE p.end_to_end_id = ANY($3) AND f.entity_id = $1 AND f.currency = $2 AND f.left_at IS NOT NULL`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        file_id: Column<typeof bankFilePayments, 'fileId'>;
        end_to_end_id: Column<typeof bankFilePayments, 'endToEndId'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        reference: Column<typeof bankFilePayments, 'reference'>;
        state: Column<typeof bankFilePayments, 'state'> | null;
        returned_at: Column<typeof bankFilePayments, 'returnedAt'> | null;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        format: Column<typeof bankFiles, 'format'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        position: number;
        paid_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
      };
    };
    [`
  SELECT p.withdrawal_id, p.file_id, p.end_to_end_id, p.amount_minor, p.account_number, p.reference, p.state,
         p.returned_at, f.payer_account_number, f.execution_date, f.format, f.file_number,
         p.sequence_number - f.first_sequence_number + 1 AS position, paid.entry_id AS paid_entry_id,
         back.entry_id AS back_entry_id
    FROM bank_file_payments p
    JOIN bank_files f ON f.id = p.file_id
    LEFT JOIN entry_postings paid
           ON paid.withdrawal_id = p.withdrawal_id AND paid.kind = 'PAYOUT' AND paid.part = 0
    LEFT JOIN entry_postings back
           ON back.withdrawal_id = p.withdrawal_id AND back.kind = 'RETURN' AND back.part = 0
      WHERE p.withdrawal_id = ANY($1) AND f.entity_id = $2 AND f.left_at IS NOT NULL`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        file_id: Column<typeof bankFilePayments, 'fileId'>;
        end_to_end_id: Column<typeof bankFilePayments, 'endToEndId'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        reference: Column<typeof bankFilePayments, 'reference'>;
        state: Column<typeof bankFilePayments, 'state'> | null;
        returned_at: Column<typeof bankFilePayments, 'returnedAt'> | null;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        format: Column<typeof bankFiles, 'format'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        position: number;
        paid_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
      };
    };
    [`
  SELECT p.withdrawal_id, p.file_id, p.end_to_end_id, p.amount_minor, p.account_number, p.reference, p.state,
         p.returned_at, f.payer_account_number, f.execution_date, f.format, f.file_number,
         p.sequence_number - f.first_sequence_number + 1 AS position, paid.entry_id AS paid_entry_id,
         back.entry_id AS back_entry_id
    FROM bank_file_payments p
    JOIN bank_files f ON f.id = p.file_id
    LEFT JOIN entry_postings paid
           ON paid.withdrawal_id = p.withdrawal_id AND paid.kind = 'PAYOUT' AND paid.part = 0
    LEFT JOIN entry_postings back
           ON back.withdrawal_id = p.withdrawal_id AND back.kind = 'RETURN' AND back.part = 0 WHERE p.file_id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        file_id: Column<typeof bankFilePayments, 'fileId'>;
        end_to_end_id: Column<typeof bankFilePayments, 'endToEndId'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        reference: Column<typeof bankFilePayments, 'reference'>;
        state: Column<typeof bankFilePayments, 'state'> | null;
        returned_at: Column<typeof bankFilePayments, 'returnedAt'> | null;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        format: Column<typeof bankFiles, 'format'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        position: number;
        paid_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
      };
    };
    [`
  SELECT p.withdrawal_id, p.sequence_number, w.payout_id, p.name, p.account_number, p.reference,
         p.amount_minor, p.failure_code, o.entry_id, o.booking_date, o.amount_minor AS settled_minor, x.state
  
    FROM bank_file_payments p
    JOIN withdrawals w ON w.id = p.withdrawal_id
    LEFT JOIN LATERAL (
         SELECT (array_agg(s.entry_id ORDER BY s.part))[1] AS entry_id, max(s.booking_date) AS booking_date,
                sum(s.amount_minor)::bigint AS amount_minor
           FROM entry_postings s
          WHERE s.withdrawal_id = p.withdrawal_id AND s.kind = 'PAYOUT') o ON true
   CROSS JOIN LATERAL (
         SELECT CASE
                WHEN w.status = 'REVERSED' OR p.state = 'RETURNED' THEN 'RETURNED'
                WHEN w.status = 'FAILED' OR p.state = 'REJECTED' THEN 'REJECTED'
                WHEN o.entry_id IS NOT NULL THEN 'SETTLED'
                ELSE 'WAITING'
                END AS state) x`]: {
      values: [];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        sequence_number: Column<typeof bankFilePayments, 'sequenceNumber'>;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        name: Column<typeof bankFilePayments, 'name'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        reference: Column<typeof bankFilePayments, 'reference'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        failure_code: Column<typeof bankFilePayments, 'failureCode'> | null;
        entry_id: string | null;
        booking_date: string | null;
        settled_minor: bigint | null;
        state: 'RETURNED' | 'REJECTED' | 'SETTLED' | 'WAITING';
      };
    };
    [`
  SELECT p.withdrawal_id, p.sequence_number, w.payout_id, p.name, p.account_number, p.reference,
         p.amount_minor, p.failure_code, o.entry_id, o.booking_date, o.amount_minor AS settled_minor, x.state
  
    FROM bank_file_payments p
    JOIN withdrawals w ON w.id = p.withdrawal_id
    LEFT JOIN LATERAL (
         SELECT (array_agg(s.entry_id ORDER BY s.part))[1] AS entry_id, max(s.booking_date) AS booking_date,
                sum(s.amount_minor)::bigint AS amount_minor
           FROM entry_postings s
          WHERE s.withdrawal_id = p.withdrawal_id AND s.kind = 'PAYOUT') o ON true
   CROSS JOIN LATERAL (
         SELECT CASE
                WHEN w.status = 'REVERSED' OR p.state = 'RETURNED' THEN 'RETURNED'
                WHEN w.status = 'FAILED' OR p.state = 'REJECTED' THEN 'REJECTED'
                WHEN o.entry_id IS NOT NULL THEN 'SETTLED'
                ELSE 'WAITING'
                END AS state) x
        WHERE p.file_id = $1 AND p.sequence_number > $2
        ORDER BY p.sequence_number
        LIMIT $3`]: {
      values: [string | null, number | null, bigint | number | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        sequence_number: Column<typeof bankFilePayments, 'sequenceNumber'>;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        name: Column<typeof bankFilePayments, 'name'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        reference: Column<typeof bankFilePayments, 'reference'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        failure_code: Column<typeof bankFilePayments, 'failureCode'> | null;
        entry_id: string | null;
        booking_date: string | null;
        settled_minor: bigint | null;
        state: 'RETURNED' | 'REJECTED' | 'SETTLED' | 'WAITING';
      };
    };
    [`
  SELECT p.withdrawal_id, p.sequence_number, w.payout_id, p.name, p.account_number, p.reference,
         p.amount_minor, p.failure_code, o.entry_id, o.booking_date, o.amount_minor AS settled_minor, x.state
  
    FROM bank_file_payments p
    JOIN withdrawals w ON w.id = p.withdrawal_id
    LEFT JOIN LATERAL (
         SELECT (array_agg(s.entry_id ORDER BY s.part))[1] AS entry_id, max(s.booking_date) AS booking_date,
                sum(s.amount_minor)::bigint AS amount_minor
           FROM entry_postings s
          WHERE s.withdrawal_id = p.withdrawal_id AND s.kind = 'PAYOUT') o ON true
   CROSS JOIN LATERAL (
         SELECT CASE
                WHEN w.status = 'REVERSED' OR p.state = 'RETURNED' THEN 'RETURNED'
                WHEN w.status = 'FAILED' OR p.state = 'REJECTED' THEN 'REJECTED'
                WHEN o.entry_id IS NOT NULL THEN 'SETTLED'
                ELSE 'WAITING'
                END AS state) x
      WHERE p.file_id = $1 AND x.state = 'RETURNED'
      ORDER BY p.sequence_number
      LIMIT $2`]: {
      values: [string | null, bigint | number | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        sequence_number: Column<typeof bankFilePayments, 'sequenceNumber'>;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        name: Column<typeof bankFilePayments, 'name'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        reference: Column<typeof bankFilePayments, 'reference'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        failure_code: Column<typeof bankFilePayments, 'failureCode'> | null;
        entry_id: string | null;
        booking_date: string | null;
        settled_minor: bigint | null;
        state: 'RETURNED' | 'REJECTED' | 'SETTLED' | 'WAITING';
      };
    };
    [`
  SELECT r.entry_id, r.state, r.proposal ->> 'id' AS proposal_id, r.rests,
         f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS from_bank
    FROM reconciled_entries r
    JOIN statement_files f ON f.id = r.file_id WHERE r.account_id = $1 AND r.state <> 'POSTED'`]: {
      values: [string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        state: Column<typeof reconciledEntries, 'state'>;
        proposal_id: string | null;
        rests: Column<typeof reconciledEntries, 'rests'>;
        from_bank: boolean;
      };
    };
    [`
  SELECT r.entry_id, r.state, r.proposal ->> 'id' AS proposal_id, r.rests,
         f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS from_bank
    FROM reconciled_entries r
    JOIN statement_files f ON f.id = r.file_id WHERE r.account_id = $1 AND r.state <> 'POSTED' AND NOT r.rests`]: {
      values: [string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        state: Column<typeof reconciledEntries, 'state'>;
        proposal_id: string | null;
        rests: Column<typeof reconciledEntries, 'rests'>;
        from_bank: boolean;
      };
    };
    [`
  SELECT r.id, r.bank_code, coalesce(k.display_name, r.bank_code) AS bank_name, r.account_number,
         r.created_at, latest.beneficiary_name AS name, latest.branch_code, latest.account_type,
         (SELECT w.external_id FROM withdrawals w
           WHERE w.id = ANY (named.by) AND w.external_id IS NOT NULL
           ORDER BY w.created_at DESC, w.row_number DESC
           LIMIT 1) AS external_id,
         ARRAY(SELECT other.name
                 FROM ((SELECT n.name FROM recipient_names n
                         WHERE n.entity_id = $1 AND n.beneficiary_id = r.id
                         ORDER BY n.name
                         LIMIT 21)
                        UNION
                       SELECT w.beneficiary_name FROM withdrawals w WHERE w.id = ANY (named.by)) other
                WHERE other.name <> latest.beneficiary_name
                ORDER BY 1
                LIMIT 20) AS other_names,
         (extract(epoch FROM r.last_paid_at) * 1000)::bigint AS last_paid_ms,
         (SELECT coalesce(jsonb_agg(jsonb_build_object(
                   'currency', t.currency, 'count', t.count, 'amountMinor', t.amount_minor::text)
                   ORDER BY t.currency), '[]')
            FROM recipient_sums t
           WHERE t.entity_id = $1 AND t.beneficiary_id = r.id AND t.count > 0) AS totals
    FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted (id, place)
    JOIN beneficiaries r ON r.id = wanted.id AND r.entity_id = $1
   CROSS JOIN LATERAL (
         SELECT ARRAY(SELECT p.withdrawal_id FROM payouts p
                       WHERE p.beneficiary_id = r.id AND p.direction = 'DEBIT' AND p.status <> 'FAILED'
                         AND p.withdrawal_id IS NOT NULL
                       ORDER BY p.created_at DESC, p.id DESC
                       LIMIT 10) AS withdrawals) paid
   CROSS JOIN LATERAL (
         SELECT CASE WHEN paid.withdrawals <> '{}' THEN paid.withdrawals
                     ELSE ARRAY(SELECT w.id FROM withdrawals w
                                 WHERE w.beneficiary_id = r.id
                                 ORDER BY w.created_at DESC, w.row_number DESC
                                 LIMIT 10) END AS by) named
    JOIN LATERAL (SELECT w.beneficiary_name, w.branch_code, w.account_type
                    FROM withdrawals w
                   WHERE w.id = ANY (named.by)
                   ORDER BY w.created_at DESC, w.row_number DESC
                   LIMIT 1) latest ON true
    LEFT JOIN banks k ON k.code = r.bank_code
   ORDER BY wanted.place`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof beneficiaries, 'id'>;
        bank_code: Column<typeof beneficiaries, 'bankCode'>;
        bank_name: string;
        account_number: Column<typeof beneficiaries, 'accountNumber'>;
        created_at: Column<typeof beneficiaries, 'createdAt'>;
        name: Column<typeof withdrawals, 'beneficiaryName'>;
        branch_code: Column<typeof withdrawals, 'branchCode'>;
        account_type: Column<typeof withdrawals, 'accountType'>;
        external_id: string | null;
        other_names: string[];
        last_paid_ms: bigint | null;
        totals: unknown;
      };
    };
    [`
  SELECT r.id, r.connection_id, r.file_name, r.byte_count, r.sha256, r.received_at, r.received_by,
         receiver.name AS received_by_name, r.read_at, r.result, r.file_id,
         f.file_name AS answered_file_name, r.changed, r.redirected, r.question, r.question_detail,
         r.closed_by, closer.name AS closed_by_name, r.closed_at, r.closing_note, r.confirmed_by,
         confirmer.name AS confirmed_by_name, r.confirmed_at,
         CASE WHEN r.result = 'WAITS_FOR_CONFIRMATION' THEN (
           SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name, 'roles', u.roles)
                                     ORDER BY u.name), '[]')
             FROM users u
            WHERE u.entity_id = r.entity_id AND u.disabled_at IS NULL AND u.id IS DISTINCT FROM r.received_by
              AND NOT EXISTS (
                SELECT 1
                  FROM bank_files a
                  JOIN batches b ON b.id = a.batch_id
                 WHERE a.id = ANY(r.file_ids) AND u.id IN (a.left_by, b.created_by))) END AS others
    FROM bank_file_replies r
    LEFT JOIN bank_files f ON f.id = r.file_id
    LEFT JOIN users receiver ON receiver.id = r.received_by
    LEFT JOIN users confirmer ON confirmer.id = r.confirmed_by
    LEFT JOIN users closer ON closer.id = r.closed_by`]: {
      values: [];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
        connection_id: Column<typeof bankFileReplies, 'connectionId'>;
        file_name: Column<typeof bankFileReplies, 'fileName'>;
        byte_count: Column<typeof bankFileReplies, 'byteCount'>;
        sha256: Column<typeof bankFileReplies, 'sha256'>;
        received_at: Column<typeof bankFileReplies, 'receivedAt'>;
        received_by: Column<typeof bankFileReplies, 'receivedBy'> | null;
        received_by_name: Column<typeof users, 'name'> | null;
        read_at: Column<typeof bankFileReplies, 'readAt'> | null;
        result: Column<typeof bankFileReplies, 'result'>;
        file_id: Column<typeof bankFileReplies, 'fileId'> | null;
        answered_file_name: Column<typeof bankFiles, 'fileName'> | null;
        changed: Column<typeof bankFileReplies, 'changed'>;
        redirected: Column<typeof bankFileReplies, 'redirected'>;
        question: Column<typeof bankFileReplies, 'question'> | null;
        question_detail: Column<typeof bankFileReplies, 'questionDetail'> | null;
        closed_by: Column<typeof bankFileReplies, 'closedBy'> | null;
        closed_by_name: Column<typeof users, 'name'> | null;
        closed_at: Column<typeof bankFileReplies, 'closedAt'> | null;
        closing_note: Column<typeof bankFileReplies, 'closingNote'> | null;
        confirmed_by: Column<typeof bankFileReplies, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        confirmed_at: Column<typeof bankFileReplies, 'confirmedAt'> | null;
        others: unknown;
      };
    };
    [`
  SELECT r.id, r.connection_id, r.file_name, r.byte_count, r.sha256, r.received_at, r.received_by,
         receiver.name AS received_by_name, r.read_at, r.result, r.file_id,
         f.file_name AS answered_file_name, r.changed, r.redirected, r.question, r.question_detail,
         r.closed_by, closer.name AS closed_by_name, r.closed_at, r.closing_note, r.confirmed_by,
         confirmer.name AS confirmed_by_name, r.confirmed_at,
         CASE WHEN r.result = 'WAITS_FOR_CONFIRMATION' THEN (
           SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name, 'roles', u.roles)
                                     ORDER BY u.name), '[]')
             FROM users u
            WHERE u.entity_id = r.entity_id AND u.disabled_at IS NULL AND u.id IS DISTINCT FROM r.received_by
              AND NOT EXISTS (
                SELECT 1
                  FROM bank_files a
                  JOIN batches b ON b.id = a.batch_id
                 WHERE a.id = ANY(r.file_ids) AND u.id IN (a.left_by, b.created_by))) END AS others
    FROM bank_file_replies r
    LEFT JOIN bank_files f ON f.id = r.file_id
    LEFT JOIN users receiver ON receiver.id = r.received_by
    LEFT JOIN users confirmer ON confirmer.id = r.confirmed_by
    LEFT JOIN users closer ON closer.id = r.closed_by WHERE r.entity_id = $1 AND r.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
        connection_id: Column<typeof bankFileReplies, 'connectionId'>;
        file_name: Column<typeof bankFileReplies, 'fileName'>;
        byte_count: Column<typeof bankFileReplies, 'byteCount'>;
        sha256: Column<typeof bankFileReplies, 'sha256'>;
        received_at: Column<typeof bankFileReplies, 'receivedAt'>;
        received_by: Column<typeof bankFileReplies, 'receivedBy'> | null;
        received_by_name: Column<typeof users, 'name'> | null;
        read_at: Column<typeof bankFileReplies, 'readAt'> | null;
        result: Column<typeof bankFileReplies, 'result'>;
        file_id: Column<typeof bankFileReplies, 'fileId'> | null;
        answered_file_name: Column<typeof bankFiles, 'fileName'> | null;
        changed: Column<typeof bankFileReplies, 'changed'>;
        redirected: Column<typeof bankFileReplies, 'redirected'>;
        question: Column<typeof bankFileReplies, 'question'> | null;
        question_detail: Column<typeof bankFileReplies, 'questionDetail'> | null;
        closed_by: Column<typeof bankFileReplies, 'closedBy'> | null;
        closed_by_name: Column<typeof users, 'name'> | null;
        closed_at: Column<typeof bankFileReplies, 'closedAt'> | null;
        closing_note: Column<typeof bankFileReplies, 'closingNote'> | null;
        confirmed_by: Column<typeof bankFileReplies, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        confirmed_at: Column<typeof bankFileReplies, 'confirmedAt'> | null;
        others: unknown;
      };
    };
    [`
  SELECT r.id, r.connection_id, r.file_name, r.byte_count, r.sha256, r.received_at, r.received_by,
         receiver.name AS received_by_name, r.read_at, r.result, r.file_id,
         f.file_name AS answered_file_name, r.changed, r.redirected, r.question, r.question_detail,
         r.closed_by, closer.name AS closed_by_name, r.closed_at, r.closing_note, r.confirmed_by,
         confirmer.name AS confirmed_by_name, r.confirmed_at,
         CASE WHEN r.result = 'WAITS_FOR_CONFIRMATION' THEN (
           SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name, 'roles', u.roles)
                                     ORDER BY u.name), '[]')
             FROM users u
            WHERE u.entity_id = r.entity_id AND u.disabled_at IS NULL AND u.id IS DISTINCT FROM r.received_by
              AND NOT EXISTS (
                SELECT 1
                  FROM bank_files a
                  JOIN batches b ON b.id = a.batch_id
                 WHERE a.id = ANY(r.file_ids) AND u.id IN (a.left_by, b.created_by))) END AS others
    FROM bank_file_replies r
    LEFT JOIN bank_files f ON f.id = r.file_id
    LEFT JOIN users receiver ON receiver.id = r.received_by
    LEFT JOIN users confirmer ON confirmer.id = r.confirmed_by
    LEFT JOIN users closer ON closer.id = r.closed_by WHERE r.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
        connection_id: Column<typeof bankFileReplies, 'connectionId'>;
        file_name: Column<typeof bankFileReplies, 'fileName'>;
        byte_count: Column<typeof bankFileReplies, 'byteCount'>;
        sha256: Column<typeof bankFileReplies, 'sha256'>;
        received_at: Column<typeof bankFileReplies, 'receivedAt'>;
        received_by: Column<typeof bankFileReplies, 'receivedBy'> | null;
        received_by_name: Column<typeof users, 'name'> | null;
        read_at: Column<typeof bankFileReplies, 'readAt'> | null;
        result: Column<typeof bankFileReplies, 'result'>;
        file_id: Column<typeof bankFileReplies, 'fileId'> | null;
        answered_file_name: Column<typeof bankFiles, 'fileName'> | null;
        changed: Column<typeof bankFileReplies, 'changed'>;
        redirected: Column<typeof bankFileReplies, 'redirected'>;
        question: Column<typeof bankFileReplies, 'question'> | null;
        question_detail: Column<typeof bankFileReplies, 'questionDetail'> | null;
        closed_by: Column<typeof bankFileReplies, 'closedBy'> | null;
        closed_by_name: Column<typeof users, 'name'> | null;
        closed_at: Column<typeof bankFileReplies, 'closedAt'> | null;
        closing_note: Column<typeof bankFileReplies, 'closingNote'> | null;
        confirmed_by: Column<typeof bankFileReplies, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        confirmed_at: Column<typeof bankFileReplies, 'confirmedAt'> | null;
        others: unknown;
      };
    };
    [`
  SELECT r.id, r.day, r.state, r.currency, r.connection_id, c.display_name, r.expected_minor, r.expected_on,
         r.received_minor, r.received_on, r.returned_minor, r.returned_on, r.reference, r.note,
         r.announced_at, r.announced_by, announcer.name AS announced_by_name, r.cancelled_at, r.cancelled_by,
         canceller.name AS cancelled_by_name
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN users announcer ON announcer.id = r.announced_by
    LEFT JOIN users canceller ON canceller.id = r.cancelled_by`]: {
      values: [];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        day: Column<typeof fundingRecords, 'day'>;
        state: Column<typeof fundingRecords, 'state'>;
        currency: Column<typeof fundingRecords, 'currency'>;
        connection_id: Column<typeof fundingRecords, 'connectionId'> | null;
        display_name: Column<typeof bankFileConnections, 'displayName'> | null;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'> | null;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        returned_minor: Column<typeof fundingRecords, 'returnedMinor'> | null;
        returned_on: Column<typeof fundingRecords, 'returnedOn'> | null;
        reference: Column<typeof fundingRecords, 'reference'> | null;
        note: Column<typeof fundingRecords, 'note'> | null;
        announced_at: Column<typeof fundingRecords, 'announcedAt'> | null;
        announced_by: Column<typeof fundingRecords, 'announcedBy'> | null;
        announced_by_name: Column<typeof users, 'name'> | null;
        cancelled_at: Column<typeof fundingRecords, 'cancelledAt'> | null;
        cancelled_by: Column<typeof fundingRecords, 'cancelledBy'> | null;
        cancelled_by_name: Column<typeof users, 'name'> | null;
      };
    };
    [`
  SELECT r.id, r.day, r.state, r.currency, r.connection_id, c.display_name, r.expected_minor, r.expected_on,
         r.received_minor, r.received_on, r.returned_minor, r.returned_on, r.reference, r.note,
         r.announced_at, r.announced_by, announcer.name AS announced_by_name, r.cancelled_at, r.cancelled_by,
         canceller.name AS cancelled_by_name
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN users announcer ON announcer.id = r.announced_by
    LEFT JOIN users canceller ON canceller.id = r.cancelled_by WHERE r.entity_id = $1 AND r.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        day: Column<typeof fundingRecords, 'day'>;
        state: Column<typeof fundingRecords, 'state'>;
        currency: Column<typeof fundingRecords, 'currency'>;
        connection_id: Column<typeof fundingRecords, 'connectionId'> | null;
        display_name: Column<typeof bankFileConnections, 'displayName'> | null;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'> | null;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        returned_minor: Column<typeof fundingRecords, 'returnedMinor'> | null;
        returned_on: Column<typeof fundingRecords, 'returnedOn'> | null;
        reference: Column<typeof fundingRecords, 'reference'> | null;
        note: Column<typeof fundingRecords, 'note'> | null;
        announced_at: Column<typeof fundingRecords, 'announcedAt'> | null;
        announced_by: Column<typeof fundingRecords, 'announcedBy'> | null;
        announced_by_name: Column<typeof users, 'name'> | null;
        cancelled_at: Column<typeof fundingRecords, 'cancelledAt'> | null;
        cancelled_by: Column<typeof fundingRecords, 'cancelledBy'> | null;
        cancelled_by_name: Column<typeof users, 'name'> | null;
      };
    };
    [`
  SELECT r.id, r.state, r.expected_minor, r.expected_on, r.received_minor, r.received_on, s.reference,
         c.payer_account_number, e.id AS entry_id, e.bank_reference, a.account_number
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN funding_references s ON s.connection_id = r.connection_id
    LEFT JOIN LATERAL (
         SELECT m.entry_id
           FROM funding_movements m
          WHERE m.funding_id = r.id AND m.amount_minor > 0
          ORDER BY m.transfer_id
          LIMIT 1) m ON true
    LEFT JOIN statement_entries e ON e.id = m.entry_id
    LEFT JOIN statement_accounts a ON a.id = e.account_id`]: {
      values: [];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        state: Column<typeof fundingRecords, 'state'>;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'> | null;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        reference: Column<typeof fundingReferences, 'reference'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'> | null;
        entry_id: Column<typeof statementEntries, 'id'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'> | null;
      };
    };
    [`
  SELECT r.id, r.state, r.expected_minor, r.expected_on, r.received_minor, r.received_on, s.reference,
         c.payer_account_number, e.id AS entry_id, e.bank_reference, a.account_number
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN funding_references s ON s.connection_id = r.connection_id
    LEFT JOIN LATERAL (
         SELECT m.entry_id
           FROM funding_movements m
          WHERE m.funding_id = r.id AND m.amount_minor > 0
          ORDER BY m.transfer_id
          LIMIT 1) m ON true
    LEFT JOIN statement_entries e ON e.id = m.entry_id
    LEFT JOIN statement_accounts a ON a.id = e.account_id
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = 'EXPECTED'
      ORDER BY r.day DESC, r.id DESC
      LIMIT $3`]: {
      values: [string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        state: Column<typeof fundingRecords, 'state'>;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'> | null;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        reference: Column<typeof fundingReferences, 'reference'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'> | null;
        entry_id: Column<typeof statementEntries, 'id'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'> | null;
      };
    };
    [`
  SELECT r.id, r.state, r.expected_minor, r.expected_on, r.received_minor, r.received_on, s.reference,
         c.payer_account_number, e.id AS entry_id, e.bank_reference, a.account_number
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN funding_references s ON s.connection_id = r.connection_id
    LEFT JOIN LATERAL (
         SELECT m.entry_id
           FROM funding_movements m
          WHERE m.funding_id = r.id AND m.amount_minor > 0
          ORDER BY m.transfer_id
          LIMIT 1) m ON true
    LEFT JOIN statement_entries e ON e.id = m.entry_id
    LEFT JOIN statement_accounts a ON a.id = e.account_id
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = 'RECEIVED' AND r.received_minor = ANY($3)
      ORDER BY r.day DESC, r.id DESC
      LIMIT $4`]: {
      values: [string | null, string | null, readonly (bigint | number | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        state: Column<typeof fundingRecords, 'state'>;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'>;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        reference: Column<typeof fundingReferences, 'reference'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'> | null;
        entry_id: Column<typeof statementEntries, 'id'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'> | null;
      };
    };
    [`
  SELECT r.id, r.state, r.expected_minor, r.expected_on, r.received_minor, r.received_on, s.reference,
         c.payer_account_number, e.id AS entry_id, e.bank_reference, a.account_number
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN funding_references s ON s.connection_id = r.connection_id
    LEFT JOIN LATERAL (
         SELECT m.entry_id
           FROM funding_movements m
          WHERE m.funding_id = r.id AND m.amount_minor > 0
          ORDER BY m.transfer_id
          LIMIT 1) m ON true
    LEFT JOIN statement_entries e ON e.id = m.entry_id
    LEFT JOIN statement_accounts a ON a.id = e.account_id
      WHERE r.id = ANY($1) AND r.entity_id = $2 AND r.state IN ('EXPECTED', 'RECEIVED')`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        state: Column<typeof fundingRecords, 'state'>;
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
        expected_on: Column<typeof fundingRecords, 'expectedOn'> | null;
        received_minor: Column<typeof fundingRecords, 'receivedMinor'> | null;
        received_on: Column<typeof fundingRecords, 'receivedOn'> | null;
        reference: Column<typeof fundingReferences, 'reference'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'> | null;
        entry_id: Column<typeof statementEntries, 'id'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'> | null;
      };
    };
    [`
  SELECT s.currency, s.direction, s.status, sum(s.count)::int8 AS count, sum(s.amount_minor) AS amount_minor
    FROM (VALUES ('MONTH', $4::timestamptz, $5::timestamptz), ('DAY', $2, $4), ('DAY', $5, $3))
           AS r (period, first, last)
   CROSS JOIN LATERAL (SELECT u.period, u.starts_at, u.direction, u.status, u.currency, u.count,
                              u.amount_minor
                         FROM payout_sums u
                        WHERE u.entity_id = $1 AND u.period = r.period AND u.starts_at >= r.first
                          AND u.starts_at < r.last OFFSET 0) s
   WHERE ($6::text IS NULL OR s.direction = $6) AND ($7::text IS NULL OR s.status = $7)
   GROUP BY s.currency, s.direction, s.status
  HAVING sum(s.count) > 0`]: {
      values: [string | null, Date | string, Date | string, Date | string, Date | string, string | null, string | null];
      row: {
        currency: Column<typeof payoutSums, 'currency'>;
        direction: Column<typeof payoutSums, 'direction'>;
        status: Column<typeof payoutSums, 'status'>;
        count: bigint;
        amount_minor: string;
      };
    };
    [`
  SELECT s.id, s.account_id, a.account_number, a.currency, a.connection_id, c.display_name, s.kind,
         s.statement_name, s.sequence_number, s.opening_minor, s.opening_date, s.closing_minor,
         s.closing_date, s.entry_count, s.booked_minor, s.received_at, f.id AS file_id, f.file_name, f.format,
         (SELECT count(*)
            FROM statement_findings x
           WHERE x.statement_id = s.id AND x.resolved_at IS NULL
             AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
    FROM bank_statements s
    JOIN statement_accounts a ON a.id = s.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id
    JOIN statement_files f ON f.id = s.file_id`]: {
      values: [];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        account_id: Column<typeof bankStatements, 'accountId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        kind: Column<typeof bankStatements, 'kind'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        entry_count: Column<typeof bankStatements, 'entryCount'>;
        booked_minor: Column<typeof bankStatements, 'bookedMinor'>;
        received_at: Column<typeof bankStatements, 'receivedAt'>;
        file_id: Column<typeof statementFiles, 'id'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        format: Column<typeof statementFiles, 'format'> | null;
        open_findings: bigint;
      };
    };
    [`
  SELECT s.id, s.account_id, a.account_number, a.currency, a.connection_id, c.display_name, s.kind,
         s.statement_name, s.sequence_number, s.opening_minor, s.opening_date, s.closing_minor,
         s.closing_date, s.entry_count, s.booked_minor, s.received_at, f.id AS file_id, f.file_name, f.format,
         (SELECT count(*)
            FROM statement_findings x
           WHERE x.statement_id = s.id AND x.resolved_at IS NULL
             AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
    FROM bank_statements s
    JOIN statement_accounts a ON a.id = s.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id
    JOIN statement_files f ON f.id = s.file_id WHERE s.entity_id = $1 AND s.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        account_id: Column<typeof bankStatements, 'accountId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        kind: Column<typeof bankStatements, 'kind'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        entry_count: Column<typeof bankStatements, 'entryCount'>;
        booked_minor: Column<typeof bankStatements, 'bookedMinor'>;
        received_at: Column<typeof bankStatements, 'receivedAt'>;
        file_id: Column<typeof statementFiles, 'id'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        format: Column<typeof statementFiles, 'format'> | null;
        open_findings: bigint;
      };
    };
    [`
  SELECT s.id, s.account_id, a.account_number, a.currency, a.connection_id, c.display_name, s.kind,
         s.statement_name, s.sequence_number, s.opening_minor, s.opening_date, s.closing_minor,
         s.closing_date, s.entry_count, s.booked_minor, s.received_at, f.id AS file_id, f.file_name, f.format,
         (SELECT count(*)
            FROM statement_findings x
           WHERE x.statement_id = s.id AND x.resolved_at IS NULL
             AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
    FROM bank_statements s
    JOIN statement_accounts a ON a.id = s.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id
    JOIN statement_files f ON f.id = s.file_id WHERE s.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        account_id: Column<typeof bankStatements, 'accountId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        kind: Column<typeof bankStatements, 'kind'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        entry_count: Column<typeof bankStatements, 'entryCount'>;
        booked_minor: Column<typeof bankStatements, 'bookedMinor'>;
        received_at: Column<typeof bankStatements, 'receivedAt'>;
        file_id: Column<typeof statementFiles, 'id'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        format: Column<typeof statementFiles, 'format'> | null;
        open_findings: bigint;
      };
    };
    [`
  SELECT seq, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, details, previous_hash,
         hash
    FROM audit_log`]: {
      values: [];
      row: {
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
    [`
  SELECT v.id, v.name, v.search, v.is_shared, v.user_id, u.name AS user_name, v.updated_at
    FROM saved_views v
    JOIN users u ON u.id = v.user_id`]: {
      values: [];
      row: {
        id: Column<typeof savedViews, 'id'>;
        name: Column<typeof savedViews, 'name'>;
        search: Column<typeof savedViews, 'search'>;
        is_shared: Column<typeof savedViews, 'isShared'>;
        user_id: Column<typeof savedViews, 'userId'>;
        user_name: Column<typeof users, 'name'>;
        updated_at: Column<typeof savedViews, 'updatedAt'>;
      };
    };
    [`
  SELECT v.id, v.name, v.search, v.is_shared, v.user_id, u.name AS user_name, v.updated_at
    FROM saved_views v
    JOIN users u ON u.id = v.user_id
      WHERE v.entity_id = $1 AND (v.user_id = $2 OR v.is_shared)
      ORDER BY lower(v.name), v.id`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof savedViews, 'id'>;
        name: Column<typeof savedViews, 'name'>;
        search: Column<typeof savedViews, 'search'>;
        is_shared: Column<typeof savedViews, 'isShared'>;
        user_id: Column<typeof savedViews, 'userId'>;
        user_name: Column<typeof users, 'name'>;
        updated_at: Column<typeof savedViews, 'updatedAt'>;
      };
    };
    [`
  SELECT v.id, v.name, v.search, v.is_shared, v.user_id, u.name AS user_name, v.updated_at
    FROM saved_views v
    JOIN users u ON u.id = v.user_id
      WHERE v.entity_id = $1 AND (v.user_id = $2 OR v.is_shared) AND v.id = $3
        FOR UPDATE OF v`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof savedViews, 'id'>;
        name: Column<typeof savedViews, 'name'>;
        search: Column<typeof savedViews, 'search'>;
        is_shared: Column<typeof savedViews, 'isShared'>;
        user_id: Column<typeof savedViews, 'userId'>;
        user_name: Column<typeof users, 'name'>;
        updated_at: Column<typeof savedViews, 'updatedAt'>;
      };
    };
    [`
  SELECT x.id, x.code, x.expected_minor, x.stated_minor, x.difference_minor, x.first_missing,
         x.last_missing, x.found_at, x.resolved_at, x.closed_by, closer.name AS closed_by_name,
         x.closing_note, x.statement_id, s.statement_name, s.order_date, a.account_number, a.currency,
         x.file_id, f.file_name
    FROM statement_findings x
    JOIN bank_statements s ON s.id = x.statement_id
    JOIN statement_accounts a ON a.id = s.account_id
    LEFT JOIN statement_files f ON f.id = x.file_id
    LEFT JOIN users closer ON closer.id = x.closed_by`]: {
      values: [];
      row: {
        id: Column<typeof statementFindings, 'id'>;
        code: Column<typeof statementFindings, 'code'>;
        expected_minor: Column<typeof statementFindings, 'expectedMinor'> | null;
        stated_minor: Column<typeof statementFindings, 'statedMinor'> | null;
        difference_minor: Column<typeof statementFindings, 'differenceMinor'> | null;
        first_missing: Column<typeof statementFindings, 'firstMissing'> | null;
        last_missing: Column<typeof statementFindings, 'lastMissing'> | null;
        found_at: Column<typeof statementFindings, 'foundAt'>;
        resolved_at: Column<typeof statementFindings, 'resolvedAt'> | null;
        closed_by: Column<typeof statementFindings, 'closedBy'> | null;
        closed_by_name: Column<typeof users, 'name'> | null;
        closing_note: Column<typeof statementFindings, 'closingNote'> | null;
        statement_id: Column<typeof statementFindings, 'statementId'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        file_id: Column<typeof statementFindings, 'fileId'> | null;
        file_name: Column<typeof statementFiles, 'fileName'> | null;
      };
    };
    [`
  SELECT x.id, x.code, x.expected_minor, x.stated_minor, x.difference_minor, x.first_missing,
         x.last_missing, x.found_at, x.resolved_at, x.closed_by, closer.name AS closed_by_name,
         x.closing_note, x.statement_id, s.statement_name, s.order_date, a.account_number, a.currency,
         x.file_id, f.file_name
    FROM statement_findings x
    JOIN bank_statements s ON s.id = x.statement_id
    JOIN statement_accounts a ON a.id = s.account_id
    LEFT JOIN statement_files f ON f.id = x.file_id
    LEFT JOIN users closer ON closer.id = x.closed_by WHERE x.entity_id = $1 AND x.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof statementFindings, 'id'>;
        code: Column<typeof statementFindings, 'code'>;
        expected_minor: Column<typeof statementFindings, 'expectedMinor'> | null;
        stated_minor: Column<typeof statementFindings, 'statedMinor'> | null;
        difference_minor: Column<typeof statementFindings, 'differenceMinor'> | null;
        first_missing: Column<typeof statementFindings, 'firstMissing'> | null;
        last_missing: Column<typeof statementFindings, 'lastMissing'> | null;
        found_at: Column<typeof statementFindings, 'foundAt'>;
        resolved_at: Column<typeof statementFindings, 'resolvedAt'> | null;
        closed_by: Column<typeof statementFindings, 'closedBy'> | null;
        closed_by_name: Column<typeof users, 'name'> | null;
        closing_note: Column<typeof statementFindings, 'closingNote'> | null;
        statement_id: Column<typeof statementFindings, 'statementId'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        file_id: Column<typeof statementFindings, 'fileId'> | null;
        file_name: Column<typeof statementFiles, 'fileName'> | null;
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
    'ALTER TABLE batches DISABLE TRIGGER batches_guard': {
      values: [];
      row: never;
    };
    'ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_guard': {
      values: [];
      row: never;
    };
    'ANALYZE batches, batch_counts, withdrawals, payouts, beneficiaries, transfers, postings, audit_log': {
      values: [];
      row: never;
    };
    'DELETE FROM bank_file_payments WHERE file_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    'DELETE FROM bank_file_reply_changes WHERE reply_id = $1': {
      values: [string | null];
      row: never;
    };
    'DELETE FROM bank_file_stagings WHERE file_id = $1 AND name = $2': {
      values: [string | null, string | null];
      row: never;
    };
    'DELETE FROM bank_file_transports WHERE connection_id = $1': {
      values: [string | null];
      row: never;
    };
    'DELETE FROM banks': {
      values: [];
      row: never;
    };
    'DELETE FROM batch_checks WHERE batch_id = $1': {
      values: [string | null];
      row: never;
    };
    [`DELETE FROM column_mappings
      WHERE entity_id = $1
        AND fingerprint IN (
          SELECT fingerprint
            FROM column_mappings
           WHERE entity_id = $1
           ORDER BY confirmed_at DESC, fingerprint
          OFFSET $2)`]: {
      values: [string | null, bigint | number | null];
      row: never;
    };
    'DELETE FROM entity_configs WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'DELETE FROM idempotency_keys WHERE created_at < $1': {
      values: [Date | string | null];
      row: never;
    };
    'DELETE FROM low_balances WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    [`DELETE FROM low_balances l
        WHERE NOT EXISTS (
              SELECT
                FROM payment_configs c
               CROSS JOIN LATERAL jsonb_array_elements(c.low_balance_thresholds) AS t
                LEFT JOIN ledger_accounts a
                       ON a.entity_id = c.entity_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                          AND a.currency = l.currency
               WHERE c.entity_id = l.entity_id AND t ->> 'currency' = l.currency
                 AND coalesce(a.balance_minor, 0) < (t ->> 'amountMinor')::bigint)`]: {
      values: [];
      row: never;
    };
    'DELETE FROM oidc_records WHERE expires_at < $1': {
      values: [Date | string | null];
      row: never;
    };
    [`DELETE FROM operator_holidays
      WHERE date = $1 AND entity_id IS NOT DISTINCT FROM $2
      RETURNING name`]: {
      values: [Date | string | null, string | null];
      row: {
        name: Column<typeof operatorHolidays, 'name'>;
      };
    };
    'DELETE FROM payment_configs WHERE entity_id = $1': {
      values: [string | null];
      row: never;
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
    'DELETE FROM pgboss.job WHERE name = \'low-balance-mail\' RETURNING data': {
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
    'DELETE FROM pgboss.job WHERE name IN (\'pay-batch\', \'mail\')': {
      values: [];
      row: never;
    };
    'DELETE FROM saved_views WHERE id = $1': {
      values: [string | null];
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
    'DELETE FROM undelivered_mails': {
      values: [];
      row: never;
    };
    'DELETE FROM undelivered_mails WHERE given_up_at < $1': {
      values: [Date | string | null];
      row: never;
    };
    'DELETE FROM undelivered_mails WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'EXPLAIN (FORMAT JSON) SELECT FROM payouts p': {
      values: [];
      row: {
        'QUERY PLAN': unknown;
      };
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       SELECT id, $2, entity_id, content_digest, created_at FROM batches WHERE id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       VALUES ($1, $2, $3, $4, $5)`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       VALUES ($1, $2, $3, $4, now())`]: {
      values: [string | null, string | null, string | null, string | null];
      row: never;
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
     SELECT id, $2, $1, content_digest, created_at FROM batches WHERE entity_id = $1 AND created_by <> $2`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
     VALUES ($1, $2, $3, $4, $5)`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO bank_day_totals (entity_id, account_number, currency, day, part, amount_minor)
     SELECT $1, '62000000001', 'ZAR', s.order_date, p.part, 1
       FROM bank_statements s, unnest(ARRAY['ENTRIES', 'POSTED_FEE', 'BOOKED_FEE']) AS p (part)
      WHERE s.entity_id = $1 AND s.kind = 'STATEMENT'`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO bank_day_totals AS t (entity_id, account_number, currency, day, part, amount_minor)
     SELECT $1, $2, $3, n.day, n.part, sum(n.amount_minor)
       FROM unnest($4::text[], $5::text[], $6::bigint[]) AS n (day, part, amount_minor)
      GROUP BY n.day, n.part
      ORDER BY n.day, n.part
         ON CONFLICT (entity_id, account_number, currency, day, part)
         DO UPDATE SET amount_minor = t.amount_minor + excluded.amount_minor`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null];
      row: never;
    };
    [`INSERT INTO bank_day_totals AS t (entity_id, account_number, currency, day, part, amount_minor)
     SELECT f.entity_id, f.payer_account_number, f.currency, d.day, n.part, sum(n.amount_minor)
       FROM unnest($1::uuid[], $2::text[], $3::bigint[]) AS n (withdrawal_id, part, amount_minor)
       JOIN bank_file_payments p ON p.withdrawal_id = n.withdrawal_id
       JOIN bank_files f ON f.id = p.file_id AND f.left_at IS NOT NULL
       LEFT JOIN entry_postings r
              ON r.withdrawal_id = n.withdrawal_id AND r.kind = 'RETURN' AND r.part = 0
                 AND n.part = 'BOOKED_RETURN'
      CROSS JOIN LATERAL (
            SELECT CASE n.part WHEN 'BOOKED_RETURN' THEN coalesce(r.booking_date, $4)
                   ELSE f.execution_date END AS day) d
      WHERE n.amount_minor <> 0
      GROUP BY f.entity_id, f.payer_account_number, f.currency, d.day, n.part
      ORDER BY f.entity_id, f.payer_account_number, f.currency, d.day, n.part
         ON CONFLICT (entity_id, account_number, currency, day, part)
         DO UPDATE SET amount_minor = t.amount_minor + excluded.amount_minor`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, string | null];
      row: never;
    };
    [`INSERT INTO bank_file_connections
            (id, entity_id, display_name, state, transport, rails, currency, payer_name, payer_branch_code,
             payer_account_number, payer_account_type, profile, version,
             changed_by, changed_at, unconfirmed_by, created_at, updated_at)
     VALUES ($1, $2, $3, 'DRAFT', 'DOWNLOAD', $4, $5, $6, $7, $8, $9, $10, 1, $12, $11,
             ARRAY[$12::uuid], $11, $11)`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, string | null, string | null, string | null, string | null, string | null, unknown, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO bank_file_payments
            (withdrawal_id, file_id, entity_id, sequence_number, end_to_end_id, amount_minor, name,
             branch_code, account_number, account_type, reference, substitutions)
     SELECT r.withdrawal_id, $1, $12, r.sequence_number, r.end_to_end_id, r.amount_minor, r.name,
            r.branch_code, r.account_number, r.account_type, r.reference, r.substitutions
       FROM unnest($2::uuid[], $3::int[], $4::text[], $5::bigint[], $6::text[], $7::text[], $8::text[],
                   $9::text[], $10::text[], $11::jsonb[])
         AS r (withdrawal_id, sequence_number, end_to_end_id, amount_minor, name, branch_code, account_number,
               account_type, reference, substitutions)`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (unknown | null)[] | null, string | null];
      row: never;
    };
    [`INSERT INTO bank_file_payments
            (withdrawal_id, file_id, entity_id, sequence_number, end_to_end_id, amount_minor, name,
             branch_code, account_number, account_type, reference, substitutions, heard_at)
     SELECT w.id, $1, w.entity_id, w.row_number, w.id::text, w.amount_minor, w.beneficiary_name,
            w.branch_code, w.account_number, w.account_type, w.beneficiary_reference, '[]', '2026-03-02'
       FROM withdrawals w
      WHERE w.batch_id = $2`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO bank_file_replies
                (id, entity_id, connection_id, sha256, file_name, bytes, byte_count, received_at, received_by,
                 result, changed, redirected)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 'STORED', '{}', 0)
         ON CONFLICT (connection_id, sha256) DO NOTHING
         RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null, string | null, Uint8Array | null, number | null, Date | string | null, string | null];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
      };
    };
    [`INSERT INTO bank_file_replies
            (id, entity_id, connection_id, sha256, file_name, bytes, byte_count, received_at, result, file_id,
             changed, redirected, question, read_at)
     SELECT gen_random_uuid(), $1, f.connection_id, f.id::text, 'R.txt', f.bytes, 4, f.sealed_at,
            CASE f.file_number % 100 WHEN 0 THEN 'QUESTION' ELSE 'APPLIED' END, f.id, '{}', 0,
            CASE f.file_number % 100 WHEN 0 THEN 'OTHER_AMOUNT' END, '2026-03-02'
       FROM bank_files f
      WHERE f.entity_id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO bank_file_reply_changes
            (reply_id, entity_id, position, withdrawal_id, before, state, failure_code, reason_code,
             reason_text, moved_to_branch_code, moved_to_account_number)
     SELECT $1, (SELECT entity_id FROM bank_file_replies WHERE id = $1),
            c.position, c.withdrawal_id, c.before, c.state, c.failure_code, c.reason_code, c.reason_text,
            c.branch_code, c.account_number
       FROM unnest($2::int[], $3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[],
                   $9::text[], $10::text[])
         AS c (position, withdrawal_id, before, state, failure_code, reason_code, reason_text, branch_code,
               account_number)`]: {
      values: [string | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO bank_file_reply_changes (reply_id, entity_id, position, withdrawal_id, state)
     SELECT $1, w.entity_id, w.row_number, w.id, 'ACCEPTED' FROM withdrawals w WHERE w.batch_id = $2`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO bank_file_reply_changes (reply_id, entity_id, position, withdrawal_id, state)
     SELECT r.id, r.entity_id, w.row_number, w.id, 'ACCEPTED'
       FROM bank_file_replies r, withdrawals w
      WHERE w.batch_id = $2 AND w.row_number <= 30 AND r.id <> $1 AND r.entity_id = $3`]: {
      values: [string | null, string | null, string | null];
      row: never;
    };
    'INSERT INTO bank_file_stagings (file_id, entity_id, name, begun_at) VALUES ($1, $2, $3, $4)': {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO bank_file_transports
              (connection_id, entity_id, folders, server, private_key, public_key, next_visit_at, failures)
       SELECT id, entity_id, $2, $3, $4, $5, $6, 0 FROM bank_file_connections WHERE id = $1`]: {
      values: [string | null, unknown, unknown, Uint8Array | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO bank_files
            (id, entity_id, connection_id, batch_id, file_number, file_name, format, bytes, sha256, currency,
             payment_count, total_minor, first_sequence_number, execution_date, is_test, content_digest,
             profile, profile_version, payer_name, payer_branch_code, payer_account_number,
             payer_account_type, sealed_at)
     SELECT gen_random_uuid(), $1, c.id, b.id, row_number() OVER (ORDER BY b.id), 'PAY.txt', 'PAIN_001',
            convert_to('file', 'UTF8'), repeat('0', 64), 'ZAR', 1, 100, 1,
            to_char(date '2010-01-01' + (row_number() OVER (ORDER BY b.id))::int, 'YYYY-MM-DD'), false,
            b.content_digest, c.profile, 1, c.payer_name, c.payer_branch_code, c.payer_account_number,
            c.payer_account_type, b.created_at
       FROM batches b, bank_file_connections c
      WHERE b.entity_id = $1 AND c.entity_id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO bank_files
            (id, entity_id, connection_id, batch_id, file_number, file_name, format, bytes, sha256, currency,
             payment_count, total_minor, hash_total, first_sequence_number, execution_date, is_test,
             content_digest, profile, profile_version, payer_name, payer_branch_code, payer_account_number,
             payer_account_type, sealed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, false, $16, $17, $18, $19, $20,
             $21, $22, $23)`]: {
      values: [string | null, string | null, string | null, string | null, number | null, string | null, string | null, Uint8Array | null, string | null, string | null, number | null, bigint | number | null, string | null, number | null, string | null, string | null, unknown, number | null, string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO bank_statements
            (id, entity_id, account_id, file_id, kind, statement_name, sequence_number, opening_minor,
             opening_date, closing_minor, closing_date, order_date, entry_count, booked_minor, received_at)
     SELECT gen_random_uuid(), $1, $2, $3, CASE n % 10 WHEN 0 THEN 'ADVICE' ELSE 'STATEMENT' END,
            'STMT-' || n, n, 0, d, 0, d, d, CASE n WHEN 3000 THEN 5000 ELSE 1 END, 0, '2010-01-01'
       FROM generate_series(1, 3000) AS n,
            LATERAL (SELECT to_char(date '2010-01-01' + n, 'YYYY-MM-DD') AS d) AS days
     RETURNING id, sequence_number`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
      };
    };
    [`INSERT INTO bank_statements
            (id, entity_id, account_id, file_id, kind, statement_name, sequence_number, opening_minor,
             opening_date, closing_minor, closing_date, order_date, entry_count, booked_minor, received_at,
             by_users)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null, number | null, bigint | number | null, string | null, bigint | number | null, string | null, string | null, number | null, bigint | number | null, Date | string | null, boolean | null];
      row: never;
    };
    [`INSERT INTO banks
            (code, display_name, country_code, default_branch_code, account_number_min_length,
             account_number_max_length, rails, source_date)
     SELECT b.code, b."displayName", $2, b."defaultBranchCode", b."accountNumberMinLength",
            b."accountNumberMaxLength", b.rails, $3
       FROM jsonb_to_recordset($1)
         AS b (code text, "displayName" text, "defaultBranchCode" text, "accountNumberMinLength" int,
               "accountNumberMaxLength" int, rails text[])
      WHERE NOT EXISTS (SELECT 1 FROM banks WHERE country_code = $2)
         ON CONFLICT DO NOTHING`]: {
      values: [unknown, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO banks
            (code, display_name, country_code, default_branch_code, account_number_min_length,
             account_number_max_length, rails, source_date)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, string | null, number | null, number | null, readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO banks
       VALUES ('STANDARD_BANK', 'Standard Bank', 'ZA', '051001', 9, 11, '{EFT,RTC}', '2026-01-01'),
              ('ABSA', 'Absa', 'ZA', '632005', 8, 10, '{EFT}', '2026-01-01')
       ON CONFLICT DO NOTHING`]: {
      values: [];
      row: never;
    };
    [`INSERT INTO banks (code, display_name, country_code, default_branch_code,
       account_number_min_length, account_number_max_length, rails, source_date)
     VALUES ('FNB', 'FNB', 'ZA', '250655', 9, 12, '{EFT,RTC,PAYSHAP,RTGS}', '2026-01-01')
     ON CONFLICT DO NOTHING`]: {
      values: [];
      row: never;
    };
    [`INSERT INTO banks (code, display_name, country_code, default_branch_code, account_number_min_length,
       account_number_max_length, rails, source_date)
     VALUES ('FNB', 'FNB', 'ZA', '250655', 9, 12, '{EFT,RTC,PAYSHAP,RTGS}', '2026-01-01'),
            ('STANDARD_BANK', 'Standard Bank', 'ZA', '051001', 9, 11, '{EFT,RTC,PAYSHAP,RTGS}', '2026-01-01')
     ON CONFLICT DO NOTHING`]: {
      values: [];
      row: never;
    };
    [`INSERT INTO banks (code, display_name, country_code, default_branch_code, account_number_min_length,
       account_number_max_length, rails, source_date)
     VALUES ('FNB', 'FNB', 'ZA', '250655', 9, 12, '{EFT}', '2026-01-01')`]: {
      values: [];
      row: never;
    };
    [`INSERT INTO batch_checks (batch_id, entity_id, checked_at, unusual_amount_percent,
       people_with_several_accounts, rows_of_several_accounts, changed_bank_details, new_beneficiaries,
       duplicates, unusual_amounts, shared_accounts, rows_of_shared_accounts, flagged, paid_more_often,
       people_paid_more_often, paid_twice, common, doubtful_accounts)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)`]: {
      values: [string | null, string | null, Date | string | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, number | null, unknown, number | null];
      row: never;
    };
    [`INSERT INTO batch_comments (id, batch_id, author_id, entity_id, text, row_number, mentioned_ids,
            created_at)
     VALUES ($1, $2, $3, $8, $4, $5, $6, $7)`]: {
      values: [string | null, string | null, string | null, string | null, number | null, readonly (string | null)[] | null, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO batch_comments (id, batch_id, author_id, entity_id, text, row_number, mentioned_ids,
         created_at)
       VALUES ($1, $2, $3, $5, 'Is this right?', 1, $4, now())`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, string | null];
      row: never;
    };
    [`INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
         total_unit_fee_minor, total_vat_minor, content_digest, approvals_required, duplicate_reason,
         created_by, created_at, expires_at, updated_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $14)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, number | null, bigint | number | null, bigint | number | null, bigint | number | null, string | null, number | null, string | null, string | null, Date | string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
       total_unit_fee_minor,
       total_vat_minor, content_digest, approvals_required, created_by, created_at, expires_at, updated_at)
     SELECT gen_random_uuid(), $1, 'Batch ' || n,
            CASE n % 50 WHEN 0 THEN 'CANCELLED' ELSE 'COMPLETE' END, 'ZAR', 1, 100, 1, 1,
            repeat('0', 64), 1, $2, t, t + interval '7 days', t
       FROM generate_series(1, 3000) AS n,
            LATERAL (SELECT timestamptz '2024-01-01' + n * interval '4 hours' AS t) AS times`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
       total_unit_fee_minor, total_vat_minor, source_file_name, source_sha256, content_digest,
       approvals_required, duplicate_reason, retry_of_batch_id, created_by, created_at, expires_at,
       updated_at, corrects_batch_id, people_count, execution_date, execution_rails)
     VALUES ($1, $2, $3, 'PENDING_APPROVAL', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $16, $18, $19, $20, $21)`]: {
      values: [string | null, string | null, string | null, string | null, number | null, bigint | number | null, bigint | number | null, bigint | number | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, Date | string | null, Date | string | null, string | null, number | null, Date | string | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO beneficiaries (id, entity_id, bank_code, account_number, created_at)
       SELECT DISTINCT "beneficiaryId", $2::uuid, "bankCode", "accountNumber", $3::timestamptz
         FROM jsonb_to_recordset($1) AS r ("beneficiaryId" uuid, "bankCode" text, "accountNumber" text)
       ON CONFLICT DO NOTHING`]: {
      values: [unknown, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO beneficiaries (id, entity_id, bank_code, account_number, created_at)
     SELECT beneficiary_id, entity_id, bank_code, account_number, created_at
       FROM withdrawals w
      WHERE batch_id = $1 AND NOT EXISTS (SELECT FROM beneficiaries b WHERE b.id = w.beneficiary_id)
      ORDER BY row_number
     ON CONFLICT DO NOTHING`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO column_mappings (entity_id, fingerprint, headers, mapping, confirmed_by, confirmed_at)
     VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (entity_id, fingerprint) DO UPDATE
        SET headers = excluded.headers,
            mapping = excluded.mapping,
            confirmed_by = excluded.confirmed_by,
            confirmed_at = excluded.confirmed_at`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, unknown, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
           VALUES ($1, $2, $3, $3, $4)`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
         VALUES ($1, $2, $3, $3, $4)`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
       VALUES ($1, $2, $3, $3, $4)`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    'INSERT INTO entities (id, name, account_id, primary_account_id, created_at) VALUES ($1, $2, $1, $1, $3)': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
           max_batch_withdrawals, max_batch_amounts, rails, updated_at)
         VALUES ($1, $2, 'ZA', '{ZAR,USD,EUR,GBP,USDC}', true, 100000, $3, $4, $5)`]: {
      values: [string | null, string | null, unknown, unknown, Date | string | null];
      row: never;
    };
    [`INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
       max_batch_withdrawals, max_batch_amounts, rails, updated_at)
     VALUES ($1, 'Test Entity (Pty) Ltd', 'ZA', '{ZAR,USD}', true,
       100000, '[{"currency":"ZAR","amountMinor":"1000000000000"}]', $2, $3)`]: {
      values: [string | null, unknown, Date | string | null];
      row: never;
    };
    [`INSERT INTO entity_configs AS c
            (entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
             max_batch_amounts, rails, updated_at)
     VALUES ($1, coalesce($2, $3), $4, coalesce($5::text[], $6), coalesce($7, true), $8, $9, $10, $11)
     ON CONFLICT (entity_id) DO UPDATE
        SET legal_name = coalesce($2, c.legal_name),
            enabled_currencies = coalesce($5::text[], c.enabled_currencies),
            payouts_enabled = coalesce($7, c.payouts_enabled),
            updated_at = $11`]: {
      values: [string | null, string | null, string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, boolean | null, number | null, unknown, unknown, Date | string | null];
      row: never;
    };
    [`INSERT INTO entry_details
            (entry_id, entity_id, position, end_to_end_id, amount_minor, text, counterparty_name,
             counterparty_account, returned)
     SELECT n.entry_id, $9, n.position, n.end_to_end_id, n.amount_minor, n.text, n.name, n.account_number,
            n.returned::jsonb
       FROM unnest($1::uuid[], $2::int[], $3::text[], $4::bigint[], $5::text[], $6::text[], $7::text[],
                   $8::text[])
         AS n (entry_id, position, end_to_end_id, amount_minor, text, name, account_number, returned)`]: {
      values: [readonly (string | null)[] | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, string | null];
      row: never;
    };
    [`INSERT INTO entry_details (entry_id, entity_id, position, text)
     SELECT e.id, e.entity_id, n, ''
       FROM statement_entries e, generate_series(0, 2) AS n
      WHERE e.account_id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO entry_postings
            (id, entry_id, account_id, entity_id, kind, part, amount_minor, expected_minor, booking_date,
             book_day, posted_at)
     SELECT gen_random_uuid(), r.entry_id, r.account_id, $1, 'FEE', 0, r.amount_minor, r.amount_minor,
            r.booking_date, r.booking_date, r.posted_at
       FROM reconciled_entries r
      WHERE r.entity_id = $1 AND r.state = 'POSTED'`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO entry_postings
            (id, entry_id, account_id, entity_id, kind, withdrawal_id, file_id, part, amount_minor,
             expected_minor, booking_date, book_day, posted_at, funding_id)
     SELECT n.id, n.entry_id, $1, $14, n.kind, n.withdrawal_id, n.file_id, n.part, n.amount_minor,
            n.expected_minor, n.booking_date, n.book_day, $2, n.funding_id
       FROM unnest($3::uuid[], $4::uuid[], $5::text[], $6::uuid[], $7::uuid[], $8::int[], $9::bigint[],
                   $10::bigint[], $11::text[], $12::text[], $13::uuid[])
         AS n (id, entry_id, kind, withdrawal_id, file_id, part, amount_minor, expected_minor, booking_date,
               book_day, funding_id)
         ON CONFLICT DO NOTHING
     RETURNING id`]: {
      values: [string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (number | null)[] | null, readonly (bigint | number | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof entryPostings, 'id'>;
      };
    };
    [`INSERT INTO funding_movements
            (transfer_id, funding_id, entity_id, entry_id, payout_id, amount_minor, booking_date, booked_at)
     VALUES ($1, $2, $8, $3, $4, $5, $6, $7)`]: {
      values: [string | null, string | null, string | null, string | null, bigint | number | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO funding_records
            (id, entity_id, currency, state, day, connection_id, expected_minor, expected_on, announced_by,
             announced_at, reference, received_minor, received_on, created_at)
     SELECT gen_random_uuid(), $1, 'ZAR', f.state, f.day, $2,
            CASE f.state WHEN 'EXPECTED' THEN 100 END, CASE f.state WHEN 'EXPECTED' THEN f.day END,
            CASE f.state WHEN 'EXPECTED' THEN $3::uuid END, CASE f.state WHEN 'EXPECTED' THEN f.at END,
            'F7KQ4MXC', CASE f.state WHEN 'RECEIVED' THEN 100 + n END,
            CASE f.state WHEN 'RECEIVED' THEN f.day END, f.at
       FROM generate_series(1, 3000) AS n,
            LATERAL (SELECT CASE n % 100 WHEN 0 THEN 'EXPECTED' ELSE 'RECEIVED' END AS state,
                            to_char(date '2010-01-01' + n, 'YYYY-MM-DD') AS day,
                            timestamptz '2010-01-01' + n * interval '1 day' AS at) f`]: {
      values: [string | null, string | null, string | null];
      row: never;
    };
    [`INSERT INTO funding_records
            (id, entity_id, currency, state, day, connection_id, expected_minor, expected_on, note,
             announced_by, announced_at, created_at)
     VALUES ($1, $2, $3, 'EXPECTED', $4, $5, $6, $4, $7, $8, $9, $9)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, bigint | number | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO funding_records
            (id, entity_id, currency, state, day, connection_id, reference, received_minor, received_on,
             created_at)
     SELECT $1, a.entity_id, a.currency, 'RECEIVED', $3, a.connection_id, $4, $5, $3, $6
       FROM statement_accounts a
      WHERE a.id = $2`]: {
      values: [string | null, string | null, string | null, string | null, bigint | number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO funding_records
            (id, entity_id, currency, state, day, reference, received_minor, received_on, created_at)
     VALUES ($1, $2, $3, 'RECEIVED', $4, $5, $6, $4, $7)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, bigint | number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO funding_references (connection_id, entity_id, reference, created_at)
       VALUES ($1, $2, $3, $4)
           ON CONFLICT DO NOTHING`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO idempotency_keys
              (user_id, entity_id, method, path, key, body_hash, status, response, created_at)
       VALUES ($1, $8, $2, $3, $4, $5, 200, $6, $7)`]: {
      values: [string | null, string | null, string | null, string | null, Uint8Array | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO idempotency_keys
            (user_id, entity_id, method, path, key, body_hash, status, response, created_at)
     VALUES ($1, $9, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, string | null, Uint8Array | null, number | null, string | null, Date | string | null, string | null];
      row: never;
    };
    'INSERT INTO installation (name, value) VALUES (\'demo\', \'true\')': {
      values: [];
      row: never;
    };
    [`INSERT INTO ledger_accounts (entity_id, access_type, bucket, currency, balance_minor)
       SELECT $1, a.access_type, a.bucket, $2, 0
         FROM unnest($3::text[], $4::text[]) AS a (access_type, bucket)
           ON CONFLICT DO NOTHING`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO ledger_accounts (entity_id, access_type, bucket, currency, balance_minor)
       VALUES ($1, 'OUTSIDE', 'OUTSIDE', $2, 0),
              ($1, 'FUNDING', 'AVAILABLE', $2, 0),
              ($1, 'FUNDING', 'RESERVED', $2, 0)
       ON CONFLICT DO NOTHING`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO local_credentials (user_id, entity_id, password_hash)
     SELECT u.id, u.entity_id, p.hash
       FROM unnest($1::text[], $2::text[]) AS p (name, hash)
       JOIN users u ON u.name = p.name`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO low_balances (entity_id, currency, fell_at)
       SELECT c.entity_id, t ->> 'currency', $1
         FROM payment_configs c
        CROSS JOIN LATERAL jsonb_array_elements(c.low_balance_thresholds) AS t
         LEFT JOIN ledger_accounts a
                ON a.entity_id = c.entity_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                   AND a.currency = t ->> 'currency'
        WHERE coalesce(a.balance_minor, 0) < (t ->> 'amountMinor')::bigint
           ON CONFLICT DO NOTHING
       RETURNING entity_id, currency`]: {
      values: [Date | string | null];
      row: {
        entity_id: Column<typeof lowBalances, 'entityId'>;
        currency: Column<typeof lowBalances, 'currency'>;
      };
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
    'INSERT INTO oidc_records (kind, id, payload, expires_at) VALUES (\'Grant\', $1, \'{}\', $2)': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO operator_holidays (date, entity_id, name, created_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT ON CONSTRAINT operator_holidays_day DO UPDATE
        SET name = excluded.name`]: {
      values: [Date | string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payment_config_changes
            (id, entity_id, base_version, config, loosened, proposed_by, proposed_at, counts_from,
             recorded_at, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7, 'PENDING')
     ON CONFLICT DO NOTHING
     RETURNING id`]: {
      values: [string | null, string | null, number | null, unknown, readonly (string | null)[] | null, string | null, Date | string | null, Date | string | null];
      row: {
        id: Column<typeof paymentConfigChanges, 'id'>;
      };
    };
    [`INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules,
           step_up_max_age_seconds, approval_expiry_days, release_delay_seconds, default_rail,
           duplicate_window_days, timezone, notification_emails, updated_at, settlement_limit_currency,
           settlement_limit_minor)
         VALUES ($1, 1, 'ZAR', $2, NULL, 14, 0, 'EFT', 30, 'Africa/Johannesburg', '{}', $3, 'ZAR', 0)`]: {
      values: [string | null, unknown, Date | string | null];
      row: never;
    };
    [`INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules,
       step_up_max_age_seconds, approval_expiry_days, release_delay_seconds, default_rail,
       duplicate_window_days, timezone, notification_emails, updated_at, unusual_amount_percent,
       execution_date_policy, low_balance_thresholds, settlement_limit_currency, settlement_limit_minor)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)`]: {
      values: [string | null, number | null, string | null, unknown, number | null, number | null, number | null, string | null, number | null, string | null, readonly (string | null)[] | null, Date | string | null, number | null, string | null, unknown, string | null, bigint | number | null];
      row: never;
    };
    [`INSERT INTO payment_configs AS saved
            (entity_id, version, default_currency, approval_rules, step_up_max_age_seconds,
             approval_expiry_days, release_delay_seconds, default_rail, duplicate_window_days, timezone,
             notification_emails, updated_at, updated_by, unusual_amount_percent, execution_date_policy,
             low_balance_thresholds, settlement_limit_currency, settlement_limit_minor)
     VALUES ($1, $2 + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18)
     ON CONFLICT (entity_id) DO UPDATE
        SET version = excluded.version,
            default_currency = excluded.default_currency,
            approval_rules = excluded.approval_rules,
            step_up_max_age_seconds = excluded.step_up_max_age_seconds,
            approval_expiry_days = excluded.approval_expiry_days,
            release_delay_seconds = excluded.release_delay_seconds,
            default_rail = excluded.default_rail,
            duplicate_window_days = excluded.duplicate_window_days,
            timezone = excluded.timezone,
            notification_emails = excluded.notification_emails,
            updated_at = excluded.updated_at,
            updated_by = excluded.updated_by,
            unusual_amount_percent = excluded.unusual_amount_percent,
            execution_date_policy = excluded.execution_date_policy,
            low_balance_thresholds = excluded.low_balance_thresholds,
            settlement_limit_currency = excluded.settlement_limit_currency,
            settlement_limit_minor = excluded.settlement_limit_minor
      WHERE saved.version = $2
      RETURNING version`]: {
      values: [string | null, number | null, string | null, unknown, number | null, number | null, number | null, string | null, number | null, string | null, readonly (string | null)[] | null, Date | string | null, string | null, number | null, string | null, unknown, string | null, bigint | number | null];
      row: {
        version: Column<typeof paymentConfigs, 'version'>;
      };
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
    [`INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, recipient_reference,
             created_at, updated_at)
     VALUES ($1, $2, 'CREDIT', 'COMPLETE', $3, $4, 0, $5, $6, $6)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, recipient_reference,
             created_at, updated_at)
     VALUES ($1, $2, 'DEBIT', 'COMPLETE', $3, $4, 0, $5, $6, $6)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payouts (id, entity_id, direction, status, currency, amount_minor, fee_minor,
         recipient_reference, created_at, updated_at)
       SELECT gen_random_uuid(), $1, 'CREDIT', 'COMPLETE', 'ZAR', n, 0, 'IN', now(), now()
         FROM generate_series(1, 100001) AS n`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO payouts (id, entity_id, direction, status, currency, amount_minor, fee_minor,
       recipient_reference, created_at, updated_at)
     SELECT gen_random_uuid(), $1, CASE WHEN n % 10 = 0 THEN 'CREDIT' ELSE 'DEBIT' END,
            CASE WHEN n % 30 = 1 THEN 'FAILED' ELSE 'COMPLETE' END, 'ZAR', 1 + n % 1000, 0,
            CASE WHEN n % 4000 = 7 THEN 'RARE' ELSE 'SALARY' END, t, t
       FROM generate_series(0, $2::int - 1) AS n,
            LATERAL (SELECT $3::timestamptz + n / 8 * $4::int8 * interval '1 millisecond' AS t) times`]: {
      values: [string | null, number | null, Date | string | null, bigint | number | null];
      row: never;
    };
    [`INSERT INTO payouts (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id,
       recipient_reference,
       rail, created_at, updated_at)
     SELECT gen_random_uuid(), $1, CASE n % 40 WHEN 0 THEN 'CREDIT' ELSE 'DEBIT' END,
            CASE n % 25 WHEN 0 THEN 'FAILED' ELSE 'COMPLETE' END,
            'ZAR', 100000 + n * 100, 288, CASE n % 40 WHEN 0 THEN NULL ELSE ($3::uuid[])[1 + n % 2000] END,
            'REF' || lpad(n::text, 6, '0'), 'EFT', t, t
       FROM generate_series(1, $2::int) AS n,
            LATERAL (SELECT timestamptz '2024-01-01' + n * interval '1 hour' AS t) AS times`]: {
      values: [string | null, number | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO payouts (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id,
       recipient_reference, batch_id, withdrawal_id, rail, failure_code, reversal_of, created_at, updated_at)
     SELECT id, $2, direction, status, currency, amount, fee, beneficiary,
            reference, batch, withdrawal, 'EFT', failure, reversal, at, at
       FROM jsonb_to_recordset($1) AS r (id uuid, direction text, status text, currency text,
            amount bigint, fee bigint, beneficiary uuid, reference text, batch uuid,
            withdrawal uuid, failure text, reversal uuid, at timestamptz)`]: {
      values: [unknown, string | null];
      row: never;
    };
    [`INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
       SELECT $1, $2, a.id, $3, CASE a.access_type WHEN 'OUTSIDE' THEN -$4::bigint ELSE $4::bigint END, $5
         FROM ledger_accounts a
        WHERE a.entity_id = $2 AND a.currency = $3
          AND (a.access_type = 'OUTSIDE' OR (a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'))`]: {
      values: [string | null, string | null, string | null, bigint | number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
     SELECT p.transfer_id, $6, p.account_id, $4, p.amount_minor, $5
       FROM unnest($1::uuid[], $2::bigint[], $3::bigint[]) AS p (transfer_id, account_id, amount_minor)`]: {
      values: [readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (bigint | number | null)[] | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
     SELECT t.id, $2, a.id, a.currency, 0, t.created_at
       FROM transfers t
       JOIN ledger_accounts a ON a.entity_id = t.entity_id
      WHERE t.entity_id = $1
      LIMIT 1`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO reconciled_entries
            (entry_id, entity_id, account_id, file_id, amount_minor, booking_date, state)
     SELECT n.id, $1, $2, $3, n.amount_minor, n.booking_date, 'OPEN'
       FROM unnest($4::uuid[], $5::bigint[], $6::text[]) AS n (id, amount_minor, booking_date)`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO reconciled_entries
            (entry_id, entity_id, account_id, file_id, amount_minor, booking_date, state, verdict, posted_at,
             way)
     SELECT e.id, $1, e.account_id, $2, e.amount_minor, e.booking_date,
            CASE -e.amount_minor % 3 WHEN 0 THEN 'OPEN' ELSE 'POSTED' END,
            CASE WHEN -e.amount_minor % 300 = 0 THEN 'EXACT' WHEN -e.amount_minor % 3 = 0 THEN 'LIKELY' END,
            CASE -e.amount_minor % 3 WHEN 0 THEN NULL ELSE timestamptz '2018-03-20' END,
            CASE -e.amount_minor % 3 WHEN 0 THEN NULL ELSE 'EXACT' END
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE a.entity_id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO sandbox_rail.payments AS known
            (attempt_id, account_number, currency, amount_minor, rail_reference, submissions,
             outcome, failure_code, received_at, known_at, returned_at)
     SELECT p.attempt_id, p.account_number, p.currency, p.amount_minor,
            'SBX' || upper(right(replace(p.attempt_id::text, '-', ''), 12)), 1,
            p.outcome, p.failure_code, $7::timestamptz,
            CASE WHEN p.silent THEN $8::timestamptz ELSE $7::timestamptz END,
            CASE WHEN p.returned THEN $8::timestamptz END
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bigint[],
                   $5::text[], $6::text[], $9::boolean[], $10::boolean[])
         AS p (attempt_id, account_number, currency, amount_minor, outcome, failure_code, silent, returned)
     ON CONFLICT (attempt_id) DO UPDATE SET submissions = known.submissions + 1`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, Date | string | null, Date | string | null, readonly (boolean | null)[] | null, readonly (boolean | null)[] | null];
      row: never;
    };
    [`INSERT INTO saved_views (id, entity_id, user_id, name, search, is_shared, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, boolean | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO sessions (token_hash, user_id, entity_id, authenticated_at, created_at, last_seen_at,
         expires_at)
       VALUES ($1, $2, $5, $3, $3, $3, $4)`]: {
      values: [Uint8Array | null, string | null, Date | string | null, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO settlement_acknowledgements
            (id, entity_id, file_id, over_minor, under_minor, reason, acknowledged_at, acknowledged_by,
             needs_second)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, bigint | number | null, string | null, Date | string | null, string | null, boolean | null];
      row: never;
    };
    [`INSERT INTO statement_accounts
            (id, entity_id, account_key, account_number, currency, connection_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (entity_id, account_key, currency) DO NOTHING`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO statement_accounts
            (id, entity_id, account_key, account_number, currency, connection_id, created_at)
     VALUES (gen_random_uuid(), $1, '62000000001', '62000000001', 'ZAR', $2, '2010-01-01')
     RETURNING id`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    [`INSERT INTO statement_entries
            (id, account_id, entity_id, amount_minor, is_reversal, status, booking_date, value_date,
             bank_reference, code, text, batch_count, received_at)
     SELECT n.id, $1, $13, n.amount_minor, n.is_reversal, n.status, n.booking_date, n.value_date,
            n.bank_reference, n.code, n.text, n.batch_count, $2
       FROM unnest($3::uuid[], $4::bigint[], $5::bool[], $6::text[], $7::text[], $8::text[], $9::text[],
                   $10::text[], $11::text[], $12::int[])
         AS n (id, amount_minor, is_reversal, status, booking_date, value_date, bank_reference, code, text,
               batch_count)`]: {
      values: [string | null, Date | string | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (boolean | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (number | null)[] | null, string | null];
      row: never;
    };
    [`INSERT INTO statement_files
                (id, entity_id, sha256, file_name, bytes, byte_count, received_at, received_by, uploaders,
                 fetched_at, fetched_from, fetch_count, last_fetched_at, csv, result, statements)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $10, $13, 'STORED', '[]')
         ON CONFLICT (entity_id, sha256) DO NOTHING
         RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null, Uint8Array | null, number | null, Date | string | null, string | null, readonly (string | null)[] | null, Date | string | null, string | null, number | null, unknown];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    [`INSERT INTO statement_files
            (id, entity_id, sha256, file_name, bytes, byte_count, received_at, fetched_at, fetched_from,
             fetch_count, last_fetched_at, result, refusal, refusal_detail, statements, read_at, dismissed_by,
             dismissed_at, dismissal_note)
     SELECT gen_random_uuid(), $1, 'refused ' || n, 'S.xml', '', 0, d, d, $3, 1, d, 'REFUSED',
            'statement_unreadable', '', '[]', d,
            CASE WHEN n % 100 <> 0 THEN $2::uuid END, CASE WHEN n % 100 <> 0 THEN d END,
            CASE WHEN n % 100 <> 0 THEN 'Done.' END
       FROM generate_series(1, 3000) AS n,
            LATERAL (SELECT timestamptz '2010-01-01' + n * interval '1 day' AS d) AS days`]: {
      values: [string | null, string | null, string | null];
      row: never;
    };
    [`INSERT INTO statement_files
            (id, entity_id, sha256, file_name, bytes, byte_count, received_at, fetched_at, fetched_from,
             result, format, statements)
     VALUES (gen_random_uuid(), $1, 'x', 'S.xml', '', 0, '2010-01-01', '2010-01-01', $2, 'READ', 'CAMT', '[]')
     RETURNING id`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    [`INSERT INTO statement_findings
            (id, entity_id, statement_id, file_id, code, expected_minor, stated_minor, difference_minor,
             first_missing, last_missing, found_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, bigint | number | null, bigint | number | null, bigint | number | null, number | null, number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO statement_findings (id, entity_id, statement_id, code, found_at, resolved_at)
     SELECT gen_random_uuid(), s.entity_id, s.id, 'OPENING_BREAK', '2018-03-20',
            CASE WHEN s.sequence_number % 100 <> 0 THEN timestamptz '2018-03-20' END
       FROM bank_statements s
      WHERE s.account_id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO statement_lines (statement_id, account_id, entity_id, position, entry_id, key_hash,
         alike_hash)
       SELECT $1, $2, $7, n.position, n.entry_id, n.key_hash, n.alike_hash
         FROM unnest($3::int[], $4::uuid[], $5::text[], $6::text[])
           AS n (position, entry_id, key_hash, alike_hash)`]: {
      values: [string | null, string | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, string | null];
      row: never;
    };
    [`INSERT INTO transfers (id, entity_id, kind, batch_id, withdrawal_id, created_at)
     SELECT t.id, $2, t.kind, t.batch_id, t.withdrawal_id, $6
       FROM unnest($1::uuid[], $3::text[], $4::uuid[], $5::uuid[])
         AS t (id, kind, batch_id, withdrawal_id)`]: {
      values: [readonly (string | null)[] | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    'INSERT INTO transfers (id, entity_id, kind, created_at) VALUES ($1, $2, \'FUND\', $3)': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO undelivered_mails
       (id, entity_id, key, queue, job, address, failed_at, tried_at, attempts, next_try_at, error)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $7, 1, $8, $9)
     ON CONFLICT (entity_id, key) DO NOTHING`]: {
      values: [string | null, string | null, string | null, string | null, unknown, string | null, Date | string | null, Date | string | null, string | null];
      row: never;
    };
    [`INSERT INTO undelivered_mails
       (id, entity_id, key, queue, job, address, failed_at, tried_at, attempts, next_try_at, error)
     VALUES ($1::uuid, $2, $1::text, 'mail', '{}', 'approver@example.com', $3, $3, 1, $3, 'refused')`]: {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users (id, entity_id, name, display_name, email, roles, subject, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    'INSERT INTO users (id, entity_id, name, roles, subject, created_at) VALUES ($1, $2, $3, $4, $5, $6)': {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO withdrawal_checks (batch_id, entity_id, row_number, account_finding, earlier_bank_code,
       earlier_account_number, earlier_paid_at, usual_amount_minor, change_percent, is_unusual,
       has_several_accounts, repeats_row, repeats_withdrawal_id, shares_row, shares_name, last_paid_name,
       last_paid_at, repeated_by_row, related_row, is_flagged, compared_with, person_payments,
       person_sum_minor, is_paid_more_often, is_paid_twice, account_mark)
     SELECT $1, $19, *
       FROM unnest($2::int[], $3::text[], $4::text[], $5::text[], $6::timestamptz[], $7::bigint[],
                   $8::int[], $9::boolean[], $10::boolean[], $11::int[], $12::uuid[], $13::int[], $14::text[],
                   $15::text[], $16::timestamptz[], $17::int[], $18::int[], $20::boolean[], $21::text[],
                   $22::int[], $23::bigint[], $24::boolean[], $25::boolean[],
                   $26::text[])`]: {
      values: [string | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (Date | string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (number | null)[] | null, readonly (boolean | null)[] | null, readonly (boolean | null)[] | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (Date | string | null)[] | null, readonly (number | null)[] | null, readonly (number | null)[] | null, string | null, readonly (boolean | null)[] | null, readonly (string | null)[] | null, readonly (number | null)[] | null, readonly (bigint | number | null)[] | null, readonly (boolean | null)[] | null, readonly (boolean | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO withdrawals (id, batch_id, entity_id, row_number, beneficiary_id, beneficiary_name,
         normalised_name, name_key, bank_code, branch_code, account_number, account_type, amount_minor,
         unit_fee_minor, vat_minor, rail, beneficiary_reference, own_reference, external_id, status,
         failure_code, created_at, updated_at)
       SELECT r.id, $2, $3, "rowNumber", "beneficiaryId", "beneficiaryName",
              "normalisedName", "nameKey", "bankCode", "branchCode", "accountNumber", "accountType",
              "amountMinor",
              "unitFeeMinor", "vatMinor", rail, "beneficiaryReference", "ownReference", "externalId", status,
              "failureCode", $4, $4
         FROM jsonb_to_recordset($1) AS r (
                id uuid, "rowNumber" int, "beneficiaryId" uuid, "beneficiaryName" text,
                "normalisedName" text, "nameKey" text, "bankCode" text, "branchCode" text,
                "accountNumber" text, "accountType" text, "amountMinor" bigint, "unitFeeMinor" bigint,
                "vatMinor" bigint, rail text, "beneficiaryReference" text, "ownReference" text,
                "externalId" text, status text, "failureCode" text)`]: {
      values: [unknown, string | null, string | null, Date | string | null];
      row: never;
    };
    'ROLLBACK TO SAVEPOINT effect': {
      values: [];
      row: never;
    };
    'ROLLBACK TO SAVEPOINT funding_return': {
      values: [];
      row: never;
    };
    'ROLLBACK TO SAVEPOINT hold': {
      values: [];
      row: never;
    };
    'SAVEPOINT effect': {
      values: [];
      row: never;
    };
    'SAVEPOINT funding_return': {
      values: [];
      row: never;
    };
    'SAVEPOINT hold': {
      values: [];
      row: never;
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
    [`SELECT (SELECT count(*) FROM approvals a
                 JOIN batches b ON b.id = a.batch_id WHERE b.entity_id = $1) AS approvals,
              (SELECT count(*) FROM transfers WHERE entity_id = $1 AND kind = 'HOLD') AS holds`]: {
      values: [string | null];
      row: {
        approvals: bigint;
        holds: bigint;
      };
    };
    [`SELECT (SELECT count(*) FROM transfers) AS transfers,
                (SELECT count(*) FROM postings) AS postings,
                (SELECT count(*) FROM ledger_accounts) AS balances,
                (SELECT count(*) FROM batches) AS batches`]: {
      values: [];
      row: {
        transfers: bigint;
        postings: bigint;
        balances: bigint;
        batches: bigint;
      };
    };
    [`SELECT (n.ordinality - 1)::int AS index, e.withdrawal_id, e.batch_id, e.label, e.batch_status,
            e.row_number, e.status, e.beneficiary_name, e.amount_minor, e.created_at
       FROM unnest($4::text[], $5::text[], $6::bigint[])
            WITH ORDINALITY AS n (bank_code, account_key, amount_minor)
       JOIN LATERAL (
         SELECT w.id AS withdrawal_id, w.batch_id, b.label, b.status AS batch_status, w.row_number,
                w.status, w.beneficiary_name, w.amount_minor, w.created_at, w.beneficiary_id,
                $7::timestamptz AS next_at
           FROM beneficiaries r
           JOIN withdrawals w ON w.beneficiary_id = r.id
           JOIN batches b ON b.id = w.batch_id
          WHERE r.entity_id = $1 AND r.bank_code = n.bank_code
            AND ltrim(r.account_number, '0') = n.account_key
            AND w.amount_minor = n.amount_minor AND b.currency = $3
            AND w.created_at >= $2 AND w.status NOT IN ('FAILED', 'CANCELLED')
          ORDER BY w.created_at DESC
          LIMIT 1) e ON true
      WHERE NOT EXISTS (
         SELECT
           FROM (SELECT max(w.created_at) AS created_at
                   FROM withdrawals w
                  WHERE w.beneficiary_id = e.beneficiary_id AND w.amount_minor = e.amount_minor
                    AND w.created_at < e.created_at AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')) first
          WHERE e.created_at - first.created_at >= interval '6 days'
            AND (e.next_at - e.created_at) * 5 >= (e.created_at - first.created_at) * 4)
      ORDER BY n.ordinality`]: {
      values: [string | null, Date | string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, Date | string];
      row: {
        index: number;
        withdrawal_id: Column<typeof withdrawals, 'id'>;
        batch_id: Column<typeof withdrawals, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        batch_status: Column<typeof batches, 'status'>;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        status: Column<typeof withdrawals, 'status'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        created_at: Column<typeof withdrawals, 'createdAt'>;
      };
    };
    'SELECT * FROM approvals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        batch_id: Column<typeof approvals, 'batchId'>;
        user_id: Column<typeof approvals, 'userId'>;
        content_digest: Column<typeof approvals, 'contentDigest'>;
        approved_at: Column<typeof approvals, 'approvedAt'>;
        entity_id: Column<typeof approvals, 'entityId'>;
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
    'SELECT * FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entity_id: Column<typeof batches, 'entityId'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        total_unit_fee_minor: Column<typeof batches, 'totalUnitFeeMinor'>;
        total_vat_minor: Column<typeof batches, 'totalVatMinor'>;
        source_file_name: Column<typeof batches, 'sourceFileName'> | null;
        source_sha256: Column<typeof batches, 'sourceSha256'> | null;
        content_digest: Column<typeof batches, 'contentDigest'>;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        duplicate_reason: Column<typeof batches, 'duplicateReason'> | null;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
        created_by: Column<typeof batches, 'createdBy'>;
        created_at: Column<typeof batches, 'createdAt'>;
        expires_at: Column<typeof batches, 'expiresAt'>;
        release_at: Column<typeof batches, 'releaseAt'> | null;
        held_for: Column<typeof batches, 'heldFor'> | null;
        cancelled_by: Column<typeof batches, 'cancelledBy'> | null;
        cancelled_at: Column<typeof batches, 'cancelledAt'> | null;
        completed_at: Column<typeof batches, 'completedAt'> | null;
        updated_at: Column<typeof batches, 'updatedAt'>;
        corrects_batch_id: Column<typeof batches, 'correctsBatchId'> | null;
        cancellation_reason: Column<typeof batches, 'cancellationReason'> | null;
        rejected_by: Column<typeof batches, 'rejectedBy'> | null;
        rejected_at: Column<typeof batches, 'rejectedAt'> | null;
        rejection_reason: Column<typeof batches, 'rejectionReason'> | null;
        people_count: Column<typeof batches, 'peopleCount'> | null;
        execution_date: Column<typeof batches, 'executionDate'> | null;
        execution_rails: Column<typeof batches, 'executionRails'> | null;
        moves_on: Column<typeof batches, 'movesOn'> | null;
        move_reasons: Column<typeof batches, 'moveReasons'> | null;
        held_why: Column<typeof batches, 'heldWhy'> | null;
        carriers: Column<typeof batches, 'carriers'> | null;
      };
    };
    'SELECT * FROM pgboss.job WHERE name = \'pay-batch\' AND data->>\'batchId\' = $1': {
      values: [string | null];
      row: {
        id: string;
        name: string;
        priority: number;
        data: unknown;
        state: string;
        retry_limit: number;
        retry_count: number;
        retry_delay: number;
        retry_backoff: boolean;
        start_after: Date;
        started_on: Date | null;
        singleton_key: string | null;
        singleton_on: Date | null;
        expire_in: unknown;
        created_on: Date;
        completed_on: Date | null;
        keep_until: Date;
        output: unknown;
        dead_letter: string | null;
        policy: string | null;
      };
    };
    'SELECT * FROM transfers WHERE batch_id = $1 AND kind = \'HOLD\'': {
      values: [string | null];
      row: {
        id: Column<typeof transfers, 'id'>;
        entity_id: Column<typeof transfers, 'entityId'>;
        kind: Column<typeof transfers, 'kind'>;
        batch_id: Column<typeof transfers, 'batchId'>;
        withdrawal_id: Column<typeof transfers, 'withdrawalId'> | null;
        created_at: Column<typeof transfers, 'createdAt'>;
      };
    };
    [`SELECT 1
       FROM batches
      WHERE id IN (SELECT batch_id FROM withdrawals WHERE id = ANY($1))
      ORDER BY id
        FOR NO KEY UPDATE`]: {
      values: [readonly (string | null)[] | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 AS yes FROM statement_files WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        yes: number;
      };
    };
    'SELECT 1 AS yes FROM statement_findings WHERE statement_id = $1 AND file_id = $2': {
      values: [string | null, string | null];
      row: {
        yes: number;
      };
    };
    'SELECT 1 FROM audit_log WHERE subject_id = $1 AND action = \'batch.labelled\'': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM bank_file_replies WHERE entity_id = $1 AND id = $2 FOR UPDATE': {
      values: [string | null, string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM bank_files WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM batches': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM batches WHERE entity_id = $1': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM batches WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM batches WHERE id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM batches WHERE id = ANY($1) ORDER BY id FOR NO KEY UPDATE': {
      values: [readonly (string | null)[] | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM installation WHERE name = \'demo\' UNION ALL SELECT 1 FROM entities LIMIT 1': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM installation WHERE name LIKE $1': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM ledger_accounts WHERE entity_id = $1 LIMIT 1': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM payment_config_changes WHERE id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM pgboss.job WHERE name = \'mail\' AND data->>\'batchId\' = $1': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM pgboss.job WHERE name = \'mail\' AND data->>\'commentId\' = $1': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    [`SELECT 1 FROM users
      WHERE id = $2 AND entity_id = $1 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)`]: {
      values: [string | null, string | null];
      row: {
        '?column?': number;
      };
    };
    [`SELECT CASE $2::text
                WHEN 'READ' THEN EXISTS (SELECT FROM bank_statements WHERE entity_id = $1)
                WHEN 'POSTED' THEN EXISTS (
                  SELECT FROM reconciled_entries WHERE entity_id = $1 AND state = 'POSTED')
                ELSE EXISTS (SELECT FROM withdrawals WHERE entity_id = $1 AND status = 'COMPLETE')
                END AS yes`]: {
      values: [string | null, string | null];
      row: {
        yes: boolean;
      };
    };
    [`SELECT CASE $2::text
                WHEN 'SEALED' THEN EXISTS (SELECT 1 FROM bank_files WHERE batch_id = $1)
                WHEN 'LEFT' THEN EXISTS (
                  SELECT 1 FROM bank_files WHERE batch_id = $1 AND left_at IS NOT NULL)
                WHEN 'STORED' THEN EXISTS (SELECT 1 FROM bank_file_replies WHERE entity_id = $3)
                WHEN 'READ' THEN EXISTS (
                  SELECT 1 FROM bank_file_replies WHERE entity_id = $3 AND result <> 'STORED')
                WHEN 'CONFIRMED' THEN EXISTS (
                  SELECT 1 FROM bank_file_replies WHERE entity_id = $3 AND result = 'APPLIED')
                WHEN 'SUBMITTED' THEN EXISTS (
                  SELECT 1 FROM withdrawals WHERE batch_id = $1 AND status = 'SUBMITTED')
                ELSE EXISTS (SELECT 1 FROM withdrawals WHERE batch_id = $1 AND status = 'COMPLETE')
                END AS yes`]: {
      values: [string | null, string | null, string | null];
      row: {
        yes: boolean;
      };
    };
    [`SELECT CASE WHEN t.day < $4 THEN '' ELSE t.day END AS day, t.part,
            sum(t.amount_minor)::bigint AS amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND t.account_number = $2 AND t.currency = $3 AND t.day <= $5
        AND (t.day >= $6 OR NOT starts_with(t.part, 'BOOKED_'))
      GROUP BY 1, 2`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null];
      row: {
        day: string;
        part: Column<typeof bankDayTotals, 'part'>;
        amount_minor: bigint;
      };
    };
    [`SELECT DISTINCT ON (n.row_number) n.row_number, n.beneficiary_name,
              e.failure_code, e.failure_reason, e.status,
              n.normalised_name <> e.normalised_name AS name_changed,
              n.branch_code <> e.branch_code AS branch_changed,
              n.amount_minor <> e.amount_minor AS amount_changed, n.rail <> e.rail AS rail_changed
         FROM withdrawals n
         JOIN withdrawals e ON e.batch_id = $2 AND e.beneficiary_id = n.beneficiary_id
                           AND e.status IN ('FAILED', 'REVERSED') AND e.failure_code IS NOT NULL
        WHERE n.batch_id = $1
        ORDER BY n.row_number, e.row_number`]: {
      values: [string | null, string | null];
      row: {
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        failure_code: Column<typeof withdrawals, 'failureCode'>;
        failure_reason: Column<typeof withdrawals, 'failureReason'> | null;
        status: Column<typeof withdrawals, 'status'>;
        name_changed: boolean;
        branch_changed: boolean;
        amount_changed: boolean;
        rail_changed: boolean;
      };
    };
    [`SELECT DISTINCT ON (s.order_date) s.id, s.statement_name, s.order_date, s.closing_minor
         FROM bank_statements s`]: {
      values: [];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
      };
    };
    'SELECT DISTINCT account_id FROM bank_statements WHERE entity_id = $1': {
      values: [string | null];
      row: {
        account_id: Column<typeof bankStatements, 'accountId'>;
      };
    };
    'SELECT DISTINCT account_id FROM bank_statements WHERE id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        account_id: Column<typeof bankStatements, 'accountId'>;
      };
    };
    'SELECT DISTINCT account_id FROM reconciled_entries WHERE file_id = $1 AND state <> \'POSTED\'': {
      values: [string | null];
      row: {
        account_id: Column<typeof reconciledEntries, 'accountId'>;
      };
    };
    'SELECT DISTINCT account_id FROM reconciled_entries WHERE file_id = $1 AND state = \'OPEN\'': {
      values: [string | null];
      row: {
        account_id: Column<typeof reconciledEntries, 'accountId'>;
      };
    };
    'SELECT DISTINCT bank_connection FROM withdrawals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        bank_connection: Column<typeof withdrawals, 'bankConnection'> | null;
      };
    };
    [`SELECT DISTINCT f.id
       FROM reconciled_entries r
       JOIN statement_files f ON f.id = r.file_id
      WHERE r.entry_id = ANY($1)
        AND (f.fetched_at IS NULL OR (f.csv IS NOT NULL AND f.uploaders <> '{}'))`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    'SELECT DISTINCT file_id FROM bank_file_payments WHERE withdrawal_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        file_id: Column<typeof bankFilePayments, 'fileId'>;
      };
    };
    'SELECT DISTINCT name FROM pgboss.job': {
      values: [];
      row: {
        name: string;
      };
    };
    [`SELECT DISTINCT p.file_id
       FROM reconciled_entries r
      CROSS JOIN LATERAL jsonb_path_query(r.proposal, '$.parts[*].itemIds[*]') AS i (item)
       JOIN bank_file_payments p
         ON p.withdrawal_id = CASE WHEN i.item #>> '{}' ~ '^(PAYOUT|RETURN) '
                                   THEN split_part(i.item #>> '{}', ' ', 2)::uuid END
      WHERE r.entity_id = $1 AND r.file_id = $2 AND r.state = 'OPEN' AND r.verdict = 'EXACT'`]: {
      values: [string | null, string | null];
      row: {
        file_id: Column<typeof bankFilePayments, 'fileId'>;
      };
    };
    'SELECT DISTINCT rail FROM withdrawals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        rail: Column<typeof withdrawals, 'rail'>;
      };
    };
    'SELECT DISTINCT s.currency FROM payout_sums s WHERE s.entity_id = $1 AND s.period = \'MONTH\'': {
      values: [string | null];
      row: {
        currency: Column<typeof payoutSums, 'currency'>;
      };
    };
    'SELECT DISTINCT status FROM batches': {
      values: [];
      row: {
        status: Column<typeof batches, 'status'>;
      };
    };
    'SELECT DISTINCT status FROM payouts': {
      values: [];
      row: {
        status: Column<typeof payouts, 'status'>;
      };
    };
    'SELECT DISTINCT status FROM withdrawals': {
      values: [];
      row: {
        status: Column<typeof withdrawals, 'status'>;
      };
    };
    [`SELECT EXISTS (
       SELECT FROM batches
        WHERE entity_id = $1 AND updated_at > $2 AND id <> $3 AND created_at <= $4
          AND status <> 'PENDING_APPROVAL') AS found`]: {
      values: [string | null, Date | string | null, string | null, Date | string | null];
      row: {
        found: boolean;
      };
    };
    [`SELECT EXISTS (SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb) AS demo,
       NOT EXISTS (SELECT 1 FROM entities) AS empty,
       EXISTS (SELECT 1 FROM entities WHERE name = $1) AS bank_demo`]: {
      values: [string | null];
      row: {
        demo: boolean;
        empty: boolean;
        bank_demo: boolean;
      };
    };
    'SELECT FROM audit_log WHERE action <> ALL ($1::text[])': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE action = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE actor_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE actor_kind = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE at <= $1': {
      values: [Date | string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE at >= $1': {
      values: [Date | string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE seq < $1': {
      values: [bigint | number | null];
      row: never;
    };
    'SELECT FROM audit_log WHERE subject_id = $1': {
      values: [string | null];
      row: never;
    };
    [`SELECT FROM bank_file_payments p
            WHERE p.name ILIKE $1 OR p.reference ILIKE $1 OR p.account_number LIKE $1`]: {
      values: [string | null];
      row: never;
    };
    [`SELECT FROM bank_file_payments p
          WHERE p.heard_at = (SELECT r.read_at FROM bank_file_replies r WHERE r.id = $1 AND r.file_id = $2)`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`SELECT FROM bank_file_payments p
        WHERE NOT EXISTS (SELECT
                             FROM entry_postings o
                            WHERE o.withdrawal_id = p.withdrawal_id AND o.kind = $1)`]: {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.amount_minor = ANY($1)': {
      values: [readonly (bigint | number | null)[] | null];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.file_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.file_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.state = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.state IS DISTINCT FROM \'REJECTED\'': {
      values: [];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.state IS NULL': {
      values: [];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.substitutions <> \'[]\'::jsonb': {
      values: [];
      row: never;
    };
    [`SELECT FROM bank_file_replies r
          WHERE r.result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND r.closed_at IS NULL`]: {
      values: [];
      row: never;
    };
    'SELECT FROM bank_file_replies r WHERE r.connection_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_file_replies r WHERE r.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_file_replies r WHERE r.file_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_file_reply_changes c WHERE c.reply_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_files f WHERE f.batch_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_files f WHERE f.connection_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_files f WHERE f.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    [`SELECT FROM bank_statements s
        WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
          AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)`]: {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_statements s WHERE s.account_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_statements s WHERE s.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_statements s WHERE s.kind = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_statements s WHERE s.order_date <= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_statements s WHERE s.order_date >= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.connection_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.day < $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.day <= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.day >= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM funding_records r WHERE r.state = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.batch_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.batch_id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.beneficiary_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.beneficiary_id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.created_at < $1': {
      values: [Date | string | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.created_at <= $1': {
      values: [Date | string | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.created_at >= $1': {
      values: [Date | string | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.direction = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.recipient_reference ILIKE $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM payouts p WHERE p.status = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM reconciled_entries r WHERE r.account_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM reconciled_entries r WHERE r.entity_id = $1 AND r.state = $2': {
      values: [string | null, string | null];
      row: never;
    };
    'SELECT FROM reconciled_entries r WHERE r.file_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM reconciled_entries r WHERE r.verdict = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM settlement_totals t WHERE t.difference_state = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM settlement_totals t WHERE t.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM settlement_totals t WHERE t.execution_date <= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM settlement_totals t WHERE t.execution_date >= $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM settlement_totals t WHERE t.state = $1': {
      values: [string | null];
      row: never;
    };
    [`SELECT FROM statement_files f
        WHERE f.entity_id = $1 AND f.result = 'REFUSED' AND f.fetched_at IS NOT NULL`]: {
      values: [string | null];
      row: never;
    };
    'SELECT FROM statement_files f WHERE f.dismissed_at IS NULL': {
      values: [];
      row: never;
    };
    [`SELECT FROM statement_findings x
        WHERE x.resolved_at IS NOT NULL OR NOT may_be_unread(x.entity_id, x.code, x.found_at)`]: {
      values: [];
      row: never;
    };
    'SELECT FROM statement_findings x WHERE x.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM statement_findings x WHERE x.resolved_at IS NULL': {
      values: [];
      row: never;
    };
    'SELECT FROM statement_findings x WHERE x.statement_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM statement_lines l WHERE l.statement_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM withdrawal_checks WHERE account_finding = \'BANK_DETAILS_CHANGED\'': {
      values: [];
      row: never;
    };
    'SELECT FROM withdrawal_checks WHERE account_finding = \'NEW_BENEFICIARY\'': {
      values: [];
      row: never;
    };
    'SELECT FROM withdrawal_checks WHERE account_mark IS NOT NULL': {
      values: [];
      row: never;
    };
    [`SELECT FROM withdrawal_checks WHERE coalesce(is_flagged, (CASE WHEN account_finding = 'BANK_DETAILS_CHANGED' THEN 256 ELSE 0 END
   + CASE WHEN account_mark IS NOT NULL THEN 128 ELSE 0 END
   + CASE WHEN shares_row IS NOT NULL OR last_paid_name IS NOT NULL THEN 64 ELSE 0 END
   + CASE WHEN has_several_accounts THEN 32 ELSE 0 END
   + CASE WHEN repeats_row IS NOT NULL OR repeats_withdrawal_id IS NOT NULL THEN 16 ELSE 0 END
   + CASE WHEN is_paid_more_often THEN 8 ELSE 0 END
   + CASE WHEN is_unusual THEN 4 ELSE 0 END
   + CASE WHEN account_finding = 'NEW_BENEFICIARY' THEN 2 ELSE 0 END
   + CASE WHEN repeated_by_row IS NOT NULL THEN 1 ELSE 0 END) > 0)`]: {
      values: [];
      row: never;
    };
    'SELECT FROM withdrawal_checks WHERE has_several_accounts': {
      values: [];
      row: never;
    };
    'SELECT FROM withdrawal_checks WHERE is_paid_more_often': {
      values: [];
      row: never;
    };
    'SELECT FROM withdrawal_checks WHERE is_paid_twice': {
      values: [];
      row: never;
    };
    'SELECT FROM withdrawal_checks WHERE is_unusual': {
      values: [];
      row: never;
    };
    'SELECT FROM withdrawal_checks WHERE repeats_row IS NOT NULL OR repeats_withdrawal_id IS NOT NULL': {
      values: [];
      row: never;
    };
    'SELECT FROM withdrawal_checks WHERE shares_row IS NOT NULL OR last_paid_name IS NOT NULL': {
      values: [];
      row: never;
    };
    'SELECT FROM withdrawals WHERE batch_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM withdrawals WHERE failure_code = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM withdrawals WHERE row_number = ANY ($1)': {
      values: [readonly (number | null)[] | null];
      row: never;
    };
    'SELECT FROM withdrawals WHERE status = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM withdrawals WHERE status IN (\'FAILED\', \'REVERSED\')': {
      values: [];
      row: never;
    };
    [`SELECT a.action
       FROM audit_log a
      WHERE a.entity_id = $1 AND a.action LIKE 'statement_file.%'
      ORDER BY a.seq`]: {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
      };
    };
    [`SELECT a.currency, a.balance_minor AS available
         FROM ledger_accounts a
         JOIN entities e ON e.id = a.entity_id
        WHERE e.name = 'Karoo Trading' AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
          AND a.balance_minor > 0
        ORDER BY a.currency`]: {
      values: [];
      row: {
        currency: Column<typeof ledgerAccounts, 'currency'>;
        available: Column<typeof ledgerAccounts, 'balanceMinor'>;
      };
    };
    [`SELECT a.entity_id FROM ledger_accounts a WHERE a.bucket = 'RESERVED' AND a.balance_minor <> (
           SELECT coalesce(sum(w.amount_minor + w.unit_fee_minor + w.vat_minor), 0)
             FROM withdrawals w
             JOIN batches b ON b.id = w.batch_id
            WHERE b.entity_id = a.entity_id AND b.currency = a.currency
              AND b.status IN ('APPROVED', 'PROCESSING')
              AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED'))`]: {
      values: [];
      row: {
        entity_id: Column<typeof ledgerAccounts, 'entityId'>;
      };
    };
    [`SELECT a.entity_id,
            (SELECT count(*)
               FROM (SELECT FROM reconciled_entries r
                      WHERE r.account_id = a.id AND r.state <> 'POSTED' AND NOT r.rests
                      LIMIT $2) r) AS awake,
            (SELECT count(*)
               FROM (SELECT FROM reconciled_entries r
                      WHERE r.account_id = a.id AND r.state IN ('OPEN', 'SET_ASIDE')
                      LIMIT $2) r) AS open
       FROM statement_accounts a
      WHERE a.id = $1`]: {
      values: [string | null, bigint | number | null];
      row: {
        entity_id: Column<typeof statementAccounts, 'entityId'>;
        awake: bigint;
        open: bigint;
      };
    };
    [`SELECT a.entity_id, a.account_key, a.currency,
            (SELECT max(s.order_date)
               FROM bank_statements s
              WHERE s.account_id = a.id AND s.order_date <= $2) AS newest
       FROM statement_accounts a
      WHERE a.entity_id = ANY($1)`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        entity_id: Column<typeof statementAccounts, 'entityId'>;
        account_key: Column<typeof statementAccounts, 'accountKey'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        newest: string | null;
      };
    };
    [`SELECT a.id
       FROM statement_accounts a
      WHERE a.id IN (
              SELECT r.account_id
                FROM reconciled_entries r
                JOIN statement_files f ON f.id = r.file_id
               WHERE r.state = 'OPEN' AND r.verdict IS NULL AND (f.read_at < $1 OR f.read_at > $3))
      LIMIT $2
        FOR UPDATE SKIP LOCKED`]: {
      values: [Date | string | null, bigint | number | null, Date | string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    [`SELECT a.id FROM ledger_accounts a
           LEFT JOIN postings p ON p.account_id = a.id
          GROUP BY a.id
         HAVING a.balance_minor <> coalesce(sum(p.amount_minor), 0)`]: {
      values: [];
      row: {
        id: Column<typeof ledgerAccounts, 'id'>;
      };
    };
    [`SELECT a.id, a.entity_id, a.account_number, a.currency
       FROM statement_accounts a
      WHERE a.entity_id = (SELECT o.entity_id FROM statement_accounts o WHERE o.id = $1)
      ORDER BY a.id
        FOR UPDATE`]: {
      values: [string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
        entity_id: Column<typeof statementAccounts, 'entityId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
      };
    };
    [`SELECT a.seq, a.at, a.action, a.actor_kind, coalesce(u.display_name, a.actor_name) AS actor_name,
            b.id, b.label, b.currency, b.withdrawal_count, b.total_amount_minor, b.status,
            b.approvals_required,
            (SELECT count(*)
               FROM approvals p
               JOIN users approver ON approver.id = p.user_id
              WHERE p.batch_id = b.id
                AND approval_lapse(approver.disabled_at, approver.roles) IS NULL) AS counted
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
    [`SELECT access_type || ' ' || bucket || ' ' || currency AS name, balance_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND balance_minor <> 0`]: {
      values: [string | null];
      row: {
        name: string;
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'>;
      };
    };
    'SELECT account_id FROM reconciled_entries WHERE entry_id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        account_id: Column<typeof reconciledEntries, 'accountId'>;
      };
    };
    [`SELECT account_id, count(*) AS entries, count(*) FILTER (WHERE verdict = 'LIKELY') AS proposals,
              count(*) FILTER (WHERE verdict = 'EXACT') AS waiting
         FROM reconciled_entries
        WHERE entity_id = $1 AND state = 'OPEN'
        GROUP BY account_id`]: {
      values: [string | null];
      row: {
        account_id: Column<typeof reconciledEntries, 'accountId'>;
        entries: bigint;
        proposals: bigint;
        waiting: bigint;
      };
    };
    'SELECT account_number FROM withdrawals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        account_number: Column<typeof withdrawals, 'accountNumber'>;
      };
    };
    'SELECT action FROM audit_log WHERE entity_id = $1 AND starts_with(action, $2) ORDER BY seq': {
      values: [string | null, string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
      };
    };
    'SELECT action FROM audit_log WHERE subject_id = $1 ORDER BY seq': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
      };
    };
    [`SELECT action, actor_kind
         FROM audit_log
        WHERE entity_id = $1 AND subject_type = 'holiday'
        ORDER BY seq`]: {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
        actor_kind: Column<typeof auditLog, 'actorKind'>;
      };
    };
    [`SELECT action, count(*) AS count
         FROM audit_log
        WHERE entity_id = $1 AND action IN ('bank_file.sealed', 'bank_file.left', 'batch.released')
        GROUP BY action
        ORDER BY action`]: {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
        count: bigint;
      };
    };
    'SELECT actor_id FROM audit_log WHERE action = \'mail.dismissed\' AND entity_id = $1': {
      values: [string | null];
      row: {
        actor_id: Column<typeof auditLog, 'actorId'> | null;
      };
    };
    'SELECT actor_id, details FROM audit_log WHERE subject_id = $1 AND action = \'batch.approved\'': {
      values: [string | null];
      row: {
        actor_id: Column<typeof auditLog, 'actorId'> | null;
        details: Column<typeof auditLog, 'details'>;
      };
    };
    [`SELECT actor_kind, actor_name, details
         FROM audit_log
        WHERE action = 'bank_file.left' AND subject_id = $1`]: {
      values: [string | null];
      row: {
        actor_kind: Column<typeof auditLog, 'actorKind'>;
        actor_name: Column<typeof auditLog, 'actorName'>;
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT amount_minor, booking_date, state, proposal, verdict FROM reconciled_entries WHERE entry_id = $1': {
      values: [string | null];
      row: {
        amount_minor: Column<typeof reconciledEntries, 'amountMinor'>;
        booking_date: Column<typeof reconciledEntries, 'bookingDate'>;
        state: Column<typeof reconciledEntries, 'state'>;
        proposal: Column<typeof reconciledEntries, 'proposal'> | null;
        verdict: Column<typeof reconciledEntries, 'verdict'> | null;
      };
    };
    'SELECT amount_minor, submissions FROM sandbox_rail.payments WHERE attempt_id = $1': {
      values: [string | null];
      row: {
        amount_minor: Column<typeof sandboxPayments, 'amountMinor'>;
        submissions: Column<typeof sandboxPayments, 'submissions'>;
      };
    };
    [`SELECT attempt_id, outcome, failure_code, rail_reference, received_at, known_at
       FROM sandbox_rail.payments
      WHERE attempt_id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        attempt_id: Column<typeof sandboxPayments, 'attemptId'>;
        outcome: Column<typeof sandboxPayments, 'outcome'>;
        failure_code: Column<typeof sandboxPayments, 'failureCode'> | null;
        rail_reference: Column<typeof sandboxPayments, 'railReference'>;
        received_at: Column<typeof sandboxPayments, 'receivedAt'>;
        known_at: Column<typeof sandboxPayments, 'knownAt'>;
      };
    };
    [`SELECT attempt_id, returned_at
       FROM sandbox_rail.payments
      WHERE returned_at >= $1 AND returned_at <= $2
      ORDER BY returned_at`]: {
      values: [Date | string | null, Date | string | null];
      row: {
        attempt_id: Column<typeof sandboxPayments, 'attemptId'>;
        returned_at: Column<typeof sandboxPayments, 'returnedAt'>;
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
    'SELECT authenticated_at, last_seen_at, expires_at FROM sessions WHERE user_id = $1': {
      values: [string | null];
      row: {
        authenticated_at: Column<typeof sessions, 'authenticatedAt'>;
        last_seen_at: Column<typeof sessions, 'lastSeenAt'>;
        expires_at: Column<typeof sessions, 'expiresAt'>;
      };
    };
    [`SELECT b.currency, b.duplicate_reason, c.checked_at, c.unusual_amount_percent, c.changed_bank_details,
              c.new_beneficiaries, c.duplicates, c.people_with_several_accounts, c.rows_of_several_accounts,
              c.unusual_amounts, c.shared_accounts, c.rows_of_shared_accounts, c.flagged,
              c.paid_more_often, c.people_paid_more_often, c.paid_twice, c.common, c.doubtful_accounts,
              (SELECT coalesce(sum(f.count), 0)::int
                 FROM batch_counts f
                WHERE f.batch_id = b.id AND f.status IN ('FAILED', 'REVERSED')) AS failed
         FROM batches b
         LEFT JOIN batch_checks c ON c.batch_id = b.id
        WHERE b.id = $1`]: {
      values: [string | null];
      row: {
        currency: Column<typeof batches, 'currency'>;
        duplicate_reason: Column<typeof batches, 'duplicateReason'> | null;
        checked_at: Column<typeof batchChecks, 'checkedAt'> | null;
        unusual_amount_percent: Column<typeof batchChecks, 'unusualAmountPercent'> | null;
        changed_bank_details: Column<typeof batchChecks, 'changedBankDetails'> | null;
        new_beneficiaries: Column<typeof batchChecks, 'newBeneficiaries'> | null;
        duplicates: Column<typeof batchChecks, 'duplicates'> | null;
        people_with_several_accounts: Column<typeof batchChecks, 'peopleWithSeveralAccounts'> | null;
        rows_of_several_accounts: Column<typeof batchChecks, 'rowsOfSeveralAccounts'> | null;
        unusual_amounts: Column<typeof batchChecks, 'unusualAmounts'> | null;
        shared_accounts: Column<typeof batchChecks, 'sharedAccounts'> | null;
        rows_of_shared_accounts: Column<typeof batchChecks, 'rowsOfSharedAccounts'> | null;
        flagged: Column<typeof batchChecks, 'flagged'> | null;
        paid_more_often: Column<typeof batchChecks, 'paidMoreOften'> | null;
        people_paid_more_often: Column<typeof batchChecks, 'peoplePaidMoreOften'> | null;
        paid_twice: Column<typeof batchChecks, 'paidTwice'> | null;
        common: Column<typeof batchChecks, 'common'> | null;
        doubtful_accounts: Column<typeof batchChecks, 'doubtfulAccounts'> | null;
        failed: number;
      };
    };
    [`SELECT b.currency, count(*)::int AS total,
            count(*) FILTER (WHERE b.after < b.before)::int AS fewer,
            count(*) FILTER (WHERE b.after < b.before AND b.after = 1)::int AS one_approval,
            coalesce(sum(b.total_amount_minor) FILTER (WHERE b.after < b.before), 0)::bigint AS amount_minor
       FROM (SELECT currency, total_amount_minor,
                    approvals_by_rules($3, currency, total_amount_minor) AS before,
                    approvals_by_rules($4, currency, total_amount_minor) AS after
               FROM batches
              WHERE entity_id = $1 AND created_at >= $2) b
      GROUP BY b.currency
      ORDER BY b.currency`]: {
      values: [string | null, Date | string | null, unknown, unknown];
      row: {
        currency: Column<typeof batches, 'currency'>;
        total: number;
        fewer: number;
        one_approval: number;
        amount_minor: bigint;
      };
    };
    [`SELECT b.currency, max(b.created_at) AS at,
            sum(b.total_amount_minor + b.total_unit_fee_minor + b.total_vat_minor)::bigint
              - coalesce((SELECT a.balance_minor FROM ledger_accounts a
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
    [`SELECT b.file_name
       FROM bank_files f
       JOIN bank_files b ON b.connection_id = f.connection_id AND b.file_number < f.file_number
      WHERE f.id = $1 AND f.format = ANY($2)
        AND ((b.left_at IS NULL AND b.withdrawn_at IS NULL)
             OR (b.by_transport AND b.arrived_at IS NULL AND b.recall_recorded_at IS NULL))
      ORDER BY b.file_number
      LIMIT 1`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        file_name: Column<typeof bankFiles, 'fileName'>;
      };
    };
    [`SELECT b.id
       FROM batches b
      WHERE b.id IN (SELECT f.batch_id FROM bank_files f WHERE f.id = ANY($1))
      ORDER BY b.id
        FOR NO KEY UPDATE`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    [`SELECT b.id
       FROM batches b
      WHERE b.status = 'PENDING_APPROVAL' AND b.created_at < $1
        AND NOT EXISTS (SELECT FROM batch_checks c WHERE c.batch_id = b.id)
      ORDER BY b.created_at
      LIMIT $2`]: {
      values: [Date | string | null, bigint | number | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    [`SELECT b.id FROM beneficiaries b
      WHERE b.last_paid_at IS DISTINCT FROM (
              SELECT max(p.created_at) FROM payouts p
               WHERE p.beneficiary_id = b.id AND p.direction = 'DEBIT' AND p.status = 'COMPLETE')`]: {
      values: [];
      row: {
        id: Column<typeof beneficiaries, 'id'>;
      };
    };
    [`SELECT b.id, b.entity_id, b.label, b.status, b.currency, b.created_at, b.withdrawal_count,
            c.checked_at, c.unusual_amount_percent
       FROM batches b
       LEFT JOIN batch_checks c ON c.batch_id = b.id
      WHERE b.id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entity_id: Column<typeof batches, 'entityId'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        created_at: Column<typeof batches, 'createdAt'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        checked_at: Column<typeof batchChecks, 'checkedAt'> | null;
        unusual_amount_percent: Column<typeof batchChecks, 'unusualAmountPercent'> | null;
      };
    };
    [`SELECT b.id, b.label, b.currency
       FROM batches b
      WHERE b.entity_id = $1 AND b.id = ANY ($2::uuid[])
      UNION ALL
     SELECT u.id, coalesce(u.display_name, u.name), NULL
       FROM users u
      WHERE u.entity_id = $1 AND u.id = ANY ($2::uuid[])
      UNION ALL
     SELECT e.id, e.name, NULL
       FROM entities e
      WHERE e.id = $1 AND e.id = ANY ($2::uuid[])
      UNION ALL
     SELECT v.id, v.name, NULL
       FROM saved_views v
      WHERE v.entity_id = $1 AND v.id = ANY ($2::uuid[])
      UNION ALL
     SELECT w.id,
            w.beneficiary_name || ', ' || coalesce(k.display_name, w.bank_code) || ' …' ||
              right(w.account_number, 4),
            b.currency
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
       LEFT JOIN banks k ON k.code = w.bank_code
      WHERE w.entity_id = $1 AND w.id = ANY ($2::uuid[])
      UNION ALL
     SELECT p.id,
            coalesce(
              w.beneficiary_name || ', ' || coalesce(k.display_name, w.bank_code) || ' …' ||
                right(w.account_number, 4),
              p.recipient_reference),
            p.currency
       FROM payouts p
       LEFT JOIN withdrawals w ON w.id = p.withdrawal_id
       LEFT JOIN banks k ON k.code = w.bank_code
      WHERE p.entity_id = $1 AND p.id = ANY ($2::uuid[])
      UNION ALL
     SELECT r.id,
            latest.beneficiary_name || ', ' || coalesce(k.display_name, r.bank_code) || ' …' ||
              right(r.account_number, 4),
            NULL
       FROM beneficiaries r
      CROSS JOIN LATERAL (SELECT w.beneficiary_name
                            FROM withdrawals w
                           WHERE w.beneficiary_id = r.id
                           ORDER BY w.created_at DESC, w.row_number DESC
                           LIMIT 1) latest
       LEFT JOIN banks k ON k.code = r.bank_code
      WHERE r.entity_id = $1 AND r.id = ANY ($2::uuid[])`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: string;
        label: string;
        currency: string | null;
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
    [`SELECT b.id, b.label, b.currency, b.total_amount_minor,
            approvals_by_rules($3, b.currency, b.total_amount_minor) AS before,
            approvals_by_rules($4, b.currency, b.total_amount_minor) AS after
       FROM batches b
      WHERE b.entity_id = $1 AND b.created_at >= $2
        AND approvals_by_rules($4, b.currency, b.total_amount_minor)
            < approvals_by_rules($3, b.currency, b.total_amount_minor)
      ORDER BY b.total_amount_minor DESC, b.id
      LIMIT 10`]: {
      values: [string | null, Date | string | null, unknown, unknown];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        before: number;
        after: number;
      };
    };
    [`SELECT b.id, b.label, b.currency, b.withdrawal_count AS count, b.total_amount_minor AS amount_minor,
            b.status, b.expires_at, b.updated_at, counting_approvals(b.id) < b.approvals_required AS lapsed,
            EXISTS (
              SELECT 1 FROM bank_files f WHERE f.batch_id = b.id AND f.withdrawn_at IS NULL) AS has_file
       FROM batches b
      WHERE b.entity_id = $1
        AND ((b.status = 'PENDING_APPROVAL' AND b.expires_at BETWEEN $2 AND $3)
             OR (b.status = 'APPROVED'
                 AND (b.held_for = 'BANK_FILE' OR counting_approvals(b.id) < b.approvals_required))
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
        lapsed: boolean;
        has_file: boolean;
      };
    };
    [`SELECT b.id, b.label, b.currency, b.withdrawal_count, b.total_amount_minor, b.created_at, b.expires_at,
            coalesce(u.display_name, u.name) AS creator
       FROM batches b
       JOIN users u ON u.id = b.created_by
      WHERE b.entity_id = $1 AND b.status = 'PENDING_APPROVAL' AND b.expires_at > $2 AND b.created_by <> $3
        AND NOT EXISTS (SELECT 1 FROM approvals a WHERE a.batch_id = b.id AND a.user_id = $3)
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
    [`SELECT b.id, b.status, b.currency, b.withdrawal_count, b.total_amount_minor, b.total_unit_fee_minor,
            b.total_vat_minor, b.content_digest, b.expires_at, b.release_at,
            b.execution_date::text AS execution_date, b.execution_rails, b.moves_on::text AS moves_on,
            b.move_reasons, b.approvals_required, coalesce(e.country, $4) AS country,
            (SELECT count(*)
               FROM approvals a
               JOIN users u ON u.id = a.user_id
              WHERE a.batch_id = b.id AND approval_lapse(u.disabled_at, u.roles) IS NULL)
                    AS approvals_counting,
            (SELECT coalesce(sum(a.balance_minor), 0)::bigint
               FROM ledger_accounts a
              WHERE a.entity_id = b.entity_id AND a.currency = b.currency
                AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE') AS available_minor,
            (SELECT coalesce(sum(o.total_amount_minor + o.total_unit_fee_minor + o.total_vat_minor), 0)
                      ::bigint
               FROM batches o
              WHERE o.entity_id = b.entity_id AND o.currency = b.currency
                AND o.status = 'PENDING_APPROVAL' AND o.id <> b.id) AS pending_minor,
            (SELECT coalesce(sum(c.amount_minor + c.fee_minor), 0)::bigint
               FROM batch_counts c
              WHERE c.batch_id = b.id AND c.status = ANY ($3)) AS unsettled_minor
       FROM batches b
       LEFT JOIN entity_configs e ON e.entity_id = b.entity_id
      WHERE b.entity_id = $1 AND b.id = $2`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, string];
      row: {
        id: Column<typeof batches, 'id'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        total_unit_fee_minor: Column<typeof batches, 'totalUnitFeeMinor'>;
        total_vat_minor: Column<typeof batches, 'totalVatMinor'>;
        content_digest: Column<typeof batches, 'contentDigest'>;
        expires_at: Column<typeof batches, 'expiresAt'>;
        release_at: Column<typeof batches, 'releaseAt'> | null;
        execution_date: string | null;
        execution_rails: Column<typeof batches, 'executionRails'> | null;
        moves_on: string | null;
        move_reasons: Column<typeof batches, 'moveReasons'> | null;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        country: string;
        approvals_counting: bigint;
        available_minor: bigint;
        pending_minor: bigint;
        unsettled_minor: bigint;
      };
    };
    [`SELECT b.id, b.status, b.total_amount_minor + b.total_unit_fee_minor + b.total_vat_minor AS total_minor,
            (SELECT sum(p.amount_minor)::bigint
               FROM transfers t
               JOIN postings p ON p.transfer_id = t.id
               JOIN ledger_accounts a ON a.id = p.account_id
              WHERE t.batch_id = b.id AND a.bucket = 'RESERVED') AS hold_minor,
            ARRAY(SELECT DISTINCT w.status FROM withdrawals w WHERE w.batch_id = b.id) AS row_statuses,
            (SELECT count(w.attempt_id) FROM withdrawals w WHERE w.batch_id = b.id) AS attempts,
            (SELECT count(*)
               FROM sandbox_rail.payments s
               JOIN withdrawals w ON w.attempt_id = s.attempt_id
              WHERE w.batch_id = b.id) AS sent,
            (SELECT count(*) FROM payouts p WHERE p.batch_id = b.id) AS payouts
       FROM batches b WHERE b.entity_id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        status: Column<typeof batches, 'status'>;
        total_minor: bigint;
        hold_minor: bigint | null;
        row_statuses: string[];
        attempts: bigint;
        sent: bigint;
        payouts: bigint;
      };
    };
    [`SELECT b.id, b.total_amount_minor + b.total_unit_fee_minor + b.total_vat_minor AS total,
              (SELECT count(*) FROM transfers t WHERE t.batch_id = b.id AND t.kind = 'HOLD') AS holds,
              (SELECT count(*) FROM withdrawals w WHERE w.batch_id = b.id AND w.status = 'COMPLETE') AS rows,
              (SELECT count(*)
                 FROM withdrawals w
                 JOIN sandbox_rail.payments s ON s.attempt_id = w.attempt_id
                WHERE w.batch_id = b.id) AS sent,
              (SELECT count(DISTINCT s.account_number)
                 FROM withdrawals w
                 JOIN sandbox_rail.payments s ON s.attempt_id = w.attempt_id
                WHERE w.batch_id = b.id)
                AS accounts
         FROM batches b WHERE b.entity_id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        total: bigint;
        holds: bigint;
        rows: bigint;
        sent: bigint;
        accounts: bigint;
      };
    };
    [`SELECT b.status, b.retry_of_batch_id,
            (SELECT n.label
               FROM batches n
              WHERE n.corrects_batch_id = b.id AND n.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')
              LIMIT 1) AS corrected_by
       FROM batches b
      WHERE b.entity_id = $1 AND b.id = $2`]: {
      values: [string | null, string | null];
      row: {
        status: Column<typeof batches, 'status'>;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
        corrected_by: string | null;
      };
    };
    [`SELECT balance_minor
         FROM ledger_accounts
        WHERE entity_id = $1 AND access_type = 'FUNDING' AND bucket = 'AVAILABLE' AND currency = $2`]: {
      values: [string | null, string | null];
      row: {
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'>;
      };
    };
    [`SELECT balance_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND access_type = 'FUNDING' AND bucket = 'AVAILABLE' AND currency = $2`]: {
      values: [string | null, string | null];
      row: {
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'>;
      };
    };
    'SELECT batch_id, connection_id FROM bank_files WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        batch_id: Column<typeof bankFiles, 'batchId'>;
        connection_id: Column<typeof bankFiles, 'connectionId'>;
      };
    };
    [`SELECT batch_id, left_at FROM bank_files
        WHERE connection_id = $1 AND withdrawn_at IS NULL
        ORDER BY file_number`]: {
      values: [string | null];
      row: {
        batch_id: Column<typeof bankFiles, 'batchId'>;
        left_at: Column<typeof bankFiles, 'leftAt'> | null;
      };
    };
    [`SELECT beneficiary_id
       FROM (SELECT beneficiary_id, currency, count, amount_minor
               FROM recipient_sums
              WHERE entity_id = $1
              UNION ALL
             SELECT beneficiary_id, currency, -1, -amount_minor
               FROM payouts
              WHERE entity_id = $1 AND direction = 'DEBIT' AND status = 'COMPLETE'
                AND beneficiary_id IS NOT NULL) both_ways
      GROUP BY beneficiary_id, currency
     HAVING sum(count) <> 0 OR sum(amount_minor) <> 0
      UNION
     SELECT coalesce(n.beneficiary_id, w.beneficiary_id)
       FROM (SELECT * FROM recipient_names WHERE entity_id = $1) n
       FULL JOIN (SELECT DISTINCT w.beneficiary_id, w.beneficiary_name
                    FROM payouts p
                    JOIN withdrawals w ON w.id = p.withdrawal_id
                   WHERE p.entity_id = $1 AND p.direction = 'DEBIT'
                     AND p.status IN ('COMPLETE', 'REVERSED')) w
              ON w.beneficiary_id = n.beneficiary_id AND w.beneficiary_name = n.name
      WHERE n.beneficiary_id IS NULL OR w.beneficiary_id IS NULL`]: {
      values: [string | null];
      row: {
        beneficiary_id: string | null;
      };
    };
    'SELECT beneficiary_name, name_key FROM withdrawals': {
      values: [];
      row: {
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        name_key: Column<typeof withdrawals, 'nameKey'> | null;
      };
    };
    [`SELECT body_hash, status, response
       FROM idempotency_keys
      WHERE user_id = $1 AND method = $2 AND path = $3 AND key = $4`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        body_hash: Column<typeof idempotencyKeys, 'bodyHash'>;
        status: Column<typeof idempotencyKeys, 'status'>;
        response: Column<typeof idempotencyKeys, 'response'>;
      };
    };
    [`SELECT bucket, balance_minor FROM ledger_accounts
      WHERE entity_id = $1 AND access_type = 'FUNDING' AND currency = $2`]: {
      values: [string | null, string | null];
      row: {
        bucket: Column<typeof ledgerAccounts, 'bucket'>;
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'>;
      };
    };
    'SELECT byte_count FROM bank_file_replies WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        byte_count: Column<typeof bankFileReplies, 'byteCount'>;
      };
    };
    'SELECT byte_count, entity_id FROM bank_file_replies WHERE id = $1': {
      values: [string | null];
      row: {
        byte_count: Column<typeof bankFileReplies, 'byteCount'>;
        entity_id: Column<typeof bankFileReplies, 'entityId'>;
      };
    };
    'SELECT byte_count, entity_id FROM statement_files WHERE id = $1': {
      values: [string | null];
      row: {
        byte_count: Column<typeof statementFiles, 'byteCount'>;
        entity_id: Column<typeof statementFiles, 'entityId'>;
      };
    };
    'SELECT bytes FROM bank_files WHERE batch_id = $1': {
      values: [string | null];
      row: {
        bytes: Column<typeof bankFiles, 'bytes'>;
      };
    };
    'SELECT bytes, sha256, payment_count, file_number FROM bank_files WHERE batch_id = $1': {
      values: [string | null];
      row: {
        bytes: Column<typeof bankFiles, 'bytes'>;
        sha256: Column<typeof bankFiles, 'sha256'>;
        payment_count: Column<typeof bankFiles, 'paymentCount'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
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
    [`SELECT c.currency, count(*)::int AS count, max(f.read_at) AS at
       FROM statement_files f
       LEFT JOIN bank_file_connections c ON c.id = f.fetched_from
      WHERE f.entity_id = $1 AND f.result = 'REFUSED' AND f.fetched_at IS NOT NULL
        AND f.dismissed_at IS NULL
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
    [`SELECT c.entity_id
       FROM payment_config_changes c
       JOIN users u ON u.id = c.proposed_by
      WHERE c.state = 'PENDING'
        AND (c.counts_from <= $1 AND c.recorded_at <= clock_timestamp() - interval '1 day'
             OR u.disabled_at IS NOT NULL OR NOT 'ADMIN' = ANY (u.roles))`]: {
      values: [Date | string | null];
      row: {
        entity_id: Column<typeof paymentConfigChanges, 'entityId'>;
      };
    };
    [`SELECT c.id
       FROM bank_file_connections c
      WHERE c.id IN (SELECT connection_id FROM bank_files
                      WHERE batch_id = $1 AND left_at IS NULL AND withdrawn_at IS NULL)
        AND (c.state = 'LIVE' OR $2)
        FOR NO KEY UPDATE`]: {
      values: [string | null, boolean | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
      };
    };
    [`SELECT c.id, c.author_id, u.name AS author_name, c.text, c.row_number, c.created_at,
            (SELECT coalesce(jsonb_agg(
                      jsonb_build_object('userId', m.id, 'name', m.name) ORDER BY m.name), '[]')
               FROM users m
              WHERE m.id = ANY (c.mentioned_ids)) AS mentions
       FROM batch_comments c
       JOIN users u ON u.id = c.author_id
      WHERE c.batch_id = $1
      ORDER BY c.created_at DESC, c.id DESC
      LIMIT $2`]: {
      values: [string | null, bigint | number | null];
      row: {
        id: Column<typeof batchComments, 'id'>;
        author_id: Column<typeof batchComments, 'authorId'>;
        author_name: Column<typeof users, 'name'>;
        text: Column<typeof batchComments, 'text'>;
        row_number: Column<typeof batchComments, 'rowNumber'> | null;
        created_at: Column<typeof batchComments, 'createdAt'>;
        mentions: unknown;
      };
    };
    [`SELECT c.id, c.display_name, c.state, c.payer_name, c.payer_branch_code, c.payer_account_number,
              c.payer_account_type, c.currency, c.first_live_at, f.reference
         FROM bank_file_connections c
         LEFT JOIN funding_references f ON f.connection_id = c.id
        WHERE c.entity_id = $1
        ORDER BY c.created_at, c.id`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        state: Column<typeof bankFileConnections, 'state'>;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        payer_branch_code: Column<typeof bankFileConnections, 'payerBranchCode'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        payer_account_type: Column<typeof bankFileConnections, 'payerAccountType'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
        first_live_at: Column<typeof bankFileConnections, 'firstLiveAt'> | null;
        reference: Column<typeof fundingReferences, 'reference'> | null;
      };
    };
    [`SELECT c.id, c.entity_id, c.currency, c.payer_account_number, c.transport,
            c.profile ->> 'paidBy' AS paid_by,
            array_agg(DISTINCT f.execution_date ORDER BY f.execution_date) AS days
       FROM bank_file_connections c
       JOIN bank_files f ON f.entity_id = c.entity_id AND f.connection_id = c.id
      WHERE c.state = 'LIVE' AND ($1::uuid IS NULL OR c.entity_id = $1)
        AND f.left_at IS NOT NULL AND NOT f.is_test AND f.recalled_at IS NULL
        AND f.reply_status IS DISTINCT FROM 'REJECTED'
        AND f.execution_date BETWEEN $2 AND $3
      GROUP BY c.id`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        entity_id: Column<typeof bankFileConnections, 'entityId'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        transport: Column<typeof bankFileConnections, 'transport'>;
        paid_by: string | null;
        days: string[];
      };
    };
    [`SELECT c.id, c.loosened, c.config, c.base_version, c.proposed_by, u.name AS proposed_by_name,
            c.proposed_at, c.counts_from
       FROM payment_config_changes c
       JOIN users u ON u.id = c.proposed_by
      WHERE c.entity_id = $1 AND c.state = 'PENDING' `]: {
      values: [string | null];
      row: {
        id: Column<typeof paymentConfigChanges, 'id'>;
        loosened: Column<typeof paymentConfigChanges, 'loosened'>;
        config: Column<typeof paymentConfigChanges, 'config'>;
        base_version: Column<typeof paymentConfigChanges, 'baseVersion'>;
        proposed_by: Column<typeof paymentConfigChanges, 'proposedBy'>;
        proposed_by_name: Column<typeof users, 'name'>;
        proposed_at: Column<typeof paymentConfigChanges, 'proposedAt'>;
        counts_from: Column<typeof paymentConfigChanges, 'countsFrom'>;
      };
    };
    [`SELECT c.id, c.loosened, c.config, c.base_version, c.proposed_by, u.name AS proposed_by_name,
            c.proposed_at, c.counts_from
       FROM payment_config_changes c
       JOIN users u ON u.id = c.proposed_by
      WHERE c.entity_id = $1 AND c.state = 'PENDING' FOR UPDATE OF c`]: {
      values: [string | null];
      row: {
        id: Column<typeof paymentConfigChanges, 'id'>;
        loosened: Column<typeof paymentConfigChanges, 'loosened'>;
        config: Column<typeof paymentConfigChanges, 'config'>;
        base_version: Column<typeof paymentConfigChanges, 'baseVersion'>;
        proposed_by: Column<typeof paymentConfigChanges, 'proposedBy'>;
        proposed_by_name: Column<typeof users, 'name'>;
        proposed_at: Column<typeof paymentConfigChanges, 'proposedAt'>;
        counts_from: Column<typeof paymentConfigChanges, 'countsFrom'>;
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
    [`SELECT c.payer_account_number, c.currency, last.csv
         FROM bank_file_connections c
         LEFT JOIN LATERAL (
           SELECT f.csv
             FROM statement_files f
            WHERE f.entity_id = c.entity_id AND f.csv IS NOT NULL AND f.csv ->> 'connectionId' = c.id::text
              AND f.result = 'READ'
            ORDER BY f.received_at DESC
            LIMIT 1) last ON true
        WHERE c.entity_id = $1 AND c.id = $2`]: {
      values: [string | null, string | null];
      row: {
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
        csv: Column<typeof statementFiles, 'csv'> | null;
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
    [`SELECT c.version, c.default_currency, c.approval_rules, c.step_up_max_age_seconds,
            c.approval_expiry_days, c.release_delay_seconds, c.default_rail, c.duplicate_window_days,
            c.unusual_amount_percent, c.execution_date_policy, c.timezone, c.notification_emails,
            c.low_balance_thresholds, c.settlement_limit_currency, c.settlement_limit_minor,
            c.updated_at, c.updated_by,
            (SELECT name FROM users WHERE id = c.updated_by) AS updated_by_name
       FROM payment_configs c
      WHERE entity_id = $1 `]: {
      values: [string | null];
      row: {
        version: Column<typeof paymentConfigs, 'version'>;
        default_currency: Column<typeof paymentConfigs, 'defaultCurrency'>;
        approval_rules: Column<typeof paymentConfigs, 'approvalRules'>;
        step_up_max_age_seconds: Column<typeof paymentConfigs, 'stepUpMaxAgeSeconds'> | null;
        approval_expiry_days: Column<typeof paymentConfigs, 'approvalExpiryDays'>;
        release_delay_seconds: Column<typeof paymentConfigs, 'releaseDelaySeconds'>;
        default_rail: Column<typeof paymentConfigs, 'defaultRail'>;
        duplicate_window_days: Column<typeof paymentConfigs, 'duplicateWindowDays'>;
        unusual_amount_percent: Column<typeof paymentConfigs, 'unusualAmountPercent'>;
        execution_date_policy: Column<typeof paymentConfigs, 'executionDatePolicy'>;
        timezone: Column<typeof paymentConfigs, 'timezone'>;
        notification_emails: Column<typeof paymentConfigs, 'notificationEmails'>;
        low_balance_thresholds: Column<typeof paymentConfigs, 'lowBalanceThresholds'>;
        settlement_limit_currency: Column<typeof paymentConfigs, 'settlementLimitCurrency'>;
        settlement_limit_minor: Column<typeof paymentConfigs, 'settlementLimitMinor'>;
        updated_at: Column<typeof paymentConfigs, 'updatedAt'>;
        updated_by: Column<typeof paymentConfigs, 'updatedBy'> | null;
        updated_by_name: string | null;
      };
    };
    [`SELECT c.version, c.default_currency, c.approval_rules, c.step_up_max_age_seconds,
            c.approval_expiry_days, c.release_delay_seconds, c.default_rail, c.duplicate_window_days,
            c.unusual_amount_percent, c.execution_date_policy, c.timezone, c.notification_emails,
            c.low_balance_thresholds, c.settlement_limit_currency, c.settlement_limit_minor,
            c.updated_at, c.updated_by,
            (SELECT name FROM users WHERE id = c.updated_by) AS updated_by_name
       FROM payment_configs c
      WHERE entity_id = $1 FOR SHARE`]: {
      values: [string | null];
      row: {
        version: Column<typeof paymentConfigs, 'version'>;
        default_currency: Column<typeof paymentConfigs, 'defaultCurrency'>;
        approval_rules: Column<typeof paymentConfigs, 'approvalRules'>;
        step_up_max_age_seconds: Column<typeof paymentConfigs, 'stepUpMaxAgeSeconds'> | null;
        approval_expiry_days: Column<typeof paymentConfigs, 'approvalExpiryDays'>;
        release_delay_seconds: Column<typeof paymentConfigs, 'releaseDelaySeconds'>;
        default_rail: Column<typeof paymentConfigs, 'defaultRail'>;
        duplicate_window_days: Column<typeof paymentConfigs, 'duplicateWindowDays'>;
        unusual_amount_percent: Column<typeof paymentConfigs, 'unusualAmountPercent'>;
        execution_date_policy: Column<typeof paymentConfigs, 'executionDatePolicy'>;
        timezone: Column<typeof paymentConfigs, 'timezone'>;
        notification_emails: Column<typeof paymentConfigs, 'notificationEmails'>;
        low_balance_thresholds: Column<typeof paymentConfigs, 'lowBalanceThresholds'>;
        settlement_limit_currency: Column<typeof paymentConfigs, 'settlementLimitCurrency'>;
        settlement_limit_minor: Column<typeof paymentConfigs, 'settlementLimitMinor'>;
        updated_at: Column<typeof paymentConfigs, 'updatedAt'>;
        updated_by: Column<typeof paymentConfigs, 'updatedBy'> | null;
        updated_by_name: string | null;
      };
    };
    [`SELECT c.version, c.default_currency, c.approval_rules, c.step_up_max_age_seconds,
            c.approval_expiry_days, c.release_delay_seconds, c.default_rail, c.duplicate_window_days,
            c.unusual_amount_percent, c.execution_date_policy, c.timezone, c.notification_emails,
            c.low_balance_thresholds, c.settlement_limit_currency, c.settlement_limit_minor,
            c.updated_at, c.updated_by,
            (SELECT name FROM users WHERE id = c.updated_by) AS updated_by_name
       FROM payment_configs c
      WHERE entity_id = $1 FOR UPDATE`]: {
      values: [string | null];
      row: {
        version: Column<typeof paymentConfigs, 'version'>;
        default_currency: Column<typeof paymentConfigs, 'defaultCurrency'>;
        approval_rules: Column<typeof paymentConfigs, 'approvalRules'>;
        step_up_max_age_seconds: Column<typeof paymentConfigs, 'stepUpMaxAgeSeconds'> | null;
        approval_expiry_days: Column<typeof paymentConfigs, 'approvalExpiryDays'>;
        release_delay_seconds: Column<typeof paymentConfigs, 'releaseDelaySeconds'>;
        default_rail: Column<typeof paymentConfigs, 'defaultRail'>;
        duplicate_window_days: Column<typeof paymentConfigs, 'duplicateWindowDays'>;
        unusual_amount_percent: Column<typeof paymentConfigs, 'unusualAmountPercent'>;
        execution_date_policy: Column<typeof paymentConfigs, 'executionDatePolicy'>;
        timezone: Column<typeof paymentConfigs, 'timezone'>;
        notification_emails: Column<typeof paymentConfigs, 'notificationEmails'>;
        low_balance_thresholds: Column<typeof paymentConfigs, 'lowBalanceThresholds'>;
        settlement_limit_currency: Column<typeof paymentConfigs, 'settlementLimitCurrency'>;
        settlement_limit_minor: Column<typeof paymentConfigs, 'settlementLimitMinor'>;
        updated_at: Column<typeof paymentConfigs, 'updatedAt'>;
        updated_by: Column<typeof paymentConfigs, 'updatedBy'> | null;
        updated_by_name: string | null;
      };
    };
    [`SELECT c.withdrawal_id, c.before, c.state, c.failure_code, c.reason_code, c.reason_text,
              c.moved_to_branch_code, c.moved_to_account_number, w.row_number, w.beneficiary_name,
              w.account_number, w.amount_minor, b.id AS batch_id, b.label, b.currency
         FROM bank_file_reply_changes c
         JOIN withdrawals w ON w.id = c.withdrawal_id
         JOIN batches b ON b.id = w.batch_id`]: {
      values: [];
      row: {
        withdrawal_id: Column<typeof bankFileReplyChanges, 'withdrawalId'>;
        before: Column<typeof bankFileReplyChanges, 'before'> | null;
        state: Column<typeof bankFileReplyChanges, 'state'> | null;
        failure_code: Column<typeof bankFileReplyChanges, 'failureCode'> | null;
        reason_code: Column<typeof bankFileReplyChanges, 'reasonCode'> | null;
        reason_text: Column<typeof bankFileReplyChanges, 'reasonText'> | null;
        moved_to_branch_code: Column<typeof bankFileReplyChanges, 'movedToBranchCode'> | null;
        moved_to_account_number: Column<typeof bankFileReplyChanges, 'movedToAccountNumber'> | null;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        batch_id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
      };
    };
    'SELECT carriers FROM batches WHERE id = $1 AND status = $2 FOR UPDATE': {
      values: [string | null, string | null];
      row: {
        carriers: Column<typeof batches, 'carriers'> | null;
      };
    };
    [`SELECT coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND id <> $2 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)
      ORDER BY 1`]: {
      values: [string | null, string | null];
      row: {
        name: string;
      };
    };
    [`SELECT coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(release_at))), 0)::float8 AS seconds
       FROM batches
      WHERE status = 'APPROVED' AND release_at <= $1 AND held_for IS NULL`]: {
      values: [Date | string | null];
      row: {
        seconds: number;
      };
    };
    'SELECT coalesce(release_at <= $2, false) AS due FROM batches WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: {
        due: boolean;
      };
    };
    [`SELECT coalesce(sum(a.balance_minor), 0)::text AS balances,
            (SELECT coalesce(sum(p.amount_minor), 0)::text
               FROM postings p
               JOIN ledger_accounts x ON x.id = p.account_id
              WHERE x.entity_id = $1) AS postings
       FROM ledger_accounts a WHERE a.entity_id = $1`]: {
      values: [string | null];
      row: {
        balances: string;
        postings: string;
      };
    };
    [`SELECT coalesce(sum(amount_minor) FILTER (WHERE status = 'COMPLETE'), 0)::text AS outside,
            coalesce(sum(unit_fee_minor + vat_minor)
              FILTER (WHERE status IN ('COMPLETE', 'REVERSED')), 0)::text AS fees
       FROM withdrawals
      WHERE batch_id = $1`]: {
      values: [string | null];
      row: {
        outside: string;
        fees: string;
      };
    };
    'SELECT coalesce(sum(balance_minor), 0)::text AS sum FROM ledger_accounts': {
      values: [];
      row: {
        sum: string;
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
    'SELECT coalesce(sum(count), 0)::bigint AS total FROM recipient_counts WHERE entity_id = $1': {
      values: [string | null];
      row: {
        total: bigint;
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
    [`SELECT coalesce(sum(e.amount_minor), 0)::bigint AS sum
       FROM statement_lines l
       JOIN statement_entries e ON e.id = l.entry_id
      WHERE l.statement_id = $1 AND e.status = 'BOOKED'
        AND EXISTS (SELECT 1 FROM statement_lines o WHERE o.entry_id = l.entry_id AND o.statement_id = $2)`]: {
      values: [string | null, string | null];
      row: {
        sum: bigint;
      };
    };
    [`SELECT code, default_branch_code AS "defaultBranchCode"
       FROM banks
      WHERE country_code = $1`]: {
      values: [string | null];
      row: {
        code: Column<typeof banks, 'code'>;
        defaultBranchCode: Column<typeof banks, 'defaultBranchCode'>;
      };
    };
    [`SELECT code, display_name AS "displayName", country_code AS "countryCode",
            default_branch_code AS "defaultBranchCode",
            account_number_min_length AS "accountNumberMinLength",
            account_number_max_length AS "accountNumberMaxLength", rails
       FROM banks
      WHERE country_code = $1
      ORDER BY code`]: {
      values: [string | null];
      row: {
        code: Column<typeof banks, 'code'>;
        displayName: Column<typeof banks, 'displayName'>;
        countryCode: Column<typeof banks, 'countryCode'>;
        defaultBranchCode: Column<typeof banks, 'defaultBranchCode'>;
        accountNumberMinLength: Column<typeof banks, 'accountNumberMinLength'>;
        accountNumberMaxLength: Column<typeof banks, 'accountNumberMaxLength'>;
        rails: Column<typeof banks, 'rails'>;
      };
    };
    [`SELECT code, display_name, country_code, default_branch_code, account_number_min_length,
              account_number_max_length, rails
         FROM banks
        WHERE country_code = $1
        ORDER BY lower(display_name), code`]: {
      values: [string | null];
      row: {
        code: Column<typeof banks, 'code'>;
        display_name: Column<typeof banks, 'displayName'>;
        country_code: Column<typeof banks, 'countryCode'>;
        default_branch_code: Column<typeof banks, 'defaultBranchCode'>;
        account_number_min_length: Column<typeof banks, 'accountNumberMinLength'>;
        account_number_max_length: Column<typeof banks, 'accountNumberMaxLength'>;
        rails: Column<typeof banks, 'rails'>;
      };
    };
    [`SELECT connection_id FROM bank_file_transports
      WHERE connection_id = $1 AND failing_since <= $2::timestamptz - interval '1 hour'`]: {
      values: [string | null, Date | string | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
      };
    };
    'SELECT connection_id FROM bank_file_transports WHERE next_visit_at <= $1': {
      values: [Date | string | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
      };
    };
    'SELECT connection_id FROM bank_file_transports WHERE next_visit_at <= $1 ORDER BY next_visit_at': {
      values: [Date | string | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
      };
    };
    'SELECT connection_id FROM bank_files WHERE batch_id = $1 AND left_at IS NOT NULL': {
      values: [string | null];
      row: {
        connection_id: Column<typeof bankFiles, 'connectionId'>;
      };
    };
    'SELECT connection_id FROM bank_files WHERE id = $1': {
      values: [string | null];
      row: {
        connection_id: Column<typeof bankFiles, 'connectionId'>;
      };
    };
    'SELECT connection_id, bytes FROM bank_file_replies WHERE id = $1': {
      values: [string | null];
      row: {
        connection_id: Column<typeof bankFileReplies, 'connectionId'>;
        bytes: Column<typeof bankFileReplies, 'bytes'>;
      };
    };
    [`SELECT connection_id, entity_id
         FROM (SELECT DISTINCT ON (entity_id) connection_id, entity_id, next_visit_at
                 FROM bank_file_transports
                WHERE next_visit_at <= $1
                  AND NOT (entity_id = ANY ($2))
                  AND NOT (connection_id = ANY ($3))
                ORDER BY entity_id, next_visit_at) AS due
        ORDER BY next_visit_at
        LIMIT 100`]: {
      values: [Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
        entity_id: Column<typeof bankFileTransports, 'entityId'>;
      };
    };
    'SELECT connection_id, reference FROM funding_references WHERE entity_id = $1 ORDER BY connection_id': {
      values: [string | null];
      row: {
        connection_id: Column<typeof fundingReferences, 'connectionId'>;
        reference: Column<typeof fundingReferences, 'reference'>;
      };
    };
    'SELECT content_digest FROM approvals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        content_digest: Column<typeof approvals, 'contentDigest'>;
      };
    };
    [`SELECT count(*) AS count
         FROM (SELECT
                 FROM reconciled_entries r
                WHERE r.account_id IN (SELECT a.id FROM statement_accounts a WHERE a.entity_id = $1)
                  AND r.state <> 'POSTED' AND NOT r.rests
                LIMIT $2) r`]: {
      values: [string | null, bigint | number | null];
      row: {
        count: bigint;
      };
    };
    [`SELECT count(*) AS count
         FROM reconciled_entries
        WHERE entity_id = $1 AND state = 'OPEN' AND verdict IS NULL`]: {
      values: [string | null];
      row: {
        count: bigint;
      };
    };
    [`SELECT count(*) AS count
       FROM (SELECT FROM reconciled_entries r
              WHERE r.account_id = $1 AND r.state IN ('OPEN', 'SET_ASIDE') AND r.rests
              LIMIT $2) r`]: {
      values: [string | null, bigint | number | null];
      row: {
        count: bigint;
      };
    };
    [`SELECT count(*) AS count
       FROM entry_postings o
       JOIN statement_accounts a ON a.id = o.account_id
      WHERE a.entity_id = $1`]: {
      values: [string | null];
      row: {
        count: bigint;
      };
    };
    [`SELECT count(*) AS count
       FROM reconciled_entries
      WHERE entity_id = $1 AND state = 'POSTED'`]: {
      values: [string | null];
      row: {
        count: bigint;
      };
    };
    [`SELECT count(*) AS count
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE a.entity_id = $1`]: {
      values: [string | null];
      row: {
        count: bigint;
      };
    };
    'SELECT count(*) AS count FROM bank_statements WHERE entity_id = $1': {
      values: [string | null];
      row: {
        count: bigint;
      };
    };
    'SELECT count(*) AS count FROM pg_stat_activity WHERE application_name = \'outlay-statements\'': {
      values: [];
      row: {
        count: bigint;
      };
    };
    'SELECT count(*) AS count FROM reconciled_entries WHERE account_id = $1 AND rests': {
      values: [string | null];
      row: {
        count: bigint;
      };
    };
    [`SELECT count(*) AS entries, sum(e.amount_minor)::bigint AS sum,
            (SELECT count(*) FROM bank_statements s WHERE s.entity_id = $1) AS statements,
            (SELECT count(*) FROM statement_findings x WHERE x.entity_id = $1) AS findings,
            (SELECT count(*)
               FROM audit_log l
              WHERE l.entity_id = $1 AND l.action = 'statement_file.read') AS readings
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE a.entity_id = $1`]: {
      values: [string | null];
      row: {
        entries: bigint;
        sum: bigint | null;
        statements: bigint;
        findings: bigint;
        readings: bigint;
      };
    };
    [`SELECT count(*) AS n
         FROM (SELECT at, lag(at) OVER (PARTITION BY entity_id ORDER BY seq) AS before FROM audit_log) a
        WHERE at < before OR at > now()`]: {
      values: [];
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
    [`SELECT count(*) AS n FROM installation WHERE name NOT LIKE 'version %'
     UNION ALL SELECT count(*) FROM entities
     UNION ALL SELECT count(*) FROM batches
     UNION ALL SELECT count(*) FROM sandbox_rail.payments`]: {
      values: [];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n FROM payout_sums WHERE entity_id = $1': {
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
    'SELECT count(*) AS n FROM sandbox_rail.payments': {
      values: [];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n FROM withdrawals WHERE status = \'REVERSED\'': {
      values: [];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n, sum(amount_minor)::text AS sum FROM withdrawals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        n: bigint;
        sum: string | null;
      };
    };
    'SELECT count(*) AS payments, count(DISTINCT account_number) AS accounts FROM sandbox_rail.payments': {
      values: [];
      row: {
        payments: bigint;
        accounts: bigint;
      };
    };
    [`SELECT count(*) AS payouts, count(DISTINCT p.batch_id) AS batches,
              count(DISTINCT date_trunc('month', p.created_at)) AS months
         FROM payouts p
         JOIN entities e ON e.id = p.entity_id
        WHERE e.name = 'Karoo Trading' AND p.batch_id IS NOT NULL`]: {
      values: [];
      row: {
        payouts: bigint;
        batches: bigint;
        months: bigint;
      };
    };
    [`SELECT count(*) AS postings, count(DISTINCT o.withdrawal_id) AS payments,
              sum(o.amount_minor)::bigint AS sum,
              (SELECT count(*)
                 FROM reconciled_entries r
                WHERE r.entity_id = $1 AND r.state <> 'POSTED') AS open,
              (SELECT sum(d.amount_minor)::bigint
                 FROM bank_day_totals d
                WHERE d.entity_id = $1 AND d.part = 'BOOKED_PAYOUT') AS booked,
              (SELECT t.settled_count FROM settlement_totals t WHERE t.file_id = $2) AS settled,
              (SELECT count(*)
                 FROM audit_log l
                WHERE l.entity_id = $1 AND l.action = 'statement_entries.matched') AS runs
         FROM entry_postings o
        WHERE o.file_id = $2`]: {
      values: [string | null, string | null];
      row: {
        postings: bigint;
        payments: bigint;
        sum: bigint | null;
        open: bigint;
        booked: bigint | null;
        settled: number | null;
        runs: bigint;
      };
    };
    [`SELECT count(*) AS total 
    FROM bank_file_payments p
    JOIN withdrawals w ON w.id = p.withdrawal_id
    LEFT JOIN LATERAL (
         SELECT (array_agg(s.entry_id ORDER BY s.part))[1] AS entry_id, max(s.booking_date) AS booking_date,
                sum(s.amount_minor)::bigint AS amount_minor
           FROM entry_postings s
          WHERE s.withdrawal_id = p.withdrawal_id AND s.kind = 'PAYOUT') o ON true
   CROSS JOIN LATERAL (
         SELECT CASE
                WHEN w.status = 'REVERSED' OR p.state = 'RETURNED' THEN 'RETURNED'
                WHEN w.status = 'FAILED' OR p.state = 'REJECTED' THEN 'REJECTED'
                WHEN o.entry_id IS NOT NULL THEN 'SETTLED'
                ELSE 'WAITING'
                END AS state) x`]: {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM audit_log': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM bank_file_payments p': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM bank_file_replies r': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM bank_file_reply_changes c': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM bank_files f': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM bank_statements s': {
      values: [];
      row: {
        total: bigint;
      };
    };
    [`SELECT count(*) AS total FROM batches b WHERE b.entity_id = $1 AND ($2::text IS NULL OR b.status = $2)
        AND ($3::text IS NULL
             OR (search_fold(b.label) LIKE $3 AND search_fold(b.label) LIKE $4
                 AND search_fold(b.label) LIKE ALL ($5::text[])))
        AND ($6::uuid IS NULL
             OR EXISTS (
                  SELECT 1 FROM approvals o WHERE o.batch_id = b.id AND o.user_id = $6 OFFSET 0))`]: {
      values: [string | null, string | null, string | null, string | null, readonly (string | null)[] | null, string | null];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM funding_records r': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM payouts p': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM reconciled_entries r': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM saved_views WHERE user_id = $1': {
      values: [string | null];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM settlement_totals t JOIN bank_files f ON f.id = t.file_id': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM statement_files f': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM statement_findings x': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM withdrawals': {
      values: [];
      row: {
        total: bigint;
      };
    };
    [`SELECT count(*) FILTER (WHERE approval_lapse(u.disabled_at, u.roles) IS NULL)::int AS approvers,
            coalesce(bool_or('PREPARER' = ANY (u.roles)) FILTER (WHERE u.disabled_at IS NULL), false)
              AS has_preparer,
            coalesce(bool_or('PREPARER' = ANY (u.roles) AND NOT 'APPROVER' = ANY (u.roles))
                       FILTER (WHERE u.disabled_at IS NULL), false) AS has_separate_preparer,
            coalesce(bool_or('ADMIN' = ANY (u.roles)) FILTER (WHERE u.disabled_at IS NULL), false)
              AS has_admin,
            greatest(max(u.created_at), max(u.disabled_at), e.created_at) AS since
       FROM entities e
       LEFT JOIN users u ON u.entity_id = e.id
      WHERE e.id = $1
      GROUP BY e.id`]: {
      values: [string | null];
      row: {
        approvers: number;
        has_preparer: boolean;
        has_separate_preparer: boolean;
        has_admin: boolean;
        since: Date;
      };
    };
    [`SELECT count(*) FILTER (WHERE w.status = 'COMPLETE') AS complete,
              count(*) FILTER (WHERE w.status = 'FAILED') AS failed,
              sum(w.amount_minor + w.unit_fee_minor + w.vat_minor)
                FILTER (WHERE w.status = 'COMPLETE')::bigint AS spent,
              (SELECT count(*) FROM payouts p WHERE p.batch_id = $1) AS payouts
         FROM withdrawals w
        WHERE w.batch_id = $1`]: {
      values: [string | null];
      row: {
        complete: bigint;
        failed: bigint;
        spent: bigint | null;
        payouts: bigint;
      };
    };
    'SELECT count(*) FROM withdrawals': {
      values: [];
      row: {
        count: bigint;
      };
    };
    [`SELECT count(*)::int AS count
           FROM statement_findings
          WHERE resolved_at IS NULL AND code IN ('SEQUENCE_GAP', 'OPENING_BREAK')`]: {
      values: [];
      row: {
        count: number;
      };
    };
    [`SELECT count(*)::int AS count,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(t.failing_since))), 0)::float8
                AS oldest_seconds
         FROM bank_file_transports t
         JOIN bank_file_connections c ON c.id = t.connection_id
        WHERE t.failing_since IS NOT NULL AND t.confirmed_at IS NOT NULL
          AND (c.state = 'LIVE'
               OR EXISTS (
                    SELECT 1 FROM bank_files f
                     WHERE f.connection_id = c.id AND f.by_transport AND f.arrived_at IS NULL))`]: {
      values: [Date | string | null];
      row: {
        count: number;
        oldest_seconds: number;
      };
    };
    [`SELECT count(*)::int AS count, count(given_up_at)::int AS given_up,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(failed_at))), 0)::float8
                AS oldest_seconds
         FROM undelivered_mails`]: {
      values: [Date | string | null];
      row: {
        count: number;
        given_up: number;
        oldest_seconds: number;
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
    [`SELECT count(*)::int AS total,
            count(*) FILTER (
              WHERE f.currency = $3 AND t.over_minor + t.under_minor <= $4
                AND NOT (f.currency = $5 AND t.over_minor + t.under_minor <= $6))::int AS one_user
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      WHERE t.entity_id = $1 AND t.execution_date >= $2 AND t.over_minor + t.under_minor > 0`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, bigint | number | null];
      row: {
        total: number;
        one_user: number;
      };
    };
    'SELECT count(DISTINCT s.order_date) AS total FROM bank_statements s': {
      values: [];
      row: {
        total: bigint;
      };
    };
    [`SELECT count(audit_append($1, timestamptz '2024-01-01' + n * interval '1 hour', 
       CASE n % 50 WHEN 0 THEN 'SYSTEM' ELSE 'USER' END, CASE n % 50 WHEN 0 THEN NULL ELSE $2::uuid END,
       'a user', CASE n % 30 WHEN 0 THEN 'batch.labelled' ELSE 'batch.created' END, 'batch', n::text, '{}'))
       FROM generate_series(1, 3000) AS n`]: {
      values: [string | null, string | null];
      row: {
        count: bigint;
      };
    };
    'SELECT counting_approvals($1) AS counted': {
      values: [string];
      row: {
        counted: bigint;
      };
    };
    'SELECT country FROM entity_configs WHERE entity_id = $1': {
      values: [string | null];
      row: {
        country: Column<typeof entityConfigs, 'country'>;
      };
    };
    'SELECT country FROM entity_configs WHERE entity_id = $1 AND country <> $2': {
      values: [string | null, string | null];
      row: {
        country: Column<typeof entityConfigs, 'country'>;
      };
    };
    [`SELECT country, max_batch_amounts AS amounts
       FROM entity_configs
      WHERE entity_id = $1
        FOR UPDATE`]: {
      values: [string | null];
      row: {
        country: Column<typeof entityConfigs, 'country'>;
        amounts: Column<typeof entityConfigs, 'maxBatchAmounts'>;
      };
    };
    'SELECT country, rails FROM entity_configs WHERE entity_id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        country: Column<typeof entityConfigs, 'country'>;
        rails: Column<typeof entityConfigs, 'rails'>;
      };
    };
    'SELECT created_by FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        created_by: Column<typeof batches, 'createdBy'>;
      };
    };
    [`SELECT currency,
              coalesce(sum(balance_minor) FILTER (WHERE bucket = 'AVAILABLE'), 0)::bigint AS available_minor,
              coalesce(sum(balance_minor) FILTER (WHERE bucket = 'RESERVED'), 0)::bigint AS reserved_minor,
              max(updated_at) AS updated_at
         FROM ledger_accounts
        WHERE entity_id = $1 AND access_type = $2 AND currency = ANY ($3)
        GROUP BY currency`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: {
        currency: Column<typeof ledgerAccounts, 'currency'>;
        available_minor: bigint;
        reserved_minor: bigint;
        updated_at: Date | null;
      };
    };
    [`SELECT currency, count(*) AS batches, sum(withdrawal_count)::bigint AS withdrawals,
              sum(total_amount_minor)::bigint AS amount_minor,
              sum(total_unit_fee_minor + total_vat_minor)::bigint AS fees_minor
         FROM batches
        WHERE entity_id = $1 AND status = 'PENDING_APPROVAL'
        GROUP BY currency
        ORDER BY currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof batches, 'currency'>;
        batches: bigint;
        withdrawals: bigint;
        amount_minor: bigint;
        fees_minor: bigint;
      };
    };
    'SELECT data ->> \'connectionId\' AS "connectionId" FROM pgboss.job WHERE name = \'visit-bank\'': {
      values: [];
      row: {
        connectionId: string | null;
      };
    };
    'SELECT date::text AS date FROM operator_holidays WHERE entity_id = $1 OR entity_id IS NULL': {
      values: [string | null];
      row: {
        date: string;
      };
    };
    [`SELECT date::text AS date, name
       FROM operator_holidays
      WHERE (entity_id = $1 OR entity_id IS NULL) AND date >= $2`]: {
      values: [string | null, Date | string | null];
      row: {
        date: string;
        name: Column<typeof operatorHolidays, 'name'>;
      };
    };
    'SELECT details FROM audit_log WHERE entity_id = $1 AND action = \'bank_connection.transport_set\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = $2 ORDER BY seq': {
      values: [string | null, string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = \'batch.cancelled\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = \'batch.commented\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = \'batch.date_moved\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = \'batch.labelled\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = \'batch.rejected\'': {
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
    [`SELECT display_name
       FROM bank_file_connections
      WHERE entity_id = $1 AND id <> $2 AND state = 'LIVE' AND currency = $3 AND rails && $4::text[]
      LIMIT 1`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null];
      row: {
        display_name: Column<typeof bankFileConnections, 'displayName'>;
      };
    };
    [`SELECT display_name, profile, version, payer_name, payer_branch_code, payer_account_number,
            payer_account_type
       FROM bank_file_connections
      WHERE id = $1
        FOR NO KEY UPDATE`]: {
      values: [string | null];
      row: {
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        profile: Column<typeof bankFileConnections, 'profile'>;
        version: Column<typeof bankFileConnections, 'version'>;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        payer_branch_code: Column<typeof bankFileConnections, 'payerBranchCode'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        payer_account_type: Column<typeof bankFileConnections, 'payerAccountType'>;
      };
    };
    [`SELECT e.id, e.amount_minor, e.is_reversal, e.status, e.booking_date, e.value_date,
            e.bank_reference, e.code, e.text, e.batch_count
       FROM statement_entries e
      WHERE e.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof statementEntries, 'id'>;
        amount_minor: Column<typeof statementEntries, 'amountMinor'>;
        is_reversal: Column<typeof statementEntries, 'isReversal'>;
        status: Column<typeof statementEntries, 'status'>;
        booking_date: Column<typeof statementEntries, 'bookingDate'>;
        value_date: Column<typeof statementEntries, 'valueDate'>;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        code: Column<typeof statementEntries, 'code'>;
        text: Column<typeof statementEntries, 'text'>;
        batch_count: Column<typeof statementEntries, 'batchCount'> | null;
      };
    };
    [`SELECT e.id, e.text,
            (SELECT d.text FROM entry_details d WHERE d.entry_id = e.id AND d.position = 0) AS own
       FROM statement_entries e
      WHERE e.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof statementEntries, 'id'>;
        text: Column<typeof statementEntries, 'text'>;
        own: string | null;
      };
    };
    [`SELECT e.name AS entity, u.name, u.roles, c.password_hash
         FROM users u
         JOIN entities e ON e.id = u.entity_id
         JOIN local_credentials c ON c.user_id = u.id
        ORDER BY u.name`]: {
      values: [];
      row: {
        entity: Column<typeof entities, 'name'>;
        name: Column<typeof users, 'name'>;
        roles: Column<typeof users, 'roles'>;
        password_hash: Column<typeof localCredentials, 'passwordHash'>;
      };
    };
    [`SELECT e.name, c.release_delay_seconds AS delay, c.step_up_max_age_seconds AS fresh,
              c.approval_rules AS rules, l.max_batch_withdrawals AS max
         FROM entities e
         LEFT JOIN payment_configs c ON c.entity_id = e.id
         LEFT JOIN entity_configs l ON l.entity_id = e.id
        WHERE e.name <> 'Harbour Foods'
        ORDER BY e.name`]: {
      values: [];
      row: {
        name: Column<typeof entities, 'name'>;
        delay: Column<typeof paymentConfigs, 'releaseDelaySeconds'> | null;
        fresh: Column<typeof paymentConfigs, 'stepUpMaxAgeSeconds'> | null;
        rules: Column<typeof paymentConfigs, 'approvalRules'> | null;
        max: Column<typeof entityConfigs, 'maxBatchWithdrawals'> | null;
      };
    };
    [`SELECT e.row_number, e.label, e.created_at
       FROM (
         SELECT n.row_number, e.*, $5::timestamptz AS next_at
           FROM withdrawals n
           JOIN LATERAL (
                  SELECT b.label, w.created_at, w.beneficiary_id, w.amount_minor
                    FROM beneficiaries t
                    JOIN withdrawals w ON w.beneficiary_id = t.id
                    JOIN batches b ON b.id = w.batch_id
                   WHERE t.entity_id = n.entity_id
                     AND ltrim(t.account_number, '0') = ltrim(n.account_number, '0')
                     AND (w.bank_code = n.bank_code OR w.branch_code = n.branch_code) AND w.amount_minor = n.amount_minor AND b.currency = $3
            AND w.created_at >= $2 AND w.status NOT IN ('FAILED', 'CANCELLED') AND w.batch_id <> n.batch_id
                   ORDER BY w.created_at DESC
                   LIMIT 1) e ON true
          WHERE n.batch_id = $1) e
      WHERE NOT EXISTS (
         SELECT
           FROM (SELECT max(w.created_at) AS created_at
                   FROM withdrawals w
                  WHERE w.beneficiary_id = e.beneficiary_id AND w.amount_minor = e.amount_minor
                    AND w.created_at < e.created_at AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')) first
          WHERE e.created_at - first.created_at >= interval '6 days'
            AND (e.next_at - e.created_at) * 5 >= (e.created_at - first.created_at) * 4)
      ORDER BY e.row_number
      LIMIT $4`]: {
      values: [string | null, Date | string | null, string | null, bigint | number | null, Date | string];
      row: {
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        label: Column<typeof batches, 'label'>;
        created_at: Column<typeof withdrawals, 'createdAt'>;
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
    [`SELECT email FROM users
      WHERE entity_id = $1 AND 'APPROVER' = ANY(roles) AND disabled_at IS NULL
        AND email IS NOT NULL AND id <> $2
      ORDER BY email`]: {
      values: [string | null, string | null];
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
    [`SELECT entity_id, currency FROM ledger_accounts
          GROUP BY entity_id, currency
         HAVING sum(balance_minor) <> 0`]: {
      values: [];
      row: {
        entity_id: Column<typeof ledgerAccounts, 'entityId'>;
        currency: Column<typeof ledgerAccounts, 'currency'>;
      };
    };
    'SELECT entity_id, email FROM users WHERE id = $1': {
      values: [string | null];
      row: {
        entity_id: Column<typeof users, 'entityId'>;
        email: Column<typeof users, 'email'> | null;
      };
    };
    [`SELECT entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
            max_batch_amounts, rails, updated_at
       FROM entity_configs WHERE entity_id = $1`]: {
      values: [string | null];
      row: {
        entity_id: Column<typeof entityConfigs, 'entityId'>;
        legal_name: Column<typeof entityConfigs, 'legalName'>;
        country: Column<typeof entityConfigs, 'country'>;
        enabled_currencies: Column<typeof entityConfigs, 'enabledCurrencies'>;
        payouts_enabled: Column<typeof entityConfigs, 'payoutsEnabled'>;
        max_batch_withdrawals: Column<typeof entityConfigs, 'maxBatchWithdrawals'>;
        max_batch_amounts: Column<typeof entityConfigs, 'maxBatchAmounts'>;
        rails: Column<typeof entityConfigs, 'rails'>;
        updated_at: Column<typeof entityConfigs, 'updatedAt'>;
      };
    };
    [`SELECT entry_id
       FROM reconciled_entries
      WHERE account_id = $1 AND state <> 'POSTED' AND NOT rests AND verdict IS NULL`]: {
      values: [string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
      };
    };
    [`SELECT entry_id
       FROM reconciled_entries
      WHERE file_id = $1 AND account_id = $2 AND state = 'SET_ASIDE' AND NOT is_by_users(file_id)`]: {
      values: [string | null, string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
      };
    };
    [`SELECT entry_id, amount_minor, booking_date, state
       FROM reconciled_entries
      WHERE entry_id = ANY($1) AND account_id = $2 AND state <> 'POSTED'`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        amount_minor: Column<typeof reconciledEntries, 'amountMinor'>;
        booking_date: Column<typeof reconciledEntries, 'bookingDate'>;
        state: Column<typeof reconciledEntries, 'state'>;
      };
    };
    [`SELECT entry_id, booking_date, state, verdict, proposal
       FROM reconciled_entries
      WHERE entry_id = ANY($1) AND account_id = $2`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        booking_date: Column<typeof reconciledEntries, 'bookingDate'>;
        state: Column<typeof reconciledEntries, 'state'>;
        verdict: Column<typeof reconciledEntries, 'verdict'> | null;
        proposal: Column<typeof reconciledEntries, 'proposal'> | null;
      };
    };
    'SELECT entry_id, count(*) AS count FROM entry_details WHERE entry_id = ANY($1) GROUP BY entry_id': {
      values: [readonly (string | null)[] | null];
      row: {
        entry_id: Column<typeof entryDetails, 'entryId'>;
        count: bigint;
      };
    };
    [`SELECT entry_id, end_to_end_id, amount_minor, text, counterparty_name, counterparty_account, returned
       FROM entry_details
      WHERE entry_id = ANY($1)
      ORDER BY entry_id, position`]: {
      values: [readonly (string | null)[] | null];
      row: {
        entry_id: Column<typeof entryDetails, 'entryId'>;
        end_to_end_id: Column<typeof entryDetails, 'endToEndId'> | null;
        amount_minor: Column<typeof entryDetails, 'amountMinor'> | null;
        text: Column<typeof entryDetails, 'text'>;
        counterparty_name: Column<typeof entryDetails, 'counterpartyName'> | null;
        counterparty_account: Column<typeof entryDetails, 'counterpartyAccount'> | null;
        returned: Column<typeof entryDetails, 'returned'> | null;
      };
    };
    [`SELECT entry_id, end_to_end_id, amount_minor, text, counterparty_name, counterparty_account, returned
       FROM entry_details
      WHERE entry_id = ANY($1) AND position < $2
      ORDER BY entry_id, position`]: {
      values: [readonly (string | null)[] | null, number | null];
      row: {
        entry_id: Column<typeof entryDetails, 'entryId'>;
        end_to_end_id: Column<typeof entryDetails, 'endToEndId'> | null;
        amount_minor: Column<typeof entryDetails, 'amountMinor'> | null;
        text: Column<typeof entryDetails, 'text'>;
        counterparty_name: Column<typeof entryDetails, 'counterpartyName'> | null;
        counterparty_account: Column<typeof entryDetails, 'counterpartyAccount'> | null;
        returned: Column<typeof entryDetails, 'returned'> | null;
      };
    };
    [`SELECT entry_id, proposal ->> 'id' AS proposal_id
       FROM reconciled_entries
      WHERE file_id = $1 AND state = 'OPEN' AND verdict = 'EXACT'`]: {
      values: [string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        proposal_id: string | null;
      };
    };
    [`SELECT entry_id, proposal FROM reconciled_entries
          WHERE account_id = $1 AND amount_minor = $2 AND state = 'OPEN'
          ORDER BY entry_id`]: {
      values: [string | null, bigint | number | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        proposal: Column<typeof reconciledEntries, 'proposal'> | null;
      };
    };
    [`SELECT f.csv, f.uploaders,
            EXISTS (
              SELECT 1
                FROM statement_files o
                JOIN reconciled_entries r ON r.file_id = o.id
               WHERE o.entity_id = $1 AND o.csv = f.csv AND r.way = 'EXACT' AND r.posted_by IS NOT NULL
            ) AS confirmed
       FROM statement_files f
      WHERE f.entity_id = $1 AND f.csv IS NOT NULL AND f.csv ->> 'connectionId' = $2 AND f.result = 'READ'
      ORDER BY f.received_at DESC
      LIMIT 1`]: {
      values: [string | null, string | null];
      row: {
        csv: Column<typeof statementFiles, 'csv'>;
        uploaders: Column<typeof statementFiles, 'uploaders'>;
        confirmed: boolean;
      };
    };
    [`SELECT f.file_name, f.sha256, f.bytes
         FROM statement_files f
        WHERE f.entity_id = $1 AND f.id = $2 AND f.result = 'REFUSED' AND f.fetched_at IS NOT NULL`]: {
      values: [string | null, string | null];
      row: {
        file_name: Column<typeof statementFiles, 'fileName'>;
        sha256: Column<typeof statementFiles, 'sha256'>;
        bytes: Column<typeof statementFiles, 'bytes'>;
      };
    };
    [`SELECT f.file_name, f.uploaders
       FROM statement_files f
      WHERE f.entity_id = $1
      ORDER BY f.received_at, f.id`]: {
      values: [string | null];
      row: {
        file_name: Column<typeof statementFiles, 'fileName'>;
        uploaders: Column<typeof statementFiles, 'uploaders'>;
      };
    };
    [`SELECT f.id
         FROM bank_files f
        WHERE f.entity_id = $1 AND f.payer_account_number = $2 AND f.currency = $3 AND f.left_at IS NOT NULL
        ORDER BY f.execution_date DESC, f.id DESC
        LIMIT $4`]: {
      values: [string | null, string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    [`SELECT f.id
       FROM bank_files f
       JOIN bank_file_connections c ON c.id = f.connection_id
      WHERE f.batch_id = $1 AND f.connection_id = $2 AND f.withdrawn_at IS NULL
        AND f.profile_version = c.version AND f.execution_date >= $3
        AND f.execution_date = coalesce($4, f.execution_date)`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    [`SELECT f.id
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.batch_id = $1 AND f.left_at IS NOT NULL AND b.status = 'PROCESSING'`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    [`SELECT f.id
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.connection_id = $1
        AND ((f.by_transport AND f.arrived_at IS NULL
              AND (f.recall_recorded_at IS NULL OR f.staged_as IS NOT NULL))
             OR (f.left_at IS NULL AND f.withdrawn_at IS NULL
                 AND b.status = 'APPROVED' AND b.held_for = 'BANK_FILE'))
      ORDER BY f.file_number`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
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
    'SELECT f.id FROM bank_files f': {
      values: [];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    'SELECT f.id FROM statement_files f WHERE f.entity_id = $1 AND f.result <> \'READ\'': {
      values: [string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    [`SELECT f.id, f.batch_id, f.is_test, f.profile, f.currency, f.total_minor, f.payment_count,
            f.first_sequence_number + f.payment_count AS contra_sequence_number,
            EXISTS (
              SELECT 1 FROM audit_log a
               WHERE a.entity_id = f.entity_id AND a.subject_id = f.id::text
                 AND a.action = 'bank_file.downloaded_again') AS downloaded_again
       FROM bank_files f
      WHERE f.connection_id = $1 AND f.left_at IS NOT NULL
        AND ($2::text IS NULL OR replace(f.id::text, '-', '') = $2)
        AND ($3::int IS NULL OR f.file_number % 10000000 = $3)
        AND ($4::int IS NULL OR f.file_number % 10000 = $4)
        AND ($5::text IS NULL OR f.profile #>> '{acb,userCode}' = $5)
        AND ($6::date IS NULL
             OR $6 IN ((f.sealed_at AT TIME ZONE 'Africa/Johannesburg')::date,
                       (f.left_at AT TIME ZONE 'Africa/Johannesburg')::date))
        AND ($7 OR EXISTS (
              SELECT 1 FROM bank_file_payments p
               WHERE p.file_id = f.id AND p.sequence_number = ANY($8)))
      ORDER BY f.sealed_at DESC, f.id DESC
      LIMIT $9`]: {
      values: [string | null, string | null, number | null, number | null, string | null, Date | string | null, boolean | null, readonly (number | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
        is_test: Column<typeof bankFiles, 'isTest'>;
        profile: Column<typeof bankFiles, 'profile'>;
        currency: Column<typeof bankFiles, 'currency'>;
        total_minor: Column<typeof bankFiles, 'totalMinor'>;
        payment_count: Column<typeof bankFiles, 'paymentCount'>;
        contra_sequence_number: number;
        downloaded_again: boolean;
      };
    };
    [`SELECT f.id, f.entity_id, f.connection_id, b.created_by
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.withdrawn_at IS NULL AND b.status IN ('APPROVED', 'PROCESSING')
        AND NOT EXISTS (SELECT 1 FROM bank_file_replies r WHERE r.file_id = f.id)`]: {
      values: [];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        entity_id: Column<typeof bankFiles, 'entityId'>;
        connection_id: Column<typeof bankFiles, 'connectionId'>;
        created_by: Column<typeof batches, 'createdBy'>;
      };
    };
    [`SELECT f.id, f.entity_id, f.sha256, f.file_name, f.bytes, f.csv, is_by_users(f.id) AS by_users
       FROM statement_files f
      WHERE f.id = $1 AND f.result <> 'READ'
        FOR UPDATE`]: {
      values: [string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
        entity_id: Column<typeof statementFiles, 'entityId'>;
        sha256: Column<typeof statementFiles, 'sha256'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        bytes: Column<typeof statementFiles, 'bytes'>;
        csv: Column<typeof statementFiles, 'csv'> | null;
        by_users: boolean | null;
      };
    };
    [`SELECT f.id, f.file_name, f.execution_date, f.currency, b.id AS batch_id, b.label,
            (SELECT coalesce(sum(c.fee_minor), 0)::bigint
               FROM batch_counts c
              WHERE c.batch_id = f.batch_id AND c.status = ANY($3)) AS fee_minor
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
      WHERE f.id = ANY($1) AND f.entity_id = $2`]: {
      values: [readonly (string | null)[] | null, string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        currency: Column<typeof bankFiles, 'currency'>;
        batch_id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        fee_minor: bigint;
      };
    };
    [`SELECT f.id, f.file_name, f.sha256, f.byte_count, f.received_at, f.received_by,
              receiver.name AS received_by_name, f.format, f.refusal, f.refusal_detail, f.refusal_params,
              f.statements
         FROM statement_files f
         LEFT JOIN users receiver ON receiver.id = f.received_by
        WHERE f.id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        sha256: Column<typeof statementFiles, 'sha256'>;
        byte_count: Column<typeof statementFiles, 'byteCount'>;
        received_at: Column<typeof statementFiles, 'receivedAt'>;
        received_by: Column<typeof statementFiles, 'receivedBy'> | null;
        received_by_name: Column<typeof users, 'name'> | null;
        format: Column<typeof statementFiles, 'format'> | null;
        refusal: Column<typeof statementFiles, 'refusal'> | null;
        refusal_detail: Column<typeof statementFiles, 'refusalDetail'> | null;
        refusal_params: Column<typeof statementFiles, 'refusalParams'> | null;
        statements: Column<typeof statementFiles, 'statements'>;
      };
    };
    [`SELECT f.id, f.file_name, f.sha256, f.received_at, f.received_by,
            coalesce(u.name, '') AS received_by_name, a.currency, count(*) AS entries,
            coalesce(sum(-r.amount_minor) FILTER (WHERE r.amount_minor < 0), 0)::bigint AS out_minor,
            coalesce(sum(r.amount_minor) FILTER (WHERE r.amount_minor > 0), 0)::bigint AS in_minor,
            string_agg(r.proposal ->> 'id', ' ' ORDER BY r.entry_id) AS proposal_ids
       FROM reconciled_entries r
       JOIN statement_files f ON f.id = r.file_id
       JOIN statement_accounts a ON a.id = r.account_id
       LEFT JOIN users u ON u.id = f.received_by
      WHERE r.entity_id = $1 AND r.state = 'OPEN' AND r.verdict = 'EXACT' AND ($2::uuid IS NULL OR f.id = $2)
      GROUP BY f.id, u.name, a.currency
      ORDER BY f.received_at, f.id, a.currency`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        sha256: Column<typeof statementFiles, 'sha256'>;
        received_at: Column<typeof statementFiles, 'receivedAt'>;
        received_by: Column<typeof statementFiles, 'receivedBy'> | null;
        received_by_name: string;
        currency: Column<typeof statementAccounts, 'currency'>;
        entries: bigint;
        out_minor: bigint;
        in_minor: bigint;
        proposal_ids: string | null;
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
    [`SELECT f.id, t.state, x.state AS computed, t.difference_state, t.over_minor,
            n.over_minor AS computed_over
       FROM bank_files f
       LEFT JOIN settlement_totals t ON t.file_id = f.id
      CROSS JOIN LATERAL (
            SELECT count(*) FILTER (WHERE w.is_due) AS payouts,
                   count(*) FILTER (WHERE w.is_due AND w.shown IS NOT NULL) AS settled,
                   coalesce(sum(w.shown), 0) AS shown_minor,
                   coalesce(sum(greatest(w.shown - w.due, 0)), 0) AS over_minor,
                   coalesce(sum(greatest(w.due - w.shown, 0)), 0) AS under_minor
              FROM (SELECT p.status NOT IN ('FAILED', 'CANCELLED') AS is_due,
                           CASE WHEN p.status IN ('FAILED', 'CANCELLED') THEN 0
                                ELSE p.amount_minor END AS due,
                           (SELECT sum(-o.amount_minor)
                              FROM entry_postings o
                             WHERE o.withdrawal_id = p.id AND o.kind = 'PAYOUT') AS shown
                      FROM withdrawals p
                     WHERE p.batch_id = f.batch_id) w) n
      CROSS JOIN LATERAL (
            SELECT CASE WHEN n.payouts = 0 AND n.over_minor = 0 AND n.under_minor = 0 THEN 'NOTHING_DUE'
                        WHEN n.payouts > 0 AND n.settled = 0 THEN 'WAITING'
                        WHEN n.settled < n.payouts THEN 'PARTIAL'
                        WHEN n.over_minor = 0 AND n.under_minor = 0 THEN 'SETTLED'
                        ELSE 'DIFFERENT' END AS state,
                   CASE WHEN n.over_minor = 0 AND n.under_minor = 0 THEN 'NONE'
                        ELSE coalesce(
                          (SELECT CASE WHEN a.over_minor <> n.over_minor
                                         OR a.under_minor <> n.under_minor THEN 'OUTDATED'
                                       WHEN a.needs_second AND a.confirmed_by IS NULL THEN 'WAITING'
                                       ELSE 'ACKNOWLEDGED' END
                             FROM settlement_acknowledgements a
                            WHERE a.file_id = f.id AND a.ended_at IS NULL), 'OPEN') END AS difference_state) x
      WHERE f.left_at IS NOT NULL
        AND ((t.state, t.difference_state, t.settled_count, t.settled_minor, t.over_minor, t.under_minor)
             IS DISTINCT FROM
             (x.state, x.difference_state, n.settled, n.shown_minor, n.over_minor, n.under_minor)
             OR t.entity_id <> f.entity_id OR t.execution_date <> f.execution_date)`]: {
      values: [];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        state: Column<typeof settlementTotals, 'state'> | null;
        computed: 'NOTHING_DUE' | 'WAITING' | 'PARTIAL' | 'SETTLED' | 'DIFFERENT';
        difference_state: Column<typeof settlementTotals, 'differenceState'> | null;
        over_minor: Column<typeof settlementTotals, 'overMinor'> | null;
        computed_over: string;
      };
    };
    [`SELECT f.uploaders
       FROM statement_findings x
       JOIN bank_statements s ON s.id = x.statement_id
       JOIN statement_files f ON f.id = s.file_id
      WHERE x.id = $1`]: {
      values: [string | null];
      row: {
        uploaders: Column<typeof statementFiles, 'uploaders'>;
      };
    };
    'SELECT file_name, sha256, bytes FROM bank_files WHERE id = $1': {
      values: [string | null];
      row: {
        file_name: Column<typeof bankFiles, 'fileName'>;
        sha256: Column<typeof bankFiles, 'sha256'>;
        bytes: Column<typeof bankFiles, 'bytes'>;
      };
    };
    [`SELECT file_name, sha256, left_at, withdrawn_at,
            recall_recorded_at IS NOT NULL OR reply_status = 'REJECTED' AS is_refused
       FROM bank_files
      WHERE id = $1
        FOR NO KEY UPDATE`]: {
      values: [string | null];
      row: {
        file_name: Column<typeof bankFiles, 'fileName'>;
        sha256: Column<typeof bankFiles, 'sha256'>;
        left_at: Column<typeof bankFiles, 'leftAt'> | null;
        withdrawn_at: Column<typeof bankFiles, 'withdrawnAt'> | null;
        is_refused: boolean | null;
      };
    };
    [`SELECT file_number, first_sequence_number, payment_count, sealed_at
       FROM bank_files
      WHERE connection_id = $1 AND withdrawn_at IS NULL
      ORDER BY file_number DESC
      LIMIT 1`]: {
      values: [string | null];
      row: {
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        first_sequence_number: Column<typeof bankFiles, 'firstSequenceNumber'>;
        payment_count: Column<typeof bankFiles, 'paymentCount'>;
        sealed_at: Column<typeof bankFiles, 'sealedAt'>;
      };
    };
    'SELECT flagged FROM batch_checks WHERE batch_id = $1': {
      values: [string | null];
      row: {
        flagged: Column<typeof batchChecks, 'flagged'>;
      };
    };
    'SELECT folders, server, private_key FROM bank_file_transports WHERE connection_id = $1': {
      values: [string | null];
      row: {
        folders: Column<typeof bankFileTransports, 'folders'>;
        server: Column<typeof bankFileTransports, 'server'> | null;
        private_key: Column<typeof bankFileTransports, 'privateKey'> | null;
      };
    };
    'SELECT held_why FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        held_why: Column<typeof batches, 'heldWhy'> | null;
      };
    };
    [`SELECT id
       FROM bank_file_replies
      WHERE result = 'STORED' AND (received_at < $1 OR received_at > $3)
      ORDER BY received_at
      LIMIT $2
        FOR UPDATE SKIP LOCKED`]: {
      values: [Date | string | null, bigint | number | null, Date | string | null];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
      };
    };
    [`SELECT id
       FROM bank_files
      WHERE connection_id = $1 AND by_transport AND arrived_at IS NULL AND staged_as IS NOT NULL
        AND recalled_at IS NULL
      LIMIT 1`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    [`SELECT id
       FROM statement_accounts
      WHERE rested_since <= $1 OR rested_since > $2
      ORDER BY rested_since
      LIMIT $3`]: {
      values: [Date | string | null, Date | string | null, bigint | number | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    [`SELECT id
       FROM statement_files
      WHERE result = 'STORED' AND (received_at < $1 OR received_at > $3)
      ORDER BY received_at
      LIMIT $2
        FOR UPDATE SKIP LOCKED`]: {
      values: [Date | string | null, bigint | number | null, Date | string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    'SELECT id AS "userId", name FROM users WHERE entity_id = $1 AND disabled_at IS NULL ORDER BY name': {
      values: [string | null];
      row: {
        userId: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
      };
    };
    [`SELECT id FROM bank_file_connections
      WHERE entity_id = $1 AND first_live_at IS NOT NULL
      LIMIT 1`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
      };
    };
    'SELECT id FROM bank_file_connections WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
      };
    };
    'SELECT id FROM bank_file_connections WHERE entity_id = $1 ORDER BY created_at': {
      values: [string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
      };
    };
    'SELECT id FROM bank_file_connections WHERE entity_id = $1 ORDER BY id FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
      };
    };
    'SELECT id FROM bank_file_replies WHERE connection_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
      };
    };
    'SELECT id FROM bank_file_replies WHERE file_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
      };
    };
    'SELECT id FROM bank_files WHERE batch_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    'SELECT id FROM bank_files WHERE batch_id = $1 AND left_at IS NULL AND withdrawn_at IS NULL': {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    'SELECT id FROM bank_files WHERE batch_id = $1 AND withdrawn_at IS NULL': {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    [`SELECT id FROM batches
      WHERE entity_id = $1 AND status = 'APPROVED' AND held_for = 'BANK_FILE'`]: {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'SELECT id FROM batches ORDER BY created_at, id': {
      values: [];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'SELECT id FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'SELECT id FROM batches WHERE id = ANY($1) ORDER BY completed_at': {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'SELECT id FROM batches WHERE status <> \'COMPLETE\'': {
      values: [];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'SELECT id FROM entities ORDER BY id': {
      values: [];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE name = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM oidc_records': {
      values: [];
      row: {
        id: Column<typeof oidcRecords, 'id'>;
      };
    };
    'SELECT id FROM payment_config_changes WHERE entity_id = $1 AND state = \'PENDING\'': {
      values: [string | null];
      row: {
        id: Column<typeof paymentConfigChanges, 'id'>;
      };
    };
    [`SELECT id FROM saved_views
      WHERE user_id = $1 AND lower(name) = lower($2) AND ($3::uuid IS NULL OR id <> $3)`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof savedViews, 'id'>;
      };
    };
    'SELECT id FROM statement_accounts WHERE entity_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    'SELECT id FROM statement_accounts WHERE entity_id = $1 ORDER BY id': {
      values: [string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    'SELECT id FROM statement_files WHERE entity_id = $1 AND received_by IS NULL': {
      values: [string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    'SELECT id FROM statement_files WHERE id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    'SELECT id FROM users WHERE entity_id = $1 AND email = \'approver@example.com\'': {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    'SELECT id FROM users WHERE entity_id = $1 AND id = ANY ($2) AND disabled_at IS NULL': {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
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
    'SELECT id, access_type, bucket FROM ledger_accounts WHERE entity_id = $1 AND currency = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof ledgerAccounts, 'id'>;
        access_type: Column<typeof ledgerAccounts, 'accessType'>;
        bucket: Column<typeof ledgerAccounts, 'bucket'>;
      };
    };
    [`SELECT id, account_number
       FROM statement_accounts
      WHERE entity_id = $1 AND account_key = $2 AND currency = $3
        FOR UPDATE`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
      };
    };
    [`SELECT id, amount_minor, is_reversal, status, booking_date, value_date, bank_reference, code, text,
            batch_count
       FROM statement_entries
      WHERE id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof statementEntries, 'id'>;
        amount_minor: Column<typeof statementEntries, 'amountMinor'>;
        is_reversal: Column<typeof statementEntries, 'isReversal'>;
        status: Column<typeof statementEntries, 'status'>;
        booking_date: Column<typeof statementEntries, 'bookingDate'>;
        value_date: Column<typeof statementEntries, 'valueDate'>;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        code: Column<typeof statementEntries, 'code'>;
        text: Column<typeof statementEntries, 'text'>;
        batch_count: Column<typeof statementEntries, 'batchCount'> | null;
      };
    };
    'SELECT id, bank_reference, text FROM statement_entries WHERE id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof statementEntries, 'id'>;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        text: Column<typeof statementEntries, 'text'>;
      };
    };
    'SELECT id, beneficiary_name FROM withdrawals WHERE name_key IS NULL ORDER BY id LIMIT $1': {
      values: [bigint | number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
      };
    };
    [`SELECT id, code, expected_minor, stated_minor, difference_minor, first_missing, last_missing
       FROM statement_findings
      WHERE statement_id = $1 AND code = ANY($2) AND (resolved_at IS NULL OR closed_by IS NOT NULL)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof statementFindings, 'id'>;
        code: Column<typeof statementFindings, 'code'>;
        expected_minor: Column<typeof statementFindings, 'expectedMinor'> | null;
        stated_minor: Column<typeof statementFindings, 'statedMinor'> | null;
        difference_minor: Column<typeof statementFindings, 'differenceMinor'> | null;
        first_missing: Column<typeof statementFindings, 'firstMissing'> | null;
        last_missing: Column<typeof statementFindings, 'lastMissing'> | null;
      };
    };
    'SELECT id, content_digest FROM batches': {
      values: [];
      row: {
        id: Column<typeof batches, 'id'>;
        content_digest: Column<typeof batches, 'contentDigest'>;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT a.id::text AS id
            FROM ledger_accounts a
            LEFT JOIN (SELECT account_id, sum(amount_minor) AS total FROM postings GROUP BY account_id) p
                   ON p.account_id = a.id
           WHERE a.balance_minor <> coalesce(p.total, 0)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT b.id::text AS id
            FROM batches b
            LEFT JOIN (SELECT batch_id, count(*) AS count, sum(amount_minor) AS amount
                         FROM withdrawals
                        GROUP BY batch_id) w
                   ON w.batch_id = b.id
           WHERE b.withdrawal_count <> coalesce(w.count, 0) OR b.total_amount_minor <> coalesce(w.amount, 0)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT b.id::text AS id
            FROM batches b
            LEFT JOIN (SELECT t.batch_id, sum(p.amount_minor) AS amount
                         FROM transfers t
                         JOIN postings p ON p.transfer_id = t.id
                         JOIN ledger_accounts a ON a.id = p.account_id
                        WHERE a.bucket = 'RESERVED'
                        GROUP BY t.batch_id) held
                   ON held.batch_id = b.id
            LEFT JOIN (SELECT batch_id, sum(amount_minor + unit_fee_minor + vat_minor) AS amount
                         FROM withdrawals
                        WHERE status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')
                        GROUP BY batch_id) due
                   ON due.batch_id = b.id
           WHERE coalesce(held.amount, 0) <>
                 CASE WHEN b.status IN ('APPROVED', 'PROCESSING') THEN coalesce(due.amount, 0) ELSE 0 END) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT coalesce(c.batch_id, w.batch_id)::text AS id
            FROM (SELECT * FROM batch_counts WHERE count <> 0 OR amount_minor <> 0 OR fee_minor <> 0) c
            FULL JOIN (SELECT batch_id, status, count(*) AS count, sum(amount_minor) AS amount,
                              sum(unit_fee_minor + vat_minor) AS fee
                         FROM withdrawals
                        GROUP BY batch_id, status) w
                   ON w.batch_id = c.batch_id AND w.status = c.status
           WHERE c.count IS DISTINCT FROM w.count
              OR c.amount_minor IS DISTINCT FROM w.amount
              OR c.fee_minor IS DISTINCT FROM w.fee) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT coalesce(c.entity_id, b.entity_id)::text AS id
            FROM (SELECT entity_id, sum(count) AS count FROM recipient_counts GROUP BY entity_id) c
            FULL JOIN (SELECT entity_id, count(*) AS count FROM beneficiaries GROUP BY entity_id) b
                   ON b.entity_id = c.entity_id
           WHERE c.count IS DISTINCT FROM b.count) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT coalesce(s.beneficiary_id, p.beneficiary_id)::text AS id
            FROM (SELECT * FROM recipient_sums WHERE count <> 0 OR amount_minor <> 0) s
            FULL JOIN (SELECT entity_id, beneficiary_id, currency, count(*) AS count,
                              sum(amount_minor) AS amount
                         FROM payouts
                        WHERE direction = 'DEBIT' AND status = 'COMPLETE' AND beneficiary_id IS NOT NULL
                        GROUP BY entity_id, beneficiary_id, currency) p
                   ON (p.entity_id, p.beneficiary_id, p.currency)
                    = (s.entity_id, s.beneficiary_id, s.currency)
           WHERE s.count IS DISTINCT FROM p.count OR s.amount_minor IS DISTINCT FROM p.amount) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT coalesce(w.id, t.withdrawal_id)::text AS id
            FROM (SELECT id FROM withdrawals WHERE status IN ('COMPLETE', 'REVERSED')) w
            FULL JOIN (SELECT withdrawal_id FROM transfers WHERE kind = 'SETTLE') t ON t.withdrawal_id = w.id
           WHERE w.id IS NULL OR t.withdrawal_id IS NULL) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT concat_ws(' ', coalesce(c.entity_id, b.entity_id), coalesce(c.status, b.status)) AS id
            FROM (SELECT entity_id, status, sum(count) AS count
                    FROM batch_status_counts
                   GROUP BY entity_id, status
                  HAVING sum(count) <> 0) c
            FULL JOIN (SELECT entity_id, status, count(*) AS count FROM batches GROUP BY entity_id, status) b
                   ON b.entity_id = c.entity_id AND b.status = c.status
           WHERE c.count IS DISTINCT FROM b.count) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT concat_ws(' ', coalesce(s.entity_id, p.entity_id), coalesce(s.period, p.period),
                           coalesce(s.starts_at, p.starts_at)) AS id
            FROM (SELECT entity_id, period, starts_at, direction, status, currency,
                         sum(count) AS count, sum(amount_minor) AS amount, sum(fee_minor) AS fee
                    FROM payout_sums
                   GROUP BY entity_id, period, starts_at, direction, status, currency
                  HAVING sum(count) <> 0 OR sum(amount_minor) <> 0 OR sum(fee_minor) <> 0) s
            FULL JOIN (SELECT entity_id, period, start_of_period(period, created_at) AS starts_at, direction,
                              status, currency,
                              count(*) AS count, sum(amount_minor) AS amount, sum(fee_minor) AS fee
                         FROM payouts, (VALUES ('QUARTER_HOUR'), ('DAY'), ('MONTH')) AS periods (period)
                        GROUP BY 1, 2, 3, 4, 5, 6) p
                   ON (p.entity_id, p.period, p.starts_at, p.direction, p.status, p.currency)
                    = (s.entity_id, s.period, s.starts_at, s.direction, s.status, s.currency)
           WHERE s.count IS DISTINCT FROM p.count OR s.amount IS DISTINCT FROM p.amount
              OR s.fee IS DISTINCT FROM p.fee) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string | null;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT t.id::text AS id
            FROM transfers t
           WHERE NOT EXISTS (SELECT FROM postings p WHERE p.transfer_id = t.id)) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, count(*) OVER () AS found FROM (SELECT transfer_id::text AS id
            FROM postings
           GROUP BY transfer_id, currency
          HAVING sum(amount_minor) <> 0) AS broken ORDER BY id LIMIT 3`]: {
      values: [];
      row: {
        id: string;
        found: bigint;
      };
    };
    [`SELECT id, display_name, profile, payer_account_number, certified_at, transport,
            rails
       FROM bank_file_connections
      WHERE entity_id = $1 AND state = 'LIVE' AND currency = $2
      ORDER BY created_at`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        profile: Column<typeof bankFileConnections, 'profile'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        certified_at: Column<typeof bankFileConnections, 'certifiedAt'> | null;
        transport: Column<typeof bankFileConnections, 'transport'>;
        rails: Column<typeof bankFileConnections, 'rails'>;
      };
    };
    [`SELECT id, entity_id AS "entityId", currency, withdrawal_count AS "withdrawalCount",
            total_amount_minor AS "totalAmountMinor",
            total_unit_fee_minor + total_vat_minor AS "totalFeeMinor",
            execution_date::text AS "executionDate"
       FROM batches
      WHERE id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entityId: Column<typeof batches, 'entityId'>;
        currency: Column<typeof batches, 'currency'>;
        withdrawalCount: Column<typeof batches, 'withdrawalCount'>;
        totalAmountMinor: Column<typeof batches, 'totalAmountMinor'>;
        totalFeeMinor: bigint;
        executionDate: string | null;
      };
    };
    [`SELECT id, entity_id AS "entityId", label, status, currency, total_amount_minor AS "totalAmountMinor",
            total_unit_fee_minor + total_vat_minor AS "totalFeeMinor", content_digest AS "contentDigest",
            approvals_required AS "approvalsRequired", created_by AS "createdBy", expires_at AS "expiresAt",
            release_at AS "releaseAt", execution_date::text AS "executionDate",
            execution_rails AS "executionRails", moves_on::text AS "movesOn", move_reasons AS "moveReasons"
       FROM batches WHERE entity_id = $1 AND id = $2 FOR NO KEY UPDATE`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entityId: Column<typeof batches, 'entityId'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        totalAmountMinor: Column<typeof batches, 'totalAmountMinor'>;
        totalFeeMinor: bigint;
        contentDigest: Column<typeof batches, 'contentDigest'>;
        approvalsRequired: Column<typeof batches, 'approvalsRequired'>;
        createdBy: Column<typeof batches, 'createdBy'>;
        expiresAt: Column<typeof batches, 'expiresAt'>;
        releaseAt: Column<typeof batches, 'releaseAt'> | null;
        executionDate: string | null;
        executionRails: Column<typeof batches, 'executionRails'> | null;
        movesOn: string | null;
        moveReasons: Column<typeof batches, 'moveReasons'> | null;
      };
    };
    [`SELECT id, entity_id FROM batches
      WHERE expires_at < $1
        AND (status = 'PENDING_APPROVAL'
             OR (status = 'APPROVED' AND counting_approvals(id) < approvals_required))`]: {
      values: [Date | string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entity_id: Column<typeof batches, 'entityId'>;
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
    'SELECT id, entity_id FROM users WHERE name = \'wool-admin\'': {
      values: [];
      row: {
        id: Column<typeof users, 'id'>;
        entity_id: Column<typeof users, 'entityId'>;
      };
    };
    [`SELECT id, entity_id, connection_id, file_name, bytes, result,
                received_by IS NULL OR fetched_at IS NOT NULL AS is_fetched
           FROM bank_file_replies
          WHERE id = $1
            AND (result = 'STORED'
                 OR ($2 AND result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND closed_at IS NULL))
            FOR UPDATE`]: {
      values: [string | null, boolean | null];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
        entity_id: Column<typeof bankFileReplies, 'entityId'>;
        connection_id: Column<typeof bankFileReplies, 'connectionId'>;
        file_name: Column<typeof bankFileReplies, 'fileName'>;
        bytes: Column<typeof bankFileReplies, 'bytes'>;
        result: Column<typeof bankFileReplies, 'result'>;
        is_fetched: boolean;
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
    [`SELECT id, entity_id, status, currency, withdrawal_count
         FROM batches
        WHERE entity_id = $1 AND id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entity_id: Column<typeof batches, 'entityId'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
      };
    };
    'SELECT id, fetched_at, result FROM statement_files WHERE entity_id = $1 AND sha256 = $2 FOR UPDATE': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
        fetched_at: Column<typeof statementFiles, 'fetchedAt'> | null;
        result: Column<typeof statementFiles, 'result'>;
      };
    };
    'SELECT id, label, created_at FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        created_at: Column<typeof batches, 'createdAt'>;
      };
    };
    'SELECT id, label, currency FROM batches WHERE id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
      };
    };
    [`SELECT id, label, currency, created_at, withdrawal_count, corrects_batch_id
         FROM batches
        WHERE entity_id = $1 AND id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        created_at: Column<typeof batches, 'createdAt'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        corrects_batch_id: Column<typeof batches, 'correctsBatchId'> | null;
      };
    };
    [`SELECT id, label, currency, total_amount_minor, approvals_required, created_by
       FROM batches
      WHERE entity_id = $1 AND status = 'PENDING_APPROVAL'
      ORDER BY expires_at, id`]: {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        created_by: Column<typeof batches, 'createdBy'>;
      };
    };
    'SELECT id, label, status, currency FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
      };
    };
    [`SELECT id, left_at, recall_recorded_at, staged_as, file_name, sha256, bytes
       FROM bank_files
      WHERE id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        left_at: Column<typeof bankFiles, 'leftAt'> | null;
        recall_recorded_at: Column<typeof bankFiles, 'recallRecordedAt'> | null;
        staged_as: Column<typeof bankFiles, 'stagedAs'> | null;
        file_name: Column<typeof bankFiles, 'fileName'>;
        sha256: Column<typeof bankFiles, 'sha256'>;
        bytes: Column<typeof bankFiles, 'bytes'>;
      };
    };
    [`SELECT id, name, 'PREPARER' = ANY (roles) AS prepares
       FROM users
      WHERE entity_id = $1 AND approval_lapse(disabled_at, roles) IS NULL
      ORDER BY name`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        prepares: boolean;
      };
    };
    [`SELECT id, name, roles
       FROM users
      WHERE entity_id = $1 AND id <> $2 AND disabled_at IS NULL
      ORDER BY name`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        roles: Column<typeof users, 'roles'>;
      };
    };
    [`SELECT id, payer_account_number
       FROM bank_file_connections
      WHERE entity_id = $1 AND currency = $2
      ORDER BY created_at, id`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
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
    [`SELECT id, rail FROM withdrawals
        WHERE batch_id = $1 AND status = ANY($2)
        ORDER BY row_number
        LIMIT $3`]: {
      values: [string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        rail: Column<typeof withdrawals, 'rail'>;
      };
    };
    [`SELECT id, rails, profile ->> 'cutOff' AS cut_off
       FROM bank_file_connections
      WHERE entity_id = $1 AND state = 'LIVE' AND currency = $2 AND $3 = ANY(rails)
      ORDER BY created_at
      LIMIT 1`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        rails: Column<typeof bankFileConnections, 'rails'>;
        cut_off: string | null;
      };
    };
    'SELECT id, retry_of_batch_id FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
      };
    };
    [`SELECT id, row_number, amount_minor, beneficiary_name, branch_code, account_number, account_type,
            beneficiary_reference
       FROM withdrawals
      WHERE batch_id = $1
      ORDER BY row_number`]: {
      values: [string | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        branch_code: Column<typeof withdrawals, 'branchCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        account_type: Column<typeof withdrawals, 'accountType'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
      };
    };
    [`SELECT id, row_number, beneficiary_name, beneficiary_reference
       FROM withdrawals
      WHERE batch_id = $1
        AND (beneficiary_name !~ '^[A-Za-z0-9(),./][A-Za-z0-9(),./-]*( [A-Za-z0-9(),./-]+)*$'
             OR beneficiary_reference !~ '^[A-Za-z0-9(),./][A-Za-z0-9(),./-]*( [A-Za-z0-9(),./-]+)*$'
             OR beneficiary_name !~ '[A-Za-z0-9]' OR beneficiary_reference !~ '[A-Za-z0-9]'
             OR length(beneficiary_name) > $2 OR length(beneficiary_reference) > $3)
      ORDER BY row_number`]: {
      values: [string | null, number | null, number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
      };
    };
    'SELECT id, withdrawal_count FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
      };
    };
    [`SELECT k.kind, count(f.at)::int AS count,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(f.at))), 0)::float8
                AS oldest_seconds
         FROM unnest(ARRAY['statement_refused', 'reply_unreadable', 'reply_question', 'reply_to_confirm'])
                AS k (kind)
         LEFT JOIN (
           SELECT 'statement_refused' AS kind, read_at AS at
             FROM statement_files
            WHERE result = 'REFUSED' AND fetched_at IS NOT NULL AND dismissed_at IS NULL
           UNION ALL
           SELECT CASE WHEN result = 'WAITS_FOR_CONFIRMATION' THEN 'reply_to_confirm'
                       WHEN question = 'UNREADABLE' THEN 'reply_unreadable'
                       ELSE 'reply_question' END, read_at
             FROM bank_file_replies
            WHERE result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND closed_at IS NULL) f
                ON f.kind = k.kind
        GROUP BY k.kind`]: {
      values: [Date | string | null];
      row: {
        kind: string | null;
        count: number;
        oldest_seconds: number;
      };
    };
    [`SELECT k.kind, count(f.received_at)::int AS count,
              coalesce(greatest(0, extract(epoch FROM $1::timestamptz - min(f.received_at))), 0)::float8
                AS oldest_seconds
         FROM unnest(ARRAY['statement', 'reply']) AS k (kind)
         LEFT JOIN (
           SELECT 'statement' AS kind, received_at FROM statement_files WHERE result = 'STORED'
           UNION ALL
           SELECT 'reply', received_at FROM bank_file_replies WHERE result = 'STORED') f ON f.kind = k.kind
        GROUP BY k.kind`]: {
      values: [Date | string | null];
      row: {
        kind: string | null;
        count: number;
        oldest_seconds: number;
      };
    };
    'SELECT key FROM idempotency_keys': {
      values: [];
      row: {
        key: Column<typeof idempotencyKeys, 'key'>;
      };
    };
    'SELECT l.account_id, l.alike_hash FROM statement_lines l WHERE l.entry_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        account_id: Column<typeof statementLines, 'accountId'>;
        alike_hash: Column<typeof statementLines, 'alikeHash'>;
      };
    };
    [`SELECT l.alike_hash
       FROM statement_lines l
      WHERE l.account_id = $1 AND l.alike_hash = ANY($2)
      GROUP BY l.alike_hash
     HAVING count(DISTINCT l.entry_id) > 1`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        alike_hash: Column<typeof statementLines, 'alikeHash'>;
      };
    };
    [`SELECT l.currency, l.fell_at, a.balance_minor
       FROM low_balances l
       LEFT JOIN ledger_accounts a
              ON a.entity_id = l.entity_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                 AND a.currency = l.currency
      WHERE l.entity_id = $1
      ORDER BY l.currency`]: {
      values: [string | null];
      row: {
        currency: Column<typeof lowBalances, 'currency'>;
        fell_at: Column<typeof lowBalances, 'fellAt'>;
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'> | null;
      };
    };
    'SELECT l.entry_id FROM statement_lines l': {
      values: [];
      row: {
        entry_id: Column<typeof statementLines, 'entryId'>;
      };
    };
    [`SELECT l.entry_id, l.alike_hash || x.content AS content, r.state,
            f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS from_bank,
            s.received_at, s.order_date, coalesce(s.sequence_number, 0) AS number
       FROM statement_lines l
       JOIN bank_statements s ON s.id = l.statement_id
       JOIN statement_entries e ON e.id = l.entry_id
       JOIN reconciled_entries r ON r.entry_id = l.entry_id
       JOIN statement_files f ON f.id = r.file_id
      CROSS JOIN LATERAL (
            SELECT jsonb_build_array(
                     e.value_date, e.code, upper(regexp_replace(e.text, '[[:space:]]+', '', 'g')),
                     (SELECT jsonb_agg(jsonb_build_array(d.end_to_end_id, d.amount_minor::text,
                                                         d.counterparty_account, d.text)
                                       ORDER BY d.position)
                        FROM entry_details d
                       WHERE d.entry_id = e.id))::text AS content) x
      WHERE l.account_id = $1 AND l.alike_hash = ANY($2)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        entry_id: Column<typeof statementLines, 'entryId'>;
        content: string;
        state: Column<typeof reconciledEntries, 'state'>;
        from_bank: boolean;
        received_at: Column<typeof bankStatements, 'receivedAt'>;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        number: number;
      };
    };
    [`SELECT l.id
       FROM batches l
      WHERE l.entity_id = $1 AND search_fold(l.label) LIKE $2 AND search_fold(l.label) LIKE $3
        AND search_fold(l.label) LIKE ALL ($4)
      LIMIT $5`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'SELECT l.id FROM batches l WHERE l.entity_id = $1 AND l.label ILIKE $2 LIMIT $3': {
      values: [string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    [`SELECT l.key_hash, l.alike_hash, l.entry_id,
            EXISTS (SELECT 1
                      FROM statement_lines o
                      JOIN bank_statements s ON s.id = o.statement_id
                     WHERE o.entry_id = l.entry_id AND s.kind = 'STATEMENT') AS on_statement,
            EXISTS (SELECT 1
                      FROM statement_lines o
                      JOIN bank_statements s ON s.id = o.statement_id
                     WHERE o.entry_id = l.entry_id AND s.kind = 'STATEMENT' AND s.opening_minor = $4
                       AND coalesce(s.sequence_number = $5, true)) AS of_same_place,
            coalesce(r.state <> 'POSTED' AND is_by_users(r.file_id), false) AS doubtful
       FROM statement_lines l
       JOIN statement_entries e ON e.id = l.entry_id
       LEFT JOIN reconciled_entries r ON r.entry_id = e.id
      WHERE l.account_id = $1 AND e.status = 'BOOKED'
        AND (l.key_hash = ANY($2) OR l.alike_hash = ANY($3))`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, bigint | number | null, number | null];
      row: {
        key_hash: Column<typeof statementLines, 'keyHash'>;
        alike_hash: Column<typeof statementLines, 'alikeHash'>;
        entry_id: Column<typeof statementLines, 'entryId'>;
        on_statement: boolean;
        of_same_place: boolean;
        doubtful: boolean;
      };
    };
    [`SELECT l.seq, l.at, l.action, l.actor_name, u.display_name, l.hash
       FROM audit_log l
       LEFT JOIN users u ON u.id = l.actor_id
      WHERE l.entity_id = $1 AND l.subject_id = $2 AND l.action = ANY ($3)
      ORDER BY l.seq`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: {
        seq: Column<typeof auditLog, 'seq'>;
        at: Column<typeof auditLog, 'at'>;
        action: Column<typeof auditLog, 'action'>;
        actor_name: Column<typeof auditLog, 'actorName'>;
        display_name: Column<typeof users, 'displayName'> | null;
        hash: Column<typeof auditLog, 'hash'>;
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
    [`SELECT latest.id
       FROM unnest($1::uuid[]) AS wanted (id)
      CROSS JOIN LATERAL (
              SELECT w.id, w.created_at
                FROM withdrawals w
               WHERE w.beneficiary_id = wanted.id
               ORDER BY w.created_at DESC, w.row_number DESC
               LIMIT $2) latest
      ORDER BY latest.created_at DESC
      LIMIT $2`]: {
      values: [readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
      };
    };
    'SELECT legal_name FROM entity_configs WHERE entity_id = $1': {
      values: [string | null];
      row: {
        legal_name: Column<typeof entityConfigs, 'legalName'>;
      };
    };
    [`SELECT loosens_config(before::jsonb, after::jsonb) AS looser
         FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS pairs (before, after, place)
        ORDER BY place`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        looser: boolean | null;
      };
    };
    [`SELECT m.transfer_id, m.payout_id, m.amount_minor, m.booking_date, m.booked_at, m.entry_id,
            e.bank_reference, e.text, p.way
       FROM funding_movements m
       LEFT JOIN statement_entries e ON e.id = m.entry_id
       LEFT JOIN reconciled_entries p ON p.entry_id = m.entry_id
      WHERE m.funding_id = $1
      ORDER BY m.booked_at, m.transfer_id`]: {
      values: [string | null];
      row: {
        transfer_id: Column<typeof fundingMovements, 'transferId'>;
        payout_id: Column<typeof fundingMovements, 'payoutId'> | null;
        amount_minor: Column<typeof fundingMovements, 'amountMinor'>;
        booking_date: Column<typeof fundingMovements, 'bookingDate'>;
        booked_at: Column<typeof fundingMovements, 'bookedAt'>;
        entry_id: Column<typeof fundingMovements, 'entryId'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        text: Column<typeof statementEntries, 'text'> | null;
        way: Column<typeof reconciledEntries, 'way'> | null;
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
    [`SELECT name
       FROM users
      WHERE entity_id = $1 AND id <> ALL($2::uuid[]) AND disabled_at IS NULL AND roles && $3::text[]
      ORDER BY name
      LIMIT 5`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        name: Column<typeof users, 'name'>;
      };
    };
    'SELECT name FROM entities WHERE id = $1': {
      values: [string | null];
      row: {
        name: Column<typeof entities, 'name'>;
      };
    };
    'SELECT name FROM pg_timezone_names WHERE lower(name) = lower($1) AND name IS NOT NULL LIMIT 1': {
      values: [string | null];
      row: {
        name: string;
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
    [`SELECT newest.id
       FROM (SELECT w.id, w.amount_minor, b.minor
               FROM (SELECT b.id, wanted.minor
                       FROM batches b
                       JOIN unnest($2::text[], $3::bigint[]) AS wanted (currency, minor)
                         ON wanted.currency = b.currency
                      WHERE b.entity_id = $1
                      ORDER BY b.created_at DESC, b.id DESC
                      LIMIT $4) b
              CROSS JOIN LATERAL (SELECT * FROM withdrawals w WHERE w.batch_id = b.id LIMIT $5) w
              LIMIT $5) newest
      WHERE newest.amount_minor = newest.minor
      LIMIT $6`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, bigint | number | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
      };
    };
    [`SELECT newest.id
       FROM (SELECT w.id, w.beneficiary_reference, w.own_reference
               FROM (SELECT b.id FROM batches b
                      WHERE b.entity_id = $1
                      ORDER BY b.created_at DESC, b.id DESC
                      LIMIT $2) b
              CROSS JOIN LATERAL (SELECT * FROM withdrawals w WHERE w.batch_id = b.id LIMIT $3) w
              LIMIT $3) newest
      WHERE newest.beneficiary_reference ILIKE $4 OR newest.own_reference ILIKE $4
      LIMIT $5`]: {
      values: [string | null, bigint | number | null, bigint | number | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
      };
    };
    'SELECT next_visit_at FROM bank_file_transports WHERE connection_id = $1': {
      values: [string | null];
      row: {
        next_visit_at: Column<typeof bankFileTransports, 'nextVisitAt'>;
      };
    };
    [`SELECT o.entry_id, o.kind, count(*) AS postings, sum(o.amount_minor)::bigint AS amount_minor,
            o.booking_date, e.bank_reference, e.text, r.way, r.posted_at, count(*) OVER () AS lines
       FROM entry_postings o
       JOIN statement_entries e ON e.id = o.entry_id
       JOIN reconciled_entries r ON r.entry_id = o.entry_id
      WHERE o.file_id = $1
      GROUP BY o.entry_id, o.kind, o.booking_date, e.bank_reference, e.text, r.way, r.posted_at
      ORDER BY o.booking_date, o.entry_id
      LIMIT $2`]: {
      values: [string | null, bigint | number | null];
      row: {
        entry_id: Column<typeof entryPostings, 'entryId'>;
        kind: Column<typeof entryPostings, 'kind'>;
        postings: bigint;
        amount_minor: bigint;
        booking_date: Column<typeof entryPostings, 'bookingDate'>;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        text: Column<typeof statementEntries, 'text'>;
        way: Column<typeof reconciledEntries, 'way'> | null;
        posted_at: Column<typeof reconciledEntries, 'postedAt'> | null;
        lines: bigint;
      };
    };
    [`SELECT o.id, o.kind, o.withdrawal_id, w.payout_id, o.entry_id, o.amount_minor, o.expected_minor,
              o.booking_date, p.name, p.account_number, p.reference, p.failure_code, e.bank_reference, e.text
         FROM entry_postings o
         JOIN statement_entries e ON e.id = o.entry_id
         LEFT JOIN bank_file_payments p ON p.withdrawal_id = o.withdrawal_id
         LEFT JOIN withdrawals w ON w.id = o.withdrawal_id
        WHERE o.file_id = $1 AND o.kind IN ('RETURN', 'FEE') AND o.id > $2
        ORDER BY o.id
        LIMIT $3`]: {
      values: [string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof entryPostings, 'id'>;
        kind: Column<typeof entryPostings, 'kind'>;
        withdrawal_id: Column<typeof entryPostings, 'withdrawalId'> | null;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        entry_id: Column<typeof entryPostings, 'entryId'>;
        amount_minor: Column<typeof entryPostings, 'amountMinor'>;
        expected_minor: Column<typeof entryPostings, 'expectedMinor'>;
        booking_date: Column<typeof entryPostings, 'bookingDate'>;
        name: Column<typeof bankFilePayments, 'name'> | null;
        account_number: Column<typeof bankFilePayments, 'accountNumber'> | null;
        reference: Column<typeof bankFilePayments, 'reference'> | null;
        failure_code: Column<typeof bankFilePayments, 'failureCode'> | null;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        text: Column<typeof statementEntries, 'text'>;
      };
    };
    [`SELECT o.kind, o.booking_date, sum(o.expected_minor)::bigint AS amount_minor
       FROM entry_postings o
      WHERE o.account_id = $1 AND o.book_day < $2
      GROUP BY 1, 2`]: {
      values: [string | null, string | null];
      row: {
        kind: Column<typeof entryPostings, 'kind'>;
        booking_date: Column<typeof entryPostings, 'bookingDate'>;
        amount_minor: bigint;
      };
    };
    [`SELECT other.id FROM payouts p
       JOIN payouts other ON other.entity_id = $1 AND other.id <> p.id AND (other.id = p.reversal_of
            OR (other.withdrawal_id = p.withdrawal_id AND other.reversal_of = p.id))
      WHERE p.entity_id = $1 AND p.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof payouts, 'id'>;
      };
    };
    [`SELECT p.attempt_id, p.end_to_end_id, p.amount_minor, p.account_number, p.state, p.failure_code,
            p.statement_at IS NOT NULL AS on_statement,
            greatest(f.left_at, f.heard_at, p.heard_at) AS heard_at, f.profile
       FROM bank_file_payments p
       JOIN bank_files f ON f.id = p.file_id
      WHERE p.attempt_id = ANY($1) AND f.left_at IS NOT NULL`]: {
      values: [readonly (string | null)[] | null];
      row: {
        attempt_id: Column<typeof bankFilePayments, 'attemptId'>;
        end_to_end_id: Column<typeof bankFilePayments, 'endToEndId'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        state: Column<typeof bankFilePayments, 'state'> | null;
        failure_code: Column<typeof bankFilePayments, 'failureCode'> | null;
        on_statement: boolean;
        heard_at: Date;
        profile: Column<typeof bankFiles, 'profile'>;
      };
    };
    [`SELECT p.attempt_id, p.failure_code, p.returned_at
       FROM bank_file_payments p
       JOIN withdrawals w ON w.id = p.withdrawal_id
      WHERE p.returned_at >= $2 AND p.attempt_id IS NOT NULL
        AND (p.returned_at >= $1 OR w.status = 'COMPLETE')
      ORDER BY p.returned_at`]: {
      values: [Date | string | null, Date | string | null];
      row: {
        attempt_id: Column<typeof bankFilePayments, 'attemptId'>;
        failure_code: Column<typeof bankFilePayments, 'failureCode'> | null;
        returned_at: Column<typeof bankFilePayments, 'returnedAt'>;
      };
    };
    'SELECT p.created_at FROM payouts p': {
      values: [];
      row: {
        created_at: Column<typeof payouts, 'createdAt'>;
      };
    };
    [`SELECT p.entry_id, p.kind, p.withdrawal_id, p.file_id, p.funding_id, p.amount_minor, p.expected_minor,
            p.count
       FROM (SELECT o.entry_id, o.kind, o.withdrawal_id, o.file_id, o.funding_id, o.amount_minor,
                    o.expected_minor,
                    count(*) OVER (PARTITION BY o.entry_id) AS count,
                    row_number() OVER (PARTITION BY o.entry_id ORDER BY o.id) AS number
               FROM entry_postings o
              WHERE o.entry_id = ANY($1)) p
      WHERE p.number <= $2
      ORDER BY p.entry_id, p.number`]: {
      values: [readonly (string | null)[] | null, bigint | number | null];
      row: {
        entry_id: Column<typeof entryPostings, 'entryId'>;
        kind: Column<typeof entryPostings, 'kind'>;
        withdrawal_id: Column<typeof entryPostings, 'withdrawalId'> | null;
        file_id: Column<typeof entryPostings, 'fileId'> | null;
        funding_id: Column<typeof entryPostings, 'fundingId'> | null;
        amount_minor: Column<typeof entryPostings, 'amountMinor'>;
        expected_minor: Column<typeof entryPostings, 'expectedMinor'>;
        count: bigint;
      };
    };
    'SELECT p.id FROM payouts p': {
      values: [];
      row: {
        id: Column<typeof payouts, 'id'>;
      };
    };
    [`SELECT p.id, p.created_at, p.status, p.direction, p.amount_minor FROM payouts p
      WHERE p.entity_id = $1 ORDER BY p.created_at, p.id`]: {
      values: [string | null];
      row: {
        id: Column<typeof payouts, 'id'>;
        created_at: Column<typeof payouts, 'createdAt'>;
        status: Column<typeof payouts, 'status'>;
        direction: Column<typeof payouts, 'direction'>;
        amount_minor: Column<typeof payouts, 'amountMinor'>;
      };
    };
    [`SELECT p.id, p.direction, p.status, p.recipient_reference, p.currency, p.amount_minor, p.created_at
       FROM payouts p
      WHERE p.entity_id = $1 AND p.id = ANY ($2)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof payouts, 'id'>;
        direction: Column<typeof payouts, 'direction'>;
        status: Column<typeof payouts, 'status'>;
        recipient_reference: Column<typeof payouts, 'recipientReference'>;
        currency: Column<typeof payouts, 'currency'>;
        amount_minor: Column<typeof payouts, 'amountMinor'>;
        created_at: Column<typeof payouts, 'createdAt'>;
      };
    };
    [`SELECT p.id, p.withdrawal_id
       FROM payouts p
      WHERE p.entity_id = $1 AND (p.recipient_reference ILIKE $2 OR p.id = $3)
      ORDER BY p.created_at DESC, p.id DESC
      LIMIT $4`]: {
      values: [string | null, string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof payouts, 'id'>;
        withdrawal_id: Column<typeof payouts, 'withdrawalId'> | null;
      };
    };
    [`SELECT p.withdrawal_id
         FROM bank_file_payments p
         JOIN bank_files f ON f.id = p.file_id`]: {
      values: [];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
      };
    };
    [`SELECT p.withdrawal_id, p.end_to_end_id, p.amount_minor, p.name, p.account_number, p.reference,
            p.returned_at, w.payout_id, f.id AS file_id, f.file_name, f.execution_date, f.currency,
            b.id AS batch_id, b.label
       FROM bank_file_payments p
       JOIN bank_files f ON f.id = p.file_id
       JOIN withdrawals w ON w.id = p.withdrawal_id
       JOIN batches b ON b.id = f.batch_id
      WHERE p.withdrawal_id = ANY($1) AND f.entity_id = $2`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        end_to_end_id: Column<typeof bankFilePayments, 'endToEndId'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        name: Column<typeof bankFilePayments, 'name'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        reference: Column<typeof bankFilePayments, 'reference'>;
        returned_at: Column<typeof bankFilePayments, 'returnedAt'> | null;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        file_id: Column<typeof bankFiles, 'id'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        currency: Column<typeof bankFiles, 'currency'>;
        batch_id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
      };
    };
    [`SELECT p.withdrawal_id, w.row_number, w.status, p.sequence_number, p.end_to_end_id, p.name,
              p.branch_code, p.account_number, p.amount_minor, p.reference, p.substitutions, p.state,
              p.failure_code, p.reason_code, p.reason_text, p.moved_to_branch_code,
              p.moved_to_account_number, p.heard_at
         FROM bank_file_payments p
         JOIN withdrawals w ON w.id = p.withdrawal_id`]: {
      values: [];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        status: Column<typeof withdrawals, 'status'>;
        sequence_number: Column<typeof bankFilePayments, 'sequenceNumber'>;
        end_to_end_id: Column<typeof bankFilePayments, 'endToEndId'>;
        name: Column<typeof bankFilePayments, 'name'>;
        branch_code: Column<typeof bankFilePayments, 'branchCode'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        reference: Column<typeof bankFilePayments, 'reference'>;
        substitutions: Column<typeof bankFilePayments, 'substitutions'>;
        state: Column<typeof bankFilePayments, 'state'> | null;
        failure_code: Column<typeof bankFilePayments, 'failureCode'> | null;
        reason_code: Column<typeof bankFilePayments, 'reasonCode'> | null;
        reason_text: Column<typeof bankFilePayments, 'reasonText'> | null;
        moved_to_branch_code: Column<typeof bankFilePayments, 'movedToBranchCode'> | null;
        moved_to_account_number: Column<typeof bankFilePayments, 'movedToAccountNumber'> | null;
        heard_at: Column<typeof bankFilePayments, 'heardAt'> | null;
      };
    };
    [`SELECT paid.id, paid.withdrawal_id
       FROM unnest($2::text[], $3::bigint[]) AS wanted (currency, minor)
      CROSS JOIN LATERAL (
              SELECT p.id, p.withdrawal_id
                FROM payouts p
               WHERE p.entity_id = $1 AND p.currency = wanted.currency AND p.amount_minor = wanted.minor
               ORDER BY p.id DESC
               LIMIT $4) paid`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof payouts, 'id'>;
        withdrawal_id: Column<typeof payouts, 'withdrawalId'> | null;
      };
    };
    'SELECT payer_account_number, currency FROM bank_file_connections WHERE id = $1': {
      values: [string | null];
      row: {
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
      };
    };
    'SELECT payouts_enabled AS on FROM entity_configs WHERE entity_id = $1 FOR SHARE': {
      values: [string | null];
      row: {
        on: Column<typeof entityConfigs, 'payoutsEnabled'>;
      };
    };
    'SELECT pg_advisory_xact_lock($1)': {
      values: [bigint | number | null];
      row: {
        pg_advisory_xact_lock: string | null;
      };
    };
    'SELECT pg_advisory_xact_lock(hashtextextended(\'check \' || $1, 0))': {
      values: [string | null];
      row: {
        pg_advisory_xact_lock: string | null;
      };
    };
    'SELECT pg_advisory_xact_lock(hashtextextended(\'create \' || $1, 0))': {
      values: [string | null];
      row: {
        pg_advisory_xact_lock: string | null;
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
    'SELECT pg_try_advisory_xact_lock(hashtextextended($1, 0)) AS taken': {
      values: [string];
      row: {
        taken: boolean;
      };
    };
    'SELECT pg_try_advisory_xact_lock(hashtextextended(\'check \' || $1, 0)) AS locked': {
      values: [string];
      row: {
        locked: boolean;
      };
    };
    'SELECT private_key FROM bank_file_transports WHERE connection_id = $1': {
      values: [string | null];
      row: {
        private_key: Column<typeof bankFileTransports, 'privateKey'> | null;
      };
    };
    'SELECT private_key, public_key FROM bank_file_transports WHERE connection_id = $1': {
      values: [string | null];
      row: {
        private_key: Column<typeof bankFileTransports, 'privateKey'> | null;
        public_key: Column<typeof bankFileTransports, 'publicKey'> | null;
      };
    };
    'SELECT question, question_detail FROM bank_file_replies WHERE id = $1': {
      values: [string | null];
      row: {
        question: Column<typeof bankFileReplies, 'question'> | null;
        question_detail: Column<typeof bankFileReplies, 'questionDetail'> | null;
      };
    };
    'SELECT r.entry_id FROM reconciled_entries r': {
      values: [];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
      };
    };
    [`SELECT r.entry_id, r.proposal ->> 'id' AS proposal_id
       FROM reconciled_entries r
       JOIN statement_entries e ON e.id = r.entry_id
      WHERE r.entity_id = $1 AND r.state = 'OPEN' AND r.verdict <> 'UNMATCHED' AND e.text LIKE $2
      ORDER BY r.entry_id`]: {
      values: [string | null, string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        proposal_id: string | null;
      };
    };
    [`SELECT r.entry_id, r.state, r.verdict, r.proposal, r.posted_at, r.posted_by,
            poster.name AS posted_by_name,
            r.way, r.reason, r.aside_at, r.aside_by, setter.name AS aside_by_name, r.aside_reason,
            a.id AS account_id, a.account_number, a.currency, a.connection_id, c.display_name
       FROM reconciled_entries r
       JOIN statement_accounts a ON a.id = r.account_id
       JOIN bank_file_connections c ON c.id = a.connection_id
       LEFT JOIN users poster ON poster.id = r.posted_by
       LEFT JOIN users setter ON setter.id = r.aside_by
      WHERE r.entry_id = ANY($1) AND r.entity_id = $2`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        state: Column<typeof reconciledEntries, 'state'>;
        verdict: Column<typeof reconciledEntries, 'verdict'> | null;
        proposal: Column<typeof reconciledEntries, 'proposal'> | null;
        posted_at: Column<typeof reconciledEntries, 'postedAt'> | null;
        posted_by: Column<typeof reconciledEntries, 'postedBy'> | null;
        posted_by_name: Column<typeof users, 'name'> | null;
        way: Column<typeof reconciledEntries, 'way'> | null;
        reason: Column<typeof reconciledEntries, 'reason'> | null;
        aside_at: Column<typeof reconciledEntries, 'asideAt'> | null;
        aside_by: Column<typeof reconciledEntries, 'asideBy'> | null;
        aside_by_name: Column<typeof users, 'name'> | null;
        aside_reason: Column<typeof reconciledEntries, 'asideReason'> | null;
        account_id: Column<typeof statementAccounts, 'id'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
      };
    };
    [`SELECT r.id
       FROM beneficiaries r
      WHERE r.entity_id = $1
        AND r.id = ANY (ARRAY(
              SELECT s.beneficiary_id
                FROM recipient_search s
               WHERE s.entity_id = $1 AND s.words LIKE $2 AND s.words LIKE $3 AND s.words LIKE ALL ($4)
               LIMIT $5) || $6::uuid)
      ORDER BY coalesce(r.account_number LIKE $7, false) DESC, r.last_paid_at DESC NULLS LAST,
               r.created_at DESC, r.id DESC
      LIMIT $8`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, bigint | number | null, string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof beneficiaries, 'id'>;
      };
    };
    [`SELECT r.id
       FROM funding_records r
      WHERE r.entity_id = $1 AND r.currency = $2 AND r.state = $3
        AND ($4::bigint IS NULL OR r.received_minor >= $4)
        AND (r.state = 'EXPECTED'
             OR EXISTS (SELECT
                          FROM funding_movements m
                         WHERE m.funding_id = r.id AND m.entry_id IS NOT NULL))
      ORDER BY r.day DESC, r.id DESC
      LIMIT $5`]: {
      values: [string | null, string | null, string | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
      };
    };
    'SELECT r.id FROM bank_file_replies r': {
      values: [];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
      };
    };
    [`SELECT r.id FROM beneficiaries r
        WHERE r.entity_id = $1
          AND EXISTS (SELECT FROM recipient_search s
                       WHERE s.beneficiary_id = r.id AND s.words LIKE $2 AND s.words LIKE $3
                         AND s.words LIKE ALL ($4) OFFSET 0)
        ORDER BY r.last_paid_at DESC NULLS LAST, r.created_at DESC, r.id DESC OFFSET $5 LIMIT $6`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof beneficiaries, 'id'>;
      };
    };
    [`SELECT r.id FROM beneficiaries r
        WHERE r.entity_id = $1
        ORDER BY r.last_paid_at DESC NULLS LAST, r.created_at DESC, r.id DESC OFFSET $2 LIMIT $3`]: {
      values: [string | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof beneficiaries, 'id'>;
      };
    };
    [`SELECT r.id FROM beneficiaries r
      WHERE r.entity_id = $1 AND r.id = ANY ($2)
      ORDER BY r.last_paid_at DESC NULLS LAST, r.created_at DESC, r.id DESC OFFSET $3 LIMIT $4`]: {
      values: [string | null, readonly (string | null)[] | null, bigint | number | null, bigint | number | null];
      row: {
        id: Column<typeof beneficiaries, 'id'>;
      };
    };
    [`SELECT r.id, r.currency, r.day, r.reference, r.note,
            coalesce(r.received_minor, r.expected_minor) AS amount_minor
       FROM funding_records r
      WHERE r.id = ANY($1) AND r.entity_id = $2`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        currency: Column<typeof fundingRecords, 'currency'>;
        day: Column<typeof fundingRecords, 'day'>;
        reference: Column<typeof fundingRecords, 'reference'> | null;
        note: Column<typeof fundingRecords, 'note'> | null;
        amount_minor: bigint | null;
      };
    };
    [`SELECT r.id, r.entity_id, r.read_at, u.id AS user_id
       FROM bank_file_replies r
       JOIN users u ON u.entity_id = r.entity_id AND u.roles = '{APPROVER}'
      WHERE r.result = 'WAITS_FOR_CONFIRMATION'
      LIMIT 1`]: {
      values: [];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
        entity_id: Column<typeof bankFileReplies, 'entityId'>;
        read_at: Column<typeof bankFileReplies, 'readAt'> | null;
        user_id: Column<typeof users, 'id'>;
      };
    };
    [`SELECT rail, count(*) AS count, unit_fee_minor, sum(unit_fee_minor)::bigint AS total_minor
       FROM withdrawals
      WHERE batch_id = $1
      GROUP BY rail, unit_fee_minor`]: {
      values: [string | null];
      row: {
        rail: Column<typeof withdrawals, 'rail'>;
        count: bigint;
        unit_fee_minor: Column<typeof withdrawals, 'unitFeeMinor'>;
        total_minor: bigint;
      };
    };
    'SELECT rail, max(amount_minor) AS amount_minor FROM withdrawals WHERE batch_id = $1 GROUP BY rail': {
      values: [string | null];
      row: {
        rail: Column<typeof withdrawals, 'rail'>;
        amount_minor: bigint;
      };
    };
    [`SELECT rails, profile
       FROM bank_file_connections
      WHERE entity_id = $1 AND state = 'LIVE' AND currency = $2`]: {
      values: [string | null, string | null];
      row: {
        rails: Column<typeof bankFileConnections, 'rails'>;
        profile: Column<typeof bankFileConnections, 'profile'>;
      };
    };
    'SELECT read_until, mailed_until FROM notification_settings WHERE user_id = $1': {
      values: [string | null];
      row: {
        read_until: Column<typeof notificationSettings, 'readUntil'> | null;
        mailed_until: Column<typeof notificationSettings, 'mailedUntil'> | null;
      };
    };
    'SELECT reference FROM funding_references WHERE connection_id = $1': {
      values: [string | null];
      row: {
        reference: Column<typeof fundingReferences, 'reference'>;
      };
    };
    'SELECT release_at FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        release_at: Column<typeof batches, 'releaseAt'> | null;
      };
    };
    'SELECT rested_since FROM statement_accounts WHERE id = $1': {
      values: [string | null];
      row: {
        rested_since: Column<typeof statementAccounts, 'restedSince'> | null;
      };
    };
    'SELECT result FROM statement_files WHERE entity_id = $1': {
      values: [string | null];
      row: {
        result: Column<typeof statementFiles, 'result'>;
      };
    };
    'SELECT result, changed FROM bank_file_replies WHERE entity_id = $1': {
      values: [string | null];
      row: {
        result: Column<typeof bankFileReplies, 'result'>;
        changed: Column<typeof bankFileReplies, 'changed'>;
      };
    };
    [`SELECT row_number AS "rowNumber", beneficiary_name AS "beneficiaryName", bank_code AS "bankCode", branch_code AS "branchCode", account_number AS "accountNumber", account_type AS "accountType", amount_minor AS "amountMinor", beneficiary_reference AS "beneficiaryReference", own_reference AS "ownReference", external_id AS "externalId",
              unit_fee_minor AS "unitFeeMinor", vat_minor AS "vatMinor", rail
         FROM withdrawals
        WHERE batch_id = $1 AND row_number > $2
        ORDER BY row_number
        LIMIT $3`]: {
      values: [string | null, number | null, bigint | number | null];
      row: {
        rowNumber: Column<typeof withdrawals, 'rowNumber'>;
        beneficiaryName: Column<typeof withdrawals, 'beneficiaryName'>;
        bankCode: Column<typeof withdrawals, 'bankCode'>;
        branchCode: Column<typeof withdrawals, 'branchCode'>;
        accountNumber: Column<typeof withdrawals, 'accountNumber'>;
        accountType: Column<typeof withdrawals, 'accountType'>;
        amountMinor: Column<typeof withdrawals, 'amountMinor'>;
        beneficiaryReference: Column<typeof withdrawals, 'beneficiaryReference'>;
        ownReference: Column<typeof withdrawals, 'ownReference'> | null;
        externalId: Column<typeof withdrawals, 'externalId'> | null;
        unitFeeMinor: Column<typeof withdrawals, 'unitFeeMinor'>;
        vatMinor: Column<typeof withdrawals, 'vatMinor'>;
        rail: Column<typeof withdrawals, 'rail'>;
      };
    };
    [`SELECT row_number, beneficiary_name, amount_minor
       FROM withdrawals
      WHERE batch_id = $1
      ORDER BY amount_minor DESC, row_number
      LIMIT $2`]: {
      values: [string | null, bigint | number | null];
      row: {
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
      };
    };
    [`SELECT row_number, beneficiary_name, name_key, external_id, bank_code, branch_code, account_number,
            amount_minor, beneficiary_reference, own_reference
       FROM withdrawals
      WHERE batch_id = $1
      ORDER BY row_number`]: {
      values: [string | null];
      row: {
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        name_key: Column<typeof withdrawals, 'nameKey'> | null;
        external_id: Column<typeof withdrawals, 'externalId'> | null;
        bank_code: Column<typeof withdrawals, 'bankCode'>;
        branch_code: Column<typeof withdrawals, 'branchCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        own_reference: Column<typeof withdrawals, 'ownReference'> | null;
      };
    };
    [`SELECT row_number, failure_code, failure_reason, retryable, rail, beneficiary_name, bank_code, branch_code, account_number, account_type, amount_minor, beneficiary_reference, own_reference, external_id
         FROM withdrawals
        WHERE batch_id = $1 AND ($2 OR status IN ('FAILED', 'REVERSED'))
        ORDER BY row_number`]: {
      values: [string | null, boolean | null];
      row: {
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        failure_code: Column<typeof withdrawals, 'failureCode'> | null;
        failure_reason: Column<typeof withdrawals, 'failureReason'> | null;
        retryable: Column<typeof withdrawals, 'retryable'> | null;
        rail: Column<typeof withdrawals, 'rail'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        bank_code: Column<typeof withdrawals, 'bankCode'>;
        branch_code: Column<typeof withdrawals, 'branchCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        account_type: Column<typeof withdrawals, 'accountType'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        own_reference: Column<typeof withdrawals, 'ownReference'> | null;
        external_id: Column<typeof withdrawals, 'externalId'> | null;
      };
    };
    [`SELECT row_number, own_reference, attempt_id, rail_reference, submitted_at
       FROM withdrawals
      WHERE id = $1`]: {
      values: [string | null];
      row: {
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        own_reference: Column<typeof withdrawals, 'ownReference'> | null;
        attempt_id: Column<typeof withdrawals, 'attemptId'> | null;
        rail_reference: Column<typeof withdrawals, 'railReference'> | null;
        submitted_at: Column<typeof withdrawals, 'submittedAt'> | null;
      };
    };
    [`SELECT s.account_id, count(*) AS count
         FROM statement_findings x
         JOIN bank_statements s ON s.id = x.statement_id
        WHERE x.entity_id = $1 AND x.resolved_at IS NULL
          AND NOT may_be_unread(x.entity_id, x.code, x.found_at)
        GROUP BY s.account_id`]: {
      values: [string | null];
      row: {
        account_id: Column<typeof bankStatements, 'accountId'>;
        count: bigint;
      };
    };
    [`SELECT s.beneficiary_id
       FROM recipient_search s
      WHERE s.entity_id = $1 AND s.words LIKE $2 AND s.words LIKE $3 AND s.words LIKE ALL ($4)
      LIMIT $5`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        beneficiary_id: Column<typeof recipientSearch, 'beneficiaryId'>;
      };
    };
    'SELECT s.id FROM bank_statements s': {
      values: [];
      row: {
        id: Column<typeof bankStatements, 'id'>;
      };
    };
    [`SELECT s.id, s.account_id, s.kind, s.statement_name, s.sequence_number, s.opening_minor,
            s.opening_date, s.closing_minor, s.closing_date, s.order_date, s.booked_minor,
            a.account_key, a.currency
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.order_date <= $2
        AND NOT (s.by_users AND is_by_users(s.file_id))
        AND (s.order_date, coalesce(s.sequence_number, 0), s.id) < ($2, $3, $4::uuid)
      ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
      LIMIT 1`]: {
      values: [string | null, string | null, number | null, string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        account_id: Column<typeof bankStatements, 'accountId'>;
        kind: Column<typeof bankStatements, 'kind'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        booked_minor: Column<typeof bankStatements, 'bookedMinor'>;
        account_key: Column<typeof statementAccounts, 'accountKey'>;
        currency: Column<typeof statementAccounts, 'currency'>;
      };
    };
    [`SELECT s.id, s.account_id, s.kind, s.statement_name, s.sequence_number, s.opening_minor,
            s.opening_date, s.closing_minor, s.closing_date, s.order_date, s.booked_minor,
            a.account_key, a.currency
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.order_date <= $2
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
        AND (s.order_date, coalesce(s.sequence_number, 0), s.id) < ($2, $3, $4::uuid)
      ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
      LIMIT 1`]: {
      values: [string | null, string | null, number | null, string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        account_id: Column<typeof bankStatements, 'accountId'>;
        kind: Column<typeof bankStatements, 'kind'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        booked_minor: Column<typeof bankStatements, 'bookedMinor'>;
        account_key: Column<typeof statementAccounts, 'accountKey'>;
        currency: Column<typeof statementAccounts, 'currency'>;
      };
    };
    [`SELECT s.id, s.account_id, s.kind, s.statement_name, s.sequence_number, s.opening_minor,
            s.opening_date, s.closing_minor, s.closing_date, s.order_date, s.booked_minor,
            a.account_key, a.currency
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.order_date >= $2
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
        AND (s.order_date, coalesce(s.sequence_number, 0), s.id) > ($2, $3, $4::uuid)
      ORDER BY s.order_date, coalesce(s.sequence_number, 0), s.id
      LIMIT 1`]: {
      values: [string | null, string | null, number | null, string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        account_id: Column<typeof bankStatements, 'accountId'>;
        kind: Column<typeof bankStatements, 'kind'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        booked_minor: Column<typeof bankStatements, 'bookedMinor'>;
        account_key: Column<typeof statementAccounts, 'accountKey'>;
        currency: Column<typeof statementAccounts, 'currency'>;
      };
    };
    [`SELECT s.id, s.kind, s.statement_name, s.sequence_number, s.opening_minor, s.opening_date,
            s.closing_minor, s.closing_date, s.by_users AND is_by_users(s.file_id) AS by_users,
            ARRAY(SELECT l.key_hash FROM statement_lines l WHERE l.statement_id = s.id) AS keys
       FROM bank_statements s
      WHERE s.account_id = $1 AND s.kind = $2 AND s.statement_name = $3
      ORDER BY s.by_users`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        kind: Column<typeof bankStatements, 'kind'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        by_users: boolean | null;
        keys: string[];
      };
    };
    [`SELECT s.id, s.statement_name, s.order_date, s.closing_minor
             FROM bank_statements s
            WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
              AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
            ORDER BY s.order_date DESC, s.id DESC
            LIMIT 1`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
      };
    };
    [`SELECT s.opening_minor, s.opening_date, s.closing_date, s.closing_minor, s.booked_minor
       FROM bank_statements s
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
      ORDER BY s.order_date, s.id
      LIMIT 1`]: {
      values: [string | null];
      row: {
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'>;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        booked_minor: Column<typeof bankStatements, 'bookedMinor'>;
      };
    };
    [`SELECT s.status, coalesce(sum(c.count), 0)::int8 AS count,
            coalesce(greatest(0, extract(epoch FROM $2::timestamptz - min(w.submitted_at))), 0)::float8
              AS oldest_seconds
       FROM unnest($1::text[]) AS s (status)
       LEFT JOIN batches b ON b.status = 'PROCESSING'
       LEFT JOIN batch_counts c ON c.batch_id = b.id AND c.status = s.status AND c.count > 0
       LEFT JOIN LATERAL (
         SELECT min(o.submitted_at) AS submitted_at
           FROM withdrawals o
          WHERE o.batch_id = c.batch_id AND o.status = c.status
            AND o.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')) w ON true
      GROUP BY s.status`]: {
      values: [readonly string[], Date | string | null];
      row: {
        status: string;
        count: bigint;
        oldest_seconds: number;
      };
    };
    [`SELECT s.status, count(b.id) AS count,
            coalesce(greatest(0, extract(epoch FROM $2::timestamptz - min(b.created_at))), 0)::float8
              AS oldest_seconds
       FROM unnest($1::text[]) AS s (status)
       LEFT JOIN batches b
              ON b.status = s.status AND b.status IN ('PENDING_APPROVAL', 'APPROVED', 'PROCESSING')
      GROUP BY s.status`]: {
      values: [readonly string[], Date | string | null];
      row: {
        status: string;
        count: bigint;
        oldest_seconds: number;
      };
    };
    [`SELECT starts_at
       FROM (SELECT period, starts_at, direction, status, currency, count, amount_minor, fee_minor
               FROM payout_sums
              WHERE entity_id = $1
              UNION ALL
             SELECT 'QUARTER_HOUR', date_bin('15 minutes', created_at, '2000-01-01Z'), direction, status,
                    currency, -1, -amount_minor, -fee_minor
               FROM payouts
              WHERE entity_id = $1
              UNION ALL
             SELECT 'DAY', date_trunc('day', created_at, 'UTC'), direction, status, currency, -1,
                    -amount_minor, -fee_minor
               FROM payouts
              WHERE entity_id = $1
              UNION ALL
             SELECT 'MONTH', date_trunc('month', created_at, 'UTC'), direction, status, currency, -1,
                    -amount_minor, -fee_minor
               FROM payouts
              WHERE entity_id = $1) both_ways
      GROUP BY period, starts_at, direction, status, currency
     HAVING sum(count) <> 0 OR sum(amount_minor) <> 0 OR sum(fee_minor) <> 0`]: {
      values: [string | null];
      row: {
        starts_at: Date | null;
      };
    };
    'SELECT state FROM bank_file_connections WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        state: Column<typeof bankFileConnections, 'state'>;
      };
    };
    'SELECT state FROM payment_config_changes WHERE id = $1': {
      values: [string | null];
      row: {
        state: Column<typeof paymentConfigChanges, 'state'>;
      };
    };
    'SELECT state, currency FROM bank_file_connections WHERE id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        state: Column<typeof bankFileConnections, 'state'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
      };
    };
    'SELECT statement_at IS NOT NULL AS yes FROM bank_file_payments WHERE file_id = $1': {
      values: [string | null];
      row: {
        yes: boolean;
      };
    };
    'SELECT status FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        status: Column<typeof batches, 'status'>;
      };
    };
    'SELECT status FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        status: Column<typeof batches, 'status'>;
      };
    };
    'SELECT status FROM withdrawals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        status: Column<typeof withdrawals, 'status'>;
      };
    };
    'SELECT status FROM withdrawals WHERE batch_id = $1 ORDER BY row_number': {
      values: [string | null];
      row: {
        status: Column<typeof withdrawals, 'status'>;
      };
    };
    'SELECT status, currency FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
      };
    };
    'SELECT status, updated_at FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        status: Column<typeof batches, 'status'>;
        updated_at: Column<typeof batches, 'updatedAt'>;
      };
    };
    'SELECT subject_id FROM audit_log WHERE action = \'batch.expired\'': {
      values: [];
      row: {
        subject_id: Column<typeof auditLog, 'subjectId'>;
      };
    };
    [`SELECT sum(a.balance_minor)::text AS all,
                  count(*) FILTER (WHERE a.balance_minor <> coalesce(p.total, 0)
                                      OR (a.bucket <> 'OUTSIDE' AND a.balance_minor < 0)) AS wrong
             FROM ledger_accounts a
             LEFT JOIN (SELECT account_id, sum(amount_minor) AS total FROM postings GROUP BY account_id) p
                    ON p.account_id = a.id
            WHERE a.entity_id = $1`]: {
      values: [string | null];
      row: {
        all: string | null;
        wrong: bigint;
      };
    };
    [`SELECT sum(amount_minor)::bigint AS sum
         FROM bank_day_totals
        WHERE entity_id = $1 AND part = 'SET_ASIDE'`]: {
      values: [string | null];
      row: {
        sum: bigint | null;
      };
    };
    [`SELECT sum(c.flagged)::float8 / sum(b.withdrawal_count) AS share,
              sum(c.doubtful_accounts) AS doubtful
         FROM batch_checks c
         JOIN batches b ON b.id = c.batch_id`]: {
      values: [];
      row: {
        share: number | null;
        doubtful: bigint | null;
      };
    };
    'SELECT sum(unit_fee_minor + vat_minor)::bigint AS minor FROM withdrawals WHERE id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        minor: bigint | null;
      };
    };
    [`SELECT t.file_id, f.batch_id, t.state, t.settled_count, t.difference_state
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      WHERE t.file_id = ANY($1) AND t.settled_at = $2
      ORDER BY t.file_id`]: {
      values: [readonly (string | null)[] | null, Date | string | null];
      row: {
        file_id: Column<typeof settlementTotals, 'fileId'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
        state: Column<typeof settlementTotals, 'state'>;
        settled_count: Column<typeof settlementTotals, 'settledCount'>;
        difference_state: Column<typeof settlementTotals, 'differenceState'>;
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
    [`SELECT t.folders, t.server, t.private_key, t.failures, t.confirmed_at, t.next_visit_at, c.entity_id
       FROM bank_file_transports t
       JOIN bank_file_connections c ON c.id = t.connection_id
      WHERE t.connection_id = $1 AND t.next_visit_at <= $2`]: {
      values: [string | null, Date | string | null];
      row: {
        folders: Column<typeof bankFileTransports, 'folders'>;
        server: Column<typeof bankFileTransports, 'server'> | null;
        private_key: Column<typeof bankFileTransports, 'privateKey'> | null;
        failures: Column<typeof bankFileTransports, 'failures'>;
        confirmed_at: Column<typeof bankFileTransports, 'confirmedAt'> | null;
        next_visit_at: Column<typeof bankFileTransports, 'nextVisitAt'>;
        entity_id: Column<typeof bankFileConnections, 'entityId'>;
      };
    };
    [`SELECT t.id, t.kind, t.created_at,
            (SELECT jsonb_agg(jsonb_build_object(
                      'account', a.access_type
                        || CASE a.bucket WHEN 'OUTSIDE' THEN '' ELSE ' ' || a.bucket END,
                      'currency', p.currency, 'amountMinor', p.amount_minor::text) ORDER BY p.id)
               FROM postings p
               JOIN ledger_accounts a ON a.id = p.account_id
              WHERE p.transfer_id = t.id) AS postings
       FROM transfers t
      WHERE (t.batch_id = $1 AND t.kind = 'HOLD' AND t.withdrawal_id IS NULL) OR t.withdrawal_id = $2
      ORDER BY t.created_at, t.id`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof transfers, 'id'>;
        kind: Column<typeof transfers, 'kind'>;
        created_at: Column<typeof transfers, 'createdAt'>;
        postings: unknown;
      };
    };
    'SELECT token_hash FROM sessions': {
      values: [];
      row: {
        token_hash: Column<typeof sessions, 'tokenHash'>;
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
    [`SELECT u.id AS "userId", u.name, approval_lapse(u.disabled_at, u.roles) AS lapsed
       FROM approvals a
       JOIN users u ON u.id = a.user_id
      WHERE a.batch_id = $1 AND approval_lapse(u.disabled_at, u.roles) IS NOT NULL
      ORDER BY a.approved_at`]: {
      values: [string | null];
      row: {
        userId: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        lapsed: string;
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
    'SELECT u.id, u.entity_id, u.name FROM users u JOIN batches b ON b.created_by = u.id WHERE b.id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        entity_id: Column<typeof users, 'entityId'>;
        name: Column<typeof users, 'name'>;
      };
    };
    [`SELECT u.id, u.name, u.roles
       FROM users u
      WHERE u.entity_id = $1 AND u.disabled_at IS NULL
        AND NOT EXISTS (SELECT 1 FROM statement_files f WHERE f.id = ANY($2) AND u.id = ANY(f.uploaders))
        AND NOT EXISTS (
              SELECT 1
                FROM bank_files a
                JOIN batches b ON b.id = a.batch_id
               WHERE a.id = ANY($3) AND u.id IN (a.left_by, b.created_by))
      ORDER BY u.name`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        roles: Column<typeof users, 'roles'>;
      };
    };
    [`SELECT u.name, u.email, u.roles, u.entity_id, e.name AS entity_name,
                    e.account_id, e.primary_account_id
               FROM users u
               JOIN entities e ON e.id = u.entity_id
              WHERE u.id = $1`]: {
      values: [string | null];
      row: {
        name: Column<typeof users, 'name'>;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        entity_id: Column<typeof users, 'entityId'>;
        entity_name: Column<typeof entities, 'name'>;
        account_id: Column<typeof entities, 'accountId'>;
        primary_account_id: Column<typeof entities, 'primaryAccountId'>;
      };
    };
    'SELECT unit_fee_minor + vat_minor AS minor FROM withdrawals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        minor: bigint;
      };
    };
    'SELECT uploaders FROM statement_files WHERE entity_id = $1 AND cardinality(uploaders) > 1': {
      values: [string | null];
      row: {
        uploaders: Column<typeof statementFiles, 'uploaders'>;
      };
    };
    'SELECT user_id FROM approvals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        user_id: Column<typeof approvals, 'userId'>;
      };
    };
    [`SELECT w.account_number
       FROM withdrawals w
       JOIN sandbox_rail.payments s ON s.account_number = w.account_number AND s.received_at >= w.created_at
      WHERE w.batch_id = $1 AND s.attempt_id <> w.attempt_id
        AND s.attempt_id NOT IN (SELECT attempt_id FROM withdrawals WHERE attempt_id IS NOT NULL)`]: {
      values: [string | null];
      row: {
        account_number: Column<typeof withdrawals, 'accountNumber'>;
      };
    };
    [`SELECT w.id
       FROM withdrawals w
       LEFT JOIN sandbox_rail.payments s ON s.attempt_id = w.attempt_id
       LEFT JOIN payouts p ON p.id = w.payout_id
      WHERE w.batch_id = $1
        AND (s.attempt_id IS NULL OR s.amount_minor <> w.amount_minor OR s.account_number <> w.account_number
             OR (s.outcome = 'PAID') <> (w.status IN ('COMPLETE', 'REVERSED'))
             OR p.status IS DISTINCT FROM w.status)`]: {
      values: [string | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
      };
    };
    [`SELECT w.id
       FROM withdrawals w
      WHERE w.entity_id = $1 AND w.own_reference IS NOT NULL AND lower(w.own_reference) LIKE $2
      ORDER BY lower(w.own_reference) USING ~<~, w.created_at DESC NULLS FIRST
      LIMIT $3`]: {
      values: [string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
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
    [`SELECT w.id, w.batch_id, b.label, w.row_number, w.created_at
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE w.id = ANY ($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        batch_id: Column<typeof withdrawals, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        created_at: Column<typeof withdrawals, 'createdAt'>;
      };
    };
    [`SELECT w.id, w.batch_id, w.attempt_id, w.bank_connection, w.payout_id, w.rail,
  w.amount_minor, w.unit_fee_minor, w.vat_minor, w.beneficiary_name, w.bank_code, w.branch_code,
  w.account_number, w.account_type, w.beneficiary_reference FROM withdrawals w`]: {
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
      };
    };
    [`SELECT w.id, w.batch_id, w.attempt_id, w.bank_connection, w.payout_id, w.rail,
  w.amount_minor, w.unit_fee_minor, w.vat_minor, w.beneficiary_name, w.bank_code, w.branch_code,
  w.account_number, w.account_type, w.beneficiary_reference, w.row_number
         FROM withdrawals w
        WHERE w.batch_id = $1 AND w.status = $2 AND w.row_number > $3
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
        row_number: Column<typeof withdrawals, 'rowNumber'>;
      };
    };
    [`SELECT w.id, w.payout_id, w.batch_id, b.label, w.row_number, w.status, w.beneficiary_name,
            coalesce(k.display_name, w.bank_code) AS bank_name, w.account_number, w.beneficiary_reference,
            b.currency, w.amount_minor, w.created_at
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
       LEFT JOIN banks k ON k.code = w.bank_code
      WHERE w.entity_id = $1 AND w.id = ANY ($2::uuid[] || $3::uuid)`]: {
      values: [string | null, readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        batch_id: Column<typeof withdrawals, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        status: Column<typeof withdrawals, 'status'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        bank_name: string;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        currency: Column<typeof batches, 'currency'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        created_at: Column<typeof withdrawals, 'createdAt'>;
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
    [`SELECT w.row_number, w.beneficiary_name, w.amount_minor, c.change_percent
       FROM withdrawals w
       JOIN withdrawal_checks c ON c.batch_id = w.batch_id AND c.row_number = w.row_number
      WHERE w.batch_id = $1 AND w.row_number = ANY ($2)`]: {
      values: [string | null, readonly (number | null)[] | null];
      row: {
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        amount_minor: Column<typeof withdrawals, 'amountMinor'>;
        change_percent: Column<typeof withdrawalChecks, 'changePercent'> | null;
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
    [`SELECT withdrawal_id, before, state, failure_code, reason_code, reason_text, moved_to_branch_code,
            moved_to_account_number
       FROM bank_file_reply_changes
      WHERE reply_id = $1
      ORDER BY position`]: {
      values: [string | null];
      row: {
        withdrawal_id: Column<typeof bankFileReplyChanges, 'withdrawalId'>;
        before: Column<typeof bankFileReplyChanges, 'before'> | null;
        state: Column<typeof bankFileReplyChanges, 'state'> | null;
        failure_code: Column<typeof bankFileReplyChanges, 'failureCode'> | null;
        reason_code: Column<typeof bankFileReplyChanges, 'reasonCode'> | null;
        reason_text: Column<typeof bankFileReplyChanges, 'reasonText'> | null;
        moved_to_branch_code: Column<typeof bankFileReplyChanges, 'movedToBranchCode'> | null;
        moved_to_account_number: Column<typeof bankFileReplyChanges, 'movedToAccountNumber'> | null;
      };
    };
    [`SELECT withdrawal_id, end_to_end_id, sequence_number, amount_minor, account_number, state,
            statement_at IS NOT NULL AS on_statement
       FROM bank_file_payments
      WHERE file_id = ANY($1) AND ($2 OR end_to_end_id = ANY($3) OR sequence_number = ANY($4))
      ORDER BY sequence_number`]: {
      values: [readonly (string | null)[] | null, boolean | null, readonly (string | null)[] | null, readonly (number | null)[] | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        end_to_end_id: Column<typeof bankFilePayments, 'endToEndId'>;
        sequence_number: Column<typeof bankFilePayments, 'sequenceNumber'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        state: Column<typeof bankFilePayments, 'state'> | null;
        on_statement: boolean;
      };
    };
    [`SELECT withdrawal_id, entry_id, kind, amount_minor, booking_date
       FROM entry_postings
      WHERE withdrawal_id = ANY($1) AND kind IN ('PAYOUT', 'RETURN')
      ORDER BY booking_date, kind, part`]: {
      values: [readonly (string | null)[] | null];
      row: {
        withdrawal_id: Column<typeof entryPostings, 'withdrawalId'>;
        entry_id: Column<typeof entryPostings, 'entryId'>;
        kind: Column<typeof entryPostings, 'kind'>;
        amount_minor: Column<typeof entryPostings, 'amountMinor'>;
        booking_date: Column<typeof entryPostings, 'bookingDate'>;
      };
    };
    'SET LOCAL enable_nestloop = off': {
      values: [];
      row: never;
    };
    'SET LOCAL lock_timeout = 0': {
      values: [];
      row: never;
    };
    'SET LOCAL session_replication_role = replica': {
      values: [];
      row: never;
    };
    'TRUNCATE postings': {
      values: [];
      row: never;
    };
    'TRUNCATE transfers CASCADE': {
      values: [];
      row: never;
    };
    [`UPDATE bank_file_connections
        SET certified_by = $2, certified_at = $3, certification_note = $4, certified_version = $5,
            updated_at = $3
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, string | null, number | null];
      row: never;
    };
    [`UPDATE bank_file_connections
        SET display_name = $2, rails = $3, payer_name = $4, payer_branch_code = $5, payer_account_number = $6,
            payer_account_type = $7, profile = $8, version = version + 1, updated_at = $9,
            state = CASE WHEN state = 'LIVE' AND NOT $10 THEN 'OFF' ELSE state END,
            changed_by = CASE WHEN $10 THEN changed_by ELSE $11 END,
            changed_at = CASE WHEN $10 THEN changed_at ELSE $9 END,
            unconfirmed_by = CASE WHEN $10 THEN unconfirmed_by
                             ELSE array_append(array_remove(unconfirmed_by, $11), $11) END,
            certified_version = CASE WHEN $10 THEN certified_version END,
            certified_by = CASE WHEN $10 THEN certified_by END,
            certified_at = CASE WHEN $10 THEN certified_at END,
            certification_note = CASE WHEN $10 THEN certification_note END,
            rehearsed_by = CASE WHEN $10 THEN rehearsed_by END,
            rehearsed_at = CASE WHEN $10 THEN rehearsed_at END,
            rehearsed_version = CASE WHEN $10 THEN rehearsed_version END,
            rehearsal_passed = CASE WHEN $10 THEN rehearsal_passed END,
            rehearsal_steps = CASE WHEN $10 THEN rehearsal_steps END
      WHERE id = $1`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, string | null, string | null, string | null, string | null, unknown, Date | string | null, boolean | null, string | null];
      row: never;
    };
    [`UPDATE bank_file_connections
        SET rehearsed_by = $2, rehearsed_at = $3, rehearsed_version = version, rehearsal_passed = $4,
            rehearsal_steps = $5, updated_at = $3
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, boolean | null, unknown];
      row: never;
    };
    [`UPDATE bank_file_connections
        SET state = $2, updated_at = $3,
            first_live_at = CASE WHEN $2 = 'LIVE' THEN coalesce(first_live_at, $3) ELSE first_live_at END,
            unconfirmed_by = CASE WHEN $2 = 'LIVE' THEN '{}' ELSE unconfirmed_by END,
            switched_on_by = CASE WHEN $2 = 'LIVE' THEN $4 ELSE switched_on_by END
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE bank_file_connections
        SET state = 'OFF', profile = profile || '{"format": "PAIN_001"}',
            unconfirmed_by = ARRAY[changed_by], certified_by = NULL, certified_at = NULL,
            certified_version = NULL, rehearsed_by = NULL, rehearsal_passed = NULL, rehearsal_steps = NULL
      WHERE id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE bank_file_connections
        SET transport = $2, updated_at = $3,
            state = CASE WHEN state = 'LIVE' THEN 'OFF' ELSE state END,
            unconfirmed_by = array_append(array_remove(unconfirmed_by, $4), $4)
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE bank_file_payments SET state = \'ACCEPTED\' WHERE file_id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE bank_file_payments SET state = \'PAID\', statement_at = $2 WHERE file_id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE bank_file_payments SET state = 'REJECTED', failure_code = 'INVALID_ACCOUNT'
        WHERE withdrawal_id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE bank_file_payments SET state = 'REJECTED', failure_code = 'INVALID_ACCOUNT'
      WHERE withdrawal_id = $1`]: {
      values: [string | null];
      row: never;
    };
    'UPDATE bank_file_payments SET state = \'REJECTED\', failure_code = \'INVALID_ACCOUNT\' WHERE file_id = $1': {
      values: [string | null];
      row: never;
    };
    [`UPDATE bank_file_payments p
        SET attempt_id = w.attempt_id,
            returned_at = CASE WHEN p.returned_at IS NOT NULL THEN $2::timestamptz END
       FROM withdrawals w, bank_files f
      WHERE w.attempt_id = ANY($1) AND p.withdrawal_id = w.id AND f.id = p.file_id
        AND f.left_at IS NOT NULL AND p.attempt_id IS NULL`]: {
      values: [readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    [`UPDATE bank_file_payments p
        SET state = 'REJECTED', failure_code = $2, reason_code = 'RECALLED', reason_text = $3, heard_at = $4
       FROM bank_files f, withdrawals w
      WHERE p.file_id = $1 AND f.id = p.file_id AND w.id = p.withdrawal_id
        AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')
        AND (p.state IS NULL OR p.state = 'RECEIVED'
             OR (p.state = 'ACCEPTED' AND f.profile ->> 'paidBy' <> 'ACCEPTANCE'))
        AND p.statement_at IS NULL
      RETURNING p.withdrawal_id`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
      };
    };
    [`UPDATE bank_file_payments p
        SET state = 'RETURNED', returned_at = $5, heard_at = $5, failure_code = r.failure_code,
            reason_code = r.reason_code, reason_text = r.reason_text
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[])
         AS r (withdrawal_id, failure_code, reason_code, reason_text),
            bank_files f
      WHERE p.withdrawal_id = r.withdrawal_id AND f.id = p.file_id AND f.left_at IS NOT NULL
        AND p.returned_at IS NULL AND p.state IS DISTINCT FROM 'REJECTED'
      RETURNING f.batch_id`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, Date | string | null];
      row: {
        batch_id: Column<typeof bankFiles, 'batchId'>;
      };
    };
    [`UPDATE bank_file_payments p
        SET state = coalesce(c.state, p.state), heard_at = $2,
            failure_code = coalesce(c.failure_code, p.failure_code),
            reason_code = coalesce(c.reason_code, p.reason_code),
            reason_text = CASE WHEN c.reason_code IS NULL THEN p.reason_text ELSE c.reason_text END,
            paid_at = CASE WHEN c.state = 'PAID' THEN $2 ELSE p.paid_at END,
            returned_at = CASE WHEN c.state = 'RETURNED' THEN $2 ELSE p.returned_at END,
            moved_to_branch_code = coalesce(c.branch_code, p.moved_to_branch_code),
            moved_to_account_number = coalesce(c.account_number, p.moved_to_account_number)
       FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
         AS c (withdrawal_id, state, failure_code, reason_code, reason_text, branch_code, account_number)
      WHERE p.withdrawal_id = c.withdrawal_id AND p.file_id = ANY($1)
        AND (p.statement_at IS NULL OR c.state IS DISTINCT FROM 'REJECTED')`]: {
      values: [readonly (string | null)[] | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`UPDATE bank_file_payments p
        SET statement_at = $2, heard_at = $2
       FROM bank_files f
      WHERE p.withdrawal_id = ANY($1) AND f.id = p.file_id AND f.left_at IS NOT NULL
        AND p.statement_at IS NULL AND p.state IS DISTINCT FROM 'REJECTED'
      RETURNING p.withdrawal_id, f.batch_id`]: {
      values: [readonly (string | null)[] | null, Date | string | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
      };
    };
    [`UPDATE bank_file_replies
              SET fetched_at = CASE WHEN $3 THEN coalesce(fetched_at, $4) ELSE fetched_at END
            WHERE connection_id = $1 AND sha256 = $2
            RETURNING id`]: {
      values: [string | null, string | null, boolean | null, Date | string | null];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
      };
    };
    [`UPDATE bank_file_replies
        SET closed_by = $2, closed_at = $3, closing_note = $4,
            result = CASE result WHEN 'QUESTION' THEN result ELSE 'SET_ASIDE' END
      WHERE id = $1 AND result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND closed_at IS NULL
      RETURNING result`]: {
      values: [string | null, string | null, Date | string | null, string | null];
      row: {
        result: Column<typeof bankFileReplies, 'result'>;
      };
    };
    [`UPDATE bank_file_replies
        SET fetched_at = $3, result = 'STORED', question = NULL, question_detail = NULL,
            closed_by = NULL, closed_at = NULL, closing_note = NULL
      WHERE connection_id = $1 AND sha256 = $2 AND received_by IS NOT NULL AND fetched_at IS NULL
        AND (closed_at IS NOT NULL AND result IN ('SET_ASIDE', 'QUESTION')
             OR confirmed_by IS NULL AND result = 'UNCHANGED')
      RETURNING id`]: {
      values: [string | null, string | null, Date | string | null];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
      };
    };
    [`UPDATE bank_file_replies
        SET result = $2, format = $3, file_id = $4, file_ids = $5, changed = $6, redirected = $7,
            question = $8, question_detail = $9, read_at = $10
      WHERE id = $1`]: {
      values: [string | null, string | null, string | null, string | null, readonly (string | null)[] | null, unknown, number | null, string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE bank_file_replies SET confirmed_by = $2, confirmed_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE bank_file_replies SET result = \'STORED\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    [`UPDATE bank_file_stagings s
        SET is_abandoned = true
       FROM bank_files f
      WHERE f.id = s.file_id AND f.connection_id = $1
     RETURNING s.file_id, s.name`]: {
      values: [string | null];
      row: {
        file_id: Column<typeof bankFileStagings, 'fileId'>;
        name: Column<typeof bankFileStagings, 'name'>;
      };
    };
    [`UPDATE bank_file_transports
        SET visited_at = $2, next_visit_at = $3, failures = $4, fault = $5, fault_detail = $6,
            presented_host_key = $7,
            failing_since = CASE WHEN $5::text IS NULL THEN NULL ELSE coalesce(failing_since, $2) END
      WHERE connection_id = $1 AND next_visit_at = $8
      RETURNING connection_id`]: {
      values: [string | null, Date | string | null, Date | string | null, number | null, string | null, string | null, string | null, Date | string | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
      };
    };
    [`UPDATE bank_file_transports SET confirmed_at = $2
      WHERE connection_id = $1 AND confirmed_at IS NULL`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE bank_file_transports SET next_visit_at = $1 WHERE next_visit_at > $2': {
      values: [Date | string | null, Date | string | null];
      row: never;
    };
    [`UPDATE bank_file_transports SET next_visit_at = $2
      WHERE connection_id = $1 AND failures = 0
      RETURNING connection_id`]: {
      values: [string | null, Date | string | null];
      row: {
        connection_id: Column<typeof bankFileTransports, 'connectionId'>;
      };
    };
    'UPDATE bank_file_transports SET next_visit_at = $2 WHERE connection_id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE bank_files
        SET recall_recorded_at = $2, recall_recorded_by = $3, recall_reason = $4, recall_contact = $5,
            recall_id = $6
      WHERE id = $1 AND left_at IS NOT NULL AND recall_recorded_at IS NULL
      RETURNING id`]: {
      values: [string | null, Date | string | null, string | null, string | null, string | null, string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    [`UPDATE bank_files
        SET recall_recorded_at = NULL, recall_recorded_by = NULL, recall_reason = NULL, recall_contact = NULL,
            recall_id = NULL, recall_too_late = false
      WHERE id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE bank_files SET arrived_at = $2
          WHERE id = $1 AND by_transport AND arrived_at IS NULL AND staged_as = $3
          RETURNING batch_id, recall_too_late`]: {
      values: [string | null, Date | string | null, string | null];
      row: {
        batch_id: Column<typeof bankFiles, 'batchId'>;
        recall_too_late: Column<typeof bankFiles, 'recallTooLate'>;
      };
    };
    [`UPDATE bank_files SET by_transport = false
      WHERE connection_id = $1 AND by_transport AND arrived_at IS NULL AND recalled_at IS NOT NULL`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE bank_files SET by_transport = false
      WHERE connection_id = $1 AND by_transport AND arrived_at IS NULL AND staged_as IS NULL`]: {
      values: [string | null];
      row: never;
    };
    'UPDATE bank_files SET heard_at = $2, reply_status = coalesce($3, reply_status) WHERE id = ANY($1)': {
      values: [readonly (string | null)[] | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE bank_files SET left_at = $2, left_by = $3, by_transport = $3::uuid IS NULL WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE bank_files SET recalled_at = $2, recalled_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE bank_files SET recalled_at = now(),
              recalled_by = (SELECT id FROM users WHERE entity_id = $2 AND id <> recall_recorded_by LIMIT 1)
        WHERE id = $1 AND recalled_at IS NULL AND recall_recorded_at IS NOT NULL`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`UPDATE bank_files SET staged_as = NULL
          WHERE id = $1 AND arrived_at IS NULL AND staged_as = $2
          RETURNING batch_id`]: {
      values: [string | null, string | null];
      row: {
        batch_id: Column<typeof bankFiles, 'batchId'>;
      };
    };
    [`UPDATE bank_files f
        SET withdrawn_at = $2
       FROM bank_files own
      WHERE own.batch_id = $1 AND own.left_at IS NULL AND own.withdrawn_at IS NULL
        AND f.connection_id = own.connection_id AND f.left_at IS NULL AND f.withdrawn_at IS NULL
        AND (f.id = own.id OR (f.file_number > own.file_number AND f.format = ANY($3)))
      RETURNING f.id, f.batch_id`]: {
      values: [string | null, Date | string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
      };
    };
    [`UPDATE batches
            SET status = 'COMPLETE', completed_at = to_timestamp($2) - $3::interval
          WHERE id = $1`]: {
      values: [string | null, number | null, string | null];
      row: never;
    };
    [`UPDATE batches
          SET status = 'REJECTED', rejected_by = $2, rejected_at = updated_at,
              rejection_reason = 'Old account <b>'
        WHERE id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`UPDATE batches
        SET held_for = $2, held_why = $4, updated_at = $3
      WHERE id = $1 AND (held_for IS DISTINCT FROM $2 OR held_why IS DISTINCT FROM $4)
      RETURNING id`]: {
      values: [string | null, string | null, Date | string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    [`UPDATE batches
        SET moves_on = $2, move_reasons = $3, release_at = $4, held_for = NULL, held_why = NULL,
            updated_at = $5
      WHERE id = $1`]: {
      values: [string | null, Date | string | null, unknown, Date | string | null, Date | string | null];
      row: never;
    };
    [`UPDATE batches
        SET status = $2, completed_at = $3, updated_at = $3
      WHERE id = $1 AND status = ANY($4)`]: {
      values: [string | null, string | null, Date | string | null, readonly (string | null)[] | null];
      row: never;
    };
    [`UPDATE batches
        SET status = $2, held_for = NULL, held_why = NULL, carriers = $4, updated_at = $3
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, unknown];
      row: never;
    };
    [`UPDATE batches
        SET status = $2, release_at = coalesce($3, release_at),
            approvals_required = CASE WHEN $4 THEN $5 ELSE approvals_required END, updated_at = $6,
            moves_on = CASE WHEN $4 THEN $7 ELSE moves_on END,
            move_reasons = CASE WHEN $4 THEN $8 ELSE move_reasons END
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, boolean | null, number | null, Date | string | null, Date | string | null, unknown];
      row: never;
    };
    'UPDATE batches SET cancelled_by = $2, cancelled_at = $3, cancellation_reason = $4 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE batches SET completed_at = created_at WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE batches SET execution_date = \'2027-03-25\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE batches SET label = $2 WHERE id = $1': {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE batches SET label = $2, updated_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE batches SET rejected_by = $2, rejected_at = $3, rejection_reason = $4 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE batches SET rejected_by = $2, rejected_at = now(), rejection_reason = 'Old account'
            WHERE id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE batches SET release_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE batches SET release_at = $2, held_for = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE batches SET release_at = $2, held_for = NULL, updated_at = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, Date | string | null];
      row: never;
    };
    'UPDATE batches SET release_at = $2, updated_at = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, Date | string | null];
      row: never;
    };
    'UPDATE batches SET status = $2 WHERE id = $1 RETURNING id': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'UPDATE batches SET status = $2, updated_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE batches SET status = \'CANCELLED\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE batches SET status = \'CANCELLED\', updated_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE batches SET updated_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE column_mappings
          SET mapping = jsonb_set(mapping, '{constants}', $2)
        WHERE headers = $1`]: {
      values: [readonly (string | null)[] | null, unknown];
      row: never;
    };
    [`UPDATE entity_configs
            SET max_batch_withdrawals = coalesce($2, max_batch_withdrawals),
                max_batch_amounts = $3,
                payouts_enabled = coalesce($4, payouts_enabled),
                updated_at = $5
          WHERE entity_id = $1`]: {
      values: [string | null, number | null, unknown, boolean | null, Date | string | null];
      row: never;
    };
    [`UPDATE entity_configs
          SET max_batch_withdrawals = 1, max_batch_amounts = '[{"currency":"ZAR","amountMinor":"100000"}]'
        WHERE entity_id = $1`]: {
      values: [string | null];
      row: never;
    };
    'UPDATE entity_configs SET max_batch_withdrawals = 9 WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE entity_configs SET payouts_enabled = $2 WHERE entity_id = $1': {
      values: [string | null, boolean | null];
      row: never;
    };
    'UPDATE entity_configs SET payouts_enabled = false WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE entity_configs SET rails = $2 WHERE entity_id = $1': {
      values: [string | null, unknown];
      row: never;
    };
    'UPDATE entity_configs SET rails = $2, updated_at = $3 WHERE entity_id = $1': {
      values: [string | null, unknown, Date | string | null];
      row: never;
    };
    [`UPDATE funding_records
        SET state = 'CANCELLED', cancelled_by = $3, cancelled_at = $4
      WHERE id = $1 AND entity_id = $2 AND state = 'EXPECTED'
      RETURNING expected_minor`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: {
        expected_minor: Column<typeof fundingRecords, 'expectedMinor'> | null;
      };
    };
    [`UPDATE funding_records
        SET state = 'RECEIVED', received_minor = $3, received_on = $4, day = $4, reference = $5
      WHERE id = $1 AND entity_id = $2 AND state = 'EXPECTED'
      RETURNING id`]: {
      values: [string | null, string | null, bigint | number | null, string | null, string | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
      };
    };
    [`UPDATE funding_records
        SET state = 'RETURNED', returned_minor = $3, returned_on = $4
      WHERE id = $1 AND entity_id = $2 AND state = 'RECEIVED' AND received_minor >= $3
      RETURNING id`]: {
      values: [string | null, string | null, bigint | number | null, string | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
      };
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
    [`UPDATE notification_settings
        SET mailed_until = least(mailed_until, $1), read_until = least(read_until, $1)
      WHERE mailed_until > $2 OR read_until > $2`]: {
      values: [Date | string | null, Date | string | null];
      row: never;
    };
    [`UPDATE payment_config_changes
          SET proposed_at = proposed_at - interval '1 day', counts_from = counts_from - interval '1 day',
              recorded_at = recorded_at - interval '1 day'
        WHERE entity_id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE payment_config_changes SET state = $2, decided_by = $3, decided_at = $4
      WHERE id = $1 AND state = 'PENDING'`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE payment_configs SET step_up_max_age_seconds = 60 WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    [`UPDATE payouts
        SET status = $2
      WHERE entity_id = $1 AND status = ANY ($3) AND (status <> 'COMPLETE' OR direction = 'DEBIT')
        AND get_byte(uuid_send(id), 15) % 16 < $4`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, number | null];
      row: never;
    };
    'UPDATE payouts SET status = $2 WHERE id = $1 RETURNING id': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof payouts, 'id'>;
      };
    };
    'UPDATE payouts SET status = \'COMPLETE\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE payouts SET status = \'REVERSED\' WHERE id = $1': {
      values: [string | null];
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
    [`UPDATE reconciled_entries
        SET rests = false
      WHERE entity_id = $1 AND state IN ('OPEN', 'SET_ASIDE') AND rests AND amount_minor = $2`]: {
      values: [string | null, bigint | number | null];
      row: never;
    };
    [`UPDATE reconciled_entries
        SET state = 'OPEN', aside_at = NULL, aside_by = NULL, aside_reason = NULL, verdict = NULL,
            proposal = NULL, rests = false
      WHERE entry_id = ANY($1) AND state = 'SET_ASIDE'
      RETURNING entry_id, booking_date, amount_minor`]: {
      values: [readonly (string | null)[] | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        booking_date: Column<typeof reconciledEntries, 'bookingDate'>;
        amount_minor: Column<typeof reconciledEntries, 'amountMinor'>;
      };
    };
    [`UPDATE reconciled_entries
        SET state = 'POSTED', verdict = NULL, proposal = NULL, posted_at = $2, posted_by = $3, way = $4,
            reason = $5
      WHERE entry_id = ANY($1)`]: {
      values: [readonly (string | null)[] | null, Date | string | null, string | null, string | null, string | null];
      row: never;
    };
    [`UPDATE reconciled_entries
        SET state = 'SET_ASIDE', aside_at = $2, aside_by = $3, aside_reason = $4
      WHERE entry_id = $1`]: {
      values: [string | null, Date | string | null, string | null, string | null];
      row: never;
    };
    [`UPDATE reconciled_entries SET file_id = $2, rests = false
      WHERE entry_id = ANY($1) AND state <> 'POSTED'`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: never;
    };
    [`UPDATE reconciled_entries r
        SET rests = false
      WHERE r.rests AND r.state <> 'POSTED'
        AND r.entry_id IN (
              SELECT o.entry_id
                FROM statement_lines l
                JOIN statement_lines o ON o.account_id = l.account_id AND o.alike_hash = l.alike_hash
               WHERE l.entry_id = ANY($1))`]: {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    [`UPDATE reconciled_entries r
        SET verdict = n.verdict, proposal = n.proposal::jsonb, rests = n.rests
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bool[]) AS n (entry_id, verdict, proposal, rests)
      WHERE r.entry_id = n.entry_id AND r.state <> 'POSTED'`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (boolean | null)[] | null];
      row: never;
    };
    'UPDATE saved_views SET name = $2, search = $3, is_shared = $4, updated_at = $5 WHERE id = $1': {
      values: [string | null, string | null, string | null, boolean | null, Date | string | null];
      row: never;
    };
    [`UPDATE settlement_acknowledgements
        SET ended_at = $2, ended_by = $3, ended_how = 'REPLACED'
      WHERE id = $1`]: {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE settlement_acknowledgements
        SET ended_at = $2, ended_by = $3, ended_how = 'WITHDRAWN', ending_reason = $4
      WHERE id = $1`]: {
      values: [string | null, Date | string | null, string | null, string | null];
      row: never;
    };
    'UPDATE settlement_acknowledgements SET confirmed_at = $2, confirmed_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE settlement_totals t
        SET settled_count = coalesce(k.count, f.payment_count),
            settled_minor = coalesce(k.amount_minor, f.total_minor),
            over_minor = CASE WHEN f.file_number % 50 = 1 THEN 100 ELSE 0 END,
            settled_at = f.left_at
       FROM bank_files f,
            LATERAL (SELECT sum(count)::int AS count, sum(amount_minor)::bigint AS amount_minor
                       FROM batch_counts
                      WHERE batch_id = f.batch_id AND status NOT IN ('FAILED', 'CANCELLED')) k
      WHERE f.id = t.file_id AND f.entity_id = $1 AND f.file_number % 10 <> 0`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE statement_accounts
        SET rested_since = CASE WHEN $2 THEN NULL ELSE $3::timestamptz END
      WHERE id = $1 AND (rested_since IS NULL) <> $2`]: {
      values: [string | null, boolean | null, Date | string | null];
      row: never;
    };
    [`UPDATE statement_files
        SET csv = CASE WHEN result = 'READ' THEN csv ELSE coalesce($2, csv) END,
            uploaders = CASE WHEN result = 'READ' THEN uploaders ELSE uploaders || $3::uuid[] END,
            fetched_at = coalesce(fetched_at, $4),
            fetched_from = coalesce(fetched_from, $5),
            fetch_count = fetch_count + CASE WHEN $4::timestamptz IS NULL THEN 0 ELSE 1 END,
            last_fetched_at = coalesce($4, last_fetched_at)
      WHERE id = $1`]: {
      values: [string | null, unknown, readonly (string | null)[] | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE statement_files
        SET dismissed_by = $2, dismissed_at = $3, dismissal_note = $4
      WHERE id = $1 AND result = 'REFUSED' AND dismissed_at IS NULL
      RETURNING id`]: {
      values: [string | null, string | null, Date | string | null, string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    [`UPDATE statement_files
        SET result = 'READ', format = $2, refusal = NULL, refusal_detail = NULL, refusal_params = NULL,
            statements = $3, read_at = $4
      WHERE id = $1`]: {
      values: [string | null, string | null, unknown, Date | string | null];
      row: never;
    };
    [`UPDATE statement_files
        SET result = 'REFUSED', refusal = $2, refusal_detail = $3, refusal_params = $5, read_at = $4,
            dismissed_by = NULL, dismissed_at = NULL, dismissal_note = NULL
      WHERE id = $1 AND result <> 'READ' AND (refusal, refusal_detail) IS DISTINCT FROM ($2, $3)
      RETURNING entity_id, file_name`]: {
      values: [string | null, string | null, string | null, Date | string | null, unknown];
      row: {
        entity_id: Column<typeof statementFiles, 'entityId'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
      };
    };
    [`UPDATE statement_findings
        SET resolved_at = $2, closed_by = $3, closing_note = $4
      WHERE id = $1 AND resolved_at IS NULL
      RETURNING id`]: {
      values: [string | null, Date | string | null, string | null, string | null];
      row: {
        id: Column<typeof statementFindings, 'id'>;
      };
    };
    'UPDATE statement_findings SET resolved_at = $2 WHERE id = ANY($1) AND resolved_at IS NULL': {
      values: [readonly (string | null)[] | null, Date | string | null];
      row: never;
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
    'UPDATE users SET roles = \'{PREPARER,ADMIN}\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET roles = \'{PREPARER,APPROVER}\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET roles = \'{VIEWER}\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET roles = \'{}\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    [`UPDATE withdrawals
          SET attempt_id = $2, bank_connection = 'sandbox', rail_reference = $3, submitted_at = $4
        WHERE id = $1`]: {
      values: [string | null, string | null, string | null, Date | string | null];
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
    'UPDATE withdrawals SET status = $2 WHERE id = $1 RETURNING id': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
      };
    };
    'UPDATE withdrawals SET status = $3, updated_at = $2 WHERE batch_id = $1 AND status = ANY($4)': {
      values: [string | null, Date | string | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    'UPDATE withdrawals SET status = \'CANCELLED\' WHERE batch_id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE withdrawals SET submitted_at = $2 WHERE batch_id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE withdrawals w
          SET name_key = n.key
         FROM unnest($1::uuid[], $2::text[]) AS n (id, key)
        WHERE w.id = n.id`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`UPDATE withdrawals w
        SET status = $5, attempt_id = n.attempt_id, bank_connection = n.bank_connection,
            payout_id = n.payout_id, submitted_at = $4, updated_at = $4
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $7::text[])
         AS n (withdrawal_id, attempt_id, payout_id, bank_connection)
      WHERE w.id = ANY($1) AND w.id = n.withdrawal_id AND coalesce(w.status = ANY($6), false)
      RETURNING w.id, w.batch_id, w.attempt_id, w.bank_connection, w.payout_id, w.rail,
  w.amount_minor, w.unit_fee_minor, w.vat_minor, w.beneficiary_name, w.bank_code, w.branch_code,
  w.account_number, w.account_type, w.beneficiary_reference`]: {
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
    [`WITH earlier AS MATERIALIZED (
       SELECT id, label, created_at, withdrawal_count
         FROM batches
        WHERE entity_id = $1 AND created_at < $3 AND id <> $2
          AND status IN ('PROCESSING', 'COMPLETE', 'PARTIALLY_COMPLETE')
        ORDER BY created_at DESC, id DESC
        LIMIT 50
     ), people AS MATERIALIZED (
       SELECT beneficiary_id FROM withdrawals WHERE batch_id = $2 ORDER BY row_number LIMIT 200
     ), shared AS (
       SELECT w.batch_id, count(DISTINCT w.beneficiary_id)::int AS shared
         FROM (SELECT DISTINCT beneficiary_id FROM people) p
         JOIN withdrawals w ON w.beneficiary_id = p.beneficiary_id
        -- A withdrawal is created with its batch. Earlier payments are not read.
        WHERE w.created_at >= (SELECT min(created_at) FROM earlier)
        GROUP BY w.batch_id
     )
     SELECT e.id, e.label, e.created_at, e.withdrawal_count, coalesce(s.shared, 0) AS shared
       FROM earlier e
       LEFT JOIN shared s ON s.batch_id = e.id
      ORDER BY e.created_at DESC, e.id DESC`]: {
      values: [string | null, string | null, Date | string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        created_at: Column<typeof batches, 'createdAt'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        shared: number;
      };
    };
    [`WITH entries AS (
       INSERT INTO statement_entries
              (id, account_id, entity_id, amount_minor, is_reversal, status, booking_date, value_date, code,
               text, received_at)
       SELECT gen_random_uuid(), $1, $3, -n, false, 'BOOKED', '2018-03-20', '2018-03-20', '', '', '2018-03-20'
         FROM generate_series(1, 5000) AS n
       RETURNING id, amount_minor)
     INSERT INTO statement_lines (statement_id, account_id, entity_id, position, entry_id, key_hash,
            alike_hash)
     SELECT $2, $1, $3, -amount_minor::int - 1, id, id::text, id::text
       FROM entries`]: {
      values: [string | null, string | null, string | null];
      row: never;
    };
    [`WITH file AS (
       SELECT id
         FROM bank_files
        WHERE id = $1 AND by_transport AND staged_as IS NULL AND recall_recorded_at IS NULL
          FOR NO KEY UPDATE),
     begun AS (
       DELETE FROM bank_file_stagings s
        USING file
        WHERE s.file_id = file.id AND s.name = $2 AND NOT s.is_abandoned
       RETURNING s.file_id)
     UPDATE bank_files f
        SET staged_as = $2
       FROM begun
      WHERE f.id = begun.file_id
     RETURNING f.id`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    [`WITH mine AS (
         (SELECT action FROM audit_log WHERE entity_id = $1 AND actor_id = $2 ORDER BY seq LIMIT 300)
          UNION ALL
         (SELECT action FROM audit_log WHERE entity_id = $1 AND actor_id = $2 ORDER BY seq DESC LIMIT 300))
       SELECT EXISTS (SELECT 1 FROM entity_configs WHERE entity_id = $1) AS entity_set_up,
              EXISTS (SELECT 1 FROM payment_configs WHERE entity_id = $1) AS rules_set,
              EXISTS (SELECT 1 FROM users p
                        JOIN users a ON a.entity_id = $1 AND a.id <> p.id AND 'APPROVER' = ANY (a.roles)
                                        AND a.disabled_at IS NULL
                       WHERE p.entity_id = $1 AND 'PREPARER' = ANY (p.roles)
                         AND p.disabled_at IS NULL) AS two_people,
              EXISTS (SELECT 1 FROM ledger_accounts
                       WHERE entity_id = $1 AND access_type = 'FUNDING' AND balance_minor > 0) AS money_in,
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
        rules_set: boolean;
        two_people: boolean;
        money_in: boolean;
        people_known: boolean;
        batch_created: boolean;
        batch_paid: boolean;
        someone_prepares: boolean;
        batch_decided: boolean;
      };
    };
    [`WITH n AS MATERIALIZED (
       SELECT (ordinality - 1)::int AS index, bank_code, account_key, name_key, external_id
         FROM unnest($2::text[], $3::text[], $4::text[], $5::text[])
              WITH ORDINALITY AS given (bank_code, account_key, name_key, external_id)
     )
     SELECT n.index, e.bank_code, e.account_number, e.created_at AS last_paid_at
       FROM n
       JOIN LATERAL (
         SELECT w.bank_code, w.account_number, w.created_at
           FROM withdrawals w
          WHERE w.entity_id = $1 AND w.external_id = n.external_id AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
          ORDER BY w.created_at DESC
          LIMIT 1) e ON true
      WHERE (e.bank_code, ltrim(e.account_number, '0')) <> (n.bank_code, n.account_key)
     UNION ALL
     SELECT n.index, e.bank_code, e.account_number, e.created_at
       FROM n
       JOIN LATERAL (
         SELECT w.bank_code, w.account_number, w.created_at
           FROM withdrawals w
          WHERE w.entity_id = $1 AND w.name_key = n.name_key AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
          ORDER BY w.created_at DESC
          LIMIT 1) e ON true
      WHERE (e.bank_code, ltrim(e.account_number, '0')) <> (n.bank_code, n.account_key)
        AND (n.external_id IS NULL OR NOT EXISTS (
              SELECT 1 FROM withdrawals w
               WHERE w.entity_id = $1 AND w.external_id = n.external_id AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')))
        AND NOT EXISTS (
              SELECT 1
                FROM beneficiaries r
                JOIN withdrawals w ON w.beneficiary_id = r.id
               WHERE r.entity_id = $1 AND r.bank_code = n.bank_code
                 AND ltrim(r.account_number, '0') = n.account_key AND w.name_key = n.name_key
                 AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED'))
      ORDER BY 1`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        index: number;
        bank_code: string;
        account_number: string;
        last_paid_at: Date;
      };
    };
    [`WITH paid_on AS (
       SELECT batch_id, bank_code || ' ' || ltrim(account_number, '0') AS account,
              coalesce('id ' || external_id,
                       'account ' || bank_code || ' ' || ltrim(account_number, '0')) AS person,
              min(beneficiary_name) AS name, min(row_number) AS row_number,
              sum(amount_minor)::bigint AS amount, count(*) AS payments
         FROM withdrawals
        WHERE batch_id IN ($1, $2)
        GROUP BY 1, 2, 3
     ), paid AS MATERIALIZED (
       SELECT batch_id, person, min(name) AS name, min(row_number) AS row_number,
              sum(amount)::bigint AS amount, array_agg(account) AS accounts,
              array_agg(row_number) AS row_numbers, sum(payments)::int AS payments
         FROM paid_on
        GROUP BY 1, 2
     ), matched AS (
       SELECT coalesce(n.name, e.name) AS name, n.row_number, n.amount AS amount_minor,
              e.amount AS earlier_minor, n.payments, e.payments AS earlier_payments,
              CASE WHEN n.person IS NOT NULL AND e.person IS NOT NULL
                   THEN (SELECT min(here.row_number)
                           FROM unnest(n.accounts, n.row_numbers) AS here (account, row_number)
                          WHERE here.account <> ALL (e.accounts)) END AS row_of_new_account,
              e.person IS NULL AS is_added, n.person IS NULL AS is_removed
         FROM (SELECT * FROM paid WHERE batch_id = $1) n
         FULL JOIN (SELECT * FROM paid WHERE batch_id = $2) e ON e.person = n.person
     ), compared AS (
       SELECT name, coalesce(row_of_new_account, row_number) AS row_number, amount_minor, earlier_minor,
              payments, earlier_payments,
              row_of_new_account IS NOT NULL AS account_changed,
              CASE WHEN is_added THEN 'ADDED'
                   WHEN is_removed THEN 'REMOVED'
                   WHEN amount_minor <> earlier_minor OR row_of_new_account IS NOT NULL THEN 'CHANGED'
                   ELSE 'SAME' END AS kind
         FROM matched
     ), ranked AS (
       SELECT *, count(*) OVER of_kind AS of_kind, (sum(amount_minor) OVER of_kind)::text AS kind_amount,
              (sum(earlier_minor) OVER of_kind)::text AS kind_earlier_amount,
              row_number() OVER (
                PARTITION BY kind
                ORDER BY account_changed DESC NULLS LAST,
                         abs(coalesce(amount_minor, 0) - coalesce(earlier_minor, 0)) DESC, name) AS rank
         FROM compared
       WINDOW of_kind AS (PARTITION BY kind)
     )
     SELECT kind, name, row_number, amount_minor::text, earlier_minor::text, payments, earlier_payments,
            account_changed, of_kind, kind_amount, kind_earlier_amount
       FROM ranked
      WHERE rank <= CASE WHEN kind = 'SAME' THEN 1 ELSE 100 END
      ORDER BY kind, rank`]: {
      values: [string | null, string | null];
      row: {
        kind: 'ADDED' | 'REMOVED' | 'CHANGED' | 'SAME';
        name: string | null;
        row_number: number | null;
        amount_minor: string | null;
        earlier_minor: string | null;
        payments: number | null;
        earlier_payments: number | null;
        account_changed: boolean;
        of_kind: bigint;
        kind_amount: string | null;
        kind_earlier_amount: string | null;
      };
    };
  }
}
