import type { OrderReceived } from '../../../domain/exchange/events.ts';
import { POST_ONLY, REDUCE_ONLY } from '../../../domain/exchange/order-store.ts';
import type { State } from '../../../domain/exchange/state.ts';
import type { Applied } from '../engine/applied.ts';
import { idOf } from '../ids.ts';
import { priceText, quantityText } from '../units.ts';
import type { StatusOrder } from '../views/orders.ts';

/**
 * Orders as the account stream shows them, from the engine's state and events. The tables have the same
 * fields a moment later: the projections run behind the engine.
 */

/** An order that a command received. */
export function receivedOrder(state: State, event: OrderReceived, { at, events }: Applied): StatusOrder {
  const market = state.markets[event.pair];
  return {
    id: idOf('order', event.order, at),
    customer_order_id: event.customerOrderId,
    pair: market?.pair.symbol ?? null,
    side: event.side,
    kind: event.kind,
    time_in_force: event.timeInForce,
    post_only: event.postOnly,
    reduce_only: event.reduceOnly,
    price: market && event.price > 0 ? priceText(state.rules, market, event.price) : null,
    // A market buy and a conversion are given as an amount, so their quantity is the executed one.
    quantity: market ? quantityText(market, event.quantity || executedLots(event, events)) : '0',
    created_at: new Date(at),
  };
}

function executedLots({ order, pair }: OrderReceived, events: Applied['events']): number {
  let lots = 0;
  for (const event of events)
    if (event.type === 'trade' && event.takerOrder === order && event.pair === pair) lots += event.quantity;
  return lots;
}

/** The open orders of an account, by number. */
export function restingOrders(state: State, account: number): Map<number, StatusOrder> {
  const { orders } = state;
  return new Map(orders.ofAccount(account).map((slot) => [orders.number[slot]!, restingOrder(state, slot)]));
}

function restingOrder({ rules, markets, orders }: State, slot: number): StatusOrder {
  const market = markets[orders.market[slot]!]!;
  const flags = orders.flags[slot]!;
  const createdAt = orders.createdAt[slot]!;
  return {
    id: idOf('order', orders.number[slot]!, createdAt),
    customer_order_id: orders.customerOrderIds.get(slot) ?? null,
    pair: market.pair.symbol,
    side: orders.buy[slot] === 1 ? 'buy' : 'sell',
    kind: 'limit',
    time_in_force: 'GTC',
    post_only: (flags & POST_ONLY) !== 0,
    reduce_only: (flags & REDUCE_ONLY) !== 0,
    price: priceText(rules, market, orders.price[slot]!),
    quantity: quantityText(market, orders.original[slot]!),
    created_at: new Date(createdAt),
  };
}
