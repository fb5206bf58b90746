import type { z } from 'zod';
import type { PayoutTransactionForDisplay } from '../../../../contract/payouts.ts';
import { formatAmount } from '../../../../shared/money.ts';
import type { RowOf } from '../../../platform/database/pool.ts';

export type PayoutForDisplay = z.input<typeof PayoutTransactionForDisplay>;

const PAYOUT_COLUMNS = `p.id, p.direction, p.status, p.currency, p.amount_minor, p.fee_minor,
         p.beneficiary_id, w.beneficiary_name, w.bank_code, w.branch_code, w.account_number, w.account_type,
         p.recipient_reference, p.batch_id, b.label AS batch_label, p.withdrawal_id, p.rail,
         p.failure_code, p.failure_reason, p.created_at, p.updated_at`;
export const FROM_PAYOUTS = `
    FROM payouts p
    LEFT JOIN withdrawals w ON w.id = p.withdrawal_id
    LEFT JOIN batches b ON b.id = p.batch_id`;

/**
 * Payouts `p` with their withdrawals and the current labels of their batches. The caller appends a WHERE over
 * `p`.
 */
export const SELECT_PAYOUTS = `
  SELECT ${PAYOUT_COLUMNS}
  ${FROM_PAYOUTS}` as const;

export type PayoutRow = RowOf<typeof SELECT_PAYOUTS>;

/** A payout transaction as the API returns it. */
export function displayPayout(row: PayoutRow): PayoutForDisplay {
  return {
    id: row.id,
    direction: row.direction,
    status: row.status,
    currency: row.currency,
    amount: formatAmount(row.amount_minor, row.currency),
    fee: formatAmount(row.fee_minor, row.currency),
    beneficiary: beneficiaryOf(row),
    recipientReference: row.recipient_reference,
    batch:
      row.batch_id !== null && row.batch_label !== null ? { id: row.batch_id, label: row.batch_label } : null,
    withdrawalId: row.withdrawal_id,
    rail: row.rail,
    failureCode: row.failure_code,
    failureReason: row.failure_reason,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The beneficiary of a payout. Null for money received, unless a bank returned it from a beneficiary. */
function beneficiaryOf(row: PayoutRow): PayoutForDisplay['beneficiary'] {
  const { beneficiary_id, beneficiary_name, bank_code, branch_code, account_number, account_type } = row;
  if (
    !beneficiary_id ||
    beneficiary_name === null ||
    bank_code === null ||
    branch_code === null ||
    account_number === null ||
    !account_type
  )
    return null;
  return {
    id: beneficiary_id,
    name: beneficiary_name,
    bankCode: bank_code,
    branchCode: branch_code,
    accountNumber: account_number,
    accountType: account_type,
  };
}
