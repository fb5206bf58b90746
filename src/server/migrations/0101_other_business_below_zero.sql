-- As in 0073, which had left out OTHER by mistake: what the bank took for other business, a tax or a debit
-- order, is gone too, so it may leave an account below zero.
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
          AND t.kind NOT IN ('OPENING', 'FUND_RETURN', 'COLLECT_RETURN', 'CHARGE', 'OTHER'))
  THEN
    RAISE EXCEPTION 'a balance must not fall below zero (balance_not_negative)'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'balance_not_negative';
  END IF;
  RETURN NULL;
END $$;
