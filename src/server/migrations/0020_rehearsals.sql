ALTER TABLE "bank_file_connections" ADD COLUMN "rehearsed_by" uuid;
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "rehearsed_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "rehearsed_version" integer;
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "rehearsal_passed" boolean;
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "rehearsal_steps" jsonb;
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT
	"bank_file_connections_rehearsed_by_users_id_fk"
	FOREIGN KEY ("rehearsed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connection_rehearsed"
	CHECK (("bank_file_connections"."rehearsed_by" IS NULL)
		= ("bank_file_connections"."rehearsal_steps" IS NULL));
--> statement-breakpoint

-- A connection pays only by a profile that has passed its rehearsal, and of which the bank accepted a file.
CREATE OR REPLACE TRIGGER bank_file_connections_ready BEFORE UPDATE ON bank_file_connections
  FOR EACH ROW WHEN (
    NEW.state = 'LIVE' AND OLD.state <> 'LIVE'
    AND (NEW.certified_at IS NULL OR NEW.rehearsal_passed IS NOT TRUE)
  ) EXECUTE FUNCTION refuse_row('a live bank connection was rehearsed and certified');
--> statement-breakpoint
ALTER TABLE bank_file_connections ENABLE ALWAYS TRIGGER bank_file_connections_ready;
