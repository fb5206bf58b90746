import { afterAll, beforeAll, expect, it } from 'vitest';
import { ownerOf } from '../platform/testing/test-database.ts';
import { fund } from './testing/fund.ts';
import { paymentsInstallation, type PaymentsInstallation } from './testing/payments-installation.ts';

/**
 * A distributed PostgreSQL places rows by entity_id (docs/scaling.md): each table of a tenant has the column,
 * and each unique key either has it too or contains an id that belongs to one entity, so that adding the
 * column would not weaken the key.
 */

/** Tables that belong to the installation, and why no entity owns their rows. */
const INSTALLATION_WIDE: Readonly<Record<string, string>> = {
  entities: 'its id is the entity',
  installation: 'facts about the installation',
  secrets: 'keys of the installation',
  banks: 'the same banks for every entity',
  public_payees: 'the same payees for every entity to propose',
  operator_holidays: 'a day without an entity holds for all of them',
  scheduled_jobs: 'work that is repeated for all of them',
  logins: 'how a person signs in, who may belong to several entities',
  local_credentials: 'the password of a login',
  sign_in_failures: 'the wrong passwords of a login',
  oidc_records: 'records of the embedded provider, some before anybody has signed in',
  first_start: 'the link that makes the first entity',
  event_horizon: 'up to which position the events of all of them may be read',
  'sandbox_rail.payments': 'the memory of a bank, which does not know entities',
};

/** Schemas without tenant tables. */
const OTHER_SCHEMAS: Readonly<Record<string, string>> = {
  exchange: 'one market for everybody: its accounts trade with each other',
  pgboss: 'jobs, which only wake the worker',
  drizzle: 'applied migrations',
};

/** Unique keys that hold across entities although they contain no id of one. */
const ACROSS_ENTITIES: Readonly<Record<string, string>> = {
  invitation_links_pkey: 'a link is looked up before the entity is known; its token cannot be guessed',
  passkeys_credential: 'a device signs in before the entity is known; its authenticator draws the id',
  passkey_challenges_pkey: 'the nonce is random',
  approval_assertions_pkey: 'the nonce is random',
  program_tokens_hash: 'a token is looked up before the entity is known; it is random',
  sessions_pkey: 'a cookie is looked up before the entity is known; the token is random',
  funding_references_reference_unique: 'the bank shows the reference alone',
  payers_reference_unique: 'a reference names one payer, whoever reads it',
  pay_links_pkey: 'a link is looked up before the entity is known; its token cannot be guessed',
  payment_requests_reference_unique: 'a reference names one request, whoever reads it',
  entry_postings_undone_once: 'the id of a posting',
  bank_file_payments_end_to_end: 'made from the id of the withdrawal',
  ledger_accounts_pkey: 'from a sequence',
  postings_pkey: 'from a sequence',
};

let installation: PaymentsInstallation;
beforeAll(async () => {
  installation = await paymentsInstallation();
});
afterAll(() => installation.close());

const catalog = () => ownerOf(installation.context.database).pool;

/** Every table of the schemas that have tenant tables, and whether its rows must name an entity. */
async function tables() {
  const { rows } = await catalog().query<{ name: string; has_entity: boolean }>(
    `SELECT CASE n.nspname WHEN 'public' THEN '' ELSE n.nspname || '.' END || c.relname AS name,
            EXISTS (
              SELECT FROM pg_attribute a
               WHERE a.attrelid = c.oid AND a.attname = 'entity_id' AND a.attnotnull
                 AND a.atttypid = 'uuid'::regtype) AS has_entity
       FROM pg_class c
       JOIN pg_namespace n ON n.oid = c.relnamespace
      WHERE c.relkind IN ('r', 'p')
        AND n.nspname !~ '^pg_' AND n.nspname <> 'information_schema' AND n.nspname <> ALL ($1)
      ORDER BY 1`,
    [Object.keys(OTHER_SCHEMAS)],
  );
  return rows;
}

it('each table of a tenant carries the entity of its rows', async () => {
  const found = await tables();
  expect(found.length).toBeGreaterThan(40);
  const without = found.filter((table) => !table.has_entity).map(({ name }) => name);
  expect(without).toEqual(Object.keys(INSTALLATION_WIDE).sort());
});

it('each unique key of a tenant could carry the entity without becoming weaker', async () => {
  const { rows } = await catalog().query<{ name: string }>(
    `SELECT i.indexrelid::regclass::text AS name
       FROM pg_index i
       JOIN pg_class c ON c.oid = i.indrelid AND c.relnamespace = 'public'::regnamespace
      WHERE i.indisunique AND c.relname <> ALL ($1)
        AND NOT EXISTS (
          SELECT FROM pg_attribute a
           WHERE a.attrelid = i.indrelid AND a.attnum = ANY (i.indkey) AND a.atttypid = 'uuid'::regtype
             AND (a.attname = 'entity_id' OR a.attname = 'id' OR a.attname LIKE '%\\_id'))
      ORDER BY 1`,
    [Object.keys(INSTALLATION_WIDE)],
  );
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(ACROSS_ENTITIES).sort());
});

it('the ledger refuses a posting of one entity to the account of another', async () => {
  const { context } = installation;
  const [own, other] = [await installation.entity(), await installation.entity()];
  await fund(context, own, 100n);
  const posting = context.database.query(
    `INSERT INTO postings (transfer_id, entity_id, account_id, currency, amount_minor, created_at)
     SELECT t.id, $2, a.id, a.currency, 0, t.created_at
       FROM transfers t
       JOIN ledger_accounts a ON a.entity_id = t.entity_id
      WHERE t.entity_id = $1
      LIMIT 1`,
    [own, other],
  );
  await expect(posting).rejects.toMatchObject({ constraint: 'postings_account_fk' });
});
