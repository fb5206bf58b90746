// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { users } from '../../identity/tables.ts';
import type { batches } from '../batches/tables.ts';
import type { banks, entityConfigs, paymentConfigChanges, paymentConfigs } from './tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`INSERT INTO banks
            (code, display_name, country_code, default_branch_code, account_number_min_length,
             account_number_max_length, rails, source_date)
     SELECT b.code, b."displayName", $2, b."defaultBranchCode", b."accountNumberMinLength",
            b."accountNumberMaxLength", b.rails, $3
       FROM jsonb_to_recordset($1)
         AS b (code text, "displayName" text, "defaultBranchCode" text, "accountNumberMinLength" int,
               "accountNumberMaxLength" int, rails text[])
      WHERE NOT EXISTS (SELECT 1 FROM banks WHERE country_code = $2)
         ON CONFLICT DO NOTHING`]: {
      values: [unknown, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO payment_config_changes
            (id, entity_id, base_version, config, loosened, proposed_by, proposed_at, counts_from,
             recorded_at, state)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $7, 'PENDING')
     ON CONFLICT DO NOTHING
     RETURNING id`]: {
      values: [string | null, string | null, number | null, unknown, readonly (string | null)[] | null, string | null, Date | string | null, Date | string | null];
      row: {
        id: Column<typeof paymentConfigChanges, 'id'>;
      };
    };
    [`INSERT INTO payment_configs AS saved
            (entity_id, version, default_currency, approval_rules, step_up_max_age_seconds,
             approval_expiry_days, release_delay_seconds, default_rail, duplicate_window_days, timezone,
             notification_emails, updated_at, updated_by, unusual_amount_percent, if_not_banking_day,
             low_balance_thresholds, settlement_limit_currency, settlement_limit_minor, standing_currency,
             standing_limit_minor, standing_months, passkey_above_minor, payee_accounts,
             verified_above_minor, verified_months)
     VALUES ($1, $2 + 1, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $19, $20, $21, $22, $23, $24, $25)
     ON CONFLICT (entity_id) DO UPDATE
        SET version = excluded.version,
            default_currency = excluded.default_currency,
            approval_rules = excluded.approval_rules,
            step_up_max_age_seconds = excluded.step_up_max_age_seconds,
            approval_expiry_days = excluded.approval_expiry_days,
            release_delay_seconds = excluded.release_delay_seconds,
            default_rail = excluded.default_rail,
            duplicate_window_days = excluded.duplicate_window_days,
            timezone = excluded.timezone,
            notification_emails = excluded.notification_emails,
            updated_at = excluded.updated_at,
            updated_by = excluded.updated_by,
            unusual_amount_percent = excluded.unusual_amount_percent,
            if_not_banking_day = excluded.if_not_banking_day,
            low_balance_thresholds = excluded.low_balance_thresholds,
            settlement_limit_currency = excluded.settlement_limit_currency,
            settlement_limit_minor = excluded.settlement_limit_minor,
            standing_currency = excluded.standing_currency,
            standing_limit_minor = excluded.standing_limit_minor,
            standing_months = excluded.standing_months,
            passkey_above_minor = excluded.passkey_above_minor,
            payee_accounts = excluded.payee_accounts,
            verified_above_minor = excluded.verified_above_minor,
            verified_months = excluded.verified_months
      WHERE saved.version = $2
      RETURNING version`]: {
      values: [string | null, number | null, string | null, unknown, number | null, number | null, number | null, string | null, number | null, string | null, readonly (string | null)[] | null, Date | string | null, string | null, number | null, string | null, unknown, string | null, bigint | number | null, string | null, bigint | number | null, number | null, bigint | number | null, string | null, bigint | number | null, number | null];
      row: {
        version: Column<typeof paymentConfigs, 'version'>;
      };
    };
    [`SELECT 1
       FROM payment_config_changes c
      WHERE c.id = $1 AND c.recorded_at <= clock_timestamp() - interval '1 day'
        AND NOT EXISTS (
              SELECT 1 FROM users u
               WHERE u.entity_id = $2 AND u.id <> $3 AND 'ADMIN' = ANY (u.roles)
                 AND (u.disabled_at IS NULL OR u.disabled_at > clock_timestamp() - interval '1 day'))`]: {
      values: [string | null, string | null, string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 AS one FROM bank_file_connections WHERE entity_id = $1 AND first_live_at IS NOT NULL LIMIT 1': {
      values: [string | null];
      row: {
        one: number;
      };
    };
    'SELECT 1 FROM entity_configs WHERE entity_id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM ledger_accounts WHERE entity_id = $1 LIMIT 1': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM payment_config_changes WHERE id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        '?column?': number;
      };
    };
    [`SELECT 1 FROM users
      WHERE id = $2 AND entity_id = $1 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)`]: {
      values: [string | null, string | null];
      row: {
        '?column?': number;
      };
    };
    [`SELECT b.currency, count(*)::int AS total,
            count(*) FILTER (WHERE b.after < b.before)::int AS fewer,
            count(*) FILTER (WHERE b.after < b.before AND b.after = 1)::int AS one_approval,
            coalesce(sum(b.total_amount_minor) FILTER (WHERE b.after < b.before), 0)::bigint AS amount_minor
       FROM (SELECT currency, total_amount_minor,
                    approvals_by_rules($3, currency, total_amount_minor) AS before,
                    approvals_by_rules($4, currency, total_amount_minor) AS after
               FROM batches
              WHERE entity_id = $1 AND created_at >= $2) b
      GROUP BY b.currency
      ORDER BY b.currency`]: {
      values: [string | null, Date | string | null, unknown, unknown];
      row: {
        currency: Column<typeof batches, 'currency'>;
        total: number;
        fewer: number;
        one_approval: number;
        amount_minor: bigint;
      };
    };
    [`SELECT b.id, b.label, b.currency, b.total_amount_minor,
            approvals_by_rules($3, b.currency, b.total_amount_minor) AS before,
            approvals_by_rules($4, b.currency, b.total_amount_minor) AS after
       FROM batches b
      WHERE b.entity_id = $1 AND b.created_at >= $2
        AND approvals_by_rules($4, b.currency, b.total_amount_minor)
            < approvals_by_rules($3, b.currency, b.total_amount_minor)
      ORDER BY b.total_amount_minor DESC, b.id
      LIMIT 10`]: {
      values: [string | null, Date | string | null, unknown, unknown];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        before: number;
        after: number;
      };
    };
    [`SELECT c.entity_id
       FROM payment_config_changes c
       JOIN users u ON u.id = c.proposed_by
       LEFT JOIN entity_configs e ON e.entity_id = c.entity_id
      WHERE c.state = 'PENDING'
        AND (c.counts_from <= $1 AND c.recorded_at <= clock_timestamp() - interval '1 day'
             AND (e.config_needs_second_since IS NULL OR c.proposed_at <= $2)
             OR u.disabled_at IS NOT NULL OR NOT 'ADMIN' = ANY (u.roles))`]: {
      values: [Date | string | null, Date | string | null];
      row: {
        entity_id: Column<typeof paymentConfigChanges, 'entityId'>;
      };
    };
    [`SELECT c.id, c.loosened, c.config, c.base_version, c.proposed_by, u.name AS proposed_by_name,
            c.proposed_at, c.counts_from, e.config_needs_second_since
       FROM payment_config_changes c
       JOIN users u ON u.id = c.proposed_by
       LEFT JOIN entity_configs e ON e.entity_id = c.entity_id
      WHERE c.entity_id = $1 AND c.state = 'PENDING' `]: {
      values: [string | null];
      row: {
        id: Column<typeof paymentConfigChanges, 'id'>;
        loosened: Column<typeof paymentConfigChanges, 'loosened'>;
        config: Column<typeof paymentConfigChanges, 'config'>;
        base_version: Column<typeof paymentConfigChanges, 'baseVersion'>;
        proposed_by: Column<typeof paymentConfigChanges, 'proposedBy'>;
        proposed_by_name: Column<typeof users, 'name'>;
        proposed_at: Column<typeof paymentConfigChanges, 'proposedAt'>;
        counts_from: Column<typeof paymentConfigChanges, 'countsFrom'>;
        config_needs_second_since: Column<typeof entityConfigs, 'configNeedsSecondSince'> | null;
      };
    };
    [`SELECT c.id, c.loosened, c.config, c.base_version, c.proposed_by, u.name AS proposed_by_name,
            c.proposed_at, c.counts_from, e.config_needs_second_since
       FROM payment_config_changes c
       JOIN users u ON u.id = c.proposed_by
       LEFT JOIN entity_configs e ON e.entity_id = c.entity_id
      WHERE c.entity_id = $1 AND c.state = 'PENDING' FOR UPDATE OF c`]: {
      values: [string | null];
      row: {
        id: Column<typeof paymentConfigChanges, 'id'>;
        loosened: Column<typeof paymentConfigChanges, 'loosened'>;
        config: Column<typeof paymentConfigChanges, 'config'>;
        base_version: Column<typeof paymentConfigChanges, 'baseVersion'>;
        proposed_by: Column<typeof paymentConfigChanges, 'proposedBy'>;
        proposed_by_name: Column<typeof users, 'name'>;
        proposed_at: Column<typeof paymentConfigChanges, 'proposedAt'>;
        counts_from: Column<typeof paymentConfigChanges, 'countsFrom'>;
        config_needs_second_since: Column<typeof entityConfigs, 'configNeedsSecondSince'> | null;
      };
    };
    [`SELECT c.version, c.default_currency, c.approval_rules, c.step_up_max_age_seconds,
            c.approval_expiry_days, c.release_delay_seconds, c.default_rail, c.duplicate_window_days,
            c.unusual_amount_percent, c.if_not_banking_day, c.timezone, c.notification_emails,
            c.low_balance_thresholds, c.settlement_limit_currency, c.settlement_limit_minor,
            c.standing_currency, c.standing_limit_minor, c.standing_months, c.passkey_above_minor,
            c.payee_accounts, c.verified_above_minor, c.verified_months,
            (SELECT country FROM entity_configs e WHERE e.entity_id = c.entity_id) AS country,
            c.updated_at, c.updated_by,
            (SELECT name FROM users WHERE id = c.updated_by) AS updated_by_name
       FROM payment_configs c
      WHERE entity_id = $1 `]: {
      values: [string | null];
      row: {
        version: Column<typeof paymentConfigs, 'version'>;
        default_currency: Column<typeof paymentConfigs, 'defaultCurrency'>;
        approval_rules: Column<typeof paymentConfigs, 'approvalRules'>;
        step_up_max_age_seconds: Column<typeof paymentConfigs, 'stepUpMaxAgeSeconds'> | null;
        approval_expiry_days: Column<typeof paymentConfigs, 'approvalExpiryDays'>;
        release_delay_seconds: Column<typeof paymentConfigs, 'releaseDelaySeconds'>;
        default_rail: Column<typeof paymentConfigs, 'defaultRail'>;
        duplicate_window_days: Column<typeof paymentConfigs, 'duplicateWindowDays'>;
        unusual_amount_percent: Column<typeof paymentConfigs, 'unusualAmountPercent'>;
        if_not_banking_day: Column<typeof paymentConfigs, 'ifNotBankingDay'>;
        timezone: Column<typeof paymentConfigs, 'timezone'>;
        notification_emails: Column<typeof paymentConfigs, 'notificationEmails'>;
        low_balance_thresholds: Column<typeof paymentConfigs, 'lowBalanceThresholds'>;
        settlement_limit_currency: Column<typeof paymentConfigs, 'settlementLimitCurrency'>;
        settlement_limit_minor: Column<typeof paymentConfigs, 'settlementLimitMinor'>;
        standing_currency: Column<typeof paymentConfigs, 'standingCurrency'> | null;
        standing_limit_minor: Column<typeof paymentConfigs, 'standingLimitMinor'>;
        standing_months: Column<typeof paymentConfigs, 'standingMonths'>;
        passkey_above_minor: Column<typeof paymentConfigs, 'passkeyAboveMinor'> | null;
        payee_accounts: Column<typeof paymentConfigs, 'payeeAccounts'>;
        verified_above_minor: Column<typeof paymentConfigs, 'verifiedAboveMinor'> | null;
        verified_months: Column<typeof paymentConfigs, 'verifiedMonths'>;
        country: string | null;
        updated_at: Column<typeof paymentConfigs, 'updatedAt'>;
        updated_by: Column<typeof paymentConfigs, 'updatedBy'> | null;
        updated_by_name: string | null;
      };
    };
    [`SELECT c.version, c.default_currency, c.approval_rules, c.step_up_max_age_seconds,
            c.approval_expiry_days, c.release_delay_seconds, c.default_rail, c.duplicate_window_days,
            c.unusual_amount_percent, c.if_not_banking_day, c.timezone, c.notification_emails,
            c.low_balance_thresholds, c.settlement_limit_currency, c.settlement_limit_minor,
            c.standing_currency, c.standing_limit_minor, c.standing_months, c.passkey_above_minor,
            c.payee_accounts, c.verified_above_minor, c.verified_months,
            (SELECT country FROM entity_configs e WHERE e.entity_id = c.entity_id) AS country,
            c.updated_at, c.updated_by,
            (SELECT name FROM users WHERE id = c.updated_by) AS updated_by_name
       FROM payment_configs c
      WHERE entity_id = $1 FOR SHARE`]: {
      values: [string | null];
      row: {
        version: Column<typeof paymentConfigs, 'version'>;
        default_currency: Column<typeof paymentConfigs, 'defaultCurrency'>;
        approval_rules: Column<typeof paymentConfigs, 'approvalRules'>;
        step_up_max_age_seconds: Column<typeof paymentConfigs, 'stepUpMaxAgeSeconds'> | null;
        approval_expiry_days: Column<typeof paymentConfigs, 'approvalExpiryDays'>;
        release_delay_seconds: Column<typeof paymentConfigs, 'releaseDelaySeconds'>;
        default_rail: Column<typeof paymentConfigs, 'defaultRail'>;
        duplicate_window_days: Column<typeof paymentConfigs, 'duplicateWindowDays'>;
        unusual_amount_percent: Column<typeof paymentConfigs, 'unusualAmountPercent'>;
        if_not_banking_day: Column<typeof paymentConfigs, 'ifNotBankingDay'>;
        timezone: Column<typeof paymentConfigs, 'timezone'>;
        notification_emails: Column<typeof paymentConfigs, 'notificationEmails'>;
        low_balance_thresholds: Column<typeof paymentConfigs, 'lowBalanceThresholds'>;
        settlement_limit_currency: Column<typeof paymentConfigs, 'settlementLimitCurrency'>;
        settlement_limit_minor: Column<typeof paymentConfigs, 'settlementLimitMinor'>;
        standing_currency: Column<typeof paymentConfigs, 'standingCurrency'> | null;
        standing_limit_minor: Column<typeof paymentConfigs, 'standingLimitMinor'>;
        standing_months: Column<typeof paymentConfigs, 'standingMonths'>;
        passkey_above_minor: Column<typeof paymentConfigs, 'passkeyAboveMinor'> | null;
        payee_accounts: Column<typeof paymentConfigs, 'payeeAccounts'>;
        verified_above_minor: Column<typeof paymentConfigs, 'verifiedAboveMinor'> | null;
        verified_months: Column<typeof paymentConfigs, 'verifiedMonths'>;
        country: string | null;
        updated_at: Column<typeof paymentConfigs, 'updatedAt'>;
        updated_by: Column<typeof paymentConfigs, 'updatedBy'> | null;
        updated_by_name: string | null;
      };
    };
    [`SELECT c.version, c.default_currency, c.approval_rules, c.step_up_max_age_seconds,
            c.approval_expiry_days, c.release_delay_seconds, c.default_rail, c.duplicate_window_days,
            c.unusual_amount_percent, c.if_not_banking_day, c.timezone, c.notification_emails,
            c.low_balance_thresholds, c.settlement_limit_currency, c.settlement_limit_minor,
            c.standing_currency, c.standing_limit_minor, c.standing_months, c.passkey_above_minor,
            c.payee_accounts, c.verified_above_minor, c.verified_months,
            (SELECT country FROM entity_configs e WHERE e.entity_id = c.entity_id) AS country,
            c.updated_at, c.updated_by,
            (SELECT name FROM users WHERE id = c.updated_by) AS updated_by_name
       FROM payment_configs c
      WHERE entity_id = $1 FOR UPDATE`]: {
      values: [string | null];
      row: {
        version: Column<typeof paymentConfigs, 'version'>;
        default_currency: Column<typeof paymentConfigs, 'defaultCurrency'>;
        approval_rules: Column<typeof paymentConfigs, 'approvalRules'>;
        step_up_max_age_seconds: Column<typeof paymentConfigs, 'stepUpMaxAgeSeconds'> | null;
        approval_expiry_days: Column<typeof paymentConfigs, 'approvalExpiryDays'>;
        release_delay_seconds: Column<typeof paymentConfigs, 'releaseDelaySeconds'>;
        default_rail: Column<typeof paymentConfigs, 'defaultRail'>;
        duplicate_window_days: Column<typeof paymentConfigs, 'duplicateWindowDays'>;
        unusual_amount_percent: Column<typeof paymentConfigs, 'unusualAmountPercent'>;
        if_not_banking_day: Column<typeof paymentConfigs, 'ifNotBankingDay'>;
        timezone: Column<typeof paymentConfigs, 'timezone'>;
        notification_emails: Column<typeof paymentConfigs, 'notificationEmails'>;
        low_balance_thresholds: Column<typeof paymentConfigs, 'lowBalanceThresholds'>;
        settlement_limit_currency: Column<typeof paymentConfigs, 'settlementLimitCurrency'>;
        settlement_limit_minor: Column<typeof paymentConfigs, 'settlementLimitMinor'>;
        standing_currency: Column<typeof paymentConfigs, 'standingCurrency'> | null;
        standing_limit_minor: Column<typeof paymentConfigs, 'standingLimitMinor'>;
        standing_months: Column<typeof paymentConfigs, 'standingMonths'>;
        passkey_above_minor: Column<typeof paymentConfigs, 'passkeyAboveMinor'> | null;
        payee_accounts: Column<typeof paymentConfigs, 'payeeAccounts'>;
        verified_above_minor: Column<typeof paymentConfigs, 'verifiedAboveMinor'> | null;
        verified_months: Column<typeof paymentConfigs, 'verifiedMonths'>;
        country: string | null;
        updated_at: Column<typeof paymentConfigs, 'updatedAt'>;
        updated_by: Column<typeof paymentConfigs, 'updatedBy'> | null;
        updated_by_name: string | null;
      };
    };
    [`SELECT coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND id <> $2 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)
      ORDER BY 1`]: {
      values: [string | null, string | null];
      row: {
        name: string;
      };
    };
    [`SELECT code, display_name, country_code, default_branch_code, account_number_min_length,
              account_number_max_length, rails
         FROM banks
        WHERE country_code = $1
        ORDER BY lower(display_name), code`]: {
      values: [string | null];
      row: {
        code: Column<typeof banks, 'code'>;
        display_name: Column<typeof banks, 'displayName'>;
        country_code: Column<typeof banks, 'countryCode'>;
        default_branch_code: Column<typeof banks, 'defaultBranchCode'>;
        account_number_min_length: Column<typeof banks, 'accountNumberMinLength'>;
        account_number_max_length: Column<typeof banks, 'accountNumberMaxLength'>;
        rails: Column<typeof banks, 'rails'>;
      };
    };
    'SELECT config_needs_second_since FROM entity_configs WHERE entity_id = $1': {
      values: [string | null];
      row: {
        config_needs_second_since: Column<typeof entityConfigs, 'configNeedsSecondSince'> | null;
      };
    };
    [`SELECT count(*) FILTER (WHERE approval_lapse(u.disabled_at, u.roles) IS NULL)::int AS approvers,
            coalesce(bool_or('PREPARER' = ANY (u.roles)) FILTER (WHERE u.disabled_at IS NULL), false)
              AS has_preparer,
            coalesce(bool_or('PREPARER' = ANY (u.roles) AND NOT 'APPROVER' = ANY (u.roles))
                       FILTER (WHERE u.disabled_at IS NULL), false) AS has_separate_preparer,
            coalesce(bool_or('ADMIN' = ANY (u.roles)) FILTER (WHERE u.disabled_at IS NULL), false)
              AS has_admin,
            greatest(max(u.created_at), max(u.disabled_at), e.created_at) AS since
       FROM entities e
       LEFT JOIN users u ON u.entity_id = e.id
      WHERE e.id = $1
      GROUP BY e.id`]: {
      values: [string | null];
      row: {
        approvers: number;
        has_preparer: boolean;
        has_separate_preparer: boolean;
        has_admin: boolean;
        since: Date;
      };
    };
    [`SELECT count(*)::int AS total,
            count(*) FILTER (
              WHERE f.currency = $3 AND t.over_minor + t.under_minor <= $4
                AND NOT (f.currency = $5 AND t.over_minor + t.under_minor <= $6))::int AS one_user
       FROM settlement_totals t
       JOIN bank_files f ON f.id = t.file_id
      WHERE t.entity_id = $1 AND t.execution_date >= $2 AND t.over_minor + t.under_minor > 0`]: {
      values: [string | null, string | null, string | null, bigint | number | null, string | null, bigint | number | null];
      row: {
        total: number;
        one_user: number;
      };
    };
    'SELECT country FROM entity_configs WHERE entity_id = $1': {
      values: [string | null];
      row: {
        country: Column<typeof entityConfigs, 'country'>;
      };
    };
    [`SELECT country, payouts_enabled, max_batch_withdrawals, max_batch_amounts, rails,
            config_needs_second_since
       FROM entity_configs
      WHERE entity_id = $1`]: {
      values: [string | null];
      row: {
        country: Column<typeof entityConfigs, 'country'>;
        payouts_enabled: Column<typeof entityConfigs, 'payoutsEnabled'>;
        max_batch_withdrawals: Column<typeof entityConfigs, 'maxBatchWithdrawals'>;
        max_batch_amounts: Column<typeof entityConfigs, 'maxBatchAmounts'>;
        rails: Column<typeof entityConfigs, 'rails'>;
        config_needs_second_since: Column<typeof entityConfigs, 'configNeedsSecondSince'> | null;
      };
    };
    [`SELECT entity_id, legal_name, country, enabled_currencies, payouts_enabled, max_batch_withdrawals,
            max_batch_amounts, rails, updated_at
       FROM entity_configs WHERE entity_id = $1`]: {
      values: [string | null];
      row: {
        entity_id: Column<typeof entityConfigs, 'entityId'>;
        legal_name: Column<typeof entityConfigs, 'legalName'>;
        country: Column<typeof entityConfigs, 'country'>;
        enabled_currencies: Column<typeof entityConfigs, 'enabledCurrencies'>;
        payouts_enabled: Column<typeof entityConfigs, 'payoutsEnabled'>;
        max_batch_withdrawals: Column<typeof entityConfigs, 'maxBatchWithdrawals'>;
        max_batch_amounts: Column<typeof entityConfigs, 'maxBatchAmounts'>;
        rails: Column<typeof entityConfigs, 'rails'>;
        updated_at: Column<typeof entityConfigs, 'updatedAt'>;
      };
    };
    'SELECT id FROM payment_config_changes WHERE entity_id = $1 AND state = \'PENDING\'': {
      values: [string | null];
      row: {
        id: Column<typeof paymentConfigChanges, 'id'>;
      };
    };
    [`SELECT id, label, currency, total_amount_minor, approvals_required, created_by
       FROM batches
      WHERE entity_id = $1 AND status = 'PENDING_APPROVAL'
      ORDER BY expires_at, id`]: {
      values: [string | null];
      row: {
        id: Column<typeof batches, 'id'>;
        label: Column<typeof batches, 'label'>;
        currency: Column<typeof batches, 'currency'>;
        total_amount_minor: Column<typeof batches, 'totalAmountMinor'>;
        approvals_required: Column<typeof batches, 'approvalsRequired'>;
        created_by: Column<typeof batches, 'createdBy'>;
      };
    };
    [`SELECT id, name, 'PREPARER' = ANY (roles) AS prepares
       FROM users
      WHERE entity_id = $1 AND approval_lapse(disabled_at, roles) IS NULL
      ORDER BY name`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        prepares: boolean;
      };
    };
    [`SELECT loosens_config(before::jsonb, after::jsonb) AS looser
         FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS pairs (before, after, place)
        ORDER BY place`]: {
      values: [readonly (string | null)[] | null, readonly (string | null)[] | null];
      row: {
        looser: boolean | null;
      };
    };
    'SELECT name FROM pg_timezone_names WHERE lower(name) = lower($1) AND name IS NOT NULL LIMIT 1': {
      values: [string | null];
      row: {
        name: string;
      };
    };
    'SELECT state FROM payment_config_changes WHERE id = $1': {
      values: [string | null];
      row: {
        state: Column<typeof paymentConfigChanges, 'state'>;
      };
    };
    [`UPDATE entity_configs
          SET max_batch_withdrawals = $2, max_batch_amounts = $3, updated_at = $4
        WHERE entity_id = $1`]: {
      values: [string | null, number | null, unknown, Date | string | null];
      row: never;
    };
    [`UPDATE entity_configs
        SET config_needs_second_since = $2, updated_at = $2
      WHERE entity_id = $1 AND config_needs_second_since IS NULL
      RETURNING 1 AS done`]: {
      values: [string | null, Date | string | null];
      row: {
        done: number;
      };
    };
    [`UPDATE entity_configs
        SET payouts_enabled = false, updated_at = $2
      WHERE entity_id = $1 AND payouts_enabled
      RETURNING 1 AS done`]: {
      values: [string | null, Date | string | null];
      row: {
        done: number;
      };
    };
    'UPDATE entity_configs SET config_needs_second_since = NULL, updated_at = $2 WHERE entity_id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE entity_configs SET payouts_enabled = true, updated_at = $2 WHERE entity_id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE entity_configs SET rails = $2 WHERE entity_id = $1': {
      values: [string | null, unknown];
      row: never;
    };
    'UPDATE entity_configs SET rails = $2, updated_at = $3 WHERE entity_id = $1': {
      values: [string | null, unknown, Date | string | null];
      row: never;
    };
    [`UPDATE payment_config_changes
          SET proposed_at = proposed_at - interval '1 day', counts_from = counts_from - interval '1 day',
              recorded_at = recorded_at - interval '1 day'
        WHERE entity_id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE payment_config_changes SET state = $2, decided_by = $3, decided_at = $4
      WHERE id = $1 AND state = 'PENDING'`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE users SET disabled_at = now() WHERE id = $1': {
      values: [string | null];
      row: never;
    };
  }
}
