ALTER TABLE "withdrawals" ADD COLUMN "bank_connection" text;
--> statement-breakpoint
-- Until now, every payment was submitted through the sandbox.
UPDATE withdrawals SET bank_connection = 'sandbox' WHERE attempt_id IS NOT NULL;
--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawal_attempt_connection"
  CHECK (("withdrawals"."attempt_id" IS NULL) = ("withdrawals"."bank_connection" IS NULL));
--> statement-breakpoint
-- An attempt that was recorded keeps its id, bank connection, payout and time. A final status keeps its
-- reference and reason.
CREATE OR REPLACE TRIGGER withdrawals_settled BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (
  (OLD.attempt_id IS NOT NULL AND (
    OLD.attempt_id IS DISTINCT FROM NEW.attempt_id
    OR OLD.bank_connection IS DISTINCT FROM NEW.bank_connection
    OR OLD.payout_id IS DISTINCT FROM NEW.payout_id
    OR OLD.submitted_at IS DISTINCT FROM NEW.submitted_at))
  OR (OLD.status IN ('COMPLETE', 'FAILED', 'REVERSED', 'CANCELLED') AND (
    OLD.rail_reference IS DISTINCT FROM NEW.rail_reference
    OR (OLD.status = NEW.status AND (
      OLD.failure_code IS DISTINCT FROM NEW.failure_code
      OR OLD.failure_reason IS DISTINCT FROM NEW.failure_reason
      OR OLD.retryable IS DISTINCT FROM NEW.retryable))))
) EXECUTE FUNCTION refuse_row('the outcome of a withdrawal does not change');
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_settled;
