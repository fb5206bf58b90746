-- A file that never leaves gives its number back, so that the numbers have no gap.
ALTER TABLE "bank_files" DROP CONSTRAINT "bank_files_number";--> statement-breakpoint
CREATE UNIQUE INDEX "bank_files_number" ON "bank_files"
	USING btree ("connection_id","file_number")
	WHERE withdrawn_at IS NULL;--> statement-breakpoint
-- Files of batches that ended before they left will never leave; their payments stay with them.
UPDATE bank_files f
   SET withdrawn_at = b.updated_at
  FROM batches b
 WHERE b.id = f.batch_id AND f.left_at IS NULL AND f.withdrawn_at IS NULL AND b.status <> 'APPROVED';
--> statement-breakpoint
-- The worker writes ACB files that wait again, with numbers that follow those of the files that have left.
UPDATE bank_files
   SET withdrawn_at = now()
 WHERE left_at IS NULL AND withdrawn_at IS NULL AND format IN ('ACB_198', 'ACB_180');
--> statement-breakpoint
DELETE FROM bank_file_payments p
 USING bank_files f, batches b
 WHERE f.id = p.file_id AND b.id = f.batch_id AND f.withdrawn_at IS NOT NULL AND b.status = 'APPROVED';
--> statement-breakpoint
ALTER TABLE "bank_file_connections" DROP COLUMN "file_count";--> statement-breakpoint
ALTER TABLE "bank_file_connections" DROP COLUMN "last_sequence_number";--> statement-breakpoint
ALTER TABLE "bank_file_connections" DROP COLUMN "sequence_date";
