import { Button, Group, Select, TextInput } from '@mantine/core';
import { IconHistory, IconSearch } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { listAuditOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { AuditEntry } from '../../../../client/types.gen.ts';

import { dayOf, dayWords, endOfDay, startOfDay } from '../../../ui/calendar-day.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState, NoPermission } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { FilterChips } from '../../../ui/filter-chips.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Pager } from '../../../ui/pager.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { EntryDetails } from './entry-details.tsx';
import { ACTION_CHOICES, actionWords, subjectWords } from './words.ts';

const whole = z.coerce.number().int().min(0);
const Search = z.object({
  action: z.string().max(100),
  subjectId: z.string().max(100),
  actorId: z.guid(),
  from: whole,
  to: whole,
  offset: whole,
  open: whole,
});
type Filters = Partial<Omit<z.output<typeof Search>, 'offset' | 'open'>>;
type SetFilters = (
  change: Partial<Record<keyof z.output<typeof Search>, string | number | undefined>>,
) => void;

const LIMIT = 50;

const columns: TableColumn<AuditEntry>[] = [
  { id: 'action', header: 'Action', cell: ({ row: { original: e } }) => actionWords(e.action) },
  { id: 'actor', header: 'User', cell: ({ row: { original: e } }) => e.actor.name },
  {
    id: 'subject',
    header: 'Subject',
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: e } }) => (
      <span
        title={e.subjectId}
      >{`${subjectWords(e.subjectType).replaceAll(' ', '\u00a0')}\u00a0…${e.subjectId.slice(-8)}`}</span>
    ),
  },
  {
    id: 'at',
    header: 'When',
    meta: { width: 190 },
    cell: ({ row: { original: e } }) => <Timestamp at={e.at} />,
  },
  {
    id: 'seq',
    header: 'Number',
    meta: { align: 'end', width: 88, hideBelow: 'md' },
    cell: ({ row: { original: e } }) => e.seq.toLocaleString('en'),
  },
];

/** The audit log of the entity, newest entry first; administrators only. */
export default function AuditLogPage() {
  const mayEdit = useMay('readAuditLog');
  return (
    <>
      <PageHeader
        title={routeTitle('auditLog')}
        description={
          'Every change, newest first. Each entry includes the hash of the one before, so an ' +
          'altered entry is detected.'
        }
      />
      {mayEdit ? <Entries /> : <NoPermission role="Administrator" what="The audit log" />}
    </>
  );
}

function Entries() {
  const { filters: search, set, clear } = useSearchFilters(Search);
  const { offset = 0, open: openSeq, ...filters } = search;
  const query = useQuery({
    ...listAuditOptions({ query: { ...filters, offset, limit: LIMIT } }),
    placeholderData: keepPreviousData,
  });
  const items = query.data?.items ?? [];
  const open = items.find((entry) => entry.seq === openSeq);
  const close = () => set({ open: undefined });
  return (
    <>
      <FilterForm filters={filters} set={set} />
      <Chips filters={filters} set={set} clear={clear} items={items} />
      {query.isPending && <LoadingRows rows={12} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data && items.length === 0 && (
        <NoEntries filtered={Object.keys(filters).length > 0} clear={clear} />
      )}
      {items.length > 0 && (
        <SidePanel
          title={open ? actionWords(open.action) : null}
          onClose={close}
          content={
            open && (
              <EntryDetails
                entry={open}
                onFilter={(filter) => set({ ...filter, open: undefined, offset: undefined })}
              />
            )
          }
        >
          <DataTable
            caption="Audit log"
            columns={columns}
            rows={items}
            rowId={(entry) => String(entry.seq)}
            openId={open ? String(open.seq) : null}
            onOpen={(entry) => set({ open: entry.seq })}
            stale={query.isPlaceholderData}
          />
          <Pager
            offset={offset}
            limit={LIMIT}
            total={query.data?.total ?? 0}
            noun="entries"
            onChange={(next) => set({ offset: next, open: undefined })}
          />
        </SidePanel>
      )}
    </>
  );
}

function NoEntries({ filtered, clear }: { filtered: boolean; clear: () => void }) {
  return (
    <EmptyState
      title={filtered ? 'Nothing found' : 'No entries yet'}
      icon={IconHistory}
      action={
        filtered && (
          <Button variant="default" onClick={clear}>
            Clear all filters
          </Button>
        )
      }
    >
      {filtered
        ? 'No entry matches all of these filters. Remove one to see more.'
        : 'You will see every change to your entity here, starting with the first.'}
    </EmptyState>
  );
}

function FilterForm({ filters, set }: { filters: Filters; set: SetFilters }) {
  const { timezone } = useSession();
  const choices =
    filters.action && !ACTION_CHOICES.some(({ value }) => value === filters.action)
      ? [...ACTION_CHOICES, { value: filters.action, label: actionWords(filters.action) }]
      : ACTION_CHOICES;
  const { from, to } = filters;
  return (
    <Group align="flex-end" gap="sm" mb="sm">
      <TextInput
        key={filters.subjectId ?? ''}
        type="search"
        label="Find by ID"
        placeholder="Paste an ID and press Enter"
        leftSection={<IconSearch size={16} aria-hidden />}
        defaultValue={filters.subjectId ?? ''}
        flex="1 1 16rem"
        maw={340}
        onKeyDown={(event) =>
          event.key === 'Enter' && set({ subjectId: event.currentTarget.value.trim() || undefined })
        }
      />
      <Select
        label="Action"
        placeholder="Any action"
        clearable
        searchable
        w={230}
        data={choices}
        value={filters.action ?? null}
        onChange={(action) => set({ action: action ?? undefined })}
        clearButtonProps={{ 'aria-label': 'Any action' }}
      />
      <TextInput
        type="date"
        label="From"
        value={from === undefined ? '' : dayOf(from, timezone)}
        onChange={({ currentTarget: { value } }) =>
          set({ from: value ? startOfDay(value, timezone) : undefined })
        }
      />
      <TextInput
        type="date"
        label="To (inclusive)"
        value={to === undefined ? '' : dayOf(to, timezone)}
        onChange={({ currentTarget: { value } }) =>
          set({ to: value ? endOfDay(value, timezone) : undefined })
        }
      />
    </Group>
  );
}

function Chips({
  filters,
  set,
  clear,
  items,
}: {
  filters: Filters;
  set: SetFilters;
  clear: () => void;
  items: readonly AuditEntry[];
}) {
  const { timezone } = useSession();
  const { action, actorId, subjectId, from, to } = filters;
  const actor = items.find((entry) => entry.actor.userId === actorId)?.actor.name ?? actorId;
  const labels: [keyof Filters, string | undefined][] = [
    ['action', action && `Action: ${actionWords(action)}`],
    ['actorId', actorId && `User: ${actor}`],
    ['subjectId', subjectId && `Subject: ${subjectId}`],
    ['from', from === undefined ? undefined : `From ${dayWords(dayOf(from, timezone), true)}`],
    ['to', to === undefined ? undefined : `To ${dayWords(dayOf(to, timezone), true)}`],
  ];
  return (
    <FilterChips
      chips={labels.flatMap(([name, label]) =>
        label ? [{ name, label, remove: () => set({ [name]: undefined }) }] : [],
      )}
      clear={clear}
    />
  );
}
