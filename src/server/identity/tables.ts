import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { InvitationPurpose } from '../../shared/control-terms.ts';
import type { ChallengePurpose, PasskeyResetState } from '../../shared/passkey-terms.ts';
import type { Language, Role } from '../../shared/terms.ts';
import { at, bytes } from '../platform/database/column-types.ts';

/** Entities, their users, and how users sign in. */

export const entities = pgTable('entities', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull().unique(),
  /** The calling account and its primary account, resolved here and never sent by a client. */
  accountId: uuid('account_id').notNull(),
  primaryAccountId: uuid('primary_account_id').notNull(),
  createdAt: at('created_at').notNull(),
});

/**
 * How a person signs in: once for all entities to which the person belongs. The id of the person's first user
 * is also the id of the login, and its subject at the embedded provider.
 */
export const logins = pgTable(
  'logins',
  {
    id: uuid('id').primaryKey(),
    name: text('name').notNull().unique(),
    /** The identity provider; empty for the embedded one. */
    issuer: text('issuer').notNull().default(''),
    subject: text('subject').notNull(),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    uniqueIndex('logins_issuer_subject').on(t.issuer, t.subject),
    // An issuer with and without a slash at its end is one issuer, so that one sign-in is one person.
    uniqueIndex('logins_one_spelling').on(sql`rtrim(issuer, '/')`, t.subject),
    unique('logins_identity').on(t.id, t.name, t.issuer, t.subject),
  ],
);

/**
 * Users: a person as a member of one entity. Everything that a person does or has in an entity belongs to the
 * user there, so that nothing crosses. The users of one person share a login.
 */
export const users = pgTable(
  'users',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id')
      .notNull()
      .references(() => entities.id),
    /** A trigger gives a user who is added without a login a separate login. */
    loginId: uuid('login_id').notNull(),
    /** The user name, with which the person signs in: the one of the login. */
    name: text('name').notNull(),
    /** The name of the person, which the dashboard shows; without one it shows the user name. */
    displayName: text('display_name'),
    email: text('email'),
    roles: text('roles').array().$type<Role[]>().notNull(),
    /** The identity of the login, which a change of the login also changes here. */
    issuer: text('issuer').notNull().default(''),
    subject: text('subject').notNull(),
    /** For a person with several users: when this one was last chosen. A sign-in leads to the latest. */
    chosenAt: at('chosen_at'),
    /** The language that the user chose for the dashboard; null until then: English. */
    language: text('language').$type<Language>(),
    disabledAt: at('disabled_at'),
    /** Tokens of an external identity provider that were issued before this time are refused. */
    tokensValidFrom: at('tokens_valid_from'),
    createdAt: at('created_at').notNull(),
  },
  (t) => [
    // A person belongs to an entity once: two users of one person could sign for each other.
    unique('users_once_in_entity').on(t.loginId, t.entityId),
    unique('users_in_entity').on(t.entityId, t.id),
    foreignKey({
      name: 'users_login_fk',
      columns: [t.loginId, t.name, t.issuer, t.subject],
      foreignColumns: [logins.id, logins.name, logins.issuer, logins.subject],
    }).onUpdate('cascade'),
  ],
);

/**
 * Consecutive wrong passwords of a login, by the source where they were entered, since the last right one
 * there.
 */
export const signInFailures = pgTable(
  'sign_in_failures',
  {
    loginId: uuid('login_id')
      .notNull()
      .references(() => logins.id),
    /** "device …" for a browser that has signed in before, else "address …". */
    source: text('source').notNull(),
    failures: integer('failures').notNull(),
    blockedUntil: at('blocked_until'),
    failedAt: at('failed_at').notNull(),
  },
  (t) => [
    primaryKey({ name: 'sign_in_failures_pk', columns: [t.loginId, t.source] }),
    index('sign_in_failures_failed_at').on(t.failedAt),
  ],
);

/** Passwords of the embedded provider: scrypt, as "salt:hash" in base64 with its cost. */
export const localCredentials = pgTable('local_credentials', {
  loginId: uuid('login_id')
    .primaryKey()
    .references(() => logins.id),
  passwordHash: text('password_hash').notNull(),
  failures: integer('failures').notNull().default(0),
  blockedUntil: at('blocked_until'),
});

/**
 * Sessions of the dashboard. The cookie contains a random token, of which only the SHA-256 is stored. A
 * session is of one user, so of one entity: working in another one is another session.
 */
export const sessions = pgTable(
  'sessions',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    /** Names the session to its user, who can end it. It opens nothing. */
    id: uuid('id').notNull().defaultRandom().unique('sessions_id'),
    userId: uuid('user_id').notNull(),
    entityId: uuid('entity_id').notNull(),
    authenticatedAt: at('authenticated_at').notNull(),
    idToken: text('id_token'),
    /** The embedded provider's session and grant behind this session; null with an external provider. */
    providerSession: text('provider_session'),
    grantId: text('grant_id'),
    /** The browser and the address of the sign-in; null for sessions from before they were recorded. */
    userAgent: text('user_agent'),
    address: text('address'),
    createdAt: at('created_at').notNull(),
    lastSeenAt: at('last_seen_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'sessions_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
    index('sessions_user').on(t.userId),
    index('sessions_expiry').on(t.expiresAt),
    index('sessions_provider_session').on(t.providerSession),
    index('sessions_grant').on(t.grantId),
  ],
);

