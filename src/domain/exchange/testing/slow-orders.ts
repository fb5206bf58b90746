import type { LimitOrder, MarketOrder } from '../commands.ts';
import type { Reason } from '../events.ts';
import { changed, crosses, heldAsset, planMarket, received, take, takePlan, walk } from './slow-matching.ts';
import { borrowFor, couldReduce, hold, setFree } from './slow-money.ts';
import {
  balance,
  cost,
  most,
  pairOf,
  side,
  touchBook,
  units,
  whole,
  type SlowOrder,
  type SlowState,
} from './slow-state.ts';

/** The slow engine's limit and market orders. */

const LIMIT = 2n ** 50n;

export function placeLimit(state: SlowState, sent: LimitOrder): void {
  const order = state.next.order++;
  const pair = state.rules.pairs.findIndex((known) => known.symbol === sent.pair);
  const command = {
    ...sent,
    price: restingPrice(state, sent, pair),
    postOnly: sent.postOnly || sent.postOnlyReprice,
  };
  const { account, timeInForce } = command;
  const buy = command.side === 'buy';
  received(state, {
    order,
    account,
    pair,
    side: command.side,
    kind: 'limit',
    price: command.price,
    quantity: command.quantity,
    timeInForce,
    postOnly: command.postOnly ?? false,
    reduceOnly: command.reduceOnly ?? false,
    allowMargin: command.allowMargin ?? false,
    customerOrderId: command.customerOrderId ?? null,
  });
  const reason = whyNot(state, command, pair, buy);
  if (reason)
    return void state.events.push({
      type: 'state',
      order,
      account,
      pair,
      state: 'failed',
      remaining: command.quantity,
      reason,
    });
  const [price, quantity] = [BigInt(command.price), BigInt(command.quantity)];
  const index = heldAsset(state, pair, buy);
  const reservePrice = reservePriceFor(state, pair, buy, price);
  const needed = neededFor(state, command, pair, buy);
  const has = balance(state, account, index);
  if (has.available < needed) {
    const mayBorrow = pairOf(state, pair).type === 'SPOT' && command.allowMargin;
    if (!mayBorrow || !borrowFor(state, account, index, needed - most(0n, has.available)))
      return changed(state, order, account, pair, 'failed', quantity, 'insufficient-balance');
  }
  has.available -= needed;
  has.reserved += needed;
  const taker: SlowOrder = {
    order,
    account,
    pair,
    buy,
    price,
    original: quantity,
    remaining: quantity,
    reserved: needed,
    reservePrice,
    postOnly: command.postOnly ?? false,
    reduceOnly: command.reduceOnly ?? false,
    allowMargin: command.allowMargin ?? false,
    createdAt: state.at,
    updatedAt: state.at,
    customerOrderId: command.customerOrderId ?? null,
    rank: 0,
  };
  changed(state, order, account, pair, 'placed', quantity, null);
  take(state, taker, price, 'limit');
  if (taker.remaining === 0n || timeInForce !== 'GTC') {
    setFree(state, account, index, taker.reserved);
    return changed(
      state,
      order,
      account,
      pair,
      taker.remaining === 0n ? 'filled' : 'cancelled',
      taker.remaining,
      null,
    );
  }
  state.orders.push({ ...taker, rank: ++state.ranks });
  touchBook(state, pair);
  if (taker.remaining < quantity)
    changed(state, order, account, pair, 'partially-filled', taker.remaining, null);
}

/**
 * Moves the price tick by tick until it no longer crosses the other side, if the order allows repricing.
 */
function restingPrice(
  state: SlowState,
  { postOnlyReprice, price, side: of }: LimitOrder,
  pair: number,
): number {
  if (!postOnlyReprice || !state.rules.pairs[pair] || !whole(price)) return price;
  const buy = of === 'buy';
  const best = side(state, pair, !buy)[0];
  if (!best || !crosses(buy, best.price, BigInt(price))) return price;
  const moved = best.price + (buy ? -1n : 1n);
  return moved === 0n ? price : Number(moved);
}

function reservePriceFor(state: SlowState, pair: number, buy: boolean, price: bigint): bigint {
  if (pairOf(state, pair).type === 'SPOT' || buy) return price;
  return most(price, side(state, pair, true)[0]?.price ?? 0n);
}

