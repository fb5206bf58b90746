-- Sweeps: schedules that move money from COLLECTION to FUNDING under a standing approval.
CREATE TABLE "schedule_sweeps" (
	"schedule_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"entity_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"transfer_id" uuid,
	"funding_id" uuid,
	"swept_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schedule_sweeps_schedule_id_due_on_pk" PRIMARY KEY("schedule_id","due_on"),
	CONSTRAINT "schedule_sweeps_transfer_id_unique" UNIQUE("transfer_id"),
	CONSTRAINT "schedule_sweep_amount" CHECK ("schedule_sweeps"."amount_minor" >= 0
          AND num_nonnulls("schedule_sweeps"."transfer_id", "schedule_sweeps"."funding_id")
              = CASE WHEN "schedule_sweeps"."amount_minor" > 0 THEN 2 ELSE 0 END)
);
--> statement-breakpoint
ALTER TABLE "schedule_versions" DROP CONSTRAINT "schedule_version_rows";--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD COLUMN "problem_params" jsonb;--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD COLUMN "keep_minor" bigint;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "kind" text DEFAULT 'RECURRING' NOT NULL;--> statement-breakpoint
ALTER TABLE "funding_records" ADD COLUMN "source" text DEFAULT 'OUTSIDE' NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_sweeps" ADD CONSTRAINT "schedule_sweeps_transfer_id_transfers_id_fk"
	FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_sweeps" ADD CONSTRAINT "schedule_sweeps_schedule_fk"
	FOREIGN KEY ("entity_id","schedule_id") REFERENCES "public"."schedules"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_sweeps" ADD CONSTRAINT "schedule_sweeps_funding_fk"
	FOREIGN KEY ("entity_id","funding_id") REFERENCES "public"."funding_records"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD CONSTRAINT "schedule_version_sweep"
	CHECK (("schedule_versions"."source" = 'COLLECTION') = ("schedule_versions"."keep_minor" IS NOT NULL)
          AND ("schedule_versions"."keep_minor" IS NULL
               OR ("schedule_versions"."keep_minor" >= 0
                   AND "schedule_versions"."approval_mode" = 'STANDING')));--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD CONSTRAINT "schedule_version_rows"
	CHECK (("schedule_versions"."source" IN ('NEW_FILE', 'COLLECTION'))
          = ("schedule_versions"."withdrawal_count" = 0));--> statement-breakpoint
ALTER TABLE "funding_records" ADD CONSTRAINT "funding_record_swept"
	CHECK ("funding_records"."source" <> 'COLLECTION'
          OR ("funding_records"."state" = 'RECEIVED' AND "funding_records"."connection_id" IS NULL
              AND "funding_records"."expected_minor" IS NULL));
--> statement-breakpoint

CREATE TRIGGER schedules_kind BEFORE UPDATE OF kind ON schedules FOR EACH ROW
  WHEN (NEW.kind <> OLD.kind) EXECUTE FUNCTION refuse_row('the kind of a schedule does not change');
--> statement-breakpoint
ALTER TABLE schedules ENABLE ALWAYS TRIGGER schedules_kind;
--> statement-breakpoint
CREATE TRIGGER funding_records_source BEFORE UPDATE OF source ON funding_records FOR EACH ROW
  WHEN (NEW.source <> OLD.source)
  EXECUTE FUNCTION refuse_row('the source of a funding record does not change');
--> statement-breakpoint
ALTER TABLE funding_records ENABLE ALWAYS TRIGGER funding_records_source;
--> statement-breakpoint
CREATE TRIGGER schedule_sweeps_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON schedule_sweeps
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE schedule_sweeps ENABLE ALWAYS TRIGGER schedule_sweeps_append_only;
--> statement-breakpoint
-- Why the version of a sweep does not cover moving an amount at a time; empty when it does. The codes are
-- those of shared/schedule-terms.ts, in their order.
CREATE FUNCTION sweep_refusals(p_schedule uuid, p_version integer, p_amount bigint, p_at timestamptz)
  RETURNS text[] LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  s schedules%ROWTYPE;
  v schedule_versions%ROWTYPE;
  config payment_configs%ROWTYPE;
  refusals text[] := '{}';
