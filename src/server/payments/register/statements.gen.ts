// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { users } from '../../identity/tables.ts';
import type { withdrawals } from '../batches/tables.ts';
import type { banks } from '../entity/tables.ts';
import type { payeeChanges, payees, publicPayees } from './tables.ts';
import type { payeeVerificationAnswers, payeeVerifications } from './verification/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT c.id, c.entity_id, c.payee_id, p.name, c.number, c.kind, c.state, c.bank_code, c.branch_code,
         c.account_number, c.account_type, c.reference_format, c.called_person, c.called_number,
         c.called_at, c.evidence, c.proposal_id, c.proposed_by, author.name AS proposed_by_name,
         c.proposed_at, c.counts_from
    FROM payee_changes c
    JOIN payees p ON p.id = c.payee_id
    JOIN users author ON author.id = c.proposed_by`]: {
      values: [];
      row: {
        id: Column<typeof payeeChanges, 'id'>;
        entity_id: Column<typeof payeeChanges, 'entityId'>;
        payee_id: Column<typeof payeeChanges, 'payeeId'>;
        name: Column<typeof payees, 'name'>;
        number: Column<typeof payeeChanges, 'number'>;
        kind: Column<typeof payeeChanges, 'kind'>;
        state: Column<typeof payeeChanges, 'state'>;
        bank_code: Column<typeof payeeChanges, 'bankCode'> | null;
        branch_code: Column<typeof payeeChanges, 'branchCode'> | null;
        account_number: Column<typeof payeeChanges, 'accountNumber'> | null;
        account_type: Column<typeof payeeChanges, 'accountType'> | null;
        reference_format: Column<typeof payeeChanges, 'referenceFormat'> | null;
        called_person: Column<typeof payeeChanges, 'calledPerson'> | null;
        called_number: Column<typeof payeeChanges, 'calledNumber'> | null;
        called_at: Column<typeof payeeChanges, 'calledAt'> | null;
        evidence: Column<typeof payeeChanges, 'evidence'>;
        proposal_id: Column<typeof payeeChanges, 'proposalId'>;
        proposed_by: Column<typeof payeeChanges, 'proposedBy'>;
        proposed_by_name: Column<typeof users, 'name'>;
        proposed_at: Column<typeof payeeChanges, 'proposedAt'>;
        counts_from: Column<typeof payeeChanges, 'countsFrom'> | null;
      };
    };
    [`
  SELECT c.id, c.entity_id, c.payee_id, p.name, c.number, c.kind, c.state, c.bank_code, c.branch_code,
         c.account_number, c.account_type, c.reference_format, c.called_person, c.called_number,
         c.called_at, c.evidence, c.proposal_id, c.proposed_by, author.name AS proposed_by_name,
         c.proposed_at, c.counts_from
    FROM payee_changes c
    JOIN payees p ON p.id = c.payee_id
    JOIN users author ON author.id = c.proposed_by WHERE c.id = $1 AND c.entity_id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof payeeChanges, 'id'>;
        entity_id: Column<typeof payeeChanges, 'entityId'>;
        payee_id: Column<typeof payeeChanges, 'payeeId'>;
        name: Column<typeof payees, 'name'>;
        number: Column<typeof payeeChanges, 'number'>;
        kind: Column<typeof payeeChanges, 'kind'>;
        state: Column<typeof payeeChanges, 'state'>;
        bank_code: Column<typeof payeeChanges, 'bankCode'> | null;
        branch_code: Column<typeof payeeChanges, 'branchCode'> | null;
        account_number: Column<typeof payeeChanges, 'accountNumber'> | null;
        account_type: Column<typeof payeeChanges, 'accountType'> | null;
        reference_format: Column<typeof payeeChanges, 'referenceFormat'> | null;
        called_person: Column<typeof payeeChanges, 'calledPerson'> | null;
        called_number: Column<typeof payeeChanges, 'calledNumber'> | null;
        called_at: Column<typeof payeeChanges, 'calledAt'> | null;
        evidence: Column<typeof payeeChanges, 'evidence'>;
        proposal_id: Column<typeof payeeChanges, 'proposalId'>;
        proposed_by: Column<typeof payeeChanges, 'proposedBy'>;
        proposed_by_name: Column<typeof users, 'name'>;
        proposed_at: Column<typeof payeeChanges, 'proposedAt'>;
        counts_from: Column<typeof payeeChanges, 'countsFrom'> | null;
      };
    };
    [`
  SELECT c.id, c.entity_id, c.payee_id, p.name, c.number, c.kind, c.state, c.bank_code, c.branch_code,
         c.account_number, c.account_type, c.reference_format, c.called_person, c.called_number,
         c.called_at, c.evidence, c.proposal_id, c.proposed_by, author.name AS proposed_by_name,
         c.proposed_at, c.counts_from
    FROM payee_changes c
    JOIN payees p ON p.id = c.payee_id
    JOIN users author ON author.id = c.proposed_by WHERE c.proposal_id = $1 AND c.entity_id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof payeeChanges, 'id'>;
        entity_id: Column<typeof payeeChanges, 'entityId'>;
        payee_id: Column<typeof payeeChanges, 'payeeId'>;
        name: Column<typeof payees, 'name'>;
        number: Column<typeof payeeChanges, 'number'>;
        kind: Column<typeof payeeChanges, 'kind'>;
        state: Column<typeof payeeChanges, 'state'>;
        bank_code: Column<typeof payeeChanges, 'bankCode'> | null;
        branch_code: Column<typeof payeeChanges, 'branchCode'> | null;
        account_number: Column<typeof payeeChanges, 'accountNumber'> | null;
        account_type: Column<typeof payeeChanges, 'accountType'> | null;
        reference_format: Column<typeof payeeChanges, 'referenceFormat'> | null;
        called_person: Column<typeof payeeChanges, 'calledPerson'> | null;
        called_number: Column<typeof payeeChanges, 'calledNumber'> | null;
        called_at: Column<typeof payeeChanges, 'calledAt'> | null;
        evidence: Column<typeof payeeChanges, 'evidence'>;
        proposal_id: Column<typeof payeeChanges, 'proposalId'>;
        proposed_by: Column<typeof payeeChanges, 'proposedBy'>;
        proposed_by_name: Column<typeof users, 'name'>;
        proposed_at: Column<typeof payeeChanges, 'proposedAt'>;
        counts_from: Column<typeof payeeChanges, 'countsFrom'> | null;
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
            LIMIT 1) said ON true`]: {
      values: [Date | string | null];
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
            LIMIT 1) said ON true WHERE p.entity_id = $2 AND p.id = $3`]: {
      values: [Date | string | null, string | null, string | null];
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
            LIMIT 1) said ON true WHERE p.entity_id = $2 AND p.id = ANY ($3)`]: {
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
  SELECT v.id, v.entity_id, v.asked_at, v.sent_at, v.asked, c.payee_id, p.name, c.bank_code, c.branch_code,
         c.account_number, c.account_type
    FROM payee_verifications v
    JOIN payee_changes c ON c.id = v.change_id
    JOIN payees p ON p.id = c.payee_id
   WHERE v.next_ask_at <= $1
   ORDER BY v.next_ask_at
   LIMIT $2`]: {
      values: [Date | string | null, bigint | number | null];
      row: {
        id: Column<typeof payeeVerifications, 'id'>;
        entity_id: Column<typeof payeeVerifications, 'entityId'>;
        asked_at: Column<typeof payeeVerifications, 'askedAt'>;
        sent_at: Column<typeof payeeVerifications, 'sentAt'> | null;
        asked: Column<typeof payeeVerifications, 'asked'>;
        payee_id: Column<typeof payeeChanges, 'payeeId'>;
        name: Column<typeof payees, 'name'>;
        bank_code: Column<typeof payeeChanges, 'bankCode'> | null;
        branch_code: Column<typeof payeeChanges, 'branchCode'> | null;
        account_number: Column<typeof payeeChanges, 'accountNumber'> | null;
        account_type: Column<typeof payeeChanges, 'accountType'> | null;
      };
    };
    [`
  UPDATE payee_changes
     SET state = $2, ended_by = $3, ended_at = $4, end_reason = $5
   WHERE id = ANY ($1)`]: {
      values: [readonly (string | null)[] | null, string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    [`(SELECT n.id, false AS ends
        FROM payees n
       WHERE n.entity_id = $1 AND n.search_name LIKE $2 AND n.search_name LIKE $3
         AND n.search_name LIKE ALL ($4)
       LIMIT $5)
     UNION
     (SELECT c.payee_id, c.account_number LIKE $7
        FROM payee_changes c
       WHERE c.entity_id = $1 AND c.account_number LIKE $6
       LIMIT $5)`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, bigint | number | null, string | null, string];
      row: {
        id: string;
        ends: boolean;
      };
    };
    [`INSERT INTO payee_changes
            (id, entity_id, payee_id, number, kind, bank_code, branch_code, account_number, account_type,
             reference_format, called_person, called_number, called_at, evidence, source, file_name,
             proposal_id, proposed_by, proposed_at, state)
     SELECT n.id, $1, n.payee_id, 1, 'ADD', n.bank_code, n.branch_code, n.account_number, n.account_type,
            n.reference_format, $2, $3, $4, $5, $6, $7, $8, $9, $10, 'WAITING'
       FROM unnest($11::uuid[], $12::uuid[], $13::text[], $14::text[], $15::text[], $16::text[], $17::text[])
            AS n (id, payee_id, bank_code, branch_code, account_number, account_type, reference_format)`]: {
      values: [string | null, string | null, string | null, Date | string | null, string | null, string | null, string | null, string | null, string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO payee_changes
            (id, entity_id, payee_id, number, kind, bank_code, branch_code, account_number, account_type,
             reference_format, called_person, called_number, called_at, evidence, source, proposal_id,
             proposed_by, proposed_at, state)
     VALUES ($1, $2, $3, $4, 'CHANGE', $5, $6, $7, $8, $9, $10, $11, $12, $13, 'FORM', $14, $15, $16,
             'WAITING')`]: {
      values: [string | null, string | null, string | null, number | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payee_changes
            (id, entity_id, payee_id, number, kind, evidence, source, proposal_id, proposed_by, proposed_at,
             state, confirmed_by, confirmed_at, counts_from)
     VALUES ($1, $2, $3, $4, 'REMOVE', $5, 'FORM', $6, $7, $8, 'CONFIRMED', $7, $8, $8)`]: {
      values: [string | null, string | null, string | null, number | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payee_verification_answers
            (verification_id, number, entity_id, result, differs, answered_at)
     VALUES ($1, $2, $3, $4, $5, $6)`]: {
      values: [string | null, number | null, string | null, string | null, readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payee_verifications (id, entity_id, change_id, asked_by, asked_at, asked, next_ask_at)
     VALUES ($1, $2, $3, $4, $5, 0, $5)
         ON CONFLICT DO NOTHING
     RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null];
      row: {
        id: Column<typeof payeeVerifications, 'id'>;
      };
    };
    [`INSERT INTO payees (id, entity_id, name, name_key, search_name, created_at)
     SELECT n.id, $1, n.name, n.name_key, n.search_name, $2
       FROM unnest($3::uuid[], $4::text[], $5::text[], $6::text[]) AS n (id, name, name_key, search_name)`]: {
      values: [string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`SELECT 1 AS one
       FROM payee_changes
      WHERE entity_id = $1 AND state = 'CONFIRMED' AND kind <> 'REMOVE'
      LIMIT 1`]: {
      values: [string | null];
      row: {
        one: number;
      };
    };
    [`SELECT CASE WHEN b.status IN ('PENDING_APPROVAL', 'APPROVED') THEN NULL
                 ELSE coalesce((SELECT max(a.approved_at) FROM approvals a WHERE a.batch_id = b.id),
                               b.updated_at) END AS at
       FROM batches b
      WHERE b.entity_id = $1 AND b.id = $2`]: {
      values: [string | null, string | null];
      row: {
        at: Date | null;
      };
    };
    [`SELECT DISTINCT ON (v.change_id) v.change_id, a.result, a.differs, a.answered_at
       FROM payee_verifications v
       JOIN payee_verification_answers a ON a.verification_id = v.id
      WHERE v.change_id = ANY ($1) AND a.answered_at <= $2
      ORDER BY v.change_id, a.answered_at DESC, v.asked_at DESC, a.number DESC`]: {
      values: [readonly (string | null)[] | null, Date | string | null];
      row: {
        change_id: Column<typeof payeeVerifications, 'changeId'>;
        result: Column<typeof payeeVerificationAnswers, 'result'>;
        differs: Column<typeof payeeVerificationAnswers, 'differs'>;
        answered_at: Column<typeof payeeVerificationAnswers, 'answeredAt'>;
      };
    };
    [`SELECT FROM payees p
        WHERE EXISTS (
                SELECT 1
                  FROM payee_changes c
                 WHERE c.payee_id = p.id AND c.account_number LIKE $1)`]: {
      values: [string | null];
      row: never;
    };
    [`SELECT FROM payees p
        WHERE EXISTS (
                SELECT 1
                  FROM payee_changes c
                 WHERE c.payee_id = p.id AND c.kind <> 'REMOVE'
                   AND (c.state = 'WAITING' OR (c.state = 'CONFIRMED' AND c.counts_from > $1)))`]: {
      values: [Date | string | null];
      row: never;
    };
    [`SELECT FROM payees p
        WHERE EXISTS (
                SELECT 1
                  FROM payee_changes c
                 WHERE c.payee_id = p.id AND payee_change_counts(c, $1))`]: {
      values: [Date | string | null];
      row: never;
    };
    [`SELECT FROM payees p
        WHERE p.id IN (SELECT c.payee_id FROM payee_changes c WHERE c.proposal_id = $1)`]: {
      values: [string | null];
      row: never;
    };
    [`SELECT FROM payees p
        WHERE p.search_name LIKE $1 AND p.search_name LIKE $2
          AND p.search_name LIKE ALL ($3)`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    'SELECT FROM payees p WHERE p.entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT action, details FROM audit_log WHERE entity_id = $1 AND action LIKE \'payee%\' ORDER BY seq': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT asked FROM payee_verifications WHERE id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        asked: Column<typeof payeeVerifications, 'asked'>;
      };
    };
    [`SELECT c.*, author.name AS proposed_by_name, second.name AS confirmed_by_name,
            ender.name AS ended_by_name
       FROM payee_changes c
       JOIN users author ON author.id = c.proposed_by
       LEFT JOIN users second ON second.id = c.confirmed_by
       LEFT JOIN users ender ON ender.id = c.ended_by
      WHERE c.payee_id = $1
      ORDER BY c.number DESC`]: {
      values: [string | null];
      row: {
        id: Column<typeof payeeChanges, 'id'>;
        entity_id: Column<typeof payeeChanges, 'entityId'>;
        payee_id: Column<typeof payeeChanges, 'payeeId'>;
        number: Column<typeof payeeChanges, 'number'>;
        kind: Column<typeof payeeChanges, 'kind'>;
        bank_code: Column<typeof payeeChanges, 'bankCode'> | null;
        branch_code: Column<typeof payeeChanges, 'branchCode'> | null;
        account_number: Column<typeof payeeChanges, 'accountNumber'> | null;
        account_key: Column<typeof payeeChanges, 'accountKey'> | null;
        account_type: Column<typeof payeeChanges, 'accountType'> | null;
        reference_format: Column<typeof payeeChanges, 'referenceFormat'> | null;
        called_person: Column<typeof payeeChanges, 'calledPerson'> | null;
        called_number: Column<typeof payeeChanges, 'calledNumber'> | null;
        called_at: Column<typeof payeeChanges, 'calledAt'> | null;
        evidence: Column<typeof payeeChanges, 'evidence'>;
        source: Column<typeof payeeChanges, 'source'>;
        file_name: Column<typeof payeeChanges, 'fileName'> | null;
        proposal_id: Column<typeof payeeChanges, 'proposalId'>;
        proposed_by: Column<typeof payeeChanges, 'proposedBy'>;
        proposed_at: Column<typeof payeeChanges, 'proposedAt'>;
        state: Column<typeof payeeChanges, 'state'>;
        confirmed_by: Column<typeof payeeChanges, 'confirmedBy'> | null;
        confirmed_at: Column<typeof payeeChanges, 'confirmedAt'> | null;
        counts_from: Column<typeof payeeChanges, 'countsFrom'> | null;
        ended_by: Column<typeof payeeChanges, 'endedBy'> | null;
        ended_at: Column<typeof payeeChanges, 'endedAt'> | null;
        end_reason: Column<typeof payeeChanges, 'endReason'> | null;
        proposed_by_name: Column<typeof users, 'name'>;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        ended_by_name: Column<typeof users, 'name'> | null;
      };
    };
    [`SELECT c.id, c.payee_id, p.name, p.name_key, c.bank_code, c.branch_code, c.account_number,
            c.account_key, c.account_type, c.reference_format, b.default_branch_code
       FROM unnest($3::text[]) AS n (account_key)
       JOIN payee_changes c ON c.entity_id = $1 AND c.account_key = n.account_key
       JOIN payees p ON p.id = c.payee_id
       LEFT JOIN banks b ON b.code = c.bank_code
      WHERE c.state = 'CONFIRMED' AND c.kind <> 'REMOVE' AND payee_change_counts(c, $2)
      ORDER BY p.search_name, c.id`]: {
      values: [string | null, Date | string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof payeeChanges, 'id'>;
        payee_id: Column<typeof payeeChanges, 'payeeId'>;
        name: Column<typeof payees, 'name'>;
        name_key: Column<typeof payees, 'nameKey'>;
        bank_code: Column<typeof payeeChanges, 'bankCode'> | null;
        branch_code: Column<typeof payeeChanges, 'branchCode'> | null;
        account_number: Column<typeof payeeChanges, 'accountNumber'> | null;
        account_key: Column<typeof payeeChanges, 'accountKey'>;
        account_type: Column<typeof payeeChanges, 'accountType'> | null;
        reference_format: Column<typeof payeeChanges, 'referenceFormat'> | null;
        default_branch_code: Column<typeof banks, 'defaultBranchCode'> | null;
      };
    };
    [`SELECT c.id, c.payee_id, p.name, p.name_key, c.bank_code, c.branch_code, c.account_number,
            c.account_key, c.account_type, c.reference_format, b.default_branch_code
       FROM unnest($3::text[]) AS n (name_key)
       JOIN payees p ON p.entity_id = $1 AND p.name_key = n.name_key
       JOIN payee_changes c ON c.payee_id = p.id
       LEFT JOIN banks b ON b.code = c.bank_code
      WHERE c.state = 'CONFIRMED' AND c.kind <> 'REMOVE' AND payee_change_counts(c, $2)
      ORDER BY p.search_name, c.id`]: {
      values: [string | null, Date | string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof payeeChanges, 'id'>;
        payee_id: Column<typeof payeeChanges, 'payeeId'>;
        name: Column<typeof payees, 'name'>;
        name_key: Column<typeof payees, 'nameKey'>;
        bank_code: Column<typeof payeeChanges, 'bankCode'> | null;
        branch_code: Column<typeof payeeChanges, 'branchCode'> | null;
        account_number: Column<typeof payeeChanges, 'accountNumber'> | null;
        account_key: Column<typeof payeeChanges, 'accountKey'> | null;
        account_type: Column<typeof payeeChanges, 'accountType'> | null;
        reference_format: Column<typeof payeeChanges, 'referenceFormat'> | null;
        default_branch_code: Column<typeof banks, 'defaultBranchCode'> | null;
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
    'SELECT code, display_name AS name FROM banks': {
      values: [];
      row: {
        code: Column<typeof banks, 'code'>;
        name: Column<typeof banks, 'displayName'>;
      };
    };
    [`SELECT code, name, bank_code, branch_code, account_number, account_type, reference_format,
              reference_help, source_date::text AS source_date
         FROM public_payees
        WHERE country_code = $1
        ORDER BY lower(name), code`]: {
      values: [string | null];
      row: {
        code: Column<typeof publicPayees, 'code'>;
        name: Column<typeof publicPayees, 'name'>;
        bank_code: Column<typeof publicPayees, 'bankCode'>;
        branch_code: Column<typeof publicPayees, 'branchCode'>;
        account_number: Column<typeof publicPayees, 'accountNumber'>;
        account_type: Column<typeof publicPayees, 'accountType'>;
        reference_format: Column<typeof publicPayees, 'referenceFormat'>;
        reference_help: Column<typeof publicPayees, 'referenceHelp'>;
        source_date: string;
      };
    };
    'SELECT count(*) AS total FROM payees p, (VALUES ($1::timestamptz)) AS now (at)': {
      values: [Date | string];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*)::int AS count FROM payee_changes WHERE entity_id = $1 AND state = \'WAITING\'': {
      values: [string | null];
      row: {
        count: number;
      };
    };
    'SELECT details FROM audit_log WHERE entity_id = $1 AND action = \'payee_proposal.expired\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT details FROM audit_log WHERE entity_id = $1 AND action = \'payee_proposal.rejected\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    [`SELECT id, coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND id IS DISTINCT FROM $2::uuid AND disabled_at IS NULL AND roles && $3::text[]
      ORDER BY 2
      LIMIT $4`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: string;
      };
    };
    'SELECT is_enabled_user($1, $2, $3) AS may': {
      values: [string | null, string | null, readonly (string | null)[] | null];
      row: {
        may: boolean | null;
      };
    };
    'SELECT max(number) AS number FROM payee_changes WHERE payee_id = $1': {
      values: [string | null];
      row: {
        number: number | null;
      };
    };
    'SELECT max(number) AS number FROM payee_verification_answers WHERE verification_id = $1': {
      values: [string | null];
      row: {
        number: number | null;
      };
    };
    [`SELECT p.id
       FROM payees p
      WHERE p.entity_id = $1 AND (p.id = ANY ($2) OR p.id = ANY ($3) OR p.id = $4)
      ORDER BY p.id = ANY ($5) DESC, p.id = ANY ($3), p.search_name, p.id
      LIMIT $6`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof payees, 'id'>;
      };
    };
    [`SELECT p.name, p.name_key, c.state, c.bank_code, c.account_key
       FROM unnest($3::text[]) AS n (name_key)
       JOIN payees p ON p.entity_id = $1 AND p.name_key = n.name_key
       JOIN payee_changes c ON c.payee_id = p.id
      WHERE c.kind <> 'REMOVE'
        AND (c.state = 'WAITING' OR (c.state = 'CONFIRMED' AND c.counts_from > $2)
             OR payee_change_counts(c, $2))`]: {
      values: [string | null, Date | string | null, readonly (string | null)[] | null];
      row: {
        name: Column<typeof payees, 'name'>;
        name_key: Column<typeof payees, 'nameKey'>;
        state: Column<typeof payeeChanges, 'state'>;
        bank_code: Column<typeof payeeChanges, 'bankCode'> | null;
        account_key: Column<typeof payeeChanges, 'accountKey'> | null;
      };
    };
    [`SELECT payee_id, reference_format
       FROM payee_changes
      WHERE entity_id = $1 AND char_length(replace(reference_format, ' ', '')) = $2
        AND state IN ('WAITING', 'CONFIRMED')
      LIMIT $3`]: {
      values: [string | null, number | null, bigint | number | null];
      row: {
        payee_id: Column<typeof payeeChanges, 'payeeId'>;
        reference_format: Column<typeof payeeChanges, 'referenceFormat'> | null;
      };
    };
    'SELECT pg_advisory_xact_lock(hashtextextended(\'payees \' || $1, 0))': {
      values: [string | null];
      row: {
        pg_advisory_xact_lock: string | null;
      };
    };
    'SELECT pg_advisory_xact_lock_shared(hashtextextended(\'payees \' || $1, 0))': {
      values: [string | null];
      row: {
        pg_advisory_xact_lock_shared: string | null;
      };
    };
    [`SELECT proposal_id, entity_id
       FROM payee_changes
      WHERE state = 'WAITING' AND proposed_at <= $1
      GROUP BY proposal_id, entity_id
      ORDER BY min(proposed_at)
      LIMIT $2`]: {
      values: [Date | string | null, bigint | number | null];
      row: {
        proposal_id: Column<typeof payeeChanges, 'proposalId'>;
        entity_id: Column<typeof payeeChanges, 'entityId'>;
      };
    };
    [`SELECT row_number AS "rowNumber", beneficiary_name AS "beneficiaryName", bank_code AS "bankCode",
              branch_code AS "branchCode", account_number AS "accountNumber", account_type AS "accountType",
              beneficiary_reference AS "beneficiaryReference"
         FROM withdrawals
        WHERE batch_id = $1
        ORDER BY row_number`]: {
      values: [string | null];
      row: {
        rowNumber: Column<typeof withdrawals, 'rowNumber'>;
        beneficiaryName: Column<typeof withdrawals, 'beneficiaryName'>;
        bankCode: Column<typeof withdrawals, 'bankCode'>;
        branchCode: Column<typeof withdrawals, 'branchCode'>;
        accountNumber: Column<typeof withdrawals, 'accountNumber'>;
        accountType: Column<typeof withdrawals, 'accountType'>;
        beneficiaryReference: Column<typeof withdrawals, 'beneficiaryReference'>;
      };
    };
    'SELECT row_number FROM rows_refused_by_register($1, $2)': {
      values: [string | null, Date | string | null];
      row: {
        row_number: number | null;
      };
    };
    'SELECT row_number FROM rows_refused_by_register($1, $2) LIMIT 1': {
      values: [string | null, Date | string | null];
      row: {
        row_number: number | null;
      };
    };
    [`SELECT row_number, beneficiary_name AS "beneficiaryName", bank_code AS "bankCode",
              branch_code AS "branchCode", account_number AS "accountNumber",
              beneficiary_reference AS "beneficiaryReference"
         FROM withdrawals
        WHERE batch_id = $1
        ORDER BY row_number`]: {
      values: [string | null];
      row: {
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        beneficiaryName: Column<typeof withdrawals, 'beneficiaryName'>;
        bankCode: Column<typeof withdrawals, 'bankCode'>;
        branchCode: Column<typeof withdrawals, 'branchCode'>;
        accountNumber: Column<typeof withdrawals, 'accountNumber'>;
        beneficiaryReference: Column<typeof withdrawals, 'beneficiaryReference'>;
      };
    };
    'SELECT row_number, finding FROM rows_refused_by_register($1, $2)': {
      values: [string | null, Date | string | null];
      row: {
        row_number: number | null;
        finding: string | null;
      };
    };
    [`SELECT v.id, v.change_id, v.asked_by, u.name AS asked_by_name, v.asked_at, v.next_ask_at, a.result,
            a.differs, a.answered_at
       FROM payee_verifications v
       JOIN users u ON u.id = v.asked_by
       LEFT JOIN payee_verification_answers a ON a.verification_id = v.id
      WHERE v.change_id = ANY ($1)
      ORDER BY v.asked_at DESC, v.id, a.number`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof payeeVerifications, 'id'>;
        change_id: Column<typeof payeeVerifications, 'changeId'>;
        asked_by: Column<typeof payeeVerifications, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        asked_at: Column<typeof payeeVerifications, 'askedAt'>;
        next_ask_at: Column<typeof payeeVerifications, 'nextAskAt'> | null;
        result: Column<typeof payeeVerificationAnswers, 'result'> | null;
        differs: Column<typeof payeeVerificationAnswers, 'differs'> | null;
        answered_at: Column<typeof payeeVerificationAnswers, 'answeredAt'> | null;
      };
    };
    [`UPDATE payee_changes
        SET state = 'CONFIRMED', confirmed_by = $2, confirmed_at = $3, counts_from = $4
      WHERE id = ANY ($1)`]: {
      values: [readonly (string | null)[] | null, string | null, Date | string | null, Date | string | null];
      row: never;
    };
    [`UPDATE payee_changes SET state = 'CONFIRMED', confirmed_by = $2, confirmed_at = $3, counts_from = $4
          WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, Date | string | null];
      row: never;
    };
    'UPDATE payee_changes SET state = \'ENDED\', ended_by = $2, ended_at = $3, end_reason = $4 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE payee_changes SET state = \'EXPIRED\', ended_at = $2, ended_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE payee_changes c
              SET state = 'EXPIRED', ended_at = $3
             FROM users u
            WHERE c.proposal_id = $1 AND c.state = 'WAITING' AND c.proposed_at <= $2
              AND u.id = c.proposed_by
           RETURNING c.payee_id, c.proposed_by, u.name AS proposed_by_name, c.proposed_at`]: {
      values: [string | null, Date | string | null, Date | string | null];
      row: {
        payee_id: Column<typeof payeeChanges, 'payeeId'>;
        proposed_by: Column<typeof payeeChanges, 'proposedBy'>;
        proposed_by_name: Column<typeof users, 'name'>;
        proposed_at: Column<typeof payeeChanges, 'proposedAt'>;
      };
    };
    [`UPDATE payee_verifications
        SET asked = asked + 1, sent_at = CASE WHEN $3 THEN coalesce(sent_at, $2) ELSE sent_at END,
            next_ask_at = $4
      WHERE id = $1`]: {
      values: [string | null, Date | string | null, boolean | null, Date | string | null];
      row: never;
    };
    'UPDATE users SET disabled_at = now() WHERE id = $1': {
      values: [string | null];
      row: never;
    };
  }
}
