-- What the bank took is booked even when approved batches hold the rest: the money is gone. FUNDING may then
-- have less than nothing available, and no batch can be held until money comes.
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "balance_not_negative";--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "balance_not_negative"
	CHECK ("ledger_accounts"."bucket" = 'OUTSIDE' OR "ledger_accounts"."balance_minor" >= 0
		OR ("ledger_accounts"."access_type" = 'FUNDING' AND "ledger_accounts"."bucket" = 'AVAILABLE'));
--> statement-breakpoint
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
          AND t.kind NOT IN ('OPENING', 'FUND_RETURN', 'CHARGE'))
  THEN
    RAISE EXCEPTION 'a balance must not fall below zero (balance_not_negative)'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'balance_not_negative';
  END IF;
  RETURN NULL;
END $$;
