import { groupBy } from '../../../../shared/group-by.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** What an entry says about who paid, and for what. */
export interface EntryWords {
  entryId: string;
  amountMinor: bigint;
  bookingDate: string;
  text: string;
  /** The other side, if the entry has one. */
  counterpartyName: string | null;
  counterpartyAccount: string | null;
}

/** The words of entries, by their ids, in the order in which the bank booked them. */
export async function loadWords(
  db: Queryable,
  entryIds: readonly string[],
): Promise<Map<string, EntryWords>> {
  const rows = await db.query(
    `SELECT e.id, e.amount_minor, e.booking_date, e.text
       FROM statement_entries e
      WHERE e.id = ANY($1)
      ORDER BY e.booking_date, e.received_at,
               (SELECT min(l.position) FROM statement_lines l WHERE l.entry_id = e.id), e.id`,
    [entryIds],
  );
  const details = await db.query(
    `SELECT d.entry_id, d.end_to_end_id, d.text, d.counterparty_name, d.counterparty_account
       FROM entry_details d
      WHERE d.entry_id = ANY($1)
      ORDER BY d.entry_id, d.position`,
    [entryIds],
  );
  const byEntry = groupBy(details, ({ entry_id }) => entry_id);
  return new Map(
    rows.map((row) => {
      const own = byEntry.get(row.id) ?? [];
      const [only, another] = own;
      return [
        row.id,
        {
          entryId: row.id,
          amountMinor: row.amount_minor,
          bookingDate: row.booking_date,
          text: wordsTogether([row.text, ...own.flatMap((one) => [one.text, one.end_to_end_id ?? ''])]),
          counterpartyName: another ? null : (only?.counterparty_name ?? null),
          counterpartyAccount: another ? null : (only?.counterparty_account ?? null),
        },
      ];
    }),
  );
}

/** Texts as one. A character between them keeps a reference from being read across two of them. */
export function wordsTogether(texts: readonly string[]): string {
  return texts.filter((text) => text !== '').join(' 0 ');
}
