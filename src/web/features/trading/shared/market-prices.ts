import { type QueryClient, useQueries, useQuery } from '@tanstack/react-query';
import {
  listBucketsOptions,
  listPairsOptions,
} from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { PairDescription, PriceBucket } from '../../../../client/types.gen.ts';
import type { PricedMarket } from './worth.ts';

const PAIRS_STALE_MS = 300_000;
const NONE: readonly PairDescription[] = [];
const REFRESH_MS = 30_000;
/** The latest hour with a trade, at most 300 hours back: its close is the last price. */
const PERIOD_SECONDS = 3_600;

interface MarketPrices {
  markets: readonly PricedMarket[];
  pairs: readonly PairDescription[];
  /** True until every price has been requested. */
  pending: boolean;
}

/** The markets of the exchange; empty until they are loaded. */
export function usePairs(): readonly PairDescription[] {
  return useQuery({ ...listPairsOptions(), staleTime: PAIRS_STALE_MS }).data ?? NONE;
}

/** The currencies of a market's quantities and prices; empty until the markets are loaded. */
export interface PairUnits {
  base: string;
  quote: string;
  /** Undefined until the markets are loaded. */
  market: PairDescription | undefined;
}

/** The currencies of each market, by its symbol. */
export function usePairUnits(): (symbol: string) => PairUnits {
  const pairs = usePairs();
  return (symbol) => {
    const market = pairs.find((known) => known.symbol === symbol);
    return { base: market?.baseCurrency ?? '', quote: market?.quoteCurrency ?? '', market };
  };
}

/** The codes of the currencies that have a market. */
export function currenciesOf(pairs: readonly PairDescription[], ...besides: string[]): string[] {
  return [
    ...new Set([
      ...pairs.flatMap(({ baseCurrency, quoteCurrency }) => [baseCurrency, quoteCurrency]),
      ...besides,
    ]),
  ]
    .filter(Boolean)
    .toSorted();
}

function spotOf(pairs: readonly PairDescription[]): PairDescription[] {
  return pairs.filter(({ currencyPairType, active }) => currencyPairType === 'SPOT' && active);
}

function lastBucket(symbol: string) {
  return listBucketsOptions({
    path: { currencyPair: symbol },
    query: { periodSeconds: PERIOD_SECONDS, limit: 1 },
  });
}

function priced(
  spot: readonly PairDescription[],
  buckets: readonly (PriceBucket[] | undefined)[],
): PricedMarket[] {
  return spot.flatMap(({ symbol, baseCurrency, quoteCurrency }, index) => {
    const price = buckets[index]?.[0]?.close;
    return price === undefined ? [] : [{ symbol, baseCurrency, quoteCurrency, price }];
  });
}

/** Loads the markets and their prices once; see useMarketPrices. */
export async function fetchMarketPrices(
  queryClient: QueryClient,
): Promise<Pick<MarketPrices, 'markets' | 'pairs'>> {
  const pairs = await queryClient.fetchQuery({ ...listPairsOptions(), staleTime: PAIRS_STALE_MS });
  const spot = spotOf(pairs);
  return {
    pairs,
    markets: priced(
      spot,
      await Promise.all(spot.map(({ symbol }) => queryClient.fetchQuery(lastBucket(symbol)))),
    ),
  };
}

/** Every spot market with its last price; markets without a trade are left out. */
export function useMarketPrices({ enabled = true }: { enabled?: boolean } = {}): MarketPrices {
  const { data: pairs = [], isPending } = useQuery({
    ...listPairsOptions(),
    staleTime: PAIRS_STALE_MS,
    enabled,
  });
  const spot = spotOf(pairs);
  return useQueries({
    queries: spot.map(({ symbol }) => ({ ...lastBucket(symbol), refetchInterval: REFRESH_MS, enabled })),
    combine: (found) => ({
      pairs,
      markets: priced(
        spot,
        found.map(({ data }) => data),
      ),
      pending: enabled && (isPending || found.some((query) => query.isPending)),
    }),
  });
}
