import { t } from '@lingui/core/macro';
import { Text } from '@mantine/core';
import { Link } from 'react-router';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import type { TableColumn } from '../../../ui/data-table.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { ApproveBy } from './approve-by/lazy.tsx';
import { BatchBadge } from './payment-status.tsx';

/** The columns that every list of batches has. */
export const BATCH_COLUMNS = {
  label: {
    id: 'label',
    header: () => t`Batch`,
    cell: ({ row: { original: b } }) => (
      <>
        <LongText>
          <Link to={paths.batch(b.id)}>{b.label}</Link>
        </LongText>
        {b.approveBy && (
          <Text size="xs" c="dimmed">
            <ApproveBy batch={b} />
          </Text>
        )}
      </>
    ),
  },
  status: {
    id: 'status',
    header: () => t`Status`,
    meta: { width: 168, inCard: 'beside title' },
    cell: ({ row: { original: b } }) => <BatchBadge batch={b} />,
  },
  amount: {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end' },
    cell: ({ row: { original: b } }) => <Amount amount={b.totalAmount} currency={b.currency} />,
  },
  created: {
    id: 'at',
    header: () => t`Created`,
    meta: { hideBelow: 'sm', width: 184 },
    cell: ({ row: { original: b } }) => <Timestamp at={b.createdAt} noZoneInCard />,
  },
} satisfies Record<string, TableColumn<BulkWithdrawalBatchForDisplay>>;
