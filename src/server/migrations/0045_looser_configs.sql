CREATE TABLE "payment_config_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"base_version" integer NOT NULL,
	"config" jsonb NOT NULL,
	"loosened" text[] NOT NULL,
	"proposed_by" uuid NOT NULL,
	"proposed_at" timestamp (3) with time zone NOT NULL,
	"counts_from" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "payment_config_change_decided"
		CHECK (("payment_config_changes"."state" = 'PENDING') = ("payment_config_changes"."decided_at" IS NULL)
          AND ("payment_config_changes"."decided_by" IS NULL
			OR "payment_config_changes"."state" IN ('IN_FORCE', 'CANCELLED')))
);
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "switched_on_by" uuid;--> statement-breakpoint
ALTER TABLE "payment_config_changes" ADD CONSTRAINT
	"payment_config_changes_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_config_changes" ADD CONSTRAINT
	"payment_config_changes_proposed_by_fk"
	FOREIGN KEY ("entity_id","proposed_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_config_changes" ADD CONSTRAINT
	"payment_config_changes_decided_by_fk"
	FOREIGN KEY ("entity_id","decided_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "payment_config_changes_pending" ON "payment_config_changes"
	USING btree ("entity_id") WHERE state = 'PENDING';--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT
	"bank_file_connections_switched_on_by_users_id_fk"
	FOREIGN KEY ("switched_on_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Payment configs
-- ---------------------------------------------------------------------------------------------------------

-- The approvals that a batch needs by stored rules, as domain/payouts/approval-policy.ts counts them.
CREATE OR REPLACE FUNCTION approvals_by_rules(rules jsonb, batch_currency text, total numeric) RETURNS integer
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT coalesce(
           (SELECT (r.rule ->> 'approvalsRequired')::int
              FROM jsonb_array_elements(rules) WITH ORDINALITY AS r (rule, place)
             WHERE r.rule ->> 'currency' = batch_currency
               AND (r.rule ->> 'upToAmountMinor' IS NULL
                    OR total <= (r.rule ->> 'upToAmountMinor')::numeric)
             ORDER BY r.place
             LIMIT 1),
           2)
$$;
--> statement-breakpoint
-- Whether settings are looser than others, as domain/payouts/looser-config.ts says it: each holds
-- approvalRules and settlementDifferenceLimit.
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
$$;
--> statement-breakpoint
-- The settings of a config that loosens_config compares.
CREATE OR REPLACE FUNCTION guarded_settings(config payment_configs) RETURNS jsonb
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, pg_temp AS $$
  SELECT jsonb_build_object(
           'approvalRules', config.approval_rules,
           'settlementDifferenceLimit', jsonb_build_object(
             'currency', config.settlement_limit_currency,
             'amountMinor', config.settlement_limit_minor::text))
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION is_enabled_user(entity uuid, user_id uuid, one_of text[]) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1
      FROM users u
     WHERE u.id = user_id AND u.entity_id = entity AND u.disabled_at IS NULL AND u.roles && one_of)
$$;
--> statement-breakpoint
-- A looser config counts a day later by the clock of the database, or once a second admin has confirmed it.
-- Its author has access still. Only the config that it changes may be in force.
CREATE OR REPLACE FUNCTION guard_config_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'PENDING' OR NOT is_enabled_user(NEW.entity_id, NEW.proposed_by, '{ADMIN}') THEN
      RAISE EXCEPTION 'an admin proposes a looser payment config, which waits'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'config_change_begins';
    END IF;
    NEW.recorded_at := clock_timestamp();
    RETURN NEW;
  END IF;
  IF OLD.state <> 'PENDING'
     OR (to_jsonb(OLD) - ARRAY['state', 'decided_by', 'decided_at'])
        <> (to_jsonb(NEW) - ARRAY['state', 'decided_by', 'decided_at']) THEN
    RAISE EXCEPTION 'a looser payment config does not change, and ends once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'config_change_kept';
  END IF;
  IF NEW.state = 'CANCELLED' AND NOT is_enabled_user(NEW.entity_id, NEW.decided_by, '{APPROVER,ADMIN}') THEN
    RAISE EXCEPTION 'an approver or an admin cancels a looser payment config'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'config_change_cancelled';
  END IF;
  IF NEW.state = 'IN_FORCE'
     AND (NOT is_enabled_user(NEW.entity_id, NEW.proposed_by, '{ADMIN}')
          OR NEW.base_version IS DISTINCT FROM coalesce(
               (SELECT c.version FROM payment_configs c WHERE c.entity_id = NEW.entity_id), 0)
          OR CASE WHEN NEW.decided_by IS NULL
                  THEN NEW.recorded_at > clock_timestamp() - interval '1 day'
                  ELSE NEW.decided_by = NEW.proposed_by
                       OR NOT is_enabled_user(NEW.entity_id, NEW.decided_by, '{ADMIN}') END) THEN
    RAISE EXCEPTION 'a looser payment config counts a day later, or once a second admin has confirmed it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'config_change_in_force';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_config_change() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_config_changes_guard BEFORE INSERT OR UPDATE ON payment_config_changes
  FOR EACH ROW EXECUTE FUNCTION guard_config_change();
--> statement-breakpoint
ALTER TABLE payment_config_changes ENABLE ALWAYS TRIGGER payment_config_changes_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_config_changes_kept BEFORE DELETE OR TRUNCATE ON payment_config_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payment_config_changes ENABLE ALWAYS TRIGGER payment_config_changes_kept;
--> statement-breakpoint
-- Before the first money of an entity is booked, its first config may be any. The defaults are two approvals
-- for each batch, and two users for each difference.
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
             AND c.config -> 'approvalRules' = NEW.approval_rules) THEN
    RAISE EXCEPTION 'a looser payment config counts a day later, or once a second admin has confirmed it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_config_loosened';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_payment_config() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_configs_guard BEFORE INSERT OR UPDATE ON payment_configs
  FOR EACH ROW EXECUTE FUNCTION guard_payment_config();
--> statement-breakpoint
ALTER TABLE payment_configs ENABLE ALWAYS TRIGGER payment_configs_guard;
--> statement-breakpoint
-- Without a config the defaults count, which may be looser.
CREATE OR REPLACE TRIGGER payment_configs_kept BEFORE DELETE OR TRUNCATE ON payment_configs
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE payment_configs ENABLE ALWAYS TRIGGER payment_configs_kept;
--> statement-breakpoint
-- The last approval counts by the rules in force, whatever number the batch was given.
CREATE OR REPLACE FUNCTION guard_rules_of_batch() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.approvals_required < approvals_by_rules(
       coalesce((SELECT c.approval_rules FROM payment_configs c WHERE c.entity_id = NEW.entity_id), '[]'),
       NEW.currency,
       NEW.total_amount_minor) THEN
    RAISE EXCEPTION 'a batch needs the approvals of the rules in force'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_approved_by_rules';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_rules_of_batch() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER batches_rules BEFORE UPDATE ON batches
  FOR EACH ROW WHEN (OLD.status = 'PENDING_APPROVAL' AND NEW.status = 'APPROVED')
  EXECUTE FUNCTION guard_rules_of_batch();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_rules;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Bank connections
-- ---------------------------------------------------------------------------------------------------------

-- Those who change a connection are remembered until another user switches it on. Another account or profile
-- was neither rehearsed nor accepted by the bank.
CREATE OR REPLACE FUNCTION guard_bank_file_connection() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  is_switched_on boolean := false;
  is_other_profile boolean := true;
BEGIN
  IF TG_OP = 'UPDATE' THEN
    is_switched_on := NEW.state = 'LIVE' AND OLD.state <> 'LIVE';
    is_other_profile :=
      (NEW.payer_name, NEW.payer_branch_code, NEW.payer_account_number, NEW.payer_account_type, NEW.profile,
       NEW.currency)
      IS DISTINCT FROM
      (OLD.payer_name, OLD.payer_branch_code, OLD.payer_account_number, OLD.payer_account_type, OLD.profile,
       OLD.currency);
    IF NEW.entity_id <> OLD.entity_id
       OR NOT is_switched_on AND NOT NEW.unconfirmed_by @> OLD.unconfirmed_by
       OR NEW.transport <> OLD.transport AND NEW.unconfirmed_by = '{}' THEN
      RAISE EXCEPTION 'who changed a bank connection is known until another user switches it on'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'bank_connection_changed_by';
    END IF;
  END IF;
  IF is_other_profile
     AND (NEW.state = 'LIVE' OR NEW.certified_at IS NOT NULL OR NEW.rehearsal_passed IS NOT NULL
          OR NOT NEW.changed_by = ANY (NEW.unconfirmed_by)) THEN
    RAISE EXCEPTION 'another account or profile is off, uncertified, and known by who set it'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'bank_connection_other_profile';
  END IF;
  IF is_switched_on
     AND (NEW.switched_on_by = ANY (OLD.unconfirmed_by)
          OR NOT is_enabled_user(NEW.entity_id, NEW.switched_on_by, '{APPROVER,ADMIN}')) THEN
    RAISE EXCEPTION 'another user than those who changed a bank connection switches it on'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'bank_connection_by_two';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_bank_file_connection() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_file_connections_two_users BEFORE INSERT OR UPDATE ON bank_file_connections
  FOR EACH ROW EXECUTE FUNCTION guard_bank_file_connection();
--> statement-breakpoint
ALTER TABLE bank_file_connections ENABLE ALWAYS TRIGGER bank_file_connections_two_users;
