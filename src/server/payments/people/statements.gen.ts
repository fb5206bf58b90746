// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../../platform/database/pool.ts';
import type { invitationLinks, invitations, localCredentials, userAccessHistory, users } from '../../identity/tables.ts';
import type { controlChanges } from '../control/tables.ts';
import type { entityConfigs } from '../entity/tables.ts';

declare module '../../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT i.id, i.entity_id, i.purpose, i.user_id, i.display_name, i.email, i.roles, i.asked_by,
         asker.name AS asked_by_name, c.decided_by AS confirmed_by, c.basis, i.created_at, i.accepted_at,
         i.revoked_at,
         (SELECT max(l.expires_at) FROM invitation_links l WHERE l.invitation_id = i.id) AS link_until
    FROM invitations i
    JOIN users asker ON asker.id = i.asked_by
    JOIN control_changes c ON c.id = i.id
   WHERE i.entity_id = $1 AND (i.created_at > $2 OR i.accepted_at IS NULL AND i.revoked_at IS NULL)
   ORDER BY i.created_at DESC
   LIMIT 200`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof invitations, 'id'>;
        entity_id: Column<typeof invitations, 'entityId'>;
        purpose: Column<typeof invitations, 'purpose'>;
        user_id: Column<typeof invitations, 'userId'> | null;
        display_name: Column<typeof invitations, 'displayName'>;
        email: Column<typeof invitations, 'email'> | null;
        roles: Column<typeof invitations, 'roles'>;
        asked_by: Column<typeof invitations, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        confirmed_by: Column<typeof controlChanges, 'decidedBy'> | null;
        basis: Column<typeof controlChanges, 'basis'>;
        created_at: Column<typeof invitations, 'createdAt'>;
        accepted_at: Column<typeof invitations, 'acceptedAt'> | null;
        revoked_at: Column<typeof invitations, 'revokedAt'> | null;
        link_until: Date | null;
      };
    };
    [`
  SELECT i.id, i.entity_id, i.purpose, i.user_id, i.display_name, i.email, i.roles, i.asked_by,
         asker.name AS asked_by_name, c.decided_by AS confirmed_by, c.basis, i.created_at, i.accepted_at,
         i.revoked_at,
         (SELECT max(l.expires_at) FROM invitation_links l WHERE l.invitation_id = i.id) AS link_until
    FROM invitations i
    JOIN users asker ON asker.id = i.asked_by
    JOIN control_changes c ON c.id = i.id WHERE i.entity_id = $1 AND i.id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof invitations, 'id'>;
        entity_id: Column<typeof invitations, 'entityId'>;
        purpose: Column<typeof invitations, 'purpose'>;
        user_id: Column<typeof invitations, 'userId'> | null;
        display_name: Column<typeof invitations, 'displayName'>;
        email: Column<typeof invitations, 'email'> | null;
        roles: Column<typeof invitations, 'roles'>;
        asked_by: Column<typeof invitations, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        confirmed_by: Column<typeof controlChanges, 'decidedBy'> | null;
        basis: Column<typeof controlChanges, 'basis'>;
        created_at: Column<typeof invitations, 'createdAt'>;
        accepted_at: Column<typeof invitations, 'acceptedAt'> | null;
        revoked_at: Column<typeof invitations, 'revokedAt'> | null;
        link_until: Date | null;
      };
    };
    [`
  SELECT u.id, u.name, coalesce(u.display_name, u.name) AS display_name, u.email, u.roles, u.disabled_at,
         u.issuer, used.sessions, used.last_seen_at,
         EXISTS (
           SELECT 1
             FROM users other
            WHERE other.login_id = u.login_id AND other.id <> u.id) AS shares_sign_in,
         (SELECT count(*)
            FROM passkeys p
           WHERE p.entity_id = $1 AND p.user_id = u.id AND p.removed_at IS NULL) AS passkeys,
         (SELECT count(*)
            FROM batches b
           WHERE b.entity_id = $1 AND b.status = 'PENDING_APPROVAL' AND b.expires_at > $2
             AND u.disabled_at IS NULL AND 'APPROVER' = ANY (u.roles) AND b.created_by <> u.id
             AND NOT EXISTS (
                   SELECT 1
                     FROM approvals a
                    WHERE a.batch_id = b.id AND (a.user_id = u.id OR a.for_user_id = u.id))) AS batches,
         (SELECT count(*)
            FROM control_changes c
           WHERE c.entity_id = $1 AND c.state = 'WAITING' AND c.expires_at > $2
             AND u.disabled_at IS NULL AND 'ADMIN' = ANY (u.roles) AND c.asked_by <> u.id) AS changes
    FROM users u
    LEFT JOIN LATERAL (
           SELECT count(*) AS sessions, max(s.last_seen_at) AS last_seen_at
             FROM sessions s
            WHERE s.user_id = u.id AND s.expires_at > $2 AND s.last_seen_at > $3) used ON true
   WHERE u.entity_id = $1`]: {
      values: [string | null, Date | string | null, Date | string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        display_name: string;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
        issuer: Column<typeof users, 'issuer'>;
        sessions: bigint | null;
        last_seen_at: Date | null;
        shares_sign_in: boolean;
        passkeys: bigint;
        batches: bigint;
        changes: bigint;
      };
    };
    [`
  SELECT u.id, u.name, coalesce(u.display_name, u.name) AS display_name, u.email, u.roles, u.disabled_at,
         u.issuer, used.sessions, used.last_seen_at,
         EXISTS (
           SELECT 1
             FROM users other
            WHERE other.login_id = u.login_id AND other.id <> u.id) AS shares_sign_in,
         (SELECT count(*)
            FROM passkeys p
           WHERE p.entity_id = $1 AND p.user_id = u.id AND p.removed_at IS NULL) AS passkeys,
         (SELECT count(*)
            FROM batches b
           WHERE b.entity_id = $1 AND b.status = 'PENDING_APPROVAL' AND b.expires_at > $2
             AND u.disabled_at IS NULL AND 'APPROVER' = ANY (u.roles) AND b.created_by <> u.id
             AND NOT EXISTS (
                   SELECT 1
                     FROM approvals a
                    WHERE a.batch_id = b.id AND (a.user_id = u.id OR a.for_user_id = u.id))) AS batches,
         (SELECT count(*)
            FROM control_changes c
           WHERE c.entity_id = $1 AND c.state = 'WAITING' AND c.expires_at > $2
             AND u.disabled_at IS NULL AND 'ADMIN' = ANY (u.roles) AND c.asked_by <> u.id) AS changes
    FROM users u
    LEFT JOIN LATERAL (
           SELECT count(*) AS sessions, max(s.last_seen_at) AS last_seen_at
             FROM sessions s
            WHERE s.user_id = u.id AND s.expires_at > $2 AND s.last_seen_at > $3) used ON true
   WHERE u.entity_id = $1
   ORDER BY u.disabled_at IS NOT NULL, lower(coalesce(u.display_name, u.name)), u.name`]: {
      values: [string | null, Date | string | null, Date | string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        display_name: string;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
        issuer: Column<typeof users, 'issuer'>;
        sessions: bigint | null;
        last_seen_at: Date | null;
        shares_sign_in: boolean;
        passkeys: bigint;
        batches: bigint;
        changes: bigint;
      };
    };
    [`
  SELECT u.id, u.name, coalesce(u.display_name, u.name) AS display_name, u.email, u.roles, u.disabled_at,
         u.issuer, used.sessions, used.last_seen_at,
         EXISTS (
           SELECT 1
             FROM users other
            WHERE other.login_id = u.login_id AND other.id <> u.id) AS shares_sign_in,
         (SELECT count(*)
            FROM passkeys p
           WHERE p.entity_id = $1 AND p.user_id = u.id AND p.removed_at IS NULL) AS passkeys,
         (SELECT count(*)
            FROM batches b
           WHERE b.entity_id = $1 AND b.status = 'PENDING_APPROVAL' AND b.expires_at > $2
             AND u.disabled_at IS NULL AND 'APPROVER' = ANY (u.roles) AND b.created_by <> u.id
             AND NOT EXISTS (
                   SELECT 1
                     FROM approvals a
                    WHERE a.batch_id = b.id AND (a.user_id = u.id OR a.for_user_id = u.id))) AS batches,
         (SELECT count(*)
            FROM control_changes c
           WHERE c.entity_id = $1 AND c.state = 'WAITING' AND c.expires_at > $2
             AND u.disabled_at IS NULL AND 'ADMIN' = ANY (u.roles) AND c.asked_by <> u.id) AS changes
    FROM users u
    LEFT JOIN LATERAL (
           SELECT count(*) AS sessions, max(s.last_seen_at) AS last_seen_at
             FROM sessions s
            WHERE s.user_id = u.id AND s.expires_at > $2 AND s.last_seen_at > $3) used ON true
   WHERE u.entity_id = $1 AND u.id = $4`]: {
      values: [string | null, Date | string | null, Date | string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        display_name: string;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
        issuer: Column<typeof users, 'issuer'>;
        sessions: bigint | null;
        last_seen_at: Date | null;
        shares_sign_in: boolean;
        passkeys: bigint;
        batches: bigint;
        changes: bigint;
      };
    };
    'DELETE FROM sign_in_failures WHERE login_id = $1': {
      values: [string | null];
      row: never;
    };
    'SELECT 1 FROM invitations WHERE entity_id = $1 AND id = $2 FOR UPDATE': {
      values: [string | null, string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM users WHERE entity_id = $1 AND id = $2 FOR NO KEY UPDATE': {
      values: [string | null, string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM users WHERE entity_id = $1 AND lower(email) = lower($2)': {
      values: [string | null, string | null];
      row: {
        '?column?': number;
      };
    };
    [`SELECT changed_at, roles, enabled, reconstructed
       FROM user_access_history
      WHERE entity_id = $1 AND user_id = $2
      ORDER BY number DESC
      LIMIT 200`]: {
      values: [string | null, string | null];
      row: {
        changed_at: Column<typeof userAccessHistory, 'changedAt'>;
        roles: Column<typeof userAccessHistory, 'roles'>;
        enabled: Column<typeof userAccessHistory, 'enabled'>;
        reconstructed: Column<typeof userAccessHistory, 'reconstructed'>;
      };
    };
    [`SELECT count(*) AS total
           FROM users
          WHERE entity_id = $1 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)`]: {
      values: [string | null];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM audit_log WHERE entity_id = $1 AND action = \'access_review.exported\'': {
      values: [string | null];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM users WHERE entity_id = $1 AND display_name = $2': {
      values: [string | null, string | null];
      row: {
        total: bigint;
      };
    };
    'SELECT count(*) AS total FROM users WHERE entity_id = $1 AND display_name = \'Sipho Dlamini\'': {
      values: [string | null];
      row: {
        total: bigint;
      };
    };
    'SELECT display_name FROM users WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        display_name: Column<typeof users, 'displayName'> | null;
      };
    };
    'SELECT id, name FROM users WHERE entity_id = $1 AND display_name = \'Sipho Dlamini\'': {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
      };
    };
    [`SELECT id, name, coalesce(display_name, name) AS display_name, email, roles, disabled_at, issuer
       FROM users
      WHERE entity_id = $1 AND id = $2`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        display_name: string;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
        issuer: Column<typeof users, 'issuer'>;
      };
    };
    'SELECT payouts_enabled, config_needs_second_since FROM entity_configs WHERE entity_id = $1': {
      values: [string | null];
      row: {
        payouts_enabled: Column<typeof entityConfigs, 'payoutsEnabled'>;
        config_needs_second_since: Column<typeof entityConfigs, 'configNeedsSecondSince'> | null;
      };
    };
    'SELECT token_hash FROM invitation_links WHERE invitation_id = $1': {
      values: [string | null];
      row: {
        token_hash: Column<typeof invitationLinks, 'tokenHash'>;
      };
    };
    [`SELECT u.id, u.name, coalesce(u.display_name, u.name) AS display_name, h.roles, h.enabled, h.changed_at,
            h.reconstructed
       FROM users u
       JOIN LATERAL (
              SELECT roles, enabled, changed_at, reconstructed
                FROM user_access_history h
               WHERE h.entity_id = u.entity_id AND h.user_id = u.id AND h.changed_at <= $2
               ORDER BY h.changed_at DESC, h.number DESC
               LIMIT 1) h ON true
      WHERE u.entity_id = $1
      ORDER BY NOT h.enabled, lower(coalesce(u.display_name, u.name)), u.name`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        display_name: string;
        roles: Column<typeof userAccessHistory, 'roles'>;
        enabled: Column<typeof userAccessHistory, 'enabled'>;
        changed_at: Column<typeof userAccessHistory, 'changedAt'>;
        reconstructed: Column<typeof userAccessHistory, 'reconstructed'>;
      };
    };
    [`SELECT u.login_id, c.password_hash
         FROM users u
         JOIN local_credentials c ON c.login_id = u.login_id
        WHERE u.id = $1 AND u.issuer = ''`]: {
      values: [string | null];
      row: {
        login_id: Column<typeof users, 'loginId'>;
        password_hash: Column<typeof localCredentials, 'passwordHash'>;
      };
    };
    [`SELECT u.name, coalesce(u.display_name, u.name) AS display_name, u.email,
            u.issuer = '' AND EXISTS (
              SELECT 1 FROM local_credentials c WHERE c.login_id = u.login_id) AS has_password
       FROM users u
      WHERE u.id = $1`]: {
      values: [string | null];
      row: {
        name: Column<typeof users, 'name'>;
        display_name: string;
        email: Column<typeof users, 'email'> | null;
        has_password: boolean;
      };
    };
    'UPDATE invitations SET revoked_at = $2, revoked_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE local_credentials
            SET password_hash = $2, failures = 0, blocked_until = NULL
          WHERE login_id = $1 AND password_hash = $3
          RETURNING login_id`]: {
      values: [string | null, string | null, string | null];
      row: {
        login_id: Column<typeof localCredentials, 'loginId'>;
      };
    };
    'UPDATE users SET disabled_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE users SET disabled_at = NULL, tokens_valid_from = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE users SET display_name = $2 WHERE id = $1': {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE users SET roles = $2 WHERE id = $1': {
      values: [string | null, readonly (string | null)[] | null];
      row: never;
    };
  }
}
