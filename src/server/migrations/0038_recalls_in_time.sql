ALTER TABLE "bank_files" DROP CONSTRAINT "bank_file_recall_recorded";--> statement-breakpoint
ALTER TABLE "bank_files" ADD COLUMN "recall_id" uuid;--> statement-breakpoint
ALTER TABLE "bank_files" ADD COLUMN "recall_too_late" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_files_open_recall" ON "bank_files"
	USING btree ("entity_id")
	WHERE recall_recorded_at IS NOT NULL AND (recalled_at IS NULL OR recall_too_late);--> statement-breakpoint
-- Recalls of earlier versions: some files arrived although their recall was recorded, or even confirmed.
UPDATE bank_files
   SET recall_id = gen_random_uuid(), recall_too_late = coalesce(arrived_at >= recall_recorded_at, false)
 WHERE recall_recorded_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_file_recall_too_late"
	CHECK (NOT "bank_files"."recall_too_late" OR
		("bank_files"."recall_recorded_at" IS NOT NULL AND
		"bank_files"."arrived_at" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_file_recall_recorded"
	CHECK (num_nulls("bank_files"."recall_id", "bank_files"."recall_recorded_at",
		"bank_files"."recall_recorded_by",
		"bank_files"."recall_reason",
          "bank_files"."recall_contact") IN (0, 5));--> statement-breakpoint

-- A staged file is renamed once: to its place at the bank, or back to us. Then it may be staged again.
CREATE OR REPLACE TRIGGER bank_files_carried_once BEFORE UPDATE ON bank_files
  FOR EACH ROW WHEN (
    (OLD.staged_as IS NOT NULL AND OLD.staged_as IS DISTINCT FROM NEW.staged_as
     AND (NEW.staged_as IS NOT NULL OR NEW.arrived_at IS NOT NULL))
    OR (OLD.arrived_at IS NOT NULL AND OLD.arrived_at IS DISTINCT FROM NEW.arrived_at)
    OR (OLD.left_at IS NOT NULL AND NOT OLD.by_transport AND NEW.by_transport)
  ) EXECUTE FUNCTION refuse_row('a bank file is carried to the bank once');
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_carried_once;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_files_staged BEFORE UPDATE ON bank_files
  FOR EACH ROW WHEN (
    OLD.staged_as IS NULL AND NEW.staged_as IS NOT NULL AND NEW.recall_recorded_at IS NOT NULL
  ) EXECUTE FUNCTION refuse_row('a bank file that is being recalled goes no further');
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_staged;
--> statement-breakpoint
-- What a user recorded is what another one confirms: it ends, and never changes.
CREATE OR REPLACE TRIGGER bank_files_recall_kept BEFORE UPDATE ON bank_files
  FOR EACH ROW WHEN (
    OLD.recall_id IS NOT NULL AND NEW.recall_id IS NOT NULL
    AND (OLD.recall_id, OLD.recall_recorded_at, OLD.recall_recorded_by, OLD.recall_reason, OLD.recall_contact)
        IS DISTINCT FROM
        (NEW.recall_id, NEW.recall_recorded_at, NEW.recall_recorded_by, NEW.recall_reason, NEW.recall_contact)
  ) EXECUTE FUNCTION refuse_row('a recall is withdrawn, and another one recorded');
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_recall_kept;
--> statement-breakpoint
-- Whether a recall is in time is a fact of the rows, whichever process writes them.
CREATE OR REPLACE FUNCTION guard_recall() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.recall_recorded_at IS NULL THEN
    NEW.recall_too_late := false;
  ELSIF OLD.recall_recorded_at IS NULL THEN
    -- What the bank says about a file that it has.
    NEW.recall_too_late := OLD.arrived_at IS NULL AND NEW.arrived_at IS NOT NULL;
  ELSE
    NEW.recall_too_late := OLD.recall_too_late OR (OLD.arrived_at IS NULL AND NEW.arrived_at IS NOT NULL);
  END IF;
  IF OLD.recalled_at IS NULL AND NEW.recalled_at IS NOT NULL THEN
    IF NEW.recall_too_late THEN
      RAISE EXCEPTION 'the file reached the bank after its recall was recorded'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recall_too_late';
    END IF;
    -- After an hour without an answer, no visit can find out: the word of the bank decides.
    IF NEW.by_transport AND NEW.staged_as IS NOT NULL AND NEW.arrived_at IS NULL
       AND NOT EXISTS (
             SELECT 1
               FROM bank_file_transports t
              WHERE t.connection_id = NEW.connection_id
                AND t.failing_since <= NEW.recalled_at - interval '1 hour') THEN
      RAISE EXCEPTION 'the bank may have the file'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'recall_undecided';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_files_recalled_in_time BEFORE UPDATE ON bank_files
  FOR EACH ROW WHEN (OLD.recall_recorded_at IS NOT NULL OR NEW.recall_recorded_at IS NOT NULL)
  EXECUTE FUNCTION guard_recall();
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_recalled_in_time;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_recall() FROM PUBLIC;
