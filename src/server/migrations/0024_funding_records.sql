CREATE TABLE "funding_movements" (
	"transfer_id" uuid PRIMARY KEY NOT NULL,
	"funding_id" uuid NOT NULL,
	"entry_id" uuid,
	"payout_id" uuid,
	"amount_minor" bigint NOT NULL,
	"booking_date" text NOT NULL,
	"booked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "funding_records" (
	"id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"state" text NOT NULL,
	"day" text NOT NULL,
	"connection_id" uuid,
	"expected_minor" bigint,
	"expected_on" text,
	"note" text,
	"announced_by" uuid,
	"announced_at" timestamp (3) with time zone,
	"reference" text,
	"received_minor" bigint,
	"received_on" text,
	"returned_minor" bigint,
	"returned_on" text,
	"cancelled_by" uuid,
	"cancelled_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "funding_record_announced"
		CHECK (num_nulls("funding_records"."expected_minor", "funding_records"."expected_on",
			"funding_records"."announced_by", "funding_records"."announced_at") IN (0, 4)
          AND ("funding_records"."expected_minor" IS NULL OR "funding_records"."expected_minor" > 0)
          AND ("funding_records"."state" NOT IN ('EXPECTED', 'CANCELLED')
				OR "funding_records"."expected_minor" IS NOT NULL)),
	CONSTRAINT "funding_record_received" CHECK (("funding_records"."state" IN ('RECEIVED', 'RETURNED'))
            = ("funding_records"."received_minor" IS NOT NULL AND "funding_records"."received_on" IS NOT NULL)
          AND ("funding_records"."received_minor" IS NULL OR "funding_records"."received_minor" > 0)),
	CONSTRAINT "funding_record_returned"
		CHECK (("funding_records"."state" = 'RETURNED')
			= ("funding_records"."returned_minor" IS NOT NULL AND "funding_records"."returned_on" IS NOT NULL)
          AND ("funding_records"."returned_minor" IS NULL
               OR ("funding_records"."returned_minor" > 0
				AND "funding_records"."returned_minor" <= "funding_records"."received_minor"))),
	CONSTRAINT "funding_record_cancelled"
		CHECK (("funding_records"."state" = 'CANCELLED')
			= ("funding_records"."cancelled_by" IS NOT NULL AND "funding_records"."cancelled_at" IS NOT NULL))
);
--> statement-breakpoint
CREATE TABLE "funding_references" (
	"connection_id" uuid PRIMARY KEY NOT NULL,
	"entity_id" uuid NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "funding_references_reference_unique" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "low_balances" (
	"entity_id" uuid NOT NULL,
	"currency" text NOT NULL,
	"fell_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "low_balances_entity_id_currency_pk" PRIMARY KEY("entity_id","currency")
);
--> statement-breakpoint
ALTER TABLE "payment_configs"
	ADD COLUMN "low_balance_thresholds" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "entry_postings" ADD COLUMN "funding_id" uuid;--> statement-breakpoint
ALTER TABLE "funding_movements" ADD CONSTRAINT "funding_movements_transfer_id_transfers_id_fk"
	FOREIGN KEY ("transfer_id") REFERENCES "public"."transfers"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_movements" ADD CONSTRAINT "funding_movements_funding_id_funding_records_id_fk"
	FOREIGN KEY ("funding_id") REFERENCES "public"."funding_records"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_movements" ADD CONSTRAINT "funding_movements_entry_id_statement_entries_id_fk"
	FOREIGN KEY ("entry_id") REFERENCES "public"."statement_entries"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_movements" ADD CONSTRAINT "funding_movements_payout_id_payouts_id_fk"
	FOREIGN KEY ("payout_id") REFERENCES "public"."payouts"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_records" ADD CONSTRAINT "funding_records_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_records" ADD CONSTRAINT "funding_records_connection_id_bank_file_connections_id_fk"
	FOREIGN KEY ("connection_id") REFERENCES "public"."bank_file_connections"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_records" ADD CONSTRAINT "funding_records_announced_by_users_id_fk"
	FOREIGN KEY ("announced_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_records" ADD CONSTRAINT "funding_records_cancelled_by_users_id_fk"
	FOREIGN KEY ("cancelled_by") REFERENCES "public"."users"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_references" ADD CONSTRAINT "funding_references_connection_id_bank_file_connections_id_fk"
	FOREIGN KEY ("connection_id") REFERENCES "public"."bank_file_connections"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "funding_references" ADD CONSTRAINT "funding_references_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "low_balances" ADD CONSTRAINT "low_balances_entity_id_entities_id_fk"
	FOREIGN KEY ("entity_id") REFERENCES "public"."entities"("id")
	ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "funding_movements_of_record" ON "funding_movements"
	USING btree ("funding_id");--> statement-breakpoint
CREATE INDEX "funding_movements_of_entry" ON "funding_movements"
	USING btree ("entry_id");--> statement-breakpoint
CREATE INDEX "funding_records_latest" ON "funding_records"
	USING btree ("entity_id","day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "funding_records_by_state" ON "funding_records"
	USING btree ("entity_id","state","day" DESC NULLS FIRST,"id" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "funding_records_of_connection" ON "funding_records"
	USING btree ("entity_id","connection_id","day" DESC NULLS FIRST,"id" DESC NULLS FIRST);
--> statement-breakpoint
CREATE INDEX "funding_records_returnable" ON "funding_records"
	USING btree ("entity_id","currency","received_minor") WHERE state = 'RECEIVED';--> statement-breakpoint
CREATE INDEX "funding_references_entity" ON "funding_references"
	USING btree ("entity_id");--> statement-breakpoint
ALTER TABLE "entry_postings" ADD CONSTRAINT "entry_postings_funding_id_funding_records_id_fk"
	FOREIGN KEY ("funding_id") REFERENCES "public"."funding_records"("id")
	ON DELETE no action ON UPDATE no action;
--> statement-breakpoint

CREATE OR REPLACE TRIGGER funding_references_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON funding_references
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE funding_references ENABLE ALWAYS TRIGGER funding_references_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER funding_movements_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON funding_movements
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE funding_movements ENABLE ALWAYS TRIGGER funding_movements_kept;
--> statement-breakpoint
CREATE OR REPLACE TRIGGER funding_records_kept BEFORE DELETE OR TRUNCATE ON funding_records
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
--> statement-breakpoint
ALTER TABLE funding_records ENABLE ALWAYS TRIGGER funding_records_kept;
--> statement-breakpoint

-- Expected money is received or cancelled, received money is returned, and what was announced or received
-- stays as it was. A day only moves when the money comes.
CREATE OR REPLACE TRIGGER funding_records_moves BEFORE UPDATE ON funding_records
  FOR EACH ROW WHEN (
    (OLD.state, NEW.state) NOT IN
      (('EXPECTED', 'RECEIVED'), ('EXPECTED', 'CANCELLED'), ('RECEIVED', 'RETURNED'))
    OR (OLD.id, OLD.entity_id, OLD.currency, OLD.expected_minor, OLD.expected_on, OLD.note, OLD.announced_by,
        OLD.announced_at, OLD.created_at)
       IS DISTINCT FROM
       (NEW.id, NEW.entity_id, NEW.currency, NEW.expected_minor, NEW.expected_on, NEW.note, NEW.announced_by,
        NEW.announced_at, NEW.created_at)
    OR (OLD.state = 'RECEIVED' AND (OLD.received_minor, OLD.received_on, OLD.reference, OLD.day)
       IS DISTINCT FROM (NEW.received_minor, NEW.received_on, NEW.reference, NEW.day))
  ) EXECUTE FUNCTION refuse_row('a funding record takes one step after another, and keeps what it says');
--> statement-breakpoint
ALTER TABLE funding_records ENABLE ALWAYS TRIGGER funding_records_moves;
--> statement-breakpoint

-- Money that came into FUNDING before has a record from now on. A transfer, its payout and the posting of a
-- statement entry were written at one time with one amount; equal ones of one time are interchangeable.
CREATE TEMPORARY TABLE funded_before ON COMMIT DROP AS
WITH funded AS (
  SELECT t.id, t.entity_id, t.created_at, p.currency, p.amount_minor,
         row_number() OVER (PARTITION BY t.entity_id, p.currency, p.amount_minor, t.created_at
                            ORDER BY t.id) AS number
    FROM transfers t
    JOIN postings p ON p.transfer_id = t.id
    JOIN ledger_accounts a ON a.id = p.account_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
   WHERE t.kind = 'FUND'
), credits AS (
  SELECT y.id, y.entity_id, y.created_at, y.currency, y.amount_minor, y.recipient_reference,
         row_number() OVER (PARTITION BY y.entity_id, y.currency, y.amount_minor, y.created_at
                            ORDER BY y.id) AS number
    FROM payouts y
   WHERE y.direction = 'CREDIT' AND y.withdrawal_id IS NULL AND y.reversal_of IS NULL
), posted AS (
  SELECT o.id, o.entry_id, o.booking_date, o.posted_at, o.amount_minor, a.entity_id, a.currency,
         a.connection_id,
         row_number() OVER (PARTITION BY a.entity_id, a.currency, o.amount_minor, o.posted_at
                            ORDER BY o.id) AS number
    FROM entry_postings o
    JOIN statement_accounts a ON a.id = o.account_id
   WHERE o.kind = 'FUNDING'
)
SELECT f.id AS transfer_id, f.entity_id, f.created_at, f.currency, f.amount_minor, c.id AS payout_id,
       c.recipient_reference AS reference, o.id AS posting_id, o.entry_id, o.connection_id,
       coalesce(o.booking_date,
                (f.created_at AT TIME ZONE coalesce(k.timezone, 'UTC'))::date::text) AS booking_date
  FROM funded f
  LEFT JOIN payment_configs k ON k.entity_id = f.entity_id
  LEFT JOIN credits c ON (c.entity_id, c.currency, c.amount_minor, c.created_at, c.number)
                       = (f.entity_id, f.currency, f.amount_minor, f.created_at, f.number)
  LEFT JOIN posted o ON (o.entity_id, o.currency, o.amount_minor, o.posted_at, o.number)
                      = (f.entity_id, f.currency, f.amount_minor, f.created_at, f.number);
--> statement-breakpoint
INSERT INTO funding_records
       (id, entity_id, currency, state, day, connection_id, reference, received_minor, received_on,
        created_at)
SELECT transfer_id, entity_id, currency, 'RECEIVED', booking_date, connection_id, reference, amount_minor,
       booking_date, created_at
  FROM funded_before;
--> statement-breakpoint
INSERT INTO funding_movements
       (transfer_id, funding_id, entry_id, payout_id, amount_minor, booking_date, booked_at)
SELECT transfer_id, transfer_id, entry_id, payout_id, amount_minor, booking_date, created_at
  FROM funded_before;
--> statement-breakpoint
ALTER TABLE entry_postings DISABLE TRIGGER entry_postings_kept;
--> statement-breakpoint
UPDATE entry_postings o SET funding_id = f.transfer_id FROM funded_before f WHERE f.posting_id = o.id;
--> statement-breakpoint
ALTER TABLE entry_postings ENABLE ALWAYS TRIGGER entry_postings_kept;
