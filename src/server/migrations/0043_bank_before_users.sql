ALTER TABLE "bank_statements" DROP CONSTRAINT "bank_statements_name";--> statement-breakpoint
ALTER TABLE "bank_statements" ADD COLUMN "by_users" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_statements" ADD CONSTRAINT "bank_statements_name"
	UNIQUE("account_id","kind","statement_name","by_users");
--> statement-breakpoint
ALTER TABLE bank_statements DISABLE TRIGGER bank_statements_kept;
--> statement-breakpoint
UPDATE bank_statements SET by_users = true WHERE is_by_users(file_id);
--> statement-breakpoint
ALTER TABLE bank_statements ENABLE ALWAYS TRIGGER bank_statements_kept;
--> statement-breakpoint
-- Whether a statement that users have brought has given way to one of the bank itself that has its name.
CREATE OR REPLACE FUNCTION is_outdone(account uuid, statement_kind text, name text, by_users boolean)
  RETURNS boolean LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT by_users
         AND EXISTS (
               SELECT 1
                 FROM bank_statements o
                WHERE o.account_id = account AND o.kind = statement_kind AND o.statement_name = name
                  AND NOT o.by_users)
$$;
--> statement-breakpoint
-- An entry belongs to the file that brought it first, until the bank itself states the same.
CREATE OR REPLACE FUNCTION guard_file_of_entry() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF OLD.state = 'POSTED' OR NOT is_by_users(OLD.file_id) OR is_by_users(NEW.file_id)
     OR NOT EXISTS (
          SELECT 1 FROM statement_files f WHERE f.id = NEW.file_id AND f.entity_id = NEW.entity_id) THEN
    RAISE EXCEPTION 'the file that brought an entry changes only to a file of the bank'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_file_of_entry() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_file BEFORE UPDATE ON reconciled_entries
  FOR EACH ROW WHEN (OLD.file_id <> NEW.file_id)
  EXECUTE FUNCTION guard_file_of_entry();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_file;
