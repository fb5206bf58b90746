ALTER TABLE "statement_files" ADD COLUMN "fetched_from" uuid;--> statement-breakpoint
ALTER TABLE "statement_files" ADD COLUMN "fetch_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_files" ADD COLUMN "last_fetched_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "statement_files" ADD COLUMN "refusal_params" jsonb;--> statement-breakpoint
ALTER TABLE "statement_files" ADD COLUMN "dismissed_by" uuid;--> statement-breakpoint
ALTER TABLE "statement_files" ADD COLUMN "dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "statement_files" ADD COLUMN "dismissal_note" text;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_fetched_from_bank_file_connections_id_fk"
	FOREIGN KEY ("fetched_from") REFERENCES "public"."bank_file_connections"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_files_dismissed_by_users_id_fk"
	FOREIGN KEY ("dismissed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "statement_files_refused" ON "statement_files"
	USING btree ("entity_id","read_at" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE result = 'REFUSED' AND fetched_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "statement_files_refused_open" ON "statement_files"
	USING btree ("entity_id","read_at" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE result = 'REFUSED' AND fetched_at IS NOT NULL AND dismissed_at IS NULL;--> statement-breakpoint
ALTER TABLE "statement_files" ADD CONSTRAINT "statement_file_dismissed"
	CHECK (num_nulls("statement_files"."dismissed_by", "statement_files"."dismissed_at",
		"statement_files"."dismissal_note") IN (0, 3));
--> statement-breakpoint

-- Files that a transport fetched before they were counted.
UPDATE statement_files SET fetch_count = 1, last_fetched_at = fetched_at WHERE fetched_at IS NOT NULL;
