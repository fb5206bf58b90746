import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import IconArrowBackUp from '~icons/tabler/arrow-back-up';
import IconArrowsExchange from '~icons/tabler/arrows-exchange';
import IconCheck from '~icons/tabler/check';
import IconX from '~icons/tabler/x';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { listOrderHistoryOptions } from '../../../../client/@tanstack/react-query-trading.gen.ts';
import type { OrderHistoryItem } from '../../../../client/types.gen.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Figure } from '../../../ui/figure.tsx';
import { Held, Quantity } from '../shared/figures.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { type PairUnits, usePairUnits } from '../shared/market-prices.ts';
import { OlderNewer } from '../shared/older-newer.tsx';
import { kindOf, readablePrice } from '../shared/order-outcome.ts';
import { Panel } from '../../../ui/panel.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PRIMARY, useTradingAccount } from '../shared/trading-account.tsx';
import { Instruction } from './instruction.tsx';
import { isOfConversion } from './reference.ts';
import { ConversionSearch } from './search.ts';

const LIMIT = 100;

const columnsFor = (units: (symbol: string) => PairUnits): TableColumn<OrderHistoryItem>[] => [
  {
    id: 'at',
    header: t`When`,
    meta: { width: 190 },
    cell: ({ row: { original: o } }) => <Timestamp at={o.orderCreatedAt} />,
  },
  {
    id: 'what',
    header: t`What`,
    cell: ({ row: { original: o } }) =>
      o.orderSide === 'buy' ? t`Bought in ${o.currencyPair}` : t`Sold in ${o.currencyPair}`,
  },
  {
    id: 'status',
    header: t`Status`,
    meta: { width: 140 },
    cell: ({ row: { original: o } }) => <Outcome order={o} />,
  },
  {
    id: 'quantity',
    header: t`Quantity`,
    meta: { align: 'end' },
    cell: ({ row: { original: o } }) => (
      <Quantity value={o.totalExecutedQuantity} market={units(o.currencyPair).market} />
    ),
  },
  {
    id: 'price',
    header: t`Price`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: o } }) => (
      <Figure value={readablePrice(o.averagePrice)} unit={units(o.currencyPair).quote} />
    ),
  },
  {
    id: 'total',
    header: t`Total`,
    meta: { align: 'end', hideBelow: 'md' },
    cell: ({ row: { original: o } }) => <Held value={o.total} currency={units(o.currencyPair).quote} />,
  },
];

const COMPLETED = 'Instant Order Completed';
const REVERSED = 'Instant Order Reversed';

/** The outcome of a conversion, with the reason if it failed. */
function Outcome({ order }: { order: OrderHistoryItem }) {
  const { orderStatusType, failedReason } = order;
  if (orderStatusType === COMPLETED || (isOfConversion(order) && kindOf(order) === 'filled'))
    return <LookBadge look={{ word: t`Converted`, tone: 'good', icon: IconCheck }} />;
  if (orderStatusType === REVERSED)
    return <LookBadge look={{ word: t`Undone`, tone: 'care', icon: IconArrowBackUp }} />;
  return (
    <>
      <LookBadge
        look={{
          word: orderStatusType,
          tone: orderStatusType === 'Failed' ? 'bad' : 'moving',
          icon: orderStatusType === 'Failed' ? IconX : IconArrowsExchange,
        }}
      />
      {failedReason && (
        <Text size="xs" c="dimmed">
          {failedReason}
        </Text>
      )}
    </>
  );
}

/** The conversions among the past orders of the account. The details of each open beside the list. */
export function PastConversions() {
  const { account, headers } = useTradingAccount();
  const navigate = useNavigate();
  const { filters, set } = useSearchFilters(ConversionSearch);
  const units = usePairUnits();
  const skip = filters.skip ?? 0;
  const query = useQuery({
    ...listOrderHistoryOptions({ headers, query: { limit: LIMIT, skip } }),
    placeholderData: keepPreviousData,
  });
  // Those that the exchange carried out itself, and the orders that this page placed.
  const conversions = (query.data ?? []).filter(
    (order) => order.orderType === 'simple' || isOfConversion(order),
  );
  const older = query.data?.length === LIMIT;
  const first = formatNumber(skip + 1);
  const last = formatNumber(skip + (query.data?.length ?? 0));
  const turn = (next: number) => set({ skip: next === 0 ? undefined : next, open: undefined });
  return (
    <Panel title={t`Past conversions`}>
      {query.isPending && <LoadingRows rows={4} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      <SidePanel
        title={filters.open === undefined ? null : t`Conversion`}
        onClose={() => set({ open: undefined })}
        content={filters.open !== undefined && <Instruction orderId={filters.open} />}
      >
        {query.data && conversions.length === 0 && (
          <EmptyState
            compact
            title={skip === 0 && !older ? t`No conversions yet` : t`No conversions among these orders`}
            icon={IconArrowsExchange}
          >
            {older
              ? t`Conversions are listed from the orders of the account. Load older orders to find more.`
              : t`Conversions of this account appear here, with their legs and fees.`}
          </EmptyState>
        )}
        {conversions.length > 0 && (
          <DataTable
            caption={t`Past conversions`}
            columns={columnsFor(units)}
            rows={conversions}
            rowId={({ orderId }) => orderId}
            openId={filters.open ?? null}
            onOpen={(order) =>
              isOfConversion(order)
                ? void navigate(
                    paths.orders(
                      `?tab=past&open=${order.orderId}${account === PRIMARY ? '' : `&account=${account}`}`,
                    ),
                  )
                : set({ open: order.orderId })
            }
            stale={query.isPlaceholderData}
          />
        )}
        {query.data && (skip > 0 || older) && (
          <OlderNewer
            newer={skip > 0 ? () => turn(Math.max(0, skip - LIMIT)) : undefined}
            older={older ? () => turn(skip + LIMIT) : undefined}
          >
            {t`Conversions among orders ${first} to ${last}, newest first`}
          </OlderNewer>
        )}
      </SidePanel>
    </Panel>
  );
}
