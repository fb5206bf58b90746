import type { z } from 'zod';
import type { PriceBucket } from '../../../contract/trading/public.ts';
import type { RowOf } from '../../platform/database/pool.ts';
import { trimDecimal } from '../decimals.ts';

export const BUCKET_COLUMNS = 'start, open, high, low, close, volume, quote_volume AS "quoteVolume"';

const SELECT_BUCKETS = `SELECT ${BUCKET_COLUMNS} FROM exchange.buckets` as const;

/** `start` is in epoch seconds. */
export type BucketRow = RowOf<typeof SELECT_BUCKETS>;

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
