-- A person signs in once for all entities to which the person belongs: a login, which the person's users
-- share. The login of a user who was there before has the user's id, so that open sign-ins go on.
CREATE TABLE "logins" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"issuer" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "logins_name_unique" UNIQUE("name"),
	CONSTRAINT "logins_identity" UNIQUE("id","name","issuer","subject")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "logins_issuer_subject" ON "logins" USING btree ("issuer","subject");
--> statement-breakpoint
INSERT INTO logins (id, name, issuer, subject, created_at)
SELECT id, name, issuer, subject, created_at
  FROM users;
--> statement-breakpoint
ALTER TABLE "users" DROP CONSTRAINT "users_name_unique";--> statement-breakpoint
DROP INDEX "users_issuer_subject";--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "login_id" uuid;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "chosen_at" timestamp (3) with time zone;--> statement-breakpoint
UPDATE users SET login_id = id;
--> statement-breakpoint
ALTER TABLE "users" ALTER COLUMN "login_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_login_fk"
	FOREIGN KEY ("login_id","name","issuer","subject")
	REFERENCES "public"."logins"("id","name","issuer","subject") ON DELETE no action ON UPDATE cascade;
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_once_in_entity" UNIQUE("login_id","entity_id");
--> statement-breakpoint
ALTER TABLE "local_credentials" DROP CONSTRAINT "local_credentials_user_fk";
--> statement-breakpoint
ALTER TABLE "local_credentials" DROP COLUMN "entity_id";--> statement-breakpoint
ALTER TABLE "local_credentials" RENAME COLUMN "user_id" TO "login_id";--> statement-breakpoint
ALTER TABLE "local_credentials" ADD CONSTRAINT "local_credentials_login_id_logins_id_fk"
	FOREIGN KEY ("login_id") REFERENCES "public"."logins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "sign_in_failures" DROP CONSTRAINT "sign_in_failures_user_fk";
--> statement-breakpoint
ALTER TABLE "sign_in_failures" DROP COLUMN "entity_id";--> statement-breakpoint
ALTER TABLE "sign_in_failures" RENAME COLUMN "user_id" TO "login_id";--> statement-breakpoint
ALTER TABLE "sign_in_failures" ADD CONSTRAINT "sign_in_failures_login_id_logins_id_fk"
	FOREIGN KEY ("login_id") REFERENCES "public"."logins"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint

-- A user who is added without a login gets a separate login.
CREATE FUNCTION give_own_login() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO logins (id, name, issuer, subject, created_at)
  VALUES (NEW.id, NEW.name, NEW.issuer, NEW.subject, NEW.created_at);
  NEW.login_id := NEW.id;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_own_login BEFORE INSERT ON users
  FOR EACH ROW WHEN (NEW.login_id IS NULL) EXECUTE FUNCTION give_own_login();
--> statement-breakpoint
-- Else the users of two people could become those of one, or what a user has done could move to another
-- entity.
CREATE TRIGGER users_belong BEFORE UPDATE OF id, login_id, entity_id ON users
  FOR EACH ROW WHEN (
    (NEW.id, NEW.login_id, NEW.entity_id) IS DISTINCT FROM (OLD.id, OLD.login_id, OLD.entity_id)
  ) EXECUTE FUNCTION refuse_row('a user stays the user of one person in one entity');
--> statement-breakpoint
ALTER TABLE users ENABLE ALWAYS TRIGGER users_belong;
--> statement-breakpoint

-- The admins of one entity must not get into another one: they reset no password that opens it. The lock lets
-- a person who joins another entity at this moment either join first, or find the password reset.
CREATE FUNCTION guard_shared_reset() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1
     FROM logins l
     JOIN users u ON u.login_id = l.id
    WHERE u.id = NEW.user_id
      FOR UPDATE OF l;
  IF EXISTS (
       SELECT 1
         FROM users u
         JOIN users other ON other.login_id = u.login_id AND other.id <> u.id
        WHERE u.id = NEW.user_id) THEN
    RAISE EXCEPTION 'no admin resets a password that also opens another entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'invitation_resets_own';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_shared_reset(), give_own_login() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER invitations_opened_reset BEFORE INSERT ON invitations
  FOR EACH ROW WHEN (NEW.purpose = 'RESET') EXECUTE FUNCTION guard_shared_reset();
--> statement-breakpoint
ALTER TABLE invitations ENABLE ALWAYS TRIGGER invitations_opened_reset;
--> statement-breakpoint
CREATE TRIGGER invitations_used_reset BEFORE UPDATE OF accepted_at ON invitations
  FOR EACH ROW WHEN (NEW.purpose = 'RESET' AND OLD.accepted_at IS NULL AND NEW.accepted_at IS NOT NULL)
  EXECUTE FUNCTION guard_shared_reset();
--> statement-breakpoint
ALTER TABLE invitations ENABLE ALWAYS TRIGGER invitations_used_reset;
--> statement-breakpoint

-- Ends the sessions of one user, and the sessions and grants of the person's login at the embedded provider;
-- bearer tokens depend on their grant. The person's sessions in other entities stay. Locks the user first, so
-- that a sign-in that completes at the same time either ends here or sees the change.
CREATE OR REPLACE FUNCTION end_sign_ins(p_user uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM 1 FROM users WHERE id = p_user FOR NO KEY UPDATE;
  DELETE FROM sessions WHERE user_id = p_user;
  DELETE FROM oidc_records
    WHERE coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')
          = (SELECT login_id::text FROM users WHERE id = p_user);
  PERFORM pg_notify('outlay_access', p_user::text);
END $$;
--> statement-breakpoint
-- A password opens every entity of its person, so a new one ends the sign-ins in all of them.
CREATE OR REPLACE FUNCTION password_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM end_sign_ins(u.id) FROM (SELECT id FROM users WHERE login_id = OLD.login_id ORDER BY id) u;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION announce_revoked_grant() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_access', u.id::text)
     FROM users u
    WHERE u.login_id = (OLD.payload ->> 'accountId')::uuid;
  RETURN NULL;
END $$;
--> statement-breakpoint
-- Processes keep the callers of reads for a moment. One user more changes what a token of the person means.
CREATE FUNCTION announce_joined() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('outlay_access', u.id::text)
     FROM users u
    WHERE u.login_id = NEW.login_id AND u.id <> NEW.id;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_announce_joined AFTER INSERT ON users
  FOR EACH ROW WHEN (NEW.login_id <> NEW.id) EXECUTE FUNCTION announce_joined();
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION announce_joined() FROM PUBLIC;
