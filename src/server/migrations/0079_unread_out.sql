-- Money that left an account between two statements, of which no statement has an entry: one opens with less
-- than the one before closed with, because a statement between them has not come. The bank has paid it, so it
-- is not available. What the ledger has taken out and no statement has shown may be that money: it counts
-- once. Money that came in between two statements counts only with its entries.
CREATE FUNCTION unread_out(account uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(greatest(0, o.opening_minor + e.entries_minor - l.closing_minor
                                  - greatest(0, e.taken_minor) - h.sent_minor)), 0)::bigint
    FROM opening_balances o
    JOIN statement_accounts a ON a.id = o.account_id
   CROSS JOIN LATERAL (
         SELECT s.order_date, s.closing_minor
           FROM bank_statements s
          WHERE s.account_id = a.id AND s.kind = 'STATEMENT' AND s.closing_date IS NOT NULL
            AND s.taken_back_at IS NULL
            AND NOT is_outdone(s.account_id, s.kind, s.statement_name, s.by_users)
            AND s.order_date >= o.day
          ORDER BY s.order_date DESC, coalesce(s.sequence_number, 0) DESC,
                EXISTS (SELECT FROM bank_statements n
                         WHERE n.account_id = s.account_id AND n.order_date = s.order_date
                           AND n.kind = 'STATEMENT' AND s.sequence_number IS NULL
                           AND n.sequence_number IS NULL AND n.id <> s.id
                           AND n.opening_minor = s.closing_minor AND n.closing_minor <> s.closing_minor
                           AND n.taken_back_at IS NULL
                           AND NOT is_outdone(n.account_id, n.kind, n.statement_name, n.by_users)),
                s.id DESC
          LIMIT 1) l
   CROSS JOIN LATERAL (
         SELECT coalesce(sum(t.amount_minor) FILTER (WHERE t.part = 'ENTRIES'), 0) AS entries_minor,
                coalesce(sum(t.amount_minor) FILTER (WHERE t.part IN ('POSTED_PAYOUT', 'POSTED_FEE')), 0)
                - coalesce(sum(t.amount_minor) FILTER (WHERE t.part IN ('BOOKED_PAYOUT', 'BOOKED_FEE')), 0)
                  AS taken_minor
           FROM bank_day_totals t
          WHERE t.entity_id = a.entity_id AND t.currency = a.currency
            AND ltrim(t.account_number, '0') = ltrim(a.account_number, '0')
            AND t.day >= o.day AND t.day <= l.order_date) e
   CROSS JOIN LATERAL (
         SELECT coalesce(sum(c.amount_minor + c.fee_minor), 0) AS sent_minor
           FROM batches b
           JOIN batch_counts c ON c.batch_id = b.id AND c.status IN ('SUBMITTED', 'UNCONFIRMED')
          WHERE b.entity_id = a.entity_id AND b.currency = a.currency AND b.status = 'PROCESSING'
            AND paying_account(b.id) = a.id) h
   WHERE o.account_id = account AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unbooked_out(account uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(
           (SELECT coalesce(sum(r.unbooked_out_minor), 0)
              FROM reconciled_entries r
             WHERE r.account_id = account AND r.state = 'OPEN' AND r.unbooked_out_minor > 0
               AND r.booking_date >= o.day)
           + unbooked_aside(account, o.day)
           + unread_out(account)
           + greatest(0, -(SELECT coalesce(sum(p.amount_minor), 0)
                             FROM entry_postings p
                            WHERE p.account_id = account AND p.kind = 'CORRECTION'
                              AND p.booking_date >= o.day))), 0)::bigint
    FROM opening_balances o
   WHERE o.account_id = account AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL
$$;
