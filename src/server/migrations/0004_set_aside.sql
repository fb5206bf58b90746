CREATE TABLE "exchange"."set_aside" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"set_aside_at" timestamp (3) with time zone NOT NULL
);

--> statement-breakpoint
CREATE TRIGGER set_aside_unchanged BEFORE UPDATE OR DELETE ON "exchange"."set_aside"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
