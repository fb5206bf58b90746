-- What the database itself refuses, whatever code runs in front of it.

-- Append-only tables: audit_log and postings are never changed. ENABLE ALWAYS: session_replication_role does not get round it.
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% on % is refused: its rows are never changed', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON audit_log
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE audit_log ENABLE ALWAYS TRIGGER audit_log_append_only;
--> statement-breakpoint
CREATE TRIGGER postings_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE postings ENABLE ALWAYS TRIGGER postings_append_only;
--> statement-breakpoint
CREATE TRIGGER transfers_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON transfers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE transfers ENABLE ALWAYS TRIGGER transfers_append_only;
--> statement-breakpoint

-- Postings move balances, and nothing else does. One statement inserts all postings of a transfer; they sum to zero a currency.
-- Account rows are locked in the order of their ids, so that two transfers never wait for each other in a ring. NO KEY UPDATE, since
-- the foreign key of postings has taken KEY SHARE on them already, and two transfers that both wanted more would wait for ever.
CREATE FUNCTION apply_postings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY transfer_id, currency HAVING sum(amount_minor) <> 0) THEN
    RAISE EXCEPTION 'a transfer must sum to zero' USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_sums_to_zero';
  END IF;
  PERFORM 1 FROM ledger_accounts WHERE id IN (SELECT account_id FROM added) ORDER BY id FOR NO KEY UPDATE;
  UPDATE ledger_accounts a
     SET balance_minor = a.balance_minor + d.delta, updated_at = d.moved_at
    FROM (SELECT account_id, sum(amount_minor)::bigint AS delta, max(created_at) AS moved_at FROM added GROUP BY account_id) d
   WHERE a.id = d.account_id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER postings_apply AFTER INSERT ON postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION apply_postings();
--> statement-breakpoint
ALTER TABLE postings ENABLE ALWAYS TRIGGER postings_apply;
--> statement-breakpoint
CREATE FUNCTION guard_balance() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER ledger_accounts_guard BEFORE INSERT OR UPDATE ON ledger_accounts
  FOR EACH ROW EXECUTE FUNCTION guard_balance();
--> statement-breakpoint
ALTER TABLE ledger_accounts ENABLE ALWAYS TRIGGER ledger_accounts_guard;
--> statement-breakpoint

-- Nobody approves a batch that they created, and only a batch that waits, with the digest that it has.
CREATE FUNCTION guard_approval() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE batch batches%ROWTYPE;
BEGIN
  SELECT * INTO batch FROM batches WHERE id = NEW.batch_id;
  IF batch.created_by = NEW.user_id THEN
    RAISE EXCEPTION 'nobody approves a batch that they created' USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_creator';
  END IF;
  IF NOT EXISTS (SELECT 1 FROM users WHERE id = NEW.user_id AND entity_id = batch.entity_id) THEN
    RAISE EXCEPTION 'an approver belongs to the entity' USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_across_entities';
  END IF;
  IF batch.content_digest <> NEW.content_digest THEN
    RAISE EXCEPTION 'an approval covers the digest of the batch' USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_digest';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER approvals_guard BEFORE INSERT OR UPDATE ON approvals FOR EACH ROW EXECUTE FUNCTION guard_approval();
--> statement-breakpoint
ALTER TABLE approvals ENABLE ALWAYS TRIGGER approvals_guard;
--> statement-breakpoint

-- The creator and the digest of a batch stay what they were.
CREATE FUNCTION guard_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.created_by <> OLD.created_by OR NEW.entity_id <> OLD.entity_id OR NEW.content_digest <> OLD.content_digest
     OR NEW.total_amount_minor <> OLD.total_amount_minor OR NEW.currency <> OLD.currency THEN
    RAISE EXCEPTION 'the content of a batch does not change' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER batches_guard BEFORE UPDATE ON batches FOR EACH ROW EXECUTE FUNCTION guard_batch();
--> statement-breakpoint

