DROP INDEX "beneficiaries_same_account";--> statement-breakpoint
DROP INDEX "beneficiaries_leading_zero";--> statement-breakpoint
CREATE INDEX "beneficiaries_same_number" ON "beneficiaries"
	USING btree ("entity_id",ltrim(account_number, '0'),"bank_code");