-- Whether the register had an account, and at a time has it for no payee any more: its payee has another
-- account since, or is no longer paid. An account that was never registered has not left.
CREATE FUNCTION has_left_register(entity uuid, bank text, account text, at timestamptz) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT count(*) > 0 AND NOT coalesce(bool_or(payee_change_counts(r, at)), false)
    FROM payee_changes r
   WHERE r.entity_id = entity AND r.account_key = ltrim(account, '0') AND r.bank_code = bank
     AND r.state = 'CONFIRMED' AND r.kind <> 'REMOVE' AND r.counts_from <= at
$$;
--> statement-breakpoint
-- As in 0084, and an account that has left the register has changed: no approver looks at a payment under a
-- standing approval. What the register knows by the time of the payment counts.
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
     OR coalesce(config.standing_limit_minor, 0) < b.total_amount_minor
     OR config.passkey_above_minor < b.total_amount_minor THEN
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
           WHERE w.batch_id = b.id AND NOT is_own_account(b.entity_id, w.account_number)))
     OR EXISTS (
          SELECT 1
            FROM withdrawals w
           WHERE w.batch_id = b.id
             AND has_left_register(
                   w.entity_id, w.bank_code, w.account_number, greatest(b.updated_at, b.release_at))) THEN
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
