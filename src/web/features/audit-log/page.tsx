import { Code, Drawer, Stack, Text, TextInput } from '@mantine/core';
import { IconHistory } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { listAuditOptions } from '../../../client/dashboard/@tanstack/react-query.gen.ts';
import type { AuditEntry } from '../../../client/dashboard/types.gen.ts';
import { DataTable, type TableColumn } from '../../ui/data-table.tsx';
import { EmptyState, NoPermission } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Facts } from '../../ui/facts.tsx';
import { FilterChips } from '../../ui/filter-chips.tsx';
import { LoadingRows } from '../../ui/loading-rows.tsx';
import { PageHeader } from '../../ui/page-header.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useSearchFilters } from '../../ui/search-filters.ts';
import { useHasRole } from '../../ui/session-context.tsx';
import { Timestamp } from '../../ui/timestamp.tsx';

const Filters = z.object({ action: z.string(), subjectId: z.string(), actorId: z.uuid(), offset: z.coerce.number().int().min(0), open: z.coerce.number().int() });

const LIMIT = 50;

const columns: TableColumn<AuditEntry>[] = [
  { header: 'No.', accessorKey: 'seq', meta: { align: 'end', width: 72 } },
  { id: 'at', header: 'When', meta: { width: 200 }, cell: ({ row: { original: e } }) => <Timestamp at={e.at} /> },
  { id: 'actor', header: 'Who', cell: ({ row: { original: e } }) => e.actor.name },
  { id: 'action', header: 'What', cell: ({ row: { original: e } }) => wordsOf(e.action) },
  { id: 'subject', header: 'On', meta: { hideBelow: 'md' }, cell: ({ row: { original: e } }) => <Text size="sm" ff="monospace">{`${e.subjectType} ${e.subjectId.slice(0, 8)}`}</Text> },
];

/** "batch.approved" -> "Batch approved". */
function wordsOf(action: string): string {
  const words = action.replaceAll(/[._]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Every change, newest first; for administrators. */
export default function AuditLogPage() {
  const admin = useHasRole('ADMIN');
  return (
    <>
      <PageHeader title="Audit log" description="Every change, in the order in which it was made. Each entry carries the hash of the one before, so that none can be altered unseen." />
      {admin ? <Entries /> : <NoPermission role="Administrator" what="The audit log" />}
    </>
  );
}

function Entries() {
  const { filters, set, clear } = useSearchFilters(Filters);
  const offset = filters.offset ?? 0;
  const query = useQuery({
    ...listAuditOptions({
      query: {
        offset,
        limit: LIMIT,
        ...(filters.action ? { action: filters.action } : {}),
        ...(filters.subjectId ? { subjectId: filters.subjectId } : {}),
        ...(filters.actorId ? { actorId: filters.actorId } : {}),
      },
    }),
    placeholderData: keepPreviousData,
  });
  const chips = [
    ...(filters.action ? [{ name: 'action', label: `What: ${wordsOf(filters.action)}`, remove: () => set({ action: undefined }) }] : []),
    ...(filters.subjectId ? [{ name: 'subjectId', label: `On: ${filters.subjectId}`, remove: () => set({ subjectId: undefined }) }] : []),
    ...(filters.actorId ? [{ name: 'actorId', label: 'One person', remove: () => set({ actorId: undefined }) }] : []),
  ];
  const open = query.data?.items.find((entry) => entry.seq === filters.open);
  return (
    <>
      <TextInput
        type="search"
        label="Find by id"
        placeholder="The id of a batch, a user or a config"
        defaultValue={filters.subjectId ?? ''}
        maw={420}
        mb="sm"
        onKeyDown={(event) => event.key === 'Enter' && set({ subjectId: event.currentTarget.value.trim() || undefined })}
      />
      <FilterChips chips={chips} clear={clear} />
      {query.isPending && <LoadingRows />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.items.length === 0 && (
        <EmptyState title="No entries" icon={IconHistory}>
          {chips.length > 0 ? 'No entry matches these filters.' : 'The first change will stand here.'}
        </EmptyState>
      )}
      {query.data && query.data.items.length > 0 && (
        <>
          <DataTable caption="Audit log" columns={columns} rows={query.data.items} rowId={(entry) => String(entry.seq)} openId={filters.open === undefined ? null : String(filters.open)} onOpen={(entry) => set({ open: entry.seq })} stale={query.isPlaceholderData} />
          <Pager offset={offset} limit={LIMIT} total={query.data.total} noun="entries" onChange={(next) => set({ offset: next })} />
        </>
      )}
      <Drawer opened={Boolean(open)} onClose={() => set({ open: undefined })} position="right" size="lg" title={<Text fw={600}>{open ? wordsOf(open.action) : ''}</Text>} closeButtonProps={{ 'aria-label': 'Close' }}>
        {open && (
          <Stack>
            <Facts
              items={[
                ['Number', open.seq],
                ['When', <Timestamp key="at" at={open.at} />],
                ['Who', open.actor.name],
                ['On', `${open.subjectType} ${open.subjectId}`],
                ['Hash', <Code key="hash">{open.hash}</Code>],
              ]}
            />
            <Code block style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              {JSON.stringify(open.details, null, 2)}
            </Code>
          </Stack>
        )}
      </Drawer>
    </>
  );
}
