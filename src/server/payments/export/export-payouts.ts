import { Readable } from 'node:stream';
import type pg from 'pg';
import type { exportPayouts as op } from '../../../contract/dashboard/payout-proof.ts';
import { csvRow } from '../../../shared/csv.ts';
import { Problem } from '../../../shared/errors.ts';
import { PAYOUT_EXPORT_COLUMNS, type PayoutExportColumn } from '../../../shared/payout-export.ts';
import { actorOf, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../config/payment-config.ts';
import {
  displayPayout,
  SELECT_PAYOUTS,
  type PayoutForDisplay,
  type PayoutRow,
} from '../payouts/payout-for-display.ts';
import { payoutsFound } from '../payouts/payout-filters.ts';

const ROWS_A_FETCH = 2_000;
/** Each export holds a connection for as long as its reader takes. */
const EXPORTS_AT_ONCE = 4;
/**
 * How long a reader may take for the rows of one fetch; the transaction only reads, so nobody waits for it.
 */
const SLOW_READER_MS = 300_000;
/** Without it spreadsheets take UTF-8 for something else. */
const BYTE_ORDER_MARK = '\uFEFF';

/**
 * GET /app/payouts.csv: what the filters find at one moment, streamed. An error on the way breaks the
 * transfer, never shortens the file.
 */
export function exportPayouts(context: Context): Handler<typeof op> {
  let running = 0;
  return async ({ caller, query, reply }) => {
    if (running >= EXPORTS_AT_ONCE) throw tooManyExports();
    running += 1;
    const { timezone } = await loadPaymentConfig(context.database, caller.entityId).catch(
      (error: unknown) => {
        running -= 1;
        throw error;
      },
    );
    const { where, values } = payoutsFound(caller.entityId, query);
    // Before a byte leaves: the file has full account numbers.
    await recordAudit(context.database, {
      entityId: caller.entityId,
      at: nowOf(context.clock),
      actor: actorOf(caller),
      action: 'payouts.exported',
      subjectType: 'entity',
      subjectId: caller.entityId,
      details: { filters: query },
    }).catch((error: unknown) => {
      running -= 1;
      throw error;
    });
    const records = payoutRecords(
      context.database.pool,
      `${SELECT_PAYOUTS} ${where} ORDER BY p.created_at DESC, p.id DESC`,
      values,
    );
    const file = Readable.from(records, { objectMode: true, highWaterMark: 1 });
    file.once('close', () => (running -= 1));
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, dateStyle: 'short' }).format(
      context.clock.nowMs(),
    );
    return reply
      .header('content-disposition', `attachment; filename="payouts-${day}.csv"`)
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(file);
  };
}

function tooManyExports(): Problem {
  const detail = 'Several exports are under way already. Try again when one has finished.';
  return new Problem(429, 'too_many_exports', 'Too many exports', detail, {
    headers: { 'retry-after': '10' },
  });
}

/**
 * CSV text, many rows at a time, out of one snapshot. The next rows are fetched when the reader has taken
 * these.
 */
async function* payoutRecords(
  pool: pg.Pool,
  select: string,
  values: readonly unknown[],
): AsyncGenerator<string> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    await client.query(`SET LOCAL idle_in_transaction_session_timeout = ${SLOW_READER_MS}`);
    await client.query(`DECLARE payouts_found NO SCROLL CURSOR FOR ${select}`, [...values]);
    yield BYTE_ORDER_MARK + csvRow(PAYOUT_EXPORT_COLUMNS);
    for (;;) {
      const { rows } = await client.query<PayoutRow>(`FETCH ${ROWS_A_FETCH} FROM payouts_found`);
      if (rows.length > 0) yield rows.map((row) => recordOf(displayPayout(row))).join('');
      if (rows.length < ROWS_A_FETCH) return;
    }
  } finally {
    await client.query('ROLLBACK').catch((error: Error) => (broken = error));
    client.release(broken);
  }
}

const CELLS: Readonly<Record<PayoutExportColumn, (payout: PayoutForDisplay) => string | null | undefined>> = {
  id: (payout) => payout.id,
  created_at: (payout) => payout.createdAt,
  direction: (payout) => payout.direction,
  status: (payout) => payout.status,
  currency: (payout) => payout.currency,
  amount: (payout) => payout.amount,
  fee: (payout) => payout.fee,
  beneficiary_name: (payout) => payout.beneficiary?.name,
  bank: (payout) => payout.beneficiary?.bankCode,
  branch_code: (payout) => payout.beneficiary?.branchCode,
  account_number: (payout) => payout.beneficiary?.accountNumber,
  account_type: (payout) => payout.beneficiary?.accountType,
  recipient_reference: (payout) => payout.recipientReference,
  batch_label: (payout) => payout.batch?.label,
  batch_id: (payout) => payout.batch?.id,
  withdrawal_id: (payout) => payout.withdrawalId,
  rail: (payout) => payout.rail,
  failure_code: (payout) => payout.failureCode,
  failure_reason: (payout) => payout.failureReason,
  updated_at: (payout) => payout.updatedAt,
};

function recordOf(payout: PayoutForDisplay): string {
  return csvRow(PAYOUT_EXPORT_COLUMNS.map((column) => CELLS[column](payout) ?? ''));
}
