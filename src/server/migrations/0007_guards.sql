-- What the database itself refuses, completed; and functions that may run as a role with fewer rights than the owner.

ALTER TABLE batches ADD COLUMN held_for text;
--> statement-breakpoint

-- An approval counts while the approver is enabled and holds APPROVER. The reason why one does not count any more; null while it does.
CREATE FUNCTION approval_lapse(disabled_at timestamptz, roles text[]) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN disabled_at IS NOT NULL THEN 'USER_DISABLED' WHEN NOT 'APPROVER' = ANY(roles) THEN 'ROLE_REMOVED' END
$$;
--> statement-breakpoint

-- Approvals are never changed, and only somebody whose approval counts gives one.
CREATE TRIGGER approvals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON approvals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE approvals ENABLE ALWAYS TRIGGER approvals_append_only;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_approval() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE batch batches%ROWTYPE;
DECLARE approver users%ROWTYPE;
BEGIN
  SELECT * INTO batch FROM batches WHERE id = NEW.batch_id;
  SELECT * INTO approver FROM users WHERE id = NEW.user_id;
  IF batch.created_by = NEW.user_id THEN
    RAISE EXCEPTION 'nobody approves a batch that they created' USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_creator';
  END IF;
  IF approver.entity_id IS DISTINCT FROM batch.entity_id THEN
    RAISE EXCEPTION 'an approver belongs to the entity' USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_across_entities';
  END IF;
  IF approval_lapse(approver.disabled_at, approver.roles) IS NOT NULL THEN
    RAISE EXCEPTION 'only an enabled user with the role APPROVER approves' USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_approver';
  END IF;
  IF batch.content_digest <> NEW.content_digest THEN
    RAISE EXCEPTION 'an approval covers the digest of the batch' USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_digest';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- How many approvals of a batch count. Their users stay as they are until the transaction ends, so that nobody is disabled
-- between the count and what follows from it.
CREATE FUNCTION counting_approvals(p_batch uuid) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE counted bigint;
BEGIN
  PERFORM 1 FROM users WHERE id IN (SELECT user_id FROM approvals WHERE batch_id = p_batch) ORDER BY id FOR SHARE;
  SELECT count(*) INTO counted
    FROM approvals a JOIN batches b ON b.id = a.batch_id JOIN users u ON u.id = a.user_id
   WHERE a.batch_id = p_batch AND a.content_digest = b.content_digest AND a.user_id <> b.created_by
     AND u.entity_id = b.entity_id AND approval_lapse(u.disabled_at, u.roles) IS NULL;
  RETURN counted;
END $$;
--> statement-breakpoint

-- What a batch pays, to whom and on whose word never changes; its status moves as domain/payouts/batch-states.ts says.
-- APPROVED and PROCESSING ask for the approvals and for the whole amount held.
CREATE OR REPLACE FUNCTION guard_batch() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE held bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status IN ('APPROVED', 'PROCESSING') THEN
      RAISE EXCEPTION 'a batch becomes % by approvals', NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_approved';
    END IF;
    RETURN NEW;
  END IF;
  IF (NEW.id, NEW.entity_id, NEW.currency, NEW.withdrawal_count, NEW.total_amount_minor, NEW.total_unit_fee_minor, NEW.total_vat_minor,
      NEW.source_file_name, NEW.source_sha256, NEW.content_digest, NEW.duplicate_reason, NEW.retry_of_batch_id, NEW.created_by, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.entity_id, OLD.currency, OLD.withdrawal_count, OLD.total_amount_minor, OLD.total_unit_fee_minor, OLD.total_vat_minor,
      OLD.source_file_name, OLD.source_sha256, OLD.content_digest, OLD.duplicate_reason, OLD.retry_of_batch_id, OLD.created_by, OLD.created_at) THEN
    RAISE EXCEPTION 'the content of a batch does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.approvals_required < OLD.approvals_required THEN
    RAISE EXCEPTION 'a batch never needs fewer approvals than before' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = OLD.status THEN
    RETURN NEW;
  END IF;
  IF (OLD.status, NEW.status) NOT IN (
    ('PENDING_APPROVAL', 'APPROVED'), ('PENDING_APPROVAL', 'CANCELLED'), ('PENDING_APPROVAL', 'EXPIRED'),
    ('APPROVED', 'PROCESSING'), ('APPROVED', 'CANCELLED'), ('APPROVED', 'EXPIRED'), ('APPROVED', 'FAILED'),
    ('PROCESSING', 'COMPLETE'), ('PROCESSING', 'PARTIALLY_COMPLETE'), ('PROCESSING', 'FAILED')) THEN
    RAISE EXCEPTION 'a batch that is % does not become %', OLD.status, NEW.status USING ERRCODE = 'restrict_violation', CONSTRAINT = 'batch_moves';
  END IF;
  IF NEW.status IN ('APPROVED', 'PROCESSING') THEN
    IF counting_approvals(NEW.id) < NEW.approvals_required THEN
      RAISE EXCEPTION 'a batch becomes % with % approvals that count', NEW.status, NEW.approvals_required
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_approved';
    END IF;
    SELECT sum(p.amount_minor) INTO held
      FROM transfers t JOIN postings p ON p.transfer_id = t.id JOIN ledger_accounts l ON l.id = p.account_id
     WHERE t.batch_id = NEW.id AND t.entity_id = NEW.entity_id AND l.entity_id = NEW.entity_id AND l.bucket = 'RESERVED' AND l.currency = NEW.currency;
    IF held IS DISTINCT FROM NEW.total_amount_minor + NEW.total_unit_fee_minor + NEW.total_vat_minor THEN
      RAISE EXCEPTION 'a batch becomes % with its amount and fees held', NEW.status USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_held';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
