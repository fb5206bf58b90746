import { reverse } from '../../../domain/ledger/transfers.ts';
import { failureOf } from '../../../domain/payouts/retryable.ts';
import {
  nextWithdrawalStatus,
  statusesBefore,
  UNSETTLED_STATUSES,
} from '../../../domain/payouts/withdrawal-states.ts';
import type { Currency } from '../../../shared/money.ts';
import { recordAudit, WORKER } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Tx } from '../../platform/database/pool.ts';
import { newId } from '../../platform/random.ts';
import { postTransfers } from '../ledger/post-transfers.ts';
import type { Returned } from '../bank-connections/rail.ts';

const DEADLOCK_RETRIES = 3;

interface PaidRow {
  id: string;
  attempt_id: string;
  batch_id: string;
  entity_id: string;
  currency: Currency;
}

/**
 * Books what the banks sent back: the withdrawal and its payout turn REVERSED, one linked CREDIT appears, the
 * batch keeps its status. Answers from when on statements must be read again: a payment of ours came back
 * that is not booked as paid yet. Null: all are booked.
 */
export async function reverseReturned(context: Context, returned: readonly Returned[]): Promise<Date | null> {
  if (returned.length === 0) return null;
  const rows = await context.database.query(
    `SELECT w.id, w.attempt_id, w.batch_id, w.entity_id, w.status, b.currency FROM withdrawals w JOIN batches b ON b.id = w.batch_id
      WHERE w.attempt_id = ANY($1) AND w.status = ANY($2)`,
    [returned.map((r) => r.attemptId), [...statusesBefore('come back'), ...UNSETTLED_STATUSES]],
  );
  const paid = rows.filter(({ status }) => nextWithdrawalStatus(status, 'come back'));
  for (const batchId of new Set(paid.map((row) => row.batch_id))) {
    const ofBatch = paid.filter((row) => row.batch_id === batchId);
    await context.database.transaction((tx) => reverseRows(context, tx, ofBatch, returned), {
      retries: DEADLOCK_RETRIES,
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
  returned: readonly Returned[],
): Promise<void> {
  const at = nowOf(context.clock);
  const { batch_id: batchId, entity_id: entityId, currency } = rows[0]!;
  const codes = new Map(returned.map((r) => [r.attemptId, r.failureCode]));
  await tx.query('SELECT 1 FROM batches WHERE id = $1 FOR UPDATE', [batchId]);
  const failures = rows.map((row) => ({
    code: codes.get(row.attempt_id)!,
    ...failureOf(codes.get(row.attempt_id)!),
  }));
  const moved = await tx.query(
    `UPDATE withdrawals w SET status = 'REVERSED', failure_code = r.code, failure_reason = r.reason, retryable = r.retryable, updated_at = $5
       FROM unnest($1::uuid[], $2::text[], $3::text[], $4::text[]) AS r (id, code, reason, retryable)
      WHERE w.id = r.id AND w.status = ANY($6) RETURNING w.id, w.amount_minor`,
    [
      rows.map((r) => r.id),
      failures.map((f) => f.code),
      failures.map((f) => f.reason),
      failures.map((f) => f.retryable),
      at,
      statusesBefore('come back'),
    ],
  );
  if (moved.length === 0) return;
  const ids = moved.map((row) => row.id);
  await tx.query(
    `UPDATE payouts p SET status = 'REVERSED', failure_code = w.failure_code, failure_reason = w.failure_reason, updated_at = $2
       FROM withdrawals w WHERE w.id = ANY($1) AND p.id = w.payout_id`,
    [ids, at],
  );
  await tx.query(
    `INSERT INTO payouts (id, entity_id, direction, status, currency, amount_minor, fee_minor, beneficiary_id, recipient_reference, batch_id, withdrawal_id, rail,
                          failure_code, failure_reason, reversal_of, created_at, updated_at)
     SELECT n.id, w.entity_id, 'CREDIT', 'COMPLETE', $3, w.amount_minor, 0, w.beneficiary_id, w.beneficiary_reference, w.batch_id, w.id, w.rail,
            w.failure_code, w.failure_reason, w.payout_id, $4, $4
       FROM unnest($1::uuid[], $2::uuid[]) AS n (id, withdrawal_id) JOIN withdrawals w ON w.id = n.withdrawal_id`,
    [ids.map(() => newId(context)), ids, currency, at],
  );
  await postTransfers(
    tx,
    { entityId, currency },
    moved.map((row) => ({ ...reverse(row.amount_minor), batchId, withdrawalId: row.id })),
    at,
  );
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
