// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { entities } from '../../identity/tables.ts';
import type { entityConfigs, operatorHolidays } from '../entity/tables.ts';

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
    [`INSERT INTO banks
            (code, display_name, country_code, default_branch_code, account_number_min_length,
             account_number_max_length, rails, source_date)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, string | null, number | null, number | null, readonly (string | null)[] | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
           VALUES ($1, $2, $3, $3, $4)`]: {
      values: [string | null, string | null, string | null, Date | string | null];
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
    [`INSERT INTO operator_holidays (date, entity_id, name, created_at)
     VALUES ($1, $2, $3, $4)
     ON CONFLICT ON CONSTRAINT operator_holidays_day DO UPDATE
        SET name = excluded.name`]: {
      values: [Date | string | null, string | null, string | null, Date | string | null];
      row: never;
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
  }
}
