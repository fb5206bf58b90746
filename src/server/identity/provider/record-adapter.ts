import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { Database } from '../../platform/database/pool.ts';
import { revokeGrant } from './end-sign-ins.ts';
import { unavailabilityOf } from '../../platform/database/unavailable.ts';

/**
 * Reports an unavailable database to the provider as an OAuth error, which the provider answers with 503. It
 * would answer an unknown error with 500.
 */
export function asTemporarilyUnavailable(error: unknown): never {
  if (!unavailabilityOf(error)) throw error;
  const more = {
    expose: true,
    status: 503,
    statusCode: 503,
    error_description: 'the database is unavailable; try again in a few seconds',
  };
  throw Object.assign(new Error('temporarily_unavailable', { cause: error }), more);
}

/** The JSON escape of NUL, the one character that PostgreSQL cannot store. */
const NUL_ESCAPED = String.raw`\u0000`;

interface Refusals {
  /** For a code that is used a second time. */
  alreadyConsumed(): Error;
  /** For a request whose parameters cannot be stored. */
  unstorable(): Error;
}

/**
 * Stores the embedded provider's records in `oidc_records`, so that any process can continue what another one
 * began. Times are the provider's, which reads the machine's clock. `refusals` makes the provider's errors.
 */
export function recordAdapter(given: Database, refusals: Refusals): (kind: string) => Adapter {
  const database: Pick<Database, 'query'> = {
    query: (text, ...values) => given.query(text, ...values).catch(asTemporarilyUnavailable),
  };
  return (kind) => {
    const findBy = async (
      column: 'id' | 'uid' | 'user_code',
      value: string,
    ): Promise<AdapterPayload | undefined> => {
      // PostgreSQL text cannot contain NUL, so no record has such an id.
      if (value.includes('\0')) return undefined;
      const [row] = await database.query(
        `SELECT payload, consumed_at
           FROM oidc_records
           WHERE kind = $1
           AND ${column} = $2
           AND (expires_at IS NULL OR expires_at > $3)`,
        [kind, value, new Date()],
      );
      if (!row) return undefined;
      return row.consumed_at
        ? { ...row.payload, consumed: Math.floor(row.consumed_at.getTime() / 1000) }
        : row.payload;
    };
    return {
      find: (id) => findBy('id', id),
      findByUid: (uid) => findBy('uid', uid),
      findByUserCode: (code) => findBy('user_code', code),
      async upsert(id, payload, expiresIn) {
        const json = JSON.stringify(payload);
        if (json.includes(NUL_ESCAPED)) throw refusals.unstorable();
        await database.query(
          `INSERT INTO oidc_records (kind, id, payload, grant_id, user_code, uid, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6, $7)
           ON CONFLICT (kind, id) DO UPDATE SET payload = excluded.payload, grant_id = excluded.grant_id,
             user_code = excluded.user_code, uid = excluded.uid, expires_at = excluded.expires_at`,
          [
            kind,
            id,
            json,
            payload.grantId ?? null,
            payload.userCode ?? null,
            payload.uid ?? null,
            expiresIn ? new Date(Date.now() + expiresIn * 1000) : null,
          ],
        );
      },
      // The provider reads a code before it consumes it, so parallel requests all see it unused. The update
      // decides which one wins.
      async consume(id) {
        const [won] = await database.query(
          `UPDATE oidc_records
            SET consumed_at = $3
            WHERE kind = $1 AND id = $2 AND consumed_at IS NULL
            RETURNING 1 AS won`,
          [kind, id, new Date()],
        );
        if (won) return;
        const [used] = await database.query('SELECT grant_id FROM oidc_records WHERE kind = $1 AND id = $2', [
          kind,
          id,
        ]);
        if (used?.grant_id) await revokeGrant(database, used.grant_id);
        throw refusals.alreadyConsumed();
      },
      async destroy(id) {
        await database.query('DELETE FROM oidc_records WHERE kind = $1 AND id = $2', [kind, id]);
      },
      revokeByGrantId: (grantId) => revokeGrant(database, grantId),
    };
  };
}
