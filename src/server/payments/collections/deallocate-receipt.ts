import type { deallocateReceipt as op } from '../../../contract/receipts.ts';
import { explain } from '../../../shared/error-texts.ts';
import { refused } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import { actorOf } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { ChangingVerb } from '../base/change.ts';
import { endAllocations } from '../reconciling/receipts/allocations.ts';
import { lockReceipt, namePayer } from './lock-receipt.ts';
import { loadReceiptDetail } from './receipt-for-display.ts';

/**
 * POST /payments/collections/receipts/{id}/deallocate. Errors: 404; 400 `receipt_taken_back`,
 * `allocation_ended`, `own_statement`.
 */
export const deallocateReceipt: ChangingVerb<typeof op> = async (context, tx, { caller, params, body }) => {
  const { entityId, userId } = caller;
  const at = nowOf(context.clock);
  const { id, currency } = await lockReceipt(tx, caller, params.id);
  const wanted = [...new Set(body.allocationIds)];
  const allocations = await tx.query(
    `SELECT a.id, a.request_id, a.amount_minor
       FROM receipt_allocations a
      WHERE a.receipt_id = $1 AND a.id = ANY($2) AND a.ended_at IS NULL`,
    [id, wanted],
  );
  if (allocations.length < wanted.length) throw refused('allocation_ended', explain('allocation_ended'));
  await tx.query('SELECT q.id FROM payment_requests q WHERE q.id = ANY($1) ORDER BY q.id FOR NO KEY UPDATE', [
    allocations.flatMap(({ request_id }) => request_id ?? []),
  ]);
  await endAllocations(
    context,
    tx,
    { entityId, currency, kind: 'DEALLOCATED', userId, reason: body.reason, at },
    wanted,
  );
  await namePayer(tx, id);
  const minor = allocations.reduce((sum, { amount_minor }) => sum + amount_minor, 0n);
  return {
    body: await loadReceiptDetail(tx, entityId, id),
    audit: {
      entityId,
      at,
      actor: actorOf(caller),
      action: 'receipt.deallocated',
      subjectType: 'receipt',
      subjectId: id,
      details: {
        currency,
        amount: formatAmount(minor, currency),
        requests: allocations.filter(({ request_id }) => request_id !== null).length,
        reason: body.reason,
      },
    },
  };
};
