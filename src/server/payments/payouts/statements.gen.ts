// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { users } from '../../identity/tables.ts';
import type { bankFileConnections, bankFiles } from '../bank-files/tables.ts';
import type { batches, beneficiaries, payouts, recipientSearch, withdrawals } from '../batches/tables.ts';
import type { banks, entityConfigs } from '../entity/tables.ts';
import type { transfers } from '../ledger/tables.ts';
import type { payoutSums } from './rollups/tables.ts';
import type { savedViews } from './saved-views/tables.ts';
import type { fundingRecords } from '../reconciling/funding/tables.ts';
import type { settlementTotals } from '../reconciling/reconciliation/tables.ts';
import type { settlementAcknowledgements } from '../reconciling/settlements/tables.ts';
import type { payeeChanges, payees } from '../register/tables.ts';
import type { payeeVerificationAnswers } from '../register/verification/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
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
   WHERE p.status = 'PROCESSING'
     AND p.batch_id = ANY (ARRAY(
           SELECT b.id FROM batches b WHERE b.entity_id = $1 AND b.status = 'PROCESSING'))`]: {
      values: [string | null];
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
    LEFT JOIN batches run ON run.id = b.repeats_batch_id WHERE b.entity_id = $1 AND b.id = ANY($2) ORDER BY array_position($2, b.id)`]: {
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
  SELECT f.id, f.execution_date, f.file_name, f.currency, f.connection_id, c.display_name, f.batch_id,
         b.label, f.payer_account_number,
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
          WHERE k.batch_id = f.batch_id) n
              WHERE f.entity_id = $1 AND f.id = ANY($2) ORDER BY array_position($2, f.id)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        currency: Column<typeof bankFiles, 'currency'>;
        connection_id: Column<typeof bankFiles, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        batch_id: Column<typeof bankFiles, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
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
  SELECT p.id, p.entity_id, p.name, p.created_at,
         paid.id AS paid_id, paid.bank_code, paid.branch_code, paid.account_number, paid.account_type,
         paid.reference_format, paid.counts_from AS paid_from,
         open.id AS open_id, open.kind AS open_kind, open.state AS open_state,
         open.bank_code AS open_bank_code, open.branch_code AS open_branch_code,
         open.account_number AS open_account_number, open.account_type AS open_account_type,
         open.reference_format AS open_reference_format, open.proposed_by, author.name AS proposed_by_name,
         open.proposed_at, open.counts_from, open.proposal_id, said.result, said.differs, said.answered_at
    FROM payees p
    LEFT JOIN LATERAL (
           SELECT c.*
             FROM payee_changes c
            WHERE c.payee_id = p.id AND c.state = 'CONFIRMED' AND c.counts_from <= $1
            ORDER BY c.number DESC
            LIMIT 1) paid ON paid.kind <> 'REMOVE'
    LEFT JOIN LATERAL (
           SELECT c.*
             FROM payee_changes c
            WHERE c.payee_id = p.id AND c.kind <> 'REMOVE'
              AND (c.state = 'WAITING' OR (c.state = 'CONFIRMED' AND c.counts_from > $1))
            ORDER BY c.number DESC
            LIMIT 1) open ON true
    LEFT JOIN users author ON author.id = open.proposed_by
    LEFT JOIN LATERAL (
           SELECT a.result, a.differs, a.answered_at
             FROM payee_verifications v
             JOIN payee_verification_answers a ON a.verification_id = v.id
            WHERE v.change_id = paid.id
            ORDER BY a.answered_at DESC, v.asked_at DESC, a.number DESC
            LIMIT 1) said ON true WHERE p.entity_id = $2 AND p.id = ANY ($3) ORDER BY array_position($3, p.id)`]: {
      values: [Date | string | null, string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof payees, 'id'>;
        entity_id: Column<typeof payees, 'entityId'>;
        name: Column<typeof payees, 'name'>;
        created_at: Column<typeof payees, 'createdAt'>;
        paid_id: Column<typeof payeeChanges, 'id'> | null;
        bank_code: Column<typeof payeeChanges, 'bankCode'> | null;
        branch_code: Column<typeof payeeChanges, 'branchCode'> | null;
        account_number: Column<typeof payeeChanges, 'accountNumber'> | null;
        account_type: Column<typeof payeeChanges, 'accountType'> | null;
        reference_format: Column<typeof payeeChanges, 'referenceFormat'> | null;
        paid_from: Column<typeof payeeChanges, 'countsFrom'> | null;
        open_id: Column<typeof payeeChanges, 'id'> | null;
        open_kind: Column<typeof payeeChanges, 'kind'> | null;
        open_state: Column<typeof payeeChanges, 'state'> | null;
        open_bank_code: Column<typeof payeeChanges, 'bankCode'> | null;
        open_branch_code: Column<typeof payeeChanges, 'branchCode'> | null;
        open_account_number: Column<typeof payeeChanges, 'accountNumber'> | null;
        open_account_type: Column<typeof payeeChanges, 'accountType'> | null;
        open_reference_format: Column<typeof payeeChanges, 'referenceFormat'> | null;
        proposed_by: Column<typeof payeeChanges, 'proposedBy'> | null;
        proposed_by_name: Column<typeof users, 'name'> | null;
        proposed_at: Column<typeof payeeChanges, 'proposedAt'> | null;
        counts_from: Column<typeof payeeChanges, 'countsFrom'> | null;
        proposal_id: Column<typeof payeeChanges, 'proposalId'> | null;
        result: Column<typeof payeeVerificationAnswers, 'result'> | null;
        differs: Column<typeof payeeVerificationAnswers, 'differs'> | null;
        answered_at: Column<typeof payeeVerificationAnswers, 'answeredAt'> | null;
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
  SELECT r.id, r.day, r.state, r.source, r.currency, r.connection_id, c.display_name, r.expected_minor,
         r.expected_on,
         r.received_minor, r.received_on, r.returned_minor, r.returned_on, r.reference, r.note,
         r.announced_at, r.announced_by, announcer.name AS announced_by_name, r.cancelled_at, r.cancelled_by,
         canceller.name AS cancelled_by_name
    FROM funding_records r
    LEFT JOIN bank_file_connections c ON c.id = r.connection_id
    LEFT JOIN users announcer ON announcer.id = r.announced_by
    LEFT JOIN users canceller ON canceller.id = r.cancelled_by WHERE r.entity_id = $1 AND r.id = ANY($2) ORDER BY array_position($2, r.id)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof fundingRecords, 'id'>;
        day: Column<typeof fundingRecords, 'day'>;
        state: Column<typeof fundingRecords, 'state'>;
        source: Column<typeof fundingRecords, 'source'>;
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
    'DELETE FROM saved_views WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'EXPLAIN (FORMAT JSON) SELECT FROM payouts p': {
      values: [];
      row: {
        'QUERY PLAN': unknown;
      };
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
    [`INSERT INTO saved_views (id, entity_id, user_id, name, search, is_shared, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, boolean | null, Date | string | null];
      row: never;
    };
    'SELECT DISTINCT s.currency FROM payout_sums s WHERE s.entity_id = $1 AND s.period = \'MONTH\'': {
      values: [string | null];
      row: {
        currency: Column<typeof payoutSums, 'currency'>;
      };
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
    'SELECT FROM payouts p WHERE p.failed_status = $1': {
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
    'SELECT coalesce(sum(count), 0)::bigint AS total FROM recipient_counts WHERE entity_id = $1': {
      values: [string | null];
      row: {
        total: bigint;
      };
    };
    'SELECT code, display_name AS name FROM banks': {
      values: [];
      row: {
        code: Column<typeof banks, 'code'>;
        name: Column<typeof banks, 'displayName'>;
      };
    };
    'SELECT count(*) AS n FROM payout_sums WHERE entity_id = $1': {
      values: [string | null];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS total FROM payouts p': {
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
    [`SELECT id FROM saved_views
      WHERE user_id = $1 AND lower(name) = lower($2) AND ($3::uuid IS NULL OR id <> $3)`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof savedViews, 'id'>;
      };
    };
    'SELECT id FROM users WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
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
    [`SELECT l.seq, l.at, l.action, l.actor_name, u.display_name, l.hash,
            (SELECT string_agg(s.name, ', ')
               FROM jsonb_array_elements_text(l.details::jsonb -> 'signers') AS s (name)) AS signers
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
        signers: string | null;
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
    [`SELECT other.id FROM payouts p
       JOIN payouts other ON other.entity_id = $1 AND other.id <> p.id AND (other.id = p.reversal_of
            OR (other.withdrawal_id = p.withdrawal_id AND other.reversal_of = p.id))
      WHERE p.entity_id = $1 AND p.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof payouts, 'id'>;
      };
    };
    'SELECT p.created_at FROM payouts p': {
      values: [];
      row: {
        created_at: Column<typeof payouts, 'createdAt'>;
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
    [`SELECT s.beneficiary_id
       FROM recipient_search s
      WHERE s.entity_id = $1 AND s.words LIKE $2 AND s.words LIKE $3 AND s.words LIKE ALL ($4)
      LIMIT $5`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        beneficiary_id: Column<typeof recipientSearch, 'beneficiaryId'>;
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
    'UPDATE batches SET label = $2 WHERE id = $1': {
      values: [string | null, string | null];
      row: never;
    };
    [`UPDATE payouts
        SET status = $2
      WHERE entity_id = $1 AND status = ANY ($3) AND (status <> 'COMPLETE' OR direction = 'DEBIT')
        AND get_byte(uuid_send(id), 15) % 16 < $4`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, number | null];
      row: never;
    };
    'UPDATE payouts SET status = \'COMPLETE\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE payouts SET status = \'REVERSED\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE saved_views SET name = $2, search = $3, is_shared = $4, updated_at = $5 WHERE id = $1': {
      values: [string | null, string | null, string | null, boolean | null, Date | string | null];
      row: never;
    };
    [`UPDATE withdrawals
          SET attempt_id = $2, bank_connection = 'sandbox', rail_reference = $3, submitted_at = $4
        WHERE id = $1`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
  }
}
