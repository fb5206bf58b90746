import type { getOrderStatus as operation } from '../../../contract/trading/orders.ts';
import { marketOf, type Call } from '../call.ts';
import { unknownOrder } from '../refusal.ts';
import { orderStatusRecord } from '../views/orders.ts';
import { loadOrder } from './load-order.ts';

/** The latest status of an order of this pair. Throws -21 or -1. */
export async function getOrderStatus({ exchange, account, params }: Call<typeof operation>): Promise<object> {
  const market = marketOf(exchange, params.currencyPair);
  const order = await loadOrder(exchange, account.number, params.orderId);
  if (order.pair !== market.pair.symbol) throw unknownOrder();
  return orderStatusRecord(order);
}
