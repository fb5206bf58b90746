import { createHash } from 'node:crypto';
import type { Role } from '../../../shared/terms.ts';
import { HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import { recordAudit } from '../../platform/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';

/** A session ends 12 hours after the sign-in, or 2 hours after the last request. */
export const SESSION_LASTS_MS = 12 * HOUR_MS;
const IDLE_MS = 2 * HOUR_MS;
/** How stale `last_seen_at` may be: a busy page does not write at every request. */
const SEEN_EVERY_MS = MINUTE_MS;

/** The session cookie's name: `__Host-` under https; a plain one on http loopback, where some browsers drop secure cookies. */
export function sessionCookieName(configuration: Configuration): string {
  return isSecure(configuration) ? '__Host-outlay_session' : 'outlay_session';
}

export function isSecure(configuration: Configuration): boolean {
  return configuration.publicUrl.startsWith('https:');
}

/** The user behind a credential, as the database says it now. */
export interface UserRow {
  user_id: string;
  user_name: string;
  email: string | null;
  roles: Role[];
  disabled_at: Date | null;
  entity_id: string;
  entity_name: string;
  account_id: string;
  primary_account_id: string;
}

export interface SessionRow extends UserRow {
  authenticated_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

export const USER_COLUMNS = `u.id AS user_id, u.name AS user_name, u.email, u.roles, u.disabled_at,
  e.id AS entity_id, e.name AS entity_name, e.account_id, e.primary_account_id`;

/** Only this digest of a session's token is stored. */
function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/** Opens a session for a user who has just signed in, and returns the token for the cookie. */
export async function openSession(context: Context, user: UserRow, authenticatedAt: Date, idToken: string | null): Promise<string> {
  const token = Buffer.from(context.random.bytes(32)).toString('base64url');
  const now = nowOf(context.clock);
  await context.database.transaction(async (tx) => {
    await tx.query('INSERT INTO sessions (token_hash, user_id, authenticated_at, id_token, created_at, last_seen_at, expires_at) VALUES ($1, $2, $3, $4, $5, $5, $6)', [
      digestOf(token),
      user.user_id,
      authenticatedAt,
      idToken,
      now,
      new Date(now.getTime() + SESSION_LASTS_MS),
    ]);
    await recordAudit(tx, { ...auditOf(user), at: now, action: 'session.opened', details: { authenticatedAt: authenticatedAt.toISOString() } });
  });
  return token;
}

/** The session that a cookie's token names, while it lasts. Notes that it was seen. */
export async function findSession(context: Context, token: string): Promise<SessionRow | null> {
  if (!TOKEN.test(token)) return null;
  const digest = digestOf(token);
  const [row] = await context.database.query<SessionRow>(
    `SELECT s.authenticated_at, s.last_seen_at, s.expires_at, ${USER_COLUMNS}
     FROM sessions s JOIN users u ON u.id = s.user_id JOIN entities e ON e.id = u.entity_id WHERE s.token_hash = $1`,
    [digest],
  );
  const now = context.clock.nowMs();
  if (!row || row.expires_at.getTime() <= now || row.last_seen_at.getTime() + IDLE_MS <= now) return null;
  if (row.last_seen_at.getTime() + SEEN_EVERY_MS <= now) {
    await context.database.query('UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1', [digest, new Date(now)]);
  }
  return row;
}

/** Ends a session and returns its ID token, with which the provider's session is ended too; null when there was none. */
export async function closeSession(context: Context, token: string): Promise<{ idToken: string | null } | null> {
  if (!TOKEN.test(token)) return null;
  return context.database.transaction(async (tx) => {
    const [row] = await tx.query<UserRow & { id_token: string | null }>(
      `WITH gone AS (DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id, id_token)
       SELECT gone.id_token, ${USER_COLUMNS} FROM gone JOIN users u ON u.id = gone.user_id JOIN entities e ON e.id = u.entity_id`,
      [digestOf(token)],
    );
    if (!row) return null;
    await recordAudit(tx, { ...auditOf(row), at: nowOf(context.clock), action: 'session.closed', details: {} });
    return { idToken: row.id_token };
  });
}

function auditOf(user: UserRow) {
  return {
    entityId: user.entity_id,
    actor: { kind: 'USER', userId: user.user_id, name: user.user_name } as const,
    subjectType: 'user',
    subjectId: user.user_id,
  };
}
