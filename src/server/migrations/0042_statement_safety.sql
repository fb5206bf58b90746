CREATE INDEX "reconciled_entries_unmatched" ON "reconciled_entries"
	USING btree ("file_id") WHERE state = 'OPEN' AND verdict IS NULL;--> statement-breakpoint
CREATE INDEX "statement_files_unread" ON "statement_files"
	USING btree ("entity_id","received_at") WHERE result = 'STORED';
--> statement-breakpoint
-- Whether a missing statement may be in a file that came about when it was missed and lies there unread.
CREATE OR REPLACE FUNCTION may_be_unread(entity uuid, code text, found_at timestamptz) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT code IN ('SEQUENCE_GAP', 'OPENING_BREAK')
         AND EXISTS (
               SELECT 1
                 FROM statement_files f
                WHERE f.entity_id = entity AND f.result = 'STORED'
                  AND f.received_at BETWEEN found_at - interval '1 hour' AND found_at + interval '1 hour')
$$;
--> statement-breakpoint
-- What the bank itself has sent needs no second user. So it comes by a transport that two users have chosen.
CREATE OR REPLACE FUNCTION is_chosen_transport(entity uuid, connection uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1
      FROM bank_file_transports t
     WHERE t.connection_id = connection AND t.entity_id = entity AND t.confirmed_at IS NOT NULL)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_statement_origin() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF (TG_OP = 'INSERT'
      OR (OLD.fetched_at, OLD.fetched_from) IS DISTINCT FROM (NEW.fetched_at, NEW.fetched_from))
     AND (NEW.fetched_at IS NOT NULL AND NOT is_chosen_transport(NEW.entity_id, NEW.fetched_from)
          OR NEW.fetched_at IS NULL AND NEW.received_by IS NULL) THEN
    RAISE EXCEPTION 'a statement without a user comes by a transport that two users have chosen'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_of_the_bank';
  END IF;
  IF NEW.received_by IS NOT NULL AND NOT NEW.received_by = ANY (NEW.uploaders) THEN
    RAISE EXCEPTION 'who uploads a statement is an uploader of it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_uploader';
  END IF;
  IF NEW.csv IS NOT NULL AND NEW.uploaders = '{}'
     AND (TG_OP = 'INSERT' OR (OLD.csv, OLD.uploaders) IS DISTINCT FROM (NEW.csv, NEW.uploaders))
     AND NOT EXISTS (
           SELECT 1
             FROM statement_files o
             JOIN reconciled_entries r ON r.file_id = o.id
            WHERE o.entity_id = NEW.entity_id AND o.csv = NEW.csv AND r.way = 'EXACT'
              AND r.posted_by IS NOT NULL) THEN
    RAISE EXCEPTION 'two users have chosen how a CSV statement is read'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_columns';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_statement_origin() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_files_brought BEFORE INSERT ON statement_files
  FOR EACH ROW EXECUTE FUNCTION guard_statement_origin();
--> statement-breakpoint
ALTER TABLE statement_files ENABLE ALWAYS TRIGGER statement_files_brought;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_files_delivered BEFORE UPDATE ON statement_files
  FOR EACH ROW WHEN ((OLD.fetched_at, OLD.fetched_from, OLD.csv, OLD.uploaders)
                     IS DISTINCT FROM (NEW.fetched_at, NEW.fetched_from, NEW.csv, NEW.uploaders))
  EXECUTE FUNCTION guard_statement_origin();
