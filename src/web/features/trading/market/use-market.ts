import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import {
  getFullOrderBookOptions,
  listBucketsOptions,
  listPublicTradesOptions,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { PriceBucket } from '../../../../client/types.gen.ts';
import type { StreamState } from '../../../ui/event-source.ts';
import { useMarketEvents } from '../shared/exchange-events.ts';
import { type Book, bookOf, bookOfMessage } from './book.ts';
import { laidOver, type MarketTrade, movedBy, tradeOfMessage } from './candles.ts';
import type { Period } from './search.ts';
import { type Summary, summaryOfHours, summaryOfMessage } from './summary.ts';

const CANDLES = 120;
const MOST_TRADES = 40;
const HOUR_S = 3_600;
const HOURS_OF_A_DAY = 24;
const BUCKETS_EVERY_MS = 10_000;
const BOOK_EVERY_MS = 30_000;
const BOOK_WHILE_BROKEN_MS = 5_000;

/** The live data of a market: its book, buckets, latest trades and last 24 hours. */
export function useMarket(pair: string, period: Period) {
  const queryClient = useQueryClient();
  const [told, setTold] = useState<Book | null>(null);
  const [toldTrades, setTrades] = useState<readonly MarketTrade[]>([]);
  const [toldSummary, setToldSummary] = useState<Summary | null>(null);

  const bucketOptions = listBucketsOptions({
    path: { currencyPair: pair },
    query: { periodSeconds: period, includeEmpty: true, limit: CANDLES },
  });
  const buckets = useQuery({
    ...bucketOptions,
    refetchInterval: BUCKETS_EVERY_MS,
    placeholderData: keepPreviousData,
  });
  const change = (change: (found: readonly PriceBucket[]) => readonly PriceBucket[]) =>
    queryClient.setQueryData(bucketOptions.queryKey, (found) => found && [...change(found)]);

  const stream: StreamState = useMarketEvents(pair, ({ type, data }) => {
    if (type === 'AGGREGATED_ORDERBOOK_UPDATE') setTold((before) => bookOfMessage(data) ?? before);
    if (type === 'MARKET_SUMMARY_UPDATE') setToldSummary((before) => summaryOfMessage(data) ?? before);
    if (type === 'NEW_TRADE') {
      const trade = tradeOfMessage(data);
      if (!trade) return;
      setTrades((before) => [trade, ...before].slice(0, MOST_TRADES));
      change((found) => movedBy(found, trade));
    }
    if (type === 'NEW_TRADE_BUCKET' && (data as PriceBucket).bucketPeriodInSeconds === period)
      change((found) => laidOver([data as PriceBucket], found, CANDLES));
  });

  const live = stream === 'open';
  const full = useQuery({
    ...getFullOrderBookOptions({ path: { currencyPair: pair } }),
    refetchInterval: live && told ? BOOK_EVERY_MS : BOOK_WHILE_BROKEN_MS,
  });
  const read = useMemo(() => (full.data ? bookOf(full.data) : null), [full.data]);
  const hours = useQuery({
    ...listBucketsOptions({
      path: { currencyPair: pair },
      query: { periodSeconds: HOUR_S, includeEmpty: true, limit: HOURS_OF_A_DAY },
    }),
    refetchInterval: BOOK_EVERY_MS,
  });
  const readSummary = useMemo(() => (hours.data ? summaryOfHours(hours.data) : null), [hours.data]);

  const past = useQuery({
    ...listPublicTradesOptions({ path: { currencyPair: pair }, query: { limit: MOST_TRADES } }),
    refetchInterval: live ? false : BOOK_EVERY_MS,
  });
  const trades = useMemo(() => allTrades(toldTrades, past.data ?? []), [toldTrades, past.data]);

  // The later of the loaded book and the streamed book counts.
  const book = told && (!read || told.sequence >= read.sequence) ? told : read;
  const summary = toldSummary ?? readSummary;
  return {
    stream,
    book,
    bookError: book ? null : full.error,
    retryBook: full.refetch,
    buckets,
    trades,
    summary: summary && trades[0] ? { ...summary, last: trades[0].price } : summary,
  };
}

/** Merges streamed and loaded trades without duplicates, newest first. */
function allTrades(told: readonly MarketTrade[], read: readonly MarketTrade[]): readonly MarketTrade[] {
  const known = new Set(told.map((trade) => trade.sequenceId));
  return [...told, ...read.filter((trade) => !known.has(trade.sequenceId))]
    .sort((a, b) => b.sequenceId - a.sequenceId)
    .slice(0, MOST_TRADES);
}
