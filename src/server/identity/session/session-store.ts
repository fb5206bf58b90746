import { createHash } from 'node:crypto';
import type { Role } from '../../../shared/terms.ts';
import { MINUTE_MS } from '../../../shared/time.ts';
import { recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Configuration } from '../../platform/configuration.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import { isSharedLogin } from '../logins.ts';
import { endProviderSession, endWhenUnused, type SignInOrigin } from '../provider/end-sign-ins.ts';
import { IDLE_MS, SESSION_LASTS_MS } from './lifetime.ts';

/** How stale `last_seen_at` may be, so that a busy page does not write at every request. */
const SEEN_EVERY_MS = MINUTE_MS;

/**
 * The session cookie's name: `__Host-` under https; a plain one on http loopback, where some browsers drop
 * secure cookies.
 */
export function sessionCookieName(configuration: Configuration): string {
  return isSecure(configuration) ? '__Host-outlay_session' : 'outlay_session';
}

export function isSecure(configuration: Configuration): boolean {
  return configuration.publicUrl.startsWith('https:');
}

/** The user behind a credential, as the database has it now. */
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
  /** Whether the person may also work in another entity. */
  has_others: boolean | null;
  authenticated_at: Date;
  last_seen_at: Date;
  expires_at: Date;
}

/** The columns of a UserRow, of users `u` and their entities `e`. */
export const USER_COLUMNS = `u.id AS user_id, u.name AS user_name, u.email, u.roles, u.disabled_at,
  e.id AS entity_id, e.name AS entity_name, e.account_id, e.primary_account_id`;

/** Only this digest of a session's token is stored. */
export function digestOf(token: string): Buffer {
  return createHash('sha256').update(token).digest();
}

/** The form of a session's token. */
export const TOKEN = /^[A-Za-z0-9_-]{43}$/;

/**
 * The facts of a sign-in: when the user signed in, when the provider confirmed it, and the provider's records
 * that can end it.
 */
export interface SignIn {
  authenticatedAt: Date;
  issuedAtMs: number;
  idToken: string | null;
  origin: SignInOrigin | null;
  /** What the browser calls itself, and where it is: the user sees both beside the session. */
  userAgent: string | null;
  address: string | null;
}

/**
 * Opens a session for a user who has just signed in, and returns the token for the cookie; null when the
 * sign-in has ended in the meantime (the user was disabled, the password changed, the grant revoked). The
 * grant of a login that several entities share goes on when one of them ends its sign-ins, so there the time
 * of the sign-in decides.
 */
export async function openSession(context: Context, user: UserRow, signIn: SignIn): Promise<string | null> {
  const token = Buffer.from(context.random.bytes(32)).toString('base64url');
  const now = nowOf(context.clock);
  const { authenticatedAt, issuedAtMs, idToken, origin, userAgent, address } = signIn;
  return context.database.transaction(async (tx) => {
    // end_sign_ins() of the migrations locks this row as well: either it sees the new session, or this sees
    // the change.
    const [current] = await tx.query(
      `SELECT 1
        FROM users
        WHERE id = $1 AND disabled_at IS NULL
        AND (tokens_valid_from IS NULL
             OR CASE WHEN $3 THEN $4 OR tokens_valid_from < $5 ELSE tokens_valid_from < $2 END)
        FOR NO KEY UPDATE`,
      [
        user.user_id,
        new Date(issuedAtMs),
        origin !== null,
        !(await isSharedLogin(tx, user.user_id)),
        authenticatedAt,
      ],
    );
    if (!current || !(await hasGrant(tx, origin))) return null;
    await insertSession(tx, token, user, {
      id: newId(context),
      authenticatedAt,
      idToken,
      providerSession: origin?.providerSession ?? null,
      grantId: origin?.grantId ?? null,
      userAgent,
      address,
      createdAt: now,
      seenAt: now,
      expiresAt: new Date(now.getTime() + SESSION_LASTS_MS),
    });
    await recordAudit(tx, {
      ...auditOf(user),
      at: now,
      action: 'session.opened',
      details: { authenticatedAt: authenticatedAt.toISOString() },
    });
    return token;
  });
}

/**
 * Whether an entity has ended the sign-ins of a user since a person signed in. The person's other entities
 * have not, so another sign-in is enough.
 */
export async function hasEndedSince(
  context: Context,
  userId: string,
  authenticatedAt: Date,
): Promise<boolean> {
  const [ended] = await context.database.query(
    'SELECT 1 FROM users WHERE id = $1 AND disabled_at IS NULL AND tokens_valid_from >= $2',
    [userId, authenticatedAt],
  );
  return ended !== undefined && (await isSharedLogin(context.database, userId));
}

interface NewSession {
  id: string;
  authenticatedAt: Date;
  idToken: string | null;
  providerSession: string | null;
  grantId: string | null;
  userAgent: string | null;
  address: string | null;
  createdAt: Date;
  seenAt: Date;
  expiresAt: Date;
}

