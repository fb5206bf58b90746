// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../src/server/platform/database/pool.ts';
import type { entities, users } from '../src/server/identity/tables.ts';
import type { batches, payouts } from '../src/server/payments/batches/tables.ts';

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
    'SELECT id FROM payouts WHERE entity_id = $1 LIMIT 1': {
      values: [string | null];
      row: {
        id: Column<typeof payouts, 'id'>;
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
  }
}
