-- Earlier rows have no value: they are never changed, and it follows from their amount and rate.
ALTER TABLE "exchange"."funding" ADD COLUMN "value" numeric;
