import { repeatedRows } from '../../../../domain/payouts/batch-checks.ts';
import { explain } from '../../../../shared/error-texts.ts';
import { fieldError, refused, type InputError } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import { accountIn } from '../../../../shared/names.ts';
import { DAY_MS } from '../../../../shared/time.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import type { NewWithdrawal } from './copy-withdrawals.ts';
import { IS_ONE_ACCOUNT, IS_REGULAR, PAID_THE_SAME_AMOUNT } from './paid-before.ts';

const LISTED = 1_000;

/**
 * Refuses a batch without a duplicate reason if it pays a beneficiary an amount twice, or an amount that was
 * paid within the duplicate window. Account numbers are compared without leading zeros, and are the same
 * account at one bank or with one branch code. 400
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
  const since = new Date(at.getTime() - windowDays * DAY_MS);
  // PostgreSQL compares with the history while this thread compares the rows with each other.
  const comparing = inTheHistory(tx, batch, since, at);
  const inTheFile = insideTheFile(rows);
  const earlier = await comparing;
  const errors = [...inTheFile];
  const repeats = new Set(inTheFile.map(({ path }) => path));
  for (const { row_number, label, created_at } of earlier) {
    const row = rows[row_number - 1]!;
    repeats.add(`withdrawals[${row_number - 1}]`);
    const paid = explain('possible_duplicates.paid_before', {
      name: row.beneficiaryName,
      amount: { amount: formatAmount(row.amountMinor, batch.currency), currency: batch.currency },
      label,
      day: created_at.toISOString().slice(0, 10),
    });
    errors.push(fieldError(`withdrawals[${row_number - 1}]`, 'paid_before', paid));
  }
  if (errors.length === 0) return;
  const count = repeats.size;
  throw refused(
    'possible_duplicates',
    count > LISTED
      ? explain('possible_duplicates.more', { count: LISTED })
      : explain(count === 1 ? 'possible_duplicates.one' : 'possible_duplicates', { count }),
    errors.slice(0, LISTED),
  );
}

function insideTheFile(rows: readonly NewWithdrawal[]): InputError[] {
  const repeated = repeatedRows(
    rows.map(({ rowNumber, bankCode, branchCode, accountNumber, amountMinor }) => ({
      rowNumber,
      account: accountIn(bankCode, accountNumber),
      branchCode,
      amountMinor,
    })),
  );
  return [...repeated].map(([row, first]) =>
    fieldError(
      `withdrawals[${row - 1}]`,
      'repeated_in_batch',
      explain('possible_duplicates.repeated', { index: first - 1 }),
    ),
  );
}

/**
 * Finds the earlier payments that the rows of a batch repeat: the latest payment of a row's amount to its
 * account number, at the same bank or with the same branch code. Leading zeros do not count.
 */
function inTheHistory(tx: Tx, batch: { id: string; currency: Currency }, since: Date, at: Date) {
  return tx.query(
    `SELECT e.row_number, e.label, e.created_at
       FROM (
         SELECT n.row_number, e.*, $5::timestamptz AS next_at
           FROM withdrawals n
           JOIN LATERAL (
                  SELECT b.label, w.created_at, w.beneficiary_id, w.amount_minor
                    FROM beneficiaries t
                    JOIN withdrawals w ON w.beneficiary_id = t.id
                    JOIN batches b ON b.id = w.batch_id
                   WHERE t.entity_id = n.entity_id
                     AND ltrim(t.account_number, '0') = ltrim(n.account_number, '0')
                     AND (${IS_ONE_ACCOUNT}) AND ${PAID_THE_SAME_AMOUNT} AND w.batch_id <> n.batch_id
                   ORDER BY w.created_at DESC
                   LIMIT 1) e ON true
          WHERE n.batch_id = $1) e
      WHERE NOT ${IS_REGULAR}
      ORDER BY e.row_number
      LIMIT $4`,
    [batch.id, since, batch.currency, LISTED + 1, at],
  );
}
