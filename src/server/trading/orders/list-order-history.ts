import type { listOrderHistory as operation } from '../../../contract/trading/orders.ts';
import { marketOf, timeOf, type Call } from '../call.ts';
import { ORDER_COLUMNS, orderHistoryItem } from '../views/orders.ts';
import { STATES_OF_FILTER } from './states-of-filter.ts';

/**
 * The account's orders, latest change first. Times filter on an order's last change, both ends included.
 * Throws -21.
 */
export async function listOrderHistory({
  exchange,
  account,
  query,
}: Call<typeof operation>): Promise<object[]> {
  const pairs = query.currencyPair?.map((symbol) => marketOf(exchange, symbol).pair.symbol) ?? null;
  const states = query.statuses?.flatMap((status) => STATES_OF_FILTER[status]) ?? null;
  await exchange.engine.projected();
  const rows = await exchange.context.database.query(
    `SELECT ${ORDER_COLUMNS}
     FROM exchange.orders o
     WHERE o.account = $1
       AND ($2::timestamptz IS NULL OR o.updated_at >= $2)
       AND ($3::timestamptz IS NULL OR o.updated_at <= $3)
       AND ($4::text[] IS NULL OR o.state = ANY($4))
       AND ($5::text[] IS NULL OR o.pair = ANY($5))
       AND (NOT $6::boolean OR o.state <> 'failed')
       AND ($7::boolean OR o.state <> 'cancelled' OR o.executed > 0)
     ORDER BY o.updated_at DESC, o.updated_by DESC, o.number DESC OFFSET $8 LIMIT $9`,
    [
      account.number,
      timeOf(query.startTime),
      timeOf(query.endTime),
      states,
      pairs,
      query.excludeFailures,
      query.showZeroVolumeCancels,
      query.skip,
      query.limit,
    ],
  );
  return rows.map(orderHistoryItem);
}
