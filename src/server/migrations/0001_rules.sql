-- The rules that the database enforces itself, whatever the code in front of it does: rights, functions,
-- triggers.
--
-- The file can run again on a database that has these rules already: a database of an earlier development
-- version has the tables and receives only this file (platform/database/migrate.ts).
--
-- Triggers that protect money and evidence are ENABLE ALWAYS, so that setting session_replication_role does
-- not bypass them. Functions that write tables which the server's role may not write run with the owner's
-- rights (SECURITY DEFINER). Their search_path is fixed and ends with pg_temp, so that a temporary table
-- cannot take the place of one of ours.

-- ---------------------------------------------------------------------------------------------------------
-- Append-only tables
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: its rows are never changed', TG_OP, TG_TABLE_NAME
    USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
-- For a row trigger whose WHEN names the forbidden change; its argument is the reason. Deciding in WHEN
-- calls no function for a row that may change, and a chunk has a thousand rows.
CREATE OR REPLACE FUNCTION refuse_row() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: %', TG_OP, TG_TABLE_NAME, TG_ARGV[0]
    USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER approvals_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON approvals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE approvals ENABLE ALWAYS TRIGGER approvals_append_only;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE postings ENABLE ALWAYS TRIGGER postings_append_only;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE transfers ENABLE ALWAYS TRIGGER transfers_append_only;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- The ledger
-- ---------------------------------------------------------------------------------------------------------

-- Only postings move balances. One statement inserts all postings of a transfer, and they sum to zero in
-- each currency. Account rows are locked in the order of their ids, so that two transfers cannot deadlock.
-- The lock is NO KEY UPDATE because the foreign key of postings already holds KEY SHARE on these rows: two
-- transfers that both wanted a stronger lock would deadlock.
CREATE OR REPLACE FUNCTION apply_postings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY transfer_id, currency HAVING sum(amount_minor) <> 0) THEN
    RAISE EXCEPTION 'a transfer must sum to zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_sums_to_zero';
  END IF;
  PERFORM 1 FROM ledger_accounts
    WHERE id IN (SELECT account_id FROM added)
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE ledger_accounts a
     SET balance_minor = a.balance_minor + d.delta, updated_at = d.moved_at
    FROM (SELECT account_id, sum(amount_minor)::bigint AS delta, max(created_at) AS moved_at
            FROM added GROUP BY account_id) d
   WHERE a.id = d.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER postings_apply AFTER INSERT ON postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_postings();
--> statement-breakpoint
ALTER TABLE postings ENABLE ALWAYS TRIGGER postings_apply;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_balance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.balance_minor <> 0 THEN
      RAISE EXCEPTION 'a ledger account starts at zero' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF pg_trigger_depth() < 2 THEN
    RAISE EXCEPTION 'a balance changes by postings alone' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER ledger_accounts_guard BEFORE INSERT OR UPDATE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION guard_balance();
--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE ALWAYS TRIGGER ledger_accounts_guard;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Approvals
-- ---------------------------------------------------------------------------------------------------------

-- An approval counts while its approver is enabled and has the role APPROVER. Returns why it no longer
-- counts, or null while it does.
CREATE OR REPLACE FUNCTION approval_lapse(disabled_at timestamptz, roles text[]) RETURNS text
  LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE
    WHEN disabled_at IS NOT NULL THEN 'USER_DISABLED'
    WHEN NOT 'APPROVER' = ANY(roles) THEN 'ROLE_REMOVED'
  END
$$;
--> statement-breakpoint
-- An approver approves a batch of the same entity that another user created, with its current content.
CREATE OR REPLACE FUNCTION guard_approval() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  batch batches%ROWTYPE;
  approver users%ROWTYPE;
