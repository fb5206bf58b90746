import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group, Stack } from '@mantine/core';
import IconCashBanknote from '~icons/tabler/cash-banknote';
import { useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import {
  getFundingInstructionsOptions,
  listBankConnectionsOptions,
  listFundingRecordsOptions,
  listOpeningBalancesOptions,
} from '../../../../client/@tanstack/react-query-bank.gen.ts';
import type { BankConnection, FundingRecordForDisplay } from '../../../../client/types.gen.ts';
import { fundingExportPath, paths } from '../../../../shared/dashboard-routes.ts';
import { FUNDING_STATES } from '../../../../shared/funding-terms.ts';
import { may } from '../../../../shared/permissions.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { chipsOf, FilterChips, FilterSelect } from '../../../ui/filters.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { LookBadge } from '../../../ui/status-badge.tsx';
import { isPaying } from '../shared/connection-purpose.ts';
import { PeriodFilter } from '../shared/period-filter.tsx';
import { SignedAmount } from '../shared/signed-amount.tsx';
import { DaySearch, useFilteredDays } from '../shared/use-filtered-days.ts';
import { BeganWith } from './opening-balances.tsx';
import { HowToFund } from './how-to-fund.tsx';
import { FUNDING_LOOKS, stateWord, sourceOfRecord } from './looks.ts';

const Announce = lazy(() => import('./announce.tsx'));

const Filters = z.object({
  ...DaySearch,
  state: z.enum(FUNDING_STATES),
  connectionId: z.guid(),
  offset: z.coerce.number().check(z.int(), z.minimum(0)),
});

const LIMIT = 50;

const columns: TableColumn<FundingRecordForDisplay>[] = [
  {
    id: 'date',
    header: () => t`Day`,
    meta: { width: 120 },
    cell: ({ row: { original: r } }) => dayWords(r.date, true),
  },
  {
    id: 'words',
    header: () => t`Reference or note`,
    cell: ({ row: { original: r } }) => <span data-record>{r.note ?? r.reference ?? t`Without a note`}</span>,
  },
  {
    id: 'connection',
    header: () => t`Bank connection`,
    meta: { hideBelow: 'md' },
    cell: ({ row: { original: r } }) => <span data-record>{sourceOfRecord(r)}</span>,
  },
  {
    id: 'state',
    header: () => t`Status`,
    meta: { width: 148, inCard: 'beside title' },
    cell: ({ row: { original: r } }) => <LookBadge look={FUNDING_LOOKS[r.state]} />,
  },
  {
    id: 'expected',
    header: () => t`Expected`,
    meta: { align: 'end', hideBelow: 'sm' },
    cell: ({ row: { original: r } }) =>
      r.expectedAmount === null ? (
        t`Not announced`
      ) : (
        <Amount amount={r.expectedAmount} currency={r.currency} />
      ),
  },
  {
    id: 'difference',
    header: () => t`Difference`,
    meta: { align: 'end', hideBelow: 'md' },
    cell: ({ row: { original: r } }) =>
      r.differenceAmount === null ? '' : <SignedAmount amount={r.differenceAmount} currency={r.currency} />,
  },
  {
    id: 'received',
    header: () => t`Received`,
    meta: { align: 'end' },
    cell: ({ row: { original: r } }) =>
      r.receivedAmount === null ? (
        ''
      ) : (
        <strong>
          <Amount amount={r.receivedAmount} currency={r.currency} />
        </strong>
      ),
  },
];

/** How to fund the balance, and the expected and received money, the latest first. */
export default function FundingRecordsPage() {
  const navigate = useNavigate();
  const { user } = useSession();
  const [announcing, setAnnouncing] = useState(false);
  const search = useSearchFilters(Filters);
  const { filters, set, clear } = search;
  const { state, connectionId } = filters;
  const days = useFilteredDays(filters);
  const connections = useQuery(listBankConnectionsOptions());
  const instructions = useQuery(getFundingInstructionsOptions());
  const openings = useQuery(listOpeningBalancesOptions());
  const page = usePage(
    (at) =>
      listFundingRecordsOptions({
        query: { from: days.first ?? undefined, to: days.last ?? undefined, connectionId, state, ...at },
      }),
    { limit: LIMIT, offset: filters.offset },
  );
  const connectionName = connections.data?.find(({ id }) => id === connectionId)?.displayName ?? '…';
  const stateName = state === undefined ? '' : stateWord(state);
  const chips = chipsOf(
    {
      'period from to': days.words,
      state: state && t`Status: ${stateName}`,
      connectionId: connectionId && t`Connection: ${connectionName}`,
    },
    set,
  );
  const canAnnounce = may(user, 'announceFunding') && (instructions.data?.accounts.length ?? 0) > 0;
  return (
    <>
      <PageHeader
        title={routeTitle('fundingRecords')}
        description={t`Money to pay out from: what is expected, what has arrived, and how to pay it in.`}
        actions={
          canAnnounce && (
            <Button onClick={() => setAnnouncing(true)}>
              <Trans>Announce funding</Trans>
            </Button>
          )
        }
      />
      {announcing && (
        <Suspense>
          <Announce onClose={() => setAnnouncing(false)} />
        </Suspense>
      )}
      <Stack gap="lg">
        <HowToFund />
        {!instructions.isPending && <BeganWith />}
        {/* This section follows parts whose height is unknown while they load. */}
        <section
          aria-label={routeTitle('fundingRecords')}
          hidden={instructions.isPending || openings.isPending}
        >
          {(page.total > 0 || chips.length > 0) && (
            <RecordFilters
              search={search}
              days={days}
              connections={connections.data?.filter(isPaying) ?? []}
            />
          )}
          <FilterChips chips={chips} clear={clear} />
          <PagedTable
            page={page}
            caption={t`Funding records`}
            columns={columns}
            rowId={({ id }) => id}
            onOpen={({ id }) => void navigate(paths.fundingRecord(id))}
            noun={t`funding records`}
            turn={(next) => set({ offset: next })}
            empty={
              <EmptyState
                title={chips.length > 0 ? t`Nothing found` : t`No funding yet`}
                icon={IconCashBanknote}
                action={
                  chips.length > 0 && (
                    <Button variant="default" onClick={clear}>
                      <Trans>Show all funding records</Trans>
                    </Button>
                  )
                }
              >
                {chips.length > 0
                  ? t`No funding record matches all of these filters. Remove one to see more.`
                  : t`Money that you announce, and money that comes into the funding balance, appears here \
with the line of the bank’s statement. Pay it in as described above.`}
              </EmptyState>
            }
          />
        </section>
      </Stack>
    </>
  );
}

interface RecordFiltersProps {
  search: ReturnType<typeof useSearchFilters<typeof Filters>>;
  days: ReturnType<typeof useFilteredDays>;
  connections: readonly BankConnection[];
}

function RecordFilters({ search: { filters, set }, days, connections }: RecordFiltersProps) {
  return (
    <Group mb="sm" gap="sm" align="flex-end">
      <PeriodFilter filters={filters} taxYearMonth={days.taxYearMonth} set={set} />
      <FilterSelect
        label={t`Status`}
        any={t`Any status`}
        width={200}
        options={FUNDING_STATES.map((value) => ({ value, label: stateWord(value) }))}
        value={filters.state}
        set={(next) => set({ state: next })}
      />
      {connections.length > 1 && (
        <FilterSelect
          label={t`Bank connection`}
          any={t`Any bank connection`}
          width={240}
          options={connections.map(({ id, displayName }) => ({
            value: id,
            label: displayName,
          }))}
          value={filters.connectionId}
          set={(next) => set({ connectionId: next })}
        />
      )}
      <ExportButton
        href={fundingExportPath(
          searchOf({
            from: days.first,
            to: days.last,
            connectionId: filters.connectionId,
            state: filters.state,
          }),
        )}
      />
    </Group>
  );
}
