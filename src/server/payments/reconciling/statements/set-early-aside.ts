import type { Tx } from '../../../platform/database/pool.ts';
import { beforeOpening, type BookedOpening } from './booked-opening.ts';
import { addToDays, type DayAccount } from './day-totals.ts';

/**
 * Sets the open entries of an account aside that its opening balance contains, for the user who confirmed it.
 * Returns how many.
 */
export async function setEarlyAside(
  tx: Tx,
  account: DayAccount & { id: string },
  { day, confirmedBy, confirmedAt }: BookedOpening,
): Promise<number> {
  const rows = await tx.query(
    `UPDATE reconciled_entries
        SET state = 'SET_ASIDE', aside_at = $3, aside_by = $4, aside_reason = $5
      WHERE account_id = $1 AND state = 'OPEN' AND booking_date < $2
      RETURNING booking_date, amount_minor`,
    [account.id, day, confirmedAt, confirmedBy, beforeOpening(day)],
  );
  await addToDays(
    tx,
    account,
    rows.map((row) => ({ day: row.booking_date, part: 'SET_ASIDE', amountMinor: row.amount_minor })),
  );
  return rows.length;
}
