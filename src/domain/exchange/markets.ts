import type { PairType } from '../../shared/trading-terms.ts';
import { mulDivCeil, mulDivFloor } from './amounts.ts';

/** Amounts of an asset are integers of its smallest unit, 10^-decimals. */
interface Asset {
  readonly symbol: string;
  readonly decimals: number;
}

/**
 * Quantities are integers of lots (10^-lotDecimals of the base currency), prices integers of ticks (`tick`
 * smallest units of the quote currency). Bounds named `…Base` are in lots, bounds named `…Quote` in the quote
 * currency's smallest units.
 */
export interface Pair {
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly type: PairType;
  readonly lotDecimals: number;
  readonly tick: number;
  readonly minBase: number;
  readonly maxBase: number;
  readonly minQuote: number;
  readonly maxQuote: number;
  readonly marginAllowed: boolean;
}

/** The assets, pairs and rates of the exchange. Rates are in parts per million. */
export interface Rules {
  readonly assets: readonly Asset[];
  readonly pairs: readonly Pair[];
  /** The taker's fee. */
  readonly takerFeePpm: number;
  /** The maker's reward, paid out of the taker's fee and never above it. */
  readonly makerRewardPpm: number;
  /** How far from the best price a market order or a conversion may match. */
  readonly slippagePpm: number;
  /** The margin that an order on futures must have, and the equity below which an account is liquidated. */
  readonly initialMarginPpm: number;
  readonly maintenanceMarginPpm: number;
  /** The most that an account may owe after borrowing, as a share of its net worth. */
  readonly maxDebtPpm: number;
  /**
   * An account that owes more than this share of its net worth is repaid by force. Never below
   * `maxDebtPpm`; absent means that no debt is repaid by force.
   */
  readonly liquidationDebtPpm?: number;
}

const ASSETS: readonly Asset[] = [
  { symbol: 'ZAR', decimals: 6 },
  { symbol: 'USDC', decimals: 6 },
  { symbol: 'BTC', decimals: 8 },
  { symbol: 'ETH', decimals: 8 },
  { symbol: 'SOL', decimals: 8 },
];

const RAND = 1_000_000;
const USD = 1_000_000;

/** The pairs of the embedded exchange (docs/spec-gaps.md). */
export const PAIRS: readonly Pair[] = [
  {
    symbol: 'BTCZAR',
    base: 'BTC',
    quote: 'ZAR',
    type: 'SPOT',
    lotDecimals: 8,
    tick: RAND,
    minBase: 1_000,
    maxBase: 500_000_000,
    minQuote: 10 * RAND,
    maxQuote: 5_000_000 * RAND,
    marginAllowed: true,
  },
  {
    symbol: 'ETHZAR',
    base: 'ETH',
    quote: 'ZAR',
    type: 'SPOT',
    lotDecimals: 8,
    tick: RAND,
    minBase: 20_000,
    maxBase: 6_921_000_000,
    minQuote: 10 * RAND,
    maxQuote: 5_000_000 * RAND,
    marginAllowed: true,
  },
  {
    symbol: 'USDCZAR',
    base: 'USDC',
    quote: 'ZAR',
    type: 'SPOT',
    lotDecimals: 4,
    tick: 1_000,
    minBase: 10_000,
    maxBase: 5_000_000_000,
    minQuote: 10 * RAND,
    maxQuote: 5_000_000 * RAND,
    marginAllowed: true,
  },
  {
    symbol: 'BTCUSDC',
    base: 'BTC',
    quote: 'USDC',
    type: 'SPOT',
    lotDecimals: 8,
    tick: USD,
    minBase: 1_000,
    maxBase: 500_000_000,
    minQuote: USD,
    maxQuote: 500_000 * USD,
    marginAllowed: true,
  },
  {
    symbol: 'ETHUSDC',
    base: 'ETH',
    quote: 'USDC',
    type: 'SPOT',
    lotDecimals: 8,
    tick: USD / 100,
    minBase: 20_000,
    maxBase: 10_000_000_000,
    minQuote: USD,
    maxQuote: 500_000 * USD,
    marginAllowed: true,
  },
  {
    symbol: 'SOLUSDC',
    base: 'SOL',
    quote: 'USDC',
    type: 'SPOT',
    lotDecimals: 4,
    tick: USD / 100,
    minBase: 100,
    maxBase: 50_000_000,
    minQuote: USD,
    maxQuote: 500_000 * USD,
    marginAllowed: false,
  },
  {
    symbol: 'BTCUSDCPERP',
    base: 'BTC',
    quote: 'USDC',
    type: 'FUTURE',
    lotDecimals: 4,
    tick: USD,
    minBase: 1,
    maxBase: 100_000,
    minQuote: USD,
    maxQuote: 5_000_000 * USD,
    marginAllowed: false,
  },
  {
    symbol: 'ETHUSDCPERP',
    base: 'ETH',
    quote: 'USDC',
    type: 'FUTURE',
    lotDecimals: 4,
    tick: USD / 10,
    minBase: 10,
    maxBase: 10_000_000,
    minQuote: USD,
    maxQuote: 5_000_000 * USD,
    marginAllowed: false,
  },
];

