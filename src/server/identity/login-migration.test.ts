import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrationsFolder } from '../platform/database/migrate.ts';
import { administer, testServerUrl, urlOf } from '../platform/testing/test-database.ts';

/** The migration named one_person_one_login, on a database in which a person has two logins. */

const NAME = `outlay_test_logins_${randomBytes(6).toString('hex')}`;

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

/** Two people with two spellings each: Nia in two entities, Sam twice in one. Pat and Kim have one login. */
const ROWS = `
  INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
  SELECT md5(name)::uuid, name, gen_random_uuid(), gen_random_uuid(), now()
    FROM unnest(ARRAY['Karoo', 'Harbour']) AS name;
  INSERT INTO users (id, entity_id, name, roles, issuer, subject, created_at)
  SELECT md5(name)::uuid, md5(entity)::uuid, name, '{APPROVER}', issuer, subject, at::timestamptz
    FROM (VALUES ('nia', 'Karoo', 'https://id.example', '1', '2026-01-01'),
                 ('nia@harbour', 'Harbour', 'https://id.example/', '1', '2026-01-02'),
                 ('sam/', 'Karoo', 'https://id.example/', '2', '2026-01-01'),
                 ('sam', 'Karoo', 'https://id.example', '2', '2026-01-02'),
                 ('pat', 'Karoo', 'https://id.example', '3', '2026-01-01'),
                 ('kim', 'Karoo', 'https://other.example/', '3', '2026-01-01')
         ) AS u (name, entity, issuer, subject, at);
  INSERT INTO sessions
         (token_hash, user_id, entity_id, authenticated_at, created_at, last_seen_at, expires_at)
  SELECT sha256(name::bytea), id, entity_id, now(), now(), now(), now() FROM users;
`;

it('gives one person one login, and ends the access of a second user in one entity', async () => {
  const files = readdirSync(migrationsFolder()).filter((file) => file.endsWith('.sql'));
  const own = files.findIndex((file) => file.endsWith('_one_person_one_login.sql'));
  for (const file of files.slice(0, own)) await run(file);
  await client.query(ROWS);
  for (const file of files.slice(own)) await run(file);
  const { rows } = await client.query(
    `SELECT e.name AS entity, u.name, l.name AS login, l.issuer, l.subject,
            u.disabled_at IS NULL AS has_access,
            EXISTS (SELECT 1 FROM sessions s WHERE s.user_id = u.id) AS has_session
       FROM users u
       JOIN logins l ON l.id = u.login_id
       JOIN entities e ON e.id = u.entity_id
      ORDER BY u.created_at, u.name COLLATE "C", e.name`,
  );
  const user = (name: string, entity: string, issuer: string, subject: string, goesOn = true) => ({
    entity,
    name,
    login: name,
    issuer,
    subject,
    has_access: goesOn,
    has_session: goesOn,
  });
  expect(rows).toEqual([
    user('kim', 'Karoo', 'https://other.example/', '3'),
    user('nia', 'Karoo', 'https://id.example', '1'),
    user('pat', 'Karoo', 'https://id.example', '3'),
    user('sam/', 'Karoo', 'https://id.example/', '2'),
    { ...user('nia', 'Harbour', 'https://id.example', '1'), has_session: false },
    user('sam', 'Karoo', 'https://id.example', expect.stringMatching(/^2 \(replaced by /) as never, false),
  ]);
});
