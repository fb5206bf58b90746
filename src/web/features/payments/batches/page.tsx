import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../ui/locale.ts';
import { Button, Group, Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import IconPlus from '~icons/tabler/plus';
import IconSearch from '~icons/tabler/search';
import IconStack2 from '~icons/tabler/stack-2';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { listBatchesOptions, listPeopleOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { BulkWithdrawalBatchForDisplay } from '../../../../client/types.gen.ts';
import { BATCH_STATUSES, TEXT_LIMITS } from '../../../../shared/terms.ts';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { Person, usePersonName } from '../../../ui/person.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { batchExportPath, paths } from '../../../../shared/dashboard-routes.ts';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { BATCH_COLUMNS } from '../shared/batch-columns.tsx';
import { statusWord } from '../shared/payment-status.tsx';
import { StatusBar } from '../shared/status-bar.tsx';
import classes from './batches.module.css';

const Filters = z.object({
  status: z.enum(BATCH_STATUSES),
  search: z.string(),
  approvedBy: z.guid(),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;
const REFRESH_MS = 15_000;
const TYPING_MS = 300;

const columns: TableColumn<BulkWithdrawalBatchForDisplay>[] = [
  BATCH_COLUMNS.label,
  BATCH_COLUMNS.status,
  {
    id: 'progress',
    header: () => t`Payments`,
    meta: { width: 168, hideBelow: 'sm' },
    cell: ({ row: { original: b } }) => <StatusBar byStatus={b.byStatus} total={b.withdrawalCount} />,
  },
  {
    id: 'count',
    header: () => t`Count`,
    // A card shows it below the progress.
    meta: { align: 'end', hideBelow: 'md' },
    cell: ({ row: { original: b } }) => formatNumber(b.withdrawalCount),
  },
  BATCH_COLUMNS.amount,
  {
    id: 'by',
    header: () => t`Prepared by`,
    meta: { hideBelow: 'md', width: 132 },
    cell: ({ row: { original: b } }) => <Person of={b.createdBy} />,
  },
  {
    id: 'approvedBy',
    header: () => t`Approved by`,
    meta: { hideBelow: 'md', width: 132 },
    cell: ({ row: { original: b } }) => <Approvers batch={b} />,
  },
  BATCH_COLUMNS.created,
];

function Approvers({ batch }: { batch: BulkWithdrawalBatchForDisplay }) {
  const nameOf = usePersonName();
  return batch.approvals.map((approval) => nameOf(approval)).join(', ');
}

/** The batches of the entity, newest first. */
export default function BatchesPage() {
  const navigate = useNavigate();
  const mayPrepare = useMay('prepareBatch');
  const { filters, set } = useSearchFilters(Filters);
  const { status, search, approvedBy } = filters;
  const page = usePage((at) => listBatchesOptions({ query: { ...at, status, search, approvedBy } }), {
    limit: LIMIT,
    offset: filters.offset,
    refetchMs: REFRESH_MS,
  });
  // Drawn in short slices, so that the browser stays responsive.
  const data = useDeferredValue(page.data);
  const isNarrowed = Boolean(status || search || approvedBy);
  const newBatch = mayPrepare && (
    <Button component={Link} to={paths.newBatch()} leftSection={<IconPlus size={16} aria-hidden />}>
      <Trans>New batch</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={routeTitle('batches')}
        description={t`Every batch of payments, newest first.`}
        actions={
          <>
            <ExportButton small href={batchExportPath(searchOf({ status, search, approvedBy }))} />
            {newBatch}
          </>
        }
      />
      <Group mb="md" gap="sm" align="flex-end">
        <Search />
        <Select
          label={t`Status`}
          placeholder={t`Any`}
          clearable
          className={classes.choice}
          data={BATCH_STATUSES.map((one) => ({ value: one, label: statusWord(one) }))}
          value={status ?? null}
          onChange={(chosen) => set({ status: chosen ?? undefined })}
          clearButtonProps={{ 'aria-label': t`Any status` }}
        />
        <ApprovedBy
          value={approvedBy ?? null}
          onChange={(chosen) => set({ approvedBy: chosen ?? undefined })}
        />
      </Group>
      <PagedTable
        page={{ ...page, data }}
        caption={t`Batches`}
        columns={columns}
        rowId={(b) => b.id}
        onOpen={(b) => void navigate(paths.batch(b.id))}
        noun={t`batches`}
        turn={(next) => set({ offset: next })}
        saysOutdated
        empty={
          <EmptyState
            title={isNarrowed ? t`No matching batches` : t`No batches yet`}
            icon={IconStack2}
            action={
              isNarrowed ? (
                <Button
                  variant="default"
                  onClick={() => set({ status: undefined, search: undefined, approvedBy: undefined })}
                >
                  <Trans>Show all batches</Trans>
                </Button>
              ) : (
                newBatch
              )
            }
          >
            {isNarrowed
              ? t`Change the words or remove a filter to see more batches.`
              : t`A batch is a list of people to pay. A preparer uploads it as a CSV file, and a different \
person approves it.`}
          </EmptyState>
        }
      />
    </>
  );
}

/** Finds batches by their label while the user types. */
function Search() {
  const { filters, set } = useSearchFilters(Filters);
  const [typed, setTyped] = useState(filters.search ?? '');
  const search = useDebouncedCallback(
    (text: string) => set({ search: text.trim() || undefined }, { replace: true }),
    TYPING_MS,
  );
  return (
    <TextInput
      type="search"
      label={t`Label`}
      placeholder={t`Words of the label`}
      className={classes.find}
      maxLength={TEXT_LIMITS.label}
      leftSection={<IconSearch size={16} aria-hidden />}
      value={typed}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        search(value);
      }}
    />
  );
}

/** Only the batches that a person approved. */
function ApprovedBy({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const { data } = useQuery(listPeopleOptions());
  return (
    <Select
      label={t`Approved by`}
      placeholder={t`Anyone`}
      clearable
      searchable
      className={classes.choice}
      data={(data ?? []).map(({ userId, displayName }) => ({ value: userId, label: displayName }))}
      value={value}
      onChange={onChange}
      clearButtonProps={{ 'aria-label': t`Approved by anyone` }}
    />
  );
}
