import type { Queryable, Tx } from '../../../platform/database/pool.ts';

/** The opening balance of an account that two users have booked. */
export interface BookedOpening {
  /** The first day that it does not contain. */
  day: string;
  openingMinor: bigint;
  confirmedBy: string;
  confirmedAt: Date;
}

/** Null while none is booked. */
export async function loadBookedOpening(db: Queryable, accountId: string): Promise<BookedOpening | null> {
  const [row] = await db.query(
    `SELECT day, opening_minor, confirmed_by, confirmed_at
       FROM opening_balances
      WHERE account_id = $1 AND withdrawn_at IS NULL AND confirmed_at IS NOT NULL`,
    [accountId],
  );
  if (!row) return null;
  return {
    day: row.day,
    openingMinor: row.opening_minor,
    confirmedBy: row.confirmed_by!,
    confirmedAt: row.confirmed_at!,
  };
}

/**
 * Finds which of these entries the opening balance of their account contains: those of an earlier day that
 * are on no statement from the one that states it. An entry that the bank dates back is on a later statement.
 */
export async function containedEntries(
  tx: Tx,
  accountId: string,
  entryIds: readonly string[],
): Promise<Set<string>> {
  const rows = await tx.query(
    `SELECT e.id
       FROM statement_entries e
       JOIN opening_balances o ON o.account_id = $1 AND o.confirmed_at IS NOT NULL AND e.booking_date < o.day
       JOIN bank_statements b ON b.id = o.statement_id
      WHERE e.id = ANY($2) AND e.account_id = $1
        AND NOT EXISTS (
              SELECT 1
                FROM statement_lines l
                JOIN bank_statements s ON s.id = l.statement_id
               WHERE l.entry_id = e.id AND s.kind = 'STATEMENT' AND s.taken_back_at IS NULL
                 AND (s.order_date, coalesce(s.sequence_number, 0), s.id)
                     >= (b.order_date, coalesce(b.sequence_number, 0), b.id))`,
    [accountId, entryIds],
  );
  return new Set(rows.map(({ id }) => id));
}
