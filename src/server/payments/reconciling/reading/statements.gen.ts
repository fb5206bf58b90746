// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../../platform/database/pool.ts';
import type { auditLog } from '../../../audit/tables.ts';
import type { users } from '../../../identity/tables.ts';
import type { bankFileConnections, bankFileReplies } from '../../bank-files/tables.ts';
import type { batchChecks } from '../../batches/checks/tables.ts';
import type { entryRules, reconciledEntries } from '../reconciliation/tables.ts';
import type { bankDayTotals, bankStatements, openingBalances, statementAccounts, statementEntries, statementFiles, statementFindings, statementLines } from '../statements/tables.ts';

declare module '../../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT s.id, s.file_id, s.kind, s.statement_name, s.sequence_number, s.opening_minor, s.opening_date,
         s.closing_minor, s.closing_date, s.order_date, s.taken_back_at, a.account_key, f.file_name, f.sha256,
         NOT s.by_users
         OR EXISTS (
              SELECT 1
                FROM statement_files b
               WHERE b.entity_id = s.entity_id AND b.fetched_at IS NOT NULL
                 AND (b.id = s.file_id
                      OR b.statements @> jsonb_build_array(
                           jsonb_build_object('statementId', s.id, 'arrival', 'AGAIN')))) AS of_bank,
         o.id AS opening_id, o.confirmed_at AS opening_confirmed_at
    FROM bank_statements s
    JOIN statement_accounts a ON a.id = s.account_id
    JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN opening_balances o ON o.statement_id = s.id AND o.withdrawn_at IS NULL`]: {
      values: [];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        file_id: Column<typeof bankStatements, 'fileId'>;
        kind: Column<typeof bankStatements, 'kind'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        taken_back_at: Column<typeof bankStatements, 'takenBackAt'> | null;
        account_key: Column<typeof statementAccounts, 'accountKey'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        sha256: Column<typeof statementFiles, 'sha256'>;
        of_bank: boolean;
        opening_id: Column<typeof openingBalances, 'id'> | null;
        opening_confirmed_at: Column<typeof openingBalances, 'confirmedAt'> | null;
      };
    };
    [`
  SELECT s.id, s.file_id, s.kind, s.statement_name, s.sequence_number, s.opening_minor, s.opening_date,
         s.closing_minor, s.closing_date, s.order_date, s.taken_back_at, a.account_key, f.file_name, f.sha256,
         NOT s.by_users
         OR EXISTS (
              SELECT 1
                FROM statement_files b
               WHERE b.entity_id = s.entity_id AND b.fetched_at IS NOT NULL
                 AND (b.id = s.file_id
                      OR b.statements @> jsonb_build_array(
                           jsonb_build_object('statementId', s.id, 'arrival', 'AGAIN')))) AS of_bank,
         o.id AS opening_id, o.confirmed_at AS opening_confirmed_at
    FROM bank_statements s
    JOIN statement_accounts a ON a.id = s.account_id
    JOIN statement_files f ON f.id = s.file_id
    LEFT JOIN opening_balances o ON o.statement_id = s.id AND o.withdrawn_at IS NULL WHERE s.id = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof bankStatements, 'id'>;
        file_id: Column<typeof bankStatements, 'fileId'>;
        kind: Column<typeof bankStatements, 'kind'>;
        statement_name: Column<typeof bankStatements, 'statementName'>;
        sequence_number: Column<typeof bankStatements, 'sequenceNumber'> | null;
        opening_minor: Column<typeof bankStatements, 'openingMinor'> | null;
        opening_date: Column<typeof bankStatements, 'openingDate'> | null;
        closing_minor: Column<typeof bankStatements, 'closingMinor'> | null;
        closing_date: Column<typeof bankStatements, 'closingDate'> | null;
        order_date: Column<typeof bankStatements, 'orderDate'>;
        taken_back_at: Column<typeof bankStatements, 'takenBackAt'> | null;
        account_key: Column<typeof statementAccounts, 'accountKey'>;
        file_name: Column<typeof statementFiles, 'fileName'>;
        sha256: Column<typeof statementFiles, 'sha256'>;
        of_bank: boolean;
        opening_id: Column<typeof openingBalances, 'id'> | null;
        opening_confirmed_at: Column<typeof openingBalances, 'confirmedAt'> | null;
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
    [`INSERT INTO reconciled_entries
            (entry_id, entity_id, account_id, file_id, amount_minor, booking_date, state)
     SELECT n.id, $1, $2, $3, n.amount_minor, n.booking_date, 'OPEN'
       FROM unnest($4::uuid[], $5::bigint[], $6::text[]) AS n (id, amount_minor, booking_date)`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO statement_entries
            (id, account_id, entity_id, amount_minor, is_reversal, status, booking_date, value_date,
             bank_reference, code, text, batch_count, batch_names, received_at)
     SELECT n.id, $1, $13, n.amount_minor, n.is_reversal, n.status, n.booking_date, n.value_date,
            n.bank_reference, n.code, n.text, n.batch_count,
            ARRAY(SELECT jsonb_array_elements_text(n.batch_names::jsonb)), $2
       FROM unnest($3::uuid[], $4::bigint[], $5::bool[], $6::text[], $7::text[], $8::text[], $9::text[],
                   $10::text[], $11::text[], $12::int[], $14::text[])
         AS n (id, amount_minor, is_reversal, status, booking_date, value_date, bank_reference, code, text,
               batch_count, batch_names)`]: {
      values: [string | null, Date | string | null, readonly (string | null)[] | null, readonly (bigint | number | null)[] | null, readonly (boolean | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (number | null)[] | null, string | null, readonly (string | null)[] | null];
      row: never;
    };
    [`INSERT INTO statement_files
            (id, entity_id, sha256, file_name, bytes, byte_count, received_at, received_by, uploaders,
             fetched_at, fetched_from, fetch_count, last_fetched_at, csv, result, statements)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $10, $13, 'STORED', '[]')
     ON CONFLICT (entity_id, sha256) WHERE taken_back_at IS NULL DO NOTHING
     RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null, Uint8Array | null, number | null, Date | string | null, string | null, readonly (string | null)[] | null, Date | string | null, string | null, number | null, unknown];
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
    [`INSERT INTO statement_lines (statement_id, account_id, entity_id, position, entry_id, key_hash,
         alike_hash)
       SELECT $1, $2, $7, n.position, n.entry_id, n.key_hash, n.alike_hash
         FROM unnest($3::int[], $4::uuid[], $5::text[], $6::text[])
           AS n (position, entry_id, key_hash, alike_hash)`]: {
      values: [string | null, string | null, readonly (number | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, readonly (string | null)[] | null, string | null];
      row: never;
    };
    [`SELECT (SELECT count(*) FROM reconciled_entries WHERE entity_id = $1)::int AS reconciled,
            (SELECT count(*) FROM bank_day_totals WHERE entity_id = $1)::int AS day_totals,
            (SELECT count(*) FROM bank_file_replies WHERE entity_id = $1)::int AS replies`]: {
      values: [string | null];
      row: {
        reconciled: number;
        day_totals: number;
        replies: number;
      };
    };
    'SELECT 1 AS yes FROM statement_files WHERE id = $1 FOR UPDATE': {
      values: [string | null];
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
    'SELECT DISTINCT account_id FROM reconciled_entries WHERE file_id = $1 AND state <> \'POSTED\'': {
      values: [string | null];
      row: {
        account_id: Column<typeof reconciledEntries, 'accountId'>;
      };
    };
    'SELECT DISTINCT booking_date FROM reconciled_entries WHERE entry_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        booking_date: Column<typeof reconciledEntries, 'bookingDate'>;
      };
    };
    [`SELECT DISTINCT l.entry_id
       FROM statement_lines l
      WHERE l.statement_id = $1
        AND NOT EXISTS (
              SELECT 1
                FROM statement_lines o
                JOIN bank_statements s ON s.id = o.statement_id
               WHERE o.entry_id = l.entry_id AND s.id <> $1 AND s.taken_back_at IS NULL)`]: {
      values: [string | null];
      row: {
        entry_id: Column<typeof statementLines, 'entryId'>;
      };
    };
    [`SELECT DISTINCT s.account_id
       FROM bank_statements s
       JOIN statement_accounts a ON a.id = s.account_id
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.purpose <> 'STATEMENTS_ONLY'
      WHERE s.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        account_id: Column<typeof bankStatements, 'accountId'>;
      };
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
       JOIN bank_file_connections c ON c.id = a.connection_id AND c.purpose <> 'STATEMENTS_ONLY'
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
              WHERE s.account_id = a.id AND s.order_date <= $2 AND s.taken_back_at IS NULL) AS newest
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
    'SELECT account_id, file_id FROM bank_statements WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        account_id: Column<typeof bankStatements, 'accountId'>;
        file_id: Column<typeof bankStatements, 'fileId'>;
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
    [`SELECT c.id, c.display_name, last.closing_minor
       FROM bank_file_connections c
       JOIN statement_accounts a
         ON a.entity_id = c.entity_id AND a.currency = c.currency
            AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
       JOIN LATERAL (
         SELECT s.closing_minor
           FROM bank_statements s
          WHERE s.account_id = a.id AND s.kind = 'STATEMENT' AND s.closing_minor IS NOT NULL
            AND s.taken_back_at IS NULL
          ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC, s.id DESC
          LIMIT 1) last ON true
      WHERE c.entity_id = $1 AND c.currency = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        closing_minor: Column<typeof bankStatements, 'closingMinor'>;
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
    [`SELECT coalesce(sum(e.amount_minor), 0)::bigint AS sum
       FROM statement_entries e
      WHERE e.status = 'BOOKED'
        AND e.id = ANY (ARRAY(
              SELECT entry_id FROM statement_lines WHERE statement_id = $1
           INTERSECT
              SELECT entry_id FROM statement_lines WHERE statement_id = $2))`]: {
      values: [string | null, string | null];
      row: {
        sum: bigint;
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
       FROM reconciled_entries
      WHERE entity_id = $1 AND state = 'POSTED'`]: {
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
    [`SELECT count(*)::int AS count, count(*) FILTER (WHERE p.undoable)::int AS undoable
       FROM reconciled_entries r
      CROSS JOIN LATERAL (
            SELECT bool_and(o.kind = 'OTHER' OR (o.kind = 'FEE' AND o.file_id IS NULL)) AS undoable
              FROM entry_postings o
             WHERE o.entry_id = r.entry_id AND o.undoes IS NULL
               AND NOT EXISTS (SELECT FROM entry_postings u WHERE u.undoes = o.id)) p
      WHERE r.entry_id = ANY($1) AND r.state = 'POSTED'`]: {
      values: [readonly (string | null)[] | null];
      row: {
        count: number;
        undoable: number;
      };
    };
    [`SELECT day, part, amount_minor
       FROM bank_day_totals
      WHERE entity_id = $1 AND amount_minor <> 0
      ORDER BY day, part`]: {
      values: [string | null];
      row: {
        day: Column<typeof bankDayTotals, 'day'>;
        part: Column<typeof bankDayTotals, 'part'>;
        amount_minor: Column<typeof bankDayTotals, 'amountMinor'>;
      };
    };
    'SELECT display_name, payer_account_number FROM bank_file_connections WHERE id = $1': {
      values: [string | null];
      row: {
        display_name: Column<typeof bankFileConnections, 'displayName'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
      };
    };
    [`SELECT e.amount_minor
       FROM statement_entries e
       JOIN statement_accounts a ON a.id = e.account_id
      WHERE a.entity_id = $1 AND e.bank_reference = 'REF2'`]: {
      values: [string | null];
      row: {
        amount_minor: Column<typeof statementEntries, 'amountMinor'>;
      };
    };
    [`SELECT e.id, e.received_at
         FROM statement_files f
         JOIN statement_files e
           ON e.entity_id = f.entity_id AND e.result = 'STORED' AND e.taken_back_at IS NULL
              AND e.fetched_from = f.fetched_from
              AND (e.arrival < f.arrival OR (e.arrival IS NULL AND f.arrival IS NOT NULL))
        WHERE f.id = $1
        ORDER BY e.arrival NULLS FIRST, e.received_at
        LIMIT $2`]: {
      values: [string | null, bigint | number | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
        received_at: Column<typeof statementFiles, 'receivedAt'>;
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
    'SELECT entry_id, state, booking_date, amount_minor FROM reconciled_entries WHERE entry_id = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        entry_id: Column<typeof reconciledEntries, 'entryId'>;
        state: Column<typeof reconciledEntries, 'state'>;
        booking_date: Column<typeof reconciledEntries, 'bookingDate'>;
        amount_minor: Column<typeof reconciledEntries, 'amountMinor'>;
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
    'SELECT f.id FROM statement_files f WHERE f.entity_id = $1 AND f.result <> \'READ\'': {
      values: [string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    [`SELECT f.id, f.entity_id, f.sha256, f.file_name, f.bytes, f.csv, is_by_users(f.id) AS by_users
       FROM statement_files f
      WHERE f.id = $1 AND f.result <> 'READ' AND f.taken_back_at IS NULL
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
    'SELECT flagged FROM batch_checks WHERE batch_id = $1': {
      values: [string | null];
      row: {
        flagged: Column<typeof batchChecks, 'flagged'>;
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
       FROM statement_files
      WHERE result = 'STORED' AND (received_at < $1 OR received_at > $3)
      ORDER BY arrival NULLS FIRST, received_at
      LIMIT $2
        FOR UPDATE SKIP LOCKED`]: {
      values: [Date | string | null, bigint | number | null, Date | string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
      };
    };
    'SELECT id FROM bank_file_connections WHERE entity_id = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
      };
    };
    'SELECT id FROM pgboss.job WHERE name = \'read-statement-file\' AND data ->> \'fileId\' = $1::text': {
      values: [string | null];
      row: {
        id: string;
      };
    };
    'SELECT id FROM statement_files WHERE id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
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
    [`SELECT id, fetched_at, result, csv
       FROM statement_files
      WHERE entity_id = $1 AND sha256 = $2 AND taken_back_at IS NULL
        FOR UPDATE`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof statementFiles, 'id'>;
        fetched_at: Column<typeof statementFiles, 'fetchedAt'> | null;
        result: Column<typeof statementFiles, 'result'>;
        csv: Column<typeof statementFiles, 'csv'> | null;
      };
    };
    'SELECT id, payer_account_number FROM bank_file_connections WHERE entity_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof bankFileConnections, 'id'>;
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
      };
    };
    [`SELECT l.key_hash, l.alike_hash, l.entry_id,
            EXISTS (SELECT 1
                      FROM statement_lines o
                      JOIN bank_statements s ON s.id = o.statement_id
                     WHERE o.entry_id = l.entry_id AND s.kind = 'STATEMENT'
                       AND s.taken_back_at IS NULL) AS on_statement,
            EXISTS (SELECT 1
                      FROM statement_lines o
                      JOIN bank_statements s ON s.id = o.statement_id
                     WHERE o.entry_id = l.entry_id AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
                       AND s.opening_minor = $4 AND coalesce(s.sequence_number = $5, true)) AS of_same_place,
            coalesce(r.state <> 'POSTED' AND is_by_users(r.file_id),
                     $6 AND NOT EXISTS (
                       SELECT 1
                         FROM statement_lines o
                         JOIN bank_statements s ON s.id = o.statement_id
                        WHERE o.entry_id = l.entry_id AND NOT is_by_users(s.file_id))) AS doubtful
       FROM statement_lines l
       JOIN bank_statements b ON b.id = l.statement_id AND b.taken_back_at IS NULL
       JOIN statement_entries e ON e.id = l.entry_id
       LEFT JOIN reconciled_entries r ON r.entry_id = e.id
      WHERE l.account_id = $1 AND e.status = 'BOOKED'
        AND (l.key_hash = ANY($2) OR l.alike_hash = ANY($3))`]: {
      values: [string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, bigint | number | null, number | null, boolean];
      row: {
        key_hash: Column<typeof statementLines, 'keyHash'>;
        alike_hash: Column<typeof statementLines, 'alikeHash'>;
        entry_id: Column<typeof statementLines, 'entryId'>;
        on_statement: boolean;
        of_same_place: boolean;
        doubtful: boolean;
      };
    };
    'SELECT payer_account_number, currency FROM bank_file_connections WHERE id = $1': {
      values: [string | null];
      row: {
        payer_account_number: Column<typeof bankFileConnections, 'payerAccountNumber'>;
        currency: Column<typeof bankFileConnections, 'currency'>;
      };
    };
    'SELECT result FROM statement_files WHERE entity_id = $1': {
      values: [string | null];
      row: {
        result: Column<typeof statementFiles, 'result'>;
      };
    };
    'SELECT result FROM statement_files WHERE entity_id = $1 ORDER BY arrival': {
      values: [string | null];
      row: {
        result: Column<typeof statementFiles, 'result'>;
      };
    };
    [`SELECT s.id, s.kind, s.statement_name, s.sequence_number, s.opening_minor, s.opening_date,
            s.closing_minor, s.closing_date, s.by_users AND is_by_users(s.file_id) AS by_users,
            ARRAY(SELECT l.key_hash FROM statement_lines l WHERE l.statement_id = s.id) AS keys
       FROM bank_statements s
      WHERE s.account_id = $1 AND s.kind = $2 AND s.statement_name = $3 AND s.taken_back_at IS NULL
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
    'UPDATE bank_statements SET taken_back_at = $2, taken_back_by = $3, taken_back_reason = $4 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null, string | null];
      row: never;
    };
    [`UPDATE entry_rules
        SET ended_at = $2, ended_by = $3
      WHERE entry_id = ANY($1) AND confirmed_at IS NULL AND ended_at IS NULL
      RETURNING id, entry_id`]: {
      values: [readonly (string | null)[] | null, Date | string | null, string | null];
      row: {
        id: Column<typeof entryRules, 'id'>;
        entry_id: Column<typeof entryRules, 'entryId'>;
      };
    };
    [`UPDATE reconciled_entries
          SET state = 'TAKEN_BACK', verdict = NULL, proposal = NULL, rests = true
        WHERE entry_id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: never;
    };
    [`UPDATE reconciled_entries SET file_id = $2, rests = false
      WHERE entry_id = ANY($1) AND state <> 'POSTED'`]: {
      values: [readonly (string | null)[] | null, string | null];
      row: never;
    };
    [`UPDATE reconciled_entries r
        SET file_id = n.file_id, rests = false
       FROM (SELECT DISTINCT ON (l.entry_id) l.entry_id, s.file_id
               FROM statement_lines l
               JOIN statement_lines o ON o.entry_id = l.entry_id
               JOIN bank_statements s ON s.id = o.statement_id AND s.taken_back_at IS NULL
              WHERE l.statement_id = $1
              ORDER BY l.entry_id, s.file_id <> $2, is_by_users(s.file_id), s.received_at, s.id) n
      WHERE r.entry_id = n.entry_id AND r.file_id = $2 AND n.file_id <> $2
        AND r.state IN ('OPEN', 'SET_ASIDE')`]: {
      values: [string | null, string | null];
      row: never;
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
    [`UPDATE statement_files
        SET result = CASE WHEN fetched_at IS NULL AND $4::timestamptz IS NOT NULL
                               AND (statements @> '[{"arrival": "CHANGED"}]'
                                    OR statements @> '[{"arrival": "AGAIN"}]')
                          THEN 'STORED' ELSE result END,
            csv = CASE WHEN result = 'READ' THEN csv ELSE coalesce($2, csv) END,
            uploaders = CASE WHEN result = 'READ' THEN uploaders ELSE uploaders || $3::uuid[] END,
            fetched_at = coalesce(fetched_at, $4),
            fetched_from = coalesce(fetched_from, $5),
            fetch_count = fetch_count + CASE WHEN $4::timestamptz IS NULL THEN 0 ELSE 1 END,
            last_fetched_at = coalesce($4, last_fetched_at)
      WHERE id = $1
      RETURNING result`]: {
      values: [string | null, unknown, readonly (string | null)[] | null, Date | string | null, string | null];
      row: {
        result: Column<typeof statementFiles, 'result'>;
      };
    };
    [`UPDATE statement_files
        SET taken_back_at = $4
      WHERE entity_id = $1 AND taken_back_at IS NULL AND fetched_at IS NULL
        AND (id = $3 OR statements @> jsonb_build_array(jsonb_build_object('statementId', $2::uuid)))`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE statement_files SET format = $2, statements = $3 WHERE id = $1': {
      values: [string | null, string | null, unknown];
      row: never;
    };
    'UPDATE statement_findings SET resolved_at = $2 WHERE id = ANY($1) AND resolved_at IS NULL': {
      values: [readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    [`UPDATE statement_findings x
        SET resolved_at = $2, closed_by = $3, closing_note = $4
      WHERE x.statement_id = $1 AND x.resolved_at IS NULL
        AND NOT (x.code = 'CONTRADICTED'
                 AND EXISTS (SELECT 1
                               FROM bank_statements s
                               JOIN statement_files f ON f.id = s.file_id
                              WHERE s.id = $1 AND $3 = ANY (f.uploaders)))`]: {
      values: [string | null, Date | string | null, string | null, string | null];
      row: never;
    };
  }
}
