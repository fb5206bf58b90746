ALTER TABLE "exchange"."commands" ADD COLUMN "signed_by" uuid;--> statement-breakpoint
ALTER TABLE "exchange"."commands" ADD COLUMN "signed_ms" bigint;