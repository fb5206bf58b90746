import { t } from '@lingui/core/macro';
import { formatNumber } from '../../../ui/locale.ts';
import { Bar, BarChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { PayoutDay } from '../../../../client/types.gen.ts';
import { PAYOUT_STATUSES, type PayoutStatus } from '../../../../shared/terms.ts';
import { formatMoney } from '../../../ui/amount.tsx';
import { statusWord } from '../shared/payment-status.tsx';
import { dayWords } from '../../../ui/calendar-day.ts';
import classes from './payout-bars.module.css';

type Measure = 'count' | 'amount';
type Day = { day: string } & Record<PayoutStatus, number>;

type Format = (value: number, currency: string) => string;

const FORMATS: Record<Measure, { axis: Format; tooltip: Format }> = {
  count: { axis: (value) => formatNumber(value), tooltip: (value) => formatNumber(value) },
  amount: {
    axis: (value) => formatNumber(value, { notation: 'compact' }),
    tooltip: (value, currency) => formatMoney(String(value), currency),
  },
};

/** The height of a bar in whole units of the currency. Amounts in text use the exact decimal. */
function heightOf({ count, amount }: PayoutDay, measure: Measure): number {
  return measure === 'count' ? count : Number.parseInt(amount, 10);
}

/** The days with payouts, the earliest first: days without any would only be gaps. */
function daysOf(found: readonly PayoutDay[], measure: Measure): Day[] {
  const days = new Map<string, Day>();
  for (const payouts of found) {
    const day = days.get(payouts.day) ?? {
      day: payouts.day,
      COMPLETE: 0,
      PROCESSING: 0,
      REVERSED: 0,
      FAILED: 0,
    };
    day[payouts.status] = heightOf(payouts, measure);
    days.set(payouts.day, day);
  }
  return [...days.values()].toSorted((left, right) => left.day.localeCompare(right.day));
}

/** The chart summarised for screen readers; the table has the details. */
function inWords(found: readonly PayoutDay[], days: number): string {
  const totals = PAYOUT_STATUSES.map((status) => ({
    status,
    count: found.filter((payouts) => payouts.status === status).reduce((sum, { count }) => sum + count, 0),
  }));
  const said = totals
    .filter(({ count }) => count > 0)
    .map(({ status, count }) => `${formatNumber(count)} ${statusWord(status).toLowerCase()}`);
  const counts = said.join(', ');
  return t`Payouts by day over ${days} days: ${counts}. Choose Table for each day.`;
}

interface PayoutBarsProps {
  found: readonly PayoutDay[];
  /** The length of the period, in days. */
  days: number;
  measure: Measure;
  currency: string;
  height: number;
}

const TICK = { fontSize: 12, fill: 'var(--mantine-color-dimmed)' };
const AXIS_WIDTH = 48;

/** Payouts as stacked bars, one bar for each day that has some. */
export default function PayoutBars({ found, days, measure, currency, height }: PayoutBarsProps) {
  const { axis, tooltip } = FORMATS[measure];
  return (
    <div role="img" aria-label={inWords(found, days)}>
      <ResponsiveContainer width="100%" height={height}>
        <BarChart
          data={daysOf(found, measure)}
          accessibilityLayer={false}
          margin={{ top: 8, right: 0, bottom: 0, left: 0 }}
        >
          <CartesianGrid vertical={false} stroke="var(--outlay-line)" />
          <XAxis
            dataKey="day"
            tickFormatter={(day: string) => dayWords(day)}
            minTickGap={24}
            tick={TICK}
            tickLine={false}
            axisLine={{ stroke: 'var(--outlay-line)' }}
          />
          <YAxis
            width={AXIS_WIDTH}
            tickFormatter={(value: number) => axis(value, currency)}
            allowDecimals={false}
            tick={TICK}
            tickLine={false}
            axisLine={false}
          />
          <Tooltip
            isAnimationActive={false}
            cursor={{ fill: 'var(--outlay-band)' }}
            content={({ active, payload }) => {
              const day = active ? (payload?.[0]?.payload as Day | undefined) : undefined;
              return day ? (
                <DayFigures day={day} figure={(status) => tooltip(day[status], currency)} />
              ) : null;
            }}
          />
          {PAYOUT_STATUSES.map((status) => (
            <Bar
              key={status}
              dataKey={status}
              stackId="payouts"
              fill={`var(--payouts-${status.toLowerCase()})`}
              maxBarSize={24}
              isAnimationActive={false}
            />
          ))}
        </BarChart>
      </ResponsiveContainer>
      <div className={classes.legend}>
        {PAYOUT_STATUSES.map((status) => (
          <span key={status} data-status={status} className={classes.entry}>
            {statusWord(status)}
          </span>
        ))}
      </div>
    </div>
  );
}

/** The payouts of the day under the pointer. */
function DayFigures({ day, figure }: { day: Day; figure: (status: PayoutStatus) => string }) {
  return (
    <div className={classes.tip}>
      <b>{dayWords(day.day, true)}</b>
      {PAYOUT_STATUSES.filter((status) => day[status] > 0).map((status) => (
        <span key={status} data-status={status} className={classes.entry}>
          {statusWord(status)}
          <span className={classes.figure}>{figure(status)}</span>
        </span>
      ))}
    </div>
  );
}