BEGIN
  SELECT * INTO batch FROM batches WHERE id = NEW.batch_id;
  SELECT * INTO approver FROM users WHERE id = NEW.user_id;
  IF batch.created_by = NEW.user_id THEN
    RAISE EXCEPTION 'the creator of a batch cannot approve it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_creator';
  END IF;
  IF approver.entity_id IS DISTINCT FROM batch.entity_id THEN
    RAISE EXCEPTION 'an approver belongs to the entity of the batch'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_across_entities';
  END IF;
  IF approval_lapse(approver.disabled_at, approver.roles) IS NOT NULL THEN
    RAISE EXCEPTION 'only an enabled user with the role APPROVER can approve'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_approver';
  END IF;
  IF batch.content_digest <> NEW.content_digest THEN
    RAISE EXCEPTION 'an approval covers the digest of the batch'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_digest';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER approvals_guard BEFORE INSERT OR UPDATE ON approvals
  FOR EACH ROW EXECUTE FUNCTION guard_approval();
--> statement-breakpoint
ALTER TABLE approvals ENABLE ALWAYS TRIGGER approvals_guard;
--> statement-breakpoint
-- Returns how many approvals of a batch count. Locks their users until the transaction ends, so that an
-- approver cannot be disabled between the count and the change that depends on it.
CREATE OR REPLACE FUNCTION counting_approvals(p_batch uuid) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  counted bigint;
BEGIN
  PERFORM 1 FROM users
    WHERE id IN (SELECT user_id FROM approvals WHERE batch_id = p_batch)
    ORDER BY id FOR SHARE;
  SELECT count(*) INTO counted
    FROM approvals a
    JOIN batches b ON b.id = a.batch_id
    JOIN users u ON u.id = a.user_id
   WHERE a.batch_id = p_batch
     AND a.content_digest = b.content_digest
     AND a.user_id <> b.created_by
     AND u.entity_id = b.entity_id
     AND approval_lapse(u.disabled_at, u.roles) IS NULL;
  RETURN counted;
END $$;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Batches
-- ---------------------------------------------------------------------------------------------------------

