-- Text without case and accents, for searching: as normaliseName of shared/names.ts folds a name. The space
-- before it makes its first word begin like the others.
CREATE OR REPLACE FUNCTION search_fold(words text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT ' ' || pg_catalog.lower(pg_catalog.regexp_replace(
    pg_catalog.normalize(words, 'NFKD'), '[\u0300-\u036f]', '', 'g'))
$$;
--> statement-breakpoint
CREATE TABLE "recipient_search" (
	"entity_id" uuid NOT NULL,
	"beneficiary_id" uuid NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "recipient_search_beneficiary_id_words_pk" PRIMARY KEY("beneficiary_id","words")
);
--> statement-breakpoint
CREATE INDEX "recipient_search_words" ON "recipient_search" USING gin (words gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "batches_folded_label" ON "batches" USING gin (search_fold(label) gin_trgm_ops);
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