DROP TRIGGER batches_guard ON batches;
--> statement-breakpoint
CREATE TRIGGER batches_guard BEFORE INSERT OR UPDATE ON batches FOR EACH ROW EXECUTE FUNCTION guard_batch();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_guard;
--> statement-breakpoint
CREATE TRIGGER batches_kept BEFORE DELETE OR TRUNCATE ON batches FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_kept;
--> statement-breakpoint

-- Withdrawals and payouts. The conditions are evaluated without calling a function, since chunks of a thousand rows pass here.
CREATE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0] USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_content BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (
  OLD.id <> NEW.id OR OLD.batch_id <> NEW.batch_id OR OLD.entity_id <> NEW.entity_id OR OLD.row_number <> NEW.row_number
  OR OLD.beneficiary_id <> NEW.beneficiary_id OR OLD.beneficiary_name <> NEW.beneficiary_name OR OLD.normalised_name <> NEW.normalised_name
  OR OLD.bank_code <> NEW.bank_code OR OLD.branch_code <> NEW.branch_code OR OLD.account_number <> NEW.account_number
  OR OLD.account_type <> NEW.account_type OR OLD.amount_minor <> NEW.amount_minor OR OLD.unit_fee_minor <> NEW.unit_fee_minor
  OR OLD.vat_minor <> NEW.vat_minor OR OLD.rail <> NEW.rail OR OLD.beneficiary_reference <> NEW.beneficiary_reference
  OR OLD.own_reference IS DISTINCT FROM NEW.own_reference OR OLD.external_id IS DISTINCT FROM NEW.external_id OR OLD.created_at <> NEW.created_at
) EXECUTE FUNCTION refuse_row('what a withdrawal pays to whom does not change');
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_content;
--> statement-breakpoint
CREATE TRIGGER withdrawals_moves BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (
  OLD.status <> NEW.status AND NOT CASE OLD.status
    WHEN 'PENDING' THEN NEW.status IN ('SUBMITTED', 'CANCELLED')
    WHEN 'SUBMITTED' THEN NEW.status IN ('COMPLETE', 'FAILED', 'UNCONFIRMED')
    WHEN 'UNCONFIRMED' THEN NEW.status IN ('COMPLETE', 'FAILED')
    WHEN 'COMPLETE' THEN NEW.status = 'REVERSED'
    ELSE false END
) EXECUTE FUNCTION refuse_row('a withdrawal does not move so');
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_moves;
--> statement-breakpoint
CREATE TRIGGER withdrawals_settled BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (
  (OLD.attempt_id IS NOT NULL AND (OLD.attempt_id IS DISTINCT FROM NEW.attempt_id OR OLD.payout_id IS DISTINCT FROM NEW.payout_id
    OR OLD.submitted_at IS DISTINCT FROM NEW.submitted_at))
  OR (OLD.status IN ('COMPLETE', 'FAILED', 'REVERSED', 'CANCELLED') AND (OLD.rail_reference IS DISTINCT FROM NEW.rail_reference
    OR (OLD.status = NEW.status AND (OLD.failure_code IS DISTINCT FROM NEW.failure_code
      OR OLD.failure_reason IS DISTINCT FROM NEW.failure_reason OR OLD.retryable IS DISTINCT FROM NEW.retryable))))
) EXECUTE FUNCTION refuse_row('what became of a withdrawal does not change');
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_settled;
--> statement-breakpoint
CREATE TRIGGER withdrawals_kept BEFORE DELETE OR TRUNCATE ON withdrawals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_kept;
--> statement-breakpoint
CREATE TRIGGER payouts_content BEFORE UPDATE ON payouts FOR EACH ROW WHEN (
  OLD.id <> NEW.id OR OLD.entity_id <> NEW.entity_id OR OLD.direction <> NEW.direction OR OLD.currency <> NEW.currency
  OR OLD.amount_minor <> NEW.amount_minor OR OLD.fee_minor <> NEW.fee_minor OR OLD.beneficiary_id IS DISTINCT FROM NEW.beneficiary_id
  OR OLD.recipient_reference <> NEW.recipient_reference OR OLD.batch_id IS DISTINCT FROM NEW.batch_id
  OR OLD.withdrawal_id IS DISTINCT FROM NEW.withdrawal_id OR OLD.rail IS DISTINCT FROM NEW.rail
  OR OLD.reversal_of IS DISTINCT FROM NEW.reversal_of OR OLD.created_at <> NEW.created_at
) EXECUTE FUNCTION refuse_row('what a payout pays to whom does not change');
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_content;
--> statement-breakpoint
CREATE TRIGGER payouts_moves BEFORE UPDATE ON payouts FOR EACH ROW WHEN (
  (OLD.status <> NEW.status AND NOT CASE OLD.status
    WHEN 'PROCESSING' THEN NEW.status IN ('COMPLETE', 'FAILED')
    WHEN 'COMPLETE' THEN NEW.status = 'REVERSED' AND OLD.direction = 'DEBIT'
    ELSE false END)
  OR (OLD.status = NEW.status AND OLD.status <> 'PROCESSING'
    AND (OLD.failure_code IS DISTINCT FROM NEW.failure_code OR OLD.failure_reason IS DISTINCT FROM NEW.failure_reason))
) EXECUTE FUNCTION refuse_row('what became of a payout does not change');
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_moves;
--> statement-breakpoint
CREATE TRIGGER payouts_kept BEFORE DELETE OR TRUNCATE ON payouts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_kept;
--> statement-breakpoint

