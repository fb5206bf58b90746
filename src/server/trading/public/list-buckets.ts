import type { listBuckets as operation } from '../../../contract/trading/public.ts';
import { MOST_BUCKETS } from '../../../shared/trading-terms.ts';
import { marketOf, type Call } from '../call.ts';
import { invalid } from '../refusal.ts';
import { BUCKET_COLUMNS, priceBucket, type BucketRow } from '../views/buckets.ts';

/**
 * The buckets that begin between two times, both included, newest first. `includeEmpty` fills periods
 * without trades since the first trade, with the last close as all four prices. Throws -21, and -11 for a
 * span of more than 300 buckets.
 */
export async function listBuckets({ exchange, params, query }: Call<typeof operation>): Promise<object[]> {
  const { symbol } = marketOf(exchange, params.currencyPair).pair;
  const { periodSeconds: period, includeEmpty, skip, limit } = query;
  const end = query.endTime ?? Math.floor(exchange.context.clock.nowMs() / 1_000);
  const begin = query.startTime ?? Math.max(0, end - MOST_BUCKETS * period);
  if (end - begin > MOST_BUCKETS * period)
    throw invalid({ field: 'startTime', message: `The times span more than ${MOST_BUCKETS} buckets.` });
  await exchange.engine.projected();
  const { database } = exchange.context;
  const rows = await database.query(
    `SELECT ${BUCKET_COLUMNS}
     FROM exchange.buckets
     WHERE pair = $1
       AND period = $2
       AND start >= $3
       AND start <= $4
     ORDER BY start DESC`,
    [symbol, period, begin, end],
  );
  let found = rows;
  if (includeEmpty) {
    const [before] = await database.query(
      `SELECT ${BUCKET_COLUMNS}
       FROM exchange.buckets
       WHERE pair = $1
         AND period = $2
         AND start < $3
       ORDER BY start DESC LIMIT 1`,
      [symbol, period, begin],
    );
    // A period that has not begun is not an empty bucket.
    const last = Math.min(end, Math.floor(exchange.context.clock.nowMs() / 1_000));
    found = fill(rows, before?.close ?? null, Math.ceil(begin / period) * period, last, period);
  }
  return found.slice(skip, skip + limit).map((row) => priceBucket(symbol, period, row));
}

function fill(
  rows: readonly BucketRow[],
  closeBefore: string | null,
  first: number,
  last: number,
  period: number,
): BucketRow[] {
  const traded = new Map(rows.map((row) => [Number(row.start), row]));
  const filled: BucketRow[] = [];
  let close = closeBefore;
  for (let start = first; start <= last; start += period) {
    const row = traded.get(start);
    if (row) filled.push(row);
    else if (close !== null)
      filled.push({
        start: BigInt(start),
        open: close,
        high: close,
        low: close,
        close,
        volume: '0',
        quoteVolume: '0',
      });
    close = row?.close ?? close;
  }
  return filled.reverse();
}
