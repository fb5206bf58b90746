import { recordAudit, WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { announceControlChange } from '../base/announce.ts';

/** Ends changes of control that no admin has decided within seven days, each in its own transaction. */
export async function expireControlChanges(context: Context): Promise<void> {
  const at = nowOf(context.clock);
  const due = await context.database.query(
    `SELECT id, entity_id
       FROM control_changes
      WHERE state = 'WAITING' AND expires_at <= $1
      ORDER BY expires_at
      LIMIT 500`,
    [at],
  );
  for (const { id, entity_id: entityId } of due)
    await context.database.transaction((tx) => expireControlChange(tx, { id, entityId }, at));
}

/** Ends one of them, unless it has ended already. */
export async function expireControlChange(
  tx: Tx,
  { id, entityId }: { id: string; entityId: string },
  at: Date,
): Promise<void> {
  const [ended] = await tx.query(
    `UPDATE control_changes
        SET state = 'EXPIRED', decided_at = $2
      WHERE id = $1 AND state = 'WAITING'
      RETURNING kind, subject_id`,
    [id, at],
  );
  if (!ended) return;
  await announceControlChange(tx, entityId, id, 'EXPIRED');
  await recordAudit(tx, {
    entityId,
    at,
    actor: WORKER,
    action: 'control_change.expired',
    subjectType: 'control_change',
    subjectId: id,
    details: { kind: ended.kind, userId: ended.subject_id },
  });
}