function neededFor(state: SlowState, command: LimitOrder, pair: number, buy: boolean): bigint {
  const [price, quantity] = [BigInt(command.price), BigInt(command.quantity)];
  if (pairOf(state, pair).type === 'FUTURE')
    return command.reduceOnly ? 0n : hold(state, pair, reservePriceFor(state, pair, buy, price), quantity);
  return buy ? cost(pairOf(state, pair), price, quantity) : units(state, pairOf(state, pair), quantity);
}

/** The first reason to fail, except for the balance. */
function whyNot(state: SlowState, command: LimitOrder, pair: number, buy: boolean): Reason | null {
  const of = state.rules.pairs[pair];
  const account = state.accounts[command.account];
  if (!of || !account || !whole(command.price) || !whole(command.quantity) || command.quantity > of.maxBase)
    return 'invalid';
  const [price, quantity] = [BigInt(command.price), BigInt(command.quantity)];
  // Above 2^50 of the quote currency for a lot in lowest terms, or in total.
  const tick = BigInt(of.tick);
  const lot = 10n ** BigInt(of.lotDecimals);
  const common = greatestCommonDivisor(tick, lot);
  if (price * (tick / common) > LIMIT || price * (tick / common) * quantity > LIMIT * (lot / common))
    return 'invalid';
  if (
    command.customerOrderId !== undefined &&
    state.orders.some(
      (known) => known.account === command.account && known.customerOrderId === command.customerOrderId,
    )
  )
    return 'duplicate-customer-order-id';
  const future = of.type === 'FUTURE';
  if (future && !account.futuresEnabled) return 'futures-not-enabled';
  if (command.allowMargin && !(account.marginEnabled && of.marginAllowed)) return 'margin-not-enabled';
  if (command.reduceOnly && (!future || couldReduce(state, pair, command.account, buy) < quantity))
    return 'would-not-reduce';
  const best = side(state, pair, !buy)[0];
  if (!best || !crosses(buy, best.price, price))
    return command.timeInForce === 'FOK'
      ? 'no-liquidity-fok'
      : command.timeInForce === 'IOC'
        ? 'no-liquidity-ioc'
        : null;
  if (command.postOnly) return 'post-only-would-match';
  const plan = walk(state, pair, command.account, buy, quantity, price, null);
  if (plan.own) return 'self-trade';
  if (command.timeInForce === 'FOK' && plan.lots < quantity) return 'no-liquidity-fok';
  if (command.timeInForce === 'IOC' && plan.lots === 0n) return 'no-liquidity-ioc';
  return null;
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  return b === 0n ? a : greatestCommonDivisor(b, a % b);
}

export function placeMarket(
  state: SlowState,
  { account, pair: symbol, side: of, amount, customerOrderId }: MarketOrder,
): void {
  const order = state.next.order++;
  const pair = state.rules.pairs.findIndex((known) => known.symbol === symbol);
  const buy = of === 'buy';
  const quantity = buy ? 0 : amount;
  received(state, {
    order,
    account,
    pair,
    side: of,
    kind: 'market',
    price: 0,
    quantity,
    timeInForce: 'FOK',
    postOnly: false,
    reduceOnly: false,
    allowMargin: false,
    customerOrderId: customerOrderId ?? null,
  });
  const outcome = (): Reason | null => {
    if (
      !state.rules.pairs[pair] ||
      pairOf(state, pair).type === 'FUTURE' ||
      !state.accounts[account] ||
      !whole(amount)
    )
      return 'invalid';
    if (
      customerOrderId !== undefined &&
      state.orders.some((known) => known.account === account && known.customerOrderId === customerOrderId)
    )
      return 'duplicate-customer-order-id';
    const plan = planMarket(state, pair, account, buy, BigInt(amount));
    if (typeof plan === 'string') return plan;
    if (
      balance(state, account, heldAsset(state, pair, buy)).available <
      (buy ? plan.value : units(state, pairOf(state, pair), plan.lots))
    )
      return 'insufficient-balance';
    takePlan(state, order, account, pair, buy, plan, 'market');
    return null;
  };
  const reason = outcome();
  state.events.push({
    type: 'state',
    order,
    account,
    pair,
    state: reason ? 'failed' : 'filled',
    remaining: reason ? quantity : 0,
    reason,
  });
}
