CREATE TABLE "bank_file_reply_changes" (
	"reply_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"withdrawal_id" uuid NOT NULL,
	"before" text,
	"state" text,
	"failure_code" text,
	"reason_code" text,
	"reason_text" text,
	"moved_to_branch_code" text,
	"moved_to_account_number" text,
	CONSTRAINT "bank_file_reply_changes_reply_id_position_pk" PRIMARY KEY("reply_id","position")
);
--> statement-breakpoint
DROP INDEX "bank_file_replies_open";--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD COLUMN "fetched_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD COLUMN "file_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD COLUMN "confirmed_by" uuid;--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD COLUMN "confirmed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "bank_file_reply_changes" ADD CONSTRAINT "bank_file_reply_changes_reply_id_bank_file_replies_id_fk" FOREIGN KEY ("reply_id") REFERENCES "public"."bank_file_replies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_reply_changes" ADD CONSTRAINT "bank_file_reply_changes_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD CONSTRAINT "bank_file_replies_confirmed_by_users_id_fk" FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_file_replies_open" ON "bank_file_replies" USING btree ("entity_id","received_at") WHERE result IN ('QUESTION', 'WAITS_FOR_CONFIRMATION') AND closed_at IS NULL;--> statement-breakpoint
ALTER TABLE "bank_file_payments" ADD CONSTRAINT "bank_file_payment_on_statement_was_paid" CHECK ("bank_file_payments"."statement_at" IS NULL OR "bank_file_payments"."state" IS DISTINCT FROM 'REJECTED');--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD CONSTRAINT "bank_file_reply_confirmed_by_another" CHECK ("bank_file_replies"."confirmed_by" <> "bank_file_replies"."received_by");--> statement-breakpoint

-- What the bank sent is kept as it came. A question and a reply that waits are judged again until a user
-- closes them; any other result is final.
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
    OR (OLD.result <> NEW.result AND (
      NEW.result = 'STORED'
      OR OLD.closed_at IS NOT NULL
      OR OLD.result NOT IN ('STORED', 'QUESTION', 'WAITS_FOR_CONFIRMATION')
    ))
  ) EXECUTE FUNCTION refuse_row('a reply of the bank is kept as it came, and its result is final');
--> statement-breakpoint
ALTER TABLE bank_file_replies ENABLE ALWAYS TRIGGER bank_file_replies_content;
