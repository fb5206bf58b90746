import type { Currency } from '../../../shared/money.ts';
import type { Rail } from '../../../shared/terms.ts';
import type { Queryable } from '../../platform/database/pool.ts';

/**
 * The rails of an entity that its own bank connections carry, once one of them has been live: then no other
 * connection pays for it. One that is off counts, because its batches wait until it is on again. Without own
 * connections, all rails.
 */
export async function carriedRails<R extends { rail: Rail }>(
  db: Queryable,
  entityId: string,
  currency: Currency,
  rails: readonly R[],
): Promise<readonly R[]> {
  const connections = await db.query(
    `SELECT rails, currency
       FROM bank_file_connections
      WHERE entity_id = $1 AND first_live_at IS NOT NULL`,
    [entityId],
  );
  if (connections.length === 0) return rails;
  const carried = new Set<Rail>(
    connections.flatMap((connection) => (connection.currency === currency ? connection.rails : [])),
  );
  return rails.filter(({ rail }) => carried.has(rail));
}
