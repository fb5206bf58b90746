import { explain } from '../../../shared/error-texts.ts';
import { Readable } from 'node:stream';
import type pg from 'pg';
import type { exportPayouts as op } from '../../../contract/dashboard/payout-proof.ts';
import {
  EXPORTED_FIELDS,
  PAYOUT_EXPORT_COLUMNS,
  type ExportedField,
  type PayoutColumn,
  type PayoutExportColumn,
} from '../../../domain/withdrawal/payout-export.ts';
import { csvRow } from '../../../shared/csv.ts';
import { Problem } from '../../../shared/errors.ts';
import { actorOf, recordAudit } from '../../audit/audit.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../config/payment-config.ts';
import {
  displayPayout,
  FROM_PAYOUTS,
  PAYOUT_COLUMNS,
  type PayoutForDisplay,
} from '../payouts/payout-for-display.ts';
import { EXPORTED_COLUMNS } from '../withdrawal-columns.ts';
import type { RowOf } from '../../platform/database/pool.ts';
import { payoutsFound } from '../payouts/payout-filters.ts';

const ROWS_A_FETCH = 2_000;
/** Each export occupies a connection until its client has read everything. */
const EXPORTS_AT_ONCE = 4;
/**
 * How long a client may take to read the rows of one fetch. The transaction only reads and blocks no other.
 */
const SLOW_READER_MS = 300_000;
/** Spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';

const SELECT_EXPORTED = `
  SELECT ${PAYOUT_COLUMNS}, ${EXPORTED_COLUMNS}
  ${FROM_PAYOUTS}` as const;

type ExportedRow = RowOf<typeof SELECT_EXPORTED>;

/**
 * GET /app/payouts.csv: the payouts that the filters find, streamed from one snapshot. An error aborts the
 * transfer, so that a client never takes a part for the whole file. 429 `too_many_exports`.
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
    // The export is audited before the first byte leaves, because the file has full account numbers.
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
      `${SELECT_EXPORTED} ${where} ORDER BY p.created_at DESC, p.id DESC`,
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
  const detail = explain('too_many_exports');
  return new Problem(429, 'too_many_exports', 'Too many exports', detail, {
    headers: { 'retry-after': '10' },
  });
}

/**
 * CSV text, many rows at a time, from one snapshot. Fetches more rows once the client has read the last ones.
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
      const { rows } = await client.query<ExportedRow>(`FETCH ${ROWS_A_FETCH} FROM payouts_found`);
      if (rows.length > 0) yield rows.map(recordOf).join('');
      if (rows.length < ROWS_A_FETCH) return;
    }
  } finally {
    await client.query('ROLLBACK').catch((error: Error) => (broken = error));
    client.release(broken);
  }
}

/** The cells of the columns that describe the payout itself. */
const PAYOUT_CELLS: Readonly<Record<PayoutColumn, (payout: PayoutForDisplay) => string | null | undefined>> =
  {
    id: (payout) => payout.id,
    created_at: (payout) => payout.createdAt,
    direction: (payout) => payout.direction,
    status: (payout) => payout.status,
    currency: (payout) => payout.currency,
    amount: (payout) => payout.amount,
    fee: (payout) => payout.fee,
    recipient_reference: (payout) => payout.recipientReference,
    batch_label: (payout) => payout.batch?.label,
    batch_id: (payout) => payout.batch?.id,
    withdrawal_id: (payout) => payout.withdrawalId,
    rail: (payout) => payout.rail,
    failure_code: (payout) => payout.failureCode,
    failure_reason: (payout) => payout.failureReason,
    updated_at: (payout) => payout.updatedAt,
  };

/** The column of the withdrawal for each column of the export that is one of its fields. */
const COLUMN_OF_FIELD: ReadonlyMap<PayoutExportColumn, ExportedField['column']> = new Map(
  EXPORTED_FIELDS.map(({ name, column }) => [name, column]),
);

function recordOf(row: ExportedRow): string {
  const payout = displayPayout(row);
  return csvRow(
    PAYOUT_EXPORT_COLUMNS.map((name) => {
      const column = COLUMN_OF_FIELD.get(name);
      return (column ? row[column] : PAYOUT_CELLS[name as PayoutColumn](payout)) ?? '';
    }),
  );
}
