CREATE TABLE "bank_file_stagings" (
	"file_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"begun_at" timestamp (3) with time zone NOT NULL,
	"is_abandoned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "bank_file_stagings_file_id_name_pk" PRIMARY KEY("file_id","name")
);
--> statement-breakpoint
ALTER TABLE "bank_file_stagings"
	ADD CONSTRAINT "bank_file_stagings_file_fk"
	FOREIGN KEY ("entity_id","file_id") REFERENCES "public"."bank_files"("entity_id","id")
	ON DELETE no action ON UPDATE no action;
