import type { getPaymentRequestTotals as op } from '../../../contract/collections.ts';
import { ageingBucketOf } from '../../../domain/collections/ageing.ts';
import { AGEING_BUCKETS, type AgeingBucket } from '../../../shared/collection-terms.ts';
import { groupBy } from '../../../shared/group-by.ts';
import { formatAmount } from '../../../shared/money.ts';
import type { Context } from '../../platform/context.ts';
import type { Handler } from '../../platform/http/route.ts';
import { todayOf } from '../reconciling/funding/today.ts';
import { OPEN_STATUSES } from './list-requests.ts';

/** GET /payments/collections/totals: what is open by age, from the sums of the due days. */
export function getRequestTotals(context: Context): Handler<typeof op> {
  const { database } = context;
  return async ({ caller: { entityId } }) => {
    const today = await todayOf(context, database, entityId);
    const days = await database.query(
      `SELECT s.currency, s.due_on, sum(s.request_count)::bigint AS count, sum(s.open_minor)::bigint AS open
         FROM payment_request_sums s
        WHERE s.entity_id = $1 AND s.status = ANY($2)
        GROUP BY s.currency, s.due_on
       HAVING sum(s.request_count) > 0
        ORDER BY s.currency`,
      [entityId, OPEN_STATUSES],
    );
    const currencies = [...groupBy(days, ({ currency }) => currency)].map(([currency, ofCurrency]) => {
      const byBucket = groupBy(ofCurrency, ({ due_on }) => ageingBucketOf(due_on, today));
      const sumOf = (some: typeof days) => ({
        count: some.reduce((sum, { count }) => sum + Number(count), 0),
        amount: formatAmount(
          some.reduce((sum, { open }) => sum + open!, 0n),
          currency,
        ),
      });
      const all = sumOf(ofCurrency);
      return {
        currency,
        openCount: all.count,
        openAmount: all.amount,
        ageing: AGEING_BUCKETS.map((bucket: AgeingBucket) => ({
          bucket,
          ...sumOf(byBucket.get(bucket) ?? []),
        })),
      };
    });
    return { today, currencies };
  };
}
