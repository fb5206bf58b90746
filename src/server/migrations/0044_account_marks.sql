ALTER TABLE "batch_checks" ADD COLUMN "doubtful_accounts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "account_mark" text;--> statement-breakpoint
-- Batches that wait are checked again when a user opens them. Decided ones keep what their approvers saw.
DELETE FROM batch_checks c USING batches b WHERE b.id = c.batch_id AND b.status = 'PENDING_APPROVAL';
