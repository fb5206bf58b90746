import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Text } from '@mantine/core';
import IconChecklist from '~icons/tabler/checklist';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  listBankConnectionsOptions,
  listSettlementsOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection, SettlementForDisplay } from '../../../../client/types.gen.ts';
import { paths, settlementsExportPath } from '../../../../shared/dashboard-routes.ts';
import { SETTLEMENT_STATES } from '../../../../shared/reconciliation-terms.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { chipsOf, FilterChips, FilterSelect } from '../../../ui/filters.tsx';
import { LongText } from '../../../ui/long-text.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { isPaying } from '../shared/connection-purpose.ts';
import { PeriodFilter } from '../shared/period-filter.tsx';
import { isZero } from '../shared/statements/amounts.ts';
import { useStatementAccounts } from '../shared/statements/use-statement-accounts.ts';
import { DaySearch, useFilteredDays } from '../shared/use-filtered-days.ts';
import { DIFFERENCE_LOOKS, lookWord, SETTLEMENT_LOOKS, settlementLook } from './looks.ts';
import { ShownSums, Unsettled } from './totals.tsx';
import { saysDifference, settledWords } from './words.ts';

/** The states that a user can filter by. */
const SHOWN_DIFFERENCES = ['OPEN', 'WAITING', 'ACKNOWLEDGED', 'OUTDATED'] as const;

const Filters = z.object({
  ...DaySearch,
  state: z.enum(SETTLEMENT_STATES),
  difference: z.enum(SHOWN_DIFFERENCES),
  connectionId: z.guid(),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;

const columns: TableColumn<SettlementForDisplay>[] = [
  {
    id: 'date',
    header: () => t`Day`,
    meta: { width: 120 },
    cell: ({ row: { original: s } }) => dayWords(s.date, true),
  },
  {
    id: 'batch',
    header: () => t`Batch`,
    cell: ({ row: { original: s } }) => (
      <div>
        <LongText>{s.batch.label}</LongText>
        <Text size="sm" c="dimmed" data-record>
          {s.fileName}
        </Text>
      </div>
    ),
  },
  {
    id: 'account',
    header: () => t`Account`,
    meta: { width: 148 },
    cell: ({ row: { original: s } }) => (
      <div>
        <span data-record>{s.connection.displayName}</span>
        <Text size="sm" c="dimmed">
          {s.accountNumber}
        </Text>
      </div>
    ),
  },
  {
    id: 'state',
    header: () => t`Status`,
    meta: { width: 168, inCard: 'beside title' },
    cell: ({ row: { original: s } }) => <LookBadge look={settlementLook(s)} />,
  },
  {
    id: 'count',
    header: () => t`On statements`,
    meta: { align: 'end', width: 128 },
    cell: ({ row: { original: s } }) => settledWords(s),
  },
  {
    id: 'expected',
    header: () => t`Due`,
    meta: { align: 'end' },
    cell: ({ row: { original: s } }) => <Amount amount={s.expectedAmount} currency={s.currency} />,
  },
  {
    id: 'settled',
    header: () => t`Settled`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: s } }) => <Amount amount={s.settledAmount} currency={s.currency} />,
  },
  {
    id: 'difference',
    header: () => t`Difference`,
    meta: { align: 'end' },
    cell: ({ row: { original: s } }) => <DifferenceOf settlement={s} />,
  },
];

function DifferenceOf({ settlement: s }: { settlement: SettlementForDisplay }) {
  if (!saysDifference(s)) return '–';
  const amount = <Amount amount={s.differenceAmount} currency={s.currency} />;
  return isZero(s.differenceAmount) ? amount : <strong>{amount}</strong>;
}

