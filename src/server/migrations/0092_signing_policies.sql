-- The signing policy, delegations, and the signers that a batch needs by them.
CREATE TABLE "batch_signers" (
	"batch_id" uuid NOT NULL,
	"policy_version" integer NOT NULL,
	"entity_id" uuid NOT NULL,
	"needed" jsonb NOT NULL,
	"facts" jsonb NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "batch_signers_batch_id_policy_version_pk" PRIMARY KEY("batch_id","policy_version")
);
--> statement-breakpoint
CREATE TABLE "delegations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"delegate_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone,
	"ended_by" uuid,
	CONSTRAINT "delegations_in_entity" UNIQUE("entity_id","id"),
	CONSTRAINT "delegation_times"
		CHECK ("delegations"."starts_at" >= "delegations"."created_at"
          AND "delegations"."ends_at" > "delegations"."starts_at"
          AND "delegations"."ends_at" <= "delegations"."starts_at" + interval '92 days'),
	CONSTRAINT "delegation_to_another" CHECK ("delegations"."delegate_id" <> "delegations"."user_id"),
	CONSTRAINT "delegation_ended"
		CHECK ("delegations"."ended_by" IS NULL OR "delegations"."ended_at" IS NOT NULL)
);
--> statement-breakpoint
CREATE TABLE "signing_policies" (
	"entity_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"change_id" uuid NOT NULL,
	"policy" jsonb NOT NULL,
	"in_force_from" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "signing_policies_entity_id_version_pk" PRIMARY KEY("entity_id","version"),
	CONSTRAINT "signing_policies_change" UNIQUE("change_id"),
	CONSTRAINT "signing_policy_version" CHECK ("signing_policies"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "number" integer;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "for_user_id" uuid;--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "delegation_id" uuid;--> statement-breakpoint
ALTER TABLE "batches" ADD COLUMN "policy_version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "batch_signers" ADD CONSTRAINT "batch_signers_batch_fk"
	FOREIGN KEY ("entity_id","batch_id")
	REFERENCES "public"."batches"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_signers" ADD CONSTRAINT "batch_signers_policy_fk"
	FOREIGN KEY ("entity_id","policy_version")
	REFERENCES "public"."signing_policies"("entity_id","version")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_user_fk"
	FOREIGN KEY ("entity_id","user_id")
	REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_delegate_fk"
	FOREIGN KEY ("entity_id","delegate_id")
	REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "delegations" ADD CONSTRAINT "delegations_ended_by_fk"
	FOREIGN KEY ("entity_id","ended_by")
	REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_policies" ADD CONSTRAINT "signing_policies_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id")
	REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signing_policies" ADD CONSTRAINT "signing_policies_change_id_control_changes_id_fk"
	FOREIGN KEY ("change_id")
	REFERENCES "public"."control_changes"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "delegations_of_entity" ON "delegations"
	USING btree ("entity_id","ends_at");--> statement-breakpoint
CREATE INDEX "delegations_of_user" ON "delegations" USING btree ("user_id","ends_at");--> statement-breakpoint
CREATE INDEX "delegations_of_delegate" ON "delegations"
	USING btree ("delegate_id","ends_at");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_for_user_fk"
	FOREIGN KEY ("entity_id","for_user_id")
	REFERENCES "public"."users"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_delegation_fk"
	FOREIGN KEY ("entity_id","delegation_id")
	REFERENCES "public"."delegations"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batches_execution_day" ON "batches"
	USING btree ("entity_id","execution_date") WHERE execution_date IS NOT NULL;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_for_user"
	UNIQUE("batch_id","for_user_id");--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approval_delegated"
	CHECK (("approvals"."for_user_id" IS NULL) = ("approvals"."delegation_id" IS NULL));
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Policies
-- ---------------------------------------------------------------------------------------------------------

-- A policy is what two admins have agreed on, and the next one of its entity. The lock of the entity makes
-- approvals and policies wait for one another.
CREATE FUNCTION guard_signing_policy() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  PERFORM 1 FROM entities WHERE id = NEW.entity_id FOR NO KEY UPDATE;
  IF NEW.version <> newest_policy(NEW.entity_id) + 1 OR NOT EXISTS (
       SELECT 1
         FROM control_changes c
        WHERE c.id = NEW.change_id AND c.entity_id = NEW.entity_id AND c.kind = 'CHANGE_POLICY'
          AND c.state = 'APPLIED' AND c.wanted -> 'policy' = NEW.policy) THEN
    RAISE EXCEPTION 'a signing policy needs a change of control that was confirmed'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'signing_policy_by_two';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The version in force; 0 without a policy.
CREATE FUNCTION newest_policy(entity uuid) RETURNS integer
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(max(p.version), 0) FROM signing_policies p WHERE p.entity_id = entity
$$;
--> statement-breakpoint
CREATE TRIGGER signing_policies_guard BEFORE INSERT ON signing_policies
  FOR EACH ROW EXECUTE FUNCTION guard_signing_policy();
--> statement-breakpoint
ALTER TABLE signing_policies ENABLE ALWAYS TRIGGER signing_policies_guard;
--> statement-breakpoint
CREATE TRIGGER signing_policies_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON signing_policies
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE signing_policies ENABLE ALWAYS TRIGGER signing_policies_kept;
--> statement-breakpoint
CREATE FUNCTION pin_policy() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    NEW.policy_version := newest_policy(NEW.entity_id);
  ELSIF NEW.policy_version <> OLD.policy_version THEN
    RAISE EXCEPTION 'a batch keeps the policy under which it was prepared'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'batch_policy_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER batches_pin_policy BEFORE INSERT OR UPDATE OF policy_version ON batches
  FOR EACH ROW EXECUTE FUNCTION pin_policy();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_pin_policy;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Delegations
-- ---------------------------------------------------------------------------------------------------------

-- Approvers delegate to approvers. What was delegated is never passed on, so a delegate does not delegate in
-- the same time, and no user has two delegates at once. A delegation ends once and is never rewritten.
CREATE FUNCTION guard_delegation() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    IF OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL
       OR (to_jsonb(OLD) - ARRAY['ended_at', 'ended_by'])
          <> (to_jsonb(NEW) - ARRAY['ended_at', 'ended_by']) THEN
      RAISE EXCEPTION 'a delegation is never rewritten, and ends once'
        USING ERRCODE = 'restrict_violation', CONSTRAINT = 'delegation_kept';
    END IF;
    RETURN NEW;
  END IF;
  -- Two delegations at once that would make a chain wait for one another.
  PERFORM 1 FROM users WHERE id IN (NEW.user_id, NEW.delegate_id) ORDER BY id FOR NO KEY UPDATE;
  IF NEW.ended_at IS NOT NULL
     OR NOT is_enabled_user(NEW.entity_id, NEW.user_id, '{APPROVER}')
     OR NOT is_enabled_user(NEW.entity_id, NEW.delegate_id, '{APPROVER}') THEN
    RAISE EXCEPTION 'an approver delegates to another approver'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'delegation_between_approvers';
  END IF;
  IF EXISTS (
       SELECT 1
         FROM delegations d
        WHERE d.entity_id = NEW.entity_id AND d.ended_at IS NULL
          AND d.starts_at < NEW.ends_at AND NEW.starts_at < d.ends_at
          AND (d.user_id IN (NEW.user_id, NEW.delegate_id) OR d.delegate_id = NEW.user_id)) THEN
    RAISE EXCEPTION 'what was delegated is not delegated again, and no user has two delegates at once'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'delegation_chain';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER delegations_guard BEFORE INSERT OR UPDATE ON delegations
  FOR EACH ROW EXECUTE FUNCTION guard_delegation();
--> statement-breakpoint
ALTER TABLE delegations ENABLE ALWAYS TRIGGER delegations_guard;
--> statement-breakpoint
CREATE TRIGGER delegations_not_deleted BEFORE DELETE OR TRUNCATE ON delegations
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE delegations ENABLE ALWAYS TRIGGER delegations_not_deleted;
--> statement-breakpoint
-- A delegation does not come back with the access or the role that was lost.
CREATE FUNCTION end_delegations() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  UPDATE delegations
     SET ended_at = coalesce(NEW.disabled_at, clock_timestamp())
   WHERE (user_id = NEW.id OR delegate_id = NEW.id) AND ended_at IS NULL;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER users_end_delegations AFTER UPDATE OF roles, disabled_at ON users
  FOR EACH ROW WHEN (approval_lapse(NEW.disabled_at, NEW.roles) IS NOT NULL)
  EXECUTE FUNCTION end_delegations();
--> statement-breakpoint
ALTER TABLE users ENABLE ALWAYS TRIGGER users_end_delegations;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- Approvals
-- ---------------------------------------------------------------------------------------------------------

-- Whoever prepared a batch, or wrote the version of the schedule that it pays, does not sign it for another.
CREATE FUNCTION is_barred(p_batch uuid, person uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (SELECT 1 FROM batches b WHERE b.id = p_batch AND b.created_by = person)
      OR EXISTS (
           SELECT 1
             FROM batches b
             JOIN schedule_runs r ON r.schedule_id = b.schedule_id AND r.due_on = b.schedule_due_on
             JOIN schedule_versions v ON v.schedule_id = r.schedule_id AND v.version = r.version
            WHERE b.id = p_batch AND v.created_by = person)
$$;
--> statement-breakpoint
-- An approver approves a batch of the same entity that another user created, with its current content: for
-- themselves, or for a user who has delegated that to them. No user has a part in two approvals of a batch.
CREATE OR REPLACE FUNCTION guard_approval() RETURNS trigger
  LANGUAGE plpgsql SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  batch batches%ROWTYPE;
  approver users%ROWTYPE;
  delegator users%ROWTYPE;
BEGIN
  -- Two approvals of a batch at once see each other.
  SELECT * INTO batch FROM batches WHERE id = NEW.batch_id FOR NO KEY UPDATE;
  SELECT * INTO approver FROM users WHERE id = NEW.user_id;
  IF batch.created_by = NEW.user_id THEN
    RAISE EXCEPTION 'the creator of a batch cannot approve it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_creator';
  END IF;
  IF approver.entity_id IS DISTINCT FROM batch.entity_id THEN
    RAISE EXCEPTION 'an approver belongs to the entity of the batch'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_across_entities';
  END IF;
  IF approval_lapse(approver.disabled_at, approver.roles) IS NOT NULL THEN
    RAISE EXCEPTION 'only an enabled user with the role APPROVER can approve'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_approver';
  END IF;
  IF batch.content_digest <> NEW.content_digest THEN
    RAISE EXCEPTION 'an approval covers the digest of the batch'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_digest';
  END IF;
  IF EXISTS (
       SELECT 1
         FROM approvals a
        WHERE a.batch_id = NEW.batch_id
          AND (a.for_user_id IN (NEW.user_id, NEW.for_user_id) OR a.user_id = NEW.for_user_id)) THEN
    RAISE EXCEPTION 'no user has a part in two approvals of a batch'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_once';
  END IF;
  IF NEW.for_user_id IS NOT NULL THEN
    SELECT * INTO delegator FROM users WHERE id = NEW.for_user_id;
    IF is_barred(NEW.batch_id, NEW.user_id) OR is_barred(NEW.batch_id, NEW.for_user_id) THEN
      RAISE EXCEPTION 'who may not sign a batch signs it for no other user, and no user for them'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_barred';
    END IF;
    IF delegator.entity_id IS DISTINCT FROM batch.entity_id
       OR coalesce(approval_lapse(delegator.disabled_at, delegator.roles), '') <> ''
       OR NOT EXISTS (
            SELECT 1
              FROM delegations d
             WHERE d.id = NEW.delegation_id AND d.entity_id = NEW.entity_id
               AND d.user_id = NEW.for_user_id AND d.delegate_id = NEW.user_id AND d.ended_at IS NULL
               AND d.starts_at <= NEW.approved_at AND NEW.approved_at < d.ends_at) THEN
      RAISE EXCEPTION 'an approval for another user needs their delegation'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'approval_by_delegation';
    END IF;
  END IF;
  SELECT coalesce(max(a.number), 0) + 1 INTO NEW.number FROM approvals a WHERE a.batch_id = NEW.batch_id;
  RETURN NEW;
END $$;
--> statement-breakpoint
-- The approvals of a batch that count: with its digest, and of users who may approve it. One that was given
-- for another user counts while both may.
CREATE FUNCTION approvals_that_count(p_batch uuid) RETURNS SETOF approvals
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT a.*
    FROM approvals a
    JOIN batches b ON b.id = a.batch_id
    JOIN users u ON u.id = a.user_id
    LEFT JOIN users f ON f.id = a.for_user_id
   WHERE a.batch_id = p_batch
     AND a.content_digest = b.content_digest
     AND a.user_id <> b.created_by
     AND a.for_user_id IS DISTINCT FROM b.created_by
     AND u.entity_id = b.entity_id
     AND approval_lapse(u.disabled_at, u.roles) IS NULL
     AND (a.for_user_id IS NULL
          OR (f.entity_id = b.entity_id AND approval_lapse(f.disabled_at, f.roles) IS NULL))
$$;
--> statement-breakpoint
-- Returns how many approvals of a batch count. Locks their users until the transaction ends, so that an
-- approver cannot be disabled between the count and the change that depends on it.
CREATE OR REPLACE FUNCTION counting_approvals(p_batch uuid) RETURNS bigint
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  counted bigint;
BEGIN
  PERFORM 1 FROM users
    WHERE id IN (SELECT user_id FROM approvals WHERE batch_id = p_batch
                 UNION ALL
                 SELECT for_user_id FROM approvals WHERE batch_id = p_batch)
    ORDER BY id FOR SHARE;
  SELECT count(*) INTO counted FROM approvals_that_count(p_batch);
  RETURN counted;
END $$;
--> statement-breakpoint

-- ---------------------------------------------------------------------------------------------------------
-- The signers of a batch
-- ---------------------------------------------------------------------------------------------------------

-- domain/payouts/signing-policy.ts decides the same.
CREATE FUNCTION policy_condition_holds(condition jsonb, facts jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT CASE condition ->> 'kind'
    WHEN 'AMOUNT' THEN condition ->> 'currency' = facts ->> 'currency'
                       AND (facts ->> 'totalMinor')::numeric > (condition ->> 'aboveMinor')::numeric
    WHEN 'DAY_SUM' THEN condition ->> 'currency' = facts ->> 'currency'
                        AND (facts ->> 'daySumMinor')::numeric > (condition ->> 'aboveMinor')::numeric
    WHEN 'PAYEE_SUM' THEN condition ->> 'currency' = facts ->> 'currency'
                          AND (facts ->> 'payeeSumMinor')::numeric > (condition ->> 'aboveMinor')::numeric
    WHEN 'NEW_PAYEE' THEN (facts ->> 'hasNewPayee')::boolean
    WHEN 'CHANGED_ACCOUNT' THEN (facts ->> 'hasChangedAccount')::boolean
    WHEN 'RAIL' THEN EXISTS (
      SELECT 1
        FROM jsonb_array_elements_text(condition -> 'rails') AS r (rail)
       WHERE facts -> 'rails' ? r.rail)
    WHEN 'PREPARER' THEN condition -> 'userIds' ? (facts ->> 'preparerId')
  END
$$;
--> statement-breakpoint
CREATE FUNCTION needed_of_group(needed jsonb, group_id text) RETURNS integer
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce((
    SELECT (g.one ->> 'count')::int
      FROM jsonb_array_elements(needed -> 'groups') AS g (one)
     WHERE g.one ->> 'groupId' = group_id), 0)
$$;
--> statement-breakpoint
-- Whether the needed signers contain those of each rule that holds for the facts.
CREATE FUNCTION needed_by_policy(needed jsonb, policy jsonb, facts jsonb) RETURNS boolean
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT NOT EXISTS (
    SELECT 1
      FROM jsonb_array_elements(policy -> 'rules') AS r (rule)
     WHERE NOT EXISTS (
             SELECT 1
               FROM jsonb_array_elements(r.rule -> 'when') AS c (condition)
              WHERE policy_condition_holds(c.condition, facts) IS NOT TRUE)
       AND ((r.rule ->> 'inOrder')::boolean AND NOT (needed ->> 'inOrder')::boolean
            OR (needed ->> 'total')::int < (
                 SELECT sum((s.one ->> 'count')::int)
                   FROM jsonb_array_elements(r.rule -> 'signers') AS s (one))
            OR EXISTS (
                 SELECT 1
                   FROM jsonb_array_elements(r.rule -> 'signers') AS s (one)
                  WHERE s.one ->> 'groupId' IS NOT NULL
                    AND needed_of_group(needed, s.one ->> 'groupId') < (s.one ->> 'count')::int)))
$$;
--> statement-breakpoint
CREATE FUNCTION is_group_member(policy jsonb, group_id text, person uuid) RETURNS boolean
  LANGUAGE sql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT EXISTS (
    SELECT 1
      FROM jsonb_array_elements(policy -> 'groups') AS g (one)
     WHERE g.one ->> 'id' = group_id AND g.one -> 'memberIds' ? person::text)
$$;
--> statement-breakpoint
-- Whether people who signed in this order are the needed signers, each counted once. Where the groups sign
-- one after the other, each takes the first members after the group before it. Otherwise each choice of
-- groups must have as many members among them as it needs (Hall's theorem). domain/payouts/signers.ts finds
-- the same.
CREATE FUNCTION signers_match(needed jsonb, policy jsonb, people uuid[]) RETURNS boolean
  LANGUAGE plpgsql IMMUTABLE SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  asked jsonb := needed -> 'groups';
  many integer := jsonb_array_length(needed -> 'groups');
  filled integer;
  place integer := 0;
BEGIN
  IF cardinality(people) < (needed ->> 'total')::int THEN
    RETURN false;
  END IF;
  IF (needed ->> 'inOrder')::boolean THEN
    FOR g IN 0 .. many - 1 LOOP
      filled := 0;
      WHILE filled < (asked -> g ->> 'count')::int LOOP
        place := place + 1;
        IF place > cardinality(people) THEN
          RETURN false;
        END IF;
        IF is_group_member(policy, asked -> g ->> 'groupId', people[place]) THEN
          filled := filled + 1;
        END IF;
      END LOOP;
    END LOOP;
    RETURN true;
  END IF;
  FOR mask IN 1 .. (1 << many) - 1 LOOP
    IF (SELECT count(*)
          FROM unnest(people) AS p (person)
         WHERE EXISTS (
                 SELECT 1
                   FROM generate_series(0, many - 1) AS g (at)
                  WHERE (mask >> g.at) & 1 = 1
                    AND is_group_member(policy, asked -> g.at ->> 'groupId', p.person)))
       < (SELECT sum((asked -> g.at ->> 'count')::int)
            FROM generate_series(0, many - 1) AS g (at)
           WHERE (mask >> g.at) & 1 = 1) THEN
      RETURN false;
    END IF;
  END LOOP;
  RETURN true;
END $$;
--> statement-breakpoint
-- Whether the approvals of a batch that count are the signers that were recorded as needed.
CREATE FUNCTION signers_suffice(p_batch uuid) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT coalesce(bool_and(signers_match(s.needed, p.policy, ARRAY (
           SELECT coalesce(a.for_user_id, a.user_id)
             FROM approvals_that_count(p_batch) a
            ORDER BY a.number NULLS FIRST, a.approved_at, a.user_id))), true)
    FROM batch_signers s
    JOIN signing_policies p ON p.entity_id = s.entity_id AND p.version = s.policy_version
   WHERE s.batch_id = p_batch
     -- By the policy of the preparation, and by the last one that was recorded: one that came and went while
     -- the batch waited does not count.
     AND s.policy_version IN (
           (SELECT b.policy_version FROM batches b WHERE b.id = p_batch),
           (SELECT max(l.policy_version) FROM batch_signers l WHERE l.batch_id = p_batch))
$$;
--> statement-breakpoint
-- What is needed follows from the policy and from facts, of which those of the batch itself are compared with
-- it. It never becomes less, and is decided before the batch is approved. A standing approval is judged again
-- when its batch leaves.
CREATE FUNCTION guard_batch_signers() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  batch batches%ROWTYPE;
  in_force jsonb;
BEGIN
  SELECT * INTO batch FROM batches WHERE id = NEW.batch_id;
  IF batch.status <> 'PENDING_APPROVAL' AND (batch.status <> 'APPROVED' OR batch.standing_version IS NULL)
     OR NEW.policy_version NOT IN (batch.policy_version, newest_policy(NEW.entity_id)) THEN
    RAISE EXCEPTION 'the signers of a batch are decided before it is approved, by its policy and the newest'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_signers_in_time';
  END IF;
  SELECT p.policy INTO in_force
    FROM signing_policies p
   WHERE p.entity_id = NEW.entity_id AND p.version = NEW.policy_version;
  -- A key that is missing makes a comparison NULL, which is no proof.
  IF (NOT NEW.facts ?& ARRAY['currency', 'totalMinor', 'daySumMinor', 'payeeSumMinor', 'hasNewPayee',
                             'hasChangedAccount', 'rails', 'preparerId']
     OR NOT NEW.needed ?& ARRAY['total', 'groups', 'inOrder']
     OR NEW.facts ->> 'currency' <> batch.currency
     OR (NEW.facts ->> 'totalMinor')::numeric < batch.total_amount_minor
     OR (NEW.facts ->> 'daySumMinor')::numeric < batch.total_amount_minor
     OR NEW.facts ->> 'preparerId' <> batch.created_by::text
     OR (jsonb_path_exists(in_force, '$.rules[*].when[*] ? (@.kind == "RAIL")')
         AND EXISTS (
               SELECT 1 FROM withdrawals w WHERE w.batch_id = batch.id AND NOT NEW.facts -> 'rails' ? w.rail))
     OR needed_by_policy(NEW.needed, in_force, NEW.facts) IS NOT TRUE
     OR (NEW.needed ->> 'total')::int
        < (SELECT coalesce(sum((g.one ->> 'count')::int), 1)
             FROM jsonb_array_elements(NEW.needed -> 'groups') AS g (one))) IS NOT FALSE THEN
    RAISE EXCEPTION 'the signers of a batch follow from its policy and its content'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_signers_by_policy';
  END IF;
  IF TG_OP = 'UPDATE'
     AND ((NEW.batch_id, NEW.policy_version, NEW.entity_id)
            <> (OLD.batch_id, OLD.policy_version, OLD.entity_id)
          OR (NEW.needed ->> 'total')::int < (OLD.needed ->> 'total')::int
          OR (OLD.needed ->> 'inOrder')::boolean AND NOT (NEW.needed ->> 'inOrder')::boolean
          OR EXISTS (
               SELECT 1
                 FROM jsonb_array_elements(OLD.needed -> 'groups') AS g (one)
                WHERE needed_of_group(NEW.needed, g.one ->> 'groupId') < (g.one ->> 'count')::int)) THEN
    RAISE EXCEPTION 'a batch never needs fewer signers than before'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'batch_signers_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER batch_signers_guard BEFORE INSERT OR UPDATE ON batch_signers
  FOR EACH ROW EXECUTE FUNCTION guard_batch_signers();
--> statement-breakpoint
ALTER TABLE batch_signers ENABLE ALWAYS TRIGGER batch_signers_guard;
--> statement-breakpoint
CREATE TRIGGER batch_signers_not_deleted BEFORE DELETE OR TRUNCATE ON batch_signers
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE batch_signers ENABLE ALWAYS TRIGGER batch_signers_not_deleted;
--> statement-breakpoint
-- A batch is approved, and leaves, with the signers that it needs by the policy under which it was prepared
-- and by the one in force. A policy that is confirmed meanwhile waits.
CREATE FUNCTION guard_signers() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF NEW.status = 'APPROVED' OR NEW.standing_version IS NOT NULL THEN
    PERFORM 1 FROM entities WHERE id = NEW.entity_id FOR SHARE;
    IF EXISTS (
         SELECT 1
           FROM signing_policies p
          WHERE p.entity_id = NEW.entity_id
            AND p.version IN (NEW.policy_version, newest_policy(NEW.entity_id))
            AND NOT EXISTS (
                  SELECT 1
                    FROM batch_signers s
                   WHERE s.batch_id = NEW.id AND s.policy_version = p.version)) THEN
      RAISE EXCEPTION 'the signers that a batch needs are recorded before it becomes %', NEW.status
        USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_signers_recorded';
    END IF;
  END IF;
  IF NOT signers_suffice(NEW.id) THEN
    RAISE EXCEPTION 'a batch needs its signers to become %', NEW.status
      USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_signers_suffice';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER batches_signers BEFORE UPDATE OF status ON batches
  FOR EACH ROW WHEN (OLD.status <> NEW.status AND NEW.status IN ('APPROVED', 'PROCESSING'))
  EXECUTE FUNCTION guard_signers();
--> statement-breakpoint
ALTER TABLE batches ENABLE ALWAYS TRIGGER batches_signers;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION
  guard_signing_policy(), pin_policy(), guard_delegation(), end_delegations(), guard_batch_signers(),
  guard_signers()
FROM PUBLIC;
