ALTER TABLE "bank_file_connections" DROP CONSTRAINT "bank_file_connection_certified";
--> statement-breakpoint
ALTER TABLE "bank_files" DROP CONSTRAINT "bank_file_recalled_after_leaving";--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "held_why" text;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "carriers" jsonb;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "first_live_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "changed_by" uuid;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "changed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "certified_version" integer;--> statement-breakpoint
ALTER TABLE "bank_files" ADD COLUMN "recall_recorded_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "bank_files" ADD COLUMN "recall_recorded_by" uuid;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connections_changed_by_users_id_fk"
	FOREIGN KEY ("changed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_recall_recorded_by_users_id_fk"
	FOREIGN KEY ("recall_recorded_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- Connections and recalls of before: a live connection that was never certified is off.
UPDATE bank_file_connections c
   SET changed_at = updated_at,
       changed_by = (SELECT a.actor_id FROM audit_log a
                     
	WHERE a.entity_id = c.entity_id AND a.subject_type = 'bank_connection' AND a.subject_id = c.id::text
                        AND a.action IN ('bank_connection.created', 'bank_connection.changed')
                      ORDER BY a.seq DESC LIMIT 1),
       certified_version = CASE WHEN certified_at IS NOT NULL THEN version END,
       first_live_at = CASE WHEN state <> 'DRAFT' OR file_count > 0 THEN updated_at END,
       state = CASE WHEN state = 'LIVE' AND certified_at IS NULL THEN 'OFF' ELSE state END;
--> statement-breakpoint
UPDATE bank_files
   SET recall_recorded_at = recalled_at, recall_recorded_by = recalled_by
 WHERE recalled_at IS NOT NULL;
--> statement-breakpoint
-- Until now every batch that did not leave in a bank file was paid by the sandbox.
UPDATE batches b
   SET carriers = (SELECT jsonb_object_agg(w.rail, 'sandbox') FROM withdrawals w WHERE w.batch_id = b.id)
 WHERE b.status = 'PROCESSING'
   AND NOT EXISTS (SELECT 1 FROM bank_files f WHERE f.batch_id = b.id AND f.left_at IS NOT NULL);
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ALTER COLUMN "changed_by" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ALTER COLUMN "changed_at" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connection_certified"
	CHECK (num_nulls("bank_file_connections"."certified_by", "bank_file_connections"."certified_at",
		"bank_file_connections"."certified_version") IN (0, 3));
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connection_live"
	CHECK ("bank_file_connections"."state" <> 'LIVE' OR ("bank_file_connections"."certified_at" IS NOT NULL
		AND "bank_file_connections"."first_live_at" IS NOT NULL));
--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_file_recalled_after_leaving"
	CHECK ("bank_files"."recall_recorded_at" IS NULL OR "bank_files"."left_at" IS NOT NULL);
--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_file_recall_recorded"
	CHECK (num_nulls("bank_files"."recall_recorded_at", "bank_files"."recall_recorded_by",
		"bank_files"."recall_reason", "bank_files"."recall_contact") IN (0, 4));
--> statement-breakpoint

-- An entity that once paid through its own bank never pays through another carrier again, whoever asks.
CREATE OR REPLACE TRIGGER bank_file_connections_first_live BEFORE UPDATE ON bank_file_connections
  FOR EACH ROW WHEN (OLD.first_live_at IS NOT NULL AND NEW.first_live_at IS DISTINCT FROM OLD.first_live_at)
  EXECUTE FUNCTION refuse_row('a bank connection is first switched on once');
--> statement-breakpoint
ALTER TABLE bank_file_connections ENABLE ALWAYS TRIGGER bank_file_connections_first_live;
--> statement-breakpoint
-- A connection with another account or profile is off until it is certified and switched on again.
CREATE OR REPLACE TRIGGER bank_file_connections_changed BEFORE UPDATE ON bank_file_connections
  FOR EACH ROW WHEN (
    NEW.state = 'LIVE'
    AND (NEW.payer_name, NEW.payer_branch_code, NEW.payer_account_number, NEW.payer_account_type, NEW.profile)
        IS DISTINCT FROM
        (OLD.payer_name, OLD.payer_branch_code, OLD.payer_account_number, OLD.payer_account_type, OLD.profile)
  ) EXECUTE FUNCTION refuse_row('the account and the profile of a live bank connection do not change');
--> statement-breakpoint
ALTER TABLE bank_file_connections ENABLE ALWAYS TRIGGER bank_file_connections_changed;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_files_recalled BEFORE UPDATE ON bank_files
  FOR EACH ROW WHEN (
    OLD.recalled_at IS NOT NULL
    AND (NEW.recall_recorded_at, NEW.recall_recorded_by)
        IS DISTINCT FROM (OLD.recall_recorded_at, OLD.recall_recorded_by)
  ) EXECUTE FUNCTION refuse_row('a confirmed recall does not change');
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_recalled;
--> statement-breakpoint
-- The carriers of a batch stay as they were when it was released.
CREATE OR REPLACE TRIGGER batches_carriers BEFORE UPDATE ON batches
  FOR EACH ROW WHEN (OLD.carriers IS NOT NULL AND NEW.carriers IS DISTINCT FROM OLD.carriers)
  EXECUTE FUNCTION refuse_row('the bank connections of a batch stay the same once it is being paid');
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_carriers;
--> statement-breakpoint
-- A recall takes two users: neither who recorded it nor who took the file to the bank confirms it.
CREATE OR REPLACE TRIGGER bank_files_recalled_by_two BEFORE UPDATE ON bank_files
  FOR EACH ROW WHEN (
    OLD.recalled_at IS NULL AND NEW.recalled_at IS NOT NULL
    AND (NEW.recall_recorded_at IS NULL OR NEW.recalled_by IS NULL
         OR NEW.recalled_by = NEW.recall_recorded_by OR NEW.recalled_by = NEW.left_by)
  ) EXECUTE FUNCTION refuse_row('a recall takes two users');
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_recalled_by_two;
