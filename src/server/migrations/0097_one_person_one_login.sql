-- An issuer with and without a slash at its end is one issuer. Whoever had a login for each spelling has the
-- first one from now on. A second user of a person in one entity could sign for the first one, so that access
-- ends, and so does the second identity.
DO $$
DECLARE
  twin record;
BEGIN
  FOR twin IN
    SELECT l.id, first.id AS first_id, first.name, first.issuer, first.subject
      FROM logins l
     CROSS JOIN LATERAL (
             SELECT f.id, f.name, f.issuer, f.subject
               FROM logins f
              WHERE rtrim(f.issuer, '/') = rtrim(l.issuer, '/') AND f.subject = l.subject
              ORDER BY f.created_at, f.id
              LIMIT 1) first
     WHERE l.issuer <> '' AND first.id <> l.id
     ORDER BY l.created_at, l.id
  LOOP
    ALTER TABLE users DISABLE TRIGGER users_belong;
    UPDATE users u
       SET login_id = twin.first_id, name = twin.name, issuer = twin.issuer, subject = twin.subject
     WHERE u.login_id = twin.id
       AND NOT EXISTS (
             SELECT 1 FROM users o WHERE o.login_id = twin.first_id AND o.entity_id = u.entity_id);
    ALTER TABLE users ENABLE ALWAYS TRIGGER users_belong;
    UPDATE users SET disabled_at = now() WHERE login_id = twin.id AND disabled_at IS NULL;
    UPDATE logins SET subject = subject || ' (replaced by ' || twin.first_id || ')' WHERE id = twin.id;
  END LOOP;
END $$;
--> statement-breakpoint
CREATE UNIQUE INDEX "logins_one_spelling" ON "logins" USING btree (rtrim(issuer, '/'),"subject");
--> statement-breakpoint

-- The end of an access in one entity leaves the person's sign-ins in others alone. `tokens_valid_from`, which
-- another trigger sets, refuses what the person has from before if the access is restored.
CREATE FUNCTION end_sign_ins_here(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
       SELECT 1
         FROM users u
         JOIN users other ON other.login_id = u.login_id AND other.id <> u.id
        WHERE u.id = p_user) THEN
    PERFORM end_sign_ins(p_user);
    RETURN;
  END IF;
  PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;
  DELETE FROM sessions WHERE user_id = p_user;
  PERFORM pg_notify('outlay_access', p_user::text);
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION users_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.issuer <> OLD.issuer OR NEW.subject <> OLD.subject THEN
    PERFORM end_sign_ins(NEW.id);
  ELSIF OLD.disabled_at IS NULL AND NEW.disabled_at IS NOT NULL THEN
    PERFORM end_sign_ins_here(NEW.id);
  ELSE
    PERFORM pg_notify('outlay_access', NEW.id::text);
  END IF;
  RETURN NULL;
END $$;
