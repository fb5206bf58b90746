import type { z } from 'zod';
import type { NeededSigners } from '../../../contract/schedules.ts';
import { missingSigners, type Requirement } from '../../../domain/payouts/signers.ts';
import type { Queryable } from '../../platform/database/pool.ts';

/**
 * The signers that are missing, by the groups of the signing policy; null when the policy names none, so
 * that any approvers can sign. `signed` are the people whose approvals count, in order.
 */
export async function signersNeeded(
  db: Queryable,
  entityId: string,
  requirement: Requirement | null,
  { authorId, signed }: { authorId: string | null; signed: readonly string[] },
): Promise<z.input<typeof NeededSigners> | null> {
  if (!requirement || requirement.needed.groups.length === 0) return null;
  const approvers = await db.query(
    `SELECT id AS "userId", coalesce(display_name, name) AS name
       FROM users
      WHERE entity_id = $1 AND approval_lapse(disabled_at, roles) IS NULL
      ORDER BY 2, 1`,
    [entityId],
  );
  const left = approvers.filter(({ userId }) => userId !== authorId && !signed.includes(userId));
  const { policy, needed } = requirement;
  const missing = missingSigners(requirement, signed);
  return {
    missing: missing.total,
    inOrder: needed.inOrder && needed.groups.length > 1,
    groups: missing.groups.map(({ groupId, count }) => {
      const { name, memberIds } = policy.groups.find(({ id }) => id === groupId)!;
      const couldSign = left
        .filter(({ userId }) => memberIds.includes(userId))
        .map((one) => ({ userId: one.userId, name: one.name ?? '' }));
      return { groupId, name, missing: count, couldSign };
    }),
  };
}
