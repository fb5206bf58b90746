import type { Tx } from '../../../platform/database/pool.ts';
import { containedEntries, type BookedOpening } from './booked-opening.ts';
import { addToDays, type DayAccount } from './day-totals.ts';

/**
 * Sets aside the open entries of an account that its opening balance contains, for the user who confirmed it.
 * One of an earlier day that is on a later statement stays open: it counts on the first day of the account.
 * Returns how many are set aside.
 */
export async function setEarlyAside(
  tx: Tx,
  account: DayAccount & { id: string },
  { day, confirmedBy, confirmedAt }: BookedOpening,
): Promise<number> {
  const early = await tx.query(
    `SELECT entry_id, booking_date, amount_minor
       FROM reconciled_entries
      WHERE account_id = $1 AND state = 'OPEN' AND booking_date < $2`,
    [account.id, day],
  );
  const contained = await containedEntries(
    tx,
    account.id,
    early.map(({ entry_id }) => entry_id),
  );
  const aside = early.filter(({ entry_id }) => contained.has(entry_id));
  const late = early.filter(({ entry_id }) => !contained.has(entry_id));
  await tx.query(
    `UPDATE reconciled_entries
        SET state = 'SET_ASIDE', aside_at = $2, aside_by = $3, aside_reason = $4
      WHERE entry_id = ANY($1)`,
    [aside.map(({ entry_id }) => entry_id), confirmedAt, confirmedBy, beforeOpening(day)],
  );
  await tx.query('UPDATE reconciled_entries SET booking_date = $2 WHERE entry_id = ANY($1)', [
    late.map(({ entry_id }) => entry_id),
    day,
  ]);
  await addToDays(tx, account, [
    ...aside.map((row) => ({
      day: row.booking_date,
      part: 'SET_ASIDE' as const,
      amountMinor: row.amount_minor,
    })),
    ...late.flatMap((row) => [
      { day: row.booking_date, part: 'ENTRIES' as const, amountMinor: -row.amount_minor },
      { day, part: 'ENTRIES' as const, amountMinor: row.amount_minor },
    ]),
  ]);
  return aside.length;
}

/** Why an entry that the opening balance contains is set aside. */
function beforeOpening(day: string): string {
  return `Before ${day}: the opening balance of the account contains it.`;
}