BEGIN
  SELECT * INTO s FROM schedules WHERE id = p_schedule;
  SELECT * INTO v FROM schedule_versions WHERE schedule_id = p_schedule AND version = p_version;
  SELECT * INTO config FROM payment_configs WHERE entity_id = s.entity_id;
  IF s.kind IS DISTINCT FROM 'SWEEP' OR s.status IS DISTINCT FROM 'ACTIVE'
     OR s.version IS DISTINCT FROM p_version OR v.status IS DISTINCT FROM 'IN_FORCE'
     OR v.source IS DISTINCT FROM 'COLLECTION' OR v.approval_mode IS DISTINCT FROM 'STANDING'
     OR config.standing_currency IS DISTINCT FROM s.currency
     OR coalesce(config.standing_limit_minor, 0) < p_amount THEN
    refusals := refusals || 'NOT_ALLOWED'::text;
  END IF;
  IF (p_at AT TIME ZONE coalesce(config.timezone, 'UTC'))::date > v.valid_until THEN
    refusals := refusals || 'LIMIT_EXPIRED'::text;
  END IF;
  IF p_amount > coalesce(v.per_run_minor, 0) THEN
    refusals := refusals || 'SUM_ABOVE_LIMIT'::text;
  END IF;
  IF p_amount > 0 AND v.total_minor < p_amount + (
       SELECT coalesce(sum(w.amount_minor), 0)
         FROM schedule_sweeps w
        WHERE w.schedule_id = p_schedule AND w.version = p_version) THEN
    refusals := refusals || 'TOTAL_REACHED'::text;
  END IF;
  IF counting_schedule_approvals(p_schedule, p_version) < v.approvals_required THEN
    refusals := refusals || 'SIGNER_LEFT'::text;
  END IF;
  IF approvals_by_rules(coalesce(config.approval_rules, '[]'), s.currency, v.approval_amount_minor)
     > v.approvals_required THEN
    refusals := refusals || 'STRICTER_RULES'::text;
  END IF;
  RETURN refusals;
END $$;
--> statement-breakpoint
-- A sweep is covered by the version in force, is the transfer that it names, and leaves what is kept. Its key
-- refuses a second one for the same day, and the ledger refuses more than COLLECTION has.
CREATE FUNCTION guard_schedule_sweep() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  refusals text[];
  s schedules%ROWTYPE;
  moved record;
BEGIN
  SELECT * INTO s FROM schedules WHERE id = NEW.schedule_id AND entity_id = NEW.entity_id FOR NO KEY UPDATE;
  refusals := sweep_refusals(s.id, NEW.version, NEW.amount_minor, NEW.swept_at);
  IF s.id IS NULL OR cardinality(refusals) > 0 THEN
    RAISE EXCEPTION 'no version in force covers the sweep: %', refusals
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_sweep_covered';
  END IF;
  IF NEW.amount_minor = 0 THEN
    RETURN NEW;
  END IF;
  SELECT count(*) AS postings,
         count(*) FILTER (WHERE a.access_type = 'COLLECTION' AND a.bucket = 'AVAILABLE'
                            AND p.amount_minor = -NEW.amount_minor) AS taken,
         count(*) FILTER (WHERE a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                            AND p.amount_minor = NEW.amount_minor) AS given,
         min(a.balance_minor) FILTER (WHERE a.access_type = 'COLLECTION') AS left_minor
    INTO moved
    FROM transfers t
    JOIN postings p ON p.transfer_id = t.id
    JOIN ledger_accounts a ON a.id = p.account_id
   WHERE t.id = NEW.transfer_id AND t.kind = 'SWEEP' AND t.entity_id = NEW.entity_id
     AND a.entity_id = NEW.entity_id AND p.currency = s.currency;
  IF moved.postings <> 2 OR moved.taken <> 1 OR moved.given <> 1 THEN
    RAISE EXCEPTION 'a sweep is a transfer of its amount from COLLECTION to FUNDING'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_sweep_transfer';
  END IF;
  IF moved.left_minor < (
       SELECT v.keep_minor
         FROM schedule_versions v
        WHERE v.schedule_id = NEW.schedule_id AND v.version = NEW.version) THEN
    RAISE EXCEPTION 'a sweep leaves what is kept in COLLECTION'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_sweep_keeps';
  END IF;
  IF NOT EXISTS (
       SELECT 1
         FROM funding_records f
        WHERE f.id = NEW.funding_id AND f.entity_id = NEW.entity_id AND f.currency = s.currency
          AND f.source = 'COLLECTION' AND f.received_minor = NEW.amount_minor) THEN
    RAISE EXCEPTION 'a sweep has a funding record of its amount'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_sweep_record';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_schedule_sweep() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER schedule_sweeps_guard BEFORE INSERT ON schedule_sweeps
  FOR EACH ROW EXECUTE FUNCTION guard_schedule_sweep();