-- The content of a batch never changes. Its status follows the transitions of
-- domain/payouts/batch-states.ts. APPROVED and PROCESSING require enough approvals that count, and the
-- whole amount with its fees on hold.
CREATE OR REPLACE FUNCTION guard_batch() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  held bigint;
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.status IN ('APPROVED', 'PROCESSING') THEN
      RAISE EXCEPTION 'a new batch cannot be %: it needs approvals', NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_approved';
    END IF;
    RETURN NEW;
  END IF;

  IF (NEW.id, NEW.entity_id, NEW.currency, NEW.withdrawal_count, NEW.total_amount_minor,
      NEW.total_unit_fee_minor, NEW.total_vat_minor, NEW.source_file_name, NEW.source_sha256,
      NEW.content_digest, NEW.duplicate_reason, NEW.retry_of_batch_id, NEW.created_by, NEW.created_at)
     IS DISTINCT FROM
     (OLD.id, OLD.entity_id, OLD.currency, OLD.withdrawal_count, OLD.total_amount_minor,
      OLD.total_unit_fee_minor, OLD.total_vat_minor, OLD.source_file_name, OLD.source_sha256,
      OLD.content_digest, OLD.duplicate_reason, OLD.retry_of_batch_id, OLD.created_by, OLD.created_at) THEN
    RAISE EXCEPTION 'the content of a batch does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.approvals_required < OLD.approvals_required THEN
    RAISE EXCEPTION 'a batch never needs fewer approvals than before' USING ERRCODE = 'restrict_violation';
  END IF;
  IF NEW.status = OLD.status THEN
    RETURN NEW;
  END IF;

  IF (OLD.status, NEW.status) NOT IN (
    ('PENDING_APPROVAL', 'APPROVED'),
    ('PENDING_APPROVAL', 'CANCELLED'),
    ('PENDING_APPROVAL', 'EXPIRED'),
    ('APPROVED', 'PROCESSING'),
    ('APPROVED', 'CANCELLED'),
    ('APPROVED', 'EXPIRED'),
    ('APPROVED', 'FAILED'),
    ('PROCESSING', 'COMPLETE'),
    ('PROCESSING', 'PARTIALLY_COMPLETE'),
    ('PROCESSING', 'FAILED')
  ) THEN
    RAISE EXCEPTION 'a batch cannot move from % to %', OLD.status, NEW.status
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'batch_moves';
  END IF;
  IF NEW.status IN ('APPROVED', 'PROCESSING') THEN
    IF counting_approvals(NEW.id) < NEW.approvals_required THEN
      RAISE EXCEPTION 'a batch needs % approvals that count to become %', NEW.approvals_required, NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_approved';
    END IF;
    SELECT sum(p.amount_minor) INTO held
      FROM transfers t
      JOIN postings p ON p.transfer_id = t.id
      JOIN ledger_accounts l ON l.id = p.account_id
     WHERE t.batch_id = NEW.id
       AND t.entity_id = NEW.entity_id
       AND l.entity_id = NEW.entity_id
       AND l.bucket = 'RESERVED'
       AND l.currency = NEW.currency;
    IF held IS DISTINCT FROM NEW.total_amount_minor + NEW.total_unit_fee_minor + NEW.total_vat_minor THEN
      RAISE EXCEPTION 'a batch needs its amount and fees on hold to become %', NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_held';
    END IF;
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_guard BEFORE INSERT OR UPDATE ON batches
  FOR EACH ROW EXECUTE FUNCTION guard_batch();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_kept BEFORE DELETE OR TRUNCATE ON batches
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_kept;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Withdrawals. Transitions: domain/payouts/withdrawal-states.ts
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE TRIGGER withdrawals_content BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (
  OLD.id <> NEW.id
  OR OLD.batch_id <> NEW.batch_id
  OR OLD.entity_id <> NEW.entity_id
  OR OLD.row_number <> NEW.row_number
  OR OLD.beneficiary_id <> NEW.beneficiary_id
  OR OLD.beneficiary_name <> NEW.beneficiary_name
  OR OLD.normalised_name <> NEW.normalised_name
  OR OLD.bank_code <> NEW.bank_code
  OR OLD.branch_code <> NEW.branch_code
  OR OLD.account_number <> NEW.account_number
  OR OLD.account_type <> NEW.account_type
  OR OLD.amount_minor <> NEW.amount_minor
  OR OLD.unit_fee_minor <> NEW.unit_fee_minor
  OR OLD.vat_minor <> NEW.vat_minor
  OR OLD.rail <> NEW.rail
  OR OLD.beneficiary_reference <> NEW.beneficiary_reference
  OR OLD.own_reference IS DISTINCT FROM NEW.own_reference
  OR OLD.external_id IS DISTINCT FROM NEW.external_id
  OR OLD.created_at <> NEW.created_at
) EXECUTE FUNCTION refuse_row('the content of a withdrawal does not change');
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_content;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawals_moves BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (
  OLD.status <> NEW.status AND NOT CASE OLD.status
    WHEN 'PENDING' THEN NEW.status IN ('SUBMITTED', 'CANCELLED')
    WHEN 'SUBMITTED' THEN NEW.status IN ('COMPLETE', 'FAILED', 'UNCONFIRMED')
    WHEN 'UNCONFIRMED' THEN NEW.status IN ('COMPLETE', 'FAILED')
    WHEN 'COMPLETE' THEN NEW.status = 'REVERSED'
    ELSE false
  END
) EXECUTE FUNCTION refuse_row('a withdrawal has no such transition');
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_moves;
--> statement-breakpoint
-- An attempt that was recorded keeps its id, payout and time. A final status keeps its reference and
-- reason.
CREATE OR REPLACE TRIGGER withdrawals_settled BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (
  (OLD.attempt_id IS NOT NULL AND (
    OLD.attempt_id IS DISTINCT FROM NEW.attempt_id
    OR OLD.payout_id IS DISTINCT FROM NEW.payout_id
    OR OLD.submitted_at IS DISTINCT FROM NEW.submitted_at))
  OR (OLD.status IN ('COMPLETE', 'FAILED', 'REVERSED', 'CANCELLED') AND (
    OLD.rail_reference IS DISTINCT FROM NEW.rail_reference
    OR (OLD.status = NEW.status AND (
      OLD.failure_code IS DISTINCT FROM NEW.failure_code
      OR OLD.failure_reason IS DISTINCT FROM NEW.failure_reason
      OR OLD.retryable IS DISTINCT FROM NEW.retryable))))
) EXECUTE FUNCTION refuse_row('the outcome of a withdrawal does not change');
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_settled;
--> statement-breakpoint
-- The name key reveals changed bank details, so it never changes once computed. A migration that has to
-- recompute the keys disables this trigger.
CREATE OR REPLACE TRIGGER withdrawals_name_key_kept BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (
  OLD.name_key IS NOT NULL AND OLD.name_key IS DISTINCT FROM NEW.name_key
) EXECUTE FUNCTION refuse_row('the name key of a withdrawal does not change');
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_name_key_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawals_kept BEFORE DELETE OR TRUNCATE ON withdrawals
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_kept;
--> statement-breakpoint

