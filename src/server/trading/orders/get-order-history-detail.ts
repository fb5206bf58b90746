import type { getOrderHistoryDetail as operation } from '../../../contract/trading/orders.ts';
import type { Call } from '../call.ts';
import { orderStatusDetail, SELECT_ORDER_STATES } from '../views/orders.ts';
import { loadOrder } from './load-order.ts';

/** Every status of an order, latest first, each with the execution that led to it. Throws -1. */
export async function getOrderHistoryDetail({
  exchange,
  account,
  params,
}: Call<typeof operation>): Promise<object[]> {
  const order = await loadOrder(exchange, account.number, params.orderId);
  const rows = await exchange.context.database.query(SELECT_ORDER_STATES, [order.number]);
  return rows.map((row) => orderStatusDetail(order, row));
}
