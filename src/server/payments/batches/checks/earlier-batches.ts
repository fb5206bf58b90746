import type { Queryable } from '../../../platform/database/pool.ts';

/** Earlier batches that are considered as the last run. */
export const CANDIDATES = 50;
/** Payments of the batch whose beneficiaries are looked up to find the batch that paid most of them. */
export const LOOKED_UP = 200;

/** The batches that were paid before, newest first, with how many people they share with the batch. */
export function earlierBatches(
  database: Queryable,
  entityId: string,
  batch: { id: string; created_at: Date },
) {
  return database.query(
    `WITH earlier AS MATERIALIZED (
       SELECT id, label, created_at, withdrawal_count
         FROM batches
        WHERE entity_id = $1 AND created_at < $3 AND id <> $2
          AND status IN ('PROCESSING', 'COMPLETE', 'PARTIALLY_COMPLETE')
        ORDER BY created_at DESC, id DESC
        LIMIT ${CANDIDATES}
     ), people AS MATERIALIZED (
       SELECT beneficiary_id FROM withdrawals WHERE batch_id = $2 ORDER BY row_number LIMIT ${LOOKED_UP}
     ), shared AS (
       SELECT w.batch_id, count(DISTINCT w.beneficiary_id)::int AS shared
         FROM (SELECT DISTINCT beneficiary_id FROM people) p
         JOIN withdrawals w ON w.beneficiary_id = p.beneficiary_id
        -- A withdrawal is created with its batch. Earlier payments are not read.
        WHERE w.created_at >= (SELECT min(created_at) FROM earlier)
        GROUP BY w.batch_id
     )
     SELECT e.id, e.label, e.created_at, e.withdrawal_count, coalesce(s.shared, 0) AS shared
       FROM earlier e
       LEFT JOIN shared s ON s.batch_id = e.id
      ORDER BY e.created_at DESC, e.id DESC`,
    [entityId, batch.id, batch.created_at],
  );
}
