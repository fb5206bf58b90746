-- Payers are found by names like theirs: likenessKeys of src/domain/collections/name-likeness.ts over the
-- searched name. A test compares the two.
CREATE FUNCTION payer_like_keys(search_name text) RETURNS text[]
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
  WITH words AS (
    SELECT w.word, w.n
      FROM regexp_split_to_table(translate(search_name, E'\'`\u02bc\u2018\u2019\u201b', ''),
                                 E'[ .,\\-/()&*:;_+\u2010-\u2015]+') WITH ORDINALITY AS w (word, n)
     WHERE w.word <> ''
       AND w.word <> ALL ('{mr,mrs,ms,miss,dr,prof,adv,rev,mnr,mev,mej,pty,ltd,limited,edms,bpk,beperk,cc,npc,
                                inc}')
  ), spelled AS (
    SELECT p.word, row_number() OVER (ORDER BY w.n, p.n) AS n
      FROM words w
     CROSS JOIN LATERAL unnest(CASE WHEN char_length(w.word) <= 3 THEN string_to_array(w.word, NULL)
                                    ELSE ARRAY[w.word] END) WITH ORDINALITY AS p (word, n)
  ), sized AS (
    SELECT r.reading, r.word, r.n, count(*) OVER (PARTITION BY r.reading) AS size
      FROM (SELECT 1 AS reading, word, n FROM words
             UNION ALL
            SELECT 2, word, n FROM spelled) r
  )
  SELECT coalesce(array_agg(DISTINCT s.word || '|' || (
           SELECT string_agg(left(o.word, 1), '' ORDER BY left(o.word, 1) COLLATE "C")
             FROM sized o
            WHERE o.reading = s.reading AND o.n <> s.n)), '{}')
    FROM sized s
   WHERE s.size BETWEEN 2 AND 6 AND char_length(s.word) >= 3
$$;
--> statement-breakpoint
CREATE TABLE "payer_likenesses" (
	"entity_id" uuid NOT NULL,
	"key" text NOT NULL,
	"payer_id" uuid NOT NULL,
	CONSTRAINT "payer_likenesses_key" PRIMARY KEY("entity_id","key","payer_id")
);
--> statement-breakpoint
INSERT INTO payer_likenesses (entity_id, key, payer_id)
SELECT p.entity_id, k.key, p.id
  FROM payers p
 CROSS JOIN LATERAL unnest(payer_like_keys(p.search_name)) AS k (key);
--> statement-breakpoint
ALTER TABLE "payer_likenesses" ADD CONSTRAINT "payer_likenesses_payer_fk"
	FOREIGN KEY ("entity_id","payer_id") REFERENCES "public"."payers"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payer_likenesses_of_payer" ON "payer_likenesses" USING btree ("payer_id");
--> statement-breakpoint
CREATE FUNCTION keep_payer_likenesses() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO payer_likenesses (entity_id, key, payer_id)
  SELECT p.entity_id, k.key, p.id
    FROM added p
   CROSS JOIN LATERAL unnest(payer_like_keys(p.search_name)) AS k (key);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION keep_payer_likenesses() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER payers_likenesses AFTER INSERT ON payers
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_payer_likenesses();
--> statement-breakpoint
ALTER TABLE payers ENABLE ALWAYS TRIGGER payers_likenesses;
--> statement-breakpoint
CREATE FUNCTION change_payer_likenesses() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  DELETE FROM payer_likenesses l WHERE l.payer_id = NEW.id;
  INSERT INTO payer_likenesses (entity_id, key, payer_id)
  SELECT NEW.entity_id, k.key, NEW.id FROM unnest(payer_like_keys(NEW.search_name)) AS k (key);
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION change_payer_likenesses() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER payers_likenesses_changed AFTER UPDATE ON payers
  FOR EACH ROW WHEN (OLD.search_name IS DISTINCT FROM NEW.search_name)
  EXECUTE FUNCTION change_payer_likenesses();
--> statement-breakpoint
ALTER TABLE payers ENABLE ALWAYS TRIGGER payers_likenesses_changed;
--> statement-breakpoint
-- As in 0085, and beside an account that only receives, a sweep moves what is on the account that pays: never
-- more than payers have paid there (collected_at_bank of 0093). Without an account for both, all of it is
-- elsewhere.
CREATE OR REPLACE FUNCTION collects_at_bank(entity uuid, currency_code text) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT (EXISTS (
            SELECT 1
              FROM bank_file_connections c
             WHERE c.entity_id = entity AND c.currency = currency_code AND c.purpose = 'RECEIPTS'
               AND (c.state = 'LIVE'
                    OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)))
          AND NOT EXISTS (
            SELECT 1
              FROM statement_accounts a
              JOIN bank_file_connections c
                ON c.id = a.connection_id AND c.receives AND c.first_live_at IS NOT NULL
             WHERE a.entity_id = entity AND a.currency = currency_code))
         OR EXISTS (
           SELECT 1
             FROM statement_accounts a
             JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
            WHERE a.entity_id = entity AND a.currency = currency_code
              AND NOT EXISTS (
                    SELECT 1
                      FROM opening_balances o
                     WHERE o.account_id = a.id AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL))
         OR (SELECT count(*)
               FROM statement_accounts a
               JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
              WHERE a.entity_id = entity AND a.currency = currency_code) > 1
$$;
