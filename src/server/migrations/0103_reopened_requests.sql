DROP INDEX "write_offs_one";--> statement-breakpoint
ALTER TABLE "payment_requests" ADD COLUMN "reopened_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "write_offs" ADD COLUMN "reopened_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "payment_requests_reopened" ON "payment_requests" USING btree
  ("entity_id")
  WHERE reopened_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "receipt_allocations_of_payer" ON "receipt_allocations" USING btree
  ("entity_id","payer_id")
  WHERE payer_id IS NOT NULL AND end_kind = 'TAKEN_BACK';--> statement-breakpoint
CREATE UNIQUE INDEX "write_offs_one" ON "write_offs" USING btree
  ("request_id")
  WHERE status <> 'WITHDRAWN' AND reopened_at IS NULL;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_requests_moves BEFORE UPDATE ON payment_requests FOR EACH ROW WHEN (
  OLD.status <> NEW.status AND NOT CASE OLD.status
    WHEN 'OPEN' THEN NEW.status IN ('PARTLY_PAID', 'PAID', 'EXPIRED', 'CANCELLED', 'WRITTEN_OFF')
    WHEN 'PARTLY_PAID' THEN NEW.status IN ('OPEN', 'PAID', 'EXPIRED', 'CANCELLED', 'WRITTEN_OFF')
    -- Money that paid it goes.
    ELSE NEW.status IN ('OPEN', 'PARTLY_PAID')
  END
) EXECUTE FUNCTION refuse_row('a payment request has no such transition');
--> statement-breakpoint
ALTER TABLE payment_requests ENABLE ALWAYS TRIGGER payment_requests_moves;
--> statement-breakpoint
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
  -- What is open again of a request that has ended is what receipts had paid, and do not pay any more.
  IF OLD.status IN ('EXPIRED', 'CANCELLED', 'WRITTEN_OFF') AND NEW.status IN ('OPEN', 'PARTLY_PAID') THEN
    IF NEW.amount_minor <> OLD.paid_minor OR NEW.paid_minor >= OLD.paid_minor
       OR NEW.reopened_at IS NULL THEN
      RAISE EXCEPTION 'a request that has ended opens again for money that went'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_request_reopened';
    END IF;
  ELSIF NEW.reopened_at IS NOT NULL AND NEW.reopened_at IS DISTINCT FROM OLD.reopened_at THEN
    RAISE EXCEPTION 'only money that went opens a request again'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_request_reopened';
  ELSIF NEW.amount_minor <> OLD.amount_minor AND (OLD.paid_minor <> 0 OR OLD.status <> 'OPEN') THEN
    RAISE EXCEPTION 'the amount of a payment request is fixed once money came'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_request_amount_fixed';
  END IF;
  IF NEW.paid_minor <> OLD.paid_minor AND NEW.paid_minor <> (
       SELECT coalesce(sum(a.amount_minor), 0)
         FROM receipt_allocations a
        WHERE a.request_id = NEW.id AND a.ended_at IS NULL) THEN
    RAISE EXCEPTION 'only receipts pay a payment request'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_request_receipts';
  END IF;
  IF NEW.status = 'WRITTEN_OFF' AND OLD.status <> 'WRITTEN_OFF' AND NOT EXISTS (
       SELECT 1
         FROM write_offs w
        WHERE w.request_id = NEW.id AND w.status = 'DONE' AND w.reopened_at IS NULL
          AND w.amount_minor = NEW.amount_minor - NEW.paid_minor) THEN
    RAISE EXCEPTION 'a payment request is written off by as many users as its amount needs'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_request_written_off';
  END IF;
  -- A request that is paid or over has no question left.
  IF NEW.status NOT IN ('OPEN', 'PARTLY_PAID') THEN
    NEW.reopened_at := NULL;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
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
       OR NEW.reopened_at IS NOT NULL
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
  -- A request that is open again: what is open now was not given up.
  IF OLD.status = 'DONE' AND OLD.reopened_at IS NULL AND NEW.reopened_at IS NOT NULL
     AND to_jsonb(OLD) - 'reopened_at' = to_jsonb(NEW) - 'reopened_at'
     AND request.status IN ('OPEN', 'PARTLY_PAID') THEN
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
CREATE OR REPLACE FUNCTION apply_allocation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  request payment_requests%ROWTYPE;
  moved_at timestamptz := coalesce(NEW.ended_at, NEW.allocated_at);
BEGIN
  UPDATE receipts r
     SET allocated_minor = s.minor, version = r.version + 1, updated_at = moved_at,
         status = CASE WHEN s.minor = 0 THEN 'UNALLOCATED'
                       WHEN s.minor < r.amount_minor THEN 'PARTLY_ALLOCATED'
                       ELSE 'ALLOCATED' END
    FROM (SELECT coalesce(sum(a.amount_minor), 0)::bigint AS minor
            FROM receipt_allocations a
           WHERE a.receipt_id = NEW.receipt_id AND a.ended_at IS NULL) s
   WHERE r.id = NEW.receipt_id;
  SELECT * INTO request FROM payment_requests WHERE id = NEW.request_id FOR NO KEY UPDATE;
  -- A request that has ended opens again for what was paid: users have decided about the rest of it only.
  IF request.status IN ('EXPIRED', 'CANCELLED', 'WRITTEN_OFF') THEN
    UPDATE payment_requests q
       SET amount_minor = q.paid_minor, paid_minor = s.minor, version = q.version + 1, updated_at = moved_at,
           status = CASE WHEN s.minor = 0 THEN 'OPEN' ELSE 'PARTLY_PAID' END, reopened_at = moved_at,
           expires_on = NULL,
           minimum_part_minor = CASE WHEN q.minimum_part_minor < q.paid_minor THEN q.minimum_part_minor END,
           -- Another request may have the number of one that was cancelled.
           invoice_number = CASE WHEN q.status <> 'CANCELLED' OR NOT EXISTS (
                                   SELECT 1
                                     FROM payment_requests o
                                    WHERE o.entity_id = q.entity_id AND o.id <> q.id
                                      AND lower(o.invoice_number) = lower(q.invoice_number)
                                      AND o.invoice_number IS NOT NULL AND o.status <> 'CANCELLED')
                                 THEN q.invoice_number END
      FROM (SELECT coalesce(sum(a.amount_minor), 0)::bigint AS minor
              FROM receipt_allocations a
             WHERE a.request_id = request.id AND a.ended_at IS NULL) s
     WHERE q.id = request.id;
    UPDATE write_offs w
       SET reopened_at = moved_at
     WHERE w.request_id = request.id AND w.status = 'DONE' AND w.reopened_at IS NULL;
    RETURN NULL;
  END IF;
  UPDATE payment_requests q
     SET paid_minor = s.minor, version = q.version + 1, updated_at = moved_at,
         status = CASE WHEN s.minor = 0 THEN 'OPEN'
                       WHEN s.minor < q.amount_minor THEN 'PARTLY_PAID'
                       ELSE 'PAID' END
    FROM (SELECT coalesce(sum(a.amount_minor), 0)::bigint AS minor
            FROM receipt_allocations a
           WHERE a.request_id = NEW.request_id AND a.ended_at IS NULL) s
   WHERE q.id = NEW.request_id;
  RETURN NULL;
END $$;
