import type { listBatchWithdrawals as op } from '../../../contract/batches.ts';
import { notFound } from '../../../shared/errors.ts';
import type { Currency } from '../../../shared/money.ts';
import type { BatchStatus } from '../../../shared/terms.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageOf } from '../page.ts';
import { displayWithdrawal, type WithdrawalRow } from './withdrawal-for-display.ts';

interface BatchRow {
  id: string;
  label: string;
  status: BatchStatus;
  currency: Currency;
}

/** GET /payments/bulk-withdrawals/batches/{id}/withdrawals: by row number. Errors: 404. */
export function listBatchWithdrawals(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { database } = context;
    const [batch] = await database.query<BatchRow>(
      'SELECT id, label, status, currency FROM batches WHERE entity_id = $1 AND id = $2',
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    const conditions = ['batch_id = $1'];
    const values: unknown[] = [batch.id];
    if (query.status) conditions.push(`status = $${values.push(query.status)}`);
    if (query.failureCode) conditions.push(`failure_code = $${values.push(query.failureCode)}`);
    const where = conditions.join(' AND ');
    const [counted] = await database.query<{ total: bigint }>(
      `SELECT count(*) AS total FROM withdrawals WHERE ${where}`,
      values,
    );
    const rows = await database.query<WithdrawalRow>(
      `SELECT * FROM withdrawals WHERE ${where}
        ORDER BY row_number
       OFFSET $${values.length + 1} LIMIT $${values.length + 2}`,
      [...values, query.offset, query.limit],
    );
    return pageOf(
      rows.map((row) => displayWithdrawal(row, batch)),
      counted!.total,
      query,
    );
  };
}
