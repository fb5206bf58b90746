import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '../platform/database/migrate.ts';
import { administer, testServerUrl, urlOf } from '../platform/testing/test-database.ts';

/** The migration named tenant_columns, on a database that has rows already. */

const NAME = `outlay_test_tenants_${randomBytes(6).toString('hex')}`;

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

/** Two entities, each with two users, a batch that one of them approved, a transfer and its postings. */
const ROWS = `
  INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
  SELECT md5('entity' || n)::uuid, 'Entity ' || n, gen_random_uuid(), gen_random_uuid(), now()
    FROM generate_series(1, 2) AS n;
  INSERT INTO users (id, entity_id, name, roles, subject, created_at)
  SELECT md5(kind || n)::uuid, md5('entity' || n)::uuid, kind || n, '{APPROVER}', kind || n, now()
    FROM generate_series(1, 2) AS n, unnest(ARRAY['creator', 'approver']) AS kind;
  INSERT INTO local_credentials (user_id, password_hash) SELECT id, '' FROM users;
  INSERT INTO sessions (token_hash, user_id, authenticated_at, created_at, last_seen_at, expires_at)
  SELECT sha256(name::bytea), id, now(), now(), now(), now() FROM users;
  INSERT INTO batches (id, entity_id, label, status, currency, withdrawal_count, total_amount_minor,
    total_unit_fee_minor, total_vat_minor, content_digest, approvals_required, created_by, created_at,
    expires_at, updated_at)
  SELECT md5('batch' || n)::uuid, md5('entity' || n)::uuid, '', 'PENDING_APPROVAL', 'ZAR', 1, 1, 0, 0, '', 1,
         md5('creator' || n)::uuid, now(), now(), now()
    FROM generate_series(1, 2) AS n;
  INSERT INTO withdrawals (id, batch_id, entity_id, row_number, beneficiary_id, beneficiary_name,
    normalised_name, bank_code, branch_code, account_number, account_type, amount_minor, unit_fee_minor,
    vat_minor, rail, beneficiary_reference, status, created_at, updated_at)
  SELECT gen_random_uuid(), id, entity_id, 1, gen_random_uuid(), '', '', '', '', '', 'CURRENT', 1, 0, 0,
         'EFT', '', 'PENDING', now(), now()
    FROM batches;
  INSERT INTO approvals (batch_id, user_id, content_digest, approved_at)
  SELECT md5('batch' || n)::uuid, md5('approver' || n)::uuid, '', now() FROM generate_series(1, 2) AS n;
  INSERT INTO ledger_accounts (entity_id, access_type, bucket, currency, balance_minor)
  SELECT id, bucket, bucket, 'ZAR', 0 FROM entities, unnest(ARRAY['OUTSIDE', 'FUNDING']) AS bucket;
  INSERT INTO transfers (id, entity_id, kind, created_at) SELECT id, id, 'FUND', now() FROM entities;
  INSERT INTO postings (transfer_id, account_id, currency, amount_minor, created_at)
  SELECT t.id, a.id, 'ZAR', CASE a.bucket WHEN 'OUTSIDE' THEN -1 ELSE 1 END, now()
    FROM transfers t
    JOIN ledger_accounts a ON a.entity_id = t.entity_id;`;

it('gives each row the entity of the row that it belongs to', async () => {
  const files = readdirSync(migrationsFolder()).filter((file) => file.endsWith('.sql'));
  const own = files.findIndex((file) => file.endsWith('_tenant_columns.sql'));
  for (const file of files.slice(0, own)) await run(file);
  await client.query(ROWS);
  await run(files[own]!);
  const { rows } = await client.query<{ name: string; rows: number; right: number }>(
    `SELECT name, count(*)::int AS rows, count(*) FILTER (WHERE is_right)::int AS right
       FROM (SELECT 'credentials' AS name, c.entity_id = u.entity_id AS is_right
               FROM local_credentials c JOIN users u ON u.id = c.user_id
             UNION ALL
             SELECT 'sessions', s.entity_id = u.entity_id FROM sessions s JOIN users u ON u.id = s.user_id
             UNION ALL
             SELECT 'approvals', a.entity_id = b.entity_id
               FROM approvals a JOIN batches b ON b.id = a.batch_id
             UNION ALL
             SELECT 'counts', c.entity_id = b.entity_id
               FROM batch_counts c JOIN batches b ON b.id = c.batch_id
             UNION ALL
             SELECT 'postings', p.entity_id = t.entity_id
               FROM postings p JOIN transfers t ON t.id = p.transfer_id) compared
      GROUP BY name
      ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'approvals', rows: 2, right: 2 },
    { name: 'counts', rows: 2, right: 2 },
    { name: 'credentials', rows: 4, right: 4 },
    { name: 'postings', rows: 4, right: 4 },
    { name: 'sessions', rows: 4, right: 4 },
  ]);
});
