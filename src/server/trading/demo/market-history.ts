import type { Market } from '../../../domain/exchange/markets.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../shared/time.ts';
import { takenDollars } from '../market-makers/market-makers.ts';
import { limit, other, priceOff, type PastAction, type Past } from './past-action.ts';

/** Trades between the market makers before Outlay was started: few in old months, many in recent ones. */
export interface MarketHistory {
  /** The trades from the end of the last call up to a time. */
  upTo(toMs: number): PastAction[];
}

/**
 * The average pause between a market's trades by age, and how much larger the trades of thin months are. The
 * trades of months ago are few: the first clean-up deletes them and leaves the daily candles.
 */
function paceAt(age: number): { gap: number; larger: number } {
  if (age > 35 * DAY_MS) return { gap: 4 * HOUR_MS, larger: 60 };
  if (age > 2 * DAY_MS) return { gap: HOUR_MS, larger: 25 };
  return age > HOUR_MS ? { gap: 5 * MINUTE_MS, larger: 6 } : { gap: MINUTE_MS / 4, larger: 1 };
}

/** How far from a market's mid price a trade may be, at most. */
const HALF_SPREAD_PPM = 350;
/** A perpetual trades this much after its spot market, so that the funding rate compares like prices. */
const LATER_MS = 2_000;

export function marketHistory(
  { state, accounts, walk, next }: Past,
  startMs: number,
  nowMs: number,
): MarketHistory {
  const spot = state.markets.filter((market) => !market.future);
  const due = spot.map(() => startMs + next() * HOUR_MS);
  const trade = (market: Market, at: number, larger: number): PastAction => ({
    at,
    make: () => {
      const side = next() < 0.5 ? 'buy' : 'sell';
      const price = priceOff(walk, market, (side === 'buy' ? 1 : -1) * Math.floor(next() * HALF_SPREAD_PPM));
      const quantity = walk.lotsOf(market, takenDollars(next) * larger);
      return [
        limit(accounts.quoter, market, other(side), price, quantity),
        limit(accounts.taker, market, side, price, quantity, { timeInForce: 'IOC' }),
      ];
    },
  });
  return {
    upTo: (toMs) => {
      const moments: PastAction[] = [];
      spot.forEach((market, i) => {
        while (due[i]! < toMs) {
          const at = Math.floor(due[i]!);
          const { gap, larger } = paceAt(nowMs - at);
          moments.push(trade(market, at, larger));
          const followers = state.markets.filter(
            (follower) => follower.future && follower.follows === market.index,
          );
          for (const follower of followers)
            moments.push(trade(follower, Math.min(at + LATER_MS, toMs - 1), larger));
          due[i] = due[i]! + gap * (0.5 + next());
        }
      });
      return moments;
    },
  };
}
