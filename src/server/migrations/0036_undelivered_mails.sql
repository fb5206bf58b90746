CREATE TABLE "undelivered_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"key" text NOT NULL,
	"queue" text NOT NULL,
	"job" jsonb NOT NULL,
	"address" text NOT NULL,
	"failed_at" timestamp (3) with time zone NOT NULL,
	"tried_at" timestamp (3) with time zone NOT NULL,
	"attempts" integer NOT NULL,
	"next_try_at" timestamp (3) with time zone NOT NULL,
	"error" text NOT NULL,
	"given_up_at" timestamp (3) with time zone,
	CONSTRAINT "undelivered_mails_key" UNIQUE("entity_id","key")
);
--> statement-breakpoint
ALTER TABLE "undelivered_mails"
	ADD CONSTRAINT "undelivered_mails_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "undelivered_mails_next" ON "undelivered_mails" USING btree ("next_try_at");