-- batch_counts follows withdrawals, one statement at a time. A batch keeps the rows that it was created
-- with: a row added later would be paid without being part of the digest that was approved.
CREATE OR REPLACE FUNCTION count_inserted() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO batch_counts (batch_id, status, count, amount_minor, fee_minor)
  SELECT batch_id, status, count(*), sum(amount_minor), sum(unit_fee_minor + vat_minor)
    FROM added GROUP BY batch_id, status ORDER BY batch_id, status
  ON CONFLICT (batch_id, status) DO UPDATE SET
    count = batch_counts.count + excluded.count,
    amount_minor = batch_counts.amount_minor + excluded.amount_minor,
    fee_minor = batch_counts.fee_minor + excluded.fee_minor;
  IF EXISTS (
    SELECT 1 FROM batches b
     WHERE b.id IN (SELECT batch_id FROM added)
       AND (SELECT sum(c.count) FROM batch_counts c WHERE c.batch_id = b.id) > b.withdrawal_count
  ) THEN
    RAISE EXCEPTION 'a batch has no more withdrawals than it was created with'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_complete';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawals_count_inserted AFTER INSERT ON withdrawals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_inserted();
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_count_inserted;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_updated() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO batch_counts (batch_id, status, count, amount_minor, fee_minor)
  SELECT batch_id, status, sum(n), sum(amount), sum(fee) FROM (
    SELECT batch_id, status, 1 AS n, amount_minor AS amount, unit_fee_minor + vat_minor AS fee FROM after
    UNION ALL
    SELECT batch_id, status, -1, -amount_minor, -(unit_fee_minor + vat_minor) FROM before
  ) moved
   GROUP BY batch_id, status
  HAVING sum(n) <> 0 OR sum(amount) <> 0 OR sum(fee) <> 0
   ORDER BY batch_id, status
  ON CONFLICT (batch_id, status) DO UPDATE SET
    count = batch_counts.count + excluded.count,
    amount_minor = batch_counts.amount_minor + excluded.amount_minor,
    fee_minor = batch_counts.fee_minor + excluded.fee_minor;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER withdrawals_count_updated AFTER UPDATE ON withdrawals
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_updated();
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_count_updated;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Payouts. Transitions: domain/payouts/payout-states.ts
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE TRIGGER payouts_content BEFORE UPDATE ON payouts FOR EACH ROW WHEN (
  OLD.id <> NEW.id
  OR OLD.entity_id <> NEW.entity_id
  OR OLD.direction <> NEW.direction
  OR OLD.currency <> NEW.currency
  OR OLD.amount_minor <> NEW.amount_minor
  OR OLD.fee_minor <> NEW.fee_minor
  OR OLD.beneficiary_id IS DISTINCT FROM NEW.beneficiary_id
  OR OLD.recipient_reference <> NEW.recipient_reference
  OR OLD.batch_id IS DISTINCT FROM NEW.batch_id
  OR OLD.withdrawal_id IS DISTINCT FROM NEW.withdrawal_id
  OR OLD.rail IS DISTINCT FROM NEW.rail
  OR OLD.reversal_of IS DISTINCT FROM NEW.reversal_of
  OR OLD.created_at <> NEW.created_at
) EXECUTE FUNCTION refuse_row('the content of a payout does not change');
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_content;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payouts_moves BEFORE UPDATE ON payouts FOR EACH ROW WHEN (
  (OLD.status <> NEW.status AND NOT CASE OLD.status
    WHEN 'PROCESSING' THEN NEW.status IN ('COMPLETE', 'FAILED')
    WHEN 'COMPLETE' THEN NEW.status = 'REVERSED' AND OLD.direction = 'DEBIT'
    ELSE false
  END)
  OR (OLD.status = NEW.status AND OLD.status <> 'PROCESSING' AND (
    OLD.failure_code IS DISTINCT FROM NEW.failure_code
    OR OLD.failure_reason IS DISTINCT FROM NEW.failure_reason))
) EXECUTE FUNCTION refuse_row('the outcome of a payout does not change');
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_moves;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payouts_kept BEFORE DELETE OR TRUNCATE ON payouts
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payouts ENABLE ALWAYS TRIGGER payouts_kept;
--> statement-breakpoint