/** Records of the embedded OpenID provider: grants, codes, tokens, sessions, interactions. */
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

/** Tokens of programs. Only the SHA-256 of a token is stored. */
export const programTokens = pgTable(
  'program_tokens',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    /** The admin who made it, on whose behalf the program acts. */
    userId: uuid('user_id').notNull(),
    name: text('name').notNull(),
    tokenHash: bytes('token_hash').notNull().unique('program_tokens_hash'),
    /** Whether it may create and label batches. A second admin has to confirm such a token. */
    prepares: boolean('prepares').notNull(),
    /** Addresses and networks that may use it; empty for all. */
    addresses: text('addresses').array().notNull(),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
    confirmedAt: at('confirmed_at'),
    confirmedBy: uuid('confirmed_by'),
    revokedAt: at('revoked_at'),
    revokedBy: uuid('revoked_by'),
    lastUsedAt: at('last_used_at'),
    lastUsedFrom: text('last_used_from'),
  },
  (t) => [
    foreignKey({
      name: 'program_tokens_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'program_tokens_confirmed_fk',
      columns: [t.entityId, t.confirmedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'program_tokens_revoked_fk',
      columns: [t.entityId, t.revokedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    index('program_tokens_of_entity').on(t.entityId),
    check('program_token_by_two', sql`${t.confirmedBy} <> ${t.userId}`),
    check(
      'program_token_steps',
      sql`num_nulls(${t.confirmedAt}, ${t.confirmedBy}) IN (0, 2)
        AND num_nulls(${t.revokedAt}, ${t.revokedBy}) IN (0, 2)`,
    ),
    check(
      'program_token_time',
      sql`${t.createdAt} < ${t.expiresAt} AND ${t.expiresAt} <= ${t.createdAt} + interval '367 days'`,
    ),
  ],
);

/** The roles of each user over time, written by a trigger on `users` with the time of the database. */
export const userAccessHistory = pgTable(
  'user_access_history',
  {
    userId: uuid('user_id').notNull(),
    number: integer('number').notNull(),
    entityId: uuid('entity_id').notNull(),
    changedAt: at('changed_at').notNull(),
    roles: text('roles').array().$type<Role[]>().notNull(),
    enabled: boolean('enabled').notNull(),
    /** True for a row that was made when the history began: earlier changes are in the audit log only. */
    reconstructed: boolean('reconstructed').notNull(),
  },
  (t) => [
    primaryKey({ name: 'user_access_history_pk', columns: [t.userId, t.number] }),
    foreignKey({
      name: 'user_access_history_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
    index('user_access_history_of_entity').on(t.entityId, t.userId, t.changedAt),
  ],
);

/** Invitations of people, and resets of a sign-in. Each is used once, by a person who has a link. */
export const invitations = pgTable(
  'invitations',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    purpose: text('purpose').$type<InvitationPurpose>().notNull(),
    /** The user whose password is reset, or who was made from the invitation. */
    userId: uuid('user_id'),
    displayName: text('display_name').notNull(),
    email: text('email'),
    roles: text('roles').array().$type<Role[]>().notNull(),
    /** The admin who asked for it. Only another admin makes its link, if there is one. */
    askedBy: uuid('asked_by').notNull(),
    createdAt: at('created_at').notNull(),
    acceptedAt: at('accepted_at'),
    revokedAt: at('revoked_at'),
    revokedBy: uuid('revoked_by'),
  },
  (t) => [
    unique('invitations_in_entity').on(t.entityId, t.id),
    foreignKey({
      name: 'invitations_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'invitations_asked_by_fk',
      columns: [t.entityId, t.askedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'invitations_revoked_by_fk',
      columns: [t.entityId, t.revokedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    index('invitations_of_entity').on(t.entityId, t.createdAt),
    check(
      'invitation_ends_once',
      sql`num_nonnulls(${t.acceptedAt}, ${t.revokedAt}) <= 1
        AND num_nulls(${t.revokedAt}, ${t.revokedBy}) IN (0, 2)
        AND (${t.acceptedAt} IS NULL OR ${t.userId} IS NOT NULL)
        AND (${t.purpose} = 'INVITE' OR ${t.userId} IS NOT NULL)`,
    ),
  ],
);

/** The links of an invitation, of which only the newest works. Only the SHA-256 of a link is stored. */
export const invitationLinks = pgTable(
  'invitation_links',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    invitationId: uuid('invitation_id').notNull(),
    /** The admin who made it; null when Outlay mailed it. */
    madeBy: uuid('made_by'),
    madeAt: at('made_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'invitation_links_invitation_fk',
      columns: [t.entityId, t.invitationId],
      foreignColumns: [invitations.entityId, invitations.id],
    }),
    foreignKey({
      name: 'invitation_links_made_by_fk',
      columns: [t.entityId, t.madeBy],
      foreignColumns: [users.entityId, users.id],
    }),
    index('invitation_links_of_invitation').on(t.invitationId, t.madeAt),
    check(
      'invitation_link_time',
      sql`${t.madeAt} < ${t.expiresAt} AND ${t.expiresAt} <= ${t.madeAt} + interval '72 hours'`,
    ),
  ],
);

/**
 * Requests of an admin to remove the passkeys of a user who lost them. One takes effect after its waiting
 * time, unless it is stopped before.
 */
export const passkeyResets = pgTable(
  'passkey_resets',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    /** The user who lost them. */
    userId: uuid('user_id').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: at('asked_at').notNull(),
    takesEffectAt: at('takes_effect_at').notNull(),
    state: text('state').$type<PasskeyResetState>().notNull(),
    /** Who stopped it; null when it took effect by its time. */
    decidedBy: uuid('decided_by'),
    decidedAt: at('decided_at'),
  },
  (t) => [
    unique('passkey_resets_of_user').on(t.entityId, t.userId, t.id),
    foreignKey({
      name: 'passkey_resets_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'passkey_resets_asked_fk',
      columns: [t.entityId, t.askedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'passkey_resets_decided_fk',
      columns: [t.entityId, t.decidedBy],
      foreignColumns: [users.entityId, users.id],
    }),
    uniqueIndex('passkey_resets_waiting')
      .on(t.entityId, t.userId)
      .where(sql`state = 'WAITING'`),
    index('passkey_resets_due')
      .on(t.takesEffectAt)
      .where(sql`state = 'WAITING'`),
    check('passkey_reset_by_another', sql`${t.askedBy} <> ${t.userId}`),
    check('passkey_reset_waits', sql`${t.takesEffectAt} >= ${t.askedAt} + interval '24 hours'`),
    check(
      'passkey_reset_decided',
      sql`(${t.state} = 'WAITING') = (${t.decidedAt} IS NULL)
        AND (${t.state} = 'STOPPED') = (${t.decidedBy} IS NOT NULL)
        AND (${t.state} <> 'DONE' OR ${t.decidedAt} >= ${t.takesEffectAt})`,
    ),
  ],
);

/**
 * Passkeys of users. One that was removed stays, because its public key verifies the approvals that were
 * given with it.
 */
export const passkeys = pgTable(
  'passkeys',
  {
    id: uuid('id').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    userId: uuid('user_id').notNull(),
    /** The name that its owner gave it. */
    name: text('name').notNull(),
    credentialId: bytes('credential_id').notNull().unique('passkeys_credential'),
    /** As COSE_Key. */
    publicKey: bytes('public_key').notNull(),
    /** How often it has signed, as it says; always 0 for passkeys that several devices share. */
    counter: bigint('counter', { mode: 'bigint' }).notNull(),
    transports: text('transports').array().notNull(),
    /** Whether it may be copied to other devices of its owner, and whether it was. */
    backupEligible: boolean('backup_eligible').notNull(),
    backedUp: boolean('backed_up').notNull(),
    createdAt: at('created_at').notNull(),
    lastUsedAt: at('last_used_at'),
    removedAt: at('removed_at'),
    /** The reset that removed it; null when its owner did. */
    removedByReset: uuid('removed_by_reset'),
  },
  (t) => [
    unique('passkeys_of_user').on(t.entityId, t.userId, t.id),
    foreignKey({
      name: 'passkeys_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
    foreignKey({
      name: 'passkeys_reset_fk',
      columns: [t.entityId, t.userId, t.removedByReset],
      foreignColumns: [passkeyResets.entityId, passkeyResets.userId, passkeyResets.id],
    }),
    check('passkey_removed', sql`${t.removedByReset} IS NULL OR ${t.removedAt} IS NOT NULL`),
  ],
);

/** What a passkey has to sign. Each is used once, by the user for whom it was made, and for minutes only. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    nonce: bytes('nonce').primaryKey(),
    entityId: uuid('entity_id').notNull(),
    userId: uuid('user_id').notNull(),
    purpose: text('purpose').$type<ChallengePurpose>().notNull(),
    /** The batch to approve, with its content digest; null for the other purposes. */
    batchId: uuid('batch_id'),
    contentDigest: text('content_digest'),
    createdAt: at('created_at').notNull(),
    expiresAt: at('expires_at').notNull(),
  },
  (t) => [
    foreignKey({
      name: 'passkey_challenges_user_fk',
      columns: [t.entityId, t.userId],
      foreignColumns: [users.entityId, users.id],
    }),
    index('passkey_challenges_expiry').on(t.expiresAt),
    index('passkey_challenges_user').on(t.userId),
    check(
      'passkey_challenge_subject',
      sql`num_nulls(${t.batchId}, ${t.contentDigest}) = CASE ${t.purpose} WHEN 'APPROVE' THEN 0 ELSE 2 END`,
    ),
  ],
);
