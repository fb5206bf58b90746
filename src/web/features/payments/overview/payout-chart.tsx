import { Group, SegmentedControl, Skeleton } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { z } from 'zod';
import { listPayoutDaysOptions } from '../../../../client/@tanstack/react-query.gen.ts';
import type { PayoutDay } from '../../../../client/types.gen.ts';
import { DEFAULT_COUNTRY } from '../../../../domain/countries/registry.ts';
import { Amount } from '../../../ui/amount.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSearchFilters } from '../../../ui/search-filters.ts';
import { useSession } from '../../../ui/session-context.tsx';
import { StatusBadge } from '../shared/payment-status.tsx';
import { useCountry } from '../shared/use-country.ts';

/** The chart library is the largest part of the page, so it loads last. */
const PayoutBars = lazy(async () => ({ default: (await import('./payout-bars.tsx')).PayoutBars }));

const Filters = z.object({
  days: z.enum(['30', '90', '180']),
  measure: z.enum(['count', 'amount']),
  view: z.literal('table'),
});

const HEIGHT = 260;

/** Payouts by day and status, as a chart or a table. */
export function PayoutChart() {
  const { timezone } = useSession();
  const { filters, set } = useSearchFilters(Filters);
  const { days = '30', measure = 'count', view = 'chart' } = filters;
  const country = useCountry();
  const currency = country?.currency ?? DEFAULT_COUNTRY.currency;
  const query = useQuery({
    ...listPayoutDaysOptions({ query: { currency, days: Number(days) } }),
    enabled: country !== null,
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  return (
    <Panel title="Payouts by day">
      <Group gap="sm" mb="md" className="no-print">
        <SegmentedControl
          size="xs"
          aria-label="Period"
          value={days}
          onChange={(value) => set({ days: value }, { replace: true })}
          data={['30', '90', '180'].map((value) => ({ value, label: `${value} days` }))}
        />
        <SegmentedControl
          size="xs"
          aria-label="View"
          value={view}
          onChange={(value) => set({ view: value === 'table' ? value : undefined }, { replace: true })}
          data={[
            { value: 'chart', label: 'Chart' },
            { value: 'table', label: 'Table' },
          ]}
        />
        {view === 'chart' && (
          <SegmentedControl
            size="xs"
            aria-label="Measure"
            value={measure}
            onChange={(value) => set({ measure: value }, { replace: true })}
            data={[
              { value: 'count', label: 'Payments' },
              { value: 'amount', label: 'Amount' },
            ]}
          />
        )}
      </Group>
      {query.isPending && <Skeleton height={HEIGHT} />}
      {query.isError && !data && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {data?.length === 0 && (
        <EmptyState compact title={`No payouts in the last ${days} days`} icon={IconChartBar}>
          You will see a bar here for each day with payouts.
        </EmptyState>
      )}
      {data && data.length > 0 && view === 'table' && (
        <DataTable
          caption="Payouts by day and status"
          columns={columnsOf(currency)}
          rows={data.toReversed()}
          rowId={rowId}
          stale={query.isPlaceholderData}
        />
      )}
      {data && data.length > 0 && view === 'chart' && (
        <Suspense fallback={<Skeleton height={HEIGHT} />}>
          <PayoutBars
            found={data}
            timezone={timezone}
            days={Number(days)}
            measure={measure}
            currency={currency}
            height={HEIGHT}
          />
        </Suspense>
      )}
    </Panel>
  );
}

function rowId({ day, status }: PayoutDay): string {
  return `${day} ${status}`;
}

const columnsOf = (currency: string): TableColumn<PayoutDay>[] => [
  {
    id: 'day',
    header: 'Day',
    meta: { width: 140 },
    cell: ({ row: { original: d } }) => dayWords(d.day, true),
  },
  { id: 'status', header: 'Status', cell: ({ row: { original: d } }) => <StatusBadge status={d.status} /> },
  {
    id: 'count',
    header: 'Payments',
    meta: { align: 'end' },
    cell: ({ row: { original: d } }) => d.count.toLocaleString('en'),
  },
  {
    id: 'amount',
    header: 'Amount',
    meta: { align: 'end' },
    cell: ({ row: { original: d } }) => <Amount amount={d.amount} currency={currency} />,
  },
];
