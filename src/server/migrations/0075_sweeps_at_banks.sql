-- What payers pay into an account of a bank stays there until a transfer at the bank moves it: a sweep in the
-- ledger alone would make it available to batches, which are paid from another account.
CREATE FUNCTION collects_at_bank(entity uuid, currency_code text) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1
      FROM bank_file_connections c
     WHERE c.entity_id = entity AND c.currency = currency_code AND c.purpose = 'RECEIPTS'
       AND (c.state = 'LIVE' OR EXISTS (SELECT 1 FROM statement_accounts a WHERE a.connection_id = c.id)))
$$;
--> statement-breakpoint
-- Why the version of a sweep does not cover moving an amount at a time; empty when it does. The codes are
-- those of shared/schedule-terms.ts, in their order.
CREATE OR REPLACE FUNCTION sweep_refusals(
  p_schedule uuid, p_version integer, p_amount bigint, p_at timestamptz)
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
     OR v.source IS NULL OR v.source NOT IN ('COLLECTION', 'FUNDING')
     -- From FUNDING money leaves by a batch: only that nothing was to be moved is recorded here.
     OR (v.source = 'FUNDING' AND p_amount > 0)
     OR (v.source = 'COLLECTION' AND collects_at_bank(s.entity_id, s.currency))
     OR v.approval_mode IS DISTINCT FROM 'STANDING'
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
