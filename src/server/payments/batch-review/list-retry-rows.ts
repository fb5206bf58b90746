import type { listRetryRows as op } from '../../../contract/dashboard/batch-review.ts';
import { batchHasEnded } from '../../../domain/payouts/batch-states.ts';
import { notFound, refused } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { STATUS_SENTENCES } from '../batches/status-sentences.ts';

/**
 * GET /app/batches/{id}/retry-rows: the failed and returned withdrawals, as rows of a new batch. Errors: 404;
 * 400 `batch_not_ended`.
 */
export function listRetryRows(context: Context): Handler<typeof op> {
  return async ({ caller, params }) => {
    const [batch] = await context.database.query(
      'SELECT status, currency FROM batches WHERE entity_id = $1 AND id = $2',
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    if (!batchHasEnded(batch.status))
      throw refused(
        'batch_not_ended',
        `${STATUS_SENTENCES[batch.status]} What failed is known once it has ended.`,
      );
    const rows = await context.database.query(
      `SELECT row_number, failure_reason, beneficiary_name, bank_code, branch_code, account_number,
              account_type, amount_minor, beneficiary_reference, own_reference, external_id
         FROM withdrawals
        WHERE batch_id = $1 AND status IN ('FAILED', 'REVERSED')
        ORDER BY row_number`,
      [params.id],
    );
    return rows.map((row) => ({
      rowNumber: row.row_number,
      failureReason: row.failure_reason,
      withdrawal: {
        beneficiaryName: row.beneficiary_name,
        bankCode: row.bank_code,
        branchCode: row.branch_code,
        accountNumber: row.account_number,
        accountType: row.account_type,
        amount: formatAmount(row.amount_minor, batch.currency),
        beneficiaryReference: row.beneficiary_reference,
        ...(row.own_reference === null ? {} : { ownReference: row.own_reference }),
        ...(row.external_id === null ? {} : { externalId: row.external_id }),
      },
    }));
  };
}
