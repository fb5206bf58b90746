import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import type { PayoutDay } from '../../../../client/types.gen.ts';
import { PAYOUT_STATUSES, type PayoutStatus } from '../../../../shared/terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { statusWord } from '../shared/payment-status.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';

type Measure = 'count' | 'amount';
type Bar = { day: string } & Record<PayoutStatus, number>;

const COLORS: Record<PayoutStatus, string> = {
  COMPLETE: 'accent.7',
  PROCESSING: 'blue.5',
  REVERSED: 'orange.5',
  FAILED: 'red.6',
};

const SERIES = PAYOUT_STATUSES.map((name) => ({ name, label: statusWord(name), color: COLORS[name] }));

type Format = (value: number, currency: string) => string;

const FORMATS: Record<Measure, { axis: Format; tooltip: Format }> = {
  count: { axis: (value) => value.toLocaleString('en'), tooltip: (value) => value.toLocaleString('en') },
  amount: {
    axis: (value) => value.toLocaleString('en', { notation: 'compact' }),
    tooltip: (value, currency) => formatMoney(String(value), currency),
  },
};

/** The height of a bar in whole units of the currency. Amounts in text use the exact decimal. */
function heightOf({ count, amount }: PayoutDay, measure: Measure): number {
  return measure === 'count' ? count : Number.parseInt(amount, 10);
}

/** A bar for each day that has payouts, oldest first: days without payouts would only be gaps. */
function barsOf(found: readonly PayoutDay[], measure: Measure): Bar[] {
  const bars = new Map<string, Bar>();
  for (const payouts of found) {
    const bar = bars.get(payouts.day) ?? {
      day: dayWords(payouts.day),
      COMPLETE: 0,
      PROCESSING: 0,
      REVERSED: 0,
      FAILED: 0,
    };
    bar[payouts.status] = heightOf(payouts, measure);
    bars.set(payouts.day, bar);
  }
  return [...bars.values()];
}

/** The chart summarised for screen readers; the table has the details. */
function inWords(found: readonly PayoutDay[], days: number): string {
  const totals = PAYOUT_STATUSES.map((status) => ({
    status,
    count: found.filter((payouts) => payouts.status === status).reduce((sum, { count }) => sum + count, 0),
  }));
  const said = totals
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count.toLocaleString('en')} ${statusWord(status).toLowerCase()}`);
  return `Payouts by day over ${days} days: ${said.join(', ')}. Choose Table for each day.`;
}

interface PayoutBarsProps {
  found: readonly PayoutDay[];
  /** The length of the period, in days. */
  days: number;
  measure: Measure;
  currency: string;
  height: number;
}

/** Payouts as stacked bars, one bar for each day that has payouts. */
export function PayoutBars({ found, days, measure, currency, height }: PayoutBarsProps) {
  const { axis, tooltip } = FORMATS[measure];
  return (
    <div role="img" aria-label={inWords(found, days)}>
      <BarChart
        h={height}
        data={barsOf(found, measure)}
        dataKey="day"
        type="stacked"
        series={SERIES}
        withLegend
        legendProps={{ verticalAlign: 'bottom' }}
        valueFormatter={(value) => tooltip(value, currency)}
        yAxisProps={{
          width: 44,
          tickFormatter: (value: number) => axis(value, currency),
          allowDecimals: false,
        }}
        xAxisProps={{ minTickGap: 24 }}
        barChartProps={{ accessibilityLayer: false }}
        barProps={{ isAnimationActive: false, maxBarSize: 24 }}
      />
    </div>
  );
}
