// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { users } from '../../identity/tables.ts';
import type { bankFileConnections, bankFilePayments, bankFileReplies, bankFileReplyChanges, bankFileTransports, bankFiles } from './tables.ts';
import type { batches, withdrawals } from '../batches/tables.ts';
import type { entryPostings } from '../reconciling/reconciliation/tables.ts';
import type { bankStatements, statementAccounts, statementFiles } from '../reconciling/statements/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT c.id, c.entity_id, c.display_name, c.purpose, c.receives, c.bank_name, c.state, c.transport, c.rails,
         c.currency, c.payer_name, c.payer_branch_code, c.payer_account_number, c.payer_account_type,
         c.profile, c.version, c.changed_by, editor.name AS changed_by_name, c.changed_at,
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
         numbered.transmission_number, numbered.generation_number,
         jsonb_typeof(c.profile -> 'acb') = 'object' AND EXISTS (
           SELECT 1 FROM bank_files f
            WHERE f.connection_id = c.id AND f.left_at IS NOT NULL AND f.generation_number IS NOT NULL)
           AS has_numbers_at_bank,
         (SELECT count(*) FROM bank_file_replies r
           WHERE r.entity_id = c.entity_id AND r.connection_id = c.id
             AND r.result = 'QUESTION' AND r.closed_at IS NULL) AS open_questions,
         (c.switched_on_by IS NOT NULL OR c.first_live_at IS NOT NULL
            OR EXISTS (SELECT 1 FROM bank_files f WHERE f.connection_id = c.id)
            OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)) AS used,
         (SELECT a.id FROM statement_accounts a
           WHERE a.entity_id = c.entity_id AND a.connection_id = c.id AND a.currency = c.currency
             AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
           LIMIT 1) AS statement_account_id,
         last.statement_id AS last_statement_id, last.closing_minor AS last_closing_minor,
         last.closing_date AS last_closing_date, last.open_findings
    FROM bank_file_connections c
    JOIN users editor ON editor.id = c.changed_by
    LEFT JOIN users u ON u.id = c.certified_by
    LEFT JOIN users p ON p.id = c.rehearsed_by
    LEFT JOIN bank_file_transports t ON t.connection_id = c.id
    LEFT JOIN LATERAL (
           SELECT f.transmission_number, f.generation_number
             FROM bank_files f
            WHERE f.connection_id = c.id AND f.withdrawn_at IS NULL AND f.generation_number IS NOT NULL
              AND jsonb_typeof(c.profile -> 'acb') = 'object'
            ORDER BY f.file_number DESC
            LIMIT 1) numbered ON true
    LEFT JOIN LATERAL (
           SELECT s.id AS statement_id, s.closing_minor, s.closing_date,
                  (SELECT count(*)
                     FROM statement_findings x
                     JOIN bank_statements b ON b.id = x.statement_id
                    WHERE b.account_id = a.id AND x.entity_id = c.entity_id AND x.resolved_at IS NULL
                      AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
             FROM statement_accounts a
             JOIN bank_statements s ON s.account_id = a.id
            WHERE c.purpose <> 'PAYMENTS' AND a.connection_id = c.id AND a.currency = c.currency
              AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
              AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL AND s.taken_back_at IS NULL
              AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
            ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
            LIMIT 1) last ON true`]: {
      values: [];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        entity_id: Column<typeof bankFileConnections, 'entityId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        purpose: Column<typeof bankFileConnections, 'purpose'>;
        receives: Column<typeof bankFileConnections, 'receives'>;
        bank_name: Column<typeof bankFileConnections, 'bankName'> | null;
        state: Column<typeof bankFileConnections, 'state'>;
        transport: Column<typeof bankFileConnections, 'transport'>;
        rails: Column<typeof bankFileConnections, 'rails'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        payer_branch_code: Column<typeof bankFileConnections, 'payerBranchCode'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        payer_account_type: Column<typeof bankFileConnections, 'payerAccountType'> | null;
        profile: Column<typeof bankFileConnections, 'profile'> | null;
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
        transmission_number: Column<typeof bankFiles, 'transmissionNumber'> | null;
        generation_number: Column<typeof bankFiles, 'generationNumber'> | null;
        has_numbers_at_bank: boolean | null;
        open_questions: bigint;
        used: boolean;
        statement_account_id: string | null;
        last_statement_id: Column<typeof bankStatements, 'id'> | null;
        last_closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        last_closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        open_findings: bigint | null;
      };
    };
    [`
  SELECT c.id, c.entity_id, c.display_name, c.purpose, c.receives, c.bank_name, c.state, c.transport, c.rails,
         c.currency, c.payer_name, c.payer_branch_code, c.payer_account_number, c.payer_account_type,
         c.profile, c.version, c.changed_by, editor.name AS changed_by_name, c.changed_at,
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
         numbered.transmission_number, numbered.generation_number,
         jsonb_typeof(c.profile -> 'acb') = 'object' AND EXISTS (
           SELECT 1 FROM bank_files f
            WHERE f.connection_id = c.id AND f.left_at IS NOT NULL AND f.generation_number IS NOT NULL)
           AS has_numbers_at_bank,
         (SELECT count(*) FROM bank_file_replies r
           WHERE r.entity_id = c.entity_id AND r.connection_id = c.id
             AND r.result = 'QUESTION' AND r.closed_at IS NULL) AS open_questions,
         (c.switched_on_by IS NOT NULL OR c.first_live_at IS NOT NULL
            OR EXISTS (SELECT 1 FROM bank_files f WHERE f.connection_id = c.id)
            OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)) AS used,
         (SELECT a.id FROM statement_accounts a
           WHERE a.entity_id = c.entity_id AND a.connection_id = c.id AND a.currency = c.currency
             AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
           LIMIT 1) AS statement_account_id,
         last.statement_id AS last_statement_id, last.closing_minor AS last_closing_minor,
         last.closing_date AS last_closing_date, last.open_findings
    FROM bank_file_connections c
    JOIN users editor ON editor.id = c.changed_by
    LEFT JOIN users u ON u.id = c.certified_by
    LEFT JOIN users p ON p.id = c.rehearsed_by
    LEFT JOIN bank_file_transports t ON t.connection_id = c.id
    LEFT JOIN LATERAL (
           SELECT f.transmission_number, f.generation_number
             FROM bank_files f
            WHERE f.connection_id = c.id AND f.withdrawn_at IS NULL AND f.generation_number IS NOT NULL
              AND jsonb_typeof(c.profile -> 'acb') = 'object'
            ORDER BY f.file_number DESC
            LIMIT 1) numbered ON true
    LEFT JOIN LATERAL (
           SELECT s.id AS statement_id, s.closing_minor, s.closing_date,
                  (SELECT count(*)
                     FROM statement_findings x
                     JOIN bank_statements b ON b.id = x.statement_id
                    WHERE b.account_id = a.id AND x.entity_id = c.entity_id AND x.resolved_at IS NULL
                      AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
             FROM statement_accounts a
             JOIN bank_statements s ON s.account_id = a.id
            WHERE c.purpose <> 'PAYMENTS' AND a.connection_id = c.id AND a.currency = c.currency
              AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
              AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL AND s.taken_back_at IS NULL
              AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
            ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
            LIMIT 1) last ON true WHERE c.entity_id = $1 AND c.id = $2 FOR NO KEY UPDATE OF c`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        entity_id: Column<typeof bankFileConnections, 'entityId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        purpose: Column<typeof bankFileConnections, 'purpose'>;
        receives: Column<typeof bankFileConnections, 'receives'>;
        bank_name: Column<typeof bankFileConnections, 'bankName'> | null;
        state: Column<typeof bankFileConnections, 'state'>;
        transport: Column<typeof bankFileConnections, 'transport'>;
        rails: Column<typeof bankFileConnections, 'rails'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        payer_branch_code: Column<typeof bankFileConnections, 'payerBranchCode'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        payer_account_type: Column<typeof bankFileConnections, 'payerAccountType'> | null;
        profile: Column<typeof bankFileConnections, 'profile'> | null;
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
        transmission_number: Column<typeof bankFiles, 'transmissionNumber'> | null;
        generation_number: Column<typeof bankFiles, 'generationNumber'> | null;
        has_numbers_at_bank: boolean | null;
        open_questions: bigint;
        used: boolean;
        statement_account_id: string | null;
        last_statement_id: Column<typeof bankStatements, 'id'> | null;
        last_closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        last_closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        open_findings: bigint | null;
      };
    };
    [`
  SELECT c.id, c.entity_id, c.display_name, c.purpose, c.receives, c.bank_name, c.state, c.transport, c.rails,
         c.currency, c.payer_name, c.payer_branch_code, c.payer_account_number, c.payer_account_type,
         c.profile, c.version, c.changed_by, editor.name AS changed_by_name, c.changed_at,
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
         numbered.transmission_number, numbered.generation_number,
         jsonb_typeof(c.profile -> 'acb') = 'object' AND EXISTS (
           SELECT 1 FROM bank_files f
            WHERE f.connection_id = c.id AND f.left_at IS NOT NULL AND f.generation_number IS NOT NULL)
           AS has_numbers_at_bank,
         (SELECT count(*) FROM bank_file_replies r
           WHERE r.entity_id = c.entity_id AND r.connection_id = c.id
             AND r.result = 'QUESTION' AND r.closed_at IS NULL) AS open_questions,
         (c.switched_on_by IS NOT NULL OR c.first_live_at IS NOT NULL
            OR EXISTS (SELECT 1 FROM bank_files f WHERE f.connection_id = c.id)
            OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)) AS used,
         (SELECT a.id FROM statement_accounts a
           WHERE a.entity_id = c.entity_id AND a.connection_id = c.id AND a.currency = c.currency
             AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
           LIMIT 1) AS statement_account_id,
         last.statement_id AS last_statement_id, last.closing_minor AS last_closing_minor,
         last.closing_date AS last_closing_date, last.open_findings
    FROM bank_file_connections c
    JOIN users editor ON editor.id = c.changed_by
    LEFT JOIN users u ON u.id = c.certified_by
    LEFT JOIN users p ON p.id = c.rehearsed_by
    LEFT JOIN bank_file_transports t ON t.connection_id = c.id
    LEFT JOIN LATERAL (
           SELECT f.transmission_number, f.generation_number
             FROM bank_files f
            WHERE f.connection_id = c.id AND f.withdrawn_at IS NULL AND f.generation_number IS NOT NULL
              AND jsonb_typeof(c.profile -> 'acb') = 'object'
            ORDER BY f.file_number DESC
            LIMIT 1) numbered ON true
    LEFT JOIN LATERAL (
           SELECT s.id AS statement_id, s.closing_minor, s.closing_date,
                  (SELECT count(*)
                     FROM statement_findings x
                     JOIN bank_statements b ON b.id = x.statement_id
                    WHERE b.account_id = a.id AND x.entity_id = c.entity_id AND x.resolved_at IS NULL
                      AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
             FROM statement_accounts a
             JOIN bank_statements s ON s.account_id = a.id
            WHERE c.purpose <> 'PAYMENTS' AND a.connection_id = c.id AND a.currency = c.currency
              AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
              AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL AND s.taken_back_at IS NULL
              AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
            ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
            LIMIT 1) last ON true WHERE c.entity_id = $1 ORDER BY c.created_at, c.id`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        entity_id: Column<typeof bankFileConnections, 'entityId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        purpose: Column<typeof bankFileConnections, 'purpose'>;
        receives: Column<typeof bankFileConnections, 'receives'>;
        bank_name: Column<typeof bankFileConnections, 'bankName'> | null;
        state: Column<typeof bankFileConnections, 'state'>;
        transport: Column<typeof bankFileConnections, 'transport'>;
        rails: Column<typeof bankFileConnections, 'rails'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        payer_branch_code: Column<typeof bankFileConnections, 'payerBranchCode'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        payer_account_type: Column<typeof bankFileConnections, 'payerAccountType'> | null;
        profile: Column<typeof bankFileConnections, 'profile'> | null;
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
        transmission_number: Column<typeof bankFiles, 'transmissionNumber'> | null;
        generation_number: Column<typeof bankFiles, 'generationNumber'> | null;
        has_numbers_at_bank: boolean | null;
        open_questions: bigint;
        used: boolean;
        statement_account_id: string | null;
        last_statement_id: Column<typeof bankStatements, 'id'> | null;
        last_closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        last_closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        open_findings: bigint | null;
      };
    };
    [`
  SELECT f.id, f.connection_id, c.display_name, f.batch_id, b.label, f.file_number,
         f.transmission_number, f.generation_number,
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
        transmission_number: Column<typeof bankFiles, 'transmissionNumber'> | null;
        generation_number: Column<typeof bankFiles, 'generationNumber'> | null;
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
         f.transmission_number, f.generation_number,
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
        transmission_number: Column<typeof bankFiles, 'transmissionNumber'> | null;
        generation_number: Column<typeof bankFiles, 'generationNumber'> | null;
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
         f.transmission_number, f.generation_number,
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
        transmission_number: Column<typeof bankFiles, 'transmissionNumber'> | null;
        generation_number: Column<typeof bankFiles, 'generationNumber'> | null;
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
  SELECT r.id, r.connection_id, r.file_name, r.byte_count, r.sha256, r.received_at, r.received_by,
         receiver.name AS received_by_name, r.read_at, r.result, r.file_id,
         f.file_name AS answered_file_name, cardinality(r.file_ids) AS file_count, k.currency,
         r.changed, r.redirected, r.question, r.question_detail,
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
    JOIN bank_file_connections k ON k.id = r.connection_id
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
        file_count: number;
        currency: Column<typeof bankFileConnections, 'currency'>;
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
         f.file_name AS answered_file_name, cardinality(r.file_ids) AS file_count, k.currency,
         r.changed, r.redirected, r.question, r.question_detail,
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
    JOIN bank_file_connections k ON k.id = r.connection_id
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
        file_count: number;
        currency: Column<typeof bankFileConnections, 'currency'>;
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
         f.file_name AS answered_file_name, cardinality(r.file_ids) AS file_count, k.currency,
         r.changed, r.redirected, r.question, r.question_detail,
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
    JOIN bank_file_connections k ON k.id = r.connection_id
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
        file_count: number;
        currency: Column<typeof bankFileConnections, 'currency'>;
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
    'DELETE FROM bank_file_reply_changes WHERE reply_id = $1': {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO bank_file_connections
            (id, entity_id, display_name, state, transport, rails, currency, payer_name, payer_branch_code,
             payer_account_number, payer_account_type, profile, version,
             changed_by, changed_at, unconfirmed_by, created_at, updated_at, purpose, bank_name,
             receives)
     VALUES ($1, $2, $3, 'DRAFT', 'DOWNLOAD', $4, $5, $6, $7, $8, $9, $10, 1, $12, $11,
             ARRAY[$12::uuid], $11, $11, $13, $14, $15)`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, string | null, string | null, string | null, string | null, string | null, unknown, Date | string | null, string | null, string | null, string | null, boolean | null];
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
    [`INSERT INTO bank_files
            (id, entity_id, connection_id, batch_id, file_number, transmission_number, generation_number,
             file_name, format, bytes, sha256, currency, payment_count, total_minor, hash_total,
             first_sequence_number, execution_date, is_test, content_digest, profile, profile_version,
             payer_name, payer_branch_code, payer_account_number, payer_account_type, sealed_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, false, $18, $19, $20,
             $21, $22, $23, $24, $25)`]: {
      values: [string | null, string | null, string | null, string | null, number | null, number | null, number | null, string | null, string | null, Uint8Array | null, string | null, string | null, number | null, bigint | number | null, string | null, number | null, string | null, string | null, unknown, number | null, string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`SELECT (c.switched_on_by IS NOT NULL OR c.first_live_at IS NOT NULL
            OR EXISTS (SELECT 1 FROM bank_files f WHERE f.connection_id = c.id)
            OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)) AS used
       FROM bank_file_connections c
      WHERE c.id = $1`]: {
      values: [string | null];
      row: {
        used: boolean;
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
    [`SELECT 1 AS found
       FROM statement_accounts a
      WHERE a.connection_id = $1
        AND EXISTS (SELECT 1 FROM receipts r WHERE r.account_id = a.id)`]: {
      values: [string | null];
      row: {
        found: number;
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
    'SELECT 1 FROM batches WHERE id = $1 FOR NO KEY UPDATE': {
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
    [`SELECT DISTINCT a.id
       FROM bank_files f
       JOIN statement_accounts a
         ON a.entity_id = f.entity_id AND a.currency = f.currency
            AND ltrim(a.account_number, '0') = ltrim(f.payer_account_number, '0')
      WHERE f.id = ANY($1)
        AND EXISTS (SELECT FROM reconciled_entries r WHERE r.account_id = a.id AND r.state = 'OPEN')
      ORDER BY a.id`]: {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    'SELECT DISTINCT bank_connection FROM withdrawals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        bank_connection: Column<typeof withdrawals, 'bankConnection'> | null;
      };
    };
    'SELECT DISTINCT file_id FROM bank_file_payments WHERE withdrawal_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
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
    [`SELECT FROM bank_file_payments p
          WHERE p.heard_at = (SELECT r.read_at FROM bank_file_replies r WHERE r.id = $1 AND r.file_id = $2)`]: {
      values: [string | null, string | null];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.file_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.state = $1': {
      values: [string | null];
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
    'SELECT action FROM audit_log WHERE entity_id = $1 AND starts_with(action, $2) ORDER BY seq': {
      values: [string | null, string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
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
    [`SELECT b.label
       FROM batches b
       JOIN first_start f ON f.entity_id = b.entity_id
      WHERE b.entity_id = $1 AND b.currency = $2 AND b.status IN ('APPROVED', 'PROCESSING')
        AND NOT EXISTS (
              SELECT 1
                FROM bank_file_connections c
               WHERE c.entity_id = $1 AND c.currency = $2 AND c.first_live_at IS NOT NULL)
      ORDER BY b.created_at
      LIMIT 1`]: {
      values: [string | null, string | null];
      row: {
        label: Column<typeof batches, 'label'>;
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
    'SELECT bytes, sha256, payment_count, file_number FROM bank_files WHERE batch_id = $1': {
      values: [string | null];
      row: {
        bytes: Column<typeof bankFiles, 'bytes'>;
        sha256: Column<typeof bankFiles, 'sha256'>;
        payment_count: Column<typeof bankFiles, 'paymentCount'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
      };
    };
    [`SELECT c.display_name, c.payer_account_number AS account_number, c.purpose
       FROM bank_file_connections c
      WHERE c.entity_id = $1 AND c.currency = $2 AND (c.purpose <> $3 OR c.receives <> $5)
        AND ($4::uuid IS NULL OR c.id <> $4)
      UNION ALL
     SELECT c.display_name, a.account_number, c.purpose
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id
      WHERE a.entity_id = $1 AND a.currency = $2 AND c.purpose <> $3
      UNION
     SELECT c.display_name, f.payer_account_number, 'PAYMENTS'
       FROM bank_files f
       JOIN bank_file_connections c ON c.id = f.connection_id
      WHERE f.entity_id = $1 AND f.currency = $2 AND $3 <> 'PAYMENTS' AND f.left_at IS NOT NULL
        AND NOT f.is_test`]: {
      values: [string | null, string | null, string | null, string | null, boolean | null];
      row: {
        display_name: string;
        account_number: string;
        purpose: string;
      };
    };
    [`SELECT c.state, count(*)::int AS count, sum(w.amount_minor)::bigint AS minor
       FROM unnest($1::uuid[], $2::text[]) AS c (withdrawal_id, state)
       JOIN withdrawals w ON w.id = c.withdrawal_id
      GROUP BY c.state`]: {
      values: [readonly (string | null)[] | null, readonly string[]];
      row: {
        state: string;
        count: number;
        minor: bigint;
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
    [`SELECT connection_id FROM bank_file_transports
      WHERE connection_id = $1 AND failing_since <= $2::timestamptz - interval '1 hour'`]: {
      values: [string | null, Date | string | null];
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
    'SELECT connection_id, bytes FROM bank_file_replies WHERE id = $1': {
      values: [string | null];
      row: {
        connection_id: Column<typeof bankFileReplies, 'connectionId'>;
        bytes: Column<typeof bankFileReplies, 'bytes'>;
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
    'SELECT count(*)::int AS count FROM withdrawals WHERE batch_id = $1 AND own_reference IS NOT NULL': {
      values: [string | null];
      row: {
        count: number;
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
        profile: Column<typeof bankFileConnections, 'profile'> | null;
        version: Column<typeof bankFileConnections, 'version'>;
        payer_name: Column<typeof bankFileConnections, 'payerName'>;
        payer_branch_code: Column<typeof bankFileConnections, 'payerBranchCode'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        payer_account_type: Column<typeof bankFileConnections, 'payerAccountType'> | null;
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
    'SELECT f.id FROM bank_files f': {
      values: [];
      row: {
        id: Column<typeof bankFiles, 'id'>;
      };
    };
    [`SELECT f.id, f.batch_id, f.is_test, f.profile, f.currency, f.total_minor, f.payment_count,
            f.reply_status,
            CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
                 THEN (SELECT array_agg(DISTINCT w.rail)
                         FROM bank_file_payments p
                         JOIN withdrawals w ON w.id = p.withdrawal_id
                        WHERE p.file_id = f.id)
            END AS rails,
            f.first_sequence_number + f.payment_count AS contra_sequence_number,
            EXISTS (
              SELECT 1 FROM audit_log a
               WHERE a.entity_id = f.entity_id AND a.subject_id = f.id::text
                 AND a.action = 'bank_file.downloaded_again') AS downloaded_again
       FROM bank_files f
      WHERE f.connection_id = $1 AND f.left_at IS NOT NULL
        AND ($2::text IS NULL OR replace(f.id::text, '-', '') = $2)
        AND ($3::int IS NULL OR f.transmission_number = $3)
        AND ($4::int IS NULL OR f.generation_number = $4)
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
        reply_status: Column<typeof bankFiles, 'replyStatus'> | null;
        rails: string[] | null;
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
    [`SELECT file_name
       FROM bank_files
      WHERE connection_id = $1 AND left_at IS NOT NULL AND generation_number IS NOT NULL
      ORDER BY file_number
      LIMIT 1`]: {
      values: [string | null];
      row: {
        file_name: Column<typeof bankFiles, 'fileName'>;
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
    'SELECT held_why FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        held_why: Column<typeof batches, 'heldWhy'> | null;
      };
    };
    [`SELECT id
       FROM (SELECT id, arrival, received_at
               FROM statement_files
              WHERE entity_id = $1 AND result = 'REFUSED' AND taken_back_at IS NULL
                AND refusal = ANY($2) AND (fetched_at IS NOT NULL OR refusal = ANY($3))
              ORDER BY read_at DESC, id DESC
              LIMIT $4) f
      ORDER BY arrival NULLS FIRST, received_at`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    [`SELECT id FROM bank_file_connections
      WHERE entity_id = $1 AND purpose = 'PAYMENTS' AND first_live_at IS NOT NULL
      LIMIT 1`]: {
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
    'SELECT id FROM bank_files WHERE batch_id = $1 AND left_at IS NULL AND withdrawn_at IS NULL': {
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
    'SELECT id FROM statement_accounts WHERE connection_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    [`SELECT id, display_name, profile, payer_account_number, certified_at, transport,
            rails
       FROM bank_file_connections
      WHERE entity_id = $1 AND state = 'LIVE' AND purpose = 'PAYMENTS' AND currency = $2
      ORDER BY created_at`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        profile: Column<typeof bankFileConnections, 'profile'> | null;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        certified_at: Column<typeof bankFileConnections, 'certifiedAt'> | null;
        transport: Column<typeof bankFileConnections, 'transport'>;
        rails: Column<typeof bankFileConnections, 'rails'>;
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
    [`SELECT id, rails, profile
       FROM bank_file_connections
      WHERE entity_id = $1 AND state = 'LIVE' AND purpose = 'PAYMENTS' AND currency = $2
        AND $3 = ANY(rails)
      ORDER BY created_at
      LIMIT 1`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        rails: Column<typeof bankFileConnections, 'rails'>;
        profile: Column<typeof bankFileConnections, 'profile'> | null;
      };
    };
    [`SELECT id, row_number, amount_minor, beneficiary_name, branch_code, account_number, account_type,
            beneficiary_reference, own_reference, rail
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
        own_reference: Column<typeof withdrawals, 'ownReference'> | null;
        rail: Column<typeof withdrawals, 'rail'>;
      };
    };
    [`SELECT id, row_number, beneficiary_name, beneficiary_reference, own_reference
       FROM withdrawals
      WHERE batch_id = $1
        AND (beneficiary_name !~ '^[A-Za-z0-9(),./][A-Za-z0-9(),./-]*( [A-Za-z0-9(),./-]+)*$'
             OR beneficiary_reference !~ '^[A-Za-z0-9(),./][A-Za-z0-9(),./-]*( [A-Za-z0-9(),./-]+)*$'
             OR beneficiary_name !~ '[A-Za-z0-9]' OR beneficiary_reference !~ '[A-Za-z0-9]'
             OR length(beneficiary_name) > $2 OR length(beneficiary_reference) > $3
             OR ($4::int IS NOT NULL
                 AND (own_reference !~ '^[A-Za-z0-9(),./][A-Za-z0-9(),./-]*( [A-Za-z0-9(),./-]+)*$'
                      OR own_reference !~ '[A-Za-z0-9]' OR length(own_reference) > $4)))
      ORDER BY row_number`]: {
      values: [string | null, number | null, number | null, number | null];
      row: {
        id: Column<typeof withdrawals, 'id'>;
        row_number: Column<typeof withdrawals, 'rowNumber'>;
        beneficiary_name: Column<typeof withdrawals, 'beneficiaryName'>;
        beneficiary_reference: Column<typeof withdrawals, 'beneficiaryReference'>;
        own_reference: Column<typeof withdrawals, 'ownReference'> | null;
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
    [`SELECT newest.id, newest.file_name, newest.currency, newest.total_minor, newest.execution_date,
            newest.left_at, newest.batch_id, b.label, c.display_name
       FROM (SELECT f.id, f.file_name, f.currency, f.total_minor, f.execution_date, f.left_at, f.batch_id,
                    f.connection_id, f.sealed_at, f.withdrawn_at
               FROM bank_files f
              WHERE f.entity_id = $1
              ORDER BY f.sealed_at DESC, f.id DESC
              LIMIT $2) newest
       JOIN batches b ON b.id = newest.batch_id
       JOIN bank_file_connections c ON c.id = newest.connection_id
      WHERE newest.withdrawn_at IS NULL
        AND (newest.id = $3 OR newest.file_name ILIKE $4
             OR (newest.left_at IS NOT NULL AND search_fold(b.label) LIKE $5
                 AND search_fold(b.label) LIKE $6 AND search_fold(b.label) LIKE ALL ($7)))
      ORDER BY newest.sealed_at DESC, newest.id DESC
      LIMIT $8`]: {
      values: [string | null, bigint | number | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | null, bigint | number | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        currency: Column<typeof bankFiles, 'currency'>;
        total_minor: Column<typeof bankFiles, 'totalMinor'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        left_at: Column<typeof bankFiles, 'leftAt'> | null;
        batch_id: Column<typeof bankFiles, 'batchId'>;
        label: Column<typeof batches, 'label'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
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
    [`SELECT p.withdrawal_id, p.end_to_end_id, p.sequence_number, p.amount_minor, p.account_number, p.state,
            p.statement_at IS NOT NULL AS on_statement, w.rail
       FROM bank_file_payments p
       JOIN withdrawals w ON w.id = p.withdrawal_id
      WHERE p.file_id = ANY($1) AND ($2 OR p.end_to_end_id = ANY($3) OR p.sequence_number = ANY($4))
      ORDER BY p.sequence_number`]: {
      values: [readonly (string | null)[] | null, boolean | null, readonly (string | null)[] | null, readonly (number | null)[] | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        end_to_end_id: Column<typeof bankFilePayments, 'endToEndId'>;
        sequence_number: Column<typeof bankFilePayments, 'sequenceNumber'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        state: Column<typeof bankFilePayments, 'state'> | null;
        on_statement: boolean;
        rail: Column<typeof withdrawals, 'rail'>;
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
    'SELECT pg_advisory_xact_lock(hashtextextended(\'bank accounts \' || $1, 0))': {
      values: [string | null];
      row: {
        pg_advisory_xact_lock: string | null;
      };
    };
    'SELECT purpose FROM bank_file_connections WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        purpose: Column<typeof bankFileConnections, 'purpose'>;
      };
    };
    'SELECT question, question_detail FROM bank_file_replies WHERE id = $1': {
      values: [string | null];
      row: {
        question: Column<typeof bankFileReplies, 'question'> | null;
        question_detail: Column<typeof bankFileReplies, 'questionDetail'> | null;
      };
    };
    'SELECT r.id FROM bank_file_replies r': {
      values: [];
      row: {
        id: Column<typeof bankFileReplies, 'id'>;
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
    [`SELECT rail, count(*)::int AS count, sum(amount_minor)::bigint AS total_minor
       FROM withdrawals
      WHERE batch_id = $1
      GROUP BY rail
      ORDER BY min(row_number)`]: {
      values: [string | null];
      row: {
        rail: Column<typeof withdrawals, 'rail'>;
        count: number;
        total_minor: bigint;
      };
    };
    'SELECT result, changed FROM bank_file_replies WHERE entity_id = $1': {
      values: [string | null];
      row: {
        result: Column<typeof bankFileReplies, 'result'>;
        changed: Column<typeof bankFileReplies, 'changed'>;
      };
    };
    'SELECT state FROM bank_file_connections WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        state: Column<typeof bankFileConnections, 'state'>;
      };
    };
    [`SELECT transmission_number, generation_number
       FROM bank_files
      WHERE connection_id = $1 AND withdrawn_at IS NULL AND generation_number IS NOT NULL
      ORDER BY file_number DESC
      LIMIT 1`]: {
      values: [string | null];
      row: {
        transmission_number: Column<typeof bankFiles, 'transmissionNumber'> | null;
        generation_number: Column<typeof bankFiles, 'generationNumber'>;
      };
    };
    'SELECT transmission_number, generation_number FROM bank_files WHERE batch_id = $1': {
      values: [string | null];
      row: {
        transmission_number: Column<typeof bankFiles, 'transmissionNumber'> | null;
        generation_number: Column<typeof bankFiles, 'generationNumber'> | null;
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
    [`UPDATE bank_file_connections
        SET certified_by = $2, certified_at = $3, certification_note = $4, certified_version = $5,
            updated_at = $3
      WHERE id = $1`]: {
      values: [string | null, string | null, Date | string | null, string | null, number | null];
      row: never;
    };
    [`UPDATE bank_file_connections
        SET display_name = $2, rails = $3, payer_name = $4, payer_branch_code = $5, payer_account_number = $6,
            payer_account_type = $7, profile = $8, purpose = $12, bank_name = $13, receives = $14,
            version = version + 1,
            updated_at = $9,
            state = CASE WHEN state = 'LIVE' AND NOT $10 THEN 'OFF' ELSE state END,
            off_since = CASE WHEN state = 'LIVE' AND NOT $10 THEN $9 ELSE off_since END,
            changed_by = CASE WHEN $10 THEN changed_by ELSE $11 END,
            changed_at = CASE WHEN $10 THEN changed_at ELSE $9 END,
            unconfirmed_by = CASE WHEN $10 THEN unconfirmed_by
                             ELSE array_append(array_remove(unconfirmed_by, $11), $11) END,
            certified_version = CASE WHEN $15 THEN certified_version END,
            certified_by = CASE WHEN $15 THEN certified_by END,
            certified_at = CASE WHEN $15 THEN certified_at END,
            certification_note = CASE WHEN $15 THEN certification_note END,
            rehearsed_by = CASE WHEN $15 THEN rehearsed_by END,
            rehearsed_at = CASE WHEN $15 THEN rehearsed_at END,
            rehearsed_version = CASE WHEN $15 THEN rehearsed_version END,
            rehearsal_passed = CASE WHEN $15 THEN rehearsal_passed END,
            rehearsal_steps = CASE WHEN $15 THEN rehearsal_steps END
      WHERE id = $1`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, string | null, string | null, string | null, string | null, unknown, Date | string | null, boolean | null, string | null, string | null, string | null, boolean | null, boolean | null];
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
            first_live_at = CASE WHEN $2 = 'LIVE' AND purpose = 'PAYMENTS' THEN coalesce(first_live_at, $3)
                                 ELSE first_live_at END,
            unconfirmed_by = CASE WHEN $2 = 'LIVE' THEN '{}' ELSE unconfirmed_by END,
            switched_on_by = CASE WHEN $2 = 'LIVE' THEN $4 ELSE switched_on_by END,
            switched_on_at = CASE WHEN $2 = 'LIVE' THEN $3 ELSE switched_on_at END,
            off_since = CASE WHEN $2 = 'LIVE' THEN NULL WHEN state = 'LIVE' THEN $3 ELSE off_since END
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
    'UPDATE bank_file_replies SET changed = $2 WHERE id = $1': {
      values: [string | null, unknown];
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
    [`UPDATE bank_file_transports SET confirmed_at = $2
      WHERE connection_id = $1 AND confirmed_at IS NULL`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE bank_files
        SET heard_at = $2,
            reply_status = CASE WHEN $3 = 'RECEIVED' THEN coalesce(reply_status, $3)
                                ELSE coalesce($3, reply_status) END
      WHERE id = ANY($1)`]: {
      values: [readonly (string | null)[] | null, Date | string | null, string | null];
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
    'UPDATE bank_files SET left_at = $2, left_by = $3, by_transport = $3::uuid IS NULL WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE bank_files SET recalled_at = $2, recalled_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE entity_configs SET payouts_enabled = $2 WHERE entity_id = $1': {
      values: [string | null, boolean | null];
      row: never;
    };
    'UPDATE payment_configs SET step_up_max_age_seconds = 60 WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET roles = \'{VIEWER}\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
  }
}
