import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import IconListCheck from '~icons/tabler/list-check';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listOpenOrdersOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { OpenOrder } from '../../../../client/types.gen.ts';
import { CancelOrder } from '../shared/cancel-order.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Price, Quantity } from '../shared/figures.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { type PairUnits, usePairUnits } from '../shared/market-prices.ts';
import { sideWord } from '../shared/order-outcome.ts';
import { DEFAULT_PAIR, paths } from '../../../../shared/dashboard-routes.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { OrderBadge } from '../shared/order-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';
import { PairSelect } from './pair-select.tsx';
import { OrderSearch } from './search.ts';

const ASK_AGAIN_MS = 5_000;

function columnsFor(
  headers: { 'X-SERVICE-SUB-ACCOUNT-ID'?: string },
  trader: boolean,
  units: (symbol: string) => PairUnits,
): TableColumn<OpenOrder>[] {
  const cancel: TableColumn<OpenOrder> = {
    id: 'cancel',
    header: t`Change`,
    meta: { align: 'end', width: 100 },
    cell: ({ row: { original: o } }) => (
      <CancelOrder
        order={{
          orderId: o.orderId,
          currencyPair: o.currencyPair,
          side: o.side,
          remaining: o.remainingQuantity,
          price: o.price,
        }}
        headers={headers}
      />
    ),
  };
  return [
    {
      id: 'what',
      header: t`Order`,
      cell: ({ row: { original: o } }) => `${sideWord(o.side)} ${o.currencyPair}`,
    },
    {
      id: 'remaining',
      header: t`Remaining`,
      meta: { align: 'end' },
      cell: ({ row: { original: o } }) => (
        <Quantity value={o.remainingQuantity} market={units(o.currencyPair).market} />
      ),
    },
    {
      id: 'price',
      header: t`Price`,
      meta: { align: 'end' },
      cell: ({ row: { original: o } }) => <Price value={o.price} market={units(o.currencyPair).market} />,
    },
    {
      id: 'filled',
      header: t`Filled`,
      meta: { align: 'end', hideBelow: 'sm' },
      cell: ({ row: { original: o } }) => `${o.filledPercentage}\u00a0%`,
    },
    {
      id: 'status',
      header: t`Status`,
      meta: { width: 130 },
      cell: ({ row: { original: o } }) => <OrderBadge label={o.status} />,
    },
    {
      id: 'at',
      header: t`Placed`,
      meta: { width: 190, hideBelow: 'md' },
      cell: ({ row: { original: o } }) => <Timestamp at={o.createdAt} />,
    },
    ...(trader ? [cancel] : []),
  ];
}

/** The orders that rest in the books. */
export function OpenOrders({ live }: { live: boolean }) {
  const { account, headers } = useTradingAccount();
  const trader = useMay('trade');
  const { filters, set } = useSearchFilters(OrderSearch);
  const units = usePairUnits();
  const query = useQuery({
    ...listOpenOrdersOptions({ headers }),
    refetchInterval: live ? false : ASK_AGAIN_MS,
  });
  const orders = query.data?.filter(
    ({ currencyPair }) => filters.pair === undefined || currencyPair === filters.pair,
  );
  const market = paths.market(filters.pair ?? DEFAULT_PAIR, account === PRIMARY ? '' : `?account=${account}`);
  return (
    <>
      <Group align="flex-end" gap="sm" mb="md">
        <PairSelect value={filters.pair} onChange={(pair) => set({ pair, open: undefined })} />
      </Group>
      {query.isPending && <LoadingRows />}
      {query.isError && !orders && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {orders?.length === 0 && (
        <EmptyState
          title={filters.pair ? t`No open orders in ${filters.pair}` : t`No open orders`}
          icon={IconListCheck}
          action={
            <Button component={Link} to={market} variant="default">
              {trader ? t`Place an order` : t`Go to the market`}
            </Button>
          }
        >
          <Trans>
            Limit orders appear here until they are filled or cancelled. The amount reserved for an order
            cannot be used for anything else.
          </Trans>
        </EmptyState>
      )}
      {orders && orders.length > 0 && (
        <DataTable
          caption={t`Open orders`}
          columns={columnsFor(headers, trader, units)}
          rows={orders}
          rowId={({ orderId }) => orderId}
          openId={filters.open ?? null}
          onOpen={({ orderId }) => set({ open: orderId })}
        />
      )}
    </>
  );
}
