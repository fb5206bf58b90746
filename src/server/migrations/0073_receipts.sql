-- Receipts: money that payers have paid into a receiving account, and what it pays.
CREATE TABLE "receipt_allocations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"request_id" uuid,
	"payer_id" uuid,
	"amount_minor" bigint NOT NULL,
	"way" text NOT NULL,
	"reason" text,
	"allocated_by" uuid,
	"allocated_at" timestamp (3) with time zone NOT NULL,
	"end_kind" text,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"end_reason" text,
	CONSTRAINT "receipt_allocation_amount"
		CHECK ("amount_minor" > 0),
	CONSTRAINT "receipt_allocation_of_one"
		CHECK (num_nonnulls("request_id", "payer_id") = 1),
	CONSTRAINT "receipt_allocation_user"
		CHECK ("way" = 'EXACT' OR "allocated_by" IS NOT NULL),
	CONSTRAINT "receipt_allocation_end"
		CHECK (CASE "end_kind"
            WHEN 'DEALLOCATED' THEN num_nulls("ended_at", "ended_by", "end_reason") = 0
            WHEN 'TAKEN_BACK' THEN "ended_at" IS NOT NULL AND "end_reason" IS NULL
            ELSE num_nonnulls("end_kind", "ended_at", "ended_by", "end_reason") = 0
          END)
);
--> statement-breakpoint
CREATE TABLE "receipts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"received_on" text NOT NULL,
	"text" text NOT NULL,
	"counterparty_name" text,
	"counterparty_account" text,
	"reason" text NOT NULL,
	"payer_id" uuid,
	"status" text NOT NULL,
	"allocated_minor" bigint NOT NULL,
	"transfer_id" uuid NOT NULL,
	"payout_id" uuid NOT NULL,
	"return_entry_id" uuid,
	"returned_on" text,
	"returned_at" timestamp (3) with time zone,
	"return_transfer_id" uuid,
	"version" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipts_entry_id_unique" UNIQUE("entry_id"),
	CONSTRAINT "receipts_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "receipts_payout_id_unique" UNIQUE("payout_id"),
	CONSTRAINT "receipts_return_entry_id_unique" UNIQUE("return_entry_id"),
	CONSTRAINT "receipts_return_transfer_id_unique" UNIQUE("return_transfer_id"),
	CONSTRAINT "receipts_in_entity" UNIQUE("entity_id","id"),
	CONSTRAINT "receipt_amount"
		CHECK ("amount_minor" > 0),
	CONSTRAINT "receipt_status"
		CHECK (CASE "status"
            WHEN 'UNALLOCATED' THEN "allocated_minor" = 0
            WHEN 'PARTLY_ALLOCATED' THEN "allocated_minor" > 0 AND "allocated_minor" < "amount_minor"
            WHEN 'ALLOCATED' THEN "allocated_minor" = "amount_minor"
            WHEN 'RETURNED' THEN "allocated_minor" = 0
            ELSE false END),
	CONSTRAINT "receipt_return"
		CHECK (num_nonnulls("return_entry_id", "returned_on", "returned_at", "return_transfer_id")
          = CASE "status" WHEN 'RETURNED' THEN 4 ELSE 0 END)
);
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "balance_not_negative";--> statement-breakpoint
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_allocated_by_users_id_fk"
	FOREIGN KEY ("allocated_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_ended_by_users_id_fk"
	FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_receipt_fk"
	FOREIGN KEY ("entity_id","receipt_id") REFERENCES "public"."receipts"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_request_fk"
	FOREIGN KEY ("entity_id","request_id") REFERENCES "public"."payment_requests"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_allocations" ADD CONSTRAINT "receipt_allocations_payer_fk"
	FOREIGN KEY ("entity_id","payer_id") REFERENCES "public"."payers"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_entry_id_reconciled_entries_entry_id_fk"
	FOREIGN KEY ("entry_id") REFERENCES "public"."reconciled_entries"("entry_id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_transfer_id_transfers_id_fk"
	FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payout_id_payouts_id_fk"
	FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_return_entry_id_reconciled_entries_entry_id_fk"
	FOREIGN KEY ("return_entry_id") REFERENCES "public"."reconciled_entries"("entry_id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_return_transfer_id_transfers_id_fk"
	FOREIGN KEY ("return_transfer_id") REFERENCES "public"."transfers"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_account_fk"
	FOREIGN KEY ("entity_id","account_id") REFERENCES "public"."statement_accounts"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipts" ADD CONSTRAINT "receipts_payer_fk"
	FOREIGN KEY ("entity_id","payer_id") REFERENCES "public"."payers"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_allocations_of_receipt" ON "receipt_allocations"
	USING btree ("receipt_id","allocated_at","id");--> statement-breakpoint
CREATE INDEX "receipt_allocations_of_request" ON "receipt_allocations"
	USING btree ("request_id","allocated_at","id")
	WHERE request_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "receipt_allocations_credits" ON "receipt_allocations"
	USING btree ("entity_id","payer_id")
	WHERE payer_id IS NOT NULL AND ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "receipts_listed" ON "receipts"
	USING btree ("entity_id","received_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "receipts_by_status" ON "receipts"
	USING btree
	("entity_id","status","received_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "receipts_of_payer" ON "receipts"
	USING btree ("entity_id","payer_id","received_on" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE payer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "receipts_from_account" ON "receipts"
	USING btree ("entity_id","counterparty_account")
	WHERE counterparty_account IS NOT NULL AND payer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "receipts_to_take_back" ON "receipts"
	USING btree ("account_id","amount_minor","received_on");--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "balance_not_negative"
		CHECK ("bucket" = 'OUTSIDE' OR "balance_minor" >= 0
          OR ("access_type" IN ('FUNDING', 'COLLECTION') AND "bucket" = 'AVAILABLE'));
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- The ledger: what the bank takes back may leave COLLECTION below zero, because the money is gone
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION apply_postings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY transfer_id, currency HAVING sum(amount_minor) <> 0) THEN
    RAISE EXCEPTION 'a transfer must sum to zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_sums_to_zero';
  END IF;
  PERFORM 1 FROM ledger_accounts
    WHERE id IN (SELECT account_id FROM added)
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE ledger_accounts a
     SET balance_minor = a.balance_minor + d.delta, updated_at = d.moved_at
    FROM (SELECT account_id, sum(amount_minor)::bigint AS delta, max(created_at) AS moved_at
            FROM added GROUP BY account_id) d
   WHERE a.id = d.account_id;
  -- Only what the bank itself took may leave an account below zero.
  IF EXISTS (
       SELECT 1
         FROM ledger_accounts a
         JOIN added p ON p.account_id = a.id
         JOIN transfers t ON t.id = p.transfer_id
        WHERE a.bucket = 'AVAILABLE' AND a.balance_minor < 0 AND p.amount_minor < 0
          AND t.kind NOT IN ('OPENING', 'FUND_RETURN', 'COLLECT_RETURN', 'CHARGE'))
  THEN
    RAISE EXCEPTION 'a balance must not fall below zero (balance_not_negative)'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'balance_not_negative';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Whether a transfer moves an amount between COLLECTION and the outside, and nothing else.
CREATE OR REPLACE FUNCTION is_collected(
  transfer uuid, p_kind text, entity uuid, p_currency text, minor bigint)
  RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT count(*) = 2
         AND count(*) FILTER (WHERE a.access_type = 'COLLECTION' AND a.bucket = 'AVAILABLE'
                                AND p.amount_minor = minor) = 1
         AND count(*) FILTER (WHERE a.bucket = 'OUTSIDE' AND p.amount_minor = -minor) = 1
    FROM transfers t
    JOIN postings p ON p.transfer_id = t.id
    JOIN ledger_accounts a ON a.id = p.account_id
   WHERE t.id = transfer AND t.kind = p_kind AND t.entity_id = entity AND a.entity_id = entity
     AND p.currency = p_currency
$$;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Receipts. Transitions: domain/collections/receipt-states.ts
-- ---------------------------------------------------------------------------------------------------------

-- Only a receiving account has receipts, and its money is never posted as a payment or as funding.
CREATE OR REPLACE FUNCTION guard_receiving_postings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM added p
         JOIN statement_accounts a ON a.id = p.account_id
         JOIN bank_file_connections c ON c.id = a.connection_id
        WHERE CASE c.purpose WHEN 'RECEIPTS' THEN p.kind IN ('PAYOUT', 'RETURN', 'FUNDING')
                             ELSE p.kind = 'RECEIPT' END) THEN
    RAISE EXCEPTION 'a receiving account has receipts, and no payments or funding'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receiving_account_postings';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_receiving_postings() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_postings_receiving AFTER INSERT ON entry_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_receiving_postings();
--> statement-breakpoint
ALTER TABLE entry_postings ENABLE ALWAYS TRIGGER entry_postings_receiving;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER receipts_moves BEFORE UPDATE ON receipts FOR EACH ROW WHEN (
  OLD.status <> NEW.status AND NOT CASE OLD.status
    WHEN 'UNALLOCATED' THEN NEW.status IN ('PARTLY_ALLOCATED', 'ALLOCATED', 'RETURNED')
    WHEN 'PARTLY_ALLOCATED' THEN NEW.status IN ('UNALLOCATED', 'ALLOCATED', 'RETURNED')
    WHEN 'ALLOCATED' THEN NEW.status IN ('UNALLOCATED', 'PARTLY_ALLOCATED', 'RETURNED')
    ELSE false
  END
) EXECUTE FUNCTION refuse_row('a receipt has no such transition');
--> statement-breakpoint
ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_moves;
--> statement-breakpoint
-- A receipt is what an entry was posted as, and it moves the ledger by its amount; so is its return.
CREATE OR REPLACE FUNCTION guard_receipt() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'UNALLOCATED' THEN
      RAISE EXCEPTION 'a receipt begins unallocated'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_begins';
    END IF;
    IF NEW.amount_minor IS DISTINCT FROM (
         SELECT sum(p.amount_minor)
           FROM entry_postings p
           JOIN statement_accounts a ON a.id = p.account_id AND a.currency = NEW.currency
          WHERE p.entry_id = NEW.entry_id AND p.kind = 'RECEIPT' AND p.account_id = NEW.account_id
            AND p.entity_id = NEW.entity_id) THEN
      RAISE EXCEPTION 'a receipt is what an entry was posted as'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_of_entry';
    END IF;
    IF NOT is_collected(NEW.transfer_id, 'COLLECT', NEW.entity_id, NEW.currency, NEW.amount_minor) THEN
      RAISE EXCEPTION 'a receipt moves its amount to COLLECTION'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_moves_ledger';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.status = 'RETURNED'
     OR (to_jsonb(OLD) - ARRAY['payer_id', 'status', 'allocated_minor', 'return_entry_id', 'returned_on',
                               'returned_at', 'return_transfer_id', 'version', 'updated_at'])
        <> (to_jsonb(NEW) - ARRAY['payer_id', 'status', 'allocated_minor', 'return_entry_id', 'returned_on',
                                  'returned_at', 'return_transfer_id', 'version', 'updated_at'])
     OR NEW.version < OLD.version THEN
    RAISE EXCEPTION 'a receipt keeps what the bank said, and ends once the bank took it back'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'receipt_kept';
  END IF;
  IF NEW.allocated_minor <> (
       SELECT coalesce(sum(a.amount_minor), 0)
         FROM receipt_allocations a
        WHERE a.receipt_id = NEW.id AND a.ended_at IS NULL) THEN
    RAISE EXCEPTION 'the allocations of a receipt sum to what it has allocated'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_allocated';
  END IF;
  IF NEW.status = 'RETURNED' AND (
       NOT is_collected(NEW.return_transfer_id, 'COLLECT_RETURN', NEW.entity_id, NEW.currency,
                        -NEW.amount_minor)
       OR -NEW.amount_minor IS DISTINCT FROM (
            SELECT sum(p.amount_minor)
              FROM entry_postings p
             WHERE p.entry_id = NEW.return_entry_id AND p.kind = 'RECEIPT' AND p.account_id = NEW.account_id
               AND p.entity_id = NEW.entity_id)) THEN
    RAISE EXCEPTION 'the bank takes back a receipt by an entry, and the ledger moves by its amount'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'receipt_taken_back';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_receipt() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER receipts_guard BEFORE INSERT OR UPDATE ON receipts
  FOR EACH ROW EXECUTE FUNCTION guard_receipt();
--> statement-breakpoint
ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER receipts_not_deleted BEFORE DELETE OR TRUNCATE ON receipts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_not_deleted;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Allocations: never more than the receipt or than what the request has open
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION guard_allocation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  receipt receipts%ROWTYPE;
  request payment_requests%ROWTYPE;
BEGIN
  IF EXISTS (
       SELECT 1
         FROM users u
        WHERE u.id IN (NEW.allocated_by, NEW.ended_by) AND u.entity_id <> NEW.entity_id) THEN
    RAISE EXCEPTION 'an allocation and its users belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'allocation_across_entities';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL
       OR (to_jsonb(OLD) - ARRAY['end_kind', 'ended_at', 'ended_by', 'end_reason'])
          <> (to_jsonb(NEW) - ARRAY['end_kind', 'ended_at', 'ended_by', 'end_reason']) THEN
      RAISE EXCEPTION 'an allocation ends once, and does not change otherwise'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'allocation_kept';
    END IF;
    RETURN NEW;
  END IF;
  -- The lock lets the allocations of a receipt follow one another, so that their sum holds.
  SELECT * INTO receipt
    FROM receipts WHERE id = NEW.receipt_id AND entity_id = NEW.entity_id FOR NO KEY UPDATE;
  IF receipt.id IS NULL OR receipt.status = 'RETURNED' OR NEW.ended_at IS NOT NULL THEN
    RAISE EXCEPTION 'a receipt that the bank has not taken back is allocated'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'allocation_of_returned';
  END IF;
  IF NEW.amount_minor > receipt.amount_minor - (
       SELECT coalesce(sum(a.amount_minor), 0)
         FROM receipt_allocations a
        WHERE a.receipt_id = receipt.id AND a.ended_at IS NULL) THEN
    RAISE EXCEPTION 'no more is allocated than a receipt has'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'allocation_above_receipt';
  END IF;
  IF NEW.request_id IS NOT NULL THEN
    SELECT * INTO request
      FROM payment_requests WHERE id = NEW.request_id AND entity_id = NEW.entity_id FOR NO KEY UPDATE;
    IF request.currency IS DISTINCT FROM receipt.currency
       OR request.status NOT IN ('OPEN', 'PARTLY_PAID')
       OR NEW.amount_minor > request.amount_minor - request.paid_minor THEN
      RAISE EXCEPTION 'no more is allocated than a payment request has open'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'allocation_above_request';
    END IF;
  END IF;
  IF EXISTS (
       SELECT 1
         FROM reconciled_entries r
         JOIN statement_files f ON f.id = r.file_id
        WHERE r.entry_id = receipt.entry_id AND is_by_users(f.id)
          AND (NEW.allocated_by IS NULL OR NEW.allocated_by = ANY (f.uploaders))) THEN
    RAISE EXCEPTION 'the uploader of a statement does not allocate its receipts'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'allocation_by_uploader';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_allocation() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER receipt_allocations_guard BEFORE INSERT OR UPDATE ON receipt_allocations
  FOR EACH ROW EXECUTE FUNCTION guard_allocation();
--> statement-breakpoint
ALTER TABLE receipt_allocations ENABLE ALWAYS TRIGGER receipt_allocations_guard;
--> statement-breakpoint
-- The receipt and the request follow their allocations. A request that has ended stays so.
CREATE OR REPLACE FUNCTION apply_allocation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  moved_at timestamptz := coalesce(NEW.ended_at, NEW.allocated_at);
BEGIN
  UPDATE receipts r
     SET allocated_minor = s.minor, version = r.version + 1, updated_at = moved_at,
         status = CASE WHEN s.minor = 0 THEN 'UNALLOCATED'
                       WHEN s.minor < r.amount_minor THEN 'PARTLY_ALLOCATED'
                       ELSE 'ALLOCATED' END
    FROM (SELECT coalesce(sum(a.amount_minor), 0)::bigint AS minor
            FROM receipt_allocations a
           WHERE a.receipt_id = NEW.receipt_id AND a.ended_at IS NULL) s
   WHERE r.id = NEW.receipt_id;
  UPDATE payment_requests q
     SET paid_minor = s.minor, version = q.version + 1, updated_at = moved_at,
         status = CASE WHEN q.status NOT IN ('OPEN', 'PARTLY_PAID', 'PAID') THEN q.status
                       WHEN s.minor = 0 THEN 'OPEN'
                       WHEN s.minor < q.amount_minor THEN 'PARTLY_PAID'
                       ELSE 'PAID' END
    FROM (SELECT coalesce(sum(a.amount_minor), 0)::bigint AS minor
            FROM receipt_allocations a
           WHERE a.request_id = NEW.request_id AND a.ended_at IS NULL) s
   WHERE q.id = NEW.request_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION apply_allocation() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER receipt_allocations_applied AFTER INSERT OR UPDATE ON receipt_allocations
  FOR EACH ROW EXECUTE FUNCTION apply_allocation();
--> statement-breakpoint
ALTER TABLE receipt_allocations ENABLE ALWAYS TRIGGER receipt_allocations_applied;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER receipt_allocations_not_deleted BEFORE DELETE OR TRUNCATE ON receipt_allocations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE receipt_allocations ENABLE ALWAYS TRIGGER receipt_allocations_not_deleted;
--> statement-breakpoint
-- A request keeps what its payer may have written down. Only allocations pay it.
CREATE OR REPLACE FUNCTION guard_payment_request() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'OPEN' OR NEW.paid_minor <> 0 THEN
      RAISE EXCEPTION 'a payment request begins open'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_request_begins';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.entity_id, NEW.payer_id, NEW.currency, NEW.reference, NEW.created_by, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.entity_id, OLD.payer_id, OLD.currency, OLD.reference, OLD.created_by, OLD.created_at)
     OR NEW.version < OLD.version THEN
    RAISE EXCEPTION 'the payer, the currency and the reference of a payment request do not change'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_request_kept';
  END IF;
  IF NEW.amount_minor <> OLD.amount_minor AND (OLD.paid_minor <> 0 OR OLD.status <> 'OPEN') THEN
    RAISE EXCEPTION 'the amount of a payment request is fixed once money came'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_request_amount_fixed';
  END IF;
  IF NEW.paid_minor <> OLD.paid_minor AND NEW.paid_minor <> (
       SELECT coalesce(sum(a.amount_minor), 0)
         FROM receipt_allocations a
        WHERE a.request_id = NEW.id AND a.ended_at IS NULL) THEN
    RAISE EXCEPTION 'only receipts pay a payment request'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_request_receipts';
  END IF;
  IF NEW.status = 'WRITTEN_OFF' AND OLD.status <> 'WRITTEN_OFF' AND NOT EXISTS (
       SELECT 1
         FROM write_offs w
        WHERE w.request_id = NEW.id AND w.status = 'DONE'
          AND w.amount_minor = NEW.amount_minor - NEW.paid_minor) THEN
    RAISE EXCEPTION 'a payment request is written off by as many users as its amount needs'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_request_written_off';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- A receiving account has the money of COLLECTION: FUNDING does not count it
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION is_receiving(account uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT c.purpose = 'RECEIPTS'
    FROM statement_accounts a
    JOIN bank_file_connections c ON c.id = a.connection_id
   WHERE a.id = account
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION unbooked_out_of_funding(entity uuid, currency_code text) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(unbooked_out(a.id)), 0)::bigint
    FROM statement_accounts a
   WHERE a.entity_id = entity AND a.currency = currency_code AND NOT is_receiving(a.id)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION not_available_of_funding(entity uuid, currency_code text) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT unbooked_out_of_funding(entity, currency_code)
         + coalesce((SELECT sum(CASE WHEN is_paying(a.id) THEN 0 ELSE greatest(0, free_on_account(a.id)) END)
                       FROM opening_balances o
                       JOIN statement_accounts a ON a.id = o.account_id
                      WHERE o.entity_id = entity AND a.currency = currency_code AND NOT is_receiving(a.id)
                        AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL), 0)::bigint
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION not_for_batch(batch uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT unbooked_out_of_funding(b.entity_id, b.currency)
         + coalesce((SELECT sum(CASE WHEN a.id = b.payer AND is_paying(a.id) THEN 0
                                     ELSE greatest(0, free_on_account(a.id)) END)
                       FROM opening_balances o
                       JOIN statement_accounts a ON a.id = o.account_id
                      WHERE o.entity_id = b.entity_id AND a.currency = b.currency AND NOT is_receiving(a.id)
                        AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL), 0)::bigint
    FROM (SELECT entity_id, currency, paying_account(id) AS payer FROM batches WHERE id = batch) b
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_opening_balance() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1 FROM users u
        WHERE u.id IN (NEW.proposed_by, NEW.confirmed_by, NEW.withdrawn_by) AND u.entity_id <> NEW.entity_id)
  THEN
    RAISE EXCEPTION 'an opening balance and its users belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opening_balance_across_entities';
  END IF;
  IF NOT EXISTS (
       SELECT 1 FROM bank_statements s
        WHERE s.id = NEW.statement_id AND s.account_id = NEW.account_id AND s.kind = 'STATEMENT'
          AND s.opening_minor = NEW.opening_minor AND s.opening_minor + s.booked_minor = s.closing_minor)
  THEN
    RAISE EXCEPTION 'an opening balance is that of a statement that balances'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opening_balance_of_statement';
  END IF;
  IF TG_OP = 'INSERT' AND num_nonnulls(NEW.confirmed_at, NEW.withdrawn_at) > 0 THEN
    RAISE EXCEPTION 'an opening balance begins with its first user'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opening_balance_begins';
  END IF;
  IF NEW.transfer_id IS NOT NULL AND NEW.booked_minor IS DISTINCT FROM (
       SELECT sum(p.amount_minor)
         FROM transfers t
         JOIN postings p ON p.transfer_id = t.id
         JOIN ledger_accounts l ON l.id = p.account_id
        WHERE t.id = NEW.transfer_id AND t.kind = 'OPENING' AND t.entity_id = NEW.entity_id
          AND l.access_type = CASE WHEN is_receiving(NEW.account_id) THEN 'COLLECTION' ELSE 'FUNDING' END)
  THEN
    RAISE EXCEPTION 'an opening balance moves the ledger by its amount'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opening_balance_moves_ledger';
  END IF;
  RETURN NEW;
END $$;
