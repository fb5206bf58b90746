DROP INDEX "statement_files_refused";--> statement-breakpoint
DROP INDEX "statement_files_refused_open";--> statement-breakpoint
CREATE INDEX "statement_files_refused" ON "statement_files"
	USING btree ("entity_id","read_at" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE result = 'REFUSED'
		AND (fetched_at IS NOT NULL
			OR (refusal = 'statement_account_left_out' AND taken_back_at IS NULL));--> statement-breakpoint
CREATE INDEX "statement_files_refused_open" ON "statement_files"
	USING btree ("entity_id","read_at" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE result = 'REFUSED'
		AND (fetched_at IS NOT NULL
			OR (refusal = 'statement_account_left_out' AND taken_back_at IS NULL))
		AND dismissed_at IS NULL;