import { invariant } from '../../../shared/errors.ts';
import type { Currency } from '../../../shared/money.ts';
import type { RowOf } from '../../platform/database/pool.ts';
import type { RailPayment } from '../bank-connections/rail.ts';

/** Withdrawals `w` that are with the rail, as the worker reads them. */
export const SENT_COLUMNS = `
  w.id, w.batch_id, w.attempt_id, w.payout_id, w.rail, w.amount_minor, w.unit_fee_minor, w.vat_minor,
  w.beneficiary_name, w.bank_code, w.branch_code, w.account_number, w.account_type, w.beneficiary_reference`;

/** Rows of one status, in order, after a row number. */
export const SELECT_SENT = `
  SELECT ${SENT_COLUMNS}, w.row_number FROM withdrawals w
   WHERE w.batch_id = $1 AND w.status = $2 AND w.row_number > $3
   ORDER BY w.row_number LIMIT $4` as const;

export type SentRow = Omit<RowOf<typeof SELECT_SENT>, 'row_number'>;

/** The id under which the rail knows a withdrawal. */
export function attemptOf(row: SentRow): string {
  invariant(row.attempt_id, 'a withdrawal has its attempt before it is sent');
  return row.attempt_id;
}

export function paymentOf(row: SentRow, currency: Currency): RailPayment {
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
