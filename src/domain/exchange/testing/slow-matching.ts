import type { OrderKind, OrderReceived, OrderState, Reason } from '../events.ts';
import { couldReduce, fill, gains, give, hold, setFree } from './slow-money.ts';
import {
  asset,
  balance,
  cost,
  least,
  most,
  pairOf,
  share,
  shareUp,
  side,
  touchBook,
  units,
  value,
  type SlowOrder,
  type SlowState,
} from './slow-state.ts';

/** The slow engine's plans and trades. */

export function received(state: SlowState, event: Omit<OrderReceived, 'type'>): void {
  state.events.push({ type: 'order', ...event });
}

export function changed(
  state: SlowState,
  order: number,
  account: number,
  pair: number,
  to: OrderState,
  remaining: bigint,
  reason: Reason | null,
): void {
  state.events.push({ type: 'state', order, account, pair, state: to, remaining: Number(remaining), reason });
}

/** The asset of an order's hold: the quote currency for a buy and for futures, else the base currency. */
export function heldAsset(state: SlowState, pair: number, buy: boolean): number {
  const { type, quote, base } = pairOf(state, pair);
  return asset(state, type === 'FUTURE' || buy ? quote : base);
}

export function cancel(state: SlowState, order: SlowOrder, reason: Reason | null): void {
  state.orders = state.orders.filter((known) => known !== order);
  touchBook(state, order.pair);
  setFree(state, order.account, heldAsset(state, order.pair, order.buy), order.reserved);
  changed(state, order.order, order.account, order.pair, 'cancelled', order.remaining, reason);
}

/** The matches of an order, and the reason why it would stop. */
export interface SlowPlan {
  lots: bigint;
  value: bigint;
  fee: bigint;
  own: boolean;
  limited: boolean;
  dry: boolean;
}

export function crosses(buy: boolean, price: bigint, limit: bigint | null): boolean {
  return limit === null || (buy ? price <= limit : price >= limit);
}

function affordable(state: SlowState, pair: number, price: bigint, money: bigint): bigint {
  const { tick, lotDecimals } = pairOf(state, pair);
  return (money * 10n ** BigInt(lotDecimals)) / (price * BigInt(tick));
}

/** Plans the matches of an order. */
export function walk(
  state: SlowState,
  pair: number,
  account: number,
  buy: boolean,
  lots: bigint | null,
  limit: bigint | null,
  budget: bigint | null,
): SlowPlan {
  const plan: SlowPlan = { lots: 0n, value: 0n, fee: 0n, own: false, limited: false, dry: false };
  const reduced = new Map<number, bigint>();
  for (const maker of side(state, pair, !buy)) {
    const wanted = [
      lots === null ? null : lots - plan.lots,
      budget === null ? null : affordable(state, pair, maker.price, budget - plan.value),
    ]
      .filter((n) => n !== null)
      .reduce(least);
    if (wanted === 0n) return plan;
    if (!crosses(buy, maker.price, limit)) return { ...plan, limited: true };
    if (maker.account === account) return { ...plan, own: true };
    let offered = maker.remaining;
    if (pairOf(state, pair).type === 'FUTURE') {
      const before = reduced.get(maker.account) ?? 0n;
      if (maker.reduceOnly)
        offered = least(offered, most(0n, couldReduce(state, pair, maker.account, maker.buy) - before));
      reduced.set(maker.account, before + offered);
    }
    const taken = least(wanted, offered);
    const paid = value(pairOf(state, pair), maker.price, taken);
    plan.lots += taken;
    plan.value += paid;
    plan.fee += share(buy ? units(state, pairOf(state, pair), taken) : paid, state.rules.takerFeePpm);
  }
  plan.dry = true;
  return plan;
}

/**
 * Trades an order that is not in the book with the best of the other side, until it is filled or reaches
 * its limit.
 */
export function take(state: SlowState, taker: SlowOrder, limit: bigint | null, kind: OrderKind): void {
  const { pair, buy } = taker;
  while (taker.remaining > 0n) {
    const maker = side(state, pair, !buy)[0];
    if (!maker || !crosses(buy, maker.price, limit)) return;
    let lots = least(taker.remaining, maker.remaining);
    if (pairOf(state, pair).type === 'FUTURE' && maker.reduceOnly) {
      lots = least(lots, couldReduce(state, pair, maker.account, maker.buy));
      if (lots === 0n) {
        cancel(state, maker, 'would-not-reduce');
        continue;
      }
    }
    trade(state, taker, maker, lots, kind);
  }
}

