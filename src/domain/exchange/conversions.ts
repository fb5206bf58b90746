import { shareFloor } from './amounts.ts';
import type { Convert, Side } from './commands.ts';
import type { ConvertedLeg, Reason } from './events.ts';
import { credit, canCarryDebts } from './lending.ts';
import { valueOf, type Market } from './markets.ts';
import type { Plan } from './matching.ts';
import { planMarket, takePlanned } from './place-market.ts';
import { assetNumber, customerKey, type State } from './state.ts';

/** Conversions by market orders, over the pair of the two assets or over two pairs with one asset between. */

/** A requested conversion. Amounts are in smallest units. */
export type ConversionRequest = Pick<
  Convert,
  'account' | 'pay' | 'receive' | 'amount' | 'feePpm' | 'feeAsset' | 'feeAccount'
>;

interface ConversionLeg extends ConvertedLeg {
  readonly market: Market;
  readonly plan: Plan;
}

/** A conversion as it would be executed now. */
export interface Conversion {
  readonly pay: number;
  readonly receive: number;
  readonly feeAsset: number;
  /** The total debit in the paid asset, including the broker's fee if it is paid in that asset. */
  readonly paid: number;
  /** The total credit, net of every fee. */
  readonly received: number;
  readonly fee: number;
  readonly legs: readonly ConversionLeg[];
}

/**
 * Plans the route with the highest proceeds; of equal routes the first. The direct pair is tried first.
 * Returns a reason when no route works.
 */
export function planConversion(state: State, request: ConversionRequest): Conversion | Reason {
  const pay = assetNumber(state, request.pay);
  const receive = assetNumber(state, request.receive);
  const feeAsset = assetNumber(state, request.feeAsset);
  const { account, amount, feePpm } = request;
  if (pay < 0 || receive < 0 || pay === receive || (feeAsset !== pay && feeAsset !== receive))
    return 'invalid';
  if (
    !state.accounts.has(account) ||
    !state.accounts.has(request.feeAccount) ||
    account === request.feeAccount ||
    !Number.isSafeInteger(amount) ||
    amount <= 0
  )
    return 'invalid';
  if (!Number.isSafeInteger(feePpm) || feePpm < 0 || feePpm >= 1_000_000) return 'invalid';
  const feeBefore = feeAsset === pay ? shareFloor(amount, feePpm) : 0;
  let best: Conversion | null = null;
  let reason: Reason = 'no-route';
  for (const route of routes(state, pay, receive)) {
    const legs = planLegs(state, account, route, pay, amount - feeBefore);
    if (typeof legs === 'string') {
      reason = legs;
      continue;
    }
    const first = legs[0]!;
    const got = proceeds(legs[legs.length - 1]!);
    const fee = feeAsset === pay ? feeBefore : shareFloor(got, feePpm);
    const received = feeAsset === pay ? got : got - fee;
    if (best !== null && best.received >= received) continue;
    best = { pay, receive, feeAsset, paid: spent(first) + feeBefore, received, fee, legs };
  }
  return best ?? reason;
}

function routes(state: State, pay: number, receive: number): Market[][] {
  const spot = state.markets.filter((market) => !market.future);
  const between = (one: number, other: number) =>
    spot.find(
      (market) =>
        (market.base === one && market.quote === other) || (market.base === other && market.quote === one),
    );
  const direct = between(pay, receive);
  const found: Market[][] = direct ? [[direct]] : [];
  for (let middle = 0; middle < state.rules.assets.length; middle++) {
    if (middle === pay || middle === receive) continue;
    const first = between(pay, middle);
    const second = between(middle, receive);
    if (first && second) found.push([first, second]);
  }
  return found;
}

function planLegs(
  state: State,
  account: number,
  route: readonly Market[],
  pay: number,
  amount: number,
): ConversionLeg[] | Reason {
  const legs: ConversionLeg[] = [];
  let asset = pay;
  let rest = amount;
  for (const market of route) {
    const buy = market.quote === asset;
    const given = buy ? rest : Math.floor(rest / market.lotUnits);
    if (given <= 0) return 'invalid';
    const plan = planMarket(state, market, account, buy, given);
    if (typeof plan === 'string') return plan;
    const fee = planFee(state, market, plan, buy, account);
    const side: Side = buy ? 'buy' : 'sell';
    legs.push({
      market,
      plan,
      pair: market.index,
      side,
      lots: plan.lots,
      value: plan.value,
      tradeFee: fee,
      tradeFeeAsset: buy ? market.base : market.quote,
    });
    rest = proceeds(legs[legs.length - 1]!);
    asset = buy ? market.base : market.quote;
  }
  return legs;
}

/** The taker's fee of a plan: the sum of each trade's fee, rounded down as it will be charged. */
function planFee(state: State, market: Market, plan: Plan, buy: boolean, account: number): number {
  let fee = 0;
  eachTrade(
    state,
    market,
    plan,
    buy,
    account,
    (lots, value) => (fee += shareFloor(buy ? lots * market.lotUnits : value, state.rules.takerFeePpm)),
  );
  return fee;
}

