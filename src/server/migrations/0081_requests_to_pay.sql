-- Requests to pay: messages that ask the bank of a payer for a payment. And counts of receipts by day.
CREATE TABLE "receipt_sums" (
	"entity_id" uuid NOT NULL,
	"received_on" text NOT NULL,
	"status" text NOT NULL,
	"part" bigint GENERATED ALWAYS AS IDENTITY
		(sequence name "receipt_sums_part_seq" INCREMENT BY 1 MINVALUE 1
		MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"receipt_count" bigint NOT NULL,
	CONSTRAINT "receipt_sums_key" PRIMARY KEY("entity_id","received_on","status","part")
);
--> statement-breakpoint
CREATE TABLE "requests_to_pay" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"shap_id" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"answered_at" timestamp (3) with time zone,
	"cancel_asked_at" timestamp (3) with time zone,
	"cancel_asked_by" uuid,
	"silent_at" timestamp (3) with time zone,
	"asked" integer NOT NULL,
	"next_ask_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "request_to_pay_amount" CHECK ("requests_to_pay"."amount_minor" > 0),
	CONSTRAINT "request_to_pay_expiry"
		CHECK ("requests_to_pay"."expires_at" > "requests_to_pay"."created_at"),
	CONSTRAINT "request_to_pay_cancel"
		CHECK ("requests_to_pay"."cancel_asked_by" IS NULL OR "requests_to_pay"."cancel_asked_at" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "receipt_sums" ADD CONSTRAINT "receipt_sums_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests_to_pay" ADD CONSTRAINT "requests_to_pay_cancel_asked_by_users_id_fk"
	FOREIGN KEY ("cancel_asked_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests_to_pay" ADD CONSTRAINT "requests_to_pay_created_by_users_id_fk"
	FOREIGN KEY ("created_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "requests_to_pay" ADD CONSTRAINT "requests_to_pay_request_fk"
	FOREIGN KEY ("entity_id","request_id") REFERENCES "public"."payment_requests"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "requests_to_pay_one_open" ON "requests_to_pay"
	USING btree ("request_id")
	WHERE state IN ('PENDING', 'PRESENTED') AND silent_at IS NULL;--> statement-breakpoint
CREATE INDEX "requests_to_pay_of_request" ON "requests_to_pay"
	USING btree ("request_id","created_at");--> statement-breakpoint
CREATE INDEX "requests_to_pay_due" ON "requests_to_pay"
	USING btree ("next_ask_at")
	WHERE next_ask_at IS NOT NULL;
--> statement-breakpoint
-- It asks for no more than is open, its state never becomes less certain, and what was sent does not change.
CREATE FUNCTION guard_request_to_pay() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  certainty text[] := ARRAY['PENDING', 'PRESENTED', 'EXPIRED', 'CANCELLED', 'REJECTED', 'PAID',
                            'REFUND_IN_PROGRESS', 'REFUNDED'];
  changing text[] := ARRAY['state', 'sent_at', 'answered_at', 'cancel_asked_at', 'cancel_asked_by',
                           'silent_at', 'asked', 'next_ask_at'];
BEGIN
  IF EXISTS (
       SELECT 1 FROM users u
        WHERE u.id IN (NEW.created_by, NEW.cancel_asked_by) AND u.entity_id <> NEW.entity_id) THEN
    RAISE EXCEPTION 'a request to pay and its users belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'request_to_pay_across_entities';
  END IF;
  IF array_position(certainty, NEW.state) IS NULL
     OR (TG_OP = 'INSERT' AND NEW.state <> 'PENDING')
     OR (TG_OP = 'UPDATE'
         AND array_position(certainty, NEW.state) < array_position(certainty, OLD.state)) THEN
    RAISE EXCEPTION 'the state of a request to pay becomes more certain'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'request_to_pay_state';
  END IF;
  IF TG_OP = 'UPDATE' THEN
    IF (to_jsonb(OLD) - changing) <> (to_jsonb(NEW) - changing) THEN
      RAISE EXCEPTION 'what a request to pay asks for does not change'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'request_to_pay_kept';
    END IF;
  ELSIF NOT EXISTS (
       SELECT 1
         FROM payment_requests r
        WHERE r.id = NEW.request_id AND r.entity_id = NEW.entity_id AND r.status IN ('OPEN', 'PARTLY_PAID')
          AND NEW.amount_minor <= r.amount_minor - r.paid_minor) THEN
    RAISE EXCEPTION 'a request to pay asks for no more than is open'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'request_to_pay_above_open';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_request_to_pay() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER requests_to_pay_guard BEFORE INSERT OR UPDATE ON requests_to_pay
  FOR EACH ROW EXECUTE FUNCTION guard_request_to_pay();
--> statement-breakpoint
ALTER TABLE requests_to_pay ENABLE ALWAYS TRIGGER requests_to_pay_guard;
--> statement-breakpoint
CREATE TRIGGER requests_to_pay_not_deleted BEFORE DELETE OR TRUNCATE ON requests_to_pay
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE requests_to_pay ENABLE ALWAYS TRIGGER requests_to_pay_not_deleted;
--> statement-breakpoint

-- Counts of receipts, as those of payment requests: a change adds to a row that no other transaction has
-- locked, or inserts another row.
INSERT INTO receipt_sums (entity_id, received_on, status, receipt_count)
SELECT entity_id, received_on, status, count(*)
  FROM receipts
 GROUP BY entity_id, received_on, status;
--> statement-breakpoint
CREATE FUNCTION add_to_receipt_sum(p_entity uuid, p_day text, p_status text, p_count bigint) RETURNS void
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  free bigint;
BEGIN
  SELECT s.part INTO free
    FROM receipt_sums s
   WHERE s.entity_id = p_entity AND s.received_on = p_day AND s.status = p_status
   ORDER BY s.part
   LIMIT 1
     FOR NO KEY UPDATE SKIP LOCKED;
  IF FOUND THEN
    UPDATE receipt_sums s
       SET receipt_count = s.receipt_count + p_count
     WHERE s.entity_id = p_entity AND s.received_on = p_day AND s.status = p_status AND s.part = free;
  ELSE
    INSERT INTO receipt_sums (entity_id, received_on, status, receipt_count)
    VALUES (p_entity, p_day, p_status, p_count);
  END IF;
END $$;
--> statement-breakpoint
CREATE FUNCTION sum_inserted_receipts() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM add_to_receipt_sum(a.entity_id, a.received_on, a.status, a.n)
     FROM (SELECT entity_id, received_on, status, count(*) AS n
             FROM added
            GROUP BY 1, 2, 3
            ORDER BY 1, 2, 3) a;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipts_sum_inserted AFTER INSERT ON receipts
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION sum_inserted_receipts();
--> statement-breakpoint
ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_sum_inserted;
--> statement-breakpoint
CREATE FUNCTION sum_changed_receipt() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM add_to_receipt_sum(OLD.entity_id, OLD.received_on, OLD.status, -1);
  PERFORM add_to_receipt_sum(NEW.entity_id, NEW.received_on, NEW.status, 1);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER receipts_sum_changed AFTER UPDATE ON receipts FOR EACH ROW
  WHEN ((OLD.status, OLD.received_on) IS DISTINCT FROM (NEW.status, NEW.received_on))
  EXECUTE FUNCTION sum_changed_receipt();
--> statement-breakpoint
ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_sum_changed;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION
  add_to_receipt_sum(uuid, text, text, bigint), sum_inserted_receipts(), sum_changed_receipt()
FROM PUBLIC;
