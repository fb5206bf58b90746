import type { Queryable } from '../../../platform/database/pool.ts';

export interface Approver {
  id: string;
  name: string;
  prepares: boolean;
}

/** The users of an entity whose approvals count now: enabled, with the role APPROVER. By name. */
export async function loadApprovers(db: Queryable, entityId: string): Promise<Approver[]> {
  return db.query(
    `SELECT id, name, 'PREPARER' = ANY (roles) AS prepares
       FROM users
      WHERE entity_id = $1 AND approval_lapse(disabled_at, roles) IS NULL
      ORDER BY name`,
    [entityId],
  );
}

/** How many of them can approve a batch that one of them may have prepared: its creator cannot approve it. */
export function availableApprovers(approvers: readonly Approver[]): number {
  return approvers.length - (approvers.some(({ prepares }) => prepares) ? 1 : 0);
}
