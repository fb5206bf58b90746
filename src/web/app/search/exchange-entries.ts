import { t } from '@lingui/core/macro';
import IconArrowsSort from '~icons/tabler/arrows-sort';
import IconChartCandle from '~icons/tabler/chart-candle';
import { useQuery } from '@tanstack/react-query';
import { getTradingStatusOptions } from '../../../client/@tanstack/react-query.gen.ts';
import {
  listOpenOrdersOptions,
  listOrderHistoryOptions,
  listPairsOptions,
} from '../../../client/@tanstack/react-query-trading.gen.ts';
import type { OpenOrder, OrderHistoryItem, PairDescription } from '../../../client/types.gen.ts';
import { paths } from '../../../shared/dashboard-routes.ts';
import { groupDigits } from '../../ui/figure.tsx';
import type { Entry, EntryGroup } from './entries.ts';

/** Shorter texts occur in almost every reference. */
const SHORTEST_REFERENCE = 4;
const SHORTEST_MARKET = 2;
const STALE_MS = 30_000;
/** The exchange has no search, so the latest orders of the primary account are searched here. */
const PAST_ORDERS = 100;
const MOST = 6;

/** The markets whose name begins with the text, and the orders whose reference or id contains it. */
export function useExchangeGroups(text: string): EntryGroup[] {
  const status = useQuery({ ...getTradingStatusOptions(), staleTime: STALE_MS });
  const connected = status.data?.configured === true;
  const asksForOrders = connected && text.length >= SHORTEST_REFERENCE;
  const markets = useQuery({
    ...listPairsOptions(),
    staleTime: STALE_MS,
    enabled: connected && text.length >= SHORTEST_MARKET,
  });
  const open = useQuery({ ...listOpenOrdersOptions(), staleTime: STALE_MS, enabled: asksForOrders });
  const past = useQuery({
    ...listOrderHistoryOptions({ query: { limit: PAST_ORDERS } }),
    staleTime: STALE_MS,
    enabled: asksForOrders,
  });
  if (!connected || text.length < SHORTEST_MARKET) return [];
  const orders = asksForOrders
    ? [
        ...ordersWith(text, open.data ?? []).map((order) => orderEntry(order, 'open')),
        ...ordersWith(text, past.data ?? []).map((order) => orderEntry(order, 'past')),
      ]
    : [];
  return [
    { title: t`Markets`, entries: marketsLike(text, markets.data ?? []) },
    { title: t`Orders`, entries: orders.slice(0, MOST) },
  ];
}

function marketsLike(text: string, pairs: readonly PairDescription[]): Entry[] {
  const begin = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  if (begin === '') return [];
  return pairs
    .filter(({ symbol, active }) => active && symbol.startsWith(begin))
    .slice(0, MOST)
    .map(({ symbol, baseCurrency, quoteCurrency }) => ({
      id: `market ${symbol}`,
      title: symbol,
      detail: `${baseCurrency} · ${quoteCurrency}`,
      icon: IconChartCandle,
      choice: { kind: 'open', to: paths.market(symbol) },
    }));
}

interface Found {
  orderId: string;
  customerOrderId?: string;
  currencyPair: string;
  price: string;
}

function ordersWith(text: string, orders: readonly (OpenOrder | OrderHistoryItem)[]): Found[] {
  const part = text.toLowerCase();
  return orders
    .filter(({ orderId, customerOrderId }) =>
      [orderId, customerOrderId].some((one) => one?.toLowerCase().includes(part)),
    )
    .map((order) => ({
      orderId: order.orderId,
      ...(order.customerOrderId ? { customerOrderId: order.customerOrderId } : {}),
      currencyPair: order.currencyPair,
      price: 'price' in order ? order.price : order.originalPrice,
    }));
}

function orderEntry({ orderId, customerOrderId, currencyPair, price }: Found, tab: 'open' | 'past'): Entry {
  return {
    id: `order ${orderId}`,
    title: customerOrderId ?? orderId,
    detail: `${tab === 'open' ? t`Open order` : t`Past order`} · ${currencyPair}`,
    end: groupDigits(price),
    icon: IconArrowsSort,
    choice: { kind: 'open', to: paths.orders(`?${tab === 'past' ? 'tab=past&' : ''}open=${orderId}`) },
  };
}
