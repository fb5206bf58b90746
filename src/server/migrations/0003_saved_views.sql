CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"search" text NOT NULL,
	"is_shared" boolean NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
DROP INDEX "payouts_amount";--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_views" ADD CONSTRAINT "saved_views_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_name" ON "saved_views" USING btree ("user_id",lower(name));--> statement-breakpoint
CREATE INDEX "saved_views_entity" ON "saved_views" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "payouts_amount" ON "payouts" USING btree ("entity_id","amount_minor","id");