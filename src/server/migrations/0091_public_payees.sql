-- Payees that many pay, as a file of the operator has them.
CREATE TABLE "public_payees" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"country_code" text NOT NULL,
	"bank_code" text NOT NULL,
	"branch_code" text NOT NULL,
	"account_number" text NOT NULL,
	"account_type" text NOT NULL,
	"reference_format" text NOT NULL,
	"reference_help" text NOT NULL,
	"source_date" date NOT NULL
);
