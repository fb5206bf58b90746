CREATE TABLE "recipient_counts" (
	"entity_id" uuid NOT NULL,
	"part" bigint GENERATED ALWAYS AS IDENTITY
		(sequence name "recipient_counts_part_seq" INCREMENT BY 1 MINVALUE 1
		MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"count" bigint NOT NULL,
	CONSTRAINT "recipient_counts_key" PRIMARY KEY("entity_id","part")
);
--> statement-breakpoint
CREATE TABLE "recipient_names" (
	"entity_id" uuid NOT NULL,
	"beneficiary_id" uuid NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "recipient_names_key" PRIMARY KEY("entity_id","beneficiary_id","name")
);
--> statement-breakpoint
CREATE TABLE "recipient_sums" (
	"entity_id" uuid NOT NULL,
	"beneficiary_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"count" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	CONSTRAINT "recipient_sums_key" PRIMARY KEY("entity_id","beneficiary_id","currency")
);
--> statement-breakpoint
DROP INDEX "withdrawals_beneficiary";--> statement-breakpoint
CREATE INDEX "withdrawals_beneficiary" ON "withdrawals"
	USING btree ("beneficiary_id","created_at","amount_minor");
--> statement-breakpoint

-- The rows of the beneficiaries are locked already, in the order of their ids: the triggers note_last_paid
-- come first in the alphabet.
CREATE OR REPLACE FUNCTION sum_recipients_inserted() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO recipient_sums (entity_id, beneficiary_id, currency, count, amount_minor)
  SELECT a.entity_id, a.beneficiary_id, a.currency, count(*), sum(a.amount_minor)
    FROM after a
   WHERE a.direction = 'DEBIT' AND a.status = 'COMPLETE' AND a.beneficiary_id IS NOT NULL
   GROUP BY 1, 2, 3
   ORDER BY 1, 2, 3
  ON CONFLICT (entity_id, beneficiary_id, currency) DO UPDATE
     SET count = recipient_sums.count + excluded.count,
         amount_minor = recipient_sums.amount_minor + excluded.amount_minor;
  INSERT INTO recipient_names (entity_id, beneficiary_id, name)
  SELECT DISTINCT a.entity_id, a.beneficiary_id, w.beneficiary_name
    FROM after a
    JOIN withdrawals w ON w.id = a.withdrawal_id
   WHERE a.direction = 'DEBIT' AND a.status = 'COMPLETE' AND a.beneficiary_id IS NOT NULL
   ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payouts_sum_recipients_inserted AFTER INSERT ON payouts
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION sum_recipients_inserted();
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_sum_recipients_inserted;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sum_recipients_updated() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO recipient_sums (entity_id, beneficiary_id, currency, count, amount_minor)
  SELECT m.entity_id, m.beneficiary_id, m.currency, sum(m.n), sum(m.n * m.amount_minor)
    FROM (SELECT 1 AS n, * FROM after UNION ALL SELECT -1, * FROM before) m
   WHERE m.direction = 'DEBIT' AND m.status = 'COMPLETE' AND m.beneficiary_id IS NOT NULL
   GROUP BY 1, 2, 3
  HAVING sum(m.n) <> 0 OR sum(m.n * m.amount_minor) <> 0
   ORDER BY 1, 2, 3
  ON CONFLICT (entity_id, beneficiary_id, currency) DO UPDATE
     SET count = recipient_sums.count + excluded.count,
         amount_minor = recipient_sums.amount_minor + excluded.amount_minor;
  INSERT INTO recipient_names (entity_id, beneficiary_id, name)
  SELECT DISTINCT a.entity_id, a.beneficiary_id, w.beneficiary_name
    FROM after a
    JOIN withdrawals w ON w.id = a.withdrawal_id
   WHERE a.direction = 'DEBIT' AND a.status = 'COMPLETE' AND a.beneficiary_id IS NOT NULL
   ORDER BY 1, 2, 3
  ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payouts_sum_recipients_updated AFTER UPDATE ON payouts
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT
  EXECUTE FUNCTION sum_recipients_updated();
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_sum_recipients_updated;
--> statement-breakpoint
-- Adds to a row that no other transaction has locked, or inserts another row, as payout_sums does.
CREATE OR REPLACE FUNCTION count_recipients() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  new_ones record;
  free bigint;
BEGIN
  FOR new_ones IN SELECT entity_id, count(*) AS n FROM added GROUP BY entity_id LOOP
    SELECT c.part INTO free FROM recipient_counts c
     WHERE c.entity_id = new_ones.entity_id
     ORDER BY c.part
     LIMIT 1
       FOR NO KEY UPDATE SKIP LOCKED;
    IF FOUND THEN
      UPDATE recipient_counts c SET count = c.count + new_ones.n
       WHERE c.entity_id = new_ones.entity_id AND c.part = free;
    ELSE
      INSERT INTO recipient_counts (entity_id, count) VALUES (new_ones.entity_id, new_ones.n);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER beneficiaries_count AFTER INSERT ON beneficiaries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_recipients();
--> statement-breakpoint
ALTER TABLE beneficiaries ENABLE ALWAYS TRIGGER beneficiaries_count;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION sum_recipients_inserted(), sum_recipients_updated(), count_recipients()
FROM PUBLIC;
--> statement-breakpoint
-- The triggers hold locks on payouts and beneficiaries until the migration commits.
INSERT INTO recipient_sums (entity_id, beneficiary_id, currency, count, amount_minor)
SELECT entity_id, beneficiary_id, currency, count(*), sum(amount_minor)
  FROM payouts
 WHERE direction = 'DEBIT' AND status = 'COMPLETE' AND beneficiary_id IS NOT NULL
 GROUP BY 1, 2, 3;
--> statement-breakpoint
INSERT INTO recipient_names (entity_id, beneficiary_id, name)
SELECT DISTINCT entity_id, beneficiary_id, beneficiary_name
  FROM withdrawals
 WHERE status IN ('COMPLETE', 'REVERSED');
--> statement-breakpoint
INSERT INTO recipient_counts (entity_id, count)
SELECT entity_id, count(*)
  FROM beneficiaries
 GROUP BY entity_id;
