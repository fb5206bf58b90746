import { CONTROL_LIMITS } from '../../shared/control-terms.ts';
import { nameKey } from '../../shared/names.ts';
import { DAY_MS } from '../../shared/time.ts';
import type { Tx } from '../platform/database/pool.ts';

interface Named {
  entityId: string;
  /** The user whose name it is to be. */
  userId?: string;
  /** The invitation that is to get the name, or from which the user is made. */
  invitationId?: string;
}

/**
 * Whether a name, for the eye, is that of another user of the entity or of a person with an open invitation:
 * what they are called or what they sign in with, also of those without access, whose names stay on what they
 * approved. Transactions that give names in one entity wait for one another until they end.
 */
export async function isNameInUse(
  tx: Tx,
  { entityId, userId, invitationId }: Named,
  name: string,
  at: Date,
): Promise<boolean> {
  await tx.query('SELECT id FROM entities WHERE id = $1 FOR NO KEY UPDATE', [entityId]);
  const others = await tx.query(
    `SELECT u.name, u.display_name
       FROM users u
      WHERE u.entity_id = $1 AND u.id IS DISTINCT FROM $2
      UNION ALL
     SELECT i.display_name, NULL
       FROM invitations i
      WHERE i.entity_id = $1 AND i.id IS DISTINCT FROM $3 AND i.purpose = 'INVITE'
        AND i.accepted_at IS NULL AND i.revoked_at IS NULL AND i.created_at > $4`,
    [
      entityId,
      userId ?? null,
      invitationId ?? null,
      new Date(at.getTime() - CONTROL_LIMITS.lastsDays * DAY_MS),
    ],
  );
  const wanted = nameKey(name);
  return others.some((other) =>
    [other.name, other.display_name].some((one) => one !== null && nameKey(one) === wanted),
  );
}
