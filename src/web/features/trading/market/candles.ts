import type { PriceBucket } from '../../../../client/types.gen.ts';
import { compare } from '../../../../shared/decimals.ts';

/** A public trade. */
export interface MarketTrade {
  id: string;
  price: string;
  quantity: string;
  tradedAt: string;
  takerSide: 'buy' | 'sell';
  sequenceId: number;
}

/** Reads a trade from the stream; null for any other message. */
export function tradeOfMessage(data: unknown): MarketTrade | null {
  const trade = data as Partial<MarketTrade> | null;
  return trade &&
    typeof trade.price === 'string' &&
    typeof trade.quantity === 'string' &&
    typeof trade.tradedAt === 'string'
    ? (trade as MarketTrade)
    : null;
}

/** Merges newer buckets into older ones, newest first. A newer bucket replaces one with the same start. */
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
 * Applies a trade to the newest bucket, so that its prices change at once. The volume is left to the
 * exchange, which counts every trade once. A trade outside the bucket changes nothing.
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
