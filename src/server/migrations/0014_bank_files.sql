CREATE TABLE "bank_file_connections" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"display_name" text NOT NULL,
	"state" text NOT NULL,
	"transport" text NOT NULL,
	"rails" text[] NOT NULL,
	"currency" text NOT NULL,
	"payer_name" text NOT NULL,
	"payer_branch_code" text NOT NULL,
	"payer_account_number" text NOT NULL,
	"payer_account_type" text NOT NULL,
	"profile" jsonb NOT NULL,
	"version" integer NOT NULL,
	"certified_by" uuid,
	"certified_at" timestamp (3) with time zone,
	"certification_note" text,
	"file_count" integer NOT NULL,
	"last_sequence_number" integer NOT NULL,
	"sequence_date" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_file_connection_certified"
		CHECK (("bank_file_connections"."certified_by" IS NULL) = ("bank_file_connections"."certified_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "bank_file_payments" (
	"withdrawal_id" uuid PRIMARY KEY NOT NULL,
	"file_id" uuid NOT NULL,
	"sequence_number" integer NOT NULL,
	"end_to_end_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"name" text NOT NULL,
	"branch_code" text NOT NULL,
	"account_number" text NOT NULL,
	"account_type" text NOT NULL,
	"reference" text NOT NULL,
	"substitutions" jsonb NOT NULL,
	"attempt_id" uuid,
	"state" text,
	"failure_code" text,
	"reason_code" text,
	"reason_text" text,
	"paid_at" timestamp (3) with time zone,
	"statement_at" timestamp (3) with time zone,
	"returned_at" timestamp (3) with time zone,
	"moved_to_branch_code" text,
	"moved_to_account_number" text,
	"heard_at" timestamp (3) with time zone,
	CONSTRAINT "bank_file_payments_sequence" UNIQUE("file_id","sequence_number"),
	CONSTRAINT "bank_file_payments_end_to_end" UNIQUE("end_to_end_id")
);
--> statement-breakpoint
CREATE TABLE "bank_file_replies" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"byte_count" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"received_by" uuid,
	"result" text NOT NULL,
	"format" text,
	"file_id" uuid,
	"changed" jsonb NOT NULL,
	"redirected" integer NOT NULL,
	"question" text,
	"question_detail" text,
	"read_at" timestamp (3) with time zone,
	"closed_by" uuid,
	"closed_at" timestamp (3) with time zone,
	"closing_note" text,
	CONSTRAINT "bank_file_replies_content" UNIQUE("connection_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "bank_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"connection_id" uuid NOT NULL,
	"batch_id" uuid NOT NULL,
	"file_number" integer NOT NULL,
	"file_name" text NOT NULL,
	"format" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"sha256" text NOT NULL,
	"currency" text NOT NULL,
	"payment_count" integer NOT NULL,
	"total_minor" bigint NOT NULL,
	"hash_total" text,
	"first_sequence_number" integer NOT NULL,
	"execution_date" text NOT NULL,
	"is_test" boolean NOT NULL,
	"content_digest" text NOT NULL,
	"profile" jsonb NOT NULL,
	"profile_version" integer NOT NULL,
	"payer_name" text NOT NULL,
	"payer_branch_code" text NOT NULL,
	"payer_account_number" text NOT NULL,
	"payer_account_type" text NOT NULL,
	"sealed_at" timestamp (3) with time zone NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"left_at" timestamp (3) with time zone,
	"left_by" uuid,
	"heard_at" timestamp (3) with time zone,
	"reply_status" text,
	"recalled_at" timestamp (3) with time zone,
	"recalled_by" uuid,
	"recall_reason" text,
	"recall_contact" text,
	CONSTRAINT "bank_files_number" UNIQUE("connection_id","file_number"),
	CONSTRAINT "bank_file_leaves_or_stays"
		CHECK ("bank_files"."left_at" IS NULL OR "bank_files"."withdrawn_at" IS NULL),
	CONSTRAINT "bank_file_recalled_after_leaving"
		CHECK ("bank_files"."recalled_at" IS NULL OR "bank_files"."left_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connections_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connections_certified_by_users_id_fk"
	FOREIGN KEY ("certified_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_payments" ADD CONSTRAINT "bank_file_payments_withdrawal_id_withdrawals_id_fk"
	FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_payments" ADD CONSTRAINT "bank_file_payments_file_id_bank_files_id_fk"
	FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD CONSTRAINT "bank_file_replies_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD CONSTRAINT "bank_file_replies_connection_id_bank_file_connections_id_fk"
	FOREIGN KEY ("connection_id") REFERENCES "public"."bank_file_connections"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD CONSTRAINT "bank_file_replies_received_by_users_id_fk"
	FOREIGN KEY ("received_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD CONSTRAINT "bank_file_replies_file_id_bank_files_id_fk"
	FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD CONSTRAINT "bank_file_replies_closed_by_users_id_fk"
	FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_connection_id_bank_file_connections_id_fk"
	FOREIGN KEY ("connection_id") REFERENCES "public"."bank_file_connections"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_batch_id_batches_id_fk"
	FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_left_by_users_id_fk"
	FOREIGN KEY ("left_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_recalled_by_users_id_fk"
	FOREIGN KEY ("recalled_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_file_connections_entity" ON "bank_file_connections"
	USING btree ("entity_id","created_at");--> statement-breakpoint
CREATE UNIQUE INDEX "bank_file_payments_attempt" ON "bank_file_payments"
	USING btree ("attempt_id")
	WHERE attempt_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_file_payments_returned" ON "bank_file_payments"
	USING btree ("returned_at")
	WHERE returned_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_file_replies_newest" ON "bank_file_replies"
	USING btree ("entity_id","received_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_file_replies_of_file" ON "bank_file_replies"
	USING btree ("file_id","received_at");--> statement-breakpoint
CREATE INDEX "bank_file_replies_unread" ON "bank_file_replies"
	USING btree ("received_at")
	WHERE result = 'STORED';--> statement-breakpoint
CREATE INDEX "bank_file_replies_open" ON "bank_file_replies"
	USING btree ("entity_id","received_at")
	WHERE result = 'QUESTION' AND closed_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_files_one_live" ON "bank_files"
	USING btree ("batch_id")
	WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "bank_files_newest" ON "bank_files"
	USING btree ("entity_id","sealed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_files_of_batch" ON "bank_files"
	USING btree ("batch_id");--> statement-breakpoint
CREATE INDEX "bank_files_of_connection" ON "bank_files"
	USING btree ("connection_id","sealed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint

-- What was written for the bank never changes. A file leaves once, only with the batch that it belongs to,
-- and is never withdrawn afterwards.
CREATE OR REPLACE FUNCTION guard_bank_file() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  batch batches%ROWTYPE;
BEGIN
  IF TG_OP = 'UPDATE' AND
     (NEW.id, NEW.entity_id, NEW.connection_id, NEW.batch_id, NEW.file_number, NEW.file_name, NEW.format,
      NEW.bytes, NEW.sha256, NEW.currency, NEW.payment_count, NEW.total_minor, NEW.hash_total,
      NEW.first_sequence_number, NEW.execution_date, NEW.is_test, NEW.content_digest, NEW.profile,
      NEW.profile_version, NEW.payer_name, NEW.payer_branch_code, NEW.payer_account_number,
      NEW.payer_account_type, NEW.sealed_at)
     IS DISTINCT FROM
     (OLD.id, OLD.entity_id, OLD.connection_id, OLD.batch_id, OLD.file_number, OLD.file_name, OLD.format,
      OLD.bytes, OLD.sha256, OLD.currency, OLD.payment_count, OLD.total_minor, OLD.hash_total,
      OLD.first_sequence_number, OLD.execution_date, OLD.is_test, OLD.content_digest, OLD.profile,
      OLD.profile_version, OLD.payer_name, OLD.payer_branch_code, OLD.payer_account_number,
      OLD.payer_account_type, OLD.sealed_at) THEN
    RAISE EXCEPTION 'the content of a bank file does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF TG_OP = 'UPDATE' AND (
       (OLD.left_at IS NOT NULL AND (NEW.left_at, NEW.left_by) IS DISTINCT FROM (OLD.left_at, OLD.left_by))
       OR (OLD.withdrawn_at IS NOT NULL AND NEW.withdrawn_at IS DISTINCT FROM OLD.withdrawn_at)
       OR (OLD.recalled_at IS NOT NULL
           AND (NEW.recalled_at, NEW.recalled_by, NEW.recall_reason, NEW.recall_contact)
               IS DISTINCT FROM (OLD.recalled_at, OLD.recalled_by, OLD.recall_reason, OLD.recall_contact)))
  THEN
    RAISE EXCEPTION 'a bank file leaves, is withdrawn and is recalled once'
      USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.left_at IS NOT NULL AND (TG_OP = 'INSERT' OR OLD.left_at IS NULL) THEN
    SELECT * INTO batch FROM batches WHERE id = NEW.batch_id;
    IF batch.status <> 'PROCESSING' OR batch.content_digest <> NEW.content_digest
       OR batch.entity_id <> NEW.entity_id THEN
      RAISE EXCEPTION 'a bank file leaves with its batch, after the approved digest was checked'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_file_leaves_with_batch';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_files_guard BEFORE INSERT OR UPDATE ON bank_files
  FOR EACH ROW EXECUTE FUNCTION guard_bank_file();
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_files_kept BEFORE DELETE OR TRUNCATE ON bank_files
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_kept;
--> statement-breakpoint

-- The payments of a file are those of its batch, with their amounts and accounts. They stay once the file has
-- left.
CREATE OR REPLACE FUNCTION guard_bank_file_payments() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM added p
         JOIN bank_files f ON f.id = p.file_id
         JOIN withdrawals w ON w.id = p.withdrawal_id
        WHERE w.batch_id <> f.batch_id OR w.amount_minor <> p.amount_minor
           OR w.account_number <> p.account_number OR w.branch_code <> p.branch_code
           OR f.left_at IS NOT NULL OR f.withdrawn_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a bank file has the payments of its batch, as they were approved'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_file_payment_of_batch';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_file_payments_added AFTER INSERT ON bank_file_payments
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_bank_file_payments();
--> statement-breakpoint
ALTER TABLE bank_file_payments ENABLE ALWAYS TRIGGER bank_file_payments_added;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_bank_file_payments_removed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1 FROM removed p JOIN bank_files f ON f.id = p.file_id WHERE f.withdrawn_at IS NULL) THEN
    RAISE EXCEPTION 'the payments of a bank file stay unless it is withdrawn'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'bank_file_payments_stay';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_file_payments_removed AFTER DELETE ON bank_file_payments
  REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION guard_bank_file_payments_removed();
--> statement-breakpoint
ALTER TABLE bank_file_payments ENABLE ALWAYS TRIGGER bank_file_payments_removed;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_file_payments_content BEFORE UPDATE ON bank_file_payments
  FOR EACH ROW WHEN (
    OLD.withdrawal_id <> NEW.withdrawal_id
    OR OLD.file_id <> NEW.file_id
    OR OLD.sequence_number <> NEW.sequence_number
    OR OLD.end_to_end_id <> NEW.end_to_end_id
    OR OLD.amount_minor <> NEW.amount_minor
    OR OLD.name <> NEW.name
    OR OLD.branch_code <> NEW.branch_code
    OR OLD.account_number <> NEW.account_number
    OR OLD.account_type <> NEW.account_type
    OR OLD.reference <> NEW.reference
    OR OLD.substitutions <> NEW.substitutions
    OR (OLD.attempt_id IS NOT NULL AND OLD.attempt_id IS DISTINCT FROM NEW.attempt_id)
  ) EXECUTE FUNCTION refuse_row('the content of a bank file does not change');
--> statement-breakpoint
ALTER TABLE bank_file_payments ENABLE ALWAYS TRIGGER bank_file_payments_content;
--> statement-breakpoint
-- A word of the bank is never followed by an older one (domain/bank-files/judge-reply.ts).
CREATE OR REPLACE TRIGGER bank_file_payments_moves BEFORE UPDATE ON bank_file_payments
  FOR EACH ROW WHEN (
    OLD.state IS NOT NULL AND OLD.state IS DISTINCT FROM NEW.state AND NOT CASE OLD.state
      WHEN 'RECEIVED' THEN NEW.state IN ('ACCEPTED', 'PAID', 'REJECTED', 'RETURNED')
      WHEN 'ACCEPTED' THEN NEW.state IN ('PAID', 'REJECTED', 'RETURNED')
      WHEN 'PAID' THEN NEW.state = 'RETURNED'
      ELSE false
    END
  ) EXECUTE FUNCTION refuse_row('a payment of a bank file has no such transition');
--> statement-breakpoint
ALTER TABLE bank_file_payments ENABLE ALWAYS TRIGGER bank_file_payments_moves;
--> statement-breakpoint

-- What the bank sent is kept as it came.
CREATE OR REPLACE TRIGGER bank_file_replies_content BEFORE UPDATE ON bank_file_replies
  FOR EACH ROW WHEN (
    OLD.id <> NEW.id
    OR OLD.entity_id <> NEW.entity_id
    OR OLD.connection_id <> NEW.connection_id
    OR OLD.sha256 <> NEW.sha256
    OR OLD.bytes <> NEW.bytes
    OR OLD.byte_count <> NEW.byte_count
    OR OLD.received_at <> NEW.received_at
    OR OLD.received_by IS DISTINCT FROM NEW.received_by
    OR (OLD.result <> 'STORED' AND OLD.result <> NEW.result)
  ) EXECUTE FUNCTION refuse_row('a reply of the bank is kept as it came, and read once');
--> statement-breakpoint
ALTER TABLE bank_file_replies ENABLE ALWAYS TRIGGER bank_file_replies_content;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION
  guard_bank_file(), guard_bank_file_payments(), guard_bank_file_payments_removed()
FROM PUBLIC;
