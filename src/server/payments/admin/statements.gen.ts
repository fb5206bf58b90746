// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { auditLog } from '../../audit/tables.ts';
import type { entities, localCredentials, users } from '../../identity/tables.ts';
import type { firstStart } from './tables.ts';
import type { banks, entityConfigs, operatorHolidays, paymentConfigs } from '../entity/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    'DELETE FROM banks': {
      values: [];
      row: never;
    };
    [`DELETE FROM operator_holidays
      WHERE date = $1 AND entity_id IS NOT DISTINCT FROM $2
      RETURNING name`]: {
      values: [Date | string | null, string | null];
      row: {
        name: Column<typeof operatorHolidays, 'name'>;
      };
    };
    'DELETE FROM public_payees': {
      values: [];
      row: never;
    };
    [`INSERT INTO banks
            (code, display_name, country_code, default_branch_code, account_number_min_length,
             account_number_max_length, rails, source_date)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, string | null, number | null, number | null, readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO control_changes
            (id, entity_id, kind, subject_id, basis, wanted, reason, asked_by, asked_at, expires_at, state)
     VALUES ($1, $2, 'INVITE_USER', NULL, '{}', $3, $4, $5, $6, $7, 'WAITING')`]: {
      values: [string | null, string | null, unknown, string | null, string | null, Date | string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
           VALUES ($1, $2, $3, $3, $4)`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
     VALUES ($1, $2, $3, $3, $4)`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entity_configs
            (entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
             max_batch_amounts, rails, updated_at)
     VALUES ($1, $2, $3, $4, true, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, readonly (string | null)[] | null, number | null, unknown, unknown, Date | string | null];
      row: never;
    };
    [`INSERT INTO entity_configs AS c
            (entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
             max_batch_amounts, rails, updated_at)
     VALUES ($1, coalesce($2, $3), $4, coalesce($5::text[], $6), coalesce($7, true), $8, $9, $10, $11)
     ON CONFLICT (entity_id) DO UPDATE
        SET legal_name = coalesce($2, c.legal_name),
            enabled_currencies = coalesce($5::text[], c.enabled_currencies),
            payouts_enabled = coalesce($7, c.payouts_enabled),
            updated_at = $11`]: {
      values: [string | null, string | null, string | null, string | null, readonly (string | null)[] | null, readonly (string | null)[] | null, boolean | null, number | null, unknown, unknown, Date | string | null];
      row: never;
    };
    [`INSERT INTO first_start (token_hash, made_at, expires_at)
       VALUES ($1, $2, $3)
       ON CONFLICT (is_only) DO UPDATE
          SET token_hash = excluded.token_hash,
              made_at = excluded.made_at,
              expires_at = excluded.expires_at`]: {
      values: [Uint8Array | null, Date | string | null, Date | string | null];
      row: never;
    };
    'INSERT INTO local_credentials (login_id, password_hash) VALUES ($1, $2)': {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO operator_holidays (date, entity_id, name, created_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT ON CONSTRAINT operator_holidays_day DO UPDATE
        SET name = excluded.name`]: {
      values: [Date | string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO public_payees
            (code, name, country_code, bank_code, branch_code, account_number, account_type,
             reference_format, reference_help, source_date)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users
            (id, entity_id, name, display_name, email, roles, issuer, subject, language, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | null, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    'SELECT EXISTS (SELECT 1 FROM entities) AS has_entity': {
      values: [];
      row: {
        has_entity: boolean;
      };
    };
    'SELECT action, actor_kind FROM audit_log WHERE entity_id = $1 ORDER BY seq': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
        actor_kind: Column<typeof auditLog, 'actorKind'>;
      };
    };
    'SELECT country FROM entity_configs WHERE entity_id = $1 AND country <> $2': {
      values: [string | null, string | null];
      row: {
        country: Column<typeof entityConfigs, 'country'>;
      };
    };
    [`SELECT country, max_batch_amounts AS amounts
       FROM entity_configs
      WHERE entity_id = $1
        FOR UPDATE`]: {
      values: [string | null];
      row: {
        country: Column<typeof entityConfigs, 'country'>;
        amounts: Column<typeof entityConfigs, 'maxBatchAmounts'>;
      };
    };
    'SELECT country, rails FROM entity_configs WHERE entity_id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        country: Column<typeof entityConfigs, 'country'>;
        rails: Column<typeof entityConfigs, 'rails'>;
      };
    };
    'SELECT default_branch_code FROM banks WHERE code = $1 AND country_code = $2': {
      values: [string | null, string | null];
      row: {
        default_branch_code: Column<typeof banks, 'defaultBranchCode'>;
      };
    };
    [`SELECT e.id, e.name, c.legal_name, c.country, c.enabled_currencies, c.payouts_enabled,
              c.max_batch_withdrawals, c.max_batch_amounts, c.rails, p.version, p.timezone, p.approval_rules,
              p.default_rail
         FROM entities e
         JOIN entity_configs c ON c.entity_id = e.id
         JOIN payment_configs p ON p.entity_id = e.id`]: {
      values: [];
      row: {
        id: Column<typeof entities, 'id'>;
        name: Column<typeof entities, 'name'>;
        legal_name: Column<typeof entityConfigs, 'legalName'>;
        country: Column<typeof entityConfigs, 'country'>;
        enabled_currencies: Column<typeof entityConfigs, 'enabledCurrencies'>;
        payouts_enabled: Column<typeof entityConfigs, 'payoutsEnabled'>;
        max_batch_withdrawals: Column<typeof entityConfigs, 'maxBatchWithdrawals'>;
        max_batch_amounts: Column<typeof entityConfigs, 'maxBatchAmounts'>;
        rails: Column<typeof entityConfigs, 'rails'>;
        version: Column<typeof paymentConfigs, 'version'>;
        timezone: Column<typeof paymentConfigs, 'timezone'>;
        approval_rules: Column<typeof paymentConfigs, 'approvalRules'>;
        default_rail: Column<typeof paymentConfigs, 'defaultRail'>;
      };
    };
    'SELECT id FROM entities ORDER BY id': {
      values: [];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE name = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    [`SELECT is_only
       FROM first_start
      WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 `]: {
      values: [Uint8Array | null, Date | string | null];
      row: {
        is_only: Column<typeof firstStart, 'isOnly'>;
      };
    };
    [`SELECT is_only
       FROM first_start
      WHERE token_hash = $1 AND used_at IS NULL AND expires_at > $2 FOR UPDATE`]: {
      values: [Uint8Array | null, Date | string | null];
      row: {
        is_only: Column<typeof firstStart, 'isOnly'>;
      };
    };
    'SELECT language FROM users': {
      values: [];
      row: {
        language: Column<typeof users, 'language'> | null;
      };
    };
    'SELECT name FROM pg_timezone_names WHERE name IS NOT NULL': {
      values: [];
      row: {
        name: string;
      };
    };
    'SELECT name, issuer, subject FROM users': {
      values: [];
      row: {
        name: Column<typeof users, 'name'>;
        issuer: Column<typeof users, 'issuer'>;
        subject: Column<typeof users, 'subject'>;
      };
    };
    'SELECT token_hash FROM first_start': {
      values: [];
      row: {
        token_hash: Column<typeof firstStart, 'tokenHash'>;
      };
    };
    [`SELECT u.id, u.name, u.display_name, u.email, u.roles, c.password_hash
         FROM users u
         JOIN local_credentials c ON c.login_id = u.login_id`]: {
      values: [];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        display_name: Column<typeof users, 'displayName'> | null;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        password_hash: Column<typeof localCredentials, 'passwordHash'>;
      };
    };
    'UPDATE control_changes SET state = \'APPLIED\', decided_by = $2, decided_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    [`UPDATE entity_configs
            SET max_batch_withdrawals = coalesce($2, max_batch_withdrawals),
                max_batch_amounts = $3,
                payouts_enabled = coalesce($4, payouts_enabled),
                updated_at = $5
          WHERE entity_id = $1`]: {
      values: [string | null, number | null, unknown, boolean | null, Date | string | null];
      row: never;
    };
    'UPDATE entity_configs SET rails = $2, updated_at = $3 WHERE entity_id = $1': {
      values: [string | null, unknown, Date | string | null];
      row: never;
    };
    'UPDATE first_start SET used_at = $1, entity_id = $2': {
      values: [Date | string | null, string | null];
      row: never;
    };
  }
}