-- Keeps beneficiaries.last_paid_at as payouts are written, so that the list of recipients reads an index
-- instead of summing the history. A payment that is returned no longer counts. Rows are locked in the order
-- of their ids, so that two batches that pay the same people cannot deadlock.
CREATE OR REPLACE FUNCTION note_last_paid() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM beneficiaries
    WHERE id IN (
      SELECT beneficiary_id FROM changed WHERE direction = 'DEBIT' AND status IN ('COMPLETE', 'REVERSED'))
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE beneficiaries b SET last_paid_at = p.at
    FROM (SELECT beneficiary_id, max(created_at) AS at
            FROM changed WHERE direction = 'DEBIT' AND status = 'COMPLETE'
           GROUP BY beneficiary_id) p
   WHERE p.beneficiary_id = b.id AND (b.last_paid_at IS NULL OR b.last_paid_at < p.at);
  UPDATE beneficiaries b SET last_paid_at = (
      SELECT max(p.created_at) FROM payouts p
       WHERE p.beneficiary_id = b.id AND p.direction = 'DEBIT' AND p.status = 'COMPLETE')
   WHERE b.id IN (SELECT beneficiary_id FROM changed WHERE direction = 'DEBIT' AND status = 'REVERSED');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payouts_note_last_paid_inserted AFTER INSERT ON payouts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_last_paid();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payouts_note_last_paid_updated AFTER UPDATE ON payouts
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION note_last_paid();
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- The audit chain
-- ---------------------------------------------------------------------------------------------------------

-- Appends a row to the chain of an entity and returns its number. The hash covers each field together with
-- its length in bytes, so that two different rows can never produce the same bytes:
--   sha256(previous_hash || "<bytes>:<field>," for each of entity_id, seq, at in epoch ms, actor_kind,
--          actor_id, actor_name, action, subject_type, subject_id, details)
-- The previous hash of the first row is 32 zero bytes. An absent actor_id is hashed as the empty text.
CREATE OR REPLACE FUNCTION audit_append(
  p_entity uuid, p_at timestamptz, p_actor_kind text, p_actor_id uuid, p_actor_name text,
  p_action text, p_subject_type text, p_subject_id text, p_details text
) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  head audit_heads%ROWTYPE;
  next_seq bigint;
  next_hash bytea;
  field text;
  body text := '';
