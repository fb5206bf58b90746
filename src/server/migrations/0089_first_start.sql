-- The link that sets up the first entity of an installation, once.
CREATE TABLE "first_start" (
	"is_only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"made_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"used_at" timestamp (3) with time zone,
	"entity_id" uuid,
	"used_in" text,
	CONSTRAINT "first_start_only"
		CHECK ("first_start"."is_only"),
	CONSTRAINT "first_start_time"
		CHECK ("first_start"."made_at" < "first_start"."expires_at"
			AND "first_start"."expires_at" <= "first_start"."made_at" + interval '24 hours'),
	CONSTRAINT "first_start_used"
		CHECK (num_nulls("first_start"."used_at", "first_start"."entity_id", "first_start"."used_in") IN (0, 3)
			AND "first_start"."used_at" < "first_start"."expires_at")
);
--> statement-breakpoint
ALTER TABLE "first_start" ADD CONSTRAINT
	"first_start_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- The link of the first start makes the first entity, once. Every change waits for an entity that another
-- transaction is making: two links, or a link and the command line, never make one each.
CREATE OR REPLACE FUNCTION guard_first_start() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  LOCK TABLE entities IN SHARE ROW EXCLUSIVE MODE;
  IF TG_OP = 'UPDATE' AND OLD.used_at IS NOT NULL THEN
    RAISE EXCEPTION 'the link of the first start is used once'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'first_start_once';
  END IF;
  IF NEW.used_at IS NULL THEN
    IF EXISTS (SELECT 1 FROM entities) THEN
      RAISE EXCEPTION 'the first start has no link once there is an entity'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'first_start_before_entity';
    END IF;
    NEW.used_in := NULL;
    RETURN NEW;
  END IF;
  IF TG_OP = 'INSERT'
     OR (to_jsonb(OLD) - ARRAY['used_at', 'entity_id', 'used_in'])
        <> (to_jsonb(NEW) - ARRAY['used_at', 'entity_id', 'used_in'])
     OR EXISTS (SELECT 1 FROM users)
     OR EXISTS (SELECT 1 FROM entities e WHERE e.id <> NEW.entity_id)
     OR NOT EXISTS (
          SELECT 1 FROM entities e WHERE e.id = NEW.entity_id AND e.xmin = pg_current_xact_id()::xid) THEN
    RAISE EXCEPTION 'the link of the first start makes the first entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'first_start_makes_entity';
  END IF;
  NEW.used_in := pg_current_xact_id()::text;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_first_start() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER first_start_guard BEFORE INSERT OR UPDATE ON first_start
  FOR EACH ROW EXECUTE FUNCTION guard_first_start();
--> statement-breakpoint
ALTER TABLE first_start ENABLE ALWAYS TRIGGER first_start_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER first_start_not_deleted BEFORE DELETE OR TRUNCATE ON first_start
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE first_start ENABLE ALWAYS TRIGGER first_start_not_deleted;
--> statement-breakpoint
-- Whether a change of control is the one invitation that the first start makes: in the transaction that used
-- its link, and before any other change of the entity.
CREATE OR REPLACE FUNCTION is_of_first_start(entity uuid, change uuid, change_kind text) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT change_kind = 'INVITE_USER'
         AND EXISTS (
               SELECT 1
                 FROM first_start f
                WHERE f.entity_id = entity AND f.used_in = pg_current_xact_id()::text)
         AND NOT EXISTS (SELECT 1 FROM control_changes c WHERE c.entity_id = entity AND c.id <> change)
$$;
--> statement-breakpoint
-- An admin asks for a change, another one confirms it. The only admin confirms again a day later. Without the
-- day after another admin lost access, an admin would end that access and confirm in the same second. The
-- first start invites the second person without waiting: there is no other admin who could agree.
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
              AND NOT is_of_first_start(NEW.entity_id, NEW.id, NEW.kind)
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
