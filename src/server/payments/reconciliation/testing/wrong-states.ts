import type { Database } from '../../../platform/database/pool.ts';

/** Settlements whose stored state is not the one that their postings and their payments give. */
export async function wrongStates(database: Database): Promise<unknown[]> {
  return database.query(
    `SELECT f.id, t.state, x.state AS computed
       FROM bank_files f
       LEFT JOIN settlement_totals t ON t.file_id = f.id
      CROSS JOIN LATERAL (
            SELECT count(*) AS payouts, coalesce(sum(w.amount_minor), 0) AS minor
              FROM withdrawals w
             WHERE w.batch_id = f.batch_id AND w.status NOT IN ('FAILED', 'CANCELLED')) n
      CROSS JOIN LATERAL (
            SELECT count(*) FILTER (WHERE o.part = 0) AS settled, coalesce(sum(-o.amount_minor), 0) AS minor
              FROM entry_postings o
             WHERE o.file_id = f.id AND o.kind = 'PAYOUT') p
      CROSS JOIN LATERAL (
            SELECT CASE WHEN p.settled = 0 AND n.payouts = 0 THEN 'NOTHING_DUE'
                        WHEN p.settled = 0 THEN 'WAITING'
                        WHEN p.settled < n.payouts THEN 'PARTIAL'
                        WHEN p.minor = n.minor THEN 'SETTLED'
                        ELSE 'DIFFERENT' END AS state) x
      WHERE f.left_at IS NOT NULL AND (t.state IS DISTINCT FROM x.state OR t.entity_id <> f.entity_id
            OR t.execution_date <> f.execution_date)`,
  );
}
