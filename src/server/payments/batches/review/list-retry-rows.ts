import { explain } from '../../../../shared/error-texts.ts';
import type { listRetryRows as op } from '../../../../contract/dashboard/batch-review.ts';
import { batchHasEnded } from '../../../../domain/payouts/batch-states.ts';
import { fieldsToCorrect } from '../../../../domain/payouts/retryable.ts';
import { requestOfColumns } from '../../../../domain/withdrawal/shapes.ts';
import { notFound, refused } from '../../../../shared/errors.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { FIELD_COLUMNS } from '../../base/withdrawal-columns.ts';

/**
 * GET /app/batches/{id}/retry-rows: the failed and returned withdrawals, as rows of a new batch; of a
 * batch that was sent back, or with `rows=ALL`, all withdrawals. Errors: 404; 400 `batch_not_ended`.
 */
export function listRetryRows(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const [batch] = await context.database.query(
      'SELECT status, currency FROM batches WHERE entity_id = $1 AND id = $2',
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    if (!batchHasEnded(batch.status))
      throw refused(
        'batch_not_ended',
        explain('batch_not_ended', { status: explain(`status.${batch.status}`) }),
      );
    const rows = await context.database.query(
      `SELECT row_number, failure_code, failure_reason, retryable, rail, ${FIELD_COLUMNS}
         FROM withdrawals
        WHERE batch_id = $1 AND ($2 OR status IN ('FAILED', 'REVERSED'))
        ORDER BY row_number`,
      [params.id, query.rows === 'ALL' || batch.status === 'REJECTED'],
    );
    return rows.map((row) => ({
      rowNumber: row.row_number,
      failureCode: row.failure_code,
      failureReason: row.failure_reason,
      retryable: row.retryable,
      fieldsToCorrect: row.failure_code === null ? [] : [...fieldsToCorrect(row.failure_code)],
      rail: row.rail,
      withdrawal: requestOfColumns(row, batch.currency),
    }));
  };
}
