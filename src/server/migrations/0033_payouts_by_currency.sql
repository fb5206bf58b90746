DROP INDEX "payouts_amount";--> statement-breakpoint
CREATE INDEX "payouts_amount" ON "payouts" USING btree ("entity_id","currency","amount_minor","id");