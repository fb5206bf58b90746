import type { Queryable } from '../../platform/database/pool.ts';

/**
 * Whether an entity has ever switched on a bank file connection: then no route for all entities pays for it.
 */
export async function wasEverLive(db: Queryable, entityId: string): Promise<boolean> {
  const [row] = await db.query(
    `SELECT id FROM bank_file_connections
      WHERE entity_id = $1 AND purpose = 'PAYMENTS' AND first_live_at IS NOT NULL
      LIMIT 1`,
    [entityId],
  );
  return row !== undefined;
}
