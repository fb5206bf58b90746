import { Button, Group, Text } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listOrderHistoryOptions } from '../../../client/trading/@tanstack/react-query.gen.ts';
import type { OrderHistoryItem } from '../../../client/trading/types.gen.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Figure } from '../../ui/figure.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useSearchFilters } from '../../ui/search-filters.ts';
import { SidePanel } from '../../ui/side-panel.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { useTradingAccount } from '../../ui/trading-account.tsx';
import { Instruction } from './instruction.tsx';
import { ConversionSearch } from './search.ts';

const LIMIT = 100;

const columns: TableColumn<OrderHistoryItem>[] = [
  { id: 'at', header: 'When', meta: { width: 190 }, cell: ({ row: { original: o } }) => <Timestamp at={o.orderCreatedAt} /> },
  { id: 'what', header: 'What', cell: ({ row: { original: o } }) => `${o.orderSide === 'buy' ? 'Bought' : 'Sold'} in ${o.currencyPair}` },
  { id: 'status', header: 'Status', cell: ({ row: { original: o } }) => o.failedReason || o.orderStatusType },
  { id: 'quantity', header: 'Quantity', meta: { align: 'end' }, cell: ({ row: { original: o } }) => <Figure value={o.totalExecutedQuantity} /> },
  { id: 'price', header: 'Price', meta: { align: 'end', hideBelow: 'sm' }, cell: ({ row: { original: o } }) => <Figure value={o.averagePrice} /> },
  { id: 'total', header: 'Total', meta: { align: 'end', hideBelow: 'md' }, cell: ({ row: { original: o } }) => <Figure value={o.total} /> },
];

/** The conversions that were carried out for the account, found among its past orders; the instruction of each opens beside. */
export function PastConversions() {
  const { headers } = useTradingAccount();
  const { filters, set } = useSearchFilters(ConversionSearch);
  const skip = filters.skip ?? 0;
  const query = useQuery({ ...listOrderHistoryOptions({ headers, query: { limit: LIMIT, skip } }), placeholderData: keepPreviousData });
  const conversions = (query.data ?? []).filter(({ orderType }) => orderType === 'simple');
  const older = query.data?.length === LIMIT;
  const turn = (next: number) => set({ skip: next === 0 ? undefined : next, open: undefined });
  return (
    <Panel title="Past conversions">
      {query.isPending && <LoadingRows rows={4} />}
      {query.isError && !query.data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      <SidePanel title={filters.open === undefined ? null : 'Conversion'} onClose={() => set({ open: undefined })} content={filters.open !== undefined && <Instruction orderId={filters.open} />}>
        {query.data && conversions.length === 0 && (
          <EmptyState compact title={skip === 0 && !older ? 'No conversions yet' : `None among these ${query.data.length} orders`} icon={IconArrowsExchange}>
            {older ? 'Conversions are found among all orders of the account. Look at older ones.' : 'A conversion that the exchange carries out for this account appears here, with its legs and fees.'}
          </EmptyState>
        )}
        {conversions.length > 0 && <DataTable caption="Past conversions" columns={columns} rows={conversions} rowId={({ orderId }) => orderId} openId={filters.open ?? null} onOpen={({ orderId }) => set({ open: orderId })} stale={query.isPlaceholderData} />}
        {query.data && (skip > 0 || older) && (
          <Group justify="space-between" mt="sm" gap="xs" className="no-print">
            <Text size="sm" c="dimmed" aria-live="polite">
              Among the orders {(skip + 1).toLocaleString('en')} to {(skip + query.data.length).toLocaleString('en')}, newest first
            </Text>
            <Group gap="xs">
              <Button size="xs" variant="default" disabled={skip === 0} onClick={() => turn(Math.max(0, skip - LIMIT))}>
                Newer
              </Button>
              <Button size="xs" variant="default" disabled={!older} onClick={() => turn(skip + LIMIT)}>
                Older
              </Button>
            </Group>
          </Group>
        )}
      </SidePanel>
    </Panel>
  );
}
