-- The server works as a role that is neither owner nor superuser (server-role.ts). What writes rows that this role may not write
-- itself runs with the owner's rights. All look names up in fixed places, temporary tables last: a session cannot put a table of
-- its own in front of ours. Nobody may attach a trigger function to a table of their own.
ALTER FUNCTION audit_append(uuid, timestamptz, text, uuid, text, text, text, text, text) SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION apply_postings() SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION count_inserted() SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION count_updated() SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
ALTER FUNCTION guard_approval() SET search_path = pg_catalog, public, pg_temp;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION audit_append(uuid, timestamptz, text, uuid, text, text, text, text, text),
  refuse_change(), apply_postings(), guard_balance(), guard_approval(), guard_batch(),
  count_inserted(), count_updated(), announce_batch() FROM PUBLIC;
