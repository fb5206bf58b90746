/**
 * The account that is to pay the batch `b`, by the name of its connection and its number, if its opening
 * balance is not booked and no money of it is therefore available; else null. However payments are settled,
 * and before the first statement too: money is no longer simulated, so no other way leads to it.
 */
export const WITHOUT_OPENING = `(
  SELECT CASE WHEN o.confirmed_at IS NULL THEN c.display_name || ' ' || c.payer_account_number END
    FROM (SELECT c.*
            FROM bank_file_connections c
           WHERE c.entity_id = b.entity_id AND c.currency = b.currency AND c.purpose = 'PAYMENTS'
             AND c.state = 'LIVE'
             AND (SELECT w.rail FROM withdrawals w WHERE w.batch_id = b.id LIMIT 1) = ANY (c.rails)
           ORDER BY c.created_at
           LIMIT 1) c
    LEFT JOIN statement_accounts a
           ON a.entity_id = c.entity_id AND a.currency = c.currency
              AND ltrim(a.account_number, '0') = ltrim(c.payer_account_number, '0')
    LEFT JOIN opening_balances o ON o.account_id = a.id AND o.withdrawn_at IS NULL)`;

/**
 * The account that is to pay the batch `b` of a company that the first start set up, while its opening
 * balance is not booked; else null. Such a company may have simulated money to practise with, which no
 * account of a bank has, so that nothing is paid from its account before the opening balance is booked.
 */
export const PRACTICE_ONLY = `(
  SELECT c.display_name || ' ' || c.payer_account_number
    FROM first_start f
    JOIN bank_file_connections c
      ON c.entity_id = f.entity_id AND c.currency = b.currency AND c.purpose = 'PAYMENTS' AND c.state = 'LIVE'
         AND (SELECT w.rail FROM withdrawals w WHERE w.batch_id = b.id LIMIT 1) = ANY (c.rails)
   WHERE f.entity_id = b.entity_id
   ORDER BY c.created_at
   LIMIT 1)`;
