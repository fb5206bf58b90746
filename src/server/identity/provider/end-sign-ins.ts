import type { Database, Queryable } from '../../platform/database/pool.ts';
import { IDLE_MS } from '../session/lifetime.ts';

/**
 * The grant and the session of the embedded provider that a sign-in depends on. The sign-in ends when either
 * ends.
 */
export interface SignInOrigin {
  grantId: string;
  providerSession: string;
}

/**
 * Ends every session, grant and bearer token of the embedded provider, for a restored database: sign-ins that
 * ended after the backup are open in it again. One line of SQL, for PostgreSQL in single-user mode.
 */
export const END_EVERY_SIGN_IN_SQL = 'WITH ended AS (DELETE FROM sessions) DELETE FROM oidc_records';

/**
 * Deletes a grant of the embedded provider with everything issued under it: codes, dashboard sessions, and
 * bearer tokens, which name their grant.
 */
export async function revokeGrant(database: Pick<Queryable, 'query'>, grantId: string): Promise<void> {
  await database.query(
    `WITH records AS (DELETE FROM oidc_records WHERE grant_id = $1 OR (kind = 'Grant' AND id = $1))
     DELETE FROM sessions WHERE grant_id = $1`,
    [grantId],
  );
}

/**
 * Ends a browser's session at the embedded provider with all its grants, so that the next sign-in asks for
 * the password.
 */
export async function endProviderSession(database: Queryable, sessionUid: string): Promise<void> {
  const gone = await database.query(
    `WITH gone AS (DELETE FROM oidc_records WHERE kind = 'Session' AND uid = $1 RETURNING payload)
     SELECT granted.value ->> 'grantId' AS grant_id
     FROM gone, jsonb_each(coalesce(payload -> 'authorizations', '{}')) granted
     WHERE granted.value ->> 'grantId' IS NOT NULL`,
    [sessionUid],
  );
  for (const { grant_id: grantId } of gone) await revokeGrant(database, grantId);
  await database.query('DELETE FROM sessions WHERE provider_session = $1', [sessionUid]);
}

/**
 * Deletes expired provider records, expired and idle dashboard sessions with the provider's session behind
 * idle ones, and the records of uses that were audited before yesterday. The times of provider records are
 * those of the machine's clock, by which the provider works.
 */
export async function dropExpired(database: Database, now: Date): Promise<void> {
  await database.query('DELETE FROM oidc_records WHERE expires_at < $1', [new Date()]);
  await database.query('DELETE FROM audited_uses WHERE day < $1::date - 1', [now.toISOString().slice(0, 10)]);
  const idle = await database.query(
    'DELETE FROM sessions WHERE expires_at <= $1 OR last_seen_at <= $2 RETURNING provider_session',
    [now, new Date(now.getTime() - IDLE_MS)],
  );
  for (const uid of new Set(idle.map((session) => session.provider_session)))
    if (uid) await endWhenUnused(database, uid);
}

/** Ends the provider's session unless another dashboard session of the same browser is still in use. */
export async function endWhenUnused(database: Queryable, sessionUid: string): Promise<void> {
  const [used] = await database.query('SELECT 1 FROM sessions WHERE provider_session = $1 LIMIT 1', [
    sessionUid,
  ]);
  if (!used) await endProviderSession(database, sessionUid);
}
