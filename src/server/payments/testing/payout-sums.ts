import type { Context } from '../../platform/context.ts';

/** The starts of the periods that sum their payouts wrongly. Empty when the triggers work. */
export async function wrongPayoutSums({ database }: Context, entityId: string): Promise<Date[]> {
  const rows = await database.query(
    `SELECT starts_at
       FROM (SELECT period, starts_at, direction, status, currency, count, amount_minor, fee_minor
               FROM payout_sums
              WHERE entity_id = $1
              UNION ALL
             SELECT 'QUARTER_HOUR', date_bin('15 minutes', created_at, '2000-01-01Z'), direction, status,
                    currency, -1, -amount_minor, -fee_minor
               FROM payouts
              WHERE entity_id = $1
              UNION ALL
             SELECT 'DAY', date_trunc('day', created_at, 'UTC'), direction, status, currency, -1,
                    -amount_minor, -fee_minor
               FROM payouts
              WHERE entity_id = $1
              UNION ALL
             SELECT 'MONTH', date_trunc('month', created_at, 'UTC'), direction, status, currency, -1,
                    -amount_minor, -fee_minor
               FROM payouts
              WHERE entity_id = $1) both_ways
      GROUP BY period, starts_at, direction, status, currency
     HAVING sum(count) <> 0 OR sum(amount_minor) <> 0 OR sum(fee_minor) <> 0`,
    [entityId],
  );
  return rows.map((row) => row.starts_at!);
}

/** The recipients whose sums or names are wrong. Empty when the triggers work. */
export async function wrongRecipients({ database }: Context, entityId: string): Promise<string[]> {
  const rows = await database.query(
    `SELECT beneficiary_id
       FROM (SELECT beneficiary_id, currency, count, amount_minor
               FROM recipient_sums
              WHERE entity_id = $1
              UNION ALL
             SELECT beneficiary_id, currency, -1, -amount_minor
               FROM payouts
              WHERE entity_id = $1 AND direction = 'DEBIT' AND status = 'COMPLETE'
                AND beneficiary_id IS NOT NULL) both_ways
      GROUP BY beneficiary_id, currency
     HAVING sum(count) <> 0 OR sum(amount_minor) <> 0
      UNION
     SELECT coalesce(n.beneficiary_id, w.beneficiary_id)
       FROM (SELECT * FROM recipient_names WHERE entity_id = $1) n
       FULL JOIN (SELECT DISTINCT w.beneficiary_id, w.beneficiary_name
                    FROM payouts p
                    JOIN withdrawals w ON w.id = p.withdrawal_id
                   WHERE p.entity_id = $1 AND p.direction = 'DEBIT'
                     AND p.status IN ('COMPLETE', 'REVERSED')) w
              ON w.beneficiary_id = n.beneficiary_id AND w.beneficiary_name = n.name
      WHERE n.beneficiary_id IS NULL OR w.beneficiary_id IS NULL`,
    [entityId],
  );
  return rows.map((row) => row.beneficiary_id!);
}
