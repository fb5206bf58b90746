import { Button, Stack } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from 'react-router';
import { listBatchesOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Panel } from '../../../ui/panel.tsx';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { PayoutsOffNotice } from '../shared/payouts-off-notice.tsx';
import { useMay } from '../../../ui/session-context.tsx';
import { BatchBadge } from '../shared/payment-status.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { Attention } from './attention.tsx';
import { FirstSteps } from './first-steps.tsx';
import { Available, Pending } from './money.tsx';
import { PayoutChart } from './payout-chart.tsx';
import classes from './overview.module.css';
import { Waiting } from './waiting.tsx';

const RECENT = 6;
const REFRESH_MS = 30_000;

/** The balance, the batches that wait for approval, and the latest payouts and batches. */
export default function OverviewPage() {
  const mayPrepare = useMay('prepareBatch');
  const batches = useQuery({
    ...listBatchesOptions({ query: { limit: RECENT } }),
    refetchInterval: REFRESH_MS,
  });
  const none = batches.data?.items.length === 0;
  return (
    <>
      <PageHeader
        title={routeTitle('overview')}
        actions={
          mayPrepare && (
            <Button component={Link} to={paths.newBatch()} leftSection={<IconPlus size={16} aria-hidden />}>
              New batch
            </Button>
          )
        }
      />
      <PayoutsOffNotice />
      <Stack gap="lg">
        {none && <FirstSteps />}
        <div className={classes.figures}>
          <Available />
          <Pending />
        </div>
        <Waiting />
        <Attention />
        {!none && <PayoutChart />}
        {batches.isPending && <LatestBatches />}
        {batches.isError && !batches.data && (
          <ErrorState error={batches.error} retry={() => void batches.refetch()} />
        )}
        {batches.data && !none && <LatestBatches batches={batches.data.items} />}
      </Stack>
    </>
  );
}

const columns: TableColumn<BulkWithdrawalBatchForDisplay>[] = [
  {
    id: 'label',
    header: 'Batch',
    cell: ({ row: { original: b } }) => <Link to={paths.batch(b.id)}>{b.label}</Link>,
  },
  {
    id: 'status',
    header: 'Status',
    meta: { width: 180 },
    cell: ({ row: { original: b } }) => <BatchBadge batch={b} />,
  },
  {
    id: 'count',
    header: 'Payments',
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: b } }) => b.withdrawalCount.toLocaleString('en'),
  },
  {
    id: 'amount',
    header: 'Amount',
    meta: { align: 'end' },
    cell: ({ row: { original: b } }) => <Amount amount={b.totalAmount} currency={b.currency} />,
  },
  {
    id: 'at',
    header: 'Created',
    meta: { hideBelow: 'sm', width: 190 },
    cell: ({ row: { original: b } }) => <Timestamp at={b.createdAt} />,
  },
];

/** Undefined while the batches load. */
function LatestBatches({ batches }: { batches?: BulkWithdrawalBatchForDisplay[] }) {
  const navigate = useNavigate();
  return (
    <Panel title="Latest batches">
      {batches ? (
        <DataTable
          caption="Latest batches"
          columns={columns}
          rows={batches}
          rowId={(b) => b.id}
          onOpen={(b) => void navigate(paths.batch(b.id))}
        />
      ) : (
        <LoadingRows rows={RECENT} />
      )}
    </Panel>
  );
}
