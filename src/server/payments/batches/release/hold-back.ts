import type { WaitingFor } from '../../../../shared/terms.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import type { Tx } from '../../../platform/database/pool.ts';

/**
 * Whether an entity's payouts are on. The row stays locked until the transaction ends, so switching payouts
 * off takes effect only after what this transaction claims.
 */
export async function payoutsAreOn(tx: Tx, entityId: string): Promise<boolean> {
  const [config] = await tx.query(
    'SELECT payouts_enabled AS on FROM entity_configs WHERE entity_id = $1 FOR SHARE',
    [entityId],
  );
  return config?.on ?? false;
}

/**
 * Records on a locked batch why the worker holds it back, with `why` where more is known; null when it
 * continues. Each change writes one audit row and notifies browsers once.
 */
export async function noteHeldFor(
  tx: Tx,
  batch: { id: string; entityId: string },
  heldFor: WaitingFor | null,
  at: Date,
  why: string | null = null,
): Promise<void> {
  const changed = await tx.query(
    `UPDATE batches
        SET held_for = $2, held_why = $4, updated_at = $3
      WHERE id = $1 AND (held_for IS DISTINCT FROM $2 OR held_why IS DISTINCT FROM $4)
      RETURNING id`,
    [batch.id, heldFor, at, why],
  );
  if (changed.length === 0) return;
  const lapsed = await tx.query(
    `SELECT u.id AS "userId", u.name, approval_lapse(u.disabled_at, u.roles) AS lapsed
       FROM approvals a
       JOIN users u ON u.id IN (a.user_id, a.for_user_id)
      WHERE a.batch_id = $1 AND approval_lapse(u.disabled_at, u.roles) IS NOT NULL
      ORDER BY a.approved_at`,
    [batch.id],
  );
  await recordAudit(tx, {
    entityId: batch.entityId,
    at,
    actor: WORKER,
    action: heldFor ? 'batch.held_back' : 'batch.resumed',
    subjectType: 'batch',
    subjectId: batch.id,
    details: {
      ...(heldFor ? { waitingFor: heldFor } : {}),
      ...(heldFor === 'APPROVALS' ? { lapsed } : {}),
      ...(why === null ? {} : { why }),
    },
  });
}
