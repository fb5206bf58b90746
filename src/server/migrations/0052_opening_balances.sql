CREATE TABLE "opening_balances" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"account_id" uuid NOT NULL,
	"statement_id" uuid NOT NULL,
	"day" text NOT NULL,
	"opening_minor" bigint NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"proposed_by" uuid NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"withdrawn_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"confirmed_by" uuid,
	"booked_before_minor" bigint,
	"not_at_bank_minor" bigint,
	"booked_minor" bigint,
	"transfer_id" uuid,
	CONSTRAINT "opening_balance_not_negative" CHECK ("opening_balances"."opening_minor" >= 0),
	CONSTRAINT "opening_balance_by_two"
		CHECK ("opening_balances"."confirmed_by" <> "opening_balances"."proposed_by"),
	CONSTRAINT "opening_balance_ended"
		CHECK (num_nulls("opening_balances"."withdrawn_at", "opening_balances"."withdrawn_by") IN (0, 2)
			AND num_nulls("opening_balances"."confirmed_at", "opening_balances"."confirmed_by",
				"opening_balances"."booked_before_minor", "opening_balances"."not_at_bank_minor",
				"opening_balances"."booked_minor") IN (0, 5)
			AND ("opening_balances"."withdrawn_at" IS NULL OR "opening_balances"."confirmed_at" IS NULL)),
	CONSTRAINT "opening_balance_booked"
		CHECK ("opening_balances"."booked_minor" = "opening_balances"."opening_minor"
				- "opening_balances"."booked_before_minor" - "opening_balances"."not_at_bank_minor"
			AND ("opening_balances"."transfer_id" IS NOT NULL)
				= (coalesce("opening_balances"."booked_minor", 0) <> 0))
);
--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_statement_id_bank_statements_id_fk"
	FOREIGN KEY ("statement_id") REFERENCES "public"."bank_statements"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_proposed_by_users_id_fk"
	FOREIGN KEY ("proposed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_withdrawn_by_users_id_fk"
	FOREIGN KEY ("withdrawn_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_confirmed_by_users_id_fk"
	FOREIGN KEY ("confirmed_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_transfer_id_transfers_id_fk"
	FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "opening_balances" ADD CONSTRAINT "opening_balances_account_fk"
	FOREIGN KEY ("entity_id","account_id") REFERENCES "public"."statement_accounts"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "opening_balances_one" ON "opening_balances"
	USING btree ("account_id") WHERE withdrawn_at IS NULL;--> statement-breakpoint
CREATE INDEX "opening_balances_of_entity" ON "opening_balances" USING btree ("entity_id");
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Two users of the entity book what a statement of the account states, and the ledger moves by that
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION guard_opening_balance() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1 FROM users u
        WHERE u.id IN (NEW.proposed_by, NEW.confirmed_by, NEW.withdrawn_by) AND u.entity_id <> NEW.entity_id)
  THEN
    RAISE EXCEPTION 'an opening balance and its users belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opening_balance_across_entities';
  END IF;
  IF NOT EXISTS (
       SELECT 1 FROM bank_statements s
        WHERE s.id = NEW.statement_id AND s.account_id = NEW.account_id AND s.kind = 'STATEMENT'
          AND s.opening_minor = NEW.opening_minor AND s.opening_minor + s.booked_minor = s.closing_minor)
  THEN
    RAISE EXCEPTION 'an opening balance is that of a statement that balances'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opening_balance_of_statement';
  END IF;
  IF TG_OP = 'INSERT' AND num_nonnulls(NEW.confirmed_at, NEW.withdrawn_at) > 0 THEN
    RAISE EXCEPTION 'an opening balance begins with its first user'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opening_balance_begins';
  END IF;
  IF NEW.transfer_id IS NOT NULL AND NEW.booked_minor IS DISTINCT FROM (
       SELECT sum(p.amount_minor)
         FROM transfers t
         JOIN postings p ON p.transfer_id = t.id
         JOIN ledger_accounts l ON l.id = p.account_id
        WHERE t.id = NEW.transfer_id AND t.kind = 'OPENING' AND t.entity_id = NEW.entity_id
          AND l.access_type = 'FUNDING')
  THEN
    RAISE EXCEPTION 'an opening balance moves the ledger by its amount'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'opening_balance_moves_ledger';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_opening_balance() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER opening_balances_guard BEFORE INSERT OR UPDATE ON opening_balances
  FOR EACH ROW EXECUTE FUNCTION guard_opening_balance();
--> statement-breakpoint
ALTER TABLE opening_balances ENABLE ALWAYS TRIGGER opening_balances_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER opening_balances_signed BEFORE UPDATE ON opening_balances
  FOR EACH ROW WHEN (
    num_nonnulls(OLD.confirmed_at, OLD.withdrawn_at) > 0
    OR (OLD.id, OLD.entity_id, OLD.account_id, OLD.statement_id, OLD.day, OLD.opening_minor, OLD.proposed_at,
        OLD.proposed_by)
       IS DISTINCT FROM
       (NEW.id, NEW.entity_id, NEW.account_id, NEW.statement_id, NEW.day, NEW.opening_minor, NEW.proposed_at,
        NEW.proposed_by)
  ) EXECUTE FUNCTION refuse_row('an opening balance is booked or withdrawn once, and keeps what it says');
--> statement-breakpoint
ALTER TABLE opening_balances ENABLE ALWAYS TRIGGER opening_balances_signed;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER opening_balances_kept BEFORE DELETE OR TRUNCATE ON opening_balances
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE opening_balances ENABLE ALWAYS TRIGGER opening_balances_kept;
