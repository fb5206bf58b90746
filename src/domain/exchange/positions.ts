import { mulDivCeil, mulDivFloor, shareCeil } from './amounts.ts';
import { credit } from './lending.ts';
import { costOf, valueOf, type Market } from './markets.ts';
import { markPrice } from './prices.ts';
import { HOUSE, positionOf, type Position, type State } from './state.ts';

/** Perpetual futures: margin of orders, positions, the margin call and funding payments. */

/** The hold of an order on futures: initial margin and taker fee, each rounded up. */
export function marginFor(state: State, market: Market, ticks: number, lots: number): number {
  const cost = costOf(market, ticks, lots);
  return shareCeil(cost, state.rules.initialMarginPpm) + shareCeil(cost, state.rules.takerFeePpm);
}

/**
 * The most lots that an order of this side could take off the account's position; 0 if it would add to it.
 */
export function reducible(state: State, market: number, account: number, buy: boolean): number {
  const size = positionOf(state, market, account)?.size ?? 0;
  return buy ? Math.max(0, -size) : Math.max(0, size);
}

/**
 * Applies a fill to an account's position. `backing` is the held money (part of `reserved`) of the fill: it
 * becomes the margin of what the fill opens, and is released for what it closes, with the profit or loss.
 */
export function fillPosition(
  state: State,
  market: Market,
  account: number,
  buy: boolean,
  lots: number,
  value: number,
  backing: number,
): void {
  const position = positionOf(state, market.index, account);
  if (!position || position.size > 0 === buy) {
    openOrAdd(state, market, account, position, buy ? lots : -lots, value, backing);
    return;
  }
  const size = Math.abs(position.size);
  const closed = Math.min(lots, size);
  const closedValue = closed === lots ? value : mulDivFloor(value, closed, lots);
  const closedBacking = closed === lots ? backing : mulDivFloor(backing, closed, lots);
  close(state, market, position, closed, closedValue, closedBacking);
  if (lots > closed)
    openOrAdd(
      state,
      market,
      account,
      undefined,
      buy ? lots - closed : closed - lots,
      value - closedValue,
      backing - closedBacking,
    );
}

function openOrAdd(
  state: State,
  market: Market,
  account: number,
  known: Position | undefined,
  size: number,
  value: number,
  backing: number,
): void {
  const position = known ?? {
    number: state.nextPosition++,
    account,
    market: market.index,
    size: 0,
    cost: 0,
    margin: 0,
  };
  if (!known) state.positions[market.index]!.set(account, position);
  position.size += size;
  position.cost += value;
  position.margin += backing;
  reportPosition(state, position, 0);
}

function close(
  state: State,
  market: Market,
  position: Position,
  lots: number,
  value: number,
  backing: number,
): void {
  const size = Math.abs(position.size);
  const cost = lots === size ? position.cost : mulDivFloor(position.cost, lots, size);
  const margin = lots === size ? position.margin : mulDivFloor(position.margin, lots, size);
  const profit = position.size > 0 ? value - cost : cost - value;
  position.size += position.size > 0 ? -lots : lots;
  position.cost -= cost;
  position.margin -= margin;
  if (position.size === 0) state.positions[market.index]!.delete(position.account);
  const at = state.accounts.at(position.account, market.quote);
  state.accounts.reserved[at] = state.accounts.reserved[at]! - margin - backing;
  gain(state, market, position.account, margin + backing + profit);
  reportPosition(state, position, profit);
}

/**
 * Credits a gain. A loss is taken from the available balance, then from the position's margin; the house
 * pays the rest.
 */
export function gain(state: State, market: Market, account: number, amount: number): void {
  if (amount >= 0) {
    if (amount > 0) credit(state, account, market.quote, amount);
    return;
  }
  const { available, reserved } = state.accounts;
  const at = state.accounts.at(account, market.quote);
  if (account === HOUSE) {
    available[at] = available[at]! + amount;
    return;
  }
  let missing = -amount;
  const fromAvailable = Math.min(missing, Math.max(0, available[at]!));
  available[at] = available[at]! - fromAvailable;
  missing -= fromAvailable;
  const position = positionOf(state, market.index, account);
  if (missing > 0 && position) {
    const fromMargin = Math.min(missing, position.margin);
    position.margin -= fromMargin;
    reserved[at] = reserved[at]! - fromMargin;
    missing -= fromMargin;
  }
  if (missing === 0) return;
  const house = state.accounts.at(HOUSE, market.quote);
  available[house] = available[house]! - missing;
  state.events.push({
    type: 'money',
    account: HOUSE,
    asset: market.quote,
    amount: -missing,
    kind: 'INSURANCE',
    other: account,
  });
}

function reportPosition(state: State, position: Position, realised: number): void {
  const { number, account, market, size, cost, margin } = position;
  state.events.push({
    type: 'position',
    position: number,
    account,
    pair: market,
    size,
    cost,
    margin,
    realised,
  });
}

/** The profit of a position if it were closed at a price. */
export function openProfit(market: Market, position: Position, ticks: number): number {
  const value = valueOf(market, ticks, Math.abs(position.size));
  return position.size > 0 ? value - position.cost : position.cost - value;
}

