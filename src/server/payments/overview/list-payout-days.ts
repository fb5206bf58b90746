import type { listPayoutDays as op } from '../../../contract/dashboard/overview.ts';
import { formatAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../entity/config/payment-config.ts';

/**
 * Sums `payout_sums` by calendar day of the time zone $3. The time from one midnight UTC to the next is read
 * as a whole; the quarters of an hour between midnight UTC and the nearest local midnight are then moved from
 * one of the two days to the other. A day begins at its first local midnight; clocks that are set back may
 * show two. OFFSET 0 makes PostgreSQL read each piece from the index.
 */
const PAYOUT_DAYS = `
  WITH midnights AS (
    SELECT day::date AS day, first.midnight,
           date_trunc('day', first.midnight + interval '12 hours', 'UTC') AS utc_midnight
      FROM generate_series(
             date_trunc('day', $4::timestamptz AT TIME ZONE $3) - ($5::int - 1) * interval '1 day',
             date_trunc('day', $4::timestamptz AT TIME ZONE $3) + interval '1 day',
             interval '1 day') AS day,
           LATERAL (SELECT day AT TIME ZONE $3 AS midnight) last,
           LATERAL (SELECT CASE WHEN (last.midnight - interval '1 hour') AT TIME ZONE $3 >= day
                                THEN last.midnight - interval '1 hour' ELSE last.midnight END AS midnight
                   ) first
  ), pieces AS (
    SELECT day, 'DAY' AS period, 1 AS sign, utc_midnight AS piece_start,
           lead(utc_midnight) OVER (ORDER BY day) AS piece_end
      FROM midnights
     UNION ALL
    SELECT day, 'QUARTER_HOUR', sign(extract(epoch FROM utc_midnight - midnight))::int,
           least(midnight, utc_midnight), greatest(midnight, utc_midnight)
      FROM midnights
  ), sums AS (
    SELECT p.day, p.period, s.status, sum(p.sign * s.count) AS count,
           sum(p.sign * s.amount_minor) AS amount_minor
      FROM pieces p
     CROSS JOIN LATERAL (
           SELECT s.status, s.count, s.amount_minor
             FROM payout_sums s
            WHERE s.entity_id = $1 AND s.period = p.period AND s.starts_at >= p.piece_start
              AND s.starts_at < p.piece_end AND s.direction = 'DEBIT' AND s.currency = $2
           OFFSET 0) s
     GROUP BY p.day, p.period, s.status
  )
  SELECT parts.day::text AS day, s.status, coalesce(sum(parts.sign * s.count), 0)::bigint AS count,
         coalesce(sum(parts.sign * s.amount_minor), 0)::bigint AS amount_minor
    FROM sums s
   CROSS JOIN LATERAL (
         SELECT s.day, 1 AS sign
          UNION ALL
         SELECT s.day - 1, -1 WHERE s.period = 'QUARTER_HOUR') parts
   WHERE parts.day >= (SELECT min(day) FROM midnights) AND parts.day < (SELECT max(day) FROM midnights)
   GROUP BY parts.day, s.status
  HAVING sum(parts.sign * s.count) <> 0
   ORDER BY parts.day, s.status`;

/** GET /app/payout-days: payouts by calendar day in the entity's time zone, up to today. */
export function listPayoutDays(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { timezone } = await loadPaymentConfig(context.database, caller.entityId);
    const rows = await context.database.query(PAYOUT_DAYS, [
      caller.entityId,
      query.currency,
      timezone,
      nowOf(context.clock),
      query.days,
    ]);
    return rows.map(({ day, status, count, amount_minor }) => ({
      day,
      status,
      count: Number(count),
      amount: formatAmount(amount_minor, query.currency),
    }));
  };
}
