import type { Market } from '../../../domain/exchange/markets.ts';
import type { State } from '../../../domain/exchange/state.ts';
import { DAY_MS } from '../../../shared/time.ts';

/**
 * The reference prices of the market makers: made-up prices that move at random, one for each asset in
 * dollars, so that all pairs agree. They are fractions until they are quoted in ticks. Only sums, products,
 * quotients and square roots are used, which are the same on every machine.
 */
export interface ReferencePrices {
  /** Lets time pass. */
  step(elapsedMs: number): void;
  /** The reference price of a market, in its ticks. */
  ticksOf(market: Market): number;
  /** An amount in dollars as lots of the market's base, at least one. */
  lotsOf(market: Market, dollars: number): number;
}

const CRYPTO = ['BTC', 'ETH', 'SOL'] as const;

/** The price of each asset in dollars, and the rands for a dollar. */
interface Prices {
  BTC: number;
  ETH: number;
  SOL: number;
  randsForDollar: number;
}

/** The prices that each walk is drawn back to, and its yearly volatility. */
const ANCHORS: Prices = { BTC: 104_000, ETH: 3_650, SOL: 172, randsForDollar: 17.6 };
const WANDERING: Prices = { BTC: 0.48, ETH: 0.66, SOL: 0.8, randsForDollar: 0.13 };
const PULL_PER_YEAR = 3;
const YEAR_MS = 365 * DAY_MS;
/** How much the others follow bitcoin; the squares of the two shares add to one. */
const TOGETHER = 0.8;
const APART = 0.6;
/** The usual premium of a perpetual over its spot market, and how long it takes to revert. */
const USUAL_BASIS = 0.000_6;
const BASIS_MS = DAY_MS / 2;

/** A walk from the given prices, as shares of the anchors for a new one. */
export function referencePrices(next: () => number, start: Prices): ReferencePrices {
  const prices = { ...start };
  const basis = new Map<string, number>();
  // Four draws are close enough to a normal distribution.
  const draw = () => (next() + next() + next() + next() - 2) * Math.sqrt(3);
  const move = (name: keyof Prices, years: number, chance: number) => {
    const change =
      WANDERING[name] * Math.sqrt(years) * chance +
      PULL_PER_YEAR * years * (ANCHORS[name] / prices[name] - 1);
    prices[name] *= 1 + Math.max(-0.2, Math.min(0.2, change));
  };
  const inDollars = (symbol: string): number =>
    symbol === 'USDC'
      ? 1
      : symbol === 'ZAR'
        ? 1 / prices.randsForDollar
        : prices[symbol as (typeof CRYPTO)[number]];
  return {
    step: (elapsedMs) => {
      const years = elapsedMs / YEAR_MS;
      const market = draw();
      move('BTC', years, market);
      for (const name of ['ETH', 'SOL'] as const) move(name, years, TOGETHER * market + APART * draw());
      move('randsForDollar', years, draw());
      const fade = Math.min(1, elapsedMs / BASIS_MS);
      for (const name of CRYPTO) {
        const was = basis.get(name) ?? 0;
        basis.set(
          name,
          was * (1 - fade) + USUAL_BASIS * Math.sqrt(2 * fade) * draw() + fade * USUAL_BASIS * 0.4,
        );
      }
    },
    ticksOf: (market) => {
      const price =
        (inDollars(market.pair.base) / inDollars(market.pair.quote)) *
        (market.future ? 1 + (basis.get(market.pair.base) ?? 0) : 1);
      return Math.max(1, Math.round((price * UNITS_OF_A_QUOTE) / market.pair.tick));
    },
    lotsOf: (market, dollars) =>
      Math.max(
        market.pair.minBase,
        Math.floor((dollars / inDollars(market.pair.base)) * 10 ** market.pair.lotDecimals),
      ),
  };
}

/** Both quotes, ZAR and USDC, have six decimals. */
const UNITS_OF_A_QUOTE = 1_000_000;

/** The prices at which a history begins. */
export const FIRST_PRICES: Prices = { BTC: 86_000, ETH: 2_780, SOL: 138, randsForDollar: 18.1 };

/** The last trade prices of the exchange's markets; the anchors for markets without trades. */
export function pricesFrom(state: State): Prices {
  const paid = (symbol: string): number | null => {
    const market = state.markets.find(({ pair }) => pair.symbol === symbol);
    const last = market ? state.books[market.index]!.last : 0;
    return market && last > 0 ? (last * market.pair.tick) / UNITS_OF_A_QUOTE : null;
  };
  return {
    BTC: paid('BTCUSDC') ?? ANCHORS.BTC,
    ETH: paid('ETHUSDC') ?? ANCHORS.ETH,
    SOL: paid('SOLUSDC') ?? ANCHORS.SOL,
    randsForDollar: paid('USDCZAR') ?? ANCHORS.randsForDollar,
  };
}
