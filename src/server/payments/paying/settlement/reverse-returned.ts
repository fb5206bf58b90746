import { reverse } from '../../../../domain/ledger/transfers.ts';
import { failureOf } from '../../../../domain/payouts/retryable.ts';
import { payoutStates } from '../../../../domain/payouts/payout-states.ts';
import { UNSETTLED_STATUSES, withdrawalStates } from '../../../../domain/payouts/withdrawal-states.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import type { Currency } from '../../../../shared/money.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { newId } from '../../../platform/random.ts';
import type { ReturnedPayment } from '../../connection/connection.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { lockSweepsOfRefund, sweepRefundBack } from '../../ledger/sweep-refund.ts';
import { addBooked } from '../../reconciling/statements/day-totals.ts';

interface PaidRow {
  id: string;
  attempt_id: string;
  batch_id: string;
  entity_id: string;
  currency: Currency;
}

interface MovedRow {
  id: string;
  amount_minor: bigint;
}

/**
 * Books returned payments, in one transaction for each batch: the withdrawal and its payout become REVERSED
 * and a linked CREDIT is added. The batch keeps its status. Resolves to the time from which the bank
 * statements must be read again, because they name a payment of ours that is not booked as paid yet; null
 * when everything is booked.
 */
export async function reverseReturned(
  context: Context,
  returned: readonly ReturnedPayment[],
): Promise<Date | null> {
  if (returned.length === 0) return null;
  const rows = await context.database.query(
    `SELECT w.id, w.attempt_id, w.batch_id, w.entity_id, w.status, b.currency
       FROM withdrawals w
       JOIN batches b ON b.id = w.batch_id
      WHERE w.attempt_id = ANY($1) AND w.status = ANY($2)`,
    [returned.map((r) => r.attemptId), [...withdrawalStates.statusesBefore('return'), ...UNSETTLED_STATUSES]],
  );
  const paid = rows.filter(({ status }) => withdrawalStates.next(status, 'return'));
  for (const batchId of new Set(paid.map((row) => row.batch_id))) {
    const ofBatch = paid.filter((row) => row.batch_id === batchId);
    await context.database.transaction((tx) => reverseRows(context, tx, ofBatch, returned), {
      repeatable: true,
    });
  }
  const early = new Set(rows.filter((row) => !paid.includes(row)).map((row) => row.attempt_id));
  const times = returned.filter((r) => early.has(r.attemptId)).map((r) => r.returnedAt.getTime());
  return times.length > 0 ? new Date(Math.min(...times)) : null;
}

async function reverseRows(
  context: Context,
  tx: Tx,
  rows: readonly PaidRow[],
  returned: readonly ReturnedPayment[],
): Promise<void> {
  const at = nowOf(context.clock);
  const { batch_id: batchId, entity_id: entityId, currency } = rows[0]!;
  await tx.query('SELECT 1 FROM batches WHERE id = $1 FOR UPDATE', [batchId]);
  const isRefund = await lockSweepsOfRefund(tx, { entityId, batchId });
  const moved = await moveRows(tx, rows, returned, at);
  if (moved.length === 0) return;
  const ids = moved.map((row) => row.id);
  await movePayouts(tx, ids, at);
  await addCredits(context, tx, ids, currency, at);
  await postTransfers(
    tx,
    { entityId, currency },
    moved.map((row) => ({ ...reverse(row.amount_minor), batchId, withdrawalId: row.id })),
    at,
  );
  if (isRefund) await sweepRefundBack(tx, { entityId, batchId, currency }, at);
  const { timezone } = await loadPaymentConfig(tx, entityId);
  const booked = moved.map((row) => ({
    withdrawalId: row.id,
    part: 'BOOKED_RETURN' as const,
    amountMinor: row.amount_minor,
  }));
  await addBooked(tx, booked, dayOf(at.getTime(), timezone));
  await tx.query('UPDATE batches SET updated_at = $2 WHERE id = $1', [batchId, at]);
  await recordAudit(tx, {
    entityId,
    at,
    actor: WORKER,
    action: 'withdrawals.reversed',
    subjectType: 'batch',
    subjectId: batchId,
    details: { count: moved.length, withdrawalIds: ids },
  });
}

async function moveRows(
  tx: Tx,
  rows: readonly PaidRow[],
  returned: readonly ReturnedPayment[],
  at: Date,
): Promise<MovedRow[]> {
  const codes = new Map(returned.map((r) => [r.attemptId, r.failureCode]));
  const failures = rows.map((row) => {
    const code = codes.get(row.attempt_id)!;
    return { code, ...failureOf(code) };
  });
  return tx.query(
    `UPDATE withdrawals w
        SET status = $7, failure_code = r.code, failure_reason = r.reason,
            retryable = r.retryable, updated_at = $5
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS r (id, code, reason, retryable)
      WHERE w.id = r.id AND w.status = ANY($6)
      RETURNING w.id, w.amount_minor`,
    [
      rows.map((r) => r.id),
      failures.map((f) => f.code),
      failures.map((f) => f.reason),
      failures.map((f) => f.retryable),
      at,
      withdrawalStates.statusesBefore('return'),
      withdrawalStates.statusAfter('return'),
    ],
  );
}

async function movePayouts(tx: Tx, withdrawalIds: readonly string[], at: Date): Promise<void> {
  await tx.query(
    `UPDATE payouts p
        SET status = $3, failure_code = w.failure_code, failure_reason = w.failure_reason,
            updated_at = $2
       FROM withdrawals w
      WHERE w.id = ANY($1) AND p.id = w.payout_id AND p.status = ANY($4)`,
    [withdrawalIds, at, payoutStates.statusAfter('return'), payoutStates.statusesBefore('return')],
  );
}

/** Adds one CREDIT payout for each withdrawal, linked to the DEBIT that it reverses. */
async function addCredits(
  context: Context,
  tx: Tx,
  withdrawalIds: readonly string[],
  currency: Currency,
  at: Date,
): Promise<void> {
  await tx.query(
    `INSERT INTO payouts
            (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id,
             recipient_reference, batch_id, withdrawal_id, rail, failure_code, failure_reason,
             reversal_of, created_at, updated_at)
     SELECT n.id, w.entity_id, 'CREDIT', 'COMPLETE', $3, w.amount_minor, 0, w.beneficiary_id,
            w.beneficiary_reference, w.batch_id, w.id, w.rail, w.failure_code, w.failure_reason,
            w.payout_id, $4, $4
       FROM unnest($1::uuid[], $2::uuid[]) AS n (id, withdrawal_id)
       JOIN withdrawals w ON w.id = n.withdrawal_id`,
    [withdrawalIds.map(() => newId(context)), withdrawalIds, currency, at],
  );
}
