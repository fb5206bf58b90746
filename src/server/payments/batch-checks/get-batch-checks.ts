import { setTimeout as pause } from 'node:timers/promises';
import type { getBatchChecks as op } from '../../../contract/dashboard/batch-checks.ts';
import { notFound } from '../../../shared/errors.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
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
      flagged: batch!.flagged ?? 0,
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
