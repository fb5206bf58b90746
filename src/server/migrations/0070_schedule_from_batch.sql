ALTER TABLE "schedule_versions" ADD COLUMN "from_batch_id" uuid;--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD COLUMN "repeats_from" date;--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD CONSTRAINT "schedule_versions_batch_fk"
	FOREIGN KEY ("entity_id","from_batch_id") REFERENCES "public"."batches"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD CONSTRAINT "schedule_version_repeats"
	CHECK (("schedule_versions"."from_batch_id" IS NULL) = ("schedule_versions"."repeats_from" IS NULL));