function trade(state: SlowState, taker: SlowOrder, maker: SlowOrder, lots: bigint, kind: OrderKind): void {
  const { pair, buy } = taker;
  const of = pairOf(state, pair);
  const paid = value(of, maker.price, lots);
  taker.remaining -= lots;
  maker.remaining -= lots;
  maker.updatedAt = state.at;
  state.books[pair]!.last = maker.price;
  touchBook(state, pair);
  let fee: bigint;
  let reward: bigint;
  if (of.type === 'FUTURE') {
    fee = takePart(state, taker, lots, paid, true);
    reward = -takePart(state, maker, lots, paid, false);
  } else {
    const received = buy ? units(state, of, lots) : paid;
    const index = asset(state, buy ? of.base : of.quote);
    fee = share(received, state.rules.takerFeePpm);
    reward = share(received, state.rules.makerRewardPpm);
    const [buyer, seller] = buy ? [taker, maker] : [maker, taker];
    pay(state, buyer, asset(state, of.quote), paid);
    pay(state, seller, asset(state, of.base), units(state, of, lots));
    balance(state, 0, index).available += fee - reward;
    give(state, buyer.account, asset(state, of.base), units(state, of, lots) - (buy ? fee : 0n));
    give(state, seller.account, asset(state, of.quote), paid - (buy ? 0n : fee));
    if (reward > 0n) give(state, maker.account, index, reward);
    if (buyer.reservePrice > 0n) {
      const over = buyer.reserved - cost(of, buyer.reservePrice, buyer.remaining);
      if (over > 0n) {
        buyer.reserved -= over;
        setFree(state, buyer.account, asset(state, of.quote), over);
      }
    }
  }
  if (maker.remaining === 0n) {
    setFree(state, maker.account, heldAsset(state, pair, maker.buy), maker.reserved);
    state.orders = state.orders.filter((known) => known !== maker);
  }
  state.events.push({
    type: 'trade',
    trade: state.next.trade++,
    pair,
    price: Number(maker.price),
    quantity: Number(lots),
    value: Number(paid),
    takerSide: buy ? 'buy' : 'sell',
    takerOrder: taker.order,
    takerAccount: taker.account,
    takerKind: kind,
    takerFee: Number(fee),
    makerOrder: maker.order,
    makerAccount: maker.account,
    makerReward: Number(reward),
  });
  changed(
    state,
    maker.order,
    maker.account,
    pair,
    maker.remaining === 0n ? 'filled' : 'partially-filled',
    maker.remaining,
    null,
  );
}

function pay(state: SlowState, order: SlowOrder, index: number, amount: bigint): void {
  balance(state, order.account, index).reserved -= amount;
  order.reserved -= amount;
}

/** One side of a futures trade. Returns the fee, negative for a reward. */
function takePart(state: SlowState, order: SlowOrder, lots: bigint, paid: bigint, taker: boolean): bigint {
  const { pair, account, buy } = order;
  const index = asset(state, pairOf(state, pair).quote);
  const kept =
    order.reserved === 0n
      ? 0n
      : least(order.reserved, hold(state, pair, order.reservePrice, order.remaining));
  let part = order.reserved - kept;
  order.reserved = kept;
  const fee = taker ? share(paid, state.rules.takerFeePpm) : -share(paid, state.rules.makerRewardPpm);
  balance(state, 0, index).available += fee;
  if (fee > 0n) {
    const fromPart = least(part, fee);
    part -= fromPart;
    balance(state, account, index).reserved -= fromPart;
    gains(state, pair, account, fromPart - fee);
  }
  const backing = least(part, shareUp(paid, state.rules.initialMarginPpm));
  setFree(state, account, index, part - backing);
  if (fee < 0n) give(state, account, index, -fee);
  fill(state, pair, account, buy, lots, paid, backing);
  return fee;
}

export function planMarket(
  state: SlowState,
  pair: number,
  account: number,
  buy: boolean,
  amount: bigint,
): SlowPlan | Reason {
  const other = side(state, pair, !buy);
  if (other.length === 0) return 'no-liquidity';
  const slippage = BigInt(state.rules.slippagePpm);
  const band = buy
    ? (other[0]!.price * (1_000_000n + slippage)) / 1_000_000n
    : shareUp(other[0]!.price, 1_000_000 - state.rules.slippagePpm);
  const plan = walk(state, pair, account, buy, buy ? null : amount, band, buy ? amount : null);
  if (plan.own) return 'self-trade';
  if (plan.limited) return 'slippage';
  if (plan.lots === 0n || (!buy && plan.lots < amount)) return 'no-liquidity';
  if (buy && plan.dry && affordable(state, pair, other[other.length - 1]!.price, amount - plan.value) > 0n)
    return 'no-liquidity';
  return plan;
}

export function takePlan(
  state: SlowState,
  order: number,
  account: number,
  pair: number,
  buy: boolean,
  plan: SlowPlan,
  kind: OrderKind,
): void {
  const of = pairOf(state, pair);
  const held = buy ? plan.value : units(state, of, plan.lots);
  const index = heldAsset(state, pair, buy);
  balance(state, account, index).available -= held;
  balance(state, account, index).reserved += held;
  const taker: SlowOrder = {
    order,
    account,
    pair,
    buy,
    price: 0n,
    original: plan.lots,
    remaining: plan.lots,
    reserved: held,
    reservePrice: 0n,
    postOnly: false,
    reduceOnly: false,
    allowMargin: false,
    createdAt: state.at,
    updatedAt: state.at,
    customerOrderId: null,
    rank: 0,
  };
  take(state, taker, null, kind);
  setFree(state, account, index, taker.reserved);
}
