-- Money of COLLECTION that a bank has, which sweeps by hand and by schedule move: what payers have paid into
-- the account that pays. Null before a bank pays, where all of COLLECTION is simulated.
CREATE FUNCTION collected_at_bank(entity uuid, currency_code text) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE WHEN EXISTS (
                SELECT 1
                  FROM bank_file_connections c
                 WHERE c.entity_id = entity AND c.currency = currency_code AND c.first_live_at IS NOT NULL)
              THEN coalesce((SELECT sum(collected_on_account(a.id))
                               FROM statement_accounts a
                               JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
                              WHERE a.entity_id = entity AND a.currency = currency_code), 0)
         END::bigint
$$;
--> statement-breakpoint
-- What can be swept: what COLLECTION has, and once a bank pays no more than is there. Money that was
-- simulated before is in no account, and batches must not use it.
CREATE FUNCTION sweepable(entity uuid, currency_code text) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT least(
           coalesce((SELECT l.balance_minor
                       FROM ledger_accounts l
                      WHERE l.entity_id = entity AND l.access_type = 'COLLECTION' AND l.bucket = 'AVAILABLE'
                        AND l.currency = currency_code), 0),
           collected_at_bank(entity, currency_code))
$$;
--> statement-breakpoint
DROP FUNCTION sweepable_by_hand(uuid, text);
--> statement-breakpoint
-- As in 0088, and never more than payers have paid. The sweep is inserted before it is counted as SWEPT.
CREATE OR REPLACE FUNCTION guard_collection_sweep() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  moved record;
BEGIN
  IF NOT is_enabled_user(NEW.entity_id, NEW.swept_by, '{APPROVER,ADMIN}') THEN
    RAISE EXCEPTION 'an approver or an admin moves collected money'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'collection_sweep_user';
  END IF;
  IF collects_at_bank(NEW.entity_id, NEW.currency) THEN
    RAISE EXCEPTION 'money on a receiving account at a bank is not swept in the ledger'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'collection_sweep_in_ledger';
  END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('collection sweep ' || NEW.entity_id, 0));
  IF NEW.amount_minor > collected_at_bank(NEW.entity_id, NEW.currency) THEN
    RAISE EXCEPTION 'a sweep moves no more than payers have paid into the account'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'sweep_collected';
  END IF;
  SELECT count(*) AS postings,
         count(*) FILTER (WHERE a.access_type = 'COLLECTION' AND a.bucket = 'AVAILABLE'
                            AND p.amount_minor = -NEW.amount_minor) AS taken,
         count(*) FILTER (WHERE a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                            AND p.amount_minor = NEW.amount_minor) AS given
    INTO moved
    FROM transfers t
    JOIN postings p ON p.transfer_id = t.id
    JOIN ledger_accounts a ON a.id = p.account_id
   WHERE t.id = NEW.transfer_id AND t.kind = 'SWEEP' AND t.entity_id = NEW.entity_id AND t.batch_id IS NULL
     AND a.entity_id = NEW.entity_id AND p.currency = NEW.currency
     AND NOT EXISTS (SELECT 1 FROM schedule_sweeps s WHERE s.transfer_id = t.id);
  IF moved.postings <> 2 OR moved.taken <> 1 OR moved.given <> 1 THEN
    RAISE EXCEPTION 'a sweep is a transfer of its amount from COLLECTION to FUNDING'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'collection_sweep_transfer';
  END IF;
  IF NOT EXISTS (
       SELECT 1
         FROM funding_records f
         JOIN funding_movements m ON m.funding_id = f.id AND m.transfer_id = NEW.transfer_id
        WHERE f.id = NEW.funding_id AND f.entity_id = NEW.entity_id AND f.currency = NEW.currency
          AND f.source = 'COLLECTION' AND f.received_minor = NEW.amount_minor) THEN
    RAISE EXCEPTION 'a sweep has a funding record of its amount'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'collection_sweep_record';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- As in 0067, and never more than payers have paid, of which it leaves what is kept.
CREATE OR REPLACE FUNCTION guard_schedule_sweep() RETURNS trigger
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
  PERFORM pg_advisory_xact_lock(hashtextextended('collection sweep ' || NEW.entity_id, 0));
  IF NEW.amount_minor > collected_at_bank(NEW.entity_id, s.currency) THEN
    RAISE EXCEPTION 'a sweep moves no more than payers have paid into the account'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'sweep_collected';
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
  -- What payers paid is still counted with the amount of this sweep.
  IF least(moved.left_minor, collected_at_bank(NEW.entity_id, s.currency) - NEW.amount_minor) < (
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
