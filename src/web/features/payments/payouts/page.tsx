import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import { IconReceipt } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { listPayoutsOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import { DataTable } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { Pager } from '../../../ui/pager.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useBankNames } from '../shared/use-bank-names.ts';
import { SidePanel } from '../../../ui/side-panel.tsx';
import { FilterForm } from './filter-form.tsx';
import { chosenColumns, columnsOf, ColumnsMenu } from './columns.tsx';
import { exportAddress, filtersOf, PayoutSearch, useApiFilters } from './filters.ts';
import classes from './payouts.module.css';
import { SavedViews } from './saved-views.tsx';
import { Totals } from './totals.tsx';

// Loads when the first payout is opened.
const Proof = lazy(() => import('./proof.tsx'));

const LIMIT = 50;

/**
 * The payout history: every payment into and out of the funding account, with filters and a proof beside the
 * list.
 */
export default function PayoutsPage() {
  const { filters: search, set, clear } = useSearchFilters(PayoutSearch);
  const filters = useMemo(() => filtersOf(search), [search]);
  const { asked, isKnown, taxYearMonth } = useApiFilters(filters);
  const { offset = 0, sort = 'createdAt', order = 'desc' } = search;
  const query = useQuery({
    ...listPayoutsOptions({ query: { ...asked, offset, limit: LIMIT, sort, order } }),
    enabled: isKnown,
    placeholderData: keepPreviousData,
  });
  // Drawn in short slices, so that the browser answers meanwhile.
  const found = useDeferredValue(query.data);
  const filtered = Object.keys(filters).length > 0;
  const columns = columnsOf(useBankNames());
  const total = found?.total ?? 0;
  return (
    <>
      <PageHeader
        title={routeTitle('payouts')}
        description={t`Every payment into and out of the account.`}
        actions={<ExportButton small href={exportAddress(asked)} />}
      />
      <SavedViews />
      <FilterForm filters={filters} taxYearMonth={taxYearMonth} set={set} clear={clear} />
      <Group justify="space-between" align="flex-end" gap="sm" mb="sm" mih={42} wrap="nowrap">
        <Totals filters={asked} enabled={isKnown} />
        <Group gap="xs" ms="auto" className={classes.columns}>
          <ColumnsMenu all={columns} named={search.columns} set={(named) => set({ columns: named })} />
        </Group>
      </Group>
      <SidePanel
        title={search.open === undefined ? null : t`Payout`}
        onClose={() => set({ open: undefined })}
        content={
          search.open && (
            <Suspense fallback={<LoadingRows />}>
              <Proof id={search.open} beside />
            </Suspense>
          )
        }
      >
        {!query.isError && !found && <LoadingRows />}
        {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
        {found?.items.length === 0 && (
          <EmptyState
            title={filtered ? t`Nothing found` : t`No payouts yet`}
            icon={IconReceipt}
            action={
              filtered && (
                <Button variant="default" onClick={clear}>
                  <Trans>Clear all filters</Trans>
                </Button>
              )
            }
          >
            {filtered
              ? t`No payout matches all of these filters. Remove one to see more.`
              : t`You will see each payment here as soon as it is sent to the bank.`}
          </EmptyState>
        )}
        {found && found.items.length > 0 && (
          <>
            <DataTable
              caption={t`Payouts`}
              columns={chosenColumns(columns, search.columns)}
              rows={found.items}
              rowId={(p) => p.id}
              openId={search.open ?? null}
              onOpen={(p) => set({ open: p.id })}
              order={{ by: sort, descending: order === 'desc' }}
              onOrder={({ by, descending }) =>
                set(
                  by === 'createdAt' && descending
                    ? { sort: undefined, order: undefined }
                    : { sort: by, order: descending ? 'desc' : 'asc' },
                )
              }
              stale={query.isPlaceholderData}
            />
            <Pager
              offset={offset}
              limit={LIMIT}
              total={total}
              isTotalExact={found.isTotalExact}
              noun={t`payouts`}
              onChange={(next) => set({ offset: next })}
            />
          </>
        )}
      </SidePanel>
    </>
  );
}
