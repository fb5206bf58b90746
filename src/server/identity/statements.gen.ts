// Generated from the SQL of this room by `npm run generate`. Never edited.
import type { Column } from '../platform/database/pool.ts';
import type { auditLog } from '../audit/tables.ts';
import type { entities, invitationLinks, invitations, localCredentials, logins, oidcRecords, passkeyChallenges, passkeyResets, passkeys, programTokens, sessions, signInFailures, users } from './tables.ts';
import type { controlChanges } from '../payments/control/tables.ts';

declare module '../platform/database/pool.ts' {
  interface Statements {
    [`
  SELECT i.id, i.entity_id, i.purpose, i.user_id, i.display_name, i.email, i.roles, i.asked_by,
         asker.name AS asked_by_name, c.decided_by AS confirmed_by, c.basis, i.created_at, i.accepted_at,
         i.revoked_at,
         (SELECT max(l.expires_at) FROM invitation_links l WHERE l.invitation_id = i.id) AS link_until
    FROM invitations i
    JOIN users asker ON asker.id = i.asked_by
    JOIN control_changes c ON c.id = i.id`]: {
      values: [];
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
    JOIN control_changes c ON c.id = i.id WHERE i.id = $1 AND i.accepted_at IS NULL AND i.revoked_at IS NULL `]: {
      values: [string | null];
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
    JOIN control_changes c ON c.id = i.id WHERE i.id = $1 AND i.accepted_at IS NULL AND i.revoked_at IS NULL FOR UPDATE OF i`]: {
      values: [string | null];
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
  SELECT r.id, r.entity_id, r.user_id, u.name AS user_name, r.asked_by, a.name AS asked_by_name, r.asked_at,
         r.takes_effect_at, r.state, r.decided_by, d.name AS decided_by_name, r.decided_at,
         user_may_stop_reset(r.entity_id, r.user_id, r.asked_at) AS user_may_stop
    FROM passkey_resets r
    JOIN users u ON u.id = r.user_id
    JOIN users a ON a.id = r.asked_by
    LEFT JOIN users d ON d.id = r.decided_by`]: {
      values: [];
      row: {
        id: Column<typeof passkeyResets, 'id'>;
        entity_id: Column<typeof passkeyResets, 'entityId'>;
        user_id: Column<typeof passkeyResets, 'userId'>;
        user_name: Column<typeof users, 'name'>;
        asked_by: Column<typeof passkeyResets, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        asked_at: Column<typeof passkeyResets, 'askedAt'>;
        takes_effect_at: Column<typeof passkeyResets, 'takesEffectAt'>;
        state: Column<typeof passkeyResets, 'state'>;
        decided_by: Column<typeof passkeyResets, 'decidedBy'> | null;
        decided_by_name: Column<typeof users, 'name'> | null;
        decided_at: Column<typeof passkeyResets, 'decidedAt'> | null;
        user_may_stop: boolean | null;
      };
    };
    [`
  SELECT r.id, r.entity_id, r.user_id, u.name AS user_name, r.asked_by, a.name AS asked_by_name, r.asked_at,
         r.takes_effect_at, r.state, r.decided_by, d.name AS decided_by_name, r.decided_at,
         user_may_stop_reset(r.entity_id, r.user_id, r.asked_at) AS user_may_stop
    FROM passkey_resets r
    JOIN users u ON u.id = r.user_id
    JOIN users a ON a.id = r.asked_by
    LEFT JOIN users d ON d.id = r.decided_by
        WHERE r.entity_id = $1
        ORDER BY r.state <> 'WAITING', r.asked_at DESC, r.id
        LIMIT 200`]: {
      values: [string | null];
      row: {
        id: Column<typeof passkeyResets, 'id'>;
        entity_id: Column<typeof passkeyResets, 'entityId'>;
        user_id: Column<typeof passkeyResets, 'userId'>;
        user_name: Column<typeof users, 'name'>;
        asked_by: Column<typeof passkeyResets, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        asked_at: Column<typeof passkeyResets, 'askedAt'>;
        takes_effect_at: Column<typeof passkeyResets, 'takesEffectAt'>;
        state: Column<typeof passkeyResets, 'state'>;
        decided_by: Column<typeof passkeyResets, 'decidedBy'> | null;
        decided_by_name: Column<typeof users, 'name'> | null;
        decided_at: Column<typeof passkeyResets, 'decidedAt'> | null;
        user_may_stop: boolean | null;
      };
    };
    [`
  SELECT r.id, r.entity_id, r.user_id, u.name AS user_name, r.asked_by, a.name AS asked_by_name, r.asked_at,
         r.takes_effect_at, r.state, r.decided_by, d.name AS decided_by_name, r.decided_at,
         user_may_stop_reset(r.entity_id, r.user_id, r.asked_at) AS user_may_stop
    FROM passkey_resets r
    JOIN users u ON u.id = r.user_id
    JOIN users a ON a.id = r.asked_by
    LEFT JOIN users d ON d.id = r.decided_by WHERE r.entity_id = $1 AND r.id = $2 FOR UPDATE OF r`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof passkeyResets, 'id'>;
        entity_id: Column<typeof passkeyResets, 'entityId'>;
        user_id: Column<typeof passkeyResets, 'userId'>;
        user_name: Column<typeof users, 'name'>;
        asked_by: Column<typeof passkeyResets, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        asked_at: Column<typeof passkeyResets, 'askedAt'>;
        takes_effect_at: Column<typeof passkeyResets, 'takesEffectAt'>;
        state: Column<typeof passkeyResets, 'state'>;
        decided_by: Column<typeof passkeyResets, 'decidedBy'> | null;
        decided_by_name: Column<typeof users, 'name'> | null;
        decided_at: Column<typeof passkeyResets, 'decidedAt'> | null;
        user_may_stop: boolean | null;
      };
    };
    [`
  SELECT r.id, r.entity_id, r.user_id, u.name AS user_name, r.asked_by, a.name AS asked_by_name, r.asked_at,
         r.takes_effect_at, r.state, r.decided_by, d.name AS decided_by_name, r.decided_at,
         user_may_stop_reset(r.entity_id, r.user_id, r.asked_at) AS user_may_stop
    FROM passkey_resets r
    JOIN users u ON u.id = r.user_id
    JOIN users a ON a.id = r.asked_by
    LEFT JOIN users d ON d.id = r.decided_by WHERE r.entity_id = $1 AND r.user_id = $2 AND r.state = 'WAITING'`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof passkeyResets, 'id'>;
        entity_id: Column<typeof passkeyResets, 'entityId'>;
        user_id: Column<typeof passkeyResets, 'userId'>;
        user_name: Column<typeof users, 'name'>;
        asked_by: Column<typeof passkeyResets, 'askedBy'>;
        asked_by_name: Column<typeof users, 'name'>;
        asked_at: Column<typeof passkeyResets, 'askedAt'>;
        takes_effect_at: Column<typeof passkeyResets, 'takesEffectAt'>;
        state: Column<typeof passkeyResets, 'state'>;
        decided_by: Column<typeof passkeyResets, 'decidedBy'> | null;
        decided_by_name: Column<typeof users, 'name'> | null;
        decided_at: Column<typeof passkeyResets, 'decidedAt'> | null;
        user_may_stop: boolean | null;
      };
    };
    [`
  SELECT t.id, t.name, t.prepares, t.addresses, t.user_id, maker.name AS user_name, t.created_at,
         t.expires_at, t.confirmed_at, t.confirmed_by, second.name AS confirmed_by_name, t.revoked_at,
         t.last_used_at, t.last_used_from
    FROM program_tokens t
    JOIN users maker ON maker.id = t.user_id
    LEFT JOIN users second ON second.id = t.confirmed_by`]: {
      values: [];
      row: {
        id: Column<typeof programTokens, 'id'>;
        name: Column<typeof programTokens, 'name'>;
        prepares: Column<typeof programTokens, 'prepares'>;
        addresses: Column<typeof programTokens, 'addresses'>;
        user_id: Column<typeof programTokens, 'userId'>;
        user_name: Column<typeof users, 'name'>;
        created_at: Column<typeof programTokens, 'createdAt'>;
        expires_at: Column<typeof programTokens, 'expiresAt'>;
        confirmed_at: Column<typeof programTokens, 'confirmedAt'> | null;
        confirmed_by: Column<typeof programTokens, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        revoked_at: Column<typeof programTokens, 'revokedAt'> | null;
        last_used_at: Column<typeof programTokens, 'lastUsedAt'> | null;
        last_used_from: Column<typeof programTokens, 'lastUsedFrom'> | null;
      };
    };
    [`
  SELECT t.id, t.name, t.prepares, t.addresses, t.user_id, maker.name AS user_name, t.created_at,
         t.expires_at, t.confirmed_at, t.confirmed_by, second.name AS confirmed_by_name, t.revoked_at,
         t.last_used_at, t.last_used_from
    FROM program_tokens t
    JOIN users maker ON maker.id = t.user_id
    LEFT JOIN users second ON second.id = t.confirmed_by
        WHERE t.entity_id = $1
        ORDER BY t.revoked_at IS NOT NULL OR t.expires_at <= $2, t.created_at DESC, t.id
        LIMIT 500`]: {
      values: [string | null, Date | string | null];
      row: {
        id: Column<typeof programTokens, 'id'>;
        name: Column<typeof programTokens, 'name'>;
        prepares: Column<typeof programTokens, 'prepares'>;
        addresses: Column<typeof programTokens, 'addresses'>;
        user_id: Column<typeof programTokens, 'userId'>;
        user_name: Column<typeof users, 'name'>;
        created_at: Column<typeof programTokens, 'createdAt'>;
        expires_at: Column<typeof programTokens, 'expiresAt'>;
        confirmed_at: Column<typeof programTokens, 'confirmedAt'> | null;
        confirmed_by: Column<typeof programTokens, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        revoked_at: Column<typeof programTokens, 'revokedAt'> | null;
        last_used_at: Column<typeof programTokens, 'lastUsedAt'> | null;
        last_used_from: Column<typeof programTokens, 'lastUsedFrom'> | null;
      };
    };
    [`
  SELECT t.id, t.name, t.prepares, t.addresses, t.user_id, maker.name AS user_name, t.created_at,
         t.expires_at, t.confirmed_at, t.confirmed_by, second.name AS confirmed_by_name, t.revoked_at,
         t.last_used_at, t.last_used_from
    FROM program_tokens t
    JOIN users maker ON maker.id = t.user_id
    LEFT JOIN users second ON second.id = t.confirmed_by WHERE t.entity_id = $1 AND t.id = $2 FOR UPDATE OF t`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof programTokens, 'id'>;
        name: Column<typeof programTokens, 'name'>;
        prepares: Column<typeof programTokens, 'prepares'>;
        addresses: Column<typeof programTokens, 'addresses'>;
        user_id: Column<typeof programTokens, 'userId'>;
        user_name: Column<typeof users, 'name'>;
        created_at: Column<typeof programTokens, 'createdAt'>;
        expires_at: Column<typeof programTokens, 'expiresAt'>;
        confirmed_at: Column<typeof programTokens, 'confirmedAt'> | null;
        confirmed_by: Column<typeof programTokens, 'confirmedBy'> | null;
        confirmed_by_name: Column<typeof users, 'name'> | null;
        revoked_at: Column<typeof programTokens, 'revokedAt'> | null;
        last_used_at: Column<typeof programTokens, 'lastUsedAt'> | null;
        last_used_from: Column<typeof programTokens, 'lastUsedFrom'> | null;
      };
    };
    'DELETE FROM audited_uses WHERE day < $1::date - 1': {
      values: [Date | string | null];
      row: never;
    };
    [`DELETE FROM oidc_records
      WHERE coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')
            = (SELECT login_id::text FROM users WHERE id = $1)`]: {
      values: [string | null];
      row: never;
    };
    [`DELETE FROM oidc_records
      WHERE coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')
            = (SELECT login_id::text FROM users WHERE id = $1)
        AND (kind = 'Session' AND uid = $2 OR grant_id = $3 OR kind = 'Grant' AND id = $3) IS NOT TRUE`]: {
      values: [string | null, string | null, string | null];
      row: never;
    };
    [`DELETE FROM oidc_records
      WHERE kind = 'PasskeyChallenge' AND id = $1 AND expires_at > $2
     RETURNING payload ->> 'challenge' AS challenge`]: {
      values: [string | null, Date | string | null];
      row: {
        challenge: string | null;
      };
    };
    'DELETE FROM oidc_records WHERE expires_at < $1': {
      values: [Date | string | null];
      row: never;
    };
    'DELETE FROM oidc_records WHERE kind = $1 AND id = $2': {
      values: [string | null, string | null];
      row: never;
    };
    [`DELETE FROM passkey_challenges
      WHERE nonce = $1 AND user_id = $2 AND entity_id = $3 AND purpose = $4
        AND batch_id IS NOT DISTINCT FROM $5 AND content_digest IS NOT DISTINCT FROM $6
        AND expires_at > $7
     RETURNING nonce`]: {
      values: [Uint8Array | null, string | null, string | null, string | null, string | null, string | null, Date | string | null];
      row: {
        nonce: Column<typeof passkeyChallenges, 'nonce'>;
      };
    };
    'DELETE FROM passkey_challenges WHERE expires_at <= $1': {
      values: [Date | string | null];
      row: never;
    };
    'DELETE FROM passkey_challenges WHERE user_id = $1 AND expires_at <= $2': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`DELETE FROM sessions
        WHERE token_hash = $1 AND user_id = $2
       RETURNING id, authenticated_at, id_token, provider_session, grant_id, user_agent, address,
                 created_at, expires_at`]: {
      values: [Uint8Array | null, string | null];
      row: {
        id: Column<typeof sessions, 'id'>;
        authenticated_at: Column<typeof sessions, 'authenticatedAt'>;
        id_token: Column<typeof sessions, 'idToken'> | null;
        provider_session: Column<typeof sessions, 'providerSession'> | null;
        grant_id: Column<typeof sessions, 'grantId'> | null;
        user_agent: Column<typeof sessions, 'userAgent'> | null;
        address: Column<typeof sessions, 'address'> | null;
        created_at: Column<typeof sessions, 'createdAt'>;
        expires_at: Column<typeof sessions, 'expiresAt'>;
      };
    };
    'DELETE FROM sessions WHERE expires_at <= $1 OR last_seen_at <= $2 RETURNING provider_session': {
      values: [Date | string | null, Date | string | null];
      row: {
        provider_session: Column<typeof sessions, 'providerSession'> | null;
      };
    };
    'DELETE FROM sessions WHERE provider_session = $1': {
      values: [string | null];
      row: never;
    };
    'DELETE FROM sessions WHERE user_id = $1': {
      values: [string | null];
      row: never;
    };
    [`DELETE FROM sessions WHERE user_id IN (
  SELECT own.id FROM users u JOIN users own ON own.login_id = u.login_id WHERE u.id = $1)`]: {
      values: [string | null];
      row: never;
    };
    [`DELETE FROM sessions WHERE user_id IN (
  SELECT own.id FROM users u JOIN users own ON own.login_id = u.login_id WHERE u.id = $1) AND token_hash IS DISTINCT FROM $2`]: {
      values: [string | null, Uint8Array | null];
      row: never;
    };
    'DELETE FROM sign_in_failures WHERE login_id = $1': {
      values: [string | null];
      row: never;
    };
    'DELETE FROM sign_in_failures WHERE login_id = $1 AND source = $2': {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO entities (id, name, account_id, primary_account_id, created_at)
     VALUES ($1, 'Throttled', $1, $1, now())`]: {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO invitation_links (token_hash, entity_id, invitation_id, made_by, made_at, expires_at)
     VALUES ($1, $2, $3, $4, greatest($5, (SELECT max(made_at) + interval '1 millisecond'
                                             FROM invitation_links
                                            WHERE invitation_id = $3)), $6)`]: {
      values: [Uint8Array | null, string | null, string | null, string | null, Date | string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO invitations
            (id, entity_id, purpose, user_id, display_name, email, roles, asked_by, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO local_credentials (login_id, password_hash)
     VALUES ($1, $2)
     ON CONFLICT (login_id) DO UPDATE
        SET password_hash = $2, failures = 0, blocked_until = NULL`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`INSERT INTO local_credentials (login_id, password_hash)
     VALUES ($1, $2)
     ON CONFLICT (login_id) DO UPDATE
     SET password_hash = $2, failures = 0, blocked_until = NULL`]: {
      values: [string | null, string | null];
      row: never;
    };
    'INSERT INTO local_credentials (login_id, password_hash) VALUES ($1, $2)': {
      values: [string | null, string | null];
      row: never;
    };
    'INSERT INTO local_credentials (login_id, password_hash) VALUES ($1, \'\')': {
      values: [string | null];
      row: never;
    };
    [`INSERT INTO logins (id, name, issuer, subject, created_at)
     VALUES ($1, $2, $3, $4, $5)
     ON CONFLICT DO NOTHING
     RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null];
      row: {
        id: Column<typeof logins, 'id'>;
      };
    };
    [`INSERT INTO oidc_records (kind, id, payload, expires_at)
     VALUES ('PasskeyChallenge', $1, $2, $3)
     ON CONFLICT (kind, id) DO UPDATE SET payload = excluded.payload, expires_at = excluded.expires_at`]: {
      values: [string | null, unknown, Date | string | null];
      row: never;
    };
    [`INSERT INTO oidc_records (kind, id, payload, grant_id, user_code, uid, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (kind, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
             user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`]: {
      values: [string | null, string | null, unknown, string | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO passkey_challenges
            (nonce, entity_id, user_id, purpose, batch_id, content_digest, created_at, expires_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`]: {
      values: [Uint8Array | null, string | null, string | null, string | null, string | null, string | null, Date | string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO passkey_resets (id, entity_id, user_id, asked_by, asked_at, takes_effect_at, state)
         VALUES ($1, $2, $3, $4, $5, $6, 'WAITING')
         ON CONFLICT (entity_id, user_id) WHERE state = 'WAITING' DO NOTHING
         RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null, Date | string | null, Date | string | null];
      row: {
        id: Column<typeof passkeyResets, 'id'>;
      };
    };
    [`INSERT INTO passkeys
            (id, entity_id, user_id, name, credential_id, public_key, counter, transports,
             backup_eligible, backed_up, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (credential_id) DO NOTHING
     RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null, Uint8Array | null, Uint8Array | null, bigint | number | null, readonly (string | null)[] | null, boolean | null, boolean | null, Date | string | null];
      row: {
        id: Column<typeof passkeys, 'id'>;
      };
    };
    [`INSERT INTO program_tokens
                (id, entity_id, user_id, name, token_hash, prepares, addresses, created_at, expires_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`]: {
      values: [string | null, string | null, string | null, string | null, Uint8Array | null, boolean | null, readonly (string | null)[] | null, Date | string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO sessions (token_hash, user_id, entity_id, authenticated_at, id_token, provider_session,
       grant_id, created_at, last_seen_at, expires_at, id, user_agent, address)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`]: {
      values: [Uint8Array | null, string | null, string | null, Date | string | null, string | null, string | null, string | null, Date | string | null, Date | string | null, Date | string | null, string | null, string | null, string | null];
      row: never;
    };
    [`INSERT INTO sign_in_failures (login_id, source, failures, blocked_until, failed_at)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (login_id, source)
       DO UPDATE SET failures = excluded.failures, blocked_until = excluded.blocked_until,
         failed_at = excluded.failed_at`]: {
      values: [string | null, string | null, number | null, Date | string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users
                (id, entity_id, login_id, name, issuer, subject, display_name, email, roles, language,
                 created_at)
         SELECT $1, $2, l.id, l.name, l.issuer, l.subject, $4, $5, $6, $7, $8
           FROM logins l
          WHERE l.id = $3`]: {
      values: [string | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users
            (id, entity_id, login_id, name, issuer, subject, display_name, email, roles, language, created_at)
     SELECT $1, $2, l.id, l.name, l.issuer, l.subject, $4, $5, $6,
            (SELECT language FROM users WHERE login_id = l.id AND language IS NOT NULL LIMIT 1), $7
       FROM logins l
      WHERE l.id = $3
     ON CONFLICT DO NOTHING
     RETURNING id`]: {
      values: [string | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | null, Date | string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    [`INSERT INTO users (id, entity_id, name, display_name, email, roles, issuer, subject, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`]: {
      values: [string | null, string | null, string | null, string | null, string | null, readonly (string | null)[] | null, string | null, string | null, Date | string | null];
      row: never;
    };
    [`INSERT INTO users (id, entity_id, name, issuer, subject, roles, created_at)
     VALUES ($1::uuid, $2, $1::text, '', $1::text, '{VIEWER}', now())`]: {
      values: [string | null, string | null];
      row: never;
    };
    [`SELECT 1
        FROM users
        WHERE id = $1 AND disabled_at IS NULL
        AND (tokens_valid_from IS NULL
             OR CASE WHEN $3 THEN $4 OR tokens_valid_from < $5 ELSE tokens_valid_from < $2 END)
        FOR NO KEY UPDATE`]: {
      values: [string | null, Date | string | null, boolean | null, boolean | null, Date | string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM oidc_records WHERE kind = \'Grant\' AND id = $1 FOR KEY SHARE': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM sessions WHERE provider_session = $1 AND expires_at > $2 AND last_seen_at > $3 LIMIT 1': {
      values: [string | null, Date | string | null, Date | string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM sessions WHERE provider_session = $1 LIMIT 1': {
      values: [string | null];
      row: {
        '?column?': number;
      };
    };
    'SELECT 1 FROM users WHERE id = $1 AND disabled_at IS NULL AND tokens_valid_from >= $2': {
      values: [string | null, Date | string | null];
      row: {
        '?column?': number;
      };
    };
    [`SELECT EXISTS (
              SELECT 1
                FROM users u
                JOIN users other ON other.login_id = u.login_id AND other.id <> u.id
               WHERE u.id = $1) AS shared`]: {
      values: [string | null];
      row: {
        shared: boolean;
      };
    };
    'SELECT EXISTS (SELECT 1 FROM entities) AS has_entity': {
      values: [];
      row: {
        has_entity: boolean;
      };
    };
    [`SELECT coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND id <> $2 AND disabled_at IS NULL AND 'ADMIN' = ANY(roles)
      ORDER BY 1`]: {
      values: [string | null, string | null];
      row: {
        name: string;
      };
    };
    [`SELECT coalesce(max(display_name), $2) AS display_name, max(language) AS language,
                bool_or(entity_id = $3) AS is_member
           FROM users
          WHERE login_id = $1`]: {
      values: [string | null, string, string | null];
      row: {
        display_name: string;
        language: string | null;
        is_member: boolean | null;
      };
    };
    [`SELECT count(*) AS total
       FROM program_tokens
      WHERE entity_id = $1 AND revoked_at IS NULL AND expires_at > $2`]: {
      values: [string | null, Date | string | null];
      row: {
        total: bigint;
      };
    };
    [`SELECT credential_id, transports
       FROM passkeys
      WHERE user_id = $1 AND entity_id = $2 AND removed_at IS NULL
      ORDER BY created_at, id`]: {
      values: [string | null, string | null];
      row: {
        credential_id: Column<typeof passkeys, 'credentialId'>;
        transports: Column<typeof passkeys, 'transports'>;
      };
    };
    'SELECT credential_id, transports FROM passkeys WHERE user_id = $1 AND removed_at IS NULL': {
      values: [string | null];
      row: {
        credential_id: Column<typeof passkeys, 'credentialId'>;
        transports: Column<typeof passkeys, 'transports'>;
      };
    };
    'SELECT disabled_at FROM users WHERE login_id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        disabled_at: Column<typeof users, 'disabledAt'> | null;
      };
    };
    [`SELECT disabled_at IS NULL AND 'ADMIN' = ANY(roles) AS is_admin
       FROM users
      WHERE entity_id = $1 AND id = $2
        FOR SHARE`]: {
      values: [string | null, string | null];
      row: {
        is_admin: boolean;
      };
    };
    [`SELECT e.name AS entity_name, u.name AS user_name
       FROM entities e
       LEFT JOIN users u ON u.id = $2
      WHERE e.id = $1`]: {
      values: [string | null, string | null];
      row: {
        entity_name: Column<typeof entities, 'name'>;
        user_name: Column<typeof users, 'name'> | null;
      };
    };
    'SELECT failures, blocked_until FROM local_credentials WHERE login_id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        failures: Column<typeof localCredentials, 'failures'>;
        blocked_until: Column<typeof localCredentials, 'blockedUntil'> | null;
      };
    };
    'SELECT failures, blocked_until FROM sign_in_failures WHERE login_id = $1 AND source = $2': {
      values: [string | null, string | null];
      row: {
        failures: Column<typeof signInFailures, 'failures'>;
        blocked_until: Column<typeof signInFailures, 'blockedUntil'> | null;
      };
    };
    'SELECT grant_id FROM oidc_records WHERE kind = $1 AND id = $2': {
      values: [string | null, string | null];
      row: {
        grant_id: Column<typeof oidcRecords, 'grantId'> | null;
      };
    };
    [`SELECT id
         FROM users
        WHERE id = $1 AND entity_id = $2 AND disabled_at IS NULL AND 'ADMIN' = ANY (roles)
          FOR SHARE`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    [`SELECT id
       FROM users
      WHERE login_id = (SELECT login_id FROM users WHERE id = $1)
      ORDER BY id
        FOR NO KEY UPDATE`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    'SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
      };
    };
    'SELECT id FROM logins WHERE id = $1 AND issuer = \'\'': {
      values: [string | null];
      row: {
        id: Column<typeof logins, 'id'>;
      };
    };
    'SELECT id FROM logins WHERE name = $1': {
      values: [string | null];
      row: {
        id: Column<typeof logins, 'id'>;
      };
    };
    'SELECT id FROM logins WHERE name = $1 FOR KEY SHARE': {
      values: [string | null];
      row: {
        id: Column<typeof logins, 'id'>;
      };
    };
    'SELECT id FROM passkeys WHERE user_id = $1 AND removed_at IS NULL LIMIT 1': {
      values: [string | null];
      row: {
        id: Column<typeof passkeys, 'id'>;
      };
    };
    'SELECT id FROM users WHERE id = $1 AND entity_id = $2': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
      };
    };
    'SELECT id, entity_id FROM passkey_resets WHERE state = \'WAITING\' AND takes_effect_at <= $1': {
      values: [Date | string | null];
      row: {
        id: Column<typeof passkeyResets, 'id'>;
        entity_id: Column<typeof passkeyResets, 'entityId'>;
      };
    };
    'SELECT id, entity_id FROM users WHERE login_id = $1 AND disabled_at IS NULL ORDER BY entity_id': {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        entity_id: Column<typeof users, 'entityId'>;
      };
    };
    'SELECT id, name FROM entities WHERE name = $1': {
      values: [string | null];
      row: {
        id: Column<typeof entities, 'id'>;
        name: Column<typeof entities, 'name'>;
      };
    };
    'SELECT id, name FROM logins WHERE issuer = ANY ($1) AND subject = $2 FOR KEY SHARE': {
      values: [readonly (string | null)[] | null, string | null];
      row: {
        id: Column<typeof logins, 'id'>;
        name: Column<typeof logins, 'name'>;
      };
    };
    'SELECT id, name FROM passkeys WHERE id = $1 AND user_id = $2 AND removed_at IS NULL FOR NO KEY UPDATE': {
      values: [string | null, string | null];
      row: {
        id: Column<typeof passkeys, 'id'>;
        name: Column<typeof passkeys, 'name'>;
      };
    };
    [`SELECT id, name, coalesce(display_name, name) AS display_name
         FROM users
        WHERE entity_id = $1
        ORDER BY name`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        display_name: string;
      };
    };
    [`SELECT id, name, created_at, last_used_at, backed_up
       FROM passkeys
      WHERE user_id = $1 AND removed_at IS NULL
      ORDER BY created_at, id`]: {
      values: [string | null];
      row: {
        id: Column<typeof passkeys, 'id'>;
        name: Column<typeof passkeys, 'name'>;
        created_at: Column<typeof passkeys, 'createdAt'>;
        last_used_at: Column<typeof passkeys, 'lastUsedAt'> | null;
        backed_up: Column<typeof passkeys, 'backedUp'>;
      };
    };
    [`SELECT id, name, entity_id
       FROM users
      WHERE login_id = $1 AND disabled_at IS NULL
      ORDER BY chosen_at DESC NULLS LAST, created_at, id
      LIMIT 1`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        entity_id: Column<typeof users, 'entityId'>;
      };
    };
    [`SELECT id, name, login_id, roles
       FROM users
      WHERE id = $1 AND disabled_at IS NULL AND issuer = ''
        FOR NO KEY UPDATE`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        login_id: Column<typeof users, 'loginId'>;
        roles: Column<typeof users, 'roles'>;
      };
    };
    [`SELECT id, name, user_id, entity_id, credential_id, public_key, counter, transports
       FROM passkeys
      WHERE credential_id = $1 AND removed_at IS NULL
        AND ($2::uuid IS NULL OR user_id = $2 AND entity_id = $3)
        FOR NO KEY UPDATE`]: {
      values: [Uint8Array | null, string | null, string | null];
      row: {
        id: Column<typeof passkeys, 'id'>;
        name: Column<typeof passkeys, 'name'>;
        user_id: Column<typeof passkeys, 'userId'>;
        entity_id: Column<typeof passkeys, 'entityId'>;
        credential_id: Column<typeof passkeys, 'credentialId'>;
        public_key: Column<typeof passkeys, 'publicKey'>;
        counter: Column<typeof passkeys, 'counter'>;
        transports: Column<typeof passkeys, 'transports'>;
      };
    };
    [`SELECT id, token_hash, user_agent, address, created_at, last_seen_at, NULL::text AS company
       FROM sessions
      WHERE user_id = $1 AND expires_at > $2 AND last_seen_at > $3
      ORDER BY last_seen_at DESC, id
      LIMIT 100`]: {
      values: [string | null, Date | string | null, Date | string | null];
      row: {
        id: Column<typeof sessions, 'id'>;
        token_hash: Column<typeof sessions, 'tokenHash'>;
        user_agent: Column<typeof sessions, 'userAgent'> | null;
        address: Column<typeof sessions, 'address'> | null;
        created_at: Column<typeof sessions, 'createdAt'>;
        last_seen_at: Column<typeof sessions, 'lastSeenAt'>;
        company: string | null;
      };
    };
    [`SELECT l.id, c.password_hash
       FROM logins l
       JOIN local_credentials c ON c.login_id = l.id
      WHERE l.name = $1 AND l.issuer = ''
        AND EXISTS (SELECT 1 FROM users u WHERE u.login_id = l.id AND u.disabled_at IS NULL)`]: {
      values: [string | null];
      row: {
        id: Column<typeof logins, 'id'>;
        password_hash: Column<typeof localCredentials, 'passwordHash'>;
      };
    };
    [`SELECT l.invitation_id
       FROM invitation_links l
       LEFT JOIN users maker ON maker.id = l.made_by
      WHERE l.token_hash = $1 AND l.expires_at > $2
        AND (l.made_by IS NULL OR maker.disabled_at IS NULL AND 'ADMIN' = ANY (maker.roles))
        AND NOT EXISTS (
              SELECT 1 FROM invitation_links newer
               WHERE newer.invitation_id = l.invitation_id AND newer.made_at > l.made_at)`]: {
      values: [Uint8Array | null, Date | string | null];
      row: {
        invitation_id: Column<typeof invitationLinks, 'invitationId'>;
      };
    };
    'SELECT name FROM entities ORDER BY name': {
      values: [];
      row: {
        name: Column<typeof entities, 'name'>;
      };
    };
    'SELECT name FROM logins WHERE rtrim(issuer, \'/\') = rtrim($1, \'/\') AND subject = $2 AND name <> $3': {
      values: [string | null, string | null, string | null];
      row: {
        name: Column<typeof logins, 'name'>;
      };
    };
    [`SELECT own.id, e.id AS entity_id, e.name
       FROM users u
       JOIN users own ON own.login_id = u.login_id
       JOIN entities e ON e.id = own.entity_id
      WHERE u.id = $1 AND own.disabled_at IS NULL
      ORDER BY lower(e.name), e.id`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        entity_id: Column<typeof entities, 'id'>;
        name: Column<typeof entities, 'name'>;
      };
    };
    [`SELECT payload, consumed_at
           FROM oidc_records
           WHERE kind = $1
           AND id = $2
           AND (expires_at IS NULL OR expires_at > $3)`]: {
      values: [string | null, string | null, Date | string | null];
      row: {
        payload: Column<typeof oidcRecords, 'payload'>;
        consumed_at: Column<typeof oidcRecords, 'consumedAt'> | null;
      };
    };
    [`SELECT payload, consumed_at
           FROM oidc_records
           WHERE kind = $1
           AND uid = $2
           AND (expires_at IS NULL OR expires_at > $3)`]: {
      values: [string | null, string | null, Date | string | null];
      row: {
        payload: Column<typeof oidcRecords, 'payload'>;
        consumed_at: Column<typeof oidcRecords, 'consumedAt'> | null;
      };
    };
    [`SELECT payload, consumed_at
           FROM oidc_records
           WHERE kind = $1
           AND user_code = $2
           AND (expires_at IS NULL OR expires_at > $3)`]: {
      values: [string | null, string | null, Date | string | null];
      row: {
        payload: Column<typeof oidcRecords, 'payload'>;
        consumed_at: Column<typeof oidcRecords, 'consumedAt'> | null;
      };
    };
    'SELECT pg_notify(\'outlay_access\', $1)': {
      values: [string | null];
      row: {
        pg_notify: string | null;
      };
    };
    [`SELECT pg_notify('outlay_access', own.id::text)
       FROM users u
       JOIN users own ON own.login_id = u.login_id
      WHERE u.id = $1`]: {
      values: [string | null];
      row: {
        pg_notify: string | null;
      };
    };
    'SELECT provider_session, grant_id FROM sessions WHERE user_id = $1 AND token_hash = $2': {
      values: [string | null, Uint8Array | null];
      row: {
        provider_session: Column<typeof sessions, 'providerSession'> | null;
        grant_id: Column<typeof sessions, 'grantId'> | null;
      };
    };
    'SELECT roles FROM users WHERE id = $1 FOR UPDATE': {
      values: [string | null];
      row: {
        roles: Column<typeof users, 'roles'>;
      };
    };
    [`SELECT s.authenticated_at, s.last_seen_at, s.expires_at, u.id AS user_id, u.name AS user_name, u.email, u.roles, u.disabled_at,
  e.id AS entity_id, e.name AS entity_name, e.account_id, e.primary_account_id,
            EXISTS (
              SELECT 1
                FROM users other
               WHERE other.login_id = u.login_id AND other.id <> u.id
                 AND other.disabled_at IS NULL) AS has_others
     FROM sessions s JOIN users u ON u.id = s.user_id JOIN entities e ON e.id = u.entity_id
     WHERE s.token_hash = $1`]: {
      values: [Uint8Array | null];
      row: {
        authenticated_at: Column<typeof sessions, 'authenticatedAt'>;
        last_seen_at: Column<typeof sessions, 'lastSeenAt'>;
        expires_at: Column<typeof sessions, 'expiresAt'>;
        user_id: Column<typeof users, 'id'>;
        user_name: Column<typeof users, 'name'>;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
        entity_id: Column<typeof entities, 'id'>;
        entity_name: Column<typeof entities, 'name'>;
        account_id: Column<typeof entities, 'accountId'>;
        primary_account_id: Column<typeof entities, 'primaryAccountId'>;
        has_others: boolean;
      };
    };
    [`SELECT s.id, s.token_hash, s.user_agent, s.address, s.created_at, s.last_seen_at,
            CASE WHEN s.user_id <> $1 THEN e.name END AS company
       FROM sessions s
       JOIN entities e ON e.id = s.entity_id
      WHERE s.user_id IN (
  SELECT own.id FROM users u JOIN users own ON own.login_id = u.login_id WHERE u.id = $1) AND s.expires_at > $2 AND s.last_seen_at > $3
      ORDER BY s.last_seen_at DESC, s.id
      LIMIT 100`]: {
      values: [string | null, Date | string | null, Date | string | null];
      row: {
        id: Column<typeof sessions, 'id'>;
        token_hash: Column<typeof sessions, 'tokenHash'>;
        user_agent: Column<typeof sessions, 'userAgent'> | null;
        address: Column<typeof sessions, 'address'> | null;
        created_at: Column<typeof sessions, 'createdAt'>;
        last_seen_at: Column<typeof sessions, 'lastSeenAt'>;
        company: string | null;
      };
    };
    [`SELECT t.id AS token_id, t.name AS token_name, t.prepares, t.addresses, t.created_at, t.expires_at,
            t.confirmed_at, t.revoked_at, t.last_used_at, t.last_used_from, u.id AS user_id, u.name AS user_name, u.email, u.roles, u.disabled_at,
  e.id AS entity_id, e.name AS entity_name, e.account_id, e.primary_account_id
       FROM program_tokens t
       JOIN users u ON u.id = t.user_id
       JOIN entities e ON e.id = u.entity_id
      WHERE t.token_hash = $1`]: {
      values: [Uint8Array | null];
      row: {
        token_id: Column<typeof programTokens, 'id'>;
        token_name: Column<typeof programTokens, 'name'>;
        prepares: Column<typeof programTokens, 'prepares'>;
        addresses: Column<typeof programTokens, 'addresses'>;
        created_at: Column<typeof programTokens, 'createdAt'>;
        expires_at: Column<typeof programTokens, 'expiresAt'>;
        confirmed_at: Column<typeof programTokens, 'confirmedAt'> | null;
        revoked_at: Column<typeof programTokens, 'revokedAt'> | null;
        last_used_at: Column<typeof programTokens, 'lastUsedAt'> | null;
        last_used_from: Column<typeof programTokens, 'lastUsedFrom'> | null;
        user_id: Column<typeof users, 'id'>;
        user_name: Column<typeof users, 'name'>;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
        entity_id: Column<typeof entities, 'id'>;
        entity_name: Column<typeof entities, 'name'>;
        account_id: Column<typeof entities, 'accountId'>;
        primary_account_id: Column<typeof entities, 'primaryAccountId'>;
      };
    };
    [`SELECT u.id AS user_id, u.name AS user_name, u.email, u.roles, u.disabled_at,
  e.id AS entity_id, e.name AS entity_name, e.account_id, e.primary_account_id
       FROM logins l
       JOIN users u ON u.login_id = l.id
       JOIN entities e ON e.id = u.entity_id
      WHERE l.issuer = ANY($1) AND l.subject = $2 AND u.disabled_at IS NULL
      ORDER BY u.id IS NOT DISTINCT FROM $3::uuid DESC, u.chosen_at DESC NULLS LAST, u.created_at, u.id
      LIMIT 1`]: {
      values: [readonly (string | null)[] | null, string | null, string | null];
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
      };
    };
    [`SELECT u.id AS user_id, u.name AS user_name, u.email, u.roles, u.disabled_at,
  e.id AS entity_id, e.name AS entity_name, e.account_id, e.primary_account_id, u.tokens_valid_from
         FROM users u
         JOIN entities e ON e.id = u.entity_id
        WHERE u.id = $1 AND u.disabled_at IS NULL
          AND u.login_id = (SELECT own.login_id FROM users own WHERE own.id = $2)`]: {
      values: [string | null, string | null];
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
        tokens_valid_from: Column<typeof users, 'tokensValidFrom'> | null;
      };
    };
    [`SELECT u.id, u.entity_id, u.login_id
       FROM passkeys p
       JOIN users u ON u.id = p.user_id
      WHERE p.credential_id = $1 AND p.removed_at IS NULL AND u.issuer = '' AND u.disabled_at IS NULL
        AND NOT EXISTS (
              SELECT 1
                FROM users other
               WHERE other.login_id = u.login_id AND other.id <> u.id AND other.created_at > p.created_at)`]: {
      values: [Uint8Array | null];
      row: {
        id: Column<typeof users, 'id'>;
        entity_id: Column<typeof users, 'entityId'>;
        login_id: Column<typeof users, 'loginId'>;
      };
    };
    [`SELECT u.id, u.login_id AS "loginId", u.entity_id AS "entityId", e.name AS entity
       FROM users u
       JOIN entities e ON e.id = u.entity_id
      WHERE u.name = $1
      ORDER BY e.name`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        loginId: Column<typeof users, 'loginId'>;
        entityId: Column<typeof users, 'entityId'>;
        entity: Column<typeof entities, 'name'>;
      };
    };
    [`SELECT u.id, u.name, coalesce(u.display_name, u.name) AS display_name, u.roles,
              u.disabled_at IS NULL AS active, last.at AS last_sign_in_at
         FROM users u
         LEFT JOIN LATERAL (SELECT recent.at
                              FROM (SELECT a.at, a.action, a.seq
                                      FROM audit_log a
                                     WHERE a.entity_id = u.entity_id AND a.actor_id = u.id
                                     ORDER BY a.seq DESC
                                     LIMIT 500) recent
                             WHERE recent.action = 'session.opened'
                             ORDER BY recent.seq DESC
                             LIMIT 1) last ON true
        WHERE u.entity_id = $1
        ORDER BY u.disabled_at IS NOT NULL, lower(coalesce(u.display_name, u.name)), u.name`]: {
      values: [string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        display_name: string;
        roles: Column<typeof users, 'roles'>;
        active: boolean;
        last_sign_in_at: Column<typeof auditLog, 'at'> | null;
      };
    };
    [`SELECT u.id, u.name, u.entity_id
         FROM users u
         JOIN entities e ON e.id = u.entity_id
        WHERE u.login_id = $1 AND e.name = $2 AND u.disabled_at IS NULL`]: {
      values: [string | null, string | null];
      row: {
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        entity_id: Column<typeof users, 'entityId'>;
      };
    };
    [`SELECT u.language,
              coalesce(u.display_name, u.name) AS display_name,
              (SELECT timezone FROM payment_configs WHERE entity_id = $1) AS timezone,
              EXISTS (SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb) AS demo
         FROM users u
        WHERE u.id = $2`]: {
      values: [string | null, string | null];
      row: {
        language: Column<typeof users, 'language'> | null;
        display_name: string;
        timezone: string | null;
        demo: boolean;
      };
    };
    [`SELECT u.name, coalesce(u.display_name, u.name) AS "displayName", e.name AS entity, u.roles
       FROM users u
       JOIN entities e ON e.id = u.entity_id
       JOIN local_credentials c ON c.login_id = u.login_id
      WHERE u.disabled_at IS NULL AND u.id = u.login_id
        AND EXISTS (SELECT 1 FROM installation WHERE name = 'demo' AND value = 'true'::jsonb)
      ORDER BY e.created_at, e.id, u.created_at, u.id
      LIMIT 50`]: {
      values: [];
      row: {
        name: Column<typeof users, 'name'>;
        displayName: string;
        entity: Column<typeof entities, 'name'>;
        roles: Column<typeof users, 'roles'>;
      };
    };
    [`SELECT u.name, u.display_name
       FROM users u
      WHERE u.entity_id = $1 AND u.id IS DISTINCT FROM $2
      UNION ALL
     SELECT i.display_name, NULL
       FROM invitations i
      WHERE i.entity_id = $1 AND i.id IS DISTINCT FROM $3 AND i.purpose = 'INVITE'
        AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.created_at > $4`]: {
      values: [string | null, string | null, string | null, Date | string | null];
      row: {
        name: string;
        display_name: string | null;
      };
    };
    'SELECT user_id FROM sessions WHERE token_hash = $1': {
      values: [Uint8Array | null];
      row: {
        user_id: Column<typeof sessions, 'userId'>;
      };
    };
    'UPDATE invitations SET accepted_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE invitations SET user_id = $2, accepted_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE local_credentials SET failures = $2, blocked_until = $3 WHERE login_id = $1': {
      values: [string | null, number | null, Date | string | null];
      row: never;
    };
    'UPDATE local_credentials SET failures = 0, blocked_until = NULL WHERE login_id = $1 AND failures > 0': {
      values: [string | null];
      row: never;
    };
    'UPDATE logins SET issuer = $2, subject = $3 WHERE id = $1': {
      values: [string | null, string | null, string | null];
      row: never;
    };
    [`UPDATE oidc_records
            SET consumed_at = $3
            WHERE kind = $1 AND id = $2 AND consumed_at IS NULL
            RETURNING 1 AS won`]: {
      values: [string | null, string | null, Date | string | null];
      row: {
        won: number;
      };
    };
    'UPDATE passkey_resets SET state = \'DONE\', decided_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE passkey_resets SET state = \'LAPSED\', decided_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE passkey_resets SET state = \'STOPPED\', decided_by = $2, decided_at = $3 WHERE id = $1': {
      values: [string | null, string | null, Date | string | null];
      row: never;
    };
    'UPDATE passkeys SET counter = $2, last_used_at = $3, backed_up = $4 WHERE id = $1': {
      values: [string | null, bigint | number | null, Date | string | null, boolean | null];
      row: never;
    };
    'UPDATE passkeys SET name = $2 WHERE id = $1': {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE passkeys SET removed_at = $2 WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE passkeys p SET removed_at = $3, removed_by_reset = $4
        WHERE p.entity_id = $1 AND p.user_id = $2 AND p.removed_at IS NULL
       RETURNING p.name,
                 NOT EXISTS (
                   SELECT 1
                     FROM users u
                     JOIN users other ON other.login_id = u.login_id AND other.id <> u.id
                    WHERE u.id = p.user_id AND other.created_at > p.created_at) AS signs_in`]: {
      values: [string | null, string | null, Date | string | null, string | null];
      row: {
        name: Column<typeof passkeys, 'name'>;
        signs_in: boolean;
      };
    };
    'UPDATE program_tokens SET confirmed_at = $2, confirmed_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE program_tokens SET last_used_at = $2, last_used_from = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    'UPDATE program_tokens SET revoked_at = $2, revoked_by = $3 WHERE id = $1': {
      values: [string | null, Date | string | null, string | null];
      row: never;
    };
    [`UPDATE sessions
        SET expires_at = least(expires_at, $2), last_seen_at = least(last_seen_at, $1),
            authenticated_at = least(authenticated_at, $1)
      WHERE expires_at > $4 OR last_seen_at > $3 OR authenticated_at > $3`]: {
      values: [Date | string | null, Date | string | null, Date | string | null, Date | string | null];
      row: never;
    };
    'UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1': {
      values: [Uint8Array | null, Date | string | null];
      row: never;
    };
    [`UPDATE users SET
       display_name = coalesce($6, display_name),
       email = coalesce($2, email),
       roles = coalesce($5::text[], roles),
       tokens_valid_from = CASE
         WHEN $3 = 'enabled' AND disabled_at IS NOT NULL THEN $4::timestamptz
         ELSE tokens_valid_from END,
       disabled_at = CASE $3
         WHEN 'disabled' THEN $4::timestamptz WHEN 'enabled' THEN NULL ELSE disabled_at END
      WHERE id = $1`]: {
      values: [string | null, string | null, string | null, Date | string | null, readonly (string | null)[] | null, string | null];
      row: never;
    };
    'UPDATE users SET language = $2 WHERE login_id = (SELECT login_id FROM users WHERE id = $1)': {
      values: [string | null, string | null];
      row: never;
    };
    'UPDATE users SET roles = $2 WHERE id = $1': {
      values: [string | null, readonly (string | null)[] | null];
      row: never;
    };
    'UPDATE users SET tokens_valid_from = $1 WHERE tokens_valid_from > $2': {
      values: [Date | string | null, Date | string | null];
      row: never;
    };
    [`UPDATE users SET tokens_valid_from = greatest(tokens_valid_from, $2)
      WHERE login_id = (SELECT login_id FROM users WHERE id = $1)`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    'UPDATE users SET tokens_valid_from = greatest(tokens_valid_from, $2) WHERE id = $1': {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`UPDATE users u
        SET chosen_at = $2
      WHERE u.id = $1
        AND EXISTS (SELECT 1 FROM users other WHERE other.login_id = u.login_id AND other.id <> u.id)`]: {
      values: [string | null, Date | string | null];
      row: never;
    };
    [`WITH gone AS (
       DELETE FROM sessions WHERE id = $2 AND user_id IN (
  SELECT own.id FROM users u JOIN users own ON own.login_id = u.login_id WHERE u.id = $1) RETURNING user_id, provider_session)
     SELECT gone.provider_session, u.id, u.name, u.entity_id
       FROM gone
       JOIN users u ON u.id = gone.user_id`]: {
      values: [string | null, string | null];
      row: {
        provider_session: Column<typeof sessions, 'providerSession'> | null;
        id: Column<typeof users, 'id'>;
        name: Column<typeof users, 'name'>;
        entity_id: Column<typeof users, 'entityId'>;
      };
    };
    [`WITH gone AS (DELETE FROM oidc_records WHERE kind = 'Session' AND uid = $1 RETURNING payload)
     SELECT granted.value ->> 'grantId' AS grant_id
     FROM gone, jsonb_each(coalesce(payload -> 'authorizations', '{}')) granted
     WHERE granted.value ->> 'grantId' IS NOT NULL`]: {
      values: [string | null];
      row: {
        grant_id: string;
      };
    };
    [`WITH gone AS (DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id, id_token, provider_session)
       SELECT gone.id_token, gone.provider_session, u.id AS user_id, u.name AS user_name, u.email, u.roles, u.disabled_at,
  e.id AS entity_id, e.name AS entity_name, e.account_id, e.primary_account_id
       FROM gone JOIN users u ON u.id = gone.user_id JOIN entities e ON e.id = u.entity_id`]: {
      values: [Uint8Array | null];
      row: {
        id_token: Column<typeof sessions, 'idToken'> | null;
        provider_session: Column<typeof sessions, 'providerSession'> | null;
        user_id: Column<typeof users, 'id'>;
        user_name: Column<typeof users, 'name'>;
        email: Column<typeof users, 'email'> | null;
        roles: Column<typeof users, 'roles'>;
        disabled_at: Column<typeof users, 'disabledAt'> | null;
        entity_id: Column<typeof entities, 'id'>;
        entity_name: Column<typeof entities, 'name'>;
        account_id: Column<typeof entities, 'accountId'>;
        primary_account_id: Column<typeof entities, 'primaryAccountId'>;
      };
    };
    [`WITH records AS (DELETE FROM oidc_records WHERE grant_id = $1 OR (kind = 'Grant' AND id = $1))
     DELETE FROM sessions WHERE grant_id = $1`]: {
      values: [string | null];
      row: never;
    };
  }
}
