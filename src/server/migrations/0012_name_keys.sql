-- Names are compared by a key that look-alike and invisible characters cannot evade (shared/names.ts). SQL cannot compute it: every start
-- fills rows without one before it serves requests (payments/data/fill-name-keys.ts), found by a partial index that is empty afterwards.
ALTER TABLE withdrawals ADD COLUMN name_key text;
--> statement-breakpoint
DROP INDEX withdrawals_name;
--> statement-breakpoint
CREATE INDEX withdrawals_name_key ON withdrawals USING btree (entity_id, name_key);
--> statement-breakpoint
CREATE INDEX withdrawals_without_name_key ON withdrawals USING btree (id) WHERE name_key IS NULL;
--> statement-breakpoint
-- Account numbers are compared without leading zeros. They are stored and paid as typed.
CREATE INDEX beneficiaries_same_account ON beneficiaries USING btree (entity_id, bank_code, ltrim(account_number, '0'));
--> statement-breakpoint
CREATE INDEX beneficiaries_leading_zero ON beneficiaries USING btree (entity_id, bank_code, ltrim(account_number, '0')) WHERE account_number LIKE '0%';
--> statement-breakpoint
-- A key that was computed does not change, or changed bank details could be hidden. A migration that must recompute keys disables this.
CREATE TRIGGER withdrawals_name_key_kept BEFORE UPDATE ON withdrawals FOR EACH ROW WHEN (
  OLD.name_key IS NOT NULL AND OLD.name_key IS DISTINCT FROM NEW.name_key
) EXECUTE FUNCTION refuse_row('the name key of a withdrawal does not change');
--> statement-breakpoint
ALTER TABLE withdrawals ENABLE ALWAYS TRIGGER withdrawals_name_key_kept;
