import { t } from '@lingui/core/macro';
import { Group, Stack } from '@mantine/core';
import { useMemo } from 'react';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { listBankFilesOptions } from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection, BankFile } from '../../../../client/types.gen.ts';
import { paths } from '../../../../shared/dashboard-routes.ts';
import { Amount } from '../../../ui/amount.tsx';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { formatNumber } from '../../../ui/locale.ts';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { FileBadge } from '../shared/bank-file-words.tsx';

const LIMIT = 20;
const SHOWN_DIGITS = 10;
const Filters = z.object({ offset: z.coerce.number().check(z.int(), z.minimum(0)) });

const columnsOf = (isOn: boolean): TableColumn<BankFile>[] => [
  {
    id: 'file',
    header: () => t`File and batch`,
    cell: ({ row: { original: f } }) => (
      <Stack gap={0}>
        <span data-record>{f.fileName}</span>
        <Link to={paths.batch(f.batch.id)} data-record>
          {f.batch.label}
        </Link>
      </Stack>
    ),
  },
  {
    id: 'state',
    header: () => t`State`,
    meta: { width: 164, inCard: 'beside title' },
    cell: ({ row: { original: f } }) => <FileBadge state={f.state} isHeldBack={!isOn} />,
  },
  {
    id: 'count',
    header: () => t`Payments`,
    meta: { align: 'end', width: 96 },
    cell: ({ row: { original: f } }) => formatNumber(f.paymentCount),
  },
  {
    id: 'sum',
    header: () => t`Sum of payments`,
    meta: { align: 'end', width: 148 },
    cell: ({ row: { original: f } }) => <Amount amount={f.totalAmount} currency={f.currency} />,
  },
  {
    id: 'hash',
    header: () => t`Hash total`,
    meta: { align: 'end', width: 132 },
    cell: ({ row: { original: f } }) => f.hashTotal ?? t`None`,
  },
  {
    id: 'sha256',
    header: 'SHA-256',
    meta: { width: 148 },
    cell: ({ row: { original: f } }) => (
      <Group gap={4} wrap="nowrap" ff="monospace" fz="xs" title={f.sha256}>
        {f.sha256.slice(0, SHOWN_DIGITS)}…
        <CopyButton value={f.sha256} what={t`the SHA-256 of ${f.fileName}`} />
      </Group>
    ),
  },
  {
    id: 'left',
    header: () => t`Handed over`,
    meta: { width: 178 },
    cell: ({ row: { original: f } }) => (f.leftAt === null ? t`No` : <Timestamp at={f.leftAt} />),
  },
];

/** The files that a connection has written, newest first. */
export function FileHistory({ connection: { id: connectionId, state } }: { connection: BankConnection }) {
  const columns = useMemo(() => columnsOf(state === 'LIVE'), [state]);
  const { filters, set } = useSearchFilters(Filters);
  const page = usePage((at) => listBankFilesOptions({ query: { connectionId, ...at } }), {
    limit: LIMIT,
    offset: filters.offset,
  });
  return (
    <Panel title={t`Files`}>
      <PagedTable
        page={page}
        caption={t`Files of the connection`}
        columns={columns}
        rowId={(file) => file.id}
        noun={t`files`}
        turn={(next) => set({ offset: next })}
        loadingRows={3}
        saysOutdated
        empty={
          <EmptyState compact title={t`No files yet`}>
            {t`The first batch that is approved while the connection is on gets the first file.`}
          </EmptyState>
        }
      />
    </Panel>
  );
}
