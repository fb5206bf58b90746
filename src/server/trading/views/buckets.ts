import type { z } from 'zod';
import type { PriceBucket } from '../../../contract/trading/public.ts';
import { trimDecimal } from '../decimals.ts';

/** A row of exchange.buckets; `start` is in epoch seconds. */
export interface BucketRow {
  start: bigint;
  open: string;
  high: string;
  low: string;
  close: string;
  volume: string;
  quoteVolume: string;
}

export const BUCKET_COLUMNS = 'start, open, high, low, close, volume, quote_volume AS "quoteVolume"';

/** A bucket of a market and a period in seconds, as the interface shows it. */
export function priceBucket(symbol: string, period: number, row: BucketRow): z.input<typeof PriceBucket> {
  return {
    currencyPairSymbol: symbol,
    bucketPeriodInSeconds: period,
    startTime: new Date(Number(row.start) * 1_000).toISOString(),
    open: trimDecimal(row.open),
    high: trimDecimal(row.high),
    low: trimDecimal(row.low),
    close: trimDecimal(row.close),
    volume: trimDecimal(row.volume),
    quoteVolume: trimDecimal(row.quoteVolume),
  };
}
