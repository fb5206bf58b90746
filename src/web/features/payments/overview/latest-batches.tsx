import { t } from '@lingui/core/macro';
import { formatNumber } from '../../../ui/locale.ts';
import { useNavigate } from 'react-router';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { BATCH_COLUMNS } from '../shared/batch-columns.tsx';

const columns: TableColumn<BulkWithdrawalBatchForDisplay>[] = [
  BATCH_COLUMNS.label,
  BATCH_COLUMNS.status,
  {
    id: 'count',
    header: () => t`Payments`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: b } }) => formatNumber(b.withdrawalCount),
  },
  BATCH_COLUMNS.amount,
  BATCH_COLUMNS.created,
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
