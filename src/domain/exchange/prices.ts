import { mulDivFloorUpTo } from './amounts.ts';
import type { Book } from './book.ts';
import { assetNumber, type State } from './state.ts';

/**
 * Twice the mid price in ticks, so that it is an integer: the middle of the best prices, else the last
 * trade, else the one price there is. 0 means unknown.
 */
function doubleMidPrice(book: Book): number {
  const bid = book.bids.best()?.price ?? 0;
  const ask = book.asks.best()?.price ?? 0;
  if (bid > 0 && ask > 0) return bid + ask;
  if (book.last > 0) return book.last * 2;
  return (bid + ask) * 2;
}

/**
 * The mark price: the median of best bid, best ask and last trade; without one of the best prices the last
 * trade; without a trade the one price there is. 0 means unknown.
 */
export function markPrice(book: Book): number {
  const bid = book.bids.best()?.price ?? 0;
  const ask = book.asks.best()?.price ?? 0;
  const last = book.last;
  if (last === 0) return bid === 0 ? ask : bid;
  if (bid === 0 || ask === 0) return last;
  return Math.max(bid, Math.min(ask, last));
}

/** A larger worth counts as this, so that sums stay exact. */
const HIGHEST_WORTH = 2 ** 49;

/**
 * The worth of an amount in USDC's smallest units, at the mid price of the direct spot market, rounded
 * down; 0 without such a market.
 */
export function worthInUsdc(state: State, asset: number, amount: number): number {
  const dollar = assetNumber(state, 'USDC');
  if (asset === dollar || amount === 0) return amount;
  for (const market of state.markets) {
    if (market.future) continue;
    const twice = doubleMidPrice(state.books[market.index]!);
    if (twice === 0) continue;
    // For the base currency: amount * ticks * tick / 10^baseDecimals. For the quote currency: the inverse.
    const one = 10 ** state.rules.assets[market.base]!.decimals;
    if (market.base === asset && market.quote === dollar)
      return mulDivFloorUpTo(HIGHEST_WORTH, amount, twice * market.pair.tick, 2 * one);
    if (market.quote === asset && market.base === dollar)
      return mulDivFloorUpTo(HIGHEST_WORTH, amount, 2 * one, twice * market.pair.tick);
  }
  return 0;
}
