CREATE TABLE "bank_day_totals" (
	"entity_id" uuid NOT NULL,
	"account_number" text NOT NULL,
	"currency" text NOT NULL,
	"day" text NOT NULL,
	"part" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "bank_day_totals_entity_id_account_number_currency_day_part_pk"
		PRIMARY KEY("entity_id","account_number","currency","day","part")
);
--> statement-breakpoint
CREATE TABLE "entry_postings" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entry_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"withdrawal_id" uuid,
	"file_id" uuid,
	"part" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"expected_minor" bigint NOT NULL,
	"booking_date" text NOT NULL,
	"book_day" text NOT NULL,
	"posted_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "reconciled_entries" (
	"entry_id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"booking_date" text NOT NULL,
	"state" text NOT NULL,
	"verdict" text,
	"proposal" jsonb,
	"posted_at" timestamp (3) with time zone,
	"posted_by" uuid,
	"way" text,
	"reason" text,
	"aside_at" timestamp (3) with time zone,
	"aside_by" uuid,
	"aside_reason" text,
	CONSTRAINT "reconciled_entry_posted"
	CHECK (("reconciled_entries"."state" = 'POSTED') = ("reconciled_entries"."posted_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "settlement_totals" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"settled_count" integer NOT NULL,
	"settled_minor" bigint NOT NULL,
	"settled_expected_minor" bigint NOT NULL,
	"charged_fees_minor" bigint NOT NULL,
	"settled_at" timestamp (3) with time zone
);
--> statement-breakpoint
ALTER TABLE "bank_day_totals" ADD CONSTRAINT "bank_day_totals_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_postings" ADD CONSTRAINT "entry_postings_entry_id_reconciled_entries_entry_id_fk"
	FOREIGN KEY ("entry_id") REFERENCES "public"."reconciled_entries"("entry_id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_postings" ADD CONSTRAINT "entry_postings_account_id_statement_accounts_id_fk"
	FOREIGN KEY ("account_id") REFERENCES "public"."statement_accounts"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_postings" ADD CONSTRAINT "entry_postings_withdrawal_id_withdrawals_id_fk"
	FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_postings" ADD CONSTRAINT "entry_postings_file_id_bank_files_id_fk"
	FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD CONSTRAINT
	"reconciled_entries_entry_id_statement_entries_id_fk"
	FOREIGN KEY ("entry_id") REFERENCES "public"."statement_entries"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD CONSTRAINT "reconciled_entries_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD CONSTRAINT
	"reconciled_entries_account_id_statement_accounts_id_fk"
	FOREIGN KEY ("account_id") REFERENCES "public"."statement_accounts"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD CONSTRAINT "reconciled_entries_posted_by_users_id_fk"
	FOREIGN KEY ("posted_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD CONSTRAINT "reconciled_entries_aside_by_users_id_fk"
	FOREIGN KEY ("aside_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_totals" ADD CONSTRAINT "settlement_totals_file_id_bank_files_id_fk"
	FOREIGN KEY ("file_id") REFERENCES "public"."bank_files"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entry_postings_once" ON "entry_postings"
	USING btree ("withdrawal_id","kind","part")
	WHERE withdrawal_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "entry_postings_fees_once" ON "entry_postings"
	USING btree ("file_id")
	WHERE kind = 'FEE' AND file_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "entry_postings_of_entry" ON "entry_postings" USING btree ("entry_id");
--> statement-breakpoint
CREATE INDEX "entry_postings_of_file" ON "entry_postings"
	USING btree ("file_id","booking_date","entry_id");--> statement-breakpoint
CREATE INDEX "entry_postings_book_day" ON "entry_postings"
	USING btree ("account_id","book_day");--> statement-breakpoint
CREATE INDEX "reconciled_entries_latest" ON "reconciled_entries"
	USING btree ("entity_id","state","booking_date" DESC NULLS FIRST,"entry_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "reconciled_entries_of_account" ON "reconciled_entries"
	USING btree ("account_id","state","booking_date" DESC NULLS FIRST,"entry_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "reconciled_entries_by_verdict" ON "reconciled_entries"
	USING btree ("entity_id","verdict","booking_date" DESC NULLS FIRST,"entry_id" DESC NULLS FIRST)
	WHERE state = 'OPEN';--> statement-breakpoint
CREATE INDEX "bank_files_by_day" ON "bank_files"
	USING btree ("entity_id","execution_date" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE left_at IS NOT NULL;--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_kept BEFORE DELETE OR TRUNCATE ON reconciled_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_posted BEFORE UPDATE ON reconciled_entries
  FOR EACH ROW WHEN (OLD.state = 'POSTED')
  EXECUTE FUNCTION refuse_row('an entry that is posted stays posted');
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_posted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_postings_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON entry_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE entry_postings ENABLE ALWAYS TRIGGER entry_postings_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_day_totals_kept BEFORE DELETE OR TRUNCATE ON bank_day_totals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE bank_day_totals ENABLE ALWAYS TRIGGER bank_day_totals_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settlement_totals_kept BEFORE DELETE OR TRUNCATE ON settlement_totals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE settlement_totals ENABLE ALWAYS TRIGGER settlement_totals_kept;
