// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../../platform/database/pool.ts';
import type { users } from '../../../identity/tables.ts';
import type { bankFileConnections } from '../../bank-files/tables.ts';
import type { entryPostings } from '../reconciliation/tables.ts';
import type { bankStatements, openingBalances, statementAccounts } from '../statements/tables.ts';

declare module '../../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT a.id AS account_id, a.entity_id, a.account_number, a.currency, a.connection_id, c.display_name,
         c.purpose = 'RECEIPTS' AS is_receiving, o.id, o.statement_id, s.statement_name, s.file_id,
         f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS is_sent_by_bank,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name) ORDER BY u.name), '[]')
            FROM users u
           WHERE u.id = ANY(f.uploaders)) AS uploaded_by,
         o.day, o.opening_minor, o.proposed_at,
         o.proposed_by, p.name AS proposed_by_name, o.confirmed_at, o.confirmed_by,
         k.name AS confirmed_by_name, o.booked_before_minor, o.not_at_bank_minor, o.booked_minor
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id
    LEFT JOIN opening_balances o ON o.account_id = a.id AND o.withdrawn_at IS NULL
    LEFT JOIN bank_statements s ON s.id = o.statement_id
    LEFT JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN users p ON p.id = o.proposed_by
    LEFT JOIN users k ON k.id = o.confirmed_by`]: {
      values: [];
      row: {
        account_id: Column<typeof statementAccounts, 'id'>;
        entity_id: Column<typeof statementAccounts, 'entityId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        is_receiving: boolean;
        id: Column<typeof openingBalances, 'id'> | null;
        statement_id: Column<typeof openingBalances, 'statementId'> | null;
        statement_name: Column<typeof bankStatements, 'statementName'> | null;
        file_id: Column<typeof bankStatements, 'fileId'> | null;
        is_sent_by_bank: boolean | null;
        uploaded_by: unknown;
        day: Column<typeof openingBalances, 'day'> | null;
        opening_minor: Column<typeof openingBalances, 'openingMinor'> | null;
        proposed_at: Column<typeof openingBalances, 'proposedAt'> | null;
        proposed_by: Column<typeof openingBalances, 'proposedBy'> | null;
        proposed_by_name: Column<typeof users, 'name'> | null;
        confirmed_at: Column<typeof openingBalances, 'confirmedAt'> | null;
        confirmed_by: Column<typeof openingBalances, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        booked_before_minor: Column<typeof openingBalances, 'bookedBeforeMinor'> | null;
        not_at_bank_minor: Column<typeof openingBalances, 'notAtBankMinor'> | null;
        booked_minor: Column<typeof openingBalances, 'bookedMinor'> | null;
      };
    };
    [`
  SELECT a.id AS account_id, a.entity_id, a.account_number, a.currency, a.connection_id, c.display_name,
         c.purpose = 'RECEIPTS' AS is_receiving, o.id, o.statement_id, s.statement_name, s.file_id,
         f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS is_sent_by_bank,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name) ORDER BY u.name), '[]')
            FROM users u
           WHERE u.id = ANY(f.uploaders)) AS uploaded_by,
         o.day, o.opening_minor, o.proposed_at,
         o.proposed_by, p.name AS proposed_by_name, o.confirmed_at, o.confirmed_by,
         k.name AS confirmed_by_name, o.booked_before_minor, o.not_at_bank_minor, o.booked_minor
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id
    LEFT JOIN opening_balances o ON o.account_id = a.id AND o.withdrawn_at IS NULL
    LEFT JOIN bank_statements s ON s.id = o.statement_id
    LEFT JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN users p ON p.id = o.proposed_by
    LEFT JOIN users k ON k.id = o.confirmed_by
     WHERE a.entity_id = $1 AND c.purpose <> 'STATEMENTS_ONLY' ORDER BY a.created_at, a.id`]: {
      values: [string | null];
      row: {
        account_id: Column<typeof statementAccounts, 'id'>;
        entity_id: Column<typeof statementAccounts, 'entityId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        is_receiving: boolean;
        id: Column<typeof openingBalances, 'id'> | null;
        statement_id: Column<typeof openingBalances, 'statementId'> | null;
        statement_name: Column<typeof bankStatements, 'statementName'> | null;
        file_id: Column<typeof bankStatements, 'fileId'> | null;
        is_sent_by_bank: boolean | null;
        uploaded_by: unknown;
        day: Column<typeof openingBalances, 'day'> | null;
        opening_minor: Column<typeof openingBalances, 'openingMinor'> | null;
        proposed_at: Column<typeof openingBalances, 'proposedAt'> | null;
        proposed_by: Column<typeof openingBalances, 'proposedBy'> | null;
        proposed_by_name: Column<typeof users, 'name'> | null;
        confirmed_at: Column<typeof openingBalances, 'confirmedAt'> | null;
        confirmed_by: Column<typeof openingBalances, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        booked_before_minor: Column<typeof openingBalances, 'bookedBeforeMinor'> | null;
        not_at_bank_minor: Column<typeof openingBalances, 'notAtBankMinor'> | null;
        booked_minor: Column<typeof openingBalances, 'bookedMinor'> | null;
      };
    };
    [`
  SELECT a.id AS account_id, a.entity_id, a.account_number, a.currency, a.connection_id, c.display_name,
         c.purpose = 'RECEIPTS' AS is_receiving, o.id, o.statement_id, s.statement_name, s.file_id,
         f.fetched_at IS NOT NULL AND (f.csv IS NULL OR f.uploaders = '{}') AS is_sent_by_bank,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('userId', u.id, 'name', u.name) ORDER BY u.name), '[]')
            FROM users u
           WHERE u.id = ANY(f.uploaders)) AS uploaded_by,
         o.day, o.opening_minor, o.proposed_at,
         o.proposed_by, p.name AS proposed_by_name, o.confirmed_at, o.confirmed_by,
         k.name AS confirmed_by_name, o.booked_before_minor, o.not_at_bank_minor, o.booked_minor
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id
    LEFT JOIN opening_balances o ON o.account_id = a.id AND o.withdrawn_at IS NULL
    LEFT JOIN bank_statements s ON s.id = o.statement_id
    LEFT JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN users p ON p.id = o.proposed_by
    LEFT JOIN users k ON k.id = o.confirmed_by WHERE a.id = $1`]: {
      values: [string | null];
      row: {
        account_id: Column<typeof statementAccounts, 'id'>;
        entity_id: Column<typeof statementAccounts, 'entityId'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        currency: Column<typeof statementAccounts, 'currency'>;
        connection_id: Column<typeof statementAccounts, 'connectionId'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        is_receiving: boolean;
        id: Column<typeof openingBalances, 'id'> | null;
        statement_id: Column<typeof openingBalances, 'statementId'> | null;
        statement_name: Column<typeof bankStatements, 'statementName'> | null;
        file_id: Column<typeof bankStatements, 'fileId'> | null;
        is_sent_by_bank: boolean | null;
        uploaded_by: unknown;
        day: Column<typeof openingBalances, 'day'> | null;
        opening_minor: Column<typeof openingBalances, 'openingMinor'> | null;
        proposed_at: Column<typeof openingBalances, 'proposedAt'> | null;
        proposed_by: Column<typeof openingBalances, 'proposedBy'> | null;
        proposed_by_name: Column<typeof users, 'name'> | null;
        confirmed_at: Column<typeof openingBalances, 'confirmedAt'> | null;
        confirmed_by: Column<typeof openingBalances, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        booked_before_minor: Column<typeof openingBalances, 'bookedBeforeMinor'> | null;
        not_at_bank_minor: Column<typeof openingBalances, 'notAtBankMinor'> | null;
        booked_minor: Column<typeof openingBalances, 'bookedMinor'> | null;
      };
    };
    [`INSERT INTO opening_balances
            (id, entity_id, account_id, statement_id, day, opening_minor, proposed_at, proposed_by)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, bigint | number | null, Date | string | null, string | null];
      row: never;
    };
    [`SELECT (SELECT count(*)
               FROM statement_accounts a
               JOIN bank_files f
                 ON f.entity_id = a.entity_id AND f.currency = a.currency
                    AND ltrim(f.payer_account_number, '0') = ltrim(a.account_number, '0')
                    AND f.withdrawn_at IS NULL AND f.execution_date < $2
               JOIN withdrawals w
                 ON w.batch_id = f.batch_id AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')
              WHERE a.id = $1)
            + (SELECT count(*)
                 FROM entry_postings p
                 JOIN withdrawals w ON w.id = p.withdrawal_id
                WHERE p.account_id = $1 AND p.booking_date < $2
                  AND ((p.kind = 'PAYOUT' AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED'))
                       OR (p.kind = 'RETURN' AND w.status = 'COMPLETE'))) AS count`]: {
      values: [string | null, string | null];
      row: {
        count: bigint;
      };
    };
    'SELECT account_id FROM opening_balances WHERE id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        account_id: Column<typeof openingBalances, 'accountId'>;
      };
    };
    [`SELECT count(*) AS count
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
       JOIN reconciled_entries r ON r.account_id = a.id
      WHERE a.id = $1 AND r.state = 'OPEN' AND r.booking_date < $2 AND r.amount_minor > 0`]: {
      values: [string | null, string | null];
      row: {
        count: bigint;
      };
    };
    'SELECT id FROM opening_balances WHERE account_id = $1 AND withdrawn_at IS NULL': {
      values: [string | null];
      row: {
        id: Column<typeof openingBalances, 'id'>;
      };
    };
    [`SELECT o.day, o.opening_minor, o.proposed_by, o.statement_id, s.file_id, s.statement_name
       FROM opening_balances o
       JOIN bank_statements s ON s.id = o.statement_id
      WHERE o.id = $1 AND o.confirmed_at IS NULL AND o.withdrawn_at IS NULL`]: {
      values: [string | null];
      row: {
        day: Column<typeof openingBalances, 'day'>;
        opening_minor: Column<typeof openingBalances, 'openingMinor'>;
        proposed_by: Column<typeof openingBalances, 'proposedBy'>;
        statement_id: Column<typeof openingBalances, 'statementId'>;
        file_id: Column<typeof bankStatements, 'fileId'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
      };
    };
    [`SELECT p.kind, p.booking_date, p.book_day, p.posted_at, p.expected_minor,
            (SELECT min(t.created_at)
               FROM bank_file_payments f
               JOIN transfers t ON t.withdrawal_id = f.withdrawal_id
              WHERE f.file_id = p.file_id AND f.withdrawal_id = coalesce(p.withdrawal_id, f.withdrawal_id)
                AND t.kind = CASE p.kind WHEN 'RETURN' THEN 'REVERSE' ELSE 'SETTLE' END) AS booked_at
       FROM entry_postings p
      WHERE p.account_id = $1 AND p.file_id IS NOT NULL AND p.kind IN ('PAYOUT', 'FEE', 'RETURN')
        AND (p.kind = 'RETURN' OR (p.book_day < $2) <> (p.booking_date < $2))`]: {
      values: [string | null, string | null];
      row: {
        kind: Column<typeof entryPostings, 'kind'>;
        booking_date: Column<typeof entryPostings, 'bookingDate'>;
        book_day: Column<typeof entryPostings, 'bookDay'>;
        posted_at: Column<typeof entryPostings, 'postedAt'>;
        expected_minor: Column<typeof entryPostings, 'expectedMinor'>;
        booked_at: Date | null;
      };
    };
    [`SELECT s.account_id, c.purpose
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
       JOIN bank_file_connections c ON c.id = a.connection_id
      WHERE s.id = $1 AND s.entity_id = $2`]: {
      values: [string | null, string | null];
      row: {
        account_id: Column<typeof bankStatements, 'accountId'>;
        purpose: Column<typeof bankFileConnections, 'purpose'>;
      };
    };
    [`SELECT s.id, s.statement_name, s.opening_minor, s.opening_date, s.closing_date, e.first_booked,
            (SELECT max(b.order_date)
               FROM bank_statements b
              WHERE b.account_id = s.account_id AND b.kind = 'STATEMENT' AND b.taken_back_at IS NULL
                AND (b.order_date, coalesce(b.sequence_number, 0), b.id)
                    < (s.order_date, coalesce(s.sequence_number, 0), s.id)
                AND NOT is_outdone(b.account_id, b.kind, b.statement_name, b.by_users)) AS booked_until
       FROM bank_statements s
       LEFT JOIN LATERAL (
             SELECT min(n.booking_date) AS first_booked
               FROM statement_lines l
               JOIN statement_entries n ON n.id = l.entry_id
              WHERE l.statement_id = s.id AND n.status = 'BOOKED') e ON true
      WHERE s.account_id = $1 AND ($2::uuid IS NULL OR s.id = $2) AND s.kind = 'STATEMENT'
        AND s.taken_back_at IS NULL AND s.closing_date IS NOT NULL
        AND s.opening_minor + s.booked_minor = s.closing_minor
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
      ORDER BY s.order_date, coalesce(s.sequence_number, 0), s.id
      LIMIT $3`]: {
      values: [string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'>;
        first_booked: string | null;
        booked_until: string | null;
      };
    };
    [`UPDATE opening_balances
        SET confirmed_at = $2, confirmed_by = $3, booked_before_minor = $4, not_at_bank_minor = $5,
            booked_minor = $6, transfer_id = $7
      WHERE id = $1`]: {
      values: [string | null, Date | string | null, string | null, bigint | number | null, bigint | number | null, bigint | number | null, string | null];
      row: never;
    };
    'UPDATE opening_balances SET withdrawn_at = $2, withdrawn_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    [`WITH begun AS (
       SELECT o.account_id, a.account_number, o.day, o.opening_minor
         FROM opening_balances o
         JOIN statement_accounts a ON a.id = o.account_id
        WHERE o.entity_id = $1 AND a.currency = $3 AND o.confirmed_at IS NOT NULL
          AND is_receiving(a.id) = $5),
          receiving AS (
       SELECT ltrim(a.account_number, '0') AS key
         FROM statement_accounts a
        WHERE a.entity_id = $1 AND a.currency = $3 AND is_receiving(a.id)),
          -- What COLLECTION has on accounts that also pay.
          beside AS (
       SELECT coalesce(sum(collected_on_account(a.id)), 0) AS left_minor
         FROM statement_accounts a
        WHERE a.entity_id = $1 AND a.currency = $3 AND NOT is_receiving(a.id))
     SELECT (SELECT coalesce(sum(t.amount_minor), 0)
               FROM bank_day_totals t
              WHERE t.entity_id = $1
                AND ltrim(t.account_number, '0') = ltrim($2, '0')
                AND t.currency = $3 AND t.day < $4
                AND starts_with(t.part, 'BOOKED_'))::bigint AS own_booked,
            (SELECT coalesce(sum(balance_minor), 0)
               FROM ledger_accounts
              WHERE entity_id = $1 AND currency = $3
                AND access_type = CASE WHEN $5 THEN 'COLLECTION' ELSE 'FUNDING' END)::bigint AS balance,
            (SELECT left_minor FROM beside)::bigint AS beside,
            (SELECT coalesce(sum(opening_minor), 0) FROM begun)::bigint AS openings,
            (SELECT coalesce(sum(t.amount_minor), 0)
               FROM bank_day_totals t
               LEFT JOIN begun b ON ltrim(b.account_number, '0') = ltrim(t.account_number, '0')
              WHERE t.entity_id = $1 AND t.currency = $3 AND starts_with(t.part, 'BOOKED_')
                AND t.day >= coalesce(b.day, '')
                AND (ltrim(t.account_number, '0') IN (SELECT key FROM receiving)) = $5)::bigint AS booked`]: {
      values: [string | null, string | null, string | null, string | null, boolean | null];
      row: {
        own_booked: bigint;
        balance: bigint;
        beside: bigint | null;
        openings: bigint;
        booked: bigint;
      };
    };
  }
}