BEGIN
  INSERT INTO audit_heads (entity_id, seq, hash)
    VALUES (p_entity, 0, decode(repeat('00', 32), 'hex')) ON CONFLICT DO NOTHING;
  SELECT * INTO head FROM audit_heads WHERE entity_id = p_entity FOR UPDATE;
  next_seq := head.seq + 1;
  FOREACH field IN ARRAY ARRAY[
    p_entity::text, next_seq::text,
    (extract(epoch FROM date_trunc('milliseconds', p_at)) * 1000)::bigint::text,
    p_actor_kind, coalesce(p_actor_id::text, ''), p_actor_name,
    p_action, p_subject_type, p_subject_id, p_details
  ] LOOP
    body := body || octet_length(field)::text || ':' || field || ',';
  END LOOP;
  next_hash := sha256(head.hash || convert_to(body, 'UTF8'));
  INSERT INTO audit_log (entity_id, seq, at, actor_kind, actor_id, actor_name, action, subject_type,
      subject_id, details, previous_hash, hash)
    VALUES (p_entity, next_seq, date_trunc('milliseconds', p_at), p_actor_kind, p_actor_id, p_actor_name,
      p_action, p_subject_type, p_subject_id, p_details, head.hash, next_hash);
  UPDATE audit_heads SET seq = next_seq, hash = next_hash WHERE entity_id = p_entity;
  RETURN next_seq;
END $$;
--> statement-breakpoint
-- The head of a chain starts at zero and moves only to the row that was just appended.
CREATE OR REPLACE FUNCTION guard_audit_head() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.seq <> 0 OR NEW.hash <> decode(repeat('00', 32), 'hex') THEN
      RAISE EXCEPTION 'an audit chain starts at zero' USING ERRCODE = 'restrict_violation';
    END IF;
  ELSIF NEW.entity_id <> OLD.entity_id OR NEW.seq <> OLD.seq + 1 OR NOT EXISTS (
    SELECT 1 FROM audit_log
     WHERE entity_id = NEW.entity_id AND seq = NEW.seq AND previous_hash = OLD.hash AND hash = NEW.hash
  ) THEN
    RAISE EXCEPTION 'the head of an audit chain moves by audit_append alone'
      USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_heads_guard BEFORE INSERT OR UPDATE ON audit_heads
  FOR EACH ROW EXECUTE FUNCTION guard_audit_head();
--> statement-breakpoint
ALTER TABLE audit_heads ENABLE ALWAYS TRIGGER audit_heads_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER audit_heads_kept BEFORE DELETE OR TRUNCATE ON audit_heads
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE audit_heads ENABLE ALWAYS TRIGGER audit_heads_kept;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Notifications: every process that serves browsers listens, and each notification leaves with the commit
-- ---------------------------------------------------------------------------------------------------------

-- Channel outlay_batch, payload "<entity> <batch>".
CREATE OR REPLACE FUNCTION announce_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_batch', entity_id::text || ' ' || id::text)
    FROM (SELECT DISTINCT entity_id, id FROM after) changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_announce AFTER UPDATE ON batches
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_batch();
--> statement-breakpoint
-- An open batch depends on its entity's payouts switch and on its approvers, so their changes announce it
-- as well.
CREATE OR REPLACE FUNCTION announce_open_batches() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_batch', entity_id::text || ' ' || id::text) FROM batches
    WHERE entity_id = NEW.entity_id AND status IN ('PENDING_APPROVAL', 'APPROVED', 'PROCESSING');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entity_configs_announce AFTER UPDATE ON entity_configs
  FOR EACH ROW WHEN (OLD.payouts_enabled <> NEW.payouts_enabled)
  EXECUTE FUNCTION announce_open_batches();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_announce AFTER UPDATE ON users
  FOR EACH ROW WHEN (
    approval_lapse(OLD.disabled_at, OLD.roles) IS DISTINCT FROM approval_lapse(NEW.disabled_at, NEW.roles))
  EXECUTE FUNCTION announce_open_batches();
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- The end of a sign-in: it takes effect at once and in every process. Channel outlay_access, payload
-- "<user>".
-- ---------------------------------------------------------------------------------------------------------

