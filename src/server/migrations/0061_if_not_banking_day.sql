-- Each batch has a rule for an execution date on which the bank is closed. Batches from before keep the rule
-- of the payment config, and their digests. MOVE was FOLLOWING.
ALTER TABLE "payment_configs"
	ADD COLUMN "if_not_banking_day" text DEFAULT 'FOLLOWING' NOT NULL;--> statement-breakpoint
UPDATE payment_configs SET if_not_banking_day = 'REFUSE' WHERE execution_date_policy = 'REFUSE';
--> statement-breakpoint
ALTER TABLE "payment_configs" DROP COLUMN "execution_date_policy";--> statement-breakpoint
ALTER TABLE "batches" DROP CONSTRAINT "batch_moves_on";--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "if_not_banking_day" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "date_accepted_by" uuid;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_date_accepted_by_users_id_fk"
	FOREIGN KEY ("date_accepted_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batch_date_rule" CHECK ("batches"."if_not_banking_day" IS NULL
          OR ("batches"."execution_date" IS NOT NULL
              AND "batches"."if_not_banking_day"
                  IN ('PRECEDING', 'FOLLOWING', 'MODIFIED_FOLLOWING', 'REFUSE')));--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batch_date_accepted"
	CHECK ("batches"."date_accepted_by" <> "batches"."created_by");--> statement-breakpoint
-- No rule moves money out of its direction: only an approver's acceptance does.
ALTER TABLE "batches" ADD CONSTRAINT "batch_moves_on" CHECK ("batches"."moves_on" IS NULL
          OR "batches"."date_accepted_by" IS NOT NULL
          OR CASE "batches"."if_not_banking_day"
               WHEN 'PRECEDING' THEN "batches"."moves_on" <= "batches"."execution_date"
               WHEN 'MODIFIED_FOLLOWING'
                 THEN extract(month FROM "batches"."moves_on")
                      = extract(month FROM "batches"."execution_date")
               WHEN 'REFUSE' THEN "batches"."moves_on" = "batches"."execution_date"
               ELSE "batches"."moves_on" >= "batches"."execution_date" END);
--> statement-breakpoint
-- The execution date and its rule are part of what is approved, and the day of the money is decided before
-- the submission.
CREATE OR REPLACE FUNCTION guard_execution() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF (NEW.execution_date, NEW.execution_rails, NEW.if_not_banking_day)
     IS DISTINCT FROM (OLD.execution_date, OLD.execution_rails, OLD.if_not_banking_day) THEN
    RAISE EXCEPTION 'the execution date of a batch does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF (NEW.moves_on, NEW.move_reasons, NEW.date_accepted_by)
     IS DISTINCT FROM (OLD.moves_on, OLD.move_reasons, OLD.date_accepted_by)
     AND OLD.status NOT IN ('PENDING_APPROVAL', 'APPROVED') THEN
    RAISE EXCEPTION 'the day of the money does not change after the submission'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_execution() FROM PUBLIC;
