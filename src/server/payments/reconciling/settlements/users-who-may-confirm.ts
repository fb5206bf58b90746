import { may, type Permission } from '../../../../shared/permissions.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** The users who may confirm what another user began: all who may begin it, except the one who did. */
export async function usersWhoMayConfirm(
  db: Queryable,
  entityId: string,
  begunBy: string,
  permission: Permission = 'reconcileEntries',
): Promise<{ userId: string; name: string }[]> {
  const users = await db.query(
    `SELECT id, name, roles
       FROM users
      WHERE entity_id = $1 AND id <> $2 AND disabled_at IS NULL
      ORDER BY name`,
    [entityId, begunBy],
  );
  return users.filter((user) => may(user, permission)).map(({ id, name }) => ({ userId: id, name }));
}
