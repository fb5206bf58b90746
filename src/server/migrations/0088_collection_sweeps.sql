CREATE TABLE "collection_sweeps" (
	"transfer_id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"funding_id" uuid NOT NULL,
	"swept_by" uuid NOT NULL,
	"swept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "collection_sweep_amount" CHECK ("collection_sweeps"."amount_minor" > 0)
);
--> statement-breakpoint
ALTER TABLE "collection_sweeps" ADD CONSTRAINT "collection_sweeps_transfer_id_transfers_id_fk"
	FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_sweeps" ADD CONSTRAINT "collection_sweeps_funding_fk"
	FOREIGN KEY ("entity_id","funding_id") REFERENCES "public"."funding_records"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "collection_sweeps" ADD CONSTRAINT "collection_sweeps_user_fk"
	FOREIGN KEY ("entity_id","swept_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- What can be swept by hand: what COLLECTION has. Once a bank pays the batches, no more than payers have paid
-- into the account that pays: money that was simulated before is in no account.
CREATE FUNCTION sweepable_by_hand(entity uuid, currency_code text) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT least(
           coalesce((SELECT l.balance_minor
                       FROM ledger_accounts l
                      WHERE l.entity_id = entity AND l.access_type = 'COLLECTION' AND l.bucket = 'AVAILABLE'
                        AND l.currency = currency_code), 0),
           CASE WHEN EXISTS (
                  SELECT 1
                    FROM bank_file_connections c
                   WHERE c.entity_id = entity AND c.currency = currency_code AND c.first_live_at IS NOT NULL)
                THEN coalesce((SELECT sum(collected_on_account(a.id))
                                 FROM statement_accounts a
                                 JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
                                WHERE a.entity_id = entity AND a.currency = currency_code), 0)
           END)::bigint
$$;
--> statement-breakpoint
-- A sweep by hand moves its amount from COLLECTION to FUNDING, by a user who may, and only where the money is
-- in the ledger: what is on a receiving account at a bank moves by a transfer there.
CREATE FUNCTION guard_collection_sweep() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  moved record;
BEGIN
  IF NOT is_enabled_user(NEW.entity_id, NEW.swept_by, '{APPROVER,ADMIN}') THEN
    RAISE EXCEPTION 'an approver or an admin moves collected money'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'collection_sweep_user';
  END IF;
  IF collects_at_bank(NEW.entity_id, NEW.currency) THEN
    RAISE EXCEPTION 'money on a receiving account at a bank is not swept in the ledger'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'collection_sweep_in_ledger';
  END IF;
  SELECT count(*) AS postings,
         count(*) FILTER (WHERE a.access_type = 'COLLECTION' AND a.bucket = 'AVAILABLE'
                            AND p.amount_minor = -NEW.amount_minor) AS taken,
         count(*) FILTER (WHERE a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                            AND p.amount_minor = NEW.amount_minor) AS given
    INTO moved
    FROM transfers t
    JOIN postings p ON p.transfer_id = t.id
    JOIN ledger_accounts a ON a.id = p.account_id
   WHERE t.id = NEW.transfer_id AND t.kind = 'SWEEP' AND t.entity_id = NEW.entity_id AND t.batch_id IS NULL
     AND a.entity_id = NEW.entity_id AND p.currency = NEW.currency
     AND NOT EXISTS (SELECT 1 FROM schedule_sweeps s WHERE s.transfer_id = t.id);
  IF moved.postings <> 2 OR moved.taken <> 1 OR moved.given <> 1 THEN
    RAISE EXCEPTION 'a sweep is a transfer of its amount from COLLECTION to FUNDING'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'collection_sweep_transfer';
  END IF;
  IF NOT EXISTS (
       SELECT 1
         FROM funding_records f
         JOIN funding_movements m ON m.funding_id = f.id AND m.transfer_id = NEW.transfer_id
        WHERE f.id = NEW.funding_id AND f.entity_id = NEW.entity_id AND f.currency = NEW.currency
          AND f.source = 'COLLECTION' AND f.received_minor = NEW.amount_minor) THEN
    RAISE EXCEPTION 'a sweep has a funding record of its amount'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'collection_sweep_record';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_collection_sweep() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER collection_sweeps_guard BEFORE INSERT ON collection_sweeps
  FOR EACH ROW EXECUTE FUNCTION guard_collection_sweep();
--> statement-breakpoint
ALTER TABLE collection_sweeps ENABLE ALWAYS TRIGGER collection_sweeps_guard;
--> statement-breakpoint
CREATE TRIGGER collection_sweeps_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON collection_sweeps
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE collection_sweeps ENABLE ALWAYS TRIGGER collection_sweeps_append_only;
