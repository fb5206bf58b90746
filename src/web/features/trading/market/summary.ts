import type { PriceBucket } from '../../../../client/types.gen.ts';
import { add, compare, divide, isZero, multiply, subtract } from '../../../../shared/decimals.ts';

/** The last 24 hours of a market. */
export interface Summary {
  last: string;
  /** In percent, with a sign. */
  change: string;
  high: string;
  low: string;
  volume: string;
}

/** The change between two prices in percent, with two decimal places; "0" without an earlier price. */
export function changeInPercent(before: string, now: string): string {
  return isZero(before) ? '0' : divide(multiply(subtract(now, before), '100'), before, 2);
}

/** Summarises hourly buckets, newest first; null without buckets. */
export function summaryOfHours(hours: readonly PriceBucket[]): Summary | null {
  const newest = hours[0];
  const oldest = hours.at(-1);
  if (!newest || !oldest) return null;
  let { high, low } = newest;
  let volume = '0';
  for (const hour of hours) {
    if (compare(hour.high, high) > 0) high = hour.high;
    if (compare(hour.low, low) < 0) low = hour.low;
    volume = add(volume, hour.volume);
  }
  return { last: newest.close, change: changeInPercent(oldest.open, newest.close), high, low, volume };
}

interface SummaryMessage {
  lastTradedPrice: string;
  changeFromPrevious: string;
  highPrice: string;
  lowPrice: string;
  baseVolume: string;
}

/** Reads a summary from the stream; null for any other message, and for a market without trades. */
export function summaryOfMessage(data: unknown): Summary | null {
  const said = data as Partial<SummaryMessage> | null;
  if (
    !said ||
    typeof said.lastTradedPrice !== 'string' ||
    typeof said.changeFromPrevious !== 'string' ||
    isZero(said.lastTradedPrice)
  )
    return null;
  const {
    lastTradedPrice: last,
    changeFromPrevious: change,
    highPrice: high = last,
    lowPrice: low = last,
    baseVolume: volume = '0',
  } = said;
  return { last, change, high, low, volume };
}
