import type { Queryable } from '../../../platform/database/pool.ts';

/**
 * Whether an entity is being set up: no config was saved, and no money of it was ever booked. Its first
 * config may then be looser than the defaults, because there is nothing yet that it could pay.
 */
export async function isBeforeFirstMoney(
  db: Queryable,
  entityId: string,
  { version }: { version: number },
): Promise<boolean> {
  if (version > 0) return false;
  const booked = await db.query('SELECT 1 FROM ledger_accounts WHERE entity_id = $1 LIMIT 1', [entityId]);
  return booked.length === 0;
}