/** Stores a session of a user whose row the caller has locked, and where the person works from now on. */
export async function insertSession(
  tx: Queryable,
  token: string,
  user: Pick<UserRow, 'user_id' | 'entity_id'>,
  made: NewSession,
): Promise<void> {
  await tx.query(
    `INSERT INTO sessions (token_hash, user_id, entity_id, authenticated_at, id_token, provider_session,
       grant_id, created_at, last_seen_at, expires_at, id, user_agent, address)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
    [
      digestOf(token),
      user.user_id,
      user.entity_id,
      made.authenticatedAt,
      made.idToken,
      made.providerSession,
      made.grantId,
      made.createdAt,
      made.seenAt,
      made.expiresAt,
      made.id,
      made.userAgent,
      made.address,
    ],
  );
  await tx.query(
    `UPDATE users u
        SET chosen_at = $2
      WHERE u.id = $1
        AND EXISTS (SELECT 1 FROM users other WHERE other.login_id = u.login_id AND other.id <> u.id)`,
    [user.user_id, made.seenAt],
  );
}

/** Whether the sign-in is still what it was: nothing has ended the provider's grant. */
export async function hasGrant(tx: Queryable, origin: SignInOrigin | null): Promise<boolean> {
  if (!origin) return true;
  const [grant] = await tx.query(
    "SELECT 1 FROM oidc_records WHERE kind = 'Grant' AND id = $1 FOR KEY SHARE",
    [origin.grantId],
  );
  return grant !== undefined;
}

/**
 * The valid session of a cookie's token. Records that it was seen, unless the request is not the user's own
 * activity.
 */
export async function findSession(
  context: Context,
  token: string,
  options: { activity: boolean },
): Promise<SessionRow | null> {
  if (!TOKEN.test(token)) return null;
  const digest = digestOf(token);
  const [row] = await context.database.prepared(
    `SELECT s.authenticated_at, s.last_seen_at, s.expires_at, ${USER_COLUMNS},
            EXISTS (
              SELECT 1
                FROM users other
               WHERE other.login_id = u.login_id AND other.id <> u.id
                 AND other.disabled_at IS NULL) AS has_others
     FROM sessions s JOIN users u ON u.id = s.user_id JOIN entities e ON e.id = u.entity_id
     WHERE s.token_hash = $1`,
    [digest],
  );
  const now = context.clock.nowMs();
  if (!row) return null;
  if (row.expires_at.getTime() <= now || row.last_seen_at.getTime() + IDLE_MS <= now) {
    await closeSession(context, token, { why: 'timed_out' });
    return null;
  }
  if (options.activity && row.last_seen_at.getTime() + SEEN_EVERY_MS <= now) {
    await context.database.query('UPDATE sessions SET last_seen_at = $2 WHERE token_hash = $1', [
      digest,
      new Date(now),
    ]);
    return { ...row, last_seen_at: new Date(now) };
  }
  return row;
}

/** The time until which a session neither expires nor has to be recorded as seen. */
export function goodUntilMs({ expires_at: expiresAt, last_seen_at: seenAt }: SessionRow): number {
  return Math.min(expiresAt.getTime(), seenAt.getTime() + SEEN_EVERY_MS);
}

/** Whether a dashboard session that the provider's session opened is still in use. */
export async function isInUse(context: Context, providerSession: string): Promise<boolean> {
  const now = context.clock.nowMs();
  const [used] = await context.database.query(
    'SELECT 1 FROM sessions WHERE provider_session = $1 AND expires_at > $2 AND last_seen_at > $3 LIMIT 1',
    [providerSession, new Date(now), new Date(now - IDLE_MS)],
  );
  return used !== undefined;
}

type SessionEnd = 'signed_out' | 'timed_out' | 'replaced' | 'switched';

/**
 * Ends a session. Unless a new sign-in of the same browser replaces it, also ends the embedded provider's
 * session behind it, with its grants. Returns the ID token, with which an external provider is asked to end
 * its session; null when there was no session.
 */
export async function closeSession(
  context: Context,
  token: string,
  { why }: { why: SessionEnd },
): Promise<{ idToken: string | null } | null> {
  if (!TOKEN.test(token)) return null;
  return context.database.transaction(async (tx) => {
    const [row] = await tx.query(
      `WITH gone AS (DELETE FROM sessions WHERE token_hash = $1 RETURNING user_id, id_token, provider_session)
       SELECT gone.id_token, gone.provider_session, ${USER_COLUMNS}
       FROM gone JOIN users u ON u.id = gone.user_id JOIN entities e ON e.id = u.entity_id`,
      [digestOf(token)],
    );
    if (!row) return null;
    if (row.provider_session && why === 'signed_out') await endProviderSession(tx, row.provider_session);
    if (row.provider_session && why === 'timed_out') await endWhenUnused(tx, row.provider_session);
    await recordAudit(tx, {
      ...auditOf(row),
      at: nowOf(context.clock),
      action: 'session.closed',
      details: { why },
    });
    return { idToken: row.id_token };
  });
}

/** The parts of an audit row about a session that its user determines. */
export function auditOf(user: UserRow) {
  return {
    entityId: user.entity_id,
    actor: { kind: 'USER', userId: user.user_id, name: user.user_name } as const,
    subjectType: 'user',
    subjectId: user.user_id,
  };
}
