import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../ui/locale.ts';
import { Button, Text } from '@mantine/core';
import IconHistory from '~icons/tabler/history';
import { useMemo, useState } from 'react';
import { listAuditOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import type { AuditEntry } from '../../../../client/types.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState, NoPermission } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { useMay, useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { boundsOf } from '../shared/periods.ts';
import { useCountry } from '../shared/use-country.ts';
import { EntryDetails } from './entry-details.tsx';
import { Chips, FilterForm } from './filter-form.tsx';
import { AuditSearch, exportAddress } from './filters.ts';
import classes from './details.module.css';
import { actorWords, changeLines, entryWords, subjectName } from './words.ts';

const LIMIT = 50;

const columnsIn = (timezone: string): TableColumn<AuditEntry>[] => [
  {
    id: 'action',
    header: () => t`Action`,
    cell: ({ row: { original: e } }) => <span className={classes.opens}>{entryWords(e)}</span>,
  },
  {
    id: 'actor',
    header: () => t`User`,
    meta: { width: 150 },
    cell: ({ row: { original: e } }) => <Actor entry={e} />,
  },
  {
    id: 'subject',
    header: () => t`Subject`,
    meta: { hideBelow: 'sm' },
    cell: ({ row: { original: e } }) => <span data-record>{subjectBesideActor(e)}</span>,
  },
  {
    id: 'changed',
    header: () => t`What changed`,
    meta: { hideBelow: 'sm', width: '32%' },
    cell: ({ row: { original: e } }) => (
      <span data-record>
        <Changes entry={e} timezone={timezone} />
      </span>
    ),
  },
  {
    id: 'at',
    header: () => t`When`,
    meta: { width: 190 },
    cell: ({ row: { original: e } }) => <Timestamp at={e.at} />,
  },
  {
    id: 'seq',
    header: () => t`Number`,
    meta: { align: 'end', width: 80, hideBelow: 'md' },
    cell: ({ row: { original: e } }) => formatNumber(e.seq),
  },
];

/** The subject, or nothing when it is the user of the entry, who already has a column. */
function subjectBesideActor(entry: AuditEntry): string {
  return entry.subjectId === entry.actor.userId ? '' : subjectName(entry);
}

/** The most changes that a row shows; each one is shown whole. */
const SHOWN_CHANGES = 3;

/** Shows what an entry changed, with one line for each change; the panel lists all of them. */
function Changes({ entry, timezone }: { entry: AuditEntry; timezone: string }) {
  const lines = changeLines(entry, timezone);
  // On a phone an empty cell is hidden with its label, but not a cell with an empty element.
  if (lines.length === 0) return null;
  const more = lines.length - SHOWN_CHANGES;
  return (
    <span className={classes.lines}>
      {lines.slice(0, SHOWN_CHANGES).map((line) => (
        <span key={line}>{line}</span>
      ))}
      {more > 0 && <span>{plural(more, { one: '# more', other: '# more' })}</span>}
    </span>
  );
}

/** The audit log of the entity, newest entry first; administrators only. */
export default function AuditLogPage() {
  if (useMay('readAuditLog')) return <Entries />;
  return (
    <>
      <PageHeader title={routeTitle('auditLog')} />
      <NoPermission role={t`Administrator`} what={t`The audit log`} />
    </>
  );
}

function Entries() {
  const { filters: search, set, clear } = useSearchFilters(AuditSearch);
  const { offset, open: openSeq, ...filters } = search;
  const { timezone } = useSession();
  const [now] = useState(() => Date.now());
  const country = useCountry();
  const { taxYearMonth } = country ?? DEFAULT_COUNTRY;
  const { period, signIns = 'HIDDEN', ...others } = filters;
  const bounds = period ? boundsOf(period, now, timezone, taxYearMonth) : {};
  const asked = { ...others, signIns, ...bounds };
  const page = usePage((at) => listAuditOptions({ query: { ...asked, ...at } }), {
    limit: LIMIT,
    offset,
    enabled: country !== null || !period?.includes('tax'),
  });
  const columns = useMemo(() => columnsIn(timezone), [timezone]);
  const open = page.items.find((entry) => entry.seq === openSeq);
  const close = () => set({ open: undefined });
  return (
    <>
      <PageHeader
        title={routeTitle('auditLog')}
        description={t`Every change, newest first. Each entry includes the hash of the one before, so an \
altered entry is detected.`}
        actions={<ExportButton small href={exportAddress(asked)} />}
      />
      <FilterForm filters={filters} taxYearMonth={taxYearMonth} set={set} />
      <Chips filters={filters} taxYearMonth={taxYearMonth} set={set} clear={clear} />
      <SidePanel
        over
        title={open ? entryWords(open) : null}
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
        <PagedTable
          page={page}
          caption={t`Audit log`}
          columns={columns}
          rowId={(entry) => String(entry.seq)}
          openId={open ? String(open.seq) : null}
          onOpen={(entry) => set({ open: entry.seq })}
          noun={t`entries`}
          turn={(next) => set({ offset: next, open: undefined })}
          loadingRows={12}
          saysOutdated
          empty={<NoEntries filtered={Object.keys(filters).length > 0} clear={clear} />}
        />
      </SidePanel>
    </>
  );
}

function NoEntries({ filtered, clear }: { filtered: boolean; clear: () => void }) {
  return (
    <EmptyState
      title={filtered ? t`Nothing found` : t`No entries yet`}
      icon={IconHistory}
      action={
        filtered && (
          <Button variant="default" onClick={clear}>
            <Trans>Clear all filters</Trans>
          </Button>
        )
      }
    >
      {filtered
        ? t`No entry matches all of these filters. Remove one to see more.`
        : t`You will see every change to your entity here, starting with the first.`}
    </EmptyState>
  );
}

/** The author of a change. The command line bypasses the second admin, so its entries stand out. */
function Actor({ entry }: { entry: AuditEntry }) {
  if (entry.actor.kind !== 'OPERATOR') return actorWords(entry);
  return (
    <Text span inherit c="red" fw={600}>
      {actorWords(entry)}
      <Text span size="xs" display="block" c="red">
        <Trans>by the command line</Trans>
      </Text>
    </Text>
  );
}
