import type { z } from 'zod';
import type { DeviceSession } from '../../../contract/dashboard/access.ts';
import type { Queryable, Tx } from '../../platform/database/pool.ts';
import { isSharedLogin } from '../logins.ts';
import { endProviderSession } from '../provider/end-sign-ins.ts';
import { IDLE_MS } from './lifetime.ts';

/** The sessions of the person's login, whichever of its users $1 is. */
const OF_PERSON = `user_id IN (
  SELECT own.id FROM users u JOIN users own ON own.login_id = u.login_id WHERE u.id = $1)` as const;

/** The sessions of a user that are in use, last used first. `current` is the digest of the caller's own. */
export async function loadSessions(
  db: Queryable,
  userId: string,
  now: Date,
  current: Buffer | null,
): Promise<z.input<typeof DeviceSession>[]> {
  const rows = await db.query(
    `SELECT id, token_hash, user_agent, address, created_at, last_seen_at, NULL::text AS company
       FROM sessions
      WHERE user_id = $1 AND expires_at > $2 AND last_seen_at > $3
      ORDER BY last_seen_at DESC, id
      LIMIT 100`,
    [userId, now, new Date(now.getTime() - IDLE_MS)],
  );
  return rows.map((row) => displaySession(row, current));
}

/** The same for the person themselves, with the sessions in the person's other entities. */
export async function loadOwnSessions(
  db: Queryable,
  userId: string,
  now: Date,
  current: Buffer | null,
): Promise<z.input<typeof DeviceSession>[]> {
  const rows = await db.query(
    `SELECT s.id, s.token_hash, s.user_agent, s.address, s.created_at, s.last_seen_at,
            CASE WHEN s.user_id <> $1 THEN e.name END AS company
       FROM sessions s
       JOIN entities e ON e.id = s.entity_id
      WHERE s.${OF_PERSON} AND s.expires_at > $2 AND s.last_seen_at > $3
      ORDER BY s.last_seen_at DESC, s.id
      LIMIT 100`,
    [userId, now, new Date(now.getTime() - IDLE_MS)],
  );
  return rows.map((row) => displaySession(row, current));
}

interface ShownSession {
  id: string;
  token_hash: Buffer;
  user_agent: string | null;
  address: string | null;
  created_at: Date;
  last_seen_at: Date;
  company: string | null;
}

function displaySession(row: ShownSession, current: Buffer | null): z.input<typeof DeviceSession> {
  return {
    id: row.id,
    userAgent: row.user_agent,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: current !== null && row.token_hash.equals(current),
    company: row.company,
  };
}

/**
 * Ends one session of a person, in whichever entity it works, with the embedded provider's session behind it:
 * otherwise that browser would be signed in again without a password. Returns the user whose session it was;
 * null when the person has no such session.
 */
export async function endSession(
  tx: Tx,
  userId: string,
  sessionId: string,
): Promise<{ userId: string; userName: string; entityId: string } | null> {
  const [gone] = await tx.query(
    `WITH gone AS (
       DELETE FROM sessions WHERE id = $2 AND ${OF_PERSON} RETURNING user_id, provider_session)
     SELECT gone.provider_session, u.id, u.name, u.entity_id
       FROM gone
       JOIN users u ON u.id = gone.user_id`,
    [userId, sessionId],
  );
  if (!gone) return null;
  if (gone.provider_session) await endProviderSession(tx, gone.provider_session);
  return { userId: gone.id, userName: gone.name, entityId: gone.entity_id };
}

/**
 * Ends every other session, grant and token of a person, in every entity. The caller has locked the user.
 * `current`: the digest of the session that stays.
 */
export async function endOtherSignIns(tx: Tx, userId: string, current: Buffer | null): Promise<void> {
  const [kept] = await tx.query(
    'SELECT provider_session, grant_id FROM sessions WHERE user_id = $1 AND token_hash = $2',
    [userId, current],
  );
  await tx.query(`DELETE FROM sessions WHERE ${OF_PERSON} AND token_hash IS DISTINCT FROM $2`, [
    userId,
    current,
  ]);
  await tx.query(
    `DELETE FROM oidc_records
      WHERE coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')
            = (SELECT login_id::text FROM users WHERE id = $1)
        AND (kind = 'Session' AND uid = $2 OR grant_id = $3 OR kind = 'Grant' AND id = $3) IS NOT TRUE`,
    [userId, kept?.provider_session ?? null, kept?.grant_id ?? null],
  );
}

/**
 * Ends every session and token of a user, whose row the caller has locked: openSession waits for that lock.
 * What the person has in other entities goes on, and leads back into this one only after another sign-in.
 * Triggers tell the other processes.
 */
export async function endAllSignIns(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  // The grants of a shared login are also those of other entities: `tokens_valid_from` refuses them here.
  if (!(await isSharedLogin(tx, userId))) await endGrants(tx, userId);
  await tx.query('UPDATE users SET tokens_valid_from = greatest(tokens_valid_from, $2) WHERE id = $1', [
    userId,
    at,
  ]);
  // Tokens of an external provider have no record here that a trigger could announce.
  await tx.query("SELECT pg_notify('outlay_access', $1)", [userId]);
}

/**
 * Ends every session, grant and token of a person in every entity: whoever has a passkey of the person may be
 * signed in to any of them. The caller has locked the user.
 */
export async function endSignInsOfPerson(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.query(`DELETE FROM sessions WHERE ${OF_PERSON}`, [userId]);
  await endGrants(tx, userId);
  await tx.query(
    `UPDATE users SET tokens_valid_from = greatest(tokens_valid_from, $2)
      WHERE login_id = (SELECT login_id FROM users WHERE id = $1)`,
    [userId, at],
  );
  await tx.query(
    `SELECT pg_notify('outlay_access', own.id::text)
       FROM users u
       JOIN users own ON own.login_id = u.login_id
      WHERE u.id = $1`,
    [userId],
  );
}

async function endGrants(tx: Tx, userId: string): Promise<void> {
  await tx.query(
    `DELETE FROM oidc_records
      WHERE coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')
            = (SELECT login_id::text FROM users WHERE id = $1)`,
    [userId],
  );
}
