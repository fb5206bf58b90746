import type { PriceBucket } from '../../../../client/types.gen.ts';
import { compare } from '../../../../shared/decimals.ts';

/** A trade as the exchange tells it to everybody. */
export interface MarketTrade {
  id: string;
  price: string;
  quantity: string;
  tradedAt: string;
  takerSide: 'buy' | 'sell';
  sequenceId: number;
}

/** Reads a trade as it came over the stream; null for anything else. */
export function tradeOfMessage(data: unknown): MarketTrade | null {
  const trade = data as Partial<MarketTrade> | null;
  return trade &&
    typeof trade.price === 'string' &&
    typeof trade.quantity === 'string' &&
    typeof trade.tradedAt === 'string'
    ? (trade as MarketTrade)
    : null;
}

/**
 * The newest buckets laid over the others. Both newest first; the same start is the same bucket, of which the
 * newer reading counts; at most `most` are kept.
 */
export function laidOver(
  newest: readonly PriceBucket[],
  others: readonly PriceBucket[],
  most: number,
): PriceBucket[] {
  const starts = new Set(newest.map(({ startTime }) => startTime));
  return [...newest, ...others.filter(({ startTime }) => !starts.has(startTime))]
    .sort((a, b) => (a.startTime < b.startTime ? 1 : -1))
    .slice(0, most);
}

/**
 * The newest bucket after a trade, so that the price moves at once: its close, and its bounds when the trade
 * is beyond them. Volumes are left to the exchange, which counts every trade once. A trade outside of the
 * bucket changes nothing.
 */
export function movedBy(
  buckets: readonly PriceBucket[],
  { price, tradedAt }: Pick<MarketTrade, 'price' | 'tradedAt'>,
): readonly PriceBucket[] {
  const [newest, ...others] = buckets;
  if (!newest) return buckets;
  const start = Date.parse(newest.startTime);
  const at = Date.parse(tradedAt);
  if (at < start || at >= start + newest.bucketPeriodInSeconds * 1_000) return buckets;
  const high = compare(price, newest.high) > 0 ? price : newest.high;
  const low = compare(price, newest.low) < 0 ? price : newest.low;
  return [{ ...newest, close: price, high, low }, ...others];
}
