import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '../../../platform/database/migrate.ts';
import { administer, testServerUrl, urlOf } from '../../../platform/testing/test-database.ts';

/** The migration named if_not_banking_day, on a database that has payment configs and batches already. */

const NAME = `outlay_test_date_rules_${randomBytes(6).toString('hex')}`;

let client: pg.Client;
beforeAll(async () => {
  await administer(testServerUrl(), `CREATE DATABASE ${NAME} TEMPLATE template0`);
  client = new pg.Client({ connectionString: urlOf(testServerUrl(), NAME) });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await administer(testServerUrl(), `DROP DATABASE ${NAME} WITH (FORCE)`);
});

async function run(file: string): Promise<void> {
  const statements = readFileSync(join(migrationsFolder(), file), 'utf8').split('--> statement-breakpoint');
  await client.query('BEGIN');
  for (const statement of statements) await client.query(statement);
  await client.query('COMMIT');
}

/** An entity for each policy, with a batch that moved from a Sunday to a Monday, and one without a date. */
const ROWS = `
  INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
  SELECT md5(policy)::uuid, policy, gen_random_uuid(), gen_random_uuid(), now()
    FROM unnest(ARRAY['MOVE', 'REFUSE', 'DEFAULT']) AS policy;
  INSERT INTO users (id, entity_id, name, roles, subject, created_at)
  SELECT id, id, name, '{PREPARER}', name, now() FROM entities;
  INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules, approval_expiry_days,
    release_delay_seconds, default_rail, duplicate_window_days, timezone, notification_emails, updated_at,
    settlement_limit_currency, settlement_limit_minor, execution_date_policy)
  SELECT id, 1, 'ZAR', '[]', 14, 0, 'EFT', 30, 'Africa/Johannesburg', '{}', now(), 'ZAR', 0, name
    FROM entities WHERE name <> 'DEFAULT';
  INSERT INTO payment_configs (entity_id, version, default_currency, approval_rules, approval_expiry_days,
    release_delay_seconds, default_rail, duplicate_window_days, timezone, notification_emails, updated_at,
    settlement_limit_currency, settlement_limit_minor)
  SELECT id, 1, 'ZAR', '[]', 14, 0, 'EFT', 30, 'Africa/Johannesburg', '{}', now(), 'ZAR', 0
    FROM entities WHERE name = 'DEFAULT';
  INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
    total_unit_fee_minor, total_vat_minor, content_digest, approvals_required, created_by, created_at,
    expires_at, updated_at, execution_date, execution_rails, moves_on)
  SELECT md5(name || day)::uuid, id, name, 'PENDING_APPROVAL', 'ZAR', 1, 1, 0, 0, '', 1, id, now(), now(),
         now(), nullif(day, '')::date, CASE WHEN day <> '' THEN ARRAY['EFT'] END,
         CASE WHEN day <> '' THEN date '2027-02-08' END
    FROM entities, unnest(ARRAY['2027-02-07', '']) AS day;
`;

it('keeps what the policy of each entity meant, and the days of its batches', async () => {
  const files = readdirSync(migrationsFolder()).filter((file) => file.endsWith('.sql'));
  const own = files.findIndex((file) => file.endsWith('_if_not_banking_day.sql'));
  for (const file of files.slice(0, own)) await run(file);
  await client.query(ROWS);
  for (const file of files.slice(own)) await run(file);
  const configs = await client.query(
    `SELECT e.name, c.if_not_banking_day AS rule, c.version
       FROM payment_configs c JOIN entities e ON e.id = c.entity_id
      ORDER BY e.name`,
  );
  expect(configs.rows).toEqual([
    { name: 'DEFAULT', rule: 'FOLLOWING', version: 1 },
    { name: 'MOVE', rule: 'FOLLOWING', version: 1 },
    { name: 'REFUSE', rule: 'REFUSE', version: 1 },
  ]);
  // Batches from before have no rule, because their digests cover none.
  const batches = await client.query(
    `SELECT execution_date::text AS day, moves_on::text AS moved, if_not_banking_day AS rule,
            count(*)::int AS n
       FROM batches GROUP BY 1, 2, 3 ORDER BY 1`,
  );
  expect(batches.rows).toEqual([
    { day: '2027-02-07', moved: '2027-02-08', rule: null, n: 3 },
    { day: null, moved: null, rule: null, n: 3 },
  ]);
});
