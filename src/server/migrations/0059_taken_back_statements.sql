-- A statement that a user uploaded can be taken back, with a reason. Nothing of it is deleted.
ALTER TABLE "bank_statements" DROP CONSTRAINT "bank_statements_name";--> statement-breakpoint
ALTER TABLE "statement_files" DROP CONSTRAINT "statement_files_content";--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD COLUMN "undone_reason" text;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "taken_back_by" uuid;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "taken_back_reason" text;--> statement-breakpoint
ALTER TABLE "statement_files" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_taken_back_by_users_id_fk"
	FOREIGN KEY ("taken_back_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_statements_name" ON "bank_statements"
	USING btree ("account_id","kind","statement_name","by_users")
	WHERE taken_back_at IS NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "statement_files_content" ON "statement_files"
	USING btree ("entity_id","sha256") WHERE taken_back_at IS NULL;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statement_taken_back"
	CHECK (num_nulls("bank_statements"."taken_back_at", "bank_statements"."taken_back_by",
	                 "bank_statements"."taken_back_reason") IN (0, 3));
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_statements_kept BEFORE DELETE OR TRUNCATE ON bank_statements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE bank_statements ENABLE ALWAYS TRIGGER bank_statements_kept;
--> statement-breakpoint
-- Whether an entry is on a statement, and all statements that have it were taken back.
CREATE OR REPLACE FUNCTION is_taken_back(entry uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(bool_and(s.taken_back_at IS NOT NULL), false)
    FROM statement_lines l
    JOIN bank_statements s ON s.id = l.statement_id
   WHERE l.entry_id = entry
$$;
--> statement-breakpoint
-- A statement is only taken back, and once: by an approver or admin, when only users have brought it, nothing
-- that it alone shows is posted, and no opening balance comes from it.
CREATE OR REPLACE FUNCTION guard_statement() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  own text[] := '{taken_back_at,taken_back_by,taken_back_reason}';
BEGIN
  IF OLD.taken_back_at IS NOT NULL OR NEW.taken_back_at IS NULL
     OR (to_jsonb(OLD) - own) <> (to_jsonb(NEW) - own) THEN
    RAISE EXCEPTION 'a statement is only taken back, and once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'bank_statements_kept';
  END IF;
  IF NOT OLD.by_users
     OR EXISTS (
          SELECT 1
            FROM statement_files f
           WHERE f.entity_id = OLD.entity_id AND f.fetched_at IS NOT NULL
             AND (f.id = OLD.file_id
                  OR f.statements @> jsonb_build_array(
                       jsonb_build_object('statementId', OLD.id, 'arrival', 'AGAIN')))) THEN
    RAISE EXCEPTION 'a statement that the bank itself has sent is not taken back'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'taken_back_of_users';
  END IF;
  IF NOT EXISTS (
       SELECT 1
         FROM users u
        WHERE u.id = NEW.taken_back_by AND u.entity_id = NEW.entity_id AND u.disabled_at IS NULL
          AND u.roles && ARRAY['APPROVER', 'ADMIN']) THEN
    RAISE EXCEPTION 'an approver or an admin of the entity takes a statement back'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'taken_back_by_user';
  END IF;
  IF EXISTS (SELECT 1 FROM opening_balances WHERE statement_id = OLD.id AND withdrawn_at IS NULL) THEN
    RAISE EXCEPTION 'a statement with which an account begins is not taken back'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'taken_back_without_opening';
  END IF;
  IF EXISTS (
       SELECT 1
         FROM statement_lines l
         JOIN reconciled_entries r ON r.entry_id = l.entry_id AND r.state = 'POSTED'
        WHERE l.statement_id = OLD.id
          AND NOT EXISTS (
                SELECT 1
                  FROM statement_lines o
                  JOIN bank_statements s ON s.id = o.statement_id
                 WHERE o.entry_id = l.entry_id AND s.id <> OLD.id AND s.taken_back_at IS NULL)) THEN
    RAISE EXCEPTION 'a statement is taken back while none of its entries is posted'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'taken_back_unposted';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_statement() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_statements_guard BEFORE UPDATE ON bank_statements
  FOR EACH ROW EXECUTE FUNCTION guard_statement();
--> statement-breakpoint
ALTER TABLE bank_statements ENABLE ALWAYS TRIGGER bank_statements_guard;
--> statement-breakpoint
-- Entries leave with the last statement that has them, and then stay as they are.
CREATE OR REPLACE FUNCTION guard_taken_back_entry() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF OLD.state = 'TAKEN_BACK' OR NOT is_taken_back(OLD.entry_id) THEN
    RAISE EXCEPTION 'an entry is taken back with its statement, and then stays as it is'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_taken_back_entry() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_taken_back BEFORE UPDATE ON reconciled_entries
  FOR EACH ROW WHEN ('TAKEN_BACK' IN (OLD.state, NEW.state)) EXECUTE FUNCTION guard_taken_back_entry();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_taken_back;
--> statement-breakpoint
-- What a statement that was taken back shows is never posted.
CREATE OR REPLACE FUNCTION guard_taken_back_postings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM added p
         JOIN statement_lines l ON l.entry_id = p.entry_id
         JOIN bank_statements s ON s.id = l.statement_id
        GROUP BY p.id
       HAVING bool_and(s.taken_back_at IS NOT NULL)) THEN
    RAISE EXCEPTION 'an entry of a statement that was taken back is not posted'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_taken_back';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_taken_back_postings() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_postings_taken_back AFTER INSERT ON entry_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_taken_back_postings();
--> statement-breakpoint
ALTER TABLE entry_postings ENABLE ALWAYS TRIGGER entry_postings_taken_back;
--> statement-breakpoint
-- No account begins with a statement that was taken back.
CREATE OR REPLACE FUNCTION guard_opening_statement() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM bank_statements WHERE id = NEW.statement_id AND taken_back_at IS NOT NULL) THEN
    RAISE EXCEPTION 'an account does not begin with a statement that was taken back'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_taken_back';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_opening_statement() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER opening_balances_statement BEFORE INSERT ON opening_balances
  FOR EACH ROW EXECUTE FUNCTION guard_opening_statement();
