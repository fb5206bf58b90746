-- A batch may be the next run of an earlier one, as its creator has said. Its payments are then no
-- duplicates of that batch.
ALTER TABLE "batches" ADD COLUMN "repeats_batch_id" uuid;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "repeats_interval" text;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_repeats_fk"
	FOREIGN KEY ("entity_id","repeats_batch_id") REFERENCES "public"."batches"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batch_repeats"
	CHECK (("batches"."repeats_batch_id" IS NULL) = ("batches"."repeats_interval" IS NULL)
          AND "batches"."repeats_batch_id" <> "batches"."id"
          AND "batches"."repeats_interval" IN ('WEEK', 'TWO_WEEKS', 'MONTH'));--> statement-breakpoint
-- The answer is part of what approvers have seen.
CREATE FUNCTION guard_batch_run() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  RAISE EXCEPTION 'the run that a batch repeats does not change' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_batch_run() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER batches_run BEFORE UPDATE OF repeats_batch_id, repeats_interval ON batches FOR EACH ROW
  WHEN ((NEW.repeats_batch_id, NEW.repeats_interval)
        IS DISTINCT FROM (OLD.repeats_batch_id, OLD.repeats_interval))
  EXECUTE FUNCTION guard_batch_run();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_run;