--> statement-breakpoint
ALTER TABLE schedule_sweeps ENABLE ALWAYS TRIGGER schedule_sweeps_guard;
--> statement-breakpoint
-- A run that moved money, or found nothing to move, has its sweep; only a run of a sweep can.
CREATE FUNCTION guard_swept_run() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
       SELECT 1
         FROM schedule_sweeps w
        WHERE w.schedule_id = NEW.schedule_id AND w.due_on = NEW.due_on
          AND (w.amount_minor > 0) = (NEW.status = 'SWEPT')) THEN
    RAISE EXCEPTION 'a run of a sweep says what its sweep moved'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_run_swept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_swept_run() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER schedule_runs_swept BEFORE INSERT OR UPDATE ON schedule_runs FOR EACH ROW
  WHEN (NEW.status IN ('SWEPT', 'NOTHING_TO_MOVE')) EXECUTE FUNCTION guard_swept_run();
--> statement-breakpoint
ALTER TABLE schedule_runs ENABLE ALWAYS TRIGGER schedule_runs_swept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedule_runs_moves BEFORE UPDATE ON schedule_runs FOR EACH ROW WHEN (
  (OLD.schedule_id, OLD.due_on, OLD.entity_id, OLD.created_at)
    IS DISTINCT FROM (NEW.schedule_id, NEW.due_on, NEW.entity_id, NEW.created_at)
  OR (OLD.status <> NEW.status AND NOT CASE OLD.status
        WHEN 'PLANNED' THEN NEW.status IN
          ('WAITING_FOR_FILE', 'CREATED', 'SWEPT', 'NOTHING_TO_MOVE', 'SKIPPED', 'MISSED')
        WHEN 'WAITING_FOR_FILE' THEN NEW.status IN ('CREATED', 'SKIPPED', 'MISSED')
        WHEN 'CREATED' THEN NEW.status = 'SKIPPED'
        WHEN 'MISSED' THEN NEW.status IN ('CREATED', 'SWEPT', 'NOTHING_TO_MOVE', 'SKIPPED')
        ELSE false
      END)
) EXECUTE FUNCTION refuse_row('a run has no such transition');
--> statement-breakpoint
ALTER TABLE schedule_runs ENABLE ALWAYS TRIGGER schedule_runs_moves;
--> statement-breakpoint
-- Days pass between the standing approval of a batch and its first payment. Reasons that can come up
-- meanwhile are asked again before it leaves. A signer who left no longer counts among the approvals of the
-- batch itself, which another approver can then give.
CREATE FUNCTION standing_lapses(p_batch uuid) RETURNS text[]
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(array_agg(r.reason), '{}')
    FROM batches b, unnest(standing_refusals(b.id, b.standing_version)) AS r (reason)
   WHERE b.id = p_batch AND b.standing_version IS NOT NULL
     AND r.reason IN ('LIMIT_EXPIRED', 'STRICTER_RULES', 'ACCOUNT_CHANGED', 'LAST_RUN_FAILED')
$$;
--> statement-breakpoint
CREATE FUNCTION guard_standing_dispatch() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF cardinality(standing_lapses(NEW.id)) > 0 THEN
    RAISE EXCEPTION 'the standing approval does not cover the batch any more: %', standing_lapses(NEW.id)
      USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_standing_covers';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_standing_dispatch() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER batches_standing_dispatch BEFORE UPDATE OF status ON batches FOR EACH ROW
  WHEN (NEW.standing_version IS NOT NULL AND OLD.status = 'APPROVED' AND NEW.status = 'PROCESSING')
  EXECUTE FUNCTION guard_standing_dispatch();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_standing_dispatch;
