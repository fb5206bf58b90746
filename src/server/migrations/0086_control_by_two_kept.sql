-- Two admins stay two: an admin whose access has just ended still counts, and only who confirmed alone makes
-- the link of an own invitation.
CREATE OR REPLACE FUNCTION has_other_admin(entity uuid, admin uuid, at timestamp with time zone)
  RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1
      FROM users u
     WHERE u.entity_id = entity AND u.id <> admin AND 'ADMIN' = ANY (u.roles)
       AND (u.disabled_at IS NULL OR u.disabled_at > at - interval '1 day'))
$$;
--> statement-breakpoint

-- An admin asks for a change, another one confirms it. The only admin confirms again a day later. Without the
-- day after another admin lost access, an admin would end that access and confirm in the same second.
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
                   OR has_other_admin(NEW.entity_id, NEW.asked_by, NEW.decided_at)))) THEN
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
                       OR has_other_admin(NEW.entity_id, NEW.proposed_by, clock_timestamp())
                  ELSE NOT is_enabled_user(NEW.entity_id, NEW.decided_by, '{ADMIN}') END) THEN
    RAISE EXCEPTION 'a looser payment config counts a day later, or once a second admin has confirmed it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'config_change_in_force';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- An invitation has the id of the change that two admins made, gives what they agreed on, and ends after
-- seven days: later, the agreement says nothing any more.
CREATE OR REPLACE FUNCTION guard_invitation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF num_nonnulls(NEW.accepted_at, NEW.revoked_at) > 0
       OR NOT EXISTS (
            SELECT 1
              FROM control_changes c
             WHERE c.id = NEW.id AND c.entity_id = NEW.entity_id AND c.state = 'APPLIED'
               AND c.decided_at = NEW.created_at
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
  IF NEW.accepted_at >= OLD.created_at + interval '7 days' THEN
    RAISE EXCEPTION 'an invitation is used within seven days'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invitation_in_time';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- The admin who asked makes no link, unless that admin alone also confirmed: alone with the link, the admin
-- could become a second person. How many admins there are now decides nothing.
CREATE OR REPLACE FUNCTION guard_invitation_link() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT EXISTS (
       SELECT 1
         FROM invitations i
         JOIN control_changes c ON c.id = i.id
        WHERE i.id = NEW.invitation_id AND i.entity_id = NEW.entity_id
          AND i.accepted_at IS NULL AND i.revoked_at IS NULL
          AND NEW.made_at < i.created_at + interval '7 days'
          AND (NEW.made_by IS NULL
               OR is_enabled_user(NEW.entity_id, NEW.made_by, '{ADMIN}')
                  AND (NEW.made_by <> c.asked_by OR c.decided_by = c.asked_by))) THEN
    RAISE EXCEPTION 'the link of an open invitation is made by an admin who did not ask for it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invitation_link_by_two';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_invitation_link() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER invitation_links_guard BEFORE INSERT ON invitation_links
  FOR EACH ROW EXECUTE FUNCTION guard_invitation_link();
--> statement-breakpoint
ALTER TABLE invitation_links ENABLE ALWAYS TRIGGER invitation_links_guard;
--> statement-breakpoint

-- Two admins agreed once that every change of the payment config needs two; one alone does not undo it, nor
-- by moving the row to another entity.
CREATE OR REPLACE FUNCTION guard_config_by_two() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.entity_id <> OLD.entity_id THEN
    RAISE EXCEPTION 'what an entity may pay is not moved to another entity'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'entity_config_kept';
  END IF;
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
