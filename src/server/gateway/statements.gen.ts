// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../platform/database/pool.ts';
import type { auditLog } from '../audit/tables.ts';
import type { exchangeCredentials } from '../exchange-access/tables.ts';
import type { entities, oidcRecords, passkeyResets, passkeys, sessions, users } from '../identity/tables.ts';

declare module '../platform/database/pool.ts' {
  interface Statements {
    'DELETE FROM oidc_records WHERE kind = \'Interaction\'': {
      values: [];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
         VALUES ($1, $2, $3, $3, $4)`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    'INSERT INTO installation (name, value) VALUES (\'demo\', \'true\')': {
      values: [];
      row: never;
    };
    'INSERT INTO local_credentials (login_id, password_hash) VALUES ($1, $2)': {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO passkey_resets (id, entity_id, user_id, asked_by, asked_at, takes_effect_at, state)
         VALUES (gen_random_uuid(), $1, $2, $3, now() - $4::interval,
                 now() - $4::interval + interval '8 days', 'WAITING')
         RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null];
      row: {
        id: Column<typeof passkeyResets, 'id'>;
      };
    };
    [`INSERT INTO passkey_resets (id, entity_id, user_id, asked_by, asked_at, takes_effect_at, state)
         VALUES (gen_random_uuid(), $1, $2, $3, now(), now() + make_interval(hours => $4), 'WAITING')
         RETURNING id`]: {
      values: [string | null, string | null, string | null, number | null];
      row: {
        id: Column<typeof passkeyResets, 'id'>;
      };
    };
    [`INSERT INTO users (id, entity_id, name, email, roles, issuer, subject, created_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [string | null, string | null, string | null, string | null, readonly (string | null)[] | null, string | null, string | null, Date | string | null];
      row: never;
    };
    'SELECT * FROM sessions': {
      values: [];
      row: {
        token_hash: Column<typeof sessions, 'tokenHash'>;
        user_id: Column<typeof sessions, 'userId'>;
        authenticated_at: Column<typeof sessions, 'authenticatedAt'>;
        id_token: Column<typeof sessions, 'idToken'> | null;
        provider_session: Column<typeof sessions, 'providerSession'> | null;
        grant_id: Column<typeof sessions, 'grantId'> | null;
        created_at: Column<typeof sessions, 'createdAt'>;
        last_seen_at: Column<typeof sessions, 'lastSeenAt'>;
        expires_at: Column<typeof sessions, 'expiresAt'>;
        entity_id: Column<typeof sessions, 'entityId'>;
        id: Column<typeof sessions, 'id'>;
        user_agent: Column<typeof sessions, 'userAgent'> | null;
        address: Column<typeof sessions, 'address'> | null;
      };
    };
    'SELECT 1 AS one FROM local_credentials WHERE login_id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        one: number;
      };
    };
    'SELECT action FROM audit_log WHERE actor_id = $1 ORDER BY seq DESC LIMIT 1': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
      };
    };
    'SELECT action FROM audit_log WHERE subject_id = $1 AND action LIKE \'passkey.%\'': {
      values: [string | null];
      row: {
        action: Column<typeof auditLog, 'action'>;
      };
    };
    'SELECT api_key, api_secret FROM exchange_credentials WHERE entity_id = $1': {
      values: [string | null];
      row: {
        api_key: Column<typeof exchangeCredentials, 'apiKey'>;
        api_secret: Column<typeof exchangeCredentials, 'apiSecret'>;
      };
    };
    [`SELECT data
         FROM pgboss.job
        WHERE name = 'passkey-mail' AND data ->> 'userId' = $1
        ORDER BY created_on`]: {
      values: [string | null];
      row: {
        data: unknown;
      };
    };
    'SELECT details FROM audit_log WHERE entity_id = $1 AND action = \'exchange_key.saved\'': {
      values: [string | null];
      row: {
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT id FROM users WHERE name = \'bob\' AND entity_id = $1': {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    'SELECT id_token FROM sessions WHERE user_id = $1 AND id_token IS NOT NULL LIMIT 1': {
      values: [string | null];
      row: {
        id_token: Column<typeof sessions, 'idToken'>;
      };
    };
    [`SELECT kind
         FROM oidc_records
        WHERE kind IN ('Session', 'Grant')
          AND payload ->> 'accountId' = (SELECT id::text FROM users WHERE name = 'leaving')`]: {
      values: [];
      row: {
        kind: Column<typeof oidcRecords, 'kind'>;
      };
    };
    'SELECT removed_at, public_key FROM passkeys WHERE user_id = $1': {
      values: [string | null];
      row: {
        removed_at: Column<typeof passkeys, 'removedAt'> | null;
        public_key: Column<typeof passkeys, 'publicKey'>;
      };
    };
    'SELECT subject_id, details FROM audit_log WHERE actor_id = $1 AND action = $2': {
      values: [string | null, string | null];
      row: {
        subject_id: Column<typeof auditLog, 'subjectId'>;
        details: Column<typeof auditLog, 'details'>;
      };
    };
    'SELECT token_hash FROM sessions WHERE token_hash = $1': {
      values: [Uint8Array | null];
      row: {
        token_hash: Column<typeof sessions, 'tokenHash'>;
      };
    };
    [`SELECT u.id AS user_id, u.name AS user_name, u.email, u.roles, u.disabled_at,
  e.id AS entity_id, e.name AS entity_name, e.account_id, e.primary_account_id,
            CASE WHEN u.issuer = ''
                 THEN NOT EXISTS (SELECT 1 FROM oidc_records WHERE kind = 'Grant' AND id = $3)
                      OR coalesce(u.tokens_valid_from >= $5, false)
                         AND EXISTS (SELECT 1
                                       FROM users other
                                      WHERE other.login_id = u.login_id AND other.id <> u.id)
                 ELSE u.tokens_valid_from IS NOT NULL AND $4 <= u.tokens_valid_from END AS revoked
       FROM logins l
       JOIN users u ON u.login_id = l.id
       JOIN entities e ON e.id = u.entity_id
      WHERE l.issuer = ANY($1) AND l.subject = $2`]: {
      values: [readonly (string | null)[] | null, string | null, string | null, Date | string, Date | string | null];
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
        revoked: boolean | null;
      };
    };
    'UPDATE exchange_credentials SET api_secret = $2 WHERE entity_id = $1': {
      values: [string | null, Uint8Array | null];
      row: never;
    };
    [`UPDATE passkey_resets
          SET state = 'STOPPED', decided_by = user_id, decided_at = now() - interval '169 hours'
        WHERE id = $1`]: {
      values: [string | null];
      row: never;
    };
    [`UPDATE passkey_resets SET state = $2, decided_at = takes_effect_at + interval '1 hour'
          WHERE id = $1`]: {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE passkey_resets SET state = \'DONE\', decided_at = now() WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    [`UPDATE passkey_resets SET state = 'STOPPED', decided_by = user_id, decided_at = now()
          WHERE id = $1`]: {
      values: [string | null];
      row: never;
    };
    'UPDATE passkeys SET removed_at = now(), removed_by_reset = $1 WHERE user_id = $2': {
      values: [string | null, string | null];
      row: never;
    };
    [`UPDATE sessions
          SET authenticated_at = authenticated_at - interval '1 hour'
        WHERE user_id = (SELECT id FROM users WHERE name = 'stale')`]: {
      values: [];
      row: never;
    };
    [`UPDATE sign_in_failures
          SET blocked_until = blocked_until - interval '1 minute'
        WHERE blocked_until IS NOT NULL`]: {
      values: [];
      row: never;
    };
    'UPDATE users SET disabled_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE users SET disabled_at = now() WHERE id = $1': {
      values: [string | null];
      row: never;
    };
    'UPDATE users SET roles = \'{APPROVER}\' WHERE id = $1': {
      values: [string | null];
      row: never;
    };
  }
}
