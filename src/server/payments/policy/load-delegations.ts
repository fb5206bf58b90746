import type { Queryable } from '../../platform/database/pool.ts';

/** The delegations by which a user may sign for others at a time, with the names of those. */
export function loadDelegationsTo(db: Queryable, delegateId: string, at: Date) {
  return db.query(
    `SELECT d.id, d.user_id AS "userId", coalesce(u.display_name, u.name) AS name, d.ends_at AS "endsAt"
       FROM delegations d
       JOIN users u ON u.id = d.user_id
      WHERE d.delegate_id = $1 AND d.ended_at IS NULL AND d.starts_at <= $2 AND d.ends_at > $2
      ORDER BY 3`,
    [delegateId, at],
  );
}
