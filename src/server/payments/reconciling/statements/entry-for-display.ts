import type { z } from 'zod';
import type { StatementEntry } from '../../../../contract/dashboard/statements.ts';
import { formatAmount, type Currency } from '../../../../shared/money.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

export type EntryForDisplay = z.input<typeof StatementEntry>;

/** The most payments of an entry that are shown with it. */
const MOST_DETAILS = 20;

/** Entries by their ids, in the order of the ids, each with the first payments that it names. */
export async function loadEntriesForDisplay(
  db: Queryable,
  ids: readonly string[],
  currencyOf: (id: string) => Currency,
): Promise<EntryForDisplay[]> {
  const rows = await db.query(
    `SELECT e.id, e.amount_minor, e.is_reversal, e.status, e.booking_date, e.value_date,
            e.bank_reference, e.code, e.text, e.batch_count
       FROM statement_entries e
      WHERE e.id = ANY($1)`,
    [ids],
  );
  const details = await db.query(
    `SELECT entry_id, end_to_end_id, amount_minor, text, counterparty_name, counterparty_account, returned
       FROM entry_details
      WHERE entry_id = ANY($1) AND position < $2
      ORDER BY entry_id, position`,
    [ids, MOST_DETAILS],
  );
  const counts = await db.query(
    'SELECT entry_id, count(*) AS count FROM entry_details WHERE entry_id = ANY($1) GROUP BY entry_id',
    [ids],
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const byEntry = new Map<string, typeof details>();
  for (const row of details) byEntry.set(row.entry_id, [...(byEntry.get(row.entry_id) ?? []), row]);
  const countOf = new Map(counts.map((row) => [row.entry_id, Number(row.count)]));
  return ids.map((id) => {
    const row = byId.get(id)!;
    const currency = currencyOf(id);
    return {
      id,
      amount: formatAmount(row.amount_minor, currency),
      isReversal: row.is_reversal,
      status: row.status,
      bookingDate: row.booking_date,
      valueDate: row.value_date,
      bankReference: row.bank_reference,
      code: row.code,
      text: row.text,
      batchCount: row.batch_count,
      detailCount: countOf.get(id) ?? 0,
      details: (byEntry.get(id) ?? []).map((detail) => ({
        endToEndId: detail.end_to_end_id,
        amount: detail.amount_minor === null ? null : formatAmount(detail.amount_minor, currency),
        text: detail.text,
        counterparty: { name: detail.counterparty_name, accountNumber: detail.counterparty_account },
        returned: detail.returned && { code: detail.returned.code, text: detail.returned.text },
      })),
    };
  });
}
