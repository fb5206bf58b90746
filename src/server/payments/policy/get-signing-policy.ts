import type { getSigningPolicy as op } from '../../../contract/dashboard/signing-policy.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Queryable } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { sentPolicy } from './read-policy.ts';
import type { StoredPolicy } from './stored-policy.ts';

const NOTHING: StoredPolicy = { groups: [], rules: [] };

/** GET /app/signing-policy. */
export function getSigningPolicy({ database, clock }: Context): Handler<typeof op> {
  return async ({ caller: { entityId } }) => {
    const [stored] = await database.query(
      `SELECT version, policy, in_force_from
         FROM signing_policies
        WHERE entity_id = $1
        ORDER BY version DESC
        LIMIT 1`,
      [entityId],
    );
    const [waiting] = await database.query(
      `SELECT id
         FROM control_changes
        WHERE entity_id = $1 AND kind = 'CHANGE_POLICY' AND state = 'WAITING' AND expires_at > $2
        ORDER BY asked_at DESC
        LIMIT 1`,
      [entityId, nowOf(clock)],
    );
    const policy = stored?.policy ?? NOTHING;
    return {
      version: stored?.version ?? 0,
      inForceFrom: stored?.in_force_from.toISOString() ?? null,
      policy: sentPolicy(policy),
      people: await loadPolicyPeople(database, entityId, policy),
      waitingChangeId: waiting?.id ?? null,
    };
  };
}

/** The users with access, and those whom a policy names although they have left. */
export async function loadPolicyPeople(db: Queryable, entityId: string, { groups, rules }: StoredPolicy) {
  const named = [
    ...groups.flatMap(({ memberIds }) => memberIds),
    ...rules.flatMap(({ when }) =>
      when.flatMap((condition) => (condition.kind === 'PREPARER' ? condition.userIds : [])),
    ),
  ];
  const rows = await db.query(
    `SELECT id, coalesce(display_name, name) AS name,
            approval_lapse(disabled_at, roles) IS NULL AS is_approver,
            disabled_at IS NULL AND 'PREPARER' = ANY (roles) AS is_preparer
       FROM users
      WHERE entity_id = $1 AND (disabled_at IS NULL OR id = ANY ($2))
      ORDER BY 2, 1`,
    [entityId, named],
  );
  return rows.map((row) => ({
    userId: row.id,
    name: row.name ?? '',
    isApprover: row.is_approver ?? false,
    isPreparer: row.is_preparer ?? false,
  }));
}
