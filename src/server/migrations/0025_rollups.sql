CREATE TABLE "payout_sums" (
	"entity_id" uuid NOT NULL,
	"period" text NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"part" bigint GENERATED ALWAYS AS IDENTITY
		(sequence name "payout_sums_part_seq" INCREMENT BY 1 MINVALUE 1
		MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"count" bigint NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	CONSTRAINT "payout_sums_key"
		PRIMARY KEY("entity_id","period","starts_at","direction","status","currency","part")
);
--> statement-breakpoint

-- payout_sums follows payouts. A statement adds to any row of the key that no other transaction has locked,
-- or inserts another row. So it never waits, whatever other locks its transaction holds.
CREATE OR REPLACE FUNCTION add_to_payout_sum(
  p_entity uuid, p_period text, p_starts_at timestamptz, p_direction text, p_status text, p_currency text,
  p_count bigint, p_amount bigint, p_fee bigint
) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  free bigint;
BEGIN
  SELECT s.part INTO free
    FROM payout_sums s
   WHERE s.entity_id = p_entity AND s.period = p_period AND s.starts_at = p_starts_at
     AND s.direction = p_direction AND s.status = p_status AND s.currency = p_currency
   ORDER BY s.part
   LIMIT 1
     FOR NO KEY UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE payout_sums s
       SET count = s.count + p_count, amount_minor = s.amount_minor + p_amount,
           fee_minor = s.fee_minor + p_fee
     WHERE s.entity_id = p_entity AND s.period = p_period AND s.starts_at = p_starts_at
       AND s.direction = p_direction AND s.status = p_status AND s.currency = p_currency AND s.part = free;
  ELSE
    INSERT INTO payout_sums
           (entity_id, period, starts_at, direction, status, currency, count, amount_minor, fee_minor)
    VALUES (p_entity, p_period, p_starts_at, p_direction, p_status, p_currency, p_count, p_amount, p_fee);
  END IF;
END $$;
--> statement-breakpoint
-- The start of the period that holds a time. Days and months are those of UTC.
CREATE OR REPLACE FUNCTION start_of_period(period text, at timestamptz) RETURNS timestamptz
  LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE period
           WHEN 'MONTH' THEN timezone('UTC', date_trunc('month', timezone('UTC', at)))
           WHEN 'DAY' THEN date_bin(interval '1 day', at, timestamptz '2000-01-01 00:00:00+00')
           ELSE date_bin(interval '15 minutes', at, timestamptz '2000-01-01 00:00:00+00')
         END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sum_inserted_payouts() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM add_to_payout_sum(s.entity_id, s.period, s.starts_at, s.direction, s.status, s.currency, s.n,
                            s.amount, s.fee)
     FROM (SELECT a.entity_id, p.period, start_of_period(p.period, a.created_at) AS starts_at, a.direction,
                  a.status, a.currency, count(*) AS n, sum(a.amount_minor)::bigint AS amount,
                  sum(a.fee_minor)::bigint AS fee
             FROM added a, (VALUES ('QUARTER_HOUR'), ('DAY'), ('MONTH')) AS p (period)
            GROUP BY 1, 2, 3, 4, 5, 6) s;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payouts_sum_inserted AFTER INSERT ON payouts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_inserted_payouts();
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_sum_inserted;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sum_updated_payouts() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM add_to_payout_sum(s.entity_id, s.period, s.starts_at, s.direction, s.status, s.currency, s.n,
                            s.amount, s.fee)
     FROM (SELECT m.entity_id, p.period, start_of_period(p.period, m.created_at) AS starts_at, m.direction,
                  m.status, m.currency, sum(m.n)::bigint AS n, sum(m.n * m.amount_minor)::bigint AS amount,
                  sum(m.n * m.fee_minor)::bigint AS fee
             FROM (SELECT 1 AS n, * FROM after UNION ALL SELECT -1, * FROM before) m,
                  (VALUES ('QUARTER_HOUR'), ('DAY'), ('MONTH')) AS p (period)
            GROUP BY 1, 2, 3, 4, 5, 6
           HAVING sum(m.n) <> 0 OR sum(m.n * m.amount_minor) <> 0 OR sum(m.n * m.fee_minor) <> 0) s;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payouts_sum_updated AFTER UPDATE ON payouts
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT
  EXECUTE FUNCTION sum_updated_payouts();
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_sum_updated;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION
  add_to_payout_sum(uuid, text, timestamptz, text, text, text, bigint, bigint, bigint),
  sum_inserted_payouts(), sum_updated_payouts()
FROM PUBLIC;
--> statement-breakpoint
-- The triggers hold a lock on payouts until the migration commits, so no payout is missed or counted twice.
INSERT INTO payout_sums
       (entity_id, period, starts_at, direction, status, currency, count, amount_minor, fee_minor)
SELECT entity_id, 'QUARTER_HOUR', start_of_period('QUARTER_HOUR', created_at), direction, status, currency,
       count(*), sum(amount_minor), sum(fee_minor)
  FROM payouts
 GROUP BY 1, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO payout_sums
       (entity_id, period, starts_at, direction, status, currency, count, amount_minor, fee_minor)
SELECT entity_id, 'DAY', start_of_period('DAY', starts_at), direction, status, currency, sum(count),
       sum(amount_minor), sum(fee_minor)
  FROM payout_sums
 GROUP BY 1, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO payout_sums
       (entity_id, period, starts_at, direction, status, currency, count, amount_minor, fee_minor)
SELECT entity_id, 'MONTH', start_of_period('MONTH', starts_at), direction, status, currency, sum(count),
       sum(amount_minor), sum(fee_minor)
  FROM payout_sums
 WHERE period = 'DAY'
 GROUP BY 1, 3, 4, 5, 6;
