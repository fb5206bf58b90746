import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import { takenDollars } from '../makers/desk.ts';
import { limit, other, priceOff, type Moment, type Past } from './moments.ts';

/** What the market makers traded with each other before Outlay was started: rarely long ago, often of late. */
export interface MarketPast {
  /** The trades from a time on, up to another one. To be asked for one stretch after the other. */
  between(fromMs: number, toMs: number): Moment[];
}

/** How long, on average, from trade to trade of a market. */
function gapAt(age: number): number {
  if (age > 2 * DAY_MS) return HOUR_MS;
  return age > HOUR_MS ? 5 * MINUTE_MS : MINUTE_MS / 4;
}

/** How far from the middle of a market is traded, at most. */
const HALF_SPREAD_PPM = 350;

export function marketPast(past: Past, startMs: number, nowMs: number): MarketPast {
  const { state, accounts, walk, next } = past;
  const due = state.markets.map(() => startMs + next() * HOUR_MS);
  return {
    between: (_fromMs, toMs) =>
      state.markets.flatMap((market, i) => {
        const moments: Moment[] = [];
        for (; due[i]! < toMs; due[i] = due[i]! + gapAt(nowMs - due[i]!) * (0.5 + next())) {
          moments.push({
            at: Math.floor(due[i]!),
            make: () => {
              const side = next() < 0.5 ? 'buy' : 'sell';
              const price = priceOff(walk, market, (side === 'buy' ? 1 : -1) * Math.floor(next() * HALF_SPREAD_PPM));
              const quantity = walk.lotsOf(market, takenDollars(next));
              return [limit(accounts.quoter, market, other(side), price, quantity), limit(accounts.taker, market, side, price, quantity, { timeInForce: 'IOC' })];
            },
          });
        }
        return moments;
      }),
  };
}
