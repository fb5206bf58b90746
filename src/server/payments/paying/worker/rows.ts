import { invariant } from '../../../../shared/errors.ts';
import type { Currency } from '../../../../shared/money.ts';
import type { RowOf } from '../../../platform/database/pool.ts';
import type { BankPayment } from '../../connection/connection.ts';

/** The columns of a SubmittedRow, of the table `w`. */
export const SUBMITTED_COLUMNS = `w.id, w.batch_id, w.attempt_id, w.bank_connection, w.payout_id, w.rail,
  w.amount_minor, w.unit_fee_minor, w.vat_minor, w.beneficiary_name, w.bank_code, w.branch_code,
  w.account_number, w.account_type, w.beneficiary_reference, w.submitted_at`;

const SELECT_SUBMITTED = `SELECT ${SUBMITTED_COLUMNS} FROM withdrawals w` as const;

/** A withdrawal that was submitted to the bank, as the worker reads it. */
export type SubmittedRow = RowOf<typeof SELECT_SUBMITTED>;

/** The id under which a withdrawal is submitted to the bank. */
export function attemptOf(row: SubmittedRow): string {
  invariant(row.attempt_id, 'a withdrawal has an attempt before it is submitted');
  return row.attempt_id;
}

/** The name of the connection that a withdrawal was submitted through. */
export function connectionOf(row: SubmittedRow): string {
  invariant(row.bank_connection, 'a withdrawal has a connection before it is submitted');
  return row.bank_connection;
}

export function paymentOf(row: SubmittedRow, currency: Currency): BankPayment {
  return {
    attemptId: attemptOf(row),
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
