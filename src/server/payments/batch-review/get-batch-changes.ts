import type { z } from 'zod';
import type { BatchChange, getBatchChanges as op } from '../../../contract/dashboard/batch-review.ts';
import { notFound } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Database } from '../../platform/database/pool.ts';
import type { Handler } from '../../platform/http/route.ts';
import { SELECT_CHANGES, type ChangeRow } from './changes-sql.ts';

interface ReviewedBatch {
  id: string;
  currency: Currency;
  created_at: Date;
  withdrawal_count: number;
  duplicate_reason: string | null;
}

/** GET /app/batches/{id}/changes: how the batch differs from earlier payments. Errors: 404. */
export function getBatchChanges(context: Context): Handler<typeof op> {
  return async ({ caller, params }) => {
    const [batch] = await context.database.query(
      `SELECT id, currency, created_at, withdrawal_count, duplicate_reason
         FROM batches
        WHERE entity_id = $1 AND id = $2`,
      [caller.entityId, params.id],
    );
    if (!batch) throw notFound('batch');
    const rows = await compare(context.database, caller.entityId, batch);
    const counted = (kind: ChangeRow['kind']) => Number(rows.find((row) => row.kind === kind)?.of_kind ?? 0n);
    const newBeneficiaries = counted('NEW_BENEFICIARY');
    const bankDetailsChanged = counted('BANK_DETAILS_CHANGED');
    const amountsChanged = counted('AMOUNT_CHANGED');
    return {
      currency: batch.currency,
      newBeneficiaries,
      bankDetailsChanged,
      amountsChanged,
      unchanged: batch.withdrawal_count - newBeneficiaries - bankDetailsChanged - amountsChanged,
      duplicateReason: batch.duplicate_reason,
      items: rows.filter((row) => row.is_shown).map((row) => displayChange(row, batch.currency)),
    };
  };
}

/**
 * Users review a batch right after its creation, when the planner has no statistics on its rows and would
 * choose nested loops.
 */
function compare(database: Database, entityId: string, batch: ReviewedBatch): Promise<ChangeRow[]> {
  return database.transaction(
    async (tx) => {
      await tx.query('SET LOCAL enable_nestloop = off');
      return tx.query(SELECT_CHANGES, [entityId, batch.id, batch.created_at]);
    },
    { readOnly: true },
  );
}

function displayChange(row: ChangeRow, currency: Currency): z.input<typeof BatchChange> {
  return {
    rowNumber: row.row_number,
    withdrawalId: row.id,
    kind: row.kind,
    beneficiaryId: row.beneficiary_id,
    beneficiaryName: row.beneficiary_name,
    amount: formatAmount(row.amount_minor, currency),
    earlierAmount:
      row.earlier_amount_minor === null ? null : formatAmount(row.earlier_amount_minor, currency),
    earlierAccount:
      row.earlier_bank_code !== null && row.earlier_account_number !== null && row.earlier_paid_at !== null
        ? {
            bankCode: row.earlier_bank_code,
            accountNumber: row.earlier_account_number,
            lastPaidAt: row.earlier_paid_at.toISOString(),
          }
        : null,
  };
}
