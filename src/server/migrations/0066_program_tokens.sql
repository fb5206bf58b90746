CREATE TABLE "program_tokens" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"prepares" boolean NOT NULL,
	"addresses" text[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" uuid,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	"last_used_at" timestamp (3) with time zone,
	"last_used_from" text,
	CONSTRAINT "program_tokens_hash" UNIQUE("token_hash"),
	CONSTRAINT "program_token_by_two" CHECK ("program_tokens"."confirmed_by" <> "program_tokens"."user_id"),
	CONSTRAINT "program_token_steps"
		CHECK (num_nulls("program_tokens"."confirmed_at", "program_tokens"."confirmed_by") IN (0, 2)
			AND num_nulls("program_tokens"."revoked_at", "program_tokens"."revoked_by") IN (0, 2)),
	CONSTRAINT "program_token_time" CHECK ("program_tokens"."created_at" < "program_tokens"."expires_at"
		AND "program_tokens"."expires_at" <= "program_tokens"."created_at" + interval '367 days')
);
--> statement-breakpoint
ALTER TABLE "program_tokens" ADD CONSTRAINT "program_tokens_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_tokens" ADD CONSTRAINT "program_tokens_confirmed_fk"
	FOREIGN KEY ("entity_id","confirmed_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "program_tokens" ADD CONSTRAINT "program_tokens_revoked_fk"
	FOREIGN KEY ("entity_id","revoked_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "program_tokens_of_entity" ON "program_tokens" USING btree ("entity_id");
--> statement-breakpoint

-- The server's role can neither widen a token, nor confirm it twice, nor bring it back.
CREATE OR REPLACE TRIGGER program_tokens_stay BEFORE UPDATE ON program_tokens
  FOR EACH ROW WHEN (
    (NEW.id, NEW.entity_id, NEW.user_id, NEW.name, NEW.token_hash, NEW.prepares, NEW.addresses,
     NEW.created_at, NEW.expires_at)
      IS DISTINCT FROM
    (OLD.id, OLD.entity_id, OLD.user_id, OLD.name, OLD.token_hash, OLD.prepares, OLD.addresses,
     OLD.created_at, OLD.expires_at)
    OR OLD.confirmed_at IS NOT NULL
       AND (NEW.confirmed_at, NEW.confirmed_by) IS DISTINCT FROM (OLD.confirmed_at, OLD.confirmed_by)
    OR OLD.revoked_at IS NOT NULL
       AND (NEW.revoked_at, NEW.revoked_by, NEW.confirmed_at)
         IS DISTINCT FROM (OLD.revoked_at, OLD.revoked_by, OLD.confirmed_at)
  ) EXECUTE FUNCTION refuse_row('a token of a program is confirmed once and revoked once, and never changes');
--> statement-breakpoint
ALTER TABLE program_tokens ENABLE ALWAYS TRIGGER program_tokens_stay;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER program_tokens_new BEFORE INSERT ON program_tokens
  FOR EACH ROW WHEN (NEW.confirmed_at IS NOT NULL OR NEW.revoked_at IS NOT NULL)
  EXECUTE FUNCTION refuse_row('a new token of a program is neither confirmed nor revoked');
--> statement-breakpoint
ALTER TABLE program_tokens ENABLE ALWAYS TRIGGER program_tokens_new;
--> statement-breakpoint
-- Processes keep the callers of reads for a moment: the end of a token is announced to all of them.
CREATE OR REPLACE TRIGGER program_tokens_announce AFTER UPDATE OF confirmed_at, revoked_at ON program_tokens
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER program_tokens_removed BEFORE DELETE ON program_tokens
  FOR EACH ROW EXECUTE FUNCTION refuse_row('a token of a program is revoked, never deleted');
--> statement-breakpoint
ALTER TABLE program_tokens ENABLE ALWAYS TRIGGER program_tokens_removed;
