import { mulDivCeil, mulDivFloor } from './amounts.ts';
import type { MarketOrder } from './commands.ts';
import type { OrderKind, Reason } from './events.ts';
import { lotsFor, type Market } from './markets.ts';
import { ANY_PRICE, dropOrder, match, planMatch, releaseHold, type Plan } from './matching.ts';
import { customerKey, marketNumber, type State } from './state.ts';

const PPM = 1_000_000;

/**
 * The worst price that a market order may match, at the end of the slippage band; null when the other side
 * is empty.
 */
function bandOf(state: State, market: Market, buy: boolean): number | null {
  const best = state.books[market.index]!.side(!buy).best();
  if (best === null) return null;
  const { slippagePpm } = state.rules;
  return buy
    ? mulDivFloor(best.price, PPM + slippagePpm, PPM)
    : mulDivCeil(best.price, PPM - slippagePpm, PPM);
}

/**
 * Plans a market order: a buy spends up to `amount` of the quote currency, a sell sells `amount` lots.
 * Returns the reason when it would fail.
 */
export function planMarket(
  state: State,
  market: Market,
  account: number,
  buy: boolean,
  amount: number,
): Plan | Reason {
  const band = bandOf(state, market, buy);
  if (band === null) return 'no-liquidity';
  const plan = planMatch(
    state,
    market,
    account,
    buy,
    buy ? Number.MAX_SAFE_INTEGER : amount,
    band,
    buy ? amount : null,
  );
  if (plan.own) return 'self-trade';
  if (plan.limited) return 'slippage';
  if (plan.lots === 0) return 'no-liquidity';
  if (!buy && plan.lots < amount) return 'no-liquidity';
  if (buy && ranDry(state, market, plan, amount)) return 'no-liquidity';
  return plan;
}

/** Whether a buy took the whole side and could pay for another lot at the last price. */
function ranDry(state: State, market: Market, plan: Plan, amount: number): boolean {
  const worst = state.books[market.index]!.asks.worst()!;
  return plan.dry && lotsFor(market, worst.price, amount - plan.value) > 0;
}

/** Executes a plan for an order that is not in the book. The caller has checked the balance. */
export function takePlanned(
  state: State,
  market: Market,
  order: number,
  account: number,
  buy: boolean,
  plan: Plan,
  kind: OrderKind,
): void {
  const { orders, accounts } = state;
  const held = buy ? plan.value : plan.lots * market.lotUnits;
  const at = accounts.at(account, buy ? market.quote : market.base);
  accounts.available[at] = accounts.available[at]! - held;
  accounts.reserved[at] = accounts.reserved[at]! + held;
  const slot = orders.add(order, account);
  orders.market[slot] = market.index;
  orders.buy[slot] = buy ? 1 : 0;
  orders.flags[slot] = 0;
  orders.price[slot] = 0;
  orders.original[slot] = plan.lots;
  orders.remaining[slot] = plan.lots;
  orders.reserved[slot] = held;
  orders.reservePrice[slot] = 0;
  orders.createdAt[slot] = state.at;
  orders.updatedAt[slot] = state.at;
  match(state, market, slot, ANY_PRICE, kind);
  releaseHold(state, market, slot);
  dropOrder(state, slot);
}

/** Places a spot market order: it is filled whole at once, or fails. */
export function placeMarket(state: State, command: MarketOrder): void {
  const order = state.nextOrder++;
  const index = marketNumber(state, command.pair);
  const buy = command.side === 'buy';
  const quantity = buy ? 0 : command.amount;
  state.events.push({
    type: 'order',
    order,
    account: command.account,
    pair: index,
    side: command.side,
    kind: 'market',
    price: 0,
    quantity,
    timeInForce: 'FOK',
    postOnly: false,
    reduceOnly: false,
    allowMargin: false,
    customerOrderId: command.customerOrderId ?? null,
  });
  const change = (outcome: 'failed' | 'filled', reason: Reason | null) =>
    state.events.push({
      type: 'state',
      order,
      account: command.account,
      pair: index,
      state: outcome,
      remaining: outcome === 'failed' ? quantity : 0,
      reason,
    });
  const market = state.markets[index];
  if (
    !market ||
    market.future ||
    !state.accounts.has(command.account) ||
    !Number.isSafeInteger(command.amount) ||
    command.amount <= 0
  )
    return void change('failed', 'invalid');
  if (
    command.customerOrderId !== undefined &&
    state.byCustomerOrderId.has(customerKey(command.account, command.customerOrderId))
  )
    return void change('failed', 'duplicate-customer-order-id');
  const plan = planMarket(state, market, command.account, buy, command.amount);
  if (typeof plan === 'string') return void change('failed', plan);
  const at = state.accounts.at(command.account, buy ? market.quote : market.base);
  const needed = buy ? plan.value : plan.lots * market.lotUnits;
  if (state.accounts.available[at]! < needed) return void change('failed', 'insufficient-balance');
  takePlanned(state, market, order, command.account, buy, plan, 'market');
  change('filled', null);
}
