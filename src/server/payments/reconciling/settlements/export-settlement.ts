import { Readable } from 'node:stream';
import { exportSettlement as op, SETTLEMENT_EXPORT_COLUMNS } from '../../../../contract/settlements.ts';
import { csvRow } from '../../../../shared/csv.ts';
import { formatAmount, parseAmount } from '../../../../shared/money.ts';
import { actorOf, recordAudit } from '../../../audit/audit.ts';
import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import type { Handler } from '../../../platform/http/route.ts';
import { displaySettled, SELECT_SETTLED, type SettledPayoutForDisplay } from './settled-payout.ts';
import { loadSettlement, type SettlementForDisplay } from './settlement-for-display.ts';

const ROWS_A_QUERY = 1_000;
/** Spreadsheets need it to recognise UTF-8. */
const BYTE_ORDER_MARK = '\uFEFF';
/** Smaller than any id. */
const NO_ID_YET = '00000000-0000-0000-0000-000000000000';

type Record = Partial<{ [Column in (typeof SETTLEMENT_EXPORT_COLUMNS)[number]]: string | null }>;

/**
 * GET /payments/settlements/{id}/export: the payouts in the order of the file, then what came back and the
 * fees. It occupies a connection for one query at a time. Errors: 404.
 */
export function exportSettlement(context: Context): Handler<typeof op> {
  return async ({ caller, params, reply }) => {
    const { database } = context;
    const settlement = await loadSettlement(database, caller.entityId, params.id);
    // The export is audited before the first byte leaves, because the file has full account numbers.
    await recordAudit(database, {
      entityId: caller.entityId,
      at: nowOf(context.clock),
      actor: actorOf(caller),
      action: 'settlement.exported',
      subjectType: 'bank_file',
      subjectId: settlement.id,
      details: { fileName: settlement.fileName },
    });
    return reply
      .header('content-disposition', `attachment; filename="settlement-${settlement.date}.csv"`)
      .header('cache-control', 'no-store')
      .type('text/csv; charset=utf-8')
      .send(Readable.from(records(context, settlement), { objectMode: true, highWaterMark: 1 }));
  };
}

async function* records(context: Context, settlement: SettlementForDisplay): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvRow(SETTLEMENT_EXPORT_COLUMNS);
  yield* textsOf(settlement, payoutRecords(context, settlement));
  yield* textsOf(settlement, otherRecords(context, settlement));
  if (settlement.acknowledgement) yield* textsOf(settlement, [[acknowledgementRecord(settlement)]]);
}

async function* textsOf(
  { currency, batch, fileName }: SettlementForDisplay,
  pages: AsyncIterable<readonly Record[]> | Iterable<readonly Record[]>,
): AsyncGenerator<string> {
  const ofAll: Record = { currency, batch: batch.label, file: fileName };
  for await (const page of pages)
    yield page
      .map((record) => csvRow(SETTLEMENT_EXPORT_COLUMNS.map((name) => ({ ...ofAll, ...record })[name] ?? '')))
      .join('');
}

async function* payoutRecords(
  { database }: Context,
  { id, currency }: SettlementForDisplay,
): AsyncGenerator<Record[]> {
  for (let after = 0; ;) {
    const rows = await database.query(
      `${SELECT_SETTLED}
        WHERE p.file_id = $1 AND p.sequence_number > $2
        ORDER BY p.sequence_number
        LIMIT $3`,
      [id, after, ROWS_A_QUERY],
    );
    const entries = await database.query(
      'SELECT id, bank_reference, text FROM statement_entries WHERE id = ANY($1)',
      [rows.map((row) => row.entry_id).filter((entryId) => entryId !== null)],
    );
    const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
    if (rows.length > 0)
      yield rows.map((row) => {
        const payout = displaySettled(row, currency);
        const entry = entryOf.get(row.entry_id ?? '');
        const due = payout.state === 'REJECTED' ? 0n : row.amount_minor;
        const difference = row.settled_minor === null ? 0n : -row.settled_minor - due;
        return {
          ...cellsOf(payout),
          over: difference > 0n ? formatAmount(difference, currency) : null,
          under: difference < 0n ? formatAmount(-difference, currency) : null,
          bank_reference: entry?.bank_reference ?? null,
          statement_text: entry?.text ?? null,
        };
      });
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_A_QUERY) return;
    after = last.sequence_number;
  }
}

function cellsOf(payout: SettledPayoutForDisplay): Record {
  return {
    kind: 'PAYOUT',
    state: payout.state,
    withdrawal_id: payout.withdrawalId,
    payout_id: payout.payoutId,
    beneficiary_name: payout.beneficiaryName,
    account_number: payout.accountNumber,
    reference: payout.reference,
    expected_amount: payout.amount,
    statement_amount: payout.settledAmount,
    booked_on: payout.settledOn,
    entry_id: payout.entryId,
    failure_code: payout.failureCode,
  };
}

/** Who acknowledged which difference; null amounts are empty cells, as in the other records. */
function acknowledgementRecord({ differenceState, acknowledgement, currency }: SettlementForDisplay): Record {
  const { overAmount, underAmount, by, at, confirmed, reason } = acknowledgement!;
  const unlessZero = (amount: string) => (parseAmount(amount, currency) === 0n ? null : amount);
  return {
    kind: 'ACKNOWLEDGEMENT',
    state: differenceState,
    over: unlessZero(overAmount),
    under: unlessZero(underAmount),
    acknowledged_by: by.name,
    acknowledged_at: at,
    confirmed_by: confirmed?.by.name ?? null,
    confirmed_at: confirmed?.at ?? null,
    reason,
  };
}

/** The returns, the fees, and what the bank rejected but debited, as statements show them. */
async function* otherRecords(
  { database }: Context,
  { id, currency }: SettlementForDisplay,
): AsyncGenerator<Record[]> {
  for (let after = NO_ID_YET; ;) {
    const rows = await database.query(
      `SELECT o.id, o.kind, o.withdrawal_id, w.payout_id, o.entry_id, o.amount_minor, o.expected_minor,
              o.booking_date, p.name, p.account_number, p.reference, p.failure_code, e.bank_reference, e.text
         FROM entry_postings o
         JOIN statement_entries e ON e.id = o.entry_id
         LEFT JOIN bank_file_payments p ON p.withdrawal_id = o.withdrawal_id
         LEFT JOIN withdrawals w ON w.id = o.withdrawal_id
        WHERE o.file_id = $1 AND o.kind IN ('RETURN', 'FEE', 'CORRECTION') AND o.id > $2
        ORDER BY o.id
        LIMIT $3`,
      [id, after, ROWS_A_QUERY],
    );
    const size = (minor: bigint) => (minor < 0n ? -minor : minor);
    if (rows.length > 0)
      yield rows.map((row) => {
        const difference = size(row.amount_minor) - size(row.expected_minor);
        return {
          kind: row.kind,
          withdrawal_id: row.withdrawal_id,
          payout_id: row.payout_id,
          beneficiary_name: row.name,
          account_number: row.account_number,
          reference: row.reference,
          expected_amount: formatAmount(size(row.expected_minor), currency),
          statement_amount: formatAmount(size(row.amount_minor), currency),
          over: difference > 0n ? formatAmount(difference, currency) : null,
          under: difference < 0n ? formatAmount(-difference, currency) : null,
          booked_on: row.booking_date,
          entry_id: row.entry_id,
          bank_reference: row.bank_reference,
          statement_text: row.text,
          failure_code: row.failure_code,
        };
      });
    const last = rows.at(-1);
    if (!last || rows.length < ROWS_A_QUERY) return;
    after = last.id;
  }
}
