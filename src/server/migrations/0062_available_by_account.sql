-- Debits that were set aside have left the account as well, until the bank gives them back: credits that were
-- set aside count against them. Entries before the opening balance are in it.
CREATE OR REPLACE FUNCTION unbooked_out(account uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(
           (SELECT coalesce(sum(r.unbooked_out_minor), 0)
              FROM reconciled_entries r
             WHERE r.account_id = account AND r.state = 'OPEN' AND r.unbooked_out_minor > 0
               AND r.booking_date >= o.day)
           + greatest(0, (SELECT coalesce(sum(r.unbooked_out_minor - greatest(0, r.amount_minor)), 0)
                            FROM reconciled_entries r
                           WHERE r.account_id = account AND r.state = 'SET_ASIDE'
                             AND r.booking_date >= o.day))
           + greatest(0, -(SELECT coalesce(sum(p.amount_minor), 0)
                             FROM entry_postings p
                            WHERE p.account_id = account AND p.kind = 'CORRECTION'
                              AND p.booking_date >= o.day))), 0)::bigint
    FROM opening_balances o
   WHERE o.account_id = account AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL
$$;
--> statement-breakpoint
-- What FUNDING has on an account: its opening balance and what is booked on it since, less what has left it
-- unbooked. Null for an account without an opening balance: its part is not known.
CREATE OR REPLACE FUNCTION funding_on_account(account uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT o.opening_minor + coalesce(sum(t.amount_minor), 0)::bigint - unbooked_out(account)
    FROM opening_balances o
    JOIN statement_accounts a ON a.id = o.account_id
    LEFT JOIN bank_day_totals t
           ON t.entity_id = a.entity_id AND t.currency = a.currency
              AND ltrim(t.account_number, '0') = ltrim(a.account_number, '0')
              AND t.day >= o.day AND starts_with(t.part, 'BOOKED_')
   WHERE o.account_id = account AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL
   GROUP BY o.id
$$;
--> statement-breakpoint
-- The account that pays a batch: that of its bank file, else that of the connection which carries its rail.
-- A connection that is off counts, because the batch waits for it. Null for an account without statements.
CREATE OR REPLACE FUNCTION paying_account(batch uuid) RETURNS uuid
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT a.id
    FROM batches b
   CROSS JOIN LATERAL (
         SELECT f.payer_account_number AS number, 0 AS place, f.sealed_at AS since
           FROM bank_files f
          WHERE f.batch_id = b.id AND f.withdrawn_at IS NULL
          UNION ALL
         SELECT c.payer_account_number, CASE c.state WHEN 'LIVE' THEN 1 ELSE 2 END, c.created_at
           FROM bank_file_connections c
          WHERE c.entity_id = b.entity_id AND c.currency = b.currency AND c.purpose = 'PAYMENTS'
            AND c.first_live_at IS NOT NULL
            AND (SELECT w.rail FROM withdrawals w WHERE w.batch_id = b.id LIMIT 1) = ANY (c.rails)
          ORDER BY place, since
          LIMIT 1) carrier
    JOIN statement_accounts a
      ON a.entity_id = b.entity_id AND a.currency = b.currency
         AND ltrim(a.account_number, '0') = ltrim(carrier.number, '0')
   WHERE b.id = batch
$$;
--> statement-breakpoint
-- What is held for the batches that an account pays.
CREATE OR REPLACE FUNCTION held_on_account(account uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(c.amount_minor + c.fee_minor), 0)::bigint
    FROM statement_accounts a
    JOIN batches b ON b.entity_id = a.entity_id AND b.currency = a.currency
                      AND b.status IN ('APPROVED', 'PROCESSING')
    JOIN batch_counts c
      ON c.batch_id = b.id AND c.status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED')
   WHERE a.id = account AND paying_account(b.id) = account
$$;
--> statement-breakpoint
-- What an account can still pay; null for one without an opening balance.
CREATE OR REPLACE FUNCTION free_on_account(account uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT funding_on_account(account) - held_on_account(account)
$$;
--> statement-breakpoint
-- Whether a connection that is on pays from an account. One that is off or only watches it does not.
CREATE OR REPLACE FUNCTION is_paying(account uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
           SELECT FROM statement_accounts a
             JOIN bank_file_connections c
               ON c.entity_id = a.entity_id AND c.currency = a.currency AND c.state = 'LIVE'
                  AND c.purpose = 'PAYMENTS'
                  AND ltrim(c.payer_account_number, '0') = ltrim(a.account_number, '0')
            WHERE a.id = account)
$$;
--> statement-breakpoint
-- The part of FUNDING that no batch can use: money that left unbooked, and money on accounts that do not pay.
CREATE OR REPLACE FUNCTION not_available_of_funding(entity uuid, currency_code text) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT unbooked_out_of_funding(entity, currency_code)
         + coalesce((SELECT sum(CASE WHEN is_paying(a.id) THEN 0 ELSE greatest(0, free_on_account(a.id)) END)
                       FROM opening_balances o
                       JOIN statement_accounts a ON a.id = o.account_id
                      WHERE o.entity_id = entity AND a.currency = currency_code
                        AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL), 0)::bigint
$$;
--> statement-breakpoint
-- The part of FUNDING that a batch cannot use: the same, and money on accounts other than its payer.
CREATE OR REPLACE FUNCTION not_for_batch(batch uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT unbooked_out_of_funding(b.entity_id, b.currency)
         + coalesce((SELECT sum(CASE WHEN a.id = b.payer AND is_paying(a.id) THEN 0
                                     ELSE greatest(0, free_on_account(a.id)) END)
                       FROM opening_balances o
                       JOIN statement_accounts a ON a.id = o.account_id
                      WHERE o.entity_id = b.entity_id AND a.currency = b.currency
                        AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL), 0)::bigint
    FROM (SELECT entity_id, currency, paying_account(id) AS payer FROM batches WHERE id = batch) b
$$;
--> statement-breakpoint
-- An account by the name of its connection and its number.
CREATE OR REPLACE FUNCTION account_name(account uuid) RETURNS text
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT c.display_name || ' ' || a.account_number
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id
   WHERE a.id = account
$$;
