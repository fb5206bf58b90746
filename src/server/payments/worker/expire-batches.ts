import { nextBatchStatus } from '../../../domain/payouts/batch-states.ts';
import { recordAudit, WORKER } from '../../platform/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import { endUnsent } from '../batches/end-unsent.ts';
import { lockBatch } from '../batches/lock-batch.ts';

/** Ends the batches whose approval time is over, each in a transaction of its own; nothing of them was sent. */
export async function expireBatches(context: Context): Promise<void> {
  const late = await context.database.query<{ id: string; entity_id: string }>("SELECT id, entity_id FROM batches WHERE status = 'PENDING_APPROVAL' AND expires_at < $1", [nowOf(context.clock)]);
  for (const { id, entity_id: entityId } of late) {
    await context.database.transaction(async (tx) => {
      const at = nowOf(context.clock);
      const batch = await lockBatch(tx, entityId, id);
      if (!nextBatchStatus(batch.status, 'expire')) return;
      await endUnsent(tx, batch, 'expire', at);
      await recordAudit(tx, { entityId, at, actor: WORKER, action: 'batch.expired', subjectType: 'batch', subjectId: id, details: { expiresAt: batch.expiresAt.toISOString() } });
    });
  }
}
