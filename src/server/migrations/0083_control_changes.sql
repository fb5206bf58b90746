-- Changes of control by two admins, invitations, and the history of roles.
CREATE TABLE "invitation_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"invitation_id" uuid NOT NULL,
	"made_by" uuid,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "invitation_link_time"
		CHECK ("invitation_links"."made_at" < "invitation_links"."expires_at"
			AND "invitation_links"."expires_at" <= "invitation_links"."made_at" + interval '72 hours')
);
--> statement-breakpoint
CREATE TABLE "invitations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid,
	"display_name" text NOT NULL,
	"email" text,
	"roles" text[] NOT NULL,
	"asked_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"accepted_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	"revoked_by" uuid,
	CONSTRAINT "invitations_in_entity" UNIQUE("entity_id","id"),
	CONSTRAINT "invitation_ends_once"
		CHECK (num_nonnulls("invitations"."accepted_at", "invitations"."revoked_at") <= 1
        AND num_nulls("invitations"."revoked_at", "invitations"."revoked_by") IN (0, 2)
        AND ("invitations"."accepted_at" IS NULL OR "invitations"."user_id" IS NOT NULL)
        AND ("invitations"."purpose" = 'INVITE' OR "invitations"."user_id" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "user_access_history" (
	"user_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"entity_id" uuid NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"roles" text[] NOT NULL,
	"enabled" boolean NOT NULL,
	"reconstructed" boolean NOT NULL,
	CONSTRAINT "user_access_history_pk" PRIMARY KEY("user_id","number")
);
--> statement-breakpoint
CREATE TABLE "control_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"subject_id" uuid,
	"basis" jsonb NOT NULL,
	"wanted" jsonb NOT NULL,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"state" text NOT NULL,
	"decided_by" uuid,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "control_change_decided"
		CHECK (("control_changes"."state" = 'WAITING') 
			= ("control_changes"."decided_at" IS NULL)
          AND ("control_changes"."state" IN ('APPLIED', 'REJECTED', 'WITHDRAWN'))
			= ("control_changes"."decided_by" IS NOT NULL))
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "user_agent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "entity_configs"
	ADD COLUMN "config_needs_second_since" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT
	"invitation_links_invitation_fk"
	FOREIGN KEY ("entity_id","invitation_id") REFERENCES "public"."invitations"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitation_links" ADD CONSTRAINT
	"invitation_links_made_by_fk"
	FOREIGN KEY ("entity_id","made_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT
	"invitations_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT
	"invitations_asked_by_fk"
	FOREIGN KEY ("entity_id","asked_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "invitations" ADD CONSTRAINT
	"invitations_revoked_by_fk"
	FOREIGN KEY ("entity_id","revoked_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_access_history" ADD CONSTRAINT
	"user_access_history_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_changes" ADD CONSTRAINT
	"control_changes_asked_by_fk"
	FOREIGN KEY ("entity_id","asked_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_changes" ADD CONSTRAINT
	"control_changes_decided_by_fk"
	FOREIGN KEY ("entity_id","decided_by") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "control_changes" ADD CONSTRAINT
	"control_changes_subject_fk"
	FOREIGN KEY ("entity_id","subject_id") REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "invitation_links_of_invitation" ON "invitation_links"
	USING btree ("invitation_id","made_at");--> statement-breakpoint
CREATE INDEX "invitations_of_entity" ON "invitations"
	USING btree ("entity_id","created_at");--> statement-breakpoint
CREATE INDEX "user_access_history_of_entity" ON "user_access_history"
	USING btree ("entity_id","user_id","changed_at");--> statement-breakpoint
CREATE INDEX "control_changes_of_entity" ON "control_changes"
	USING btree ("entity_id","asked_at","id");--> statement-breakpoint
CREATE INDEX "control_changes_of_subject" ON "control_changes"
	USING btree ("subject_id","asked_at");--> statement-breakpoint
CREATE INDEX "control_changes_expiring" ON "control_changes"
	USING btree ("expires_at")
	WHERE state = 'WAITING';--> statement-breakpoint
CREATE UNIQUE INDEX "control_changes_waiting" ON "control_changes"
	USING btree ("entity_id","kind","subject_id")
	WHERE state = 'WAITING' AND subject_id IS NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_id" UNIQUE("id");--> statement-breakpoint

-- An admin asks for a change, another one confirms it. The only admin confirms again a day later. The times
-- are those of Outlay's clock, as everywhere in the table.
CREATE OR REPLACE FUNCTION guard_control_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.state <> 'WAITING' OR NEW.expires_at <> NEW.asked_at + interval '7 days'
       OR NOT is_enabled_user(NEW.entity_id, NEW.asked_by, '{ADMIN}') THEN
      RAISE EXCEPTION 'an admin asks for a change of control, which waits for seven days'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'control_change_begins';
    END IF;
    RETURN NEW;
  END IF;
  IF OLD.state <> 'WAITING'
     OR (to_jsonb(OLD) - ARRAY['state', 'decided_by', 'decided_at'])
        <> (to_jsonb(NEW) - ARRAY['state', 'decided_by', 'decided_at']) THEN
    RAISE EXCEPTION 'a change of control is never rewritten, and ends once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'control_change_kept';
  END IF;
  IF NEW.state = 'APPLIED'
     AND (NOT is_enabled_user(NEW.entity_id, NEW.asked_by, '{ADMIN}')
          OR NOT is_enabled_user(NEW.entity_id, NEW.decided_by, '{ADMIN}')
          OR NEW.decided_at >= NEW.expires_at
          OR (NEW.decided_by = NEW.asked_by
              AND (NEW.decided_at < NEW.asked_at + interval '1 day'
                   OR EXISTS (
                        SELECT 1
                          FROM users u
                         WHERE u.entity_id = NEW.entity_id AND u.id <> NEW.asked_by
                           AND u.disabled_at IS NULL AND 'ADMIN' = ANY (u.roles))))) THEN
    RAISE EXCEPTION 'a change of control is confirmed by a second admin, or a day later by the only one'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'control_change_by_two';
  END IF;
  IF NEW.state = 'REJECTED'
     AND (NEW.decided_by = NEW.asked_by OR NOT is_enabled_user(NEW.entity_id, NEW.decided_by, '{ADMIN}'))
     OR NEW.state = 'WITHDRAWN' AND NEW.decided_by <> NEW.asked_by
     OR NEW.state = 'EXPIRED' AND NEW.decided_at < NEW.expires_at THEN
    RAISE EXCEPTION 'another admin rejects a change of control, and the one who asked withdraws it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'control_change_ends';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_control_change() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER control_changes_guard BEFORE INSERT OR UPDATE ON control_changes
  FOR EACH ROW EXECUTE FUNCTION guard_control_change();
--> statement-breakpoint
ALTER TABLE control_changes ENABLE ALWAYS TRIGGER control_changes_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER control_changes_not_deleted BEFORE DELETE OR TRUNCATE ON control_changes
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE control_changes ENABLE ALWAYS TRIGGER control_changes_not_deleted;
--> statement-breakpoint
-- An invitation has the id of the change that two admins made, and gives what they agreed on.
CREATE OR REPLACE FUNCTION guard_invitation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF num_nonnulls(NEW.accepted_at, NEW.revoked_at) > 0
       OR NOT EXISTS (
            SELECT 1
              FROM control_changes c
             WHERE c.id = NEW.id AND c.entity_id = NEW.entity_id AND c.state = 'APPLIED'
               AND c.asked_by = NEW.asked_by
               AND CASE NEW.purpose
                   WHEN 'INVITE' THEN c.kind = 'INVITE_USER' AND NEW.user_id IS NULL
                                      AND c.wanted -> 'roles' = to_jsonb(NEW.roles)
                   ELSE c.kind = 'RESET_SIGN_IN' AND c.subject_id = NEW.user_id AND NEW.roles = '{}' END) THEN
      RAISE EXCEPTION 'an invitation needs a change of control that was confirmed'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'invitation_by_two';
    END IF;
    RETURN NEW;
  END IF;
  IF num_nonnulls(OLD.accepted_at, OLD.revoked_at) > 0
     OR (to_jsonb(OLD) - ARRAY['user_id', 'accepted_at', 'revoked_at', 'revoked_by'])
        <> (to_jsonb(NEW) - ARRAY['user_id', 'accepted_at', 'revoked_at', 'revoked_by'])
     OR (OLD.user_id IS NOT NULL AND NEW.user_id IS DISTINCT FROM OLD.user_id) THEN
    RAISE EXCEPTION 'an invitation is used or revoked once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'invitation_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_invitation() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER invitations_guard BEFORE INSERT OR UPDATE ON invitations
  FOR EACH ROW EXECUTE FUNCTION guard_invitation();
--> statement-breakpoint
ALTER TABLE invitations ENABLE ALWAYS TRIGGER invitations_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER invitations_not_deleted BEFORE DELETE OR TRUNCATE ON invitations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE invitations ENABLE ALWAYS TRIGGER invitations_not_deleted;
--> statement-breakpoint
-- The history begins with the roles of today for the users who are there.
INSERT INTO user_access_history (user_id, number, entity_id, changed_at, roles, enabled, reconstructed)
SELECT id, 1, entity_id, created_at, roles, disabled_at IS NULL, true
  FROM users;
--> statement-breakpoint
-- The row of the user is locked by its own change, so that the numbers have no gap and never collide.
CREATE OR REPLACE FUNCTION record_access() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND NEW.roles = OLD.roles
     AND (NEW.disabled_at IS NULL) = (OLD.disabled_at IS NULL) THEN
    RETURN NULL;
  END IF;
  INSERT INTO user_access_history (user_id, number, entity_id, changed_at, roles, enabled, reconstructed)
  SELECT NEW.id, coalesce(max(h.number), 0) + 1, NEW.entity_id, clock_timestamp(), NEW.roles,
         NEW.disabled_at IS NULL, false
    FROM user_access_history h
   WHERE h.user_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION record_access() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_record_access AFTER INSERT OR UPDATE OF roles, disabled_at ON users
  FOR EACH ROW EXECUTE FUNCTION record_access();
--> statement-breakpoint
ALTER TABLE users ENABLE ALWAYS TRIGGER users_record_access;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER user_access_history_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON user_access_history
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE user_access_history ENABLE ALWAYS TRIGGER user_access_history_kept;
--> statement-breakpoint
-- Two admins agreed once that every change of the payment config needs two; one alone does not undo it.
CREATE OR REPLACE FUNCTION guard_config_by_two() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF OLD.config_needs_second_since IS NOT NULL
     AND NEW.config_needs_second_since IS DISTINCT FROM OLD.config_needs_second_since
     AND NOT EXISTS (
           SELECT 1
             FROM control_changes c
            WHERE c.entity_id = NEW.entity_id AND c.kind = 'CONFIG_BY_ONE_ADMIN' AND c.state = 'APPLIED'
              AND NEW.config_needs_second_since IS NULL
              AND c.asked_at >= OLD.config_needs_second_since) THEN
    RAISE EXCEPTION 'a change of control ends that the payment config needs a second admin'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'config_by_two_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_config_by_two() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entity_configs_by_two BEFORE UPDATE ON entity_configs
  FOR EACH ROW EXECUTE FUNCTION guard_config_by_two();
--> statement-breakpoint
ALTER TABLE entity_configs ENABLE ALWAYS TRIGGER entity_configs_by_two;
--> statement-breakpoint
-- Where every change of the payment config needs a second admin, no version is saved without one.
CREATE OR REPLACE FUNCTION guard_config_of_two() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
       SELECT 1
         FROM entity_configs e
        WHERE e.entity_id = NEW.entity_id AND e.config_needs_second_since IS NOT NULL) THEN
    RETURN NEW;
  END IF;
  IF NOT EXISTS (
       SELECT 1
         FROM payment_config_changes c
        WHERE c.entity_id = NEW.entity_id AND c.state = 'IN_FORCE' AND c.base_version = NEW.version - 1
          AND c.decided_by IS NOT NULL
          AND c.config @> jsonb_build_object(
                'defaultCurrency', NEW.default_currency,
                'stepUpMaxAgeSeconds', NEW.step_up_max_age_seconds,
                'approvalExpiryDays', NEW.approval_expiry_days,
                'releaseDelaySeconds', NEW.release_delay_seconds,
                'defaultRail', NEW.default_rail,
                'duplicateWindowDays', NEW.duplicate_window_days,
                'unusualAmountPercent', NEW.unusual_amount_percent,
                'timezone', NEW.timezone)
          AND c.config @> guarded_settings(NEW)
          AND c.config -> 'approvalRules' = NEW.approval_rules
          AND c.config -> 'notificationEmails' = to_jsonb(NEW.notification_emails)) THEN
    RAISE EXCEPTION 'every change of this payment config is confirmed by a second admin'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payment_config_by_two';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_config_of_two() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER payment_configs_by_two BEFORE INSERT OR UPDATE ON payment_configs
  FOR EACH ROW EXECUTE FUNCTION guard_config_of_two();
--> statement-breakpoint
ALTER TABLE payment_configs ENABLE ALWAYS TRIGGER payment_configs_by_two;
--> statement-breakpoint
-- A looser config counts a day later by the clock of the database, or once a second admin has confirmed it.
-- Its author has access still. Only the config that it changes may be in force. Where every change needs a
-- second admin, time alone is not enough: the only admin confirms it after the day.
CREATE OR REPLACE FUNCTION guard_config_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  needs_second boolean := EXISTS (
    SELECT 1
      FROM entity_configs e
     WHERE e.entity_id = NEW.entity_id AND e.config_needs_second_since IS NOT NULL);
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
                  THEN NEW.recorded_at > clock_timestamp() - interval '1 day' OR needs_second
                  WHEN NEW.decided_by = NEW.proposed_by
                  THEN NOT needs_second OR NEW.recorded_at > clock_timestamp() - interval '1 day'
                       OR EXISTS (
                            SELECT 1
                              FROM users u
                             WHERE u.entity_id = NEW.entity_id AND u.id <> NEW.proposed_by
                               AND u.disabled_at IS NULL AND 'ADMIN' = ANY (u.roles))
                  ELSE NOT is_enabled_user(NEW.entity_id, NEW.decided_by, '{ADMIN}') END) THEN
    RAISE EXCEPTION 'a looser payment config counts a day later, or once a second admin has confirmed it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'config_change_in_force';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_config_change() FROM PUBLIC;
