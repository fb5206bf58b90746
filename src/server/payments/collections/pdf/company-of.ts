import { invariant } from '../../../../shared/errors.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** The name under which a company is known to its payers. */
export async function companyOf(db: Queryable, entityId: string): Promise<string> {
  const [row] = await db.query(
    `SELECT coalesce(c.legal_name, e.name) AS name
       FROM entities e
       LEFT JOIN entity_configs c ON c.entity_id = e.id
      WHERE e.id = $1`,
    [entityId],
  );
  invariant(row?.name, 'the entity of a caller exists');
  return row.name;
}
