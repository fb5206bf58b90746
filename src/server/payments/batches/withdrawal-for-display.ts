import type { z } from 'zod';
import type { WithdrawalWithBatchForDisplay } from '../../../contract/batches.ts';
import { optionalFieldsOf, type WithdrawalColumns } from '../../../domain/withdrawal/shapes.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import type { BatchStatus, FailureCode, Rail, Retryable, WithdrawalStatus } from '../../../shared/terms.ts';

export type WithdrawalForDisplay = z.input<typeof WithdrawalWithBatchForDisplay>;

export interface WithdrawalRow extends WithdrawalColumns {
  id: string;
  row_number: number;
  beneficiary_id: string;
  unit_fee_minor: bigint;
  vat_minor: bigint;
  rail: Rail;
  status: WithdrawalStatus;
  failure_code: FailureCode | null;
  failure_reason: string | null;
  retryable: Retryable | null;
  payout_id: string | null;
  created_at: Date;
  updated_at: Date;
}

/** A withdrawal as the API returns it, with the batch that it belongs to. */
export function displayWithdrawal(
  row: WithdrawalRow,
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
