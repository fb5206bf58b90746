import type { Queryable } from '../../../platform/database/pool.ts';
import { loadBookedOpening } from '../statements/booked-opening.ts';
import { firstDayOf } from '../statements/first-day.ts';
import { IS_CONTINUED } from '../statements/statement-order.ts';

/** Where the comparison of an account with its statements begins. */
export interface Beginning {
  openingMinor: bigint;
  /** The first day that is compared. */
  firstDay: string;
  /** Whether users have booked it. Otherwise it is only that of the first statement. */
  isBooked: boolean;
}

/** Null for an account without a statement that has a closing balance. */
export async function loadBeginning(db: Queryable, accountId: string): Promise<Beginning | null> {
  const booked = await loadBookedOpening(db, accountId);
  if (booked) return { openingMinor: booked.openingMinor, firstDay: booked.day, isBooked: true };
  const [first] = await db.query(
    `SELECT f.opening_minor, f.opening_date, f.closing_date, f.closing_minor, f.booked_minor
       FROM (SELECT s.order_date
               FROM bank_statements s
              WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
                AND s.taken_back_at IS NULL
                AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
              ORDER BY s.order_date, coalesce(s.sequence_number, 0), s.id
              LIMIT 1) d
      CROSS JOIN LATERAL (
             SELECT s.opening_minor, s.opening_date, s.closing_date, s.closing_minor, s.booked_minor
               FROM bank_statements s
              WHERE s.account_id = $1 AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
                AND s.taken_back_at IS NULL
                AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
                AND s.order_date = d.order_date
              ORDER BY coalesce(s.sequence_number, 0), ${IS_CONTINUED} DESC, s.id
              LIMIT 1) f`,
    [accountId],
  );
  if (!first) return null;
  return {
    openingMinor: first.opening_minor ?? (first.closing_minor ?? 0n) - first.booked_minor,
    firstDay: firstDayOf(first.opening_date, first.closing_date!),
    isBooked: false,
  };
}
