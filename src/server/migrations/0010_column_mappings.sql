CREATE TABLE "column_mappings" (
	"entity_id" uuid NOT NULL,
	"fingerprint" text NOT NULL,
	"headers" text[] NOT NULL,
	"mapping" jsonb NOT NULL,
	"confirmed_by" uuid NOT NULL,
	"confirmed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "column_mappings_entity_id_fingerprint_pk" PRIMARY KEY("entity_id","fingerprint")
);
--> statement-breakpoint
ALTER TABLE "column_mappings" ADD CONSTRAINT "column_mappings_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "column_mappings" ADD CONSTRAINT "column_mappings_confirmed_by_users_id_fk"
	FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;