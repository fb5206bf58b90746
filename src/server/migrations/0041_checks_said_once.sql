ALTER TABLE "batch_checks" ADD COLUMN "paid_more_often" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_checks" 
	ADD COLUMN "people_paid_more_often" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_checks" ADD COLUMN "paid_twice" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_checks" ADD COLUMN "common" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "is_flagged" boolean;--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "compared_with" text;--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "person_payments" integer;--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "person_sum_minor" bigint;--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "is_paid_more_often" boolean;--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "is_paid_twice" boolean;--> statement-breakpoint
-- Batches that wait are checked again when a user opens them. Decided ones keep what their approvers saw.
DELETE FROM batch_checks c USING batches b WHERE b.id = c.batch_id AND b.status = 'PENDING_APPROVAL';
