import type { Queryable } from '../../../platform/database/pool.ts';
import { loadPaymentConfig } from '../../entity/config/payment-config.ts';

/**
 * The day on which the ledger counts the return of each payment that it has booked as returned: that of the
 * entry if one was posted before, else the day on which the return was booked.
 */
export async function returnDays(
  db: Queryable,
  entityId: string,
  withdrawalIds: readonly string[],
): Promise<Map<string, string>> {
  if (withdrawalIds.length === 0) return new Map();
  const { timezone } = await loadPaymentConfig(db, entityId);
  const rows = await db.query(
    `SELECT t.withdrawal_id,
            coalesce(p.booking_date, (t.created_at AT TIME ZONE $2)::date::text) AS day
       FROM transfers t
       LEFT JOIN entry_postings p
              ON p.withdrawal_id = t.withdrawal_id AND p.kind = 'RETURN' AND p.part = 0
                 AND p.posted_at <= t.created_at
      WHERE t.withdrawal_id = ANY($1) AND t.kind = 'REVERSE'`,
    [withdrawalIds, timezone],
  );
  return new Map(rows.map((row) => [row.withdrawal_id!, row.day!]));
}
