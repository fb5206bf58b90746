import type { Queryable } from '../platform/database/pool.ts';

/**
 * The user as whom a sign-in begins when nothing says which: the one as whom the person worked last, of those
 * with access. Undefined when the person has access to no entity.
 */
export async function lastUserOf(db: Pick<Queryable, 'query'>, loginId: string) {
  const [user] = await db.query(
    `SELECT id, name, entity_id
       FROM users
      WHERE login_id = $1 AND disabled_at IS NULL
      ORDER BY chosen_at DESC NULLS LAST, created_at, id
      LIMIT 1`,
    [loginId],
  );
  return user;
}

/**
 * Locks every user of the person behind a user, always in the same order. Whatever opens or ends sessions of
 * the person in several entities takes this lock first, so that no session is opened beside it.
 */
export async function lockPerson(db: Pick<Queryable, 'query'>, userId: string): Promise<void> {
  await db.query(
    `SELECT id
       FROM users
      WHERE login_id = (SELECT login_id FROM users WHERE id = $1)
      ORDER BY id
        FOR NO KEY UPDATE`,
    [userId],
  );
}

/**
 * Whether the login of a user also opens, or has opened, another entity. No admin of one entity then changes
 * the password: it would let them into the other one.
 */
export async function isSharedLogin(db: Pick<Queryable, 'query'>, userId: string): Promise<boolean> {
  const [found] = await db.query(
    `SELECT EXISTS (
              SELECT 1
                FROM users u
                JOIN users other ON other.login_id = u.login_id AND other.id <> u.id
               WHERE u.id = $1) AS shared`,
    [userId],
  );
  return found!.shared === true;
}
