CREATE TABLE "event_horizon" (
	"name" text PRIMARY KEY NOT NULL,
	"safe_position" bigint NOT NULL,
	"next_position" bigint NOT NULL,
	"next_xid" bigint NOT NULL,
	CONSTRAINT "event_horizon_one" CHECK ("event_horizon"."name" = 'events')
);
--> statement-breakpoint
CREATE TABLE "events" (
	"entity_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY
		(sequence name "events_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807
		START WITH 1 CACHE 1),
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"parent_id" uuid,
	"other_id" uuid,
	"detail" text,
	CONSTRAINT "events_key" PRIMARY KEY("entity_id","position"),
	CONSTRAINT "events_id" UNIQUE("entity_id","id")
);
--> statement-breakpoint
CREATE TABLE "webhook_deliveries" (
	"endpoint_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"type" text NOT NULL,
	"subject_id" uuid NOT NULL,
	"event_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"attempts" integer NOT NULL,
	"next_at" timestamp (3) with time zone NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"claim" uuid,
	"claimed_until" timestamp (3) with time zone,
	"tried_at" timestamp (3) with time zone,
	"duration_ms" integer,
	"delivered_at" timestamp (3) with time zone,
	"fault" text,
	"response_status" integer,
	"response_start" text,
	CONSTRAINT "webhook_deliveries_key" PRIMARY KEY("endpoint_id","event_id"),
	CONSTRAINT "webhook_delivery_claim"
		CHECK (("webhook_deliveries"."claim" IS NULL) = ("webhook_deliveries"."claimed_until" IS NULL)),
	CONSTRAINT "webhook_delivery_done"
		CHECK ("webhook_deliveries"."status" <> 'DELIVERED' OR "webhook_deliveries"."delivered_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "webhook_endpoints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"url" text NOT NULL,
	"description" text NOT NULL,
	"types" text[] NOT NULL,
	"state" text NOT NULL,
	"off_reason" text,
	"off_at" timestamp (3) with time zone,
	"position" bigint NOT NULL,
	"secret" "bytea" NOT NULL,
	"private_key" "bytea" NOT NULL,
	"public_key" text NOT NULL,
	"old_secret" "bytea",
	"old_private_key" "bytea",
	"old_public_key" text,
	"old_until" timestamp (3) with time zone,
	"failures" integer NOT NULL,
	"failing_since" timestamp (3) with time zone,
	"next_try_at" timestamp (3) with time zone,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "webhook_endpoints_in_entity" UNIQUE("entity_id","id"),
	CONSTRAINT "webhook_endpoint_off"
		CHECK (("webhook_endpoints"."state" = 'ON') = ("webhook_endpoints"."off_at" IS NULL)
          AND ("webhook_endpoints"."state" = 'SWITCHED_OFF') = ("webhook_endpoints"."off_reason" IS NOT NULL)
          AND ("webhook_endpoints"."removed_at" IS NULL OR "webhook_endpoints"."state" <> 'ON')),
	CONSTRAINT "webhook_endpoint_old"
		CHECK (num_nulls("webhook_endpoints"."old_secret", "webhook_endpoints"."old_private_key",
			"webhook_endpoints"."old_public_key", "webhook_endpoints"."old_until") IN (0, 4)),
	CONSTRAINT "webhook_endpoint_types" CHECK (cardinality("webhook_endpoints"."types") > 0),
	CONSTRAINT "webhook_endpoint_url" CHECK ("webhook_endpoints"."url" ~ '^https?://[!-~]+$')
);
--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_endpoint_fk"
	FOREIGN KEY ("entity_id","endpoint_id") REFERENCES "public"."webhook_endpoints"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_endpoints" ADD CONSTRAINT "webhook_endpoints_user_fk"
	FOREIGN KEY ("entity_id","created_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_newest" ON "webhook_deliveries"
	USING btree ("endpoint_id","position" DESC NULLS FIRST,"event_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_by_status" ON "webhook_deliveries"
	USING btree
	("endpoint_id","status","position" DESC NULLS FIRST,"event_id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "webhook_deliveries_in_order" ON "webhook_deliveries"
	USING btree ("endpoint_id","subject_id","position") WHERE status = 'WAITING';--> statement-breakpoint

INSERT INTO event_horizon (name, safe_position, next_position, next_xid) VALUES ('events', 0, 0, 0);
--> statement-breakpoint
CREATE OR REPLACE TRIGGER event_horizon_kept BEFORE DELETE OR TRUNCATE ON event_horizon
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE event_horizon ENABLE ALWAYS TRIGGER event_horizon_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER events_stay BEFORE UPDATE ON events
  FOR EACH ROW EXECUTE FUNCTION refuse_row('an event never changes');
--> statement-breakpoint
ALTER TABLE events ENABLE ALWAYS TRIGGER events_stay;
--> statement-breakpoint

-- Up to which position events may be read: no transaction that is still running, and none that begins later,
-- adds an event at or below it. A position is drawn after its transaction has an id, because the trigger runs
-- after a row was written. So every transaction that drew one up to `next_position` has an id below one that
-- is taken afterwards (`next_xid`), and has ended once no older transaction runs.
CREATE OR REPLACE FUNCTION advance_events() RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  drawn bigint;
  own bigint;
  horizon event_horizon;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'advance_events() is called in a transaction that has written nothing';
  END IF;
  -- Read before the id of this transaction is taken.
  SELECT CASE WHEN s.is_called THEN s.last_value ELSE 0 END INTO drawn FROM events_position_seq s;
  SELECT * INTO horizon FROM event_horizon;
  IF horizon.safe_position >= drawn THEN RETURN horizon.safe_position; END IF;
  SELECT * INTO horizon FROM event_horizon FOR UPDATE SKIP LOCKED;
  -- Another reader advances it.
  IF NOT FOUND THEN RETURN (SELECT safe_position FROM event_horizon); END IF;
  own := pg_current_xact_id()::text::bigint;
  IF horizon.next_xid < pg_snapshot_xmin(pg_current_snapshot())::text::bigint THEN
    horizon.safe_position := greatest(horizon.safe_position, horizon.next_position);
  -- An id that no transaction has had yet is of a cluster that was restored: begin again.
  ELSIF horizon.next_xid < own THEN
    RETURN horizon.safe_position;
  END IF;
  UPDATE event_horizon
     SET safe_position = horizon.safe_position, next_position = drawn, next_xid = own;
  RETURN horizon.safe_position;
END $$;
--> statement-breakpoint

-- A UUID of version 7: ids of one day are next to each other.
CREATE OR REPLACE FUNCTION event_id(p_at timestamptz) RETURNS uuid LANGUAGE sql VOLATILE AS $$
  SELECT (substr(t.hex, 1, 8) || '-' || substr(t.hex, 9, 4) || '-7' || substr(t.random, 16))::uuid
    FROM (SELECT lpad(to_hex((extract(epoch FROM p_at) * 1000)::bigint), 12, '0') AS hex,
                 gen_random_uuid()::text AS random) t
$$;
--> statement-breakpoint

-- One statement writes the events of all rows that a statement has changed: a batch has many withdrawals.
CREATE OR REPLACE FUNCTION note_withdrawal_events() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO events (entity_id, id, type, subject_id, at, parent_id, other_id)
  SELECT a.entity_id, event_id(a.updated_at), 'withdrawal.' || lower(a.status), a.id, a.updated_at,
         a.batch_id, a.payout_id
    FROM after a
    JOIN before b ON b.id = a.id AND b.status <> a.status;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawals_events AFTER UPDATE ON withdrawals
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_withdrawal_events();
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_events;
--> statement-breakpoint

-- A payout that pays a withdrawal follows it, and has no events.
CREATE OR REPLACE FUNCTION note_payout_events() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO events (entity_id, id, type, subject_id, at, parent_id, other_id)
    SELECT a.entity_id, event_id(a.created_at), 'payout.' || lower(a.status), a.id, a.created_at,
           a.batch_id, a.reversal_of
      FROM after a
     WHERE a.direction <> 'DEBIT' OR a.withdrawal_id IS NULL;
  ELSE
    INSERT INTO events (entity_id, id, type, subject_id, at, parent_id, other_id)
    SELECT a.entity_id, event_id(a.updated_at), 'payout.' || lower(a.status), a.id, a.updated_at,
           a.batch_id, a.reversal_of
      FROM after a
      JOIN before b ON b.id = a.id AND b.status <> a.status
     WHERE a.direction <> 'DEBIT' OR a.withdrawal_id IS NULL;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payouts_events_inserted AFTER INSERT ON payouts
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_payout_events();
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_events_inserted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payouts_events_updated AFTER UPDATE ON payouts
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_payout_events();
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_events_updated;
--> statement-breakpoint

-- Payment requests and receipts: their parent is the payer.
CREATE OR REPLACE FUNCTION note_collection_events() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO events (entity_id, id, type, subject_id, at, parent_id)
    SELECT a.entity_id, event_id(a.created_at), TG_ARGV[0] || '.' || lower(a.status), a.id, a.created_at,
           a.payer_id
      FROM after a;
  ELSE
    INSERT INTO events (entity_id, id, type, subject_id, at, parent_id)
    SELECT a.entity_id, event_id(a.updated_at), TG_ARGV[0] || '.' || lower(a.status), a.id, a.updated_at,
           a.payer_id
      FROM after a
      JOIN before b ON b.id = a.id AND b.status <> a.status;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_requests_events_inserted AFTER INSERT ON payment_requests
  REFERENCING NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_collection_events('payment_request');
--> statement-breakpoint
ALTER TABLE payment_requests ENABLE ALWAYS TRIGGER payment_requests_events_inserted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_requests_events_updated AFTER UPDATE ON payment_requests
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_collection_events('payment_request');
--> statement-breakpoint
ALTER TABLE payment_requests ENABLE ALWAYS TRIGGER payment_requests_events_updated;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER receipts_events_inserted AFTER INSERT ON receipts
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_collection_events('receipt');
--> statement-breakpoint
ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_events_inserted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER receipts_events_updated AFTER UPDATE ON receipts
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_collection_events('receipt');
--> statement-breakpoint
ALTER TABLE receipts ENABLE ALWAYS TRIGGER receipts_events_updated;
--> statement-breakpoint

-- The other things change one at a time.
CREATE OR REPLACE FUNCTION note_batch_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO events (entity_id, id, type, subject_id, at)
  VALUES (NEW.entity_id, event_id(NEW.updated_at), 'batch.' || lower(NEW.status), NEW.id, NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_events_inserted AFTER INSERT ON batches
  FOR EACH ROW EXECUTE FUNCTION note_batch_event();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_events_inserted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_events_updated AFTER UPDATE ON batches
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_batch_event();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_events_updated;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_schedule_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO events (entity_id, id, type, subject_id, at)
  VALUES (NEW.entity_id, event_id(NEW.updated_at), 'scheduled_withdrawal.' || lower(NEW.status), NEW.id,
          NEW.updated_at);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedules_events_inserted AFTER INSERT ON schedules
  FOR EACH ROW EXECUTE FUNCTION note_schedule_event();
--> statement-breakpoint
ALTER TABLE schedules ENABLE ALWAYS TRIGGER schedules_events_inserted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedules_events_updated AFTER UPDATE ON schedules
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_schedule_event();
--> statement-breakpoint
ALTER TABLE schedules ENABLE ALWAYS TRIGGER schedules_events_updated;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_run_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO events (entity_id, id, type, subject_id, at, other_id, detail)
  VALUES (NEW.entity_id, event_id(NEW.updated_at), 'scheduled_run.' || lower(NEW.status), NEW.schedule_id,
          NEW.updated_at, NEW.batch_id, to_char(NEW.due_on, 'YYYY-MM-DD'));
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedule_runs_events_inserted AFTER INSERT ON schedule_runs
  FOR EACH ROW EXECUTE FUNCTION note_run_event();
--> statement-breakpoint
ALTER TABLE schedule_runs ENABLE ALWAYS TRIGGER schedule_runs_events_inserted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedule_runs_events_updated AFTER UPDATE ON schedule_runs
  FOR EACH ROW WHEN (OLD.status <> NEW.status) EXECUTE FUNCTION note_run_event();
--> statement-breakpoint
ALTER TABLE schedule_runs ENABLE ALWAYS TRIGGER schedule_runs_events_updated;
--> statement-breakpoint

-- A bank file and a statement have times instead of a status: the event is that a time was set.
CREATE OR REPLACE FUNCTION note_bank_file_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO events (entity_id, id, type, subject_id, at, parent_id)
  SELECT NEW.entity_id, event_id(step.at), 'bank_file.' || step.name, NEW.id, step.at, NEW.batch_id
    FROM (VALUES (1, 'sealed', CASE WHEN TG_OP = 'INSERT' THEN NEW.sealed_at END),
                 (2, 'withdrawn', CASE WHEN TG_OP = 'INSERT' OR OLD.withdrawn_at IS NULL
                                       THEN NEW.withdrawn_at END),
                 (3, 'left', CASE WHEN TG_OP = 'INSERT' OR OLD.left_at IS NULL THEN NEW.left_at END),
                 (4, 'recalled', CASE WHEN TG_OP = 'INSERT' OR OLD.recalled_at IS NULL
                                      THEN NEW.recalled_at END)) AS step (number, name, at)
   WHERE step.at IS NOT NULL
   ORDER BY step.number;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_files_events_inserted AFTER INSERT ON bank_files
  FOR EACH ROW EXECUTE FUNCTION note_bank_file_event();
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_events_inserted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_files_events_updated AFTER UPDATE ON bank_files
  FOR EACH ROW WHEN (
    (OLD.withdrawn_at IS NULL, OLD.left_at IS NULL, OLD.recalled_at IS NULL)
      IS DISTINCT FROM (NEW.withdrawn_at IS NULL, NEW.left_at IS NULL, NEW.recalled_at IS NULL)
  ) EXECUTE FUNCTION note_bank_file_event();
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_events_updated;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION note_statement_event() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO events (entity_id, id, type, subject_id, at, parent_id)
    VALUES (NEW.entity_id, event_id(NEW.received_at), 'statement.received', NEW.id, NEW.received_at,
            NEW.account_id);
  END IF;
  IF NEW.taken_back_at IS NOT NULL THEN
    INSERT INTO events (entity_id, id, type, subject_id, at, parent_id)
    VALUES (NEW.entity_id, event_id(NEW.taken_back_at), 'statement.taken_back', NEW.id, NEW.taken_back_at,
            NEW.account_id);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_statements_events_inserted AFTER INSERT ON bank_statements
  FOR EACH ROW EXECUTE FUNCTION note_statement_event();
--> statement-breakpoint
ALTER TABLE bank_statements ENABLE ALWAYS TRIGGER bank_statements_events_inserted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_statements_events_updated AFTER UPDATE ON bank_statements
  FOR EACH ROW WHEN (OLD.taken_back_at IS NULL AND NEW.taken_back_at IS NOT NULL)
  EXECUTE FUNCTION note_statement_event();
--> statement-breakpoint
ALTER TABLE bank_statements ENABLE ALWAYS TRIGGER bank_statements_events_updated;
--> statement-breakpoint

-- A settlement has two states. Its row has no time of its last change, and triggers have no other clock.
CREATE OR REPLACE FUNCTION note_settlement_events() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  noted timestamptz := clock_timestamp();
BEGIN
  IF TG_OP = 'INSERT' OR OLD.state <> NEW.state THEN
    INSERT INTO events (entity_id, id, type, subject_id, at, detail)
    VALUES (NEW.entity_id, event_id(noted), 'settlement.' || lower(NEW.state), NEW.file_id, noted,
            NEW.difference_state);
  END IF;
  IF TG_OP = 'INSERT' AND NEW.difference_state <> 'NONE'
     OR TG_OP = 'UPDATE' AND OLD.difference_state <> NEW.difference_state THEN
    INSERT INTO events (entity_id, id, type, subject_id, at, detail)
    VALUES (NEW.entity_id, event_id(noted), 'settlement_difference.' || lower(NEW.difference_state),
            NEW.file_id, noted, NEW.state);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settlement_totals_events_inserted AFTER INSERT ON settlement_totals
  FOR EACH ROW EXECUTE FUNCTION note_settlement_events();
--> statement-breakpoint
ALTER TABLE settlement_totals ENABLE ALWAYS TRIGGER settlement_totals_events_inserted;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER settlement_totals_events_updated AFTER UPDATE ON settlement_totals
  FOR EACH ROW WHEN (OLD.state <> NEW.state OR OLD.difference_state <> NEW.difference_state)
  EXECUTE FUNCTION note_settlement_events();
--> statement-breakpoint
ALTER TABLE settlement_totals ENABLE ALWAYS TRIGGER settlement_totals_events_updated;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION
  advance_events(), event_id(timestamptz), note_withdrawal_events(), note_payout_events(),
  note_collection_events(), note_batch_event(), note_schedule_event(), note_run_event(),
  note_bank_file_event(), note_statement_event(), note_settlement_events()
FROM PUBLIC;
--> statement-breakpoint

-- The server's role can neither point an endpoint elsewhere nor bring a removed one back.
CREATE OR REPLACE TRIGGER webhook_endpoints_stay BEFORE UPDATE ON webhook_endpoints
  FOR EACH ROW WHEN (
    (NEW.id, NEW.entity_id, NEW.url, NEW.created_by, NEW.created_at)
      IS DISTINCT FROM (OLD.id, OLD.entity_id, OLD.url, OLD.created_by, OLD.created_at)
    OR OLD.removed_at IS NOT NULL AND NEW.removed_at IS DISTINCT FROM OLD.removed_at
    OR NEW.position < OLD.position
  ) EXECUTE FUNCTION refuse_row('an endpoint keeps its address, reads forward, and is removed once');
--> statement-breakpoint
ALTER TABLE webhook_endpoints ENABLE ALWAYS TRIGGER webhook_endpoints_stay;
