DROP INDEX "bank_statements_of_account";--> statement-breakpoint
CREATE INDEX "bank_statements_in_order" ON "bank_statements"
  USING btree ("account_id","order_date",coalesce("sequence_number", 0),"id");