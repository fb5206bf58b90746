import type { listPayoutDays as op } from '../../../contract/dashboard/overview.ts';
import { formatAmount } from '../../../shared/money.ts';
import { nowOf } from '../../platform/clock.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { loadPaymentConfig } from '../config/payment-config.ts';

/** GET /app/payout-days: payouts by calendar day in the entity's time zone, up to today. */
export function listPayoutDays(context: Context): Handler<typeof op> {
  return async ({ caller, query }) => {
    const { timezone } = await loadPaymentConfig(context.database, caller.entityId);
    const rows = await context.database.query(
      `SELECT ((p.created_at AT TIME ZONE $3)::date)::text AS day, p.status, count(*) AS count,
              sum(p.amount_minor)::bigint AS amount_minor
         FROM payouts p
        WHERE p.entity_id = $1 AND p.direction = 'DEBIT' AND p.currency = $2
          AND p.created_at >= (date_trunc('day', $4::timestamptz AT TIME ZONE $3)
                               - ($5::int - 1) * interval '1 day') AT TIME ZONE $3
          AND p.created_at < (date_trunc('day', $4::timestamptz AT TIME ZONE $3)
                              + interval '1 day') AT TIME ZONE $3
        GROUP BY 1, 2 ORDER BY 1, 2`,
      [caller.entityId, query.currency, timezone, nowOf(context.clock), query.days],
    );
    return rows.map(({ day, status, count, amount_minor }) => ({
      day,
      status,
      count: Number(count),
      amount: formatAmount(amount_minor, query.currency),
    }));
  };
}
