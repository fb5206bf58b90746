-- The register of accounts that may be paid: payees, their changes, and what banks say about accounts.
CREATE TABLE "payee_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"payee_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"bank_code" text,
	"branch_code" text,
	"account_number" text,
	"account_key" text GENERATED ALWAYS AS (ltrim(account_number, '0')) STORED,
	"account_type" text,
	"reference_format" text,
	"called_person" text,
	"called_number" text,
	"called_at" timestamp (3) with time zone,
	"evidence" text NOT NULL,
	"source" text NOT NULL,
	"file_name" text,
	"proposal_id" uuid NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"confirmed_by" uuid,
	"confirmed_at" timestamp (3) with time zone,
	"counts_from" timestamp (3) with time zone,
	"ended_by" uuid,
	"ended_at" timestamp (3) with time zone,
	"end_reason" text,
	CONSTRAINT "payee_changes_number" UNIQUE("payee_id","number"),
	CONSTRAINT "payee_changes_in_entity" UNIQUE("entity_id","id"),
	CONSTRAINT "payee_change_account" CHECK (CASE "kind"
		WHEN 'REMOVE'
		THEN num_nonnulls("bank_code", "branch_code", "account_number", "account_type",
		"reference_format") = 0
		ELSE num_nulls("bank_code", "branch_code", "account_number", "account_type") = 0 END),
	CONSTRAINT "payee_change_called"
		CHECK (num_nulls("called_person", "called_number", "called_at") IN (0, 3)),
	CONSTRAINT "payee_change_call_back" CHECK ("kind" <> 'CHANGE' OR "called_at" IS NOT NULL),
	CONSTRAINT "payee_change_evidence" CHECK (btrim("evidence") <> ''),
	CONSTRAINT "payee_change_first" CHECK (("kind" = 'ADD') = ("number" = 1)),
	CONSTRAINT "payee_change_confirmed"
		CHECK (num_nulls("confirmed_by", "confirmed_at", "counts_from") IN (0, 3)
		AND ("state" <> 'CONFIRMED' OR "confirmed_at" IS NOT NULL)
		AND ("state" <> 'WAITING' OR "confirmed_at" IS NULL)),
	CONSTRAINT "payee_change_ended"
		CHECK (("state" IN ('REJECTED', 'WITHDRAWN', 'ENDED')) = ("ended_at" IS NOT NULL)
		AND ("ended_by" IS NULL) = ("ended_at" IS NULL))
);
--> statement-breakpoint
CREATE TABLE "payees" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"name_key" text NOT NULL,
	"search_name" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payees_in_entity" UNIQUE("entity_id","id")
);
--> statement-breakpoint
CREATE TABLE "payee_verification_answers" (
	"verification_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"entity_id" uuid NOT NULL,
	"result" text NOT NULL,
	"differs" text[] NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "payee_verification_answers_verification_id_number_pk"
		PRIMARY KEY("verification_id","number"),
	CONSTRAINT "payee_verification_result"
		CHECK ("result" IN ('MATCH', 'PARTIAL', 'NO_MATCH', 'CLOSED', 'TIMED_OUT')
		AND ("result" = 'PARTIAL' OR "result" = 'NO_MATCH') = (cardinality("differs") > 0))
);
--> statement-breakpoint
CREATE TABLE "payee_verifications" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"change_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"asked" integer NOT NULL,
	"next_ask_at" timestamp (3) with time zone,
	CONSTRAINT "payee_verifications_in_entity" UNIQUE("entity_id","id")
);
--> statement-breakpoint
ALTER TABLE "payment_configs"
	ADD COLUMN "payee_accounts" text DEFAULT 'WARN' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_configs" ADD COLUMN "verified_above_minor" bigint;--> statement-breakpoint
ALTER TABLE "payment_configs"
	ADD COLUMN "verified_months" integer DEFAULT 12 NOT NULL;--> statement-breakpoint
