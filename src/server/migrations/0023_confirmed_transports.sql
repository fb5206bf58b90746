ALTER TABLE "bank_file_connections" ADD COLUMN "unconfirmed_by" uuid[] DEFAULT '{}' NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_file_transports" ADD COLUMN "confirmed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "bank_file_transports" ADD COLUMN "presented_host_key" text;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connection_confirmed"
	CHECK ("bank_file_connections"."state" <> 'LIVE' OR
		cardinality("bank_file_connections"."unconfirmed_by") = 0);
--> statement-breakpoint

-- Connections of before: what is live was confirmed, and who last changed another one confirms it not alone.
UPDATE bank_file_connections SET unconfirmed_by = ARRAY[changed_by] WHERE state <> 'LIVE';
--> statement-breakpoint
UPDATE bank_file_transports t
   SET confirmed_at = c.updated_at
  FROM bank_file_connections c
 WHERE c.id = t.connection_id AND c.first_live_at IS NOT NULL;
--> statement-breakpoint

-- A connection with another account, profile or transport is off until another user switches it on.
CREATE OR REPLACE TRIGGER bank_file_connections_changed BEFORE UPDATE ON bank_file_connections
  FOR EACH ROW WHEN (
    NEW.state = 'LIVE'
    AND (NEW.payer_name, NEW.payer_branch_code, NEW.payer_account_number, NEW.payer_account_type, NEW.profile,
         NEW.transport)
        IS DISTINCT FROM
        (OLD.payer_name, OLD.payer_branch_code, OLD.payer_account_number, OLD.payer_account_type, OLD.profile,
         OLD.transport)
  ) EXECUTE FUNCTION refuse_row('account, profile and transport of a live bank connection do not change');
--> statement-breakpoint
ALTER TABLE bank_file_connections ENABLE ALWAYS TRIGGER bank_file_connections_changed;
--> statement-breakpoint
-- Where files go is chosen while the connection is not live, and confirmed by making it live.
CREATE OR REPLACE FUNCTION guard_bank_file_transport() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_live boolean;
BEGIN
  SELECT c.state = 'LIVE' INTO is_live
    FROM bank_file_connections c
   WHERE c.id = CASE TG_OP WHEN 'DELETE' THEN OLD.connection_id ELSE NEW.connection_id END;
  IF TG_OP = 'UPDATE'
     AND (NEW.connection_id, NEW.folders, NEW.server, NEW.private_key)
         IS NOT DISTINCT FROM (OLD.connection_id, OLD.folders, OLD.server, OLD.private_key)
     AND is_live THEN
    RETURN NEW;
  END IF;
  IF is_live OR (TG_OP <> 'DELETE' AND NEW.confirmed_at IS NOT NULL) THEN
    RAISE EXCEPTION '% on bank_file_transports is refused: another user confirms a transport', TG_OP
      USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
  END IF;
  RETURN CASE TG_OP WHEN 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_file_transports_chosen BEFORE INSERT OR DELETE ON bank_file_transports
  FOR EACH ROW EXECUTE FUNCTION guard_bank_file_transport();
--> statement-breakpoint
ALTER TABLE bank_file_transports ENABLE ALWAYS TRIGGER bank_file_transports_chosen;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_file_transports_confirmed BEFORE UPDATE ON bank_file_transports
  FOR EACH ROW WHEN (
    (NEW.connection_id, NEW.folders, NEW.server, NEW.private_key, NEW.confirmed_at)
    IS DISTINCT FROM (OLD.connection_id, OLD.folders, OLD.server, OLD.private_key, OLD.confirmed_at)
  ) EXECUTE FUNCTION guard_bank_file_transport();
--> statement-breakpoint
ALTER TABLE bank_file_transports ENABLE ALWAYS TRIGGER bank_file_transports_confirmed;
