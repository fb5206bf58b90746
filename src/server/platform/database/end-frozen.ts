import type { Database, Queryable } from './pool.ts';

/** A healthy process reads its answers at once. One that has not done so within this time is frozen. */
const FROZEN_AFTER_MS = 8_000;

/**
 * How long a session that blocks no other, such as an export, may go on sending. It delays VACUUM meanwhile.
 */
const READS_AT_MOST_MS = 3_600_000;

/**
 * Ends database sessions of this installation that are blocked sending an answer to a process that does not
 * read it, if they hold locks that others may want. On a Unix socket no time-out of the server ends such a
 * session. Call it repeatedly: each call compares with the previous one.
 *
 * An export often waits for its client and only reads, so it may go on for an hour unless another session,
 * such as a migration, waits for it.
 */
export function frozenReaders(database: Database, nowMs: () => number): () => Promise<void> {
  const seen = new Map<string, number>();
  const sweep = async (tx: Queryable): Promise<void> => {
    // PostgreSQL assigns sessions to the login, and this connection may have switched to a role with fewer
    // rights.
    await tx.query('SET LOCAL ROLE NONE');
    const stuck = await tx.query(
      `SELECT pid, extract(epoch FROM query_start)::text AS since,
              (EXISTS (SELECT 1 FROM pg_locks held WHERE held.pid = pg_stat_activity.pid
                          AND held.locktype <> 'virtualxid' AND held.mode <> 'AccessShareLock')
            OR EXISTS (SELECT 1 FROM pg_locks wanted WHERE NOT wanted.granted
                          AND pg_stat_activity.pid = ANY(pg_blocking_pids(wanted.pid)))) AS blocks
         FROM pg_stat_activity
        WHERE datname = current_database() AND usename = session_user AND pid <> pg_backend_pid()
          AND application_name LIKE 'outlay%' AND state = 'active' AND wait_event = 'ClientWrite'`,
    );
    const sessions = new Map(stuck.map((session) => [Object.values(session).join(' '), session]));
    for (const key of seen.keys()) if (!sessions.has(key)) seen.delete(key);
    for (const [key, { pid, blocks }] of sessions) {
      const first = seen.get(key) ?? nowMs();
      seen.set(key, first);
      const limitMs = blocks ? FROZEN_AFTER_MS : READS_AT_MOST_MS;
      if (nowMs() - first >= limitMs) await tx.query('SELECT pg_terminate_backend($1)', [pid]);
    }
  };
  return () => database.transaction(sweep);
}
