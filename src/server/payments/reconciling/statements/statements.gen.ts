// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../../platform/database/pool.ts';
import type { users } from '../../../identity/tables.ts';
import type { bankFileConnections } from '../../bank-files/tables.ts';
import type { reconciledEntries } from '../reconciliation/tables.ts';
import type { bankStatements, entryDetails, openingBalances, statementAccounts, statementEntries, statementFiles, statementFindings, statementLines } from './tables.ts';

declare module '../../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT f.id, f.file_name, f.sha256, f.byte_count, f.fetched_from, c.display_name, f.received_at,
         f.fetched_at, f.received_by, receiver.name AS received_by_name, f.last_fetched_at, f.fetch_count,
         f.read_at, f.refusal, f.refusal_detail, f.refusal_params, f.dismissed_by,
         dismisser.name AS dismissed_by_name, f.dismissed_at, f.dismissal_note
    FROM statement_files f
    LEFT JOIN bank_file_connections c ON c.id = f.fetched_from
    LEFT JOIN users receiver ON receiver.id = f.received_by
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
        received_by: Column<typeof statementFiles, 'receivedBy'> | null;
        received_by_name: Column<typeof users, 'name'> | null;
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
         f.fetched_at, f.received_by, receiver.name AS received_by_name, f.last_fetched_at, f.fetch_count,
         f.read_at, f.refusal, f.refusal_detail, f.refusal_params, f.dismissed_by,
         dismisser.name AS dismissed_by_name, f.dismissed_at, f.dismissal_note
    FROM statement_files f
    LEFT JOIN bank_file_connections c ON c.id = f.fetched_from
    LEFT JOIN users receiver ON receiver.id = f.received_by
    LEFT JOIN users dismisser ON dismisser.id = f.dismissed_by
     WHERE f.entity_id = $1 AND f.id = $2 AND f.result = 'REFUSED'
  AND (f.fetched_at IS NOT NULL OR (f.refusal = 'statement_account_left_out' AND f.taken_back_at IS NULL))`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        sha256: Column<typeof statementFiles, 'sha256'>;
        byte_count: Column<typeof statementFiles, 'byteCount'>;
        fetched_from: Column<typeof statementFiles, 'fetchedFrom'> | null;
        display_name: Column<typeof bankFileConnections, 'displayName'> | null;
        received_at: Column<typeof statementFiles, 'receivedAt'>;
        fetched_at: Column<typeof statementFiles, 'fetchedAt'> | null;
        received_by: Column<typeof statementFiles, 'receivedBy'> | null;
        received_by_name: Column<typeof users, 'name'> | null;
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
  SELECT s.id, s.account_id, a.account_number, a.currency, a.connection_id, c.display_name, s.kind,
         s.statement_name, s.sequence_number, s.opening_minor, s.opening_date, s.closing_minor,
         s.closing_date, s.entry_count, s.booked_minor, s.received_at, f.id AS file_id, f.file_name, f.format,
         f.received_by, u.name AS received_by_name, f.fetched_at IS NOT NULL AS is_fetched,
         s.by_users AND f.fetched_at IS NULL AS is_uploaded, s.taken_back_at, s.taken_back_by,
         t.name AS taken_back_by_name, s.taken_back_reason,
         (SELECT count(*)
            FROM statement_findings x
           WHERE x.statement_id = s.id AND x.resolved_at IS NULL
             AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
    FROM bank_statements s
    JOIN statement_accounts a ON a.id = s.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id
    JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN users u ON u.id = f.received_by
    LEFT JOIN users t ON t.id = s.taken_back_by`]: {
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
        received_by: Column<typeof statementFiles, 'receivedBy'> | null;
        received_by_name: Column<typeof users, 'name'> | null;
        is_fetched: boolean;
        is_uploaded: boolean;
        taken_back_at: Column<typeof bankStatements, 'takenBackAt'> | null;
        taken_back_by: Column<typeof bankStatements, 'takenBackBy'> | null;
        taken_back_by_name: Column<typeof users, 'name'> | null;
        taken_back_reason: Column<typeof bankStatements, 'takenBackReason'> | null;
        open_findings: bigint;
      };
    };
    [`
  SELECT s.id, s.account_id, a.account_number, a.currency, a.connection_id, c.display_name, s.kind,
         s.statement_name, s.sequence_number, s.opening_minor, s.opening_date, s.closing_minor,
         s.closing_date, s.entry_count, s.booked_minor, s.received_at, f.id AS file_id, f.file_name, f.format,
         f.received_by, u.name AS received_by_name, f.fetched_at IS NOT NULL AS is_fetched,
         s.by_users AND f.fetched_at IS NULL AS is_uploaded, s.taken_back_at, s.taken_back_by,
         t.name AS taken_back_by_name, s.taken_back_reason,
         (SELECT count(*)
            FROM statement_findings x
           WHERE x.statement_id = s.id AND x.resolved_at IS NULL
             AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
    FROM bank_statements s
    JOIN statement_accounts a ON a.id = s.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id
    JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN users u ON u.id = f.received_by
    LEFT JOIN users t ON t.id = s.taken_back_by WHERE s.entity_id = $1 AND s.id = $2`]: {
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
        received_by: Column<typeof statementFiles, 'receivedBy'> | null;
        received_by_name: Column<typeof users, 'name'> | null;
        is_fetched: boolean;
        is_uploaded: boolean;
        taken_back_at: Column<typeof bankStatements, 'takenBackAt'> | null;
        taken_back_by: Column<typeof bankStatements, 'takenBackBy'> | null;
        taken_back_by_name: Column<typeof users, 'name'> | null;
        taken_back_reason: Column<typeof bankStatements, 'takenBackReason'> | null;
        open_findings: bigint;
      };
    };
    [`
  SELECT s.id, s.account_id, a.account_number, a.currency, a.connection_id, c.display_name, s.kind,
         s.statement_name, s.sequence_number, s.opening_minor, s.opening_date, s.closing_minor,
         s.closing_date, s.entry_count, s.booked_minor, s.received_at, f.id AS file_id, f.file_name, f.format,
         f.received_by, u.name AS received_by_name, f.fetched_at IS NOT NULL AS is_fetched,
         s.by_users AND f.fetched_at IS NULL AS is_uploaded, s.taken_back_at, s.taken_back_by,
         t.name AS taken_back_by_name, s.taken_back_reason,
         (SELECT count(*)
            FROM statement_findings x
           WHERE x.statement_id = s.id AND x.resolved_at IS NULL
             AND NOT may_be_unread(x.entity_id, x.code, x.found_at)) AS open_findings
    FROM bank_statements s
    JOIN statement_accounts a ON a.id = s.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id
    JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN users u ON u.id = f.received_by
    LEFT JOIN users t ON t.id = s.taken_back_by WHERE s.id = ANY($1)`]: {
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
        received_by: Column<typeof statementFiles, 'receivedBy'> | null;
        received_by_name: Column<typeof users, 'name'> | null;
        is_fetched: boolean;
        is_uploaded: boolean;
        taken_back_at: Column<typeof bankStatements, 'takenBackAt'> | null;
        taken_back_by: Column<typeof bankStatements, 'takenBackBy'> | null;
        taken_back_by_name: Column<typeof users, 'name'> | null;
        taken_back_reason: Column<typeof bankStatements, 'takenBackReason'> | null;
        open_findings: bigint;
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
       LEFT JOIN (SELECT a.entity_id, a.account_number, a.currency, o.day
                    FROM statement_accounts a
                    JOIN opening_balances o ON o.account_id = a.id AND o.confirmed_at IS NOT NULL) o
              ON (o.entity_id, ltrim(o.account_number, '0'), o.currency)
                 = (f.entity_id, ltrim(f.payer_account_number, '0'), f.currency)
      CROSS JOIN LATERAL (
            SELECT greatest(CASE n.part WHEN 'BOOKED_RETURN' THEN coalesce(r.booking_date, $4)
                            ELSE f.execution_date END, o.day) AS day) d
      WHERE n.amount_minor <> 0
      GROUP BY f.entity_id, f.payer_account_number, f.currency, d.day, n.part
      ORDER BY f.entity_id, f.payer_account_number, f.currency, d.day, n.part
         ON CONFLICT (entity_id, account_number, currency, day, part)
         DO UPDATE SET amount_minor = t.amount_minor + excluded.amount_minor`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, string | null];
      row: never;
    };
    [`INSERT INTO statement_accounts
            (id, entity_id, account_key, account_number, currency, connection_id, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (entity_id, account_key, currency) DO NOTHING`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`SELECT FROM bank_statements s
        WHERE s.account_id =
              (SELECT a.id FROM statement_accounts a WHERE a.id = $1 AND a.entity_id = $2)`]: {
      values: [string | null, string | null];
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
    [`SELECT FROM statement_files f
        WHERE f.entity_id = $1 AND f.result = 'REFUSED'
  AND (f.fetched_at IS NOT NULL OR (f.refusal = 'statement_account_left_out' AND f.taken_back_at IS NULL))`]: {
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
    [`SELECT a.id, a.account_number, c.purpose = 'STATEMENTS_ONLY' AS watched
       FROM statement_accounts a
       JOIN bank_file_connections c ON c.id = a.connection_id
      WHERE a.entity_id = $1 AND a.account_key = $2 AND a.currency = $3
        FOR UPDATE OF a`]: {
      values: [string | null, string | null, string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        watched: boolean;
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
    'SELECT count(*) AS total FROM bank_statements s': {
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
    [`SELECT day, opening_minor, confirmed_by, confirmed_at
       FROM opening_balances
      WHERE account_id = $1 AND withdrawn_at IS NULL AND confirmed_at IS NOT NULL`]: {
      values: [string | null];
      row: {
        day: Column<typeof openingBalances, 'day'>;
        opening_minor: Column<typeof openingBalances, 'openingMinor'>;
        confirmed_by: Column<typeof openingBalances, 'confirmedBy'> | null;
        confirmed_at: Column<typeof openingBalances, 'confirmedAt'>;
      };
    };
    [`SELECT e.id
       FROM statement_entries e
       JOIN opening_balances o ON o.account_id = $1 AND o.confirmed_at IS NOT NULL AND e.booking_date < o.day
       JOIN bank_statements b ON b.id = o.statement_id
      WHERE e.id = ANY($2) AND e.account_id = $1
        AND NOT EXISTS (
              SELECT 1
                FROM statement_lines l
                JOIN bank_statements s ON s.id = l.statement_id
               WHERE l.entry_id = e.id AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
                 AND (s.order_date, coalesce(s.sequence_number, 0), s.id)
                     >= (b.order_date, coalesce(b.sequence_number, 0), b.id))`]: {
      values: [string | null, readonly (string | null)[] | null];
      row: {
        id: Column<typeof statementEntries, 'id'>;
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
    [`SELECT entry_id, booking_date, amount_minor
       FROM reconciled_entries
      WHERE account_id = $1 AND state = 'OPEN' AND booking_date < $2`]: {
      values: [string | null, string | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        booking_date: Column<typeof reconciledEntries, 'bookingDate'>;
        amount_minor: Column<typeof reconciledEntries, 'amountMinor'>;
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
    [`SELECT f.csv, f.uploaders,
            EXISTS (
              SELECT 1
                FROM statement_files o
                JOIN reconciled_entries r ON r.file_id = o.id
               WHERE o.entity_id = $1 AND o.csv = f.csv AND r.way = 'EXACT' AND r.posted_by IS NOT NULL
                  AND NOT EXISTS (
                        SELECT FROM entry_postings p
                         WHERE p.entry_id = r.entry_id AND p.rule_id IS NOT NULL)
            ) AS confirmed
       FROM statement_files f
      WHERE f.entity_id = $1 AND f.csv IS NOT NULL AND f.csv ->> 'connectionId' = $2 AND f.result = 'READ'
        AND f.taken_back_at IS NULL
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
        WHERE f.entity_id = $1 AND f.id = $2 AND f.result = 'REFUSED'
  AND (f.fetched_at IS NOT NULL OR (f.refusal = 'statement_account_left_out' AND f.taken_back_at IS NULL))`]: {
      values: [string | null, string | null];
      row: {
        file_name: Column<typeof statementFiles, 'fileName'>;
        sha256: Column<typeof statementFiles, 'sha256'>;
        bytes: Column<typeof statementFiles, 'bytes'>;
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
    'SELECT id FROM bank_file_connections WHERE entity_id = $1 ORDER BY created_at': {
      values: [string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
      };
    };
    [`SELECT id, payer_account_number, purpose = 'RECEIPTS' AND cardinality(unconfirmed_by) > 0 AS unconfirmed
       FROM bank_file_connections
      WHERE entity_id = $1 AND currency = $2
      ORDER BY unconfirmed, created_at, id`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        unconfirmed: boolean;
      };
    };
    'SELECT l.entry_id FROM statement_lines l': {
      values: [];
      row: {
        entry_id: Column<typeof statementLines, 'entryId'>;
      };
    };
    [`SELECT max(c.month) AS month
       FROM month_closes c
      WHERE c.account_id = $1 AND c.confirmed_at IS NOT NULL AND c.reopened_at IS NULL`]: {
      values: [string | null];
      row: {
        month: string | null;
      };
    };
    [`SELECT newest.id, newest.statement_name, newest.sequence_number, newest.kind, newest.order_date,
            a.account_number, c.display_name
       FROM (SELECT s.id, s.statement_name, s.sequence_number, s.kind, s.order_date, s.account_id, s.file_id
               FROM bank_statements s
              WHERE s.entity_id = $1
              ORDER BY s.order_date DESC, s.id DESC
              LIMIT $2) newest
       JOIN statement_accounts a ON a.id = newest.account_id
       JOIN bank_file_connections c ON c.id = a.connection_id
       JOIN statement_files f ON f.id = newest.file_id
      WHERE newest.id = $3 OR newest.sequence_number::text = $4 OR f.file_name ILIKE $5
         OR (newest.statement_name ILIKE $5 AND newest.statement_name !~ '^[0-9a-f]{64}$')
      ORDER BY newest.order_date DESC, newest.id DESC
      LIMIT $6`]: {
      values: [string | null, bigint | number | null, string | null, string | null, string | null, bigint | number | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        kind: Column<typeof bankStatements, 'kind'>;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        account_number: Column<typeof statementAccounts, 'accountNumber'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
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
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
        AND s.order_date <= $2
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
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
        AND s.order_date <= $2
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
        AND (s.order_date, coalesce(s.sequence_number, 0), s.id) < ($2, $3, $4::uuid)
        AND NOT ($5 AND s.order_date = $2 AND s.sequence_number IS NULL)
      ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, 
  EXISTS (SELECT FROM bank_statements n
           WHERE n.account_id = s.account_id AND n.order_date = s.order_date AND n.kind = 'STATEMENT'
             AND s.sequence_number IS NULL AND n.sequence_number IS NULL AND n.id <> s.id
             AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
             AND n.taken_back_at IS NULL
             AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users)), s.id DESC
      LIMIT 1`]: {
      values: [string | null, string | null, number | null, string | null, boolean | null];
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
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
        AND s.order_date <= $2
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
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
        AND s.order_date = $2 AND s.sequence_number IS NULL AND s.id <> $3
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
      ORDER BY s.id`]: {
      values: [string | null, string | null, string | null];
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
      WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
        AND s.order_date >= $2
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
        AND (s.order_date, coalesce(s.sequence_number, 0), s.id) > ($2, $3, $4::uuid)
        AND NOT ($5 AND s.order_date = $2 AND s.sequence_number IS NULL)
      ORDER BY s.order_date, coalesce(s.sequence_number, 0), 
  EXISTS (SELECT FROM bank_statements n
           WHERE n.account_id = s.account_id AND n.order_date = s.order_date AND n.kind = 'STATEMENT'
             AND s.sequence_number IS NULL AND n.sequence_number IS NULL AND n.id <> s.id
             AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
             AND n.taken_back_at IS NULL
             AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users)) DESC, s.id
      LIMIT 1`]: {
      values: [string | null, string | null, number | null, string | null, boolean | null];
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
    [`UPDATE reconciled_entries
        SET rests = false
      WHERE account_id = $1 AND state = 'OPEN' AND rests AND amount_minor BETWEEN $2 AND $3`]: {
      values: [string | null, bigint | number | null, bigint | number | null];
      row: never;
    };
    [`UPDATE reconciled_entries
        SET rests = false
      WHERE entity_id = $1 AND state IN ('OPEN', 'SET_ASIDE') AND rests AND amount_minor = $2`]: {
      values: [string | null, bigint | number | null];
      row: never;
    };
    [`UPDATE reconciled_entries
        SET state = 'SET_ASIDE', aside_at = $2, aside_by = $3, aside_reason = $4
      WHERE entry_id = ANY($1)`]: {
      values: [readonly (string | null)[] | null, Date | string | null, string | null, string | null];
      row: never;
    };
    'UPDATE reconciled_entries SET booking_date = $2 WHERE entry_id = ANY($1)': {
      values: [readonly (string | null)[] | null, string | null];
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
    [`UPDATE statement_findings
        SET resolved_at = $2, closed_by = $3, closing_note = $4
      WHERE id = $1 AND resolved_at IS NULL
      RETURNING id`]: {
      values: [string | null, Date | string | null, string | null, string | null];
      row: {
        id: Column<typeof statementFindings, 'id'>;
      };
    };
    [`WITH alike AS MATERIALIZED (
       SELECT DISTINCT account_id, alike_hash
         FROM statement_lines
        WHERE entry_id = ANY($1))
     UPDATE reconciled_entries r
        SET rests = false
      WHERE r.rests AND r.state IN ('OPEN', 'SET_ASIDE')
        AND r.entry_id IN (
              SELECT o.entry_id
                FROM alike
                JOIN statement_lines o
                  ON o.account_id = alike.account_id AND o.alike_hash = alike.alike_hash)`]: {
      values: [readonly (string | null)[] | null];
      row: never;
    };
  }
}
