import { repeatedRows } from '../../../../domain/payouts/batch-checks.ts';
import { repeatsMost } from '../../../../domain/business-days/next-run.ts';
import { dayOf } from '../../../../shared/calendar-day.ts';
import { explain, type Explained } from '../../../../shared/error-texts.ts';
import { fieldError, refused, type InputError } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import { accountIn } from '../../../../shared/names.ts';
import { stateOfRepeated } from '../../../../shared/repeated-payment.ts';
import type { WithdrawalStatus } from '../../../../shared/terms.ts';
import type { Tx } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';
import type { NewWithdrawal } from './copy-withdrawals.ts';
import { earlierRun, notTheNextRun, type EarlierRun } from './earlier-run.ts';
import { IS_OF_NO_OTHER_RUN, IS_ONE_ACCOUNT, IS_REGULAR, PAID_THE_SAME_AMOUNT } from './paid-before.ts';

const LISTED = 1_000;

interface NewBatch {
  id: string;
  entityId: string;
  currency: Currency;
  executionDate: string | null;
  duplicateReason: string | null;
  /** The earlier batch whose next run this is, as the preparer says. */
  run: EarlierRun | null;
}

/** When the batch is created, and the start of the duplicate window. */
interface Window {
  at: Date;
  since: Date;
}

/**
 * Refuses a batch without a duplicate reason if it pays a beneficiary an amount twice, or an amount that was
 * paid within the duplicate window. Account numbers are compared without leading zeros, and are the same
 * account at one bank or with one branch code. 400 `possible_duplicates` names each row, and one question for
 * all rows that repeat the batch whose next run this seems to be; 400 `not_the_next_run` if the preparer has
 * named a batch that it does not repeat. The rows of the batch are already written; the refusal rolls them
 * back.
 */
export async function requireNoDuplicates(
  tx: Tx,
  batch: NewBatch,
  rows: readonly NewWithdrawal[],
  window: Window,
): Promise<void> {
  if (batch.run) await requireRepeats(tx, batch, batch.run, rows.length, window);
  if (batch.duplicateReason !== null) return;
  // PostgreSQL compares with the history while this thread compares the rows with each other.
  const comparing = inTheHistory(tx, batch, batch.run, window);
  const inTheFile = insideTheFile(rows);
  let earlier = await comparing;
  if (earlier.length + inTheFile.length === 0) return;
  const run = batch.run ? null : await suggestedRun(tx, batch, earlier, rows.length, window);
  if (run) earlier = await inTheHistory(tx, batch, run, window);
  const { timezone } = await loadPaymentConfig(tx, batch.entityId);
  const dayIn = (at: Date) => dayOf(at.getTime(), timezone);
  const today = dayIn(window.at);
  const errors = [
    ...(run ? [questionOf(run)] : []),
    ...inTheFile,
    ...earlier.map((found) => {
      const payment = { ...found, created_on: dayIn(found.created_at) };
      return paidBefore(payment, rows[found.row_number - 1]!, batch.currency, today);
    }),
  ];
  const count = new Set(errors.map(({ path }) => path)).size;
  throw refused('possible_duplicates', sentenceOf(run, count - (run ? 1 : 0)), errors.slice(0, LISTED));
}

function sentenceOf(run: EarlierRun | null, count: number): Explained {
  if (run) {
    const { label, day } = run;
    return count === 0
      ? explain('possible_duplicates.run', { label, day })
      : explain('possible_duplicates.run_and_others', { label, day, count });
  }
  if (count > LISTED) return explain('possible_duplicates.more', { count: LISTED });
  return explain(count === 1 ? 'possible_duplicates.one' : 'possible_duplicates', { count });
}

function questionOf({ id, label, day }: EarlierRun): InputError {
  const question = explain('possible_duplicates.next_run', { label, day, id });
  return fieldError('repeatsBatchId', 'next_run', question);
}

/** An earlier payment that a row repeats. Days are those of the entity's time zone. */
interface Repeated {
  row_number: number;
  label: string;
  status: WithdrawalStatus;
  created_on: string;
  /** The day on which its money moves or is to move; null without one. */
  paid_on: string | null;
}

function paidBefore(found: Repeated, row: NewWithdrawal, currency: Currency, today: string): InputError {
  const values = {
    name: row.beneficiaryName,
    amount: { amount: formatAmount(row.amountMinor, currency), currency },
    label: found.label,
    day: found.created_on,
  };
  return fieldError(
    `withdrawals[${found.row_number - 1}]`,
    'paid_before',
    repeatedSentence(found, values, today),
  );
}

