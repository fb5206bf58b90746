import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Group } from '@mantine/core';
import IconReceipt from '~icons/tabler/receipt';
import { lazy, Suspense, useDeferredValue, useMemo } from 'react';
import { listPayoutsOptions } from '../../../../client/@tanstack/react-query-records.gen.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { LoadingRows } from '../../../ui/loading-rows.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
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
  const { offset, sort = 'createdAt', order = 'desc' } = search;
  const page = usePage((at) => listPayoutsOptions({ query: { ...asked, ...at, sort, order } }), {
    limit: LIMIT,
    offset,
    enabled: isKnown,
  });
  // Drawn in short slices, so that the browser stays responsive.
  const data = useDeferredValue(page.data);
  const filtered = Object.keys(filters).length > 0;
  const columns = columnsOf(useBankNames());
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
        <PagedTable
          page={{ ...page, data }}
          caption={t`Payouts`}
          columns={chosenColumns(columns, search.columns)}
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
          noun={t`payouts`}
          turn={(next) => set({ offset: next })}
          saysOutdated
          empty={
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
          }
        />
      </SidePanel>
    </>
  );
}
