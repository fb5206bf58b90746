import type { cancelOrder as operation } from '../../../contract/trading/orders.ts';
import { customerKey } from '../../../domain/exchange/state.ts';
import { marketOf, submit, type Call } from '../call.ts';
import { idOf, numberIn } from '../ids.ts';
import { unknownOrder } from '../refusal.ts';

/**
 * Cancels an open order of the account, by its id or its customer order id. Throws -1 when no such order is
 * open.
 */
export async function cancelOrder({
  exchange,
  account,
  body,
  signed,
}: Call<typeof operation>): Promise<void> {
  const market = marketOf(exchange, body.pair);
  const { state } = exchange.engine;
  const number =
    body.orderId !== undefined
      ? numberIn('order', body.orderId)
      : (state.byCustomerOrderId.get(customerKey(account.number, body.customerOrderId!)) ?? null);
  const slot = number === null ? -1 : state.orders.slotOf(number);
  if (
    number === null ||
    slot < 0 ||
    state.orders.account[slot] !== account.number ||
    state.orders.market[slot] !== market.index
  )
    throw unknownOrder();
  if (
    body.orderId !== undefined &&
    idOf('order', number, state.orders.createdAt[slot]!) !== body.orderId.toLowerCase()
  )
    throw unknownOrder();
  await submit(exchange, { type: 'cancel', account: account.number, order: number }, signed);
}
