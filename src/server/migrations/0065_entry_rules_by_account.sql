CREATE INDEX "entry_rules_of_account_by_day" ON "entry_rules"
	USING btree ("entity_id","account_id","proposed_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);