/** The settlements of the files that have left, the latest first. */
export default function SettlementsPage() {
  const navigate = useNavigate();
  const search = useSearchFilters(Filters);
  const { filters, set, clear } = search;
  const { state, difference, connectionId } = filters;
  const days = useFilteredDays(filters);
  // Files settle once the worker has booked what a statement shows.
  useStatementAccounts();
  const paying = useQuery(listBankConnectionsOptions()).data?.filter(isPaying) ?? [];
  const page = usePage(
    (at) =>
      listSettlementsOptions({
        query: {
          from: days.first ?? undefined,
          to: days.last ?? undefined,
          connectionId,
          state,
          difference,
          ...at,
        },
      }),
    { limit: LIMIT, offset: filters.offset },
  );
  const connectionName = paying.find(({ id }) => id === connectionId)?.displayName ?? '…';
  const stateName = state === undefined ? '' : lookWord(SETTLEMENT_LOOKS[state]);
  const differenceName = difference === undefined ? '' : lookWord(DIFFERENCE_LOOKS[difference]);
  const chips = chipsOf(
    {
      'period from to': days.words,
      state: state && t`Status: ${stateName}`,
      difference: difference && t`Difference: ${differenceName}`,
      connectionId: connectionId && t`Connection: ${connectionName}`,
    },
    set,
  );
  return (
    <>
      <PageHeader
        title={routeTitle('settlements')}
        description={t`What the bank paid of each file that you handed over, as its statements show it. Due \
is the sum of the file’s payments, without fees and without those that were rejected or recalled.`}
        actions={
          <ExportButton
            small
            href={settlementsExportPath(
              searchOf({ from: days.first, to: days.last, connectionId, state, difference }),
            )}
          />
        }
      />
      {(page.total > 0 || chips.length > 0) && (
        <SettlementFilters search={search} days={days} connections={paying} />
      )}
      <FilterChips chips={chips} clear={clear} />
      {page.data && page.total > 0 && (
        <Unsettled unsettled={page.data.unsettled} isNarrowed={chips.length > 0} />
      )}
      <PagedTable
        page={page}
        caption={t`Settlements`}
        columns={columns}
        rowId={({ id }) => id}
        onOpen={({ id }) => void navigate(paths.settlement(id))}
        noun={t`settlements`}
        turn={(next) => set({ offset: next })}
        empty={
          <EmptyState
            title={chips.length > 0 ? t`Nothing found` : t`No settlements yet`}
            icon={IconChecklist}
            action={
              chips.length > 0 && (
                <Button variant="default" onClick={clear}>
                  <Trans>Show all settlements</Trans>
                </Button>
              )
            }
          >
            {chips.length > 0
              ? t`No settlement matches all of these filters. Remove one to see more.`
              : t`Each bank file that you hand over gets a settlement. It shows which payments the bank’s \
statements confirm, what came back, and what differs.`}
          </EmptyState>
        }
      />
      <ShownSums items={page.items} />
    </>
  );
}

interface SettlementFiltersProps {
  search: ReturnType<typeof useSearchFilters<typeof Filters>>;
  days: ReturnType<typeof useFilteredDays>;
  connections: readonly BankConnection[];
}

function SettlementFilters({ search: { filters, set }, days, connections }: SettlementFiltersProps) {
  return (
    <Group mb="sm" gap="sm" align="flex-end">
      <PeriodFilter filters={filters} taxYearMonth={days.taxYearMonth} set={set} />
      <FilterSelect
        label={t`Status`}
        any={t`Any status`}
        width={200}
        options={SETTLEMENT_STATES.map((value) => ({ value, label: lookWord(SETTLEMENT_LOOKS[value]) }))}
        value={filters.state}
        set={(next) => set({ state: next })}
      />
      <FilterSelect
        label={t`Difference`}
        any={t`Any difference`}
        width={220}
        options={SHOWN_DIFFERENCES.map((value) => ({ value, label: lookWord(DIFFERENCE_LOOKS[value]) }))}
        value={filters.difference}
        set={(next) => set({ difference: next })}
      />
      {connections.length > 1 && (
        <FilterSelect
          label={t`Bank connection`}
          any={t`Any bank connection`}
          width={240}
          options={connections.map(({ id, displayName }) => ({ value: id, label: displayName }))}
          value={filters.connectionId}
          set={(next) => set({ connectionId: next })}
        />
      )}
    </Group>
  );
}
