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
              WHERE entity_id = $1) both_ways
      GROUP BY period, starts_at, direction, status, currency
     HAVING sum(count) <> 0 OR sum(amount_minor) <> 0 OR sum(fee_minor) <> 0`,
    [entityId],
  );
  return rows.map((row) => row.starts_at!);
}