export const RULES: Rules = {
  assets: ASSETS,
  pairs: PAIRS,
  takerFeePpm: 1_000,
  makerRewardPpm: 100,
  slippagePpm: 50_000,
  initialMarginPpm: 100_000,
  maintenanceMarginPpm: 50_000,
  maxDebtPpm: 2_000_000,
  liquidationDebtPpm: 4_000_000,
};

/**
 * A pair ready for arithmetic: assets by number, and the value of a trade as lots * ticks * multiplier /
 * divisor.
 */
export interface Market {
  readonly index: number;
  readonly pair: Pair;
  readonly base: number;
  readonly quote: number;
  /** Smallest units of the base currency in a lot. */
  readonly lotUnits: number;
  readonly multiplier: number;
  readonly divisor: number;
  readonly future: boolean;
  /** The spot market that a perpetual follows, of the same base and quote; -1 for a spot market. */
  readonly follows: number;
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}

/**
 * The markets of a set of rules. Throws when a pair names an unlisted asset, or has finer lots than its
 * base.
 */
export function marketsOf(rules: Rules): Market[] {
  const assetIndex = (symbol: string) => {
    const index = rules.assets.findIndex((asset) => asset.symbol === symbol);
    if (index < 0) throw new Error(`The asset ${symbol} is not listed`);
    return index;
  };
  return rules.pairs.map((pair, index) => {
    const base = assetIndex(pair.base);
    const finer = rules.assets[base]!.decimals - pair.lotDecimals;
    if (finer < 0) throw new Error(`${pair.symbol} has finer lots than ${pair.base}`);
    const lotsInOne = 10 ** pair.lotDecimals;
    const common = gcd(pair.tick, lotsInOne);
    const future = pair.type === 'FUTURE';
    return {
      index,
      pair,
      base,
      quote: assetIndex(pair.quote),
      lotUnits: 10 ** finer,
      multiplier: pair.tick / common,
      divisor: lotsInOne / common,
      future,
      follows: future
        ? rules.pairs.findIndex(
            (other) => other.type === 'SPOT' && other.base === pair.base && other.quote === pair.quote,
          )
        : -1,
    };
  });
}

/** The value of a trade: `lots` at `ticks` each, in the quote currency's smallest units, rounded down. */
export function valueOf(market: Market, ticks: number, lots: number): number {
  const product = ticks * lots * market.multiplier;
  return product <= Number.MAX_SAFE_INTEGER
    ? Math.floor(product / market.divisor)
    : mulDivFloor(ticks * market.multiplier, lots, market.divisor);
}

/** The same rounded up: the cost that a buyer must hold. */
export function costOf(market: Market, ticks: number, lots: number): number {
  return mulDivCeil(ticks * market.multiplier, lots, market.divisor);
}

/** The most lots at `ticks` each that an amount of the quote currency buys. */
export function lotsFor(market: Market, ticks: number, amount: number): number {
  return mulDivFloor(amount, market.divisor, ticks * market.multiplier);
}
