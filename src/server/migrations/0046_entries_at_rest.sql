ALTER TABLE "reconciled_entries" ADD COLUMN "rests" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "statement_accounts"
	ADD COLUMN "rested_since" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "reconciled_entries_awake" ON "reconciled_entries"
	USING btree ("account_id")
	WHERE state <> 'POSTED' AND NOT rests;--> statement-breakpoint
CREATE INDEX "statement_accounts_rested" ON "statement_accounts"
	USING btree ("rested_since")
	WHERE rested_since IS NOT NULL;--> statement-breakpoint

-- What an upload has come to ends when the bank itself sends the same bytes: they are read once more.
CREATE OR REPLACE TRIGGER bank_file_replies_content BEFORE UPDATE ON bank_file_replies
  FOR EACH ROW WHEN (
    OLD.id <> NEW.id
    OR OLD.entity_id <> NEW.entity_id
    OR OLD.connection_id <> NEW.connection_id
    OR OLD.sha256 <> NEW.sha256
    OR OLD.bytes <> NEW.bytes
    OR OLD.byte_count <> NEW.byte_count
    OR OLD.received_at <> NEW.received_at
    OR OLD.received_by IS DISTINCT FROM NEW.received_by
    OR (OLD.result <> NEW.result
        AND (NEW.result = 'STORED'
             OR OLD.closed_at IS NOT NULL
             OR OLD.result NOT IN ('STORED', 'QUESTION', 'WAITS_FOR_CONFIRMATION'))
        AND NOT (NEW.result = 'STORED'
                 AND (OLD.result IN ('SET_ASIDE', 'QUESTION')
                      AND OLD.closed_at IS NOT NULL AND NEW.closed_at IS NULL
                      OR OLD.result = 'UNCHANGED' AND OLD.confirmed_by IS NULL)
                 AND OLD.received_by IS NOT NULL
                 AND OLD.fetched_at IS NULL AND NEW.fetched_at IS NOT NULL))
  ) EXECUTE FUNCTION refuse_row('a reply of the bank is kept as it came, and its result is final');
--> statement-breakpoint
ALTER TABLE bank_file_replies ENABLE ALWAYS TRIGGER bank_file_replies_content;
