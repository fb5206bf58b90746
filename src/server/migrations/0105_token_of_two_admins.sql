-- A token that prepares is agreed on by two users who are admins when it is confirmed: its maker may have
-- lost the role since it was made.
CREATE FUNCTION guard_token_confirmed() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NOT is_enabled_user(NEW.entity_id, NEW.user_id, '{ADMIN}')
     OR NOT is_enabled_user(NEW.entity_id, NEW.confirmed_by, '{ADMIN}') THEN
    RAISE EXCEPTION 'two admins agree on a token of a program'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'program_token_admins';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_token_confirmed() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER program_tokens_confirmed BEFORE UPDATE OF confirmed_at, confirmed_by ON program_tokens
  FOR EACH ROW WHEN (OLD.confirmed_at IS NULL AND NEW.confirmed_at IS NOT NULL)
  EXECUTE FUNCTION guard_token_confirmed();
--> statement-breakpoint
ALTER TABLE program_tokens ENABLE ALWAYS TRIGGER program_tokens_confirmed;
