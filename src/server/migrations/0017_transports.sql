CREATE TABLE "bank_file_transports" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"folders" jsonb NOT NULL,
	"server" jsonb,
	"private_key" "bytea",
	"public_key" text,
	"visited_at" timestamp (3) with time zone,
	"next_visit_at" timestamp (3) with time zone NOT NULL,
	"failures" integer NOT NULL,
	"fault" text,
	"fault_detail" text,
	"failing_since" timestamp (3) with time zone,
	CONSTRAINT "bank_file_transport_key"
		CHECK (("bank_file_transports"."private_key" IS NULL) = ("bank_file_transports"."server" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "bank_files" ADD COLUMN "by_transport" boolean DEFAULT false NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_files" ADD COLUMN "staged_as" text;--> statement-breakpoint
ALTER TABLE "bank_files" ADD COLUMN "arrived_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "bank_file_transports" ADD CONSTRAINT
	"bank_file_transports_connection_id_bank_file_connections_id_fk"
	FOREIGN KEY ("connection_id") REFERENCES "public"."bank_file_connections"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_file_transports_due" ON "bank_file_transports"
	USING btree ("next_visit_at");--> statement-breakpoint
CREATE INDEX "bank_files_on_the_way" ON "bank_files"
	USING btree ("connection_id")
	WHERE by_transport AND arrived_at IS NULL;--> statement-breakpoint
CREATE INDEX "bank_files_sealed" ON "bank_files"
	USING btree ("connection_id")
	WHERE left_at IS NULL AND withdrawn_at IS NULL;--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_file_carried_after_leaving"
	CHECK ("bank_files"."left_at" IS NOT NULL OR NOT "bank_files"."by_transport");
--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_file_arrives_by_transport"
	CHECK ("bank_files"."arrived_at" IS NULL
		OR ("bank_files"."by_transport" AND "bank_files"."staged_as" IS NOT NULL));
--> statement-breakpoint

-- A file is put beside its place once and arrives once: a second time would let the bank pay twice.
CREATE OR REPLACE TRIGGER bank_files_carried_once BEFORE UPDATE ON bank_files
  FOR EACH ROW WHEN (
    (OLD.staged_as IS NOT NULL AND OLD.staged_as IS DISTINCT FROM NEW.staged_as)
    OR (OLD.arrived_at IS NOT NULL AND OLD.arrived_at IS DISTINCT FROM NEW.arrived_at)
    OR (OLD.left_at IS NOT NULL AND NOT OLD.by_transport AND NEW.by_transport)
  ) EXECUTE FUNCTION refuse_row('a bank file is carried to the bank once');
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_carried_once;
