import { PERMISSIONS, type Permission } from '../../../shared/permissions.ts';
import type { Tx } from '../../platform/database/pool.ts';

/**
 * The names of some users of an entity who have a permission, for a refusal; null when there is no other.
 */
export async function othersWhoMay(
  tx: Tx,
  entityId: string,
  permission: Permission,
  except: readonly string[],
): Promise<string | null> {
  const others = await tx.query(
    `SELECT name
       FROM users
      WHERE entity_id = $1 AND id <> ALL($2::uuid[]) AND disabled_at IS NULL AND roles && $3::text[]
      ORDER BY name
      LIMIT 5`,
    [entityId, except, [...PERMISSIONS[permission]]],
  );
  return others.length > 0 ? others.map(({ name }) => name).join(', ') : null;
}
