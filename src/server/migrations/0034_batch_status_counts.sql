-- No process may change batches or sums meanwhile. Writers lock the batch first, so this comes first here.
LOCK TABLE batches IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "batch_status_counts" (
	"entity_id" uuid NOT NULL,
	"status" text NOT NULL,
	"part" bigint GENERATED ALWAYS AS IDENTITY
		(sequence name "batch_status_counts_part_seq" INCREMENT BY 1 MINVALUE 1
		MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"count" bigint NOT NULL,
	CONSTRAINT "batch_status_counts_key" PRIMARY KEY("entity_id","status","part")
);
--> statement-breakpoint
CREATE INDEX "payout_sums_figures" ON "payout_sums"
	USING btree ("entity_id","period","starts_at","direction","status","currency",
		"count","amount_minor","fee_minor");
--> statement-breakpoint
ALTER TABLE "payout_sums" DROP CONSTRAINT "payout_sums_key";
--> statement-breakpoint
ALTER TABLE "payout_sums" ADD CONSTRAINT "payout_sums_key" PRIMARY KEY("part","entity_id");
--> statement-breakpoint

-- batch_status_counts follows batches. As in payout_sums, a change adds to a row that no other transaction
-- has locked, or inserts another row.
CREATE OR REPLACE FUNCTION add_to_batch_status_count(p_entity uuid, p_status text, p_count bigint)
RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  free bigint;
BEGIN
  SELECT c.part INTO free
    FROM batch_status_counts c
   WHERE c.entity_id = p_entity AND c.status = p_status
   ORDER BY c.part
   LIMIT 1
     FOR NO KEY UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE batch_status_counts c SET count = c.count + p_count
     WHERE c.entity_id = p_entity AND c.status = p_status AND c.part = free;
  ELSE
    INSERT INTO batch_status_counts (entity_id, status, count) VALUES (p_entity, p_status, p_count);
  END IF;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_inserted_batches() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM add_to_batch_status_count(a.entity_id, a.status, a.n)
     FROM (SELECT entity_id, status, count(*) AS n FROM added GROUP BY 1, 2 ORDER BY 1, 2) a;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_count_inserted AFTER INSERT ON batches
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_inserted_batches();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_count_inserted;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_moved_batch() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM add_to_batch_status_count(OLD.entity_id, OLD.status, -1);
  PERFORM add_to_batch_status_count(NEW.entity_id, NEW.status, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_count_moved AFTER UPDATE ON batches FOR EACH ROW
  WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION count_moved_batch();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_count_moved;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION
  add_to_batch_status_count(uuid, text, bigint), count_inserted_batches(), count_moved_batch()
FROM PUBLIC;
--> statement-breakpoint
-- The triggers hold a lock on batches until the migration commits.
INSERT INTO batch_status_counts (entity_id, status, count)
SELECT entity_id, status, count(*)
  FROM batches
 GROUP BY entity_id, status;
