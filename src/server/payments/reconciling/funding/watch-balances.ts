import { nowOf } from '../../../platform/clock.ts';
import type { Context } from '../../../platform/context.ts';
import { sendJob } from '../../../platform/jobs.ts';
import { LOW_BALANCE_MAIL } from '../../base/queues.ts';

/**
 * Notes which balances of FUNDING are below the threshold of their entity, and since when. A mail goes out
 * once for each fall; a balance that has risen is forgotten, so that its next fall is a new one.
 */
export async function watchBalances(context: Context): Promise<void> {
  await context.database.transaction(async (tx) => {
    await tx.query(
      `DELETE FROM low_balances l
        WHERE NOT EXISTS (
              SELECT
                FROM payment_configs c
               CROSS JOIN LATERAL jsonb_array_elements(c.low_balance_thresholds) AS t
                LEFT JOIN ledger_accounts a
                       ON a.entity_id = c.entity_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                          AND a.currency = l.currency
               WHERE c.entity_id = l.entity_id AND t ->> 'currency' = l.currency
                 AND coalesce(a.balance_minor - not_available_of_funding(a.entity_id, a.currency), 0)
                       < (t ->> 'amountMinor')::bigint)`,
    );
    const fallen = await tx.query(
      `INSERT INTO low_balances (entity_id, currency, fell_at)
       SELECT c.entity_id, t ->> 'currency', $1
         FROM payment_configs c
        CROSS JOIN LATERAL jsonb_array_elements(c.low_balance_thresholds) AS t
         LEFT JOIN ledger_accounts a
                ON a.entity_id = c.entity_id AND a.access_type = 'FUNDING' AND a.bucket = 'AVAILABLE'
                   AND a.currency = t ->> 'currency'
        WHERE coalesce(a.balance_minor - not_available_of_funding(a.entity_id, a.currency), 0)
                       < (t ->> 'amountMinor')::bigint
           ON CONFLICT DO NOTHING
       RETURNING entity_id, currency`,
      [nowOf(context.clock)],
    );
    for (const { entity_id: entityId, currency } of fallen)
      await sendJob(tx, LOW_BALANCE_MAIL, { entityId, currency });
  });
}
