CREATE TABLE "batch_checks" (
	"batch_id" uuid PRIMARY KEY NOT NULL,
	"checked_at" timestamp (3) with time zone NOT NULL,
	"unusual_amount_percent" integer NOT NULL,
	"changed_bank_details" integer NOT NULL,
	"new_beneficiaries" integer NOT NULL,
	"duplicates" integer NOT NULL,
	"people_with_several_accounts" integer NOT NULL,
	"rows_of_several_accounts" integer NOT NULL,
	"unusual_amounts" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_checks" (
	"batch_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"account_finding" text,
	"earlier_bank_code" text,
	"earlier_account_number" text,
	"earlier_paid_at" timestamp (3) with time zone,
	"usual_amount_minor" bigint,
	"change_percent" integer,
	"is_unusual" boolean NOT NULL,
	"has_several_accounts" boolean NOT NULL,
	"repeats_row" integer,
	"repeats_withdrawal_id" uuid,
	CONSTRAINT "withdrawal_checks_batch_id_row_number_pk" PRIMARY KEY("batch_id","row_number")
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "corrects_batch_id" uuid;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "cancellation_reason" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "rejected_by" uuid;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "rejected_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "rejection_reason" text;--> statement-breakpoint
ALTER TABLE "payment_configs" ADD COLUMN "unusual_amount_percent" integer DEFAULT 50 NOT NULL;
--> statement-breakpoint
ALTER TABLE "batch_checks"
	ADD CONSTRAINT "batch_checks_batch_id_batches_id_fk"
	FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_checks"
	ADD CONSTRAINT "withdrawal_checks_batch_id_batch_checks_batch_id_fk"
	FOREIGN KEY ("batch_id") REFERENCES "public"."batch_checks"("batch_id")
	ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches"
	ADD CONSTRAINT "batches_rejected_by_users_id_fk"
	FOREIGN KEY ("rejected_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_changed" ON "batches" USING btree ("entity_id","updated_at");--> statement-breakpoint
CREATE INDEX "batches_corrects" ON "batches"
	USING btree ("corrects_batch_id")
	WHERE corrects_batch_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "batches_one_correction" ON "batches"
	USING btree ("corrects_batch_id")
	WHERE corrects_batch_id IS NOT NULL AND status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED');

--> statement-breakpoint
-- The content of a batch never changes. Its status follows the transitions of
-- domain/payouts/batch-states.ts. APPROVED and PROCESSING require enough approvals that count, and the
-- whole amount with its fees on hold. REJECTED requires an approver and a reason, which then stay.
CREATE OR REPLACE FUNCTION guard_batch() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  held bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status IN ('APPROVED', 'PROCESSING') THEN
      RAISE EXCEPTION 'a new batch cannot be %: it needs approvals', NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_approved';
    END IF;
    RETURN NEW;
  END IF;

  IF (NEW.id, NEW.entity_id, NEW.currency, NEW.withdrawal_count, NEW.total_amount_minor,
      NEW.total_unit_fee_minor, NEW.total_vat_minor, NEW.source_file_name, NEW.source_sha256,
      NEW.content_digest, NEW.duplicate_reason, NEW.retry_of_batch_id, NEW.corrects_batch_id,
      NEW.created_by, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.entity_id, OLD.currency, OLD.withdrawal_count, OLD.total_amount_minor,
      OLD.total_unit_fee_minor, OLD.total_vat_minor, OLD.source_file_name, OLD.source_sha256,
      OLD.content_digest, OLD.duplicate_reason, OLD.retry_of_batch_id, OLD.corrects_batch_id,
      OLD.created_by, OLD.created_at) THEN
    RAISE EXCEPTION 'the content of a batch does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.approvals_required < OLD.approvals_required THEN
    RAISE EXCEPTION 'a batch never needs fewer approvals than before' USING ERRCODE = 'restrict_violation';
  END IF;
  IF OLD.status = 'REJECTED'
     AND (NEW.rejected_by, NEW.rejected_at, NEW.rejection_reason)
         IS DISTINCT FROM (OLD.rejected_by, OLD.rejected_at, OLD.rejection_reason) THEN
    RAISE EXCEPTION 'a rejection does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = OLD.status THEN
    RETURN NEW;
  END IF;

  IF (OLD.status, NEW.status) NOT IN (
    ('PENDING_APPROVAL', 'APPROVED'),
    ('PENDING_APPROVAL', 'CANCELLED'),
    ('PENDING_APPROVAL', 'EXPIRED'),
    ('PENDING_APPROVAL', 'REJECTED'),
    ('APPROVED', 'PROCESSING'),
    ('APPROVED', 'CANCELLED'),
    ('APPROVED', 'EXPIRED'),
    ('APPROVED', 'REJECTED'),
    ('APPROVED', 'FAILED'),
    ('PROCESSING', 'COMPLETE'),
    ('PROCESSING', 'PARTIALLY_COMPLETE'),
    ('PROCESSING', 'FAILED')
  ) THEN
    RAISE EXCEPTION 'a batch cannot move from % to %', OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'batch_moves';
  END IF;
  IF NEW.status = 'REJECTED' THEN
    IF NEW.rejected_at IS NULL OR NEW.rejection_reason IS NULL OR btrim(NEW.rejection_reason) = '' THEN
      RAISE EXCEPTION 'a rejection has a time and a reason'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_rejection_reason';
    END IF;
    IF NEW.rejected_by = NEW.created_by OR NOT EXISTS (
         SELECT 1 FROM users
          WHERE id = NEW.rejected_by AND entity_id = NEW.entity_id
            AND approval_lapse(disabled_at, roles) IS NULL) THEN
      RAISE EXCEPTION 'an approver who did not create the batch rejects it'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_rejected_by_approver';
    END IF;
  END IF;
  IF NEW.status IN ('APPROVED', 'PROCESSING') THEN
    IF counting_approvals(NEW.id) < NEW.approvals_required THEN
      RAISE EXCEPTION 'a batch needs % approvals that count to become %', NEW.approvals_required, NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_approved';
    END IF;
    SELECT sum(p.amount_minor) INTO held
      FROM transfers t
      JOIN postings p ON p.transfer_id = t.id
      JOIN ledger_accounts l ON l.id = p.account_id
     WHERE t.batch_id = NEW.id
       AND t.entity_id = NEW.entity_id
       AND l.entity_id = NEW.entity_id
       AND l.bucket = 'RESERVED'
       AND l.currency = NEW.currency;
    IF held IS DISTINCT FROM NEW.total_amount_minor + NEW.total_unit_fee_minor + NEW.total_vat_minor THEN
      RAISE EXCEPTION 'a batch needs its amount and fees on hold to become %', NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_held';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- A correction belongs to the entity of the rejected batch that it corrects.
CREATE OR REPLACE FUNCTION guard_correction() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.corrects_batch_id IS NOT NULL AND NOT EXISTS (
       SELECT 1 FROM batches
        WHERE id = NEW.corrects_batch_id AND entity_id = NEW.entity_id AND status = 'REJECTED') THEN
    RAISE EXCEPTION 'only a rejected batch of the same entity can be corrected'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_corrects_rejected';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_correction BEFORE INSERT ON batches
  FOR EACH ROW EXECUTE FUNCTION guard_correction();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_correction;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_correction() FROM PUBLIC;
