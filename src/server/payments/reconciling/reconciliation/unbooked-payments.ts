import { MINUTE_MS } from '../../../../shared/time.ts';
import type { Queryable } from '../../../platform/database/pool.ts';

/** Booking takes seconds. What waits longer than this needs no page that looks every few seconds. */
const BOOKED_WITHIN_MS = 10 * MINUTE_MS;

/**
 * The connections of whose payments the bank has lately reported something, a payment on a statement or a
 * return, that the worker has not booked yet.
 */
export async function connectionsWithUnbooked(
  db: Queryable,
  entityId: string,
  now: Date,
): Promise<Set<string>> {
  const rows = await db.query(
    `SELECT f.connection_id
       FROM bank_file_payments p
       JOIN bank_files f ON f.id = p.file_id
       JOIN withdrawals w ON w.id = p.withdrawal_id
      WHERE p.entity_id = $1 AND p.returned_at >= $2 AND p.state = 'RETURNED' AND w.status = 'COMPLETE'
      UNION
     SELECT f.connection_id
       FROM batches b
       JOIN bank_files f ON f.batch_id = b.id
      WHERE b.entity_id = $1 AND b.status = 'PROCESSING'
        AND EXISTS (
              SELECT
                FROM bank_file_payments p
                JOIN withdrawals w ON w.id = p.withdrawal_id
               WHERE p.file_id = f.id AND p.statement_at >= $2
                 AND w.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED'))`,
    [entityId, new Date(now.getTime() - BOOKED_WITHIN_MS)],
  );
  return new Set(rows.map((row) => row.connection_id!));
}
