-- The links to the pay pages of requests: of each token only its SHA-256.
CREATE TABLE "pay_links" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"ended_by" uuid,
	"ended_at" timestamp (3) with time zone,
	CONSTRAINT "pay_links_number" UNIQUE("request_id","number"),
	CONSTRAINT "pay_link_hash"
		CHECK (octet_length("token_hash") = 32),
	CONSTRAINT "pay_link_number"
		CHECK ("number" >= 1),
	CONSTRAINT "pay_link_end"
		CHECK (num_nonnulls("ended_by", "ended_at") IN (0, 2))
);
--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_created_by_users_id_fk"
	FOREIGN KEY ("created_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_ended_by_users_id_fk"
	FOREIGN KEY ("ended_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_links" ADD CONSTRAINT "pay_links_request_fk"
	FOREIGN KEY ("entity_id","request_id") REFERENCES "public"."payment_requests"("entity_id","id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "pay_links_one" ON "pay_links"
	USING btree ("request_id")
	WHERE ended_at IS NULL;--> statement-breakpoint
-- A link that has ended never works again.
CREATE OR REPLACE FUNCTION guard_pay_link() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (
       SELECT 1
         FROM users u
        WHERE u.id IN (NEW.created_by, NEW.ended_by) AND u.entity_id <> NEW.entity_id) THEN
    RAISE EXCEPTION 'a link and its users belong to one entity'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'pay_link_across_entities';
  END IF;
  IF TG_OP = 'UPDATE' AND (
       OLD.ended_at IS NOT NULL OR NEW.ended_at IS NULL
       OR (to_jsonb(OLD) - ARRAY['ended_by', 'ended_at'])
          <> (to_jsonb(NEW) - ARRAY['ended_by', 'ended_at'])) THEN
    RAISE EXCEPTION 'a link ends once, and does not change otherwise'
      USING ERRCODE = 'restrict_violation', CONSTRAINT = 'pay_link_kept';
  END IF;
  RETURN NEW;
END $$;
--> statement-breakpoint
REVOKE EXECUTE ON FUNCTION guard_pay_link() FROM PUBLIC;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER pay_links_guard BEFORE INSERT OR UPDATE ON pay_links
  FOR EACH ROW EXECUTE FUNCTION guard_pay_link();
--> statement-breakpoint
ALTER TABLE pay_links ENABLE ALWAYS TRIGGER pay_links_guard;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER pay_links_not_deleted BEFORE DELETE OR TRUNCATE ON pay_links
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE pay_links ENABLE ALWAYS TRIGGER pay_links_not_deleted;
