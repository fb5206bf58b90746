-- Each table of a tenant carries its entity, and a row cannot name the row of another entity: the foreign key
-- covers both. A database that is distributed by entity_id needs the column in every such table
-- (docs/scaling.md).
--
-- The columns are filled while PostgreSQL rewrites each table, because an UPDATE would leave every row twice
-- and fire the triggers that keep rows as they are. The functions end with this connection.
ALTER TABLE "audited_uses" DROP CONSTRAINT "audited_uses_user_id_fkey";
--> statement-breakpoint
ALTER TABLE "local_credentials" DROP CONSTRAINT "local_credentials_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "sessions" DROP CONSTRAINT "sessions_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_batch_id_batches_id_fk";
--> statement-breakpoint
ALTER TABLE "approvals" DROP CONSTRAINT "approvals_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "batch_counts" DROP CONSTRAINT "batch_counts_batch_id_batches_id_fk";
--> statement-breakpoint
ALTER TABLE "idempotency_keys" DROP CONSTRAINT "idempotency_keys_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "batch_checks" DROP CONSTRAINT "batch_checks_batch_id_batches_id_fk";
--> statement-breakpoint
ALTER TABLE "withdrawal_checks" DROP CONSTRAINT "withdrawal_checks_batch_id_batch_checks_batch_id_fk";
--> statement-breakpoint
ALTER TABLE "batch_comments" DROP CONSTRAINT "batch_comments_batch_id_batches_id_fk";
--> statement-breakpoint
ALTER TABLE "batch_comments" DROP CONSTRAINT "batch_comments_author_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "funding_movements" DROP CONSTRAINT "funding_movements_funding_id_funding_records_id_fk";
--> statement-breakpoint
ALTER TABLE "postings" DROP CONSTRAINT "postings_account_id_currency_ledger_accounts_id_currency_fk";
--> statement-breakpoint
ALTER TABLE "notification_settings" DROP CONSTRAINT "notification_settings_user_id_users_id_fk";
--> statement-breakpoint
ALTER TABLE "entry_postings" DROP CONSTRAINT "entry_postings_account_id_statement_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "statement_entries" DROP CONSTRAINT "statement_entries_account_id_statement_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "statement_lines" DROP CONSTRAINT "statement_lines_account_id_statement_accounts_id_fk";
--> statement-breakpoint
ALTER TABLE "bank_file_payments" DROP CONSTRAINT "bank_file_payments_file_id_bank_files_id_fk";
--> statement-breakpoint
ALTER TABLE "bank_file_reply_changes"
	DROP CONSTRAINT "bank_file_reply_changes_reply_id_bank_file_replies_id_fk";
--> statement-breakpoint
ALTER TABLE "bank_file_transports"
	DROP CONSTRAINT "bank_file_transports_connection_id_bank_file_connections_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_currency";
