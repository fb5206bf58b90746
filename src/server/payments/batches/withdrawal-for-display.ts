import type { z } from 'zod';
import type { WithdrawalWithBatchForDisplay } from '../../../contract/batches.ts';
import { optionalFieldsOf } from '../../../domain/withdrawal/shapes.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { BatchStatus } from '../../../shared/terms.ts';
import type { RowOf } from '../../platform/database/pool.ts';
import { FIELD_COLUMNS } from '../base/withdrawal-columns.ts';

export type WithdrawalForDisplay = z.input<typeof WithdrawalWithBatchForDisplay>;

/** Withdrawals as `displayWithdrawal` shows them. The caller appends a WHERE. */
export const SELECT_WITHDRAWALS = `
  SELECT id, row_number, beneficiary_id, ${FIELD_COLUMNS}, unit_fee_minor, vat_minor, rail, status,
         failure_code, failure_reason, retryable, payout_id, created_at, updated_at
    FROM withdrawals` as const;

/** A withdrawal as the API returns it, with the batch that it belongs to. */
export function displayWithdrawal(
  row: RowOf<typeof SELECT_WITHDRAWALS>,
  batch: { id: string; label: string; status: BatchStatus; currency: Currency },
): WithdrawalForDisplay {
  return {
    id: row.id,
    rowNumber: row.row_number,
    beneficiary: {
      id: row.beneficiary_id,
      name: row.beneficiary_name,
      bankCode: row.bank_code,
      branchCode: row.branch_code,
      accountNumber: row.account_number,
      accountType: row.account_type,
    },
    currency: batch.currency,
    amount: formatAmount(row.amount_minor, batch.currency),
    fee: formatAmount(row.unit_fee_minor + row.vat_minor, batch.currency),
    rail: row.rail,
    beneficiaryReference: row.beneficiary_reference,
    ...optionalFieldsOf(row),
    status: row.status,
    failureCode: row.failure_code,
    failureReason: row.failure_reason,
    retryable: row.retryable,
    payoutId: row.payout_id,
    batch: { id: batch.id, label: batch.label, status: batch.status },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
