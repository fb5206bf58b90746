CREATE TABLE "entry_rules" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"entry_id" uuid NOT NULL,
	"category" text NOT NULL,
	"is_out" boolean NOT NULL,
	"words" text NOT NULL,
	"from_minor" bigint NOT NULL,
	"to_minor" bigint NOT NULL,
	"is_automatic" boolean NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" uuid NOT NULL,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "entry_rule_amounts" CHECK (0 < "entry_rules"."from_minor"
		AND "entry_rules"."from_minor" <= "entry_rules"."to_minor"),
	CONSTRAINT "entry_rule_by_two" CHECK ("entry_rules"."confirmed_by" <> "entry_rules"."proposed_by"),
	CONSTRAINT "entry_rule_steps"
		CHECK (num_nulls("entry_rules"."confirmed_at", "entry_rules"."confirmed_by") IN (0, 2)
			AND num_nulls("entry_rules"."ended_at", "entry_rules"."ended_by") IN (0, 2))
);
--> statement-breakpoint
ALTER TABLE "entry_postings" ADD COLUMN "rule_id" uuid;--> statement-breakpoint
ALTER TABLE "entry_postings" ADD COLUMN "undoes" uuid;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD COLUMN "undone_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD COLUMN "undone_by" uuid;--> statement-breakpoint
ALTER TABLE "entry_rules" ADD CONSTRAINT "entry_rules_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_rules" ADD CONSTRAINT "entry_rules_entry_id_reconciled_entries_entry_id_fk"
	FOREIGN KEY ("entry_id") REFERENCES "public"."reconciled_entries"("entry_id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_rules" ADD CONSTRAINT "entry_rules_proposed_by_users_id_fk"
	FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_rules" ADD CONSTRAINT "entry_rules_confirmed_by_users_id_fk"
	FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_rules" ADD CONSTRAINT "entry_rules_ended_by_users_id_fk"
	FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_rules" ADD CONSTRAINT "entry_rules_account_fk"
	FOREIGN KEY ("entity_id","account_id") REFERENCES "public"."statement_accounts"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entry_rules_one_waiting" ON "entry_rules"
	USING btree ("entry_id") WHERE confirmed_at IS NULL AND ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "entry_rules_of_account" ON "entry_rules"
	USING btree ("account_id") WHERE ended_at IS NULL;--> statement-breakpoint
CREATE INDEX "entry_rules_of_entity" ON "entry_rules"
	USING btree ("entity_id","proposed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
ALTER TABLE "entry_postings" ADD CONSTRAINT "entry_postings_rule_id_entry_rules_id_fk"
	FOREIGN KEY ("rule_id") REFERENCES "public"."entry_rules"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entry_postings" ADD CONSTRAINT "entry_postings_undoes_entry_postings_id_fk"
	FOREIGN KEY ("undoes") REFERENCES "public"."entry_postings"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reconciled_entries" ADD CONSTRAINT "reconciled_entries_undone_by_users_id_fk"
	FOREIGN KEY ("undone_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "entry_postings_undone_once" ON "entry_postings"
	USING btree ("undoes") WHERE undoes IS NOT NULL;--> statement-breakpoint
CREATE INDEX "entry_postings_of_rule" ON "entry_postings"
	USING btree ("rule_id") WHERE rule_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_postings" ADD CONSTRAINT "entry_posting_by_rule"
	CHECK ("entry_postings"."kind" <> 'OTHER' OR "entry_postings"."rule_id" IS NOT NULL);
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- A rule is made by two users of the entity for an entry of the account, and never changes
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION guard_entry_rule() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1 FROM users u
        WHERE u.id IN (NEW.proposed_by, NEW.confirmed_by, NEW.ended_by) AND u.entity_id <> NEW.entity_id)
     OR NOT EXISTS (
       SELECT 1 FROM reconciled_entries r
        WHERE r.entry_id = NEW.entry_id AND r.account_id = NEW.account_id AND r.entity_id = NEW.entity_id)
  THEN
    RAISE EXCEPTION 'an entry rule, its entry and its users belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entry_rule_across_entities';
  END IF;
  IF TG_OP = 'INSERT' AND num_nonnulls(NEW.confirmed_at, NEW.ended_at) > 0 THEN
    RAISE EXCEPTION 'an entry rule begins with its first user'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'entry_rule_begins';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_entry_rule() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_rules_guard BEFORE INSERT OR UPDATE ON entry_rules
  FOR EACH ROW EXECUTE FUNCTION guard_entry_rule();
--> statement-breakpoint
ALTER TABLE entry_rules ENABLE ALWAYS TRIGGER entry_rules_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_rules_signed BEFORE UPDATE ON entry_rules
  FOR EACH ROW WHEN (
    OLD.ended_at IS NOT NULL
    OR (OLD.confirmed_at IS NOT NULL
        AND (OLD.confirmed_at, OLD.confirmed_by) IS DISTINCT FROM (NEW.confirmed_at, NEW.confirmed_by))
    OR (OLD.id, OLD.entity_id, OLD.account_id, OLD.entry_id, OLD.category, OLD.is_out, OLD.words,
        OLD.from_minor, OLD.to_minor, OLD.is_automatic, OLD.proposed_at, OLD.proposed_by)
       IS DISTINCT FROM
       (NEW.id, NEW.entity_id, NEW.account_id, NEW.entry_id, NEW.category, NEW.is_out, NEW.words,
        NEW.from_minor, NEW.to_minor, NEW.is_automatic, NEW.proposed_at, NEW.proposed_by)
  ) EXECUTE FUNCTION refuse_row('an entry rule is confirmed and ended once, and keeps what it says');
--> statement-breakpoint
ALTER TABLE entry_rules ENABLE ALWAYS TRIGGER entry_rules_signed;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_rules_kept BEFORE DELETE OR TRUNCATE ON entry_rules
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE entry_rules ENABLE ALWAYS TRIGGER entry_rules_kept;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- A posting by a rule fits a rule in force; one that is undone is undone whole, and only if it has no item
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION guard_rule_postings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM added p
         JOIN entry_rules e ON e.id = p.rule_id
        WHERE p.undoes IS NULL
          AND (e.account_id <> p.account_id OR e.confirmed_at IS NULL OR e.ended_at IS NOT NULL
               OR e.is_out <> (p.amount_minor < 0)
               OR abs(p.amount_minor) NOT BETWEEN e.from_minor AND e.to_minor
               OR p.kind <> CASE WHEN e.category = 'CHARGES' AND e.is_out THEN 'FEE' ELSE 'OTHER' END))
  THEN
    RAISE EXCEPTION 'an entry is posted by a rule in force that it fits'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_by_rule_in_force';
  END IF;
  IF EXISTS (
       SELECT 1
         FROM added p
        WHERE p.undoes IS NOT NULL
          AND NOT EXISTS (
                SELECT 1
                  FROM entry_postings o
                 WHERE o.id = p.undoes AND o.undoes IS NULL AND o.entry_id = p.entry_id AND o.kind = p.kind
                   AND o.kind IN ('OTHER', 'FEE') AND o.account_id = p.account_id
                   AND o.rule_id IS NOT DISTINCT FROM p.rule_id AND o.amount_minor = -p.amount_minor
                   AND num_nonnulls(o.withdrawal_id, o.file_id, o.funding_id,
                                    p.withdrawal_id, p.file_id, p.funding_id) = 0))
  THEN
    RAISE EXCEPTION 'only a posting without a payment or funding is undone, and whole'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'posting_undone_whole';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_rule_postings() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entry_postings_by_rule AFTER INSERT ON entry_postings
  REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION guard_rule_postings();
--> statement-breakpoint
ALTER TABLE entry_postings ENABLE ALWAYS TRIGGER entry_postings_by_rule;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guard_posted_entry() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.state = 'OPEN' AND NEW.undone_at IS DISTINCT FROM OLD.undone_at
     AND EXISTS (SELECT 1 FROM users u WHERE u.id = NEW.undone_by AND u.entity_id = NEW.entity_id)
     AND (NEW.entry_id, NEW.entity_id, NEW.account_id, NEW.file_id, NEW.amount_minor, NEW.booking_date)
         IS NOT DISTINCT FROM
         (OLD.entry_id, OLD.entity_id, OLD.account_id, OLD.file_id, OLD.amount_minor, OLD.booking_date)
     AND (SELECT sum(o.amount_minor) FROM entry_postings o WHERE o.entry_id = OLD.entry_id) = 0
  THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'an entry that is posted stays posted until its postings are undone'
    USING ERRCODE = 'restrict_violation', CONSTRAINT = TG_NAME;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_posted_entry() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER reconciled_entries_posted BEFORE UPDATE ON reconciled_entries
  FOR EACH ROW WHEN (OLD.state = 'POSTED') EXECUTE FUNCTION guard_posted_entry();
--> statement-breakpoint
ALTER TABLE reconciled_entries ENABLE ALWAYS TRIGGER reconciled_entries_posted;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- An entry that a rule posts does not say that the columns of its statement are read well
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION guard_statement_origin() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF (TG_OP = 'INSERT'
      OR (OLD.fetched_at, OLD.fetched_from) IS DISTINCT FROM (NEW.fetched_at, NEW.fetched_from))
     AND (NEW.fetched_at IS NOT NULL AND NOT is_chosen_transport(NEW.entity_id, NEW.fetched_from)
          OR NEW.fetched_at IS NULL AND NEW.received_by IS NULL) THEN
    RAISE EXCEPTION 'a statement without a user comes by a transport that two users have chosen'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_of_the_bank';
  END IF;
  IF NEW.received_by IS NOT NULL AND NOT NEW.received_by = ANY (NEW.uploaders) THEN
    RAISE EXCEPTION 'who uploads a statement is an uploader of it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_uploader';
  END IF;
  IF NEW.csv IS NOT NULL AND NEW.uploaders = '{}'
     AND (TG_OP = 'INSERT' OR (OLD.csv, OLD.uploaders) IS DISTINCT FROM (NEW.csv, NEW.uploaders))
     AND NOT EXISTS (
           SELECT 1
             FROM statement_files o
             JOIN reconciled_entries r ON r.file_id = o.id
            WHERE o.entity_id = NEW.entity_id AND o.csv = NEW.csv AND r.way = 'EXACT'
              AND r.posted_by IS NOT NULL
              AND NOT EXISTS (
                    SELECT FROM entry_postings p
                     WHERE p.entry_id = r.entry_id AND p.rule_id IS NOT NULL)) THEN
    RAISE EXCEPTION 'two users have chosen how a CSV statement is read'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'statement_columns';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- What the bank took for other business is booked even when approved batches hold the rest
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION apply_postings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM added GROUP BY transfer_id, currency HAVING sum(amount_minor) <> 0) THEN
    RAISE EXCEPTION 'a transfer must sum to zero'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'transfer_sums_to_zero';
  END IF;
  PERFORM 1 FROM ledger_accounts
    WHERE id IN (SELECT account_id FROM added)
    ORDER BY id FOR NO KEY UPDATE;
  UPDATE ledger_accounts a
     SET balance_minor = a.balance_minor + d.delta, updated_at = d.moved_at
    FROM (SELECT account_id, sum(amount_minor)::bigint AS delta, max(created_at) AS moved_at
            FROM added GROUP BY account_id) d
   WHERE a.id = d.account_id;
  -- Only what the bank itself took may leave an account below zero.
  IF EXISTS (
       SELECT 1
         FROM ledger_accounts a
         JOIN added p ON p.account_id = a.id
         JOIN transfers t ON t.id = p.transfer_id
        WHERE a.bucket = 'AVAILABLE' AND a.balance_minor < 0 AND p.amount_minor < 0
          AND t.kind NOT IN ('OPENING', 'FUND_RETURN', 'CHARGE', 'OTHER'))
  THEN
    RAISE EXCEPTION 'a balance must not fall below zero (balance_not_negative)'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'balance_not_negative';
  END IF;
  RETURN NULL;
END $$;
