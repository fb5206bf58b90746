import type { Market } from '../../../domain/exchange/markets.ts';
import type { State } from '../../../domain/exchange/state.ts';

/** A market maker's quotes in one market: price levels on both sides of its reference price. */

export interface QuoteLevel {
  buy: boolean;
  price: number;
  /** 0 is the best. */
  depth: number;
}

const RUNGS = 25;
/** Quotes further away than this are cancelled. */
const FURTHEST = 29;
/** How many levels the price may move from the middle before the ladder follows. */
const SLACK = 0.8;

export interface QuoteLadder {
  readonly market: Market;
  /** Moves the ladder when the price has left its middle. */
  follow(ticks: number): void;
  /** The quotes to cancel and to place, the most urgent first. */
  changes(state: State, account: number): { down: number[]; up: QuoteLevel[] };
}

/** The distance between two levels, in parts per million of the price. */
const APART_PPM = { USDC: 300, ZAR: 500 } as const;

/**
 * A ladder around a price in ticks. Its levels are on a fixed grid, with small offsets, so that it moves
 * with few orders.
 */
export function openQuoteLadder(market: Market, ticks: number): QuoteLadder {
  const step = Math.max(
    1,
    Math.round((ticks * APART_PPM[market.pair.quote === 'ZAR' ? 'ZAR' : 'USDC']) / 1_000_000),
  );
  let middle = Math.max(FURTHEST + 2, Math.round(ticks / step));
  const priceAt = (line: number) => line * step + (scatter(line, market.index) % step);
  return {
    market,
    follow: (now) => {
      if (Math.abs(now / step - middle) > SLACK) middle = Math.max(FURTHEST + 2, Math.round(now / step));
    },
    changes: (state, account) => {
      const { orders } = state;
      const wanted = new Map<string, QuoteLevel>();
      const kept = new Set<string>();
      for (let depth = 0; depth < FURTHEST; depth++) {
        for (const buy of [true, false]) {
          const rung = { buy, price: priceAt(buy ? middle - 1 - depth : middle + depth), depth };
          if (depth < RUNGS) wanted.set(keyOf(buy, rung.price), rung);
          kept.add(keyOf(buy, rung.price));
        }
      }
      const down: { order: number; away: number }[] = [];
      for (const slot of orders.ofAccount(account)) {
        if (orders.market[slot] !== market.index) continue;
        const price = orders.price[slot]!;
        const key = keyOf(orders.buy[slot] === 1, price);
        if (kept.has(key)) wanted.delete(key);
        else down.push({ order: orders.number[slot]!, away: Math.abs(price / step - middle) });
      }
      // Cancel the nearest first: they are wrong and would be traded. Distant ones only clutter.
      down.sort((a, b) => a.away - b.away || a.order - b.order);
      return {
        down: down.map(({ order }) => order),
        up: [...wanted.values()].sort((a, b) => a.depth - b.depth || Number(b.buy) - Number(a.buy)),
      };
    },
  };
}

function keyOf(buy: boolean, price: number): string {
  return `${buy ? 'b' : 's'}${price}`;
}

/** A number that looks random, and is the same for the same level of the same market. */
function scatter(line: number, market: number): number {
  let t = Math.imul(line ^ (market << 24) ^ 0x9e3779b9, 0x85ebca6b);
  t = Math.imul(t ^ (t >>> 13), 0xc2b2ae35);
  return (t ^ (t >>> 16)) >>> 0;
}