-- Ends a user's sessions and the sessions and grants of the embedded provider; bearer tokens depend on
-- their grant. Locks the user first, so that a sign-in that completes at the same time either ends here or
-- sees the change.
CREATE OR REPLACE FUNCTION end_sign_ins(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;
  DELETE FROM sessions WHERE user_id = p_user;
  DELETE FROM oidc_records
    WHERE coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}') = p_user::text;
  PERFORM pg_notify('outlay_access', p_user::text);
END $$;
--> statement-breakpoint
-- Tokens of another issuer have no grant here. Those issued before their user was disabled stay refused
-- after the user is enabled again.
CREATE OR REPLACE FUNCTION refuse_earlier_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tokens_valid_from := greatest(NEW.tokens_valid_from, NEW.disabled_at);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_refuse_earlier_tokens BEFORE UPDATE OF disabled_at ON users
  FOR EACH ROW WHEN (NEW.disabled_at IS NOT NULL) EXECUTE FUNCTION refuse_earlier_tokens();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION users_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.disabled_at IS NULL AND NEW.disabled_at IS NOT NULL)
     OR NEW.issuer <> OLD.issuer OR NEW.subject <> OLD.subject THEN
    PERFORM end_sign_ins(NEW.id);
  ELSE
    PERFORM pg_notify('outlay_access', NEW.id::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_end_sign_ins AFTER UPDATE OF disabled_at, roles, issuer, subject ON users
  FOR EACH ROW EXECUTE FUNCTION users_changed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION password_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_sign_ins(OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER local_credentials_changed AFTER UPDATE OF password_hash ON local_credentials
  FOR EACH ROW WHEN (NEW.password_hash <> OLD.password_hash) EXECUTE FUNCTION password_changed();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER local_credentials_removed AFTER DELETE ON local_credentials
  FOR EACH ROW EXECUTE FUNCTION password_changed();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_access', OLD.user_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER sessions_announce_end AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_revoked_grant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_access', OLD.payload ->> 'accountId');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER oidc_records_announce_revoked AFTER DELETE ON oidc_records
  FOR EACH ROW WHEN (OLD.kind = 'Grant') EXECUTE FUNCTION announce_revoked_grant();
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- The exchange: rows of its journal and its history never change. Retention deletes old ones.
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE TRIGGER commands_unchanged BEFORE UPDATE ON exchange.commands
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER set_aside_unchanged BEFORE UPDATE OR DELETE ON exchange.set_aside
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER trades_unchanged BEFORE UPDATE ON exchange.trades
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER fills_unchanged BEFORE UPDATE ON exchange.fills
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER transactions_unchanged BEFORE UPDATE ON exchange.transactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER loan_updates_unchanged BEFORE UPDATE ON exchange.loan_updates
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER funding_unchanged BEFORE UPDATE ON exchange.funding
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER order_states_unchanged BEFORE UPDATE ON exchange.order_states
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER instructions_unchanged BEFORE UPDATE ON exchange.instructions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Rights. server-role.ts grants the server's role what it needs. No other role may attach these functions
-- to a table that it made, or call the ones that run with the owner's rights.
-- ---------------------------------------------------------------------------------------------------------

REVOKE EXECUTE ON FUNCTION
  audit_append(uuid, timestamptz, text, uuid, text, text, text, text, text),
  counting_approvals(uuid),
  refuse_change(), refuse_row(), apply_postings(), guard_balance(), guard_approval(), guard_batch(),
  guard_audit_head(), count_inserted(), count_updated(), note_last_paid(),
  announce_batch(), announce_open_batches()
FROM PUBLIC;