/** Says "was paid" only of a payment whose day has come: a bank accepts payments for a later day too. */
function repeatedSentence(
  { status, paid_on: paidOn }: Repeated,
  values: { name: string; amount: { amount: string; currency: Currency }; label: string; day: string },
  today: string,
): Explained {
  const state = stateOfRepeated(status);
  const isToCome =
    state === 'TO_BE_PAID' || ((state === 'SENT' || state === 'PAID') && (paidOn ?? '') > today);
  if (isToCome && paidOn !== null)
    return explain('possible_duplicates.to_be_paid_on', { ...values, day: paidOn });
  if (isToCome) return explain('possible_duplicates.to_be_paid', values);
  if (state === 'SENT') return explain('possible_duplicates.sent_before', values);
  if (state === 'RETURNED') return explain('possible_duplicates.returned_since', values);
  return explain('possible_duplicates.paid_before', values);
}

/** Refuses the preparer's answer when the batch repeats too little of the batch that it names. */
async function requireRepeats(
  tx: Tx,
  batch: NewBatch,
  run: EarlierRun,
  withdrawals: number,
  window: Window,
): Promise<void> {
  const repeated = await countRepeated(tx, batch, run, window);
  if (repeatsMost({ repeated, withdrawals, earlier: run.withdrawals })) return;
  throw notTheNextRun(
    explain('not_the_next_run', { label: run.label, repeated, withdrawals, earlier: run.withdrawals }),
  );
}

/** The earlier batch whose next run the batch seems to be: the one that most of the duplicates repeat. */
async function suggestedRun(
  tx: Tx,
  batch: NewBatch,
  earlier: readonly { batch_id: string }[],
  withdrawals: number,
  window: Window,
): Promise<EarlierRun | null> {
  const counts = new Map<string, number>();
  for (const { batch_id: id } of earlier) counts.set(id, (counts.get(id) ?? 0) + 1);
  const [most] = [...counts].sort(([, one], [, other]) => other - one);
  if (!most) return null;
  const { executionDate } = batch;
  const run = await earlierRun(tx, batch.entityId, most[0], { executionDate, at: window.at });
  if (!run) return null;
  const repeated = await countRepeated(tx, batch, run, window);
  return repeatsMost({ repeated, withdrawals, earlier: run.withdrawals }) ? run : null;
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
 * The latest payment `e` of the amount of each row `n` of the batch $1 to its account number, at the same
 * bank or with the same branch code. Leading zeros do not count, nor do other runs of the same schedule.
 */
const LATEST_EQUALS = `SELECT n.row_number, e.*, $4::timestamptz AS next_at
           FROM withdrawals n
           JOIN LATERAL (
                  SELECT b.label, w.batch_id, w.created_at, w.beneficiary_id, w.amount_minor, w.status,
                         coalesce(b.moves_on, b.execution_date)::text AS paid_on
                    FROM beneficiaries t
                    JOIN withdrawals w ON w.beneficiary_id = t.id
                    JOIN batches b ON b.id = w.batch_id
                   WHERE t.entity_id = n.entity_id
                     AND ltrim(t.account_number, '0') = ltrim(n.account_number, '0')
                     AND (${IS_ONE_ACCOUNT}) AND ${PAID_THE_SAME_AMOUNT} AND w.batch_id <> n.batch_id
                     AND ${IS_OF_NO_OTHER_RUN}
                   ORDER BY w.created_at DESC
                   LIMIT 1) e ON true
          WHERE n.batch_id = $1`;

/** Finds the earlier payments that the rows of a batch repeat, except those of the earlier run. */
function inTheHistory(tx: Tx, batch: NewBatch, run: EarlierRun | null, { since, at }: Window) {
  return tx.query(
    `SELECT e.row_number, e.batch_id, e.label, e.created_at, e.status, e.paid_on
       FROM (
         ${LATEST_EQUALS}) e
      WHERE NOT ${IS_REGULAR} AND e.batch_id IS DISTINCT FROM $6
      ORDER BY e.row_number
      LIMIT $5`,
    [batch.id, since, batch.currency, at, LISTED + 1, run?.id ?? null],
  );
}

/**
 * How many rows of a batch repeat a payment of an earlier one that was not made again since. A month may be
 * longer than the duplicate window.
 */
async function countRepeated(tx: Tx, batch: NewBatch, earlier: EarlierRun, { since, at }: Window) {
  const from = earlier.createdAt < since ? earlier.createdAt : since;
  const [row] = await tx.query(
    `SELECT count(*)::int AS repeated
       FROM (
         ${LATEST_EQUALS}) e
      WHERE e.batch_id = $5`,
    [batch.id, from, batch.currency, at, earlier.id],
  );
  return row!.repeated!;
}
