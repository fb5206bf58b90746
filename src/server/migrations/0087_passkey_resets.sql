-- Whether a user may stop a reset of that user’s passkeys that was asked for at a time. A thief with the
-- password of a user may have added the first passkey, and could else stop every reset in the user's name: so
-- the user stops one, and only admins stop another one that is asked for within 7 days.
CREATE FUNCTION user_may_stop_reset(entity uuid, of_user uuid, asked timestamptz) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT NOT EXISTS (
    SELECT 1
      FROM passkey_resets r
     WHERE r.entity_id = entity AND r.user_id = of_user AND r.state = 'STOPPED' AND r.decided_by = of_user
       AND r.asked_at < asked AND r.decided_at > asked - interval '7 days')
$$;
--> statement-breakpoint
-- An admin asks for the reset of another user. It ends once, and takes effect for an asker who is an admin.
CREATE OR REPLACE FUNCTION guard_passkey_reset() RETURNS trigger
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
     OR NEW.state NOT IN ('DONE', 'STOPPED', 'LAPSED')
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
  IF NEW.state = 'STOPPED' AND NEW.decided_by = NEW.user_id
     AND NOT user_may_stop_reset(NEW.entity_id, NEW.user_id, NEW.asked_at) THEN
    RAISE EXCEPTION 'a user who has stopped a reset of passkeys does not stop the next one'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'passkey_reset_again';
  END IF;
  IF NEW.state IN ('DONE', 'LAPSED')
     AND (NEW.state = 'DONE') <> is_enabled_user(NEW.entity_id, NEW.asked_by, '{ADMIN}') THEN
    RAISE EXCEPTION 'a reset of passkeys takes effect if its asker is an admin, and lapses otherwise'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'passkey_reset_asker';
  END IF;
  RETURN NEW;
END $$;
