import { Group, Select, Stack, Text } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { z } from 'zod';
import { listBatchWithdrawalsOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type {
  BulkWithdrawalBatchForDisplay,
  WithdrawalWithBatchForDisplay,
} from '../../../../client/types.gen.ts';
import { FAILURE_CODES, WITHDRAWAL_STATUSES } from '../../../../shared/terms.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { BankAccount } from '../shared/bank-account.tsx';
import { StatusBadge, statusWord } from '../shared/payment-status.tsx';
import { railName } from '../shared/rail-name.ts';

const Filters = z.object({
  status: z.enum(WITHDRAWAL_STATUSES),
  failureCode: z.enum(FAILURE_CODES),
  offset: z.coerce.number().int().min(0),
});

const LIMIT = 50;

function failureWords(code: string): string {
  return code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');
}

const columns: TableColumn<WithdrawalWithBatchForDisplay>[] = [
  {
    id: 'beneficiary',
    header: 'Recipient',
    cell: ({ row: { original: w } }) => (
      <Stack gap={0}>
        <Link to={paths.recipient(w.beneficiary.id)}>{w.beneficiary.name}</Link>
        <Text size="xs" c="dimmed">
          <BankAccount account={w.beneficiary} />
        </Text>
      </Stack>
    ),
  },
  { header: 'Row', accessorKey: 'rowNumber', meta: { align: 'end', width: 72 } },
  { id: 'reference', header: 'Reference', meta: { hideBelow: 'md' }, accessorKey: 'beneficiaryReference' },
  {
    id: 'rail',
    header: 'Rail',
    meta: { hideBelow: 'md', width: 96 },
    cell: ({ row: { original: w } }) => railName(w.rail),
  },
  {
    id: 'status',
    header: 'Status',
    meta: { width: 200 },
    cell: ({ row: { original: w } }) => (
      <Stack gap={2} align="flex-start">
        {w.payoutId ? (
          <Link
            to={paths.payout(w.payoutId)}
            aria-label={`${statusWord(w.status)}: the payout of row ${w.rowNumber}`}
          >
            <StatusBadge status={w.status} />
          </Link>
        ) : (
          <StatusBadge status={w.status} />
        )}
        {w.failureReason && (
          <Text size="xs" c="dimmed">
            {w.failureReason}
          </Text>
        )}
      </Stack>
    ),
  },
  {
    id: 'amount',
    header: 'Amount',
    meta: { align: 'end' },
    cell: ({ row: { original: w } }) => <Amount amount={w.amount} currency={w.currency} />,
  },
];

/** The payments of a batch, by row number. The filters and the page are kept in the address. */
export function Withdrawals({
  batch,
  printed,
}: {
  batch: BulkWithdrawalBatchForDisplay;
  /** Whether the list is printed; false when all rows are printed separately. */ printed: boolean;
}) {
  const { filters, set } = useSearchFilters(Filters);
  const offset = filters.offset ?? 0;
  const query = useQuery({
    ...listBatchWithdrawalsOptions({
      path: { id: batch.id },
      query: {
        offset,
        limit: LIMIT,
        ...(filters.status ? { status: filters.status } : {}),
        ...(filters.failureCode ? { failureCode: filters.failureCode } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  return (
    <Panel title="Payments" className={printed ? '' : 'no-print'}>
      <Group gap="sm" mb="sm" className="no-print">
        <Select
          label="Status"
          placeholder="Any"
          clearable
          w={180}
          data={WITHDRAWAL_STATUSES.map((status) => ({ value: status, label: statusWord(status) }))}
          value={filters.status ?? null}
          onChange={(status) => set({ status: status ?? undefined })}
          clearButtonProps={{ 'aria-label': 'Any status' }}
        />
        {(filters.failureCode !== undefined ||
          batch.byStatus.some(({ status }) => status === 'FAILED' || status === 'REVERSED')) && (
          <Select
            label="Failure reason"
            placeholder="Any"
            clearable
            w={220}
            data={FAILURE_CODES.map((code) => ({ value: code, label: failureWords(code) }))}
            value={filters.failureCode ?? null}
            onChange={(failureCode) => set({ failureCode: failureCode ?? undefined })}
            clearButtonProps={{ 'aria-label': 'Any reason' }}
          />
        )}
      </Group>
      {query.isPending && <LoadingRows />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.items.length === 0 && (
        <EmptyState title="No matching payments">Remove a filter to see more payments.</EmptyState>
      )}
      {query.data && query.data.items.length > 0 && (
        <>
          <DataTable
            caption="Payments of this batch"
            columns={columns}
            rows={query.data.items}
            rowId={(w) => w.id}
            stale={query.isPlaceholderData}
          />
          <Pager
            offset={offset}
            limit={LIMIT}
            total={query.data.total}
            noun="payments"
            onChange={(next) => set({ offset: next })}
          />
        </>
      )}
    </Panel>
  );
}
