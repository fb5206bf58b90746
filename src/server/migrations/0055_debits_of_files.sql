-- A payment that the bank rejected may be debited with its file and given back: two corrections, one in each
-- direction, and each of them once.
DROP INDEX "entry_postings_once";--> statement-breakpoint
CREATE UNIQUE INDEX "entry_postings_once" ON "entry_postings"
	USING btree ("withdrawal_id","kind","part",(kind = 'CORRECTION' AND amount_minor > 0))
	WHERE withdrawal_id IS NOT NULL;--> statement-breakpoint
-- Null for entries of before: the names of their files were not read.
ALTER TABLE "statement_entries" ADD COLUMN "batch_names" text[];
