import { batchStates, type BatchEvent } from '../../../domain/payouts/batch-states.ts';
import { withdrawalStates } from '../../../domain/payouts/withdrawal-states.ts';
import { invariant } from '../../../shared/errors.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { withdrawFile } from '../carriers/withdraw-file.ts';
import { releaseBatchHold } from '../ledger/release-hold.ts';
import { lockSweepsOfRefund, sweepRefundBack } from '../ledger/sweep-refund.ts';
import type { LockedBatch } from './lock-batch.ts';

/** Events that end a batch before any of its withdrawals was submitted. */
type UnsentEnd = Extract<BatchEvent, 'cancel' | 'reject' | 'expire' | 'fail the digest check'>;

/**
 * Ends a locked batch that has submitted nothing. Its withdrawals become CANCELLED, its hold, if any, is
 * released, what a refund moved from COLLECTION goes back, and its bank file is withdrawn. The caller checks
 * first that the event can happen, and writes the audit row.
 */
export async function endUnsent(
  tx: Tx,
  batch: LockedBatch,
  event: UnsentEnd,
  at: Date,
): Promise<{ releasedMinor: bigint }> {
  const status = batchStates.next(batch.status, event);
  invariant(status, `${event} cannot happen to a batch that is ${batch.status}`);
  await tx.query('UPDATE batches SET status = $2, updated_at = $3 WHERE id = $1', [batch.id, status, at]);
  await tx.query(
    'UPDATE withdrawals SET status = $3, updated_at = $2 WHERE batch_id = $1 AND status = ANY($4)',
    [batch.id, at, withdrawalStates.statusAfter('cancel'), withdrawalStates.statusesBefore('cancel')],
  );
  if (batch.status !== 'APPROVED') return { releasedMinor: 0n };
  await withdrawFile(tx, batch.id, at, 'ENDED');
  const money = { entityId: batch.entityId, batchId: batch.id, currency: batch.currency };
  const isRefund = await lockSweepsOfRefund(tx, money);
  const releasedMinor = batch.totalAmountMinor + batch.totalFeeMinor;
  await releaseBatchHold(tx, {
    ...money,
    amountMinor: releasedMinor,
    atMs: at.getTime(),
  });
  if (isRefund) await sweepRefundBack(tx, money, at);
  return { releasedMinor };
}
