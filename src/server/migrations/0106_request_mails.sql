-- Mails that ask payers for the money of requests, each written with the job that mails it.
CREATE TABLE "request_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"address" text NOT NULL,
	"made_on" text NOT NULL,
	"status" text NOT NULL,
	"not_sent_because" text,
	"asked_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "request_mail_end"
		CHECK (("status" = 'WAITING') = ("ended_at" IS NULL)),
	CONSTRAINT "request_mail_reason"
		CHECK (("status" = 'NOT_SENT') = ("not_sent_because" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "request_mails" ADD CONSTRAINT "request_mails_asked_by_users_id_fk"
	FOREIGN KEY ("asked_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "request_mails" ADD CONSTRAINT "request_mails_request_fk"
	FOREIGN KEY ("entity_id","request_id") REFERENCES "public"."payment_requests"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "request_mails_one_a_day" ON "request_mails"
	USING btree ("request_id","made_on","address")
	WHERE status <> 'NOT_SENT';--> statement-breakpoint
CREATE UNIQUE INDEX "request_mails_one_waiting" ON "request_mails"
	USING btree ("request_id")
	WHERE status = 'WAITING';--> statement-breakpoint
CREATE INDEX "request_mails_of_request" ON "request_mails"
	USING btree ("request_id","created_at");--> statement-breakpoint
CREATE FUNCTION guard_request_mail() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM users u WHERE u.id = NEW.asked_by AND u.entity_id <> NEW.entity_id) THEN
    RAISE EXCEPTION 'a mail and its user belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'request_mail_across_entities';
  END IF;
  IF TG_OP = 'UPDATE' AND (
       OLD.status <> 'WAITING' OR NEW.status NOT IN ('SENT', 'NOT_SENT')
       OR (to_jsonb(OLD) - ARRAY['status', 'not_sent_because', 'ended_at'])
          <> (to_jsonb(NEW) - ARRAY['status', 'not_sent_because', 'ended_at'])) THEN
    RAISE EXCEPTION 'a mail ends once, and does not change otherwise'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'request_mail_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_request_mail() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER request_mails_guard BEFORE INSERT OR UPDATE ON request_mails
  FOR EACH ROW EXECUTE FUNCTION guard_request_mail();
--> statement-breakpoint
ALTER TABLE request_mails ENABLE ALWAYS TRIGGER request_mails_guard;
--> statement-breakpoint
CREATE TRIGGER request_mails_not_deleted BEFORE DELETE OR TRUNCATE ON request_mails
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE request_mails ENABLE ALWAYS TRIGGER request_mails_not_deleted;
