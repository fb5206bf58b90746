import type { listEarlierFailures as op } from '../../../../contract/dashboard/batch-review.ts';
import { failureOf, isLikelyToFailAgain } from '../../../../domain/payouts/retryable.ts';
import { notFound } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';

const LISTED = 100;

/** GET /app/batches/{id}/earlier-failures: the rows of a retry that are likely to fail again. Errors: 404. */
export function listEarlierFailures(context: Context): Handler<typeof op> {
  return async ({ caller, params }) => {
    const { database } = context;
    const [batch] = await database.query(
      'SELECT id, retry_of_batch_id FROM batches WHERE entity_id = $1 AND id = $2',
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    if (batch.retry_of_batch_id === null) return { count: 0, items: [] };
    const rows = await database.query(
      `SELECT DISTINCT ON (n.row_number) n.row_number, n.beneficiary_name,
              e.failure_code, e.failure_reason, e.status,
              n.normalised_name <> e.normalised_name AS name_changed,
              n.branch_code <> e.branch_code AS branch_changed,
              n.amount_minor <> e.amount_minor AS amount_changed, n.rail <> e.rail AS rail_changed
         FROM withdrawals n
         JOIN withdrawals e ON e.batch_id = $2 AND e.beneficiary_id = n.beneficiary_id
                           AND e.status IN ('FAILED', 'REVERSED') AND e.failure_code IS NOT NULL
        WHERE n.batch_id = $1
        ORDER BY n.row_number, e.row_number`,
      [batch.id, batch.retry_of_batch_id],
    );
    const failing = rows.filter((row) =>
      isLikelyToFailAgain(row.failure_code!, {
        name: row.name_changed === true,
        branch: row.branch_changed === true,
        amount: row.amount_changed === true,
        rail: row.rail_changed === true,
      }),
    );
    return {
      count: failing.length,
      items: failing.slice(0, LISTED).map((row) => ({
        rowNumber: row.row_number,
        beneficiaryName: row.beneficiary_name,
        failureCode: row.failure_code!,
        failureReason: row.failure_reason ?? failureOf(row.failure_code!).reason,
        status: row.status === 'REVERSED' ? ('REVERSED' as const) : ('FAILED' as const),
      })),
    };
  };
}
