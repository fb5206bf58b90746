-- Sweeps from FUNDING to an account of the company, by a batch of one withdrawal under a standing approval.
ALTER TABLE "schedule_versions" DROP CONSTRAINT "schedule_version_sweep";--> statement-breakpoint
ALTER TABLE "schedule_versions" ADD CONSTRAINT "schedule_version_sweep"
	CHECK (("schedule_versions"."source" IN ('COLLECTION', 'FUNDING'))
           = ("schedule_versions"."keep_minor" IS NOT NULL)
          AND ("schedule_versions"."keep_minor" IS NULL
               OR ("schedule_versions"."keep_minor" >= 0
                   AND "schedule_versions"."approval_mode" = 'STANDING')));
--> statement-breakpoint
-- Whether an account belongs to the company: a bank connection pays from it, watches it or receives on it.
CREATE FUNCTION is_own_account(entity uuid, number text) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1
      FROM bank_file_connections c
     WHERE c.entity_id = entity AND ltrim(c.payer_account_number, '0') = ltrim(number, '0'))
$$;
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
     OR (v.source = 'FUNDING') <> (s.kind = 'SWEEP')
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
          AND ((w.beneficiary_name, w.bank_code, w.branch_code, w.account_number, w.account_type)
               IS DISTINCT FROM
               (r.beneficiary_name, r.bank_code, r.branch_code, r.account_number, r.account_type)
               -- A sweep pays what is there, up to the amount of its row, and so by the rail of that amount.
               OR CASE v.source
                    WHEN 'FUNDING' THEN w.amount_minor > r.amount_minor
                    ELSE (w.amount_minor, w.rail) IS DISTINCT FROM (r.amount_minor, r.rail)
                  END)) THEN
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
                   AND o.beneficiary_id = last_paid.beneficiary_id AND o.created_at <= v.created_at))
     OR (v.source = 'FUNDING' AND EXISTS (
          SELECT 1
            FROM withdrawals w
           WHERE w.batch_id = b.id AND NOT is_own_account(b.entity_id, w.account_number))) THEN
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
  kept bigint;
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
  -- Its money is held once it is approved; until then it is still available.
  IF NEW.standing_version IS NOT NULL AND OLD.standing_version IS NULL THEN
    SELECT v.keep_minor INTO kept
      FROM schedule_versions v
     WHERE v.schedule_id = NEW.schedule_id AND v.version = NEW.standing_version AND v.source = 'FUNDING';
    IF kept IS NOT NULL AND NOT EXISTS (
         SELECT 1
           FROM ledger_accounts a
          WHERE a.entity_id = NEW.entity_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
            AND a.currency = NEW.currency
            AND a.balance_minor - not_available_of_funding(NEW.entity_id, NEW.currency)
                - NEW.total_amount_minor - NEW.total_unit_fee_minor - NEW.total_vat_minor >= kept) THEN
      RAISE EXCEPTION 'a sweep leaves what is kept in FUNDING'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_sweep_keeps';
    END IF;
  END IF;
  RETURN NEW;
END $$;
