import type { z } from 'zod';
import type { DeviceSession } from '../../../contract/dashboard/access.ts';
import type { Queryable, Tx } from '../../platform/database/pool.ts';
import { endProviderSession } from '../provider/end-sign-ins.ts';
import { IDLE_MS } from './lifetime.ts';

/** The sessions of a user that are in use, last used first. `current` is the digest of the caller's own. */
export async function loadSessions(
  db: Queryable,
  userId: string,
  now: Date,
  current: Buffer | null,
): Promise<z.input<typeof DeviceSession>[]> {
  const rows = await db.query(
    `SELECT id, token_hash, user_agent, address, created_at, last_seen_at
       FROM sessions
      WHERE user_id = $1 AND expires_at > $2 AND last_seen_at > $3
      ORDER BY last_seen_at DESC, id
      LIMIT 100`,
    [userId, now, new Date(now.getTime() - IDLE_MS)],
  );
  return rows.map((row) => ({
    id: row.id,
    userAgent: row.user_agent,
    address: row.address,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    isCurrent: current !== null && row.token_hash.equals(current),
  }));
}

/**
 * Ends one session of a user, with the embedded provider's session behind it: otherwise that browser would be
 * signed in again without a password. False when the user has no such session.
 */
export async function endSession(tx: Tx, userId: string, sessionId: string): Promise<boolean> {
  const [gone] = await tx.query(
    'DELETE FROM sessions WHERE user_id = $1 AND id = $2 RETURNING provider_session',
    [userId, sessionId],
  );
  if (!gone) return false;
  if (gone.provider_session) await endProviderSession(tx, gone.provider_session);
  return true;
}

/**
 * Ends every other session, grant and token of a user, whose row the caller has locked. `current`: the digest
 * of the session that stays.
 */
export async function endOtherSignIns(tx: Tx, userId: string, current: Buffer | null): Promise<void> {
  const [kept] = await tx.query(
    'SELECT provider_session, grant_id FROM sessions WHERE user_id = $1 AND token_hash = $2',
    [userId, current],
  );
  await tx.query('DELETE FROM sessions WHERE user_id = $1 AND token_hash IS DISTINCT FROM $2', [
    userId,
    current,
  ]);
  await tx.query(
    `DELETE FROM oidc_records
      WHERE coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}') = $1
        AND (kind = 'Session' AND uid = $2 OR grant_id = $3 OR kind = 'Grant' AND id = $3) IS NOT TRUE`,
    [userId, kept?.provider_session ?? null, kept?.grant_id ?? null],
  );
}

/**
 * Ends every session, grant and token of a user, whose row the caller has locked: openSession waits for that
 * lock. Triggers tell the other processes.
 */
export async function endAllSignIns(tx: Tx, userId: string, at: Date): Promise<void> {
  await tx.query('DELETE FROM sessions WHERE user_id = $1', [userId]);
  await tx.query(
    `DELETE FROM oidc_records
      WHERE coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}') = $1`,
    [userId],
  );
  await tx.query('UPDATE users SET tokens_valid_from = greatest(tokens_valid_from, $2) WHERE id = $1', [
    userId,
    at,
  ]);
  // Tokens of an external provider have no record here that a trigger could announce.
  await tx.query("SELECT pg_notify('outlay_access', $1)", [userId]);
}
