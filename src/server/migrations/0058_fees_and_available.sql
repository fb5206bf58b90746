-- A fee of the bank settles the fees that payments were charged with; only the rest is booked.
ALTER TABLE "entry_postings"
	ADD COLUMN "settles_fees_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_postings" ADD CONSTRAINT "entry_posting_settles_fees"
	CHECK ("entry_postings"."settles_fees_minor" = 0 OR "entry_postings"."kind" = 'FEE');--> statement-breakpoint
CREATE INDEX "entry_postings_corrections" ON "entry_postings" USING btree ("account_id")
	WHERE kind = 'CORRECTION';--> statement-breakpoint
-- Money that has left an account and that nothing booked or held explains is not available.
ALTER TABLE "reconciled_entries"
	ADD COLUMN "unbooked_out_minor" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD CONSTRAINT "reconciled_entry_unbooked_out"
	CHECK ("reconciled_entries"."unbooked_out_minor" BETWEEN 0 AND abs("reconciled_entries"."amount_minor"));
--> statement-breakpoint
CREATE INDEX "reconciled_entries_unbooked_out" ON "reconciled_entries" USING btree ("account_id")
	WHERE state = 'OPEN' AND unbooked_out_minor > 0;--> statement-breakpoint
-- Entries that were compared before: those that name nothing expected.
UPDATE reconciled_entries
   SET unbooked_out_minor = -amount_minor
 WHERE state = 'OPEN' AND amount_minor < 0 AND verdict IS NOT NULL
   AND (verdict = 'UNMATCHED' OR NOT jsonb_path_exists(proposal, '$.parts[*].itemIds[*]'));
--> statement-breakpoint
-- What an account has paid out that the ledger has not booked: open entries that nothing explains, and
-- payments that the bank debited although it rejected them, until it gives them back. The ledger follows the
-- bank from the opening balance on, so that an account without one counts nothing.
CREATE OR REPLACE FUNCTION unbooked_out(account uuid) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(
           (SELECT coalesce(sum(r.unbooked_out_minor), 0)
              FROM reconciled_entries r
             WHERE r.account_id = account AND r.state = 'OPEN' AND r.unbooked_out_minor > 0
               AND r.booking_date >= o.day)
           + greatest(0, -(SELECT coalesce(sum(p.amount_minor), 0)
                             FROM entry_postings p
                            WHERE p.account_id = account AND p.kind = 'CORRECTION'
                              AND p.booking_date >= o.day))), 0)::bigint
    FROM opening_balances o
   WHERE o.account_id = account AND o.withdrawn_at IS NULL AND o.confirmed_at IS NOT NULL
$$;
--> statement-breakpoint
-- The same for FUNDING: what all accounts of an entity in a currency have paid out.
CREATE OR REPLACE FUNCTION unbooked_out_of_funding(entity uuid, currency_code text) RETURNS bigint
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(sum(unbooked_out(a.id)), 0)::bigint
    FROM statement_accounts a
   WHERE a.entity_id = entity AND a.currency = currency_code
$$;
--> statement-breakpoint
-- An undone fee gives up the fees of payments that it had settled.
CREATE OR REPLACE FUNCTION guard_rule_postings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM added p
         JOIN entry_rules e ON e.id = p.rule_id
        WHERE p.undoes IS NULL
          AND (e.account_id <> p.account_id OR e.confirmed_at IS NULL OR e.ended_at IS NOT NULL
               OR e.is_out <> (p.amount_minor < 0)
               OR abs(p.amount_minor) NOT BETWEEN e.from_minor AND e.to_minor
               OR p.kind <> CASE WHEN e.category = 'CHARGES' AND e.is_out THEN 'FEE' ELSE 'OTHER' END))
  THEN
    RAISE EXCEPTION 'an entry is posted by a rule in force that it fits'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_by_rule_in_force';
  END IF;
  IF EXISTS (
       SELECT 1
         FROM added p
        WHERE p.undoes IS NOT NULL
          AND NOT EXISTS (
                SELECT 1
                  FROM entry_postings o
                 WHERE o.id = p.undoes AND o.undoes IS NULL AND o.entry_id = p.entry_id AND o.kind = p.kind
                   AND o.kind IN ('OTHER', 'FEE') AND o.account_id = p.account_id
                   AND o.rule_id IS NOT DISTINCT FROM p.rule_id AND o.amount_minor = -p.amount_minor
                   AND o.settles_fees_minor = -p.settles_fees_minor
                   AND num_nonnulls(o.withdrawal_id, o.file_id, o.funding_id,
                                    p.withdrawal_id, p.file_id, p.funding_id) = 0))
  THEN
    RAISE EXCEPTION 'only a posting without a payment or funding is undone, and whole'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_undone_whole';
  END IF;
  RETURN NULL;
END $$;
