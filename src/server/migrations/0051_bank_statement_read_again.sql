-- What the bank sent is kept as it came, and read once. Bytes that users brought, and that were read beside
-- another statement of the same name, are read again once the bank itself delivers them.
CREATE OR REPLACE TRIGGER statement_files_content BEFORE UPDATE ON statement_files
  FOR EACH ROW WHEN (
    OLD.id <> NEW.id
    OR OLD.entity_id <> NEW.entity_id
    OR OLD.sha256 <> NEW.sha256
    OR OLD.bytes <> NEW.bytes
    OR OLD.byte_count <> NEW.byte_count
    OR OLD.received_at <> NEW.received_at
    OR OLD.received_by IS DISTINCT FROM NEW.received_by
    OR NOT OLD.uploaders <@ NEW.uploaders
    OR (OLD.fetched_at IS NOT NULL AND OLD.fetched_at IS DISTINCT FROM NEW.fetched_at)
    OR (OLD.result = 'READ'
        AND (OLD.format, OLD.csv, OLD.statements, OLD.uploaders)
            IS DISTINCT FROM (NEW.format, NEW.csv, NEW.statements, NEW.uploaders))
    OR (OLD.result = 'READ' AND NEW.result <> 'READ'
        AND NOT (NEW.result = 'STORED' AND OLD.fetched_at IS NULL AND NEW.fetched_at IS NOT NULL))
  ) EXECUTE FUNCTION refuse_row('a statement file is kept as it came, and read once');
--> statement-breakpoint
ALTER TABLE statement_files ENABLE ALWAYS TRIGGER statement_files_content;
