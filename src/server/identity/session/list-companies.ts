import type { z } from 'zod';
import type { Company } from '../../../contract/dashboard/session.ts';
import type { Queryable } from '../../platform/database/pool.ts';

/** The entities in which the person behind a user may work, with the user that the person is there. */
export async function listCompanies(
  db: Pick<Queryable, 'query'>,
  userId: string,
): Promise<z.input<typeof Company>[]> {
  const rows = await db.query(
    `SELECT own.id, e.id AS entity_id, e.name
       FROM users u
       JOIN users own ON own.login_id = u.login_id
       JOIN entities e ON e.id = own.entity_id
      WHERE u.id = $1 AND own.disabled_at IS NULL
      ORDER BY lower(e.name), e.id`,
    [userId],
  );
  return rows.map(({ id, entity_id: entityId, name }) => ({
    userId: id,
    entityId,
    name,
    isCurrent: id === userId,
  }));
}