--> statement-breakpoint
ALTER TABLE statement_files ENABLE ALWAYS TRIGGER statement_files_delivered;
--> statement-breakpoint
-- Whether only users stand for what a statement file says: they have brought it, or chosen how it is read.
CREATE OR REPLACE FUNCTION is_by_users(statement_file uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT f.fetched_at IS NULL OR (f.csv IS NOT NULL AND f.uploaders <> '{}')
    FROM statement_files f
   WHERE f.id = statement_file
$$;
--> statement-breakpoint
-- An entry that only users have brought is posted by another user than they are, whatever it is posted as.
CREATE OR REPLACE FUNCTION guard_confirmation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT is_by_users(NEW.file_id) THEN
    RETURN NEW;
  END IF;
  IF NEW.posted_by IS NULL
     OR EXISTS (
          SELECT 1 FROM statement_files f WHERE f.id = NEW.file_id AND NEW.posted_by = ANY (f.uploaders)) THEN
    RAISE EXCEPTION 'the uploader of a statement does not confirm it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_confirmed_by_another';
  END IF;
  IF NOT EXISTS (
       SELECT 1
         FROM users u
        WHERE u.id = NEW.posted_by AND u.entity_id = NEW.entity_id AND u.disabled_at IS NULL
          AND u.roles && ARRAY['APPROVER', 'ADMIN']) THEN
    RAISE EXCEPTION 'an approver or an admin of the entity confirms a statement'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_confirmed_by_user';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_confirmed BEFORE UPDATE ON reconciled_entries
  FOR EACH ROW WHEN (NEW.state = 'POSTED' AND OLD.state <> 'POSTED')
  EXECUTE FUNCTION guard_confirmation();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_confirmed;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_added BEFORE INSERT ON reconciled_entries
  FOR EACH ROW WHEN (NEW.state = 'POSTED') EXECUTE FUNCTION guard_confirmation();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_added;
--> statement-breakpoint
-- Only an entry that is posted settles. Neither the creator of a batch, nor who took its file to the bank,
-- says by an uploaded statement what the bank has paid.
CREATE OR REPLACE FUNCTION guard_postings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1 FROM added p JOIN reconciled_entries r ON r.entry_id = p.entry_id
        WHERE r.state <> 'POSTED') THEN
    RAISE EXCEPTION 'only an entry that is posted has postings'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_of_posted_entry';
  END IF;
  IF EXISTS (
       SELECT 1
         FROM added p
         JOIN reconciled_entries r ON r.entry_id = p.entry_id
         JOIN bank_files a ON a.id = p.file_id
         JOIN batches b ON b.id = a.batch_id
        WHERE r.posted_by IN (a.left_by, b.created_by) AND is_by_users(r.file_id)) THEN
    RAISE EXCEPTION 'who had a hand in a payment does not confirm the statement that shows it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_confirmed_by_another';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_postings() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_postings_confirmed AFTER INSERT ON entry_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_postings();
--> statement-breakpoint
ALTER TABLE entry_postings ENABLE ALWAYS TRIGGER entry_postings_confirmed;
--> statement-breakpoint
-- A reply that only a user has brought is applied once another user has confirmed it.
CREATE OR REPLACE FUNCTION guard_reply() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  is_new boolean := TG_OP = 'INSERT';
BEGIN
  IF (NEW.received_by IS NULL AND is_new
      OR NEW.fetched_at IS NOT NULL AND (is_new OR NEW.fetched_at IS DISTINCT FROM OLD.fetched_at))
     AND NOT is_chosen_transport(NEW.entity_id, NEW.connection_id) THEN
    RAISE EXCEPTION 'a reply without a user comes by a transport that two users have chosen'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'reply_of_the_bank';
  END IF;
  IF NEW.confirmed_by IS NOT NULL AND (is_new OR NEW.confirmed_by IS DISTINCT FROM OLD.confirmed_by) THEN
    IF NOT is_new AND OLD.confirmed_by IS NOT NULL
       OR NOT EXISTS (
            SELECT 1
              FROM users u
             WHERE u.id = NEW.confirmed_by AND u.entity_id = NEW.entity_id AND u.disabled_at IS NULL
               AND u.roles && ARRAY['PREPARER', 'APPROVER'])
       OR EXISTS (
            SELECT 1
              FROM bank_files a
              JOIN batches b ON b.id = a.batch_id
             WHERE a.id = ANY (NEW.file_ids) AND NEW.confirmed_by IN (a.left_by, b.created_by)) THEN
      RAISE EXCEPTION 'a user who had no hand in a payment confirms the reply about it'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_file_reply_confirmed_by_another';
    END IF;
  END IF;
  IF NEW.result = 'APPLIED' AND (is_new OR OLD.result <> 'APPLIED')
     AND NEW.received_by IS NOT NULL AND NEW.fetched_at IS NULL AND NEW.confirmed_by IS NULL THEN
    RAISE EXCEPTION 'another user confirms a reply that a user has uploaded'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_file_reply_confirmed';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_reply() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_file_replies_guard BEFORE INSERT OR UPDATE ON bank_file_replies
  FOR EACH ROW EXECUTE FUNCTION guard_reply();
--> statement-breakpoint
ALTER TABLE bank_file_replies ENABLE ALWAYS TRIGGER bank_file_replies_guard;
