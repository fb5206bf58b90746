import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { SegmentedControl, Skeleton, Table, Text, VisuallyHidden, Group } from '@mantine/core';
import { IconChartBar } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { z } from 'zod';
import { listPayoutDaysOptions } from '../../../client/dashboard/@tanstack/react-query.gen.ts';
import type { PayoutDay } from '../../../client/dashboard/types.gen.ts';
import { PAYOUT_STATUSES } from '../../../shared/terms.ts';
import { formatMoney } from '../../ui/amount.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Panel } from '../../ui/panel.tsx';
import { useSearchFilters } from '../../ui/search-filters.ts';
import { statusWord } from '../../ui/status-badge.tsx';

const Filters = z.object({ days: z.enum(['30', '90', '180']), measure: z.enum(['count', 'amount']) });

const SERIES = [
  { name: 'COMPLETE', label: statusWord('COMPLETE'), color: 'accent.7' },
  { name: 'PROCESSING', label: statusWord('PROCESSING'), color: 'blue.5' },
  { name: 'REVERSED', label: statusWord('REVERSED'), color: 'orange.6' },
  { name: 'FAILED', label: statusWord('FAILED'), color: 'red.7' },
];

const HEIGHT = 260;

/** Money out by day and status. The bars are drawn from rounded numbers; what is written comes from the decimal text. */
export function PayoutChart() {
  const { filters, set } = useSearchFilters(Filters);
  const days = filters.days ?? '30';
  const measure = filters.measure ?? 'count';
  const query = useQuery(listPayoutDaysOptions({ query: { currency: 'ZAR', days: Number(days) } }));
  return (
    <Panel title="Payouts by day">
      <Group gap="sm" mb="md">
        <SegmentedControl size="xs" aria-label="How far back" value={days} onChange={(value) => set({ days: value })} data={[{ value: '30', label: '30 days' }, { value: '90', label: '90 days' }, { value: '180', label: '180 days' }]} />
        <SegmentedControl size="xs" aria-label="What is counted" value={measure} onChange={(value) => set({ measure: value })} data={[{ value: 'count', label: 'Payments' }, { value: 'amount', label: 'Rand' }]} />
      </Group>
      {query.isPending && <Skeleton height={HEIGHT} />}
      {query.isError && <ErrorState error={query.error} retry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <EmptyState title="Nothing was paid in this time" icon={IconChartBar}>
          Each day on which something is paid gets a bar here.
        </EmptyState>
      )}
      {query.data && query.data.length > 0 && (
        <>
          <div aria-hidden>
            <BarChart h={HEIGHT} data={bars(query.data, measure)} dataKey="day" type="stacked" series={SERIES} withLegend legendProps={{ verticalAlign: 'bottom' }} valueFormatter={(value) => (measure === 'count' ? value.toLocaleString('en') : `R ${Math.round(value).toLocaleString('en')}`)} yAxisProps={{ width: measure === 'count' ? 48 : 96 }} barProps={{ isAnimationActive: false, maxBarSize: 28 }} />
          </div>
          <VisuallyHidden>
            <DaysTable days={query.data} />
          </VisuallyHidden>
          <Text size="xs" c="dimmed" mt="xs">
            Payouts in rand. Days without payouts are left out.
          </Text>
        </>
      )}
    </Panel>
  );
}

function bars(days: readonly PayoutDay[], measure: 'count' | 'amount'): Record<string, string | number>[] {
  const byDay = new Map<string, Record<string, string | number>>();
  for (const { day, status, count, amount } of days) {
    const bar = byDay.get(day) ?? { day: day.slice(5), ...Object.fromEntries(PAYOUT_STATUSES.map((name) => [name, 0])) };
    bar[status] = measure === 'count' ? count : Number(amount);
    byDay.set(day, bar);
  }
  return [...byDay.values()];
}

function DaysTable({ days }: { days: readonly PayoutDay[] }) {
  return (
    <Table>
      <caption>Payouts by day and status</caption>
      <Table.Thead>
        <Table.Tr>
          <Table.Th>Day</Table.Th>
          <Table.Th>Status</Table.Th>
          <Table.Th>Payments</Table.Th>
          <Table.Th>Amount</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {days.map((day) => (
          <Table.Tr key={`${day.day} ${day.status}`}>
            <Table.Td>{day.day}</Table.Td>
            <Table.Td>{statusWord(day.status)}</Table.Td>
            <Table.Td>{day.count}</Table.Td>
            <Table.Td>{formatMoney(day.amount, 'ZAR')}</Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}
