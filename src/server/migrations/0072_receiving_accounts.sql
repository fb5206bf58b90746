-- A bank connection may be for receipts: payers pay into its account, and nothing is paid from it.
ALTER TABLE "bank_file_connections" DROP CONSTRAINT "bank_file_connection_live";--> statement-breakpoint
ALTER TABLE "bank_file_connections" DROP CONSTRAINT "bank_file_connection_purpose";--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connection_live"
	CHECK ("bank_file_connections"."state" <> 'LIVE'
          OR "bank_file_connections"."purpose" IN ('RECEIPTS', 'STATEMENTS_ONLY')
          OR ("bank_file_connections"."certified_at" IS NOT NULL
              AND "bank_file_connections"."first_live_at" IS NOT NULL));--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connection_purpose"
	CHECK (CASE
          WHEN "bank_file_connections"."purpose" = 'PAYMENTS' THEN
            num_nulls("bank_file_connections"."payer_branch_code",
                      "bank_file_connections"."payer_account_type",
                      "bank_file_connections"."profile") = 0
            AND "bank_file_connections"."bank_name" IS NULL
          WHEN "bank_file_connections"."purpose" IN ('RECEIPTS', 'STATEMENTS_ONLY') THEN
            num_nonnulls("bank_file_connections"."payer_branch_code",
                         "bank_file_connections"."payer_account_type", "bank_file_connections"."profile",
                         "bank_file_connections"."certified_at", "bank_file_connections"."rehearsed_at",
                         "bank_file_connections"."first_live_at") = 0
            AND "bank_file_connections"."bank_name" IS NOT NULL AND "bank_file_connections"."rails" = '{}'
          ELSE false END);
