-- A lost sign-in ends at once and everywhere: sessions, the provider's sessions and grants (bearer tokens depend on their grant),
-- and open event streams, which every process is notified about.
ALTER TABLE users ADD COLUMN tokens_valid_from timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE sessions ADD COLUMN provider_session text, ADD COLUMN grant_id text;
--> statement-breakpoint
CREATE INDEX sessions_provider_session ON sessions (provider_session);
--> statement-breakpoint
CREATE INDEX sessions_grant ON sessions (grant_id);
--> statement-breakpoint
CREATE INDEX oidc_records_account ON oidc_records ((coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')));
--> statement-breakpoint

-- Locks the user first, so that a sign-in that is being completed either ends here or sees the change.
CREATE FUNCTION end_sign_ins(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;
  DELETE FROM sessions WHERE user_id = p_user;
  DELETE FROM oidc_records WHERE coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}') = p_user::text;
  PERFORM pg_notify('outlay_access', p_user::text);
END $$;
--> statement-breakpoint
-- Tokens of another issuer have no grant here: those issued before the user was disabled stay refused after the user is enabled.
CREATE FUNCTION refuse_earlier_tokens() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.tokens_valid_from := greatest(NEW.tokens_valid_from, NEW.disabled_at);
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_refuse_earlier_tokens BEFORE UPDATE OF disabled_at ON users
  FOR EACH ROW WHEN (NEW.disabled_at IS NOT NULL) EXECUTE FUNCTION refuse_earlier_tokens();
--> statement-breakpoint
CREATE FUNCTION users_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (OLD.disabled_at IS NULL AND NEW.disabled_at IS NOT NULL) OR NEW.issuer <> OLD.issuer OR NEW.subject <> OLD.subject THEN
    PERFORM end_sign_ins(NEW.id);
  ELSE
    PERFORM pg_notify('outlay_access', NEW.id::text);
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_end_sign_ins AFTER UPDATE OF disabled_at, roles, issuer, subject ON users
  FOR EACH ROW EXECUTE FUNCTION users_changed();
--> statement-breakpoint
CREATE FUNCTION password_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_sign_ins(OLD.user_id);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER local_credentials_changed AFTER UPDATE OF password_hash ON local_credentials
  FOR EACH ROW WHEN (NEW.password_hash <> OLD.password_hash) EXECUTE FUNCTION password_changed();
--> statement-breakpoint
CREATE TRIGGER local_credentials_removed AFTER DELETE ON local_credentials
  FOR EACH ROW EXECUTE FUNCTION password_changed();
--> statement-breakpoint
CREATE FUNCTION announce_ended_session() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_access', OLD.user_id::text);
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER sessions_announce_end AFTER DELETE ON sessions
  FOR EACH ROW EXECUTE FUNCTION announce_ended_session();
--> statement-breakpoint
CREATE FUNCTION announce_revoked_grant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_access', OLD.payload ->> 'accountId');
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER oidc_records_announce_revoked AFTER DELETE ON oidc_records
  FOR EACH ROW WHEN (OLD.kind = 'Grant') EXECUTE FUNCTION announce_revoked_grant();
--> statement-breakpoint

-- What is audited once a day and user, so that reading and signing all day does not bury the log.
CREATE TABLE audited_uses (
  user_id uuid NOT NULL REFERENCES users (id),
  action text NOT NULL,
  subject_id text NOT NULL,
  day date NOT NULL,
  PRIMARY KEY (user_id, action, subject_id, day)
);
--> statement-breakpoint
CREATE INDEX audited_uses_day ON audited_uses (day);
