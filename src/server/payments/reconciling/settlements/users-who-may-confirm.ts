import { may } from '../../../../shared/permissions.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** The users who may confirm an acknowledgement: all who may acknowledge, except the one who did. */
export async function usersWhoMayConfirm(
  db: Queryable,
  entityId: string,
  acknowledgedBy: string,
): Promise<{ userId: string; name: string }[]> {
  const users = await db.query(
    `SELECT id, name, roles
       FROM users
      WHERE entity_id = $1 AND id <> $2 AND disabled_at IS NULL
      ORDER BY name`,
    [entityId, acknowledgedBy],
  );
  return users.filter((user) => may(user, 'reconcileEntries')).map(({ id, name }) => ({ userId: id, name }));
}
