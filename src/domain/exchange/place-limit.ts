import type { LimitOrder } from './commands.ts';
import type { Reason } from './events.ts';
import { borrow } from './lending.ts';
import { costOf, type Market } from './markets.ts';
import { dropOrder, match, planMatch, releaseHold } from './matching.ts';
import { ALLOW_MARGIN, POST_ONLY, REDUCE_ONLY } from './order-store.ts';
import { marginFor, reducible } from './positions.ts';
import { customerKey, marketNumber, type State } from './state.ts';

/**
 * Places a limit order. A failing order changes nothing and reports the first reason that applies: an
 * impossible order, the customer order id, what the account may use, reduce-only, what it would match, the
 * balance.
 */
export function placeLimit(state: State, sent: LimitOrder): void {
  const order = state.nextOrder++;
  const index = marketNumber(state, sent.pair);
  const buy = sent.side === 'buy';
  const command = sent.postOnlyReprice ? repriced(state, sent, index, buy) : sent;
  state.events.push({
    type: 'order',
    order,
    account: command.account,
    pair: index,
    side: command.side,
    kind: 'limit',
    price: command.price,
    quantity: command.quantity,
    timeInForce: command.timeInForce,
    postOnly: command.postOnly ?? false,
    reduceOnly: command.reduceOnly ?? false,
    allowMargin: command.allowMargin ?? false,
    customerOrderId: command.customerOrderId ?? null,
  });
  const market = isPossible(state, command, index) ? state.markets[index]! : null;
  const reason =
    market === null
      ? 'invalid'
      : (refusalOf(state, command, market, buy) ?? reserve(state, command, market, buy));
  if (market === null || reason !== null) {
    state.events.push({
      type: 'state',
      order,
      account: command.account,
      pair: index,
      state: 'failed',
      remaining: command.quantity,
      reason,
    });
    return;
  }
  acceptOrder(state, command, market, order, buy);
}

/** Moves a repriced post-only order that would match to one tick behind the best price of the other side. */
function repriced(state: State, command: LimitOrder, index: number, buy: boolean): LimitOrder {
  const side = isCount(command.price) ? state.books[index]?.side(!buy) : undefined;
  const best = side?.best();
  if (!side || !best || !side.crosses(best, command.price)) return { ...command, postOnly: true };
  const behind = buy ? best.price - 1 : best.price + 1;
  // There is no price below one tick: the order then fails like any post-only order.
  return { ...command, postOnly: true, price: behind > 0 ? behind : command.price };
}

/**
 * The highest cost of an order, in the quote currency's smallest units: far above every pair's maximum, and
 * far below 2^53.
 */
const HIGHEST_COST = 2 ** 50;

function isPossible(state: State, { account, price, quantity }: LimitOrder, index: number): boolean {
  const market = state.markets[index];
  if (
    !market ||
    !state.accounts.has(account) ||
    !isCount(price) ||
    !isCount(quantity) ||
    quantity > market.pair.maxBase
  )
    return false;
  return (
    price * market.multiplier <= HIGHEST_COST &&
    (price * market.multiplier * quantity) / market.divisor <= HIGHEST_COST
  );
}

function isCount(value: number): boolean {
  return Number.isSafeInteger(value) && value > 0;
}

function refusalOf(state: State, command: LimitOrder, market: Market, buy: boolean): Reason | null {
  const { account, customerOrderId, timeInForce } = command;
  if (customerOrderId !== undefined && state.byCustomerOrderId.has(customerKey(account, customerOrderId)))
    return 'duplicate-customer-order-id';
  if (market.future && !state.accounts.futuresEnabled[account]) return 'futures-not-enabled';
  if (command.allowMargin && !(state.accounts.marginEnabled[account] && market.pair.marginAllowed))
    return 'margin-not-enabled';
  if (
    command.reduceOnly &&
    (!market.future || reducible(state, market.index, account, buy) < command.quantity)
  )
    return 'would-not-reduce';
  const side = state.books[market.index]!.side(!buy);
  const best = side.best();
  const crosses = best !== null && side.crosses(best, command.price);
  if (!crosses)
    return timeInForce === 'GTC' ? null : timeInForce === 'FOK' ? 'no-liquidity-fok' : 'no-liquidity-ioc';
  if (command.postOnly) return 'post-only-would-match';
  const plan = planMatch(state, market, account, buy, command.quantity, command.price, null);
  if (plan.own) return 'self-trade';
  if (timeInForce === 'FOK' && plan.lots < command.quantity) return 'no-liquidity-fok';
  if (timeInForce === 'IOC' && plan.lots === 0) return 'no-liquidity-ioc';
  return null;
}

