import { release, settle } from '../../../../domain/ledger/transfers.ts';
import { batchStates, endOfProcessing } from '../../../../domain/payouts/batch-states.ts';
import { PAYOUT_STATUS_OF, payoutStates } from '../../../../domain/payouts/payout-states.ts';
import { failureOf } from '../../../../domain/payouts/retryable.ts';
import {
  PAID_STATUSES,
  UNSETTLED_STATUSES,
  withdrawalStates,
} from '../../../../domain/payouts/withdrawal-states.ts';
import { invariant } from '../../../../shared/errors.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { FailureCode, WithdrawalStatus } from '../../../../shared/terms.ts';
import { recordAudit, WORKER } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { postTransfers } from '../../ledger/post-transfers.ts';
import { lockSweepsOfRefund, sweepRefundBack } from '../../ledger/sweep-refund.ts';
import { addBooked, type BookedPayment } from '../../reconciling/statements/day-totals.ts';
import { announceEndedBatch } from '../../base/announce.ts';

/** The bank's final answer about a withdrawal. */
export interface Outcome {
  withdrawalId: string;
  railReference: string;
  /** Null when the withdrawal was paid. */
  failureCode: FailureCode | null;
}

export interface SettledBatch {
  id: string;
  entityId: string;
  currency: Currency;
}

interface SettledRow {
  id: string;
  payout_id: string | null;
  status: WithdrawalStatus;
  failure_code: FailureCode | null;
  failure_reason: string | null;
  amount_minor: bigint;
  fee_minor: bigint;
}

/**
 * Settles withdrawals of one batch in one transaction: rows, payouts, ledger, the batch's end, audit. Rows
 * that are settled already are skipped, so the same answer may be booked twice.
 */
export async function settleChunk(
  context: Context,
  batch: SettledBatch,
  outcomes: readonly Outcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await context.database.transaction(
    async (tx) => {
      const at = nowOf(context.clock);
      await tx.query('SELECT 1 FROM batches WHERE id = $1 FOR UPDATE', [batch.id]);
      const money = { ...batch, batchId: batch.id };
      const isRefund = await lockSweepsOfRefund(tx, money);
      const rows = await moveRows(tx, batch.id, outcomes, at);
      if (rows.length === 0) return;
      await movePayouts(tx, rows, at);
      await postTransfers(
        tx,
        batch,
        rows.map((row) => ({ ...transferOf(row), batchId: batch.id, withdrawalId: row.id })),
        at,
      );
      if (isRefund) await sweepRefundBack(tx, money, at);
      await addBooked(tx, rows.flatMap(bookedOf), null);
      const ended = await endBatchWhenSettled(tx, batch.id, at);
      if (ended) {
        const facts = { batchId: batch.id, entityId: batch.entityId, status: ended };
        tx.afterCommit(() => context.log.info(facts, 'every payment of a batch has an outcome'));
      }
      const paid = rows.filter((row) => row.status === 'COMPLETE').length;
      await recordAudit(tx, {
        entityId: batch.entityId,
        at,
        actor: WORKER,
        action: 'withdrawals.settled',
        subjectType: 'batch',
        subjectId: batch.id,
        details: { paid, failed: rows.length - paid, ...(ended ? { batchStatus: ended } : {}) },
      });
    },
    { repeatable: true },
  );
}

/** A paid withdrawal captures its hold; a failed one releases it. */
function transferOf({ status, amount_minor: amountMinor, fee_minor: feeMinor }: SettledRow) {
  return status === 'COMPLETE' ? settle(amountMinor, feeMinor) : release(amountMinor + feeMinor);
}

/** What a paid withdrawal takes from the account of its bank file: a failed one takes nothing. */
function bookedOf({ id: withdrawalId, status, amount_minor, fee_minor }: SettledRow): BookedPayment[] {
  if (status !== 'COMPLETE') return [];
  return [
    { withdrawalId, part: 'BOOKED_PAYOUT', amountMinor: -amount_minor },
    { withdrawalId, part: 'BOOKED_FEE', amountMinor: -fee_minor },
  ];
}

