-- Changes of payees expire, have events, and are found by the search.
ALTER TABLE "payee_changes" DROP CONSTRAINT "payee_change_ended";--> statement-breakpoint
CREATE INDEX "payee_changes_expiring" ON "payee_changes"
	USING btree ("proposed_at")
	WHERE state = 'WAITING';--> statement-breakpoint
CREATE INDEX "payee_changes_expired" ON "payee_changes"
	USING btree ("entity_id","proposed_by","ended_at")
	WHERE state = 'EXPIRED';--> statement-breakpoint
CREATE INDEX "payee_changes_search" ON "payee_changes"
	USING gin (account_number gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payee_changes_format" ON "payee_changes"
	USING btree ("entity_id",char_length(replace(reference_format, ' ', '')))
	WHERE reference_format IS NOT NULL AND state IN ('WAITING', 'CONFIRMED');--> statement-breakpoint
ALTER TABLE "payee_changes" ADD CONSTRAINT "payee_change_ended"
	CHECK (("payee_changes"."state" IN ('REJECTED', 'WITHDRAWN', 'ENDED', 'EXPIRED'))
		= ("payee_changes"."ended_at" IS NOT NULL)
		AND ("payee_changes"."state" IN ('REJECTED', 'WITHDRAWN', 'ENDED'))
		= ("payee_changes"."ended_by" IS NOT NULL));
--> statement-breakpoint

-- As before, and a proposal that no second person has confirmed within 14 days can only expire. Outlay ends
-- it then.
CREATE OR REPLACE FUNCTION guard_payee_change() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF NEW.number <> 1 + coalesce(
         (SELECT max(c.number) FROM payee_changes c WHERE c.payee_id = NEW.payee_id), 0) THEN
      RAISE EXCEPTION 'the changes of a payee are numbered'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_numbered';
    END IF;
    IF NEW.kind = 'REMOVE' THEN
      IF NEW.state <> 'CONFIRMED' OR NEW.confirmed_by <> NEW.proposed_by
         OR NEW.counts_from <> NEW.proposed_at OR NEW.confirmed_at <> NEW.proposed_at
         OR NOT is_enabled_user(NEW.entity_id, NEW.proposed_by, '{APPROVER,ADMIN}') THEN
        RAISE EXCEPTION 'an approver or an admin removes a payee at once'
          USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_removes';
      END IF;
    ELSIF NEW.kind NOT IN ('ADD', 'CHANGE') OR NEW.state <> 'WAITING'
       OR NOT is_enabled_user(NEW.entity_id, NEW.proposed_by, '{PREPARER,APPROVER,ADMIN}') THEN
      RAISE EXCEPTION 'a change of a payee waits for a second person'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_begins';
    ELSIF EXISTS (
       SELECT 1
         FROM payee_changes c
        WHERE c.payee_id = NEW.payee_id AND c.state = 'CONFIRMED' AND c.counts_from > NEW.proposed_at) THEN
      RAISE EXCEPTION 'another change of the payee waits for its time'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_one_open';
    END IF;
    RETURN NEW;
  END IF;
  -- The generated column has no value here yet.
  IF (to_jsonb(OLD) - ARRAY['state', 'confirmed_by', 'confirmed_at', 'counts_from', 'ended_by', 'ended_at',
                            'end_reason', 'account_key'])
     <> (to_jsonb(NEW) - ARRAY['state', 'confirmed_by', 'confirmed_at', 'counts_from', 'ended_by', 'ended_at',
                               'end_reason', 'account_key'])
     OR OLD.kind = 'REMOVE' OR OLD.state NOT IN ('WAITING', 'CONFIRMED') OR OLD.state = NEW.state THEN
    RAISE EXCEPTION 'the details and the evidence of a change of a payee never change'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payee_change_kept';
  END IF;
  IF NEW.state = 'CONFIRMED' THEN
    IF NEW.confirmed_by = NEW.proposed_by
       OR NOT is_enabled_user(NEW.entity_id, NEW.confirmed_by, '{APPROVER,ADMIN}')
       OR NOT is_enabled_user(NEW.entity_id, NEW.proposed_by, '{PREPARER,APPROVER,ADMIN}') THEN
      RAISE EXCEPTION 'another approver or admin confirms a change of a payee'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_by_two';
    END IF;
    IF NEW.confirmed_at < NEW.proposed_at OR NEW.counts_from < NEW.confirmed_at + interval '24 hours' THEN
      RAISE EXCEPTION 'a change of a payee counts a day after it was confirmed'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_waits';
    END IF;
    IF NEW.confirmed_at >= NEW.proposed_at + interval '336 hours' THEN
      RAISE EXCEPTION 'a proposal for a payee expires after 14 days'
        USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_expires';
    END IF;
    RETURN NEW;
  END IF;
  IF (OLD.confirmed_by, OLD.confirmed_at, OLD.counts_from)
     IS DISTINCT FROM (NEW.confirmed_by, NEW.confirmed_at, NEW.counts_from)
     OR OLD.counts_from <= NEW.ended_at THEN
    RAISE EXCEPTION 'a change of a payee that counts is not undone'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'payee_change_counts';
  END IF;
  IF NEW.state NOT IN ('REJECTED', 'WITHDRAWN', 'ENDED', 'EXPIRED')
     OR NEW.state = 'EXPIRED'
        AND (OLD.state <> 'WAITING' OR NEW.ended_at < NEW.proposed_at + interval '336 hours')
     OR NEW.state = 'REJECTED'
        AND (NEW.ended_by = NEW.proposed_by
             OR NOT is_enabled_user(NEW.entity_id, NEW.ended_by, '{APPROVER,ADMIN}'))
     OR NEW.state = 'WITHDRAWN' AND NEW.ended_by <> NEW.proposed_by
     OR NEW.state = 'ENDED'
        AND NOT EXISTS (
              SELECT 1
                FROM payee_changes r
               WHERE r.payee_id = NEW.payee_id AND r.kind = 'REMOVE' AND r.number > NEW.number) THEN
    RAISE EXCEPTION 'another person rejects a change of a payee, and its author withdraws it'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'payee_change_ends';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint

-- A proposal can have two thousand changes, so one statement writes their events. The events of a payee have
-- the order of its changes. A removal begins as CONFIRMED.
CREATE FUNCTION note_payee_change_events() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO events (entity_id, id, type, subject_id, at, other_id, detail)
    SELECT a.entity_id, event_id(t.at), 'payee_change.' || lower(a.state), a.payee_id, t.at, a.id,
           a.kind || coalesce(to_char(a.counts_from AT TIME ZONE 'UTC', ' YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')
      FROM after a
     CROSS JOIN LATERAL (
             SELECT CASE a.state WHEN 'WAITING' THEN a.proposed_at
                                 WHEN 'CONFIRMED' THEN a.confirmed_at
                                 ELSE a.ended_at END AS at) t
     ORDER BY a.number;
  ELSE
    INSERT INTO events (entity_id, id, type, subject_id, at, other_id, detail)
    SELECT a.entity_id, event_id(t.at), 'payee_change.' || lower(a.state), a.payee_id, t.at, a.id,
           a.kind || coalesce(to_char(a.counts_from AT TIME ZONE 'UTC', ' YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '')
      FROM after a
      JOIN before b ON b.id = a.id AND b.state <> a.state
     CROSS JOIN LATERAL (
             SELECT CASE a.state WHEN 'WAITING' THEN a.proposed_at
                                 WHEN 'CONFIRMED' THEN a.confirmed_at
                                 ELSE a.ended_at END AS at) t;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION note_payee_change_events() FROM PUBLIC;
--> statement-breakpoint
CREATE TRIGGER payee_changes_events_inserted AFTER INSERT ON payee_changes
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION note_payee_change_events();
--> statement-breakpoint
ALTER TABLE payee_changes ENABLE ALWAYS TRIGGER payee_changes_events_inserted;
--> statement-breakpoint
CREATE TRIGGER payee_changes_events_updated AFTER UPDATE ON payee_changes
  REFERENCING OLD TABLE AS before NEW TABLE AS after
  FOR EACH STATEMENT EXECUTE FUNCTION note_payee_change_events();
--> statement-breakpoint
ALTER TABLE payee_changes ENABLE ALWAYS TRIGGER payee_changes_events_updated;
