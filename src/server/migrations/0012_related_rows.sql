ALTER TABLE "withdrawal_checks" ADD COLUMN "repeated_by_row" integer;
--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "related_row" integer;
--> statement-breakpoint
-- Batches that wait are checked again when a user opens them. Decided ones keep what their approvers saw.
DELETE FROM batch_checks c USING batches b WHERE b.id = c.batch_id AND b.status = 'PENDING_APPROVAL';
