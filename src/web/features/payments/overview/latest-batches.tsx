import { t } from '@lingui/core/macro';
import { formatNumber } from '../../../ui/locale.ts';
import { Link, useNavigate } from 'react-router';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { BatchBadge } from '../shared/payment-status.tsx';

const columns: TableColumn<BulkWithdrawalBatchForDisplay>[] = [
  {
    id: 'label',
    header: () => t`Batch`,
    cell: ({ row: { original: b } }) => <Link to={paths.batch(b.id)}>{b.label}</Link>,
  },
  {
    id: 'status',
    header: () => t`Status`,
    meta: { width: 180 },
    cell: ({ row: { original: b } }) => <BatchBadge batch={b} />,
  },
  {
    id: 'count',
    header: () => t`Payments`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: b } }) => formatNumber(b.withdrawalCount),
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end' },
    cell: ({ row: { original: b } }) => <Amount amount={b.totalAmount} currency={b.currency} />,
  },
  {
    id: 'at',
    header: () => t`Created`,
    meta: { hideBelow: 'sm', width: 190 },
    cell: ({ row: { original: b } }) => <Timestamp at={b.createdAt} />,
  },
];

/** The table of the latest batches. */
export default function LatestBatches({ batches }: { batches: BulkWithdrawalBatchForDisplay[] }) {
  const navigate = useNavigate();
  return (
    <DataTable
      caption={t`Latest batches`}
      columns={columns}
      rows={batches}
      rowId={(b) => b.id}
      onOpen={(b) => void navigate(paths.batch(b.id))}
    />
  );
}
