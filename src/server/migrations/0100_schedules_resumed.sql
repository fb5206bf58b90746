-- A schedule that rests makes runs again only by a person who may say so, and what a user decided about a run
-- or a version stays. The server's role could undo both with one UPDATE.
ALTER TABLE "schedules" ADD COLUMN "resumed_by" uuid;--> statement-breakpoint
ALTER TABLE "schedules" ADD COLUMN "resumed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_resumed_by_users_id_fk"
	FOREIGN KEY ("resumed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedule_runs" ADD CONSTRAINT "schedule_run_day"
	CHECK ("schedule_runs"."execution_date" IS NULL OR "schedule_runs"."is_changed");
--> statement-breakpoint
-- A pause is ended by a user of the entity; a standing approval, and whatever is suspended, is trusted again
-- only by an approver who did not write the version in force.
CREATE FUNCTION guard_schedule_resumed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  in_force schedule_versions%ROWTYPE;
  approves boolean;
BEGIN
  IF OLD.status = 'SUSPENDED' AND NEW.status = 'SUSPENDED'
     AND (NEW.suspended_code, NEW.suspended_due_on, NEW.suspended_at)
         IS DISTINCT FROM (OLD.suspended_code, OLD.suspended_due_on, OLD.suspended_at) THEN
    RAISE EXCEPTION 'why a schedule was suspended does not change'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'schedule_suspension_kept';
  END IF;
  IF NEW.status <> 'ACTIVE' OR OLD.status NOT IN ('PAUSED', 'SUSPENDED') THEN
    IF (NEW.resumed_by, NEW.resumed_at) IS DISTINCT FROM (OLD.resumed_by, OLD.resumed_at) THEN
      RAISE EXCEPTION 'who resumed a schedule is recorded when it is resumed'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'schedule_resumed_by';
    END IF;
    RETURN NEW;
  END IF;
  SELECT * INTO in_force FROM schedule_versions v WHERE v.schedule_id = NEW.id AND v.version = NEW.version;
  approves := in_force.approval_mode = 'STANDING' OR OLD.status = 'SUSPENDED';
  IF NEW.resumed_at IS NULL OR NEW.resumed_at IS NOT DISTINCT FROM OLD.resumed_at
     OR NOT is_enabled_user(NEW.entity_id, NEW.resumed_by,
              CASE WHEN approves THEN '{APPROVER}'::text[] ELSE '{PREPARER,APPROVER}'::text[] END)
     OR (approves AND NEW.resumed_by = in_force.created_by) THEN
    RAISE EXCEPTION 'a schedule is resumed by a user who may'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'schedule_resumed_by';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_schedule_resumed() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER schedules_resumed BEFORE UPDATE ON schedules
  FOR EACH ROW EXECUTE FUNCTION guard_schedule_resumed();
--> statement-breakpoint
ALTER TABLE schedules ENABLE ALWAYS TRIGGER schedules_resumed;
--> statement-breakpoint
-- A standing approval never covers a changed run. Its batch is replaced by another one, and never forgotten.
CREATE TRIGGER schedule_runs_decided BEFORE UPDATE ON schedule_runs FOR EACH ROW WHEN (
  (OLD.is_changed AND NOT NEW.is_changed)
  OR (OLD.batch_id IS NOT NULL AND NEW.batch_id IS NULL)
  OR (OLD.version IS NOT NULL AND NEW.version IS NULL)
  OR (OLD.decided_by IS NOT NULL AND NEW.decided_by IS NULL)
) EXECUTE FUNCTION refuse_row('what was decided about a run stays');
--> statement-breakpoint
ALTER TABLE schedule_runs ENABLE ALWAYS TRIGGER schedule_runs_decided;
--> statement-breakpoint
CREATE TRIGGER schedule_versions_decided BEFORE UPDATE ON schedule_versions FOR EACH ROW WHEN (
  OLD.status <> 'PENDING_APPROVAL'
  AND (OLD.decided_by, OLD.decided_at, OLD.reason, OLD.approvals_required)
      IS DISTINCT FROM (NEW.decided_by, NEW.decided_at, NEW.reason, NEW.approvals_required)
) EXECUTE FUNCTION refuse_row('what was decided about a version stays');
--> statement-breakpoint
ALTER TABLE schedule_versions ENABLE ALWAYS TRIGGER schedule_versions_decided;
