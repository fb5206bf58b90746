import type { Queryable } from '../../../platform/database/pool.ts';
import { firstDayOf } from '../statements/first-day.ts';

/** The most statements that are offered. */
const MOST = 31;

/** A statement that balances, begins with a day, and counts rather than another one of the same name. */
export interface Candidate {
  statementId: string;
  name: string;
  day: string;
  openingMinor: bigint;
}

/** The statements with which an account can begin, the earliest first; or the one with this id. */
export async function loadCandidates(
  db: Queryable,
  accountId: string,
  statementId: string | null = null,
): Promise<Candidate[]> {
  const rows = await db.query(
    `SELECT s.id, s.statement_name, s.opening_minor, s.opening_date, s.closing_date, e.first_booked,
            (SELECT max(b.order_date)
               FROM bank_statements b
              WHERE b.account_id = s.account_id AND b.kind = 'STATEMENT' AND b.taken_back_at IS NULL
                AND (b.order_date, coalesce(b.sequence_number, 0), b.id)
                    < (s.order_date, coalesce(s.sequence_number, 0), s.id)
                AND NOT is_outdone(b.account_id, b.kind, b.statement_name, b.by_users)) AS booked_until
       FROM bank_statements s
       LEFT JOIN LATERAL (
             SELECT min(n.booking_date) AS first_booked
               FROM statement_lines l
               JOIN statement_entries n ON n.id = l.entry_id
              WHERE l.statement_id = s.id AND n.status = 'BOOKED') e ON true
      WHERE s.account_id = $1 AND ($2::uuid IS NULL OR s.id = $2) AND s.kind = 'STATEMENT'
        AND s.taken_back_at IS NULL AND s.closing_date IS NOT NULL
        AND s.opening_minor + s.booked_minor = s.closing_minor
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
      ORDER BY s.order_date, coalesce(s.sequence_number, 0), s.id
      LIMIT $3`,
    [accountId, statementId, MOST],
  );
  return rows.flatMap((row) => {
    const firstDay = firstDayOf(row.opening_date, row.closing_date!);
    // Some banks write the opening balance with the first day of a week, and book entries on that day.
    const isFromOpening = row.first_booked === row.opening_date;
    const day = isFromOpening && row.opening_date !== null ? row.opening_date : firstDay;
    // The opening balance must be that of the beginning of a day.
    const isInside = row.booked_until !== null && row.booked_until >= day;
    const isBackDated = row.first_booked !== null && row.first_booked < day;
    if (isInside || isBackDated) return [];
    return [{ statementId: row.id, name: row.statement_name, day, openingMinor: row.opening_minor! }];
  });
}