ALTER TABLE "payee_changes" ADD CONSTRAINT "payee_changes_payee_fk"
	FOREIGN KEY ("entity_id","payee_id") REFERENCES "public"."payees"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee_changes" ADD CONSTRAINT "payee_changes_proposed_by_fk"
	FOREIGN KEY ("entity_id","proposed_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee_changes" ADD CONSTRAINT "payee_changes_confirmed_by_fk"
	FOREIGN KEY ("entity_id","confirmed_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee_changes" ADD CONSTRAINT "payee_changes_ended_by_fk"
	FOREIGN KEY ("entity_id","ended_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payees" ADD CONSTRAINT "payees_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee_verification_answers" ADD CONSTRAINT "payee_verification_answers_fk"
	FOREIGN KEY ("entity_id","verification_id") REFERENCES "public"."payee_verifications"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee_verifications" ADD CONSTRAINT "payee_verifications_change_fk"
	FOREIGN KEY ("entity_id","change_id") REFERENCES "public"."payee_changes"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payee_verifications" ADD CONSTRAINT "payee_verifications_asked_by_fk"
	FOREIGN KEY ("entity_id","asked_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payee_changes_one_waiting" ON "payee_changes"
	USING btree ("payee_id")
	WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "payee_changes_waiting" ON "payee_changes"
	USING btree ("entity_id","proposed_at")
	WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "payee_changes_account" ON "payee_changes"
	USING btree ("entity_id","account_key","bank_code")
	WHERE state IN ('WAITING', 'CONFIRMED') AND kind <> 'REMOVE';--> statement-breakpoint
CREATE INDEX "payee_changes_of_proposal" ON "payee_changes"
	USING btree ("proposal_id","payee_id");--> statement-breakpoint
CREATE INDEX "payees_by_name" ON "payees"
	USING btree ("entity_id","search_name","id");--> statement-breakpoint
CREATE INDEX "payees_name_key" ON "payees"
	USING btree ("entity_id","name_key");--> statement-breakpoint
CREATE INDEX "payees_search" ON "payees"
	USING gin (search_name gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payee_verifications_of_change" ON "payee_verifications"
	USING btree ("change_id","asked_at");--> statement-breakpoint
CREATE UNIQUE INDEX "payee_verifications_one_open" ON "payee_verifications"
	USING btree ("change_id")
	WHERE next_ask_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payee_verifications_due" ON "payee_verifications"
	USING btree ("next_ask_at")
	WHERE next_ask_at IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_configs" ADD CONSTRAINT "payment_config_payee_accounts"
		CHECK ("payee_accounts" IN ('WARN', 'REGISTERED_ONLY') AND "verified_above_minor" >= 0
		AND "verified_months" BETWEEN 1 AND 24);
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Payees and their changes
-- ---------------------------------------------------------------------------------------------------------

-- Whether the account of a change may be paid at a time: no later change of the payee counts. The domain's
-- function `changeInForce` follows the same rule.
CREATE FUNCTION payee_change_counts(change payee_changes, at timestamptz) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT change.state = 'CONFIRMED' AND change.kind <> 'REMOVE' AND change.counts_from <= at
     AND NOT EXISTS (
           SELECT 1
             FROM payee_changes l
            WHERE l.payee_id = change.payee_id AND l.number > change.number AND l.state = 'CONFIRMED'
              AND l.counts_from <= at)
$$;
--> statement-breakpoint
-- One person proposes, another one confirms, and the change counts a day later. Only the end of a payee takes
-- effect at once. The times are those of Outlay's clock, as everywhere in the table.
CREATE FUNCTION guard_payee_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.number <> 1 + coalesce(
         (SELECT max(c.number) FROM payee_changes c WHERE c.payee_id = NEW.payee_id), 0) THEN
      RAISE EXCEPTION 'the changes of a payee are numbered'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_numbered';
    END IF;
    IF NEW.kind = 'REMOVE' THEN
      IF NEW.state <> 'CONFIRMED' OR NEW.confirmed_by <> NEW.proposed_by
         OR NEW.counts_from <> NEW.proposed_at OR NEW.confirmed_at <> NEW.proposed_at
         OR NOT is_enabled_user(NEW.entity_id, NEW.proposed_by, '{APPROVER,ADMIN}') THEN
        RAISE EXCEPTION 'an approver or an admin removes a payee at once'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_removes';
      END IF;
    ELSIF NEW.kind NOT IN ('ADD', 'CHANGE') OR NEW.state <> 'WAITING'
       OR NOT is_enabled_user(NEW.entity_id, NEW.proposed_by, '{PREPARER,APPROVER,ADMIN}') THEN
      RAISE EXCEPTION 'a change of a payee waits for a second person'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_begins';
    ELSIF EXISTS (
       SELECT 1
         FROM payee_changes c
        WHERE c.payee_id = NEW.payee_id AND c.state = 'CONFIRMED' AND c.counts_from > NEW.proposed_at) THEN
      RAISE EXCEPTION 'another change of the payee waits for its time'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_one_open';
    END IF;
    RETURN NEW;
  END IF;
  -- The generated column has no value here yet.
  IF (to_jsonb(OLD) - ARRAY['state', 'confirmed_by', 'confirmed_at', 'counts_from', 'ended_by', 'ended_at',
                            'end_reason', 'account_key'])
     <> (to_jsonb(NEW) - ARRAY['state', 'confirmed_by', 'confirmed_at', 'counts_from', 'ended_by', 'ended_at',
                               'end_reason', 'account_key'])
     OR OLD.kind = 'REMOVE' OR OLD.state NOT IN ('WAITING', 'CONFIRMED') OR OLD.state = NEW.state THEN
    RAISE EXCEPTION 'the details and the evidence of a change of a payee never change'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payee_change_kept';
  END IF;
  IF NEW.state = 'CONFIRMED' THEN
    IF NEW.confirmed_by = NEW.proposed_by
       OR NOT is_enabled_user(NEW.entity_id, NEW.confirmed_by, '{APPROVER,ADMIN}')
       OR NOT is_enabled_user(NEW.entity_id, NEW.proposed_by, '{PREPARER,APPROVER,ADMIN}') THEN
      RAISE EXCEPTION 'another approver or admin confirms a change of a payee'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_by_two';
    END IF;
    IF NEW.confirmed_at < NEW.proposed_at OR NEW.counts_from < NEW.confirmed_at + interval '24 hours' THEN
      RAISE EXCEPTION 'a change of a payee counts a day after it was confirmed'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_waits';
    END IF;
    RETURN NEW;
  END IF;
  IF (OLD.confirmed_by, OLD.confirmed_at, OLD.counts_from)
     IS DISTINCT FROM (NEW.confirmed_by, NEW.confirmed_at, NEW.counts_from)
     OR OLD.counts_from <= NEW.ended_at THEN
    RAISE EXCEPTION 'a change of a payee that counts is not undone'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payee_change_counts';
  END IF;
  IF NEW.state NOT IN ('REJECTED', 'WITHDRAWN', 'ENDED')
     OR NEW.state = 'REJECTED'
        AND (NEW.ended_by = NEW.proposed_by
             OR NOT is_enabled_user(NEW.entity_id, NEW.ended_by, '{APPROVER,ADMIN}'))
     OR NEW.state = 'WITHDRAWN' AND NEW.ended_by <> NEW.proposed_by
     OR NEW.state = 'ENDED'
        AND NOT EXISTS (
              SELECT 1
                FROM payee_changes r
               WHERE r.payee_id = NEW.payee_id AND r.kind = 'REMOVE' AND r.number > NEW.number) THEN
    RAISE EXCEPTION 'another person rejects a change of a payee, and its author withdraws it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_ends';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_payee_change() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER payee_changes_guard BEFORE INSERT OR UPDATE ON payee_changes
  FOR EACH ROW EXECUTE FUNCTION guard_payee_change();
--> statement-breakpoint
ALTER TABLE payee_changes ENABLE ALWAYS TRIGGER payee_changes_guard;
--> statement-breakpoint
CREATE TRIGGER payee_changes_not_deleted BEFORE DELETE OR TRUNCATE ON payee_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payee_changes ENABLE ALWAYS TRIGGER payee_changes_not_deleted;
--> statement-breakpoint
CREATE TRIGGER payees_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON payees
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payees ENABLE ALWAYS TRIGGER payees_kept;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Verifications
-- ---------------------------------------------------------------------------------------------------------

CREATE TRIGGER payee_verifications_kept BEFORE UPDATE ON payee_verifications FOR EACH ROW WHEN (
  OLD.id <> NEW.id
  OR OLD.entity_id <> NEW.entity_id
  OR OLD.change_id <> NEW.change_id
  OR OLD.asked_by <> NEW.asked_by
  OR OLD.asked_at <> NEW.asked_at
  OR NEW.asked < OLD.asked
) EXECUTE FUNCTION refuse_row('a verification does not change');
--> statement-breakpoint
ALTER TABLE payee_verifications ENABLE ALWAYS TRIGGER payee_verifications_kept;
--> statement-breakpoint
CREATE TRIGGER payee_verifications_not_deleted BEFORE DELETE OR TRUNCATE ON payee_verifications
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payee_verifications ENABLE ALWAYS TRIGGER payee_verifications_not_deleted;
--> statement-breakpoint
CREATE TRIGGER payee_verification_answers_kept BEFORE UPDATE OR DELETE OR TRUNCATE
  ON payee_verification_answers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payee_verification_answers ENABLE ALWAYS TRIGGER payee_verification_answers_kept;
--> statement-breakpoint
-- Whether the bank's last word about the account of a change is MATCH, and not older than a time. A bank that
-- has not answered has said nothing.
CREATE FUNCTION payee_verified_since(change uuid, since timestamptz, at timestamptz) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(
    (SELECT a.result = 'MATCH' AND a.answered_at >= since
       FROM payee_verifications v
       JOIN payee_verification_answers a ON a.verification_id = v.id
      WHERE v.change_id = change AND a.result <> 'TIMED_OUT' AND a.answered_at <= at
      ORDER BY a.answered_at DESC, v.asked_at DESC, a.number DESC
      LIMIT 1),
    false)
$$;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Batches
-- ---------------------------------------------------------------------------------------------------------

-- The payments of a batch that the payment config does not allow at a time: to accounts that are not in the
-- register, or above an amount to accounts that were not verified in time. What is paid to one account in
-- several payments counts together. The money follows the branch code, so that decides too.
CREATE FUNCTION rows_refused_by_register(batch uuid, at timestamptz)
  RETURNS TABLE (row_number integer, finding text)
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT w.row_number, CASE WHEN known.is_registered THEN 'NOT_VERIFIED' ELSE 'NOT_REGISTERED' END
    FROM batches b
    JOIN payment_configs c ON c.entity_id = b.entity_id
     AND (c.payee_accounts = 'REGISTERED_ONLY' OR c.verified_above_minor IS NOT NULL)
   CROSS JOIN LATERAL (
           SELECT w.row_number, w.bank_code, w.branch_code, ltrim(w.account_number, '0') AS account_key,
                  sum(w.amount_minor) OVER (
                    PARTITION BY w.bank_code, ltrim(w.account_number, '0')) AS account_minor
             FROM withdrawals w
            WHERE w.batch_id = b.id) w
    LEFT JOIN banks n ON n.code = w.bank_code
   CROSS JOIN LATERAL (
           SELECT count(*) > 0 AS is_registered,
                  coalesce(bool_or(payee_verified_since(
                    r.id, at - make_interval(months => c.verified_months), at)), false) AS is_verified
             FROM payee_changes r
            WHERE r.entity_id = b.entity_id AND r.account_key = w.account_key AND r.bank_code = w.bank_code
              AND (w.branch_code = r.branch_code OR w.branch_code = n.default_branch_code)
              AND r.state = 'CONFIRMED' AND r.kind <> 'REMOVE' AND payee_change_counts(r, at)) known
   WHERE b.id = batch
     AND ((c.payee_accounts = 'REGISTERED_ONLY' AND NOT known.is_registered)
          OR (w.account_minor > c.verified_above_minor AND NOT known.is_verified))
   ORDER BY w.row_number
$$;
--> statement-breakpoint
CREATE FUNCTION guard_batch_by_register() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM rows_refused_by_register(NEW.id, NEW.updated_at)) THEN
    RAISE EXCEPTION 'a batch pays an account that the register does not allow'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_by_register';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_batch_by_register() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER batches_by_register BEFORE UPDATE OF status ON batches
  FOR EACH ROW WHEN (NEW.status IN ('APPROVED', 'PROCESSING') AND NEW.status <> OLD.status)
  EXECUTE FUNCTION guard_batch_by_register();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_by_register;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- The settings of the register are among those by which several users control payments
-- ---------------------------------------------------------------------------------------------------------

-- A looser one counts as any looser setting of the config. Where every change needs a second admin, any does.
CREATE FUNCTION guard_register_settings() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  is_looser boolean :=
    NEW.payee_accounts = 'WARN' AND OLD.payee_accounts <> 'WARN'
    OR coalesce(NEW.verified_above_minor > OLD.verified_above_minor, NEW.verified_above_minor IS NULL
                AND OLD.verified_above_minor IS NOT NULL)
    OR (OLD.verified_above_minor IS NOT NULL AND NEW.verified_months > OLD.verified_months);
BEGIN
  IF NOT is_looser AND NOT EXISTS (
       SELECT 1
         FROM entity_configs e
        WHERE e.entity_id = NEW.entity_id AND e.config_needs_second_since IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  IF NEW.version <> OLD.version + 1
     OR NOT EXISTS (
          SELECT 1
            FROM payment_config_changes c
           WHERE c.entity_id = NEW.entity_id AND c.state = 'IN_FORCE' AND c.base_version = OLD.version
             AND c.config ->> 'payeeAccounts' = NEW.payee_accounts
             AND c.config #>> '{verifiedAbove,amountMinor}'
                 IS NOT DISTINCT FROM NEW.verified_above_minor::text
             AND (NEW.verified_above_minor IS NULL
                  OR c.config #>> '{verifiedAbove,months}' = NEW.verified_months::text)) THEN
    RAISE EXCEPTION 'a looser payment config counts a day later, or once a second admin has confirmed it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'register_settings_loosened';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_register_settings() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER payment_configs_register BEFORE UPDATE ON payment_configs FOR EACH ROW WHEN (
  (OLD.payee_accounts, OLD.verified_above_minor, OLD.verified_months)
  IS DISTINCT FROM (NEW.payee_accounts, NEW.verified_above_minor, NEW.verified_months)
) EXECUTE FUNCTION guard_register_settings();
--> statement-breakpoint
ALTER TABLE payment_configs ENABLE ALWAYS TRIGGER payment_configs_register;
