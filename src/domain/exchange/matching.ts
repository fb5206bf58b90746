import { shareCeil, shareFloor } from './amounts.ts';
import type { Level } from './price-levels.ts';
import type { OrderKind, Reason } from './events.ts';
import { credit, release } from './lending.ts';
import { costOf, lotsFor, valueOf, type Market } from './markets.ts';
import { REDUCE_ONLY } from './order-store.ts';
import { fillPosition, gain, marginFor, reducible } from './positions.ts';
import { customerKey, HOUSE, type State } from './state.ts';

/** The matches of an order before any of them is executed. */
export interface Plan {
  lots: number;
  value: number;
  /** The order would match an order of the same account. */
  own: boolean;
  /**
   * The order reached its limit and orders remain beyond it. Otherwise it was filled, or the book ran out.
   */
  limited: boolean;
  /** The order took the whole side. */
  dry: boolean;
}

/** No price limit. */
export const ANY_PRICE = -1;

/**
 * Plans the matches of an order: at most `lots`, at prices not worse than `limit`, and for a buy at most
 * `budget` of the quote currency.
 */
export function planMatch(
  state: State,
  market: Market,
  account: number,
  buy: boolean,
  lots: number,
  limit: number,
  budget: number | null,
): Plan {
  const plan: Plan = { lots: 0, value: 0, own: false, limited: false, dry: false };
  const side = state.books[market.index]!.side(!buy);
  const orders = state.orders;
  const reduced = market.future ? new Map<number, number>() : null;
  for (let level = side.best(); level !== null; level = side.next(level)) {
    if (limit !== ANY_PRICE && !side.crosses(level, limit)) {
      plan.limited =
        plan.lots < lots && (budget === null || lotsFor(market, level.price, budget - plan.value) > 0);
      return plan;
    }
    for (let slot = level.head; slot >= 0; slot = orders.after[slot]!) {
      let wanted = lots - plan.lots;
      if (budget !== null) wanted = Math.min(wanted, lotsFor(market, level.price, budget - plan.value));
      if (wanted === 0) return plan;
      if (orders.account[slot] === account) {
        plan.own = true;
        return plan;
      }
      const taken = Math.min(
        wanted,
        reduced ? offeredLots(state, market, slot, reduced) : orders.remaining[slot]!,
      );
      plan.lots += taken;
      plan.value += valueOf(market, level.price, taken);
    }
  }
  plan.dry = true;
  return plan;
}

/**
 * The lots that a resting order on futures can give. A reduce-only order gives no more than its account's
 * position has left.
 */
function offeredLots(state: State, market: Market, slot: number, reduced: Map<number, number>): number {
  const orders = state.orders;
  const account = orders.account[slot]!;
  const before = reduced.get(account) ?? 0;
  const remaining = orders.remaining[slot]!;
  const offered =
    orders.flags[slot]! & REDUCE_ONLY
      ? Math.min(
          remaining,
          Math.max(0, reducible(state, market.index, account, orders.buy[slot] === 1) - before),
        )
      : remaining;
  reduced.set(account, before + offered);
  return offered;
}

/**
 * Matches the order in `slot`, which is not in the book, from the best price on until it is filled or
 * reaches its limit.
 */
export function match(state: State, market: Market, slot: number, limit: number, kind: OrderKind): void {
  const orders = state.orders;
  const book = state.books[market.index]!;
  const buy = orders.buy[slot] === 1;
  const side = book.side(!buy);
  while (orders.remaining[slot]! > 0) {
    const level = side.best();
    if (level === null || (limit !== ANY_PRICE && !side.crosses(level, limit))) break;
    const maker = level.head;
    let lots = Math.min(orders.remaining[slot]!, orders.remaining[maker]!);
    if (market.future && orders.flags[maker]! & REDUCE_ONLY) {
      lots = Math.min(lots, reducible(state, market.index, orders.account[maker]!, !buy));
      if (lots === 0) {
        cancelSlot(state, maker, 'would-not-reduce');
        continue;
      }
    }
    trade(state, market, slot, maker, level, lots, buy, kind);
  }
}

function trade(
  state: State,
  market: Market,
  taker: number,
  maker: number,
  level: Level,
  lots: number,
  buy: boolean,
  kind: OrderKind,
): void {
  const orders = state.orders;
  const book = state.books[market.index]!;
  const price = level.price;
  const value = valueOf(market, price, lots);
  const makerAccount = orders.account[maker]!;
  const makerOrder = orders.number[maker]!;
  const takerAccount = orders.account[taker]!;
  const makerRest = orders.remaining[maker]! - lots;
  orders.remaining[taker] = orders.remaining[taker]! - lots;
  orders.remaining[maker] = makerRest;
  orders.updatedAt[maker] = state.at;
  book.last = price;
  book.sequence++;
  book.changedAt = state.at;
  let takerFee: number;
  let makerReward: number;
  if (market.future) {
    takerFee = fillFuture(state, market, taker, buy, lots, value, true);
    makerReward = -fillFuture(state, market, maker, !buy, lots, value, false);
  } else {
    const units = lots * market.lotUnits;
    takerFee = shareFloor(buy ? units : value, state.rules.takerFeePpm);
    makerReward = shareFloor(buy ? units : value, state.rules.makerRewardPpm);
    bookSpotTrade(
      state,
      market,
      buy ? taker : maker,
      buy ? maker : taker,
      units,
      value,
      buy,
      takerFee,
      makerReward,
    );
  }
  if (makerRest === 0) {
    releaseHold(state, market, maker);
    book.side(!buy).remove(maker);
    dropOrder(state, maker);
  }
  state.events.push(
    {
      type: 'trade',
      trade: state.nextTrade++,
      pair: market.index,
      price,
      quantity: lots,
      value,
      takerSide: buy ? 'buy' : 'sell',
      takerOrder: orders.number[taker]!,
      takerAccount,
      takerKind: kind,
      takerFee,
      makerOrder,
      makerAccount,
      makerReward,
    },
    {
      type: 'state',
      order: makerOrder,
      account: makerAccount,
      pair: market.index,
      state: makerRest === 0 ? 'filled' : 'partially-filled',
      remaining: makerRest,
      reason: null,
    },
  );
}

