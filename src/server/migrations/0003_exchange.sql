CREATE SCHEMA "exchange";
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
	"command" text NOT NULL
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
	"at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "funding_account_command_place_pk" PRIMARY KEY("account","command","place")
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
CREATE UNIQUE INDEX "exchange_accounts_label" ON "exchange"."accounts" USING btree ("primary_number","label");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_accounts_identity" ON "exchange"."accounts" USING btree ("primary_number","identity_digest");--> statement-breakpoint
CREATE UNIQUE INDEX "exchange_accounts_cell" ON "exchange"."accounts" USING btree ("primary_number","cell_digest");--> statement-breakpoint
CREATE INDEX "exchange_fills_account" ON "exchange"."fills" USING btree ("account","trade" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exchange_orders_updated" ON "exchange"."orders" USING btree ("account","updated_at" DESC NULLS LAST,"updated_by" DESC NULLS LAST,"number" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "exchange_trades_pair" ON "exchange"."trades" USING btree ("pair","number" DESC NULLS LAST);
--> statement-breakpoint
CREATE TRIGGER commands_unchanged BEFORE UPDATE ON "exchange"."commands"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER trades_unchanged BEFORE UPDATE ON "exchange"."trades"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER fills_unchanged BEFORE UPDATE ON "exchange"."fills"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER transactions_unchanged BEFORE UPDATE ON "exchange"."transactions"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER loan_updates_unchanged BEFORE UPDATE ON "exchange"."loan_updates"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER funding_unchanged BEFORE UPDATE ON "exchange"."funding"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER order_states_unchanged BEFORE UPDATE ON "exchange"."order_states"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
CREATE TRIGGER instructions_unchanged BEFORE UPDATE ON "exchange"."instructions"
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
