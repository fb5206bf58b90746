import type { Currency } from '../../../shared/money.ts';
import type { AccountType, Rail } from '../../../shared/terms.ts';
import type { RailPayment } from '../bank-connections/rail.ts';

/** A withdrawal that is with the rail, as the worker reads it. */
export interface SentRow {
  id: string;
  batch_id: string;
  attempt_id: string;
  payout_id: string;
  rail: Rail;
  amount_minor: bigint;
  unit_fee_minor: bigint;
  vat_minor: bigint;
  beneficiary_name: string;
  bank_code: string;
  branch_code: string;
  account_number: string;
  account_type: AccountType;
  beneficiary_reference: string;
}

export const SENT_COLUMNS = `id, batch_id, attempt_id, payout_id, rail, amount_minor, unit_fee_minor, vat_minor, beneficiary_name, bank_code, branch_code, account_number,
  account_type, beneficiary_reference`;

export function paymentOf(row: SentRow, currency: Currency): RailPayment {
  return {
    attemptId: row.attempt_id,
    rail: row.rail,
    currency,
    amountMinor: row.amount_minor,
    beneficiaryName: row.beneficiary_name,
    bankCode: row.bank_code,
    branchCode: row.branch_code,
    accountNumber: row.account_number,
    accountType: row.account_type,
    reference: row.beneficiary_reference,
  };
}
