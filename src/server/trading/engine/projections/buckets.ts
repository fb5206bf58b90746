import type { Trade } from '../../../../domain/exchange/events.ts';
import type { Market } from '../../../../domain/exchange/markets.ts';
import { BUCKET_PERIODS } from '../../../../shared/trading-terms.ts';
import type { State } from '../../../../domain/exchange/state.ts';
import { exchangeBuckets } from '../../tables.ts';
import { amountText, priceText, quantityText } from '../../units.ts';
import { columnNames, insertRows, type Row } from './insert-rows.ts';
import type { Projection, Source } from './projection.ts';

/** A bucket of one pair and period, in the engine's integers. */
interface Bucket {
  readonly market: Market;
  readonly period: number;
  /** Epoch seconds. */
  readonly start: number;
  /** Prices in ticks. */
  readonly open: number;
  high: number;
  low: number;
  close: number;
  lots: number;
  value: number;
}

/** Price buckets of every period, from every trade. */
export function projectBuckets({ state }: Source): Projection {
  const buckets = new Map<string, Bucket>();
  return {
    collect: ({ event, applied }) => {
      if (event.type !== 'trade') return;
      const market = state.markets[event.pair]!;
      const seconds = Math.floor(applied.at / 1_000);
      for (const period of BUCKET_PERIODS)
        addTrade(buckets, market, event, period, seconds - (seconds % period));
    },
    write: (tx) =>
      insertRows(
        tx,
        exchangeBuckets,
        [...buckets.values()].map((bucket) => rowOf(state, bucket)),
        ADD_TO_KEPT,
      ),
  };
}

function addTrade(
  buckets: Map<string, Bucket>,
  market: Market,
  { price, quantity, value }: Trade,
  period: number,
  start: number,
): void {
  const key = `${market.index} ${period} ${start}`;
  const bucket = buckets.get(key);
  if (!bucket) {
    const prices = { open: price, high: price, low: price, close: price };
    buckets.set(key, { market, period, start, ...prices, lots: quantity, value });
    return;
  }
  bucket.close = price;
  bucket.high = Math.max(bucket.high, price);
  bucket.low = Math.min(bucket.low, price);
  bucket.lots += quantity;
  bucket.value += value;
}

function rowOf(state: State, bucket: Bucket): Row<typeof exchangeBuckets> {
  const { market } = bucket;
  const { rules } = state;
  return {
    pair: market.pair.symbol,
    period: bucket.period,
    start: bucket.start,
    open: priceText(rules, market, bucket.open),
    high: priceText(rules, market, bucket.high),
    low: priceText(rules, market, bucket.low),
    close: priceText(rules, market, bucket.close),
    volume: quantityText(market, bucket.lots),
    quoteVolume: amountText(rules, market.quote, bucket.value),
  };
}

const c = columnNames(exchangeBuckets);

/** An earlier run may have inserted the bucket that this one continues. */
const ADD_TO_KEPT = `
  ON CONFLICT (${c.pair}, ${c.period}, ${c.start}) DO UPDATE
  SET ${c.high} = GREATEST(kept.${c.high}, EXCLUDED.${c.high}),
      ${c.low} = LEAST(kept.${c.low}, EXCLUDED.${c.low}),
      ${c.close} = EXCLUDED.${c.close},
      ${c.volume} = kept.${c.volume} + EXCLUDED.${c.volume},
      ${c.quoteVolume} = kept.${c.quoteVolume} + EXCLUDED.${c.quoteVolume}`;
