import { MINUTE_MS } from '../../../shared/time.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import { SESSION_LASTS_MS } from './lifetime.ts';

/**
 * Corrects sessions that began while the clock was ahead, so that they last no longer than others and no
 * sign-in lies in the future; and ends of sign-ins, which would otherwise refuse every new one until then.
 */
export async function rightSessionTimes(database: Queryable, nowMs: number): Promise<void> {
  await database.query(
    `UPDATE sessions
        SET expires_at = least(expires_at, $2), last_seen_at = least(last_seen_at, $1),
            authenticated_at = least(authenticated_at, $1)
      WHERE expires_at > $4 OR last_seen_at > $3 OR authenticated_at > $3`,
    [
      new Date(nowMs),
      new Date(nowMs + SESSION_LASTS_MS),
      new Date(nowMs + MINUTE_MS),
      new Date(nowMs + SESSION_LASTS_MS + MINUTE_MS),
    ],
  );
  await database.query('UPDATE users SET tokens_valid_from = $1 WHERE tokens_valid_from > $2', [
    new Date(nowMs),
    new Date(nowMs + MINUTE_MS),
  ]);
}
