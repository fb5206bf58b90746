import { sweep } from '../../../domain/ledger/transfers.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { lockSweeps } from './lock-sweeps.ts';
import { postTransfers } from './post-transfers.ts';

/**
 * Moves the money of a refund from COLLECTION to FUNDING before its batch holds it, if the receipt is on
 * the account that pays the batch. What earlier refunds of the receipt have moved and no longer pay is
 * used first, so a refund that failed and is made again moves its money once. The caller has locked batch
 * and receipt.
 */
export async function sweepRefund(
  tx: Tx,
  { entityId, batchId, currency }: { entityId: string; batchId: string; currency: Currency },
  { at, day }: { at: Date; day: string },
): Promise<void> {
  const [refund] = await tx.query('SELECT id FROM receipt_refunds WHERE batch_id = $1', [batchId]);
  if (!refund) return;
  await lockSweeps(tx, entityId);
  const [row] = await tx.query(
    `SELECT to_sweep_for_refund(b.id) AS minor, a.account_number
       FROM batches b
       JOIN statement_accounts a ON a.id = paying_account(b.id)
      WHERE b.id = $1`,
    [batchId],
  );
  const amountMinor = row?.minor ?? 0n;
  if (!row || amountMinor <= 0n) return;
  await postTransfers(
    tx,
    { entityId, currency },
    [{ ...sweep(amountMinor), batchId, withdrawalId: null }],
    at,
  );
  await tx.query(
    `INSERT INTO bank_day_totals AS t (entity_id, account_number, currency, day, part, amount_minor)
     VALUES ($1, $2, $3, $4, 'SWEPT', $5)
         ON CONFLICT (entity_id, account_number, currency, day, part)
         DO UPDATE SET amount_minor = t.amount_minor + excluded.amount_minor`,
    [entityId, row.account_number, currency, day, amountMinor],
  );
}
