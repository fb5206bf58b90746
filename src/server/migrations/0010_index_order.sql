-- The lists order by "x DESC", which in PostgreSQL means NULLS FIRST. An index made "DESC NULLS LAST" serves no such
-- order, so every page sorted the whole history. None of these columns is ever null.
DROP INDEX "batches_newest";--> statement-breakpoint
CREATE INDEX "batches_newest" ON "batches" USING btree ("entity_id","created_at" DESC,"id" DESC);--> statement-breakpoint
DROP INDEX "batches_status";--> statement-breakpoint
CREATE INDEX "batches_status" ON "batches" USING btree ("entity_id","status","created_at" DESC,"id" DESC);--> statement-breakpoint
DROP INDEX "payouts_newest";--> statement-breakpoint
CREATE INDEX "payouts_newest" ON "payouts" USING btree ("entity_id","created_at" DESC,"id" DESC);--> statement-breakpoint
DROP INDEX "payouts_beneficiary";--> statement-breakpoint
CREATE INDEX "payouts_beneficiary" ON "payouts" USING btree ("beneficiary_id","created_at" DESC,"id" DESC);--> statement-breakpoint
DROP INDEX "exchange"."exchange_fills_account";--> statement-breakpoint
CREATE INDEX "exchange_fills_account" ON "exchange"."fills" USING btree ("account","trade" DESC);--> statement-breakpoint
DROP INDEX "exchange"."exchange_orders_updated";--> statement-breakpoint
CREATE INDEX "exchange_orders_updated" ON "exchange"."orders" USING btree ("account","updated_at" DESC,"updated_by" DESC,"number" DESC);--> statement-breakpoint
DROP INDEX "exchange"."exchange_trades_pair";--> statement-breakpoint
CREATE INDEX "exchange_trades_pair" ON "exchange"."trades" USING btree ("pair","number" DESC);