-- A batch has the rows that it was created with: none joins it later, when its digest may have been checked already.
CREATE OR REPLACE FUNCTION count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO batch_counts (batch_id, status, count, amount_minor, fee_minor)
  SELECT batch_id, status, count(*), sum(amount_minor), sum(unit_fee_minor + vat_minor) FROM added GROUP BY batch_id, status ORDER BY batch_id, status
  ON CONFLICT (batch_id, status) DO UPDATE SET count = batch_counts.count + excluded.count,
    amount_minor = batch_counts.amount_minor + excluded.amount_minor, fee_minor = batch_counts.fee_minor + excluded.fee_minor;
  IF EXISTS (SELECT 1 FROM batches b WHERE b.id IN (SELECT batch_id FROM added)
                AND (SELECT sum(c.count) FROM batch_counts c WHERE c.batch_id = b.id) > b.withdrawal_count) THEN
    RAISE EXCEPTION 'a batch has no more withdrawals than it was created with' USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_complete';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_count_inserted;
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_count_updated;
--> statement-breakpoint

-- The head of an audit chain moves to the row that was appended to it, and nowhere else.
CREATE FUNCTION guard_audit_head() RETURNS trigger LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.seq <> 0 OR NEW.hash <> decode(repeat('00', 32), 'hex') THEN
      RAISE EXCEPTION 'an audit chain begins at zero' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF NEW.entity_id <> OLD.entity_id OR NEW.seq <> OLD.seq + 1 OR NOT EXISTS (
      SELECT 1 FROM audit_log WHERE entity_id = NEW.entity_id AND seq = NEW.seq AND previous_hash = OLD.hash AND hash = NEW.hash) THEN
    RAISE EXCEPTION 'the head of an audit chain moves by audit_append alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_heads_guard BEFORE INSERT OR UPDATE ON audit_heads FOR EACH ROW EXECUTE FUNCTION guard_audit_head();
--> statement-breakpoint
ALTER TABLE audit_heads ENABLE ALWAYS TRIGGER audit_heads_guard;
--> statement-breakpoint
CREATE TRIGGER audit_heads_kept BEFORE DELETE OR TRUNCATE ON audit_heads FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE audit_heads ENABLE ALWAYS TRIGGER audit_heads_kept;
--> statement-breakpoint

-- Whether a batch goes on depends on its entity's payouts and on its approvers: their changes reach browsers like its own.
CREATE FUNCTION announce_open_batches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_batch', entity_id::text || ' ' || id::text) FROM batches
    WHERE entity_id = NEW.entity_id AND status IN ('PENDING_APPROVAL', 'APPROVED', 'PROCESSING');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER entity_configs_announce AFTER UPDATE ON entity_configs FOR EACH ROW WHEN (OLD.payouts_enabled <> NEW.payouts_enabled)
  EXECUTE FUNCTION announce_open_batches();
--> statement-breakpoint
CREATE TRIGGER users_announce AFTER UPDATE ON users FOR EACH ROW
  WHEN (approval_lapse(OLD.disabled_at, OLD.roles) IS DISTINCT FROM approval_lapse(NEW.disabled_at, NEW.roles))
  EXECUTE FUNCTION announce_open_batches();
--> statement-breakpoint

-- The server works as a role that is neither owner nor superuser (server-role.ts). What writes rows that this role may not write
-- itself runs with the owner's rights. All look names up in fixed places, temporary tables last: a session cannot put a table of
-- its own in front of ours. Nobody may attach a trigger function to a table of their own.
ALTER FUNCTION audit_append(uuid, timestamptz, text, uuid, text, text, text, text, text) SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION apply_postings() SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION count_inserted() SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION count_updated() SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION guard_approval() SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION counting_approvals(uuid) SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION guard_batch() SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_append(uuid, timestamptz, text, uuid, text, text, text, text, text), counting_approvals(uuid),
  refuse_change(), refuse_row(), apply_postings(), guard_balance(), guard_approval(), guard_batch(), guard_audit_head(),
  count_inserted(), count_updated(), announce_batch(), announce_open_batches() FROM PUBLIC;
