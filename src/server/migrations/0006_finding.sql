-- Text without case and accents, for searching: as normaliseName of shared/names.ts folds a name. The space
-- before it makes its first word begin like the others.
CREATE OR REPLACE FUNCTION search_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || pg_catalog.lower(pg_catalog.regexp_replace(
    pg_catalog.normalize(words, 'NFKD'), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
CREATE TABLE "notification_settings" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"read_until" timestamp (3) with time zone,
	"mail" text DEFAULT 'OFF' NOT NULL,
	"mailed_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "recipient_search" (
	"entity_id" uuid NOT NULL,
	"beneficiary_id" uuid NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "recipient_search_beneficiary_id_words_pk" PRIMARY KEY("beneficiary_id","words")
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payouts_amount";
--> statement-breakpoint
ALTER TABLE "notification_settings"
	ADD CONSTRAINT "notification_settings_user_id_users_id_fk"
	FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");
--> statement-breakpoint
ALTER TABLE "saved_views"
	ADD CONSTRAINT "saved_views_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id");
--> statement-breakpoint
ALTER TABLE "saved_views"
	ADD CONSTRAINT "saved_views_user_id_users_id_fk"
	FOREIGN KEY ("user_id") REFERENCES "public"."users"("id");
--> statement-breakpoint
CREATE INDEX "recipient_search_words" ON "recipient_search"
	USING gin (words gin_trgm_ops);
--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name"
	ON "saved_views" USING btree ("user_id",lower(name));
--> statement-breakpoint
CREATE INDEX "saved_views_entity"
	ON "saved_views" USING btree ("entity_id");
--> statement-breakpoint
CREATE INDEX "batches_folded_label" ON "batches"
	USING gin (search_fold(label) gin_trgm_ops);
--> statement-breakpoint
CREATE INDEX "payouts_amount"
	ON "payouts" USING btree ("entity_id","amount_minor","id");
--> statement-breakpoint
INSERT INTO recipient_search (entity_id, beneficiary_id, words)
SELECT DISTINCT entity_id, beneficiary_id,
       ' ' || concat_ws(' ', normalised_name, lower(external_id), account_number)
  FROM withdrawals;
--> statement-breakpoint

-- recipient_search follows withdrawals. The words of a recipient are only ever added, so concurrent batches
-- do not wait for each other's rows, except for a recipient that is new in both: hence the order.
CREATE OR REPLACE FUNCTION note_search_words() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO recipient_search (entity_id, beneficiary_id, words)
  SELECT DISTINCT entity_id, beneficiary_id,
         ' ' || concat_ws(' ', normalised_name, lower(external_id), account_number)
    FROM added
   ORDER BY beneficiary_id, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawals_note_search_words AFTER INSERT ON withdrawals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION note_search_words();
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION note_search_words() FROM PUBLIC;
