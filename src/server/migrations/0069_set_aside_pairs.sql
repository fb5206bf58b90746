-- A credit that was set aside counts against debits of the same amount that were set aside: the bank has
-- given them back. Other credits do not. One that returns a payment whose return a reply has told is booked
-- already, and would otherwise make good a debit that has nothing to do with it.
CREATE OR REPLACE FUNCTION unbooked_aside(account uuid, since text) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(pairs.minor), 0)::bigint
    FROM (SELECT greatest(0, sum(r.unbooked_out_minor - greatest(0, r.amount_minor))) AS minor
            FROM reconciled_entries r
           WHERE r.account_id = account AND r.state = 'SET_ASIDE' AND r.booking_date >= since
           GROUP BY abs(r.amount_minor)) pairs
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
           + greatest(0, -(SELECT coalesce(sum(p.amount_minor), 0)
                             FROM entry_postings p
                            WHERE p.account_id = account AND p.kind = 'CORRECTION'
                              AND p.booking_date >= o.day))), 0)::bigint
    FROM opening_balances o
   WHERE o.account_id = account AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL
$$;
