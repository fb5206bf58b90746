-- A bank connection may pay and receive: the receipts of its account are in COLLECTION, the rest in FUNDING.
ALTER TABLE "bank_file_connections" DROP CONSTRAINT "bank_file_connection_purpose";--> statement-breakpoint
ALTER TABLE "bank_file_connections"
	ADD COLUMN "receives" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connection_receives"
	CHECK (NOT "bank_file_connections"."receives"
          OR "bank_file_connections"."purpose" = 'PAYMENTS');--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connection_purpose"
	CHECK (CASE
          WHEN "bank_file_connections"."purpose" = 'PAYMENTS' THEN
            num_nulls("bank_file_connections"."payer_branch_code",
                      "bank_file_connections"."payer_account_type",
                      "bank_file_connections"."profile") = 0
            AND ("bank_file_connections"."bank_name" IS NOT NULL) = "bank_file_connections"."receives"
          WHEN "bank_file_connections"."purpose" IN ('RECEIPTS', 'STATEMENTS_ONLY') THEN
            num_nonnulls("bank_file_connections"."payer_branch_code",
                         "bank_file_connections"."payer_account_type", "bank_file_connections"."profile",
                         "bank_file_connections"."certified_at", "bank_file_connections"."rehearsed_at",
                         "bank_file_connections"."first_live_at") = 0
            AND "bank_file_connections"."bank_name" IS NOT NULL AND "bank_file_connections"."rails" = '{}'
          ELSE false END);
--> statement-breakpoint
-- Pay pages show the account, so a second user has to switch the connection on; and an account with receipts,
-- which the bank may still take back, goes on receiving.
CREATE FUNCTION guard_connection_receives() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.state = 'LIVE' OR cardinality(NEW.unconfirmed_by) = 0 THEN
    RAISE EXCEPTION 'a second user confirms whether payers pay into an account'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_connection_receives_confirmed';
  END IF;
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
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_connection_receives() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER bank_file_connections_receives BEFORE UPDATE ON bank_file_connections
  FOR EACH ROW WHEN (NEW.receives <> OLD.receives) EXECUTE FUNCTION guard_connection_receives();
--> statement-breakpoint
ALTER TABLE bank_file_connections ENABLE ALWAYS TRIGGER bank_file_connections_receives;
--> statement-breakpoint
-- What payers have paid into an account that also pays, less what the bank took back.
CREATE FUNCTION received_on_account(account uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(t.amount_minor), 0)::bigint
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
    JOIN bank_day_totals t
      ON t.entity_id = a.entity_id AND t.currency = a.currency
         AND ltrim(t.account_number, '0') = ltrim(a.account_number, '0') AND t.part = 'BOOKED_RECEIPT'
   WHERE a.id = account
$$;
--> statement-breakpoint
-- The part of it that is in COLLECTION: some may have been moved to FUNDING. Below zero, the bank took back
-- money that was moved already.
CREATE FUNCTION collected_on_account(account uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT received_on_account(account) - coalesce(sum(t.amount_minor), 0)::bigint
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
    JOIN bank_day_totals t
      ON t.entity_id = a.entity_id AND t.currency = a.currency
         AND ltrim(t.account_number, '0') = ltrim(a.account_number, '0') AND t.part = 'SWEPT'
   WHERE a.id = account
$$;
--> statement-breakpoint
-- What FUNDING has on an account: without what COLLECTION has there.
CREATE OR REPLACE FUNCTION funding_on_account(account uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT o.opening_minor + coalesce(sum(t.amount_minor), 0)::bigint - unbooked_out(account)
         - greatest(0, collected_on_account(account))
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
-- Money that the bank took back from payers after it was moved to FUNDING is missing there.
CREATE OR REPLACE FUNCTION unbooked_out_of_funding(entity uuid, currency_code text) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(unbooked_out(a.id) + greatest(0, -collected_on_account(a.id))), 0)::bigint
    FROM statement_accounts a
   WHERE a.entity_id = entity AND a.currency = currency_code AND NOT is_receiving(a.id)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_receiving_postings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM added p
         JOIN statement_accounts a ON a.id = p.account_id
         JOIN bank_file_connections c ON c.id = a.connection_id
        WHERE CASE c.purpose WHEN 'RECEIPTS' THEN p.kind IN ('PAYOUT', 'RETURN', 'FUNDING')
                             ELSE p.kind = 'RECEIPT' AND NOT c.receives END) THEN
    RAISE EXCEPTION 'a receiving account has receipts, and no payments or funding'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receiving_account_postings';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- A sweep in the ledger is right where the money of COLLECTION is on the account that pays. It needs to be
-- one account, so that it is known of which one the money is.
CREATE OR REPLACE FUNCTION collects_at_bank(entity uuid, currency_code text) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
           SELECT 1
             FROM bank_file_connections c
            WHERE c.entity_id = entity AND c.currency = currency_code AND c.purpose = 'RECEIPTS'
              AND (c.state = 'LIVE'
                   OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)))
         OR (SELECT count(*)
               FROM statement_accounts a
               JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
              WHERE a.entity_id = entity AND a.currency = currency_code) > 1
$$;
--> statement-breakpoint
-- What the refund of a batch still has to move from COLLECTION to FUNDING: the amount of the receipt's
-- refunds that are approved and count, less what they have moved, as far as COLLECTION has it on the
-- account. Nothing unless the account to which the receipt came pays the batch.
CREATE FUNCTION to_sweep_for_refund(batch uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT greatest(0, least(collected_on_account(r.account_id), f.amount_minor + others.minor - swept.minor))
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
$$;
