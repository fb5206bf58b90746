import { setTimeout as pause } from 'node:timers/promises';
import type { getBatchChecks as op } from '../../../../contract/dashboard/batch-checks.ts';
import { isOtherName, refundAccountOf } from '../../../../domain/collections/refund-account.ts';
import { notFound } from '../../../../shared/errors.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Context } from '../../../platform/context.ts';
import type { Database } from '../../../platform/database/pool.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { checkBatch } from './check-batch.ts';
import { largestRows } from './largest-rows.ts';

/** A batch that takes longer to check is answered without counts; the page asks again. */
const PATIENCE_MS = 3_000;

/**
 * GET /app/batches/{id}/checks: what an approver should look at. The worker checks a new batch at once; a
 * batch without checks, or with stale ones, is checked here. Errors: 404.
 */
export function getBatchChecks(context: Context): Handler<typeof op> {
  const running = new Map<string, Promise<void>>();
  return async ({ caller, params }) => {
    const { database } = context;
    const [known] = await database.query('SELECT id FROM batches WHERE entity_id = $1 AND id = $2', [
      caller.entityId,
      params.id,
    ]);
    if (!known) throw notFound('batch');
    await atMost(
      PATIENCE_MS,
      once(running, known.id, () => checkBatch(context, known.id)),
    );
    const [batch] = await database.query(
      `SELECT b.currency, b.duplicate_reason, c.checked_at, c.unusual_amount_percent, c.changed_bank_details,
              c.new_beneficiaries, c.duplicates, c.people_with_several_accounts, c.rows_of_several_accounts,
              c.unusual_amounts, c.shared_accounts, c.rows_of_shared_accounts, c.flagged,
              c.paid_more_often, c.people_paid_more_often, c.paid_twice, c.common, c.doubtful_accounts,
              (SELECT coalesce(sum(f.count), 0)::int
                 FROM batch_counts f
                WHERE f.batch_id = b.id AND f.status IN ('FAILED', 'REVERSED')) AS failed
         FROM batches b
         LEFT JOIN batch_checks c ON c.batch_id = b.id
        WHERE b.id = $1`,
      [known.id],
    );
    const { currency } = batch!;
    const largest = await largestRows(database, known.id);
    const common = batch!.common ?? [];
    const extremes = await loadExtremes(
      database,
      known.id,
      common.flatMap((one) => one.extremes),
    );
    return {
      currency,
      checkedAt: batch!.checked_at?.toISOString() ?? null,
      unusualAmountPercent: batch!.unusual_amount_percent ?? 50,
      changedBankDetails: batch!.changed_bank_details ?? 0,
      newBeneficiaries: batch!.new_beneficiaries ?? 0,
      duplicates: batch!.duplicates ?? 0,
      peopleWithSeveralAccounts: batch!.people_with_several_accounts ?? 0,
      rowsOfSeveralAccounts: batch!.rows_of_several_accounts ?? 0,
      unusualAmounts: batch!.unusual_amounts ?? 0,
      sharedAccounts: batch!.shared_accounts ?? 0,
      rowsOfSharedAccounts: batch!.rows_of_shared_accounts ?? 0,
      peoplePaidMoreOften: batch!.people_paid_more_often ?? 0,
      paidMoreOften: batch!.paid_more_often ?? 0,
      doubtfulAccounts: batch!.doubtful_accounts ?? 0,
      paidTwice: batch!.paid_twice ?? 0,
      common: common.map((one) => ({
        finding: one.finding,
        count: one.rows,
        isUsual: one.isUsual,
        extremes: one.extremes.flatMap((rowNumber) => {
          const row = extremes.get(rowNumber);
          return row ? [displayExtreme(row, currency)] : [];
        }),
      })),
      flagged: batch!.flagged ?? 0,
      refund: await loadRefund(database, known.id),
      failed: batch!.failed ?? 0,
      duplicateReason: batch!.duplicate_reason,
      largest: largest.map((row) => ({
        rowNumber: row.row_number,
        beneficiaryName: row.beneficiary_name,
        amount: formatAmount(row.amount_minor, currency),
      })),
    };
  };
}

/** The receipt that a batch refunds, and whether its account was paid before; null for any other batch. */
async function loadRefund(database: Database, batchId: string) {
  const [row] = await database.query(
    `SELECT f.receipt_id, f.reason, r.received_on, r.currency, r.amount_minor,
            r.counterparty_name, r.counterparty_account, r.status,
            w.beneficiary_name, w.bank_code, w.account_number,
            NOT EXISTS (
              SELECT 1
                FROM withdrawals p
               WHERE p.beneficiary_id = w.beneficiary_id AND p.batch_id <> w.batch_id
                 AND p.status IN ('COMPLETE', 'REVERSED')
                 AND p.created_at < w.created_at
            ) AS never_paid
       FROM receipt_refunds f
       JOIN receipts r ON r.id = f.receipt_id
       JOIN withdrawals w ON w.batch_id = f.batch_id
      WHERE f.batch_id = $1`,
    [batchId],
  );
  if (!row) return null;
  return {
    receiptId: row.receipt_id,
    receivedOn: row.received_on,
    receivedAmount: formatAmount(row.amount_minor, row.currency),
    from: { name: row.counterparty_name, accountNumber: row.counterparty_account },
    to: { name: row.beneficiary_name, bankCode: row.bank_code, accountNumber: row.account_number },
    account: refundAccountOf(
      { name: row.beneficiary_name, accountNumber: row.account_number },
      { name: row.counterparty_name, accountNumber: row.counterparty_account },
    ),
    isOtherName: isOtherName(row.beneficiary_name, row.counterparty_name),
    isNeverPaid: row.never_paid ?? true,
    isTakenBack: row.status === 'RETURNED',
    reason: row.reason,
  };
}

/** The most extreme withdrawals of a common finding, by their row numbers. */
async function loadExtremes(database: Database, batchId: string, rowNumbers: readonly number[]) {
  if (rowNumbers.length === 0) return new Map<number, Extreme>();
  const rows = await database.query(
    `SELECT w.row_number, w.beneficiary_name, w.amount_minor, c.change_percent
       FROM withdrawals w
       JOIN withdrawal_checks c ON c.batch_id = w.batch_id AND c.row_number = w.row_number
      WHERE w.batch_id = $1 AND w.row_number = ANY ($2)`,
    [batchId, [...rowNumbers]],
  );
  return new Map(rows.map((row) => [row.row_number, row]));
}

interface Extreme {
  row_number: number;
  beneficiary_name: string;
  amount_minor: bigint;
  change_percent: number | null;
}

function displayExtreme(row: Extreme, currency: Currency) {
  return {
    rowNumber: row.row_number,
    beneficiaryName: row.beneficiary_name,
    amount: formatAmount(row.amount_minor, currency),
    changePercent: row.change_percent,
  };
}

/** Starts the work of a key unless it runs already. */
function once(running: Map<string, Promise<void>>, key: string, work: () => Promise<void>): Promise<void> {
  const found = running.get(key);
  if (found) return found;
  const started = work().finally(() => running.delete(key));
  running.set(key, started);
  return started;
}

/** Waits for the work, but not longer than `ms`; the work continues. */
async function atMost(ms: number, work: Promise<void>): Promise<void> {
  const patience = new AbortController();
  try {
    await Promise.race([
      work,
      pause(ms, undefined, { signal: patience.signal, ref: false }).catch(() => undefined),
    ]);
  } finally {
    patience.abort();
    // Late errors have no caller left.
    work.catch(() => undefined);
  }
}
