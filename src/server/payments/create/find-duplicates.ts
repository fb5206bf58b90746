import { refused, type InputError } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import { accountKey } from '../../../shared/names.ts';
import { DAY_MS } from '../../../shared/time.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { NewWithdrawal } from './copy-withdrawals.ts';

const LISTED = 1_000;

/**
 * Refuses a batch without a duplicate reason that pays a beneficiary the same amount twice, inside the batch
 * or within the duplicate window. Account numbers are compared without leading zeros. 400
 * `possible_duplicates` names each row. The rows of the batch are already written; the refusal rolls them
 * back.
 */
export async function requireNoDuplicates(
  tx: Tx,
  batch: { id: string; currency: Currency; duplicateReason: string | null },
  rows: readonly NewWithdrawal[],
  at: Date,
  windowDays: number,
): Promise<void> {
  if (batch.duplicateReason !== null) return;
  const errors = insideTheFile(rows);
  for (const { row_number, label, created_at } of await inTheHistory(
    tx,
    batch,
    new Date(at.getTime() - windowDays * DAY_MS),
  )) {
    const row = rows[row_number - 1]!;
    errors.push({
      path: `withdrawals[${row_number - 1}]`,
      code: 'paid_before',
      message: `${row.beneficiaryName} was paid ${batch.currency} ${formatAmount(row.amountMinor, batch.currency)} in "${label}" on ${created_at.toISOString().slice(0, 10)}.`,
    });
  }
  if (errors.length === 0) return;
  const shown = errors.length > LISTED ? `More than ${LISTED}` : String(errors.length);
  throw refused(
    'possible_duplicates',
    `${shown} ${errors.length === 1 ? 'payment repeats' : 'payments repeat'} another one. Take them out, or send the batch again with a duplicateReason that says why they are right.`,
    errors.slice(0, LISTED),
  );
}

function insideTheFile(rows: readonly NewWithdrawal[]): InputError[] {
  const first = new Map<string, number>();
  const errors: InputError[] = [];
  for (const row of rows) {
    const key = `${row.bankCode} ${accountKey(row.accountNumber)} ${row.amountMinor}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, row.rowNumber);
    else
      errors.push({
        path: `withdrawals[${row.rowNumber - 1}]`,
        code: 'repeated_in_batch',
        message: `This is the same account and amount as withdrawals[${before - 1}].`,
      });
  }
  return errors;
}

/** The latest payment of the row's amount to the row's own beneficiary. */
const EARLIER_TO_ROW = `
  JOIN LATERAL (
    SELECT b.label, o.created_at FROM withdrawals o JOIN batches b ON b.id = o.batch_id
     WHERE o.beneficiary_id = n.beneficiary_id AND o.amount_minor = n.amount_minor AND o.created_at >= $2 AND o.batch_id <> n.batch_id
       AND o.status NOT IN ('FAILED', 'CANCELLED') AND b.currency = $3
     ORDER BY o.created_at DESC LIMIT 1) e ON true`;

/** The same to a beneficiary whose account differs in leading zeros. */
const EARLIER_TO_SAME_ACCOUNT = `
  JOIN LATERAL (
    SELECT b.label, o.created_at FROM withdrawals o JOIN batches b ON b.id = o.batch_id
     WHERE o.beneficiary_id = t.id AND o.amount_minor = n.amount_minor AND o.created_at >= $2 AND o.batch_id <> n.batch_id
       AND o.status NOT IN ('FAILED', 'CANCELLED') AND b.currency = $3
     ORDER BY o.created_at DESC LIMIT 1) e ON true`;

/** Beneficiaries whose account differs from the row's in leading zeros alone. */
const SAME_ACCOUNT = `
  JOIN beneficiaries t ON t.entity_id = n.entity_id AND t.bank_code = n.bank_code
   AND ltrim(t.account_number, '0') = ltrim(n.account_number, '0') AND t.id <> n.beneficiary_id`;

/**
 * When two numbers differ only in leading zeros, one of them begins with a zero. A row whose number does not
 * is therefore looked up among the few beneficiaries whose number does (a partial index), at almost no cost
 * to a large batch.
 */
function inTheHistory(tx: Tx, batch: { id: string; currency: Currency }, since: Date) {
  return tx.query(
    `SELECT DISTINCT ON (row_number) row_number, label, created_at FROM (
       SELECT n.row_number, e.label, e.created_at FROM withdrawals n ${EARLIER_TO_ROW} WHERE n.batch_id = $1
       UNION ALL
       SELECT n.row_number, e.label, e.created_at FROM withdrawals n ${SAME_ACCOUNT} AND t.account_number LIKE '0%' ${EARLIER_TO_SAME_ACCOUNT}
        WHERE n.batch_id = $1 AND n.account_number NOT LIKE '0%'
       UNION ALL
       SELECT n.row_number, e.label, e.created_at FROM withdrawals n ${SAME_ACCOUNT} ${EARLIER_TO_SAME_ACCOUNT}
        WHERE n.batch_id = $1 AND n.account_number LIKE '0%') found
      ORDER BY row_number, created_at DESC LIMIT $4`,
    [batch.id, since, batch.currency, LISTED + 1],
  );
}
