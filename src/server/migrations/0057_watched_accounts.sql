-- A bank connection may be for statements only: its account is watched, and nothing is paid from it.
ALTER TABLE "bank_file_connections" DROP CONSTRAINT "bank_file_connection_live";--> statement-breakpoint
ALTER TABLE "bank_file_connections" ALTER COLUMN "payer_branch_code" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ALTER COLUMN "payer_account_type" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ALTER COLUMN "profile" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file_connections"
	ADD COLUMN "purpose" text DEFAULT 'PAYMENTS' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "bank_name" text;--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connection_purpose"
	CHECK (CASE "bank_file_connections"."purpose"
          WHEN 'PAYMENTS' THEN
            num_nulls("bank_file_connections"."payer_branch_code",
                      "bank_file_connections"."payer_account_type",
                      "bank_file_connections"."profile") = 0
            AND "bank_file_connections"."bank_name" IS NULL
          WHEN 'STATEMENTS_ONLY' THEN
            num_nonnulls("bank_file_connections"."payer_branch_code",
                         "bank_file_connections"."payer_account_type", "bank_file_connections"."profile",
                         "bank_file_connections"."certified_at", "bank_file_connections"."rehearsed_at",
                         "bank_file_connections"."first_live_at") = 0
            AND "bank_file_connections"."bank_name" IS NOT NULL AND "bank_file_connections"."rails" = '{}'
          ELSE false END);--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connection_live"
	CHECK ("bank_file_connections"."state" <> 'LIVE' OR "bank_file_connections"."purpose" = 'STATEMENTS_ONLY'
          OR ("bank_file_connections"."certified_at" IS NOT NULL
              AND "bank_file_connections"."first_live_at" IS NOT NULL));
--> statement-breakpoint
-- A connection pays only by a profile that has passed its rehearsal, and of which the bank accepted a file.
CREATE OR REPLACE TRIGGER bank_file_connections_ready BEFORE UPDATE ON bank_file_connections
  FOR EACH ROW WHEN (
    NEW.state = 'LIVE' AND OLD.state <> 'LIVE' AND NEW.purpose = 'PAYMENTS'
    AND (NEW.certified_at IS NULL OR NEW.rehearsal_passed IS NOT TRUE)
  ) EXECUTE FUNCTION refuse_row('a live bank connection was rehearsed and certified');
--> statement-breakpoint
ALTER TABLE bank_file_connections ENABLE ALWAYS TRIGGER bank_file_connections_ready;
--> statement-breakpoint
-- A used connection keeps its purpose: otherwise the entries of a paying account could go uncompared, or a
-- transport that was confirmed for statements alone could bring replies.
CREATE OR REPLACE FUNCTION guard_connection_purpose() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF OLD.switched_on_by IS NOT NULL OR OLD.first_live_at IS NOT NULL
     OR EXISTS (SELECT 1 FROM bank_files WHERE connection_id = OLD.id)
     OR EXISTS (SELECT 1 FROM statement_accounts WHERE connection_id = OLD.id) THEN
    RAISE EXCEPTION 'the purpose of a bank connection that was used does not change'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'bank_connection_purpose_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_connection_purpose() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_file_connections_purpose BEFORE UPDATE ON bank_file_connections
  FOR EACH ROW WHEN (NEW.purpose <> OLD.purpose) EXECUTE FUNCTION guard_connection_purpose();
--> statement-breakpoint
ALTER TABLE bank_file_connections ENABLE ALWAYS TRIGGER bank_file_connections_purpose;
--> statement-breakpoint
-- The entries of a watched account are neither compared nor posted, and it has no opening balance.
CREATE OR REPLACE FUNCTION guard_watched_account() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM (SELECT DISTINCT account_id FROM added) n
         JOIN statement_accounts a ON a.id = n.account_id
         JOIN bank_file_connections c ON c.id = a.connection_id
        WHERE c.purpose = 'STATEMENTS_ONLY') THEN
    RAISE EXCEPTION 'an account that is only watched has no %', TG_TABLE_NAME
      USING ERRCODE = 'check_violation', CONSTRAINT = 'watched_account';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_watched_account() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_watched AFTER INSERT ON reconciled_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_watched_account();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_watched;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER opening_balances_watched AFTER INSERT ON opening_balances
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_watched_account();
--> statement-breakpoint
ALTER TABLE opening_balances ENABLE ALWAYS TRIGGER opening_balances_watched;
