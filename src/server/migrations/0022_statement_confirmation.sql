ALTER TABLE "reconciled_entries" ADD COLUMN "file_id" uuid;--> statement-breakpoint
ALTER TABLE "settlement_totals" ADD COLUMN "entity_id" uuid;--> statement-breakpoint
ALTER TABLE "settlement_totals" ADD COLUMN "execution_date" text;--> statement-breakpoint
ALTER TABLE "settlement_totals" ADD COLUMN "state" text;--> statement-breakpoint
ALTER TABLE "statement_files" ADD COLUMN "uploaders" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_files" ADD COLUMN "fetched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "statement_findings" ADD COLUMN "closed_by" uuid;--> statement-breakpoint
ALTER TABLE "statement_findings" ADD COLUMN "closing_note" text;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD CONSTRAINT "reconciled_entries_file_id_statement_files_id_fk"
	FOREIGN KEY ("file_id") REFERENCES "public"."statement_files"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_totals" ADD CONSTRAINT "settlement_totals_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "statement_findings" ADD CONSTRAINT "statement_findings_closed_by_users_id_fk"
	FOREIGN KEY ("closed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_totals_by_state" ON "settlement_totals"
	USING btree ("entity_id","state","execution_date" DESC NULLS FIRST,"file_id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "settlement_totals_by_day" ON "settlement_totals"
	USING btree ("entity_id","execution_date" DESC NULLS FIRST,"file_id" DESC NULLS FIRST);
--> statement-breakpoint
-- Files that are known already: those without a receiver came by a transport.
UPDATE statement_files SET uploaders = ARRAY[received_by] WHERE received_by IS NOT NULL;
--> statement-breakpoint
UPDATE statement_files SET fetched_at = received_at WHERE received_by IS NULL;
--> statement-breakpoint
ALTER TABLE reconciled_entries DISABLE TRIGGER reconciled_entries_posted;
--> statement-breakpoint
UPDATE reconciled_entries r
   SET file_id = (SELECT s.file_id
                    FROM statement_lines l
                    JOIN bank_statements s ON s.id = l.statement_id
                   WHERE l.entry_id = r.entry_id
                   ORDER BY s.received_at, s.id
                   LIMIT 1);
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_posted;
--> statement-breakpoint
ALTER TABLE reconciled_entries ALTER COLUMN file_id SET NOT NULL;
--> statement-breakpoint
-- What the bank sent is kept as it came, and read once. Who brought it is never forgotten.
CREATE OR REPLACE TRIGGER statement_files_content BEFORE UPDATE ON statement_files
  FOR EACH ROW WHEN (
    OLD.id <> NEW.id
    OR OLD.entity_id <> NEW.entity_id
    OR OLD.sha256 <> NEW.sha256
    OR OLD.bytes <> NEW.bytes
    OR OLD.byte_count <> NEW.byte_count
    OR OLD.received_at <> NEW.received_at
    OR OLD.received_by IS DISTINCT FROM NEW.received_by
    OR NOT OLD.uploaders <@ NEW.uploaders
    OR (OLD.fetched_at IS NOT NULL AND OLD.fetched_at IS DISTINCT FROM NEW.fetched_at)
    OR (OLD.result = 'READ' AND (OLD.result, OLD.format, OLD.csv, OLD.statements, OLD.uploaders)
                                IS DISTINCT FROM
                                (NEW.result, NEW.format, NEW.csv, NEW.statements, NEW.uploaders))
  ) EXECUTE FUNCTION refuse_row('a statement file is kept as it came, and read once');
--> statement-breakpoint
ALTER TABLE statement_files ENABLE ALWAYS TRIGGER statement_files_content;
--> statement-breakpoint
-- A statement that was uploaded is confirmed by another user than its uploaders.
CREATE OR REPLACE FUNCTION guard_confirmation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1 FROM statement_files f WHERE f.id = NEW.file_id AND NEW.posted_by = ANY (f.uploaders)) THEN
    RAISE EXCEPTION 'the uploader of a statement does not confirm it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_confirmed_by_another';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_confirmation() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_confirmed BEFORE UPDATE ON reconciled_entries
  FOR EACH ROW WHEN (NEW.state = 'POSTED' AND NEW.way = 'EXACT' AND NEW.posted_by IS NOT NULL)
  EXECUTE FUNCTION guard_confirmation();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_confirmed;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_file BEFORE UPDATE ON reconciled_entries
  FOR EACH ROW WHEN (OLD.file_id <> NEW.file_id)
  EXECUTE FUNCTION refuse_row('the file that brought an entry does not change');
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_file;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_findings_content BEFORE UPDATE ON statement_findings
  FOR EACH ROW WHEN (
    OLD.resolved_at IS NOT NULL
    OR (NEW.closed_by IS NULL) <> (NEW.closing_note IS NULL)
    OR (NEW.closed_by IS NOT NULL AND NEW.resolved_at IS NULL)
    OR (to_jsonb(OLD) - ARRAY['resolved_at', 'closed_by', 'closing_note'])
       <> (to_jsonb(NEW) - ARRAY['resolved_at', 'closed_by', 'closing_note'])
  ) EXECUTE FUNCTION refuse_row('a finding about a statement is only resolved or closed, and once');
--> statement-breakpoint
ALTER TABLE statement_findings ENABLE ALWAYS TRIGGER statement_findings_content;
--> statement-breakpoint
-- A settlement has a row from the day on which its file leaves; its state follows its sums and its batch.
INSERT INTO settlement_totals
       (file_id, entity_id, execution_date, state, settled_count, settled_minor, settled_expected_minor,
        charged_fees_minor)
SELECT f.id, f.entity_id, f.execution_date, 'WAITING', 0, 0, 0, 0
  FROM bank_files f
 WHERE f.left_at IS NOT NULL
    ON CONFLICT (file_id)
    DO UPDATE SET entity_id = excluded.entity_id, execution_date = excluded.execution_date;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION derive_settlement_state() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  payouts bigint;
  expected numeric;
BEGIN
  SELECT coalesce(sum(k.count), 0), coalesce(sum(k.amount_minor), 0)
    INTO payouts, expected
    FROM bank_files f
    JOIN batch_counts k ON k.batch_id = f.batch_id AND k.status NOT IN ('FAILED', 'CANCELLED')
   WHERE f.id = NEW.file_id;
  NEW.state := CASE WHEN NEW.settled_count = 0 AND payouts = 0 THEN 'NOTHING_DUE'
                    WHEN NEW.settled_count = 0 THEN 'WAITING'
                    WHEN NEW.settled_count < payouts THEN 'PARTIAL'
                    WHEN NEW.settled_minor = expected THEN 'SETTLED'
                    ELSE 'DIFFERENT' END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settlement_totals_state BEFORE INSERT OR UPDATE ON settlement_totals
  FOR EACH ROW EXECUTE FUNCTION derive_settlement_state();
--> statement-breakpoint
ALTER TABLE settlement_totals ENABLE ALWAYS TRIGGER settlement_totals_state;
--> statement-breakpoint
UPDATE settlement_totals SET state = 'WAITING';
--> statement-breakpoint
ALTER TABLE settlement_totals
  ALTER COLUMN entity_id SET NOT NULL,
  ALTER COLUMN execution_date SET NOT NULL,
  ALTER COLUMN state SET NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION open_settlement() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO settlement_totals
         (file_id, entity_id, execution_date, state, settled_count, settled_minor, settled_expected_minor,
          charged_fees_minor)
  VALUES (NEW.id, NEW.entity_id, NEW.execution_date, 'WAITING', 0, 0, 0, 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_files_settlement AFTER UPDATE ON bank_files
  FOR EACH ROW WHEN (OLD.left_at IS NULL AND NEW.left_at IS NOT NULL) EXECUTE FUNCTION open_settlement();
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_settlement;
--> statement-breakpoint
-- An UPDATE derives the state again.
CREATE OR REPLACE FUNCTION follow_batch_counts() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE settlement_totals t
     SET state = t.state
    FROM bank_files f
   WHERE f.id = t.file_id AND f.left_at IS NOT NULL AND f.batch_id IN (SELECT c.batch_id FROM changed c);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batch_counts_settlement_added AFTER INSERT ON batch_counts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_batch_counts();
--> statement-breakpoint
ALTER TABLE batch_counts ENABLE ALWAYS TRIGGER batch_counts_settlement_added;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batch_counts_settlement_changed AFTER UPDATE ON batch_counts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION follow_batch_counts();
--> statement-breakpoint
ALTER TABLE batch_counts ENABLE ALWAYS TRIGGER batch_counts_settlement_changed;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION derive_settlement_state() FROM PUBLIC;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION open_settlement() FROM PUBLIC;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION follow_batch_counts() FROM PUBLIC;
