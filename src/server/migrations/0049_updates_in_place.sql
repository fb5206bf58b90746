DROP INDEX "withdrawals_open";--> statement-breakpoint
DROP INDEX "withdrawals_failed";--> statement-breakpoint
DROP INDEX "payouts_status";--> statement-breakpoint
ALTER TABLE "payouts" ADD COLUMN "failed_status" text
	GENERATED ALWAYS AS (CASE WHEN status IN ('FAILED', 'REVERSED') THEN status END) STORED;
--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts"
	USING btree ("entity_id","failed_status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE failed_status IS NOT NULL;
--> statement-breakpoint
-- A payment that completes changes no indexed column. If the page of its row has room for the new version,
-- PostgreSQL writes no index entries for it: so new pages are filled by half. The pages so far stay full.
ALTER TABLE "withdrawals" SET (fillfactor = 50);--> statement-breakpoint
ALTER TABLE "payouts" SET (fillfactor = 50);
