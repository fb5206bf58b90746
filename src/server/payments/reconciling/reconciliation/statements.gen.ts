// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../../platform/database/pool.ts';
import type { users } from '../../../identity/tables.ts';
import type { bankFileConnections, bankFilePayments, bankFiles } from '../../bank-files/tables.ts';
import type { batches, withdrawals } from '../../batches/tables.ts';
import type { receipts } from '../../collections/tables.ts';
import type { ledgerAccounts, transfers } from '../../ledger/tables.ts';
import type { fundingRecords } from '../funding/tables.ts';
import type { entryPostings, entryRules, reconciledEntries, settlementTotals } from './tables.ts';
import type { bankDayTotals, bankStatements, entryDetails, monthCloses, statementAccounts, statementEntries, statementFiles, statementLines } from '../statements/tables.ts';

declare module '../../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT FROM reconciled_entries r
   WHERE (r.verdict = 'EXACT' OR EXISTS (
           SELECT 1 FROM entry_rules w
            WHERE w.entry_id = r.entry_id AND w.confirmed_at IS NULL AND w.ended_at IS NULL))`]: {
      values: [];
      row: never;
    };
    [`
  SELECT FROM reconciled_entries r
   WHERE NOT EXISTS (
           SELECT 1 FROM entry_rules w
            WHERE w.entry_id = r.entry_id AND w.confirmed_at IS NULL AND w.ended_at IS NULL)`]: {
      values: [];
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
    JOIN bank_file_connections c ON c.id = a.connection_id
     WHERE a.entity_id = $1 AND c.purpose = ANY($2) ORDER BY a.created_at, a.id`]: {
      values: [string | null, readonly (string | null)[] | null];
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
    JOIN bank_file_connections c ON c.id = a.connection_id WHERE a.entity_id = $1 AND c.purpose = ANY($3) AND a.id = $2`]: {
      values: [string | null, string | null, readonly (string | null)[] | null];
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
  SELECT f.id, f.file_name, f.payer_account_number, f.execution_date,
         f.profile -> 'acb' ->> 'shortName' AS acb_short_name, fees.entry_id AS fees_entry_id,
         CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
              THEN (SELECT array_agg(DISTINCT w.rail)
                      FROM bank_file_payments p
                      JOIN withdrawals w ON w.id = p.withdrawal_id
                     WHERE p.file_id = f.id)
         END AS rails,
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
        rails: string[] | null;
        fee_minor: bigint;
      };
    };
    [`
  SELECT f.id, f.file_name, f.payer_account_number, f.execution_date,
         f.profile -> 'acb' ->> 'shortName' AS acb_short_name, fees.entry_id AS fees_entry_id,
         CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
              THEN (SELECT array_agg(DISTINCT w.rail)
                      FROM bank_file_payments p
                      JOIN withdrawals w ON w.id = p.withdrawal_id
                     WHERE p.file_id = f.id)
         END AS rails,
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
        rails: string[] | null;
        fee_minor: bigint;
      };
    };
    [`
  SELECT f.id, f.file_name, f.payer_account_number, f.execution_date,
         f.profile -> 'acb' ->> 'shortName' AS acb_short_name, fees.entry_id AS fees_entry_id,
         CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
              THEN (SELECT array_agg(DISTINCT w.rail)
                      FROM bank_file_payments p
                      JOIN withdrawals w ON w.id = p.withdrawal_id
                     WHERE p.file_id = f.id)
         END AS rails,
         (SELECT coalesce(sum(c.fee_minor), 0)::bigint
            FROM batch_counts c
           WHERE c.batch_id = f.batch_id AND c.status = ANY($1)) AS fee_minor
    FROM bank_files f
    LEFT JOIN entry_postings fees ON fees.file_id = f.id AND fees.kind = 'FEE' WHERE f.id = ANY($2) AND f.entity_id = $3 AND f.currency = $4 AND f.left_at IS NOT NULL`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, string | null, string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        acb_short_name: string | null;
        fees_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        rails: string[] | null;
        fee_minor: bigint;
      };
    };
    [`
  SELECT o.id, o.kind, o.withdrawal_id, o.file_id, o.funding_id, o.rule_id, o.part, o.amount_minor,
         o.settles_fees_minor, o.booking_date
    FROM entry_postings o
   WHERE o.entry_id = $1 AND o.undoes IS NULL
     AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)`]: {
      values: [string | null];
      row: {
        id: Column<typeof entryPostings, 'id'>;
        kind: Column<typeof entryPostings, 'kind'>;
        withdrawal_id: Column<typeof entryPostings, 'withdrawalId'> | null;
        file_id: Column<typeof entryPostings, 'fileId'> | null;
        funding_id: Column<typeof entryPostings, 'fundingId'> | null;
        rule_id: Column<typeof entryPostings, 'ruleId'> | null;
        part: Column<typeof entryPostings, 'part'>;
        amount_minor: Column<typeof entryPostings, 'amountMinor'>;
        settles_fees_minor: Column<typeof entryPostings, 'settlesFeesMinor'>;
        booking_date: Column<typeof entryPostings, 'bookingDate'>;
      };
    };
    [`
  SELECT p.withdrawal_id, p.file_id, p.end_to_end_id, p.amount_minor, p.account_number, p.reference, p.state,
         p.returned_at, coalesce(p.state, 'RECEIVED') = 'RECEIVED' AND f.profile ->> 'paidBy' <> 'STATEMENT'
           AS awaits_answer,
         EXISTS (SELECT FROM bank_file_replies r
                  WHERE r.connection_id = f.connection_id AND r.result = 'STORED') AS has_unread_answer,
         CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
              THEN (SELECT w.rail FROM withdrawals w WHERE w.id = p.withdrawal_id)
         END AS rail,
         f.payer_account_number, f.execution_date, f.format, f.file_number,
         p.sequence_number - f.first_sequence_number + 1 AS position, paid.entry_id AS paid_entry_id,
         back.entry_id AS back_entry_id, debited.entry_id AS debited_entry_id,
         given_back.entry_id AS given_back_entry_id
    FROM bank_file_payments p
    JOIN bank_files f ON f.id = p.file_id
    LEFT JOIN entry_postings paid
           ON paid.withdrawal_id = p.withdrawal_id AND paid.kind = 'PAYOUT' AND paid.part = 0
    LEFT JOIN entry_postings back
           ON back.withdrawal_id = p.withdrawal_id AND back.kind = 'RETURN' AND back.part = 0
    LEFT JOIN entry_postings debited
           ON debited.withdrawal_id = p.withdrawal_id AND debited.kind = 'CORRECTION' AND debited.part = 0
              AND debited.amount_minor < 0
    LEFT JOIN entry_postings given_back
           ON given_back.withdrawal_id = p.withdrawal_id AND given_back.kind = 'CORRECTION'
              AND given_back.part = 0 AND given_back.amount_minor > 0
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
        awaits_answer: boolean | null;
        has_unread_answer: boolean;
        rail: string | null;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        format: Column<typeof bankFiles, 'format'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        position: number;
        paid_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        debited_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        given_back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
      };
    };
    [`
  SELECT p.withdrawal_id, p.file_id, p.end_to_end_id, p.amount_minor, p.account_number, p.reference, p.state,
         p.returned_at, coalesce(p.state, 'RECEIVED') = 'RECEIVED' AND f.profile ->> 'paidBy' <> 'STATEMENT'
           AS awaits_answer,
         EXISTS (SELECT FROM bank_file_replies r
                  WHERE r.connection_id = f.connection_id AND r.result = 'STORED') AS has_unread_answer,
         CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
              THEN (SELECT w.rail FROM withdrawals w WHERE w.id = p.withdrawal_id)
         END AS rail,
         f.payer_account_number, f.execution_date, f.format, f.file_number,
         p.sequence_number - f.first_sequence_number + 1 AS position, paid.entry_id AS paid_entry_id,
         back.entry_id AS back_entry_id, debited.entry_id AS debited_entry_id,
         given_back.entry_id AS given_back_entry_id
    FROM bank_file_payments p
    JOIN bank_files f ON f.id = p.file_id
    LEFT JOIN entry_postings paid
           ON paid.withdrawal_id = p.withdrawal_id AND paid.kind = 'PAYOUT' AND paid.part = 0
    LEFT JOIN entry_postings back
           ON back.withdrawal_id = p.withdrawal_id AND back.kind = 'RETURN' AND back.part = 0
    LEFT JOIN entry_postings debited
           ON debited.withdrawal_id = p.withdrawal_id AND debited.kind = 'CORRECTION' AND debited.part = 0
              AND debited.amount_minor < 0
    LEFT JOIN entry_postings given_back
           ON given_back.withdrawal_id = p.withdrawal_id AND given_back.kind = 'CORRECTION'
              AND given_back.part = 0 AND given_back.amount_minor > 0
      WHERE p.file_id = ANY($1) AND f.entity_id = $2 AND f.currency = $3 AND f.left_at IS NOT NULL
      ORDER BY p.file_id, p.sequence_number`]: {
      values: [readonly (string | null)[] | null, string | null, string | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        file_id: Column<typeof bankFilePayments, 'fileId'>;
        end_to_end_id: Column<typeof bankFilePayments, 'endToEndId'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        reference: Column<typeof bankFilePayments, 'reference'>;
        state: Column<typeof bankFilePayments, 'state'> | null;
        returned_at: Column<typeof bankFilePayments, 'returnedAt'> | null;
        awaits_answer: boolean | null;
        has_unread_answer: boolean;
        rail: string | null;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        format: Column<typeof bankFiles, 'format'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        position: number;
        paid_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        debited_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        given_back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
      };
    };
    [`
  SELECT p.withdrawal_id, p.file_id, p.end_to_end_id, p.amount_minor, p.account_number, p.reference, p.state,
         p.returned_at, coalesce(p.state, 'RECEIVED') = 'RECEIVED' AND f.profile ->> 'paidBy' <> 'STATEMENT'
           AS awaits_answer,
         EXISTS (SELECT FROM bank_file_replies r
                  WHERE r.connection_id = f.connection_id AND r.result = 'STORED') AS has_unread_answer,
         CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
              THEN (SELECT w.rail FROM withdrawals w WHERE w.id = p.withdrawal_id)
         END AS rail,
         f.payer_account_number, f.execution_date, f.format, f.file_number,
         p.sequence_number - f.first_sequence_number + 1 AS position, paid.entry_id AS paid_entry_id,
         back.entry_id AS back_entry_id, debited.entry_id AS debited_entry_id,
         given_back.entry_id AS given_back_entry_id
    FROM bank_file_payments p
    JOIN bank_files f ON f.id = p.file_id
    LEFT JOIN entry_postings paid
           ON paid.withdrawal_id = p.withdrawal_id AND paid.kind = 'PAYOUT' AND paid.part = 0
    LEFT JOIN entry_postings back
           ON back.withdrawal_id = p.withdrawal_id AND back.kind = 'RETURN' AND back.part = 0
    LEFT JOIN entry_postings debited
           ON debited.withdrawal_id = p.withdrawal_id AND debited.kind = 'CORRECTION' AND debited.part = 0
              AND debited.amount_minor < 0
    LEFT JOIN entry_postings given_back
           ON given_back.withdrawal_id = p.withdrawal_id AND given_back.kind = 'CORRECTION'
              AND given_back.part = 0 AND given_back.amount_minor > 0
      WHERE p.withdrawal_id = ANY($1) AND f.entity_id = $2 AND f.currency = $3 AND f.left_at IS NOT NULL`]: {
      values: [readonly (string | null)[] | null, string | null, string | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        file_id: Column<typeof bankFilePayments, 'fileId'>;
        end_to_end_id: Column<typeof bankFilePayments, 'endToEndId'>;
        amount_minor: Column<typeof bankFilePayments, 'amountMinor'>;
        account_number: Column<typeof bankFilePayments, 'accountNumber'>;
        reference: Column<typeof bankFilePayments, 'reference'>;
        state: Column<typeof bankFilePayments, 'state'> | null;
        returned_at: Column<typeof bankFilePayments, 'returnedAt'> | null;
        awaits_answer: boolean | null;
        has_unread_answer: boolean;
        rail: string | null;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        format: Column<typeof bankFiles, 'format'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        position: number;
        paid_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        debited_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        given_back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
      };
    };
    [`
  SELECT p.withdrawal_id, p.file_id, p.end_to_end_id, p.amount_minor, p.account_number, p.reference, p.state,
         p.returned_at, coalesce(p.state, 'RECEIVED') = 'RECEIVED' AND f.profile ->> 'paidBy' <> 'STATEMENT'
           AS awaits_answer,
         EXISTS (SELECT FROM bank_file_replies r
                  WHERE r.connection_id = f.connection_id AND r.result = 'STORED') AS has_unread_answer,
         CASE WHEN (f.profile -> 'severalRailsInFile')::boolean
              THEN (SELECT w.rail FROM withdrawals w WHERE w.id = p.withdrawal_id)
         END AS rail,
         f.payer_account_number, f.execution_date, f.format, f.file_number,
         p.sequence_number - f.first_sequence_number + 1 AS position, paid.entry_id AS paid_entry_id,
         back.entry_id AS back_entry_id, debited.entry_id AS debited_entry_id,
         given_back.entry_id AS given_back_entry_id
    FROM bank_file_payments p
    JOIN bank_files f ON f.id = p.file_id
    LEFT JOIN entry_postings paid
           ON paid.withdrawal_id = p.withdrawal_id AND paid.kind = 'PAYOUT' AND paid.part = 0
    LEFT JOIN entry_postings back
           ON back.withdrawal_id = p.withdrawal_id AND back.kind = 'RETURN' AND back.part = 0
    LEFT JOIN entry_postings debited
           ON debited.withdrawal_id = p.withdrawal_id AND debited.kind = 'CORRECTION' AND debited.part = 0
              AND debited.amount_minor < 0
    LEFT JOIN entry_postings given_back
           ON given_back.withdrawal_id = p.withdrawal_id AND given_back.kind = 'CORRECTION'
              AND given_back.part = 0 AND given_back.amount_minor > 0 WHERE p.file_id = ANY($1)`]: {
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
        awaits_answer: boolean | null;
        has_unread_answer: boolean;
        rail: string | null;
        payer_account_number: Column<typeof bankFiles, 'payerAccountNumber'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        format: Column<typeof bankFiles, 'format'>;
        file_number: Column<typeof bankFiles, 'fileNumber'>;
        position: number;
        paid_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        debited_entry_id: Column<typeof entryPostings, 'entryId'> | null;
        given_back_entry_id: Column<typeof entryPostings, 'entryId'> | null;
      };
    };
    [`
  SELECT r.entry_id, o.id AS posting_id, a.account_number, a.currency, r.booking_date, e.value_date,
         r.amount_minor, e.bank_reference, e.text, s.statement_name, s.sequence_number, r.state,
         r.aside_at, setter.name AS aside_by_name, r.aside_reason, o.kind, x.category,
         o.amount_minor AS posted_minor, o.expected_minor, r.way, r.posted_at,
         poster.name AS posted_by_name, r.reason, f.batch_id, b.label, f.file_name, w.payout_id,
         o.withdrawal_id, o.funding_id
    FROM unnest($2::uuid[], $3::uuid[]) WITH ORDINALITY AS n (entry_id, posting_id, place)
    JOIN reconciled_entries r ON r.entry_id = n.entry_id AND r.entity_id = $1
    JOIN statement_entries e ON e.id = r.entry_id
    JOIN statement_accounts a ON a.id = r.account_id
    LEFT JOIN entry_postings o ON o.id = n.posting_id
    LEFT JOIN entry_rules x ON x.id = o.rule_id
    LEFT JOIN withdrawals w ON w.id = o.withdrawal_id
    LEFT JOIN bank_files f ON f.id = o.file_id
    LEFT JOIN batches b ON b.id = f.batch_id
    LEFT JOIN users poster ON poster.id = r.posted_by
    LEFT JOIN users setter ON setter.id = r.aside_by
    LEFT JOIN LATERAL (
          SELECT k.statement_name, k.sequence_number
            FROM statement_lines l
            JOIN bank_statements k ON k.id = l.statement_id
           WHERE l.entry_id = r.entry_id
           ORDER BY k.taken_back_at IS NOT NULL, k.kind = 'STATEMENT' DESC, k.by_users, k.order_date, k.id
           LIMIT 1) s ON true
   ORDER BY n.place`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        posting_id: Column<typeof entryPostings, 'id'> | null;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        booking_date: Column<typeof reconciledEntries, 'bookingDate'>;
        value_date: Column<typeof statementEntries, 'valueDate'>;
        amount_minor: Column<typeof reconciledEntries, 'amountMinor'>;
        bank_reference: Column<typeof statementEntries, 'bankReference'> | null;
        text: Column<typeof statementEntries, 'text'>;
        statement_name: Column<typeof bankStatements, 'statementName'> | null;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        state: Column<typeof reconciledEntries, 'state'>;
        aside_at: Column<typeof reconciledEntries, 'asideAt'> | null;
        aside_by_name: Column<typeof users, 'name'> | null;
        aside_reason: Column<typeof reconciledEntries, 'asideReason'> | null;
        kind: Column<typeof entryPostings, 'kind'> | null;
        category: Column<typeof entryRules, 'category'> | null;
        posted_minor: Column<typeof entryPostings, 'amountMinor'> | null;
        expected_minor: Column<typeof entryPostings, 'expectedMinor'> | null;
        way: Column<typeof reconciledEntries, 'way'> | null;
        posted_at: Column<typeof reconciledEntries, 'postedAt'> | null;
        posted_by_name: Column<typeof users, 'name'> | null;
        reason: Column<typeof reconciledEntries, 'reason'> | null;
        batch_id: Column<typeof bankFiles, 'batchId'> | null;
        label: Column<typeof batches, 'label'> | null;
        file_name: Column<typeof bankFiles, 'fileName'> | null;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        withdrawal_id: Column<typeof entryPostings, 'withdrawalId'> | null;
        funding_id: Column<typeof entryPostings, 'fundingId'> | null;
      };
    };
    [`
  SELECT r.entry_id, r.state, r.proposal ->> 'id' AS proposal_id, r.rests, f.received_at,
         r.unbooked_out_minor, r.amount_minor,
         f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS from_bank
    FROM reconciled_entries r
    JOIN statement_files f ON f.id = r.file_id WHERE r.account_id = $1 AND r.state IN ('OPEN', 'SET_ASIDE')`]: {
      values: [string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        state: Column<typeof reconciledEntries, 'state'>;
        proposal_id: string | null;
        rests: Column<typeof reconciledEntries, 'rests'>;
        received_at: Column<typeof statementFiles, 'receivedAt'>;
        unbooked_out_minor: Column<typeof reconciledEntries, 'unbookedOutMinor'>;
        amount_minor: Column<typeof reconciledEntries, 'amountMinor'>;
        from_bank: boolean;
      };
    };
    [`
  SELECT r.entry_id, r.state, r.proposal ->> 'id' AS proposal_id, r.rests, f.received_at,
         r.unbooked_out_minor, r.amount_minor,
         f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS from_bank
    FROM reconciled_entries r
    JOIN statement_files f ON f.id = r.file_id WHERE r.account_id = $1 AND r.state IN ('OPEN', 'SET_ASIDE') AND NOT r.rests`]: {
      values: [string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        state: Column<typeof reconciledEntries, 'state'>;
        proposal_id: string | null;
        rests: Column<typeof reconciledEntries, 'rests'>;
        received_at: Column<typeof statementFiles, 'receivedAt'>;
        unbooked_out_minor: Column<typeof reconciledEntries, 'unbookedOutMinor'>;
        amount_minor: Column<typeof reconciledEntries, 'amountMinor'>;
        from_bank: boolean;
      };
    };
    [`INSERT INTO entry_postings
            (id, entry_id, account_id, entity_id, kind, rule_id, part, amount_minor, expected_minor,
             settles_fees_minor, booking_date, book_day, posted_at, undoes)
     SELECT n.id, o.entry_id, o.account_id, o.entity_id, o.kind, o.rule_id, o.part, -o.amount_minor,
            -o.expected_minor, -o.settles_fees_minor, o.booking_date, o.book_day, $3, o.id
       FROM unnest($1::uuid[], $2::uuid[]) AS n (id, undoes)
       JOIN entry_postings o ON o.id = n.undoes`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entry_postings
            (id, entry_id, account_id, entity_id, kind, withdrawal_id, file_id, part, amount_minor,
             expected_minor, booking_date, book_day, posted_at, funding_id, rule_id, settles_fees_minor)
     SELECT n.id, n.entry_id, $1, $14, n.kind, n.withdrawal_id, n.file_id, n.part, n.amount_minor,
            n.expected_minor, n.booking_date, n.book_day, $2, n.funding_id, n.rule_id, n.settles_fees_minor
       FROM unnest($3::uuid[], $4::uuid[], $5::text[], $6::uuid[], $7::uuid[], $8::int[], $9::bigint[],
                   $10::bigint[], $11::text[], $12::text[], $13::uuid[], $15::uuid[], $16::bigint[])
         AS n (id, entry_id, kind, withdrawal_id, file_id, part, amount_minor, expected_minor, booking_date,
               book_day, funding_id, rule_id, settles_fees_minor)
         ON CONFLICT DO NOTHING
     RETURNING id`]: {
      values: [string | null, Date | string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (number | null)[] | null, readonly (bigint | number | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, string | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null];
      row: {
        id: Column<typeof entryPostings, 'id'>;
      };
    };
    'SELECT 1 AS yes FROM statement_files WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        yes: number;
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
    [`SELECT CASE WHEN t.day < $4 THEN '' ELSE t.day END AS day, t.part,
            sum(t.amount_minor)::bigint AS amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND ltrim(t.account_number, '0') = ltrim($2, '0')
        AND t.currency = $3 AND t.day <= $5
        AND (t.day >= $6 OR NOT ($7 OR starts_with(t.part, 'BOOKED_')))
      GROUP BY 1, 2`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null, boolean | null];
      row: {
        day: string;
        part: Column<typeof bankDayTotals, 'part'>;
        amount_minor: bigint;
      };
    };
    'SELECT DISTINCT ON (s.order_date) s.order_date FROM bank_statements s': {
      values: [];
      row: {
        order_date: Column<typeof bankStatements, 'orderDate'>;
      };
    };
    'SELECT DISTINCT account_id FROM bank_statements WHERE entity_id = $1': {
      values: [string | null];
      row: {
        account_id: Column<typeof bankStatements, 'accountId'>;
      };
    };
    'SELECT DISTINCT account_id FROM reconciled_entries WHERE file_id = $1 AND state = \'OPEN\'': {
      values: [string | null];
      row: {
        account_id: Column<typeof reconciledEntries, 'accountId'>;
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
    [`SELECT DISTINCT f.id
       FROM reconciled_entries r
      CROSS JOIN LATERAL jsonb_path_query(r.proposal, '$.parts[*].itemIds[*]') AS i (item)
      CROSS JOIN LATERAL (SELECT split_part(i.item #>> '{}', ' ', 1) AS kind,
                                 split_part(i.item #>> '{}', ' ', 2) AS id) o
       LEFT JOIN bank_file_payments p
              ON p.withdrawal_id = CASE WHEN o.kind IN ('PAYOUT', 'RETURN', 'REJECTED') THEN o.id::uuid END
       JOIN bank_files f ON f.id = coalesce(p.file_id, CASE WHEN o.kind = 'FEE' THEN o.id::uuid END)
      WHERE r.entity_id = $1 AND r.entry_id = ANY($2)`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
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
    [`SELECT DISTINCT r.entry_id
       FROM reconciled_entries r
       JOIN reconciled_entries o
         ON o.account_id = r.account_id AND o.state = ANY('{OPEN,POSTED,SET_ASIDE}')
            AND o.booking_date = r.booking_date AND o.amount_minor = r.amount_minor
            AND o.file_id <> r.file_id
      WHERE r.entry_id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
      };
    };
    [`SELECT FROM bank_file_payments p
            WHERE p.name ILIKE $1 OR p.reference ILIKE $1 OR p.account_number LIKE $1`]: {
      values: [string | null];
      row: never;
    };
    [`SELECT FROM bank_file_payments p
          WHERE NOT EXISTS (SELECT
                              FROM entry_postings o
                             WHERE o.withdrawal_id = p.withdrawal_id AND o.kind = 'PAYOUT')`]: {
      values: [];
      row: never;
    };
    [`SELECT FROM bank_file_payments p
        WHERE p.state IS DISTINCT FROM 'REJECTED'
           OR (SELECT coalesce(array_agg(sign(o.amount_minor)::int), '{}')
                 FROM entry_postings o
                WHERE o.withdrawal_id = p.withdrawal_id AND o.kind = 'CORRECTION') = $1::int[]`]: {
      values: [readonly (number | null)[] | null];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.amount_minor = ANY($1)': {
      values: [readonly (bigint | number | null)[] | null];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.file_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    [`SELECT FROM bank_statements s
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
        AND s.taken_back_at IS NULL
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)`]: {
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
    [`SELECT a.account_number, a.currency, s.closing_date, s.order_date, s.opening_minor, s.closing_minor
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
      WHERE s.file_id = $1
      ORDER BY s.order_date, s.id
      LIMIT $2`]: {
      values: [string | null, bigint | number | null];
      row: {
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
      };
    };
    [`SELECT a.id, a.entity_id, a.account_number, a.currency, c.purpose = 'RECEIPTS' AS is_receiving,
            c.receives AND cardinality(c.unconfirmed_by) = 0 AS also_receives
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id
      WHERE a.entity_id = (SELECT o.entity_id FROM statement_accounts o WHERE o.id = $1)
      ORDER BY a.id
        FOR UPDATE OF a`]: {
      values: [string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
        entity_id: Column<typeof statementAccounts, 'entityId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        is_receiving: boolean;
        also_receives: boolean;
      };
    };
    'SELECT account_id FROM reconciled_entries WHERE entry_id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        account_id: Column<typeof reconciledEntries, 'accountId'>;
      };
    };
    [`SELECT account_id, count(*) AS entries, count(*) FILTER (WHERE verdict = 'LIKELY') AS proposals,
              count(*) FILTER (WHERE verdict = 'EXACT') AS waiting,
              count(*) FILTER (WHERE verdict IS NULL) AS uncompared
         FROM reconciled_entries
        WHERE entity_id = $1 AND state = 'OPEN'
        GROUP BY account_id`]: {
      values: [string | null];
      row: {
        account_id: Column<typeof reconciledEntries, 'accountId'>;
        entries: bigint;
        proposals: bigint;
        waiting: bigint;
        uncompared: bigint;
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
    [`SELECT b.id
       FROM batches b
      WHERE b.id IN (SELECT f.batch_id FROM bank_files f WHERE f.id = ANY($1)
                      UNION ALL
                     SELECT f.batch_id FROM receipt_refunds f WHERE f.receipt_id = ANY($2))
      ORDER BY b.id
        FOR NO KEY UPDATE`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof batches, 'id'>;
      };
    };
    [`SELECT bucket, balance_minor
       FROM ledger_accounts
      WHERE entity_id = $1 AND currency = $2 AND access_type = 'FUNDING'`]: {
      values: [string | null, string | null];
      row: {
        bucket: Column<typeof ledgerAccounts, 'bucket'>;
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'>;
      };
    };
    [`SELECT c.account_id, min(c.month) AS month
         FROM month_closes c
        WHERE c.entity_id = $1 AND c.withdrawn_at IS NULL AND c.reopened_at IS NULL
          AND (c.confirmed_at IS NULL OR c.reopen_asked_at IS NOT NULL)
        GROUP BY c.account_id`]: {
      values: [string | null];
      row: {
        account_id: Column<typeof monthCloses, 'accountId'>;
        month: string;
      };
    };
    [`SELECT c.month, c.record
       FROM month_closes c
      WHERE c.account_id = $1 AND c.month = ANY($2) AND c.confirmed_at IS NOT NULL
        AND c.reopened_at IS NULL
      ORDER BY c.month DESC`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        month: Column<typeof monthCloses, 'month'>;
        record: Column<typeof monthCloses, 'record'> | null;
      };
    };
    [`SELECT c.month, d.day, count(*) AS payments,
            -sum(w.amount_minor + w.unit_fee_minor + w.vat_minor)::bigint AS amount_minor
       FROM month_closes c
       JOIN bank_files f
         ON f.entity_id = c.entity_id AND f.currency = $3 AND f.left_at IS NOT NULL
            AND ltrim(f.payer_account_number, '0') = ltrim($2, '0')
            AND f.execution_date < $5
      CROSS JOIN LATERAL (SELECT greatest(f.execution_date, $4) AS day) d
       JOIN bank_file_payments p ON p.file_id = f.id
       JOIN withdrawals w ON w.id = p.withdrawal_id
       JOIN transfers t ON t.withdrawal_id = w.id AND t.kind = 'SETTLE' AND t.created_at > c.confirmed_at
      WHERE c.account_id = $1 AND c.month = ANY($6) AND c.confirmed_at IS NOT NULL
        AND c.reopened_at IS NULL AND left(d.day, 7) <= c.month
      GROUP BY 1, 2`]: {
      values: [string | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | null];
      row: {
        month: Column<typeof monthCloses, 'month'>;
        day: string;
        payments: bigint;
        amount_minor: bigint;
      };
    };
    [`SELECT coalesce(sum(t.amount_minor), 0)::bigint AS amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND ltrim(t.account_number, '0') = ltrim($2, '0')
        AND t.currency = $3 AND t.day < $4 AND t.part = 'ENTRIES'`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        amount_minor: bigint;
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
    'SELECT count(*) AS count FROM reconciled_entries WHERE account_id = $1 AND rests': {
      values: [string | null];
      row: {
        count: bigint;
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
    'SELECT count(*) AS total FROM reconciled_entries r': {
      values: [];
      row: {
        total: bigint;
      };
    };
    [`SELECT count(*)::int AS ahead
       FROM bank_statements s
      WHERE s.account_id = $2 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
        AND s.taken_back_at IS NULL AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
        AND (
        s.order_date > $1
        AND EXISTS (SELECT FROM statement_findings x
                     WHERE x.statement_id = s.id AND x.code = 'DATED_AHEAD' AND x.resolved_at IS NULL))`]: {
      values: [string | null, string | null];
      row: {
        ahead: number;
      };
    };
    [`SELECT count(*)::int AS n
       FROM pgboss.job
      WHERE name = 'reconcile-account' AND data ->> 'accountId' = $1`]: {
      values: [string | null];
      row: {
        n: number;
      };
    };
    'SELECT count(DISTINCT s.order_date) AS total FROM bank_statements s': {
      values: [];
      row: {
        total: bigint;
      };
    };
    'SELECT created_by FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        created_by: Column<typeof batches, 'createdBy'>;
      };
    };
    [`SELECT d.id, d.statement_name, d.sequence_number, d.order_date, d.closing_minor,
            p.order_date AS before_date, p.closing_minor AS before_minor
       FROM bank_statements d
       LEFT JOIN LATERAL (
             SELECT s.order_date, s.closing_minor
               FROM bank_statements s
              WHERE s.account_id = d.account_id AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
                AND s.taken_back_at IS NULL
                AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                AND s.order_date < d.order_date AND s.order_date >= $3
              ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, 
  EXISTS (SELECT FROM bank_statements n
           WHERE n.account_id = s.account_id AND n.order_date = s.order_date AND n.kind = 'STATEMENT'
             AND s.sequence_number IS NULL AND n.sequence_number IS NULL AND n.id <> s.id
             AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
             AND n.taken_back_at IS NULL
             AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users)), s.id DESC
              LIMIT 1) p ON true
      WHERE d.account_id = $1 AND d.id = ANY($2)
      ORDER BY d.order_date DESC`]: {
      values: [string | null, readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        before_date: Column<typeof bankStatements, 'orderDate'> | null;
        before_minor: Column<typeof bankStatements, 'closingMinor'> | null;
      };
    };
    'SELECT date::text AS date FROM operator_holidays WHERE entity_id = $1 OR entity_id IS NULL': {
      values: [string | null];
      row: {
        date: string;
      };
    };
    [`SELECT e.id, e.amount_minor, e.is_reversal, e.status, e.booking_date, e.value_date, e.bank_reference,
            e.code, e.text, e.batch_count, e.batch_names, r.undone_at,
            ARRAY(SELECT DISTINCT o.rule_id
                    FROM entry_postings o
                   WHERE r.undone_at IS NOT NULL AND o.entry_id = e.id AND o.undoes IS NOT NULL
                     AND o.rule_id IS NOT NULL) AS undone_rules
       FROM statement_entries e
       LEFT JOIN reconciled_entries r ON r.entry_id = e.id
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
        batch_names: Column<typeof statementEntries, 'batchNames'> | null;
        undone_at: Column<typeof reconciledEntries, 'undoneAt'> | null;
        undone_rules: string[];
      };
    };
    [`SELECT e.id, e.booking_date, e.amount_minor, e.text, a.id AS account_id, a.account_number, a.currency,
            a.connection_id, c.display_name, s.statement_id
       FROM statement_entries own
       JOIN statement_accounts a ON a.entity_id = own.entity_id AND a.id <> own.account_id AND a.currency = $3
       JOIN bank_file_connections c ON c.id = a.connection_id
       JOIN statement_entries e
         ON e.account_id = a.id AND e.booking_date BETWEEN $4 AND $5 AND e.amount_minor = -own.amount_minor
            AND e.status = 'BOOKED'
      CROSS JOIN LATERAL (
            SELECT l.statement_id
              FROM statement_lines l
              JOIN bank_statements b ON b.id = l.statement_id
             WHERE l.entry_id = e.id AND NOT is_outdone(b.account_id, b.kind, b.statement_name, b.by_users)
             ORDER BY (b.kind = 'STATEMENT') DESC, b.id
             LIMIT 1) s
      WHERE own.entity_id = $1 AND own.id = $2 AND own.amount_minor <> 0
        AND NOT EXISTS (
              SELECT FROM entry_postings p WHERE p.entry_id = e.id AND p.withdrawal_id IS NOT NULL)
      ORDER BY e.booking_date, e.id
      LIMIT $6`]: {
      values: [string | null, string | null, string | null, string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof statementEntries, 'id'>;
        booking_date: Column<typeof statementEntries, 'bookingDate'>;
        amount_minor: Column<typeof statementEntries, 'amountMinor'>;
        text: Column<typeof statementEntries, 'text'>;
        account_id: Column<typeof statementAccounts, 'id'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        statement_id: Column<typeof statementLines, 'statementId'>;
      };
    };
    [`SELECT entry_id
       FROM reconciled_entries
      WHERE account_id = $1 AND state IN ('OPEN', 'SET_ASIDE') AND NOT rests AND verdict IS NULL`]: {
      values: [string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
      };
    };
    [`SELECT entry_id, amount_minor, booking_date, state
       FROM reconciled_entries
      WHERE entry_id = ANY($1) AND account_id = $2 AND state IN ('OPEN', 'SET_ASIDE')`]: {
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
    [`SELECT f.connection_id
       FROM bank_file_payments p
       JOIN bank_files f ON f.id = p.file_id
       JOIN withdrawals w ON w.id = p.withdrawal_id
      WHERE p.entity_id = $1 AND p.returned_at >= $2 AND p.state = 'RETURNED' AND w.status = 'COMPLETE'
      UNION
     SELECT f.connection_id
       FROM batches b
       JOIN bank_files f ON f.batch_id = b.id
      WHERE b.entity_id = $1 AND b.status = 'PROCESSING'
        AND EXISTS (
              SELECT
                FROM bank_file_payments p
                JOIN withdrawals w ON w.id = p.withdrawal_id
               WHERE p.file_id = f.id AND p.statement_at >= $2
                 AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED'))`]: {
      values: [string | null, Date | string | null];
      row: {
        connection_id: string;
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
    [`SELECT f.id, f.file_name, f.execution_date, f.currency, b.id AS batch_id, b.label,
            count(*) FILTER (WHERE p.state IS DISTINCT FROM 'REJECTED')::int AS payment_count,
            coalesce(sum(p.amount_minor) FILTER (WHERE p.state IS DISTINCT FROM 'REJECTED'), 0)::bigint
              AS open_minor,
            count(*) FILTER (WHERE p.state = 'REJECTED')::int AS rejected_count,
            coalesce(sum(p.amount_minor) FILTER (WHERE p.state = 'REJECTED'), 0)::bigint AS rejected_minor
       FROM bank_files f
       JOIN batches b ON b.id = f.batch_id
       JOIN settlement_totals t ON t.file_id = f.id AND t.state <> 'SETTLED'
       JOIN bank_file_payments p ON p.file_id = f.id
      WHERE f.id = ANY($1) AND f.entity_id = $2
        AND NOT EXISTS (SELECT
                          FROM entry_postings o
                         WHERE o.withdrawal_id = p.withdrawal_id
                           AND (o.kind = 'PAYOUT' OR (o.kind = 'CORRECTION' AND o.amount_minor < 0)))
      GROUP BY f.id, b.id
      ORDER BY count(*) FILTER (WHERE p.state IS DISTINCT FROM 'REJECTED') = 0, f.execution_date DESC,
               f.id DESC`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof bankFiles, 'id'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        currency: Column<typeof bankFiles, 'currency'>;
        batch_id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        payment_count: number;
        open_minor: bigint;
        rejected_count: number;
        rejected_minor: bigint;
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
    [`SELECT f.opening_minor, f.opening_date, f.closing_date, f.closing_minor, f.booked_minor
       FROM (SELECT s.order_date
               FROM bank_statements s
              WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
                AND s.taken_back_at IS NULL
                AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
              ORDER BY s.order_date, coalesce(s.sequence_number, 0), s.id
              LIMIT 1) d
      CROSS JOIN LATERAL (
             SELECT s.opening_minor, s.opening_date, s.closing_date, s.closing_minor, s.booked_minor
               FROM bank_statements s
              WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
                AND s.taken_back_at IS NULL
                AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                AND s.order_date = d.order_date
              ORDER BY coalesce(s.sequence_number, 0), 
  EXISTS (SELECT FROM bank_statements n
           WHERE n.account_id = s.account_id AND n.order_date = s.order_date AND n.kind = 'STATEMENT'
             AND s.sequence_number IS NULL AND n.sequence_number IS NULL AND n.id <> s.id
             AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
             AND n.taken_back_at IS NULL
             AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users)) DESC, s.id
              LIMIT 1) f`]: {
      values: [string | null];
      row: {
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'>;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        booked_minor: Column<typeof bankStatements, 'bookedMinor'>;
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
    'SELECT id FROM statement_accounts WHERE entity_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    [`SELECT id, category, is_out, words, from_minor, to_minor, is_automatic
       FROM entry_rules
      WHERE account_id = $1 AND confirmed_at IS NOT NULL AND ended_at IS NULL`]: {
      values: [string | null];
      row: {
        id: Column<typeof entryRules, 'id'>;
        category: Column<typeof entryRules, 'category'>;
        is_out: Column<typeof entryRules, 'isOut'>;
        words: Column<typeof entryRules, 'words'>;
        from_minor: Column<typeof entryRules, 'fromMinor'>;
        to_minor: Column<typeof entryRules, 'toMinor'>;
        is_automatic: Column<typeof entryRules, 'isAutomatic'>;
      };
    };
    'SELECT id, category, words FROM entry_rules WHERE id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        id: Column<typeof entryRules, 'id'>;
        category: Column<typeof entryRules, 'category'>;
        words: Column<typeof entryRules, 'words'>;
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
       JOIN bank_statements s ON s.id = l.statement_id AND s.taken_back_at IS NULL
      WHERE l.account_id = $1 AND l.alike_hash = ANY($2)
      GROUP BY l.alike_hash
     HAVING count(DISTINCT l.entry_id) > 1`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        alike_hash: Column<typeof statementLines, 'alikeHash'>;
      };
    };
    [`SELECT l.entry_id, l.alike_hash || x.content AS content, r.state,
            f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS from_bank,
            s.received_at, s.order_date, coalesce(s.sequence_number, 0) AS number
       FROM statement_lines l
       JOIN bank_statements s ON s.id = l.statement_id AND s.taken_back_at IS NULL
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
    [`SELECT l.id, l.statement_name, l.order_date, l.closing_minor
         FROM unnest($2::text[]) AS d (order_date) 
  CROSS JOIN LATERAL (
    SELECT s.id, s.statement_name, s.order_date, s.closing_minor
      FROM bank_statements s
     WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
       AND s.taken_back_at IS NULL
       AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
       AND s.order_date = d.order_date
     ORDER BY coalesce(s.sequence_number, 0) DESC, 
  EXISTS (SELECT FROM bank_statements n
           WHERE n.account_id = s.account_id AND n.order_date = s.order_date AND n.kind = 'STATEMENT'
             AND s.sequence_number IS NULL AND n.sequence_number IS NULL AND n.id <> s.id
             AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
             AND n.taken_back_at IS NULL
             AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users)), s.id DESC
     LIMIT 1) l
        ORDER BY l.order_date DESC`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
      };
    };
    [`SELECT o.booking_date AS day, sum(-o.expected_minor)::bigint AS amount_minor
           FROM entry_postings o
          WHERE o.account_id = $1 AND o.book_day < $2 AND o.kind = 'FEE'
          GROUP BY 1`]: {
      values: [string | null, string | null];
      row: {
        day: Column<typeof entryPostings, 'bookingDate'>;
        amount_minor: bigint;
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
    [`SELECT p.entry_id, p.kind, p.withdrawal_id, p.file_id, p.funding_id, p.amount_minor, p.expected_minor,
            p.settles_fees_minor, p.rule_id, p.count, p.payments, p.rejected,
            receipt.id AS receipt_id
       FROM (SELECT o.entry_id, o.kind, o.withdrawal_id, o.file_id, o.funding_id, o.amount_minor,
                    o.expected_minor, o.settles_fees_minor, o.rule_id,
                    count(*) OVER (PARTITION BY o.entry_id) AS count,
                    count(o.withdrawal_id) OVER (PARTITION BY o.entry_id) AS payments,
                    count(o.withdrawal_id) FILTER (WHERE o.kind = 'CORRECTION')
                      OVER (PARTITION BY o.entry_id) AS rejected,
                    row_number() OVER (PARTITION BY o.entry_id ORDER BY o.kind = 'CORRECTION', o.id) AS number
               FROM entry_postings o
              WHERE o.entry_id = ANY($1) AND o.undoes IS NULL
                AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)) p
       LEFT JOIN receipts receipt
              ON p.kind = 'RECEIPT' AND p.entry_id IN (receipt.entry_id, receipt.return_entry_id)
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
        settles_fees_minor: Column<typeof entryPostings, 'settlesFeesMinor'>;
        rule_id: Column<typeof entryPostings, 'ruleId'> | null;
        count: bigint;
        payments: bigint;
        rejected: bigint;
        receipt_id: Column<typeof receipts, 'id'> | null;
      };
    };
    [`SELECT p.withdrawal_id, p.end_to_end_id, p.amount_minor, p.name, p.account_number, p.reference,
            p.returned_at, p.state, w.payout_id, f.id AS file_id, f.file_name, f.execution_date, f.currency,
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
        state: Column<typeof bankFilePayments, 'state'> | null;
        payout_id: Column<typeof withdrawals, 'payoutId'> | null;
        file_id: Column<typeof bankFiles, 'id'>;
        file_name: Column<typeof bankFiles, 'fileName'>;
        execution_date: Column<typeof bankFiles, 'executionDate'>;
        currency: Column<typeof bankFiles, 'currency'>;
        batch_id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
      };
    };
    [`SELECT p.withdrawal_id, p.name
       FROM bank_file_payments p
       JOIN bank_files f ON f.id = p.file_id
      WHERE p.returned_at >= $1 AND p.state = 'RETURNED' AND p.amount_minor = $2
        AND f.entity_id = $3 AND f.currency = $4
        AND ltrim(f.payer_account_number, '0') = ltrim($5, '0')
        AND NOT EXISTS (SELECT FROM entry_postings o
                         WHERE o.withdrawal_id = p.withdrawal_id AND o.kind = 'RETURN')
      ORDER BY p.returned_at, p.withdrawal_id`]: {
      values: [Date | string | null, bigint | number | null, string | null, string | null, string | null];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        name: Column<typeof bankFilePayments, 'name'>;
      };
    };
    [`SELECT p.withdrawal_id, p.state, came_back.day AS came_back_on
         FROM bank_file_payments p
         JOIN bank_files f ON f.id = p.file_id
         LEFT JOIN LATERAL (
                SELECT max(o.booking_date) AS day
                  FROM entry_postings o
                 WHERE o.withdrawal_id = p.withdrawal_id AND o.kind = 'RETURN') came_back ON true`]: {
      values: [];
      row: {
        withdrawal_id: Column<typeof bankFilePayments, 'withdrawalId'>;
        state: Column<typeof bankFilePayments, 'state'> | null;
        came_back_on: string | null;
      };
    };
    [`SELECT r.booking_date, r.state, count(*) AS count
       FROM reconciled_entries r
      WHERE r.account_id = $1 AND r.state = ANY('{OPEN,SET_ASIDE}') AND r.booking_date > $2
        AND r.booking_date <= $3 AND r.booking_date >= $4
      GROUP BY 1, 2`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        booking_date: Column<typeof reconciledEntries, 'bookingDate'>;
        state: Column<typeof reconciledEntries, 'state'>;
        count: bigint;
      };
    };
    'SELECT r.entry_id FROM reconciled_entries r': {
      values: [];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
      };
    };
    [`SELECT r.entry_id, r.state, r.verdict, r.proposal, r.posted_at, r.posted_by,
            poster.name AS posted_by_name,
            r.way, r.reason, r.aside_at, r.aside_by, setter.name AS aside_by_name, r.aside_reason,
            r.undone_at, r.undone_by, undoer.name AS undone_by_name, r.undone_reason,
            w.id AS waiting_rule_id,
            a.id AS account_id, a.account_number, a.currency, a.connection_id, c.display_name
       FROM reconciled_entries r
       JOIN statement_accounts a ON a.id = r.account_id
       JOIN bank_file_connections c ON c.id = a.connection_id
       LEFT JOIN users poster ON poster.id = r.posted_by
       LEFT JOIN users setter ON setter.id = r.aside_by
       LEFT JOIN users undoer ON undoer.id = r.undone_by
       LEFT JOIN entry_rules w
              ON w.entry_id = r.entry_id AND w.confirmed_at IS NULL AND w.ended_at IS NULL
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
        undone_at: Column<typeof reconciledEntries, 'undoneAt'> | null;
        undone_by: Column<typeof reconciledEntries, 'undoneBy'> | null;
        undone_by_name: Column<typeof users, 'name'> | null;
        undone_reason: Column<typeof reconciledEntries, 'undoneReason'> | null;
        waiting_rule_id: Column<typeof entryRules, 'id'> | null;
        account_id: Column<typeof statementAccounts, 'id'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
      };
    };
    [`SELECT r.id, r.currency, r.amount_minor, r.received_on, r.text, r.counterparty_name,
            r.counterparty_account, refunded_of(r.id) AS refunded_minor
       FROM receipts r
      WHERE r.id = ANY($1) AND r.entity_id = $2`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof receipts, 'id'>;
        currency: Column<typeof receipts, 'currency'>;
        amount_minor: Column<typeof receipts, 'amountMinor'>;
        received_on: Column<typeof receipts, 'receivedOn'>;
        text: Column<typeof receipts, 'text'>;
        counterparty_name: Column<typeof receipts, 'counterpartyName'> | null;
        counterparty_account: Column<typeof receipts, 'counterpartyAccount'> | null;
        refunded_minor: bigint | null;
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
    'SELECT rested_since FROM statement_accounts WHERE id = $1': {
      values: [string | null];
      row: {
        rested_since: Column<typeof statementAccounts, 'restedSince'> | null;
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
    [`SELECT s.id, s.statement_name, s.order_date, s.closing_minor
       FROM bank_statements s
      WHERE s.account_id = $2 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
        AND s.taken_back_at IS NULL AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
        AND s.order_date >= $3 AND NOT (
        s.order_date > $1
        AND EXISTS (SELECT FROM statement_findings x
                     WHERE x.statement_id = s.id AND x.code = 'DATED_AHEAD' AND x.resolved_at IS NULL))
      ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, 
  EXISTS (SELECT FROM bank_statements n
           WHERE n.account_id = s.account_id AND n.order_date = s.order_date AND n.kind = 'STATEMENT'
             AND s.sequence_number IS NULL AND n.sequence_number IS NULL AND n.id <> s.id
             AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
             AND n.taken_back_at IS NULL
             AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users)), s.id DESC
      LIMIT 1`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
      };
    };
    'SELECT statement_at IS NOT NULL AS yes FROM bank_file_payments WHERE file_id = $1': {
      values: [string | null];
      row: {
        yes: boolean;
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
    'SELECT sum(unit_fee_minor + vat_minor)::bigint AS minor FROM withdrawals WHERE id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        minor: bigint | null;
      };
    };
    [`SELECT t.day,
            sum(CASE t.part WHEN 'POSTED_FEE' THEN t.amount_minor ELSE -t.amount_minor END)::bigint
              AS amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND ltrim(t.account_number, '0') = ltrim($2, '0') AND t.currency = $3
        AND t.part IN ('BOOKED_FEE', 'POSTED_FEE') AND t.day >= $4
      GROUP BY t.day`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        day: Column<typeof bankDayTotals, 'day'>;
        amount_minor: bigint;
      };
    };
    [`SELECT t.day, t.part, t.amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND ltrim(t.account_number, '0') = ltrim($2, '0')
        AND t.currency = $3 AND t.day > $4 AND t.day <= $5 AND t.day >= $6`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null];
      row: {
        day: Column<typeof bankDayTotals, 'day'>;
        part: Column<typeof bankDayTotals, 'part'>;
        amount_minor: Column<typeof bankDayTotals, 'amountMinor'>;
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
    [`SELECT t.part, sum(t.amount_minor)::bigint AS amount_minor
       FROM bank_day_totals t
      WHERE t.entity_id = $1 AND ltrim(t.account_number, '0') = ltrim($2, '0')
        AND t.currency = $3 AND t.day > $4
        AND starts_with(t.part, 'BOOKED_')
      GROUP BY t.part`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        part: Column<typeof bankDayTotals, 'part'>;
        amount_minor: bigint;
      };
    };
    [`SELECT t.withdrawal_id,
            coalesce(p.booking_date, (t.created_at AT TIME ZONE $2)::date::text) AS day
       FROM transfers t
       LEFT JOIN entry_postings p
              ON p.withdrawal_id = t.withdrawal_id AND p.kind = 'RETURN' AND p.part = 0
                 AND p.posted_at <= t.created_at
      WHERE t.withdrawal_id = ANY($1) AND t.kind = 'REVERSE'`]: {
      values: [readonly (string | null)[] | null, string];
      row: {
        withdrawal_id: Column<typeof transfers, 'withdrawalId'>;
        day: string;
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
    [`SELECT unbooked_out($1) AS all_minor,
            greatest(0, -(SELECT coalesce(sum(p.amount_minor), 0)
                            FROM entry_postings p
                           WHERE p.account_id = $1 AND p.kind = 'CORRECTION'
                             AND p.booking_date >= $2))::bigint AS corrections_minor,
            unbooked_aside($1, $2) AS aside_minor, unread_out($1) AS unread_minor,
            collected_on_account($1) AS collected_minor,
            free_on_account($1) AS free_minor, is_paying($1) AS is_on`]: {
      values: [string | null, string | null];
      row: {
        all_minor: bigint | null;
        corrections_minor: bigint;
        aside_minor: bigint | null;
        unread_minor: bigint | null;
        collected_minor: bigint | null;
        free_minor: bigint | null;
        is_on: boolean | null;
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
    [`UPDATE bank_day_totals
        SET account_number = '00' || account_number
      WHERE entity_id = $1 AND starts_with(part, 'BOOKED_')
      RETURNING part`]: {
      values: [string | null];
      row: {
        part: Column<typeof bankDayTotals, 'part'>;
      };
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
      WHERE withdrawal_id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    'UPDATE bank_file_payments SET state = \'REJECTED\', failure_code = \'INVALID_ACCOUNT\' WHERE file_id = $1': {
      values: [string | null];
      row: never;
    };
    [`UPDATE bank_file_payments SET state = 'RETURNED', returned_at = $2, failure_code = 'ACCOUNT_CLOSED'
          WHERE withdrawal_id = $1`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE bank_file_payments SET state = 'RETURNED', returned_at = $2, failure_code = 'ACCOUNT_CLOSED'
        WHERE withdrawal_id = $1`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE reconciled_entries
        SET state = 'OPEN', posted_at = NULL, posted_by = NULL, way = NULL, reason = NULL, rests = false,
            undone_at = $2, undone_by = $3, undone_reason = $4,
            unbooked_out_minor = greatest(0, -amount_minor)
      WHERE entry_id = $1`]: {
      values: [string | null, Date | string | null, string | null, string | null];
      row: never;
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
    [`UPDATE reconciled_entries r
        SET state = 'OPEN', aside_at = NULL, aside_by = NULL, aside_reason = NULL, verdict = NULL,
            proposal = NULL, rests = false
      WHERE r.entry_id = ANY($1) AND r.state = 'SET_ASIDE'
        AND NOT is_month_closed(r.account_id, r.booking_date)
        AND NOT EXISTS (SELECT 1
                          FROM opening_balances o
                         WHERE o.account_id = r.account_id AND o.confirmed_at IS NOT NULL
                           AND r.booking_date < o.day)
      RETURNING entry_id, booking_date, amount_minor`]: {
      values: [readonly (string | null)[] | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        booking_date: Column<typeof reconciledEntries, 'bookingDate'>;
        amount_minor: Column<typeof reconciledEntries, 'amountMinor'>;
      };
    };
    [`UPDATE reconciled_entries r
        SET verdict = n.verdict, proposal = n.proposal::jsonb, rests = n.rests,
            unbooked_out_minor = n.unbooked_out_minor
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::bool[], $5::bigint[])
         AS n (entry_id, verdict, proposal, rests, unbooked_out_minor)
      WHERE r.entry_id = n.entry_id AND r.state IN ('OPEN', 'SET_ASIDE')`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (boolean | null)[] | null, readonly (bigint | number | null)[] | null];
      row: never;
    };
    [`UPDATE statement_accounts
        SET rested_since = CASE WHEN $2 THEN NULL ELSE $3::timestamptz END
      WHERE id = $1 AND (rested_since IS NULL) <> $2`]: {
      values: [string | null, boolean | null, Date | string | null];
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
  }
}
