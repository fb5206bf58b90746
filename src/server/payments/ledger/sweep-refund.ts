import { sweep, sweepBack } from '../../../domain/ledger/transfers.ts';
import { dayOf } from '../../../shared/calendar-day.ts';
import type { Currency } from '../../../shared/money.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';
import { lockSweeps } from './lock-sweeps.ts';
import { postTransfers } from './post-transfers.ts';

interface RefundBatch {
  entityId: string;
  batchId: string;
  currency: Currency;
}

/**
 * Moves the money of a refund from COLLECTION to FUNDING before its batch holds it, if the receipt is on
 * the account that pays the batch. What earlier refunds of the receipt have left in FUNDING is used first.
 * The caller has locked batch and receipt.
 */
export async function sweepRefund(
  tx: Tx,
  { entityId, batchId, currency }: RefundBatch,
  { at, day }: { at: Date; day: string },
): Promise<void> {
  if (!(await lockSweepsOfRefund(tx, { entityId, batchId }))) return;
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
  await countSwept(tx, { entityId, currency, accountNumber: row.account_number, day }, amountMinor);
}

/**
 * Moves back to COLLECTION what a refund leaves in FUNDING that ended unpaid, or whose payment came back: it
 * is money of payers. A refund that is paid moves nothing, even if refunds that ended before money was moved
 * back at all have left more there, and batches of anything else move nothing. The caller has locked the
 * batch, called `lockSweepsOfRefund`, and released the money.
 */
export async function sweepRefundBack(
  tx: Tx,
  { entityId, batchId, currency }: RefundBatch,
  at: Date,
): Promise<void> {
  const [row] = await tx.query(
    `SELECT to_sweep_back(f.batch_id) AS minor, a.account_number
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
       JOIN statement_accounts a ON a.id = r.account_id
      WHERE f.batch_id = $1 AND NOT refund_counts(f.batch_id)`,
    [batchId],
  );
  const amountMinor = row?.minor ?? 0n;
  if (!row || amountMinor <= 0n) return;
  await postTransfers(
    tx,
    { entityId, currency },
    [{ ...sweepBack(amountMinor), batchId, withdrawalId: null }],
    at,
  );
  const { timezone } = await loadPaymentConfig(tx, entityId);
  const day = dayOf(at.getTime(), timezone);
  await countSwept(tx, { entityId, currency, accountNumber: row.account_number, day }, -amountMinor);
}

/**
 * Makes other sweeps wait until the transaction ends, if the batch is a refund; resolves to whether it is. To
 * be called before the ledger is locked, in the order in which sweeps lock.
 */
export async function lockSweepsOfRefund(
  tx: Tx,
  { entityId, batchId }: Pick<RefundBatch, 'entityId' | 'batchId'>,
): Promise<boolean> {
  const [refund] = await tx.query('SELECT id FROM receipt_refunds WHERE batch_id = $1', [batchId]);
  if (refund) await lockSweeps(tx, entityId);
  return refund !== undefined;
}

interface SweptOn {
  entityId: string;
  currency: Currency;
  accountNumber: string;
  day: string;
}

/** Counts what was moved to FUNDING on an account; a negative amount was moved back. */
async function countSwept(
  tx: Tx,
  { entityId, currency, accountNumber, day }: SweptOn,
  amountMinor: bigint,
): Promise<void> {
  await tx.query(
    `INSERT INTO bank_day_totals AS t (entity_id, account_number, currency, day, part, amount_minor)
     VALUES ($1, $2, $3, $4, 'SWEPT', $5)
         ON CONFLICT (entity_id, account_number, currency, day, part)
         DO UPDATE SET amount_minor = t.amount_minor + excluded.amount_minor`,
    [entityId, accountNumber, currency, day, amountMinor],
  );
}
