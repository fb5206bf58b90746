import { mayAllocate } from '../../../domain/collections/receipt-states.ts';
import { explain } from '../../../shared/error-texts.ts';
import { notFound, refused } from '../../../shared/errors.ts';
import type { Caller } from '../../platform/caller.ts';
import type { RowOf, Tx } from '../../platform/database/pool.ts';
import { ownStatement } from '../reconciling/reconciliation/require-other-user.ts';
import { uploadedFilesOf, whoMayConfirm } from '../reconciling/reconciliation/who-may-confirm.ts';

const LOCK = `
  SELECT r.id, r.entity_id, r.entry_id, r.currency, r.amount_minor, r.allocated_minor, r.status, r.text,
         r.received_on, r.counterparty_name, r.counterparty_account
    FROM receipts r
   WHERE r.id = $1 AND r.entity_id = $2
     FOR NO KEY UPDATE` as const;

export interface LockedReceipt extends RowOf<typeof LOCK> {
  refunded_minor: bigint;
}

/**
 * Locks a receipt of the caller's entity whose allocations the caller may change: before its requests, as a
 * receipt that is taken back is. Throws 404; 400 `receipt_taken_back`, `own_statement`.
 */
export async function lockReceipt(tx: Tx, caller: Caller, id: string): Promise<LockedReceipt> {
  const { entityId, userId } = caller;
  const receipt = await lockReceiptOfEntity(tx, entityId, id);
  const files = await uploadedFilesOf(tx, [receipt.entry_id]);
  if (files.length > 0) {
    const users = await whoMayConfirm(tx, entityId, files, []);
    if (!users.some((user) => user.userId === userId)) throw ownStatement(users);
  }
  return receipt;
}

/** The same for what any user may do with it. Throws 404; 400 `receipt_taken_back`. */
export async function lockReceiptOfEntity(tx: Tx, entityId: string, id: string): Promise<LockedReceipt> {
  const [receipt] = await tx.query(LOCK, [id, entityId]);
  if (!receipt) throw notFound('receipt');
  if (!mayAllocate(receipt.status)) throw refused('receipt_taken_back', explain('receipt_taken_back'));
  // Once the lock is there: while it was waited for, another user may have refunded a part.
  const [refunded] = await tx.query('SELECT refunded_of($1) AS minor', [id]);
  return { ...receipt, refunded_minor: refunded!.minor ?? 0n };
}

/** Names the payer of a receipt: the one for whom all of its allocations are. */
export async function namePayer(tx: Tx, receiptId: string): Promise<void> {
  await tx.query(
    `UPDATE receipts r
        SET payer_id = (SELECT CASE WHEN count(DISTINCT coalesce(a.payer_id, q.payer_id)) = 1
                                    THEN min(coalesce(a.payer_id, q.payer_id)::text)::uuid END
                          FROM receipt_allocations a
                          LEFT JOIN payment_requests q ON q.id = a.request_id
                         WHERE a.receipt_id = r.id AND a.ended_at IS NULL)
      WHERE r.id = $1`,
    [receiptId],
  );
}
