import { Button, Group, SimpleGrid, Skeleton, Stack, Text } from '@mantine/core';
import { IconChecks, IconPlus, IconStack2 } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { listWaitingBatchesOptions } from '../../../client/dashboard/@tanstack/react-query.gen.ts';
import { getAccountBalancesOptions, getPendingTotalOptions, listBatchesOptions } from '../../../client/payments/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../client/payments/types.gen.ts';
import { Amount } from '../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Panel } from '../../ui/panel.tsx';
import { paths } from '../../ui/paths.ts';
import { useHasRole } from '../../ui/session-context.tsx';
import { StatusBadge } from '../../ui/status-badge.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';
import { PayoutChart } from './payout-chart.tsx';
import { people } from '../../ui/words.ts';

const RECENT = 6;
const REFRESH_MS = 30_000;

/** What is available, what waits for whom, and how paying has gone lately. */
export default function OverviewPage() {
  const preparer = useHasRole('PREPARER');
  return (
    <>
      <PageHeader
        title="Overview"
        actions={
          preparer && (
            <Button component={Link} to={paths.newBatch()} leftSection={<IconPlus size={16} aria-hidden />}>
              New batch
            </Button>
          )
        }
      />
      <Stack gap="lg">
        <SimpleGrid cols={{ base: 1, md: 2 }} spacing="lg">
          <Available />
          <Pending />
        </SimpleGrid>
        <Waiting />
        <PayoutChart />
        <Recent />
      </Stack>
    </>
  );
}

function Available() {
  const query = useQuery({ ...getAccountBalancesOptions({ path: { type: 'FUNDING' }, query: { currency: 'ZAR' } }), refetchInterval: REFRESH_MS });
  const balance = query.data?.[0];
  return (
    <Panel title="Available to pay out">
      {query.isPending && <Skeleton height={72} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {balance && (
        <Stack gap={4}>
          <Amount amount={balance.available} currency={balance.currency} size="large" />
          <Text c="dimmed" size="sm">
            <Amount amount={balance.reserved} currency={balance.currency} /> more is reserved for approved batches. <Link to={paths.balances()}>All balances</Link>
          </Text>
        </Stack>
      )}
    </Panel>
  );
}

function Pending() {
  const query = useQuery({ ...getPendingTotalOptions(), refetchInterval: REFRESH_MS });
  return (
    <Panel title="Waiting for approval">
      {query.isPending && <Skeleton height={72} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && <Text c="dimmed">No batch waits for approval.</Text>}
      {query.data?.map((total) => (
        <Stack key={total.currency} gap={4}>
          <Amount amount={total.amount} currency={total.currency} size="large" />
          <Text c="dimmed" size="sm">
            to {people(total.withdrawalCount)} in {total.batchCount === 1 ? 'one batch' : `${total.batchCount} batches`}, and <Amount amount={total.fees} currency={total.currency} /> fees.{' '}
            <Link to={paths.batches('?status=PENDING_APPROVAL')}>See them</Link>
          </Text>
        </Stack>
      ))}
    </Panel>
  );
}

function Waiting() {
  const approver = useHasRole('APPROVER');
  const query = useQuery({ ...listWaitingBatchesOptions(), enabled: approver, refetchInterval: REFRESH_MS });
  if (!approver) return null;
  return (
    <Panel title="Waiting for you">
      {query.isPending && <LoadingRows rows={2} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <Group gap="xs">
          <IconChecks size={18} aria-hidden />
          <Text>Nothing waits for your approval.</Text>
        </Group>
      )}
      <Stack gap="sm">
        {query.data?.map((batch) => (
          <Group key={batch.id} justify="space-between" gap="sm">
            <div>
              <Text fw={500}>
                <Link to={paths.batch(batch.id)}>{batch.label}</Link>
              </Text>
              <Text size="sm" c="dimmed" component="div">
                Pays {people(batch.withdrawalCount)} <Amount amount={batch.totalAmount} currency={batch.currency} />; prepared by {batch.createdBy.name}; expires <Timestamp at={batch.expiresAt} />
              </Text>
            </div>
            <Button component={Link} to={paths.batch(batch.id)} variant="light" size="xs" aria-label={`Review ${batch.label}`}>
              Review
            </Button>
          </Group>
        ))}
      </Stack>
    </Panel>
  );
}

const columns: TableColumn<BulkWithdrawalBatchForDisplay>[] = [
  { id: 'label', header: 'Batch', cell: ({ row: { original: b } }) => <Link to={paths.batch(b.id)}>{b.label}</Link> },
  { id: 'status', header: 'Status', meta: { width: 180 }, cell: ({ row: { original: b } }) => <StatusBadge status={b.status} /> },
  { id: 'count', header: 'Payments', meta: { align: 'end', hideBelow: 'sm' }, cell: ({ row: { original: b } }) => b.withdrawalCount.toLocaleString('en') },
  { id: 'amount', header: 'Amount', meta: { align: 'end' }, cell: ({ row: { original: b } }) => <Amount amount={b.totalAmount} currency={b.currency} /> },
  { id: 'at', header: 'Created', meta: { hideBelow: 'md', width: 200 }, cell: ({ row: { original: b } }) => <Timestamp at={b.createdAt} /> },
];

function Recent() {
  const navigate = useNavigate();
  const preparer = useHasRole('PREPARER');
  const query = useQuery({ ...listBatchesOptions({ query: { limit: RECENT } }), refetchInterval: REFRESH_MS });
  return (
    <Panel title="Latest batches">
      {query.isPending && <LoadingRows rows={RECENT} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.items.length === 0 && (
        <EmptyState
          title="No batch yet"
          icon={IconStack2}
          action={
            preparer && (
              <Button component={Link} to={paths.newBatch()}>
                Start the first batch
              </Button>
            )
          }
        >
          {preparer
            ? 'Upload a CSV with one line a person: who, which account, how much. What is wrong with it is shown and can be put right before anything is sent.'
            : 'Batches appear here as soon as a preparer of your entity has submitted one.'}
        </EmptyState>
      )}
      {query.data && query.data.items.length > 0 && <DataTable caption="Latest batches" columns={columns} rows={query.data.items} rowId={(b) => b.id} onOpen={(b) => void navigate(paths.batch(b.id))} />}
    </Panel>
  );
}
