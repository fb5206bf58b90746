CREATE TABLE "sign_in_failures" (
	"user_id" uuid NOT NULL,
	"source" text NOT NULL,
	"entity_id" uuid NOT NULL,
	"failures" integer NOT NULL,
	"blocked_until" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sign_in_failures_pk" PRIMARY KEY("user_id","source")
);
--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD CONSTRAINT "sign_in_failures_user_fk"
	FOREIGN KEY ("entity_id","user_id")
	REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sign_in_failures_failed_at" ON "sign_in_failures" USING btree ("failed_at");