--> statement-breakpoint
ALTER TABLE opening_balances ENABLE ALWAYS TRIGGER opening_balances_statement;
--> statement-breakpoint
-- The same bytes may come again once a statement of theirs was taken back. The file that had them stays as it
-- is, so that it is never read or delivered again.
CREATE OR REPLACE FUNCTION guard_taken_back_file() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF OLD.taken_back_at IS NOT NULL OR NEW.fetched_at IS NOT NULL
     OR NOT EXISTS (
          SELECT 1
            FROM jsonb_array_elements(NEW.statements) AS a (arrived)
            JOIN bank_statements s
              ON s.id = (a.arrived ->> 'statementId')::uuid AND s.taken_back_at IS NOT NULL) THEN
    RAISE EXCEPTION 'a file gives way to the same bytes when a statement of it is taken back'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_taken_back_file() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER statement_files_taken_back BEFORE UPDATE ON statement_files
  FOR EACH ROW WHEN (OLD.taken_back_at IS NOT NULL OR NEW.taken_back_at IS NOT NULL)
  EXECUTE FUNCTION guard_taken_back_file();
--> statement-breakpoint
ALTER TABLE statement_files ENABLE ALWAYS TRIGGER statement_files_taken_back;
--> statement-breakpoint
-- An entry belongs to the file that brought it first, until the bank itself states the same, or until the
-- statement of that file is taken back and another file still shows the entry.
CREATE OR REPLACE FUNCTION guard_file_of_entry() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  shown_by uuid[] := ARRAY(
    SELECT s.file_id
      FROM statement_lines l
      JOIN bank_statements s ON s.id = l.statement_id
     WHERE l.entry_id = OLD.entry_id AND s.taken_back_at IS NULL);
BEGIN
  IF OLD.state = 'POSTED' OR NOT is_by_users(OLD.file_id)
     OR is_by_users(NEW.file_id) AND (OLD.file_id = ANY (shown_by) OR NOT NEW.file_id = ANY (shown_by))
     OR NOT EXISTS (
          SELECT 1 FROM statement_files f WHERE f.id = NEW.file_id AND f.entity_id = NEW.entity_id) THEN
    RAISE EXCEPTION 'the file that brought an entry changes only to a file of the bank'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- What an entry was posted as is undone for a reason.
CREATE OR REPLACE FUNCTION guard_posted_entry() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.state = 'OPEN' AND NEW.undone_at IS DISTINCT FROM OLD.undone_at
     AND NEW.undone_reason IS NOT NULL AND btrim(NEW.undone_reason) <> ''
     AND EXISTS (SELECT 1 FROM users u WHERE u.id = NEW.undone_by AND u.entity_id = NEW.entity_id)
     AND (NEW.entry_id, NEW.entity_id, NEW.account_id, NEW.file_id, NEW.amount_minor, NEW.booking_date)
         IS NOT DISTINCT FROM
         (OLD.entry_id, OLD.entity_id, OLD.account_id, OLD.file_id, OLD.amount_minor, OLD.booking_date)
     AND (SELECT sum(o.amount_minor) FROM entry_postings o WHERE o.entry_id = OLD.entry_id) = 0
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an entry that is posted stays posted until its postings are undone'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
END $$;
