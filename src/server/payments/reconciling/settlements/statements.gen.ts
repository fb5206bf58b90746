// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../../platform/database/pool.ts';
import type { users } from '../../../identity/tables.ts';
import type { bankFileConnections, bankFilePayments, bankFiles } from '../../bank-files/tables.ts';
import type { batches, withdrawals } from '../../batches/tables.ts';
import type { entryPostings, reconciledEntries, settlementTotals } from '../reconciliation/tables.ts';
import type { settlementAcknowledgements } from './tables.ts';
import type { statementEntries } from '../statements/tables.ts';

declare module '../../../platform/database/pool.ts' {
  interface Statements {
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
    [`INSERT INTO settlement_acknowledgements
            (id, entity_id, file_id, over_minor, under_minor, reason, acknowledged_at, acknowledged_by,
             needs_second)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`]: {
      values: [string | null, string | null, string | null, bigint | number | null, bigint | number | null, string | null, Date | string | null, string | null, boolean | null];
      row: never;
    };
    'SELECT FROM bank_file_payments p WHERE p.file_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT FROM bank_files f WHERE f.connection_id = $1': {
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
    'SELECT FROM settlement_totals t WHERE t.state IN (\'WAITING\', \'PARTIAL\')': {
      values: [];
      row: never;
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
    'SELECT count(*) AS total FROM settlement_totals t JOIN bank_files f ON f.id = t.file_id': {
      values: [];
      row: {
        total: bigint;
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
    [`SELECT min(f.currency) AS currency, count(*)::int AS count,
            sum(n.expected_minor - t.settled_minor + t.over_minor - t.under_minor)::bigint AS minor
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      CROSS JOIN LATERAL (
            SELECT coalesce(sum(k.amount_minor), 0)::bigint AS expected_minor
              FROM batch_counts k
             WHERE k.batch_id = f.batch_id AND k.status NOT IN ('FAILED', 'CANCELLED')) n`]: {
      values: [];
      row: {
        currency: string | null;
        count: number;
        minor: bigint | null;
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
        WHERE o.file_id = $1 AND o.kind IN ('RETURN', 'FEE', 'CORRECTION') AND o.id > $2
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
    [`UPDATE bank_file_payments SET state = 'REJECTED', failure_code = 'INVALID_ACCOUNT'
      WHERE withdrawal_id = $1`]: {
      values: [string | null];
      row: never;
    };
    'UPDATE payment_configs SET step_up_max_age_seconds = 60 WHERE entity_id = $1': {
      values: [string | null];
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
    'UPDATE users SET disabled_at = now() WHERE id = $1': {
      values: [string | null];
      row: never;
    };
  }
}
