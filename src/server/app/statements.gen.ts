// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../platform/database/pool.ts';
import type { auditLog } from '../audit/tables.ts';
import type { entities, localCredentials, oidcRecords, users } from '../identity/tables.ts';
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
    'SELECT disabled_at IS NOT NULL AS disabled FROM users WHERE name = \'pat\'': {
      values: [];
      row: {
        disabled: boolean;
      };
    };
    [`SELECT e.id, e.name
           FROM users u
           JOIN entities e ON e.id = u.entity_id
          WHERE u.name = $1`]: {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
        name: Column<typeof entities, 'name'>;
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
    'SELECT id, to_jsonb(r) AS row FROM oidc_records r WHERE kind = \'Session\'': {
      values: [];
      row: {
        id: Column<typeof oidcRecords, 'id'>;
        row: unknown;
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
    'UPDATE batches SET label = label || $2 WHERE id = $1': {
      values: [string | null, string | null];
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
    'UPDATE users SET issuer = \'https://elsewhere.example\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
  }
}
