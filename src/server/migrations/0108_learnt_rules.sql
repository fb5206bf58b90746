ALTER TABLE "reconciled_entries"
	ADD COLUMN "rule_dismissed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD COLUMN "rule_dismissed_by" uuid;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD CONSTRAINT "reconciled_entries_rule_dismissed_by_users_id_fk"
	FOREIGN KEY ("rule_dismissed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "entry_postings_other" ON "entry_postings"
	USING btree ("account_id","posted_at" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE kind IN ('OTHER', 'FEE') AND num_nonnulls(withdrawal_id, file_id, undoes) = 0;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD CONSTRAINT "reconciled_entry_rule_dismissed"
	CHECK (num_nulls("reconciled_entries"."rule_dismissed_at", "reconciled_entries"."rule_dismissed_by")
		IN (0, 2));
--> statement-breakpoint
-- A user of the entity says no to the suggestion of a rule once, and that stays.
CREATE FUNCTION guard_rule_dismissed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF OLD.rule_dismissed_at IS NOT NULL OR NOT EXISTS (
       SELECT 1 FROM users u WHERE u.id = NEW.rule_dismissed_by AND u.entity_id = NEW.entity_id)
  THEN
    RAISE EXCEPTION 'a user of the entity dismisses the suggestion of a rule, once'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'rule_dismissed_once';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_rule_dismissed() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER reconciled_entries_rule_dismissed BEFORE UPDATE ON reconciled_entries
  FOR EACH ROW WHEN (
    (OLD.rule_dismissed_at, OLD.rule_dismissed_by) IS DISTINCT FROM
    (NEW.rule_dismissed_at, NEW.rule_dismissed_by))
  EXECUTE FUNCTION guard_rule_dismissed();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_rule_dismissed;
