CREATE TABLE "passkey_challenges" (
	"nonce" "bytea" PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"batch_id" uuid,
	"content_digest" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "passkey_challenge_subject"
		CHECK (num_nulls("passkey_challenges"."batch_id", "passkey_challenges"."content_digest")
			= CASE "passkey_challenges"."purpose" WHEN 'APPROVE' THEN 0 ELSE 2 END)
);
--> statement-breakpoint
CREATE TABLE "passkey_resets" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"takes_effect_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "passkey_resets_of_user" UNIQUE("entity_id","user_id","id"),
	CONSTRAINT "passkey_reset_by_another" CHECK ("passkey_resets"."asked_by" <> "passkey_resets"."user_id"),
	CONSTRAINT "passkey_reset_waits"
		CHECK ("passkey_resets"."takes_effect_at" >= "passkey_resets"."asked_at" + interval '24 hours'),
	CONSTRAINT "passkey_reset_decided"
		CHECK (("passkey_resets"."state" = 'WAITING') = ("passkey_resets"."decided_at" IS NULL)
        AND ("passkey_resets"."state" = 'STOPPED') = ("passkey_resets"."decided_by" IS NOT NULL)
        AND ("passkey_resets"."state" <> 'DONE'
          OR "passkey_resets"."decided_at" >= "passkey_resets"."takes_effect_at"))
);
--> statement-breakpoint
CREATE TABLE "passkeys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"credential_id" "bytea" NOT NULL,
	"public_key" "bytea" NOT NULL,
	"counter" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"backup_eligible" boolean NOT NULL,
	"backed_up" boolean NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"removed_at" timestamp (3) with time zone,
	"removed_by_reset" uuid,
	CONSTRAINT "passkeys_credential" UNIQUE("credential_id"),
	CONSTRAINT "passkeys_of_user" UNIQUE("entity_id","user_id","id"),
	CONSTRAINT "passkey_removed"
		CHECK ("passkeys"."removed_by_reset" IS NULL OR "passkeys"."removed_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "approval_assertions" (
	"nonce" "bytea" PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"passkey_id" uuid NOT NULL,
	"content_digest" text NOT NULL,
	"authenticator_data" "bytea" NOT NULL,
	"client_data_json" "bytea" NOT NULL,
	"signature" "bytea" NOT NULL,
	"given_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "payment_configs" ADD COLUMN "passkey_above_minor" bigint;--> statement-breakpoint
ALTER TABLE "passkey_challenges" ADD CONSTRAINT "passkey_challenges_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_resets" ADD CONSTRAINT "passkey_resets_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_resets" ADD CONSTRAINT "passkey_resets_asked_fk"
	FOREIGN KEY ("entity_id","asked_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkey_resets" ADD CONSTRAINT "passkey_resets_decided_fk"
	FOREIGN KEY ("entity_id","decided_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "passkeys" ADD CONSTRAINT "passkeys_reset_fk"
	FOREIGN KEY ("entity_id","user_id","removed_by_reset")
	REFERENCES "public"."passkey_resets"("entity_id","user_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_assertions" ADD CONSTRAINT "approval_assertions_approval_fk"
	FOREIGN KEY ("batch_id","user_id") REFERENCES "public"."approvals"("batch_id","user_id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_assertions" ADD CONSTRAINT "approval_assertions_batch_fk"
	FOREIGN KEY ("entity_id","batch_id") REFERENCES "public"."batches"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_assertions" ADD CONSTRAINT "approval_assertions_passkey_fk"
	FOREIGN KEY ("entity_id","user_id","passkey_id") REFERENCES "public"."passkeys"("entity_id","user_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "passkey_challenges_expiry" ON "passkey_challenges"
	USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "passkey_challenges_user" ON "passkey_challenges"
	USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "passkey_resets_waiting" ON "passkey_resets"
	USING btree ("entity_id","user_id") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "passkey_resets_due" ON "passkey_resets"
	USING btree ("takes_effect_at") WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "approval_assertions_batch" ON "approval_assertions"
	USING btree ("batch_id","user_id");--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Passkeys
-- ---------------------------------------------------------------------------------------------------------

ALTER TABLE "payment_configs" ADD CONSTRAINT "payment_config_passkey_above"
	CHECK ("passkey_above_minor" >= 0);
--> statement-breakpoint
-- A passkey is removed once and never comes back. Its key stays the same, and its counter never goes back.
CREATE OR REPLACE TRIGGER passkeys_stay BEFORE UPDATE ON passkeys
  FOR EACH ROW WHEN (
    (NEW.id, NEW.entity_id, NEW.user_id, NEW.credential_id, NEW.public_key, NEW.transports,
     NEW.backup_eligible, NEW.created_at)
      IS DISTINCT FROM
    (OLD.id, OLD.entity_id, OLD.user_id, OLD.credential_id, OLD.public_key, OLD.transports,
     OLD.backup_eligible, OLD.created_at)
    OR NEW.counter < OLD.counter
    OR OLD.removed_at IS NOT NULL
  ) EXECUTE FUNCTION refuse_row('a passkey is removed once, and neither its key nor its owner changes');
--> statement-breakpoint
ALTER TABLE passkeys ENABLE ALWAYS TRIGGER passkeys_stay;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER passkeys_new BEFORE INSERT ON passkeys
  FOR EACH ROW WHEN (NEW.removed_at IS NOT NULL OR NEW.last_used_at IS NOT NULL)
  EXECUTE FUNCTION refuse_row('a new passkey is neither removed nor used');
--> statement-breakpoint
ALTER TABLE passkeys ENABLE ALWAYS TRIGGER passkeys_new;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER passkeys_kept BEFORE DELETE ON passkeys
  FOR EACH ROW EXECUTE FUNCTION refuse_row('the key of a passkey verifies earlier approvals, so it stays');
--> statement-breakpoint
ALTER TABLE passkeys ENABLE ALWAYS TRIGGER passkeys_kept;
--> statement-breakpoint
-- A reset removes passkeys once it has taken effect.
CREATE FUNCTION guard_passkey_reset_use() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
       SELECT 1 FROM passkey_resets r WHERE r.id = NEW.removed_by_reset AND r.state = 'DONE') THEN
    RAISE EXCEPTION 'a reset of passkeys takes effect after its waiting time'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'passkey_removed_by_reset';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_passkey_reset_use() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER passkeys_reset BEFORE UPDATE ON passkeys
  FOR EACH ROW WHEN (NEW.removed_by_reset IS NOT NULL) EXECUTE FUNCTION guard_passkey_reset_use();
--> statement-breakpoint
ALTER TABLE passkeys ENABLE ALWAYS TRIGGER passkeys_reset;
--> statement-breakpoint
-- An admin asks for the reset of another user. It ends once.
CREATE FUNCTION guard_passkey_reset() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'WAITING' OR NOT is_enabled_user(NEW.entity_id, NEW.asked_by, '{ADMIN}') THEN
      RAISE EXCEPTION 'an admin asks for a reset of passkeys, which waits'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'passkey_reset_begins';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.state <> 'WAITING'
     OR (to_jsonb(OLD) - ARRAY['state', 'decided_by', 'decided_at'])
        <> (to_jsonb(NEW) - ARRAY['state', 'decided_by', 'decided_at']) THEN
    RAISE EXCEPTION 'a reset of passkeys does not change, and ends once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'passkey_reset_kept';
  END IF;
  IF NEW.state = 'STOPPED' AND NEW.decided_by <> NEW.user_id
     AND NOT is_enabled_user(NEW.entity_id, NEW.decided_by, '{ADMIN}') THEN
    RAISE EXCEPTION 'the user or an admin stops a reset of passkeys'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'passkey_reset_stopped';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_passkey_reset() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER passkey_resets_guard BEFORE INSERT OR UPDATE ON passkey_resets
  FOR EACH ROW EXECUTE FUNCTION guard_passkey_reset();
--> statement-breakpoint
ALTER TABLE passkey_resets ENABLE ALWAYS TRIGGER passkey_resets_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER passkey_resets_kept BEFORE DELETE OR TRUNCATE ON passkey_resets
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE passkey_resets ENABLE ALWAYS TRIGGER passkey_resets_kept;
--> statement-breakpoint
-- A challenge is used or dropped, and never serves another user, batch or content.
CREATE OR REPLACE TRIGGER passkey_challenges_stay BEFORE UPDATE ON passkey_challenges
  FOR EACH ROW EXECUTE FUNCTION refuse_row('a challenge never changes');
--> statement-breakpoint
ALTER TABLE passkey_challenges ENABLE ALWAYS TRIGGER passkey_challenges_stay;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Approvals with a passkey
-- ---------------------------------------------------------------------------------------------------------

-- What a passkey signs to approve a batch: shared/approval-challenge.ts computes the same.
CREATE FUNCTION approval_challenge(digest text, batch uuid, nonce bytea) RETURNS bytea
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT sha256(decode(digest, 'hex') || uuid_send(batch) || nonce)
$$;
--> statement-breakpoint
-- The signature belongs to this batch with its present content, to its approver, and to a passkey in use
-- whose device has verified the user. That it is right is checked by the server, and by anyone later.
CREATE FUNCTION guard_approval_assertion() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  client jsonb;
BEGIN
  IF NOT EXISTS (
       SELECT 1
         FROM batches b
         JOIN approvals a ON a.batch_id = b.id AND a.user_id = NEW.user_id AND a.entity_id = NEW.entity_id
        WHERE b.id = NEW.batch_id AND b.content_digest = NEW.content_digest
          AND a.content_digest = NEW.content_digest) THEN
    RAISE EXCEPTION 'an assertion covers the digest that its approval covers'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'assertion_digest';
  END IF;
  IF NOT EXISTS (
       SELECT 1
         FROM passkeys p
        WHERE p.id = NEW.passkey_id AND p.user_id = NEW.user_id AND p.removed_at IS NULL
          FOR SHARE) THEN
    RAISE EXCEPTION 'an assertion is made with a passkey in use'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'assertion_passkey';
  END IF;
  client := convert_from(NEW.client_data_json, 'UTF8')::jsonb;
  IF octet_length(NEW.nonce) <> 32
     OR client ->> 'type' IS DISTINCT FROM 'webauthn.get'
     OR client ->> 'challenge' IS DISTINCT FROM translate(
          rtrim(encode(approval_challenge(NEW.content_digest, NEW.batch_id, NEW.nonce), 'base64'), '='),
          '+/', '-_') THEN
    RAISE EXCEPTION 'an assertion signs the digest, the batch and the nonce'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'assertion_challenge';
  END IF;
  -- User present and user verified.
  IF octet_length(NEW.authenticator_data) < 37 OR get_byte(NEW.authenticator_data, 32) & 5 <> 5 THEN
    RAISE EXCEPTION 'the device of a passkey verifies its user'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'assertion_user_verified';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_approval_assertion() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER approval_assertions_guard BEFORE INSERT ON approval_assertions
  FOR EACH ROW EXECUTE FUNCTION guard_approval_assertion();
--> statement-breakpoint
ALTER TABLE approval_assertions ENABLE ALWAYS TRIGGER approval_assertions_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER approval_assertions_append_only
  BEFORE UPDATE OR DELETE OR TRUNCATE ON approval_assertions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE approval_assertions ENABLE ALWAYS TRIGGER approval_assertions_append_only;
--> statement-breakpoint
-- Whether the payment config demands a passkey from the approvers of a batch.
CREATE FUNCTION demands_passkey(batch uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1
      FROM batches b
      JOIN payment_configs c ON c.entity_id = b.entity_id
     WHERE b.id = batch AND b.total_amount_minor > c.passkey_above_minor)
$$;
--> statement-breakpoint
-- The assertion refers to its approval and is written after it, so this is asked when the transaction ends.
CREATE FUNCTION guard_approval_with_passkey() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF demands_passkey(NEW.batch_id) AND NOT EXISTS (
       SELECT 1 FROM approval_assertions s WHERE s.batch_id = NEW.batch_id AND s.user_id = NEW.user_id) THEN
    RAISE EXCEPTION 'a batch above the amount of the payment config is approved with a passkey'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_with_passkey';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_approval_with_passkey() FROM PUBLIC;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER approvals_with_passkey AFTER INSERT ON approvals
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION guard_approval_with_passkey();
--> statement-breakpoint
ALTER TABLE approvals ENABLE ALWAYS TRIGGER approvals_with_passkey;
--> statement-breakpoint
-- A standing approval does not cover a run whose batch demands a passkey: its approvers see that batch.
-- Why the standing approval of a version does not cover the batch of a run; empty when it does. The codes are
-- those of shared/schedule-terms.ts, in their order.
CREATE OR REPLACE FUNCTION standing_refusals(p_batch uuid, p_version integer) RETURNS text[]
  LANGUAGE plpgsql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  b batches%ROWTYPE;
  s schedules%ROWTYPE;
  v schedule_versions%ROWTYPE;
  config payment_configs%ROWTYPE;
  refusals text[] := '{}';
BEGIN
  SELECT * INTO b FROM batches WHERE id = p_batch;
  SELECT * INTO s FROM schedules WHERE id = b.schedule_id AND entity_id = b.entity_id;
  SELECT * INTO v FROM schedule_versions WHERE schedule_id = b.schedule_id AND version = p_version;
  SELECT * INTO config FROM payment_configs WHERE entity_id = b.entity_id;
  IF s.status IS DISTINCT FROM 'ACTIVE' OR s.version IS DISTINCT FROM p_version
     OR v.approval_mode IS DISTINCT FROM 'STANDING' OR v.status IS DISTINCT FROM 'IN_FORCE'
     OR (v.source = 'FUNDING') <> (s.kind = 'SWEEP')
     OR config.standing_currency IS DISTINCT FROM b.currency
     OR coalesce(config.standing_limit_minor, 0) < b.total_amount_minor
     OR config.passkey_above_minor < b.total_amount_minor THEN
    refusals := refusals || 'NOT_ALLOWED'::text;
  END IF;
  IF b.execution_date IS NULL OR greatest(b.execution_date, b.moves_on) > v.valid_until THEN
    refusals := refusals || 'LIMIT_EXPIRED'::text;
  END IF;
  IF b.withdrawal_count IS DISTINCT FROM v.withdrawal_count OR EXISTS (
       SELECT 1
         FROM withdrawals w
         LEFT JOIN schedule_rows r
                ON r.schedule_id = b.schedule_id AND r.version = p_version AND r.row_number = w.row_number
        WHERE w.batch_id = b.id
          AND ((w.beneficiary_name, w.bank_code, w.branch_code, w.account_number, w.account_type)
               IS DISTINCT FROM
               (r.beneficiary_name, r.bank_code, r.branch_code, r.account_number, r.account_type)
               -- A sweep pays what is there, up to the amount of its row, and so by the rail of that amount.
               OR CASE v.source
                    WHEN 'FUNDING' THEN w.amount_minor > r.amount_minor
                    ELSE (w.amount_minor, w.rail) IS DISTINCT FROM (r.amount_minor, r.rail)
                  END)) THEN
    refusals := refusals || 'ROWS_CHANGED'::text;
  END IF;
  IF b.total_amount_minor > coalesce(v.per_run_minor, 0) THEN
    refusals := refusals || 'SUM_ABOVE_LIMIT'::text;
  END IF;
  IF v.total_minor < b.total_amount_minor + (
       SELECT coalesce(sum(o.total_amount_minor), 0)
         FROM batches o
        WHERE o.schedule_id = b.schedule_id AND o.standing_version = p_version AND o.id <> b.id
          AND o.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')) THEN
    refusals := refusals || 'TOTAL_REACHED'::text;
  END IF;
  IF counting_schedule_approvals(b.schedule_id, p_version) < v.approvals_required THEN
    refusals := refusals || 'SIGNER_LEFT'::text;
  END IF;
  IF approvals_by_rules(coalesce(config.approval_rules, '[]'), b.currency, v.approval_amount_minor)
     > v.approvals_required THEN
    refusals := refusals || 'STRICTER_RULES'::text;
  END IF;
  IF EXISTS (
       SELECT 1
         FROM withdrawals w
         JOIN LATERAL (
                SELECT p.batch_id, p.beneficiary_id
                  FROM withdrawals p
                 WHERE p.entity_id = w.entity_id AND p.name_key = w.name_key AND p.status = 'COMPLETE'
                   AND p.batch_id <> w.batch_id
                 ORDER BY p.created_at DESC
                 LIMIT 1) last_paid ON true
        WHERE w.batch_id = b.id
          AND NOT EXISTS (
                SELECT 1
                  FROM withdrawals o
                 WHERE o.batch_id = last_paid.batch_id AND o.entity_id = w.entity_id
                   AND o.name_key = w.name_key AND o.beneficiary_id = w.beneficiary_id)
          -- An account that the name had before the version was written belongs to a namesake.
          AND NOT EXISTS (
                SELECT 1
                  FROM withdrawals o
                 WHERE o.entity_id = w.entity_id AND o.name_key = w.name_key
                   AND o.beneficiary_id = last_paid.beneficiary_id AND o.created_at <= v.created_at))
     OR (v.source = 'FUNDING' AND EXISTS (
          SELECT 1
            FROM withdrawals w
           WHERE w.batch_id = b.id AND NOT is_own_account(b.entity_id, w.account_number))) THEN
    refusals := refusals || 'ACCOUNT_CHANGED'::text;
  END IF;
  IF EXISTS (
       SELECT 1
         FROM (SELECT o.id
                 FROM batches o
                WHERE o.schedule_id = b.schedule_id AND o.schedule_due_on < b.schedule_due_on
                  AND o.status NOT IN ('CANCELLED', 'EXPIRED', 'REJECTED')
                ORDER BY o.schedule_due_on DESC
                LIMIT 1) l
         JOIN withdrawals f ON f.batch_id = l.id
        WHERE f.status IN ('FAILED', 'REVERSED')) THEN
    refusals := refusals || 'LAST_RUN_FAILED'::text;
  END IF;
  IF EXISTS (
       SELECT 1
         FROM schedule_runs n
        WHERE n.schedule_id = b.schedule_id AND n.due_on = b.schedule_due_on AND n.is_changed) THEN
    refusals := refusals || 'RUN_CHANGED'::text;
  END IF;
  RETURN refusals;
END $$;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- The amount above which approvals need a passkey is one of the settings by which several users control
-- payments
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION loosens_config(before jsonb, after jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
  WITH rules AS (
    SELECT rule ->> 'currency' AS currency, (rule ->> 'upToAmountMinor')::numeric AS edge
      FROM jsonb_array_elements((before -> 'approvalRules') || (after -> 'approvalRules')) AS r (rule)
  ), amounts AS (
    SELECT edge FROM rules WHERE edge IS NOT NULL
     UNION SELECT 1e30
  )
  SELECT EXISTS (
           SELECT 1
             FROM rules r, amounts a
            WHERE approvals_by_rules(after -> 'approvalRules', r.currency, a.edge)
                  < approvals_by_rules(before -> 'approvalRules', r.currency, a.edge))
      OR (after #>> '{settlementDifferenceLimit,amountMinor}')::numeric
         > CASE WHEN before #>> '{settlementDifferenceLimit,currency}'
                     = after #>> '{settlementDifferenceLimit,currency}'
                THEN (before #>> '{settlementDifferenceLimit,amountMinor}')::numeric
                ELSE 0 END
      OR coalesce(
           after #>> '{standingApprovals,currency}' IS NOT NULL
           AND (before #>> '{standingApprovals,currency}'
                  IS DISTINCT FROM after #>> '{standingApprovals,currency}'
                OR (after #>> '{standingApprovals,largestRunMinor}')::numeric
                   > (before #>> '{standingApprovals,largestRunMinor}')::numeric
                OR (after #>> '{standingApprovals,mostMonths}')::int
                   > (before #>> '{standingApprovals,mostMonths}')::int),
           false)
      -- Without an amount no approval needs a passkey.
      OR coalesce((after #>> '{passkeyAbove,amountMinor}')::numeric, 1e30)
         > coalesce((before #>> '{passkeyAbove,amountMinor}')::numeric, 1e30)
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION guarded_settings(config payment_configs) RETURNS jsonb
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT jsonb_build_object(
           'approvalRules', config.approval_rules,
           'settlementDifferenceLimit', jsonb_build_object(
             'currency', config.settlement_limit_currency,
             'amountMinor', config.settlement_limit_minor::text))
         || CASE WHEN config.standing_currency IS NULL THEN '{}'::jsonb
                 ELSE jsonb_build_object('standingApprovals', jsonb_build_object(
                        'currency', config.standing_currency,
                        'largestRunMinor', config.standing_limit_minor::text,
                        'mostMonths', config.standing_months)) END
         || CASE WHEN config.passkey_above_minor IS NULL THEN '{}'::jsonb
                 ELSE jsonb_build_object('passkeyAbove', jsonb_build_object(
                        'amountMinor', config.passkey_above_minor::text)) END
$$;
--> statement-breakpoint
-- Before the first money of an entity is booked, its first config may be any. The defaults are two approvals
-- for each batch without passkeys, and two users for each difference.
CREATE OR REPLACE FUNCTION guard_payment_config() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  before jsonb := jsonb_build_object(
    'approvalRules', '[]'::jsonb,
    'settlementDifferenceLimit',
    jsonb_build_object('currency', NEW.settlement_limit_currency, 'amountMinor', '0'));
  version_before integer := 0;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF NEW.entity_id <> OLD.entity_id OR NEW.version < OLD.version THEN
      RAISE EXCEPTION 'the versions of a payment config rise'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payment_config_version';
    END IF;
    before := guarded_settings(OLD);
    version_before := OLD.version;
  END IF;
  IF NOT loosens_config(before, guarded_settings(NEW))
     OR (TG_OP = 'INSERT'
         AND NOT EXISTS (SELECT 1 FROM ledger_accounts l WHERE l.entity_id = NEW.entity_id)) THEN
    RETURN NEW;
  END IF;
  -- An insert beside the config that is there becomes an update, which is judged as one, or fails.
  IF TG_OP = 'INSERT' AND EXISTS (SELECT 1 FROM payment_configs c WHERE c.entity_id = NEW.entity_id) THEN
    RETURN NEW;
  END IF;
  IF NEW.version <> version_before + 1
     OR NOT EXISTS (
          SELECT 1
            FROM payment_config_changes c
           WHERE c.entity_id = NEW.entity_id AND c.state = 'IN_FORCE' AND c.base_version = version_before
             AND c.config @> guarded_settings(NEW)
             AND c.config -> 'approvalRules' = NEW.approval_rules
             AND c.config #>> '{passkeyAbove,amountMinor}'
                 IS NOT DISTINCT FROM NEW.passkey_above_minor::text) THEN
    RAISE EXCEPTION 'a looser payment config counts a day later, or once a second admin has confirmed it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_config_loosened';
  END IF;
  RETURN NEW;
END $$;