-- batch_counts follows withdrawals, a statement at a time.
CREATE FUNCTION count_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO batch_counts (batch_id, status, count, amount_minor, fee_minor)
  SELECT batch_id, status, count(*), sum(amount_minor), sum(unit_fee_minor + vat_minor) FROM added GROUP BY batch_id, status ORDER BY batch_id, status
  ON CONFLICT (batch_id, status) DO UPDATE SET count = batch_counts.count + excluded.count,
    amount_minor = batch_counts.amount_minor + excluded.amount_minor, fee_minor = batch_counts.fee_minor + excluded.fee_minor;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_count_inserted AFTER INSERT ON withdrawals
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION count_inserted();
--> statement-breakpoint
CREATE FUNCTION count_updated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO batch_counts (batch_id, status, count, amount_minor, fee_minor)
  SELECT batch_id, status, sum(n), sum(amount), sum(fee) FROM (
    SELECT batch_id, status, 1 AS n, amount_minor AS amount, unit_fee_minor + vat_minor AS fee FROM after
    UNION ALL
    SELECT batch_id, status, -1, -amount_minor, -(unit_fee_minor + vat_minor) FROM before
  ) moved GROUP BY batch_id, status HAVING sum(n) <> 0 OR sum(amount) <> 0 OR sum(fee) <> 0 ORDER BY batch_id, status
  ON CONFLICT (batch_id, status) DO UPDATE SET count = batch_counts.count + excluded.count,
    amount_minor = batch_counts.amount_minor + excluded.amount_minor, fee_minor = batch_counts.fee_minor + excluded.fee_minor;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER withdrawals_count_updated AFTER UPDATE ON withdrawals
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION count_updated();
--> statement-breakpoint

-- The audit chain. Each field goes into the hash with its length in bytes, so that no two rows read alike:
-- sha256(previous_hash || "<bytes>:<field>," for entity_id, seq, at in epoch ms, actor_kind, actor_id, actor_name, action,
-- subject_type, subject_id, details). The first row's previous hash is 32 zero bytes. An absent actor_id is the empty text.
CREATE FUNCTION audit_append(p_entity uuid, p_at timestamptz, p_actor_kind text, p_actor_id uuid, p_actor_name text,
  p_action text, p_subject_type text, p_subject_id text, p_details text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  head audit_heads%ROWTYPE;
  next_seq bigint;
  next_hash bytea;
  field text;
  body text := '';
BEGIN
  INSERT INTO audit_heads (entity_id, seq, hash) VALUES (p_entity, 0, decode(repeat('00', 32), 'hex')) ON CONFLICT DO NOTHING;
  SELECT * INTO head FROM audit_heads WHERE entity_id = p_entity FOR UPDATE;
  next_seq := head.seq + 1;
  FOREACH field IN ARRAY ARRAY[p_entity::text, next_seq::text, (extract(epoch FROM date_trunc('milliseconds', p_at)) * 1000)::bigint::text,
    p_actor_kind, coalesce(p_actor_id::text, ''), p_actor_name, p_action, p_subject_type, p_subject_id, p_details] LOOP
    body := body || octet_length(field)::text || ':' || field || ',';
  END LOOP;
  next_hash := sha256(head.hash || convert_to(body, 'UTF8'));
  INSERT INTO audit_log (entity_id, seq, at, actor_kind, actor_id, actor_name, action, subject_type, subject_id, details, previous_hash, hash)
  VALUES (p_entity, next_seq, date_trunc('milliseconds', p_at), p_actor_kind, p_actor_id, p_actor_name, p_action, p_subject_type, p_subject_id, p_details, head.hash, next_hash);
  UPDATE audit_heads SET seq = next_seq, hash = next_hash WHERE entity_id = p_entity;
  RETURN next_seq;
END $$;
--> statement-breakpoint

-- Progress reaches every process that serves browsers: payload "entity batch". The notification leaves with the commit.
CREATE FUNCTION announce_batch() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_batch', entity_id::text || ' ' || id::text) FROM (SELECT DISTINCT entity_id, id FROM after) changed;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER batches_announce AFTER UPDATE ON batches
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION announce_batch();