--> statement-breakpoint
DROP INDEX "users_entity";
--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_in_entity" UNIQUE("entity_id","id");
--> statement-breakpoint
ALTER TABLE "batches" ADD CONSTRAINT "batches_in_entity" UNIQUE("entity_id","id");
--> statement-breakpoint
ALTER TABLE "funding_records" ADD CONSTRAINT "funding_records_in_entity" UNIQUE("entity_id","id");
--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_in_entity" UNIQUE("id","currency","entity_id");
--> statement-breakpoint
ALTER TABLE "statement_accounts" ADD CONSTRAINT "statement_accounts_in_entity" UNIQUE("entity_id","id");
--> statement-breakpoint
ALTER TABLE "bank_file_connections" ADD CONSTRAINT "bank_file_connections_in_entity" UNIQUE("entity_id","id");
--> statement-breakpoint
ALTER TABLE "bank_file_replies" ADD CONSTRAINT "bank_file_replies_in_entity" UNIQUE("entity_id","id");
--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_files_in_entity" UNIQUE("entity_id","id");
--> statement-breakpoint
CREATE FUNCTION pg_temp.entity_of_user(p_id uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT entity_id FROM public.users WHERE id = p_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.entity_of_batch(p_id uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT entity_id FROM public.batches WHERE id = p_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.entity_of_funding_record(p_id uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT entity_id FROM public.funding_records WHERE id = p_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.entity_of_ledger_account(p_id bigint) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT entity_id FROM public.ledger_accounts WHERE id = p_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.entity_of_statement_account(p_id uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT entity_id FROM public.statement_accounts WHERE id = p_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.entity_of_statement_entry(p_id uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT entity_id FROM public.statement_entries WHERE id = p_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.entity_of_bank_file(p_id uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT entity_id FROM public.bank_files WHERE id = p_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.entity_of_bank_file_reply(p_id uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT entity_id FROM public.bank_file_replies WHERE id = p_id);
END $$;
--> statement-breakpoint
CREATE FUNCTION pg_temp.entity_of_bank_file_connection(p_id uuid) RETURNS uuid LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN (SELECT entity_id FROM public.bank_file_connections WHERE id = p_id);
END $$;
--> statement-breakpoint
ALTER TABLE "audited_uses" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "audited_uses"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_user(user_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "local_credentials" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "local_credentials"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_user(user_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "sessions"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_user(user_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "approvals" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "approvals"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_batch(batch_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "batch_counts" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "batch_counts"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_batch(batch_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "idempotency_keys"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_user(user_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "batch_checks" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "batch_checks"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_batch(batch_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "withdrawal_checks" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "withdrawal_checks"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_batch(batch_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "batch_comments" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "batch_comments"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_batch(batch_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "funding_movements" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "funding_movements"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_funding_record(funding_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "postings" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "postings"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_ledger_account(account_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "notification_settings" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "notification_settings"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_user(user_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "entry_postings" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "entry_postings"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_statement_account(account_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "statement_entries" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "statement_entries"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_statement_account(account_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "entry_details" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "entry_details"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_statement_entry(entry_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "statement_lines" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "statement_lines"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_statement_account(account_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_file_payments" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "bank_file_payments"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_bank_file(file_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_file_reply_changes" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "bank_file_reply_changes"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_bank_file_reply(reply_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "bank_file_transports" ADD COLUMN "entity_id" uuid;
--> statement-breakpoint
ALTER TABLE "bank_file_transports"
	ALTER COLUMN "entity_id" SET DATA TYPE uuid USING pg_temp.entity_of_bank_file_connection(connection_id),
	ALTER COLUMN "entity_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "batch_checks" ADD CONSTRAINT "batch_checks_in_entity" UNIQUE("entity_id","batch_id");
--> statement-breakpoint
ALTER TABLE "audited_uses"
	ADD CONSTRAINT "audited_uses_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "local_credentials"
	ADD CONSTRAINT "local_credentials_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "sessions"
	ADD CONSTRAINT "sessions_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "approvals"
	ADD CONSTRAINT "approvals_batch_fk"
	FOREIGN KEY ("entity_id","batch_id") REFERENCES "public"."batches"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "approvals"
	ADD CONSTRAINT "approvals_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "batch_counts"
	ADD CONSTRAINT "batch_counts_batch_fk"
	FOREIGN KEY ("entity_id","batch_id") REFERENCES "public"."batches"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "idempotency_keys"
	ADD CONSTRAINT "idempotency_keys_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "batch_checks"
	ADD CONSTRAINT "batch_checks_batch_fk"
	FOREIGN KEY ("entity_id","batch_id") REFERENCES "public"."batches"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "withdrawal_checks"
	ADD CONSTRAINT "withdrawal_checks_batch_fk"
	FOREIGN KEY ("entity_id","batch_id") REFERENCES "public"."batch_checks"("entity_id","batch_id")
	ON DELETE cascade;
--> statement-breakpoint
ALTER TABLE "batch_comments"
	ADD CONSTRAINT "batch_comments_batch_fk"
	FOREIGN KEY ("entity_id","batch_id") REFERENCES "public"."batches"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "batch_comments"
	ADD CONSTRAINT "batch_comments_author_fk"
	FOREIGN KEY ("entity_id","author_id") REFERENCES "public"."users"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "funding_movements"
	ADD CONSTRAINT "funding_movements_record_fk"
	FOREIGN KEY ("entity_id","funding_id") REFERENCES "public"."funding_records"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "postings"
	ADD CONSTRAINT "postings_account_fk"
	FOREIGN KEY ("account_id","currency","entity_id")
	REFERENCES "public"."ledger_accounts"("id","currency","entity_id");
--> statement-breakpoint
ALTER TABLE "notification_settings"
	ADD CONSTRAINT "notification_settings_user_fk"
	FOREIGN KEY ("entity_id","user_id") REFERENCES "public"."users"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "entry_postings"
	ADD CONSTRAINT "entry_postings_account_fk"
	FOREIGN KEY ("entity_id","account_id") REFERENCES "public"."statement_accounts"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "statement_entries"
	ADD CONSTRAINT "statement_entries_account_fk"
	FOREIGN KEY ("entity_id","account_id") REFERENCES "public"."statement_accounts"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "statement_lines"
	ADD CONSTRAINT "statement_lines_account_fk"
	FOREIGN KEY ("entity_id","account_id") REFERENCES "public"."statement_accounts"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "bank_file_payments"
	ADD CONSTRAINT "bank_file_payments_file_fk"
	FOREIGN KEY ("entity_id","file_id") REFERENCES "public"."bank_files"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "bank_file_reply_changes"
	ADD CONSTRAINT "bank_file_reply_changes_reply_fk"
	FOREIGN KEY ("entity_id","reply_id") REFERENCES "public"."bank_file_replies"("entity_id","id");
--> statement-breakpoint
ALTER TABLE "bank_file_transports"
	ADD CONSTRAINT "bank_file_transports_connection_fk"
	FOREIGN KEY ("entity_id","connection_id") REFERENCES "public"."bank_file_connections"("entity_id","id");
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_inserted() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO batch_counts (batch_id, entity_id, status, count, amount_minor, fee_minor)
  SELECT batch_id, entity_id, status, count(*), sum(amount_minor), sum(unit_fee_minor + vat_minor)
    FROM added GROUP BY batch_id, entity_id, status ORDER BY batch_id, status
  ON CONFLICT (batch_id, status) DO UPDATE SET
    count = batch_counts.count + excluded.count,
    amount_minor = batch_counts.amount_minor + excluded.amount_minor,
    fee_minor = batch_counts.fee_minor + excluded.fee_minor;
  IF EXISTS (
    SELECT 1 FROM batches b
     WHERE b.id IN (SELECT batch_id FROM added)
       AND (SELECT sum(c.count) FROM batch_counts c WHERE c.batch_id = b.id) > b.withdrawal_count
  ) THEN
    RAISE EXCEPTION 'a batch has no more withdrawals than it was created with'
      USING ERRCODE = 'check_violation', CONSTRAINT = 'batch_complete';
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION count_updated() RETURNS trigger
  LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  INSERT INTO batch_counts (batch_id, entity_id, status, count, amount_minor, fee_minor)
  SELECT batch_id, entity_id, status, sum(n), sum(amount), sum(fee) FROM (
    SELECT batch_id, entity_id, status, 1 AS n, amount_minor AS amount,
           unit_fee_minor + vat_minor AS fee FROM after
    UNION ALL
    SELECT batch_id, entity_id, status, -1, -amount_minor, -(unit_fee_minor + vat_minor) FROM before
  ) moved
   GROUP BY batch_id, entity_id, status
  HAVING sum(n) <> 0 OR sum(amount) <> 0 OR sum(fee) <> 0
   ORDER BY batch_id, status
  ON CONFLICT (batch_id, status) DO UPDATE SET
    count = batch_counts.count + excluded.count,
    amount_minor = batch_counts.amount_minor + excluded.amount_minor,
    fee_minor = batch_counts.fee_minor + excluded.fee_minor;
  RETURN NULL;
END $$;
