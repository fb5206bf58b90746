import type { Queryable } from '../../../platform/database/pool.ts';

/** The opening balance of an account that two users have booked. */
export interface BookedOpening {
  /** The first day that it does not hold. */
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

/** Why an entry of an earlier day is set aside. */
export function beforeOpening(day: string): string {
  return `Before ${day}: the opening balance of the account contains it.`;
}
