import type { listPayoutDays as op } from '../../../contract/dashboard/overview.ts';
import { formatAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../config/payment-config.ts';

/**
 * Sums `payout_sums` by calendar day of the time zone $3. The time from one midnight UTC to the next is read
 * as a whole; the quarters of an hour between midnight UTC and the nearest local midnight are then moved to
 * the day that they belong to. A day begins at its first local midnight, where clocks that are set back show
 * two. OFFSET 0 makes PostgreSQL read each piece from the index.
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
  ), days AS (
    SELECT day, midnight AS starts_at, lead(midnight) OVER by_day AS ends_at, utc_midnight AS utc_start,
           lead(utc_midnight) OVER by_day AS utc_end
      FROM midnights
    WINDOW by_day AS (ORDER BY day)
  ), pieces AS (
    SELECT day, 'DAY' AS period, 1 AS sign, utc_start AS piece_start, utc_end AS piece_end FROM days
     UNION ALL
    SELECT day, 'QUARTER_HOUR', sign(extract(epoch FROM utc_start - starts_at))::int,
           least(starts_at, utc_start), greatest(starts_at, utc_start)
      FROM days
     UNION ALL
    SELECT day, 'QUARTER_HOUR', sign(extract(epoch FROM ends_at - utc_end))::int,
           least(ends_at, utc_end), greatest(ends_at, utc_end)
      FROM days
  )
  SELECT p.day::text AS day, s.status, coalesce(sum(p.sign * s.count), 0)::bigint AS count,
         coalesce(sum(p.sign * s.amount_minor), 0)::bigint AS amount_minor
    FROM pieces p
   CROSS JOIN LATERAL (
         SELECT s.status, s.count, s.amount_minor
           FROM payout_sums s
          WHERE s.entity_id = $1 AND s.period = p.period AND s.starts_at >= p.piece_start
            AND s.starts_at < p.piece_end AND s.direction = 'DEBIT' AND s.currency = $2
         OFFSET 0) s
   WHERE p.day < (SELECT max(day) FROM midnights)
   GROUP BY p.day, s.status
  HAVING sum(p.sign * s.count) <> 0
   ORDER BY p.day, s.status`;

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
