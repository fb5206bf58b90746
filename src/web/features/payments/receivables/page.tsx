import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, List, Stack, Text } from '@mantine/core';
import IconFileImport from '~icons/tabler/file-import';
import IconPlus from '~icons/tabler/plus';
import IconReceipt from '~icons/tabler/receipt';
import { type ReactNode, useMemo } from 'react';
import { Link, useNavigate } from 'react-router';
import { listPaymentRequestsOptions } from '../../../../client/@tanstack/react-query-collections.gen.ts';
import { paths, requestExportPath } from '../../../../shared/dashboard-routes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ExportButton } from '../../../ui/export-button.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { PagedTable, usePage } from '../../../ui/paged-table.tsx';
import { routeTitle } from '../../../ui/route-titles.ts';
import { searchOf, useSearchFilters } from '../../../ui/search-filters.ts';
import { useMay } from '../../../ui/session-context.tsx';
import { useToday } from '../shared/use-today.ts';
import { columnsOf } from './columns.tsx';
import { askedOf, filtersOf, RequestSearch } from './filters.ts';
import { FilterRow } from './filter-row.tsx';
import { Totals } from './totals.tsx';

const LIMIT = 50;
const REFRESH_MS = 60_000;

/** The payment requests of the company with filters and an export, and above them the open amounts by age. */
export default function ReceivablesPage() {
  const navigate = useNavigate();
  const today = useToday();
  const mayAsk = useMay('requestPayments');
  const { filters: search, set, clear } = useSearchFilters(RequestSearch);
  const filters = useMemo(() => filtersOf(search), [search]);
  const asked = useMemo(() => askedOf(filters), [filters]);
  const page = usePage((at) => listPaymentRequestsOptions({ query: { ...at, ...asked } }), {
    limit: LIMIT,
    offset: search.offset,
    refetchMs: REFRESH_MS,
  });
  const isFiltered = Object.values(filters).some((value) => value !== undefined);
  const isUnused = page.data?.total === 0 && !isFiltered;
  const create = mayAsk && (
    <Button component={Link} to={paths.newReceivable()} leftSection={<IconPlus size={16} aria-hidden />}>
      <Trans>New request</Trans>
    </Button>
  );
  const fromFile = mayAsk && (
    <Button
      component={Link}
      to={paths.receivablesFile()}
      variant="default"
      leftSection={<IconFileImport size={16} aria-hidden />}
    >
      <Trans>From a file</Trans>
    </Button>
  );
  return (
    <>
      <PageHeader
        title={routeTitle('receivables')}
        description={t`Money that you have asked payers for: what is open, and how late it is.`}
        actions={
          <>
            <ExportButton small href={requestExportPath(searchOf(asked))} />
            {fromFile}
            {create}
          </>
        }
      />
      {!isUnused && (
        <>
          <Totals age={filters.age} view={search.view} setView={(view) => set({ view }, { replace: true })} />
          <FilterRow filters={filters} set={set} clear={clear} />
        </>
      )}
      <PagedTable
        page={page}
        caption={routeTitle('receivables')}
        columns={columnsOf(today)}
        rowId={(request) => request.id}
        onOpen={(request) => void navigate(paths.receivable(request.id))}
        noun={t`payment requests`}
        turn={(next) => set({ offset: next })}
        saysOutdated
        empty={
          isFiltered ? (
            <EmptyState
              title={t`Nothing found`}
              icon={IconReceipt}
              action={
                <Button variant="default" onClick={clear}>
                  <Trans>Clear all filters</Trans>
                </Button>
              }
            >
              {t`No payment request matches all of these filters. Remove one to see more.`}
            </EmptyState>
          ) : (
            <NoRequests
              action={
                <>
                  {fromFile}
                  {create}
                </>
              }
            />
          )
        }
      />
    </>
  );
}

/** What a payment request is, and how the money is recognised. */
function NoRequests({ action }: { action: ReactNode }) {
  return (
    <EmptyState title={t`No payment requests yet`} icon={IconReceipt} action={action}>
      <Stack gap="xs">
        <span>
          {t`A payment request is money that you ask a payer for, such as a fee or an invoice, until a due \
day.`}
        </span>
        <Text ta="start" component="div" inherit>
          <List>
            <List.Item>
              {t`Each request has a reference of eight characters for the payer to quote.`}
            </List.Item>
            <List.Item>
              {t`A reference with one wrong character is never the reference of another request.`}
            </List.Item>
            <List.Item>{t`You see here what is open, and how many days late it is.`}</List.Item>
          </List>
        </Text>
      </Stack>
    </EmptyState>
  );
}
