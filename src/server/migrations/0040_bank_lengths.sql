-- The shipped banks took account numbers of 5 to 13 digits. Lists that an operator has replaced stay.
UPDATE "banks"
   SET "account_number_min_length" = 7,
       "account_number_max_length" = 11,
       "source_date" = '2026-11-24'
 WHERE "country_code" = 'ZA'
   AND "source_date" = '2026-11-01'
   AND "account_number_min_length" = 5
   AND "account_number_max_length" = 13;
