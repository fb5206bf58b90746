import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Plural, Trans } from '@lingui/react/macro';
import { Button, Group, MultiSelect, Switch, Text } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import { useInfiniteQuery } from '@tanstack/react-query';
import { listOrderHistoryQueryKey } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import { listOrderHistory } from '../../../../client/sdk-trading.gen.ts';
import type { OrderHistoryItem } from '../../../../client/types.gen.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { DayRange } from '../../../ui/day-range.tsx';
import { isZero } from '../../../../shared/decimals.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Held, Quantity } from '../shared/figures.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { type PairUnits, usePairUnits } from '../shared/market-prices.ts';
import { orderTypeWord, readablePrice, sideWord } from '../shared/order-outcome.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { OrderBadge } from '../shared/order-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { useTradingAccount } from '../shared/trading-account.tsx';
import { PairSelect } from './pair-select.tsx';
import { OrderSearch, PAST_STATUSES, pastOf, queryOf } from './search.ts';

const LIMIT = 100;
const ASK_AGAIN_MS = 10_000;

const columnsFor = (units: (symbol: string) => PairUnits): TableColumn<OrderHistoryItem>[] => [
  {
    id: 'what',
    header: t`Order`,
    cell: ({ row: { original: o } }) => `${sideWord(o.orderSide)} ${o.currencyPair}`,
  },
  {
    id: 'at',
    header: t`Last change`,
    meta: { width: 190 },
    cell: ({ row: { original: o } }) => <Timestamp at={o.orderUpdatedAt} />,
  },
  {
    id: 'status',
    header: t`Status`,
    meta: { width: 130 },
    cell: ({ row: { original: o } }) => <OrderBadge label={o.orderStatusType} />,
  },
  {
    id: 'executed',
    header: t`Filled`,
    meta: { align: 'end' },
    cell: ({ row: { original: o } }) => (
      <Quantity value={o.totalExecutedQuantity} market={units(o.currencyPair).market} />
    ),
  },
  {
    id: 'quantity',
    header: t`Quantity`,
    meta: { align: 'end', hideBelow: 'md' },
    cell: ({ row: { original: o } }) => (
      <Quantity value={o.originalQuantity} market={units(o.currencyPair).market} />
    ),
  },
  {
    id: 'price',
    header: t`Average price`,
    meta: { align: 'end' },
    cell: ({ row: { original: o } }) =>
      !isZero(o.averagePrice) && (
        <Figure value={readablePrice(o.averagePrice)} unit={units(o.currencyPair).quote} />
      ),
  },
  {
    id: 'total',
    header: t`Total`,
    meta: { align: 'end', hideBelow: 'md' },
    cell: ({ row: { original: o } }) =>
      !isZero(o.total) && <Held value={o.total} currency={units(o.currencyPair).quote} />,
  },
  {
    id: 'type',
    header: t`Type`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: o } }) => orderTypeWord(o.orderType),
  },
];

/** The orders of the account that the filters find, the latest first; more are loaded on demand. */
function useOrderHistory(found: ReturnType<typeof queryOf>, live: boolean) {
  const { headers } = useTradingAccount();
  return useInfiniteQuery({
    queryKey: [{ ...listOrderHistoryQueryKey()[0], headers, found }],
    queryFn: async ({ pageParam, signal }) =>
      (
        await listOrderHistory({
          headers,
          query: { ...found, skip: pageParam, limit: LIMIT },
          signal,
          throwOnError: true,
        })
      ).data,
    initialPageParam: 0,
    getNextPageParam: (last, pages) => (last.length < LIMIT ? undefined : pages.length * LIMIT),
    refetchInterval: live ? false : ASK_AGAIN_MS,
  });
}

/** Past orders with filters; more are loaded on demand. */
export function PastOrders({ live }: { live: boolean }) {
  const search = useSearchFilters(OrderSearch);
  const { filters, set } = search;
  const units = usePairUnits();
  const found = queryOf(filters);
  const query = useOrderHistory(found, live);
  const orders = query.data && pastOf(query.data.pages);
  const filtered = Object.keys(found).some((name) => name !== 'showZeroVolumeCancels');
  return (
    <>
      <Filters {...search} />
      {query.isPending && <LoadingRows />}
      {query.isError && !orders && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {orders?.length === 0 && (
        <EmptyState
          title={filtered ? t`Nothing found` : t`No past orders yet`}
          icon={IconHistory}
          action={
            filtered && (
              <Button
                variant="default"
                onClick={() =>
                  set({
                    statuses: undefined,
                    pair: undefined,
                    from: undefined,
                    to: undefined,
                    hideFailed: undefined,
                  })
                }
              >
                <Trans>Clear all filters</Trans>
              </Button>
            )
          }
        >
          {filtered
            ? t`No past order of this account matches all filters. Remove a filter.`
            : t`Orders appear here when they are filled, cancelled or failed, with the reason.`}
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <>
          <DataTable
            caption={t`Past orders`}
            columns={columnsFor(units)}
            rows={orders}
            rowId={({ orderId }) => orderId}
            openId={filters.open ?? null}
            onOpen={({ orderId }) => set({ open: orderId })}
            stale={query.isPlaceholderData}
          />
          <Shown orders={orders} query={query} />
        </>
      )}
    </>
  );
}

/** The filters; a change closes the order that is open. */
function Filters({ filters, set }: ReturnType<typeof useSearchFilters<typeof OrderSearch>>) {
  const closed = { open: undefined };
  return (
    <>
      <Group align="flex-end" gap="sm" mb="sm">
        <MultiSelect
          label={t`Status`}
          placeholder={filters.statuses?.length ? undefined : t`Any`}
          clearable
          clearButtonProps={{ 'aria-label': t`Any status` }}
          w={{ base: '100%', xs: 240 }}
          data={Object.entries(PAST_STATUSES).map(([value, label]) => ({ value, label: i18n._(label) }))}
          value={filters.statuses ?? []}
          onChange={(statuses) => set({ statuses: statuses.join(',') || undefined, ...closed })}
        />
        <PairSelect value={filters.pair} onChange={(pair) => set({ pair, ...closed })} />
        <DayRange from={filters.from} to={filters.to} onChange={(change) => set({ ...change, ...closed })} />
      </Group>
      <Group gap="lg" mb="md">
        <Switch
          label={t`Hide failed orders`}
          checked={filters.hideFailed !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            set({ hideFailed: checked ? 'true' : undefined, ...closed })
          }
        />
        <Switch
          label={t`Show orders cancelled without a fill`}
          checked={filters.showCancelled !== undefined}
          onChange={({ currentTarget: { checked } }) =>
            set({ showCancelled: checked ? 'true' : undefined, ...closed })
          }
        />
      </Group>
    </>
  );
}

/** How many orders are shown, and the way to older ones. */
function Shown({
  orders,
  query,
}: {
  orders: readonly OrderHistoryItem[];
  query: ReturnType<typeof useOrderHistory>;
}) {
  return (
    <Group justify="space-between" mt="sm" gap="xs" className="no-print">
      <Text size="sm" c="dimmed" aria-live="polite">
        {query.hasNextPage ? (
          <Plural value={orders.length} one="# order, and older ones" other="# orders, and older ones" />
        ) : (
          <Plural value={orders.length} one="# order" other="# orders" />
        )}
      </Text>
      {query.hasNextPage && (
        <Button
          size="xs"
          variant="default"
          loading={query.isFetchingNextPage}
          onClick={() => void query.fetchNextPage()}
        >
          <Trans>Load more</Trans>
        </Button>
      )}
    </Group>
  );
}
