import type { Database } from '../../../../platform/database/pool.ts';

/** Settlements whose stored sums or states are not those that their postings and their payments give. */
export async function wrongStates(database: Database): Promise<unknown[]> {
  return database.query(
    `SELECT f.id, t.state, x.state AS computed, t.difference_state, t.over_minor,
            n.over_minor AS computed_over
       FROM bank_files f
       LEFT JOIN settlement_totals t ON t.file_id = f.id
      CROSS JOIN LATERAL (
            SELECT count(*) FILTER (WHERE w.is_due) AS payouts,
                   count(*) FILTER (WHERE w.is_due AND w.shown IS NOT NULL) AS settled,
                   coalesce(sum(w.shown), 0) AS shown_minor,
                   coalesce(sum(greatest(w.shown - w.due, 0)), 0) AS over_minor,
                   coalesce(sum(greatest(w.due - w.shown, 0)), 0) AS under_minor
              FROM (SELECT p.status NOT IN ('FAILED', 'CANCELLED') AS is_due,
                           CASE WHEN p.status IN ('FAILED', 'CANCELLED') THEN 0
                                ELSE p.amount_minor END AS due,
                           (SELECT sum(-o.amount_minor)
                              FROM entry_postings o
                             WHERE o.withdrawal_id = p.id AND o.kind = 'PAYOUT') AS shown
                      FROM withdrawals p
                     WHERE p.batch_id = f.batch_id) w) n
      CROSS JOIN LATERAL (
            SELECT CASE WHEN n.payouts = 0 AND n.over_minor = 0 AND n.under_minor = 0 THEN 'NOTHING_DUE'
                        WHEN n.payouts > 0 AND n.settled = 0 THEN 'WAITING'
                        WHEN n.settled < n.payouts THEN 'PARTIAL'
                        WHEN n.over_minor = 0 AND n.under_minor = 0 THEN 'SETTLED'
                        ELSE 'DIFFERENT' END AS state,
                   CASE WHEN n.over_minor = 0 AND n.under_minor = 0 THEN 'NONE'
                        ELSE coalesce(
                          (SELECT CASE WHEN a.over_minor <> n.over_minor
                                         OR a.under_minor <> n.under_minor THEN 'OUTDATED'
                                       WHEN a.needs_second AND a.confirmed_by IS NULL THEN 'WAITING'
                                       ELSE 'ACKNOWLEDGED' END
                             FROM settlement_acknowledgements a
                            WHERE a.file_id = f.id AND a.ended_at IS NULL), 'OPEN') END AS difference_state) x
      WHERE f.left_at IS NOT NULL
        AND ((t.state, t.difference_state, t.settled_count, t.settled_minor, t.over_minor, t.under_minor)
             IS DISTINCT FROM
             (x.state, x.difference_state, n.settled, n.shown_minor, n.over_minor, n.under_minor)
             OR t.entity_id <> f.entity_id OR t.execution_date <> f.execution_date)`,
  );
}
