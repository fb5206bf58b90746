-- Refunds: money of a receipt that is given back, by a batch of one withdrawal that is approved as any other.
CREATE TABLE "receipt_refunds" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"receipt_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"request_id" uuid,
	"payer_id" uuid,
	"amount_minor" bigint NOT NULL,
	"account" text NOT NULL,
	"reason" text NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "receipt_refunds_batch_id_unique" UNIQUE("batch_id"),
	CONSTRAINT "receipt_refund_amount"
		CHECK ("receipt_refunds"."amount_minor" > 0),
	CONSTRAINT "receipt_refund_account"
		CHECK ("receipt_refunds"."account" IN ('STATEMENT', 'TYPED'))
);
--> statement-breakpoint
ALTER TABLE "receipt_refunds" ADD CONSTRAINT "receipt_refunds_batch_id_batches_id_fk"
	FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_refunds" ADD CONSTRAINT "receipt_refunds_created_by_users_id_fk"
	FOREIGN KEY ("created_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_refunds" ADD CONSTRAINT "receipt_refunds_receipt_fk"
	FOREIGN KEY ("entity_id","receipt_id") REFERENCES "public"."receipts"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_refunds" ADD CONSTRAINT "receipt_refunds_request_fk"
	FOREIGN KEY ("entity_id","request_id") REFERENCES "public"."payment_requests"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "receipt_refunds" ADD CONSTRAINT "receipt_refunds_payer_fk"
	FOREIGN KEY ("entity_id","payer_id") REFERENCES "public"."payers"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "receipt_refunds_of_receipt" ON "receipt_refunds"
	USING btree ("receipt_id","created_at","id");--> statement-breakpoint
CREATE INDEX "receipt_refunds_of_request" ON "receipt_refunds"
	USING btree ("request_id")
	WHERE request_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "receipt_refunds_of_payer" ON "receipt_refunds"
	USING btree ("payer_id")
	WHERE payer_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "receipts_words" ON "receipts"
	USING gin (lower(text || ' ' || coalesce(counterparty_name, '') || ' ' || coalesce(counterparty_account, ''))
          gin_trgm_ops);
--> statement-breakpoint

-- Whether the money of a refund is given back, or may be: domain/collections/refund-states.ts. A batch that
-- ended unsent and a payment that failed or came back stay so, so a refund never counts again.
CREATE FUNCTION refund_counts(batch uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT b.status NOT IN ('REJECTED', 'CANCELLED', 'EXPIRED')
         AND EXISTS (
               SELECT 1
                 FROM withdrawals w
                WHERE w.batch_id = b.id AND w.status NOT IN ('CANCELLED', 'FAILED', 'REVERSED'))
    FROM batches b
   WHERE b.id = batch
$$;
--> statement-breakpoint
-- The part of a receipt that is given back, or may be.
CREATE FUNCTION refunded_of(receipt uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(f.amount_minor), 0)::bigint
    FROM receipt_refunds f
   WHERE f.receipt_id = receipt AND refund_counts(f.batch_id)
$$;
--> statement-breakpoint
-- The part of the receipts of a request that is given back, or may be.
CREATE FUNCTION refunded_for_request(request uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(f.amount_minor), 0)::bigint
    FROM receipt_refunds f
   WHERE f.request_id = request AND refund_counts(f.batch_id)
$$;
--> statement-breakpoint
-- A refund is what its batch pays, never more than the receipt has left, and it does not change.
CREATE FUNCTION guard_refund() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  receipt receipts%ROWTYPE;
  paid record;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    RAISE EXCEPTION 'a refund does not change'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'refund_kept';
  END IF;
  IF EXISTS (SELECT 1 FROM users u WHERE u.id = NEW.created_by AND u.entity_id <> NEW.entity_id) THEN
    RAISE EXCEPTION 'a refund and its user belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_across_entities';
  END IF;
  -- The lock lets the refunds and the allocations of a receipt follow one another, so that their sum holds.
  SELECT * INTO receipt
    FROM receipts WHERE id = NEW.receipt_id AND entity_id = NEW.entity_id FOR NO KEY UPDATE;
  IF receipt.id IS NULL OR receipt.status = 'RETURNED' THEN
    RAISE EXCEPTION 'a receipt that the bank has not taken back is refunded'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_of_returned';
  END IF;
  SELECT b.status, b.currency, b.total_amount_minor AS minor, b.created_by, w.account_number
    INTO paid
    FROM batches b
    JOIN withdrawals w ON w.batch_id = b.id
   WHERE b.id = NEW.batch_id AND b.entity_id = NEW.entity_id AND b.withdrawal_count = 1
     AND b.retry_of_batch_id IS NULL AND b.corrects_batch_id IS NULL AND b.schedule_id IS NULL;
  IF NOT FOUND OR paid.status <> 'PENDING_APPROVAL' OR paid.currency <> receipt.currency
     OR paid.minor <> NEW.amount_minor OR paid.created_by <> NEW.created_by THEN
    RAISE EXCEPTION 'a refund is a batch of one withdrawal that waits for approval'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_of_batch';
  END IF;
  IF NEW.account = 'STATEMENT'
     AND ltrim(paid.account_number, '0')
         IS DISTINCT FROM ltrim(regexp_replace(receipt.counterparty_account, '\D', '', 'g'), '0') THEN
    RAISE EXCEPTION 'the account of the statement is the one that the bank stated'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_account_of_statement';
  END IF;
  IF NEW.amount_minor > receipt.amount_minor - refunded_of(receipt.id) - (
       SELECT coalesce(sum(a.amount_minor), 0)
         FROM receipt_allocations a
        WHERE a.receipt_id = receipt.id AND a.ended_at IS NULL) THEN
    RAISE EXCEPTION 'no more is refunded than a receipt has left'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_above_receipt';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_refund() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER receipt_refunds_guard BEFORE INSERT OR UPDATE ON receipt_refunds
  FOR EACH ROW EXECUTE FUNCTION guard_refund();
--> statement-breakpoint
ALTER TABLE receipt_refunds ENABLE ALWAYS TRIGGER receipt_refunds_guard;
--> statement-breakpoint
CREATE TRIGGER receipt_refunds_not_deleted BEFORE DELETE OR TRUNCATE ON receipt_refunds
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE receipt_refunds ENABLE ALWAYS TRIGGER receipt_refunds_not_deleted;
--> statement-breakpoint
-- Money that the bank took back is not refunded, and a refund is made again on its receipt alone: another
-- batch that pays it would not count.
CREATE FUNCTION guard_batch_of_refund() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF EXISTS (
         SELECT 1
           FROM receipt_refunds f
          WHERE f.batch_id IN (NEW.retry_of_batch_id, NEW.corrects_batch_id)) THEN
      RAISE EXCEPTION 'a refund is made again on its receipt'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_made_again';
    END IF;
    RETURN NEW;
  END IF;
  -- The lock waits for a statement that takes the receipt back.
  PERFORM 1
    FROM receipts r
    JOIN receipt_refunds f ON f.receipt_id = r.id
   WHERE f.batch_id = NEW.id
     FOR SHARE OF r;
  IF EXISTS (
       SELECT 1
         FROM receipt_refunds f
         JOIN receipts r ON r.id = f.receipt_id
        WHERE f.batch_id = NEW.id AND r.status = 'RETURNED') THEN
    RAISE EXCEPTION 'a receipt that the bank took back is not refunded'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'refund_of_returned';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_batch_of_refund() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER batches_refund_again BEFORE INSERT ON batches FOR EACH ROW
  WHEN (NEW.retry_of_batch_id IS NOT NULL OR NEW.corrects_batch_id IS NOT NULL)
  EXECUTE FUNCTION guard_batch_of_refund();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_refund_again;
--> statement-breakpoint
CREATE TRIGGER batches_refund_approved BEFORE UPDATE ON batches FOR EACH ROW
  WHEN (OLD.status <> 'APPROVED' AND NEW.status = 'APPROVED')
  EXECUTE FUNCTION guard_batch_of_refund();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_refund_approved;
--> statement-breakpoint
-- Money that is given back, or may be, is not allocated.
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
  IF NEW.amount_minor > receipt.amount_minor - refunded_of(receipt.id) - (
       SELECT coalesce(sum(a.amount_minor), 0)
         FROM receipt_allocations a
        WHERE a.receipt_id = receipt.id AND a.ended_at IS NULL) THEN
    RAISE EXCEPTION 'no more is allocated than a receipt has left'
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
