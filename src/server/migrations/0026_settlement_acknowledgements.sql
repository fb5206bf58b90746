CREATE TABLE "settlement_acknowledgements" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"file_id" uuid NOT NULL,
	"over_minor" bigint NOT NULL,
	"under_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"acknowledged_at" timestamp (3) with time zone NOT NULL,
	"acknowledged_by" uuid NOT NULL,
	"needs_second" boolean NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	"ended_how" text,
	"ending_reason" text,
	CONSTRAINT "settlement_acknowledgement_confirmed"
		CHECK (num_nulls("settlement_acknowledgements"."confirmed_at",
			"settlement_acknowledgements"."confirmed_by") IN (0, 2)
			AND ("settlement_acknowledgements"."confirmed_at" IS NULL
				OR "settlement_acknowledgements"."needs_second")),
	CONSTRAINT "settlement_acknowledgement_by_two"
		CHECK ("settlement_acknowledgements"."confirmed_by" <> "settlement_acknowledgements"."acknowledged_by"),
	CONSTRAINT "settlement_acknowledgement_ended"
		CHECK (num_nulls("settlement_acknowledgements"."ended_at", "settlement_acknowledgements"."ended_by",
			"settlement_acknowledgements"."ended_how") IN (0, 3)
			AND ("settlement_acknowledgements"."ending_reason" IS NOT NULL)
				= ("settlement_acknowledgements"."ended_how" IS NOT DISTINCT FROM 'WITHDRAWN'))
);
--> statement-breakpoint
ALTER TABLE "payment_configs" ADD COLUMN "settlement_limit_currency" text;--> statement-breakpoint
ALTER TABLE "payment_configs" ADD COLUMN "settlement_limit_minor" bigint;--> statement-breakpoint
ALTER TABLE "settlement_totals" ADD COLUMN "over_minor" bigint;--> statement-breakpoint
ALTER TABLE "settlement_totals" ADD COLUMN "under_minor" bigint;--> statement-breakpoint
ALTER TABLE "settlement_totals" ADD COLUMN "difference_state" text;--> statement-breakpoint
ALTER TABLE "settlement_acknowledgements" ADD CONSTRAINT
	"settlement_acknowledgements_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_acknowledgements" ADD CONSTRAINT "settlement_acknowledgements_settlement_fk"
	FOREIGN KEY ("file_id") REFERENCES "public"."settlement_totals"("file_id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_acknowledgements" ADD CONSTRAINT
	"settlement_acknowledgements_acknowledged_by_users_id_fk"
	FOREIGN KEY ("acknowledged_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_acknowledgements" ADD CONSTRAINT
	"settlement_acknowledgements_confirmed_by_users_id_fk"
	FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settlement_acknowledgements" ADD CONSTRAINT "settlement_acknowledgements_ended_by_users_id_fk"
	FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "settlement_acknowledgements_one" ON "settlement_acknowledgements"
	USING btree ("file_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "settlement_totals_by_difference" ON "settlement_totals"
	USING btree ("entity_id","difference_state","execution_date" DESC NULLS FIRST,"file_id" DESC NULLS FIRST);
--> statement-breakpoint
-- Until an admin sets a limit, every difference takes two users.
UPDATE payment_configs SET settlement_limit_currency = default_currency, settlement_limit_minor = 0;
--> statement-breakpoint
ALTER TABLE payment_configs
  ALTER COLUMN settlement_limit_currency SET NOT NULL,
  ALTER COLUMN settlement_limit_minor SET NOT NULL;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- What statements show of a settlement, payment by payment
-- ---------------------------------------------------------------------------------------------------------

-- The states follow from the sums, the counts of the batch and the acknowledgement that has not ended.
CREATE OR REPLACE FUNCTION derive_settlement_state() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  payouts bigint;
  signed settlement_acknowledgements%ROWTYPE;
BEGIN
  SELECT coalesce(sum(k.count), 0)
    INTO payouts
    FROM bank_files f
    JOIN batch_counts k ON k.batch_id = f.batch_id AND k.status NOT IN ('FAILED', 'CANCELLED')
   WHERE f.id = NEW.file_id;
  SELECT * INTO signed
    FROM settlement_acknowledgements
   WHERE file_id = NEW.file_id AND ended_at IS NULL;
  NEW.state := CASE WHEN payouts = 0 AND NEW.over_minor = 0 AND NEW.under_minor = 0 THEN 'NOTHING_DUE'
                    WHEN payouts > 0 AND NEW.settled_count = 0 THEN 'WAITING'
                    WHEN NEW.settled_count < payouts THEN 'PARTIAL'
                    WHEN NEW.over_minor = 0 AND NEW.under_minor = 0 THEN 'SETTLED'
                    ELSE 'DIFFERENT' END;
  NEW.difference_state :=
    CASE WHEN NEW.over_minor = 0 AND NEW.under_minor = 0 THEN 'NONE'
         WHEN signed.id IS NULL THEN 'OPEN'
         WHEN (signed.over_minor, signed.under_minor) <> (NEW.over_minor, NEW.under_minor) THEN 'OUTDATED'
         WHEN signed.needs_second AND signed.confirmed_at IS NULL THEN 'WAITING'
         ELSE 'ACKNOWLEDGED' END;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION open_settlement() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO settlement_totals
         (file_id, entity_id, execution_date, state, settled_count, settled_minor, over_minor, under_minor,
          difference_state, charged_fees_minor)
  VALUES (NEW.id, NEW.entity_id, NEW.execution_date, 'WAITING', 0, 0, 0, 0, 'NONE', 0);
  RETURN NULL;
END $$;
--> statement-breakpoint
-- One SQL statement posts all entries of a payment, so its parts are compared with its amount together. A
-- payment that the bank rejected is due with nothing.
CREATE OR REPLACE FUNCTION add_to_settlements() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE settlement_totals t
     SET settled_count = t.settled_count + n.settled,
         settled_minor = t.settled_minor + n.shown,
         over_minor = t.over_minor + n.over,
         under_minor = t.under_minor + n.under,
         settled_at = n.posted_at
    FROM (SELECT p.file_id, count(*) FILTER (WHERE p.is_due)::int AS settled, sum(p.shown)::bigint AS shown,
                 sum(greatest(p.shown - p.due, 0))::bigint AS over,
                 sum(greatest(p.due - p.shown, 0))::bigint AS under, max(p.posted_at) AS posted_at
            FROM (SELECT a.file_id, w.status NOT IN ('FAILED', 'CANCELLED') AS is_due,
                         CASE WHEN w.status IN ('FAILED', 'CANCELLED') THEN 0 ELSE w.amount_minor END AS due,
                         sum(-a.amount_minor) AS shown, max(a.posted_at) AS posted_at
                    FROM added a
                    JOIN withdrawals w ON w.id = a.withdrawal_id
                   WHERE a.kind = 'PAYOUT' AND a.file_id IS NOT NULL
                   GROUP BY a.file_id, w.id) p
           GROUP BY p.file_id) n
   WHERE t.file_id = n.file_id;
  UPDATE settlement_totals t
     SET charged_fees_minor = t.charged_fees_minor + n.charged
    FROM (SELECT a.file_id, sum(-a.amount_minor)::bigint AS charged
            FROM added a
           WHERE a.kind = 'FEE' AND a.file_id IS NOT NULL
           GROUP BY a.file_id) n
   WHERE t.file_id = n.file_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_postings_settlement AFTER INSERT ON entry_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION add_to_settlements();
--> statement-breakpoint
ALTER TABLE entry_postings ENABLE ALWAYS TRIGGER entry_postings_settlement;
--> statement-breakpoint
-- A payment that fails after a statement has shown it is due no more: all that the statement shows is too
-- much. Postings and outcomes both change under the lock of the batch.
CREATE OR REPLACE FUNCTION take_from_settlement() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE settlement_totals t
     SET settled_count = t.settled_count - 1,
         over_minor = t.over_minor + greatest(n.shown, 0) - greatest(n.shown - NEW.amount_minor, 0),
         under_minor = t.under_minor + greatest(-n.shown, 0) - greatest(NEW.amount_minor - n.shown, 0)
    FROM (SELECT o.file_id, sum(-o.amount_minor)::bigint AS shown
            FROM entry_postings o
           WHERE o.withdrawal_id = NEW.id AND o.kind = 'PAYOUT' AND o.file_id IS NOT NULL
           GROUP BY o.file_id) n
   WHERE t.file_id = n.file_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawals_settlement AFTER UPDATE ON withdrawals
  FOR EACH ROW WHEN (
    NEW.status IN ('FAILED', 'CANCELLED') AND OLD.status NOT IN ('FAILED', 'CANCELLED')
  ) EXECUTE FUNCTION take_from_settlement();
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_settlement;
--> statement-breakpoint
-- The settlements of before, payment by payment. Their states are derived again.
UPDATE settlement_totals t
   SET settled_count = coalesce(n.settled, 0),
       over_minor = coalesce(n.over, 0),
       under_minor = coalesce(n.under, 0)
  FROM settlement_totals own
  LEFT JOIN (
       SELECT p.file_id, count(*) FILTER (WHERE p.is_due)::int AS settled,
              sum(greatest(p.shown - p.due, 0))::bigint AS over,
              sum(greatest(p.due - p.shown, 0))::bigint AS under
         FROM (SELECT o.file_id, w.status NOT IN ('FAILED', 'CANCELLED') AS is_due,
                      CASE WHEN w.status IN ('FAILED', 'CANCELLED') THEN 0 ELSE w.amount_minor END AS due,
                      sum(-o.amount_minor) AS shown
                 FROM entry_postings o
                 JOIN withdrawals w ON w.id = o.withdrawal_id
                WHERE o.kind = 'PAYOUT' AND o.file_id IS NOT NULL
                GROUP BY o.file_id, w.id) p
        GROUP BY p.file_id) n ON n.file_id = own.file_id
 WHERE t.file_id = own.file_id;
--> statement-breakpoint
ALTER TABLE settlement_totals
  ALTER COLUMN over_minor SET NOT NULL,
  ALTER COLUMN under_minor SET NOT NULL,
  ALTER COLUMN difference_state SET NOT NULL,
  DROP COLUMN settled_expected_minor;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION add_to_settlements() FROM PUBLIC;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION take_from_settlement() FROM PUBLIC;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Acknowledgements
-- ---------------------------------------------------------------------------------------------------------

-- Users of the entity sign the difference as it is. One user suffices up to the limit of the entity.
CREATE OR REPLACE FUNCTION guard_acknowledgement() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  settlement settlement_totals%ROWTYPE;
BEGIN
  SELECT * INTO settlement FROM settlement_totals WHERE file_id = NEW.file_id;
  IF settlement.entity_id <> NEW.entity_id
     OR EXISTS (
          SELECT 1 FROM users u
           WHERE u.id IN (NEW.acknowledged_by, NEW.confirmed_by, NEW.ended_by)
             AND u.entity_id <> NEW.entity_id)
  THEN
    RAISE EXCEPTION 'an acknowledgement and its users belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'acknowledgement_across_entities';
  END IF;
  -- A row that ends may have become outdated.
  IF NEW.ended_at IS NULL
     AND ((NEW.over_minor, NEW.under_minor) <> (settlement.over_minor, settlement.under_minor)
          OR NEW.over_minor + NEW.under_minor = 0) THEN
    RAISE EXCEPTION 'users sign the difference that the settlement has'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'acknowledgement_of_difference';
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF num_nonnulls(NEW.confirmed_at, NEW.ended_at) > 0 THEN
      RAISE EXCEPTION 'an acknowledgement begins with its first user'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'acknowledgement_begins';
    END IF;
    IF NOT NEW.needs_second
       AND NOT EXISTS (
             SELECT 1
               FROM payment_configs c
               JOIN bank_files f ON f.id = NEW.file_id
              WHERE c.entity_id = NEW.entity_id AND c.settlement_limit_currency = f.currency
                AND NEW.over_minor + NEW.under_minor <= c.settlement_limit_minor) THEN
      RAISE EXCEPTION 'a difference above the limit takes two users'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'acknowledgement_above_limit';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settlement_acknowledgements_guard BEFORE INSERT OR UPDATE
  ON settlement_acknowledgements
  FOR EACH ROW EXECUTE FUNCTION guard_acknowledgement();
--> statement-breakpoint
ALTER TABLE settlement_acknowledgements ENABLE ALWAYS TRIGGER settlement_acknowledgements_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settlement_acknowledgements_signed BEFORE UPDATE ON settlement_acknowledgements
  FOR EACH ROW WHEN (
    OLD.ended_at IS NOT NULL
    OR (OLD.confirmed_at IS NOT NULL
        AND (OLD.confirmed_at, OLD.confirmed_by) IS DISTINCT FROM (NEW.confirmed_at, NEW.confirmed_by))
    OR (OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL AND NEW.ended_at IS NOT NULL)
    OR (to_jsonb(OLD) - ARRAY['confirmed_at', 'confirmed_by', 'ended_at', 'ended_by', 'ended_how',
                              'ending_reason'])
       <> (to_jsonb(NEW) - ARRAY['confirmed_at', 'confirmed_by', 'ended_at', 'ended_by', 'ended_how',
                                 'ending_reason'])
  ) EXECUTE FUNCTION refuse_row('what users signed does not change, and ends once');
--> statement-breakpoint
ALTER TABLE settlement_acknowledgements ENABLE ALWAYS TRIGGER settlement_acknowledgements_signed;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settlement_acknowledgements_kept BEFORE DELETE OR TRUNCATE
  ON settlement_acknowledgements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE settlement_acknowledgements ENABLE ALWAYS TRIGGER settlement_acknowledgements_kept;
--> statement-breakpoint
-- An UPDATE derives the states again.
CREATE OR REPLACE FUNCTION follow_acknowledgement() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE settlement_totals SET state = state WHERE file_id = NEW.file_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settlement_acknowledgements_state AFTER INSERT OR UPDATE
  ON settlement_acknowledgements
  FOR EACH ROW EXECUTE FUNCTION follow_acknowledgement();
--> statement-breakpoint
ALTER TABLE settlement_acknowledgements ENABLE ALWAYS TRIGGER settlement_acknowledgements_state;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION follow_acknowledgement() FROM PUBLIC;
