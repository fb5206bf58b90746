// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { entities, passkeys, users } from '../../identity/tables.ts';
import type { bankFileReplies, bankFiles } from '../bank-files/tables.ts';
import type { batches, beneficiaries, withdrawals } from '../batches/tables.ts';
import type { paymentRequests } from '../collections/tables.ts';
import type { events } from '../events/tables.ts';
import type { ledgerAccounts } from '../ledger/tables.ts';
import type { bankStatements, statementAccounts, statementFiles } from '../reconciling/statements/tables.ts';
import type { schedules } from '../schedules/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    'ALTER TABLE batches DISABLE TRIGGER batches_guard': {
      values: [];
      row: never;
    };
    'ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_guard': {
      values: [];
      row: never;
    };
    'DELETE FROM payment_configs WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO approval_assertions (nonce, batch_id, user_id, entity_id, passkey_id, content_digest,
       authenticator_data, client_data_json, signature, given_at)
     SELECT nonce, batch_id, user_id, entity_id, $3, content_digest,
            decode(repeat('00', 32) || '0500000000', 'hex'),
            convert_to(jsonb_build_object('type', 'webauthn.get', 'challenge', challenge)::text, 'UTF8'),
            'signature', approved_at
       FROM approvals,
            LATERAL (SELECT sha256(uuid_send(batch_id)) AS nonce) AS nonces,
            LATERAL (SELECT translate(
                       rtrim(encode(approval_challenge(content_digest, batch_id, nonce), 'base64'), '='),
                       '+/', '-_') AS challenge) AS challenges
      WHERE entity_id = $1 AND user_id = $2`]: {
      values: [string | null, string | null, string | null];
      row: never;
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
     SELECT id, $2, $1, content_digest, created_at FROM batches WHERE entity_id = $1 AND created_by <> $2`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO bank_day_totals (entity_id, account_number, currency, day, part, amount_minor)
     SELECT $1, '62000000001', 'ZAR', s.order_date, p.part, 1
       FROM bank_statements s, unnest(ARRAY['ENTRIES', 'POSTED_FEE', 'BOOKED_FEE']) AS p (part)
      WHERE s.entity_id = $1 AND s.kind = 'STATEMENT'`]: {
      values: [string | null];
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
    [`INSERT INTO beneficiaries (id, entity_id, bank_code, account_number, created_at)
       SELECT DISTINCT "beneficiaryId", $2::uuid, "bankCode", "accountNumber", $3::timestamptz
         FROM jsonb_to_recordset($1) AS r ("beneficiaryId" uuid, "bankCode" text, "accountNumber" text)
       ON CONFLICT DO NOTHING`]: {
      values: [unknown, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
         VALUES ($1, $2, $3, $3, $4)`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
       max_batch_withdrawals, max_batch_amounts, rails, updated_at)
     VALUES ($1, 'Test Entity (Pty) Ltd', 'ZA', '{ZAR,USD}', true,
       100000, '[{"currency":"ZAR","amountMinor":"1000000000000"}]', $2, $3)`]: {
      values: [string | null, unknown, Date | string | null];
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
    [`INSERT INTO entry_rules
            (id, entity_id, account_id, entry_id, category, is_out, words, from_minor, to_minor, is_automatic,
             proposed_at, proposed_by)
     SELECT gen_random_uuid(), $1, r.account_id, r.entry_id, 'TAX', true, 'WORDS', 1, 100, true,
            timestamptz '2018-03-20' + row_number() OVER (ORDER BY r.entry_id) * interval '1 hour',
            (SELECT u.id FROM users u WHERE u.entity_id = $1 ORDER BY u.id LIMIT 1)
       FROM reconciled_entries r
      WHERE r.entity_id = $1 AND r.state = 'OPEN'
      ORDER BY r.entry_id
      LIMIT 1000`]: {
      values: [string | null];
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
    [`INSERT INTO ledger_accounts (entity_id, access_type, bucket, currency, balance_minor)
       VALUES ($1, 'OUTSIDE', 'OUTSIDE', $2, 0),
              ($1, 'FUNDING', 'AVAILABLE', $2, 0),
              ($1, 'FUNDING', 'RESERVED', $2, 0)
       ON CONFLICT DO NOTHING`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO local_credentials (login_id, password_hash)
     VALUES ($1, $2)
     ON CONFLICT DO NOTHING`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO passkeys (id, entity_id, user_id, name, credential_id, public_key, counter, transports,
       backup_eligible, backed_up, created_at)
     VALUES (gen_random_uuid(), $1, $2, 'Laptop', uuid_send(gen_random_uuid()), 'key', 0, '{internal}',
       false, false, '2024-01-01')
     RETURNING id`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof passkeys, 'id'>;
      };
    };
    [`INSERT INTO pay_links (token_hash, entity_id, request_id, number, created_by, created_at)
     SELECT sha256(r.id::text::bytea), r.entity_id, r.id, 1, $2, $3
       FROM payment_requests r
      WHERE r.entity_id = $1`]: {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payees (id, entity_id, name, name_key, search_name, created_at)
     SELECT gen_random_uuid(), $1, 'Kgosi ' || n, 'kgosi ' || n, ' kgosi ' || n, $2
       FROM generate_series(1, 2000) n`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules,
       step_up_max_age_seconds, approval_expiry_days, release_delay_seconds, default_rail,
       duplicate_window_days, timezone, notification_emails, updated_at, unusual_amount_percent,
       if_not_banking_day, low_balance_thresholds, settlement_limit_currency, settlement_limit_minor,
       standing_currency, standing_limit_minor, standing_months, passkey_above_minor, payee_accounts,
       verified_above_minor, verified_months)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17,
       $18, $19, $20, $21, $22, $23, $24)`]: {
      values: [string | null, number | null, string | null, unknown, number | null, number | null, number | null, string | null, number | null, string | null, readonly (string | null)[] | null, Date | string | null, number | null, string | null, unknown, string | null, bigint | number | null, string | null, bigint | number | null, number | null, bigint | number | null, string | null, bigint | number | null, number | null];
      row: never;
    };
    [`INSERT INTO payment_requests (id, entity_id, payer_id, label, invoice_number, currency, amount_minor,
       due_on, allows_part, on_too_much, reference, status, paid_minor, version, created_by, created_at,
       updated_at)
     SELECT gen_random_uuid(), $1, ($3::uuid[])[1 + n % 2000], 'Fees', 'INV-' || n, 'ZAR', 100 + n,
            to_char(date '2020-01-01' + (n % 1800)::int, 'YYYY-MM-DD'), true, 'ASK', r.reference, 'OPEN', 0,
            1, $2, $5, $5
       FROM unnest($4::text[]) WITH ORDINALITY AS r (reference, n)`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, Date | string | null];
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
    [`INSERT INTO receipts (id, entity_id, account_id, entry_id, currency, amount_minor, received_on, text,
         reason, payer_id, status, allocated_minor, transfer_id, payout_id, version, created_at, updated_at)
       SELECT gen_random_uuid(), $1, (SELECT a.id FROM statement_accounts a WHERE a.entity_id = $1 LIMIT 1),
              gen_random_uuid(), 'ZAR', 100, to_char(date '2020-01-01' + (n % 1800)::int, 'YYYY-MM-DD'),
              'EFT RECEIPT ' || n, 'REFERENCE', p.id,
              CASE n % 10 WHEN 0 THEN 'UNALLOCATED' ELSE 'ALLOCATED' END,
              CASE n % 10 WHEN 0 THEN 0 ELSE 100 END, gen_random_uuid(), gen_random_uuid(), 1,
              timestamptz '2020-01-01', timestamptz '2020-01-01'
         FROM (SELECT p.id, row_number() OVER (ORDER BY p.id) AS k FROM payers p WHERE p.entity_id = $1) p
         JOIN generate_series(1, 8000) AS n ON p.k = 1 + n % 2000`]: {
      values: [string | null];
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
    [`INSERT INTO schedule_rows (schedule_id, version, entity_id, row_number, beneficiary_name, bank_code,
       branch_code, account_number, account_type, amount_minor, rail, request)
     SELECT s.id, 1, $1, 1, 'Thandi Nkosi', 'FNB', '250655', '62012345678', 'CURRENT', 100, 'EFT',
            '{"beneficiaryName":"Thandi Nkosi","bankCode":"FNB","branchCode":"250655",
              "accountNumber":"62012345678","accountType":"CURRENT","amount":"1.00",
              "beneficiaryReference":"WEEK"}'
       FROM schedules s
      WHERE s.entity_id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO schedule_runs (schedule_id, due_on, entity_id, status, is_changed, standing_reasons,
       created_at, updated_at)
     SELECT s.id, date '2016-01-01' + n * 7, $1, 'SKIPPED', false, '{}', s.created_at, s.created_at
       FROM schedules s, generate_series(0, 520) AS n
      WHERE s.entity_id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO schedule_versions (schedule_id, version, entity_id, status, label, approval_mode, source,
       every, interval, weekday, starts_on, if_not_banking_day, create_days_ahead, if_short, withdrawal_count,
       total_amount_minor, content_digest, approval_amount_minor, approvals_required, created_by, created_at,
       expires_at)
     SELECT s.id, 1, $1, 'PENDING_APPROVAL', 'Weekly', 'EACH_RUN', 'ROWS', 'WEEK', 1, 'FRIDAY', '2016-01-01',
            'PRECEDING', 2, 'WAIT', 1, 100, repeat('0', 64), 100, 1, $2, s.created_at,
            timestamptz '2100-01-01'
       FROM schedules s
      WHERE s.entity_id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO schedules (id, entity_id, currency, status, latest_version, runs_from, created_at,
       updated_at)
     SELECT gen_random_uuid(), $1, 'ZAR', 'PENDING_APPROVAL', 1, '2016-01-01',
            timestamptz '2015-12-01' + n * interval '1 minute', timestamptz '2015-12-01'
       FROM generate_series(1, 200) AS n`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO sessions
            (token_hash, id, user_id, entity_id, authenticated_at, created_at, last_seen_at, expires_at)
     VALUES (decode(md5($1::uuid::text), 'hex'), $1, $2, $3, $4, $4, $4, $5)`]: {
      values: [string | null, string | null, string | null, Date | string | null, Date | string | null];
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
    [`INSERT INTO statement_findings (id, entity_id, statement_id, code, found_at, resolved_at)
     SELECT gen_random_uuid(), s.entity_id, s.id, 'OPENING_BREAK', '2018-03-20',
            CASE WHEN s.sequence_number % 100 <> 0 THEN timestamptz '2018-03-20' END
       FROM bank_statements s
      WHERE s.account_id = $1`]: {
      values: [string | null];
      row: never;
    };
    'INSERT INTO transfers (id, entity_id, kind, created_at) VALUES ($1, $2, \'FUND\', $3)': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO undelivered_mails
       (id, entity_id, key, queue, job, address, failed_at, tried_at, attempts, next_try_at, error)
     VALUES ($1::uuid, $2, $1::text, 'mail', '{}', 'approver@example.com', $3, $3, 1, $3, 'refused')`]: {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users (id, entity_id, login_id, name, issuer, subject, roles, created_at)
           SELECT $1, $2, l.id, l.name, l.issuer, l.subject, $3, $4
             FROM users u
             JOIN logins l ON l.id = u.login_id
            WHERE u.id = $5`]: {
      values: [string | null, string | null, readonly (string | null)[] | null, Date | string | null, string | null];
      row: never;
    };
    'INSERT INTO users (id, entity_id, name, roles, subject, created_at) VALUES ($1, $2, $3, $4, $5, $6)': {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO webhook_deliveries
            (endpoint_id, event_id, entity_id, position, type, subject_id, event_at, status, attempts,
             next_at, delivered_at)
     SELECT $1, e.id, e.entity_id, e.position, e.type, e.subject_id, e.at,
            CASE WHEN e.number <= 50 THEN 'WAITING' ELSE 'DELIVERED' END, 1, e.at, e.at
       FROM (SELECT *, row_number() OVER (ORDER BY position DESC) AS number
               FROM events
              WHERE entity_id = $2) e`]: {
      values: [string | null, string | null];
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
    [`SELECT b.id FROM beneficiaries b
      WHERE b.last_paid_at IS DISTINCT FROM (
              SELECT max(p.created_at) FROM payouts p
               WHERE p.beneficiary_id = b.id AND p.direction = 'DEBIT' AND p.status = 'COMPLETE')`]: {
      values: [];
      row: {
        id: Column<typeof beneficiaries, 'id'>;
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
    [`SELECT bucket, balance_minor FROM ledger_accounts
      WHERE entity_id = $1 AND access_type = 'FUNDING' AND currency = $2`]: {
      values: [string | null, string | null];
      row: {
        bucket: Column<typeof ledgerAccounts, 'bucket'>;
        balance_minor: Column<typeof ledgerAccounts, 'balanceMinor'>;
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
    [`SELECT count(audit_append($1, timestamptz '2024-01-01' + n * interval '1 hour', 
       CASE n % 50 WHEN 0 THEN 'SYSTEM' ELSE 'USER' END, CASE n % 50 WHEN 0 THEN NULL ELSE $2::uuid END,
       'a user', CASE n % 30 WHEN 0 THEN 'batch.labelled' ELSE 'batch.created' END, 'batch', n::text, '{}'))
       FROM generate_series(1, 3000) AS n`]: {
      values: [string | null, string | null];
      row: {
        count: bigint;
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
    'SELECT id FROM events WHERE entity_id = $1 ORDER BY position LIMIT 1': {
      values: [string | null];
      row: {
        id: Column<typeof events, 'id'>;
      };
    };
    'SELECT id FROM schedules WHERE entity_id = $1 LIMIT 1': {
      values: [string | null];
      row: {
        id: Column<typeof schedules, 'id'>;
      };
    };
    'SELECT id FROM statement_accounts WHERE entity_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof statementAccounts, 'id'>;
      };
    };
    'SELECT reference FROM payment_requests WHERE reference = ANY($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        reference: Column<typeof paymentRequests, 'reference'>;
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
    'SELECT status FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        status: Column<typeof batches, 'status'>;
      };
    };
    'SELECT status FROM withdrawals WHERE batch_id = $1 ORDER BY row_number': {
      values: [string | null];
      row: {
        status: Column<typeof withdrawals, 'status'>;
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
    [`UPDATE entry_rules SET ended_at = proposed_at, ended_by = proposed_by
      WHERE entity_id = $1 AND extract(hour FROM proposed_at AT TIME ZONE 'UTC') > 2`]: {
      values: [string | null];
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
  }
}
