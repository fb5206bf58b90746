-- When each recipient was last paid, kept as payouts are written, so that the list of recipients is read from an index instead of
-- from a sum over the whole history. A payment that comes back no longer counts.
ALTER TABLE "beneficiaries" ADD COLUMN "last_paid_at" timestamp (3) with time zone;
--> statement-breakpoint
UPDATE "beneficiaries" b SET "last_paid_at" = p.at
  FROM (SELECT beneficiary_id, max(created_at) AS at FROM "payouts" WHERE direction = 'DEBIT' AND status = 'COMPLETE' GROUP BY beneficiary_id) p
 WHERE p.beneficiary_id = b.id;
--> statement-breakpoint
CREATE INDEX "beneficiaries_last_paid" ON "beneficiaries" USING btree ("entity_id","last_paid_at" DESC NULLS LAST,"created_at" DESC,"id" DESC);
--> statement-breakpoint
-- Rows are locked in the order of their ids, so that two batches that pay the same people never wait for each other in a ring.
CREATE FUNCTION note_last_paid() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM beneficiaries WHERE id IN (SELECT beneficiary_id FROM changed WHERE direction = 'DEBIT' AND status IN ('COMPLETE', 'REVERSED'))
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE beneficiaries b SET last_paid_at = p.at
    FROM (SELECT beneficiary_id, max(created_at) AS at FROM changed WHERE direction = 'DEBIT' AND status = 'COMPLETE' GROUP BY beneficiary_id) p
   WHERE p.beneficiary_id = b.id AND (b.last_paid_at IS NULL OR b.last_paid_at < p.at);
  UPDATE beneficiaries b SET last_paid_at = (
      SELECT max(p.created_at) FROM payouts p WHERE p.beneficiary_id = b.id AND p.direction = 'DEBIT' AND p.status = 'COMPLETE')
   WHERE b.id IN (SELECT beneficiary_id FROM changed WHERE direction = 'DEBIT' AND status = 'REVERSED');
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION note_last_paid() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER payouts_note_last_paid_inserted AFTER INSERT ON payouts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_last_paid();
--> statement-breakpoint
CREATE TRIGGER payouts_note_last_paid_updated AFTER UPDATE ON payouts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_last_paid();
