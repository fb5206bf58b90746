-- Reminders to payers, each written with the job that mails it.
ALTER TABLE "payers" ADD COLUMN "language" text DEFAULT 'en' NOT NULL;--> statement-breakpoint
ALTER TABLE "payers" ADD COLUMN "reminders_off" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE TABLE "payment_reminders" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"due_on" text NOT NULL,
	"made_on" text NOT NULL,
	"status" text NOT NULL,
	"asked_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "payment_reminders_one_a_day" UNIQUE("request_id","made_on"),
	CONSTRAINT "payment_reminder_by_hand"
		CHECK (("kind" = 'BY_HAND') = ("asked_by" IS NOT NULL)),
	CONSTRAINT "payment_reminder_end"
		CHECK (("status" = 'WAITING') = ("ended_at" IS NULL))
);
--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_asked_by_users_id_fk"
	FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_reminders" ADD CONSTRAINT "payment_reminders_request_fk"
	FOREIGN KEY ("entity_id","request_id") REFERENCES "public"."payment_requests"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_reminders_once" ON "payment_reminders"
	USING btree ("request_id","due_on","kind")
	WHERE kind <> 'BY_HAND';--> statement-breakpoint
CREATE INDEX "payment_reminders_of_request" ON "payment_reminders"
	USING btree ("request_id","created_at");--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_payment_reminder() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM users u WHERE u.id = NEW.asked_by AND u.entity_id <> NEW.entity_id) THEN
    RAISE EXCEPTION 'a reminder and its user belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_reminder_across_entities';
  END IF;
  IF TG_OP = 'UPDATE' AND (
       OLD.status <> 'WAITING' OR NEW.status NOT IN ('SENT', 'NOT_SENT')
       OR (to_jsonb(OLD) - ARRAY['status', 'ended_at']) <> (to_jsonb(NEW) - ARRAY['status', 'ended_at'])) THEN
    RAISE EXCEPTION 'a reminder ends once, and does not change otherwise'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_reminder_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_payment_reminder() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_reminders_guard BEFORE INSERT OR UPDATE ON payment_reminders
  FOR EACH ROW EXECUTE FUNCTION guard_payment_reminder();
--> statement-breakpoint
ALTER TABLE payment_reminders ENABLE ALWAYS TRIGGER payment_reminders_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_reminders_not_deleted BEFORE DELETE OR TRUNCATE ON payment_reminders
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payment_reminders ENABLE ALWAYS TRIGGER payment_reminders_not_deleted;
