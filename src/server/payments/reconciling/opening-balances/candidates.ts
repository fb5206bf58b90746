import type { Queryable } from '../../../platform/database/pool.ts';
import { firstDayOf } from '../statements/first-day.ts';

/** The most statements that are offered. */
const MOST = 31;

/** A statement that balances, and that no other one of the same name outdoes. */
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
    `SELECT s.id, s.statement_name, s.opening_minor, s.opening_date, s.closing_date, e.first_booked
       FROM bank_statements s
       LEFT JOIN LATERAL (
             SELECT min(n.booking_date) AS first_booked
               FROM statement_lines l
               JOIN statement_entries n ON n.id = l.entry_id
              WHERE l.statement_id = s.id AND n.status = 'BOOKED') e ON true
      WHERE s.account_id = $1 AND ($2::uuid IS NULL OR s.id = $2) AND s.kind = 'STATEMENT'
        AND s.opening_minor + s.booked_minor = s.closing_minor AND s.closing_date IS NOT NULL
        AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
      ORDER BY s.order_date, coalesce(s.sequence_number, 0), s.id
      LIMIT $3`,
    [accountId, statementId, MOST],
  );
  return rows.map((row) => {
    const firstDay = firstDayOf(row.opening_date, row.closing_date!);
    // Some banks write the opening balance with the first day of a week, and book entries on that day.
    const isEarlier = row.first_booked !== null && row.first_booked < firstDay;
    return {
      statementId: row.id,
      name: row.statement_name,
      day: isEarlier ? row.first_booked! : firstDay,
      openingMinor: row.opening_minor!,
    };
  });
}
