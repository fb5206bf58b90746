import type { Currency } from '../../../shared/money.ts';
import type { AccountType, Rail } from '../../../shared/terms.ts';
import type { BankPayment } from '../bank-connections/connection.ts';

/** A withdrawal that was submitted to the bank, as the worker reads it. */
export interface SubmittedRow {
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

/** The columns of a SubmittedRow, of the table `w`. */
export const SUBMITTED_COLUMNS = `w.id, w.batch_id, w.attempt_id, w.payout_id, w.rail, w.amount_minor,
  w.unit_fee_minor, w.vat_minor, w.beneficiary_name, w.bank_code, w.branch_code, w.account_number,
  w.account_type, w.beneficiary_reference`;

export function paymentOf(row: SubmittedRow, currency: Currency): BankPayment {
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
