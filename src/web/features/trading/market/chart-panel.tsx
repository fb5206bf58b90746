import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Group, SegmentedControl, Select, Skeleton } from '@mantine/core';
import IconChartCandle from '~icons/tabler/chart-candle';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import type { PairDescription, PriceBucket } from '../../../../client/types.gen.ts';
import { BUCKET_PERIODS } from '../../../../shared/trading-terms.ts';
import { compare, isZero } from '../../../../shared/decimals.ts';
import { DataTable, type TableColumn } from '../../../ui/data-table.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { Figure, groupDigits } from '../../../ui/figure.tsx';
import { Panel } from '../../../ui/panel.tsx';
import { useSession } from '../../../ui/session-context.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { type Period, PERIOD_WORDS } from './search.ts';

/** Charts are loaded after the figures: they are the largest part of the page. */
const CandleChart = lazy(async () => ({ default: (await import('./candle-chart.tsx')).CandleChart }));

const HEIGHT = 400;
type ChartView = 'candles' | 'table';

interface ChartPanelProps {
  pair: PairDescription;
  buckets: UseQueryResult<PriceBucket[], unknown>;
  period: Period;
  view: ChartView;
  onPeriod: (period: string) => void;
  onView: (view: ChartView) => void;
}

const figure = (
  name: 'open' | 'high' | 'low' | 'close' | 'volume',
  header: string,
  hideBelow?: 'sm',
): TableColumn<PriceBucket> => ({
  id: name,
  header,
  meta: { align: 'end', ...(hideBelow ? { hideBelow } : {}) },
  cell: ({ row: { original: bucket } }) => <Figure value={bucket[name]} />,
});

const columns = (): TableColumn<PriceBucket>[] => [
  {
    id: 'start',
    header: t`From`,
    meta: { width: 190 },
    cell: ({ row: { original: bucket } }) => <Timestamp at={bucket.startTime} />,
  },
  figure('open', t`Open`, 'sm'),
  figure('high', t`High`),
  figure('low', t`Low`),
  figure('close', t`Close`),
  figure('volume', t`Volume`),
];

/** Describes the chart to screen readers. The table has every value. */
function inWords(buckets: readonly PriceBucket[], { symbol }: PairDescription, period: Period): string {
  const newest = buckets[0]!;
  const oldest = buckets.at(-1)!;
  const high = buckets.reduce((most, { high }) => (compare(high, most) > 0 ? high : most), newest.high);
  const low = buckets.reduce((least, { low }) => (compare(low, least) < 0 ? low : least), newest.low);
  const count = buckets.length;
  const each = i18n._(PERIOD_WORDS[period]);
  const [from, to] = [groupDigits(oldest.open), groupDigits(newest.close)];
  const [top, bottom] = [groupDigits(high), groupDigits(low)];
  const candles = t`Candles of ${symbol}, ${count} of ${each} each: from ${from} to ${to}, high ${top}, \
low ${bottom}.`;
  return `${candles} ${t`Choose Table for each value.`}`;
}

/** The prices of the market as candles or as a table. */
export function ChartPanel({ pair, buckets, period, view, onPeriod, onView }: ChartPanelProps) {
  return (
    <Panel title={t`Price`}>
      <Group gap="sm" mb="md" className="no-print">
        <SegmentedControl
          size="xs"
          aria-label={t`View`}
          value={view}
          onChange={(value) => onView(value as ChartView)}
          data={[
            { value: 'candles', label: t`Candles` },
            { value: 'table', label: t`Table` },
          ]}
        />
        <SegmentedControl
          visibleFrom="md"
          size="xs"
          aria-label={t`Period of a candle`}
          value={String(period)}
          onChange={onPeriod}
          data={BUCKET_PERIODS.map((value) => ({ value: String(value), label: i18n._(PERIOD_WORDS[value]) }))}
        />
        <Select
          hiddenFrom="md"
          size="xs"
          w={110}
          aria-label={t`Period of a candle`}
          value={String(period)}
          onChange={(value) => value && onPeriod(value)}
          allowDeselect={false}
          data={BUCKET_PERIODS.map((value) => ({ value: String(value), label: i18n._(PERIOD_WORDS[value]) }))}
        />
      </Group>
      <Prices pair={pair} buckets={buckets} period={period} table={view === 'table'} />
    </Panel>
  );
}

function Prices({
  pair,
  buckets: { data, error, isPending, refetch, isPlaceholderData },
  period,
  table,
}: Pick<ChartPanelProps, 'pair' | 'buckets' | 'period'> & { table: boolean }) {
  const { timezone } = useSession();
  if (isPending) return <Skeleton height={HEIGHT} />;
  if (!data) return <ErrorState error={error} retry={() => void refetch()} />;
  if (data.length === 0 || data.every(({ volume, close }) => isZero(volume) && isZero(close))) {
    return (
      <EmptyState compact title={t`No trades in this period`} icon={IconChartCandle}>
        <Trans>Choose a longer period, or wait. New trades appear here at once.</Trans>
      </EmptyState>
    );
  }
  if (table)
    return (
      <DataTable
        caption={t`Prices of ${pair.symbol}`}
        columns={columns()}
        rows={data}
        rowId={({ startTime }) => startTime}
        stale={isPlaceholderData}
      />
    );
  return (
    <div role="img" aria-label={inWords(data, pair, period)}>
      <Suspense fallback={<Skeleton height={HEIGHT} />}>
        <CandleChart
          buckets={data.toReversed()}
          baseCurrency={pair.baseCurrency}
          periodS={period}
          timezone={timezone}
          height={HEIGHT}
        />
      </Suspense>
    </div>
  );
}
