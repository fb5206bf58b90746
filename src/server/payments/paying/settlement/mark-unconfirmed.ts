import { withdrawalStates } from '../../../../domain/payouts/withdrawal-states.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { SettledBatch } from './settle-chunk.ts';

/**
 * Marks withdrawals that the bank did not answer as UNCONFIRMED. The worker looks them up later, and submits
 * one again only when the bank says that it never received it.
 */
export async function markUnconfirmed(
  context: Context,
  batch: SettledBatch,
  withdrawalIds: readonly string[],
): Promise<void> {
  if (withdrawalIds.length === 0) return;
  await context.database.transaction(async (tx) => {
    const at = nowOf(context.clock);
    await tx.query('SELECT 1 FROM batches WHERE id = $1 FOR UPDATE', [batch.id]);
    // Found by their ids only, as in moveRows (settle-chunk.ts).
    const moved = await tx.query(
      `UPDATE withdrawals
          SET status = $4, updated_at = $2
        WHERE id = ANY($1) AND coalesce(status = ANY($3), false)
        RETURNING id`,
      [
        withdrawalIds,
        at,
        withdrawalStates.statusesBefore('go unanswered'),
        withdrawalStates.statusAfter('go unanswered'),
      ],
    );
    if (moved.length === 0) return;
    await tx.query('UPDATE batches SET updated_at = $2 WHERE id = $1', [batch.id, at]);
    await recordAudit(tx, {
      entityId: batch.entityId,
      at,
      actor: WORKER,
      action: 'withdrawals.unconfirmed',
      subjectType: 'batch',
      subjectId: batch.id,
      details: { count: moved.length },
    });
  });
}
