import { createHash } from 'node:crypto';
import { setImmediate as yieldToOthers } from 'node:timers/promises';
import { digestClosing, digestOpening, digestRow } from '../../../../domain/payouts/digest.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { NAMED_FIELD_COLUMNS } from '../../base/withdrawal-columns.ts';

const PAGE = 2_000;

/** The digest of a batch, computed from its rows as they are now. Yields to other work between pages. */
export async function digestOfRows(tx: Tx, batchId: string): Promise<string> {
  const [batch] = await tx.query(
    `SELECT id, entity_id AS "entityId", currency, withdrawal_count AS "withdrawalCount",
            total_amount_minor AS "totalAmountMinor",
            total_unit_fee_minor + total_vat_minor AS "totalFeeMinor",
            execution_date::text AS "executionDate", if_not_banking_day AS "ifNotBankingDay"
       FROM batches
      WHERE id = $1`,
    [batchId],
  );
  const hash = createHash('sha256').update(digestOpening(batch!));
  let last = 0;
  for (;;) {
    const rows = await tx.query(
      `SELECT row_number AS "rowNumber", ${NAMED_FIELD_COLUMNS},
              unit_fee_minor AS "unitFeeMinor", vat_minor AS "vatMinor", rail
         FROM withdrawals
        WHERE batch_id = $1 AND row_number > $2
        ORDER BY row_number
        LIMIT $3`,
      [batchId, last, PAGE],
    );
    if (rows.length > 0)
      hash.update((last > 0 ? ',' : '') + rows.map((row) => digestRow(row, batch!.currency)).join(','));
    if (rows.length < PAGE) return hash.update(digestClosing(batch!)).digest('hex');
    last = rows.at(-1)!.rowNumber;
    await yieldToOthers();
  }
}
