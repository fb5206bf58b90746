import { MOST_LINES, type getSettlement as op } from '../../../contract/settlements.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { displaySettled, SELECT_SETTLED } from './settled-payout.ts';
import { loadSettlement } from './settlement-for-display.ts';

/** GET /payments/settlements/{id}. Errors: 404. */
export function getSettlement({ database }: Context): Handler<typeof op> {
  return async ({ caller, params }) => {
    const settlement = await loadSettlement(database, caller.entityId, params.id);
    const { currency } = settlement;
    const lines = await database.query(
      `SELECT o.entry_id, o.kind, count(*) AS postings, sum(o.amount_minor)::bigint AS amount_minor,
              o.booking_date, e.bank_reference, e.text, r.way, r.posted_at, count(*) OVER () AS lines
         FROM entry_postings o
         JOIN statement_entries e ON e.id = o.entry_id
         JOIN reconciled_entries r ON r.entry_id = o.entry_id
        WHERE o.file_id = $1
        GROUP BY o.entry_id, o.kind, o.booking_date, e.bank_reference, e.text, r.way, r.posted_at
        ORDER BY o.booking_date, o.entry_id
        LIMIT $2`,
      [params.id, MOST_LINES],
    );
    const returns = await database.query(
      `${SELECT_SETTLED}
        WHERE p.file_id = $1 AND x.state = 'RETURNED'
        ORDER BY p.sequence_number
        LIMIT $2`,
      [params.id, MOST_LINES],
    );
    return {
      ...settlement,
      lineCount: Number(lines[0]?.lines ?? 0),
      lines: lines.map((row) => ({
        entryId: row.entry_id,
        kind: row.kind as 'PAYOUT' | 'RETURN' | 'FEE',
        payoutCount: row.kind === 'FEE' ? 0 : Number(row.postings),
        amount: formatAmount(row.amount_minor ?? 0n, currency),
        bookingDate: row.booking_date,
        bankReference: row.bank_reference,
        text: row.text,
        way: row.way!,
        postedAt: row.posted_at!.toISOString(),
      })),
      returns: returns.map((row) => displaySettled(row, currency)),
    };
  };
}
