import { explain } from '../../../shared/error-texts.ts';
import { fieldError, refused, type InputError } from '../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../shared/money.ts';
import { accountKey } from '../../../shared/names.ts';
import { DAY_MS } from '../../../shared/time.ts';
import type { Tx } from '../../platform/database/pool.ts';
import type { NewWithdrawal } from './copy-withdrawals.ts';
import { IS_REGULAR, PAID_THE_SAME_AMOUNT } from './paid-before.ts';

const LISTED = 1_000;

/**
 * Refuses a batch without a duplicate reason if it pays a beneficiary an amount twice, or an amount that was
 * paid within the duplicate window. Account numbers are compared without leading zeros. 400
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
  const first = new Map<string, number>();
  const errors: InputError[] = [];
  for (const row of rows) {
    const key = `${row.bankCode} ${accountKey(row.accountNumber)} ${row.amountMinor}`;
    const before = first.get(key);
    if (before === undefined) first.set(key, row.rowNumber);
    else
      errors.push(
        fieldError(
          `withdrawals[${row.rowNumber - 1}]`,
          'repeated_in_batch',
          explain('possible_duplicates.repeated', { index: before - 1 }),
        ),
      );
  }
  return errors;
}

/**
 * Joins the latest payment of the row's amount to a beneficiary, whose id is written between the two texts.
 */
const PAID_TO = `
  JOIN LATERAL (
         SELECT b.label, w.created_at, w.beneficiary_id, w.amount_minor
           FROM withdrawals w
           JOIN batches b ON b.id = w.batch_id
          WHERE ${PAID_THE_SAME_AMOUNT}
            AND w.batch_id <> n.batch_id AND w.beneficiary_id =`;
const LATEST = `
          ORDER BY w.created_at DESC
          LIMIT 1) e ON true`;

/** Beneficiaries whose account number differs from the row's in leading zeros only. */
const SAME_ACCOUNT = `
  JOIN beneficiaries t
    ON t.entity_id = n.entity_id AND t.bank_code = n.bank_code
   AND ltrim(t.account_number, '0') = ltrim(n.account_number, '0') AND t.id <> n.beneficiary_id`;

/**
 * Finds the earlier payments that the rows of a batch repeat. Of two account numbers that differ in leading
 * zeros only, one begins with a zero. A row whose number does not begin with one is therefore compared with
 * the few beneficiaries whose number does; a partial index makes that cheap for a large batch.
 */
function inTheHistory(tx: Tx, batch: { id: string; currency: Currency }, since: Date, at: Date) {
  return tx.query(
    `SELECT e.row_number, e.label, e.created_at
       FROM (
       SELECT DISTINCT ON (row_number) *, $5::timestamptz AS next_at
       FROM (
         SELECT n.row_number, e.*
           FROM withdrawals n ${PAID_TO} n.beneficiary_id ${LATEST}
          WHERE n.batch_id = $1
         UNION ALL
         SELECT n.row_number, e.*
           FROM withdrawals n ${SAME_ACCOUNT} AND t.account_number LIKE '0%' ${PAID_TO} t.id ${LATEST}
          WHERE n.batch_id = $1 AND n.account_number NOT LIKE '0%'
         UNION ALL
         SELECT n.row_number, e.*
           FROM withdrawals n ${SAME_ACCOUNT} ${PAID_TO} t.id ${LATEST}
          WHERE n.batch_id = $1 AND n.account_number LIKE '0%') found
       ORDER BY row_number, created_at DESC) e
      WHERE NOT ${IS_REGULAR}
      ORDER BY e.row_number
      LIMIT $4`,
    [batch.id, since, batch.currency, LISTED + 1, at],
  );
}
