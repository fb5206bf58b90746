-- A sweep in the ledger, or of a refund, is right where the money of COLLECTION is known to be on the account
-- that pays: one account, with a booked opening balance, so that batches of another account cannot use it.
CREATE OR REPLACE FUNCTION collects_at_bank(entity uuid, currency_code text) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
           SELECT 1
             FROM bank_file_connections c
            WHERE c.entity_id = entity AND c.currency = currency_code AND c.purpose = 'RECEIPTS'
              AND (c.state = 'LIVE'
                   OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)))
         OR EXISTS (
           SELECT 1
             FROM statement_accounts a
             JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
            WHERE a.entity_id = entity AND a.currency = currency_code
              AND NOT EXISTS (
                    SELECT 1
                      FROM opening_balances o
                     WHERE o.account_id = a.id AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL))
         OR (SELECT count(*)
               FROM statement_accounts a
               JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
              WHERE a.entity_id = entity AND a.currency = currency_code) > 1
$$;
--> statement-breakpoint
-- As in 0080, and never more than COLLECTION has, and nothing before the account has its opening balance.
CREATE OR REPLACE FUNCTION to_sweep_for_refund(batch uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT greatest(0, least(collected_on_account(r.account_id), f.amount_minor + others.minor - swept.minor,
                           (SELECT l.balance_minor
                              FROM ledger_accounts l
                             WHERE l.entity_id = f.entity_id AND l.access_type = 'COLLECTION'
                               AND l.bucket = 'AVAILABLE' AND l.currency = a.currency)))
    FROM receipt_refunds f
    JOIN receipts r ON r.id = f.receipt_id
    JOIN statement_accounts a ON a.id = r.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
   CROSS JOIN LATERAL (
         SELECT coalesce(sum(o.amount_minor), 0)::bigint AS minor
           FROM receipt_refunds o
           JOIN batches b ON b.id = o.batch_id AND b.status <> 'PENDING_APPROVAL'
          WHERE o.receipt_id = r.id AND o.batch_id <> batch AND refund_counts(o.batch_id)) others
   CROSS JOIN LATERAL (
         SELECT coalesce(sum(p.amount_minor), 0)::bigint AS minor
           FROM receipt_refunds o
           JOIN transfers t ON t.batch_id = o.batch_id AND t.kind = 'SWEEP'
           JOIN postings p ON p.transfer_id = t.id AND p.amount_minor > 0
          WHERE o.receipt_id = r.id) swept
   WHERE f.batch_id = batch AND paying_account(batch) = r.account_id
     AND EXISTS (
           SELECT 1
             FROM opening_balances o
            WHERE o.account_id = r.account_id AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL)
$$;
--> statement-breakpoint
-- As in 0080, and under the lock under which entries are posted: a receipt that is being posted is seen.
CREATE OR REPLACE FUNCTION guard_connection_receives() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.state = 'LIVE' OR cardinality(NEW.unconfirmed_by) = 0 THEN
    RAISE EXCEPTION 'a second user confirms whether payers pay into an account'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_connection_receives_confirmed';
  END IF;
  PERFORM 1 FROM statement_accounts a WHERE a.connection_id = OLD.id ORDER BY a.id FOR UPDATE;
  IF OLD.receives AND EXISTS (
       SELECT 1
         FROM statement_accounts a
         JOIN receipts r ON r.account_id = a.id
        WHERE a.connection_id = OLD.id) THEN
    RAISE EXCEPTION 'an account that has receipts goes on receiving'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'bank_connection_receives_kept';
  END IF;
  RETURN NEW;
END $$;
