import type { listOpenOrders as operation } from '../../../contract/trading/orders.ts';
import type { Call } from '../call.ts';
import { openOrders } from '../views/orders.ts';

/** The account's orders that rest in the books, newest first, as they stand at this moment. */
export async function listOpenOrders({ exchange, account }: Call<typeof operation>): Promise<object[]> {
  return openOrders(exchange.engine.state, account.number);
}
