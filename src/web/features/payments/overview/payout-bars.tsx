import '@mantine/charts/styles.css';
import { BarChart } from '@mantine/charts';
import { useState } from 'react';
import type { PayoutDay } from '../../../../client/types.gen.ts';
import { PAYOUT_STATUSES, type PayoutStatus } from '../../../../shared/terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { statusWord } from '../shared/payment-status.tsx';
import { daysUpTo, dayWords } from '../../../ui/calendar-day.ts';

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

function barsOf(found: readonly PayoutDay[], days: readonly string[], measure: Measure): Bar[] {
  const bars = new Map(
    days.map((day): [string, Bar] => [
      day,
      { day: dayWords(day), COMPLETE: 0, PROCESSING: 0, REVERSED: 0, FAILED: 0 },
    ]),
  );
  for (const payouts of found) {
    const bar = bars.get(payouts.day);
    if (bar) bar[payouts.status] = heightOf(payouts, measure);
  }
  return [...bars.values()];
}

/** The chart summarised for screen readers; the table has the details. */
function inWords(found: readonly PayoutDay[], days: readonly string[]): string {
  const totals = PAYOUT_STATUSES.map((status) => ({
    status,
    count: found.filter((payouts) => payouts.status === status).reduce((sum, { count }) => sum + count, 0),
  }));
  const said = totals
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${count.toLocaleString('en')} ${statusWord(status).toLowerCase()}`);
  return `Payouts by day over ${days.length} days: ${said.join(', ')}. Choose Table for each day.`;
}

interface PayoutBarsProps {
  found: readonly PayoutDay[];
  /** The number of days to show, ending today in the entity's zone. */
  days: number;
  timezone: string;
  measure: Measure;
  currency: string;
  height: number;
}

/** Payouts as stacked bars, one bar per calendar day. */
export function PayoutBars({ found, days, timezone, measure, currency, height }: PayoutBarsProps) {
  const { axis, tooltip } = FORMATS[measure];
  const [shown] = useState(() => Date.now());
  const calendar = daysUpTo(shown, timezone, days);
  return (
    <div role="img" aria-label={inWords(found, calendar)}>
      <BarChart
        h={height}
        data={barsOf(found, calendar, measure)}
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
