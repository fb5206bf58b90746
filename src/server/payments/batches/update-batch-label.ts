import type { updateBatchLabel as op } from '../../../contract/disbursements.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { loadBatchForDisplay } from './batch-for-display.ts';
import { lockBatch } from './lock-batch.ts';

/**
 * PUT /payments/bulk-withdrawals/batches/{id}/label: allowed in every status, because the digest does not
 * cover the label. Errors: 404.
 */
export const updateBatchLabel: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const batch = await lockBatch(tx, caller.entityId, params.id);
  const at = nowOf(context.clock);
  if (batch.label === body.label)
    return { body: await loadBatchForDisplay(tx, caller.entityId, batch.id, at), audit: null };
  await tx.query('UPDATE batches SET label = $2, updated_at = $3 WHERE id = $1', [batch.id, body.label, at]);
  return {
    body: await loadBatchForDisplay(tx, caller.entityId, batch.id, at),
    audit: {
      entityId: caller.entityId,
      at,
      actor: actorOf(caller),
      action: 'batch.labelled',
      subjectType: 'batch',
      subjectId: batch.id,
      details: { before: batch.label, after: body.label },
    },
  };
};
