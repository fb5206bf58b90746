// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../src/server/platform/database/pool.ts';
import type { entities, users } from '../src/server/identity/tables.ts';
import type { batches, payouts } from '../src/server/payments/batches/tables.ts';
import type { paymentRequests } from '../src/server/payments/collections/tables.ts';
import type { schedules } from '../src/server/payments/schedules/tables.ts';

declare module '../src/server/platform/database/pool.ts' {
  interface Statements {
    'ANALYZE': {
      values: [];
      row: never;
    };
    [`INSERT INTO approvals (batch_id, user_id, entity_id, content_digest, approved_at)
       SELECT $1, id, $3, $4, $5 FROM unnest($2::uuid[]) AS id`]: {
      values: [string | null, readonly (string | null)[] | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO bank_file_connections
            (id, entity_id, display_name, state, transport, rails, currency, payer_name, payer_branch_code,
             payer_account_number, payer_account_type, profile, version,
             changed_by, changed_at, unconfirmed_by, created_at, updated_at)
     VALUES ($1, $2, 'Bench', 'DRAFT', 'DOWNLOAD', '{EFT}', 'ZAR', 'Bench', '250655', $3, 'CURRENT', $4, 1,
             $5, now(), ARRAY[$5::uuid], now(), now())`]: {
      values: [string | null, string | null, string | null, unknown, string | null];
      row: never;
    };
    [`INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
         total_unit_fee_minor, total_vat_minor, content_digest, approvals_required, created_by, created_at,
         expires_at, updated_at)
       VALUES ($1, $2, 'COPY', 'PENDING_APPROVAL', 'ZAR', $3, 1, 1, 1, repeat('0', 64), 1, $4, $5, $5, $5)`]: {
      values: [string | null, string | null, number | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
     VALUES ($1, $2, $1::uuid, $1::uuid, $3)`]: {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entity_configs
            (entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
             max_batch_amounts, rails, updated_at)
     VALUES ($1, 'Bench', 'ZA', '{ZAR}', true, 1000000, '[]', '[]', now())`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
         max_batch_withdrawals, max_batch_amounts, rails, updated_at)
       VALUES ($1, 'Bench', 'ZA', '{ZAR}', true, 100000, '[]',
         '[{"rail":"EFT","maxAmountMinor":"500000000","unitFeeMinor":"250","cutOff":null}]', now())`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
       max_batch_withdrawals, max_batch_amounts, rails, updated_at)
     VALUES ($1, 'Bench (Pty) Ltd', 'ZA', '{ZAR}', true, 1000, '[]', '[]', $2)`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
       max_batch_withdrawals, max_batch_amounts, rails, updated_at)
     VALUES ($1, 'Bench', 'ZA', '{ZAR}', true, 100000, '[]', '[]', now())`]: {
      values: [string | null];
      row: never;
    };
    'INSERT INTO oidc_records (kind, id, payload, expires_at) VALUES (\'Grant\', $1, $2, $3)': {
      values: [string | null, unknown, Date | string | null];
      row: never;
    };
    [`INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules, approval_expiry_days,
       release_delay_seconds, default_rail, duplicate_window_days, unusual_amount_percent, timezone,
       notification_emails, low_balance_thresholds, settlement_limit_currency, settlement_limit_minor,
       updated_at, updated_by)
     VALUES ($1, 1, 'ZAR', '[{"currency":"ZAR","upToAmountMinor":null,"approvalsRequired":2}]', 14, 0, 'EFT',
       30, 50, 'Africa/Johannesburg', '{}', '[]', 'ZAR', 0, now(), $2)`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO schedule_approvals (schedule_id, version, user_id, entity_id, content_digest, approved_at)
     SELECT s.id, 1, $2, $1, repeat('0', 64), $3 FROM schedules s WHERE s.entity_id = $1`]: {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO schedule_approvals (schedule_id, version, user_id, entity_id, content_digest, approved_at)
     SELECT s.id, 1, $2, $1, repeat('0', 64), now() FROM schedules s WHERE s.entity_id = $1`]: {
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
    [`INSERT INTO schedule_rows (schedule_id, version, entity_id, row_number, beneficiary_name, bank_code,
       branch_code, account_number, account_type, amount_minor, rail, request)
     SELECT s.id, 1, $1, i, 'Thandi Nkosi ' || n.number, 'FNB', '250655', n.number::text, 'CURRENT', 100,
            'EFT',
            jsonb_build_object('beneficiaryName', 'Thandi Nkosi ' || n.number, 'bankCode', 'FNB',
              'branchCode', '250655', 'accountNumber', n.number::text, 'accountType', 'CURRENT',
              'amount', '1.00', 'beneficiaryReference', 'WEEK')
       FROM (SELECT id, row_number() OVER (ORDER BY id) AS at FROM schedules WHERE entity_id = $1) s,
            generate_series(1, $2::int) AS i,
            LATERAL (SELECT 6000000000 + s.at * $2 + i AS number) n`]: {
      values: [string | null, number | null];
      row: never;
    };
    [`INSERT INTO schedule_runs (schedule_id, due_on, entity_id, status, is_changed, standing_reasons,
       created_at, updated_at)
     SELECT s.id, s.runs_from + n * 7, $1, 'SKIPPED', false, '{}', $3, $3
       FROM schedules s, generate_series(0, $2::int - 1) AS n
      WHERE s.entity_id = $1`]: {
      values: [string | null, number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO schedule_versions (schedule_id, version, entity_id, status, label, approval_mode, source,
       every, interval, weekday, starts_on, if_not_banking_day, create_days_ahead, if_short, withdrawal_count,
       total_amount_minor, content_digest, approval_amount_minor, approvals_required, created_by, created_at,
       expires_at)
     SELECT s.id, 1, $1, 'PENDING_APPROVAL', 'Weekly', 'EACH_RUN', 'ROWS', 'WEEK', 1, $3, $5::date,
            'FOLLOWING', 5, 'WAIT', $4::int, $4::bigint * 100, repeat('0', 64), 100, 1, $2, now(),
            now() + interval '1 day'
       FROM schedules s
      WHERE s.entity_id = $1`]: {
      values: [string | null, string | null, string | null, number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO schedule_versions (schedule_id, version, entity_id, status, label, approval_mode, source,
       every, interval, weekday, starts_on, if_not_banking_day, create_days_ahead, if_short, withdrawal_count,
       total_amount_minor, content_digest, approval_amount_minor, approvals_required, created_by, created_at,
       expires_at)
     SELECT s.id, 1, $1, 'PENDING_APPROVAL', 'Weekly', 'EACH_RUN', 'ROWS', 'WEEK', 1, 'FRIDAY', s.runs_from,
            'PRECEDING', 2, 'WAIT', 1, 100, repeat('0', 64), 100, 1, $2, $3,
            $3::timestamptz + interval '1 day'
       FROM schedules s
      WHERE s.entity_id = $1`]: {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO schedules (id, entity_id, currency, status, latest_version, runs_from, created_at,
       updated_at)
     SELECT gen_random_uuid(), $1, 'ZAR', 'PENDING_APPROVAL', 1, $2::timestamptz::date - $3::int * 7, $2, $2
       FROM generate_series(1, $4::int)`]: {
      values: [string | null, Date | string | null, number | null, number | null];
      row: never;
    };
    [`INSERT INTO schedules (id, entity_id, currency, status, latest_version, runs_from, created_at,
       updated_at)
     SELECT gen_random_uuid(), $1, 'ZAR', 'PENDING_APPROVAL', 1, $3::date, now(), now()
       FROM generate_series(1, $2::int)`]: {
      values: [string | null, number | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users (id, entity_id, name, roles, subject, created_at)
     SELECT id, $2, 'approver ' || id, '{APPROVER}', id::text, $3 FROM unnest($1::uuid[]) AS id`]: {
      values: [readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users (id, entity_id, name, roles, subject, created_at)
     SELECT id, $2, 'client ' || id, '{VIEWER}', id::text, $3 FROM unnest($1::uuid[]) AS id`]: {
      values: [readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users (id, entity_id, name, roles, subject, created_at)
     SELECT id, $2, 'reader ' || id, '{VIEWER}', id::text, $3 FROM unnest($1::uuid[]) AS id`]: {
      values: [readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users (id, entity_id, name, roles, subject, created_at)
     VALUES ($1, $2, 'bench', '{PREPARER}', 'bench', $3)`]: {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'SELECT count(*)::int AS batches FROM batches WHERE entity_id = $1 AND schedule_id IS NOT NULL': {
      values: [string | null];
      row: {
        batches: number;
      };
    };
    'SELECT id FROM payouts WHERE entity_id = $1 LIMIT 1': {
      values: [string | null];
      row: {
        id: Column<typeof payouts, 'id'>;
      };
    };
    'SELECT id FROM schedules WHERE entity_id = $1 ORDER BY id LIMIT 1': {
      values: [string | null];
      row: {
        id: Column<typeof schedules, 'id'>;
      };
    };
    [`SELECT p.beneficiary_id, p.batch_id, p.amount_minor
       FROM payouts p
      WHERE p.entity_id = $1 AND p.batch_id IS NOT NULL
      ORDER BY p.created_at DESC, p.id DESC
      LIMIT 2000`]: {
      values: [string | null];
      row: {
        beneficiary_id: Column<typeof payouts, 'beneficiaryId'> | null;
        batch_id: Column<typeof payouts, 'batchId'>;
        amount_minor: Column<typeof payouts, 'amountMinor'>;
      };
    };
    [`SELECT p.currency, p.direction, p.status, count(*) AS count, sum(p.amount_minor) AS amount
         FROM payouts p
        WHERE p.entity_id = $1 AND ($2::text IS NULL OR p.direction = $2)
          AND ($3::text IS NULL OR p.status = $3)
          AND p.created_at >= $4 AND p.created_at <= $5
        GROUP BY 1, 2, 3`]: {
      values: [string | null, string | null, string | null, Date | string | null, Date | string | null];
      row: {
        currency: Column<typeof payouts, 'currency'>;
        direction: Column<typeof payouts, 'direction'>;
        status: Column<typeof payouts, 'status'>;
        count: bigint;
        amount: string;
      };
    };
    [`SELECT r.reference, r.invoice_number
         FROM payment_requests r
        WHERE r.entity_id = $1 AND r.payer_id = $2
        ORDER BY r.due_on
        LIMIT 1`]: {
      values: [string | null, string | null];
      row: {
        reference: Column<typeof paymentRequests, 'reference'>;
        invoice_number: Column<typeof paymentRequests, 'invoiceNumber'> | null;
      };
    };
    'SELECT status FROM batches WHERE id = $1': {
      values: [string | null];
      row: {
        status: Column<typeof batches, 'status'>;
      };
    };
    [`SELECT u.id AS user_id, u.name AS user_name, u.email, u.roles, u.disabled_at,
  e.id AS entity_id, e.name AS entity_name, e.account_id, e.primary_account_id FROM users u JOIN entities e ON e.id = u.entity_id WHERE u.id = ANY($1)`]: {
      values: [readonly (string | null)[] | null];
      row: {
        user_id: Column<typeof users, 'id'>;
        user_name: Column<typeof users, 'name'>;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
        entity_id: Column<typeof entities, 'id'>;
        entity_name: Column<typeof entities, 'name'>;
        account_id: Column<typeof entities, 'accountId'>;
        primary_account_id: Column<typeof entities, 'primaryAccountId'>;
      };
    };
    'UPDATE batches SET label = $2 WHERE id = $1': {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE batches SET status = \'APPROVED\', release_at = $2, updated_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE schedule_versions SET status = \'IN_FORCE\' WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    [`UPDATE schedules
        SET next_at = now()
      WHERE id IN (SELECT s.id
                     FROM schedules s
                    WHERE s.entity_id = $1
                      AND NOT EXISTS (SELECT FROM schedule_runs n WHERE n.schedule_id = s.id)
                    ORDER BY s.id
                    LIMIT $2)`]: {
      values: [string | null, bigint | number | null];
      row: never;
    };
    'UPDATE schedules SET version = 1, status = \'ACTIVE\' WHERE entity_id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE schedules SET version = 1, status = \'ACTIVE\', next_at = $2 WHERE entity_id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
  }
}
