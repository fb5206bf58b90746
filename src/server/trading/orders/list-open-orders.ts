import type { listOpenOrders as operation } from '../../../contract/trading/orders.ts';
import type { Call } from '../call.ts';
import { openOrders } from '../views/orders.ts';

/** The account's open orders, newest first. */
export async function listOpenOrders({ exchange, account }: Call<typeof operation>): Promise<object[]> {
  return openOrders(exchange.engine.state, account.number);
}
