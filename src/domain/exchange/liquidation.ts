import type { Market } from './markets.ts';
import { ANY_PRICE, cancelSlot, dropOrder, match, releaseHold } from './matching.ts';
import { valueOf } from './markets.ts';
import { REDUCE_ONLY } from './order-store.ts';
import { fillPosition, meetsMaintenanceMargin, reducible } from './positions.ts';
import { markPrice } from './prices.ts';
import { HOUSE, positionOf, type State } from './state.ts';

/**
 * Liquidates the accounts whose equity is below their maintenance margin, in order of account number, until
 * no such account is left.
 */
export function liquidateAccounts(state: State): void {
  const passed = new Set<number>();
  for (;;) {
    const account = accountsWithPositions(state).find(
      (candidate) => !passed.has(candidate) && !meetsMaintenanceMargin(state, candidate),
    );
    if (account === undefined) return;
    // An account that still fails after its liquidation is tried again after the next command.
    passed.add(account);
    liquidate(state, account);
  }
}

function accountsWithPositions(state: State): number[] {
  const accounts = new Set<number>();
  for (const positions of state.positions)
    for (const account of positions.keys()) if (account !== HOUSE) accounts.add(account);
  return [...accounts].sort((a, b) => a - b);
}

/**
 * Cancels the account's open orders on futures. If its equity is still too small, closes its positions at
 * the market; the house takes over the rest at the mark price.
 */
function liquidate(state: State, account: number): void {
  for (const slot of state.orders.ofAccount(account)) {
    if (state.markets[state.orders.market[slot]!]!.future) cancelSlot(state, slot, 'liquidation');
  }
  if (meetsMaintenanceMargin(state, account)) return;
  for (const market of state.markets) {
    if (market.future && positionOf(state, market.index, account)) closePosition(state, market, account);
  }
}

function closePosition(state: State, market: Market, account: number): void {
  const position = positionOf(state, market.index, account)!;
  const mark = markPrice(state.books[market.index]!);
  if (mark === 0) return;
  const buy = position.size < 0;
  const lots = Math.abs(position.size);
  const order = state.nextOrder++;
  const { orders } = state;
  state.events.push({
    type: 'order',
    order,
    account,
    pair: market.index,
    side: buy ? 'buy' : 'sell',
    kind: 'liquidation',
    price: 0,
    quantity: lots,
    timeInForce: 'IOC',
    postOnly: false,
    reduceOnly: true,
    allowMargin: false,
    customerOrderId: null,
  });
  const slot = orders.add(order, account);
  orders.market[slot] = market.index;
  orders.buy[slot] = buy ? 1 : 0;
  orders.flags[slot] = REDUCE_ONLY;
  orders.price[slot] = 0;
  orders.original[slot] = lots;
  orders.remaining[slot] = lots;
  orders.reserved[slot] = 0;
  orders.reservePrice[slot] = 0;
  orders.createdAt[slot] = state.at;
  orders.updatedAt[slot] = state.at;
  match(state, market, slot, ANY_PRICE, 'liquidation');
  const left = orders.remaining[slot]!;
  releaseHold(state, market, slot);
  dropOrder(state, slot);
  if (left > 0) handToHouse(state, market, account, order, buy, left, mark);
  state.events.push({
    type: 'state',
    order,
    account,
    pair: market.index,
    state: 'liquidated',
    remaining: 0,
    reason: 'liquidation',
  });
}

function handToHouse(
  state: State,
  market: Market,
  account: number,
  order: number,
  buy: boolean,
  lots: number,
  mark: number,
): void {
  const value = valueOf(market, mark, lots);
  fillPosition(state, market, account, buy, lots, value, 0);
  fillPosition(state, market, HOUSE, !buy, lots, value, 0);
  state.events.push({
    type: 'trade',
    trade: state.nextTrade++,
    pair: market.index,
    price: mark,
    quantity: lots,
    value,
    takerSide: buy ? 'buy' : 'sell',
    takerOrder: order,
    takerAccount: account,
    takerKind: 'liquidation',
    takerFee: 0,
    makerOrder: 0,
    makerAccount: HOUSE,
    makerReward: 0,
  });
}

/** Cancels reduce-only orders whose position the command closed or turned. */
export function cancelIdleReduceOnly(state: State): void {
  const seen = new Set<string>();
  for (const event of [...state.events]) {
    if (event.type !== 'position' || event.account === HOUSE) continue;
    const key = `${event.account} ${event.pair}`;
    if (seen.has(key)) continue;
    seen.add(key);
    for (const slot of state.orders.ofAccount(event.account)) {
      const { orders } = state;
      if (orders.market[slot] !== event.pair || !(orders.flags[slot]! & REDUCE_ONLY)) continue;
      if (reducible(state, event.pair, event.account, orders.buy[slot] === 1) === 0)
        cancelSlot(state, slot, 'would-not-reduce');
    }
  }
}
