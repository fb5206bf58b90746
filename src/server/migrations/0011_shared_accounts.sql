ALTER TABLE "batch_checks" ADD COLUMN "shared_accounts" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "batch_checks" ADD COLUMN "rows_of_shared_accounts" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "batch_checks" ADD COLUMN "flagged" integer DEFAULT 0 NOT NULL;
--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "people_count" integer;
--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "shares_row" integer;
--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "shares_name" text;
--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "last_paid_name" text;
--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "last_paid_at" timestamp (3) with time zone;
--> statement-breakpoint
-- Batches that wait are checked again when a user opens them. Decided ones keep what their approvers saw.
DELETE FROM batch_checks c USING batches b WHERE b.id = c.batch_id AND b.status = 'PENDING_APPROVAL';
--> statement-breakpoint
UPDATE batch_checks c
   SET flagged = f.flagged
  FROM (SELECT batch_id, count(*)::int AS flagged
          FROM withdrawal_checks
         WHERE account_finding IS NOT NULL OR is_unusual OR has_several_accounts
            OR repeats_row IS NOT NULL OR repeats_withdrawal_id IS NOT NULL
         GROUP BY batch_id) f
 WHERE f.batch_id = c.batch_id;
--> statement-breakpoint
-- As countPeople in domain/payouts/batch-checks.ts: the external ids, and the names of which no row has one.
UPDATE batches b
   SET people_count = p.people
  FROM (SELECT batch_id, (sum(ids) + count(*) FILTER (WHERE is_unnumbered))::int AS people
          FROM (SELECT batch_id, coalesce(name_key, beneficiary_name) AS name,
                       0 AS ids, bool_and(external_id IS NULL) AS is_unnumbered
                  FROM withdrawals
                 GROUP BY batch_id, 2
                UNION ALL
                SELECT batch_id, NULL, count(DISTINCT external_id), false
                  FROM withdrawals
                 GROUP BY batch_id) counted
         GROUP BY batch_id) p
 WHERE p.batch_id = b.id;
