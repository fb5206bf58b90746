CREATE TABLE "operator_holidays" (
	"date" date NOT NULL,
	"entity_id" uuid,
	"name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "operator_holidays_day" UNIQUE NULLS NOT DISTINCT("date","entity_id")
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "execution_date" date;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "execution_rails" text[];--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "moves_on" date;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "move_reasons" jsonb;--> statement-breakpoint
ALTER TABLE "payment_configs"
	ADD COLUMN "execution_date_policy" text DEFAULT 'MOVE' NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_holidays"
	ADD CONSTRAINT "operator_holidays_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batch_execution_rails"
	CHECK (("batches"."execution_date" IS NULL) = ("batches"."execution_rails" IS NULL));--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batch_moves_on"
	CHECK ("batches"."moves_on" IS NULL OR "batches"."moves_on" >= "batches"."execution_date");
--> statement-breakpoint
-- The execution date is part of what is approved, and the day of the money is decided before the submission.
CREATE OR REPLACE FUNCTION guard_execution() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF (NEW.execution_date, NEW.execution_rails) IS DISTINCT FROM (OLD.execution_date, OLD.execution_rails) THEN
    RAISE EXCEPTION 'the execution date of a batch does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.moves_on, NEW.move_reasons) IS DISTINCT FROM (OLD.moves_on, OLD.move_reasons)
     AND OLD.status NOT IN ('PENDING_APPROVAL', 'APPROVED') THEN
    RAISE EXCEPTION 'the day of the money does not change after the submission'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_execution BEFORE UPDATE ON batches
  FOR EACH ROW EXECUTE FUNCTION guard_execution();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_execution;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_execution() FROM PUBLIC;
