DROP INDEX "payouts_beneficiary";
--> statement-breakpoint
CREATE INDEX "payouts_beneficiary" ON "payouts"
	USING btree ("beneficiary_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST,"entity_id");
--> statement-breakpoint
CREATE INDEX "payouts_status" ON "payouts"
	USING btree ("entity_id","status","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE status <> 'COMPLETE';
--> statement-breakpoint
CREATE INDEX "payouts_credits" ON "payouts"
	USING btree ("entity_id","created_at" DESC NULLS FIRST,"id" DESC NULLS FIRST)
	WHERE direction = 'CREDIT';
--> statement-breakpoint

-- The export of payouts is written by the database: these functions give the same text as csvRow and
-- formatAmount of src/shared, compared by export-payouts.test.ts. The blanks are those of JavaScript.
CREATE OR REPLACE FUNCTION csv_cell(cell text) RETURNS text
  LANGUAGE plpgsql IMMUTABLE PARALLEL SAFE SET search_path = pg_catalog, pg_temp AS $$
DECLARE
  blanks constant text := '\t\n\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff"';
  signs constant text := '=+@\uff1d\uff0b\uff0d\uff20-';
BEGIN
  cell := regexp_replace(cell, '([;\t|\r\n][' || blanks || ']*)([' || signs || '])', '\1''\2', 'g');
  IF cell ~ ('^(?:[\t\r]|[' || blanks || ']*[' || signs || '])') THEN
    cell := '''' || cell;
  END IF;
  IF cell ~ '[,"\r\n]|^ | $' THEN
    cell := '"' || replace(cell, '"', '""') || '"';
  END IF;
  RETURN cell;
END $$;
--> statement-breakpoint
-- Whether one of these cells, separated by U+0001, may differ from its text in a CSV file.
CREATE OR REPLACE FUNCTION csv_needs_care(cells text) RETURNS boolean
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT cells ~ ('[\t-\r,";|\u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff-\uffff]'
                  || '|(?:^|\u0001)[ =+@-]| (?:\u0001|$)')
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION decimal_text(minor bigint, currency text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (minor * CASE currency WHEN 'USDC' THEN 0.000001 ELSE 0.01 END)::text
$$;
