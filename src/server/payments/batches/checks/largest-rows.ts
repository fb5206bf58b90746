import { LARGEST_LISTED } from '../../../../domain/payouts/batch-checks.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** The largest withdrawals of a batch. */
export function largestRows(db: Queryable, batchId: string) {
  return db.query(
    `SELECT row_number, beneficiary_name, amount_minor
       FROM withdrawals
      WHERE batch_id = $1
      ORDER BY amount_minor DESC, row_number
      LIMIT $2`,
    [batchId, LARGEST_LISTED],
  );
}
