-- Payments that repeat: versions that users approve, and runs, each of which is one batch or one miss.
CREATE TABLE "schedule_approvals" (
	"schedule_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"user_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"content_digest" text NOT NULL,
	"approved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schedule_approvals_schedule_id_version_user_id_pk"
		PRIMARY KEY("schedule_id","version","user_id")
);
--> statement-breakpoint
CREATE TABLE "schedule_rows" (
	"schedule_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"entity_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"beneficiary_name" text NOT NULL,
	"bank_code" text NOT NULL,
	"branch_code" text NOT NULL,
	"account_number" text NOT NULL,
	"account_type" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"rail" text NOT NULL,
	"request" jsonb NOT NULL,
	CONSTRAINT "schedule_rows_schedule_id_version_row_number_pk"
		PRIMARY KEY("schedule_id","version","row_number"),
	CONSTRAINT "schedule_row_amount" CHECK ("amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "schedule_runs" (
	"schedule_id" uuid NOT NULL,
	"due_on" date NOT NULL,
	"entity_id" uuid NOT NULL,
	"status" text NOT NULL,
	"execution_date" date,
	"is_changed" boolean NOT NULL,
	"batch_id" uuid,
	"version" integer,
	"problem_code" text,
	"problem_detail" text,
	"problem_since" timestamp (3) with time zone,
	"standing_reasons" text[] NOT NULL,
	"duplicate_reason" text,
	"decided_by" uuid,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schedule_runs_schedule_id_due_on_pk" PRIMARY KEY("schedule_id","due_on"),
	CONSTRAINT "schedule_run_batch"
		CHECK ("status" <> 'CREATED' OR "batch_id" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "schedule_versions" (
	"schedule_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"entity_id" uuid NOT NULL,
	"status" text NOT NULL,
	"label" text NOT NULL,
	"approval_mode" text NOT NULL,
	"source" text NOT NULL,
	"rail" text,
	"every" text NOT NULL,
	"interval" integer NOT NULL,
	"weekday" text,
	"day_of_month" integer,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"runs" integer,
	"if_not_banking_day" text NOT NULL,
	"create_days_ahead" integer NOT NULL,
	"if_short" text NOT NULL,
	"per_run_minor" bigint,
	"total_minor" bigint,
	"valid_until" date,
	"withdrawal_count" integer NOT NULL,
	"total_amount_minor" bigint NOT NULL,
	"content_digest" text NOT NULL,
	"approval_amount_minor" bigint NOT NULL,
	"approvals_required" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	"reason" text,
	CONSTRAINT "schedule_versions_schedule_id_version_pk" PRIMARY KEY("schedule_id","version"),
	CONSTRAINT "schedule_version_calendar"
		CHECK (("every" = 'WEEK') = ("weekday" IS NOT NULL)
          AND ("every" = 'MONTH') = ("day_of_month" IS NOT NULL)
          AND ("ends_on" IS NULL OR "runs" IS NULL)),
	CONSTRAINT "schedule_version_limits"
		CHECK (("approval_mode" = 'STANDING') = ("per_run_minor" IS NOT NULL)
          AND ("approval_mode" = 'STANDING') = ("valid_until" IS NOT NULL)
          AND ("total_minor" IS NULL OR "approval_mode" = 'STANDING')
          AND ("per_run_minor" IS NULL OR "per_run_minor" >= "total_amount_minor")),
	CONSTRAINT "schedule_version_rows"
		CHECK (("source" = 'NEW_FILE') = ("withdrawal_count" = 0))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"status" text NOT NULL,
	"version" integer,
	"latest_version" integer NOT NULL,
	"runs_from" date NOT NULL,
	"next_at" timestamp (3) with time zone,
	"looked_at" timestamp (3) with time zone,
	"suspended_code" text,
	"suspended_due_on" date,
	"suspended_at" timestamp (3) with time zone,
	"status_reason" text,
	"status_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "schedules_in_entity" UNIQUE("entity_id","id"),
	CONSTRAINT "schedule_suspended"
		CHECK (("status" = 'SUSPENDED') <= (num_nonnulls("suspended_code", "suspended_due_on",
          "suspended_at") = 3)),
	CONSTRAINT "schedule_in_force"
		CHECK ("status" NOT IN ('ACTIVE', 'PAUSED', 'SUSPENDED') OR "version" IS NOT NULL)
);
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "schedule_id" uuid;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "schedule_due_on" date;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "standing_version" integer;--> statement-breakpoint
ALTER TABLE "payment_configs" ADD COLUMN "standing_currency" text;--> statement-breakpoint
ALTER TABLE "payment_configs"
	ADD COLUMN "standing_limit_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_configs"
	ADD COLUMN "standing_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "schedule_approvals" ADD CONSTRAINT "schedule_approvals_version_fk"
	FOREIGN KEY ("schedule_id","version") REFERENCES "public"."schedule_versions"("schedule_id","version")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_approvals" ADD CONSTRAINT "schedule_approvals_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_rows" ADD CONSTRAINT "schedule_rows_version_fk"
	FOREIGN KEY ("schedule_id","version") REFERENCES "public"."schedule_versions"("schedule_id","version")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_runs_batch_id_batches_id_fk"
	FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_runs_decided_by_users_id_fk"
	FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_runs_schedule_fk"
	FOREIGN KEY ("entity_id","schedule_id") REFERENCES "public"."schedules"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD CONSTRAINT "schedule_versions_created_by_users_id_fk"
	FOREIGN KEY ("created_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD CONSTRAINT "schedule_versions_decided_by_users_id_fk"
	FOREIGN KEY ("decided_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD CONSTRAINT "schedule_versions_schedule_fk"
	FOREIGN KEY ("entity_id","schedule_id") REFERENCES "public"."schedules"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_status_by_users_id_fk"
	FOREIGN KEY ("status_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "schedule_runs_open" ON "schedule_runs"
	USING btree ("schedule_id")
	WHERE status IN ('PLANNED', 'WAITING_FOR_FILE', 'MISSED');--> statement-breakpoint
CREATE INDEX "schedule_runs_batch" ON "schedule_runs"
	USING btree ("batch_id") WHERE batch_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "schedule_versions_one_waiting" ON "schedule_versions"
	USING btree ("schedule_id") WHERE status = 'PENDING_APPROVAL';--> statement-breakpoint
CREATE INDEX "schedule_versions_waiting" ON "schedule_versions"
	USING btree ("expires_at") WHERE status = 'PENDING_APPROVAL';--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules"
	USING btree ("next_at") WHERE next_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "schedules_listed" ON "schedules"
	USING btree ("entity_id","next_at","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "batches_one_run" ON "batches"
	USING btree ("schedule_id","schedule_due_on")
	WHERE schedule_id IS NOT NULL AND status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED');--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batch_run"
	CHECK (("schedule_id" IS NULL) = ("schedule_due_on" IS NULL));--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batch_standing"
	CHECK ("standing_version" IS NULL OR "schedule_id" IS NOT NULL);
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Schedules. Transitions: domain/schedules/schedule-states.ts
-- ---------------------------------------------------------------------------------------------------------

-- How many approvals of a version count: of enabled approvers who did not write it.
CREATE OR REPLACE FUNCTION counting_schedule_approvals(p_schedule uuid, p_version integer) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT count(*)
    FROM schedule_approvals a
    JOIN schedule_versions v ON v.schedule_id = a.schedule_id AND v.version = a.version
    JOIN users u ON u.id = a.user_id
   WHERE a.schedule_id = p_schedule AND a.version = p_version AND a.content_digest = v.content_digest
     AND a.user_id <> v.created_by AND u.entity_id = v.entity_id
     AND approval_lapse(u.disabled_at, u.roles) IS NULL
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_schedule() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'PENDING_APPROVAL' OR NEW.version IS NOT NULL THEN
      RAISE EXCEPTION 'a schedule begins without an approved version'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_begins';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.entity_id, NEW.currency, NEW.created_at)
     IS DISTINCT FROM (OLD.id, OLD.entity_id, OLD.currency, OLD.created_at)
     OR NEW.latest_version < OLD.latest_version THEN
    RAISE EXCEPTION 'the content of a schedule does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status <> OLD.status AND (OLD.status, NEW.status) NOT IN (
    ('PENDING_APPROVAL', 'ACTIVE'),
    ('PENDING_APPROVAL', 'REJECTED'),
    ('PENDING_APPROVAL', 'EXPIRED'),
    ('PENDING_APPROVAL', 'CANCELLED'),
    ('ACTIVE', 'PAUSED'),
    ('ACTIVE', 'SUSPENDED'),
    ('ACTIVE', 'CANCELLED'),
    ('ACTIVE', 'ENDED'),
    ('PAUSED', 'ACTIVE'),
    ('PAUSED', 'CANCELLED'),
    ('PAUSED', 'ENDED'),
    ('SUSPENDED', 'ACTIVE'),
    ('SUSPENDED', 'PAUSED'),
    ('SUSPENDED', 'CANCELLED'),
    ('SUSPENDED', 'ENDED')
  ) THEN
    RAISE EXCEPTION 'a schedule cannot move from % to %', OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'schedule_moves';
  END IF;
  IF NEW.version IS DISTINCT FROM OLD.version AND (
       NEW.version < OLD.version OR NOT EXISTS (
         SELECT 1
           FROM schedule_versions v
          WHERE v.schedule_id = NEW.id AND v.version = NEW.version AND v.status = 'IN_FORCE'))
  THEN
    RAISE EXCEPTION 'a version comes into force by its approvals'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_version_approved';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_schedule() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedules_guard BEFORE INSERT OR UPDATE ON schedules
  FOR EACH ROW EXECUTE FUNCTION guard_schedule();
--> statement-breakpoint
ALTER TABLE schedules ENABLE ALWAYS TRIGGER schedules_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedules_kept BEFORE DELETE OR TRUNCATE ON schedules
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE schedules ENABLE ALWAYS TRIGGER schedules_kept;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Versions, their withdrawals and their approvals
-- ---------------------------------------------------------------------------------------------------------

-- A version comes into force with the withdrawals that its approvals cover, once enough of them count.
CREATE OR REPLACE FUNCTION guard_schedule_version() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  found record;
BEGIN
  IF NOT EXISTS (
       SELECT 1 FROM users u WHERE u.id = NEW.created_by AND u.entity_id = NEW.entity_id) THEN
    RAISE EXCEPTION 'a version and its author belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_across_entities';
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF NEW.status <> 'PENDING_APPROVAL' THEN
      RAISE EXCEPTION 'a version of a schedule waits for approval'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_version_begins';
    END IF;
    RETURN NEW;
  END IF;
  IF (to_jsonb(OLD) - ARRAY['status', 'decided_by', 'decided_at', 'reason', 'approvals_required'])
     <> (to_jsonb(NEW) - ARRAY['status', 'decided_by', 'decided_at', 'reason', 'approvals_required'])
     OR NEW.approvals_required < OLD.approvals_required THEN
    RAISE EXCEPTION 'a version of a schedule does not change'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'schedule_version_kept';
  END IF;
  IF NEW.status <> OLD.status AND NOT (
       (OLD.status = 'PENDING_APPROVAL'
        AND NEW.status IN ('IN_FORCE', 'REPLACED', 'REJECTED', 'EXPIRED', 'CANCELLED'))
       OR (OLD.status = 'IN_FORCE' AND NEW.status = 'SUPERSEDED')) THEN
    RAISE EXCEPTION 'a version of a schedule cannot move from % to %', OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'schedule_version_moves';
  END IF;
  IF NEW.status = 'IN_FORCE' AND OLD.status <> 'IN_FORCE' THEN
    IF counting_schedule_approvals(NEW.schedule_id, NEW.version) < NEW.approvals_required THEN
      RAISE EXCEPTION 'a version of a schedule needs % approvals that count', NEW.approvals_required
        USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_version_approved';
    END IF;
    SELECT count(*) AS rows, coalesce(sum(r.amount_minor), 0) AS total INTO found
      FROM schedule_rows r
     WHERE r.schedule_id = NEW.schedule_id AND r.version = NEW.version;
    IF found.rows <> NEW.withdrawal_count OR found.total <> NEW.total_amount_minor THEN
      RAISE EXCEPTION 'a version of a schedule has the withdrawals of its totals'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_version_totals';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_schedule_version() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedule_versions_guard BEFORE INSERT OR UPDATE ON schedule_versions
  FOR EACH ROW EXECUTE FUNCTION guard_schedule_version();
--> statement-breakpoint
ALTER TABLE schedule_versions ENABLE ALWAYS TRIGGER schedule_versions_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedule_versions_not_deleted BEFORE DELETE OR TRUNCATE ON schedule_versions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE schedule_versions ENABLE ALWAYS TRIGGER schedule_versions_not_deleted;
--> statement-breakpoint
-- A withdrawal that came after an approval would be paid without having been approved.
CREATE OR REPLACE FUNCTION guard_schedule_rows() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM (SELECT DISTINCT schedule_id, version, entity_id FROM added) n
         JOIN schedule_versions v ON v.schedule_id = n.schedule_id AND v.version = n.version
        WHERE v.status <> 'PENDING_APPROVAL' OR v.entity_id <> n.entity_id
           OR EXISTS (
                SELECT 1
                  FROM schedule_approvals a
                 WHERE a.schedule_id = v.schedule_id AND a.version = v.version)) THEN
    RAISE EXCEPTION 'withdrawals are added before the first approval'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_rows_before_approval';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_schedule_rows() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedule_rows_guard AFTER INSERT ON schedule_rows
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_schedule_rows();
--> statement-breakpoint
ALTER TABLE schedule_rows ENABLE ALWAYS TRIGGER schedule_rows_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedule_rows_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON schedule_rows
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE schedule_rows ENABLE ALWAYS TRIGGER schedule_rows_append_only;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_schedule_approval() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  version schedule_versions%ROWTYPE;
  approver users%ROWTYPE;
BEGIN
  SELECT * INTO version
    FROM schedule_versions v
   WHERE v.schedule_id = NEW.schedule_id AND v.version = NEW.version;
  SELECT * INTO approver FROM users WHERE id = NEW.user_id;
  IF version.created_by = NEW.user_id THEN
    RAISE EXCEPTION 'the author of a version cannot approve it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_approval_by_author';
  END IF;
  IF approver.entity_id IS DISTINCT FROM version.entity_id OR NEW.entity_id <> version.entity_id THEN
    RAISE EXCEPTION 'an approver belongs to the entity of the schedule'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_across_entities';
  END IF;
  IF approval_lapse(approver.disabled_at, approver.roles) IS NOT NULL THEN
    RAISE EXCEPTION 'only an enabled user with the role APPROVER can approve'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_approval_by_approver';
  END IF;
  IF version.content_digest <> NEW.content_digest OR version.status <> 'PENDING_APPROVAL' THEN
    RAISE EXCEPTION 'an approval covers the digest of a version that waits'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_approval_digest';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_schedule_approval() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedule_approvals_guard BEFORE INSERT ON schedule_approvals
  FOR EACH ROW EXECUTE FUNCTION guard_schedule_approval();
--> statement-breakpoint
ALTER TABLE schedule_approvals ENABLE ALWAYS TRIGGER schedule_approvals_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedule_approvals_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON schedule_approvals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE schedule_approvals ENABLE ALWAYS TRIGGER schedule_approvals_append_only;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Runs and their batches
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE TRIGGER schedule_runs_moves BEFORE UPDATE ON schedule_runs FOR EACH ROW WHEN (
  (OLD.schedule_id, OLD.due_on, OLD.entity_id, OLD.created_at)
    IS DISTINCT FROM (NEW.schedule_id, NEW.due_on, NEW.entity_id, NEW.created_at)
  OR (OLD.status <> NEW.status AND NOT CASE OLD.status
        WHEN 'PLANNED' THEN NEW.status IN ('WAITING_FOR_FILE', 'CREATED', 'SKIPPED', 'MISSED')
        WHEN 'WAITING_FOR_FILE' THEN NEW.status IN ('CREATED', 'SKIPPED', 'MISSED')
        WHEN 'CREATED' THEN NEW.status = 'SKIPPED'
        WHEN 'MISSED' THEN NEW.status IN ('CREATED', 'SKIPPED')
        ELSE false
      END)
) EXECUTE FUNCTION refuse_row('a run has no such transition');
--> statement-breakpoint
ALTER TABLE schedule_runs ENABLE ALWAYS TRIGGER schedule_runs_moves;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER schedule_runs_kept BEFORE DELETE OR TRUNCATE ON schedule_runs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE schedule_runs ENABLE ALWAYS TRIGGER schedule_runs_kept;
--> statement-breakpoint
-- Why the standing approval of a version does not cover the batch of a run; empty when it does. The codes are
-- those of shared/schedule-terms.ts, in their order.
CREATE OR REPLACE FUNCTION standing_refusals(p_batch uuid, p_version integer) RETURNS text[]
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  b batches%ROWTYPE;
  s schedules%ROWTYPE;
  v schedule_versions%ROWTYPE;
  config payment_configs%ROWTYPE;
  refusals text[] := '{}';
BEGIN
  SELECT * INTO b FROM batches WHERE id = p_batch;
  SELECT * INTO s FROM schedules WHERE id = b.schedule_id AND entity_id = b.entity_id;
  SELECT * INTO v FROM schedule_versions WHERE schedule_id = b.schedule_id AND version = p_version;
  SELECT * INTO config FROM payment_configs WHERE entity_id = b.entity_id;
  IF s.status IS DISTINCT FROM 'ACTIVE' OR s.version IS DISTINCT FROM p_version
     OR v.approval_mode IS DISTINCT FROM 'STANDING' OR v.status IS DISTINCT FROM 'IN_FORCE'
     OR config.standing_currency IS DISTINCT FROM b.currency
     OR coalesce(config.standing_limit_minor, 0) < b.total_amount_minor THEN
    refusals := refusals || 'NOT_ALLOWED'::text;
  END IF;
  IF b.execution_date IS NULL OR greatest(b.execution_date, b.moves_on) > v.valid_until THEN
    refusals := refusals || 'LIMIT_EXPIRED'::text;
  END IF;
  IF b.withdrawal_count IS DISTINCT FROM v.withdrawal_count OR EXISTS (
       SELECT 1
         FROM withdrawals w
         LEFT JOIN schedule_rows r
                ON r.schedule_id = b.schedule_id AND r.version = p_version AND r.row_number = w.row_number
        WHERE w.batch_id = b.id
          AND (w.beneficiary_name, w.bank_code, w.branch_code, w.account_number, w.account_type,
               w.amount_minor, w.rail)
              IS DISTINCT FROM
              (r.beneficiary_name, r.bank_code, r.branch_code, r.account_number, r.account_type,
               r.amount_minor, r.rail)) THEN
    refusals := refusals || 'ROWS_CHANGED'::text;
  END IF;
  IF b.total_amount_minor > coalesce(v.per_run_minor, 0) THEN
    refusals := refusals || 'SUM_ABOVE_LIMIT'::text;
  END IF;
  IF v.total_minor < b.total_amount_minor + (
       SELECT coalesce(sum(o.total_amount_minor), 0)
         FROM batches o
        WHERE o.schedule_id = b.schedule_id AND o.standing_version = p_version AND o.id <> b.id
          AND o.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')) THEN
    refusals := refusals || 'TOTAL_REACHED'::text;
  END IF;
  IF counting_schedule_approvals(b.schedule_id, p_version) < v.approvals_required THEN
    refusals := refusals || 'SIGNER_LEFT'::text;
  END IF;
  IF approvals_by_rules(coalesce(config.approval_rules, '[]'), b.currency, v.approval_amount_minor)
     > v.approvals_required THEN
    refusals := refusals || 'STRICTER_RULES'::text;
  END IF;
  IF EXISTS (
       SELECT 1
         FROM withdrawals w
         JOIN LATERAL (
                SELECT p.batch_id, p.beneficiary_id
                  FROM withdrawals p
                 WHERE p.entity_id = w.entity_id AND p.name_key = w.name_key AND p.status = 'COMPLETE'
                   AND p.batch_id <> w.batch_id
                 ORDER BY p.created_at DESC
                 LIMIT 1) last_paid ON true
        WHERE w.batch_id = b.id
          AND NOT EXISTS (
                SELECT 1
                  FROM withdrawals o
                 WHERE o.batch_id = last_paid.batch_id AND o.entity_id = w.entity_id
                   AND o.name_key = w.name_key AND o.beneficiary_id = w.beneficiary_id)
          -- An account that the name had before the version was written belongs to a namesake.
          AND NOT EXISTS (
                SELECT 1
                  FROM withdrawals o
                 WHERE o.entity_id = w.entity_id AND o.name_key = w.name_key
                   AND o.beneficiary_id = last_paid.beneficiary_id AND o.created_at <= v.created_at)) THEN
    refusals := refusals || 'ACCOUNT_CHANGED'::text;
  END IF;
  IF EXISTS (
       SELECT 1
         FROM (SELECT o.id
                 FROM batches o
                WHERE o.schedule_id = b.schedule_id AND o.schedule_due_on < b.schedule_due_on
                  AND o.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')
                ORDER BY o.schedule_due_on DESC
                LIMIT 1) l
         JOIN withdrawals f ON f.batch_id = l.id
        WHERE f.status IN ('FAILED', 'REVERSED')) THEN
    refusals := refusals || 'LAST_RUN_FAILED'::text;
  END IF;
  IF EXISTS (
       SELECT 1
         FROM schedule_runs n
        WHERE n.schedule_id = b.schedule_id AND n.due_on = b.schedule_due_on AND n.is_changed) THEN
    refusals := refusals || 'RUN_CHANGED'::text;
  END IF;
  RETURN refusals;
END $$;
--> statement-breakpoint
-- A batch belongs to the run that it was created for. A standing approval covers it only as long as nothing
-- speaks against it at the moment of the approval.
CREATE OR REPLACE FUNCTION guard_run_batch() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  refusals text[];
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.standing_version IS NOT NULL OR NOT EXISTS (
         SELECT 1 FROM schedules s WHERE s.id = NEW.schedule_id AND s.entity_id = NEW.entity_id) THEN
      RAISE EXCEPTION 'the batch of a run belongs to a schedule of its entity, and waits for approval'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_of_run';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.schedule_id, NEW.schedule_due_on) IS DISTINCT FROM (OLD.schedule_id, OLD.schedule_due_on)
     OR (OLD.standing_version IS NOT NULL AND NEW.standing_version IS DISTINCT FROM OLD.standing_version)
     OR (OLD.status <> 'PENDING_APPROVAL' AND NEW.standing_version IS DISTINCT FROM OLD.standing_version) THEN
    RAISE EXCEPTION 'the run of a batch does not change'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'batch_of_run';
  END IF;
  IF NEW.standing_version IS NOT NULL
     AND (OLD.standing_version IS NULL OR (OLD.status = 'PENDING_APPROVAL' AND NEW.status = 'APPROVED')) THEN
    refusals := standing_refusals(NEW.id, NEW.standing_version);
    IF cardinality(refusals) > 0 OR NEW.moves_on > (
         SELECT v.valid_until
           FROM schedule_versions v
          WHERE v.schedule_id = NEW.schedule_id AND v.version = NEW.standing_version) THEN
      RAISE EXCEPTION 'the standing approval does not cover the batch: %', refusals
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_standing_covers';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_run_batch() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_run_created BEFORE INSERT ON batches
  FOR EACH ROW WHEN (NEW.schedule_id IS NOT NULL OR NEW.standing_version IS NOT NULL)
  EXECUTE FUNCTION guard_run_batch();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_run_created;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_run_changed BEFORE UPDATE ON batches
  FOR EACH ROW WHEN (
    OLD.schedule_id IS NOT NULL OR NEW.schedule_id IS NOT NULL OR NEW.standing_version IS NOT NULL)
  EXECUTE FUNCTION guard_run_batch();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_run_changed;
--> statement-breakpoint
-- The approvals of a batch that a standing approval covers are those of its signers.
CREATE OR REPLACE FUNCTION guard_standing_signer() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM batches b
        WHERE b.id = NEW.batch_id AND b.standing_version IS NOT NULL AND b.status = 'PENDING_APPROVAL'
          AND NOT EXISTS (
                SELECT 1
                  FROM schedule_approvals a
                 WHERE a.schedule_id = b.schedule_id AND a.version = b.standing_version
                   AND a.user_id = NEW.user_id)) THEN
    RAISE EXCEPTION 'only the signers of the schedule approve this batch'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_signer';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_standing_signer() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER approvals_by_signers BEFORE INSERT ON approvals
  FOR EACH ROW EXECUTE FUNCTION guard_standing_signer();
--> statement-breakpoint
ALTER TABLE approvals ENABLE ALWAYS TRIGGER approvals_by_signers;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Whether a payment config allows standing approvals is one of the settings by which several users control
-- payments
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION loosens_config(before jsonb, after jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
  WITH rules AS (
    SELECT rule ->> 'currency' AS currency, (rule ->> 'upToAmountMinor')::numeric AS edge
      FROM jsonb_array_elements((before -> 'approvalRules') || (after -> 'approvalRules')) AS r (rule)
  ), amounts AS (
    SELECT edge FROM rules WHERE edge IS NOT NULL
     UNION SELECT 1e30
  )
  SELECT EXISTS (
           SELECT 1
             FROM rules r, amounts a
            WHERE approvals_by_rules(after -> 'approvalRules', r.currency, a.edge)
                  < approvals_by_rules(before -> 'approvalRules', r.currency, a.edge))
      OR (after #>> '{settlementDifferenceLimit,amountMinor}')::numeric
         > CASE WHEN before #>> '{settlementDifferenceLimit,currency}'
                     = after #>> '{settlementDifferenceLimit,currency}'
                THEN (before #>> '{settlementDifferenceLimit,amountMinor}')::numeric
                ELSE 0 END
      OR coalesce(
           after #>> '{standingApprovals,currency}' IS NOT NULL
           AND (before #>> '{standingApprovals,currency}'
                  IS DISTINCT FROM after #>> '{standingApprovals,currency}'
                OR (after #>> '{standingApprovals,largestRunMinor}')::numeric
                   > (before #>> '{standingApprovals,largestRunMinor}')::numeric
                OR (after #>> '{standingApprovals,mostMonths}')::int
                   > (before #>> '{standingApprovals,mostMonths}')::int),
           false)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guarded_settings(config payment_configs) RETURNS jsonb
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT jsonb_build_object(
           'approvalRules', config.approval_rules,
           'settlementDifferenceLimit', jsonb_build_object(
             'currency', config.settlement_limit_currency,
             'amountMinor', config.settlement_limit_minor::text))
         || CASE WHEN config.standing_currency IS NULL THEN '{}'::jsonb
                 ELSE jsonb_build_object('standingApprovals', jsonb_build_object(
                        'currency', config.standing_currency,
                        'largestRunMinor', config.standing_limit_minor::text,
                        'mostMonths', config.standing_months)) END
$$;
