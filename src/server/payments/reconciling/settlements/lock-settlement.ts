import { requireFreshSignIn } from '../../../identity/step-up.ts';
import { actorOf, type AuditRecord } from '../../../audit/audit.ts';
import type { Caller } from '../../../platform/caller.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { lockBatch } from '../../batches/lock-batch.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { loadSettlement, type SettlementForDisplay } from './settlement-for-display.ts';

/**
 * A settlement that does not change until the transaction ends, for a step of an acknowledgement: entries are
 * posted and payments fail under the lock of the batch. Throws 401 `fresh_sign_in_required`; 404.
 */
export async function lockSettlement(
  tx: Tx,
  caller: Caller,
  id: string,
  at: Date,
): Promise<SettlementForDisplay> {
  const { stepUpMaxAgeSeconds } = await loadPaymentConfig(tx, caller.entityId);
  requireFreshSignIn(caller, stepUpMaxAgeSeconds, at.getTime());
  const { batch } = await loadSettlement(tx, caller.entityId, id);
  await lockBatch(tx, caller.entityId, batch.id);
  return loadSettlement(tx, caller.entityId, id);
}

/** The audit row of a step of an acknowledgement, with the amounts that it is about. */
export function auditOfDifference(
  caller: Caller,
  at: Date,
  step: 'acknowledged' | 'confirmed' | 'withdrawn',
  { id, batch, fileName, currency }: SettlementForDisplay,
  { overAmount, underAmount }: { overAmount: string; underAmount: string },
  details: Record<string, unknown>,
): AuditRecord {
  return {
    entityId: caller.entityId,
    at,
    actor: actorOf(caller),
    action: `settlement.difference_${step}`,
    subjectType: 'bank_file',
    subjectId: id,
    details: { batchId: batch.id, fileName, currency, overAmount, underAmount, ...details },
  };
}
