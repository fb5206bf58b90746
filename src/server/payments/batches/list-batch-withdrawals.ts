import type { listBatchWithdrawals as op } from '../../../contract/disbursements.ts';
import { notFound } from '../../../shared/errors.ts';
import type { Context } from '../../platform/context.ts';
import { Conditions } from '../../platform/database/conditions.ts';
import type { Handler } from '../../platform/http/route.ts';
import { pageClause, pageOf } from '../base/page.ts';
import { displayWithdrawal, SELECT_WITHDRAWALS } from './withdrawal-for-display.ts';

/** GET /payments/bulk-withdrawals/batches/{id}/withdrawals: by row number. Errors: 404. */
export function listBatchWithdrawals(context: Context): Handler<typeof op> {
  return async ({ caller, params, query }) => {
    const { database } = context;
    const [batch] = await database.query(
      'SELECT id, label, status, currency FROM batches WHERE entity_id = $1 AND id = $2',
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    const found = new Conditions();
    found.and('SELECT FROM withdrawals WHERE batch_id = $1', [batch.id]);
    if (query.status) found.and('SELECT FROM withdrawals WHERE status = $1', [query.status]);
    if (query.failureCode) found.and('SELECT FROM withdrawals WHERE failure_code = $1', [query.failureCode]);
    const [counted] = await database.dynamicQuery(
      'SELECT count(*) AS total FROM withdrawals',
      found.where,
      found.values,
    );
    const rows = await database.dynamicQuery(
      SELECT_WITHDRAWALS,
      `${found.where} ORDER BY row_number ${pageClause(found, query)}`,
      found.values,
    );
    return pageOf(
      rows.map((row) => displayWithdrawal(row, batch)),
      counted!.total,
      query,
    );
  };
}
