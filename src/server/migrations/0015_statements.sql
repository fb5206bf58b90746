CREATE TABLE "bank_statements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"statement_name" text NOT NULL,
	"sequence_number" integer,
	"opening_minor" bigint,
	"opening_date" text,
	"closing_minor" bigint,
	"closing_date" text,
	"order_date" text NOT NULL,
	"entry_count" integer NOT NULL,
	"booked_minor" bigint NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "bank_statements_name" UNIQUE("account_id","kind","statement_name")
);
--> statement-breakpoint
CREATE TABLE "entry_details" (
	"entry_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"end_to_end_id" text,
	"amount_minor" bigint,
	"text" text NOT NULL,
	"counterparty_name" text,
	"counterparty_account" text,
	"returned" jsonb,
	CONSTRAINT "entry_details_entry_id_position_pk" PRIMARY KEY("entry_id","position")
);
--> statement-breakpoint
CREATE TABLE "statement_accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"account_key" text NOT NULL,
	"account_number" text NOT NULL,
	"currency" text NOT NULL,
	"connection_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "statement_accounts_key" UNIQUE("entity_id","account_key","currency")
);
--> statement-breakpoint
CREATE TABLE "statement_entries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"is_reversal" boolean NOT NULL,
	"status" text NOT NULL,
	"booking_date" text NOT NULL,
	"value_date" text NOT NULL,
	"bank_reference" text,
	"code" text NOT NULL,
	"text" text NOT NULL,
	"batch_count" integer,
	"received_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "statement_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"sha256" text NOT NULL,
	"file_name" text NOT NULL,
	"bytes" "bytea" NOT NULL,
	"byte_count" integer NOT NULL,
	"received_at" timestamp (3) with time zone NOT NULL,
	"received_by" uuid,
	"csv" jsonb,
	"result" text NOT NULL,
	"format" text,
	"refusal" text,
	"refusal_detail" text,
	"statements" jsonb NOT NULL,
	"read_at" timestamp (3) with time zone,
	CONSTRAINT "statement_files_content" UNIQUE("entity_id","sha256")
);
--> statement-breakpoint
CREATE TABLE "statement_findings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"file_id" uuid,
	"code" text NOT NULL,
	"expected_minor" bigint,
	"stated_minor" bigint,
	"difference_minor" bigint,
	"first_missing" integer,
	"last_missing" integer,
	"found_at" timestamp (3) with time zone NOT NULL,
	"resolved_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "statement_lines" (
	"statement_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"key_hash" text NOT NULL,
	"alike_hash" text NOT NULL,
	CONSTRAINT "statement_lines_statement_id_position_pk" PRIMARY KEY("statement_id","position")
);
--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_account_id_statement_accounts_id_fk"
	FOREIGN KEY ("account_id") REFERENCES "public"."statement_accounts"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_file_id_statement_files_id_fk"
	FOREIGN KEY ("file_id") REFERENCES "public"."statement_files"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_details" ADD CONSTRAINT "entry_details_entry_id_statement_entries_id_fk"
	FOREIGN KEY ("entry_id") REFERENCES "public"."statement_entries"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_accounts" ADD CONSTRAINT "statement_accounts_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_accounts" ADD CONSTRAINT "statement_accounts_connection_id_bank_file_connections_id_fk"
	FOREIGN KEY ("connection_id") REFERENCES "public"."bank_file_connections"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_entries" ADD CONSTRAINT "statement_entries_account_id_statement_accounts_id_fk"
	FOREIGN KEY ("account_id") REFERENCES "public"."statement_accounts"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_received_by_users_id_fk"
	FOREIGN KEY ("received_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_findings" ADD CONSTRAINT "statement_findings_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_findings" ADD CONSTRAINT "statement_findings_statement_id_bank_statements_id_fk"
	FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_findings" ADD CONSTRAINT "statement_findings_file_id_statement_files_id_fk"
	FOREIGN KEY ("file_id") REFERENCES "public"."statement_files"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_statement_id_bank_statements_id_fk"
	FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_entry_id_statement_entries_id_fk"
	FOREIGN KEY ("entry_id") REFERENCES "public"."statement_entries"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_lines" ADD CONSTRAINT "statement_lines_account_id_statement_accounts_id_fk"
	FOREIGN KEY ("account_id") REFERENCES "public"."statement_accounts"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_statements_newest" ON "bank_statements"
	USING btree ("entity_id","order_date" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "bank_statements_of_account" ON "bank_statements"
	USING btree ("account_id","order_date","id");--> statement-breakpoint
CREATE INDEX "statement_entries_of_account" ON "statement_entries"
	USING btree ("account_id","booking_date","id");--> statement-breakpoint
CREATE INDEX "statement_files_csv" ON "statement_files"
	USING btree ("entity_id","received_at" DESC NULLS FIRST)
	WHERE csv IS NOT NULL;--> statement-breakpoint
CREATE INDEX "statement_findings_newest" ON "statement_findings"
	USING btree ("entity_id","found_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "statement_findings_of_statement" ON "statement_findings"
	USING btree ("statement_id");--> statement-breakpoint
CREATE INDEX "statement_findings_open" ON "statement_findings"
	USING btree ("entity_id","found_at" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE resolved_at IS NULL;--> statement-breakpoint
CREATE INDEX "statement_lines_entry" ON "statement_lines"
	USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "statement_lines_key" ON "statement_lines"
	USING btree ("account_id","key_hash");--> statement-breakpoint
CREATE INDEX "statement_lines_alike" ON "statement_lines"
	USING btree ("account_id","alike_hash");
--> statement-breakpoint

-- What the bank sent is kept as it came, and read once.
CREATE OR REPLACE TRIGGER statement_files_content BEFORE UPDATE ON statement_files
  FOR EACH ROW WHEN (
    OLD.id <> NEW.id
    OR OLD.entity_id <> NEW.entity_id
    OR OLD.sha256 <> NEW.sha256
    OR OLD.bytes <> NEW.bytes
    OR OLD.byte_count <> NEW.byte_count
    OR OLD.received_at <> NEW.received_at
    OR OLD.received_by IS DISTINCT FROM NEW.received_by
    OR (OLD.result = 'READ' AND (OLD.result, OLD.format, OLD.csv, OLD.statements)
                                IS DISTINCT FROM (NEW.result, NEW.format, NEW.csv, NEW.statements))
  ) EXECUTE FUNCTION refuse_row('a statement file is kept as it came, and read once');
--> statement-breakpoint
ALTER TABLE statement_files ENABLE ALWAYS TRIGGER statement_files_content;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_files_kept BEFORE DELETE OR TRUNCATE ON statement_files
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE statement_files ENABLE ALWAYS TRIGGER statement_files_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_statements_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON bank_statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE bank_statements ENABLE ALWAYS TRIGGER bank_statements_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_entries_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE statement_entries ENABLE ALWAYS TRIGGER statement_entries_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_details_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON entry_details
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE entry_details ENABLE ALWAYS TRIGGER entry_details_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_lines_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON statement_lines
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE statement_lines ENABLE ALWAYS TRIGGER statement_lines_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_findings_kept BEFORE DELETE OR TRUNCATE ON statement_findings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE statement_findings ENABLE ALWAYS TRIGGER statement_findings_kept;
--> statement-breakpoint
-- A statement has the entries of its account.
CREATE OR REPLACE FUNCTION guard_statement_lines() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM added l
         JOIN bank_statements s ON s.id = l.statement_id
         JOIN statement_entries e ON e.id = l.entry_id
        WHERE s.account_id <> l.account_id OR e.account_id <> l.account_id) THEN
    RAISE EXCEPTION 'a statement has the entries of its account'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_line_of_account';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_lines_added AFTER INSERT ON statement_lines
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_statement_lines();
--> statement-breakpoint
ALTER TABLE statement_lines ENABLE ALWAYS TRIGGER statement_lines_added;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_findings_content BEFORE UPDATE ON statement_findings
  FOR EACH ROW WHEN (
    OLD.resolved_at IS NOT NULL
    OR (to_jsonb(OLD) - 'resolved_at') <> (to_jsonb(NEW) - 'resolved_at')
  ) EXECUTE FUNCTION refuse_row('a finding about a statement is only resolved, and once');
--> statement-breakpoint
ALTER TABLE statement_findings ENABLE ALWAYS TRIGGER statement_findings_content;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_statement_lines() FROM PUBLIC;