function eachTrade(
  state: State,
  market: Market,
  plan: Plan,
  buy: boolean,
  account: number,
  visit: (lots: number, value: number) => void,
): void {
  const orders = state.orders;
  const side = state.books[market.index]!.side(!buy);
  let rest = plan.lots;
  for (let level = side.best(); level !== null && rest > 0; level = side.next(level)) {
    for (let slot = level.head; slot >= 0 && rest > 0; slot = orders.after[slot]!) {
      if (orders.account[slot] === account) continue;
      const lots = Math.min(rest, orders.remaining[slot]!);
      visit(lots, valueOf(market, level.price, lots));
      rest -= lots;
    }
  }
}

function proceeds(leg: ConversionLeg): number {
  return (leg.side === 'buy' ? leg.lots * leg.market.lotUnits : leg.value) - leg.tradeFee;
}

function spent(leg: ConversionLeg): number {
  return leg.side === 'buy' ? leg.value : leg.lots * leg.market.lotUnits;
}

/**
 * Converts whole or not at all. All legs are planned before the first is executed; they are in different
 * books, so no leg changes another's plan.
 */
export function convert(state: State, command: Convert): void {
  const order = state.nextOrder++;
  const { account, feeAccount, customerOrderId } = command;
  const conversion = planConversion(state, command);
  const first = typeof conversion === 'string' ? null : conversion.legs[0]!;
  const pair = first?.pair ?? -1;
  state.events.push({
    type: 'order',
    order,
    account,
    pair,
    side: first?.side ?? 'buy',
    kind: 'simple',
    price: 0,
    quantity: first?.lots ?? 0,
    timeInForce: 'FOK',
    postOnly: false,
    reduceOnly: false,
    allowMargin: false,
    customerOrderId: customerOrderId ?? null,
  });
  const failed = (reason: Reason) =>
    void state.events.push({
      type: 'state',
      order,
      account,
      pair,
      state: 'failed',
      remaining: first?.lots ?? 0,
      reason,
    });
  if (typeof conversion === 'string') return failed(conversion);
  if (customerOrderId !== undefined && state.byCustomerOrderId.has(customerKey(account, customerOrderId)))
    return failed('duplicate-customer-order-id');
  const at = state.accounts.at(account, conversion.pay);
  if (
    state.accounts.available[at]! < conversion.paid ||
    !canCarryDebts(
      state,
      account,
      conversion.pay,
      0,
      conversion.feeAsset === conversion.pay ? conversion.fee : 0,
    )
  )
    return failed('insufficient-balance');
  if (wouldRepayDebtMidway(state, account, conversion)) return failed('insufficient-balance');
  if (conversion.feeAsset === conversion.pay)
    payFee(state, account, feeAccount, conversion.pay, conversion.fee);
  for (const leg of conversion.legs)
    takePlanned(state, leg.market, order, account, leg.side === 'buy', leg.plan, 'simple');
  if (conversion.feeAsset === conversion.receive)
    payFee(state, account, feeAccount, conversion.receive, conversion.fee);
  const { pay, receive, paid, received, fee, feeAsset } = conversion;
  state.events.push(
    {
      type: 'converted',
      order,
      account,
      feeAccount,
      pay,
      receive,
      requested: command.amount,
      paid,
      received,
      feePpm: command.feePpm,
      feeAsset,
      fee,
      legs: conversion.legs.map(({ pair: legPair, side, lots, value, tradeFee, tradeFeeAsset }) => ({
        pair: legPair,
        side,
        lots,
        value,
        tradeFee,
        tradeFeeAsset,
      })),
    },
    { type: 'state', order, account, pair, state: 'completed', remaining: 0, reason: null },
  );
}

/**
 * Whether incoming money would repay a debt before the conversion can use it: the proceeds of the first
 * leg, or the received asset that the broker's fee is taken from.
 */
function wouldRepayDebtMidway(
  state: State,
  account: number,
  { legs, fee, feeAsset, receive }: Conversion,
): boolean {
  const owes = (asset: number) => state.accounts.borrowed[state.accounts.at(account, asset)]! > 0;
  const [first, second] = legs;
  return (
    (second !== undefined && owes(first!.side === 'buy' ? first!.market.base : first!.market.quote)) ||
    (fee > 0 && feeAsset === receive && owes(receive))
  );
}

function payFee(state: State, account: number, feeAccount: number, asset: number, fee: number): void {
  if (fee === 0) return;
  const at = state.accounts.at(account, asset);
  state.accounts.available[at] = state.accounts.available[at]! - fee;
  credit(state, feeAccount, asset, fee);
  state.events.push(
    { type: 'money', account, asset, amount: -fee, kind: 'BROKERAGE_FEE', other: feeAccount },
    { type: 'money', account: feeAccount, asset, amount: fee, kind: 'BROKERAGE_FEE', other: account },
  );
}
