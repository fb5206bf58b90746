-- Written by drizzle-kit from the files tables.ts, except for the extension that the trigram indexes need.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE SCHEMA "sandbox_rail";
--> statement-breakpoint
CREATE SCHEMA "exchange";
--> statement-breakpoint
CREATE TABLE "installation" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "secrets" (
	"name" text PRIMARY KEY NOT NULL,
	"sealed" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_heads" (
	"entity_id" uuid PRIMARY KEY NOT NULL,
	"seq" bigint NOT NULL,
	"hash" "bytea" NOT NULL
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"entity_id" uuid NOT NULL,
	"seq" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_kind" text NOT NULL,
	"actor_id" uuid,
	"actor_name" text NOT NULL,
	"action" text NOT NULL,
	"subject_type" text NOT NULL,
	"subject_id" text NOT NULL,
	"details" text NOT NULL,
	"previous_hash" "bytea" NOT NULL,
	"hash" "bytea" NOT NULL,
	CONSTRAINT "audit_log_entity_id_seq_pk" PRIMARY KEY("entity_id","seq")
);
--> statement-breakpoint
CREATE TABLE "audited_uses" (
	"user_id" uuid NOT NULL,
	"action" text NOT NULL,
	"subject_id" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "audited_uses_pkey" PRIMARY KEY("user_id","action","subject_id","day")
);
--> statement-breakpoint
CREATE TABLE "exchange_credentials" (
	"entity_id" uuid PRIMARY KEY NOT NULL,
	"api_key" "bytea" NOT NULL,
	"api_secret" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entities" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"account_id" uuid NOT NULL,
	"primary_account_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "entities_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "local_credentials" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"password_hash" text NOT NULL,
	"failures" integer DEFAULT 0 NOT NULL,
	"blocked_until" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "oidc_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"user_code" text,
	"uid" text,
	"consumed_at" timestamp (3) with time zone,
	"expires_at" timestamp (3) with time zone,
	CONSTRAINT "oidc_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"authenticated_at" timestamp (3) with time zone NOT NULL,
	"id_token" text,
	"provider_session" text,
	"grant_id" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "users" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"name" text NOT NULL,
	"email" text,
	"roles" text[] NOT NULL,
	"issuer" text DEFAULT '' NOT NULL,
	"subject" text NOT NULL,
	"disabled_at" timestamp (3) with time zone,
	"tokens_valid_from" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "users_name_unique" UNIQUE("name")
);
--> statement-breakpoint
CREATE TABLE "approvals" (
	"batch_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"content_digest" text NOT NULL,
	"approved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approvals_batch_id_user_id_pk" PRIMARY KEY("batch_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "banks" (
	"code" text PRIMARY KEY NOT NULL,
	"display_name" text NOT NULL,
	"country_code" text NOT NULL,
	"default_branch_code" text NOT NULL,
	"account_number_min_length" integer NOT NULL,
	"account_number_max_length" integer NOT NULL,
	"rails" text[] NOT NULL,
	"source_date" date NOT NULL
);
--> statement-breakpoint
CREATE TABLE "batch_counts" (
	"batch_id" uuid NOT NULL,
	"status" text NOT NULL,
	"count" integer NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	CONSTRAINT "batch_counts_batch_id_status_pk" PRIMARY KEY("batch_id","status")
);
--> statement-breakpoint
CREATE TABLE "batches" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"label" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"withdrawal_count" integer NOT NULL,
	"total_amount_minor" bigint NOT NULL,
	"total_unit_fee_minor" bigint NOT NULL,
	"total_vat_minor" bigint NOT NULL,
	"source_file_name" text,
	"source_sha256" text,
	"content_digest" text NOT NULL,
	"approvals_required" integer NOT NULL,
	"duplicate_reason" text,
	"retry_of_batch_id" uuid,
	"created_by" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"release_at" timestamp (3) with time zone,
	"held_for" text,
	"cancelled_by" uuid,
	"cancelled_at" timestamp (3) with time zone,
	"completed_at" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "beneficiaries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_paid_at" timestamp (3) with time zone,
	CONSTRAINT "beneficiaries_account" UNIQUE("entity_id","bank_code","account_number")
);
--> statement-breakpoint
CREATE TABLE "entity_configs" (
	"entity_id" uuid PRIMARY KEY NOT NULL,
	"legal_name" text NOT NULL,
	"country" text NOT NULL,
	"enabled_currencies" text[] NOT NULL,
	"payouts_enabled" boolean NOT NULL,
	"max_batch_withdrawals" integer NOT NULL,
	"max_batch_amounts" jsonb NOT NULL,
	"rails" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"user_id" uuid NOT NULL,
	"method" text NOT NULL,
	"path" text NOT NULL,
	"key" uuid NOT NULL,
	"body_hash" "bytea" NOT NULL,
	"status" integer NOT NULL,
	"response" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_id_method_path_key_pk" PRIMARY KEY("user_id","method","path","key")
);
--> statement-breakpoint
CREATE TABLE "ledger_accounts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"access_type" text NOT NULL,
	"bucket" text NOT NULL,
	"currency" text NOT NULL,
	"balance_minor" bigint NOT NULL,
	"updated_at" timestamp (3) with time zone,
	CONSTRAINT "ledger_accounts_identity" UNIQUE("entity_id","access_type","bucket","currency"),
	CONSTRAINT "ledger_accounts_currency" UNIQUE("id","currency"),
	CONSTRAINT "balance_not_negative" CHECK ("ledger_accounts"."bucket" = 'OUTSIDE' OR "ledger_accounts"."balance_minor" >= 0)
);
--> statement-breakpoint
CREATE TABLE "payment_configs" (
	"entity_id" uuid PRIMARY KEY NOT NULL,
	"version" integer NOT NULL,
	"default_currency" text NOT NULL,
	"approval_rules" jsonb NOT NULL,
	"step_up_max_age_seconds" integer,
	"approval_expiry_days" integer NOT NULL,
	"release_delay_seconds" integer NOT NULL,
	"default_rail" text NOT NULL,
	"duplicate_window_days" integer NOT NULL,
	"timezone" text NOT NULL,
	"notification_emails" text[] NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" uuid
);
--> statement-breakpoint
CREATE TABLE "payouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"direction" text NOT NULL,
	"status" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"fee_minor" bigint NOT NULL,
	"beneficiary_id" uuid,
	"recipient_reference" text NOT NULL,
	"batch_id" uuid,
	"withdrawal_id" uuid,
	"rail" text,
	"failure_code" text,
	"failure_reason" text,
	"reversal_of" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "postings" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"transfer_id" uuid NOT NULL,
	"account_id" bigint NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_rail"."payments" (
	"attempt_id" uuid PRIMARY KEY NOT NULL,
	"account_number" text NOT NULL,
	"currency" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"rail_reference" text NOT NULL,
	"submissions" integer NOT NULL,
	"outcome" text NOT NULL,
	"failure_code" text,
	"received_at" timestamp (3) with time zone NOT NULL,
	"known_at" timestamp (3) with time zone NOT NULL,
	"returned_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "transfers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"batch_id" uuid,
	"withdrawal_id" uuid,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawals" (
	"id" uuid PRIMARY KEY NOT NULL,
	"batch_id" uuid NOT NULL,
	"entity_id" uuid NOT NULL,
	"row_number" integer NOT NULL,
	"beneficiary_id" uuid NOT NULL,
	"beneficiary_name" text NOT NULL,
	"normalised_name" text NOT NULL,
	"name_key" text,
	"bank_code" text NOT NULL,
	"branch_code" text NOT NULL,
	"account_number" text NOT NULL,
	"account_type" text NOT NULL,
	"amount_minor" bigint NOT NULL,
	"unit_fee_minor" bigint NOT NULL,
	"vat_minor" bigint NOT NULL,
	"rail" text NOT NULL,
	"beneficiary_reference" text NOT NULL,
	"own_reference" text,
	"external_id" text,
	"status" text NOT NULL,
	"failure_code" text,
	"failure_reason" text,
	"retryable" text,
	"attempt_id" uuid,
	"rail_reference" text,
	"payout_id" uuid,
	"submitted_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "withdrawals_row" UNIQUE("batch_id","row_number"),
	CONSTRAINT "withdrawal_amount_positive" CHECK ("withdrawals"."amount_minor" > 0)
);
--> statement-breakpoint
CREATE TABLE "exchange"."accounts" (
	"number" integer PRIMARY KEY NOT NULL,
	"id" bigint NOT NULL,
	"kind" text NOT NULL,
	"primary_number" integer NOT NULL,
	"label" text NOT NULL,
	"kyc_enabled" boolean DEFAULT false NOT NULL,
	"kyc" "bytea",
	"identity_digest" "bytea",
	"cell_digest" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accounts_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "exchange"."buckets" (
	"pair" text NOT NULL,
	"period" integer NOT NULL,
	"start" bigint NOT NULL,
	"open" numeric NOT NULL,
	"high" numeric NOT NULL,
	"low" numeric NOT NULL,
	"close" numeric NOT NULL,
	"volume" numeric NOT NULL,
	"quote_volume" numeric NOT NULL,
	CONSTRAINT "buckets_pair_period_start_pk" PRIMARY KEY("pair","period","start")
);
--> statement-breakpoint
CREATE TABLE "exchange"."commands" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"command" text NOT NULL,
	"signed_by" uuid,
	"signed_ms" bigint
);
--> statement-breakpoint
CREATE TABLE "exchange"."fills" (
	"trade" bigint NOT NULL,
	"maker" boolean NOT NULL,
	"id" uuid NOT NULL,
	"account" integer NOT NULL,
	"order_number" bigint NOT NULL,
	"order_id" uuid NOT NULL,
	"pair" text NOT NULL,
	"side" text NOT NULL,
	"price" numeric NOT NULL,
	"quantity" numeric NOT NULL,
	"fee" numeric NOT NULL,
	"fee_asset" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "fills_trade_maker_pk" PRIMARY KEY("trade","maker"),
	CONSTRAINT "fills_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "exchange"."funding" (
	"command" bigint NOT NULL,
	"place" integer NOT NULL,
	"account" integer NOT NULL,
	"pair" text NOT NULL,
	"position" bigint NOT NULL,
	"side" text NOT NULL,
	"rate" numeric NOT NULL,
	"amount" numeric NOT NULL,
	"size" numeric NOT NULL,
	"value" numeric,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "funding_account_command_place_pk" PRIMARY KEY("account","command","place")
);
--> statement-breakpoint
CREATE TABLE "exchange"."hours" (
	"hour" bigint PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange"."instructions" (
	"order_number" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"order_id" uuid NOT NULL,
	"transfer_id" uuid NOT NULL,
	"account" integer NOT NULL,
	"fee_account" integer NOT NULL,
	"pay_asset" text NOT NULL,
	"receive_asset" text NOT NULL,
	"requested" numeric NOT NULL,
	"paid" numeric NOT NULL,
	"received" numeric NOT NULL,
	"fee_rate" numeric NOT NULL,
	"fee_asset" text NOT NULL,
	"fee" numeric NOT NULL,
	"legs" jsonb NOT NULL,
	"customer_order_id" text,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "instructions_order_id_unique" UNIQUE("order_id")
);
--> statement-breakpoint
CREATE TABLE "exchange"."keys" (
	"id" uuid PRIMARY KEY NOT NULL,
	"api_key" text NOT NULL,
	"secret" "bytea" NOT NULL,
	"account" integer NOT NULL,
	"permissions" text[] NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "keys_api_key_unique" UNIQUE("api_key")
);
--> statement-breakpoint
CREATE TABLE "exchange"."loan_updates" (
	"command" bigint NOT NULL,
	"place" integer NOT NULL,
	"loan" bigint NOT NULL,
	"account" integer NOT NULL,
	"asset" text NOT NULL,
	"total" numeric NOT NULL,
	"used" numeric NOT NULL,
	"hourly_rate" numeric NOT NULL,
	"type" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "loan_updates_account_command_place_pk" PRIMARY KEY("account","command","place")
);
--> statement-breakpoint
CREATE TABLE "exchange"."order_states" (
	"order_number" bigint NOT NULL,
	"command" bigint NOT NULL,
	"place" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"remaining" numeric NOT NULL,
	"executed_price" numeric NOT NULL,
	"executed_quantity" numeric NOT NULL,
	"executed_fee" numeric NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "order_states_order_number_command_place_pk" PRIMARY KEY("order_number","command","place")
);
--> statement-breakpoint
CREATE TABLE "exchange"."orders" (
	"number" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"account" integer NOT NULL,
	"pair" text,
	"side" text NOT NULL,
	"kind" text NOT NULL,
	"time_in_force" text NOT NULL,
	"post_only" boolean NOT NULL,
	"reduce_only" boolean NOT NULL,
	"allow_margin" boolean NOT NULL,
	"customer_order_id" text,
	"price" numeric,
	"quantity" numeric NOT NULL,
	"remaining" numeric NOT NULL,
	"executed" numeric NOT NULL,
	"value" numeric NOT NULL,
	"notional" numeric,
	"fee" numeric NOT NULL,
	"fee_asset" text,
	"state" text NOT NULL,
	"reason" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"updated_by" bigint NOT NULL,
	CONSTRAINT "orders_id_unique" UNIQUE("id")
);
--> statement-breakpoint
CREATE TABLE "exchange"."progress" (
	"one" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"sequence" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange"."set_aside" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"set_aside_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange"."snapshots" (
	"sequence" bigint PRIMARY KEY NOT NULL,
	"state" "bytea" NOT NULL,
	"sha256" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange"."trades" (
	"number" bigint PRIMARY KEY NOT NULL,
	"id" uuid NOT NULL,
	"pair" text NOT NULL,
	"price" numeric NOT NULL,
	"quantity" numeric NOT NULL,
	"taker_side" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "exchange"."transactions" (
	"command" bigint NOT NULL,
	"place" integer NOT NULL,
	"id" uuid NOT NULL,
	"account" integer NOT NULL,
	"type" text NOT NULL,
	"debit_asset" text,
	"debit" numeric,
	"credit_asset" text,
	"credit" numeric,
	"fee_asset" text,
	"fee" numeric,
	"info" jsonb NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "transactions_account_command_place_pk" PRIMARY KEY("account","command","place"),
	CONSTRAINT "transactions_id_unique" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "audit_heads" ADD CONSTRAINT "audit_heads_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "audited_uses" ADD CONSTRAINT "audited_uses_user_id_fkey" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "exchange_credentials" ADD CONSTRAINT "exchange_credentials_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "local_credentials" ADD CONSTRAINT "local_credentials_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approvals" ADD CONSTRAINT "approvals_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batch_counts" ADD CONSTRAINT "batch_counts_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_created_by_users_id_fk" FOREIGN KEY ("created_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_cancelled_by_users_id_fk" FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "beneficiaries" ADD CONSTRAINT "beneficiaries_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "entity_configs" ADD CONSTRAINT "entity_configs_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_configs" ADD CONSTRAINT "payment_configs_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_configs" ADD CONSTRAINT "payment_configs_updated_by_users_id_fk" FOREIGN KEY ("updated_by") REFERENCES "public"."users"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payouts" ADD CONSTRAINT "payouts_withdrawal_id_withdrawals_id_fk" FOREIGN KEY ("withdrawal_id") REFERENCES "public"."withdrawals"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_transfer_id_transfers_id_fk" FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "postings" ADD CONSTRAINT "postings_account_id_currency_ledger_accounts_id_currency_fk" FOREIGN KEY ("account_id","currency") REFERENCES "public"."ledger_accounts"("id","currency") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfers" ADD CONSTRAINT "transfers_entity_id_entities_id_fk" FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_batch_id_batches_id_fk" FOREIGN KEY ("batch_id") REFERENCES "public"."batches"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("entity_id","subject_id");--> statement-breakpoint
CREATE INDEX "audit_log_action" ON "audit_log" USING btree ("entity_id","action");--> statement-breakpoint
CREATE INDEX "audited_uses_day" ON "audited_uses" USING btree ("day");--> statement-breakpoint
CREATE INDEX "oidc_records_grant" ON "oidc_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "oidc_records_uid" ON "oidc_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "oidc_records_expiry" ON "oidc_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "oidc_records_account" ON "oidc_records" USING btree ((coalesce(payload ->> 'accountId', payload #>> '{result,login,accountId}')));--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_provider_session" ON "sessions" USING btree ("provider_session");--> statement-breakpoint
CREATE INDEX "sessions_grant" ON "sessions" USING btree ("grant_id");--> statement-breakpoint
CREATE UNIQUE INDEX "users_issuer_subject" ON "users" USING btree ("issuer","subject");--> statement-breakpoint
CREATE INDEX "users_entity" ON "users" USING btree ("entity_id");--> statement-breakpoint
CREATE INDEX "batches_newest" ON "batches" USING btree ("entity_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batches_status" ON "batches" USING btree ("entity_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "batches_open" ON "batches" USING btree ("status","release_at") WHERE status IN ('PENDING_APPROVAL', 'APPROVED', 'PROCESSING');--> statement-breakpoint
CREATE INDEX "batches_label" ON "batches" USING gin (label gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "beneficiaries_last_paid" ON "beneficiaries" USING btree ("entity_id","last_paid_at" DESC NULLS LAST,"created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "beneficiaries_same_account" ON "beneficiaries" USING btree ("entity_id","bank_code",ltrim(account_number, '0'));--> statement-breakpoint
CREATE INDEX "beneficiaries_leading_zero" ON "beneficiaries" USING btree ("entity_id","bank_code",ltrim(account_number, '0')) WHERE account_number LIKE '0%';--> statement-breakpoint
CREATE INDEX "beneficiaries_account_number" ON "beneficiaries" USING gin (account_number gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "idempotency_keys_created" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("entity_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_beneficiary" ON "payouts" USING btree ("beneficiary_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "payouts_amount" ON "payouts" USING btree ("entity_id","amount_minor");--> statement-breakpoint
CREATE INDEX "payouts_batch" ON "payouts" USING btree ("batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "payouts_withdrawal" ON "payouts" USING btree ("withdrawal_id","direction") WHERE withdrawal_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "payouts_reference" ON "payouts" USING gin (recipient_reference gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "postings_transfer" ON "postings" USING btree ("transfer_id");--> statement-breakpoint
CREATE INDEX "sandbox_payments_returned" ON "sandbox_rail"."payments" USING btree ("returned_at") WHERE returned_at IS NOT NULL;--> statement-breakpoint
CREATE INDEX "transfers_batch" ON "transfers" USING btree ("batch_id");--> statement-breakpoint
CREATE UNIQUE INDEX "transfers_once" ON "transfers" USING btree ("withdrawal_id","kind") WHERE withdrawal_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "withdrawals_beneficiary" ON "withdrawals" USING btree ("beneficiary_id","amount_minor","created_at");--> statement-breakpoint
CREATE INDEX "withdrawals_name_key" ON "withdrawals" USING btree ("entity_id","name_key");--> statement-breakpoint
CREATE INDEX "withdrawals_without_name_key" ON "withdrawals" USING btree ("id") WHERE name_key IS NULL;--> statement-breakpoint
CREATE INDEX "withdrawals_external" ON "withdrawals" USING btree ("entity_id","external_id") WHERE external_id IS NOT NULL;--> statement-breakpoint
CREATE INDEX "withdrawals_open" ON "withdrawals" USING btree ("batch_id","status","row_number") WHERE status IN ('PENDING', 'SUBMITTED', 'UNCONFIRMED');--> statement-breakpoint
CREATE INDEX "withdrawals_failed" ON "withdrawals" USING btree ("batch_id","status","failure_code") WHERE status IN ('FAILED', 'REVERSED');--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawals_attempt" ON "withdrawals" USING btree ("attempt_id") WHERE attempt_id IS NOT NULL;--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_accounts_label" ON "exchange"."accounts" USING btree ("primary_number","label");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_accounts_identity" ON "exchange"."accounts" USING btree ("primary_number","identity_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_accounts_cell" ON "exchange"."accounts" USING btree ("primary_number","cell_digest");--> statement-breakpoint
CREATE INDEX "exchange_fills_account" ON "exchange"."fills" USING btree ("account","trade" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exchange_orders_updated" ON "exchange"."orders" USING btree ("account","updated_at" DESC NULLS FIRST,"updated_by" DESC NULLS FIRST,"number" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "exchange_trades_pair" ON "exchange"."trades" USING btree ("pair","number" DESC NULLS FIRST);
