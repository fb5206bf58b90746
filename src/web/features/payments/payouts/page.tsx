import { Button } from '@mantine/core';
import { IconDownload, IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { listPayoutHistoryOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { PayoutTransactionForDisplay } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Pager } from '../../../ui/pager.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { FilterForm } from './filter-form.tsx';
import { exportAddress, filtersOf, PayoutSearch } from './filters.ts';
import { PayoutBadge } from './payout-badge.tsx';
import { Proof } from './proof.tsx';

const LIMIT = 50;

const columns: TableColumn<PayoutTransactionForDisplay>[] = [
  {
    id: 'at',
    header: 'When',
    meta: { width: 190 },
    cell: ({ row: { original: p } }) => <Timestamp at={p.createdAt} />,
  },
  {
    id: 'who',
    header: 'Recipient',
    cell: ({ row: { original: p } }) => p.beneficiary?.name ?? (p.direction === 'CREDIT' ? 'Money in' : ''),
  },
  { id: 'reference', header: 'Reference', meta: { hideBelow: 'md' }, accessorKey: 'recipientReference' },
  {
    id: 'batch',
    header: 'Batch',
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: p } }) => p.batch && <Link to={paths.batch(p.batch.id)}>{p.batch.label}</Link>,
  },
  {
    id: 'status',
    header: 'Status',
    meta: { width: 140 },
    cell: ({ row: { original: p } }) => <PayoutBadge payout={p} />,
  },
  {
    id: 'amount',
    header: 'Amount',
    meta: { align: 'end' },
    cell: ({ row: { original: p } }) => (
      <Amount amount={p.amount} currency={p.currency} direction={p.direction} />
    ),
  },
];

/**
 * The payout history: every payment into and out of the funding account, with filters and a proof beside the
 * list.
 */
export default function PayoutsPage() {
  const { filters: search, set, clear } = useSearchFilters(PayoutSearch);
  const filters = filtersOf(search);
  const offset = search.offset ?? 0;
  const query = useQuery({
    ...listPayoutHistoryOptions({ query: { ...filters, offset, limit: LIMIT } }),
    placeholderData: keepPreviousData,
  });
  const filtered = Object.keys(filters).length > 0;
  return (
    <>
      <PageHeader
        title={routeTitle('payouts')}
        description="Every payment into and out of the account, newest first."
        actions={
          <Button
            component="a"
            href={exportAddress(filters)}
            download
            variant="default"
            leftSection={<IconDownload size={16} aria-hidden />}
          >
            {filtered ? 'Export results' : 'Export all'}
          </Button>
        }
      />
      <FilterForm filters={filters} set={set} clear={clear} />
      {query.isPending && <LoadingRows />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.items.length === 0 && (
        <EmptyState
          title={filtered ? 'Nothing found' : 'No payouts yet'}
          icon={IconReceipt}
          action={
            filtered && (
              <Button variant="default" onClick={clear}>
                Clear all filters
              </Button>
            )
          }
        >
          {filtered
            ? 'No payout matches all of these filters. Remove one to see more.'
            : 'You will see each payment here as soon as it is sent to the bank.'}
        </EmptyState>
      )}
      <SidePanel
        title={search.open === undefined ? null : 'Payout'}
        onClose={() => set({ open: undefined })}
        content={search.open && <Proof id={search.open} beside />}
      >
        {query.data && query.data.items.length > 0 && (
          <>
            <DataTable
              caption="Payouts"
              columns={columns}
              rows={query.data.items}
              rowId={(p) => p.id}
              openId={search.open ?? null}
              onOpen={(p) => set({ open: p.id })}
              stale={query.isPlaceholderData}
            />
            <Pager
              offset={offset}
              limit={LIMIT}
              total={query.data.total}
              noun="payouts"
              onChange={(next) => set({ offset: next })}
            />
          </>
        )}
      </SidePanel>
    </>
  );
}
