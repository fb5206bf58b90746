CREATE TABLE "batch_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"author_id" uuid NOT NULL,
	"text" text NOT NULL,
	"row_number" integer,
	"mentioned_ids" uuid[] NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "batch_comments"
	ADD CONSTRAINT "batch_comments_batch_id_batches_id_fk"
	FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_comments"
	ADD CONSTRAINT "batch_comments_author_id_users_id_fk"
	FOREIGN KEY ("author_id") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_comments_batch" ON "batch_comments" USING btree ("batch_id","created_at");
--> statement-breakpoint
-- A comment stays as it was written.
CREATE OR REPLACE TRIGGER batch_comments_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON batch_comments
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE batch_comments ENABLE ALWAYS TRIGGER batch_comments_append_only;