/** Exchanges base and quote, pays the fee to the house and the reward out of it. */
function bookSpotTrade(
  state: State,
  market: Market,
  buyer: number,
  seller: number,
  units: number,
  value: number,
  takerBuys: boolean,
  fee: number,
  reward: number,
): void {
  const orders = state.orders;
  const { available, reserved } = state.accounts;
  const buyerAccount = orders.account[buyer]!;
  const sellerAccount = orders.account[seller]!;
  const paidFrom = state.accounts.at(buyerAccount, market.quote);
  const soldFrom = state.accounts.at(sellerAccount, market.base);
  reserved[paidFrom] = reserved[paidFrom]! - value;
  orders.reserved[buyer] = orders.reserved[buyer]! - value;
  reserved[soldFrom] = reserved[soldFrom]! - units;
  orders.reserved[seller] = orders.reserved[seller]! - units;
  const house = state.accounts.at(HOUSE, takerBuys ? market.base : market.quote);
  available[house] = available[house]! + fee - reward;
  credit(state, buyerAccount, market.base, takerBuys ? units - fee : units);
  credit(state, sellerAccount, market.quote, takerBuys ? value : value - fee);
  if (reward > 0)
    credit(state, takerBuys ? sellerAccount : buyerAccount, takerBuys ? market.base : market.quote, reward);
  // A buy holds no more than the cost of its remaining lots at its own price; a better price frees the
  // difference at once.
  if (orders.reservePrice[buyer]! > 0) {
    const needed = costOf(market, orders.reservePrice[buyer]!, orders.remaining[buyer]!);
    const over = orders.reserved[buyer]! - needed;
    if (over > 0) {
      orders.reserved[buyer] = needed;
      release(state, buyerAccount, market.quote, over);
    }
  }
}

/** Applies one side of a futures trade. Returns the fee, negative for a reward. */
function fillFuture(
  state: State,
  market: Market,
  slot: number,
  buy: boolean,
  lots: number,
  value: number,
  taker: boolean,
): number {
  const orders = state.orders;
  const account = orders.account[slot]!;
  const { available } = state.accounts;
  const at = state.accounts.at(account, market.quote);
  const house = state.accounts.at(HOUSE, market.quote);
  // The hold of these lots pays the fee, then the margin; the remainder becomes available. If rates have
  // risen since the order was placed, the remaining lots hold only what is left.
  const kept =
    orders.reserved[slot]! === 0
      ? 0
      : Math.min(
          orders.reserved[slot]!,
          marginFor(state, market, orders.reservePrice[slot]!, orders.remaining[slot]!),
        );
  let held = orders.reserved[slot]! - kept;
  orders.reserved[slot] = kept;
  const fee = taker
    ? shareFloor(value, state.rules.takerFeePpm)
    : -shareFloor(value, state.rules.makerRewardPpm);
  available[house] = available[house]! + fee;
  if (fee > 0) {
    const fromHeld = Math.min(held, fee);
    held -= fromHeld;
    state.accounts.reserved[at] = state.accounts.reserved[at]! - fromHeld;
    gain(state, market, account, fromHeld - fee);
  }
  const backing = Math.min(held, shareCeil(value, state.rules.initialMarginPpm));
  release(state, account, market.quote, held - backing);
  if (fee < 0) credit(state, account, market.quote, -fee);
  fillPosition(state, market, account, buy, lots, value, backing);
  return fee;
}

/** Releases the rest of an order's hold. */
export function releaseHold(state: State, market: Market, slot: number): void {
  const orders = state.orders;
  const held = orders.reserved[slot]!;
  orders.reserved[slot] = 0;
  release(
    state,
    orders.account[slot]!,
    market.future || orders.buy[slot] === 1 ? market.quote : market.base,
    held,
  );
}

/** Removes a closed order, which is in no book any more, from the store. */
export function dropOrder(state: State, slot: number): void {
  const orders = state.orders;
  if (orders.customerOrderIds.size > 0) {
    const customerOrderId = orders.customerOrderIds.get(slot);
    if (customerOrderId !== undefined)
      state.byCustomerOrderId.delete(customerKey(orders.account[slot]!, customerOrderId));
  }
  orders.remove(slot);
}

/** Cancels an open order: removes it from its book and releases its hold. */
export function cancelSlot(state: State, slot: number, reason: Reason | null): void {
  const orders = state.orders;
  const market = state.markets[orders.market[slot]!]!;
  const book = state.books[market.index]!;
  book.side(orders.buy[slot] === 1).remove(slot);
  book.sequence++;
  book.changedAt = state.at;
  releaseHold(state, market, slot);
  state.events.push({
    type: 'state',
    order: orders.number[slot]!,
    account: orders.account[slot]!,
    pair: market.index,
    state: 'cancelled',
    remaining: orders.remaining[slot]!,
    reason,
  });
  dropOrder(state, slot);
}