/**
 * Rows are found by their ids only: `coalesce(…, false)` hides the status from the planner. Its statistics
 * come from times at which no row was SUBMITTED, so it would expect no row, and join each id with each row of
 * the batch.
 */
async function moveRows(
  tx: Tx,
  batchId: string,
  outcomes: readonly Outcome[],
  at: Date,
): Promise<SettledRow[]> {
  return tx.query(
    `UPDATE withdrawals w
        SET status = o.status, failure_code = o.failure_code, failure_reason = o.failure_reason,
            retryable = o.retryable, rail_reference = o.rail_reference, updated_at = $6
       FROM unnest($2::uuid[], $3::text[], $4::text[], $5::text[], $8::text[], $9::text[])
         AS o (withdrawal_id, rail_reference, failure_code, failure_reason, retryable, status)
      WHERE w.id = ANY($2) AND w.id = o.withdrawal_id
        AND coalesce(w.batch_id = $1 AND w.status = ANY($7), false)
      RETURNING w.id, w.payout_id, w.status, w.failure_code, w.failure_reason, w.amount_minor,
                w.unit_fee_minor + w.vat_minor AS fee_minor`,
    [
      batchId,
      outcomes.map((o) => o.withdrawalId),
      outcomes.map((o) => o.railReference),
      outcomes.map((o) => o.failureCode),
      outcomes.map((o) => (o.failureCode ? failureOf(o.failureCode).reason : null)),
      at,
      withdrawalStates.statusesBefore('pay'),
      outcomes.map((o) => (o.failureCode ? failureOf(o.failureCode).retryable : null)),
      outcomes.map((o) => withdrawalStates.statusAfter(o.failureCode ? 'fail' : 'pay')),
    ],
  );
}

/** Rows are found by their ids only, as in moveRows. */
async function movePayouts(tx: Tx, rows: readonly SettledRow[], at: Date): Promise<void> {
  await tx.query(
    `UPDATE payouts p
        SET status = o.status, failure_code = o.failure_code, failure_reason = o.failure_reason,
            updated_at = $2
       FROM unnest($1::uuid[], $3::text[], $5::text[], $6::text[])
         AS o (payout_id, status, failure_code, failure_reason)
      WHERE p.id = ANY($1) AND p.id = o.payout_id AND coalesce(p.status = ANY($4), false)`,
    [
      rows.map((row) => row.payout_id),
      at,
      rows.map((row) => PAYOUT_STATUS_OF[row.status]),
      payoutStates.statusesBefore('pay'),
      rows.map((row) => row.failure_code),
      rows.map((row) => row.failure_reason),
    ],
  );
}

/**
 * Ends the batch once all its withdrawals are settled. Resolves to its last status, or null while withdrawals
 * are open. Either way `updated_at` moves on.
 */
async function endBatchWhenSettled(tx: Tx, batchId: string, at: Date): Promise<string | null> {
  const [state] = await tx.query(
    `SELECT coalesce(sum(c.count) FILTER (WHERE c.status = ANY($2)), 0)::int8 AS open,
            coalesce(sum(c.count) FILTER (WHERE c.status = ANY($3)), 0)::int8 AS paid,
            b.withdrawal_count AS all
       FROM batches b
       JOIN batch_counts c ON c.batch_id = b.id
      WHERE b.id = $1
      GROUP BY b.withdrawal_count`,
    [batchId, UNSETTLED_STATUSES, PAID_STATUSES],
  );
  invariant(state, 'a batch that is settled has rows');
  if (state.open > 0n) {
    await tx.query('UPDATE batches SET updated_at = $2 WHERE id = $1', [batchId, at]);
    return null;
  }
  const event = endOfProcessing(Number(state.paid), state.all);
  const status = batchStates.statusAfter(event);
  await tx.query(
    `UPDATE batches
        SET status = $2, completed_at = $3, updated_at = $3
      WHERE id = $1 AND status = ANY($4)`,
    [batchId, status, at, batchStates.statusesBefore(event)],
  );
  await announceEndedBatch(tx, batchId);
  return status;
}
