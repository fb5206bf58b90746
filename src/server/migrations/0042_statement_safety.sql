CREATE INDEX "reconciled_entries_unmatched" ON "reconciled_entries" USING btree ("file_id") WHERE state = 'OPEN' AND verdict IS NULL;--> statement-breakpoint
CREATE INDEX "statement_files_unread" ON "statement_files" USING btree ("entity_id","received_at") WHERE result = 'STORED';
--> statement-breakpoint
-- Whether a missing statement may be in a file that came about when it was missed and lies there unread.
CREATE OR REPLACE FUNCTION may_be_unread(entity uuid, code text, found_at timestamptz) RETURNS boolean
  LANGUAGE sql STABLE SET search_path = pg_catalog, public, pg_temp AS $$
  SELECT code IN ('SEQUENCE_GAP', 'OPENING_BREAK')
         AND EXISTS (
               SELECT 1
                 FROM statement_files f
                WHERE f.entity_id = entity AND f.result = 'STORED'
                  AND f.received_at BETWEEN found_at - interval '1 hour' AND found_at + interval '1 hour')
$$;
