-- ---------------------------------------------------------------------------------------------------------
-- Processes keep the callers of reads for a moment. Every change of what a caller consists of is announced on
-- the channel outlay_access, payload "<user>"; 0001_rules.sql announces roles, sign-ins and grants.
-- ---------------------------------------------------------------------------------------------------------

CREATE OR REPLACE FUNCTION announce_changed_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_access', OLD.id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_announce_change
  AFTER UPDATE OF id, entity_id, name, email, tokens_valid_from ON users
  FOR EACH ROW EXECUTE FUNCTION announce_changed_user();
--> statement-breakpoint
CREATE OR REPLACE TRIGGER users_announce_removal AFTER DELETE ON users
  FOR EACH ROW EXECUTE FUNCTION announce_changed_user();
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_changed_entity() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_access', id::text) FROM users WHERE entity_id = NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER entities_announce_change AFTER UPDATE ON entities
  FOR EACH ROW EXECUTE FUNCTION announce_changed_entity();
--> statement-breakpoint
-- A session that was seen again keeps its user's access; the trigger of 0001_rules.sql announces its end.
CREATE OR REPLACE TRIGGER sessions_announce_change AFTER UPDATE ON sessions
  FOR EACH ROW WHEN (
    NEW.last_seen_at < OLD.last_seen_at
    OR (NEW.token_hash, NEW.user_id, NEW.authenticated_at, NEW.expires_at)
       IS DISTINCT FROM (OLD.token_hash, OLD.user_id, OLD.authenticated_at, OLD.expires_at))
  EXECUTE FUNCTION announce_ended_session();
