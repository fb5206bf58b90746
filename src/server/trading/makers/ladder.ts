import type { Market } from '../../../domain/exchange/markets.ts';
import type { State } from '../../../domain/exchange/state.ts';

/** The quotes of a market maker in one market: rungs on both sides of what it thinks the price should be. */

export interface Rung {
  buy: boolean;
  price: number;
  /** 0 is the best. */
  depth: number;
}

const RUNGS = 25;
/** Rungs further away than this are taken down. */
const FURTHEST = 29;
/** How far the price may wander from the middle of the ladder, in rungs, before the ladder follows. */
const SLACK = 0.8;

export interface Ladder {
  readonly market: Market;
  /** Moves the ladder when the price has left its middle. */
  follow(ticks: number): void;
  /** What to take down and what to put up, the most pressing first. */
  changes(state: State, account: number): { down: number[]; up: Rung[] };
}

/** From rung to rung, in parts per million of the price. */
const APART_PPM = { USDC: 300, ZAR: 500 } as const;

/**
 * A ladder about a price in ticks. Its rungs stand on a grid of their own, a little off its lines, so that it
 * moves by few orders.
 */
export function openLadder(market: Market, ticks: number): Ladder {
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
      const wanted = new Map<string, Rung>();
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
      // The nearest are wrong: they would be traded with. What is far away only clutters.
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

/** A number that looks drawn, the same for the same line of the same market. */
function scatter(line: number, market: number): number {
  let t = Math.imul(line ^ (market << 24) ^ 0x9e3779b9, 0x85ebca6b);
  t = Math.imul(t ^ (t >>> 13), 0xc2b2ae35);
  return (t ^ (t >>> 16)) >>> 0;
}
