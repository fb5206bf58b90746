-- Getting paid: payers, the requests that ask them for money, their history, and amounts that are given up.
CREATE TABLE "payers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search_name" text NOT NULL,
	"email" text,
	"reference" text NOT NULL,
	"version" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payers_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payers_in_entity" UNIQUE("entity_id","id"),
	CONSTRAINT "payer_reference"
		CHECK ("reference" ~ '^C[2-9CDFGHJKMNPQRTVWXY]{7}$'),
	CONSTRAINT "payer_version"
		CHECK ("version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "payment_request_events" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"event" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"owed_minor" bigint NOT NULL,
	"user_id" uuid,
	"reason" text,
	"changes" jsonb
);
--> statement-breakpoint
CREATE TABLE "payment_request_sums" (
	"entity_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"due_on" text NOT NULL,
	"part" bigint GENERATED ALWAYS AS IDENTITY
		(sequence name "payment_request_sums_part_seq" INCREMENT BY 1 MINVALUE 1
		MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"request_count" bigint NOT NULL,
	"open_minor" bigint NOT NULL,
	CONSTRAINT "payment_request_sums_key"
		PRIMARY KEY("entity_id","currency","status","due_on","part")
);
--> statement-breakpoint
CREATE TABLE "payment_requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"payer_id" uuid NOT NULL,
	"label" text NOT NULL,
	"invoice_number" text,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"due_on" text NOT NULL,
	"expires_on" text,
	"allows_part" boolean NOT NULL,
	"minimum_part_minor" bigint,
	"on_too_much" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"paid_minor" bigint NOT NULL,
	"version" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payment_requests_reference_unique" UNIQUE("reference"),
	CONSTRAINT "payment_requests_in_entity" UNIQUE("entity_id","id"),
	CONSTRAINT "payment_request_amount"
		CHECK ("amount_minor" > 0),
	CONSTRAINT "payment_request_days"
		CHECK ("due_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
          AND ("expires_on" IS NULL
               OR ("expires_on" ~ '^[0-9]{4}-[0-9]{2}-[0-9]{2}$'
                   AND "expires_on" >= "due_on"))),
	CONSTRAINT "payment_request_part"
		CHECK ("minimum_part_minor" IS NULL
          OR ("allows_part" AND "minimum_part_minor" > 0
              AND "minimum_part_minor" < "amount_minor")),
	CONSTRAINT "payment_request_reference"
		CHECK ("reference" ~ '^[2-9DGHJKMNPQRTVWXY][2-9CDFGHJKMNPQRTVWXY]{7}$'),
	CONSTRAINT "payment_request_paid"
		CHECK ("paid_minor" BETWEEN 0 AND "amount_minor"
          AND CASE "status"
                WHEN 'OPEN' THEN "paid_minor" = 0
                WHEN 'PARTLY_PAID' THEN "paid_minor" > 0 AND "paid_minor" < "amount_minor"
                WHEN 'PAID' THEN "paid_minor" = "amount_minor"
                ELSE "paid_minor" < "amount_minor"
              END),
	CONSTRAINT "payment_request_version"
		CHECK ("version" >= 1)
);
--> statement-breakpoint
CREATE TABLE "write_offs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"amount_minor" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"needs_second" boolean NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"withdrawn_by" uuid,
	"withdrawn_at" timestamp (3) with time zone,
	CONSTRAINT "write_off_amount"
		CHECK ("amount_minor" > 0),
	CONSTRAINT "write_off_by_two"
		CHECK (CASE "status"
            WHEN 'WAITING' THEN "needs_second"
                           AND num_nonnulls("confirmed_by", "confirmed_at") = 0
            WHEN 'DONE' THEN num_nonnulls("confirmed_by", "confirmed_at")
                             = CASE WHEN "needs_second" THEN 2 ELSE 0 END
            ELSE num_nonnulls("confirmed_by", "confirmed_at") = 0
                 AND "withdrawn_at" IS NOT NULL
          END
          AND "confirmed_by" IS DISTINCT FROM "asked_by")
);
--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payers" ADD CONSTRAINT "payers_created_by_users_id_fk"
	FOREIGN KEY ("created_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_request_events" ADD CONSTRAINT "payment_request_events_user_id_users_id_fk"
	FOREIGN KEY ("user_id") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_request_events" ADD CONSTRAINT "payment_request_events_request_fk"
	FOREIGN KEY ("entity_id","request_id") REFERENCES "public"."payment_requests"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_request_sums" ADD CONSTRAINT "payment_request_sums_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_created_by_users_id_fk"
	FOREIGN KEY ("created_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_requests" ADD CONSTRAINT "payment_requests_payer_fk"
	FOREIGN KEY ("entity_id","payer_id") REFERENCES "public"."payers"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_asked_by_users_id_fk"
	FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_confirmed_by_users_id_fk"
	FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_withdrawn_by_users_id_fk"
	FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "write_offs" ADD CONSTRAINT "write_offs_request_fk"
	FOREIGN KEY ("entity_id","request_id") REFERENCES "public"."payment_requests"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payers_by_name" ON "payers"
	USING btree ("entity_id","search_name","id");--> statement-breakpoint
CREATE INDEX "payers_search" ON "payers"
	USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payment_request_events_of_request" ON "payment_request_events"
	USING btree ("request_id","at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "payment_requests_invoice" ON "payment_requests"
	USING btree ("entity_id",lower(invoice_number))
	WHERE invoice_number IS NOT NULL AND status <> 'CANCELLED';--> statement-breakpoint
CREATE INDEX "payment_requests_invoice_words" ON "payment_requests"
	USING btree ("entity_id",lower(invoice_number) text_pattern_ops)
	WHERE invoice_number IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_requests_open_amount" ON "payment_requests"
	USING btree ("entity_id","currency",(amount_minor - paid_minor))
	WHERE status IN ('OPEN', 'PARTLY_PAID');--> statement-breakpoint
CREATE INDEX "payment_requests_listed" ON "payment_requests"
	USING btree ("entity_id","due_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_by_status" ON "payment_requests"
	USING btree ("entity_id","status","due_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_of_payer" ON "payment_requests"
	USING btree ("entity_id","payer_id","due_on" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payment_requests_expiring" ON "payment_requests"
	USING btree ("expires_on")
	WHERE expires_on IS NOT NULL AND status IN ('OPEN', 'PARTLY_PAID');--> statement-breakpoint
CREATE UNIQUE INDEX "write_offs_one" ON "write_offs"
	USING btree ("request_id")
	WHERE status <> 'WITHDRAWN';
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Payers and requests. Transitions: domain/collections/request-states.ts
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE TRIGGER payers_identity BEFORE UPDATE ON payers FOR EACH ROW WHEN (
  (OLD.id, OLD.entity_id, OLD.reference, OLD.created_by, OLD.created_at)
    IS DISTINCT FROM (NEW.id, NEW.entity_id, NEW.reference, NEW.created_by, NEW.created_at)
  OR NEW.version < OLD.version
) EXECUTE FUNCTION refuse_row('the reference of a payer does not change');
--> statement-breakpoint
ALTER TABLE payers ENABLE ALWAYS TRIGGER payers_identity;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payers_kept BEFORE DELETE OR TRUNCATE ON payers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payers ENABLE ALWAYS TRIGGER payers_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_requests_moves BEFORE UPDATE ON payment_requests FOR EACH ROW WHEN (
  OLD.status <> NEW.status AND NOT CASE OLD.status
    WHEN 'OPEN' THEN NEW.status IN ('PARTLY_PAID', 'PAID', 'EXPIRED', 'CANCELLED', 'WRITTEN_OFF')
    WHEN 'PARTLY_PAID' THEN NEW.status IN ('OPEN', 'PAID', 'EXPIRED', 'CANCELLED', 'WRITTEN_OFF')
    WHEN 'PAID' THEN NEW.status IN ('OPEN', 'PARTLY_PAID')
    ELSE false
  END
) EXECUTE FUNCTION refuse_row('a payment request has no such transition');
--> statement-breakpoint
ALTER TABLE payment_requests ENABLE ALWAYS TRIGGER payment_requests_moves;
--> statement-breakpoint
-- A request keeps what its payer may have written down. Only receipts pay it; a later migration has them.
CREATE OR REPLACE FUNCTION guard_payment_request() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'OPEN' OR NEW.paid_minor <> 0 THEN
      RAISE EXCEPTION 'a payment request begins open'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_request_begins';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.entity_id, NEW.payer_id, NEW.currency, NEW.reference, NEW.created_by, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.entity_id, OLD.payer_id, OLD.currency, OLD.reference, OLD.created_by, OLD.created_at)
     OR NEW.version < OLD.version THEN
    RAISE EXCEPTION 'the payer, the currency and the reference of a payment request do not change'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_request_kept';
  END IF;
  IF NEW.amount_minor <> OLD.amount_minor AND (OLD.paid_minor <> 0 OR OLD.status <> 'OPEN') THEN
    RAISE EXCEPTION 'the amount of a payment request is fixed once money came'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_request_amount_fixed';
  END IF;
  IF NEW.paid_minor <> OLD.paid_minor THEN
    RAISE EXCEPTION 'only receipts pay a payment request'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_request_receipts';
  END IF;
  IF NEW.status = 'WRITTEN_OFF' AND OLD.status <> 'WRITTEN_OFF' AND NOT EXISTS (
       SELECT 1
         FROM write_offs w
        WHERE w.request_id = NEW.id AND w.status = 'DONE'
          AND w.amount_minor = NEW.amount_minor - NEW.paid_minor) THEN
    RAISE EXCEPTION 'a payment request is written off by as many users as its amount needs'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_request_written_off';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_payment_request() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_requests_guard BEFORE INSERT OR UPDATE ON payment_requests
  FOR EACH ROW EXECUTE FUNCTION guard_payment_request();
--> statement-breakpoint
ALTER TABLE payment_requests ENABLE ALWAYS TRIGGER payment_requests_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_requests_not_deleted BEFORE DELETE OR TRUNCATE ON payment_requests
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payment_requests ENABLE ALWAYS TRIGGER payment_requests_not_deleted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_request_events_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON payment_request_events
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payment_request_events ENABLE ALWAYS TRIGGER payment_request_events_append_only;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Write-offs: above the limit of the payment config a second user confirms
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION guard_write_off() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  request payment_requests%ROWTYPE;
BEGIN
  SELECT * INTO request FROM payment_requests WHERE id = NEW.request_id AND entity_id = NEW.entity_id;
  IF EXISTS (
       SELECT 1
         FROM users u
        WHERE u.id IN (NEW.asked_by, NEW.confirmed_by, NEW.withdrawn_by) AND u.entity_id <> NEW.entity_id)
  THEN
    RAISE EXCEPTION 'a write-off and its users belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'write_off_across_entities';
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF request.status NOT IN ('OPEN', 'PARTLY_PAID') OR NEW.status = 'WITHDRAWN'
       OR NEW.amount_minor <> request.amount_minor - request.paid_minor THEN
      RAISE EXCEPTION 'a write-off gives up the open amount of a request'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'write_off_open_amount';
    END IF;
    IF NOT NEW.needs_second AND NOT EXISTS (
         SELECT 1
           FROM payment_configs c
          WHERE c.entity_id = NEW.entity_id AND c.settlement_limit_currency = request.currency
            AND c.settlement_limit_minor >= NEW.amount_minor) THEN
      RAISE EXCEPTION 'a second user confirms a write-off above the limit'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'write_off_second_user';
    END IF;
    RETURN NEW;
  END IF;
  IF (to_jsonb(OLD) - ARRAY['status', 'confirmed_by', 'confirmed_at', 'withdrawn_by', 'withdrawn_at'])
     <> (to_jsonb(NEW) - ARRAY['status', 'confirmed_by', 'confirmed_at', 'withdrawn_by', 'withdrawn_at'])
     OR OLD.status <> 'WAITING' THEN
    RAISE EXCEPTION 'a write-off is confirmed or withdrawn once, and does not change otherwise'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'write_off_kept';
  END IF;
  IF NEW.status = 'DONE' AND (
       request.status NOT IN ('OPEN', 'PARTLY_PAID')
       OR NEW.amount_minor <> request.amount_minor - request.paid_minor) THEN
    RAISE EXCEPTION 'a write-off gives up the open amount of a request'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'write_off_open_amount';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_write_off() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER write_offs_guard BEFORE INSERT OR UPDATE ON write_offs
  FOR EACH ROW EXECUTE FUNCTION guard_write_off();
--> statement-breakpoint
ALTER TABLE write_offs ENABLE ALWAYS TRIGGER write_offs_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER write_offs_not_deleted BEFORE DELETE OR TRUNCATE ON write_offs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE write_offs ENABLE ALWAYS TRIGGER write_offs_not_deleted;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Sums of requests. As in batch_status_counts, a change adds to a row that no other transaction has locked,
-- or inserts another row.
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION add_to_payment_request_sum(
  p_entity uuid, p_currency text, p_status text, p_due_on text, p_count bigint, p_open bigint
) RETURNS void LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  free bigint;
BEGIN
  SELECT s.part INTO free
    FROM payment_request_sums s
   WHERE s.entity_id = p_entity AND s.currency = p_currency AND s.status = p_status AND s.due_on = p_due_on
   ORDER BY s.part
   LIMIT 1
     FOR NO KEY UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE payment_request_sums s
       SET request_count = s.request_count + p_count, open_minor = s.open_minor + p_open
     WHERE s.entity_id = p_entity AND s.currency = p_currency AND s.status = p_status
       AND s.due_on = p_due_on AND s.part = free;
  ELSE
    INSERT INTO payment_request_sums (entity_id, currency, status, due_on, request_count, open_minor)
    VALUES (p_entity, p_currency, p_status, p_due_on, p_count, p_open);
  END IF;
END $$;
--> statement-breakpoint
-- Nothing is open of a request that is paid or over.
CREATE OR REPLACE FUNCTION open_of_request(request payment_requests) RETURNS bigint
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT CASE WHEN request.status IN ('OPEN', 'PARTLY_PAID')
              THEN request.amount_minor - request.paid_minor ELSE 0 END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sum_inserted_requests() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM add_to_payment_request_sum(a.entity_id, a.currency, a.status, a.due_on, a.n, a.open)
     FROM (SELECT entity_id, currency, status, due_on, count(*) AS n, sum(amount_minor)::bigint AS open
             FROM added
            GROUP BY 1, 2, 3, 4
            ORDER BY 1, 2, 3, 4) a;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_requests_sum_inserted AFTER INSERT ON payment_requests
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_inserted_requests();
--> statement-breakpoint
ALTER TABLE payment_requests ENABLE ALWAYS TRIGGER payment_requests_sum_inserted;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION sum_changed_request() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM add_to_payment_request_sum(
    OLD.entity_id, OLD.currency, OLD.status, OLD.due_on, -1, -open_of_request(OLD));
  PERFORM add_to_payment_request_sum(
    NEW.entity_id, NEW.currency, NEW.status, NEW.due_on, 1, open_of_request(NEW));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_requests_sum_changed AFTER UPDATE ON payment_requests FOR EACH ROW
  WHEN ((OLD.status, OLD.due_on, OLD.amount_minor, OLD.paid_minor)
          IS DISTINCT FROM (NEW.status, NEW.due_on, NEW.amount_minor, NEW.paid_minor))
  EXECUTE FUNCTION sum_changed_request();
--> statement-breakpoint
ALTER TABLE payment_requests ENABLE ALWAYS TRIGGER payment_requests_sum_changed;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION
  add_to_payment_request_sum(uuid, text, text, text, bigint, bigint), open_of_request(payment_requests),
  sum_inserted_requests(), sum_changed_request()
FROM PUBLIC;
