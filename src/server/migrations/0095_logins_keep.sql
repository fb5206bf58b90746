-- The name of a person and the login of a password are the same in every entity, and no admin of one of them
-- decides about the others.
CREATE TRIGGER logins_keep BEFORE UPDATE OF id, name ON logins
  FOR EACH ROW WHEN ((NEW.id, NEW.name) IS DISTINCT FROM (OLD.id, OLD.name))
  EXECUTE FUNCTION refuse_row('a login keeps its name');
--> statement-breakpoint
ALTER TABLE logins ENABLE ALWAYS TRIGGER logins_keep;
--> statement-breakpoint
CREATE TRIGGER local_credentials_keep BEFORE UPDATE OF login_id ON local_credentials
  FOR EACH ROW WHEN (NEW.login_id IS DISTINCT FROM OLD.login_id)
  EXECUTE FUNCTION refuse_row('a password belongs to one login');
--> statement-breakpoint
ALTER TABLE local_credentials ENABLE ALWAYS TRIGGER local_credentials_keep;
