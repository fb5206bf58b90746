CREATE SEQUENCE "statement_files_arrival";--> statement-breakpoint
-- The default comes afterwards: with the column it would rewrite the table, with the bytes of each file.
ALTER TABLE "statement_files" ADD COLUMN "arrival" bigint;--> statement-breakpoint
ALTER TABLE "statement_files" ALTER COLUMN "arrival" SET DEFAULT nextval('statement_files_arrival');
