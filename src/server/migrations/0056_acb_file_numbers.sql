-- The numbers that an ACB file carries, by which replies name it. Until now they followed from file_number.
ALTER TABLE "bank_files" ADD COLUMN "transmission_number" integer;--> statement-breakpoint
ALTER TABLE "bank_files" ADD COLUMN "generation_number" integer;--> statement-breakpoint
UPDATE bank_files
   SET transmission_number = file_number % 10000000, generation_number = file_number % 10000
 WHERE format IN ('ACB_198', 'ACB_180');--> statement-breakpoint
ALTER TABLE "bank_files" ADD CONSTRAINT "bank_file_acb_numbers"
	CHECK (num_nulls("bank_files"."transmission_number", "bank_files"."generation_number") =
          CASE WHEN "bank_files"."format" IN ('ACB_198', 'ACB_180') THEN 0 ELSE 2 END
          AND "bank_files"."transmission_number" BETWEEN 0 AND 9999999
          AND "bank_files"."generation_number" BETWEEN 0 AND 9999);--> statement-breakpoint
CREATE OR REPLACE TRIGGER bank_files_acb_numbers BEFORE UPDATE ON bank_files
  FOR EACH ROW WHEN (
    (OLD.transmission_number, OLD.generation_number)
    IS DISTINCT FROM (NEW.transmission_number, NEW.generation_number)
  ) EXECUTE FUNCTION refuse_row('the content of a bank file does not change');
--> statement-breakpoint
ALTER TABLE bank_files ENABLE ALWAYS TRIGGER bank_files_acb_numbers;
