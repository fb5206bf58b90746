import { sql } from 'drizzle-orm';
import {
  bigint,
  customType,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { Role } from '../../../shared/terms.ts';

/**
 * Who there is, what is kept secret, and the audit log; payments and the exchange have schemas of their own.
 * Times are timestamptz with milliseconds, given by the context's clock and never by the database. Triggers,
 * functions and the rules that the database itself refuses are in the migrations named `*_rules`.
 */

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const at = (name: string) => timestamp(name, { precision: 3, withTimezone: true, mode: 'date' });

// ---- Who ----------------------------------------------------------------------------------------------------------------

export const entities = pgTable('entities', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** The calling account and its primary account, resolved here and never sent by a client. */
  accountId: uuid('account_id').notNull(),
  primaryAccountId: uuid('primary_account_id').notNull(),
  createdAt: at('created_at').notNull(),
});

export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    /** What the user signs in with and is shown as. */
    name: text('name').notNull().unique(),
    email: text('email'),
    roles: text('roles').array().$type<Role[]>().notNull(),
    /**
     * The identity provider that vouches for the user; empty for the embedded one, where the subject is the
     * user's id.
     */
    issuer: text('issuer').notNull().default(''),
    subject: text('subject').notNull(),
    disabledAt: at('disabled_at'),
    /** Tokens of an identity provider elsewhere that were issued before are refused. */
    tokensValidFrom: at('tokens_valid_from'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [uniqueIndex('users_issuer_subject').on(t.issuer, t.subject), index('users_entity').on(t.entityId)],
);

/** Passwords of the embedded provider: scrypt, as "salt:hash" in base64 with its cost. */
export const localCredentials = pgTable('local_credentials', {
  userId: uuid('user_id')
    .primaryKey()
    .references(() => users.id),
  passwordHash: text('password_hash').notNull(),
  failures: integer('failures').notNull().default(0),
  blockedUntil: at('blocked_until'),
});

/** Sessions of the dashboard; the cookie holds a random token of which only the SHA-256 is kept. */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    authenticatedAt: at('authenticated_at').notNull(),
    idToken: text('id_token'),
    /** The embedded provider's session and grant behind this session; null with a provider elsewhere. */
    providerSession: text('provider_session'),
    grantId: text('grant_id'),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    index('sessions_provider_session').on(t.providerSession),
    index('sessions_grant').on(t.grantId),
  ],
);

/** What the embedded OpenID provider keeps: grants, codes, tokens, sessions, interactions. */
export const oidcRecords = pgTable(
  'oidc_records',
  {
    kind: text('kind').notNull(),
    id: text('id').notNull(),
    payload: jsonb('payload').notNull(),
    grantId: text('grant_id'),
    userCode: text('user_code'),
    uid: text('uid'),
    consumedAt: at('consumed_at'),
    expiresAt: at('expires_at'),
  },
  (t) => [
    primaryKey({ columns: [t.kind, t.id] }),
    index('oidc_records_grant').on(t.grantId),
    index('oidc_records_uid').on(t.uid),
    index('oidc_records_expiry').on(t.expiresAt),
    index('oidc_records_account').on(
      sql`(coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}'))`,
    ),
  ],
);

/**
 * Signing, cookie and exchange keys, AES-256-GCM under ENCRYPTION_KEY: version, nonce, tag and ciphertext in
 * one.
 */
export const secrets = pgTable('secrets', {
  name: text('name').primaryKey(),
  sealed: bytes('sealed').notNull(),
  createdAt: at('created_at').notNull(),
});

/**
 * Each entity's API key of the exchange, sealed as `secrets` are. What the settings give for an exchange
 * elsewhere goes before it.
 */
export const exchangeCredentials = pgTable('exchange_credentials', {
  entityId: uuid('entity_id')
    .primaryKey()
    .references(() => entities.id),
  apiKey: bytes('api_key').notNull(),
  apiSecret: bytes('api_secret').notNull(),
  createdAt: at('created_at').notNull(),
  updatedAt: at('updated_at').notNull(),
  /** Who gave it last, by name: an operator is no user. */
  updatedBy: text('updated_by').notNull(),
});

/** Facts about the installation itself, such as "demo". */
export const installation = pgTable('installation', {
  name: text('name').primaryKey(),
  value: jsonb('value').notNull(),
});

export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    method: text('method').notNull(),
    path: text('path').notNull(),
    key: uuid('key').notNull(),
    bodyHash: bytes('body_hash').notNull(),
    status: integer('status').notNull(),
    response: text('response').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.method, t.path, t.key] }),
    index('idempotency_keys_created').on(t.createdAt),
  ],
);

// ---- Audit --------------------------------------------------------------------------------------------------------------

/** One row a change, chained by hash within the entity. Written by audit_append() alone; never changed. */
export const auditLog = pgTable(
  'audit_log',
  {
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    seq: bigint('seq', { mode: 'bigint' }).notNull(),
    at: at('at').notNull(),
    actorKind: text('actor_kind').$type<'USER' | 'SYSTEM' | 'OPERATOR'>().notNull(),
    actorId: uuid('actor_id'),
    actorName: text('actor_name').notNull(),
    action: text('action').notNull(),
    subjectType: text('subject_type').notNull(),
    subjectId: text('subject_id').notNull(),
    /** JSON as it was hashed, to the byte. */
    details: text('details').notNull(),
    previousHash: bytes('previous_hash').notNull(),
    hash: bytes('hash').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.entityId, t.seq] }),
    index('audit_log_subject').on(t.entityId, t.subjectId),
    index('audit_log_action').on(t.entityId, t.action),
  ],
);

/** The end of each entity's chain: locked while a row is added, compared when the chain is verified. */
export const auditHeads = pgTable('audit_heads', {
  entityId: uuid('entity_id')
    .primaryKey()
    .references(() => entities.id),
  seq: bigint('seq', { mode: 'bigint' }).notNull(),
  hash: bytes('hash').notNull(),
});

/** What is audited once a day and user: the use of an exchange key, the reading of a customer's data. */
export const auditedUses = pgTable(
  'audited_uses',
  {
    userId: uuid('user_id')
      .notNull()
      .references(() => users.id),
    action: text('action').notNull(),
    subjectId: text('subject_id').notNull(),
    day: date('day').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.action, t.subjectId, t.day] }),
    index('audited_uses_day').on(t.day),
  ],
);