/** The price at which the hold is computed: a sell of futures below the best bid may fill at that bid. */
function reservePriceOf(state: State, command: LimitOrder, market: Market, buy: boolean): number {
  if (!market.future || buy) return command.price;
  return Math.max(command.price, state.books[market.index]!.bids.best()?.price ?? 0);
}

function neededFor(state: State, command: LimitOrder, market: Market, buy: boolean): number {
  if (market.future)
    return command.reduceOnly
      ? 0
      : marginFor(state, market, reservePriceOf(state, command, market, buy), command.quantity);
  return buy ? costOf(market, command.price, command.quantity) : command.quantity * market.lotUnits;
}

/** Holds what the order may cost. Borrows the missing amount if the order and the account allow it. */
function reserve(state: State, command: LimitOrder, market: Market, buy: boolean): Reason | null {
  const needed = neededFor(state, command, market, buy);
  const asset = market.future || buy ? market.quote : market.base;
  const at = state.accounts.at(command.account, asset);
  const { available, reserved } = state.accounts;
  if (available[at]! < needed) {
    const missing = needed - Math.max(0, available[at]!);
    if (market.future || !command.allowMargin || !borrow(state, command.account, asset, missing))
      return 'insufficient-balance';
  }
  available[at] = available[at]! - needed;
  reserved[at] = reserved[at]! + needed;
  return null;
}

function acceptOrder(state: State, command: LimitOrder, market: Market, order: number, buy: boolean): void {
  const { orders } = state;
  const { account, customerOrderId, quantity, price } = command;
  const needed = neededFor(state, command, market, buy);
  const slot = orders.add(order, account);
  orders.market[slot] = market.index;
  orders.buy[slot] = buy ? 1 : 0;
  orders.flags[slot] =
    (command.postOnly ? POST_ONLY : 0) |
    (command.reduceOnly ? REDUCE_ONLY : 0) |
    (command.allowMargin ? ALLOW_MARGIN : 0);
  orders.price[slot] = price;
  orders.original[slot] = quantity;
  orders.remaining[slot] = quantity;
  orders.reserved[slot] = needed;
  orders.reservePrice[slot] = reservePriceOf(state, command, market, buy);
  orders.createdAt[slot] = state.at;
  orders.updatedAt[slot] = state.at;
  if (customerOrderId !== undefined) {
    orders.customerOrderIds.set(slot, customerOrderId);
    state.byCustomerOrderId.set(customerKey(account, customerOrderId), order);
  }
  state.events.push({
    type: 'state',
    order,
    account,
    pair: market.index,
    state: 'placed',
    remaining: quantity,
    reason: null,
  });
  match(state, market, slot, price, 'limit');
  const remaining = orders.remaining[slot]!;
  if (remaining === 0 || command.timeInForce !== 'GTC') {
    releaseHold(state, market, slot);
    dropOrder(state, slot);
    state.events.push({
      type: 'state',
      order,
      account,
      pair: market.index,
      state: remaining === 0 ? 'filled' : 'cancelled',
      remaining,
      reason: null,
    });
    return;
  }
  const book = state.books[market.index]!;
  book.side(buy).append(slot);
  book.sequence++;
  book.changedAt = state.at;
  if (remaining < quantity)
    state.events.push({
      type: 'state',
      order,
      account,
      pair: market.index,
      state: 'partially-filled',
      remaining,
      reason: null,
    });
}
