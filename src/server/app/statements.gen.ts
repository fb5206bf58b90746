// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../platform/database/pool.ts';
import type { auditLog } from '../audit/tables.ts';
import type { entities, localCredentials, oidcRecords, sessions, users } from '../identity/tables.ts';
import type { approvals } from '../payments/batches/tables.ts';
import type { banks, entityConfigs } from '../payments/entity/tables.ts';
import type { publicPayees } from '../payments/register/tables.ts';
import type { exchangeKeys, exchangeOrders } from '../trading/tables.ts';

declare module '../platform/database/pool.ts' {
  interface Statements {
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
       VALUES ($1, 'Karoo Trading', $1, $1, now())`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
       VALUES (gen_random_uuid(), 'Overstrand', gen_random_uuid(), gen_random_uuid(), now())`]: {
      values: [];
      row: never;
    };
    [`INSERT INTO entity_configs (entity_id, legal_name, country, enabled_currencies, payouts_enabled,
         max_batch_withdrawals, max_batch_amounts, rails, updated_at)
       VALUES ($1, 'Legal', 'ZA', '{ZAR}', true, 1000, '[{"currency":"ZAR","amountMinor":"1000000000"}]',
         '[{"rail":"EFT","maxAmountMinor":null,"unitFeeMinor":"250","cutOff":null}]', now())`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO installation (name, value)
     VALUES ('demo', $1)
     ON CONFLICT (name) DO UPDATE
     SET value = excluded.value`]: {
      values: [unknown];
      row: never;
    };
    'INSERT INTO installation (name, value) VALUES ($1, \'{}\')': {
      values: [string | null];
      row: never;
    };
    'INSERT INTO installation (name, value) VALUES (\'demo\', \'true\'::jsonb)': {
      values: [];
      row: never;
    };
    [`INSERT INTO oidc_records
         SELECT *
         FROM jsonb_populate_record(NULL::oidc_records, $1)
         ON CONFLICT DO NOTHING`]: {
      values: [unknown];
      row: never;
    };
    [`INSERT INTO sessions (token_hash, user_id, entity_id, authenticated_at, created_at, last_seen_at,
         expires_at)
       SELECT '\\x01', id, entity_id, $1, $1, $1, $1
       FROM users
       WHERE name = 'pat'`]: {
      values: [Date | string | null];
      row: never;
    };
    [`INSERT INTO users (id, entity_id, login_id, name, issuer, subject, roles, created_at)
       SELECT gen_random_uuid(), $2, l.id, l.name, l.issuer, l.subject, '{VIEWER}', now()
         FROM logins l
        WHERE l.id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    'LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE': {
      values: [];
      row: never;
    };
    'SELECT 1 AS found FROM installation WHERE name = $1': {
      values: [string | null];
      row: {
        found: number;
      };
    };
    'SELECT 1 FROM banks WHERE code = \'ABSA\'': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM entities WHERE name = \'Typing error\'': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM installation WHERE name = \'demo\' AND value = \'true\'::jsonb': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM public_payees': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM sessions': {
      values: [];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM users WHERE name = $1': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT account, permissions FROM exchange.keys WHERE api_key = $1': {
      values: [string | null];
      row: {
        account: Column<typeof exchangeKeys, 'account'>;
        permissions: Column<typeof exchangeKeys, 'permissions'>;
      };
    };
    'SELECT action, actor_kind, actor_name, details FROM audit_log WHERE action = $1 ORDER BY seq': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
        actor_kind: Column<typeof auditLog, 'actorKind'>;
        actor_name: Column<typeof auditLog, 'actorName'>;
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT action, details FROM audit_log WHERE entity_id = $1 AND subject_type = \'exchange_key\'': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT action, details::jsonb ->> \'why\' AS why FROM audit_log WHERE subject_id = $1 ORDER BY seq': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
        why: string | null;
      };
    };
    'SELECT actor_kind, details FROM audit_log WHERE entity_id = $1': {
      values: [string | null];
      row: {
        actor_kind: Column<typeof auditLog, 'actorKind'>;
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT code, branch_code, reference_format FROM public_payees': {
      values: [];
      row: {
        code: Column<typeof publicPayees, 'code'>;
        branch_code: Column<typeof publicPayees, 'branchCode'>;
        reference_format: Column<typeof publicPayees, 'referenceFormat'>;
      };
    };
    'SELECT code, rails FROM banks WHERE source_date = \'2027-02-01\' ORDER BY code': {
      values: [];
      row: {
        code: Column<typeof banks, 'code'>;
        rails: Column<typeof banks, 'rails'>;
      };
    };
    'SELECT count(*) AS n FROM pg_locks WHERE relation = \'sessions\'::regclass AND NOT granted': {
      values: [];
      row: {
        n: bigint;
      };
    };
    'SELECT count(*) AS n FROM sessions WHERE user_id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        n: bigint;
      };
    };
    [`SELECT count(*) AS passwords
         FROM users u
         JOIN local_credentials c ON c.login_id = u.login_id
        WHERE u.name = 'kim'`]: {
      values: [];
      row: {
        passwords: bigint;
      };
    };
    'SELECT disabled_at IS NOT NULL AS disabled FROM users WHERE name = \'pat\'': {
      values: [];
      row: {
        disabled: boolean;
      };
    };
    [`SELECT e.id, e.name
           FROM users u
           JOIN entities e ON e.id = u.entity_id
          WHERE u.name = $1 AND ($2::text IS NULL OR e.name = $2)`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof entities, 'id'>;
        name: Column<typeof entities, 'name'>;
      };
    };
    [`SELECT e.name AS entity, u.roles, u.display_name
       FROM users u
       JOIN entities e ON e.id = u.entity_id
      WHERE u.name = $1
      ORDER BY u.created_at`]: {
      values: [string | null];
      row: {
        entity: Column<typeof entities, 'name'>;
        roles: Column<typeof users, 'roles'>;
        display_name: Column<typeof users, 'displayName'> | null;
      };
    };
    [`SELECT e.name AS entity, u.roles, u.email, u.disabled_at IS NOT NULL AS disabled
           FROM users u
           JOIN entities e ON e.id = u.entity_id
          WHERE u.name = $1
          ORDER BY e.name`]: {
      values: [string | null];
      row: {
        entity: Column<typeof entities, 'name'>;
        roles: Column<typeof users, 'roles'>;
        email: Column<typeof users, 'email'> | null;
        disabled: boolean;
      };
    };
    'SELECT expires_at, created_at, provider_session FROM sessions WHERE user_id = ANY ($1)': {
      values: [readonly (string | null)[] | null];
      row: {
        expires_at: Column<typeof sessions, 'expiresAt'>;
        created_at: Column<typeof sessions, 'createdAt'>;
        provider_session: Column<typeof sessions, 'providerSession'> | null;
      };
    };
    'SELECT failures FROM local_credentials': {
      values: [];
      row: {
        failures: Column<typeof localCredentials, 'failures'>;
      };
    };
    'SELECT id FROM entities WHERE name = $1 ORDER BY created_at LIMIT 1': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE name = \'Acme\'': {
      values: [];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE name = \'Trader\'': {
      values: [];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM exchange.orders WHERE account = $1 ORDER BY number DESC': {
      values: [number | null];
      row: {
        id: Column<typeof exchangeOrders, 'id'>;
      };
    };
    'SELECT id FROM users WHERE name = $1': {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    'SELECT id FROM users WHERE name = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    'SELECT id, to_jsonb(r) AS row FROM oidc_records r WHERE kind = \'Session\'': {
      values: [];
      row: {
        id: Column<typeof oidcRecords, 'id'>;
        row: unknown;
      };
    };
    'SELECT issuer FROM users WHERE name = $1': {
      values: [string | null];
      row: {
        issuer: Column<typeof users, 'issuer'>;
      };
    };
    'SELECT issuer, subject FROM users WHERE name = \'kim\'': {
      values: [];
      row: {
        issuer: Column<typeof users, 'issuer'>;
        subject: Column<typeof users, 'subject'>;
      };
    };
    'SELECT rails FROM entity_configs WHERE entity_id = $1': {
      values: [string | null];
      row: {
        rails: Column<typeof entityConfigs, 'rails'>;
      };
    };
    'SELECT roles, password_hash FROM users JOIN local_credentials USING (login_id) WHERE name = \'pat\'': {
      values: [];
      row: {
        roles: Column<typeof users, 'roles'>;
        password_hash: Column<typeof localCredentials, 'passwordHash'>;
      };
    };
    'SELECT user_id FROM approvals WHERE batch_id = $1': {
      values: [string | null];
      row: {
        user_id: Column<typeof approvals, 'userId'>;
      };
    };
    'UPDATE batches SET label = label || $2 WHERE id = $1': {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE logins SET issuer = \'https://elsewhere.example\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE payment_requests SET expires_on = $2, due_on = $2 WHERE id = $1': {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE users SET disabled_at = now() WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET display_name = $1 WHERE name = \'lookalike\'': {
      values: [string | null];
      row: never;
    };
  }
}
