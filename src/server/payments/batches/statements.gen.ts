// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { entities, passkeyChallenges, passkeys, users } from '../../identity/tables.ts';
import type { batchChecks, withdrawalChecks } from './checks/tables.ts';
import type { columnMappings } from './column-mappings/tables.ts';
import type { batchComments } from './comments/tables.ts';
import type { approvalAssertions, approvals, batchSigners, batches, withdrawals } from './tables.ts';
import type { receiptRefunds } from '../collections/refunds/tables.ts';
import type { receipts } from '../collections/tables.ts';
import type { banks, entityConfigs, operatorHolidays } from '../entity/tables.ts';
import type { transfers } from '../ledger/tables.ts';
import type { delegations } from '../policy/tables.ts';
import type { scheduleVersions } from '../schedules/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
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
    LEFT JOIN batches run ON run.id = b.repeats_batch_id`]: {
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
    LEFT JOIN batches run ON run.id = b.repeats_batch_id WHERE b.entity_id = $1 AND ($2::text IS NULL OR b.status = $2)
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
    LEFT JOIN batches run ON run.id = b.repeats_batch_id WHERE b.entity_id = $1 AND b.id = $2`]: {
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
         own.external_ids AS paid_external_ids, own.branch_codes AS paid_branch_codes,
         own.first_paid_at, own.last_paid_at,
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
           WHERE r.entity_id = $2 AND ltrim(r.account_number, '0') = ltrim(n.account_number, '0') AND r.bank_code = n.bank_code AND w.batch_id <> $1 AND w.created_at < $3 AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
               ORDER BY w.created_at DESC, w.row_number DESC
               LIMIT 24) p) own ON true
    LEFT JOIN LATERAL (
      SELECT w.bank_code, w.account_number, w.beneficiary_id, w.created_at
        FROM withdrawals w
       WHERE w.entity_id = $2 AND w.external_id = n.external_id AND w.batch_id <> $1 AND w.created_at < $3 AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
       ORDER BY w.created_at DESC, w.row_number DESC
       LIMIT 1) e ON true
    LEFT JOIN LATERAL (
      SELECT w.bank_code, w.account_number, w.beneficiary_id, w.created_at
        FROM withdrawals w
       WHERE NOT coalesce(
           n.beneficiary_name = ANY (own.names) OR n.external_id = ANY (own.external_ids), false) AND e.beneficiary_id IS NULL
         AND w.entity_id = $2 AND w.name_key = n.name_key AND w.batch_id <> $1 AND w.created_at < $3 AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
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
                 AND (w.external_id = n.external_id OR w.name_key = n.name_key) AND w.batch_id <> $1 AND w.created_at < $3 AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
               ORDER BY w.created_at DESC, w.row_number DESC
               LIMIT 24) p) earlier ON true
    LEFT JOIN LATERAL (
      SELECT e.id
        FROM (SELECT w.id, w.batch_id, w.beneficiary_id, w.amount_minor, w.created_at,
                     $3::timestamptz AS next_at
                FROM (SELECT w.* FROM beneficiaries r
            JOIN withdrawals w ON w.beneficiary_id = r.id
           WHERE r.entity_id = $2 AND ltrim(r.account_number, '0') = ltrim(n.account_number, '0')
                         AND (w.bank_code = n.bank_code OR w.branch_code = n.branch_code)) w
                JOIN batches b ON b.id = w.batch_id
               WHERE w.batch_id <> $1 AND w.amount_minor = n.amount_minor AND b.currency = $5
                 AND w.created_at >= $4 AND w.created_at < $3 AND w.status NOT IN ('FAILED', 'CANCELLED')
                 AND (b.schedule_id IS NULL
             OR b.schedule_id
                <> coalesce((SELECT o.schedule_id FROM batches o WHERE o.id = $1), '00000000-0000-0000-0000-000000000000'::uuid))
            AND b.id <> ALL (ARRAY (
                  SELECT v.from_batch_id
                    FROM batches o
                    JOIN schedule_versions v ON v.schedule_id = o.schedule_id
                   WHERE o.id = $1 AND v.repeats_from <= o.execution_date))
               ORDER BY w.created_at DESC
               LIMIT 1) e
       WHERE NOT EXISTS (
         SELECT
           FROM (SELECT max(w.created_at) AS created_at
                   FROM withdrawals w
                  WHERE w.beneficiary_id = e.beneficiary_id AND w.amount_minor = e.amount_minor
                    AND w.created_at < e.created_at AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')) first
          WHERE e.created_at - first.created_at >= interval '6 days'
            AND (e.next_at - e.created_at) * 5 >= (e.created_at - first.created_at) * 4) AND e.batch_id IS DISTINCT FROM $8) d ON true
   WHERE n.batch_id = $1 AND n.row_number BETWEEN $6 AND $7
   ORDER BY n.row_number`]: {
      values: [string | null, string | null, Date | string | null, Date | string | null, string | null, number | null, number | null, string | null];
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
    [`INSERT INTO approval_assertions
            (nonce, batch_id, user_id, entity_id, passkey_id, content_digest, authenticator_data,
             client_data_json, signature, given_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`]: {
      values: [Uint8Array | null, string | null, string | null, string | null, string | null, string | null, Uint8Array | null, Uint8Array | null, Uint8Array | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO approval_assertions
         SELECT * FROM jsonb_populate_record(NULL::approval_assertions, $1)`]: {
      values: [unknown];
      row: never;
    };
    [`INSERT INTO approvals
            (batch_id, user_id, entity_id, content_digest, approved_at, for_user_id, delegation_id)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null, string | null, string | null];
      row: never;
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
         VALUES ($1, $2, $3, $4, $5)`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       VALUES ($1, $2, $3, $4, $5)`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO banks
       VALUES ('STANDARD_BANK', 'Standard Bank', 'ZA', '051001', 9, 11, '{EFT,RTC}', '2026-01-01'),
              ('ABSA', 'Absa', 'ZA', '632005', 8, 10, '{EFT}', '2026-01-01')
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
    [`INSERT INTO batch_signers (batch_id, policy_version, entity_id, needed, facts, recorded_at)
       VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT (batch_id, policy_version)
       DO UPDATE SET needed = excluded.needed, facts = excluded.facts, recorded_at = excluded.recorded_at`]: {
      values: [string | null, number | null, string | null, unknown, unknown, Date | string | null];
      row: never;
    };
    [`INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
       total_unit_fee_minor, total_vat_minor, source_file_name, source_sha256, content_digest,
       approvals_required, duplicate_reason, retry_of_batch_id, created_by, created_at, expires_at,
       updated_at, corrects_batch_id, people_count, execution_date, execution_rails,
       if_not_banking_day, repeats_batch_id, repeats_interval, schedule_id,
       schedule_due_on)
     VALUES ($1, $2, $3, 'PENDING_APPROVAL', $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $16, $18, $19, $20, $21, $22, $23, $24, $25, $26)`]: {
      values: [string | null, string | null, string | null, string | null, number | null, bigint | number | null, bigint | number | null, bigint | number | null, string | null, string | null, string | null, number | null, string | null, string | null, string | null, Date | string | null, Date | string | null, string | null, number | null, Date | string | null, readonly (string | null)[] | null, string | null, string | null, string | null, string | null, Date | string | null];
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
    [`SELECT (SELECT count(*) FROM approvals a
                 JOIN batches b ON b.id = a.batch_id WHERE b.entity_id = $1) AS approvals,
              (SELECT count(*) FROM transfers WHERE entity_id = $1 AND kind = 'HOLD') AS holds`]: {
      values: [string | null];
      row: {
        approvals: bigint;
        holds: bigint;
      };
    };
    [`SELECT (n.ordinality - 1)::int AS index, e.withdrawal_id, e.batch_id, e.label, e.batch_status,
            e.row_number, e.status, e.beneficiary_name, e.amount_minor, e.created_at,
            EXISTS (
         SELECT
           FROM (SELECT max(w.created_at) AS created_at
                   FROM withdrawals w
                  WHERE w.beneficiary_id = e.beneficiary_id AND w.amount_minor = e.amount_minor
                    AND w.created_at < e.created_at AND w.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')) first
          WHERE e.created_at - first.created_at >= interval '6 days'
            AND (e.next_at - e.created_at) * 5 >= (e.created_at - first.created_at) * 4) AS is_regular
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
            AND w.created_at >= $2 AND w.status NOT IN ('FAILED', 'CANCELLED') AND (b.schedule_id IS NULL OR b.schedule_id IS DISTINCT FROM $8::uuid)
            AND b.id <> ALL (ARRAY (
                  SELECT v.from_batch_id
                    FROM schedule_versions v
                   WHERE v.schedule_id = $8 AND v.entity_id = $1 AND v.repeats_from <= $9::date))
          ORDER BY w.created_at DESC
          LIMIT 1) e ON true
      ORDER BY n.ordinality`]: {
      values: [string | null, Date | string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, Date | string, string | null, Date | string | null];
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
        is_regular: boolean;
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
        number: Column<typeof approvals, 'number'> | null;
        for_user_id: Column<typeof approvals, 'forUserId'> | null;
        delegation_id: Column<typeof approvals, 'delegationId'> | null;
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
        if_not_banking_day: Column<typeof batches, 'ifNotBankingDay'> | null;
        date_accepted_by: Column<typeof batches, 'dateAcceptedBy'> | null;
        repeats_batch_id: Column<typeof batches, 'repeatsBatchId'> | null;
        repeats_interval: Column<typeof batches, 'repeatsInterval'> | null;
        schedule_id: Column<typeof batches, 'scheduleId'> | null;
        schedule_due_on: Column<typeof batches, 'scheduleDueOn'> | null;
        standing_version: Column<typeof batches, 'standingVersion'> | null;
        policy_version: Column<typeof batches, 'policyVersion'>;
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
    'SELECT 1 AS one FROM approvals WHERE batch_id = $1 AND user_id = $2': {
      values: [string | null, string | null];
      row: {
        one: number;
      };
    };
    'SELECT 1 FROM audit_log WHERE subject_id = $1 AND action = \'batch.labelled\'': {
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
    'SELECT DISTINCT rail FROM withdrawals WHERE batch_id = $1 ORDER BY rail': {
      values: [string | null];
      row: {
        rail: Column<typeof withdrawals, 'rail'>;
      };
    };
    [`SELECT EXISTS (
       SELECT 1
         FROM withdrawals w
        WHERE w.batch_id = $1
          AND NOT EXISTS (
                SELECT 1
                  FROM beneficiaries o
                  JOIN withdrawals p ON p.beneficiary_id = o.id
                 WHERE o.entity_id = w.entity_id
                   AND ltrim(o.account_number, '0') = ltrim(w.account_number, '0')
                   AND o.bank_code = w.bank_code AND p.branch_code = w.branch_code
                   AND p.created_at < w.created_at
                   AND p.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')
                   AND (p.name_key = w.name_key OR p.external_id = w.external_id))
          AND (EXISTS (
                 SELECT 1
                   FROM withdrawals p
                  WHERE p.entity_id = w.entity_id AND p.name_key = w.name_key
                    AND (p.beneficiary_id <> w.beneficiary_id OR p.branch_code <> w.branch_code)
                    AND p.created_at < w.created_at
                    AND p.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED'))
               OR EXISTS (
                 SELECT 1
                   FROM withdrawals p
                  WHERE p.entity_id = w.entity_id AND p.external_id = w.external_id
                    AND (p.beneficiary_id <> w.beneficiary_id OR p.branch_code <> w.branch_code)
                    AND p.created_at < w.created_at
                    AND p.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED')))) AS found`]: {
      values: [string | null];
      row: {
        found: boolean;
      };
    };
    [`SELECT EXISTS (
       SELECT 1
         FROM withdrawals w
        WHERE w.batch_id = $1
          AND NOT EXISTS (
                SELECT 1
                  FROM beneficiaries o
                  JOIN withdrawals p ON p.beneficiary_id = o.id
                 WHERE o.entity_id = w.entity_id
                   AND ltrim(o.account_number, '0') = ltrim(w.account_number, '0')
                   AND o.bank_code = w.bank_code AND p.branch_code = w.branch_code
                   AND p.created_at < w.created_at
                   AND p.status IN ('SUBMITTED', 'UNCONFIRMED', 'COMPLETE', 'REVERSED'))) AS found`]: {
      values: [string | null];
      row: {
        found: boolean;
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
    [`SELECT a.user_id AS "userId", a.for_user_id AS "forUserId",
            approval_lapse(u.disabled_at, u.roles) IS NULL
              AND (f.id IS NULL OR approval_lapse(f.disabled_at, f.roles) IS NULL) AS counts
       FROM approvals a
       JOIN users u ON u.id = a.user_id
       LEFT JOIN users f ON f.id = a.for_user_id
      WHERE a.batch_id = $1
      ORDER BY a.number NULLS FIRST, a.approved_at, a.user_id`]: {
      values: [string | null];
      row: {
        userId: Column<typeof approvals, 'userId'>;
        forUserId: Column<typeof approvals, 'forUserId'> | null;
        counts: boolean;
      };
    };
    [`SELECT a.user_id, coalesce(u.display_name, u.name) AS user_name, a.approved_at, a.content_digest,
              a.for_user_id, coalesce(f.display_name, f.name) AS for_user_name
         FROM approvals a
         JOIN users u ON u.id = a.user_id
         LEFT JOIN users f ON f.id = a.for_user_id
        WHERE a.batch_id = $1
        ORDER BY a.approved_at, a.user_id`]: {
      values: [string | null];
      row: {
        user_id: Column<typeof approvals, 'userId'>;
        user_name: string;
        approved_at: Column<typeof approvals, 'approvedAt'>;
        content_digest: Column<typeof approvals, 'contentDigest'>;
        for_user_id: Column<typeof approvals, 'forUserId'> | null;
        for_user_name: string | null;
      };
    };
    'SELECT account_number FROM withdrawals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        account_number: Column<typeof withdrawals, 'accountNumber'>;
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
    'SELECT actor_id, details FROM audit_log WHERE subject_id = $1 AND action = \'batch.approved\'': {
      values: [string | null];
      row: {
        actor_id: Column<typeof auditLog, 'actorId'> | null;
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT approval_challenge($1, $2, $3) AS challenge': {
      values: [string | null, string | null, Uint8Array | null];
      row: {
        challenge: Buffer | null;
      };
    };
    [`SELECT b.created_by AS id
       FROM batches b
      WHERE b.id = $1
      UNION
     SELECT v.created_by
       FROM batches b
       JOIN schedule_runs r ON r.schedule_id = b.schedule_id AND r.due_on = b.schedule_due_on
       JOIN schedule_versions v ON v.schedule_id = r.schedule_id AND v.version = r.version
      WHERE b.id = $1`]: {
      values: [string | null];
      row: {
        id: string;
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
    [`SELECT b.id, b.entity_id, b.label, b.status, b.currency, b.created_at, b.withdrawal_count,
            b.repeats_batch_id, c.checked_at, c.unusual_amount_percent
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
        repeats_batch_id: Column<typeof batches, 'repeatsBatchId'> | null;
        checked_at: Column<typeof batchChecks, 'checkedAt'> | null;
        unusual_amount_percent: Column<typeof batchChecks, 'unusualAmountPercent'> | null;
      };
    };
    [`SELECT b.id, b.status, b.currency, b.withdrawal_count, b.total_amount_minor, b.total_unit_fee_minor,
            b.total_vat_minor, b.content_digest, b.expires_at, b.release_at,
            b.execution_date::text AS execution_date, b.if_not_banking_day, b.execution_rails,
            b.moves_on::text AS moves_on, b.move_reasons, b.approvals_required,
            coalesce(e.country, $4) AS country,
            (SELECT count(*) FROM approvals_that_count(b.id)) AS approvals_counting,
            least((SELECT coalesce(sum(a.balance_minor), 0)::bigint
                     FROM ledger_accounts a
                    WHERE a.entity_id = b.entity_id AND a.currency = b.currency
                      AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE') - not_for_batch(b.id),
                  p.free_minor) AS available_minor,
            CASE WHEN p.free_minor IS NOT NULL THEN account_name(p.account) END AS paying_account,
            is_paying(p.account) AS is_paying,
            (
  SELECT CASE WHEN o.confirmed_at IS NULL THEN c.display_name || ' ' || c.payer_account_number END
    FROM (SELECT c.*
            FROM bank_file_connections c
           WHERE c.entity_id = b.entity_id AND c.currency = b.currency AND c.purpose = 'PAYMENTS'
             AND c.state = 'LIVE'
             AND (SELECT w.rail FROM withdrawals w WHERE w.batch_id = b.id LIMIT 1) = ANY (c.rails)
           ORDER BY c.created_at
           LIMIT 1) c
    LEFT JOIN statement_accounts a
           ON a.entity_id = c.entity_id AND a.currency = c.currency
              AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
    LEFT JOIN opening_balances o ON o.account_id = a.id AND o.withdrawn_at IS NULL) AS without_opening, (
  SELECT c.display_name || ' ' || c.payer_account_number
    FROM first_start f
    JOIN bank_file_connections c
      ON c.entity_id = f.entity_id AND c.currency = b.currency AND c.purpose = 'PAYMENTS' AND c.state = 'LIVE'
         AND (SELECT w.rail FROM withdrawals w WHERE w.batch_id = b.id LIMIT 1) = ANY (c.rails)
   WHERE f.entity_id = b.entity_id
   ORDER BY c.created_at
   LIMIT 1) AS practice_only,
            (SELECT coalesce(sum(o.total_amount_minor + o.total_unit_fee_minor + o.total_vat_minor), 0)
                      ::bigint
               FROM batches o
              WHERE o.entity_id = b.entity_id AND o.currency = b.currency
                AND o.status = 'PENDING_APPROVAL' AND o.id <> b.id) AS pending_minor,
            (SELECT coalesce(sum(c.amount_minor + c.fee_minor), 0)::bigint
               FROM batch_counts c
              WHERE c.batch_id = b.id AND c.status = ANY ($3)) AS unsettled_minor
       FROM batches b
      CROSS JOIN LATERAL (SELECT q.account, free_on_account(q.account) AS free_minor
                            FROM (SELECT paying_account(b.id) AS account) q) p
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
        if_not_banking_day: Column<typeof batches, 'ifNotBankingDay'> | null;
        execution_rails: Column<typeof batches, 'executionRails'> | null;
        moves_on: string | null;
        move_reasons: Column<typeof batches, 'moveReasons'> | null;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        country: string;
        approvals_counting: bigint;
        available_minor: bigint | null;
        paying_account: string | null;
        is_paying: boolean | null;
        without_opening: string | null;
        practice_only: string | null;
        pending_minor: bigint;
        unsettled_minor: bigint;
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
    [`SELECT b.status, b.updated_at,
            (SELECT count(*) FROM approvals a WHERE a.batch_id = b.id) AS approvals,
            (SELECT count(*) FROM approval_assertions a WHERE a.batch_id = b.id) AS assertions,
            (SELECT count(*) FROM transfers t WHERE t.batch_id = b.id) AS transfers,
            (SELECT count(*) FROM audit_log l WHERE l.subject_id = b.id::text) AS audited,
            (SELECT jsonb_agg(jsonb_build_array(p.counter, p.last_used_at, p.removed_at) ORDER BY p.id)
               FROM passkeys p WHERE p.user_id = $2) AS passkeys
       FROM batches b
      WHERE b.id = $1`]: {
      values: [string | null, string | null];
      row: {
        status: Column<typeof batches, 'status'>;
        updated_at: Column<typeof batches, 'updatedAt'>;
        approvals: bigint;
        assertions: bigint;
        transfers: bigint;
        audited: bigint;
        passkeys: unknown;
      };
    };
    'SELECT beneficiary_name, name_key FROM withdrawals': {
      values: [];
      row: {
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        name_key: Column<typeof withdrawals, 'nameKey'> | null;
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
    [`SELECT coalesce(max(s.sum), 0)::bigint AS most
       FROM (SELECT sum(p.amount_minor) AS sum
               FROM (SELECT DISTINCT w.entity_id, w.bank_code, ltrim(w.account_number, '0') AS bare
                       FROM withdrawals w
                      WHERE w.batch_id = $1) n
               JOIN beneficiaries o
                 ON o.entity_id = n.entity_id AND ltrim(o.account_number, '0') = n.bare
                    AND o.bank_code = n.bank_code
               JOIN withdrawals p ON p.beneficiary_id = o.id
              WHERE p.created_at >= $2 AND p.created_at < $3 AND p.status NOT IN ('FAILED', 'CANCELLED')
              GROUP BY n.bank_code, n.bare) s`]: {
      values: [string | null, Date | string | null, Date | string | null];
      row: {
        most: bigint;
      };
    };
    [`SELECT coalesce(sum(b.total_amount_minor), 0)::bigint AS sum
         FROM batches b
        WHERE b.entity_id = $1 AND b.created_at >= $2 AND b.created_at < $4 AND b.execution_date IS NULL
          AND b.release_at >= $3 AND b.release_at < $4 AND b.currency = $5 AND b.id <> $6
          AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED', 'FAILED')`]: {
      values: [string | null, Date | string | null, Date | string | null, Date | string | null, string | null, string | null];
      row: {
        sum: bigint;
      };
    };
    [`SELECT coalesce(sum(b.total_amount_minor), 0)::bigint AS sum
       FROM batches b
      WHERE b.entity_id = $1 AND b.created_at >= $2 AND b.created_at < $3 AND b.currency = $4
        AND b.id <> $5 AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED', 'FAILED')`]: {
      values: [string | null, Date | string | null, Date | string | null, string | null, string | null];
      row: {
        sum: bigint;
      };
    };
    [`SELECT coalesce(sum(b.total_amount_minor), 0)::bigint AS sum
       FROM batches b
      WHERE b.entity_id = $1 AND b.execution_date >= $2::date AND b.execution_date <= $3::date
        AND (b.execution_date::text = ANY ($4::text[]) OR b.moves_on::text = ANY ($4::text[]))
        AND b.currency = $5 AND b.id <> $6
        AND b.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED', 'FAILED')`]: {
      values: [string | null, Date | string | null, Date | string | null, readonly (string | null)[] | null, string | null, string | null];
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
    'SELECT content_digest FROM approvals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        content_digest: Column<typeof approvals, 'contentDigest'>;
      };
    };
    'SELECT count(*) AS n FROM passkey_challenges WHERE user_id = $1': {
      values: [string | null];
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
    'SELECT count(*) AS total FROM withdrawals': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*)::int AS approvals FROM approvals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        approvals: number;
      };
    };
    [`SELECT count(*)::int AS repeated
       FROM (
         SELECT n.row_number, e.*, $4::timestamptz AS next_at
           FROM withdrawals n
           JOIN LATERAL (
                  SELECT b.label, w.batch_id, w.created_at, w.beneficiary_id, w.amount_minor, w.status,
                         coalesce(b.moves_on, b.execution_date)::text AS paid_on
                    FROM beneficiaries t
                    JOIN withdrawals w ON w.beneficiary_id = t.id
                    JOIN batches b ON b.id = w.batch_id
                   WHERE t.entity_id = n.entity_id
                     AND ltrim(t.account_number, '0') = ltrim(n.account_number, '0')
                     AND (w.bank_code = n.bank_code OR w.branch_code = n.branch_code) AND w.amount_minor = n.amount_minor AND b.currency = $3
            AND w.created_at >= $2 AND w.status NOT IN ('FAILED', 'CANCELLED') AND w.batch_id <> n.batch_id
                     AND (b.schedule_id IS NULL
             OR b.schedule_id
                <> coalesce((SELECT o.schedule_id FROM batches o WHERE o.id = $1), '00000000-0000-0000-0000-000000000000'::uuid))
            AND b.id <> ALL (ARRAY (
                  SELECT v.from_batch_id
                    FROM batches o
                    JOIN schedule_versions v ON v.schedule_id = o.schedule_id
                   WHERE o.id = $1 AND v.repeats_from <= o.execution_date))
                   ORDER BY w.created_at DESC
                   LIMIT 1) e ON true
          WHERE n.batch_id = $1) e
      WHERE e.batch_id = $5`]: {
      values: [string | null, Date | string | null, string | null, Date | string, string | null];
      row: {
        repeated: number;
      };
    };
    'SELECT counting_approvals($1) AS counted': {
      values: [string];
      row: {
        counted: bigint;
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
    [`SELECT d.id, coalesce(u.display_name, u.name) AS name, d.starts_at, d.ends_at, d.ended_at
       FROM delegations d
       JOIN users u ON u.id = d.user_id
      WHERE d.user_id = $1 AND d.delegate_id = $2 AND d.ended_at IS NULL`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof delegations, 'id'>;
        name: string;
        starts_at: Column<typeof delegations, 'startsAt'>;
        ends_at: Column<typeof delegations, 'endsAt'>;
        ended_at: Column<typeof delegations, 'endedAt'> | null;
      };
    };
    [`SELECT d.user_id AS "forUserId", d.delegate_id AS "userId"
       FROM delegations d
      WHERE d.entity_id = $1 AND d.ended_at IS NULL AND d.starts_at <= $2 AND d.ends_at > $2`]: {
      values: [string | null, Date | string | null];
      row: {
        forUserId: Column<typeof delegations, 'userId'>;
        userId: Column<typeof delegations, 'delegateId'>;
      };
    };
    [`SELECT date::text AS date, name
       FROM operator_holidays
      WHERE (entity_id = $1 OR entity_id IS NULL) AND date >= $2
      -- The name that was given for the entity alone counts.
      ORDER BY entity_id NULLS FIRST`]: {
      values: [string | null, Date | string | null];
      row: {
        date: string;
        name: Column<typeof operatorHolidays, 'name'>;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = $2 ORDER BY seq': {
      values: [string | null, string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = \'batch.approved\'': {
      values: [string | null];
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
    'SELECT details FROM audit_log WHERE subject_id = $1 AND action = \'batch.created\'': {
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
    [`SELECT e.row_number, e.batch_id, e.label, e.created_at, e.status, e.paid_on
       FROM (
         SELECT n.row_number, e.*, $4::timestamptz AS next_at
           FROM withdrawals n
           JOIN LATERAL (
                  SELECT b.label, w.batch_id, w.created_at, w.beneficiary_id, w.amount_minor, w.status,
                         coalesce(b.moves_on, b.execution_date)::text AS paid_on
                    FROM beneficiaries t
                    JOIN withdrawals w ON w.beneficiary_id = t.id
                    JOIN batches b ON b.id = w.batch_id
                   WHERE t.entity_id = n.entity_id
                     AND ltrim(t.account_number, '0') = ltrim(n.account_number, '0')
                     AND (w.bank_code = n.bank_code OR w.branch_code = n.branch_code) AND w.amount_minor = n.amount_minor AND b.currency = $3
            AND w.created_at >= $2 AND w.status NOT IN ('FAILED', 'CANCELLED') AND w.batch_id <> n.batch_id
                     AND (b.schedule_id IS NULL
             OR b.schedule_id
                <> coalesce((SELECT o.schedule_id FROM batches o WHERE o.id = $1), '00000000-0000-0000-0000-000000000000'::uuid))
            AND b.id <> ALL (ARRAY (
                  SELECT v.from_batch_id
                    FROM batches o
                    JOIN schedule_versions v ON v.schedule_id = o.schedule_id
                   WHERE o.id = $1 AND v.repeats_from <= o.execution_date))
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
            AND (e.next_at - e.created_at) * 5 >= (e.created_at - first.created_at) * 4) AND e.batch_id IS DISTINCT FROM $6
      ORDER BY e.row_number
      LIMIT $5`]: {
      values: [string | null, Date | string | null, string | null, Date | string, bigint | number | null, string | null];
      row: {
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        batch_id: Column<typeof withdrawals, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        created_at: Column<typeof withdrawals, 'createdAt'>;
        status: Column<typeof withdrawals, 'status'>;
        paid_on: string | null;
      };
    };
    'SELECT f.id FROM receipt_refunds f WHERE f.batch_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof receiptRefunds, 'id'>;
      };
    };
    [`SELECT f.receipt_id, f.reason, r.received_on, r.currency, r.amount_minor,
            r.counterparty_name, r.counterparty_account, r.status,
            w.beneficiary_name, w.bank_code, w.account_number,
            NOT EXISTS (
              SELECT 1
                FROM withdrawals p
               WHERE p.beneficiary_id = w.beneficiary_id AND p.batch_id <> w.batch_id
                 AND p.status IN ('COMPLETE', 'REVERSED')
                 AND p.created_at < w.created_at
            ) AS never_paid
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
       JOIN withdrawals w ON w.batch_id = f.batch_id
      WHERE f.batch_id = $1`]: {
      values: [string | null];
      row: {
        receipt_id: Column<typeof receiptRefunds, 'receiptId'>;
        reason: Column<typeof receiptRefunds, 'reason'>;
        received_on: Column<typeof receipts, 'receivedOn'>;
        currency: Column<typeof receipts, 'currency'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        counterparty_name: Column<typeof receipts, 'counterpartyName'> | null;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'> | null;
        status: Column<typeof receipts, 'status'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        bank_code: Column<typeof withdrawals, 'bankCode'>;
        account_number: Column<typeof withdrawals, 'accountNumber'>;
        never_paid: boolean;
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
    'SELECT id AS "userId", name FROM users WHERE entity_id = $1 AND disabled_at IS NULL ORDER BY name': {
      values: [string | null];
      row: {
        userId: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
      };
    };
    'SELECT id FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM users WHERE entity_id = $1 AND id = ANY ($2) AND disabled_at IS NULL': {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    'SELECT id, beneficiary_name FROM withdrawals WHERE name_key IS NULL ORDER BY id LIMIT $1': {
      values: [bigint | number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
      };
    };
    'SELECT id, content_digest FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        content_digest: Column<typeof batches, 'contentDigest'>;
      };
    };
    [`SELECT id, entity_id AS "entityId", currency, withdrawal_count AS "withdrawalCount",
            total_amount_minor AS "totalAmountMinor",
            total_unit_fee_minor + total_vat_minor AS "totalFeeMinor",
            execution_date::text AS "executionDate", if_not_banking_day AS "ifNotBankingDay"
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
        ifNotBankingDay: Column<typeof batches, 'ifNotBankingDay'> | null;
      };
    };
    [`SELECT id, entity_id AS "entityId", label, status, currency, total_amount_minor AS "totalAmountMinor",
            total_unit_fee_minor + total_vat_minor AS "totalFeeMinor", content_digest AS "contentDigest",
            approvals_required AS "approvalsRequired", created_by AS "createdBy", expires_at AS "expiresAt",
            created_at AS "createdAt", policy_version AS "policyVersion",
            release_at AS "releaseAt", execution_date::text AS "executionDate",
            if_not_banking_day AS "ifNotBankingDay", held_for AS "heldFor",
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
        createdAt: Column<typeof batches, 'createdAt'>;
        policyVersion: Column<typeof batches, 'policyVersion'>;
        releaseAt: Column<typeof batches, 'releaseAt'> | null;
        executionDate: string | null;
        ifNotBankingDay: Column<typeof batches, 'ifNotBankingDay'> | null;
        heldFor: Column<typeof batches, 'heldFor'> | null;
        executionRails: Column<typeof batches, 'executionRails'> | null;
        movesOn: string | null;
        moveReasons: Column<typeof batches, 'moveReasons'> | null;
      };
    };
    [`SELECT id, entity_id AS "entityId", status, currency, total_amount_minor AS "totalAmountMinor",
            approvals_required AS "approvalsRequired", created_by AS "createdBy", created_at AS "createdAt",
            execution_date::text AS "executionDate", moves_on::text AS "movesOn",
            policy_version AS "policyVersion"
       FROM batches
      WHERE entity_id = $1 AND id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        entityId: Column<typeof batches, 'entityId'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
        totalAmountMinor: Column<typeof batches, 'totalAmountMinor'>;
        approvalsRequired: Column<typeof batches, 'approvalsRequired'>;
        createdBy: Column<typeof batches, 'createdBy'>;
        createdAt: Column<typeof batches, 'createdAt'>;
        executionDate: string | null;
        movesOn: string | null;
        policyVersion: Column<typeof batches, 'policyVersion'>;
      };
    };
    [`SELECT id, label, content_digest, total_amount_minor, currency
         FROM batches
        WHERE entity_id = $1 AND id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        content_digest: Column<typeof batches, 'contentDigest'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        currency: Column<typeof batches, 'currency'>;
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
    'SELECT id, label, status, currency FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        status: Column<typeof batches, 'status'>;
        currency: Column<typeof batches, 'currency'>;
      };
    };
    [`SELECT id, label, withdrawal_count, created_at, execution_date::text AS execution_date
       FROM batches
      WHERE entity_id = $1 AND id = ANY ($2)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
        created_at: Column<typeof batches, 'createdAt'>;
        execution_date: string | null;
      };
    };
    'SELECT id, retry_of_batch_id FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        retry_of_batch_id: Column<typeof batches, 'retryOfBatchId'> | null;
      };
    };
    'SELECT id, withdrawal_count FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        withdrawal_count: Column<typeof batches, 'withdrawalCount'>;
      };
    };
    'SELECT label FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        label: Column<typeof batches, 'label'>;
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
    [`SELECT pg_terminate_backend(pid, 10000)
       FROM pg_stat_activity
      WHERE datname = current_database() AND application_name = 'outlay-create'`]: {
      values: [];
      row: {
        pg_terminate_backend: boolean | null;
      };
    };
    'SELECT pg_try_advisory_xact_lock(hashtextextended(\'check \' || $1, 0)) AS locked': {
      values: [string];
      row: {
        locked: boolean;
      };
    };
    'SELECT policy_version FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        policy_version: Column<typeof batches, 'policyVersion'>;
      };
    };
    'SELECT policy_version, needed FROM batch_signers WHERE batch_id = $1 ORDER BY policy_version': {
      values: [string | null];
      row: {
        policy_version: Column<typeof batchSigners, 'policyVersion'>;
        needed: Column<typeof batchSigners, 'needed'>;
      };
    };
    'SELECT purpose FROM passkey_challenges WHERE user_id = $1': {
      values: [string | null];
      row: {
        purpose: Column<typeof passkeyChallenges, 'purpose'>;
      };
    };
    [`SELECT r.id
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
      WHERE f.batch_id = $1 AND r.status = 'RETURNED'`]: {
      values: [string | null];
      row: {
        id: Column<typeof receipts, 'id'>;
      };
    };
    [`SELECT r.status
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
      WHERE f.batch_id = $1
        FOR NO KEY UPDATE OF r`]: {
      values: [string | null];
      row: {
        status: Column<typeof receipts, 'status'>;
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
    [`SELECT s.user_id, s.nonce, s.authenticator_data, s.client_data_json, s.signature, p.name, p.public_key,
              p.credential_id
         FROM approval_assertions s
         JOIN passkeys p ON p.id = s.passkey_id
        WHERE s.batch_id = $1
        ORDER BY s.given_at, s.nonce`]: {
      values: [string | null];
      row: {
        user_id: Column<typeof approvalAssertions, 'userId'>;
        nonce: Column<typeof approvalAssertions, 'nonce'>;
        authenticator_data: Column<typeof approvalAssertions, 'authenticatorData'>;
        client_data_json: Column<typeof approvalAssertions, 'clientDataJson'>;
        signature: Column<typeof approvalAssertions, 'signature'>;
        name: Column<typeof passkeys, 'name'>;
        public_key: Column<typeof passkeys, 'publicKey'>;
        credential_id: Column<typeof passkeys, 'credentialId'>;
      };
    };
    'SELECT signers_suffice($1) AS suffice': {
      values: [string | null];
      row: {
        suffice: boolean | null;
      };
    };
    'SELECT standing_lapses($1) AS reasons': {
      values: [string | null];
      row: {
        reasons: string[] | null;
      };
    };
    'SELECT status FROM batches WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        status: Column<typeof batches, 'status'>;
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
    'SELECT to_jsonb(s) AS row FROM approval_assertions s WHERE s.batch_id = $1': {
      values: [string | null];
      row: {
        row: unknown;
      };
    };
    [`SELECT u.id AS "userId", u.name, approval_lapse(u.disabled_at, u.roles) AS lapsed
       FROM approvals a
       JOIN users u ON u.id IN (a.user_id, a.for_user_id)
      WHERE a.batch_id = $1 AND approval_lapse(u.disabled_at, u.roles) IS NOT NULL
      ORDER BY a.approved_at`]: {
      values: [string | null];
      row: {
        userId: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        lapsed: string;
      };
    };
    'SELECT user_id FROM approval_assertions WHERE batch_id = $1': {
      values: [string | null];
      row: {
        user_id: Column<typeof approvalAssertions, 'userId'>;
      };
    };
    [`SELECT v.approvals_required, v.approval_amount_minor
       FROM batches b
       JOIN schedule_versions v ON v.schedule_id = b.schedule_id AND v.version = b.standing_version
      WHERE b.id = $1
        AND NOT EXISTS (
              SELECT 1 FROM batch_signers s WHERE s.batch_id = b.id AND s.policy_version = $2)`]: {
      values: [string | null, number | null];
      row: {
        approvals_required: Column<typeof scheduleVersions, 'approvalsRequired'>;
        approval_amount_minor: Column<typeof scheduleVersions, 'approvalAmountMinor'>;
      };
    };
    [`SELECT w.id, w.batch_id, b.label, w.row_number, w.created_at, w.status
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
        status: Column<typeof withdrawals, 'status'>;
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
    'SET LOCAL enable_nestloop = off': {
      values: [];
      row: never;
    };
    [`UPDATE batches
            SET repeats_batch_id = $2::uuid, repeats_interval = CASE WHEN $2::uuid IS NOT NULL THEN 'WEEK' END
          WHERE id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`UPDATE batches
            SET status = 'COMPLETE', completed_at = to_timestamp($2) - $3::interval
          WHERE id = $1`]: {
      values: [string | null, number | null, string | null];
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
        SET status = $2, held_for = NULL, held_why = NULL, carriers = $4, updated_at = $3
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, unknown];
      row: never;
    };
    [`UPDATE batches
        SET status = $2, release_at = $3, approvals_required = $4, moves_on = $5, move_reasons = $6,
            updated_at = $7, date_accepted_by = coalesce($8, date_accepted_by),
            held_for = CASE WHEN $8 IS NULL THEN held_for END,
            held_why = CASE WHEN $8 IS NULL THEN held_why END
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, number | null, Date | string | null, unknown, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE batches
        SET status = $2, updated_at = $3, approvals_required = greatest(approvals_required, $4)
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, number | null];
      row: never;
    };
    'UPDATE batches SET approvals_required = $2 WHERE id = $1': {
      values: [string | null, number | null];
      row: never;
    };
    'UPDATE batches SET cancelled_by = $2, cancelled_at = $3, cancellation_reason = $4 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE batches SET execution_date = \'2027-03-25\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE batches SET if_not_banking_day = \'FOLLOWING\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE batches SET if_not_banking_day = NULL WHERE id = $1': {
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
    'UPDATE batches SET moves_on = \'2027-03-23\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE batches SET rejected_by = $2, rejected_at = $3, rejection_reason = $4 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE batches SET release_at = $2, held_for = NULL, updated_at = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, Date | string | null];
      row: never;
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
    [`UPDATE column_mappings
          SET mapping = jsonb_set(mapping, '{constants}', $2)
        WHERE headers = $1`]: {
      values: [readonly (string | null)[] | null, unknown];
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
    'UPDATE entity_configs SET payouts_enabled = false WHERE entity_id = $1': {
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
    'UPDATE withdrawals SET status = $3, updated_at = $2 WHERE batch_id = $1 AND status = ANY($4)': {
      values: [string | null, Date | string | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    'UPDATE withdrawals SET status = \'CANCELLED\' WHERE batch_id = $1': {
      values: [string | null];
      row: never;
    };
    [`UPDATE withdrawals w
          SET name_key = n.key
         FROM unnest($1::uuid[], $2::text[]) AS n (id, key)
        WHERE w.id = n.id`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
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
