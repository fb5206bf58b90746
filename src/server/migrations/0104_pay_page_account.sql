ALTER TABLE "bank_file_connections" ADD COLUMN "switched_on_at" timestamp (3) with time zone;
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD COLUMN "off_since" timestamp (3) with time zone;