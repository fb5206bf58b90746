-- Refunds of receipts that the bank takes back, and the money of refunds that end unpaid.

-- A refund of a receipt that the bank took back is neither approved nor paid.
DROP TRIGGER batches_refund_approved ON batches;
--> statement-breakpoint
CREATE TRIGGER batches_refund_approved BEFORE UPDATE ON batches FOR EACH ROW
  WHEN (NEW.status IN ('APPROVED', 'PROCESSING') AND NEW.status <> OLD.status)
  EXECUTE FUNCTION guard_batch_of_refund();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_refund_approved;
--> statement-breakpoint
-- What the refunds of a receipt have moved from COLLECTION to FUNDING, less what was moved back.
CREATE FUNCTION swept_for_receipt(receipt uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(CASE t.kind WHEN 'SWEEP' THEN p.amount_minor ELSE -p.amount_minor END), 0)::bigint
    FROM receipt_refunds f
    JOIN transfers t ON t.batch_id = f.batch_id AND t.kind IN ('SWEEP', 'SWEEP_BACK')
    JOIN postings p ON p.transfer_id = t.id AND p.amount_minor > 0
   WHERE f.receipt_id = receipt
$$;
--> statement-breakpoint
-- The refunds of a receipt that are approved or paid, and count.
CREATE FUNCTION approved_refunds_of(receipt uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(f.amount_minor), 0)::bigint
    FROM receipt_refunds f
    JOIN batches b ON b.id = f.batch_id AND b.status <> 'PENDING_APPROVAL'
   WHERE f.receipt_id = receipt AND refund_counts(f.batch_id)
$$;
--> statement-breakpoint
-- As in 0085, less what was moved back. The batch still waits for its last approval.
CREATE OR REPLACE FUNCTION to_sweep_for_refund(batch uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT greatest(0, least(collected_on_account(r.account_id),
                           CASE b.status WHEN 'PENDING_APPROVAL' THEN f.amount_minor ELSE 0 END
                             + approved_refunds_of(r.id) - swept_for_receipt(r.id),
                           (SELECT l.balance_minor
                              FROM ledger_accounts l
                             WHERE l.entity_id = f.entity_id AND l.access_type = 'COLLECTION'
                               AND l.bucket = 'AVAILABLE' AND l.currency = a.currency)))
    FROM receipt_refunds f
    JOIN batches b ON b.id = f.batch_id
    JOIN receipts r ON r.id = f.receipt_id
    JOIN statement_accounts a ON a.id = r.account_id
    JOIN bank_file_connections c ON c.id = a.connection_id AND c.receives
   WHERE f.batch_id = batch AND paying_account(batch) = r.account_id
     AND EXISTS (
           SELECT 1
             FROM opening_balances o
            WHERE o.account_id = r.account_id AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL)
$$;
--> statement-breakpoint
-- What a refund that ended unpaid, or came back, leaves in FUNDING: more than the other refunds of its
-- receipt need. It is money of payers.
CREATE FUNCTION to_sweep_back(batch uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT greatest(0, swept_for_receipt(f.receipt_id) - approved_refunds_of(f.receipt_id))
    FROM receipt_refunds f
   WHERE f.batch_id = batch
$$;
--> statement-breakpoint
-- As in 0073. What is moved back to COLLECTION was released just before; the bank may have taken as much from
-- FUNDING meanwhile, and then it is missing there, as before the refund.
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
  -- Only what the bank itself took may leave an account below zero.
  IF EXISTS (
       SELECT 1
         FROM ledger_accounts a
         JOIN added p ON p.account_id = a.id
         JOIN transfers t ON t.id = p.transfer_id
        WHERE a.bucket = 'AVAILABLE' AND a.balance_minor < 0 AND p.amount_minor < 0
          AND t.kind NOT IN ('OPENING', 'FUND_RETURN', 'COLLECT_RETURN', 'SWEEP_BACK', 'CHARGE', 'OTHER'))
  THEN
    RAISE EXCEPTION 'a balance must not fall below zero (balance_not_negative)'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'balance_not_negative';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Money is moved back to COLLECTION for a refund that is not paid, and no more than refunds have moved.
CREATE FUNCTION guard_sweep_back() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM added p
         JOIN transfers t ON t.id = p.transfer_id AND t.kind = 'SWEEP_BACK'
         LEFT JOIN receipt_refunds f ON f.batch_id = t.batch_id AND f.entity_id = t.entity_id
        WHERE f.id IS NULL OR refund_counts(f.batch_id)
           OR swept_for_receipt(f.receipt_id) < approved_refunds_of(f.receipt_id)) THEN
    RAISE EXCEPTION 'no more is moved back than a refund that is not paid has moved'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'sweep_back_of_refund';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_sweep_back() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER postings_sweep_back AFTER INSERT ON postings
  REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION guard_sweep_back();
--> statement-breakpoint
ALTER TABLE postings ENABLE ALWAYS TRIGGER postings_sweep_back;
--> statement-breakpoint
-- Receipts that the bank took back lately, of which users are notified.
CREATE INDEX "receipts_returned" ON "receipts"
	USING btree ("entity_id","returned_at" DESC NULLS FIRST)
	WHERE status = 'RETURNED';
