import { nameKey } from '../../shared/names.ts';
import type { Tx } from '../platform/database/pool.ts';

/**
 * Whether a name, for the eye, is that of another user of the entity: what they are called or what they sign
 * in with, also of those without access, whose names stay on what they approved. Transactions that give
 * names in one entity wait for one another until they end.
 */
export async function isNameInUse(
  tx: Tx,
  { entityId, exceptUserId }: { entityId: string; exceptUserId: string | null },
  name: string,
): Promise<boolean> {
  await tx.query('SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE', [entityId]);
  const others = await tx.query(
    'SELECT name, display_name FROM users WHERE entity_id = $1 AND id IS DISTINCT FROM $2',
    [entityId, exceptUserId],
  );
  const wanted = nameKey(name);
  return others.some(
    (other) =>
      nameKey(other.name) === wanted ||
      (other.display_name !== null && nameKey(other.display_name) === wanted),
  );
}
