-- Two users close a month of an account: nothing in it changes until two users reopen it.
CREATE TABLE "month_closes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"month" text NOT NULL,
	"explanation" text,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"requested_by" uuid NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" uuid,
	"record" jsonb,
	"digest" text,
	"reopen_asked_at" timestamp (3) with time zone,
	"reopen_asked_by" uuid,
	"reopen_reason" text,
	"reopened_at" timestamp (3) with time zone,
	"reopened_by" uuid,
	CONSTRAINT "month_close_month" CHECK ("month" ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
	CONSTRAINT "month_close_by_two" CHECK ("confirmed_by" <> "requested_by"),
	CONSTRAINT "month_reopen_by_two" CHECK ("reopened_by" <> "reopen_asked_by"),
	CONSTRAINT "month_close_steps" CHECK (
          num_nulls("withdrawn_at", "withdrawn_by") IN (0, 2)
          AND num_nulls("confirmed_at", "confirmed_by", "record", "digest") IN (0, 4)
          AND num_nulls("reopen_asked_at", "reopen_asked_by", "reopen_reason") IN (0, 3)
          AND num_nulls("reopened_at", "reopened_by") IN (0, 2)
          AND ("withdrawn_at" IS NULL OR "confirmed_at" IS NULL)
          AND ("reopen_asked_at" IS NULL OR "confirmed_at" IS NOT NULL)
          AND ("reopened_at" IS NULL OR "reopen_asked_at" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_requested_by_users_id_fk"
	FOREIGN KEY ("requested_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_withdrawn_by_users_id_fk"
	FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_confirmed_by_users_id_fk"
	FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_reopen_asked_by_users_id_fk"
	FOREIGN KEY ("reopen_asked_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_reopened_by_users_id_fk"
	FOREIGN KEY ("reopened_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "month_closes" ADD CONSTRAINT "month_closes_account_fk"
	FOREIGN KEY ("entity_id","account_id") REFERENCES "public"."statement_accounts"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "month_closes_one" ON "month_closes"
	USING btree ("account_id","month")
	WHERE withdrawn_at IS NULL AND reopened_at IS NULL;--> statement-breakpoint
CREATE INDEX "month_closes_of_account" ON "month_closes"
	USING btree ("account_id","month");--> statement-breakpoint
CREATE INDEX "month_closes_waiting" ON "month_closes"
	USING btree ("entity_id") WHERE withdrawn_at IS NULL AND reopened_at IS NULL
            AND (confirmed_at IS NULL OR reopen_asked_at IS NOT NULL);
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Two users of the entity close a month, and two reopen it; the last closed one is reopened first
-- ---------------------------------------------------------------------------------------------------------

-- Whether a day of an account belongs to a closed month, or to one before it.
CREATE OR REPLACE FUNCTION is_month_closed(account uuid, day text) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT day <> '' AND EXISTS (
    SELECT FROM month_closes c
     WHERE c.account_id = account AND c.month >= left(day, 7) AND c.confirmed_at IS NOT NULL
       AND c.reopened_at IS NULL)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_month_close() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1 FROM users u
        WHERE u.id IN (NEW.requested_by, NEW.withdrawn_by, NEW.confirmed_by, NEW.reopen_asked_by,
                       NEW.reopened_by)
          AND u.entity_id <> NEW.entity_id)
  THEN
    RAISE EXCEPTION 'the closing of a month and its users belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'month_close_across_entities';
  END IF;
  IF TG_OP = 'INSERT' THEN
    IF num_nonnulls(NEW.confirmed_at, NEW.withdrawn_at, NEW.reopened_at) > 0 THEN
      RAISE EXCEPTION 'the closing of a month begins with its first user'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'month_close_begins';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL THEN
    IF NEW.digest <> encode(sha256(convert_to(NEW.record::text, 'UTF8')), 'hex') THEN
      RAISE EXCEPTION 'the digest of a closed month is that of its record'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'month_close_digest';
    END IF;
    IF EXISTS (
         SELECT 1 FROM reconciled_entries r
          WHERE r.account_id = NEW.account_id AND r.state = 'OPEN' AND left(r.booking_date, 7) <= NEW.month)
    THEN
      RAISE EXCEPTION 'a month with open entries is not closed'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'month_close_without_open_entries';
    END IF;
  END IF;
  IF OLD.reopened_at IS NULL AND NEW.reopened_at IS NOT NULL AND EXISTS (
       SELECT 1 FROM month_closes c
        WHERE c.account_id = NEW.account_id AND c.month > NEW.month AND c.confirmed_at IS NOT NULL
          AND c.reopened_at IS NULL)
  THEN
    RAISE EXCEPTION 'the last closed month of an account is reopened first'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'month_reopened_in_order';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_month_close() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER month_closes_guard BEFORE INSERT OR UPDATE ON month_closes
  FOR EACH ROW EXECUTE FUNCTION guard_month_close();
--> statement-breakpoint
ALTER TABLE month_closes ENABLE ALWAYS TRIGGER month_closes_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER month_closes_signed BEFORE UPDATE ON month_closes
  FOR EACH ROW WHEN (
    num_nonnulls(OLD.withdrawn_at, OLD.reopened_at) > 0
    OR (OLD.confirmed_at IS NOT NULL
        AND (OLD.confirmed_at, OLD.confirmed_by, OLD.record, OLD.digest)
            IS DISTINCT FROM (NEW.confirmed_at, NEW.confirmed_by, NEW.record, NEW.digest))
    OR (OLD.reopen_asked_at IS NOT NULL AND NEW.reopen_asked_at IS NOT NULL
        AND (OLD.reopen_asked_at, OLD.reopen_asked_by, OLD.reopen_reason)
            IS DISTINCT FROM (NEW.reopen_asked_at, NEW.reopen_asked_by, NEW.reopen_reason))
    OR (OLD.reopen_asked_at IS NULL AND NEW.reopened_at IS NOT NULL)
    OR (OLD.id, OLD.entity_id, OLD.account_id, OLD.month, OLD.explanation, OLD.requested_at,
        OLD.requested_by)
       IS DISTINCT FROM
       (NEW.id, NEW.entity_id, NEW.account_id, NEW.month, NEW.explanation, NEW.requested_at,
        NEW.requested_by)
  ) EXECUTE FUNCTION refuse_row('each step of closing and reopening a month is taken once, and kept');
--> statement-breakpoint
ALTER TABLE month_closes ENABLE ALWAYS TRIGGER month_closes_signed;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER month_closes_kept BEFORE DELETE OR TRUNCATE ON month_closes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE month_closes ENABLE ALWAYS TRIGGER month_closes_kept;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- A closed month takes no statement, entry or posting, and its entries keep their states
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION refuse_closed_month() RETURNS trigger
  LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'the month is closed'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = 'month_closed';
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION refuse_closed_month() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_statements_closed_month BEFORE INSERT ON bank_statements
  FOR EACH ROW WHEN (NEW.kind = 'STATEMENT' AND is_month_closed(NEW.account_id, NEW.order_date))
  EXECUTE FUNCTION refuse_closed_month();
--> statement-breakpoint
ALTER TABLE bank_statements ENABLE ALWAYS TRIGGER bank_statements_closed_month;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_statements_taken_back_closed_month BEFORE UPDATE ON bank_statements
  FOR EACH ROW WHEN (
    OLD.taken_back_at IS NULL AND NEW.taken_back_at IS NOT NULL AND NEW.kind = 'STATEMENT'
    AND is_month_closed(NEW.account_id, NEW.order_date)
  ) EXECUTE FUNCTION refuse_closed_month();
--> statement-breakpoint
ALTER TABLE bank_statements ENABLE ALWAYS TRIGGER bank_statements_taken_back_closed_month;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_closed_month BEFORE UPDATE ON reconciled_entries
  FOR EACH ROW WHEN (
    (OLD.state, OLD.booking_date, OLD.amount_minor, OLD.account_id, OLD.posted_at, OLD.aside_at,
     OLD.aside_by, OLD.aside_reason)
    IS DISTINCT FROM
    (NEW.state, NEW.booking_date, NEW.amount_minor, NEW.account_id, NEW.posted_at, NEW.aside_at,
     NEW.aside_by, NEW.aside_reason)
    AND is_month_closed(OLD.account_id, OLD.booking_date)
  ) EXECUTE FUNCTION refuse_closed_month();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_closed_month;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_closed_month() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM (SELECT DISTINCT account_id, left(booking_date, 7) AS month FROM added) n
        WHERE is_month_closed(n.account_id, n.month)) THEN
    RAISE EXCEPTION 'the month is closed'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'month_closed';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_closed_month() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_added_closed_month AFTER INSERT ON reconciled_entries
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_closed_month();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_added_closed_month;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_postings_closed_month AFTER INSERT ON entry_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_closed_month();
--> statement-breakpoint
ALTER TABLE entry_postings ENABLE ALWAYS TRIGGER entry_postings_closed_month;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- A negative amount in a CSV file is a number, as `csvRow` writes it
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION csv_cell(cell text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  blanks constant text := '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"';
  signs constant text := '=+@\uff1d\uff0b\uff0d\uff20-';
BEGIN
  IF cell ~ '^-[0-9]+\.[0-9]+$' THEN
    RETURN cell;
  END IF;
  cell := regexp_replace(cell, '([;\t|\r\n][' || blanks || ']*)([' || signs || '])', '\1''\2', 'g');
  IF cell ~ ('^(?:[\t\r]|[' || blanks || ']*[' || signs || '])') THEN
    cell := '''' || cell;
  END IF;
  IF cell ~ '[,"\r\n]|^ | $' THEN
    cell := '"' || replace(cell, '"', '""') || '"';
  END IF;
  RETURN cell;
END $$;
