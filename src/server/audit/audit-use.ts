import { actorOf, recordAudit } from './audit.ts';
import { nowOf } from '../platform/clock.ts';
import type { Context } from '../platform/context.ts';

/** One use of something sensitive: the user, the action and the subject. */
export interface AuditedUse {
  caller: { userId: string; userName: string; entityId: string };
  /** As in the audit log: "customer_data.read". */
  action: string;
  subjectType: string;
  subjectId: string;
  details: Record<string, unknown>;
}

/** How many uses of today a process remembers, to save the query. */
const REMEMBERED = 10_000;
const remembered = new WeakMap<Context, Set<string>>();

/**
 * Records a user's first use of a day (UTC) in the audit log. Later uses of that day add no row. Return the
 * sensitive data only after this has resolved.
 */
export async function recordUse(
  context: Context,
  { caller, action, subjectType, subjectId, details }: AuditedUse,
): Promise<void> {
  const at = nowOf(context.clock);
  const day = at.toISOString().slice(0, 10);
  const known = remembered.get(context) ?? new Set();
  remembered.set(context, known);
  const name = [day, caller.userId, action, subjectId].join(' ');
  if (known.has(name)) return;
  await context.database.transaction(async (tx) => {
    const [first] = await tx.query(
      `INSERT INTO audited_uses (user_id, entity_id, action, subject_id, day)
       VALUES ($1, $5, $2, $3, $4)
       ON CONFLICT DO NOTHING
       RETURNING 1 AS first`,
      [caller.userId, action, subjectId, day, caller.entityId],
    );
    if (first)
      await recordAudit(tx, {
        entityId: caller.entityId,
        at,
        actor: actorOf(caller),
        action,
        subjectType,
        subjectId,
        details,
      });
  });
  if (known.size >= REMEMBERED) known.clear();
  known.add(name);
}