/** The margin account of a trader of futures, in the quote currency's smallest units. */
export interface MarginAccount {
  /** Collateral (the available balance), plus the margin and the unrealised profit of every position. */
  readonly equity: number;
  /** The least equity that the positions at the mark price allow; each position's share is rounded up. */
  readonly maintenanceMargin: number;
}

/** Null without a position in a market that has a mark price. All futures have the same quote. */
export function marginAccountOf(state: State, account: number): MarginAccount | null {
  let equity = 0;
  let maintenanceMargin = 0;
  let quote = -1;
  for (const market of state.markets) {
    const position = market.future ? positionOf(state, market.index, account) : undefined;
    if (!position) continue;
    const mark = markPrice(state.books[market.index]!);
    if (mark === 0) continue;
    quote = market.quote;
    equity += position.margin + openProfit(market, position, mark);
    maintenanceMargin += maintenanceMarginOf(state, market, position, mark);
  }
  if (quote < 0) return null;
  equity += state.accounts.available[state.accounts.at(account, quote)]!;
  return { equity, maintenanceMargin };
}

function maintenanceMarginOf(state: State, market: Market, { size }: Position, mark: number): number {
  return shareCeil(valueOf(market, mark, Math.abs(size)), state.rules.maintenanceMarginPpm);
}

/** The margin call: an account whose equity is below its maintenance margin is liquidated. */
export function meetsMaintenanceMargin(state: State, account: number): boolean {
  const margin = marginAccountOf(state, account);
  return margin === null || margin.equity >= margin.maintenanceMargin;
}

/**
 * The mark price, in ticks, at which the account is about to be liquidated while everything else stays the
 * same: the lowest price that is still safe for a long position, the highest for a short one. 0 when there is
 * no such price, or the market has no mark price.
 */
export function liquidationPrice(state: State, market: Market, position: Position): number {
  if (markPrice(state.books[market.index]!) === 0) return 0;
  const collateral = state.accounts.available[state.accounts.at(position.account, market.quote)]!;
  const backing = position.margin + collateral + surplusOfOthers(state, market, position.account);
  // A long is safe while value * (1 - rate) >= cost - backing, a short while
  // value * (1 + rate) <= cost + backing, with the maintenance margin's rate.
  const isLong = position.size > 0;
  const value = isLong ? position.cost - backing : position.cost + backing;
  if (value <= 0) return 0;
  const { maintenanceMarginPpm } = state.rules;
  const share = isLong ? PPM - maintenanceMarginPpm : PPM + maintenanceMarginPpm;
  const lots = Math.abs(position.size) * market.multiplier;
  const valueAtPrice = mulDivFloor(value, PPM, share);
  return isLong
    ? mulDivCeil(valueAtPrice, market.divisor, lots)
    : mulDivFloor(valueAtPrice, market.divisor, lots);
}

/** What the account's positions in other markets add to its equity beyond their maintenance margin. */
function surplusOfOthers(state: State, market: Market, account: number): number {
  let surplus = 0;
  for (const other of state.markets) {
    if (!other.future || other === market) continue;
    const position = positionOf(state, other.index, account);
    const mark = position ? markPrice(state.books[other.index]!) : 0;
    if (!position || mark === 0) continue;
    surplus += position.margin + openProfit(other, position, mark);
    surplus -= maintenanceMarginOf(state, other, position, mark);
  }
  return surplus;
}

const PPM = 1_000_000;
/** Funding rates are in 10^-8 an hour. */
const RATE_ONE = 100_000_000;
/** A premium is spread over eight hours; the rate has a cap. */
const HOURS = 8;
const HIGHEST_RATE = 75_000;

/**
 * The hour's funding rate: an eighth of the premium over the spot market, capped. Above zero, longs pay. 0
 * unless both markets have a mark price.
 */
export function fundingRate(state: State, market: Market): number {
  const spot = state.markets[market.follows];
  const mark = markPrice(state.books[market.index]!);
  if (!spot || mark === 0) return 0;
  const index = markPrice(state.books[spot.index]!);
  if (index === 0) return 0;
  // In the quote currency's smallest units, since the two markets may have different ticks.
  const above = mark * market.pair.tick - index * spot.pair.tick;
  const rate = mulDivFloor(Math.abs(above), RATE_ONE, index * spot.pair.tick * HOURS);
  return (above < 0 ? -1 : 1) * Math.min(rate, HIGHEST_RATE) + 0;
}

/** Makes the hour's funding payments, each amount rounded down. The house keeps the rounding difference. */
export function payFunding(state: State): void {
  for (const market of state.markets) {
    if (!market.future) continue;
    const rate = fundingRate(state, market);
    const ticks = markPrice(state.books[market.index]!);
    const positions = [...state.positions[market.index]!.values()].sort((a, b) => a.account - b.account);
    let left = 0;
    for (const position of positions) {
      const value = valueOf(market, ticks, Math.abs(position.size));
      const pays = rate !== 0 && position.size > 0 === rate > 0;
      const share = mulDivFloor(value, Math.abs(rate), RATE_ONE);
      const amount = pays ? -share : share;
      left -= amount;
      gain(state, market, position.account, amount);
      const { number, account, size } = position;
      state.events.push({
        type: 'funding',
        account,
        pair: market.index,
        position: number,
        side: size > 0 ? 'buy' : 'sell',
        rate,
        amount: amount + 0,
        size: Math.abs(size),
        value,
      });
    }
    gain(state, market, HOUSE, left);
  }
}
