import type { Market } from '../../../domain/exchange/markets.ts';
import { assetNumber, type State } from '../../../domain/exchange/state.ts';
import type { NewCommand } from '../engine/engine.ts';
import type { MakerAccounts } from '../market-makers/market-makers.ts';
import type { ReferencePrices } from '../market-makers/reference-prices.ts';

/** An action of the demo's past: a command, at the prices of its time. */
export interface PastAction {
  at: number;
  readonly make: () => NewCommand[];
  /** Whether to cancel the market maker's remaining quotes right after the action. */
  tidy?: boolean;
}

export interface DemoAccounts extends MakerAccounts {
  karoo: number;
  treasury: number;
  hedging: number;
  customer: number;
}

/** The inputs from which the demo's past is generated. The state is that of the evening before. */
export interface Past {
  readonly state: State;
  readonly accounts: DemoAccounts;
  readonly walk: ReferencePrices;
  /** The next random number of the demo, from 0 up to 1. */
  readonly next: () => number;
}

/** Smallest units of an amount with at most four decimals. */
export function units(state: State, asset: string, amount: number): number {
  return Math.round(amount * 10_000) * 10 ** (state.rules.assets[assetNumber(state, asset)]!.decimals - 4);
}

export function available(state: State, account: number, asset: string): number {
  return state.accounts.available[state.accounts.at(account, assetNumber(state, asset))]!;
}

export function marketNamed(state: State, symbol: string): Market {
  const market = state.markets.find(({ pair }) => pair.symbol === symbol);
  if (!market) throw new Error(`The market ${symbol} is not listed`);
  return market;
}

/** A price this many parts per million above a market's worth, or below it when negative. */
export function priceOff(walk: ReferencePrices, market: Market, ppm: number): number {
  const ticks = walk.ticksOf(market);
  return Math.max(1, ticks + Math.round((ticks * ppm) / 1_000_000));
}

/** A limit order that rests until it is filled or cancelled. */
export function limit(
  account: number,
  market: Market,
  side: 'buy' | 'sell',
  price: number,
  quantity: number,
  more: Partial<Extract<NewCommand, { type: 'limit' }>> = {},
): NewCommand {
  return {
    type: 'limit',
    account,
    pair: market.pair.symbol,
    side,
    price,
    quantity: Math.min(quantity, market.pair.maxBase),
    timeInForce: 'GTC',
    ...more,
  };
}

export function other(side: 'buy' | 'sell'): 'buy' | 'sell' {
  return side === 'buy' ? 'sell' : 'buy';
}
