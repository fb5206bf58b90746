CREATE TABLE "exchange"."hours" (
	"hour" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
INSERT INTO "exchange"."hours" ("hour")
SELECT DISTINCT ("command"::jsonb->>'at')::bigint / 3600000 FROM "exchange"."commands" WHERE "command" LIKE '{"type":"hour"%';
