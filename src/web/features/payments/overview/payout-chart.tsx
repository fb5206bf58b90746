import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { formatNumber } from '../../../ui/locale.ts';
import { Group, Skeleton } from '@mantine/core';
import IconChartBar from '~icons/tabler/chart-bar';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { listPayoutDaysOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { PayoutDay } from '../../../../client/types.gen.ts';
import { lazy, Suspense } from 'react';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { Choice } from '../../../ui/choice.tsx';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { choices, useSearchFilters } from '../../../ui/search-filters.ts';
import { StatusBadge } from '../shared/payment-status.tsx';
import { useCountry } from '../shared/use-country.ts';

// The table needs no chart library.
const PayoutBars = lazy(() => import('./payout-bars.tsx'));

const Filters = choices({
  days: ['30', '90', '180'],
  measure: ['count', 'amount'],
  view: ['table'],
});

const PERIODS = ['30', '90', '180'] as const;

/** The height of the bars, and of the bars with their legend. */
const BARS_PX = 260;
const CHART_PX = 284;

/** Payouts by day and status, as a chart or a table. */
export default function PayoutChart() {
  const { filters, set } = useSearchFilters(Filters);
  const { days = '30', measure = 'count' } = filters;
  const view: 'chart' | 'table' = filters.view ?? 'chart';
  const country = useCountry();
  const currency = country?.currency ?? DEFAULT_COUNTRY.currency;
  const query = useQuery({
    ...listPayoutDaysOptions({ query: { currency, days: Number(days) } }),
    enabled: country !== null,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <>
      <Group gap="sm" mb="md" className="no-print">
        <Choice
          label={t`Period`}
          value={days}
          onChange={(value) => set({ days: value }, { replace: true })}
          options={PERIODS.map((value) => ({ value, label: t`${value} days` }))}
        />
        <Choice
          label={t`View`}
          value={view}
          onChange={(value) => set({ view: value === 'table' ? value : undefined }, { replace: true })}
          options={[
            { value: 'chart', label: t`Chart` },
            { value: 'table', label: t`Table` },
          ]}
        />
        {view === 'chart' && (
          <Choice
            label={t`Measure`}
            value={measure}
            onChange={(value) => set({ measure: value }, { replace: true })}
            options={[
              { value: 'count', label: t`Payments` },
              { value: 'amount', label: t`Amount` },
            ]}
          />
        )}
      </Group>
      {query.isPending && <Skeleton height={CHART_PX} />}
      {query.isError && !data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {data?.length === 0 && (
        <EmptyState compact title={t`No payouts in the last ${days} days`} icon={IconChartBar}>
          <Trans>You will see a bar here for each day with payouts.</Trans>
        </EmptyState>
      )}
      {data && data.length > 0 && view === 'table' && (
        <DataTable
          caption={t`Payouts by day and status`}
          columns={columnsOf(currency)}
          rows={data.toReversed()}
          rowId={rowId}
          stale={query.isPlaceholderData}
        />
      )}
      {data && data.length > 0 && view === 'chart' && (
        <Suspense fallback={<Skeleton height={CHART_PX} />}>
          <PayoutBars
            found={data}
            days={Number(days)}
            measure={measure}
            currency={currency}
            height={BARS_PX}
          />
        </Suspense>
      )}
    </>
  );
}

function rowId({ day, status }: PayoutDay): string {
  return `${day} ${status}`;
}

const columnsOf = (currency: string): TableColumn<PayoutDay>[] => [
  {
    id: 'day',
    header: () => t`Day`,
    meta: { width: 140 },
    cell: ({ row: { original: d } }) => dayWords(d.day, true),
  },
  {
    id: 'status',
    header: () => t`Status`,
    cell: ({ row: { original: d } }) => <StatusBadge status={d.status} />,
  },
  {
    id: 'count',
    header: () => t`Payments`,
    meta: { align: 'end' },
    cell: ({ row: { original: d } }) => formatNumber(d.count),
  },
  {
    id: 'amount',
    header: () => t`Amount`,
    meta: { align: 'end' },
    cell: ({ row: { original: d } }) => <Amount amount={d.amount} currency={currency} />,
  },
];
